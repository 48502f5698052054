/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-fuzz.h"

#include "lab-shift-high-scores.h"
#include "lab-shift-position.h"
#include "lab-shift-puzzle-progress.h"
#include "lab-shift-time-trial.h"

/* Fuzzes the high scores of time trials and the progress in puzzles. */

static void
check_best (const LabShiftHighScore *best,
            const LabShiftHighScore *other)
{
  g_assert_true (g_utf8_validate (best->name, -1, NULL));
  g_assert_cmpstr (best->name, ==, other->name);
  g_assert_cmpuint (best->treasures, ==, other->treasures);
  g_assert_cmpuint (best->treasures, <=, LAB_SHIFT_N_TREASURES);
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
  g_autoptr (LabShiftHighScores) bests = lab_shift_high_scores_new (path);
  g_autoptr (LabShiftHighScores) again = NULL;
  g_autoptr (GError) error = NULL;

  lab_shift_high_scores_save (bests, &error);
  g_assert_no_error (error);
  again = lab_shift_high_scores_new (path);
  g_assert_null (again->damaged);
  for (guint minutes = 0; minutes <= LAB_SHIFT_TIME_TRIAL_MAX_MINUTES; minutes++)
    {
      guint length = bests->tables[minutes]->len;

      g_assert_cmpuint (length, <=, LAB_SHIFT_HIGH_SCORES_LENGTH);
      g_assert_cmpuint (length, ==, again->tables[minutes]->len);
      if (bests->damaged != NULL)
        g_assert_cmpuint (length, ==, 0);
      for (guint place = 1; place <= length; place++)
        check_best (bests->tables[minutes]->pdata[place - 1],
                    again->tables[minutes]->pdata[place - 1]);
    }
}

/* Solving a puzzle must be recorded whatever the file contains, and nothing else may
 * change. */
static void
read_puzzles (const guint8 *data,
              gsize         size)
{
  const LabShiftPuzzle puzzles[] = {
    { .kind = LAB_SHIFT_PUZZLE_SHIPPED, .n_turns = 1, .number = 1 },
    { .kind = LAB_SHIFT_PUZZLE_SHIPPED, .n_turns = 3, .number = 7 },
    { .kind = LAB_SHIFT_PUZZLE_DAILY, .n_turns = 2, .number = 20261121 },
    { .kind = LAB_SHIFT_PUZZLE_DRAWN, .n_turns = 4, .number = 42 },
  };
  g_autofree char *path = lab_fuzz_put_file ("puzzles", data, size);
  g_autoptr (LabShiftPuzzleProgress) progress = lab_shift_puzzle_progress_new (path);
  g_autoptr (LabShiftPuzzleProgress) again = NULL;
  g_autoptr (GError) error = NULL;
  guint before = lab_shift_puzzle_progress_get_turns (progress, &puzzles[1]);

  lab_shift_puzzle_progress_record (progress, &puzzles[1], 4, 1, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (lab_shift_puzzle_progress_get_turns (progress, &puzzles[1]), ==,
                    before == 0 ? 4 : MIN (before, 4));
  again = lab_shift_puzzle_progress_new (path);
  g_assert_null (again->aside);
  for (guint i = 0; i < G_N_ELEMENTS (puzzles); i++)
    {
      guint n_turns = lab_shift_puzzle_progress_get_turns (progress, &puzzles[i]);

      g_assert_true (n_turns == 0 || n_turns >= puzzles[i].n_turns);
      g_assert_cmpuint (lab_shift_puzzle_progress_get_turns (again, &puzzles[i]), ==, n_turns);
      g_assert_cmpuint (lab_shift_puzzle_progress_get_stars (again, &puzzles[i]), <=,
                        LAB_SHIFT_PUZZLE_MAX_STARS);
    }
}

LAB_FUZZ (data, size)
{
  read_scores (data, size);
  read_puzzles (data, size);
  lab_fuzz_clear_files ();
}
