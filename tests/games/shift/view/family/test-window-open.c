/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gstdio.h>
#include <string.h>
#include <unistd.h>

#include "lab-test-window.h"
#include "lab-test-dialog.h"
#include "lab-test-seating.h"
#include "lab-test-turns.h"
#include "lab-saved-game.h"
#include "lab-storage.h"

/* Opening and saving games in files that players choose. */

#define P LAB_PLAYER_PERSON

static const LabTestSeating two_persons = { 0x5, 0, LAB_RULES_STANDARD, { P, P, P, P } };

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
static LabSavedGame *
play (guint8 cards,
      guint  n_turns)
{
  static const char * const names[LAB_N_SEATS] = { "Ada", NULL, "Cleo", NULL };
  const LabDeal deal = { 7, 0x5, 0, cards, LAB_RULES_LAST_TREASURE };
  g_autoptr (LabGame) game = lab_game_new (&deal, names);
  g_autoptr (LabController) controller = lab_controller_new (game);

  for (guint i = 0; i < n_turns && lab_game_get_phase (game) != LAB_PHASE_OVER; i++)
    {
      LabTurn turn;

      lab_test_choose_turn (lab_game_get_position (game), &turn);
      g_assert_true (lab_controller_play_turn (controller, lab_game_get_seat (game), &turn, NULL));
    }
  return lab_saved_game_new (controller, NULL);
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
  g_autoptr (LabSavedGame) saved = play (cards, n_turns);
  g_autofree char *data = lab_saved_game_to_data (saved);
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

static void
assert_page (LabTestWindow *test,
             const char    *page)
{
  g_assert_cmpstr (lab_window_get_page (test->window), ==, page);
}

static gboolean
is_at_game (LabTestWindow *test,
            guint          n_turns)
{
  return g_str_equal (lab_window_get_page (test->window), "game")
         && lab_game_get_n_turns (lab_test_window_get_game (test)) == n_turns;
}

/* Plays a turn, so that there is a game to lose. */
static void
begin (LabTestWindow *test)
{
  lab_test_seating_begin (test, &two_persons, 5, 12);
  lab_test_window_take (test);
  lab_test_seating_play_by_hand (test);
  lab_test_wait (is_at_game (test, 1));
}

/* Returns whether a label in the dialog contains the text. */
static gboolean
says (GtkWidget  *dialog,
      const char *text)
{
  g_autoptr (GPtrArray) labels = lab_test_find_all (dialog, GTK_TYPE_LABEL);

  for (guint i = 0; i < labels->len; i++)
    {
      if (strstr (gtk_label_get_text (labels->pdata[i]), text) != NULL)
        return TRUE;
    }
  return FALSE;
}

/* Asserts that the file is refused with a reason, and that the game on the screen
 * does not change. */
static void
assert_refused (LabTestWindow *test,
                const char    *path,
                const char    *reason)
{
  g_autofree char *name = g_path_get_basename (path);
  LabPosition expected = *lab_test_window_get_position (test);
  GtkWidget *dialog;

  open_file (path);
  dialog = lab_test_enter_dialog (test);
  g_assert_true (says (dialog, name));
  g_assert_true (says (dialog, reason));
  lab_test_leave_dialog (test);
  assert_page (test, "game");
  g_assert_cmpmem (lab_test_window_get_position (test), sizeof expected, &expected,
                   sizeof expected);
}

/* Types a file name in the file dialog. */
static void
choose (LabTestWindow *test,
        const char    *path)
{
  lab_test_enter_dialog (test);
  lab_test_driver_type (test->driver, path);
  lab_test_driver_key (test->driver, GDK_KEY_Return, 0);
  lab_test_wait (lab_test_find_dialog (test) == NULL
                 || !GTK_IS_FILE_CHOOSER (lab_test_find_dialog (test)));
}

static void
choose_to_save (LabTestWindow *test,
                const char    *path)
{
  lab_test_enter_dialog (test);
  lab_test_driver_key (test->driver, GDK_KEY_a, GDK_CONTROL_MASK);
  choose (test, path);
}

/* Tests: opening */

static void
test_good (LabTestWindow *test,
           gconstpointer  data G_GNUC_UNUSED)
{
  g_autofree char *path = write_game ("good.labyrinthe", 12, 5, NULL, NULL);
  g_autoptr (LabSavedGame) expected = play (12, 5);
  const LabPosition *position = lab_game_get_position (lab_saved_game_get_game (expected));

  open_file (path);
  lab_test_wait (is_at_game (test, 5));
  g_assert_true (lab_test_window_is_covered (test));
  g_assert_cmpuint (lab_test_window_get_shown (test), ==, 0);
  g_assert_cmpmem (lab_test_window_get_position (test), sizeof *position, position,
                   sizeof *position);
  lab_test_driver_settle (test->driver);
  lab_test_window_take (test);
  lab_test_seating_play_by_hand (test);
  lab_test_wait (is_at_game (test, 6));
  remove_file (path);
}

static void
test_finished (LabTestWindow *test,
               gconstpointer  data G_GNUC_UNUSED)
{
  g_autofree char *path = write_game ("finished.labyrinthe", 1, G_MAXUINT, NULL, NULL);
  g_autofree char *records = NULL;

  open_file (path);
  lab_test_wait (g_str_equal (lab_window_get_page (test->window), "ranking"));
  g_assert_true (says (GTK_WIDGET (test->window), "has won!"));
  /* The opened game is not recorded, because it was played elsewhere or is already
   * recorded. */
  records = lab_storage_get_path ("records.ini");
  g_assert_false (g_file_test (records, G_FILE_TEST_EXISTS));
  remove_file (path);
}

/* Every error message tells the reason and the line. */
static void
test_bad (LabTestWindow *test,
          gconstpointer  data G_GNUC_UNUSED)
{
  g_autofree char *path = get_path ("bad.labyrinthe");
  g_autofree char *newer = NULL;
  g_autofree char *broken = NULL;

  begin (test);
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
static void
test_replace (LabTestWindow *test,
              gconstpointer  data G_GNUC_UNUSED)
{
  g_autofree char *path = write_game ("other.labyrinthe", 12, 5, NULL, NULL);

  begin (test);
  open_file (path);
  lab_test_answer (test, "Cancel");
  g_assert_true (is_at_game (test, 1));
  open_file (path);
  lab_test_answer (test, "Open");
  lab_test_wait (is_at_game (test, 5));
  remove_file (path);
}

/* A file that is opened during a question waits for the answer, even if the current
 * game is being saved: the saved game must be the current one. */
static void
test_next (LabTestWindow *test,
           gconstpointer  data G_GNUC_UNUSED)
{
  g_autofree char *before = get_path ("before.labyrinthe");
  g_autofree char *path = write_game ("other.labyrinthe", 12, 5, NULL, NULL);
  g_autofree char *next = write_game ("next.labyrinthe", 12, 7, NULL, NULL);
  g_autoptr (GFile) file = g_file_new_for_path (before);
  g_autoptr (LabSavedGame) saved = NULL;
  GtkWidget *dialog = NULL;

  begin (test);
  open_file (path);
  g_set_weak_pointer (&dialog, lab_test_enter_dialog (test));
  open_file (next);
  lab_test_driver_settle (test->driver);
  lab_test_driver_key (test->driver, GDK_KEY_Escape, 0);
  lab_test_wait (dialog == NULL);
  g_assert_true (is_at_game (test, 1));
  lab_test_answer (test, "Save As…");
  lab_test_enter_dialog (test);
  open_file (path);
  choose_to_save (test, before);
  lab_test_wait (is_at_game (test, 7));
  saved = lab_saved_game_load (file, NULL, NULL);
  g_assert_cmpuint (lab_game_get_n_turns (lab_saved_game_get_game (saved)), ==, 1);
  lab_test_answer (test, "Open");
  lab_test_wait (is_at_game (test, 5));
  remove_file (before);
  remove_file (path);
  remove_file (next);
}

/* Several files at once are refused. */
static void
test_several (LabTestWindow *test,
              gconstpointer  data G_GNUC_UNUSED)
{
  g_autofree char *path = write_game ("one.labyrinthe", 12, 5, NULL, NULL);
  g_autoptr (GFile) one = g_file_new_for_path (path);
  g_autoptr (GFile) two = g_file_new_for_path ("/two.labyrinthe");
  GFile *files[] = { one, two };
  GtkWidget *dialog;

  begin (test);
  g_application_open (g_application_get_default (), files, 2, "");
  dialog = lab_test_enter_dialog (test);
  g_assert_true (says (dialog, "one.labyrinthe\ntwo.labyrinthe"));
  lab_test_leave_dialog (test);
  g_assert_true (is_at_game (test, 1));
  remove_file (path);
}

/* Without a window, a new one opens. */
static void
test_no_window (LabTestWindow *test,
                gconstpointer  data G_GNUC_UNUSED)
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

static void
test_choose (LabTestWindow *test,
             gconstpointer  data G_GNUC_UNUSED)
{
  g_autofree char *path = write_game ("chosen.labyrinthe", 12, 5, NULL, NULL);

  lab_test_driver_key (test->driver, GDK_KEY_o, GDK_CONTROL_MASK);
  choose (test, path);
  lab_test_wait (is_at_game (test, 5));
  remove_file (path);
}

/* Tests: saving */

static void
assert_saved (const char    *path,
              LabTestWindow *test)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;
  g_autoptr (LabSavedGame) saved = lab_saved_game_load (file, NULL, &error);

  g_assert_no_error (error);
  g_assert_cmpmem (lab_game_get_position (lab_saved_game_get_game (saved)), sizeof (LabPosition),
                   lab_test_window_get_position (test), sizeof (LabPosition));
}

static void
save_as (LabTestWindow *test)
{
  lab_test_driver_key (test->driver, GDK_KEY_s, GDK_CONTROL_MASK | GDK_SHIFT_MASK);
}

static void
test_save (LabTestWindow *test,
           gconstpointer  data G_GNUC_UNUSED)
{
  g_autofree char *path = get_path ("saved.labyrinthe");
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *date = g_date_time_format (now, "%Y-%m-%d");
  g_autofree char *suggested = g_strdup_printf ("Ada, Cleo %s.labyrinthe", date);
  GtkWidget *entry;

  begin (test);
  lab_test_window_take (test);
  save_as (test);
  entry = lab_test_find (lab_test_enter_dialog (test), GTK_TYPE_ENTRY);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (entry)), ==, suggested);
  choose_to_save (test, path);
  lab_test_wait (lab_test_find_text ("The game was saved as “saved.labyrinthe”.") != NULL);
  assert_saved (path, test);
  assert_page (test, "game");
  remove_file (path);
}

