#!/bin/bash
# Asks fish for the completions in $COMPLETION without a terminal.

SHELL_NAME=fish
here=$(cd "$(dirname "$0")" && pwd)
if ! command -v fish >/dev/null; then
  echo 'skipped: fish is not installed'
  exit 77
fi

ask() {
  HOME=$scratch fish --no-config -c '
    source $argv[1]
    complete -C $argv[2]
  ' "$COMPLETION" "$1" | cut -f 1 | sed 's/^--[a-z-]*=//; s/\\//g; s,/$,,' | sort
}

. "$here/completions.sh"
