/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <signal.h>

#include <gio/gio.h>

#include "lab-shift-high-scores.h"
#include "lab-shift-puzzle-progress.h"
#include "lab-storage.h"
#include "lab-test-home.h"

#define N_KILLS 100
#define MAX_LINES 5
#define MAX_DELAY 1500

/* Private helpers */

/* Reads the numbers that a program prints, and kills it after @n_lines. Returns the last one. */
static guint
read_and_kill (GSubprocess *process,
               guint        n_lines,
               guint        delay)
{
  g_autoptr (GDataInputStream) stream
      = g_data_input_stream_new (g_subprocess_get_stdout_pipe (process));
  char *line;
  guint last = 0;

  for (guint i = 1; (line = g_data_input_stream_read_line (stream, NULL, NULL, NULL)) != NULL; i++)
    {
      last = (guint) g_ascii_strtoull (line, NULL, 10);
      g_free (line);
      if (i != n_lines)
        continue;
      g_usleep (delay);
      g_subprocess_force_exit (process);
    }
  g_assert_true (g_subprocess_wait (process, NULL, NULL));
  g_assert_true (g_subprocess_get_if_signaled (process));
  g_assert_cmpint (g_subprocess_get_term_sig (process), ==, SIGKILL);
  return last;
}

static GSubprocess *
start (guint first)
{
  g_autofree char *number = g_strdup_printf ("%u", first);
  g_autoptr (GError) error = NULL;
  GSubprocess *process = g_subprocess_new (G_SUBPROCESS_FLAGS_STDOUT_PIPE, &error,
                                           g_getenv ("LABYRINTHE_KEPT_RESULTS"), number, NULL);

  g_assert_no_error (error);
  return process;
}

static void
assert_solved (LabShiftPuzzleProgress *progress,
               guint                   first,
               guint                   last)
{
  LabShiftPuzzle puzzle = { .kind = LAB_SHIFT_PUZZLE_DRAWN, .n_turns = 2 };

  for (puzzle.number = first; puzzle.number <= last; puzzle.number++)
    g_assert_cmpuint (lab_shift_puzzle_progress_get_turns (progress, &puzzle), ==, 2);
}

/* An unfinished file of a killed program is removed by the next program that writes. */
static void
assert_little_left (void)
{
  g_autofree char *path = lab_storage_get_path ("puzzles.ini");
  g_autofree char *folder = g_path_get_dirname (path);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;
  guint n_files = 0;

  while ((name = g_dir_read_name (dir)) != NULL)
    n_files += !g_str_has_suffix (name, ".lock");
  g_assert_cmpuint (n_files, <=, 3);
}

/* Tests */

/* A kill loses nothing that the program said was saved, and no file is ever partial. */
LAB_HOME_TEST ("/results/killed", test_killed)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (17);
  guint first = 1;

  for (guint run = 0; run < lab_test_rounds (N_KILLS); run++)
    {
      g_autoptr (GSubprocess) process = start (first);
      guint n_lines = (guint) g_rand_int_range (random, 1, MAX_LINES + 1);
      guint last = read_and_kill (process, n_lines,
                                  (guint) g_rand_int_range (random, 0, MAX_DELAY));
      g_autoptr (LabShiftPuzzleProgress) progress = lab_shift_puzzle_progress_new (NULL);
      g_autoptr (LabShiftHighScores) scores = lab_shift_high_scores_new (NULL);
      const LabShiftHighScore *best;

      g_assert_cmpuint (last, >=, first);
      g_assert_null (progress->aside);
      g_assert_null (scores->damaged);
      assert_solved (progress, 1, last);
      best = scores->tables[3]->pdata[0];
      g_assert_cmpuint (best->seed, >=, last);
      g_assert_cmpuint (best->seed, <=, last + 1);
      assert_little_left ();
      first = last + 1;
    }
}

/* Two windows that do not know each other lose no results of each other. */
LAB_HOME_TEST ("/results/together", test_together)
{
  static const guint firsts[] = { 1, 1000001 };
  GSubprocess *processes[2];
  guint lasts[2] = { 0 };
  g_autoptr (LabShiftPuzzleProgress) progress = NULL;
  g_autoptr (LabShiftHighScores) scores = NULL;

  for (guint i = 0; i < 2; i++)
    processes[i] = start (firsts[i]);
  for (guint i = 0; i < 2; i++)
    {
      lasts[i] = read_and_kill (processes[i], 31, 0);
      g_object_unref (processes[i]);
    }
  progress = lab_shift_puzzle_progress_new (NULL);
  scores = lab_shift_high_scores_new (NULL);
  for (guint i = 0; i < 2; i++)
    assert_solved (progress, firsts[i], lasts[i]);
  g_assert_cmpuint (((LabShiftHighScore *) scores->tables[3]->pdata[0])->seed, >=, lasts[1]);
}