/* The game continues if the player cancels the file dialog. */
static void
test_save_not (LabTestWindow *test,
               gconstpointer  data G_GNUC_UNUSED)
{
  begin (test);
  lab_test_window_take (test);
  save_as (test);
  lab_test_enter_dialog (test);
  lab_test_leave_dialog (test);
  lab_test_wait (lab_test_window_is_asked (test));
  lab_test_seating_play_by_hand (test);
  lab_test_wait (is_at_game (test, 2));
}

/* The program can end while the file dialog is open. */
static void
test_save_gone (LabTestWindow *test,
                gconstpointer  data G_GNUC_UNUSED)
{
  begin (test);
  save_as (test);
  lab_test_enter_dialog (test);
  lab_test_window_close_window (test);
}

/* If the file cannot be written, a dialog says so. */
static void
test_save_nowhere (LabTestWindow *test,
                   gconstpointer  data G_GNUC_UNUSED)
{
  begin (test);
  save_as (test);
  choose_to_save (test, "/proc/game.labyrinthe");
  lab_test_wait (lab_test_find_dialog (test) != NULL);
  g_assert_true (says (lab_test_enter_dialog (test), "“game.labyrinthe” cannot be written. "));
  lab_test_leave_dialog (test);
  g_assert_true (is_at_game (test, 1));
}

