/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include "lab-robots-generator.h"
#include "lab-robots-field.h"
#include "lab-robots-solver.h"
#include "lab-test-plain-robots.h"

/* What teaching material says about the number of states and about h2, and what is true. */

/* The closed cells in the middle of a board. */
#define N_CLOSED 4

/* Private helpers: how many states there are */

/* Ordered placements of robots on free cells: N (N - 1) ... (N - k + 1). */
static guint64
count_ordered (guint size,
               guint n_robots)
{
  guint64 n_cells = (guint64) size * size - N_CLOSED, product = 1;

  for (guint i = 0; i < n_robots; i++)
    product *= n_cells - i;
  return product;
}

/* The same, if all robots but the first are interchangeable: N C(N - 1, k - 1). */
static guint64
count_interchangeable (guint size,
                       guint n_robots)
{
  guint64 count = count_ordered (size, n_robots);

  for (guint i = 2; i < n_robots; i++)
    count /= i;
  return count;
}

/* The bound of teaching material: (N - k + 1)^k. */
static guint64
count_taught (guint size,
              guint n_robots)
{
  guint64 base = (guint64) size * size - N_CLOSED - n_robots + 1, power = 1;

  for (guint i = 0; i < n_robots; i++)
    power *= base;
  return power;
}

/* Counts by placing robot after robot. In sorted placements, each helper stands behind the last
 * one. */
static guint64
enumerate (const LabRobotsBoard *board,
           guint                 n_placed,
           guint                 n_robots,
           guint                *cells,
           gboolean              is_sorted)
{
  guint64 n = 0;

  if (n_placed == n_robots)
    return 1;
  for (guint cell = 0; cell < lab_robots_board_get_n_cells (board); cell++)
    {
      gboolean is_free = !lab_robots_board_is_island (board, cell)
                         && !(is_sorted && n_placed > 1 && cell < cells[n_placed - 1]);

      for (guint i = 0; i < n_placed; i++)
        is_free = is_free && cells[i] != cell;
      if (!is_free)
        continue;
      cells[n_placed] = cell;
      n += enumerate (board, n_placed + 1, n_robots, cells, is_sorted);
    }
  return n;
}

/* Private helpers: how far a cell is */

/* Returns the fewest moves of robot 1 alone from a cell. */
static guint
measure (LabTestPlainRobots   *plain,
         const LabRobotsBoard *board,
         guint                 cell)
{
  LabRobotsBoard moved = *board;
  guint64 n_optimal;

  moved.starts[0] = (guint16) cell;
  return lab_test_plain_robots_solve (plain, &moved, G_MAXUINT - 1, &n_optimal);
}

/* Returns h2 of a cell. */
static guint
get_least (const LabRobotsField *field,
           guint                 cell)
{
  return field->least[lab_robots_field_get_place (field, cell) << 2];
}

/* Tests */

LAB_TEST ("/robots/states/counts", test_counts)
{
  LabRobotsBoard board;
  guint cells[LAB_ROBOTS_MAX_ROBOTS];

  lab_robots_board_init (&board, 8);
  for (guint n_robots = 1; n_robots <= 3; n_robots++)
    {
      g_assert_cmpuint (enumerate (&board, 0, n_robots, cells, FALSE), ==,
                        count_ordered (8, n_robots));
      g_assert_cmpuint (enumerate (&board, 0, n_robots, cells, TRUE), ==,
                        count_interchangeable (8, n_robots));
    }
  g_assert_cmpuint (count_ordered (16, 4), ==, G_GUINT64_CONSTANT (3937437000));
  g_assert_cmpuint (count_interchangeable (16, 4), ==, G_GUINT64_CONSTANT (656239500));
}

/* The number that is taught is not the number of states, and no upper bound of it. */
LAB_TEST ("/robots/states/taught-bound", test_taught_bound)
{
  g_assert_cmpuint (count_taught (16, 4), ==, G_GUINT64_CONSTANT (3844124001));
  for (guint n_robots = 2; n_robots <= LAB_ROBOTS_MAX_ROBOTS; n_robots++)
    g_assert_cmpuint (count_taught (16, n_robots), <, count_ordered (16, n_robots));
}

/* A search of all states never comes to more of them than there are. */
LAB_TEST ("/robots/states/reached", test_reached)
{
  for (guint n_robots = 1; n_robots <= 2; n_robots++)
    {
      const LabRobotsRecipe recipe = { .size = 8, .n_robots = n_robots, .density = 100 };
      guint64 most = 0;

      for (guint64 seed = 0; seed < 30; seed++)
        {
          g_auto (LabRobotsSolution) solution = { 0 };
          const LabRobotsOptions options = { .algorithm = LAB_ROBOTS_BFS };
          LabRobotsBoard board;

          lab_robots_recipe_make (&recipe, seed, &board);
          /* Nobody gets there, so all states are expanded. */
          board.target = 8 * 3 + 3;
          lab_robots_solve (&board, NULL, &options, &solution);
          g_assert_cmpint (solution.outcome, ==, LAB_ROBOTS_UNSOLVABLE);
          most = MAX (most, solution.n_expanded);
        }
      g_assert_cmpuint (most, >, 10);
      g_assert_cmpuint (most, <, count_ordered (8, n_robots));
    }
}

/* h2 from the target is never above the fewest moves of one robot. From the robot, as it is
 * sometimes taught, it tells how far a cell is from the start: too much near the target. */
LAB_TEST ("/robots/states/h2", test_h2)
{
  g_autoptr (LabTestPlainRobots) plain = lab_test_plain_robots_new ();
  const LabRobotsRecipe recipe = { .size = 8, .n_robots = 1, .density = 100 };
  guint n_exact = 0, n_too_high = 0;

  for (guint64 seed = 0; seed < 20; seed++)
    {
      LabRobotsField right, wrong;
      LabRobotsBoard board, turned;

      lab_robots_recipe_make (&recipe, seed, &board);
      turned = board;
      turned.target = board.starts[0];
      lab_robots_field_init (&right, &board);
      lab_robots_field_init (&wrong, &turned);
      g_assert_cmpuint (get_least (&wrong, board.target), ==, get_least (&right, board.starts[0]));
      for (guint cell = 0; cell < 64; cell++)
        {
          guint fewest = lab_robots_board_is_island (&board, cell)
                           ? LAB_TEST_PLAIN_NONE : measure (plain, &board, cell);

          if (fewest == LAB_TEST_PLAIN_NONE)
            continue;
          g_assert_cmpuint (get_least (&right, cell), <=, fewest);
          n_exact += get_least (&right, cell) == fewest ? 1 : 0;
          n_too_high += get_least (&wrong, cell) > fewest ? 1 : 0;
        }
    }
  g_assert_cmpuint (n_exact, >, 20);
  g_assert_cmpuint (n_too_high, >, 20);
}
