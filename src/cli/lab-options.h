/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

#include "lab-cheese-options.h"
#include "lab-deal.h"
#include "lab-graph-command-options.h"
#include "lab-limits.h"
#include "lab-robots-command-options.h"

G_BEGIN_DECLS

/**
 * LabOptionSet:
 * @LAB_OPTION_SET_NONE: only --help
 * @LAB_OPTION_SET_DEAL: how to deal a game
 * @LAB_OPTION_SET_TABLE: who plays, and from which position
 * @LAB_OPTION_SET_DRAWING: how to draw
 * @LAB_OPTION_SET_LIMITS: how long a computer may think
 * @LAB_OPTION_SET_ARENA: who plays how many games, and where the results go
 * @LAB_OPTION_SET_PUZZLE: which puzzle to make
 * @LAB_OPTION_SET_REPLAY: what to print about a game
 * @LAB_OPTION_SET_TREE: how to search a tree
 * @LAB_OPTION_SET_CLASSICS_SEATS: who plays one of the small games
 * @LAB_OPTION_SET_CLASSICS_ARENA: how many of them to play, and where the results go
 * @LAB_OPTION_SET_AS_JSON: whether to print JSON
 * @LAB_OPTION_SET_PLAYERS: how many players there are
 * @LAB_OPTION_SET_PROGRAMS: how to run programs that play
 * @LAB_OPTION_SET_SEARCH_LIMITS: when a search gives up
 * @LAB_OPTION_SET_MAZE_ESCAPE: which level of the escape game to play
 * @LAB_OPTION_SET_CHEESE_MAZE: what the mazes of the cheese race are like
 * @LAB_OPTION_SET_CHEESE_RATS: which rats race, and from where
 * @LAB_OPTION_SET_CHEESE_SEEDS: which race to deal
 * @LAB_OPTION_SET_CHEESE_MATCH: how the rats are asked
 * @LAB_OPTION_SET_GRAPH_WALK: how to traverse a graph, and from where
 * @LAB_OPTION_SET_GRAPH_STOPS: where a traversal ends
 * @LAB_OPTION_SET_GRAPH_END: where a route ends
 * @LAB_OPTION_SET_GRAPH_PAIRS: how to find all distances
 * @LAB_OPTION_SET_GRAPH_FORMS: in which form to print results about a graph
 * @LAB_OPTION_SET_CHEESE_STUDY: which rats are compared in how many races
 *
 * The options that a command accepts.
 */
typedef enum
{
  LAB_OPTION_SET_NONE = 0,
  LAB_OPTION_SET_DEAL = 1 << 0,
  LAB_OPTION_SET_TABLE = 1 << 1,
  LAB_OPTION_SET_DRAWING = 1 << 2,
  LAB_OPTION_SET_LIMITS = 1 << 3,
  LAB_OPTION_SET_ARENA = 1 << 4,
  LAB_OPTION_SET_PUZZLE = 1 << 5,
  LAB_OPTION_SET_REPLAY = 1 << 6,
  LAB_OPTION_SET_TREE = 1 << 7,
  LAB_OPTION_SET_CLASSICS_SEATS = 1 << 8,
  LAB_OPTION_SET_CLASSICS_ARENA = 1 << 9,
  LAB_OPTION_SET_AS_JSON = 1 << 10,
  LAB_OPTION_SET_PLAYERS = 1 << 11,
  LAB_OPTION_SET_PROGRAMS = 1 << 12,
  LAB_OPTION_SET_SEARCH_LIMITS = 1 << 13,
  LAB_OPTION_SET_MAZE_GENERATE = 1 << 14,
  LAB_OPTION_SET_MAZE_SOLVER = 1 << 15,
  LAB_OPTION_SET_MAZE_CELLS = 1 << 16,
  LAB_OPTION_SET_MAZE_COMPARE = 1 << 17,
  LAB_OPTION_SET_MAZE_PICTURE = 1 << 18,
  LAB_OPTION_SET_MAZE_ESCAPE = 1 << 19,
  LAB_OPTION_SET_CHEESE_MAZE = 1 << 20,
  LAB_OPTION_SET_CHEESE_RATS = 1 << 21,
  LAB_OPTION_SET_CHEESE_SEEDS = 1 << 22,
  LAB_OPTION_SET_CHEESE_MATCH = 1 << 23,
  LAB_OPTION_SET_GRAPH_WALK = 1 << 24,
  LAB_OPTION_SET_GRAPH_STOPS = 1 << 25,
  LAB_OPTION_SET_GRAPH_END = 1 << 26,
  LAB_OPTION_SET_GRAPH_PAIRS = 1 << 27,
  LAB_OPTION_SET_GRAPH_FORMS = 1 << 28,
  LAB_OPTION_SET_CHEESE_STUDY = 1 << 29,
} LabOptionSet;

