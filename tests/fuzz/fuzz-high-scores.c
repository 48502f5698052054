/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-time-trial.h"
#include "lab-fuzz.h"
#include "lab-treasure.h"
#include "lab-high-scores.h"
#include "lab-puzzle-progress.h"

/* Fuzzes the high scores of time trials and the progress in puzzles. */

static void
check_best (const LabHighScore *best,
            const LabHighScore *other)
{
  g_assert_true (g_utf8_validate (best->name, -1, NULL));
  g_assert_cmpstr (best->name, ==, other->name);
  g_assert_cmpuint (best->treasures, ==, other->treasures);
  g_assert_cmpuint (best->treasures, <=, LAB_N_TREASURES);
  g_assert_cmpuint (best->turns, ==, other->turns);
  g_assert_cmpuint (best->left, ==, other->left);
  g_assert_cmpint (best->date, ==, other->date);
  g_assert_cmpuint (best->seed, ==, other->seed);
}

/* Entries that were read must be the same after writing and reading them again. */
static void
read_scores (const guint8 *data,
             gsize         size)
{
  g_autofree char *path = lab_fuzz_put_file ("duels", data, size);
  g_autoptr (LabHighScores) bests = lab_high_scores_new (path);
  g_autoptr (LabHighScores) again = NULL;
  g_autoptr (GError) error = NULL;

  lab_high_scores_save (bests, &error);
  g_assert_no_error (error);
  again = lab_high_scores_new (path);
  g_assert_null (lab_high_scores_get_damaged (again));
  for (guint minutes = 0; minutes <= LAB_TIME_TRIAL_MAX_MINUTES; minutes++)
    {
      guint length = lab_high_scores_get_length (bests, minutes);

      g_assert_cmpuint (length, <=, LAB_HIGH_SCORES_LENGTH);
      g_assert_cmpuint (length, ==, lab_high_scores_get_length (again, minutes));
      if (lab_high_scores_get_damaged (bests) != NULL)
        g_assert_cmpuint (length, ==, 0);
      for (guint place = 1; place <= length; place++)
        check_best (lab_high_scores_get (bests, minutes, place),
                    lab_high_scores_get (again, minutes, place));
    }
}

/* Solving a puzzle must be recorded whatever the file contains, and nothing else may
 * change. */
static void
read_puzzles (const guint8 *data,
              gsize         size)
{
  const LabPuzzle puzzles[] = {
    { .kind = LAB_PUZZLE_SHIPPED, .n_turns = 1, .number = 1 },
    { .kind = LAB_PUZZLE_SHIPPED, .n_turns = 3, .number = 7 },
    { .kind = LAB_PUZZLE_DAILY, .n_turns = 2, .number = 20261121 },
    { .kind = LAB_PUZZLE_DRAWN, .n_turns = 4, .number = 42 },
  };
  g_autofree char *path = lab_fuzz_put_file ("puzzles", data, size);
  g_autoptr (LabPuzzleProgress) progress = lab_puzzle_progress_new (path);
  g_autoptr (LabPuzzleProgress) again = NULL;
  g_autoptr (GError) error = NULL;
  guint before = lab_puzzle_progress_get_turns (progress, &puzzles[1]);

  lab_puzzle_progress_record (progress, &puzzles[1], 4, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (lab_puzzle_progress_get_turns (progress, &puzzles[1]), ==,
                    before == 0 ? 4 : MIN (before, 4));
  again = lab_puzzle_progress_new (path);
  g_assert_null (lab_puzzle_progress_get_aside (again));
  for (guint i = 0; i < G_N_ELEMENTS (puzzles); i++)
    {
      guint n_turns = lab_puzzle_progress_get_turns (progress, &puzzles[i]);

      g_assert_true (n_turns == 0 || n_turns >= puzzles[i].n_turns);
      g_assert_cmpuint (lab_puzzle_progress_get_turns (again, &puzzles[i]), ==, n_turns);
      g_assert_cmpuint (lab_puzzle_progress_get_stars (again, &puzzles[i]), <=,
                        LAB_PUZZLE_MAX_STARS);
    }
}

int
LLVMFuzzerTestOneInput (const guint8 *data,
                        gsize         size)
{
  read_scores (data, size);
  read_puzzles (data, size);
  lab_fuzz_clear_files ();
  return 0;
}
