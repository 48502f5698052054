/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include "lab-random.h"
#include "lab-robots-generator.h"
#include "lab-robots-solver.h"
#include "lab-robots-text.h"
#include "lab-test-plain-robots.h"

/* How many boards a usual run tries. LABYRINTHE_SOAK_BOARDS asks for another number. */
#define N_BOARDS 5000
#define N_BOARDS_BRIEF 600

/* Longer solutions are not looked for where there are many positions, and where there are very
 * many. */
#define FAR 9
#define NEAR 5

#define NO_LIMIT 1000

/* Private helpers */

static guint
count_boards (void)
{
  const char *wish = g_getenv ("LABYRINTHE_SOAK_BOARDS");

  if (wish != NULL)
    return (guint) g_ascii_strtoull (wish, NULL, 10);
  return lab_test_is_brief () ? N_BOARDS_BRIEF : N_BOARDS;
}

/* Makes a small board with any options, seldom with 10 rows or more than three robots. Sometimes, a
 * robot starts on the target. */
static void
make_board (guint           number,
            LabRobotsBoard *board)
{
  LabRobotsRecipe recipe;
  LabRandom random;

  lab_random_init (&random, number);
  lab_robots_recipe_init (&recipe);
  recipe.size = number % 11 == 10 ? 10 : 8;
  recipe.n_robots = number % 20 < 18 ? 1 + number % 3 : 4 + number % 2;
  recipe.any_robot = number / 3 % 2 == 1;
  recipe.must_ricochet = number / 6 % 2 == 1;
  recipe.density = lab_random_below (&random, LAB_ROBOTS_MAX_DENSITY + 1);
  lab_robots_recipe_make (&recipe, number, board);
  for (guint n = lab_random_below (&random, 12); n > 0; n--)
    lab_robots_board_set_wall (board, lab_random_below (&random, 64),
                               (LabRobotsSide) lab_random_below (&random, 4), TRUE);
  if (lab_random_below (&random, 16) == 0)
    board->target = board->starts[lab_random_below (&random, board->n_robots)];
}

/* How long a solution to look for: without a limit where there are few positions, and sometimes
 * where there are more. */
static guint
choose_limit (guint                 number,
              const LabRobotsBoard *board)
{
  if (board->n_robots < 2 || (board->n_robots == 2 && !board->must_ricochet))
    return number % 7 == 0 ? 1 + number % FAR : 0;
  if (board->n_robots == 3 && number % 61 < 3 && !(board->any_robot && board->must_ricochet))
    return 0;
  return 1 + number / 20 % (board->n_robots < 4 ? FAR : NEAR);
}

/* The solver keeps its tables from board to board. The fast one also counts all optimal solutions,
 * and lists different ones. */
static void
check_optimal (LabRobotsSolver        *solver,
               const LabRobotsBoard   *board,
               const LabRobotsOptions *options,
               guint                   optimum,
               guint64                 n_optimal)
{
  g_auto (LabRobotsSolution) solution = { 0 };

  lab_robots_solver_run (solver, board, NULL, options, &solution);
  if (optimum == LAB_TEST_PLAIN_NONE)
    {
      g_assert_true (solution.outcome == LAB_ROBOTS_UNSOLVABLE
                     || (options->max_moves > 0 && solution.outcome == LAB_ROBOTS_BOUNDED));
      g_assert_cmpuint (solution.solutions->len, ==, 0);
      return;
    }
  g_assert_cmpint (solution.outcome, ==, LAB_ROBOTS_SOLVED);
  g_assert_cmpuint (solution.n_moves, ==, optimum);
  g_assert_cmpuint (solution.lower_bound, ==, optimum);
  g_assert_cmpuint (solution.solutions->len, >, 0);
  lab_test_robots_assert_solutions (board, &solution);
  if (options->max_solutions == 0)
    return;
  g_assert_cmpuint (solution.n_optimal, ==, n_optimal);
  g_assert_cmpuint (solution.solutions->len, ==, MIN (n_optimal, options->max_solutions));
}

