# ask.zsh COMPLETION OUTPUT LINE: writes to OUTPUT what zsh offers at the end of LINE, one a line.

zmodload zsh/zpty || exit 1
export ASK_FOLDER=${1:h} ASK_OUTPUT=$2

# compadd is what every completion goes through; with -O, -A or -D it only sorts words out.
setup=$(<<'END'
PROMPT= LISTMAX=0
unsetopt zle_bracketed_paste
fpath=($ASK_FOLDER $fpath)
autoload -Uz compinit && compinit -u -d $ASK_OUTPUT.dump
zstyle ':completion:*' completer _complete
compadd() {
  local -a offered
  if [[ ${@[1,(i)(-|--)]} != *-(O|A|D)* ]]; then
    builtin compadd -A offered "$@"
    print -rl -- "${(@)offered/#/$IPREFIX}" >>$ASK_OUTPUT
  fi
  builtin compadd "$@"
}
finish() { zle -I; print ASKED; exit }
zle -N finish
bindkey '^]' finish
bindkey '^I' complete-word
print RE""ADY
END
)

zpty asked zsh -f -i
zpty -w asked $setup
zpty -r asked answer '*READY*'
zpty -n -w asked "$3"$'\t\x1d'
zpty -r asked answer '*ASKED*'
zpty -d asked
