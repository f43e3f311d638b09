#!/bin/sh
# attack.sh CHECK REVERSI PROBE TOOLS SANITIZER: one check of the shared fault tools against the
# built program, in its short form. Exit status 77, with the reason, where it cannot be done.

check=$1 reversi=$(realpath "$2") probe=$(realpath "$3") tools=$4 sanitizer=$5
python=/usr/bin/python3

skip() {
  echo "skipped: $1"
  exit 77
}

[ "$sanitizer" = none ] || skip "the program is built with a sanitizer ($sanitizer)"
[ -f "$tools/check_$check.py" ] || skip "no fault tools in $tools"
"$python" -c 'import pyte' 2>/dev/null || skip 'python3-pyte is missing'
command -v gcc >/dev/null || skip 'gcc is missing'

work=$(mktemp -d) || exit 1
trap 'rm -rf "$work"' EXIT
# The tools build a library beside themselves, and their own folder may be read-only.
cp "$tools"/*.py "$tools"/*.c "$tools"/Makefile "$work" || exit 1
chmod 755 "$work"
cd "$work" || exit 1

# Two people at one keyboard make one ply a step, so that what was shown can be counted.
cat >two_people <<END
#!/bin/sh
[ -e "\$XDG_STATE_HOME/reversi/game" ] || set -- --play-as both "\$@"
exec $reversi "\$@"
END
chmod 755 two_people

run() {
  "$python" "check_$check.py" --save '{state}/reversi/game' --progress 'Ply (\d+)' --step 'j\r' \
    --resume p --ready 'You|Black|Paused' --error 'aved game|not saved|Not saved' "$@"
}

case $check in
  harmless) "$python" check_harmless.py --cmd "$reversi" ;;
  faults) run --cmd "$reversi --seed 1" ;;
  crash) run --cmd "$work/two_people --seed 1" --rounds 50 --fresh-every 4 ;;
  # Line mode is chosen without a terminal and on TERM=dumb, so the tool's wish for an error there
  # does not hold; without UTF-8 the board has no lines, which are 38 cells.
  terminal) run --cmd "$reversi --seed 1" --paused Paused --skip streams,terms --blank-ok 38 ;;
  corpus) run --cmd "$work/two_people --seed 1" --probe "$probe {file}" --bits 4 --pty 10 ;;
esac
