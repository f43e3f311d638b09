# What tests of the program by its own output share. Sourced; REVERSI is the program. No saved game
# of the person who runs the tests is touched.

failed=0

# expect WHAT WANTED GOT
expect() {
  [ "$2" = "$3" ] && return
  printf '%s: wanted\n%s\ngot\n%s\n' "$1" "$2" "$3"
  failed=1
}

XDG_STATE_HOME=$(mktemp -d) || exit 1
export XDG_STATE_HOME
trap 'rm -rf "$XDG_STATE_HOME"' EXIT
