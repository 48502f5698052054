/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-options.h"

#include <glib/gi18n.h>

#include "lab-text.h"

/* The blanks before an option in the help, and the fewest blanks after it. */
#define INDENT 2
#define GAP 2

/* Texts are declared as file names, because GLib passes those on byte by byte. It would convert
 * strings from the encoding of the locale, and refuse all names beyond ASCII in the locale C. */

/* Private helpers */

static void
add_entries (LabOptions         *self,
             const GOptionEntry *entries)
{
  for (; entries->long_name != NULL; entries++)
    g_array_append_val (self->entries, *entries);
}

static void
describe_deal (LabOptions *self)
{
  const GOptionEntry entries[] = {
    { "seed", 's', 0, G_OPTION_ARG_FILENAME, &self->seed,
      /* Translators: the same seed always deals the same labyrinth and cards. */
      N_("Seed of the deal, a whole number (default: random)"),
      /* Translators: stands for a number after an option, as in “--games=N”. */
      N_("N") },
    { "cards", 'c', 0, G_OPTION_ARG_FILENAME, &self->cards,
      N_("Cards for each player (default: all cards)"), N_("N") },
    { "last-treasure", 'l', 0, G_OPTION_ARG_NONE, &self->last_treasure,
      N_("The last treasure wins; no need to return home"), NULL },
    { "open-cards", 'o', 0, G_OPTION_ARG_NONE, &self->open_cards,
      N_("Players see all their cards and find them in any order"), NULL },
    { "random-tiles", 'r', 0, G_OPTION_ARG_NONE, &self->random_tiles,
      N_("Give the movable tiles random walls"), NULL },
    { NULL },
  };

  add_entries (self, entries);
}

static void
describe_players (LabOptions *self)
{
  const GOptionEntry entries[] = {
    { "players", 'p', 0, G_OPTION_ARG_FILENAME, &self->players,
      N_("Number of players, 2 to 4 (default: 2)"), N_("N") },
    { NULL },
  };

  add_entries (self, entries);
}

static void
describe_programs (LabOptions *self)
{
  const GOptionEntry entries[] = {
    { "log", 0, 0, G_OPTION_ARG_FILENAME, &self->log,
      N_("Log every line to and from programs, and their standard error"), N_("FILE") },
    { "sandbox", 0, 0, G_OPTION_ARG_NONE, &self->sandbox,
      N_("Run programs in a sandbox, without home folder and network (needs bubblewrap)"), NULL },
    { NULL },
  };

  add_entries (self, entries);
}

static void
describe_table (LabOptions *self)
{
  const GOptionEntry entries[] = {
    { "name", 'n', 0, G_OPTION_ARG_FILENAME_ARRAY, &self->names,
      N_("Name of a player; repeat for each player, in the order of the seats"),
      /* Translators: stands for a name after an option, as in “--name=NAME”. */
      N_("NAME") },
    { "seat", 'S', 0, G_OPTION_ARG_FILENAME_ARRAY, &self->seats,
      /* Translators: “person” and “cmd:” are typed as they are; LEVEL, OPTION and PROGRAM are
       * placeholders. */
      N_("Player: person, LEVEL[:OPTION,…], or cmd:PROGRAM; repeat for each seat, in order "
          "(default: person)"),
      /* Translators: stands for a player after an option, as in “--seat=WHO”. */
      N_("WHO") },
    { "position", 'f', 0, G_OPTION_ARG_FILENAME, &self->position,
      N_("Start from this position instead of a deal"), N_("POSITION") },
    { NULL },
  };

  add_entries (self, entries);
}

static void
describe_drawing (LabOptions *self)
{
  const GOptionEntry entries[] = {
    { "ascii", 'a', 0, G_OPTION_ARG_NONE, &self->ascii,
      N_("Draw in plain ASCII, for terminals without box characters"), NULL },
    { NULL },
  };

  add_entries (self, entries);
}

static void
describe_limits (LabOptions *self)
{
  const GOptionEntry entries[] = {
    { "time", 't', 0, G_OPTION_ARG_FILENAME, &self->time,
      N_("Thinking time for each turn of a computer player"),
      /* Translators: stands for a number of seconds after an option, as in “--time=SECONDS”. */
      N_("SECONDS") },
    { "nodes", 0, 0, G_OPTION_ARG_FILENAME, &self->nodes,
      /* Translators: a node is a position that a search looks at. */
      N_("Number of nodes to visit for each turn, on any machine"), N_("N") },
    { NULL },
  };

  add_entries (self, entries);
}

