#!/bin/bash
# Runs every example of the documents as it stands there, without input and without a saved game.
# REVERSI is the program, MANUAL and README are the documents.

. "$(dirname "$0")/manual.sh"
scratch=$(mktemp -d) || exit 1
trap 'rm -rf "$scratch"' EXIT
mkdir "$scratch/bin" && ln -s "$REVERSI" "$scratch/bin/reversi" || exit 1
export PATH=$scratch/bin:$PATH TERM=xterm

# Each of these prints examples with a NUL after each.
in_help() { reversi --help | sed -n 's/^  reversi /reversi /p' | tr '\n' '\0'; }

in_readme() {
  awk '/^```/ { inside = $0 == "```sh"; next } inside && /build\/reversi/ && !/apt-get/' "$README" |
    sed 's,build/reversi,reversi,g' | tr '\n' '\0'
}

in_manual() {
  section EXAMPLES | awk '
    { sub(/^(\.Dl )?\$ /, ""); sub(/\\e$/, "\\") }
    /^\.Bd/ { inside = 1; next }
    /^\.Ed/ { inside = 0; printf "%c", 0; next }
    inside { print; next }
    /^reversi/ { printf "%s%c", $0, 0 }'
}

# try WHERE AT_LEAST: the examples on standard input succeed, and there are some.
try() {
  count=0
  while IFS= read -r -d '' example; do
    count=$((count + 1))
    export HOME=$scratch/home-$1-$count
    mkdir -p "$HOME"
    said=$(env -u XDG_STATE_HOME sh -c "$example" 2>&1 >/dev/null </dev/null)
    status=$?
    [ $status = 0 ] && [ -z "$said" ] && continue
    printf 'an example of %s ends with status %d: %s\n%s\n' "$1" $status "$example" "$said"
    failed=1
  done
  [ $count -ge "$2" ] || { echo "only $count examples in $1" && failed=1; }
}

try --help 3 < <(in_help)
try README.md 3 < <(in_readme)
try manual 6 < <(in_manual)

exit $failed
