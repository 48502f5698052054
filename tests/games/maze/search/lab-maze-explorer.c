/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-maze-explorer.h"

#include "lab-maze-measures.h"

#include <math.h>

#include "lab-maze.h"

const LabMazeExplorer lab_maze_explorers[LAB_N_MAZE_EXPLORERS] = {
  { "wanderer", 2, 0, 0 },
  { "forgetful", 4, 12, 0 },
  { "careful", 8, 60, 0 },
  { "seeker", 4, 25, 50 },
};

#define NEVER 0

typedef struct
{
  const LabMazeExplorer *explorer;
  const LabMaze *maze;
  LabMazeCell goal;
  LabRandom *random;
  guint64 *entered;     /* for each cell, when it was entered last, from 1; or NEVER */
  guint64 now;
} Walk;

/* Private helpers */

static gboolean
is_goal (const Walk  *walk,
         LabMazeCell  cell)
{
  return cell.row == walk->goal.row && cell.column == walk->goal.column;
}

/* Returns when a cell was entered last, if that is remembered; or NEVER. */
static guint64
recall (const Walk  *walk,
        LabMazeCell  cell)
{
  guint64 entered = walk->entered[cell.row * lab_maze_get_width (walk->maze) + cell.column];

  return entered != NEVER && entered + walk->explorer->memory >= walk->now ? entered : NEVER;
}

/* Looks straight ahead. Returns FALSE if nothing is there but a dead end. */
static gboolean
look (const Walk       *walk,
      LabMazeCell       cell,
      LabMazeDirection  direction,
      gboolean         *sees_goal)
{
  for (guint i = 0; i < walk->explorer->sight; i++)
    {
      guint ways;

      cell = lab_maze_step (cell, direction);
      ways = lab_maze_get_ways (walk->maze, cell.row, cell.column)
             & ~LAB_MAZE_BIT (direction ^ 1);
      *sees_goal = *sees_goal || is_goal (walk, cell);
      if (ways == 0)
        return *sees_goal;
      if (ways != LAB_MAZE_BIT (direction) && !*sees_goal)
        return TRUE;
      if ((ways & LAB_MAZE_BIT (direction)) == 0)
        return TRUE;
    }
  return TRUE;
}

static guint
get_distance (const Walk  *walk,
              LabMazeCell  cell)
{
  return MAX (cell.row, walk->goal.row) - MIN (cell.row, walk->goal.row)
         + MAX (cell.column, walk->goal.column) - MIN (cell.column, walk->goal.column);
}

/* Returns a random one of some directions, or perhaps one that leads towards the goal. */
static LabMazeDirection
pick (const Walk  *walk,
      LabMazeCell  cell,
      guint        ways)
{
  if (lab_random_below (walk->random, 100) < walk->explorer->sense)
    {
      guint nearer = 0;

      for (guint i = 0; i < LAB_MAZE_N_DIRECTIONS; i++)
        {
          if ((ways & LAB_MAZE_BIT (i)) != 0
              && get_distance (walk, lab_maze_step (cell, i)) < get_distance (walk, cell))
            nearer |= LAB_MAZE_BIT (i);
        }
      ways = nearer != 0 ? nearer : ways;
    }
  for (guint skip = lab_random_below (walk->random, (guint) __builtin_popcount (ways)); skip > 0;
       skip--)
    ways &= ways - 1;
  return __builtin_ctz (ways);
}

/* Keeps the ways that are not remembered; or, if there is none, the one of @ways and @back that was
 * walked the longest time ago. */
static guint
prefer_new (const Walk  *walk,
            LabMazeCell  cell,
            guint        ways,
            guint        back)
{
  guint64 oldest_time = G_MAXUINT64;
  guint unknown = 0, oldest = 0;

  for (guint i = 0; i < LAB_MAZE_N_DIRECTIONS; i++)
    {
      guint64 entered;

      if (((ways | back) & LAB_MAZE_BIT (i)) == 0)
        continue;
      entered = recall (walk, lab_maze_step (cell, i));
      if (entered == NEVER && (ways & LAB_MAZE_BIT (i)) != 0)
        unknown |= LAB_MAZE_BIT (i);
      if (entered < oldest_time)
        {
          oldest_time = entered;
          oldest = LAB_MAZE_BIT (i);
        }
    }
  return unknown != 0 ? unknown : oldest;
}