/* Describes what the arenas of all games share. */
static void
describe_games (LabOptions *self)
{
  const GOptionEntry entries[] = {
    { "games", 'g', 0, G_OPTION_ARG_FILENAME, &self->games,
      N_("Number of games (default: 100)"), N_("N") },
    { "jobs", 'j', 0, G_OPTION_ARG_FILENAME, &self->jobs,
      N_("Number of games at the same time (default: one for each processor)"), N_("N") },
    { "forfeit", 0, 0, G_OPTION_ARG_NONE, &self->forfeit,
      N_("A player that fails loses the game at once"), NULL },
    { "csv", 0, 0, G_OPTION_ARG_FILENAME, &self->csv,
      N_("Write a line for each game, as comma-separated values"),
      /* Translators: stands for the name of a file after an option, as in “--csv=FILE”. */
      N_("FILE") },
    { "json", 0, 0, G_OPTION_ARG_FILENAME, &self->json,
      N_("Write the results as JSON"), N_("FILE") },
    { "plot", 0, 0, G_OPTION_ARG_FILENAME, &self->plot,
      N_("Plot the share of games that each player has won by each turn"),
      /* Translators: FILE stands for any file name; .svg, .pdf, and .png are typed as they
       * are. */
      N_("FILE.svg|FILE.pdf|FILE.png") },
    { NULL },
  };

  add_entries (self, entries);
}

static void
describe_arena (LabOptions *self)
{
  const GOptionEntry entries[] = {
    { "seat", 'S', 0, G_OPTION_ARG_FILENAME_ARRAY, &self->seats,
      /* Translators: “cmd:” is typed as it is; LEVEL, OPTION and PROGRAM are placeholders. */
      N_("Player: LEVEL[:OPTION,…] or cmd:PROGRAM; repeat for two to four players"), N_("WHO") },
    { "max-turns", 'm', 0, G_OPTION_ARG_FILENAME, &self->max_turns,
      /* Translators: N is the number after the option, as in “--max-turns=N”. */
      N_("End a game as undecided after N turns of each player (default: 5000)"), N_("N") },
    { NULL },
  };

  add_entries (self, entries);
  describe_games (self);
}

static void
describe_puzzle (LabOptions *self)
{
  const GOptionEntry entries[] = {
    { "seed", 's', 0, G_OPTION_ARG_FILENAME, &self->seed,
      /* Translators: the same seed always makes the same puzzle. */
      N_("Seed of the puzzle, a whole number (default: random)"), N_("N") },
    { "turns", 0, 0, G_OPTION_ARG_FILENAME, &self->turns,
      N_("Number of turns in the solution, 1 to 4 (default: 3)"), N_("N") },
    { "solution", 0, 0, G_OPTION_ARG_NONE, &self->solution,
      N_("Print the turns that solve it, too"), NULL },
    { "count", 0, 0, G_OPTION_ARG_FILENAME, &self->count,
      N_("Make N puzzles from this seed and the next ones, and print a key file"),
      N_("N") },
    { NULL },
  };

  add_entries (self, entries);
}

static void
describe_replay (LabOptions *self)
{
  const GOptionEntry entries[] = {
    { "positions", 0, 0, G_OPTION_ARG_NONE, &self->positions,
      N_("Print positions in notation instead of boards"), NULL },
    { NULL },
  };

  add_entries (self, entries);
}

static void
describe_tree (LabOptions *self)
{
  const GOptionEntry entries[] = {
    { "by", 0, 0, G_OPTION_ARG_FILENAME, &self->by,
      /* Translators: minmax and alphabeta are typed as they are. */
      N_("How to search: minmax or alphabeta"),
      /* Translators: stands for minmax or alphabeta after an option, as in “--by=SEARCH”. */
      N_("SEARCH") },
    { NULL },
  };

  add_entries (self, entries);
}

static void
describe_search_limits (LabOptions *self)
{
  const GOptionEntry entries[] = {
    { "time", 't', 0, G_OPTION_ARG_FILENAME, &self->time,
      N_("Give up after this time (default: no limit)"), N_("SECONDS") },
    { "nodes", 0, 0, G_OPTION_ARG_FILENAME, &self->nodes,
      /* Translators: a node is a position that a search looks at. */
      N_("Give up after this number of nodes (default: no limit)"), N_("N") },
    { NULL },
  };

  add_entries (self, entries);
}

