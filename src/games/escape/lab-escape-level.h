/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-maze.h"
#include "lab-random.h"

G_BEGIN_DECLS

/**
 * LabEscapeItem:
 * @LAB_ESCAPE_MAP: shows the first steps to the nearest goal, or to the exit
 * @LAB_ESCAPE_LEAP: leaps over one wall, in a direction that the player chooses
 * @LAB_ESCAPE_HAMMER: breaks all walls around the player's cell, except those of the border
 * @LAB_ESCAPE_RIFT: takes the player to another cell, which depends only on the level
 * @LAB_ESCAPE_SHUFFLE: replaces all walls; everything else stays where it is
 *
 * A kind of item, in the order in which the levels introduce them. All items are carried: a player
 * who enters a cell with an item takes it, and can use it once, at any time. An item costs no move,
 * except that a leap is one.
 */
typedef enum
{
  LAB_ESCAPE_MAP,
  LAB_ESCAPE_LEAP,
  LAB_ESCAPE_HAMMER,
  LAB_ESCAPE_RIFT,
  LAB_ESCAPE_SHUFFLE,
} LabEscapeItem;

#define LAB_N_ESCAPE_ITEMS 5

/** LAB_ESCAPE_MAX_GOALS: the largest number of goals of a level. */
#define LAB_ESCAPE_MAX_GOALS 4

/** LAB_ESCAPE_N_MAZES: the number of mazes of a level: the first one, and the shuffled one. */
#define LAB_ESCAPE_N_MAZES 2

/**
 * LabEscapeRecipe:
 * @number: the number of the level, from 1; 0 for a daily level
 * @year: the year of a daily level
 * @month: its month, from 1
 * @day: its day, from 1
 * @mazes: (array fixed-size=2) (transfer full): the maze, and the one after a shuffle, which is
 *   %NULL if there is no shuffle
 * @start: where the player begins
 * @exit: where the player must arrive
 * @n_goals: the number of goals
 * @goals: the cells that must be visited before the exit counts
 * @has_item: which items lie on the floor
 * @items: where they lie
 * @new_item: which item appears for the first time, or -1
 * @rift: where the rift leads
 * @sight: how many steps along open ways the player sees; 0 if everything is seen
 *
 * What a level is made of. All cells are different, except that the rift may lead to a goal or an
 * item.
 */
typedef struct
{
  guint64      number;
  guint        year;
  guint        month;
  guint        day;
  LabMaze     *mazes[LAB_ESCAPE_N_MAZES];
  LabMazeCell  start;
  LabMazeCell  exit;
  guint        n_goals;
  LabMazeCell  goals[LAB_ESCAPE_MAX_GOALS];
  gboolean     has_item[LAB_N_ESCAPE_ITEMS];
  LabMazeCell  items[LAB_N_ESCAPE_ITEMS];
  int          new_item;
  LabMazeCell  rift;
  guint        sight;
} LabEscapeRecipe;

/**
 * LabEscapeLevel:
 * @recipe: what it is made of
 * @height: the number of rows
 * @width: the number of columns
 *
 * A level of the escape game, which never changes. It can be used by several threads.
 */
typedef struct
{
  LabEscapeRecipe recipe;
  guint           height;
  guint           width;
} LabEscapeLevel;

const char     *lab_escape_item_get_word        (LabEscapeItem          item);
LabEscapeLevel *lab_escape_level_new            (const LabEscapeRecipe *recipe);
void            lab_escape_level_unref          (LabEscapeLevel        *self);
char           *lab_escape_level_format         (const LabEscapeLevel  *self);
gboolean        lab_escape_level_find_item      (const LabEscapeLevel  *self,
                                                 LabMazeCell            cell,
                                                 LabEscapeItem         *item);
gboolean        lab_escape_level_find_goal      (const LabEscapeLevel  *self,
                                                 LabMazeCell            cell,
                                                 guint                 *goal);
LabEscapeLevel *lab_escape_maker_make           (guint64                number,
                                                 GError               **error);
LabEscapeLevel *lab_escape_maker_make_daily     (guint                  year,
                                                 guint                  month,
                                                 guint                  day,
                                                 GError               **error);
LabEscapeLevel *lab_escape_maker_parse          (const char            *text,
                                                 GError               **error);
gboolean        lab_escape_maker_read           (const char            *text,
                                                 guint64               *number,
                                                 guint                 *year,
                                                 guint                 *month,
                                                 guint                 *day);
double          lab_escape_maker_get_difficulty (guint64                number);
double          lab_escape_recipe_measure       (const LabEscapeRecipe *recipe);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LabEscapeLevel, lab_escape_level_unref)

G_END_DECLS
