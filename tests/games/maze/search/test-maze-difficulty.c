/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include <math.h>

#include "lab-maze-measures.h"
#include "lab-test-mazes.h"

/* The difficulty was fitted to mazes by kruskal, exploration, wilson, prim, and eller on whole
 * rectangles, without and with 30 % of their dead ends removed. These are other ones. */
#define N_MAZES 660
#define N_WALKS 24
/* The side of the mazes that all have the same size. */
#define SIDE 16

typedef struct
{
  LabMazeGenerator generator;
  gboolean has_side;
  double difficulty;
  double n_steps;
} Case;

/*
 * Explorer:
 * @sight: how many cells it sees straight ahead, through openings
 * @memory: how many of the cells that it entered last it remembers
 * @sense: how often it feels where the goal is, in percent of its choices
 *
 * Somebody who walks through a maze without a map, and who sees and remembers little. An explorer
 * walks to a goal that it sees. It does not enter a dead end that it sees. It turns back only where
 * it must, or where all other ways are remembered. Otherwise it chooses among the ways that it does
 * not remember, and if it remembers all of them, the one that it has not walked for the longest
 * time.
 */
typedef struct
{
  guint sight;
  guint memory;
  guint sense;
} Explorer;

static const Explorer explorers[] = {
  { 2, 0, 0 },      /* a wanderer */
  { 4, 12, 0 },     /* a forgetful one */
  { 8, 60, 0 },     /* a careful one */
  { 4, 25, 50 },    /* a seeker */
};

#define NEVER 0

typedef struct
{
  const Explorer *explorer;
  const LabMaze *maze;
  LabMazeCell goal;
  LabRandom *random;
  guint64 *entered;     /* for each cell, when it was entered last, from 1; or NEVER */
  guint64 now;
} Walk;

/* Private helpers: the explorers */

