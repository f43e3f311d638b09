#!/bin/bash
# Installs what was built under a scratch root, starts program, manual and completions from there,
# and takes all of it away again. BUILD is the build folder, MESON meson, PREFIX and VERSION theirs.

scratch=$(mktemp -d) || exit 1
root=$scratch/root home=$scratch/home
mkdir "$root" "$home"
log=$BUILD/meson-logs/install-log.txt
[ -e "$log" ] && cp -p "$log" "$scratch/log"
restore() {
  [ -e "$scratch/log" ] && mv "$scratch/log" "$log"
  rm -rf "$scratch"
}
trap restore EXIT
failed=0

fail() {
  echo "$*"
  failed=1
}

# same WHAT EXPECTED FOUND
same() { [ "$2" = "$3" ] || fail "$1: expected <$2>, found <$3>"; }

with() { command -v "$1" >/dev/null || { echo "not checked: $1 is not installed" && false; }; }

DESTDIR=$root "$MESON" install -C "$BUILD" --no-rebuild --quiet || exit 1

zsh_folder=site-functions
[ "$PREFIX" = /usr ] && zsh_folder=vendor-completions
same 'the files installed' "./bin/reversi
./share/bash-completion/completions/reversi
./share/fish/vendor_completions.d/reversi.fish
./share/man/man6/reversi.6
./share/zsh/$zsh_folder/_reversi" "$(cd "$root$PREFIX" && find . ! -type d | LC_ALL=C sort)"
same 'files that not everybody may read' '' "$(find "$root" -mindepth 1 ! -perm -444)"

share=$root$PREFIX/share
export PATH=$root$PREFIX/bin:$PATH
same 'reversi --version' "reversi $VERSION" "$(reversi --version)"

# mandoc's man goes by another name on Debian.
for man in man mman; do
  with $man || continue
  found=$(MANPAGER=cat $man -M "$share/man" 6 reversi 2>&1)
  grep -q 'play Reversi in the terminal' <<<"$found" ||
    fail "$man does not find the page: ${found:0:400}"
done
if with fish; then
  found=$(HOME=$home XDG_DATA_DIRS=$share fish -c 'complete -C "reversi --gt"')
  same 'fish' --gtp "${found%%$'\t'*}"
fi
if with zsh; then
  same 'zsh' _reversi "$(HOME=$home zsh -fc 'fpath=($1 $fpath); autoload -Uz compinit
    compinit -u -D; print $_comps[reversi]' zsh "$share/zsh/$zsh_folder")"
fi
loader=/usr/share/bash-completion/bash_completion
if [ -e $loader ]; then
  same 'bash' 'complete -F _reversi reversi' "$(XDG_DATA_DIRS=$share bash --norc -c '
    . "$1"; _completion_loader reversi; complete -p reversi' bash $loader)"
fi

ninja -C "$BUILD" uninstall >/dev/null || fail 'uninstall fails'
same 'left by uninstalling' '' "$(find "$root" -mindepth 1)"

exit $failed
