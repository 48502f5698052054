/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <string.h>

#include <glib/gstdio.h>

#include "lab-test-home.h"
#include "lab-test-keeping.h"
#include "lab-test-saving.h"
#include "storage/lab-storage.h"

/* Tests */

/* Each half-turn is on the disk before the next is over, and none is left unwritten. */
static void
test_half_turns (char         *home G_GNUC_UNUSED,
                 gconstpointer data G_GNUC_UNUSED)
{
  LabTestKeeping fixture;

  lab_test_keeping_begin (&fixture);
  g_assert_null (lab_test_keeping_load ());
  lab_keeper_keep (fixture.keeper, fixture.saved);
  lab_keeper_flush (fixture.keeper);
  lab_test_keeping_assert (&fixture);
  for (guint i = 1; i <= 40; i++)
    {
      g_autoptr (LabSavedGame) kept = NULL;

      lab_test_keeping_play (&fixture, 1);
      kept = lab_test_keeping_load ();
      g_assert_cmpuint (lab_game_get_n_half_turns (lab_saved_game_get_game (kept)) + 1, >=, i);
      if (i % 3 == 0)
        lab_keeper_flush (fixture.keeper);
      if (i % 3 == 0)
        lab_test_keeping_assert (&fixture);
    }
  g_clear_object (&fixture.keeper);
  lab_test_keeping_assert (&fixture);
  g_assert_cmpuint (fixture.n_troubles, ==, 0);
  lab_test_keeping_end (&fixture);
}

/* What is taken back, made again, or ended is kept as well; the main loop need not run. */
static void
test_changes (char         *home G_GNUC_UNUSED,
              gconstpointer data G_GNUC_UNUSED)
{
  LabController *controller;
  LabTestKeeping fixture;

  lab_test_keeping_begin (&fixture);
  controller = lab_saved_game_get_controller (fixture.saved);
  lab_keeper_keep (fixture.keeper, fixture.saved);
  lab_test_keeping_play (&fixture, 20);
  g_assert_true (lab_controller_undo (controller, 7, NULL));
  lab_keeper_flush (fixture.keeper);
  lab_test_keeping_assert (&fixture);
  g_assert_true (lab_controller_redo (controller, 3, NULL));
  lab_keeper_flush (fixture.keeper);
  lab_test_keeping_assert (&fixture);
  while (!lab_controller_end_game (controller, NULL))
    lab_test_keeping_play (&fixture, 1);
  lab_keeper_flush (fixture.keeper);
  lab_test_keeping_assert (&fixture);

  lab_keeper_forget (fixture.keeper);
  g_assert_null (lab_test_keeping_load ());
  lab_test_keeping_end (&fixture);
}

/* A game that was left is not kept any more, whatever becomes of it. */
static void
test_forget (char         *home G_GNUC_UNUSED,
             gconstpointer data G_GNUC_UNUSED)
{
  LabTestKeeping fixture, other;

  lab_test_keeping_begin (&fixture);
  lab_test_keeping_begin (&other);
  lab_keeper_keep (fixture.keeper, fixture.saved);
  lab_test_keeping_play (&fixture, 3);
  lab_keeper_keep (fixture.keeper, other.saved);
  lab_test_keeping_play (&fixture, 1);
  lab_test_keeping_play (&other, 6);
  lab_keeper_flush (fixture.keeper);
  lab_test_keeping_assert (&other);
  lab_keeper_forget (fixture.keeper);
  lab_test_keeping_play (&other, 1);
  lab_keeper_flush (fixture.keeper);
  g_assert_null (lab_test_keeping_load ());
  lab_test_keeping_end (&other);
  lab_test_keeping_end (&fixture);
}

/* A file that cannot be read is not lost. */
static void
test_damaged (char         *home G_GNUC_UNUSED,
              gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *path = lab_storage_get_path (LAB_KEEPER_FILE);
  g_autofree char *aside = g_strconcat (path, ".damaged", NULL);
  g_autofree char *contents = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_true (g_file_set_contents (path, "[Labyrinthe]\nVersion=two\n", -1, NULL));
  g_assert_null (lab_keeper_load_kept (&error));
  g_assert_error (error, LAB_SAVED_GAME_ERROR, LAB_SAVED_GAME_ERROR_FORMAT);
  g_assert_nonnull (strstr (error->message, aside));
  g_assert_nonnull (strstr (error->message, "Line 2 cannot be read."));
  g_assert_true (g_file_get_contents (aside, &contents, NULL, NULL));
  g_assert_cmpstr (contents, ==, "[Labyrinthe]\nVersion=two\n");
  g_assert_null (lab_test_keeping_load ());
  g_remove (aside);
}

