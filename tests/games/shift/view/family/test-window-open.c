/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include <unistd.h>

#include "lab-shift-saved-game.h"
#include "lab-storage.h"
#include "lab-test-dialog.h"
#include "lab-test-seating.h"
#include "lab-test-steps.h"

/* Opening and saving games in files that players choose. */

/* Private helpers: files */

/* The folder's name has only characters that can be typed without modifiers. */
static char *
get_path (const char *name)
{
  g_autofree char *folder = g_strdup_printf ("%s/labyrinthe-%u", g_get_tmp_dir (),
                                             (guint) getpid ());

  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  return g_build_filename (folder, name, NULL);
}

static void
remove_file (const char *path)
{
  g_autofree char *folder = g_path_get_dirname (path);

  g_assert_cmpint (g_unlink (path), ==, 0);
  g_rmdir (folder);
}

/* Plays a game between Ada and Cleo for a number of turns. */
static LabShiftGame *
play (guint8 cards,
      guint  n_turns)
{
  static const char * const names[LAB_SHIFT_N_SEATS] = { "Ada", NULL, "Cleo", NULL };
  const LabShiftDeal deal = { 7, 0x5, 0, cards, LAB_SHIFT_RULES_LAST_TREASURE };
  LabShiftGame *game = lab_shift_game_new (&deal, names);

  lab_test_play_turns (game, n_turns);
  return game;
}

static void
write_file (const char *path,
            const char *contents)
{
  g_autoptr (GError) error = NULL;

  g_file_set_contents (path, contents, -1, &error);
  g_assert_no_error (error);
}

/* Writes a saved game with one text replaced. */
static char *
write_game (const char *name,
            guint8      cards,
            guint       n_turns,
            const char *old,
            const char *new)
{
  g_autoptr (LabShiftGame) saved = play (cards, n_turns);
  g_autofree char *data = lab_shift_saved_game_to_data (saved);
  g_autoptr (GString) text = g_string_new (data);
  char *path = get_path (name);

  if (old != NULL)
    g_assert_cmpuint (g_string_replace (text, old, new, 1), ==, 1);
  write_file (path, text->str);
  return path;
}

/* Opens a file like a double-click in a file manager. */
static void
open_file (const char *path)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);

  g_application_open (g_application_get_default (), &file, 1, "");
}

/* Private helpers: the window */

static gboolean
is_at_game (LabTestWindow *test,
            guint          n_turns)
{
  return g_str_equal (lab_window_get_page (test->window), "game")
         && lab_test_window_get_game (test)->turns->len == n_turns;
}

/* Asserts that the file is refused with a reason, and that the game on the screen
 * does not change. */
static void
assert_refused (LabTestWindow *test,
                const char    *path,
                const char    *reason)
{
  g_autofree char *name = g_path_get_basename (path);

  lab_test_do (test, "note");
  open_file (path);
  lab_test_do (test, "dialog-words %s; dialog-words %s; close-dialog; page game; as-noted", name,
               reason);
}

/* Types a file name in the file dialog. */
static void
choose (LabTestWindow *test,
        const char    *path)
{
  lab_test_do (test, "dialog; type %s; key Return", path);
  lab_test_wait (lab_test_find_dialog (test) == NULL
                 || !GTK_IS_FILE_CHOOSER (lab_test_find_dialog (test)));
}

static void
choose_to_save (LabTestWindow *test,
                const char    *path)
{
  lab_test_do (test, "dialog; key <Control>a");
  choose (test, path);
}

/* Tests: opening */

LAB_WINDOW_TEST ("/window/open/finished", test_finished)
{
  g_autofree char *path = write_game ("finished.labyrinthe", 1, G_MAXUINT, NULL, NULL);
  g_autofree char *records = NULL;

  open_file (path);
  lab_test_do (test, "wait-page result; words has won!");
  /* The opened game is not recorded, because it was played elsewhere or is already
   * recorded. */
  records = lab_storage_get_path ("records.ini");
  g_assert_false (g_file_test (records, G_FILE_TEST_EXISTS));
  /* Nor is it resumed. */
  lab_test_do (test, "do win.tutorial");
  g_action_group_activate_action (G_ACTION_GROUP (g_application_get_default ()), "resume", NULL);
  lab_test_driver_settle (test->driver);
  g_assert_nonnull (lab_test_get_game_page (test->window)->solo_mode);
  remove_file (path);
}

