/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-maze-measures-private.h"

/* Distances in perfect mazes. */

/* A walk along the wall, which passes the whole tree. A stack has the way back to the start, two
 * bits for each step. */
typedef struct
{
  const LabMaze *maze;
  LabMazeCell cell;
  LabMazeDirection heading;
  GArray *back;       /* guint64, of 32 directions each */
  guint64 depth;
  guint64 n_choices;  /* on the way to the cell, without the cell itself */
  guint64 max_depth;
  LabMazeCell deepest;
} Walk;

/* Private helpers */

static gboolean
has_choice (const Walk *walk)
{
  return lab_maze_has_choice (walk->maze, walk->cell, walk->depth == 0);
}

static void
step_down (Walk             *walk,
           LabMazeDirection  way)
{
  guint index = (guint) (walk->depth / 32), shift = walk->depth % 32 * 2;

  if (index == walk->back->len)
    g_array_set_size (walk->back, index + 1);
  g_array_index (walk->back, guint64, index)
      = (g_array_index (walk->back, guint64, index) & ~(G_GUINT64_CONSTANT (3) << shift))
        | (guint64) (way ^ 1) << shift;
  walk->n_choices += has_choice (walk) ? 1 : 0;
  walk->cell = lab_maze_step (walk->cell, way);
  walk->heading = way;
  walk->depth++;
  if (walk->depth > walk->max_depth)
    {
      walk->max_depth = walk->depth;
      walk->deepest = walk->cell;
    }
}

static void
step_back (Walk             *walk,
           LabMazeDirection  way)
{
  walk->cell = lab_maze_step (walk->cell, way);
  walk->heading = way;
  walk->depth--;
  walk->n_choices -= has_choice (walk) ? 1 : 0;
}

/* Makes the next step. Returns FALSE if it would be the first one again, which led to @first. */
static gboolean
step (Walk             *walk,
      LabMazeDirection  first,
      gboolean          is_first)
{
  guint ways = lab_maze_get_ways (walk->maze, walk->cell.row, walk->cell.column);
  LabMazeDirection way = lab_maze_turn_right (walk->heading), back;

  if (is_first)
    {
      step_down (walk, first);
      return TRUE;
    }
  while ((ways & LAB_MAZE_BIT (way)) == 0)
    way = lab_maze_turn_right (way) ^ 1;
  if (walk->depth == 0)
    {
      if (way == first)
        return FALSE;
      step_down (walk, way);
      return TRUE;
    }
  back = g_array_index (walk->back, guint64, (walk->depth - 1) / 32) >> (walk->depth - 1) % 32 * 2
         & 3;
  if (way == back)
    step_back (walk, way);
  else
    step_down (walk, way);
  return TRUE;
}

/* Walks the whole tree. If @measures is set, fills in what is told about @goal. */
static void
walk_tree (Walk            *walk,
           LabMazeCell      start,
           LabMazeCell      goal,
           LabMazeMeasures *measures)
{
  LabMazeDirection first = __builtin_ctz (lab_maze_get_ways (walk->maze, start.row, start.column));
  gboolean is_first = TRUE;

  walk->cell = walk->deepest = start;
  walk->depth = walk->max_depth = walk->n_choices = 0;
  while (step (walk, first, is_first))
    {
      is_first = FALSE;
      if (measures == NULL || walk->cell.row != goal.row || walk->cell.column != goal.column)
        continue;
      measures->geodesic = walk->depth;
      measures->decisions = walk->n_choices;
    }
}

/* Functions for lab-maze-measures.c */

/**
 * lab_maze_measure_tree:
 * @maze: a perfect maze
 * @start: a cell
 * @goal: a cell
 * @measures: the measures
 *
 * Measures distances in a tree. The farthest cell from any cell is an end of a longest way, so the
 * diameter takes two walks.
 */
void
lab_maze_measure_tree (const LabMaze   *maze,
                       LabMazeCell      start,
                       LabMazeCell      goal,
                       LabMazeMeasures *measures)
{
  g_autoptr (GArray) back = g_array_new (FALSE, TRUE, sizeof (guint64));
  Walk walk = { .maze = maze, .back = back };

  measures->has_way = TRUE;
  measures->farthest_cell = measures->diameter_ends[0] = measures->diameter_ends[1] = start;
  if (maze->n_cells == 1)
    return;
  walk_tree (&walk, start, goal, measures);
  if (start.row == goal.row && start.column == goal.column)
    measures->geodesic = measures->decisions = 0;
  measures->farthest = measures->worst_dead_end = walk.max_depth;
  measures->farthest_cell = measures->worst_dead_end_cell = walk.deepest;
  measures->has_dead_end = TRUE;
  measures->diameter_ends[0] = walk.deepest;
  walk_tree (&walk, walk.deepest, goal, NULL);
  measures->diameter = walk.max_depth;
  measures->diameter_ends[1] = walk.deepest;
}