/* Depth-first search moves one robot, so it may find nothing, or something longer. With one robot
 * it finds something if there is something within its bound. */
static void
check_depth_first (const LabRobotsBoard *board,
                   guint                 limit,
                   guint                 optimum)
{
  g_auto (LabRobotsSolution) solution = { 0 };
  const LabRobotsOptions options = { .algorithm = LAB_ROBOTS_DFS, .max_moves = limit };
  guint bound = limit > 0 ? limit : board->size;

  lab_robots_solve (board, NULL, &options, &solution);
  if (solution.outcome == LAB_ROBOTS_SOLVED)
    {
      g_assert_cmpuint (solution.n_moves, >=, optimum);
      g_assert_cmpuint (solution.n_moves, <=, bound);
      g_assert_cmpuint (solution.lower_bound, <=, optimum);
      lab_test_robots_assert_solutions (board, &solution);
      return;
    }
  g_assert_cmpint (solution.outcome, ==, LAB_ROBOTS_NONE_FOUND);
  g_assert_true (board->n_robots > 1 || optimum > bound);
}

/* Tests */

LAB_TEST ("/robots/classical/agreement", test_agreement)
{
  g_autoptr (LabTestPlainRobots) plain = lab_test_plain_robots_new ();
  g_autoptr (LabRobotsSolver) solver = lab_robots_solver_new ();
  guint n_boards = count_boards (), n_solved = 0;
  guint64 n_optimal;

  for (guint i = 0; i < n_boards; i++)
    {
      LabRobotsBoard board;
      g_autofree char *text = NULL;
      guint limit, optimum;

      make_board (i, &board);
      text = lab_robots_board_format (&board);
      g_test_message ("board %u: %s", i, text);
      limit = choose_limit (i, &board);
      optimum = lab_test_plain_robots_solve (plain, &board, limit > 0 ? limit : NO_LIMIT,
                                             &n_optimal);
      for (LabRobotsAlgorithm algorithm = LAB_ROBOTS_FAST; algorithm <= LAB_ROBOTS_ASTAR_H2;
           algorithm++)
        {
          LabRobotsOptions options = { .algorithm = algorithm, .n_threads = 1, .max_moves = limit };

          if (algorithm == LAB_ROBOTS_FAST)
            {
              options.n_threads += i % 2;
              options.max_solutions = i % 7 < 3 ? 50 : 0;
            }
          check_optimal (solver, &board, &options, optimum, n_optimal);
        }
      check_depth_first (&board, limit, optimum);
      n_solved += optimum != LAB_TEST_PLAIN_NONE ? 1 : 0;
    }
  g_test_message ("%u of %u boards have a solution", n_solved, n_boards);
  g_assert_cmpuint (n_solved, >, n_boards / 3);
}

/* A better heuristic expands fewer states, and all expand fewer than without one. */
LAB_TEST ("/robots/classical/counts", test_counts)
{
  guint64 n_expanded[LAB_N_ROBOTS_ALGORITHMS] = { 0 };
  const LabRobotsRecipe recipe = { .size = 8, .n_robots = 2, .density = 100 };

  for (guint i = 0; i < 20; i++)
    {
      LabRobotsBoard board;

      lab_robots_recipe_make (&recipe, i, &board);
      for (guint algorithm = LAB_ROBOTS_BFS; algorithm <= LAB_ROBOTS_ASTAR_H2; algorithm++)
        {
          g_auto (LabRobotsSolution) solution = { 0 };
          const LabRobotsOptions options = { .algorithm = (LabRobotsAlgorithm) algorithm };

          lab_robots_solve (&board, NULL, &options, &solution);
          g_assert_cmpuint (solution.n_generated, <=, solution.n_expanded * 8);
          g_assert_cmpuint (solution.n_generated, >=, solution.n_expanded * 2);
          g_assert_cmpuint (solution.memory, >, 0);
          g_assert_cmpfloat (solution.seconds, >=, 0);
          n_expanded[algorithm] += solution.n_expanded;
        }
    }
  g_assert_cmpuint (n_expanded[LAB_ROBOTS_ASTAR_H2], <, n_expanded[LAB_ROBOTS_ASTAR_H1]);
  g_assert_cmpuint (n_expanded[LAB_ROBOTS_ASTAR_H1], <, n_expanded[LAB_ROBOTS_BFS]);
}

