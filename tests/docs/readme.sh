#!/bin/bash
# README.md against the project: options, keys, suites and files that it names have to be there.
# TABLE prints the options, COMMANDS the keys; MESON introspects BUILD; README is the file.

failed=0

# known WHAT NAMED EXISTING: what only the first list has is a fault, and so is an empty one.
known() {
  wrong=$(comm -23 <(sort -u <<<"$2") <(sort -u <<<"$3"))
  [ -n "$2" ] && [ -z "$wrong" ] && return
  printf 'README.md names %s that are not there: <%s>\n' "$1" "${wrong:-none found}"
  failed=1
}

# The commands of other programs have options of their own.
options() {
  sed -E '/apt-get/d; s/`(meson|ninja)[^`]*`//g' "$README" | grep -oE -- '--[a-z][-a-z]*'
}

keys() {
  awk -F '|' '/^\| key /{ inside = 1; next } /^$/ { inside = 0 } inside && !/---/ { print $2 }' \
    "$README" | sed -E 's/([,;]| or | then )/\n/g' | tr -d '` ' | sed -E '/^$/d
      s/^arrows$/Left\nRight\nUp\nDown/; s/^[a-h]$/a-h/; s/^[1-8]$/1-8/'
}

suites() {
  sed -n '/--suite/,/)/p' "$README" | tr '\n' ' ' | sed 's/).*//' |
    grep -oE -- '--suite [a-z]+|`[a-z]+`' | sed 's/--suite //; s/`//g'
}

existing_suites() {
  "$MESON" introspect --tests "$BUILD" | grep -oE '"reversi:[a-z]+"' |
    sed 's/.*://; s/"//' | sort -u
}

files() { grep -oE '`(src|include|tests|man|completions|\.ci)/[^` ]*' "$README" | tr -d '`'; }

known options "$(options)" "$("$TABLE" | cut -f 1)"
known keys "$(keys)" "$("$COMMANDS" | sed -n 's/^key\t//p')"
known suites "$(suites)" "$(existing_suites)"
known files "$(files)" "$(cd "${README%/*}" && for file in $(files); do ls -d "$file"; done)"

missing=$(comm -13 <(suites | sort -u) <(existing_suites))
[ -z "$missing" ] || { echo "README.md does not name these suites: <$missing>" && failed=1; }

exit $failed
