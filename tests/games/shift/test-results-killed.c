/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <signal.h>
#include <string.h>

#include <gio/gio.h>

#include "lab-high-scores.h"
#include "lab-puzzle-progress.h"
#include "lab-storage.h"
#include "lab-test-effort.h"
#include "lab-test-home.h"

#define N_KILLS 100
#define MAX_LINES 5
#define MAX_DELAY 1500

/* Private helpers */

/* Starts the program and kills it at a random moment. Returns the number of the last puzzle that it
 * said was saved. */
static guint
solve_and_kill (GRand *random,
                guint  first)
{
  g_autofree char *number = g_strdup_printf ("%u", first);
  g_autoptr (GError) error = NULL;
  g_autoptr (GSubprocess) process = g_subprocess_new (
      G_SUBPROCESS_FLAGS_STDOUT_PIPE, &error, g_getenv ("LABYRINTHE_KEPT_RESULTS"), number, NULL);
  g_autoptr (GDataInputStream) stream = NULL;
  gint32 n_lines = g_rand_int_range (random, 1, MAX_LINES + 1);
  char *line;
  guint last = 0;

  g_assert_no_error (error);
  stream = g_data_input_stream_new (g_subprocess_get_stdout_pipe (process));
  for (gint32 i = 0; (line = g_data_input_stream_read_line (stream, NULL, NULL, NULL)) != NULL; i++)
    {
      last = (guint) g_ascii_strtoull (line, NULL, 10);
      g_free (line);
      if (i + 1 != n_lines)
        continue;
      g_usleep ((gulong) g_rand_int_range (random, 0, MAX_DELAY));
      g_subprocess_force_exit (process);
    }
  g_assert_true (g_subprocess_wait (process, NULL, NULL));
  g_assert_true (g_subprocess_get_if_signaled (process));
  g_assert_cmpint (g_subprocess_get_term_sig (process), ==, SIGKILL);
  return last;
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
static void
test_killed (char         *home G_GNUC_UNUSED,
             gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (17);
  guint first = 1;

  for (guint run = 0; run < lab_test_rounds (N_KILLS); run++)
    {
      guint last = solve_and_kill (random, first);
      g_autoptr (LabPuzzleProgress) progress = lab_puzzle_progress_new (NULL);
      g_autoptr (LabHighScores) scores = lab_high_scores_new (NULL);
      const LabHighScore *best;

      g_assert_cmpuint (last, >=, first);
      g_assert_null (lab_puzzle_progress_get_aside (progress));
      g_assert_null (lab_high_scores_get_damaged (scores));
      for (guint number = 1; number <= last; number++)
        {
          const LabPuzzle puzzle = { .kind = LAB_PUZZLE_DRAWN, .number = number, .n_turns = 2 };

          g_assert_cmpuint (lab_puzzle_progress_get_turns (progress, &puzzle), ==, 2);
        }
      best = lab_high_scores_get (scores, 3, 1);
      g_assert_cmpuint (best->seed, >=, last);
      g_assert_cmpuint (best->seed, <=, last + 1);
      assert_little_left ();
      first = last + 1;
    }
}

/* Two windows that do not know each other lose no results of each other. */
static void
test_together (char         *home G_GNUC_UNUSED,
               gconstpointer data G_GNUC_UNUSED)
{
  static const char * const firsts[] = { "1", "1000001" };
  GSubprocess *processes[2];
  guint lasts[2] = { 0 };
  g_autoptr (LabPuzzleProgress) progress = NULL;
  g_autoptr (LabHighScores) scores = NULL;

  for (guint i = 0; i < 2; i++)
    processes[i] = g_subprocess_new (G_SUBPROCESS_FLAGS_STDOUT_PIPE, NULL,
                                     g_getenv ("LABYRINTHE_KEPT_RESULTS"), firsts[i], NULL);
  for (guint i = 0; i < 2; i++)
    {
      GInputStream *pipe = g_subprocess_get_stdout_pipe (processes[i]);
      g_autoptr (GDataInputStream) stream = g_data_input_stream_new (pipe);
      char *line;

      for (guint n = 0; (line = g_data_input_stream_read_line (stream, NULL, NULL, NULL)) != NULL;
           n++)
        {
          lasts[i] = (guint) g_ascii_strtoull (line, NULL, 10);
          g_free (line);
          if (n == 30)
            g_subprocess_force_exit (processes[i]);
        }
      g_assert_true (g_subprocess_wait (processes[i], NULL, NULL));
      g_object_unref (processes[i]);
    }

  progress = lab_puzzle_progress_new (NULL);
  scores = lab_high_scores_new (NULL);
  for (guint i = 0; i < 2; i++)
    {
      guint first = (guint) g_ascii_strtoull (firsts[i], NULL, 10);

      for (guint number = first; number <= lasts[i]; number++)
        {
          const LabPuzzle puzzle = { .kind = LAB_PUZZLE_DRAWN, .number = number, .n_turns = 2 };

          g_assert_cmpuint (lab_puzzle_progress_get_turns (progress, &puzzle), ==, 2);
        }
    }
  g_assert_cmpuint (lab_high_scores_get (scores, 3, 1)->seed, >=, lasts[1]);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  lab_test_home_init ();

  lab_test_home_add ("/results/killed", test_killed);
  lab_test_home_add ("/results/together", test_together);

  return lab_test_home_run ();
}
