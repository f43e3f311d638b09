#!/bin/sh
# Plays every case below this folder through a pipe: `in` is typed to reversi with the options of
# `args`, and what it says must be `out`, byte by byte, with status 0. A folder `earlier` in a case
# is played first, with the same saved game. With UPDATE=1 `out` is written instead of compared.

set -u
here=$(cd "$(dirname "$0")" && pwd)
scratch=$(mktemp -d) || exit 1
trap 'rm -rf "$scratch"' EXIT
export TERM=dumb

# play FOLDER: what reversi says; the options are one line of words without quotes.
play() {
  # shellcheck disable=SC2046
  "$REVERSI" --state "$state" $(cat "$1/args") <"$1/in"
}

failed=0
passed=0
for case in "$here"/*/; do
  name=$(basename "$case")
  state=$scratch/$name/game
  said=$scratch/$name.out
  mkdir "$scratch/$name"
  if [ -d "$case/earlier" ]; then
    play "$case/earlier" >"$scratch/$name.earlier" || echo "$name: earlier: status $?"
  fi
  play "$case" >"$said"
  status=$?
  [ "${UPDATE-}" ] && cp "$said" "$case/out"
  if diff -u "$case/out" "$said" && [ $status -eq 0 ]; then
    passed=$((passed + 1))
  else
    echo "$name: failed, status $status"
    failed=$((failed + 1))
  fi
done
echo "$passed cases passed, $failed failed"
[ $failed -eq 0 ] && [ $passed -gt 0 ]
