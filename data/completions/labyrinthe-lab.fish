# SPDX-FileCopyrightText: The Labyrinthe contributors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Completion of labyrinthe-lab for fish.

set -l commands deal show perft reach path solve hint puzzle play replay analyze engine arena classics maze cheese graph robots

# Whether the command is one of the arguments.
function __labyrinthe_lab_command
    set -l words (commandline -opc)
    contains -- "$words[2]" $argv
end

# Whether it is one of these commands of the family of small games.
function __labyrinthe_lab_classics
    set -l words (commandline -opc)
    test "$words[2]" = classics; and contains -- "$words[3]" $argv
end

# Whether it is one of these commands of the family of mazes.
function __labyrinthe_lab_maze
    set -l words (commandline -opc)
    test "$words[2]" = maze; and contains -- "$words[3]" $argv
end

# Whether it is one of these commands of the family of the cheese race.
function __labyrinthe_lab_cheese
    set -l words (commandline -opc)
    test "$words[2]" = cheese; and contains -- "$words[3]" $argv
end

# Whether it is one of these commands for graphs.
function __labyrinthe_lab_graph
    set -l words (commandline -opc)
    test "$words[2]" = graph; and contains -- "$words[3]" $argv
end

# Whether it is one of these commands for robots.
function __labyrinthe_lab_robots
    set -l words (commandline -opc)
    test "$words[2]" = robots; and contains -- "$words[3]" $argv
end

function __labyrinthe_lab_rats
    set -l word (commandline -ct | string replace -r '^--rat=' '')
    string match -q '*:*' -- $word; or printf '%s\n' greedy rival tour insertion dijkstra bfs bfs-early dfs dfs-sorted dfs-early random1 random2 random3 random4 random5 random6 random7 program: $argv
end

function __labyrinthe_lab_players
    set -l word (commandline -ct | string replace -r '^(--seat=|-S)' '')
    switch $word
        case '*,*' '*:*=*'
        case 'minmax:*' 'alphabeta:*'
            printf '%s\n' (string replace -r ':.*' '' -- $word):{depth=,nodes=,time=}
        case '*:*'
            printf '%s\n' (string replace -r ':.*' '' -- $word):{nodes=,time=}
        case '*'
            printf '%s\n' random beginner greedy solver minmax alphabeta expert $argv
    end
end

function __labyrinthe_lab_small_players
    set -l word (commandline -ct | string replace -r '^(--seat=|-S)' '')
    switch $word
        case '*:*=*'
        case 'minmax:*' 'alphabeta:*'
            printf '%s\n' (string replace -r ':.*' '' -- $word):{depth=,nodes=,time=}
        case '*'
            printf '%s\n' random minmax alphabeta program: $argv
    end
end

complete -c labyrinthe-lab -f

complete -c labyrinthe-lab -n "not __fish_seen_subcommand_from $commands" -a deal -d 'Deal a labyrinth and print its position'
complete -c labyrinthe-lab -n "not __fish_seen_subcommand_from $commands" -a show -d 'Draw a position'
complete -c labyrinthe-lab -n "not __fish_seen_subcommand_from $commands" -a perft -d 'Count the sequences of turns'
complete -c labyrinthe-lab -n "not __fish_seen_subcommand_from $commands" -a reach -d 'List the cells that a pawn can move to'
complete -c labyrinthe-lab -n "not __fish_seen_subcommand_from $commands" -a path -d 'Find a shortest path between two cells'
complete -c labyrinthe-lab -n "not __fish_seen_subcommand_from $commands" -a solve -d 'Find the fewest turns to a tile'
complete -c labyrinthe-lab -n "not __fish_seen_subcommand_from $commands" -a hint -d 'Suggest a good turn'
complete -c labyrinthe-lab -n "not __fish_seen_subcommand_from $commands" -a puzzle -d 'Make a puzzle'
complete -c labyrinthe-lab -n "not __fish_seen_subcommand_from $commands" -a play -d 'Play a game in the terminal'
complete -c labyrinthe-lab -n "not __fish_seen_subcommand_from $commands" -a replay -d 'Draw each board of a saved game'
complete -c labyrinthe-lab -n "not __fish_seen_subcommand_from $commands" -a analyze -d 'Explain the turns of a finished game'
complete -c labyrinthe-lab -n "not __fish_seen_subcommand_from $commands" -a engine -d 'Let a computer player speak the line protocol'
complete -c labyrinthe-lab -n "not __fish_seen_subcommand_from $commands" -a arena -d 'Let players play many games'
complete -c labyrinthe-lab -n "not __fish_seen_subcommand_from $commands" -a classics -d 'Study small games and the search of their trees'
complete -c labyrinthe-lab -n "not __fish_seen_subcommand_from $commands" -a maze -d 'Generate, solve, and measure mazes'
complete -c labyrinthe-lab -n "not __fish_seen_subcommand_from $commands" -a cheese -d 'Let rats race for cheese in a maze'
complete -c labyrinthe-lab -n "not __fish_seen_subcommand_from $commands" -a graph -d 'Traverse graphs and find routes'
complete -c labyrinthe-lab -n "not __fish_seen_subcommand_from $commands" -a robots -d 'Solve and make boards with sliding robots'
complete -c labyrinthe-lab -n "not __fish_seen_subcommand_from $commands" -l version -d 'Print the version'
complete -c labyrinthe-lab -s h -l help -d 'Explain the program or a command'

