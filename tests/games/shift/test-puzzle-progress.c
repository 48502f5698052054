/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-puzzle-progress.h"

#include <string.h>
#include <sys/stat.h>

#include <glib/gstdio.h>

#include "lab-test-home.h"

typedef struct
{
  char *folder;
  char *path;
} Fixture;

static const LabPuzzle shipped = { .kind = LAB_PUZZLE_SHIPPED, .number = 7, .n_turns = 3 };
static const LabPuzzle drawn = { .kind = LAB_PUZZLE_DRAWN, .number = 123456789, .n_turns = 3 };
static const LabPuzzle daily = { .kind = LAB_PUZZLE_DAILY, .number = 20280229, .n_turns = 2 };

/* Private helpers */

static void
set_up (Fixture       *fixture,
        gconstpointer  data G_GNUC_UNUSED)
{
  fixture->folder = g_dir_make_tmp ("puzzles-XXXXXX", NULL);
  g_assert_nonnull (fixture->folder);
  fixture->path = g_build_filename (fixture->folder, "puzzles.ini", NULL);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data G_GNUC_UNUSED)
{
  const char *name;
  g_autoptr (GDir) folder = g_dir_open (fixture->folder, 0, NULL);

  while ((name = g_dir_read_name (folder)) != NULL)
    {
      g_autofree char *path = g_build_filename (fixture->folder, name, NULL);

      g_assert_cmpint (g_unlink (path), ==, 0);
    }
  g_assert_cmpint (g_rmdir (fixture->folder), ==, 0);
  g_free (fixture->folder);
  g_free (fixture->path);
}

static void
record (LabPuzzleProgress *progress,
        const LabPuzzle   *puzzle,
        guint              n_turns)
{
  g_autoptr (GError) error = NULL;

  g_assert_true (lab_puzzle_progress_record (progress, puzzle, n_turns, &error));
  g_assert_no_error (error);
}

static void
assert_kept (LabPuzzleProgress *progress,
             const LabPuzzle   *puzzle,
             guint              n_turns,
             guint              n_stars)
{
  g_assert_cmpuint (lab_puzzle_progress_get_turns (progress, puzzle), ==, n_turns);
  g_assert_cmpuint (lab_puzzle_progress_get_stars (progress, puzzle), ==, n_stars);
}

static void
write_file (Fixture    *fixture,
            const char *text)
{
  g_assert_true (g_file_set_contents (fixture->path, text, -1, NULL));
}

static void
count_change (guint *n_changes)
{
  (*n_changes)++;
}

/* Tests */

/* Recorded results of every kind are loaded again; only a better result replaces
 * one. */
static void
test_kept (Fixture       *fixture,
           gconstpointer  data G_GNUC_UNUSED)
{
  g_autoptr (LabPuzzleProgress) progress = lab_puzzle_progress_new (fixture->path);
  g_autoptr (LabPuzzleProgress) again = NULL;
  guint n_changes = 0;

  assert_kept (progress, &shipped, 0, 0);
  g_assert_null (lab_puzzle_progress_get_aside (progress));
  g_signal_connect_swapped (progress, "changed", G_CALLBACK (count_change), &n_changes);
  record (progress, &shipped, 5);
  assert_kept (progress, &shipped, 5, 1);
  record (progress, &shipped, 4);
  record (progress, &shipped, 6);
  assert_kept (progress, &shipped, 4, 2);
  record (progress, &drawn, 3);
  record (progress, &daily, 2);
  record (progress, &daily, 2);
  g_assert_cmpuint (n_changes, ==, 4);

  again = lab_puzzle_progress_new (fixture->path);
  assert_kept (again, &shipped, 4, 2);
  assert_kept (again, &drawn, 3, 3);
  assert_kept (again, &daily, 2, 3);
  assert_kept (again, &(LabPuzzle) { .kind = LAB_PUZZLE_SHIPPED, .number = 8, .n_turns = 3 }, 0, 0);
}

