#!/bin/bash
# The manual's commands of the Go Text Protocol against those that REVERSI, the program, lists.

. "$(dirname "$0")/manual.sh"
listed=$("$REVERSI" --gtp <<<list_commands | sed 's/^= //; /^$/d') || exit 1

compare 'GO TEXT PROTOCOL' "$listed" \
  "$(section 'GO TEXT PROTOCOL' | sed -nE 's/^\.It Ic ([^ ]+).*/\1/p')"

exit $failed
