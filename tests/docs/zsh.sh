#!/bin/bash
# Asks zsh for the completions in $COMPLETION: a zsh on a pseudo-terminal of its own is given the
# line and a tab, and compadd, through which all that is offered goes, writes it down.

SHELL_NAME=zsh
here=$(cd "$(dirname "$0")" && pwd)
if ! command -v zsh >/dev/null; then
  echo 'skipped: zsh is not installed'
  exit 77
fi

ask() {
  : >"$scratch/offered"
  HOME=$scratch TERM=dumb timeout 20 zsh -f "$here/ask.zsh" "$COMPLETION" "$scratch/offered" "$1" ||
    echo 'zsh does not answer'
  sed '/^$/d; s/^--[a-z-]*=//; s/\\//g' "$scratch/offered" | sort -u
}

. "$here/completions.sh"