/* Every error message tells the reason and the line. */
LAB_WINDOW_TEST ("/window/open/bad", test_bad)
{
  g_autofree char *path = get_path ("bad.labyrinthe");
  g_autofree char *newer = NULL;
  g_autofree char *broken = NULL;

  lab_test_do (test, "play 5 0x5 0 12; take; turn; turns 1");
  write_file (path, "This is a letter.\n");
  assert_refused (test, path, "Labyrinthe");
  newer = write_game ("bad.labyrinthe", 12, 5, "Version=2", "Version=99");
  assert_refused (test, newer, "newer");
  broken = write_game ("bad.labyrinthe", 12, 5, "1=", "1=Xx");
  assert_refused (test, broken, "Line ");
  g_assert_cmpint (g_unlink (path), ==, 0);
  assert_refused (test, path, "cannot be opened");
  write_file (path, "");
  remove_file (path);
}

/* Opening a file replaces the current game only after a question. */
LAB_WINDOW_TEST ("/window/open/replace", test_replace)
{
  g_autofree char *path = write_game ("other.labyrinthe", 12, 5, NULL, NULL);

  lab_test_do (test, "play 5 0x5 0 12; take; turn; turns 1");
  open_file (path);
  lab_test_do (test, "answer Cancel; page game; turns 1");
  open_file (path);
  lab_test_do (test, "answer Open; wait-page game; wait-turns 5");
  remove_file (path);
}

/* A file that is opened during a question waits for the answer, even if the current
 * game is being saved: the saved game must be the current one. */
LAB_WINDOW_TEST ("/window/open/next", test_next)
{
  g_autofree char *before = get_path ("before.labyrinthe");
  g_autofree char *path = write_game ("other.labyrinthe", 12, 5, NULL, NULL);
  g_autofree char *next = write_game ("next.labyrinthe", 12, 7, NULL, NULL);
  g_autoptr (GFile) file = g_file_new_for_path (before);
  g_autoptr (LabShiftGame) saved = NULL;
  GtkWidget *dialog = NULL;

  lab_test_do (test, "play 5 0x5 0 12; take; turn; turns 1");
  open_file (path);
  g_set_weak_pointer (&dialog, lab_test_enter_dialog (test));
  open_file (next);
  lab_test_do (test, "settle; key Escape");
  lab_test_wait (dialog == NULL);
  g_assert_true (is_at_game (test, 1));
  lab_test_do (test, "answer Save As…; dialog");
  open_file (path);
  choose_to_save (test, before);
  lab_test_wait (is_at_game (test, 7));
  saved = lab_shift_saved_game_load (file, NULL, NULL);
  g_assert_cmpuint (saved->turns->len, ==, 1);
  lab_test_answer (test, "Open");
  lab_test_wait (is_at_game (test, 5));
  remove_file (before);
  remove_file (path);
  remove_file (next);
}

/* Several files at once are refused. */
LAB_WINDOW_TEST ("/window/open/several", test_several)
{
  g_autofree char *path = write_game ("one.labyrinthe", 12, 5, NULL, NULL);
  g_autoptr (GFile) one = g_file_new_for_path (path);
  g_autoptr (GFile) two = g_file_new_for_path ("/two.labyrinthe");
  GFile *files[] = { one, two };

  lab_test_do (test, "play 5 0x5 0 12; take; turn; turns 1");
  g_application_open (g_application_get_default (), files, 2, "");
  lab_test_do (test, "dialog-words one.labyrinthe\ntwo.labyrinthe; close-dialog; page game; "
               "turns 1");
  remove_file (path);
}

/* Without a window, a new one opens. */
LAB_WINDOW_TEST ("/window/open/no-window", test_no_window)
{
  g_autofree char *path = write_game ("start.labyrinthe", 12, 5, NULL, NULL);

  lab_test_window_close_window (test);
  open_file (path);
  g_set_weak_pointer (&test->window,
                      LAB_WINDOW (gtk_application_get_active_window (
                          GTK_APPLICATION (g_application_get_default ()))));
  lab_test_driver_focus (test->driver, GTK_WINDOW (test->window));
  lab_test_wait (is_at_game (test, 5));
  remove_file (path);
}