/**
 * LabOptions:
 * @entries: (element-type GOptionEntry): the options that the command accepts
 * @help: whether to explain the command and do nothing else
 * @seed: (nullable): as it was typed
 * @players: (nullable): as it was typed
 * @cards: (nullable): as it was typed
 * @last_treasure: whether the last treasure wins
 * @open_cards: whether cards are open
 * @random_tiles: whether the loose tiles are drawn at random
 * @names: (nullable): the names of the players
 * @position: (nullable): the position to continue from, as it was typed
 * @ascii: whether to draw in plain ASCII
 * @time: (nullable): the time to think, as it was typed
 * @nodes: (nullable): the number of nodes to visit, as it was typed
 * @seats: (nullable): who plays
 * @games: (nullable): the number of games, as it was typed
 * @jobs: (nullable): the number of threads, as it was typed
 * @max_turns: (nullable): the longest game, as it was typed
 * @forfeit: whether a player that fails loses the game
 * @csv: (nullable): the file for the games
 * @json: (nullable): the file for the results
 * @plot: (nullable): the file for the drawing
 * @log: (nullable): the file for the lines that are exchanged with programs
 * @sandbox: whether programs run in a sandbox
 * @turns: (nullable): the number of turns of a puzzle, as it was typed
 * @count: (nullable): the number of puzzles, as it was typed
 * @positions: whether to print positions instead of boards
 * @solution: whether to print a solution
 * @by: (nullable): the search, as it was typed
 * @opening: (nullable): the number of random moves before a game, as it was typed
 * @as_json: whether to print JSON
 * @entrances: whether a picture of a maze has gaps in the border
 * @braid: (nullable): the share of dead ends to open, as it was typed
 * @loops: (nullable): how many walls of a maze to remove, as it was typed
 * @format: (nullable): the form of a maze, as it was typed
 * @output: (nullable): the file for a maze
 * @from: (nullable): the start of a way, as it was typed
 * @to: (nullable): the end of a way, as it was typed
 * @size: (nullable): the height and width of mazes, as they were typed
 * @mazes: (nullable): the number of mazes, as it was typed
 * @solvers: (nullable): the solvers, as they were typed
 * @mask: (nullable): the image with the shape of a maze
 * @cell: (nullable): the width of cells, as it was typed
 * @wall: (nullable): the width of walls, as it was typed
 * @level: (nullable): the number of a level, as it was typed
 * @daily: whether to play the level of today
 * @cheese: the options of the cheese race
 * @graph: the options of the commands for graphs
 * @robots: the options of the commands for robots
 * @operands: (array zero-terminated=1): the words that are not options
 *
 * The words after the word of a command. Clear it with lab_options_clear().
 */
typedef struct
{
  GArray *entries;
  gboolean help;
  char *seed;
  char *players;
  char *cards;
  gboolean last_treasure;
  gboolean open_cards;
  gboolean random_tiles;
  GStrv names;
  char *position;
  gboolean ascii;
  char *time;
  char *nodes;
  GStrv seats;
  char *games;
  char *jobs;
  char *max_turns;
  gboolean forfeit;
  char *csv;
  char *json;
  char *plot;
  char *log;
  gboolean sandbox;
  char *turns;
  char *count;
  gboolean positions;
  gboolean solution;
  char *by;
  char *opening;
  gboolean as_json;
  gboolean entrances;
  char *braid;
  char *loops;
  char *format;
  char *output;
  char *from;
  char *to;
  char *size;
  char *mazes;
  GStrv solvers;
  char *mask;
  char *cell;
  char *wall;
  char *level;
  gboolean daily;
  LabCheeseOptions cheese;
  LabGraphCommandOptions graph;
  LabRobotsCommandOptions robots;
  GStrv operands;
} LabOptions;

/**
 * LabOptionsDescribeFunc:
 * @self: the options
 *
 * Adds the options that only one command has, see lab_options_add().
 */
typedef void (*LabOptionsDescribeFunc) (LabOptions *self);

void     lab_options_describe     (LabOptions             *self,
                                   LabOptionSet            set,
                                   LabOptionsDescribeFunc  describe);
void     lab_options_add          (LabOptions             *self,
                                   const GOptionEntry     *entries);
char    *lab_options_format_help  (const LabOptions  *self,
                                   guint              width);
gboolean lab_options_parse        (LabOptions        *self,
                                   GStrv              args,
                                   GError           **error);
void     lab_options_clear        (LabOptions        *self);
gboolean lab_options_touch_deal   (const LabOptions  *self);
gboolean lab_options_get_seed     (const LabOptions  *self,
                                   guint64           *seed,
                                   GError           **error);
gboolean lab_options_get_deal     (const LabOptions  *self,
                                   LabDeal           *deal,
                                   GError           **error);
gboolean lab_options_get_deal_for (const LabOptions  *self,
                                   guint              n_players,
                                   LabDeal           *deal,
                                   GError           **error);
gboolean lab_options_get_limits   (const LabOptions  *self,
                                   LabLimits         *limits,
                                   GError           **error);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (LabOptions, lab_options_clear)

G_END_DECLS
