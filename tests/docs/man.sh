#!/bin/bash
# The manual: its form, and its options against those of the program. TABLE prints the options.

. "$(dirname "$0")/manual.sh"
table=$("$TABLE") || exit 1

# A dash for a value that is not there, as in the table of the options.
documented() {
  section OPTIONS | awk '/^\.It Fl/ {
    has_short = $4 == ","
    print "-" (has_short ? $5 : $3), has_short ? "-" $3 : "-", / Ar / ? "value" : "-"
  }'
}

# values OPTION: the words that stand in its item.
values() {
  section OPTIONS | awk -v item=".It Fl -$1" '
    /^\.It/ { inside = index($0 " ", item " ") == 1; next }
    inside && $1 == ".Cm" { print $2 }'
}

# Options named anywhere: in prose, in other sections, in examples.
mentioned() { grep -oE 'Fl -[a-z-]+| --[a-z][a-z-]*' "$MANUAL" | sed 's/^Fl -/--/; s/^ //'; }

compare options "$(awk -F '\t' '{ print $1, $2, $3 == "-" ? "-" : "value" }' <<<"$table")" \
  "$(documented)"
compare --play-as "$(awk -F '\t' '$1 == "--play-as" { print $4 }' <<<"$table" | tr ' ' '\n')" \
  "$(values play-as)"
compare --verbose "$(awk -F '\t' '$1 == "--verbose" { print $4 }' <<<"$table" | tr ' ' '\n')" \
  "$(values verbose)"

unknown=$(comm -13 <(cut -f 1 <<<"$table" | sort) <(mentioned | sort -u))
if [ -n "$unknown" ]; then
  printf 'the manual names options that are not there:\n%s\n' "$unknown"
  failed=1
fi

sections='NAME, SYNOPSIS, DESCRIPTION, OPTIONS, KEYS, LINE MODE, JSON, GO TEXT PROTOCOL, LEVELS,'
sections+=' RULES, ACCESSIBILITY, ENVIRONMENT, FILES, EXIT STATUS, EXAMPLES, SEE ALSO, BUGS'
compare sections "${sections//, /$'\n'}" "$(sed -n 's/^\.Sh //p' "$MANUAL")"

if ! grep -q "version $VERSION\\." "$MANUAL"; then
  echo "the manual is not about version $VERSION"
  failed=1
fi

if ! command -v mandoc >/dev/null; then
  [ $failed = 1 ] && exit 1
  echo 'skipped: mandoc is not installed'
  exit 77
fi
complaints=$(mandoc -T lint "$MANUAL" 2>&1)
wide=$(mandoc -T ascii -O width=80 "$MANUAL" | col -bx | grep -E '.{81}')
if [ -n "$complaints$wide" ]; then
  printf '%s\n' "mandoc -T lint: ${complaints:-silent}" "wider than 80 columns: ${wide:-nothing}"
  failed=1
fi

exit $failed
