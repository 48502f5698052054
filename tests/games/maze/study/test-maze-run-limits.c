/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include "lab-maze-run.h"

#include "lab-test-mazes.h"

/* Private helpers */

static void
count_progress (guint64  n_steps,
                gpointer data)
{
  guint64 *last = data;

  g_assert_cmpuint (n_steps, >=, *last);
  *last = n_steps;
}

static void
cancel (guint64  n_steps,
        gpointer data)
{
  if (n_steps > 0)
    g_cancellable_cancel (data);
}

/* Tests */

/* A recorder that is full stops, and stays in its memory, whatever the algorithm does. */
LAB_TEST ("/maze-run-limits/too-long", test_too_long)
{
  for (guint generator = 0; generator < LAB_N_MAZE_GENERATORS; generator++)
    {
      g_autoptr (LabMaze) maze = lab_maze_new (30, 31, NULL);
      g_auto (LabMazeRecorder) recorder = { 0 };
      LabRandom random;

      lab_random_init (&random, 3);
      lab_maze_recorder_init (&recorder, maze, 100, NULL);
      g_assert_true (lab_maze_generate (maze, generator, &random, &recorder, NULL));
      g_assert_true (recorder.stopped);
      g_assert_cmpuint (recorder.n_steps, ==, 100);
    }
}

LAB_TEST ("/maze-run-limits/wrong", test_wrong)
{
  g_autoptr (LabMaze) maze = lab_maze_new (3, 3, NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (GError) shape_error = NULL;
  g_autoptr (GError) size_error = NULL;
  g_autoptr (GError) room_error = NULL;

  g_assert_null (lab_maze_run_new_solver (maze, 0, (LabMazeCell) { 0, 0 }, (LabMazeCell) { 3, 0 },
                                          NULL, NULL, NULL, &error));
  g_assert_error (error, LAB_MAZE_ERROR, LAB_MAZE_ERROR_OUTSIDE);
  g_assert_true (lab_maze_leave_out (maze, (LabMazeCell) { 0, 0 }, NULL));
  g_assert_null (lab_maze_run_new_shape (maze, LAB_MAZE_ELLER, 0, NULL, NULL, NULL,
                                         &shape_error));
  g_assert_error (shape_error, LAB_MAZE_ERROR, LAB_MAZE_ERROR_UNSUITABLE);
  g_assert_null (lab_maze_run_new_generator (0, 3, LAB_MAZE_PRIM, 0, NULL, NULL, NULL,
                                             &size_error));
  g_assert_error (size_error, LAB_MAZE_ERROR, LAB_MAZE_ERROR_SIZE);
  g_assert_null (lab_maze_run_new_generator (4097, 4096, LAB_MAZE_ELLER, 0, NULL, NULL, NULL,
                                             &room_error));
  g_assert_error (room_error, LAB_MAZE_ERROR, LAB_MAZE_ERROR_UNSUITABLE);
}

LAB_TEST ("/maze-run-limits/progress", test_progress)
{
  guint64 last = 0;
  g_autoptr (LabMazeRun) run = lab_maze_run_new_generator (300, 300, LAB_MAZE_ALDOUS_BRODER, 1,
                                                           NULL, count_progress, &last, NULL);

  g_assert_cmpuint (last, >, 65536);
  g_assert_cmpuint (last, <=, run->n_steps);
}

static gpointer
cancel_soon (gpointer data)
{
  g_usleep (20000);
  g_cancellable_cancel (data);
  return NULL;
}

/* The walk of Aldous and Broder in 10^7 cells takes many seconds, but can be cancelled. The test
 * would run into its time limit, which is the only clock that it looks at. */
LAB_TEST ("/maze-run-limits/cancel-walk", test_cancel_walk)
{
  g_autoptr (LabMaze) maze = lab_maze_new (4000, 4000, NULL);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GError) error = NULL;
  GThread *thread = g_thread_new ("cancel", cancel_soon, cancellable);
  LabRandom random;

  lab_random_init (&random, 1);
  g_assert_false (lab_maze_generate_in_thread (maze, LAB_MAZE_ALDOUS_BRODER, &random, cancellable,
                                               &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_thread_join (thread);
}

/* Recording stops when it is cancelled, before it begins or while it is going on. */
LAB_TEST ("/maze-run-limits/cancel", test_cancel)
{
  g_autoptr (LabMaze) maze = lab_maze_new (300, 300, NULL);

  lab_maze_empty (maze);
  for (guint i = 0; i < LAB_N_MAZE_GENERATORS + LAB_N_MAZE_ALGORITHMS; i++)
    {
      g_autoptr (GCancellable) cancellable = g_cancellable_new ();
      g_autoptr (GError) error = NULL;
      gboolean is_early = i < LAB_N_MAZE_ALGORITHMS;
      guint algorithm = i % LAB_N_MAZE_ALGORITHMS;

      if (is_early)
        g_cancellable_cancel (cancellable);
      if (algorithm < LAB_N_MAZE_GENERATORS)
        g_assert_null (lab_maze_run_new_generator (300, 300, algorithm, 1, cancellable,
                                                   is_early ? NULL : cancel, cancellable, &error));
      else
        g_assert_null (lab_maze_run_new_solver (maze, algorithm - LAB_N_MAZE_GENERATORS,
                                                (LabMazeCell) { 0, 0 }, (LabMazeCell) { 299, 299 },
                                                cancellable, NULL, NULL, &error));
      g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
    }
}