complete -c labyrinthe-lab -n '__labyrinthe_lab_command deal play arena' -s s -l seed -x -d 'Seed of the deal, a whole number'
complete -c labyrinthe-lab -n '__labyrinthe_lab_command deal play arena' -s c -l cards -x -d 'Cards for each player'
complete -c labyrinthe-lab -n '__labyrinthe_lab_command deal play arena' -s l -l last-treasure -d 'The last treasure wins'
complete -c labyrinthe-lab -n '__labyrinthe_lab_command deal play arena' -s o -l open-cards -d 'Players see all their cards'
complete -c labyrinthe-lab -n '__labyrinthe_lab_command deal play arena' -s r -l random-tiles -d 'Give the movable tiles random walls'
complete -c labyrinthe-lab -n '__labyrinthe_lab_command puzzle' -s s -l seed -x -d 'Seed of the puzzle, a whole number'
complete -c labyrinthe-lab -n '__labyrinthe_lab_command puzzle' -l turns -x -a '1 2 3 4' -d 'Number of turns in the solution'
complete -c labyrinthe-lab -n '__labyrinthe_lab_command puzzle' -l solution -d 'Print the turns that solve it, too'
complete -c labyrinthe-lab -n '__labyrinthe_lab_command puzzle' -l count -x -d 'Make N puzzles, and print a key file'
complete -c labyrinthe-lab -n '__labyrinthe_lab_command deal play' -s p -l players -x -a '2 3 4' -d 'Number of players'
complete -c labyrinthe-lab -n '__labyrinthe_lab_command play' -s n -l name -x -d 'Name of a player'
complete -c labyrinthe-lab -n '__labyrinthe_lab_command play' -s S -l seat -x -a '(__labyrinthe_lab_players person program:)' -d 'Player'
complete -c labyrinthe-lab -n '__labyrinthe_lab_command play' -s f -l position -x -d 'Start from this position'
complete -c labyrinthe-lab -n '__labyrinthe_lab_command show play replay' -s a -l ascii -d 'Draw in plain ASCII'
complete -c labyrinthe-lab -n '__labyrinthe_lab_command hint play arena' -s t -l time -x -d 'Thinking time for each turn of a computer player'
complete -c labyrinthe-lab -n '__labyrinthe_lab_command hint play arena' -l nodes -x -d 'Number of nodes to visit for each turn'
complete -c labyrinthe-lab -n '__labyrinthe_lab_command replay' -l positions -d 'Print positions in notation instead of boards'
complete -c labyrinthe-lab -n '__labyrinthe_lab_command analyze' -l json -d 'Print JSON'
complete -c labyrinthe-lab -n '__labyrinthe_lab_command replay analyze' -a '(__fish_complete_suffix .labyrinthe)'
complete -c labyrinthe-lab -n '__labyrinthe_lab_command engine' -a '(__labyrinthe_lab_players)'
complete -c labyrinthe-lab -n '__labyrinthe_lab_command arena' -s S -l seat -x -a '(__labyrinthe_lab_players program:)' -d 'Player'
complete -c labyrinthe-lab -n '__labyrinthe_lab_command arena' -s g -l games -x -d 'Number of games'
complete -c labyrinthe-lab -n '__labyrinthe_lab_command arena' -s j -l jobs -x -d 'Number of games at the same time'
complete -c labyrinthe-lab -n '__labyrinthe_lab_command arena' -s m -l max-turns -x -d 'End a game as undecided after N turns'
complete -c labyrinthe-lab -n '__labyrinthe_lab_command arena' -l forfeit -d 'A player that fails loses the game at once'
complete -c labyrinthe-lab -n '__labyrinthe_lab_command arena' -l csv -r -F -d 'Write a line for each game'
complete -c labyrinthe-lab -n '__labyrinthe_lab_command arena' -l json -r -F -d 'Write the results'
complete -c labyrinthe-lab -n '__labyrinthe_lab_command arena' -l plot -r -F -d 'Plot the share of games that each player has won'
complete -c labyrinthe-lab -n '__labyrinthe_lab_command play arena' -l log -r -F -d 'Log every line to and from programs'
complete -c labyrinthe-lab -n '__labyrinthe_lab_command play arena' -l sandbox -d 'Run programs in a sandbox'