/* Returns when a cell was entered last, if that is remembered; or NEVER. */
static guint64
recall (const Walk  *walk,
        LabMazeCell  cell)
{
  guint64 entered = walk->entered[cell.row * walk->maze->width + cell.column];

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
      *sees_goal = *sees_goal || lab_maze_cell_equal (cell, walk->goal);
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

/* Returns how many steps an explorer takes to a goal that can be reached. */
static guint64
walk_to (const Explorer *explorer,
         const LabMaze  *maze,
         LabMazeCell     start,
         LabMazeCell     goal,
         LabRandom      *random)
{
  guint width = maze->width;
  g_autofree guint64 *entered = g_new0 (guint64, maze->height * width);
  Walk walk = { explorer, maze, goal, random, entered, 1 };
  guint64 max_steps = 1000 * maze->n_cells;
  LabMazeCell cell = start;
  guint back = 0;

  entered[start.row * width + start.column] = walk.now;
  while (!lab_maze_cell_equal (cell, goal) && walk.now <= max_steps)
    {
      LabMazeDirection way = choose (&walk, cell, back);

      cell = lab_maze_step (cell, way);
      back = LAB_MAZE_BIT (way ^ 1);
      entered[cell.row * width + cell.column] = ++walk.now;
    }
  return walk.now - 1;
}

/* Sends all explorers through a maze. Returns the geometric mean of the average steps of each. */
static double
explore (const LabMaze *maze,
         LabMazeCell    start,
         LabMazeCell    goal,
         LabRandom     *random)
{
  double sum = 0;

  for (guint i = 0; i < G_N_ELEMENTS (explorers); i++)
    {
      guint64 n_steps = 0;

      for (guint k = 0; k < N_WALKS; k++)
        n_steps += walk_to (&explorers[i], maze, start, goal, random);
      sum += log ((double) n_steps / N_WALKS);
    }
  return exp (sum / G_N_ELEMENTS (explorers));
}

/* Private helpers: mazes */

/* Makes a maze that the difficulty was not fitted to, and sends explorers through it. */
static Case
explore_other (guint number)
{
  const guint percents[] = { 0, 0, 0, 10, 60, 100 };
  LabMazeGenerator generator = number % LAB_N_MAZE_GENERATORS;
  gboolean is_shape = generator >= LAB_MAZE_KRUSKAL && generator < LAB_MAZE_ELLER
                      && generator != LAB_MAZE_GROWING_TREE;
  gboolean has_side = number % 3 == 0;
  g_autoptr (LabMaze) maze = NULL;
  guint height, width, percent;
  LabMazeCell start, goal;
  LabRandom random;

  lab_random_init (&random, number);
  height = has_side ? SIDE : 5 + lab_random_below (&random, 20);
  width = has_side ? SIDE : 5 + lab_random_below (&random, 20);
  percent = percents[lab_random_below (&random, G_N_ELEMENTS (percents))];
  maze = lab_maze_new (height, width, NULL);
  /* Eller needs whole rectangles. */
  if (generator == LAB_MAZE_ELLER)
    percent = 60;
  for (guint row = height / 3; is_shape && row < 2 * height / 3; row++)
    {
      for (guint column = width / 3; column < 2 * width / 3; column++)
        g_assert_true (lab_maze_leave_out (maze, (LabMazeCell) { row, column }, NULL));
    }
  g_assert_true (lab_maze_generate (maze, generator, &random, NULL, NULL));
  g_assert_true (lab_maze_braid (maze, percent, &random, NULL));
  start = (LabMazeCell) { 0, 0 };
  goal = (LabMazeCell) { height - 1, width - 1 };
  if (lab_random_below (&random, 2) == 0)
    start = lab_test_mazes_pick (maze, &random);
  while (lab_maze_cell_equal (start, goal))
    start = lab_test_mazes_pick (maze, &random);
  return (Case) { generator, has_side, lab_maze_get_difficulty (maze, start, goal),
                  explore (maze, start, goal, &random) };
}

/* Returns how many values are less than one of them. No two of the values here are equal. */
static guint
get_rank (const double *values,
          guint         n,
          guint         number)
{
  guint rank = 0;

  for (guint i = 0; i < n; i++)
    rank += values[i] < values[number];
  return rank;
}

/* Returns the correlation of ranks (Spearman 1904) of the difficulty and the steps: in the mazes of
 * all sizes or of one size, and by all generators or by one of them. */
static double
correlate (const Case *cases,
           guint       n_cases,
           int         generator,
           gboolean    one_size)
{
  g_autofree double *difficulties = g_new (double, n_cases);
  g_autofree double *steps = g_new (double, n_cases);
  double sum = 0;
  guint n = 0;

  for (guint i = 0; i < n_cases; i++)
    {
      if ((generator >= 0 && cases[i].generator != (LabMazeGenerator) generator)
          || one_size != cases[i].has_side)
        continue;
      difficulties[n] = cases[i].difficulty;
      steps[n++] = cases[i].n_steps;
    }
  for (guint i = 0; i < n; i++)
    sum += pow ((double) get_rank (difficulties, n, i) - get_rank (steps, n, i), 2);
  return 1 - 6 * sum / ((double) n * ((double) n * n - 1));
}

/* Returns how many steps a random walk to the goal takes on average, by solving the equations. */
static double
measure_random_walk (const LabMaze *maze,
                     LabMazeCell    start,
                     LabMazeCell    goal)
{
  guint width = maze->width, n = width * maze->height;
  g_autofree double *steps = g_new0 (double, n);
  double change;

  do
    {
      change = 0;
      for (guint i = 0; i < n; i++)
        {
          LabMazeCell cells[LAB_MAZE_N_DIRECTIONS];
          guint degree = lab_maze_list_reachable (maze, (LabMazeCell) { i / width, i % width },
                                                  cells);
          double mean = 1;

          if (i == goal.row * width + goal.column)
            continue;
          for (guint k = 0; k < degree; k++)
            mean += steps[cells[k].row * width + cells[k].column] / degree;
          change = MAX (change, fabs (mean - steps[i]));
          steps[i] = mean;
        }
    }
  while (change > 1e-10);
  return steps[start.row * width + start.column];
}

/* Tests */

/* Where there is no choice, explorers walk straight on. */
LAB_TEST ("/maze-difficulty/corridor", test_corridor)
{
  const LabMazeCell start = { 0, 0 }, goal = { 0, 9 };
  g_autoptr (LabMaze) maze = lab_maze_new (1, 10, NULL);
  LabRandom random;

  lab_random_init (&random, 1);
  lab_maze_empty (maze);
  for (guint i = 0; i < G_N_ELEMENTS (explorers); i++)
    g_assert_cmpuint (walk_to (&explorers[i], maze, start, goal, &random), ==, 9);
  g_assert_cmpfloat_with_epsilon (lab_maze_get_difficulty (maze, start, goal), pow (9, 0.75) / 3,
                                  1e-12);
  g_assert_cmpfloat (lab_maze_get_difficulty (maze, start, start), ==, 0);
  lab_maze_set_wall (maze, (LabMazeCell) { 0, 4 }, (LabMazeCell) { 0, 5 }, TRUE, NULL);
  g_assert_cmpfloat (lab_maze_get_difficulty (maze, start, goal), ==, 0);
}

/* In a tree, the difficulty contains the exact average of a random walk. */
LAB_TEST ("/maze-difficulty/random-walk", test_random_walk)
{
  LabRandom random;

  lab_random_init (&random, 2);
  for (guint i = 0; i < LAB_N_MAZE_GENERATORS; i++)
    {
      g_autoptr (LabMaze) maze = lab_test_mazes_make (i, 5, 6, 0, i);
      LabMazeCell start = lab_test_mazes_pick (maze, &random);
      LabMazeCell goal = lab_test_mazes_pick (maze, &random);
      LabMazeMeasures measures;
      double way, sum;

      g_assert_true (lab_maze_measure (maze, start, goal, &measures, NULL));
      g_assert_cmpfloat (measures.difficulty, ==, lab_maze_get_difficulty (maze, start, goal));
      way = (double) measures.geodesic;
      sum = way * (1 + (double) measures.decisions) + measure_random_walk (maze, start, goal)
            - way * way;
      g_assert_cmpfloat_with_epsilon (measures.difficulty, pow (sum, 0.75) / 3, 1e-6);
    }
}

/* The difficulty of a tree is the same if the maze has another part, and so is not perfect. */
LAB_TEST ("/maze-difficulty/other-part", test_other_part)
{
  const LabMazeCell start = { 0, 0 }, goal = { 7, 7 };

  for (guint i = 0; i < LAB_N_MAZE_GENERATORS; i++)
    {
      g_autoptr (LabMaze) maze = lab_test_mazes_make (i, 8, 8, 0, i);
      g_autoptr (LabMaze) other = lab_maze_new (9, 8, NULL);

      for (guint cell = 0; cell < 8 * 8; cell++)
        for (guint k = 0; k < LAB_MAZE_N_DIRECTIONS; k++)
          if ((lab_maze_get_ways (maze, cell / 8, cell % 8) & LAB_MAZE_BIT (k)) != 0)
            lab_maze_open (other, cell / 8, cell % 8, k);
      for (guint column = 0; column < 7; column++)
        lab_maze_open (other, 8, column, LAB_MAZE_RIGHT);
      g_assert_false (lab_test_mazes_is_tree (other));
      g_assert_cmpfloat (lab_maze_get_difficulty (other, start, goal), ==,
                         lab_maze_get_difficulty (maze, start, goal));
    }
}

/* The difficulty grows with the steps of explorers, also at the same size and for the mazes of one
 * generator. */
LAB_TEST ("/maze-difficulty/explorers", test_explorers)
{
  guint n = lab_test_rounds (N_MAZES);
  g_autofree Case *cases = g_new (Case, n);
  double ratio = 0;

  for (guint i = 0; i < n; i++)
    {
      cases[i] = explore_other (i);
      ratio += log (cases[i].difficulty / cases[i].n_steps) / n;
    }
  g_test_message ("mazes of all sizes: %.3f", correlate (cases, n, -1, FALSE));
  g_test_message ("mazes of %u x %u cells: %.3f", SIDE, SIDE, correlate (cases, n, -1, TRUE));
  g_test_message ("difficulty by steps: %.2f", exp (ratio));
  /* All these mazes are ones that the difficulty was not fitted to. */
  g_assert_cmpfloat (correlate (cases, n, -1, FALSE), >=, 0.9);
  /* Where the size is the same, it explains nothing, and less is possible. */
  g_assert_cmpfloat (correlate (cases, n, -1, TRUE), >=, 0.65);
  g_assert_cmpfloat (fabs (ratio), <, log (1.25));
  for (guint i = 0; i < LAB_N_MAZE_GENERATORS; i++)
    {
      g_test_message ("%s: %.3f", lab_maze_generators[i].word, correlate (cases, n, (int) i,
                                                                              FALSE));
      if (n == N_MAZES)
        g_assert_cmpfloat (correlate (cases, n, (int) i, FALSE), >=, 0.85);
    }
}
