/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define _GNU_SOURCE
#include "config.h"

#include <sched.h>
#include <string.h>
#include <sys/mount.h>
#include <unistd.h>

#include <glib/gstdio.h>

#include "storage/lab-keeper.h"
#include "storage/lab-storage.h"
#include "storage/lab-test-home.h"
#include "storage/lab-test-saving.h"

/* A game that is kept, and what was said of trouble. */
typedef struct
{
  GRand *random;
  LabSavedGame *saved;
  LabKeeper *keeper;
  guint n_troubles;
  char *reason;
} Fixture;

/* Private helpers */

static void
on_trouble (LabKeeper  *keeper G_GNUC_UNUSED,
            const char *reason,
            Fixture    *fixture)
{
  fixture->n_troubles++;
  g_free (fixture->reason);
  fixture->reason = g_strdup (reason);
}

static void
set_up (Fixture *self)
{
  const LabDeal deal = { 42, 0x7, 0, 4, LAB_RULES_STANDARD };
  g_autoptr (LabGame) game = lab_game_new (&deal, NULL);
  g_autoptr (LabController) controller = lab_controller_new (game);

  memset (self, 0, sizeof *self);
  self->random = g_rand_new_with_seed (9);
  self->saved = lab_saved_game_new (controller, NULL);
  self->keeper = lab_keeper_new ();
  g_signal_connect (self->keeper, "trouble", G_CALLBACK (on_trouble), self);
}

