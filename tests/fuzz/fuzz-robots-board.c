/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-fuzz.h"

#include "lab-robots-solver.h"
#include "lab-robots-text.h"
#include "lab-test-plain-robots.h"

/* Fuzzes boards of sliding robots. What is read is written again as the same board, and its short
 * solutions solve it. On small boards, the other solvers and a plain search agree. Also reads
 * moves. */

/* Longer solutions, or searches that need more bytes, would take too long here. */
#define MAX_MOVES 5
#define MAX_MEMORY ((guint64) 1 << 20)
#define MAX_SOLUTIONS 20

/* Boards that are not larger are small. */
#define SMALL_SIZE 12
#define FEW_ROBOTS 3

/* Private helpers */

/* Checks the solutions that were found: if it is proved that they are the shortest ones, they are
 * all different, and as many as there are. */
static void
check_solutions (const LabRobotsBoard    *board,
                 const LabRobotsSolution *solution)
{
  lab_test_robots_assert_solutions (board, solution);
  if (solution->outcome != LAB_ROBOTS_SOLVED)
    return;
  g_assert_cmpuint (solution->n_moves, <=, MAX_MOVES);
  g_assert_cmpuint (solution->n_moves, ==, solution->lower_bound);
  g_assert_cmpuint (solution->solutions->len, ==, MIN (solution->n_optimal, MAX_SOLUTIONS));
}

/* Solves a small board by a plain search, which counts the shortest solutions, too. */
static void
compare_with_plain (const LabRobotsBoard    *board,
                    const LabRobotsSolution *solution)
{
  g_autoptr (LabTestPlainRobots) plain = lab_test_plain_robots_new ();
  guint64 n_optimal;
  guint n_moves = lab_test_plain_robots_solve (plain, board, MAX_MOVES, &n_optimal);

  g_assert_cmpint (n_moves != LAB_TEST_PLAIN_NONE, ==, solution->outcome == LAB_ROBOTS_SOLVED);
  if (n_moves == LAB_TEST_PLAIN_NONE)
    return;
  g_assert_cmpuint (solution->n_moves, ==, n_moves);
  g_assert_cmpuint (solution->n_optimal, ==, n_optimal);
}

/* Solves a small board by the algorithms as they are taught. Depth-first search may find nothing,
 * or something longer. */
static void
compare_with_classical (const LabRobotsBoard    *board,
                        const LabRobotsSolution *fast)
{
  for (guint algorithm = LAB_ROBOTS_BFS; algorithm <= LAB_ROBOTS_DFS; algorithm++)
    {
      g_auto (LabRobotsSolution) solution = { 0 };
      LabRobotsOptions options = { .algorithm = (LabRobotsAlgorithm) algorithm,
                                   .max_moves = MAX_MOVES, .max_memory = MAX_MEMORY };

      lab_robots_solve (board, NULL, &options, &solution);
      if (solution.outcome == LAB_ROBOTS_NO_MEMORY)
        continue;
      if (solution.outcome == LAB_ROBOTS_SOLVED)
        lab_test_robots_assert_solved (board, lab_robots_solution_get_moves (&solution));
      if (algorithm == LAB_ROBOTS_DFS)
        {
          if (solution.outcome == LAB_ROBOTS_SOLVED)
            g_assert_cmpuint (solution.n_moves, >=, fast->n_moves);
          continue;
        }
      g_assert_cmpint (solution.outcome == LAB_ROBOTS_SOLVED, ==,
                       fast->outcome == LAB_ROBOTS_SOLVED);
      if (solution.outcome == LAB_ROBOTS_SOLVED)
        g_assert_cmpuint (solution.n_moves, ==, fast->n_moves);
    }
}

static void
solve (const LabRobotsBoard *board)
{
  g_auto (LabRobotsSolution) solution = { 0 };
  LabRobotsOptions options = { .n_threads = 1, .max_moves = MAX_MOVES, .max_memory = MAX_MEMORY,
                               .max_solutions = MAX_SOLUTIONS };

  lab_robots_solve (board, NULL, &options, &solution);
  check_solutions (board, &solution);
  if (board->size > SMALL_SIZE || board->n_robots > FEW_ROBOTS
      || solution.outcome == LAB_ROBOTS_NO_MEMORY)
    return;
  compare_with_plain (board, &solution);
  compare_with_classical (board, &solution);
}

static void
read_board (const char *text)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *again = NULL;
  LabRobotsBoard board, copy;

  if (!lab_fuzz_check (lab_robots_board_parse (text, &board, &error), &error))
    {
      g_assert_true (error->domain == LAB_ROBOTS_TEXT_ERROR);
      return;
    }
  again = lab_robots_board_format (&board);
  g_assert_true (lab_robots_board_parse (again, &copy, NULL));
  g_assert_true (lab_robots_board_equal (&board, &copy));
  solve (&board);
}

static void
read_moves (const char *text)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GArray) moves = NULL;
  g_autoptr (GArray) copy = NULL;
  g_autofree char *again = NULL;

  if (!lab_fuzz_check (lab_robots_moves_parse (text, &moves, &error), &error))
    {
      g_assert_true (error->domain == LAB_ROBOTS_MOVE_ERROR);
      return;
    }
  again = lab_robots_moves_format ((const LabRobotsMove *) (const void *) moves->data, moves->len);
  g_assert_true (lab_robots_moves_parse (again, &copy, NULL));
  g_assert_cmpmem (moves->data, (int) (moves->len * sizeof (LabRobotsMove)), copy->data,
                   (int) (copy->len * sizeof (LabRobotsMove)));
}

LAB_FUZZ (data, size)
{
  g_autofree char *text = lab_fuzz_take_text (data, size);

  read_board (text);
  read_moves (text);
}
