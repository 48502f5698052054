/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "lab-random.h"
#include "lab-robots-generator.h"
#include "lab-robots-solver.h"
#include "lab-robots-text.h"

/* How fast boards of sliding robots are solved and made, and how long random ones are. */

/**
 * Times:
 * @n: how many boards were solved
 * @seconds: the time for all
 * @worst: the longest time for one
 * @moves: the sum of their moves
 * @squares: the sum of the squares
 * @latest: the longest time until some solution was known
 *
 * The figures of some boards.
 */
typedef struct
{
  guint  n;
  double seconds;
  double worst;
  double moves;
  double squares;
  double latest;
} Times;

/* Which targets random boards have. */
typedef enum
{
  TARGETS_OF_ROBOT_1,
  TARGETS_OF_GAME,
  TARGETS_ANYWHERE,
} Targets;

/* Takes note of when the first solution is known. */
static void
on_progress (const LabRobotsProgress *progress,
             gpointer                 data)
{
  double *first = data;

  if (progress->best > 0 && *first == 0)
    *first = progress->seconds;
}

static void
solve (LabRobotsSolver      *solver,
       const LabRobotsBoard *board,
       guint                 n_threads,
       Times                *times,
       LabRobotsSolution    *solution)
{
  double first = 0;
  LabRobotsOptions options = {
    .n_threads = n_threads,
    .progress = on_progress,
    .data = &first,
  };

  lab_robots_solver_run (solver, board, NULL, &options, solution);
  times->latest = MAX (times->latest, first > 0 ? first : solution->seconds);
  times->n++;
  times->seconds += solution->seconds;
  times->worst = MAX (times->worst, solution->seconds);
  if (solution->outcome == LAB_ROBOTS_SOLVED)
    {
      times->moves += solution->n_moves;
      times->squares += (double) solution->n_moves * solution->n_moves;
    }
}