/* Makes a board on which breadth-first search takes long. */
static void
make_large_board (LabRobotsBoard *board)
{
  const LabRobotsRecipe recipe = { .size = 16, .n_robots = 4 };

  lab_robots_recipe_make (&recipe, 1, board);
  /* A robot never stops in the middle of an empty row without help. */
  board->target = 16 * 3 + 6;
}

static void
count_call (const LabRobotsProgress *progress,
            gpointer                 data)
{
  guint *bounds = data;

  g_assert_cmpuint (progress->lower_bound, >=, *bounds);
  g_assert_cmpuint (progress->n_generated, >=, progress->n_expanded / 64);
  *bounds = progress->lower_bound;
}

/* A search stops at its memory, and says what it knows. */
LAB_TEST ("/robots/classical/memory", test_memory)
{
  LabRobotsBoard board;

  make_large_board (&board);
  for (guint algorithm = LAB_ROBOTS_BFS; algorithm <= LAB_ROBOTS_ASTAR_H2; algorithm++)
    {
      g_auto (LabRobotsSolution) solution = { 0 };
      guint bound = 0;
      const LabRobotsOptions options = {
        .algorithm = (LabRobotsAlgorithm) algorithm,
        .max_memory = 200000,
        .progress = count_call,
        .data = &bound,
      };

      lab_robots_solve (&board, NULL, &options, &solution);
      g_assert_cmpint (solution.outcome, ==, LAB_ROBOTS_NO_MEMORY);
      g_assert_cmpuint (solution.memory, <=, 200000);
      g_assert_cmpuint (solution.memory, >, 50000);
      g_assert_cmpuint (solution.lower_bound, >=, 2);
      g_assert_cmpuint (bound, >=, 1);
      g_assert_cmpuint (bound, <=, solution.lower_bound);
    }
}

static void
cancel (const LabRobotsProgress *progress,
        gpointer                 data)
{
  if (progress->lower_bound >= 2)
    g_cancellable_cancel (data);
}

LAB_TEST ("/robots/classical/cancel", test_cancel)
{
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_auto (LabRobotsSolution) solution = { 0 };
  const LabRobotsOptions options = {
    .algorithm = LAB_ROBOTS_BFS, .cancellable = cancellable, .progress = cancel, .data = cancellable
  };
  LabRobotsBoard board;

  make_large_board (&board);
  lab_robots_solve (&board, NULL, &options, &solution);
  g_assert_cmpint (solution.outcome, ==, LAB_ROBOTS_CANCELLED);
  g_assert_cmpuint (solution.lower_bound, ==, 2);
  g_assert_null (lab_robots_solution_get_moves (&solution));
}

/* A robot that has moved already needs fewer moves, and its axes count. */
LAB_TEST ("/robots/classical/from-position", test_from_position)
{
  LabRobotsBoard board;

  for (guint ricochets = 0; ricochets < 2; ricochets++)
    {
      lab_robots_board_init (&board, 8);
      board.must_ricochet = ricochets == 1;
      for (guint algorithm = LAB_ROBOTS_BFS; algorithm <= LAB_ROBOTS_DFS; algorithm++)
        {
          g_auto (LabRobotsSolution) solution = { 0 };
          const LabRobotsOptions options = { .algorithm = (LabRobotsAlgorithm) algorithm };
          const LabRobotsMove east = { 0, LAB_ROBOTS_EAST };
          LabRobotsPosition position = lab_robots_board_get_start (&board);

          g_assert_true (lab_robots_position_play (&position, &board, east, NULL));
          lab_robots_solve (&board, &position, &options, &solution);
          g_assert_cmpint (solution.outcome, ==, LAB_ROBOTS_SOLVED);
          if (algorithm != LAB_ROBOTS_DFS)
            g_assert_cmpuint (solution.n_moves, ==, 1);
        }
    }
}