/* What a killed program left half written is removed with the first writing, and nothing else. */
static void
test_swept (char         *home G_GNUC_UNUSED,
            gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *unfinished = lab_storage_get_path (LAB_KEEPER_FILE ".~a1b2c");
  g_autofree char *other = lab_storage_get_path (LAB_KEEPER_FILE ".damaged");
  LabTestKeeping fixture;

  g_assert_true (g_file_set_contents (unfinished, "x", -1, NULL));
  g_assert_true (g_file_set_contents (other, "x", -1, NULL));
  lab_test_keeping_begin (&fixture);
  lab_keeper_keep (fixture.keeper, fixture.saved);
  lab_keeper_flush (fixture.keeper);
  lab_test_keeping_assert (&fixture);
  g_assert_false (g_file_test (unfinished, G_FILE_TEST_EXISTS));
  g_assert_true (g_file_test (other, G_FILE_TEST_EXISTS));
  lab_keeper_forget (fixture.keeper);
  g_remove (other);
  lab_test_keeping_end (&fixture);
}

/* Where a file is in the place of the folder nothing was ever kept. */
static void
test_no_folder (char         *home G_GNUC_UNUSED,
                gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *folder = g_build_filename (g_get_user_data_dir (), "labyrinthe", NULL);

  g_assert_cmpint (g_mkdir (g_get_user_data_dir (), 0700), ==, 0);
  g_assert_true (g_file_set_contents (folder, "", 0, NULL));
  g_assert_null (lab_test_keeping_load ());
  g_assert_cmpint (g_remove (folder), ==, 0);
}

static guint64
get_inode (void)
{
  g_autofree char *path = lab_storage_get_path (LAB_KEEPER_FILE);
  GStatBuf status;

  g_assert_cmpint (g_stat (path, &status), ==, 0);
  return status.st_ino;
}

static void
on_ended (LabGame *game G_GNUC_UNUSED,
          guint64 *inode)
{
  *inode = get_inode ();
}

/* The end of a game comes with a move, and what was kept then is not written once more. */
static void
test_end (char         *home G_GNUC_UNUSED,
          gconstpointer data G_GNUC_UNUSED)
{
  guint64 inode = 0;
  LabTestKeeping fixture;
  LabGame *game;

  lab_test_keeping_begin (&fixture);
  game = lab_saved_game_get_game (fixture.saved);
  g_assert_true (lab_keeper_has_kept (fixture.keeper));
  /* Before the keeper hears of it. */
  g_signal_connect_swapped (game, "ended", G_CALLBACK (lab_keeper_flush), fixture.keeper);
  g_signal_connect (game, "ended", G_CALLBACK (on_ended), &inode);
  lab_keeper_keep (fixture.keeper, fixture.saved);
  while (lab_game_get_phase (game) != LAB_PHASE_OVER)
    lab_test_keeping_play (&fixture, 1);
  g_assert_true (lab_keeper_has_kept (fixture.keeper));
  lab_test_keeping_assert (&fixture);
  g_assert_cmpuint (get_inode (), ==, inode);
  lab_keeper_forget (fixture.keeper);
  lab_test_keeping_end (&fixture);
}

/* The longest game is kept, and can be resumed. What comes after is not, and is told once. */
static void
test_long (char         *home G_GNUC_UNUSED,
           gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (LabSavedGame) kept = NULL;
  LabTestKeeping fixture;
  LabGame *game;

  lab_test_keeping_begin (&fixture);
  game = lab_saved_game_get_game (fixture.saved);
  lab_test_play_long (fixture.saved, LAB_SAVED_GAME_MAX_TURNS);
  lab_keeper_keep (fixture.keeper, fixture.saved);
  g_assert_true (lab_keeper_has_kept (fixture.keeper));
  lab_test_keeping_assert (&fixture);
  g_assert_cmpuint (fixture.n_troubles, ==, 0);

  lab_test_keeping_play (&fixture, 3);
  g_assert_cmpuint (fixture.n_troubles, ==, 1);
  g_assert_nonnull (strstr (fixture.reason, "too long"));
  g_assert_false (lab_keeper_has_kept (fixture.keeper));
  kept = lab_test_keeping_load ();
  g_assert_cmpuint (lab_game_get_n_half_turns (lab_saved_game_get_game (kept)) + 3, ==,
                    lab_game_get_n_half_turns (game));

  g_assert_true (lab_controller_undo (lab_saved_game_get_controller (fixture.saved), 5, NULL));
  lab_test_keeping_play (&fixture, 1);
  lab_keeper_flush (fixture.keeper);
  lab_test_keeping_assert (&fixture);
  lab_test_keeping_end (&fixture);
}