static void
describe_as_json (LabOptions *self)
{
  const GOptionEntry entries[] = {
    { "json", 0, 0, G_OPTION_ARG_NONE, &self->as_json, N_("Print JSON"), NULL },
    { NULL },
  };

  add_entries (self, entries);
}

static void
describe_classics_seats (LabOptions *self)
{
  const GOptionEntry entries[] = {
    { "seat", 'S', 0, G_OPTION_ARG_FILENAME_ARRAY, &self->seats,
      /* Translators: the words before the brackets and “program:” are typed as they are; OPTION
       * and PROGRAM are placeholders. */
      N_("Player: random, minmax[:OPTION,…], alphabeta[:OPTION,…], or program:PROGRAM; in play, "
         "also human; repeat for each of the two players"), N_("WHO") },
    { "seed", 's', 0, G_OPTION_ARG_FILENAME, &self->seed,
      N_("Seed of the random numbers, a whole number (default: random)"), N_("N") },
    { NULL },
  };

  add_entries (self, entries);
}

static void
describe_classics_arena (LabOptions *self)
{
  const GOptionEntry entries[] = {
    { "opening", 0, 0, G_OPTION_ARG_FILENAME, &self->opening,
      N_("Begin each game with N random moves, the same for both players (default: 0)"),
      N_("N") },
    { NULL },
  };

  add_entries (self, entries);
  describe_games (self);
}

static void
describe_maze_generate (LabOptions *self)
{
  const GOptionEntry entries[] = {
    { "seed", 's', 0, G_OPTION_ARG_FILENAME, &self->seed,
      N_("Seed of the random numbers, a whole number (default: random)"), N_("N") },
    { "braid", 0, 0, G_OPTION_ARG_FILENAME, &self->braid,
      N_("Open P percent of the dead ends, 0 to 100 (default: 0)"),
      /* Translators: stands for a percentage after an option, as in “--braid=P”. */
      N_("P") },
    { "loops", 0, 0, G_OPTION_ARG_FILENAME, &self->loops,
      N_("Remove N random walls, or a share such as 10%, to make loops (default: 0)"), N_("N") },
    { "format", 0, 0, G_OPTION_ARG_FILENAME, &self->format,
      /* Translators: the words after the colon are typed as they are. */
      N_("Form of the maze: drawing, ascii, svg, pdf, png, image, or binary (default: drawing)"),
      /* Translators: stands for a word after an option, as in “--format=FORMAT”. */
      N_("FORMAT") },
    { "output", 'o', 0, G_OPTION_ARG_FILENAME, &self->output,
      N_("Write to this file instead of the standard output"), N_("FILE") },
    { "mask", 0, 0, G_OPTION_ARG_FILENAME, &self->mask,
      N_("Give the maze the shape that is dark in a PNG image"), N_("FILE") },
    { "solution", 0, 0, G_OPTION_ARG_NONE, &self->solution, N_("Draw the solution in a picture"),
      NULL },
    { "entrances", 0, 0, G_OPTION_ARG_NONE, &self->entrances,
      N_("Open the border of a picture at both ends of the solution"), NULL },
    { NULL },
  };

  add_entries (self, entries);
}

static void
describe_maze_picture (LabOptions *self)
{
  const GOptionEntry entries[] = {
    { "cell", 0, 0, G_OPTION_ARG_FILENAME, &self->cell,
      N_("Width of the cells in a picture, in pixels (default: 12, or 24 for png)"), N_("N") },
    { "wall", 0, 0, G_OPTION_ARG_FILENAME, &self->wall,
      N_("Width of the walls in a picture (default: a sixth of that of the cells)"), N_("N") },
    { NULL },
  };

  add_entries (self, entries);
}

static void
describe_maze_escape (LabOptions *self)
{
  const GOptionEntry entries[] = {
    { "level", 0, 0, G_OPTION_ARG_FILENAME, &self->level,
      N_("Number of the level (default: 1)"), N_("N") },
    { "daily", 0, 0, G_OPTION_ARG_NONE, &self->daily, N_("Play the level of today"), NULL },
    { NULL },
  };

  add_entries (self, entries);
}