/* Chooses the next step from a cell. @back is the way back, or no way. */
static LabMazeDirection
choose (const Walk  *walk,
        LabMazeCell  cell,
        guint        back)
{
  guint ways = lab_maze_get_ways (walk->maze, cell.row, cell.column);
  guint ahead = 0;

  for (guint i = 0; i < LAB_MAZE_N_DIRECTIONS; i++)
    {
      gboolean sees_goal = FALSE;

      if ((ways & ~back & LAB_MAZE_BIT (i)) == 0)
        continue;
      if (walk->explorer->sight == 0 || look (walk, cell, i, &sees_goal))
        ahead |= LAB_MAZE_BIT (i);
      if (sees_goal)
        return i;
    }
  if (ahead == 0)
    ahead = back != 0 ? back : ways;
  else if (walk->explorer->memory > 0)
    ahead = prefer_new (walk, cell, ahead, back);
  return pick (walk, cell, ahead);
}

/* Public functions */

/**
 * lab_maze_explorer_walk:
 * @self: an explorer
 * @maze: a maze
 * @start: a cell
 * @goal: a cell that can be reached from @start
 * @max_steps: when it gives up
 * @random: decides where it has a choice
 *
 * Returns: how many steps it takes to the goal
 */
guint64
lab_maze_explorer_walk (const LabMazeExplorer *self,
                        const LabMaze         *maze,
                        LabMazeCell            start,
                        LabMazeCell            goal,
                        guint64                max_steps,
                        LabRandom             *random)
{
  g_autofree guint64 *entered = g_new0 (guint64, lab_maze_get_height (maze)
                                        * lab_maze_get_width (maze));
  Walk walk = { self, maze, goal, random, entered, 1 };
  LabMazeCell cell = start;
  guint back = 0;

  entered[start.row * lab_maze_get_width (maze) + start.column] = walk.now;
  while (!is_goal (&walk, cell) && walk.now <= max_steps)
    {
      LabMazeDirection way = choose (&walk, cell, back);

      cell = lab_maze_step (cell, way);
      back = LAB_MAZE_BIT (way ^ 1);
      entered[cell.row * lab_maze_get_width (maze) + cell.column] = ++walk.now;
    }
  return walk.now - 1;
}

/**
 * lab_maze_explore:
 * @maze: a maze
 * @start: a cell
 * @goal: a cell that can be reached from @start
 * @n_walks: how often each explorer walks
 * @random: random numbers
 *
 * Sends all explorers through a maze.
 *
 * Returns: the geometric mean of the average steps of each explorer
 */
double
lab_maze_explore (const LabMaze *maze,
                  LabMazeCell    start,
                  LabMazeCell    goal,
                  guint          n_walks,
                  LabRandom     *random)
{
  guint64 max_steps = 1000 * lab_maze_get_n_cells (maze);
  double sum = 0;

  for (guint i = 0; i < LAB_N_MAZE_EXPLORERS; i++)
    {
      guint64 n_steps = 0;

      for (guint k = 0; k < n_walks; k++)
        n_steps += lab_maze_explorer_walk (&lab_maze_explorers[i], maze, start, goal, max_steps,
                                           random);
      sum += log ((double) n_steps / n_walks);
    }
  return exp (sum / LAB_N_MAZE_EXPLORERS);
}

/** lab_maze_is_tree: returns whether exactly one way leads from each cell to each other cell. */
gboolean
lab_maze_is_tree (const LabMaze *maze)
{
  g_autofree guint8 *levels = NULL;
  LabMazeCell start, goal;
  guint64 n = 0;

  lab_maze_get_ends (maze, &start, &goal);
  levels = lab_maze_find_levels (maze, start, NULL, NULL);
  for (gsize i = 0; i < (gsize) maze->height * maze->width; i++)
    n += levels[i] != LAB_MAZE_UNREACHABLE ? 1 : 0;
  return n == maze->n_cells && lab_maze_count_openings (maze) == n - 1;
}