LAB_WINDOW_TEST ("/window/open/choose", test_choose)
{
  g_autofree char *path = write_game ("chosen.labyrinthe", 12, 5, NULL, NULL);
  g_autoptr (LabShiftGame) expected = play (12, 5);

  lab_test_do (test, "key <Control>o");
  choose (test, path);
  lab_test_wait (is_at_game (test, 5));
  lab_test_window_assert_at (test, &expected->position);
  lab_test_do (test, "covered; no-card; settle; take; turn; wait-turns 6");
  remove_file (path);
}

/* Tests: saving */

static void
assert_saved (const char    *path,
              LabTestWindow *test)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;
  g_autoptr (LabShiftGame) saved = lab_shift_saved_game_load (file, NULL, &error);

  g_assert_no_error (error);
  lab_test_window_assert_at (test, &saved->position);
}

LAB_WINDOW_TEST ("/window/open/save", test_save)
{
  g_autofree char *path = get_path ("saved.labyrinthe");
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *date = g_date_time_format (now, "%Y-%m-%d");
  g_autofree char *suggested = g_strdup_printf ("Ada, Cleo %s.labyrinthe", date);
  GtkWidget *entry;

  /* Without a game there is nothing to save. */
  lab_test_do (test, "key <Control><Shift>s; no-dialog");

  /* The game continues if the player saves no file. */
  lab_test_do (test, "play 5 0x5 0 12; take; turn; turns 1; take; key <Control><Shift>s; "
               "dialog; close-dialog; asked");

  /* If the file cannot be written, a dialog says so. */
  lab_test_do (test, "key <Control><Shift>s");
  choose_to_save (test, "/proc/game.labyrinthe");
  lab_test_do (test, "dialog-words “game.labyrinthe” cannot be written. ; close-dialog; "
               "key <Control><Shift>s");
  entry = lab_test_find (lab_test_enter_dialog (test), GTK_TYPE_ENTRY);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (entry)), ==, suggested);
  choose_to_save (test, path);
  lab_test_do (test, "wait-text The game was saved as “saved.labyrinthe”.; page game");
  assert_saved (path, test);
  remove_file (path);

  /* The program can end while the file dialog is open. */
  lab_test_do (test, "key <Control><Shift>s; dialog; end");
}

/* The current game can be saved before another one replaces it. */
LAB_WINDOW_TEST ("/window/open/save-first", test_save_first)
{
  g_autofree char *path = get_path ("before.labyrinthe");
  g_autofree char *other = write_game ("other.labyrinthe", 12, 5, NULL, NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (LabShiftGame) saved = NULL;

  lab_test_do (test, "play 5 0x5 0 12; take; turn; turns 1");
  open_file (other);
  lab_test_answer (test, "Save As…");
  choose_to_save (test, path);
  lab_test_wait (is_at_game (test, 5));
  saved = lab_shift_saved_game_load (file, NULL, NULL);
  g_assert_cmpuint (saved->turns->len, ==, 1);
  remove_file (other);
  remove_file (path);
}

/* A game that is opened during a dialog waits until the dialog closes, and does not
 * start behind it. */
LAB_WINDOW_TEST ("/window/open/under-dialog", test_under_dialog)
{
  const LabShiftDeal deal = { 7, 0x5, 0, 12, LAB_SHIFT_RULES_STANDARD };
  g_autoptr (LabShiftGame) game = lab_shift_game_new (&deal, NULL);
  g_autofree char *contents = NULL;
  g_autofree char *path = get_path ("show.labyrinthe");

  game->kinds[0] = game->kinds[2] = LAB_SHIFT_PLAYER_BEGINNER;
  contents = lab_shift_saved_game_to_data (game);
  write_file (path, contents);
  lab_test_do (test, "do win.preferences; dialog");
  open_file (path);
  lab_test_do (test, "settle; page start; close-dialog");
  lab_test_wait (is_at_game (test, 0));
  lab_test_wait (is_at_game (test, 1));
  remove_file (path);
}

LAB_TEST_CASES ()
{
  /* GTK's file chooser warns about disks that it cannot examine, for example in a
   * container. */
  g_log_set_always_fatal (G_LOG_FATAL_MASK | G_LOG_LEVEL_CRITICAL);
}