/* The boards of the file: random ones, and the hardest one in the last line. */
static void
run_file (LabRobotsSolver *solver,
          const char      *path)
{
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;
  Times random = { 0 };

  if (!g_file_get_contents (path, &text, NULL, NULL))
    {
      g_printerr ("%s cannot be read.\n", path);
      exit (EXIT_FAILURE);
    }
  lines = g_strsplit (text, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    {
      char *tab = strchr (lines[i], '\t');
      LabRobotsBoard board;
      gboolean is_hard;

      if (tab == NULL || lines[i][0] == '#')
        continue;
      *tab = '\0';
      is_hard = g_ascii_strtoull (tab + 1, NULL, 10) > 20;
      if (!lab_robots_board_parse (lines[i], &board, NULL))
        continue;
      for (guint threads = is_hard ? 2 : 1; threads >= 1; threads--)
        {
          g_auto (LabRobotsSolution) solution = { 0 };
          Times hard = { 0 };

          solve (solver, &board, threads, is_hard ? &hard : &random, &solution);
          if (is_hard)
            g_print ("%u moves, %u threads: %.3f s, %.1f million states expanded, %.0f MB\n",
                     solution.n_moves, threads, hard.seconds, (double) solution.n_expanded / 1e6,
                     (double) solution.memory / 1e6);
        }
    }
  g_print ("%u random boards of the file: %.3f ms each, at most %.3f ms\n", random.n,
           random.seconds / random.n * 1e3, random.worst * 1e3);
}

/* Boards that were drawn until they needed just so many moves: the same number of each. */
static void
run_hard (LabRobotsSolver *solver,
          guint            n_robots,
          guint            least,
          guint            most,
          guint            n_each)
{
  Times times[2] = { { 0 }, { 0 } };

  for (guint n_moves = least; n_moves <= most; n_moves++)
    {
      for (guint64 seed = 0; seed < n_each; seed++)
        {
          LabRobotsRecipe recipe;
          LabRobotsBoard board;

          lab_robots_recipe_init (&recipe);
          recipe.n_robots = n_robots;
          if (!lab_robots_generate_exact (&recipe, seed, n_moves, NULL, NULL, &board))
            continue;
          for (guint threads = 1; threads <= 2; threads++)
            {
              g_auto (LabRobotsSolution) solution = { 0 };

              solve (solver, &board, threads, &times[threads - 1], &solution);
            }
        }
    }
  for (guint threads = 1; threads <= 2; threads++)
    g_print ("%u boards with %u robots of %u to %u moves, %u threads: %.1f ms each, at most "
             "%.1f ms, some solution after at most %.1f ms\n",
             times[threads - 1].n, n_robots, least, most, threads,
             times[threads - 1].seconds / times[threads - 1].n * 1e3,
             times[threads - 1].worst * 1e3, times[threads - 1].latest * 1e3);
}

/* Random boards that need 12 to 20 moves, as often as they come: about one of 40. */
static void
run_long (LabRobotsSolver *solver,
          guint            n_boards)
{
  Times times[2] = { { 0 }, { 0 } };

  for (guint64 seed = 100000; seed < 100000 + n_boards; seed++)
    {
      g_auto (LabRobotsSolution) solution = { 0 };
      LabRobotsRecipe recipe;
      LabRobotsBoard board;
      Times unused = { 0 };

      lab_robots_recipe_init (&recipe);
      lab_robots_recipe_make (&recipe, seed, &board);
      solve (solver, &board, 1, &unused, &solution);
      if (solution.outcome != LAB_ROBOTS_SOLVED || solution.n_moves < 12 || solution.n_moves > 20)
        continue;
      for (guint threads = 1; threads <= 2; threads++)
        {
          g_auto (LabRobotsSolution) again = { 0 };

          solve (solver, &board, threads, &times[threads - 1], &again);
        }
    }
  for (guint threads = 1; threads <= 2; threads++)
    g_print ("%u of %u random boards need 12 to 20 moves, %u threads: %.1f ms each, at most "
             "%.1f ms, some solution after at most %.1f ms\n",
             times[threads - 1].n, n_boards, threads,
             times[threads - 1].seconds / times[threads - 1].n * 1e3,
             times[threads - 1].worst * 1e3, times[threads - 1].latest * 1e3);
}

static void
run_generator (guint n_moves)
{
  gint64 start = g_get_monotonic_time ();
  gint64 worst = 0;
  guint n = 20;

  for (guint64 seed = 0; seed < n; seed++)
    {
      gint64 before = g_get_monotonic_time ();
      LabRobotsRecipe recipe;
      LabRobotsBoard board;

      lab_robots_recipe_init (&recipe);
      (void) lab_robots_generate_exact (&recipe, seed, n_moves, NULL, NULL, &board);
      worst = MAX (worst, g_get_monotonic_time () - before);
    }
  g_print ("boards of exactly %u moves: %.3f s each, at most %.3f s\n", n_moves,
           (double) (g_get_monotonic_time () - start) / 1e6 / n, (double) worst / 1e6);
}

/* Moves the target to any cell without a robot. */
static void
scatter_target (guint64         seed,
                LabRobotsBoard *board)
{
  LabRandom random;

  lab_random_init (&random, seed);
  do
    board->target
        = (guint16) lab_random_below (&random, lab_robots_board_get_n_cells (board));
  while (lab_robots_board_is_island (board, board->target)
         || lab_robots_board_find_robot (board, board->target, NULL));
}

/* Random boards: their lengths. Of those with targets as in the board game, one of 17 is for any
 * robot. For boards from the quarters of the board game, 5.85 moves are published, with a standard
 * deviation of 2.48; BENCHMARKS.md tells what differs. */
static void
run_random (LabRobotsSolver *solver,
            guint            n_robots,
            guint            n_boards,
            Targets          targets)
{
  static const char * const names[] = {
    [TARGETS_OF_ROBOT_1] = "targets for robot 1",
    [TARGETS_OF_GAME] = "one target of 17 for any robot",
    [TARGETS_ANYWHERE] = "targets on any cell",
  };
  Times times = { 0 };
  guint n_solved = 0;
  double mean;

  for (guint64 seed = 0; seed < n_boards; seed++)
    {
      g_auto (LabRobotsSolution) solution = { 0 };
      LabRobotsRecipe recipe;
      LabRobotsBoard board;

      lab_robots_recipe_init (&recipe);
      recipe.n_robots = n_robots;
      lab_robots_recipe_make (&recipe, seed, &board);
      board.any_robot = targets == TARGETS_OF_GAME && seed % 17 == 0;
      if (targets == TARGETS_ANYWHERE)
        scatter_target (seed, &board);
      solve (solver, &board, 1, &times, &solution);
      n_solved += solution.outcome == LAB_ROBOTS_SOLVED ? 1 : 0;
    }
  mean = times.moves / n_solved;
  g_print ("%u random boards with %u robots, %s: %.2f moves on average, standard deviation %.2f, "
           "%u not solved, %.3f ms each, at most %.1f ms\n",
           n_boards, n_robots, names[targets], mean,
           sqrt (times.squares / n_solved - mean * mean), n_boards - n_solved,
           times.seconds / times.n * 1e3, times.worst * 1e3);
}

int
main (int   argc,
      char *argv[])
{
  g_autoptr (LabRobotsSolver) solver = lab_robots_solver_new ();

  g_print ("build type: " BUILD_TYPE "\n");
  if (argc > 1)
    run_file (solver, argv[1]);
  run_long (solver, 10000);
  run_hard (solver, 4, 12, 16, 8);
  run_hard (solver, 4, 17, 20, 2);
  run_hard (solver, 5, 9, 14, 3);
  run_generator (12);
  run_generator (16);
  run_random (solver, 4, 2000, TARGETS_OF_ROBOT_1);
  g_print ("published for boards from the quarters of the board game: 5.85, 2.48\n");
  run_random (solver, 4, 2000, TARGETS_OF_GAME);
  run_random (solver, 4, 500, TARGETS_ANYWHERE);
  run_random (solver, 5, 200, TARGETS_OF_ROBOT_1);
  return EXIT_SUCCESS;
}