/* Where the folder should be is a file, which not even the superuser can write into. It is told
 * once, by the main loop if nobody plays on; and the game is kept again when it can be. */
static void
test_trouble (char         *home G_GNUC_UNUSED,
              gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *folder = g_build_filename (g_get_user_data_dir (), "labyrinthe", NULL);
  g_autofree char *away = g_strconcat (folder, "-away", NULL);
  LabTestKeeping fixture;

  lab_test_keeping_begin (&fixture);
  lab_keeper_keep (fixture.keeper, fixture.saved);
  lab_keeper_flush (fixture.keeper);
  g_assert_cmpint (g_rename (folder, away), ==, 0);
  g_assert_true (g_file_set_contents (folder, "", 0, NULL));

  lab_test_keeping_play (&fixture, 1);
  while (fixture.n_troubles == 0)
    g_main_context_iteration (NULL, TRUE);
  g_assert_nonnull (strstr (fixture.reason, "the game under way is not kept"));
  lab_test_keeping_play (&fixture, 5);
  lab_keeper_flush (fixture.keeper);
  g_assert_cmpuint (fixture.n_troubles, ==, 1);

  g_assert_cmpint (g_remove (folder), ==, 0);
  g_assert_cmpint (g_rename (away, folder), ==, 0);
  lab_test_keeping_play (&fixture, 1);
  lab_keeper_flush (fixture.keeper);
  lab_test_keeping_assert (&fixture);
  g_assert_cmpuint (fixture.n_troubles, ==, 1);
  lab_keeper_forget (fixture.keeper);
  lab_test_keeping_end (&fixture);
}

static void
on_trouble_forget (LabKeeper *keeper)
{
  lab_keeper_forget (keeper);
}

/* A folder is in the place of the file, which nobody can have foreseen. Whoever is told of that
 * may leave the game at once, also while the next half-turn waits to be kept. */
static void
test_trouble_and_leave (char         *home G_GNUC_UNUSED,
                        gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *path = lab_storage_get_path (LAB_KEEPER_FILE);
  LabTestKeeping fixture;

  g_assert_cmpint (g_mkdir (path, 0700), ==, 0);
  lab_test_keeping_begin (&fixture);
  g_signal_connect (fixture.keeper, "trouble", G_CALLBACK (on_trouble_forget), NULL);
  lab_keeper_keep (fixture.keeper, fixture.saved);
  lab_test_keeping_play (&fixture, 1);
  g_assert_cmpuint (fixture.n_troubles, ==, 1);
  g_assert_true (g_str_has_prefix (fixture.reason, "Something is wrong with the disk"));
  g_assert_true (lab_keeper_has_kept (fixture.keeper));
  g_assert_cmpint (g_rmdir (path), ==, 0);
  lab_test_keeping_play (&fixture, 1);
  lab_keeper_flush (fixture.keeper);
  g_assert_null (lab_test_keeping_load ());
  lab_test_keeping_end (&fixture);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  lab_test_home_init ();

  lab_test_home_add ("/keeper/half-turns", test_half_turns);
  lab_test_home_add ("/keeper/changes", test_changes);
  lab_test_home_add ("/keeper/forget", test_forget);
  lab_test_home_add ("/keeper/damaged", test_damaged);
  lab_test_home_add ("/keeper/no-folder", test_no_folder);
  lab_test_home_add ("/keeper/end", test_end);
  lab_test_home_add ("/keeper/swept", test_swept);
  lab_test_home_add ("/keeper/long", test_long);
  lab_test_home_add ("/keeper/trouble", test_trouble);
  lab_test_home_add ("/keeper/trouble-and-leave", test_trouble_and_leave);

  return lab_test_home_run ();
}