/* Without a game there is nothing to save. */
static void
test_save_nothing (LabTestWindow *test,
                   gconstpointer  data G_GNUC_UNUSED)
{
  save_as (test);
  g_assert_null (lab_test_find_dialog (test));
}

/* The current game can be saved before another one replaces it. */
static void
test_save_first (LabTestWindow *test,
                 gconstpointer  data G_GNUC_UNUSED)
{
  g_autofree char *path = get_path ("before.labyrinthe");
  g_autofree char *other = write_game ("other.labyrinthe", 12, 5, NULL, NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (LabSavedGame) saved = NULL;

  begin (test);
  open_file (other);
  lab_test_answer (test, "Save As…");
  choose_to_save (test, path);
  lab_test_wait (is_at_game (test, 5));
  saved = lab_saved_game_load (file, NULL, NULL);
  g_assert_cmpuint (lab_game_get_n_turns (lab_saved_game_get_game (saved)), ==, 1);
  remove_file (other);
  remove_file (path);
}

/* A game that is opened during a dialog waits until the dialog closes, and does not
 * start behind it. */
static void
test_under_dialog (LabTestWindow *test,
                   gconstpointer  data G_GNUC_UNUSED)
{
  const LabDeal deal = { 7, 0x5, 0, 12, LAB_RULES_STANDARD };
  const LabPlayerKind kinds[LAB_N_SEATS] = { LAB_PLAYER_BEGINNER, LAB_PLAYER_BEGINNER,
                                             LAB_PLAYER_BEGINNER, LAB_PLAYER_BEGINNER };
  g_autoptr (LabGame) game = lab_game_new (&deal, NULL);
  g_autoptr (LabController) controller = lab_controller_new (game);
  g_autoptr (LabSavedGame) saved = lab_saved_game_new (controller, kinds);
  g_autofree char *contents = lab_saved_game_to_data (saved);
  g_autofree char *path = get_path ("show.labyrinthe");

  write_file (path, contents);
  gtk_widget_activate_action (GTK_WIDGET (test->window), "win.preferences", NULL);
  lab_test_wait (lab_test_find_dialog (test) != NULL);
  open_file (path);
  lab_test_driver_settle (test->driver);
  assert_page (test, "start");
  lab_test_leave_dialog (test);
  lab_test_wait (is_at_game (test, 0));
  lab_test_wait (is_at_game (test, 1));
  remove_file (path);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  /* GTK's file chooser warns about disks that it cannot examine, for example in a
   * container. */
  g_log_set_always_fatal (G_LOG_FATAL_MASK | G_LOG_LEVEL_CRITICAL);

  lab_test_window_add ("/window/open/good", NULL, test_good);
  lab_test_window_add ("/window/open/finished", NULL, test_finished);
  lab_test_window_add ("/window/open/bad", NULL, test_bad);
  lab_test_window_add ("/window/open/replace", NULL, test_replace);
  lab_test_window_add ("/window/open/next", NULL, test_next);
  lab_test_window_add ("/window/open/several", NULL, test_several);
  lab_test_window_add ("/window/open/no-window", NULL, test_no_window);
  lab_test_window_add ("/window/open/under-dialog", NULL, test_under_dialog);
  lab_test_window_add ("/window/open/choose", NULL, test_choose);
  lab_test_window_add ("/window/open/save", NULL, test_save);
  lab_test_window_add ("/window/open/save-not", NULL, test_save_not);
  lab_test_window_add ("/window/open/save-gone", NULL, test_save_gone);
  lab_test_window_add ("/window/open/save-nowhere", NULL, test_save_nowhere);
  lab_test_window_add ("/window/open/save-nothing", NULL, test_save_nothing);
  lab_test_window_add ("/window/open/save-first", NULL, test_save_first);
  return g_test_run ();
}
