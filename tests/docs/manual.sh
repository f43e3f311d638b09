# The manual's parts, for comparing them with the program. Sourced by the other scripts; MANUAL
# is the page.

failed=0

# section NAME: the source lines of a section.
section() { awk -v name="$1" '/^\.Sh/ { inside = $0 == ".Sh " name; next } inside' "$MANUAL"; }

# compare WHAT PROGRAM MANUAL: two lists that have to be the same, in any order.
compare() {
  wrong=$(diff <(sort <<<"$2") <(sort <<<"$3")) && return
  printf '%s: the program (<) and the manual (>) differ:\n%s\n' "$1" "$wrong"
  failed=1
}
