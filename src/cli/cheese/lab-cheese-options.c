/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-cheese-options.h"

#include <glib/gi18n.h>

/* Texts are declared as file names for the reason in lab-options-describe.c. */

/* Private helpers */

static void
add (GArray             *entries,
     const GOptionEntry *more)
{
  for (; more->long_name != NULL; more++)
    g_array_append_val (entries, *more);
}

/* Public functions */

/** lab_cheese_options_describe_maze: adds what a random maze is like and how much cheese it has. */
void
lab_cheese_options_describe_maze (LabCheeseOptions *self,
                                  GArray           *entries)
{
  const GOptionEntry more[] = {
    { "width", 0, 0, G_OPTION_ARG_FILENAME, &self->width,
      N_("Number of columns (default: 15)"), N_("N") },
    { "height", 0, 0, G_OPTION_ARG_FILENAME, &self->height,
      N_("Number of rows (default: 13)"), N_("N") },
    { "style", 0, 0, G_OPTION_ARG_FILENAME, &self->style,
      /* Translators: the words after the colon are typed as they are. */
      N_("Where holes are: big-holes, uniform-holes, or holes-on-side (default: big-holes)"),
      /* Translators: stands for a word after an option, as in “--style=STYLE”. */
      N_("STYLE") },
    { "cell-percentage", 0, 0, G_OPTION_ARG_FILENAME, &self->cell_percentage,
      N_("How much of the maze is cells, the rest is holes (default: 80)"), N_("P") },
    { "wall-percentage", 0, 0, G_OPTION_ARG_FILENAME, &self->wall_percentage,
      N_("How many of the passages that are not needed get a wall (default: 60)"), N_("P") },
    { "mud-percentage", 0, 0, G_OPTION_ARG_FILENAME, &self->mud_percentage,
      /* Translators: the cheese study is a command. */
      N_("How many passages have mud (default: 20, or 0 in a study)"), N_("P") },
    { "mud-range", 0, 0, G_OPTION_ARG_FILENAME, &self->mud_range,
      N_("Fewest and most turns that mud costs (default: 4-9)"),
      /* Translators: stands for two numbers after an option, as in “--mud-range=LO-HI”. */
      N_("LO-HI") },
    { "symmetric", 0, 0, G_OPTION_ARG_NONE, &self->is_symmetric,
      N_("Make a maze that is the same when turned by 180 degrees"), NULL },
    { "cheese", 0, 0, G_OPTION_ARG_FILENAME, &self->n_cheese,
      N_("Number of pieces of cheese (default: 21, or 1 in a study)"), N_("N") },
    { NULL },
  };

  add (entries, more);
}

/** lab_cheese_options_describe_rats: adds who races, from where, and in which team. */
void
lab_cheese_options_describe_rats (LabCheeseOptions *self,
                                  GArray           *entries)
{
  const GOptionEntry more[] = {
    { "rat", 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &self->rats,
      /* Translators: “program:” is typed as it is; PROGRAM is a placeholder. */
      N_("Rat: a name such as bfs, or program:PROGRAM; repeat for each rat"),
      /* Translators: stands for the name of a rat after an option, as in “--rat=RAT”. */
      N_("RAT") },
    { "start", 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &self->starts,
      /* Translators: the words before “or” are typed as they are. */
      N_("Where a rat starts: center, top-left, top-right, bottom-left, bottom-right, random, "
         "same, or the number of a cell; repeat for each rat (default: center)"), N_("START") },
    { "team", 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &self->teams,
      N_("Name of the team of a rat; repeat for each rat (default: all in one team)"),
      N_("NAME") },
    { NULL },
  };

  add (entries, more);
}

/** lab_cheese_options_describe_seeds: adds where one race comes from. */
void
lab_cheese_options_describe_seeds (LabCheeseOptions *self,
                                   GArray           *entries)
{
  const GOptionEntry more[] = {
    { "maze-seed", 0, 0, G_OPTION_ARG_FILENAME, &self->maze_seed,
      N_("Seed of the maze, instead of --seed"), N_("N") },
    { "cheese-seed", 0, 0, G_OPTION_ARG_FILENAME, &self->cheese_seed,
      N_("Seed of the places of the cheese, instead of --seed"), N_("N") },
    { "players-seed", 0, 0, G_OPTION_ARG_FILENAME, &self->players_seed,
      N_("Seed of random starts and random rats, instead of --seed"), N_("N") },
    { "maze", 0, 0, G_OPTION_ARG_FILENAME, &self->maze,
      N_("Read the maze from this file instead of making one"), N_("FILE") },
    { NULL },
  };

  add (entries, more);
}

/** lab_cheese_options_describe_match: adds how the rats of a race are asked. */
void
lab_cheese_options_describe_match (LabCheeseOptions *self,
                                   GArray           *entries)
{
  const GOptionEntry more[] = {
    { "mode", 0, 0, G_OPTION_ARG_FILENAME, &self->mode,
      /* Translators: the words after the colon are typed as they are. */
      N_("How the rats are asked: match, synchronous, sequential, or simulation (default: "
         "simulation)"),
      /* Translators: stands for a word after an option, as in “--mode=MODE”. */
      N_("MODE") },
    { "preparation-time", 0, 0, G_OPTION_ARG_FILENAME, &self->preparation_time,
      N_("Time before the first turn (default: 3)"), N_("SECONDS") },
    { "turn-time", 0, 0, G_OPTION_ARG_FILENAME, &self->turn_time,
      N_("Time for each turn (default: 0.1)"), N_("SECONDS") },
    { "continue-on-error", 0, 0, G_OPTION_ARG_NONE, &self->continues,
      N_("Continue the race if a rat fails"), NULL },
    { NULL },
  };

  add (entries, more);
}

/** lab_cheese_options_clear: frees the contents of @self. */
void
lab_cheese_options_clear (LabCheeseOptions *self)
{
  g_clear_pointer (&self->rats, g_strfreev);
  g_clear_pointer (&self->starts, g_strfreev);
  g_clear_pointer (&self->teams, g_strfreev);
  g_clear_pointer (&self->width, g_free);
  g_clear_pointer (&self->height, g_free);
  g_clear_pointer (&self->cell_percentage, g_free);
  g_clear_pointer (&self->wall_percentage, g_free);
  g_clear_pointer (&self->mud_percentage, g_free);
  g_clear_pointer (&self->mud_range, g_free);
  g_clear_pointer (&self->style, g_free);
  g_clear_pointer (&self->n_cheese, g_free);
  g_clear_pointer (&self->maze_seed, g_free);
  g_clear_pointer (&self->cheese_seed, g_free);
  g_clear_pointer (&self->players_seed, g_free);
  g_clear_pointer (&self->seed_from, g_free);
  g_clear_pointer (&self->maze, g_free);
  g_clear_pointer (&self->mode, g_free);
  g_clear_pointer (&self->preparation_time, g_free);
  g_clear_pointer (&self->turn_time, g_free);
}