static void
describe_maze_solver (LabOptions *self)
{
  const GOptionEntry entries[] = {
    { "by", 0, 0, G_OPTION_ARG_FILENAME, &self->by,
      /* Translators: the words after the colon are typed as they are. */
      N_("How to solve: dfs, bfs, right-hand, left-hand, astar, dead-ends, or tremaux"),
      /* Translators: stands for a word after an option, as in “--by=SOLVER”. */
      N_("SOLVER") },
    { "output", 'o', 0, G_OPTION_ARG_FILENAME, &self->output,
      N_("Write to this file: a picture if it ends in .svg, .pdf, or .png; otherwise a drawing"),
      N_("FILE") },
    { NULL },
  };

  add_entries (self, entries);
}

static void
describe_maze_compare (LabOptions *self)
{
  const GOptionEntry entries[] = {
    { "size", 0, 0, G_OPTION_ARG_FILENAME, &self->size,
      N_("Height and width of each maze (default: 30x30)"),
      /* Translators: stands for a height and a width after an option, as in “--size=HxW”. */
      N_("HxW") },
    { "mazes", 0, 0, G_OPTION_ARG_FILENAME, &self->mazes,
      N_("Number of mazes of each generator (default: 100)"), N_("N") },
    { "seed", 's', 0, G_OPTION_ARG_FILENAME, &self->seed,
      N_("Seed of the first maze; each other one has the next seed (default: random)"), N_("N") },
    { "braid", 0, 0, G_OPTION_ARG_FILENAME, &self->braid,
      N_("Open P percent of the dead ends, 0 to 100 (default: 0)"), N_("P") },
    { "by", 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &self->solvers,
      N_("Compare solvers: one, or several with commas; can be repeated"), N_("SOLVER") },
    { "jobs", 'j', 0, G_OPTION_ARG_FILENAME, &self->jobs,
      N_("Number of mazes at the same time (default: one for each processor)"), N_("N") },
    { "csv", 0, 0, G_OPTION_ARG_FILENAME, &self->csv,
      N_("Write a line for each maze, as comma-separated values"), N_("FILE") },
    { "json", 0, 0, G_OPTION_ARG_FILENAME, &self->json,
      N_("Write the results as JSON"), N_("FILE") },
    { "plot", 0, 0, G_OPTION_ARG_FILENAME, &self->plot,
      N_("Plot the means with their intervals"), N_("FILE.svg|FILE.pdf|FILE.png") },
    { NULL },
  };

  add_entries (self, entries);
}

static void
describe_maze_cells (LabOptions *self)
{
  const GOptionEntry entries[] = {
    { "from", 0, 0, G_OPTION_ARG_FILENAME, &self->from,
      N_("Start: its row and column from 0, such as 2,0 (default: top left)"),
      /* Translators: stands for a cell after an option, as in “--from=CELL”. */
      N_("CELL") },
    { "to", 0, 0, G_OPTION_ARG_FILENAME, &self->to,
      N_("End: its row and column (default: bottom right)"), N_("CELL") },
    { NULL },
  };

  add_entries (self, entries);
}

static void
describe_cheese_maze (LabOptions *self)
{
  lab_cheese_options_describe_maze (&self->cheese, self->entries);
}

static void
describe_cheese_rats (LabOptions *self)
{
  lab_cheese_options_describe_rats (&self->cheese, self->entries);
}

static void
describe_cheese_seeds (LabOptions *self)
{
  const GOptionEntry entries[] = {
    { "seed", 's', 0, G_OPTION_ARG_FILENAME, &self->seed,
      N_("Seed of the race, a whole number (default: random)"), N_("N") },
    { NULL },
  };

  add_entries (self, entries);
  lab_cheese_options_describe_seeds (&self->cheese, self->entries);
}

static void
describe_cheese_match (LabOptions *self)
{
  const GOptionEntry entries[] = {
    { "max-turns", 'm', 0, G_OPTION_ARG_FILENAME, &self->max_turns,
      N_("End the race after N turns (default: no limit)"), N_("N") },
    { NULL },
  };

  lab_cheese_options_describe_match (&self->cheese, self->entries);
  add_entries (self, entries);
}