# The commands of a family have two words.
set -l classics show play solve arena tree

complete -c labyrinthe-lab -n "__fish_seen_subcommand_from classics; and not __fish_seen_subcommand_from $classics" -a show -d 'Explain the small games, or draw a position'
complete -c labyrinthe-lab -n "__fish_seen_subcommand_from classics; and not __fish_seen_subcommand_from $classics" -a play -d 'Play a small game in the terminal'
complete -c labyrinthe-lab -n "__fish_seen_subcommand_from classics; and not __fish_seen_subcommand_from $classics" -a solve -d 'Find the result of perfect play'
complete -c labyrinthe-lab -n "__fish_seen_subcommand_from classics; and not __fish_seen_subcommand_from $classics" -a arena -d 'Let two players play many games'
complete -c labyrinthe-lab -n "__fish_seen_subcommand_from classics; and not __fish_seen_subcommand_from $classics" -a tree -d 'Search a tree from a text file'
complete -c labyrinthe-lab -n '__labyrinthe_lab_classics tree' -F
complete -c labyrinthe-lab -n '__labyrinthe_lab_classics tree' -l by -x -a 'minmax alphabeta' -d 'How to search'
complete -c labyrinthe-lab -n '__labyrinthe_lab_classics tree' -l json -d 'Print JSON'
complete -c labyrinthe-lab -n '__labyrinthe_lab_classics show play solve arena' -a 'matches divide hexapawn tictactoe'
complete -c labyrinthe-lab -n '__labyrinthe_lab_classics play' -s S -l seat -x -a '(__labyrinthe_lab_small_players human)' -d 'Player'
complete -c labyrinthe-lab -n '__labyrinthe_lab_classics arena' -s S -l seat -x -a '(__labyrinthe_lab_small_players)' -d 'Player'
complete -c labyrinthe-lab -n '__labyrinthe_lab_classics play arena' -s s -l seed -x -d 'Seed of the random numbers, a whole number'
complete -c labyrinthe-lab -n '__labyrinthe_lab_classics play arena' -l log -r -F -d 'Log every line to and from programs'
complete -c labyrinthe-lab -n '__labyrinthe_lab_classics play arena' -l sandbox -d 'Run programs in a sandbox'
complete -c labyrinthe-lab -n '__labyrinthe_lab_classics play arena' -s t -l time -x -d 'Thinking time for each turn'
complete -c labyrinthe-lab -n '__labyrinthe_lab_classics play arena' -l nodes -x -d 'Number of nodes to visit for each turn'
complete -c labyrinthe-lab -n '__labyrinthe_lab_classics solve' -s t -l time -x -d 'Give up after this time'
complete -c labyrinthe-lab -n '__labyrinthe_lab_classics solve' -l nodes -x -d 'Give up after this number of nodes'
complete -c labyrinthe-lab -n '__labyrinthe_lab_classics solve' -l json -d 'Print JSON'
complete -c labyrinthe-lab -n '__labyrinthe_lab_classics arena' -s g -l games -x -d 'Number of games'
complete -c labyrinthe-lab -n '__labyrinthe_lab_classics arena' -s j -l jobs -x -d 'Number of games at the same time'
complete -c labyrinthe-lab -n '__labyrinthe_lab_classics arena' -l opening -x -d 'Begin each game with random moves'
complete -c labyrinthe-lab -n '__labyrinthe_lab_classics arena' -l forfeit -d 'A player that fails loses the game at once'
complete -c labyrinthe-lab -n '__labyrinthe_lab_classics arena' -l csv -r -F -d 'Write a line for each game'
complete -c labyrinthe-lab -n '__labyrinthe_lab_classics arena' -l json -r -F -d 'Write the results'
complete -c labyrinthe-lab -n '__labyrinthe_lab_classics arena' -l plot -r -F -d 'Plot the share of games that each player has won'

