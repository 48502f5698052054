/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include "lab-robots-fast.h"
#include "lab-robots-generator.h"
#include "lab-robots-solver.h"
#include "lab-robots-text.h"
#include "lab-test-plain-robots.h"

/* The fast solver, on boards that need it. */

#define NO_LIMIT 1000

/* Reads a file with boards, each with a tab and its fewest moves. Returns its lines. */
static char **
read_lines (const char *name)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "data", "robots", name, NULL);
  g_autofree char *text = NULL;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  return g_strsplit (text, "\n", -1);
}

/* Reads a line of such a file. Returns whether it has a board, and its moves: G_MAXUINT if there is
 * no solution. */
static gboolean
read_line (const char     *line,
           LabRobotsBoard *board,
           guint          *n_moves)
{
  g_auto (GStrv) fields = g_strsplit (line, "\t", 2);

  if (*line == '#' || g_strv_length (fields) < 2)
    return FALSE;
  g_assert_true (lab_robots_board_parse (fields[0], board, NULL));
  *n_moves = *fields[1] == '-' ? G_MAXUINT : (guint) g_ascii_strtoull (fields[1], NULL, 10);
  return TRUE;
}

/* Boards whose optima two other solvers confirmed. With one thread, a board has the same solution
 * each time, whatever was solved before. */
LAB_TEST ("/robots-fast/reference", test_reference)
{
  g_auto (GStrv) lines = read_lines ("robots.tsv");
  g_autoptr (LabRobotsSolver) used = lab_robots_solver_new ();
  const LabRobotsOptions usual = { 0 }, alone = { .n_threads = 1 };
  guint n_boards = 0;

  for (guint i = 0; lines[i] != NULL; i++)
    {
      g_auto (LabRobotsSolution) solution = { 0 };
      g_auto (LabRobotsSolution) first = { 0 };
      g_auto (LabRobotsSolution) second = { 0 };
      const GArray *moves, *others;
      LabRobotsBoard board;
      guint n_moves;

      /* The hardest board takes seconds in a slow build. */
      if (!read_line (lines[i], &board, &n_moves) || (n_moves > 20 && lab_test_is_brief ()))
        continue;
      lab_robots_solver_run (used, &board, NULL, &usual, &solution);
      lab_robots_solver_run (used, &board, NULL, &alone, &first);
      lab_robots_solve (&board, NULL, &alone, &second);
      g_assert_cmpint (solution.outcome, ==, LAB_ROBOTS_SOLVED);
      g_assert_cmpuint (solution.n_moves, ==, n_moves);
      lab_test_robots_assert_solutions (&board, &solution);
      moves = lab_robots_solution_get_moves (&first);
      others = lab_robots_solution_get_moves (&second);
      g_assert_cmpuint (moves->len, ==, n_moves);
      g_assert_cmpuint (others->len, ==, n_moves);
      g_assert_true (memcmp (moves->data, others->data, n_moves * sizeof (LabRobotsMove)) == 0);
      g_assert_cmpuint (first.n_expanded, ==, second.n_expanded);
      n_boards++;
    }
  g_assert_cmpuint (n_boards, >=, 30);
}

/* Boards with so long passages that robot 1 needs more than 255 moves, or is that far from the
 * target by the heuristic. The plain search has the same optima. */
LAB_TEST ("/robots-fast/long", test_long)
{
  g_auto (GStrv) lines = read_lines ("long.tsv");
  g_autoptr (LabTestPlainRobots) plain = lab_test_plain_robots_new ();
  g_autoptr (LabRobotsSolver) solver = lab_robots_solver_new ();
  guint n_boards = 0;

  for (guint i = 0; lines[i] != NULL; i++)
    {
      LabRobotsBoard board;
      guint n_moves;
      guint64 ways;

      if (!read_line (lines[i], &board, &n_moves))
        continue;
      g_assert_cmpuint (lab_test_plain_robots_solve (plain, &board, NO_LIMIT, &ways), ==, n_moves);
      for (guint algorithm = LAB_ROBOTS_FAST; algorithm <= LAB_ROBOTS_ASTAR_H2; algorithm++)
        {
          g_auto (LabRobotsSolution) solution = { 0 };
          LabRobotsOptions options = { .algorithm = (LabRobotsAlgorithm) algorithm,
                                       .n_threads = 1 + i % 2, .max_solutions = 2 };

          lab_robots_solver_run (solver, &board, NULL, &options, &solution);
          g_assert_cmpint (solution.outcome, ==,
                           n_moves == G_MAXUINT ? LAB_ROBOTS_UNSOLVABLE : LAB_ROBOTS_SOLVED);
          if (n_moves != G_MAXUINT)
            g_assert_cmpuint (solution.n_moves, ==, n_moves);
          lab_test_robots_assert_solutions (&board, &solution);
        }
      n_boards++;
    }
  g_assert_cmpuint (n_boards, >=, 15);
}

#define HARD \
  "9111391113911153/8068000000000292/80100000002c0002/ac00004000010006/c100029000000003/" \
  "9000040000000002/8000038440400682/8006802ff8380102/8005002ff8000042/8003800110000292/" \
  "80000000002c0006/ac00000004010003/8100006803800002/c040001000000002/9290000000000682/" \
  "c44446c4446c4546 l3,c15,a4,c2 j13"

