/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <string.h>

#include <glib/gstdio.h>

#include "lab-test-home.h"
#include "lab-test-autosave.h"
#include "lab-test-saving.h"
#include "lab-storage.h"

/* Tests */

/* Each half-turn is on the disk before the next one ends, and the last one is
 * written as well. */
static void
test_half_turns (char         *home G_GNUC_UNUSED,
                 gconstpointer data G_GNUC_UNUSED)
{
  LabTestAutosave fixture;

  lab_test_autosave_begin (&fixture);
  g_assert_null (lab_test_autosave_load ());
  lab_autosave_keep (fixture.autosave, fixture.saved);
  lab_autosave_flush (fixture.autosave);
  lab_test_autosave_assert (&fixture);
  for (guint i = 1; i <= 40; i++)
    {
      g_autoptr (LabSavedGame) kept = NULL;

      lab_test_autosave_play (&fixture, 1);
      kept = lab_test_autosave_load ();
      g_assert_cmpuint (lab_game_get_n_half_turns (lab_saved_game_get_game (kept)) + 1, >=, i);
      if (i % 3 == 0)
        lab_autosave_flush (fixture.autosave);
      if (i % 3 == 0)
        lab_test_autosave_assert (&fixture);
    }
  g_clear_object (&fixture.autosave);
  lab_test_autosave_assert (&fixture);
  g_assert_cmpuint (fixture.n_troubles, ==, 0);
  lab_test_autosave_end (&fixture);
}

/* Undo, redo and the end of a game are saved as well, without the main loop. */
static void
test_changes (char         *home G_GNUC_UNUSED,
              gconstpointer data G_GNUC_UNUSED)
{
  LabController *controller;
  LabTestAutosave fixture;

  lab_test_autosave_begin (&fixture);
  controller = lab_saved_game_get_controller (fixture.saved);
  lab_autosave_keep (fixture.autosave, fixture.saved);
  lab_test_autosave_play (&fixture, 20);
  g_assert_true (lab_controller_undo (controller, 7, NULL));
  lab_autosave_flush (fixture.autosave);
  lab_test_autosave_assert (&fixture);
  g_assert_true (lab_controller_redo (controller, 3, NULL));
  lab_autosave_flush (fixture.autosave);
  lab_test_autosave_assert (&fixture);
  while (!lab_controller_end_game (controller, NULL))
    lab_test_autosave_play (&fixture, 1);
  lab_autosave_flush (fixture.autosave);
  lab_test_autosave_assert (&fixture);

  lab_autosave_forget (fixture.autosave);
  g_assert_null (lab_test_autosave_load ());
  lab_test_autosave_end (&fixture);
}

/* A game that the player left is no longer saved, whatever happens to it. */
static void
test_forget (char         *home G_GNUC_UNUSED,
             gconstpointer data G_GNUC_UNUSED)
{
  LabTestAutosave fixture, other;

  lab_test_autosave_begin (&fixture);
  lab_test_autosave_begin (&other);
  lab_autosave_keep (fixture.autosave, fixture.saved);
  lab_test_autosave_play (&fixture, 3);
  lab_autosave_keep (fixture.autosave, other.saved);
  lab_test_autosave_play (&fixture, 1);
  lab_test_autosave_play (&other, 6);
  lab_autosave_flush (fixture.autosave);
  lab_test_autosave_assert (&other);
  lab_autosave_forget (fixture.autosave);
  lab_test_autosave_play (&other, 1);
  lab_autosave_flush (fixture.autosave);
  g_assert_null (lab_test_autosave_load ());
  lab_test_autosave_end (&other);
  lab_test_autosave_end (&fixture);
}

/* A file that cannot be read is set aside, not deleted. */
static void
test_damaged (char         *home G_GNUC_UNUSED,
              gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *path = lab_storage_get_path (LAB_AUTOSAVE_FILE_NAME);
  g_autofree char *aside = g_strconcat (path, ".damaged", NULL);
  g_autofree char *contents = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_true (g_file_set_contents (path, "[Labyrinthe]\nVersion=two\n", -1, NULL));
  g_assert_null (lab_autosave_load_kept (&error));
  g_assert_error (error, LAB_SAVED_GAME_ERROR, LAB_SAVED_GAME_ERROR_FORMAT);
  g_assert_nonnull (strstr (error->message, aside));
  g_assert_nonnull (strstr (error->message, "Line 2 cannot be read."));
  g_assert_true (g_file_get_contents (aside, &contents, NULL, NULL));
  g_assert_cmpstr (contents, ==, "[Labyrinthe]\nVersion=two\n");
  g_assert_null (lab_test_autosave_load ());
  g_remove (aside);
}

