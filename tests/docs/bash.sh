#!/bin/bash
# Asks bash for the completions in $COMPLETION without a terminal.

SHELL_NAME=bash
here=$(cd "$(dirname "$0")" && pwd)

ask() {
  bash --norc -c '
    . "$1" || exit 1
    # As readline does: blanks part words, and an equals sign is one.
    line=$2 COMP_WORDS=()
    while [[ $line =~ ^\ *([^\ =]+|=)(.*)$ ]]; do
      COMP_WORDS+=("${BASH_REMATCH[1]}") line=${BASH_REMATCH[2]}
    done
    [[ $2 == *" " ]] && COMP_WORDS+=("")
    COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
    _reversi reversi "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD - 1]}"
    ((${#COMPREPLY[@]} == 0)) || printf "%s\n" "${COMPREPLY[@]}"
  ' bash "$COMPLETION" "$1" | sort
}

. "$here/completions.sh"