set -l maze generate solve measure compare escape

complete -c labyrinthe-lab -n "__fish_seen_subcommand_from maze; and not __fish_seen_subcommand_from $maze" -a generate -d 'Generate a maze'
complete -c labyrinthe-lab -n "__fish_seen_subcommand_from maze; and not __fish_seen_subcommand_from $maze" -a solve -d 'Find a way through a maze'
complete -c labyrinthe-lab -n "__fish_seen_subcommand_from maze; and not __fish_seen_subcommand_from $maze" -a measure -d 'Measure a maze'
complete -c labyrinthe-lab -n "__fish_seen_subcommand_from maze; and not __fish_seen_subcommand_from $maze" -a compare -d 'Compare generators or solvers on many mazes'
complete -c labyrinthe-lab -n "__fish_seen_subcommand_from maze; and not __fish_seen_subcommand_from $maze" -a escape -d 'Escape from a maze in the terminal'
complete -c labyrinthe-lab -n '__labyrinthe_lab_maze generate' -a 'binary-tree sidewinder kruskal exploration wilson prim growing-tree eller aldous-broder hunt-and-kill division'
complete -c labyrinthe-lab -n '__labyrinthe_lab_maze generate' -s s -l seed -x -d 'Seed of the random numbers, a whole number'
complete -c labyrinthe-lab -n '__labyrinthe_lab_maze generate' -l braid -x -d 'Open P percent of the dead ends'
complete -c labyrinthe-lab -n '__labyrinthe_lab_maze generate' -l loops -x -d 'Remove N random walls, or N% of them'
complete -c labyrinthe-lab -n '__labyrinthe_lab_maze generate' -l format -x -a 'drawing ascii svg pdf png image binary' -d 'Form of the maze'
complete -c labyrinthe-lab -n '__labyrinthe_lab_maze generate solve' -s o -l output -r -F -d 'Write to this file'
complete -c labyrinthe-lab -n '__labyrinthe_lab_maze generate' -l mask -r -F -d 'Give the maze the shape in a PNG image'
complete -c labyrinthe-lab -n '__labyrinthe_lab_maze generate' -l solution -d 'Draw the solution in a picture'
complete -c labyrinthe-lab -n '__labyrinthe_lab_maze generate' -l entrances -d 'Open the border of a picture'
complete -c labyrinthe-lab -n '__labyrinthe_lab_maze generate solve' -l cell -x -d 'Width of the cells in a picture'
complete -c labyrinthe-lab -n '__labyrinthe_lab_maze generate solve' -l wall -x -d 'Width of the walls in a picture'
complete -c labyrinthe-lab -n '__labyrinthe_lab_maze solve measure' -F
complete -c labyrinthe-lab -n '__labyrinthe_lab_maze escape' -l level -x -d 'Number of the level'
complete -c labyrinthe-lab -n '__labyrinthe_lab_maze escape' -l daily -d 'Play the level of today'
complete -c labyrinthe-lab -n '__labyrinthe_lab_maze escape' -s a -l ascii -d 'Draw in plain ASCII'
complete -c labyrinthe-lab -n '__labyrinthe_lab_maze solve' -l by -x -a 'dfs bfs right-hand left-hand astar dead-ends tremaux' -d 'How to solve'
complete -c labyrinthe-lab -n '__labyrinthe_lab_maze solve measure' -l from -x -d 'Row and column of the start'
complete -c labyrinthe-lab -n '__labyrinthe_lab_maze solve measure' -l to -x -d 'Row and column of the end'
complete -c labyrinthe-lab -n '__labyrinthe_lab_maze solve measure' -l json -d 'Print JSON'
complete -c labyrinthe-lab -n '__labyrinthe_lab_maze compare' -a 'binary-tree sidewinder kruskal exploration wilson prim growing-tree eller aldous-broder hunt-and-kill division'
complete -c labyrinthe-lab -n '__labyrinthe_lab_maze compare' -l size -x -d 'Height and width of each maze'
complete -c labyrinthe-lab -n '__labyrinthe_lab_maze compare' -l mazes -x -d 'Number of mazes of each generator'
complete -c labyrinthe-lab -n '__labyrinthe_lab_maze compare' -s s -l seed -x -d 'Seed of the first maze'
complete -c labyrinthe-lab -n '__labyrinthe_lab_maze compare' -l braid -x -d 'Open P percent of the dead ends'
complete -c labyrinthe-lab -n '__labyrinthe_lab_maze compare' -l by -x -a 'dfs bfs right-hand left-hand astar dead-ends tremaux' -d 'Compare solvers'
complete -c labyrinthe-lab -n '__labyrinthe_lab_maze compare' -s j -l jobs -x -d 'Number of mazes at the same time'
complete -c labyrinthe-lab -n '__labyrinthe_lab_maze compare' -l csv -r -F -d 'Write a line for each maze'
complete -c labyrinthe-lab -n '__labyrinthe_lab_maze compare' -l json -r -F -d 'Write the results as JSON'
complete -c labyrinthe-lab -n '__labyrinthe_lab_maze compare' -l plot -r -F -d 'Plot the means with their intervals'

