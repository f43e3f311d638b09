#!/bin/bash
# What --help and --version write, and what they answer where nothing can be written. REVERSI is
# the program.

. "$(dirname "$0")/../support/program.sh"
complaint='reversi: cannot write to standard output'

for option in --help --version; do
  expect "$option on a full disk" "$complaint 74" "$("$REVERSI" $option 2>&1 >/dev/full) $?"
  expect "$option with output closed" "$complaint 74" "$("$REVERSI" $option 2>&1 >&-) $?"
  expect "$option with input closed" 0 "$("$REVERSI" $option 2>&1 >/dev/null <&-)$?"
done
expect '--version' 1 "$("$REVERSI" --version | wc -l)"
expect 'a game with output closed' 'reversi: standard input and output must be open 1' \
  "$("$REVERSI" 2>&1 >&- </dev/null) $?"
expect 'wrong usage with output closed' 2 "$("$REVERSI" --no 2>/dev/null >&-)$?"
expect 'files left behind' '' "$(find "$XDG_STATE_HOME" -mindepth 1)"

exit $failed
