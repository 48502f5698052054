/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-escape-level.h"

#include "lab-maze-private.h"

struct _LabEscapeLevel
{
  gatomicrefcount n_refs;
  LabEscapePlan plan;
  guint height;
  guint width;
};

/* Private helpers */

static gboolean
is_same (LabMazeCell a,
         LabMazeCell b)
{
  return a.row == b.row && a.column == b.column;
}

/* Public functions */

/**
 * lab_escape_item_get_word:
 * @item: an item
 *
 * Returns: the word for an item in commands and files
 */
const char *
lab_escape_item_get_word (LabEscapeItem item)
{
  static const char * const words[LAB_N_ESCAPE_ITEMS] = { "map", "leap", "hammer", "rift",
                                                          "shuffle" };

  g_return_val_if_fail ((guint) item < LAB_N_ESCAPE_ITEMS, NULL);

  return words[item];
}

/**
 * lab_escape_level_new: (constructor):
 * @plan: what the level is made of; its mazes are taken over
 *
 * Creates a level. lab_escape_maker_make() plans it.
 */
LabEscapeLevel *
lab_escape_level_new (const LabEscapePlan *plan)
{
  LabEscapeLevel *self;

  g_return_val_if_fail (plan != NULL && plan->mazes[0] != NULL, NULL);
  g_return_val_if_fail (plan->has_item[LAB_ESCAPE_SHUFFLE] == (plan->mazes[1] != NULL), NULL);
  g_return_val_if_fail (plan->n_goals <= LAB_ESCAPE_MAX_GOALS, NULL);

  self = g_new0 (LabEscapeLevel, 1);
  g_atomic_ref_count_init (&self->n_refs);
  self->plan = *plan;
  self->height = lab_maze_get_height (plan->mazes[0]);
  self->width = lab_maze_get_width (plan->mazes[0]);
  return self;
}

/** lab_escape_level_ref: (transfer full): keeps a level. */
LabEscapeLevel *
lab_escape_level_ref (LabEscapeLevel *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  g_atomic_ref_count_inc (&self->n_refs);
  return self;
}

/** lab_escape_level_unref: lets go of a level. */
void
lab_escape_level_unref (LabEscapeLevel *self)
{
  g_return_if_fail (self != NULL);

  if (!g_atomic_ref_count_dec (&self->n_refs))
    return;
  for (guint i = 0; i < LAB_ESCAPE_N_MAZES; i++)
    g_clear_pointer (&self->plan.mazes[i], lab_maze_free);
  g_free (self);
}

/** lab_escape_level_get_plan: (transfer none): returns what a level is made of. */
const LabEscapePlan *
lab_escape_level_get_plan (const LabEscapeLevel *self)
{
  return &self->plan;
}

/** lab_escape_level_is_daily: returns whether the level belongs to a day. */
gboolean
lab_escape_level_is_daily (const LabEscapeLevel *self)
{
  return self->plan.number == 0;
}

/**
 * lab_escape_level_format:
 * @self: a level
 *
 * Returns: (transfer full): the text of a level in files and statistics: its number, or a date such
 *   as `2026-11-23`
 */
char *
lab_escape_level_format (const LabEscapeLevel *self)
{
  const LabEscapePlan *plan = &self->plan;

  if (!lab_escape_level_is_daily (self))
    return g_strdup_printf ("%" G_GUINT64_FORMAT, plan->number);
  return g_strdup_printf ("%04u-%02u-%02u", plan->year, plan->month, plan->day);
}

/** lab_escape_level_get_height: returns the number of rows. */
guint
lab_escape_level_get_height (const LabEscapeLevel *self)
{
  return self->height;
}

/** lab_escape_level_get_width: returns the number of columns. */
guint
lab_escape_level_get_width (const LabEscapeLevel *self)
{
  return self->width;
}

/**
 * lab_escape_level_get_ways:
 * @self: a level
 * @maze: 0 for its maze, 1 for the one after a shuffle
 * @cell: a cell
 *
 * Returns: the directions in which the cell is open in this maze: the sum of 1 << #LabMazeDirection
 */
guint
lab_escape_level_get_ways (const LabEscapeLevel *self,
                           guint                 maze,
                           LabMazeCell           cell)
{
  g_return_val_if_fail (maze < LAB_ESCAPE_N_MAZES && self->plan.mazes[maze] != NULL, 0);
  g_return_val_if_fail (cell.row < self->height && cell.column < self->width, 0);

  return lab_maze_get_ways (self->plan.mazes[maze], cell.row, cell.column);
}

/**
 * lab_escape_level_find_item:
 * @self: a level
 * @cell: a cell
 * @item: (out) (optional): the item that lies there at the start
 *
 * Returns: whether an item lies there at the start
 */
gboolean
lab_escape_level_find_item (const LabEscapeLevel *self,
                            LabMazeCell           cell,
                            LabEscapeItem        *item)
{
  for (guint i = 0; i < LAB_N_ESCAPE_ITEMS; i++)
    {
      if (!self->plan.has_item[i] || !is_same (self->plan.items[i], cell))
        continue;
      if (item != NULL)
        *item = i;
      return TRUE;
    }
  return FALSE;
}

/**
 * lab_escape_level_find_goal:
 * @self: a level
 * @cell: a cell
 * @goal: (out) (optional): the number of the goal in this cell, from 0
 *
 * Returns: whether a goal is in this cell at the start
 */
gboolean
lab_escape_level_find_goal (const LabEscapeLevel *self,
                            LabMazeCell           cell,
                            guint                *goal)
{
  for (guint i = 0; i < self->plan.n_goals; i++)
    {
      if (!is_same (self->plan.goals[i], cell))
        continue;
      if (goal != NULL)
        *goal = i;
      return TRUE;
    }
  return FALSE;
}

/** lab_escape_level_is_exit: returns whether a cell is the exit. */
gboolean
lab_escape_level_is_exit (const LabEscapeLevel *self,
                          LabMazeCell           cell)
{
  return is_same (self->plan.exit, cell);
}