set -l cheese show play study engine

complete -c labyrinthe-lab -n "__fish_seen_subcommand_from cheese; and not __fish_seen_subcommand_from $cheese" -a show -d 'Draw the maze of a cheese race'
complete -c labyrinthe-lab -n "__fish_seen_subcommand_from cheese; and not __fish_seen_subcommand_from $cheese" -a play -d 'Play a cheese race'
complete -c labyrinthe-lab -n "__fish_seen_subcommand_from cheese; and not __fish_seen_subcommand_from $cheese" -a study -d 'Compare rats in many games'
complete -c labyrinthe-lab -n "__fish_seen_subcommand_from cheese; and not __fish_seen_subcommand_from $cheese" -a engine -d 'Let other programs play cheese races'
complete -c labyrinthe-lab -n '__labyrinthe_lab_cheese show play study' -l rat -x -a '(__labyrinthe_lab_rats)' -d 'Rat'
complete -c labyrinthe-lab -n '__labyrinthe_lab_cheese show play' -l start -x -a 'center top-left top-right bottom-left bottom-right random same' -d 'Where a rat starts'
complete -c labyrinthe-lab -n '__labyrinthe_lab_cheese show play' -l team -x -d 'Name of the team of a rat'
complete -c labyrinthe-lab -n '__labyrinthe_lab_cheese show play study' -l width -x -d 'Number of columns'
complete -c labyrinthe-lab -n '__labyrinthe_lab_cheese show play study' -l height -x -d 'Number of rows'
complete -c labyrinthe-lab -n '__labyrinthe_lab_cheese show play study' -l style -x -a 'big-holes uniform-holes holes-on-side' -d 'Where holes are'
complete -c labyrinthe-lab -n '__labyrinthe_lab_cheese show play study' -l cell-percentage -x -d 'How much of the maze is cells'
complete -c labyrinthe-lab -n '__labyrinthe_lab_cheese show play study' -l wall-percentage -x -d 'How many of the passages that are not needed get a wall'
complete -c labyrinthe-lab -n '__labyrinthe_lab_cheese show play study' -l mud-percentage -x -d 'How many passages have mud'
complete -c labyrinthe-lab -n '__labyrinthe_lab_cheese show play study' -l mud-range -x -d 'Fewest and most turns that mud costs'
complete -c labyrinthe-lab -n '__labyrinthe_lab_cheese show play study' -l symmetric -d 'Make a maze that is the same when turned by 180 degrees'
complete -c labyrinthe-lab -n '__labyrinthe_lab_cheese show play study' -l cheese -x -d 'Number of pieces of cheese'
complete -c labyrinthe-lab -n '__labyrinthe_lab_cheese show play' -s s -l seed -x -d 'Seed of the race, a whole number'
complete -c labyrinthe-lab -n '__labyrinthe_lab_cheese show play' -l maze-seed -x -d 'Seed of the maze'
complete -c labyrinthe-lab -n '__labyrinthe_lab_cheese show play' -l cheese-seed -x -d 'Seed of the places of the cheese'
complete -c labyrinthe-lab -n '__labyrinthe_lab_cheese show play' -l players-seed -x -d 'Seed of random starts and random rats'
complete -c labyrinthe-lab -n '__labyrinthe_lab_cheese show play' -l maze -r -F -d 'Read the maze from this file'
complete -c labyrinthe-lab -n '__labyrinthe_lab_cheese show play' -s a -l ascii -d 'Draw in plain ASCII'
complete -c labyrinthe-lab -n '__labyrinthe_lab_cheese show play' -l json -d 'Print JSON'
complete -c labyrinthe-lab -n '__labyrinthe_lab_cheese study' -s g -l games -x -d 'Number of games of each rat'
complete -c labyrinthe-lab -n '__labyrinthe_lab_cheese study' -l seed-from -x -d 'Seed of the first game'
complete -c labyrinthe-lab -n '__labyrinthe_lab_cheese study' -l start -x -a 'center top-left top-right bottom-left bottom-right random' -d 'Where rats start'
complete -c labyrinthe-lab -n '__labyrinthe_lab_cheese study' -s m -l max-turns -x -d 'End a game after N turns'
complete -c labyrinthe-lab -n '__labyrinthe_lab_cheese study' -s j -l jobs -x -d 'Number of games at the same time'
complete -c labyrinthe-lab -n '__labyrinthe_lab_cheese study' -l csv -r -F -d 'Write a line for each game'
complete -c labyrinthe-lab -n '__labyrinthe_lab_cheese study' -l json -r -F -d 'Write the results as JSON'
complete -c labyrinthe-lab -n '__labyrinthe_lab_cheese study' -l plot -r -F -d 'Plot the share of finished games by turn'
complete -c labyrinthe-lab -n '__labyrinthe_lab_cheese study' -l sandbox -d 'Run programs in a sandbox'
complete -c labyrinthe-lab -n '__labyrinthe_lab_cheese play' -l mode -x -a 'match synchronous sequential simulation' -d 'How the rats are asked'
complete -c labyrinthe-lab -n '__labyrinthe_lab_cheese play' -l preparation-time -x -d 'Time before the first turn'
complete -c labyrinthe-lab -n '__labyrinthe_lab_cheese play' -l turn-time -x -d 'Time for each turn'
complete -c labyrinthe-lab -n '__labyrinthe_lab_cheese play' -l continue-on-error -d 'Continue the race if a rat fails'
complete -c labyrinthe-lab -n '__labyrinthe_lab_cheese play' -s m -l max-turns -x -d 'End the race after N turns'
complete -c labyrinthe-lab -n '__labyrinthe_lab_cheese play' -l log -r -F -d 'Log every line to and from programs'
complete -c labyrinthe-lab -n '__labyrinthe_lab_cheese play' -l sandbox -d 'Run programs in a sandbox'

