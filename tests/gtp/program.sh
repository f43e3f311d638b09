#!/bin/bash
# The program as an engine: how it starts and ends. REVERSI is the program.

. "$(dirname "$0")/../support/program.sh"

talk() { printf '%s\n' "$@" | "$REVERSI" --gtp "${options[@]}"; }

options=(--seed 7)
expect quit $'= reversi\n\n=' "$(talk name quit name)"
talk quit >/dev/null
expect 'status after quit' 0 $?
printf 'name' | "$REVERSI" --gtp >/dev/null
expect 'status after the end of input' 0 $?
talk "genmove b" nonsense "play w" >/dev/null
expect 'status after nonsense' 0 $?
talk name 2>/dev/null >/dev/full
expect 'status without a reader' 1 $?

for signal in TERM HUP; do
  # What nohup makes everybody below it ignore, the program ignores.
  [ -z "$(trap -p $signal)" ] || { echo "SIG$signal is ignored here"; continue; }
  coproc "$REVERSI" --gtp
  printf 'name\n' >&"${COPROC[1]}"
  read -r _ <&"${COPROC[0]}"
  pid=$COPROC_PID
  kill -s $signal "$pid"
  wait "$pid"
  expect "status after SIG$signal" 0 $?
done

first=$(talk 'genmove b' 'genmove w' 'genmove b')
expect 'the same seed' "$first" "$(talk 'genmove b' 'genmove w' 'genmove b')"
options=(--moves f5d6 --level 3)
expect '--moves' '= White to move. Black (X) 5, White (O) 2' \
  "$(talk 'play b c3' 'play b c4' showboard | sed -n 5p)"
options=(--play-as none --level 1,2 --seed 3)
white=$(talk 'play b f5' 'genmove w')
options=(--level 2 --seed 3)
expect 'two levels' "$(talk 'play b f5' 'genmove w')" "$white"

expect 'files left behind' '' "$(find "$XDG_STATE_HOME" -type f)"
exit $failed