/* The first write removes the unfinished files of a killed program, and nothing
 * else. */
static void
test_swept (char         *home G_GNUC_UNUSED,
            gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *unfinished = lab_storage_get_path (LAB_AUTOSAVE_FILE_NAME ".~a1b2c");
  g_autofree char *other = lab_storage_get_path (LAB_AUTOSAVE_FILE_NAME ".damaged");
  LabTestAutosave fixture;

  g_assert_true (g_file_set_contents (unfinished, "x", -1, NULL));
  g_assert_true (g_file_set_contents (other, "x", -1, NULL));
  lab_test_autosave_begin (&fixture);
  lab_autosave_keep (fixture.autosave, fixture.saved);
  lab_autosave_flush (fixture.autosave);
  lab_test_autosave_assert (&fixture);
  g_assert_false (g_file_test (unfinished, G_FILE_TEST_EXISTS));
  g_assert_true (g_file_test (other, G_FILE_TEST_EXISTS));
  lab_autosave_forget (fixture.autosave);
  g_remove (other);
  lab_test_autosave_end (&fixture);
}

/* If the folder is a file, nothing has been saved yet. */
static void
test_no_folder (char         *home G_GNUC_UNUSED,
                gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *folder = g_build_filename (g_get_user_data_dir (), "labyrinthe", NULL);

  g_assert_cmpint (g_mkdir (g_get_user_data_dir (), 0700), ==, 0);
  g_assert_true (g_file_set_contents (folder, "", 0, NULL));
  g_assert_null (lab_test_autosave_load ());
  g_assert_cmpint (g_remove (folder), ==, 0);
}

