# SPDX-FileCopyrightText: The Labyrinthe contributors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Completion of labyrinthe-lab for bash, with or without the package bash-completion.

_labyrinthe_lab_players='random beginner greedy solver minmax alphabeta expert'

_labyrinthe_lab_generators='binary-tree sidewinder kruskal exploration wilson prim growing-tree
                            eller aldous-broder hunt-and-kill division'

_labyrinthe_lab_deal='-s --seed= -c --cards= -l --last-treasure -o --open-cards -r --random-tiles'
_labyrinthe_lab_limits='-t --time= --nodes='
_labyrinthe_lab_seats='-S --seat= -s --seed= --log= --sandbox'

_labyrinthe_lab_rats='greedy rival tour insertion dijkstra bfs bfs-early dfs dfs-sorted dfs-early
                      random1 random2 random3 random4 random5 random6 random7'
_labyrinthe_lab_cheese='--rat= --start= --team= --width= --height= --style= --cell-percentage=
                        --wall-percentage= --mud-percentage= --mud-range= --symmetric --cheese='
_labyrinthe_lab_race='-s --seed= --maze-seed= --cheese-seed= --players-seed= --maze= -a --ascii --json'

# The options of the command $1. A "=" says that a value follows.
_labyrinthe_lab_options() {
  case $1 in
    deal) echo "$_labyrinthe_lab_deal -p --players=" ;;
    show) echo '-a --ascii' ;;
    replay) echo '-a --ascii --positions' ;;
    analyze) echo '--json' ;;
    hint) echo "$_labyrinthe_lab_limits" ;;
    puzzle) echo '-s --seed= --turns= --solution --count=' ;;
    play) echo "$_labyrinthe_lab_deal -p --players= -n --name= -S --seat= -f --position= -a --ascii --log= --sandbox" \
               "$_labyrinthe_lab_limits" ;;
    'classics play') echo "$_labyrinthe_lab_seats $_labyrinthe_lab_limits" ;;
    'classics solve') echo "$_labyrinthe_lab_limits --json" ;;
    'classics arena') echo "$_labyrinthe_lab_seats $_labyrinthe_lab_limits -g --games= -j --jobs= --opening=" \
                           "--forfeit --csv= --json= --plot=" ;;
    'classics tree') echo '--by= --json' ;;
    'maze generate') echo '-s --seed= --braid= --loops= --format= -o --output= --mask= --solution
                             --entrances --cell= --wall=' ;;
    'maze solve') echo '--by= -o --output= --from= --to= --cell= --wall= --json' ;;
    'maze measure') echo '--from= --to= --json' ;;
    'maze escape') echo '--level= --daily -a --ascii' ;;
    'maze compare') echo '--size= --mazes= -s --seed= --braid= --by= -j --jobs= --csv= --json= --plot=' ;;
    'graph traverse') echo '--by= --from= --sorted --stop= --all --json --csv' ;;
    'graph route') echo '--by= --from= --sorted --to= --json --csv' ;;
    'graph distances') echo '--method= --json --csv' ;;
    'cheese show') echo "$_labyrinthe_lab_cheese $_labyrinthe_lab_race" ;;
    'cheese play') echo "$_labyrinthe_lab_cheese $_labyrinthe_lab_race --mode= --preparation-time= --turn-time=" \
                        "--continue-on-error -m --max-turns= --log= --sandbox" ;;
    'cheese study') echo '--rat= -g --games= --seed-from= --start= --width= --height= --style= --cell-percentage=
                          --wall-percentage= --mud-percentage= --mud-range= --symmetric --cheese=
                          -m --max-turns= -j --jobs= --csv= --json= --plot= --sandbox' ;;
    'robots solve') echo '--by= --all --any-robot --must-ricochet --max-moves= --threads= --memory= --json' ;;
    'robots generate') echo '--size= --robots= --density= --moves= --any-robot --must-ricochet -s --seed= --count=' ;;
    'robots show') echo '-a --ascii' ;;
    'robots play') echo '--any-robot --must-ricochet -a --ascii' ;;
    'robots compare') echo '--sizes= --robots= --boards= --algorithms= --any-robot --must-ricochet -s --seed=
                            --density= --memory= -j --jobs= --csv= --json= --plot=' ;;
    arena) echo "$_labyrinthe_lab_deal $_labyrinthe_lab_limits -S --seat= -g --games= -j --jobs=" \
                "-m --max-turns= --forfeit --csv= --json= --plot= --log= --sandbox" ;;
  esac
  echo '-h --help'
}

