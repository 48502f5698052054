/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-maze-measures-private.h"

/* Distances in perfect mazes. */

/* A walk along the wall, which passes the whole tree. A place is the number of a bit of the maze. A
 * stack has the way back to the start, two bits for each step. */
typedef struct
{
  const LabMaze *maze;
  gssize steps[LAB_MAZE_N_DIRECTIONS];
  gsize place;
  LabMazeDirection heading;
  guint64 *back;      /* of 32 directions each */
  guint64 n_allocated;
  guint64 depth;
  guint64 n_choices;  /* on the way to the place, without the place itself */
  guint64 sum;        /* over all openings, the distances of both cells from the start */
  guint64 max_depth;
  gsize deepest;
} Walk;

/* Private helpers */

static gsize
get_place (const LabMaze *maze,
           LabMazeCell    cell)
{
  return maze->n_words * 64 * cell.row + cell.column;
}

static LabMazeCell
get_cell (const LabMaze *maze,
          gsize          place)
{
  gsize stride = maze->n_words * 64;

  g_assert (stride > 0);
  return (LabMazeCell) { (guint) (place / stride), (guint) (place % stride) };
}

/* Returns 1 if there is a choice in a cell on the way besides going back, and 0 otherwise. */
static inline guint64
count_choice (const Walk *walk,
              guint       ways)
{
  return __builtin_popcount (ways) > (walk->depth == 0 ? 1 : 2) ? 1 : 0;
}

static inline void
step_down (Walk             *walk,
           guint             ways,
           LabMazeDirection  way)
{
  guint64 index = walk->depth / 32;
  guint shift = walk->depth % 32 * 2;

  if (index == walk->n_allocated)
    {
      walk->n_allocated = MAX (2 * walk->n_allocated, 64);
      walk->back = g_renew (guint64, walk->back, walk->n_allocated);
    }
  walk->back[index] = (shift > 0 ? walk->back[index] & ((G_GUINT64_CONSTANT (1) << shift) - 1) : 0)
                      | (guint64) (way ^ 1) << shift;
  walk->n_choices += count_choice (walk, ways);
  walk->place += (gsize) walk->steps[way];
  walk->heading = way;
  walk->depth++;
  walk->sum += 2 * walk->depth - 1;
  if (walk->depth > walk->max_depth)
    {
      walk->max_depth = walk->depth;
      walk->deepest = walk->place;
    }
}

static inline void
step_back (Walk             *walk,
           LabMazeDirection  way)
{
  walk->place += (gsize) walk->steps[way];
  walk->heading = way;
  walk->depth--;
  walk->n_choices -= count_choice (walk, lab_maze_get_ways_at (walk->maze, walk->place));
}

/* Makes the next step. Returns FALSE if it would be the first one again, which led to @first. */
static inline gboolean
step (Walk             *walk,
      LabMazeDirection  first)
{
  guint ways = lab_maze_get_ways_at (walk->maze, walk->place);
  LabMazeDirection way = lab_maze_follow_right (ways, walk->heading), back;

  if (walk->depth > 0)
    {
      back = walk->back[(walk->depth - 1) / 32] >> (walk->depth - 1) % 32 * 2 & 3;
      if (way == back)
        {
          step_back (walk, way);
          return TRUE;
        }
    }
  else if (way == first)
    {
      return FALSE;
    }
  step_down (walk, ways, way);
  return TRUE;
}

/* Walks until the first step would come again. If @measures is set, fills in what is told about
 * @goal. Returns how many steps this took; 0 if there is none, or if the walk came back to the
 * start in another way than it left, which is not possible in a tree. */
static guint64
walk_around (Walk            *walk,
             gsize            start,
             gsize            goal,
             LabMazeMeasures *measures)
{
  guint ways = lab_maze_get_ways_at (walk->maze, start);
  LabMazeDirection first = __builtin_ctz (ways | LAB_MAZE_BIT (LAB_MAZE_RIGHT));
  guint64 n_steps = 0;

  walk->place = walk->deepest = start;
  walk->depth = walk->max_depth = walk->n_choices = walk->sum = 0;
  if (ways == 0)
    return 0;
  step_down (walk, ways, first);
  do
    {
      n_steps++;
      if (walk->place == start && walk->depth > 0)
        return 0;
      if (walk->place != goal || measures == NULL)
        continue;
      measures->geodesic = walk->depth;
      measures->decisions = walk->n_choices;
    }
  while (step (walk, first));
  return n_steps;
}

/* Measures the difficulty after a walk from the start. */
static void
measure_difficulty (Walk            *walk,
                    LabMazeCell      goal,
                    LabMazeMeasures *measures)
{
  guint64 start_sum = walk->sum;

  walk_around (walk, get_place (walk->maze, goal), 0, NULL);
  measures->difficulty = lab_maze_compute_difficulty (measures, 2 * measures->openings, start_sum,
                                                      walk->sum);
}

/* Functions for lab-maze-measures.c */

/**
 * lab_maze_measure_tree:
 * @maze: a maze with as many openings as a tree
 * @start: a cell
 * @goal: a cell
 * @with_diameter: whether to measure also the diameter
 * @measures: the measures
 *
 * Measures distances in a perfect maze. The farthest cell from any cell is an end of a longest way,
 * so the diameter takes two walks. The first one also shows whether the maze is perfect, as for
 * lab_maze_is_perfect(): it passes each opening twice. The difficulty takes a walk from the goal.
 *
 * Returns: whether the maze is perfect; otherwise the measures are not complete
 */
gboolean
lab_maze_measure_tree (const LabMaze   *maze,
                       LabMazeCell      start,
                       LabMazeCell      goal,
                       gboolean         with_diameter,
                       LabMazeMeasures *measures)
{
  gssize stride = (gssize) maze->n_words * 64;
  Walk walk = { .maze = maze, .steps = { -stride, stride, -1, 1 } };
  guint64 n_steps = walk_around (&walk, get_place (maze, start), get_place (maze, goal), measures);

  if (n_steps == 2 * (maze->n_cells - 1))
    {
      measures->perfect = measures->has_way = TRUE;
      measures->has_dead_end = maze->n_cells > 1;
      measures->farthest = measures->worst_dead_end = walk.max_depth;
      measures->farthest_cell = measures->worst_dead_end_cell = get_cell (maze, walk.deepest);
      measure_difficulty (&walk, goal, measures);
    }
  if (measures->perfect && with_diameter)
    {
      measures->diameter_ends[0] = measures->farthest_cell;
      walk_around (&walk, get_place (maze, measures->farthest_cell), 0, NULL);
      measures->diameter = walk.max_depth;
      measures->diameter_ends[1] = get_cell (maze, walk.deepest);
    }
  g_free (walk.back);
  return measures->perfect;
}