/* A file that is not a key file is renamed without change, and a new one starts. */
static void
test_damaged (Fixture       *fixture,
              gconstpointer  data G_GNUC_UNUSED)
{
  static const char damaged[] = "[3-07]\nturns=3\nand then rubbish\n";
  g_autoptr (LabPuzzleProgress) progress = NULL;
  g_autoptr (LabPuzzleProgress) again = NULL;
  g_autofree char *aside = NULL;

  write_file (fixture, damaged);
  progress = lab_puzzle_progress_new (fixture->path);
  g_assert_nonnull (lab_puzzle_progress_get_aside (progress));
  g_assert_true (
      g_file_get_contents (lab_puzzle_progress_get_aside (progress), &aside, NULL, NULL));
  g_assert_cmpstr (aside, ==, damaged);
  assert_kept (progress, &shipped, 0, 0);
  record (progress, &daily, 3);

  again = lab_puzzle_progress_new (fixture->path);
  g_assert_null (lab_puzzle_progress_get_aside (again));
  assert_kept (again, &daily, 3, 2);
}

/* The same happens to anything that cannot be read, and it never blocks. */
static void
test_foreign (Fixture       *fixture,
              gconstpointer  data G_GNUC_UNUSED)
{
  g_autoptr (LabPuzzleProgress) progress = NULL;

  g_assert_cmpint (mkfifo (fixture->path, 0600), ==, 0);
  progress = lab_puzzle_progress_new (fixture->path);
  g_assert_nonnull (lab_puzzle_progress_get_aside (progress));
  record (progress, &daily, 3);
  assert_kept (progress, &daily, 3, 2);
}

/* Invalid values are ignored, and unknown keys are preserved. */
static void
test_strange (Fixture       *fixture,
              gconstpointer  data G_GNUC_UNUSED)
{
  static const char *const turns[] = { "", "0", "-3", "2", "many", "99999999999999999999", "\xff" };
  g_autoptr (LabPuzzleProgress) last = NULL;
  g_autofree char *text = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (turns); i++)
    {
      g_autofree char *strange = g_strdup_printf ("[3-07]\nturns=%s\nstars=3\n", turns[i]);
      g_autoptr (LabPuzzleProgress) progress = NULL;

      write_file (fixture, strange);
      progress = lab_puzzle_progress_new (fixture->path);
      assert_kept (progress, &shipped, 0, 0);
      record (progress, &shipped, 4);
      assert_kept (progress, &shipped, 4, 2);
    }

  write_file (fixture, "# mine\n[3-07]\nturns=4\ncolor=red\n\n[later]\nhats=2\n");
  last = lab_puzzle_progress_new (fixture->path);
  record (last, &daily, 2);
  g_assert_true (g_file_get_contents (fixture->path, &text, NULL, NULL));
  g_assert_nonnull (strstr (text, "# mine"));
  g_assert_nonnull (strstr (text, "color=red"));
  g_assert_nonnull (strstr (text, "hats=2"));
}

/* If the file cannot be written, the progress stays in memory. */
static void
test_unwritable (Fixture       *fixture,
                 gconstpointer  data G_GNUC_UNUSED)
{
  g_autofree char *path = g_build_filename (fixture->folder, "none", "puzzles.ini", NULL);
  g_autoptr (LabPuzzleProgress) progress = lab_puzzle_progress_new (path);
  g_autoptr (GError) error = NULL;

  g_assert_false (lab_puzzle_progress_record (progress, &shipped, 3, &error));
  g_assert_nonnull (error);
  assert_kept (progress, &shipped, 3, 3);
}

/* Results of the player's own puzzles, with any number of turns. */
static void
test_own (char         *home G_GNUC_UNUSED,
          gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (LabPuzzleProgress) progress = lab_puzzle_progress_new (NULL);
  g_autoptr (LabPuzzleProgress) again = NULL;

  assert_kept (progress, &shipped, 0, 0);
  record (progress, &shipped, G_MAXUINT);
  record (progress, &daily, 2);
  again = lab_puzzle_progress_new (NULL);
  assert_kept (again, &shipped, G_MAXINT, 1);
  assert_kept (again, &daily, 2, 3);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  lab_test_home_init ();

  g_test_add ("/puzzle-progress/kept", Fixture, NULL, set_up, test_kept, tear_down);
  g_test_add ("/puzzle-progress/damaged", Fixture, NULL, set_up, test_damaged, tear_down);
  g_test_add ("/puzzle-progress/strange", Fixture, NULL, set_up, test_strange, tear_down);
  g_test_add ("/puzzle-progress/foreign", Fixture, NULL, set_up, test_foreign, tear_down);
  g_test_add ("/puzzle-progress/unwritable", Fixture, NULL, set_up, test_unwritable, tear_down);
  lab_test_home_add ("/puzzle-progress/own", test_own);
  return lab_test_home_run ();
}