static guint64
get_inode (void)
{
  g_autofree char *path = lab_storage_get_path (LAB_AUTOSAVE_FILE_NAME);
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

/* A game ends with a move; what is saved then is not written twice. */
static void
test_end (char         *home G_GNUC_UNUSED,
          gconstpointer data G_GNUC_UNUSED)
{
  guint64 inode = 0;
  LabTestAutosave fixture;
  LabGame *game;

  lab_test_autosave_begin (&fixture);
  game = lab_saved_game_get_game (fixture.saved);
  g_assert_true (lab_autosave_has_kept (fixture.autosave));
  /* This handler runs before the autosave's own. */
  g_signal_connect_swapped (game, "ended", G_CALLBACK (lab_autosave_flush), fixture.autosave);
  g_signal_connect (game, "ended", G_CALLBACK (on_ended), &inode);
  lab_autosave_keep (fixture.autosave, fixture.saved);
  while (lab_game_get_phase (game) != LAB_PHASE_OVER)
    lab_test_autosave_play (&fixture, 1);
  g_assert_true (lab_autosave_has_kept (fixture.autosave));
  lab_test_autosave_assert (&fixture);
  g_assert_cmpuint (get_inode (), ==, inode);
  lab_autosave_forget (fixture.autosave);
  lab_test_autosave_end (&fixture);
}

/* A game of the greatest length is saved and can be resumed. A longer one is not,
 * which is reported once. */
static void
test_long (char         *home G_GNUC_UNUSED,
           gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (LabSavedGame) kept = NULL;
  LabTestAutosave fixture;
  LabGame *game;

  lab_test_autosave_begin (&fixture);
  game = lab_saved_game_get_game (fixture.saved);
  lab_test_play_long (fixture.saved, LAB_SAVED_GAME_MAX_TURNS);
  lab_autosave_keep (fixture.autosave, fixture.saved);
  g_assert_true (lab_autosave_has_kept (fixture.autosave));
  lab_test_autosave_assert (&fixture);
  g_assert_cmpuint (fixture.n_troubles, ==, 0);

  lab_test_autosave_play (&fixture, 3);
  g_assert_cmpuint (fixture.n_troubles, ==, 1);
  g_assert_nonnull (strstr (fixture.reason, "too long"));
  g_assert_false (lab_autosave_has_kept (fixture.autosave));
  kept = lab_test_autosave_load ();
  g_assert_cmpuint (lab_game_get_n_half_turns (lab_saved_game_get_game (kept)) + 3, ==,
                    lab_game_get_n_half_turns (game));

  g_assert_true (lab_controller_undo (lab_saved_game_get_controller (fixture.saved), 5, NULL));
  lab_test_autosave_play (&fixture, 1);
  lab_autosave_flush (fixture.autosave);
  lab_test_autosave_assert (&fixture);
  lab_test_autosave_end (&fixture);
}

/* The folder is a file, so that even root cannot write into it. The error is
 * reported once, by the main loop if nobody plays; saving resumes when it is
 * possible again. */
static void
test_trouble (char         *home G_GNUC_UNUSED,
              gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *folder = g_build_filename (g_get_user_data_dir (), "labyrinthe", NULL);
  g_autofree char *away = g_strconcat (folder, "-away", NULL);
  LabTestAutosave fixture;

  lab_test_autosave_begin (&fixture);
  lab_autosave_keep (fixture.autosave, fixture.saved);
  lab_autosave_flush (fixture.autosave);
  g_assert_cmpint (g_rename (folder, away), ==, 0);
  g_assert_true (g_file_set_contents (folder, "", 0, NULL));

  lab_test_autosave_play (&fixture, 1);
  while (fixture.n_troubles == 0)
    g_main_context_iteration (NULL, TRUE);
  g_assert_nonnull (strstr (fixture.reason, "the current game is not saved"));
  lab_test_autosave_play (&fixture, 5);
  lab_autosave_flush (fixture.autosave);
  g_assert_cmpuint (fixture.n_troubles, ==, 1);

  g_assert_cmpint (g_remove (folder), ==, 0);
  g_assert_cmpint (g_rename (away, folder), ==, 0);
  lab_test_autosave_play (&fixture, 1);
  lab_autosave_flush (fixture.autosave);
  lab_test_autosave_assert (&fixture);
  g_assert_cmpuint (fixture.n_troubles, ==, 1);
  lab_autosave_forget (fixture.autosave);
  lab_test_autosave_end (&fixture);
}

static void
on_trouble_forget (LabAutosave *autosave)
{
  lab_autosave_forget (autosave);
}

/* A folder has the name of the file, so that writing fails late. The handler of the
 * error may leave the game at once, even while the next half-turn waits to be saved. */
static void
test_trouble_and_leave (char         *home G_GNUC_UNUSED,
                        gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *path = lab_storage_get_path (LAB_AUTOSAVE_FILE_NAME);
  LabTestAutosave fixture;

  g_assert_cmpint (g_mkdir (path, 0700), ==, 0);
  lab_test_autosave_begin (&fixture);
  g_signal_connect (fixture.autosave, "trouble", G_CALLBACK (on_trouble_forget), NULL);
  lab_autosave_keep (fixture.autosave, fixture.saved);
  lab_test_autosave_play (&fixture, 1);
  g_assert_cmpuint (fixture.n_troubles, ==, 1);
  g_assert_true (g_str_has_prefix (fixture.reason, "The disk reports an error"));
  g_assert_true (lab_autosave_has_kept (fixture.autosave));
  g_assert_cmpint (g_rmdir (path), ==, 0);
  lab_test_autosave_play (&fixture, 1);
  lab_autosave_flush (fixture.autosave);
  g_assert_null (lab_test_autosave_load ());
  lab_test_autosave_end (&fixture);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  lab_test_home_init ();

  lab_test_home_add ("/autosave/half-turns", test_half_turns);
  lab_test_home_add ("/autosave/changes", test_changes);
  lab_test_home_add ("/autosave/forget", test_forget);
  lab_test_home_add ("/autosave/damaged", test_damaged);
  lab_test_home_add ("/autosave/no-folder", test_no_folder);
  lab_test_home_add ("/autosave/end", test_end);
  lab_test_home_add ("/autosave/swept", test_swept);
  lab_test_home_add ("/autosave/long", test_long);
  lab_test_home_add ("/autosave/trouble", test_trouble);
  lab_test_home_add ("/autosave/trouble-and-leave", test_trouble_and_leave);

  return lab_test_home_run ();
}