static void
tear_down (Fixture *self)
{
  GWeakRef game;

  g_weak_ref_init (&game, self->saved);
  g_clear_object (&self->keeper);
  g_clear_object (&self->saved);
  g_assert_null (g_weak_ref_get (&game));
  g_weak_ref_clear (&game);
  g_free (self->reason);
  g_rand_free (self->random);
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

static void
play (Fixture *self,
      guint    n_half_turns)
{
  for (guint i = 0; i < n_half_turns; i++)
    g_assert_true (lab_test_play_half_turn (self->saved, self->random));
}

static LabSavedGame *
load_kept (void)
{
  g_autoptr (GError) error = NULL;
  LabSavedGame *kept = lab_keeper_load_kept (&error);

  g_assert_no_error (error);
  return kept;
}

static void
assert_kept (Fixture *self)
{
  g_autoptr (LabSavedGame) kept = load_kept ();

  g_assert_nonnull (kept);
  lab_test_assert_same_game (self->saved, kept);
}

/* Tests */

/* Each half-turn is on the disk before the next is over, and none is left unwritten. */
static void
test_half_turns (char         *home G_GNUC_UNUSED,
                 gconstpointer data G_GNUC_UNUSED)
{
  Fixture fixture;

  set_up (&fixture);
  g_assert_null (load_kept ());
  lab_keeper_keep (fixture.keeper, fixture.saved);
  lab_keeper_flush (fixture.keeper);
  assert_kept (&fixture);
  for (guint i = 1; i <= 40; i++)
    {
      g_autoptr (LabSavedGame) kept = NULL;

      play (&fixture, 1);
      kept = load_kept ();
      g_assert_cmpuint (lab_game_get_n_half_turns (lab_saved_game_get_game (kept)) + 1, >=, i);
      if (i % 3 == 0)
        lab_keeper_flush (fixture.keeper);
      if (i % 3 == 0)
        assert_kept (&fixture);
    }
  g_clear_object (&fixture.keeper);
  assert_kept (&fixture);
  g_assert_cmpuint (fixture.n_troubles, ==, 0);
  tear_down (&fixture);
}

/* What is taken back, made again, or ended is kept as well; the main loop need not run. */
static void
test_changes (char         *home G_GNUC_UNUSED,
              gconstpointer data G_GNUC_UNUSED)
{
  LabController *controller;
  Fixture fixture;

  set_up (&fixture);
  controller = lab_saved_game_get_controller (fixture.saved);
  lab_keeper_keep (fixture.keeper, fixture.saved);
  play (&fixture, 20);
  g_assert_true (lab_controller_undo (controller, 7, NULL));
  lab_keeper_flush (fixture.keeper);
  assert_kept (&fixture);
  g_assert_true (lab_controller_redo (controller, 3, NULL));
  lab_keeper_flush (fixture.keeper);
  assert_kept (&fixture);
  while (!lab_controller_end_game (controller, NULL))
    play (&fixture, 1);
  lab_keeper_flush (fixture.keeper);
  assert_kept (&fixture);

  lab_keeper_forget (fixture.keeper);
  g_assert_null (load_kept ());
  tear_down (&fixture);
}

/* A game that was left is not kept any more, whatever becomes of it. */
static void
test_forget (char         *home G_GNUC_UNUSED,
             gconstpointer data G_GNUC_UNUSED)
{
  Fixture fixture, other;

  set_up (&fixture);
  set_up (&other);
  lab_keeper_keep (fixture.keeper, fixture.saved);
  play (&fixture, 3);
  lab_keeper_keep (fixture.keeper, other.saved);
  play (&fixture, 1);
  play (&other, 6);
  lab_keeper_flush (fixture.keeper);
  assert_kept (&other);
  lab_keeper_forget (fixture.keeper);
  play (&other, 1);
  lab_keeper_flush (fixture.keeper);
  g_assert_null (load_kept ());
  tear_down (&other);
  tear_down (&fixture);
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
  g_assert_null (load_kept ());
  g_remove (aside);
}

/* What a killed program left half written is removed with the first writing, and nothing else. */
static void
test_swept (char         *home G_GNUC_UNUSED,
            gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *unfinished = lab_storage_get_path (LAB_KEEPER_FILE ".A1b2C3");
  g_autofree char *other = lab_storage_get_path (LAB_KEEPER_FILE ".damaged");
  Fixture fixture;

  g_assert_true (g_file_set_contents (unfinished, "x", -1, NULL));
  g_assert_true (g_file_set_contents (other, "x", -1, NULL));
  set_up (&fixture);
  lab_keeper_keep (fixture.keeper, fixture.saved);
  lab_keeper_flush (fixture.keeper);
  assert_kept (&fixture);
  g_assert_false (g_file_test (unfinished, G_FILE_TEST_EXISTS));
  g_assert_true (g_file_test (other, G_FILE_TEST_EXISTS));
  lab_keeper_forget (fixture.keeper);
  g_remove (other);
  tear_down (&fixture);
}

/* Where a file is in the place of the folder nothing was ever kept. */
static void
test_no_folder (char         *home G_GNUC_UNUSED,
                gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *folder = g_build_filename (g_get_user_data_dir (), "labyrinthe", NULL);

  g_assert_cmpint (g_mkdir (g_get_user_data_dir (), 0700), ==, 0);
  g_assert_true (g_file_set_contents (folder, "", 0, NULL));
  g_assert_null (load_kept ());
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
  Fixture fixture;
  LabGame *game;

  set_up (&fixture);
  game = lab_saved_game_get_game (fixture.saved);
  g_assert_true (lab_keeper_has_kept (fixture.keeper));
  /* Before the keeper hears of it. */
  g_signal_connect_swapped (game, "ended", G_CALLBACK (lab_keeper_flush), fixture.keeper);
  g_signal_connect (game, "ended", G_CALLBACK (on_ended), &inode);
  lab_keeper_keep (fixture.keeper, fixture.saved);
  while (lab_game_get_phase (game) != LAB_PHASE_OVER)
    play (&fixture, 1);
  g_assert_true (lab_keeper_has_kept (fixture.keeper));
  assert_kept (&fixture);
  g_assert_cmpuint (get_inode (), ==, inode);
  lab_keeper_forget (fixture.keeper);
  tear_down (&fixture);
}

/* The longest game is kept, and can be resumed. What comes after is not, and is told once. */
static void
test_long (char         *home G_GNUC_UNUSED,
           gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (LabSavedGame) kept = NULL;
  Fixture fixture;
  LabGame *game;

  set_up (&fixture);
  game = lab_saved_game_get_game (fixture.saved);
  lab_test_play_long (fixture.saved, LAB_SAVED_GAME_MAX_TURNS);
  lab_keeper_keep (fixture.keeper, fixture.saved);
  g_assert_true (lab_keeper_has_kept (fixture.keeper));
  assert_kept (&fixture);
  g_assert_cmpuint (fixture.n_troubles, ==, 0);

  play (&fixture, 3);
  g_assert_cmpuint (fixture.n_troubles, ==, 1);
  g_assert_nonnull (strstr (fixture.reason, "too long"));
  g_assert_false (lab_keeper_has_kept (fixture.keeper));
  kept = load_kept ();
  g_assert_cmpuint (lab_game_get_n_half_turns (lab_saved_game_get_game (kept)) + 3, ==,
                    lab_game_get_n_half_turns (game));

  g_assert_true (lab_controller_undo (lab_saved_game_get_controller (fixture.saved), 5, NULL));
  play (&fixture, 1);
  lab_keeper_flush (fixture.keeper);
  assert_kept (&fixture);
  tear_down (&fixture);
}

/* Where the folder should be is a file, which not even the superuser can write into. It is told
 * once, by the main loop if nobody plays on; and the game is kept again when it can be. */
static void
test_trouble (char         *home G_GNUC_UNUSED,
              gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *folder = g_build_filename (g_get_user_data_dir (), "labyrinthe", NULL);
  g_autofree char *away = g_strconcat (folder, "-away", NULL);
  Fixture fixture;

  set_up (&fixture);
  lab_keeper_keep (fixture.keeper, fixture.saved);
  lab_keeper_flush (fixture.keeper);
  g_assert_cmpint (g_rename (folder, away), ==, 0);
  g_assert_true (g_file_set_contents (folder, "", 0, NULL));

  play (&fixture, 1);
  while (fixture.n_troubles == 0)
    g_main_context_iteration (NULL, TRUE);
  g_assert_nonnull (strstr (fixture.reason, "the game under way is not kept"));
  play (&fixture, 5);
  lab_keeper_flush (fixture.keeper);
  g_assert_cmpuint (fixture.n_troubles, ==, 1);

  g_assert_cmpint (g_remove (folder), ==, 0);
  g_assert_cmpint (g_rename (away, folder), ==, 0);
  play (&fixture, 1);
  lab_keeper_flush (fixture.keeper);
  assert_kept (&fixture);
  g_assert_cmpuint (fixture.n_troubles, ==, 1);
  lab_keeper_forget (fixture.keeper);
  tear_down (&fixture);
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
  Fixture fixture;

  g_assert_cmpint (g_mkdir (path, 0700), ==, 0);
  set_up (&fixture);
  g_signal_connect (fixture.keeper, "trouble", G_CALLBACK (on_trouble_forget), NULL);
  lab_keeper_keep (fixture.keeper, fixture.saved);
  play (&fixture, 1);
  g_assert_cmpuint (fixture.n_troubles, ==, 1);
  g_assert_true (g_str_has_prefix (fixture.reason, "Something is wrong with the disk"));
  g_assert_true (lab_keeper_has_kept (fixture.keeper));
  g_assert_cmpint (g_rmdir (path), ==, 0);
  play (&fixture, 1);
  lab_keeper_flush (fixture.keeper);
  g_assert_null (load_kept ());
  tear_down (&fixture);
}

/* Whether a small disk of our own could be laid over the folder. */
static gboolean
mount_disk (const char *folder)
{
  int flags = CLONE_NEWNS | (geteuid () == 0 ? 0 : CLONE_NEWUSER);

  return unshare (flags) == 0 && mount ("none", "/", NULL, MS_REC | MS_PRIVATE, NULL) == 0
         && mount ("tmpfs", folder, "tmpfs", 0, "size=64k") == 0;
}

/* For a process of its own, which alone sees the disk. Returns the folder, or %NULL. */
static char *
begin_on_disk (void)
{
  g_autofree char *folder = g_build_filename (g_get_user_data_dir (), "labyrinthe", NULL);

  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  if (mount_disk (folder))
    return g_steal_pointer (&folder);
  g_print ("no disk\n");
  g_test_fail ();
  return NULL;
}

static void
bar_disk (const char *folder)
{
  g_assert_cmpint (mount ("none", folder, NULL, MS_REMOUNT | MS_RDONLY, NULL), ==, 0);
}

static void
end_on_disk (const char *folder)
{
  g_assert_cmpint (umount2 (folder, MNT_DETACH), ==, 0);
}

static void
play_on_full_disk (void)
{
  g_autofree char *folder = begin_on_disk ();
  g_autofree char *filler = NULL;
  g_autoptr (LabSavedGame) before = NULL;
  FILE *file;
  Fixture fixture;

  if (folder == NULL)
    return;
  filler = g_build_filename (folder, "filler", NULL);
  set_up (&fixture);
  lab_keeper_keep (fixture.keeper, fixture.saved);
  lab_keeper_flush (fixture.keeper);
  file = g_fopen (filler, "w");
  setvbuf (file, NULL, _IONBF, 0);
  while (fputc ('x', file) != EOF)
    ;
  fclose (file);

  play (&fixture, 4);
  lab_keeper_flush (fixture.keeper);
  g_assert_cmpuint (fixture.n_troubles, ==, 1);
  g_assert_true (g_str_has_prefix (fixture.reason, "The disk is full"));
  before = load_kept ();
  g_assert_nonnull (before);
  g_assert_cmpint (g_remove (filler), ==, 0);
  play (&fixture, 1);
  lab_keeper_flush (fixture.keeper);
  assert_kept (&fixture);

  bar_disk (folder);
  play (&fixture, 2);
  lab_keeper_flush (fixture.keeper);
  g_assert_cmpuint (fixture.n_troubles, ==, 1);
  lab_keeper_keep (fixture.keeper, fixture.saved);
  lab_keeper_flush (fixture.keeper);
  g_assert_cmpuint (fixture.n_troubles, ==, 2);
  g_assert_true (g_str_has_prefix (fixture.reason, "The folder for the game’s data cannot be"));
  tear_down (&fixture);
  end_on_disk (folder);
}

/* A file that can be neither read nor moved away stays, and is told of. */
static void
look_on_barred_disk (void)
{
  g_autofree char *path = lab_storage_get_path (LAB_KEEPER_FILE);
  g_autofree char *folder = begin_on_disk ();
  g_autofree char *contents = NULL;
  g_autoptr (GError) error = NULL;
  Fixture fixture;

  if (folder == NULL)
    return;
  g_assert_true (g_file_set_contents (path, "[Labyrinthe]\nVersion=two\n", -1, NULL));
  bar_disk (folder);
  g_assert_null (lab_keeper_load_kept (&error));
  g_assert_error (error, LAB_SAVED_GAME_ERROR, LAB_SAVED_GAME_ERROR_FORMAT);
  g_assert_null (strstr (error->message, "set aside"));
  g_assert_nonnull (strstr (error->message, "Line 2 cannot be read."));
  set_up (&fixture);
  lab_keeper_keep (fixture.keeper, fixture.saved);
  lab_keeper_flush (fixture.keeper);
  g_assert_cmpuint (fixture.n_troubles, ==, 1);
  g_assert_true (g_file_get_contents (path, &contents, NULL, NULL));
  g_assert_cmpstr (contents, ==, "[Labyrinthe]\nVersion=two\n");
  tear_down (&fixture);
  end_on_disk (folder);
}

static void
test_on_disk (void (*test) (void))
{
  if (g_test_subprocess ())
    {
      test ();
      return;
    }
  g_test_trap_subprocess (NULL, 0, G_TEST_SUBPROCESS_INHERIT_STDERR);
  if (g_test_trap_has_passed ())
    return;
  g_test_trap_assert_stdout ("*no disk*");
  g_test_skip ("no disk can be mounted here");
}

static void
test_full_disk (char         *home G_GNUC_UNUSED,
                gconstpointer data G_GNUC_UNUSED)
{
  test_on_disk (play_on_full_disk);
}

static void
test_damaged_stays (char         *home G_GNUC_UNUSED,
                    gconstpointer data G_GNUC_UNUSED)
{
  test_on_disk (look_on_barred_disk);
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
  lab_test_home_add ("/keeper/damaged-stays", test_damaged_stays);
  lab_test_home_add ("/keeper/no-folder", test_no_folder);
  lab_test_home_add ("/keeper/end", test_end);
  lab_test_home_add ("/keeper/swept", test_swept);
  lab_test_home_add ("/keeper/long", test_long);
  lab_test_home_add ("/keeper/trouble", test_trouble);
  lab_test_home_add ("/keeper/trouble-and-leave", test_trouble_and_leave);
  lab_test_home_add ("/keeper/full-disk", test_full_disk);

  return lab_test_home_run ();
}
