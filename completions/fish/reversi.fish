# fish completion for reversi

function __reversi_levels
    set -l levels house 1 2 3 4 5 6 7 8 9
    printf '%s\n' $levels
    set -l word (string replace -r -- '^--level=' '' (commandline -ct))
    if string match -q -- '*,*' $word
        set -l first (string split -m 1 , $word)[1]
        printf "$first,%s\n" $levels
    end
end

complete -c reversi -f
complete -c reversi -l play-as -x -a 'black white both none random' -d 'The side you play'
complete -c reversi -l level -x -a '(__reversi_levels)' -d 'The level of the computer'
complete -c reversi -l seed -x -d 'The same seed and moves, the same game'
complete -c reversi -l position -x -d 'Start from 64 squares and the side to move'
complete -c reversi -l moves -x -d 'Start after these moves'
complete -c reversi -l handicap -x -a '1 2 3 4' -d 'Begin with discs on so many corners'
complete -c reversi -l new -d 'Start a new game even if one is saved'
complete -c reversi -l screen-reader -d 'Arrange the screen for a screen reader'
complete -c reversi -l speech -d 'Show a screen reader the news alone'
complete -c reversi -l large -d 'Start with large squares'
complete -c reversi -l ascii -d 'Show no character outside ASCII'
complete -c reversi -l no-color -d 'Send no colors'
complete -c reversi -l delay -x -d 'Show your move so long before the answer'
complete -c reversi -l state -r -F -d 'Keep the saved game in this file'
complete -c reversi -l no-save -d 'Neither read nor write a saved game'
complete -c reversi -l plain -d 'One question, one answer, no full screen'
complete -c reversi -l json -d 'Answer in JSON, an object a line'
complete -c reversi -l strict -d 'End at the first line that is refused'
complete -c reversi -l repeat -x -d 'Play so many games of two computers'
complete -c reversi -l verbose -x -a '0 1 2' -d 'How much is said of a turn'
complete -c reversi -l gtp -d 'Speak the Go Text Protocol for Othello'
complete -c reversi -s h -l help -d 'Show help and end'
complete -c reversi -s V -l version -d 'Show the version and end'
