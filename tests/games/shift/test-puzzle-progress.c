/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-shift-puzzle-progress.h"

#include <sys/stat.h>

#include "lab-storage.h"
#include "lab-test-home.h"

static const LabShiftPuzzle shipped = { .kind = LAB_SHIFT_PUZZLE_SHIPPED,
                                        .number = 7,
                                        .n_turns = 3 };
static const LabShiftPuzzle drawn = { .kind = LAB_SHIFT_PUZZLE_DRAWN,
                                      .number = 123456789,
                                      .n_turns = 3 };
static const LabShiftPuzzle daily = { .kind = LAB_SHIFT_PUZZLE_DAILY,
                                      .number = 20280229,
                                      .n_turns = 2 };

/* Private helpers */

static void
record (LabShiftPuzzleProgress *progress,
        const LabShiftPuzzle   *puzzle,
        guint                   n_turns)
{
  g_autoptr (GError) error = NULL;

  g_assert_true (lab_shift_puzzle_progress_record (
      progress, puzzle, n_turns, lab_shift_puzzle_get_stars (puzzle, n_turns), &error));
  g_assert_no_error (error);
}

static void
assert_kept (LabShiftPuzzleProgress *progress,
             const LabShiftPuzzle   *puzzle,
             guint                   n_turns,
             guint                   n_stars)
{
  g_assert_cmpuint (lab_shift_puzzle_progress_get_turns (progress, puzzle), ==, n_turns);
  g_assert_cmpuint (lab_shift_puzzle_progress_get_stars (progress, puzzle), ==, n_stars);
}

static void
write_file (const char *text)
{
  g_autofree char *path = lab_storage_get_path ("puzzles.ini");

  g_assert_true (lab_storage_write (path, text, -1, NULL));
}

/* Tests */

/* Recorded results of every kind are loaded again; only a better result replaces
 * one. */
LAB_HOME_TEST ("/puzzle-progress/kept", test_kept)
{
  g_autoptr (LabShiftPuzzleProgress) progress = lab_shift_puzzle_progress_new (NULL);
  g_autoptr (LabShiftPuzzleProgress) again = NULL;

  assert_kept (progress, &shipped, 0, 0);
  g_assert_null (progress->aside);
  record (progress, &shipped, 5);
  assert_kept (progress, &shipped, 5, 1);
  record (progress, &shipped, 4);
  record (progress, &shipped, 6);
  assert_kept (progress, &shipped, 4, 2);
  record (progress, &drawn, G_MAXUINT);
  record (progress, &daily, 2);
  record (progress, &daily, 2);

  again = lab_shift_puzzle_progress_new (NULL);
  assert_kept (again, &shipped, 4, 2);
  assert_kept (again, &drawn, G_MAXINT, 1);
  assert_kept (again, &daily, 2, 3);
  assert_kept (again,
               &(LabShiftPuzzle){ .kind = LAB_SHIFT_PUZZLE_SHIPPED, .number = 8, .n_turns = 3 }, 0,
               0);
}

/* After hints there are fewer stars than the turns would earn. Turns and stars are each the best
 * ones so far, also those that another window has saved. */
LAB_HOME_TEST ("/puzzle-progress/hints", test_hints)
{
  g_autoptr (LabShiftPuzzleProgress) progress = lab_shift_puzzle_progress_new (NULL);
  g_autoptr (LabShiftPuzzleProgress) other = lab_shift_puzzle_progress_new (NULL);
  g_autoptr (LabShiftPuzzleProgress) again = NULL;

  g_assert_true (lab_shift_puzzle_progress_record (progress, &shipped, 3, 1, NULL));
  assert_kept (progress, &shipped, 3, 1);
  g_assert_true (lab_shift_puzzle_progress_record (progress, &shipped, 4, 2, NULL));
  assert_kept (progress, &shipped, 3, 2);
  g_assert_true (lab_shift_puzzle_progress_record (progress, &shipped, 4, 1, NULL));
  record (other, &shipped, 3);
  assert_kept (other, &shipped, 3, 3);
  record (progress, &daily, 2);
  assert_kept (progress, &shipped, 3, 3);
  again = lab_shift_puzzle_progress_new (NULL);
  assert_kept (again, &shipped, 3, 3);
}

/* The file is renamed without change, and a new one starts. */
static void
check_aside (const char *contents)
{
  g_autoptr (LabShiftPuzzleProgress) progress = lab_shift_puzzle_progress_new (NULL);
  g_autoptr (LabShiftPuzzleProgress) again = NULL;
  g_autofree char *aside = NULL;

  g_assert_nonnull (progress->aside);
  g_assert_true (contents == NULL || g_file_get_contents (progress->aside, &aside, NULL, NULL));
  g_assert_cmpstr (aside, ==, contents);
  assert_kept (progress, &shipped, 0, 0);
  record (progress, &daily, 3);

  again = lab_shift_puzzle_progress_new (NULL);
  g_assert_null (again->aside);
  assert_kept (again, &daily, 3, 2);
}

/* A file that is not a key file */
LAB_HOME_TEST ("/puzzle-progress/damaged", test_damaged)
{
  static const char damaged[] = "[3-07]\nturns=3\nand then rubbish\n";

  write_file (damaged);
  check_aside (damaged);
}

/* The same happens to anything that cannot be read, and it never blocks. */
LAB_HOME_TEST ("/puzzle-progress/foreign", test_foreign)
{
  g_autofree char *path = lab_storage_get_path ("puzzles.ini");

  write_file ("");
  g_assert_cmpint (g_unlink (path), ==, 0);
  g_assert_cmpint (mkfifo (path, 0600), ==, 0);
  check_aside (NULL);
}

/* Invalid values are ignored, and unknown keys are preserved. */
LAB_HOME_TEST ("/puzzle-progress/strange", test_strange)
{
  static const char *const turns[] = { "", "0", "-3", "2", "many", "99999999999999999999", "\xff" };
  g_autoptr (LabShiftPuzzleProgress) last = NULL;
  g_autofree char *path = lab_storage_get_path ("puzzles.ini");
  g_autofree char *text = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (turns); i++)
    {
      g_autofree char *strange = g_strdup_printf ("[3-07]\nturns=%s\nstars=3\n", turns[i]);
      g_autoptr (LabShiftPuzzleProgress) progress = NULL;

      write_file (strange);
      progress = lab_shift_puzzle_progress_new (NULL);
      assert_kept (progress, &shipped, 0, 0);
      record (progress, &shipped, 4);
      assert_kept (progress, &shipped, 4, 2);
    }

  write_file ("# mine\n[3-07]\nturns=4\ncolor=red\n\n[later]\nhats=2\n");
  last = lab_shift_puzzle_progress_new (NULL);
  record (last, &daily, 2);
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_assert_nonnull (strstr (text, "# mine"));
  g_assert_nonnull (strstr (text, "color=red"));
  g_assert_nonnull (strstr (text, "hats=2"));
}

/* If the file cannot be written, the progress stays in memory. */
LAB_HOME_TEST ("/puzzle-progress/unwritable", test_unwritable)
{
  g_autofree char *path = g_build_filename (g_get_home_dir (), "none", "puzzles.ini", NULL);
  g_autoptr (LabShiftPuzzleProgress) progress = lab_shift_puzzle_progress_new (path);
  g_autoptr (GError) error = NULL;

  g_assert_false (lab_shift_puzzle_progress_record (progress, &shipped, 3, 3, &error));
  g_assert_nonnull (error);
  assert_kept (progress, &shipped, 3, 3);
}