/* Solves a board with four robots that needs many moves. */
static void
solve_hard_board (const LabRobotsOptions *options,
                  LabRobotsSolution      *solution)
{
  LabRobotsBoard board;

  g_assert_true (lab_robots_board_parse (HARD, &board, NULL));
  lab_robots_solve (&board, NULL, options, solution);
  lab_test_robots_assert_solutions (&board, solution);
}

/**
 * Watcher:
 * @cancellable: cancelled when the bound is high enough
 * @last: what was told before
 * @n_calls: how often
 *
 * Listens to the progress of a search.
 */
typedef struct
{
  GCancellable     *cancellable;
  LabRobotsProgress last;
  guint             n_calls;
} Watcher;

static void
on_progress (const LabRobotsProgress *progress,
             gpointer                 data)
{
  Watcher *watcher = data;

  g_assert_cmpuint (progress->lower_bound, >=, watcher->last.lower_bound);
  g_assert_cmpuint (progress->n_expanded, >=, watcher->last.n_expanded);
  g_assert_true (watcher->last.best == 0
                 || (progress->best > 0 && progress->best <= watcher->last.best));
  watcher->last = *progress;
  watcher->n_calls++;
  if (progress->lower_bound >= 12)
    g_cancellable_cancel (watcher->cancellable);
}

LAB_TEST ("/robots-fast/cancel", test_cancel)
{
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  Watcher watcher = { .cancellable = cancellable };
  LabRobotsOptions options = { .cancellable = cancellable, .progress = on_progress,
                               .data = &watcher };
  g_auto (LabRobotsSolution) solution = { 0 };

  solve_hard_board (&options, &solution);
  g_assert_cmpint (solution.outcome, ==, LAB_ROBOTS_CANCELLED);
  g_assert_cmpuint (watcher.n_calls, >, 1);
  g_assert_cmpuint (solution.lower_bound, >=, 12);
  g_assert_cmpuint (solution.lower_bound, <=, 25);
}

LAB_TEST ("/robots-fast/memory", test_memory)
{
  LabRobotsOptions options = { .max_memory = (guint64) 4 << 20 };
  g_auto (LabRobotsSolution) solution = { 0 };

  solve_hard_board (&options, &solution);
  g_assert_cmpint (solution.outcome, ==, LAB_ROBOTS_NO_MEMORY);
  g_assert_cmpuint (solution.memory, <=, (guint64) 5 << 20);
  g_assert_cmpuint (solution.lower_bound, >, 5);
  g_assert_cmpuint (solution.lower_bound, <=, 25);
}

/* A perimeter for which there is not enough memory gives back what it has. */
LAB_TEST ("/robots-fast/given-up", test_given_up)
{
  LabRobotsPosition start;
  LabRobotsBoard board;

  g_assert_true (lab_robots_board_parse (HARD, &board, NULL));
  start = lab_robots_board_get_start (&board);
  for (guint n_threads = 1; n_threads <= 2; n_threads++)
    {
      const LabRobotsOptions options = { .max_memory = (guint64) 8 << 20, .n_threads = n_threads };
      g_autoptr (LabRobotsSolver) solver = lab_robots_solver_new ();
      g_auto (LabRobotsSolution) solution = { 0 };

      lab_robots_solution_init (&solution);
      lab_robots_fast_run (solver, &board, &start, &options, &solution);
      g_assert_cmpuint (solution.n_expanded, >, 100000);
      g_assert_cmpuint (lab_robots_perimeter_get_memory (solver->perimeters[1]), <, 1 << 17);
    }
}

LAB_TEST ("/robots-fast/bounded", test_bounded)
{
  LabRobotsOptions options = { .max_moves = 9 };
  g_auto (LabRobotsSolution) solution = { 0 };

  solve_hard_board (&options, &solution);
  g_assert_cmpint (solution.outcome, ==, LAB_ROBOTS_BOUNDED);
  g_assert_cmpuint (solution.lower_bound, ==, 10);
  g_assert_cmpuint (solution.solutions->len, ==, 0);
}

/* Five robots need more bits than the entries of the usual set have. */
LAB_TEST ("/robots-fast/five", test_five)
{
  g_autoptr (LabRobotsSolver) solver = lab_robots_solver_new ();

  for (guint seed = 0; seed < 24; seed++)
    {
      g_auto (LabRobotsSolution) fast = { 0 };
      g_auto (LabRobotsSolution) plain = { 0 };
      LabRobotsOptions options = { .max_moves = 4 };
      const LabRobotsRecipe recipe = { .size = seed % 2 == 0 ? 8 : 32, .n_robots = 5,
                                       .density = 100, .any_robot = seed % 4 < 2,
                                       .must_ricochet = seed % 3 == 0 };
      LabRobotsBoard board;

      lab_robots_recipe_make (&recipe, seed, &board);
      lab_robots_solver_run (solver, &board, NULL, &options, &fast);
      options.algorithm = LAB_ROBOTS_ASTAR_H2;
      lab_robots_solver_run (solver, &board, NULL, &options, &plain);
      g_assert_cmpint (fast.outcome, ==, plain.outcome);
      if (fast.outcome == LAB_ROBOTS_SOLVED)
        g_assert_cmpuint (fast.n_moves, ==, plain.n_moves);
      lab_test_robots_assert_solutions (&board, &fast);
    }
}