set -l graph traverse route distances
complete -c labyrinthe-lab -n "__fish_seen_subcommand_from graph; and not __fish_seen_subcommand_from $graph" -a traverse -d 'Visit the nodes of a graph'
complete -c labyrinthe-lab -n "__fish_seen_subcommand_from graph; and not __fish_seen_subcommand_from $graph" -a route -d 'Find a way from one node of a graph to another'
complete -c labyrinthe-lab -n "__fish_seen_subcommand_from graph; and not __fish_seen_subcommand_from $graph" -a distances -d 'Find the distances between all nodes of a graph'
complete -c labyrinthe-lab -n '__labyrinthe_lab_graph traverse route distances' -F
complete -c labyrinthe-lab -n '__labyrinthe_lab_graph traverse route' -l by -x -a 'dfs bfs dijkstra recursive iterative' -d 'Order of the visits'
complete -c labyrinthe-lab -n '__labyrinthe_lab_graph traverse route' -l from -x -d 'First node'
complete -c labyrinthe-lab -n '__labyrinthe_lab_graph traverse route' -l sorted -d 'Take the neighbors of a node by ascending number'
complete -c labyrinthe-lab -n '__labyrinthe_lab_graph traverse' -l stop -x -d 'Stop when this node is visited'
complete -c labyrinthe-lab -n '__labyrinthe_lab_graph traverse' -l all -d 'Fail if a node cannot be reached'
complete -c labyrinthe-lab -n '__labyrinthe_lab_graph route' -l to -x -d 'Last node of the route'
complete -c labyrinthe-lab -n '__labyrinthe_lab_graph distances' -l method -x -a 'searches seidel floyd-warshall' -d 'How to find the distances'
complete -c labyrinthe-lab -n '__labyrinthe_lab_graph traverse route distances' -l json -d 'Print JSON'
complete -c labyrinthe-lab -n '__labyrinthe_lab_graph traverse route distances' -l csv -d 'Print comma-separated values'

