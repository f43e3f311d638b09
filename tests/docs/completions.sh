# What a shell offers, compared with the options of the program. Sourced by bash.sh, zsh.sh and
# fish.sh, which define ask: it prints what the shell offers at the end of a command line, one a
# line, sorted. TABLE is the program that prints the options.

table=$("$TABLE") || exit 1
scratch=$(mktemp -d) || exit 1
trap 'rm -rf "$scratch"' EXIT
mkdir -p "$scratch/files/savings" && cd "$scratch/files" && touch 'saved' 'saved game' || exit 1
failed=0

# compare LINE EXPECTED: both ways, what is missing and what is too much.
compare() {
  wrong=$(diff <(printf '%s' "$2" | sort) <(ask "$1")) && return
  printf '%s offers other words after <%s>:\n%s\n' "$SHELL_NAME" "$1" "$wrong"
  failed=1
}

# after_flag LINE: there is nothing to add but further options.
after_flag() {
  ask "$1" | grep -v '^-' || return
  printf '%s offers these words after <%s>\n' "$SHELL_NAME" "$1"
  failed=1
}

lines() { tr ' ' '\n'; }

compare 'reversi --' "$(cut -f 1 <<<"$table")"
compare 'reversi -' "$(cut -f 1,2 --output-delimiter $'\n' <<<"$table" | grep -vx -- -)"
compare 'reversi --no-s' '--no-save'
compare 'reversi --plain --gt' '--gtp'

while IFS=$'\t' read -r name short value words; do
  if [ "$value" = - ]; then
    after_flag "reversi $name "
    [ "$short" = - ] || after_flag "reversi $short "
  elif [ "$words" != - ]; then
    compare "reversi $name " "$(lines <<<"$words")"
    compare "reversi $name=" "$(lines <<<"$words")"
    compare "reversi --plain $name ${words:0:1}" "$(lines <<<"$words" | grep "^${words:0:1}")"
  elif [ "$value" = FILE ]; then
    compare "reversi $name sav" $'saved\nsaved game\nsavings'
    compare "reversi $name=savi" 'savings'
  else
    compare "reversi $name " ''
    compare "reversi $name=" ''
  fi
done <<<"$table"

levels=$(grep '^--level' <<<"$table" | cut -f 4)
compare 'reversi --play-as none --level 3,' "$(lines <<<"$levels" | sed 's/^/3,/')"
compare 'reversi --play-as none --level=house,h' 'house,house'

exit $failed
