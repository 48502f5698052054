/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * LabCheeseOptions:
 * @rats: (nullable): the rats
 * @starts: (nullable): where the rats start, in the order of the rats
 * @teams: (nullable): the teams of the rats, in the order of the rats
 * @width: (nullable): the number of columns, as it was typed
 * @height: (nullable): the number of rows, as it was typed
 * @cell_percentage: (nullable): as it was typed
 * @wall_percentage: (nullable): as it was typed
 * @mud_percentage: (nullable): as it was typed
 * @mud_range: (nullable): the fewest and the most turns of mud, as they were typed
 * @style: (nullable): the style of the maze, as it was typed
 * @is_symmetric: whether the maze looks the same when turned by 180 degrees
 * @n_cheese: (nullable): the number of pieces of cheese, as it was typed
 * @maze_seed: (nullable): as it was typed
 * @cheese_seed: (nullable): as it was typed
 * @players_seed: (nullable): as it was typed
 * @seed_from: (nullable): the first seed of a study, as it was typed
 * @maze: (nullable): the file with a maze
 * @mode: (nullable): how the rats are asked, as it was typed
 * @preparation_time: (nullable): the time before the first turn, as it was typed
 * @turn_time: (nullable): the time for a turn, as it was typed
 * @continues: whether a race continues after a rat has failed
 *
 * The options of the commands of the cheese race that no other command has.
 */
typedef struct
{
  GStrv rats;
  GStrv starts;
  GStrv teams;
  char *width;
  char *height;
  char *cell_percentage;
  char *wall_percentage;
  char *mud_percentage;
  char *mud_range;
  char *style;
  gboolean is_symmetric;
  char *n_cheese;
  char *maze_seed;
  char *cheese_seed;
  char *players_seed;
  char *seed_from;
  char *maze;
  char *mode;
  char *preparation_time;
  char *turn_time;
  gboolean continues;
} LabCheeseOptions;

void lab_cheese_options_describe_maze  (LabCheeseOptions *self,
                                        GArray           *entries);
void lab_cheese_options_describe_rats  (LabCheeseOptions *self,
                                        GArray           *entries);
void lab_cheese_options_describe_seeds (LabCheeseOptions *self,
                                        GArray           *entries);
void lab_cheese_options_describe_match (LabCheeseOptions *self,
                                        GArray           *entries);
void lab_cheese_options_clear          (LabCheeseOptions *self);

G_END_DECLS
