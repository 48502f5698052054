/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "controller/lab-time-duel.h"
#include "lab-fuzz.h"
#include "model/lab-treasure.h"
#include "storage/lab-duel-bests.h"
#include "storage/lab-puzzle-progress.h"

/* What is remembered of duels against the clock, and of puzzles that were solved. */

static void
check_best (const LabDuelBest *best,
            const LabDuelBest *other)
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

/* What was read is written and read again as the same. */
static void
read_duels (const guint8 *data,
            gsize         size)
{
  g_autofree char *path = lab_fuzz_put_file ("duels", data, size);
  g_autoptr (LabDuelBests) bests = lab_duel_bests_new (path);
  g_autoptr (LabDuelBests) again = NULL;
  g_autoptr (GError) error = NULL;

  lab_duel_bests_save (bests, &error);
  g_assert_no_error (error);
  again = lab_duel_bests_new (path);
  g_assert_null (lab_duel_bests_get_damaged (again));
  for (guint minutes = 0; minutes <= LAB_TIME_DUEL_MAX_MINUTES; minutes++)
    {
      guint length = lab_duel_bests_get_length (bests, minutes);

      g_assert_cmpuint (length, <=, LAB_DUEL_BESTS_LENGTH);
      g_assert_cmpuint (length, ==, lab_duel_bests_get_length (again, minutes));
      if (lab_duel_bests_get_damaged (bests) != NULL)
        g_assert_cmpuint (length, ==, 0);
      for (guint place = 1; place <= length; place++)
        check_best (lab_duel_bests_get (bests, minutes, place),
                    lab_duel_bests_get (again, minutes, place));
    }
}

/* Solving a puzzle is remembered, whatever is there already, and nothing else is changed. */
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
  read_duels (data, size);
  read_puzzles (data, size);
  lab_fuzz_clear_files ();
  return 0;
}