set -l robots solve generate show play compare
complete -c labyrinthe-lab -n "__fish_seen_subcommand_from robots; and not __fish_seen_subcommand_from $robots" -a solve -d 'Find the fewest moves of a board'
complete -c labyrinthe-lab -n "__fish_seen_subcommand_from robots; and not __fish_seen_subcommand_from $robots" -a generate -d 'Make random boards'
complete -c labyrinthe-lab -n "__fish_seen_subcommand_from robots; and not __fish_seen_subcommand_from $robots" -a show -d 'Draw a board'
complete -c labyrinthe-lab -n "__fish_seen_subcommand_from robots; and not __fish_seen_subcommand_from $robots" -a play -d 'Play moves on a board'
complete -c labyrinthe-lab -n "__fish_seen_subcommand_from robots; and not __fish_seen_subcommand_from $robots" -a compare -d 'Compare algorithms on many boards'
complete -c labyrinthe-lab -n '__labyrinthe_lab_robots solve show' -F
complete -c labyrinthe-lab -n '__labyrinthe_lab_robots solve' -l by -x -a 'fast bfs astar-h1 astar-h2 dfs' -d 'How to solve'
complete -c labyrinthe-lab -n '__labyrinthe_lab_robots solve' -l all -d 'List all solutions with the fewest moves'
complete -c labyrinthe-lab -n '__labyrinthe_lab_robots solve generate play compare' -l any-robot -d 'Let any robot reach the target'
complete -c labyrinthe-lab -n '__labyrinthe_lab_robots solve generate play compare' -l must-ricochet -d 'A straight way to the target does not count'
complete -c labyrinthe-lab -n '__labyrinthe_lab_robots solve' -l max-moves -x -d 'Look for solutions of at most N moves'
complete -c labyrinthe-lab -n '__labyrinthe_lab_robots solve' -l threads -x -a '1 2' -d 'Number of threads'
complete -c labyrinthe-lab -n '__labyrinthe_lab_robots solve' -l memory -x -d 'Use at most N megabytes'
complete -c labyrinthe-lab -n '__labyrinthe_lab_robots solve' -l json -d 'Print JSON'
complete -c labyrinthe-lab -n '__labyrinthe_lab_robots generate' -l size -x -d 'Number of rows'
complete -c labyrinthe-lab -n '__labyrinthe_lab_robots generate' -l robots -x -a '1 2 3 4 5' -d 'Number of robots'
complete -c labyrinthe-lab -n '__labyrinthe_lab_robots generate compare' -l density -x -d 'How many walls there are, in percent of the usual number'
complete -c labyrinthe-lab -n '__labyrinthe_lab_robots generate' -l moves -x -d 'Make boards that need exactly N moves'
complete -c labyrinthe-lab -n '__labyrinthe_lab_robots generate compare' -s s -l seed -x -d 'Seed of the first board'
complete -c labyrinthe-lab -n '__labyrinthe_lab_robots generate' -l count -x -d 'Number of boards'
complete -c labyrinthe-lab -n '__labyrinthe_lab_robots show play' -s a -l ascii -d 'Draw in plain ASCII'
complete -c labyrinthe-lab -n '__labyrinthe_lab_robots compare' -l sizes -x -a '8,10,12' -d 'Numbers of rows'
complete -c labyrinthe-lab -n '__labyrinthe_lab_robots compare' -l robots -x -a '1..3 1..5' -d 'Numbers of robots'
complete -c labyrinthe-lab -n '__labyrinthe_lab_robots compare' -l boards -x -d 'Number of boards of each kind'
complete -c labyrinthe-lab -n '__labyrinthe_lab_robots compare' -l algorithms -x -a 'fast bfs astar-h1 astar-h2 dfs' -d 'Which algorithms, with commas'
complete -c labyrinthe-lab -n '__labyrinthe_lab_robots compare' -l memory -x -d 'Memory for each search, in megabytes'
complete -c labyrinthe-lab -n '__labyrinthe_lab_robots compare' -s j -l jobs -x -d 'Number of boards at the same time'
complete -c labyrinthe-lab -n '__labyrinthe_lab_robots compare' -l csv -r -F -d 'Write a line for each board and each algorithm'
complete -c labyrinthe-lab -n '__labyrinthe_lab_robots compare' -l json -r -F -d 'Write the results as JSON'
complete -c labyrinthe-lab -n '__labyrinthe_lab_robots compare' -l plot -r -F -d 'Plot time and moves'
