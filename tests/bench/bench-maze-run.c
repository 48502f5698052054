/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <stdlib.h>
#include <time.h>

#include "lab-maze-measures.h"
#include "lab-maze-run.h"

/* Measures how long it takes to record each algorithm, to step through the run in both directions,
 * and to jump in it; and to find the distances for a heat map. An argument is the side of the
 * maze, another one that of the maze for the distances. */

#define SIDE 1000
#define SIDE_FOR_DISTANCES 3162
#define N_STEPS 1000000
#define N_JUMPS 20

/* Private helpers */

/* The time of the processor counts, so that other programs do not matter much. */
static double
get_seconds (clock_t start)
{
  return (double) MAX (clock () - start, 1) / CLOCKS_PER_SEC;
}

static LabMazeRun *
record (const LabMaze     *maze,
        LabMazeAlgorithm   algorithm,
        GError           **error)
{
  guint side = maze->height;

  if (algorithm < LAB_N_MAZE_GENERATORS)
    return lab_maze_run_new_generator (side, side, algorithm, 1, NULL, NULL, NULL, error);
  return lab_maze_run_new_solver (maze, algorithm - LAB_N_MAZE_GENERATORS, (LabMazeCell) { 0, 0 },
                                  (LabMazeCell) { side - 1, side - 1 }, NULL, NULL, NULL, error);
}

/* Makes single steps in the middle of a run, and prints how many a second. */
static void
measure_steps (LabMazeRun *run)
{
  guint64 n_steps = run->n_steps, middle = n_steps / 2;
  guint64 n = MIN (N_STEPS, n_steps - middle);
  double forwards, backwards;
  clock_t start;

  lab_maze_run_go_to (run, middle);
  start = clock ();
  for (guint64 i = 1; i <= n; i++)
    lab_maze_run_go_to (run, middle + i);
  forwards = (double) n / get_seconds (start);
  start = clock ();
  for (guint64 i = n; i > 0; i--)
    lab_maze_run_go_to (run, middle + i - 1);
  backwards = (double) n / get_seconds (start);
  g_print (" %7.1f %7.1f", forwards / 1e6, backwards / 1e6);
}

/* Jumps from one end towards the other and back, and prints the longest time. */
static void
measure_jumps (LabMazeRun *run)
{
  guint64 n_steps = run->n_steps;
  double worst = 0;

  for (guint64 i = 0; i < N_JUMPS; i++)
    {
      clock_t start = clock ();

      lab_maze_run_go_to (run, n_steps * (i % 2 == 0 ? i : N_JUMPS - i) / N_JUMPS);
      worst = MAX (worst, get_seconds (start));
    }
  g_print (" %8.1f ms\n", worst * 1e3);
}

static void
measure_run (const LabMaze    *maze,
             LabMazeAlgorithm  algorithm)
{
  clock_t start = clock ();
  g_autoptr (GError) error = NULL;
  g_autoptr (LabMazeRun) run = record (maze, algorithm, &error);
  double seconds = get_seconds (start);
  guint64 size;

  g_print ("%-22s %6.2f s", lab_maze_algorithm_get_name (algorithm), seconds);
  if (run == NULL)
    {
      g_print (" %s\n", error->message);
      return;
    }
  size = run->n_steps + 4 * run->recorder.n_cells
         + (run->n_checkpoints + 1) * (guint64) run->maze->height
               * (run->maze->width + 16 * run->maze->n_words);
  g_print (" %9.2f %7.0f MB", (double) run->n_steps / 1e6, (double) size / 1e6);
  measure_steps (run);
  measure_jumps (run);
}

static void
measure_distances (guint side)
{
  g_autoptr (LabMaze) maze = lab_maze_new (side, side, NULL);
  g_autofree guint8 *levels = NULL;
  LabRandom random;
  clock_t start;

  g_assert_nonnull (maze);
  lab_random_init (&random, 1);
  lab_maze_generate (maze, LAB_MAZE_EXPLORATION, &random, NULL, NULL);
  start = clock ();
  levels = lab_maze_find_levels (maze, (LabMazeCell) { 0, 0 }, NULL, NULL);
  g_print ("Distances of %u x %u cells: %.2f s\n", side, side, get_seconds (start));
}

int
main (int    argc,
      char **argv)
{
  guint side = argc > 1 ? (guint) atoi (argv[1]) : SIDE;
  g_autoptr (LabMaze) maze = lab_maze_new (side, side, NULL);
  LabRandom random;

  g_assert_nonnull (maze);
  lab_random_init (&random, 1);
  lab_maze_generate (maze, LAB_MAZE_WILSON, &random, NULL, NULL);
  g_print ("%s build, %u x %u cells\n", BUILD_TYPE, side, side);
  g_print ("Algorithm              recorded  M steps     memory  M steps/s, back  longest jump\n");
  for (guint i = 0; i < LAB_N_MAZE_ALGORITHMS; i++)
    measure_run (maze, i);
  measure_distances (argc > 2 ? (guint) atoi (argv[2]) : SIDE_FOR_DISTANCES);
  return 0;
}