static void
describe_cheese_study (LabOptions *self)
{
  const GOptionEntry entries[] = {
    { "rat", 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &self->cheese.rats,
      N_("Rat: a name such as bfs, or program:PROGRAM; repeat for each rat"), N_("RAT") },
    { "games", 'g', 0, G_OPTION_ARG_FILENAME, &self->games,
      N_("Number of games of each rat (default: 1000)"), N_("N") },
    { "seed-from", 0, 0, G_OPTION_ARG_FILENAME, &self->cheese.seed_from,
      N_("Seed of the first game; each other one has the next seed (default: 0)"), N_("N") },
    { "start", 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &self->cheese.starts,
      /* Translators: the words before “or” are typed as they are. */
      N_("Where rats start: center, top-left, top-right, bottom-left, bottom-right, or random "
         "(default: center)"), N_("START") },
    { "max-turns", 'm', 0, G_OPTION_ARG_FILENAME, &self->max_turns,
      N_("End a game after N turns (default: no limit)"), N_("N") },
    { "jobs", 'j', 0, G_OPTION_ARG_FILENAME, &self->jobs,
      N_("Number of games at the same time (default: one for each processor)"), N_("N") },
    { "csv", 0, 0, G_OPTION_ARG_FILENAME, &self->csv,
      N_("Write a line for each game, as comma-separated values"), N_("FILE") },
    { "json", 0, 0, G_OPTION_ARG_FILENAME, &self->json,
      N_("Write the results as JSON"), N_("FILE") },
    { "plot", 0, 0, G_OPTION_ARG_FILENAME, &self->plot,
      N_("Plot the share of finished games by turn"), N_("FILE.svg|FILE.pdf|FILE.png") },
    { "sandbox", 0, 0, G_OPTION_ARG_NONE, &self->sandbox,
      N_("Run programs in a sandbox"), NULL },
    { NULL },
  };

  add_entries (self, entries);
}

static void
describe_help (LabOptions *self)
{
  const GOptionEntry entries[] = {
    { "help", 'h', 0, G_OPTION_ARG_NONE, &self->help, N_("Explain this command"), NULL },
    { NULL },
  };

  add_entries (self, entries);
}

/* Returns what to type for an option, such as “-g, --games=N”. */
static char *
format_name (const GOptionEntry *entry)
{
  g_autoptr (GString) name = g_string_new (NULL);

  if (entry->short_name != 0)
    g_string_append_printf (name, "-%c, ", entry->short_name);
  g_string_append_printf (name, "--%s", entry->long_name);
  if (entry->arg_description != NULL)
    g_string_append_printf (name, "=%s", _(entry->arg_description));
  return g_strdup (name->str);
}

/* Appends blanks to @text until its last line, of @used cells, is @column cells long. */
static void
append_blanks (GString *text,
               guint    used,
               guint    column)
{
  for (; used < column; used++)
    g_string_append_c (text, ' ');
}

/* Appends an option and its meaning, which begins on a line of its own below a long name. */
static void
append_option (GString            *text,
               const GOptionEntry *entry,
               guint               column,
               guint               width)
{
  g_autofree char *name = format_name (entry);
  g_autofree char *meaning = lab_text_wrap (_(entry->description), width - column);
  g_auto (GStrv) lines = g_strsplit (meaning, "\n", -1);
  guint used = INDENT + lab_text_measure (name);

  append_blanks (text, 0, INDENT);
  g_string_append (text, name);
  if (used + GAP > column)
    {
      g_string_append_c (text, '\n');
      used = 0;
    }
  for (guint i = 0; lines[i] != NULL; i++, used = 0)
    {
      append_blanks (text, used, column);
      g_string_append_printf (text, "%s\n", lines[i]);
    }
}

static void
describe_graph_walk (LabOptions *self)
{
  lab_graph_command_options_describe_walk (&self->graph, self->entries);
}

static void
describe_graph_stops (LabOptions *self)
{
  lab_graph_command_options_describe_stops (&self->graph, self->entries);
}

static void
describe_graph_end (LabOptions *self)
{
  lab_graph_command_options_describe_end (&self->graph, self->entries);
}

static void
describe_graph_pairs (LabOptions *self)
{
  lab_graph_command_options_describe_pairs (&self->graph, self->entries);
}

static void
describe_graph_forms (LabOptions *self)
{
  lab_graph_command_options_describe_forms (&self->graph, self->entries);
}

/* Public functions */

/**
 * lab_options_add:
 * @self: the options
 * @entries: (array zero-terminated=1): more options
 *
 * Adds options that a command accepts.
 */