# Fills COMPREPLY with the words of $1 that begin with $2. A blank follows each word, except
# words that need more text: those that end in "=" or ":".
_labyrinthe_lab_offer() {
  local word
  while IFS= read -r word; do
    case $word in
      '') ;;
      *=|*:) COMPREPLY+=("$word") ;;
      *) COMPREPLY+=("$word ") ;;
    esac
  done < <(compgen -W "$1" -- "$2")
}

_labyrinthe_lab_offer_files() {
  local name
  compopt -o filenames -o default 2>/dev/null
  while IFS= read -r name; do
    COMPREPLY+=("$name")
  done < <(compgen -f -- "$1")
}

# Words after --seat that begin with $2; $1 is the command.
_labyrinthe_lab_offer_players() {
  local players=$_labyrinthe_lab_players level
  case "$1 $2" in
    classics*:*=*) ;;
    classics*minmax:*) players='minmax:depth= minmax:time= minmax:nodes=' ;;
    classics*alphabeta:*) players='alphabeta:depth= alphabeta:time= alphabeta:nodes=' ;;
    classics*)
      players='random minmax alphabeta program:'
      [ "$1" = 'classics play' ] && players+=' human' ;;
  esac
  case $1 in classics*) _labyrinthe_lab_offer "$players" "$2"; return ;; esac
  case $2 in
    *,*|*:*=*) ;;
    *:*)
      # Only these look ahead to a depth.
      level=${2%%:*}
      players="$level:nodes= $level:time="
      case $level in minmax|alphabeta) players+=" $level:depth=" ;; esac ;;
    *)
      [ "$1" = engine ] || players+=' program:'
      [ "$1" = play ] && players+=' person' ;;
  esac
  _labyrinthe_lab_offer "$players" "$2"
}

# Words after --rat that begin with $2; $1 is the command.
_labyrinthe_lab_offer_rats() {
  local rats="$_labyrinthe_lab_rats program:"
  [ "$1" = 'cheese play' ] && rats+=' person'
  case $2 in *:*) ;; *) _labyrinthe_lab_offer "$rats" "$2" ;; esac
}

