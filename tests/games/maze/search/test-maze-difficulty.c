/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include <math.h>
#include <stdlib.h>

#include "lab-maze-explorer.h"
#include "lab-maze-generator.h"
#include "lab-maze-measures.h"

/* The difficulty was fitted to mazes by kruskal, exploration, wilson, prim, and eller on whole
 * rectangles, without and with 30 % of their dead ends removed. These are other ones. */
#define N_MAZES 660
#define N_WALKS 24
/* The least correlation (Spearman) that the difficulty promises on mazes that it was not fitted
 * to, of all sizes. */
#define PROMISED 0.8
/* The side of the mazes that all have the same size. */
#define SIDE 16

typedef struct
{
  LabMazeGenerator generator;
  gboolean has_side;
  double difficulty;
  double n_steps;
} Case;

/* Private helpers */

static LabMaze *
make_maze (LabMazeGenerator  generator,
           guint             height,
           guint             width,
           gboolean          with_hole,
           guint             percent,
           LabRandom        *random)
{
  g_autoptr (GError) error = NULL;
  LabMaze *maze = lab_maze_new (height, width, &error);

  g_assert_no_error (error);
  for (guint row = height / 3; with_hole && row < 2 * height / 3; row++)
    {
      for (guint column = width / 3; column < 2 * width / 3; column++)
        g_assert_true (lab_maze_leave_out (maze, (LabMazeCell) { row, column }, NULL));
    }
  lab_maze_generate (maze, generator, random, &error);
  g_assert_no_error (error);
  g_assert_true (lab_maze_braid (maze, percent, random, NULL));
  return maze;
}

static LabMazeCell
pick_cell (const LabMaze *maze,
           LabRandom     *random)
{
  LabMazeCell cell;

  do
    cell = (LabMazeCell) { lab_random_below (random, lab_maze_get_height (maze)),
                           lab_random_below (random, lab_maze_get_width (maze)) };
  while (!lab_maze_has_cell (maze, cell));
  return cell;
}

/* Makes a maze that the difficulty was not fitted to, and sends explorers through it. */
static void
explore_other (guint  number,
               Case  *result)
{
  const guint percents[] = { 0, 0, 0, 10, 60, 100 };
  LabMazeGenerator generator = number % LAB_N_MAZE_GENERATORS;
  gboolean is_fitted = generator >= LAB_MAZE_KRUSKAL && generator <= LAB_MAZE_ELLER
                       && generator != LAB_MAZE_GROWING_TREE;
  gboolean has_side = number % 3 == 0, with_hole;
  g_autoptr (LabMaze) maze = NULL;
  guint height, width, percent;
  LabMazeCell start, goal;
  LabRandom random;

  lab_random_init (&random, number);
  height = has_side ? SIDE : 5 + lab_random_below (&random, 20);
  width = has_side ? SIDE : 5 + lab_random_below (&random, 20);
  percent = percents[lab_random_below (&random, G_N_ELEMENTS (percents))];
  /* Eller needs whole rectangles. */
  with_hole = is_fitted && generator != LAB_MAZE_ELLER;
  percent = generator == LAB_MAZE_ELLER ? 60 : percent;
  maze = make_maze (generator, height, width, with_hole, percent, &random);
  start = (LabMazeCell) { 0, 0 };
  goal = (LabMazeCell) { height - 1, width - 1 };
  if (lab_random_below (&random, 2) == 0)
    start = pick_cell (maze, &random);
  while (start.row == goal.row && start.column == goal.column)
    start = pick_cell (maze, &random);
  *result = (Case) { generator, has_side, lab_maze_get_difficulty (maze, start, goal),
                     lab_maze_explore (maze, start, goal, N_WALKS, &random) };
}

static int
compare (gconstpointer a,
         gconstpointer b)
{
  const double *first = *(const double * const *) a, *second = *(const double * const *) b;

  return *first < *second ? -1 : *first > *second ? 1 : 0;
}

/* Replaces values by their ranks. No two of the values here are equal. */
static void
rank (double *values,
      guint   n)
{
  g_autofree double **order = g_new (double *, n);

  for (guint i = 0; i < n; i++)
    order[i] = &values[i];
  qsort (order, n, sizeof order[0], compare);
  for (guint i = 0; i < n; i++)
    *order[i] = i;
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
  rank (difficulties, n);
  rank (steps, n);
  for (guint i = 0; i < n; i++)
    sum += (difficulties[i] - steps[i]) * (difficulties[i] - steps[i]);
  return 1 - 6 * sum / ((double) n * ((double) n * n - 1));
}