void
lab_options_add (LabOptions         *self,
                 const GOptionEntry *entries)
{
  g_return_if_fail (self != NULL && self->entries != NULL);

  add_entries (self, entries);
}

/**
 * lab_options_describe:
 * @self: receives the options; cleared or all zero
 * @set: the options to accept
 * @describe: (nullable): adds more options
 *
 * Makes a list of the options in @set, and of those that @describe adds.
 */
void
lab_options_describe (LabOptions             *self,
                      LabOptionSet            set,
                      LabOptionsDescribeFunc  describe)
{
  static const struct
  {
    LabOptionSet set;
    void (*describe) (LabOptions *self);
  } parts[] = {
    { LAB_OPTION_SET_DEAL, describe_deal },
    { LAB_OPTION_SET_PLAYERS, describe_players },
    { LAB_OPTION_SET_TABLE, describe_table },
    { LAB_OPTION_SET_DRAWING, describe_drawing },
    { LAB_OPTION_SET_LIMITS, describe_limits },
    { LAB_OPTION_SET_SEARCH_LIMITS, describe_search_limits },
    { LAB_OPTION_SET_ARENA, describe_arena },
    { LAB_OPTION_SET_PUZZLE, describe_puzzle },
    { LAB_OPTION_SET_REPLAY, describe_replay },
    { LAB_OPTION_SET_TREE, describe_tree },
    { LAB_OPTION_SET_MAZE_GENERATE, describe_maze_generate },
    { LAB_OPTION_SET_MAZE_SOLVER, describe_maze_solver },
    { LAB_OPTION_SET_MAZE_CELLS, describe_maze_cells },
    { LAB_OPTION_SET_MAZE_COMPARE, describe_maze_compare },
    { LAB_OPTION_SET_MAZE_PICTURE, describe_maze_picture },
    { LAB_OPTION_SET_MAZE_ESCAPE, describe_maze_escape },
    { LAB_OPTION_SET_CHEESE_STUDY, describe_cheese_study },
    { LAB_OPTION_SET_CHEESE_RATS, describe_cheese_rats },
    { LAB_OPTION_SET_CHEESE_MAZE, describe_cheese_maze },
    { LAB_OPTION_SET_CHEESE_SEEDS, describe_cheese_seeds },
    { LAB_OPTION_SET_CHEESE_MATCH, describe_cheese_match },
    { LAB_OPTION_SET_GRAPH_WALK, describe_graph_walk },
    { LAB_OPTION_SET_GRAPH_END, describe_graph_end },
    { LAB_OPTION_SET_GRAPH_STOPS, describe_graph_stops },
    { LAB_OPTION_SET_GRAPH_PAIRS, describe_graph_pairs },
    { LAB_OPTION_SET_GRAPH_FORMS, describe_graph_forms },
    { LAB_OPTION_SET_CLASSICS_SEATS, describe_classics_seats },
    { LAB_OPTION_SET_CLASSICS_ARENA, describe_classics_arena },
    { LAB_OPTION_SET_AS_JSON, describe_as_json },
    { LAB_OPTION_SET_PROGRAMS, describe_programs },
  };

  g_return_if_fail (self != NULL);

  self->entries = g_array_new (TRUE, FALSE, sizeof (GOptionEntry));
  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    {
      if ((set & parts[i].set) != 0)
        parts[i].describe (self);
    }
  if (describe != NULL)
    describe (self);
  describe_help (self);
}

/**
 * lab_options_format_help:
 * @self: the options, as lab_options_describe() left them
 * @width: the width of a line, in character cells
 *
 * Returns: (transfer full): a list of the options for people, in lines that each end with a line
 *   feed
 */
char *
lab_options_format_help (const LabOptions *self,
                         guint             width)
{
  g_autoptr (GString) text = g_string_new (NULL);
  guint column = 2 * INDENT;

  g_return_val_if_fail (self != NULL && self->entries != NULL, NULL);

  for (guint i = 0; i < self->entries->len; i++)
    {
      g_autofree char *name = format_name (&g_array_index (self->entries, GOptionEntry, i));
      guint used = INDENT + lab_text_measure (name) + GAP;

      if (used <= width * 2 / 5)
        column = MAX (column, used);
    }
  for (guint i = 0; i < self->entries->len; i++)
    append_option (text, &g_array_index (self->entries, GOptionEntry, i), column, width);
  return g_strdup (text->str);
}
