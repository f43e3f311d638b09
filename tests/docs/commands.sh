#!/bin/bash
# The manual's keys, words and levels against the tables of the program, which COMMANDS prints.

. "$(dirname "$0")/manual.sh"
commands=$("$COMMANDS") || exit 1

in_program() { sed -n "s/^$1\t//p" <<<"$commands"; }

# items SECTION: what its list explains, one a line, arguments in capitals as in the tables.
items() {
  section "$1" | sed -nE 's/^\.It (Ic |Ar )/\1/p' |
    sed -E 's/ , /\n/g' | sed -E 's/^Ic //; s/\\&//; s/(^| )Ar ([a-z ]+)/\1\U\2/'
}

levels() {
  section LEVELS | awk '/^\.It Cm/ { getline summary; print $3 ": " summary }'
}

compare KEYS "$(in_program key)" "$(items KEYS)"
compare 'LINE MODE' "$(in_program word)" "$(items 'LINE MODE')"
compare LEVELS "$(in_program level)" "$(levels)"

exit $failed