/* Returns how many steps a random walk to the goal takes on average, by solving the equations. */
static double
measure_random_walk (const LabMaze *maze,
                     LabMazeCell    start,
                     LabMazeCell    goal)
{
  guint width = lab_maze_get_width (maze), n = width * lab_maze_get_height (maze);
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
  for (guint i = 0; i < LAB_N_MAZE_EXPLORERS; i++)
    g_assert_cmpuint (lab_maze_explorer_walk (&lab_maze_explorers[i], maze, start, goal, 1000,
                                              &random), ==, 9);
  g_assert_cmpfloat_with_epsilon (lab_maze_get_difficulty (maze, start, goal), pow (9, 0.75) / 3,
                                  1e-12);
  g_assert_cmpfloat (lab_maze_get_difficulty (maze, start, start), ==, 0);
  lab_maze_add_wall (maze, (LabMazeCell) { 0, 4 }, (LabMazeCell) { 0, 5 }, NULL);
  g_assert_cmpfloat (lab_maze_get_difficulty (maze, start, goal), ==, 0);
}

/* In a tree, the difficulty contains the exact average of a random walk. */
LAB_TEST ("/maze-difficulty/random-walk", test_random_walk)
{
  LabRandom random;

  lab_random_init (&random, 2);
  for (guint i = 0; i < LAB_N_MAZE_GENERATORS; i++)
    {
      g_autoptr (LabMaze) maze = make_maze (i, 5, 6, FALSE, 0, &random);
      LabMazeCell start = pick_cell (maze, &random), goal = pick_cell (maze, &random);
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
  LabRandom random;

  lab_random_init (&random, 3);
  for (guint i = 0; i < LAB_N_MAZE_GENERATORS; i++)
    {
      g_autoptr (LabMaze) maze = make_maze (i, 8, 8, FALSE, 0, &random);
      g_autoptr (LabMaze) other = lab_maze_new (9, 8, NULL);

      lab_maze_empty (other);
      for (guint row = 0; row < 8; row++)
        {
          for (guint column = 0; column < 8; column++)
            {
              LabMazeCell cell = { row, column }, cells[LAB_MAZE_N_DIRECTIONS];
              guint n = lab_maze_list_contiguous (other, cell, cells);

              for (guint k = 0; k < n; k++)
                {
                  gboolean wall = TRUE;

                  if (cells[k].row < 8)
                    lab_maze_get_wall (maze, cell, cells[k], &wall, NULL);
                  if (wall)
                    lab_maze_add_wall (other, cell, cells[k], NULL);
                }
            }
        }
      g_assert_false (lab_maze_is_tree (other));
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
      explore_other (i, &cases[i]);
      ratio += log (cases[i].difficulty / cases[i].n_steps) / n;
    }
  g_test_message ("mazes of all sizes: %.3f", correlate (cases, n, -1, FALSE));
  g_test_message ("mazes of %u x %u cells: %.3f", SIDE, SIDE, correlate (cases, n, -1, TRUE));
  g_test_message ("difficulty by steps: %.2f", exp (ratio));
  /* All these mazes are ones that the difficulty was not fitted to. */
  g_assert_cmpfloat (correlate (cases, n, -1, FALSE), >=, PROMISED);
  g_assert_cmpfloat (correlate (cases, n, -1, FALSE), >=, 0.9);
  /* Where the size is the same, it explains nothing, and less is possible. */
  g_assert_cmpfloat (correlate (cases, n, -1, TRUE), >=, 0.65);
  g_assert_cmpfloat (fabs (ratio), <, log (1.25));
  for (guint i = 0; i < LAB_N_MAZE_GENERATORS; i++)
    {
      g_test_message ("%s: %.3f", lab_maze_generator_get_word (i), correlate (cases, n, (int) i,
                                                                              FALSE));
      if (n == N_MAZES)
        g_assert_cmpfloat (correlate (cases, n, (int) i, FALSE), >=, 0.85);
    }
}