_labyrinthe_lab() {
  # Bash takes "=" and ":" for words of their own; here they belong to the word.
  local line=${COMP_LINE:0:COMP_POINT} words command word option cut
  read -ra words <<<"$line"
  [[ $line == *[[:space:]] ]] && words+=('')
  command=${words[1]-}
  # The commands of a family have two words.
  case $command in
    classics|maze|cheese|graph|robots) [ ${#words[@]} -gt 3 ] && command+=" ${words[2]}" ;;
  esac
  word=${words[${#words[@]} - 1]}
  option=${words[${#words[@]} - 2]}
  COMPREPLY=()
  compopt -o nospace 2>/dev/null

  if [ ${#words[@]} -le 2 ]; then
    _labyrinthe_lab_offer 'deal show perft reach path solve hint puzzle play replay analyze engine
                           arena classics maze cheese graph robots -h --help --version' "$word"
  elif [ "$command" = classics ]; then
    _labyrinthe_lab_offer 'show play solve arena tree -h --help' "$word"
  elif [ "$command" = maze ]; then
    _labyrinthe_lab_offer 'generate solve measure compare escape -h --help' "$word"
  elif [ "$command" = cheese ]; then
    _labyrinthe_lab_offer 'show play study engine -h --help' "$word"
  elif [ "$command" = graph ]; then
    _labyrinthe_lab_offer 'traverse route distances -h --help' "$word"
  elif [ "$command" = robots ]; then
    _labyrinthe_lab_offer 'solve generate show play compare -h --help' "$word"
  else
    case $word in --*=*) option=${word%%=*} word=${word#*=} ;; esac
    # Only an arena and a comparison write JSON to a file.
    case "$command $option" in
      'maze compare --json'|'robots compare --json') ;;
      'graph '*' --json'|'graph '*' --csv') option= ;;
      'graph '*' --by') option=--order ;;
      'robots solve --json') option= ;;
      'robots solve --by') option=--robots-solver ;;
      'analyze --json'|'classics tree --json'|'classics solve --json'|maze*--json|'cheese show --json'|'cheese play --json') option= ;;
      # Elsewhere, this short option has no value.
      'maze generate -o'|'maze solve -o') option=--output ;;
      'maze solve --by'|'maze compare --by') option=--solver ;;
    esac
    case $option in
      --seat|-S) _labyrinthe_lab_offer_players "$command" "$word" ;;
      --by) _labyrinthe_lab_offer 'minmax alphabeta' "$word" ;;
      --solver)
        _labyrinthe_lab_offer 'dfs bfs right-hand left-hand astar dead-ends tremaux' "$word" ;;
      --robots-solver|--algorithms) _labyrinthe_lab_offer 'fast bfs astar-h1 astar-h2 dfs' "$word" ;;
      --order) _labyrinthe_lab_offer 'dfs bfs dijkstra recursive iterative' "$word" ;;
      --method) _labyrinthe_lab_offer 'searches seidel floyd-warshall' "$word" ;;
      --format) _labyrinthe_lab_offer 'drawing ascii svg pdf png image binary' "$word" ;;
      --csv|--json|--plot|--log|--output|--mask) _labyrinthe_lab_offer_files "$word" ;;
      --rat) _labyrinthe_lab_offer_rats "$command" "$word" ;;
      --start)
        _labyrinthe_lab_offer 'center top-left top-right bottom-left bottom-right random same' "$word" ;;
      --style) _labyrinthe_lab_offer 'big-holes uniform-holes holes-on-side' "$word" ;;
      --mode) _labyrinthe_lab_offer 'match synchronous sequential simulation' "$word" ;;
      --maze) _labyrinthe_lab_offer_files "$word" ;;
      --threads) _labyrinthe_lab_offer '1 2' "$word" ;;
      --turns) _labyrinthe_lab_offer '1 2 3 4' "$word" ;;
      --players|-p) _labyrinthe_lab_offer '2 3 4' "$word" ;;
      --seed|-s|--cards|-c|--time|-t|--nodes|--name|-n|--position|-f|--games|-g|--jobs|-j|--opening|--max-turns|-m|--count|--braid|--loops|--from|--to|--stop|--cell|--wall|--level|--size|--mazes|--team|--width|--height|--cell-percentage|--wall-percentage|--mud-percentage|--mud-range|--cheese|--maze-seed|--cheese-seed|--players-seed|--preparation-time|--turn-time|--seed-from|--max-moves|--memory|--robots|--density|--moves|--sizes|--boards)
        ;;
      *)
        case $word in
          -*) _labyrinthe_lab_offer "$(_labyrinthe_lab_options "$command")" "$word" ;;
          *)
            case $command in
              engine) _labyrinthe_lab_offer_players engine "$word" ;;
              'classics '[^t]*)
                # A position follows the game.
                case " ${words[*]:3:${#words[@]}-4}" in
                  *' matches'*|*' divide'*|*' hexapawn'*|*' tictactoe'*) ;;
                  *) _labyrinthe_lab_offer 'matches divide hexapawn tictactoe' "$word" ;;
                esac ;;
              replay|analyze|'classics tree'|'maze solve'|'maze measure'|'graph '*|'robots solve'|'robots show')
                _labyrinthe_lab_offer_files "$word" ;;
              'maze generate'|'maze compare')
                _labyrinthe_lab_offer "$_labyrinthe_lab_generators" "$word" ;;
            esac ;;
        esac ;;
    esac
  fi

  # What bash takes for earlier words must not come twice.
  cut=${line##*[[:space:]]}
  case $COMP_WORDBREAKS in *=*) [[ $cut == *=* ]] && cut=${cut#*=} ;; esac
  case $COMP_WORDBREAKS in
    *:*)
      if [[ $cut == *:* ]]; then
        word=${cut%"${cut##*:}"}
        COMPREPLY=("${COMPREPLY[@]#"$word"}")
      fi ;;
  esac
  return 0
}

complete -F _labyrinthe_lab labyrinthe-lab
