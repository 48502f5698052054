/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <signal.h>
#include <sys/resource.h>

#include <glib/gstdio.h>

#include "lab-classic-autosave.h"
#include "lab-classic-records.h"
#include "lab-classic-saved-game.h"
#include "lab-classic-statistics-page.h"
#include "lab-storage.h"
#include "lab-test-classics.h"
#include "lab-test-dialog.h"

/* Tests what is kept of the small games: a game that is left, files, and the statistics. */

/* Larger than a saved game, in bytes. */
#define SMALL_FILE 4096

/* Tests */

static void
test_resume (LabTestWindow *test,
             gconstpointer  data G_GNUC_UNUSED)
{
  lab_test_classics_set_choices ("tictactoe", "person", "player");
  lab_test_classics_start (test);
  lab_test_classics_play (test, "b2");
  lab_test_classics_play (test, "a1");
  lab_test_window_close_window (test);

  lab_test_window_open_window (test);
  lab_test_classics_show_start (test);
  lab_test_classics_click (test, "Resume");
  g_assert_cmpuint (lab_test_classics_count_moves (test), ==, 2);
  g_assert_nonnull (lab_test_find_text ("Turn of Player 1"));
  /* Leaving a game does not lose it either. */
  lab_test_driver_key (test->driver, GDK_KEY_n, GDK_CONTROL_MASK);
  g_assert_cmpstr (lab_window_get_page (test->window), ==, "start");
  lab_test_classics_click (test, "Resume");
  g_assert_cmpuint (lab_test_classics_count_moves (test), ==, 2);
}

/* A game that was left asks before another one replaces it. */
static void
test_replace (LabTestWindow *test,
              gconstpointer  data G_GNUC_UNUSED)
{
  lab_test_classics_set_choices ("tictactoe", "person", "player");
  lab_test_classics_start (test);
  lab_test_classics_play (test, "b2");
  lab_test_classics_show_start (test);
  lab_test_classics_click (test, "Start Game");
  lab_test_enter_dialog (test);
  lab_test_answer (test, "Cancel");
  g_assert_cmpstr (lab_window_get_page (test->window), ==, "start");
  lab_test_classics_click (test, "Start Game");
  lab_test_enter_dialog (test);
  lab_test_answer (test, "Start");
  lab_test_wait (lab_test_small_game_get_session (test) != NULL);
  g_assert_cmpuint (lab_test_classics_count_moves (test), ==, 0);
}

/* The window tells why the current game cannot be resumed. */
static void
test_damaged (LabTestWindow *test,
              gconstpointer  data G_GNUC_UNUSED)
{
  g_autofree char *path = lab_storage_get_path (LAB_CLASSIC_AUTOSAVE_FILE_NAME);
  g_autofree char *aside = g_strconcat (path, ".damaged", NULL);

  lab_test_window_close_window (test);
  g_assert_true (g_file_set_contents (path, "This is a letter.\n", -1, NULL));
  lab_test_window_open_window (test);
  lab_test_enter_dialog (test);
  g_assert_nonnull (lab_test_find_text ("Cannot Resume the Game"));
  lab_test_leave_dialog (test);
  g_assert_cmpint (g_unlink (aside), ==, 0);
}

/* The window asks before it closes if the game cannot be saved. */
static void
test_lost (LabTestWindow *test,
           gconstpointer  data G_GNUC_UNUSED)
{
  g_autofree char *path = lab_storage_get_path (LAB_CLASSIC_AUTOSAVE_FILE_NAME);

  g_assert_cmpint (g_mkdir (path, 0700), ==, 0);
  lab_test_classics_set_choices ("matches", "person", "player");
  lab_test_classics_start (test);
  lab_test_classics_play (test, "3");
  lab_test_driver_key (test->driver, GDK_KEY_q, GDK_CONTROL_MASK);
  lab_test_answer (test, "Cancel");
  g_assert_cmpuint (lab_test_classics_count_moves (test), ==, 1);
  lab_test_driver_key (test->driver, GDK_KEY_q, GDK_CONTROL_MASK);
  lab_test_answer (test, "Close Anyway");
  lab_test_wait (test->window == NULL);
  g_assert_cmpint (g_rmdir (path), ==, 0);
}

/* A file name has the options of the game, without the marks of the direction of a text. */
static void
test_file_name (LabTestWindow *test,
                gconstpointer  data G_GNUC_UNUSED)
{
  GtkWidget *entry;

  lab_test_small_game_begin (test, "hexapawn:4x5", "person");
  lab_test_driver_key (test->driver, GDK_KEY_s, GDK_CONTROL_MASK | GDK_SHIFT_MASK);
  entry = lab_test_find (lab_test_enter_dialog (test), GTK_TYPE_ENTRY);
  g_assert_true (g_str_has_prefix (gtk_editable_get_text (GTK_EDITABLE (entry)),
                                   "Hexapawn 4×5, two people "));
  lab_test_answer (test, "Cancel");
}

/* Waits until a finished game is counted. */
static void
wait_until_counted (void)
{
  lab_test_wait (!g_application_get_is_busy (g_application_get_default ()));
}

/* Checks that one game between two people is counted. The first player is the one who can win. */
static void
check_counted_once (gboolean first_won)
{
  g_autoptr (GPtrArray) tallies = lab_classic_records_load (NULL);
  const LabClassicTally *tally;

  g_assert_cmpuint (tallies->len, ==, 1);
  tally = g_ptr_array_index (tallies, 0);
  g_assert_cmpuint (tally->won, ==, first_won ? 1 : 0);
  g_assert_cmpuint (tally->lost, ==, first_won ? 0 : 1);
  g_assert_cmpuint (tally->drawn, ==, 0);
}

/* A finished game is counted once, with the end that the players chose after an undo. The
 * statistics lead back to the game, also if they were loaded again just before. */
static void
test_statistics (LabTestWindow *test,
                 gconstpointer  data G_GNUC_UNUSED)
{
  GtkWidget *page;

  g_assert_true (lab_classic_records_clear (NULL));
  lab_test_classics_set_choices ("matches", "person", "player");
  lab_test_classics_start (test);
  lab_test_classics_play_to_end (test);
  wait_until_counted ();
  check_counted_once (FALSE);
  lab_test_driver_key (test->driver, GDK_KEY_z, GDK_CONTROL_MASK);
  lab_test_classics_play (test, "1");
  lab_test_classics_play (test, "1");
  lab_test_wait (lab_test_find_text ("Player 1 Wins") != NULL);
  lab_test_driver_key (test->driver, GDK_KEY_r, GDK_CONTROL_MASK);
  g_assert_cmpstr (lab_window_get_page (test->window), ==, "statistics");
  wait_until_counted ();
  check_counted_once (TRUE);
  page = lab_test_find (GTK_WIDGET (test->window), LAB_TYPE_CLASSIC_STATISTICS_PAGE);
  g_assert_true (ADW_IS_ACTION_ROW (gtk_window_get_focus (GTK_WINDOW (test->window))));
  lab_classic_statistics_page_update (LAB_CLASSIC_STATISTICS_PAGE (page));
  lab_test_driver_key (test->driver, GDK_KEY_Escape, 0);
  g_assert_cmpstr (lab_window_get_page (test->window), ==, "game");
}

/* Plays the last move of the game. */
static void
end_game (LabTestWindow *test)
{
  lab_test_classics_play (test, "1");
  lab_test_wait (lab_test_find_text ("Player 1 Wins") != NULL);
  wait_until_counted ();
  check_counted_once (TRUE);
}

static void
write_game (LabClassicSession *session,
            const char        *path)
{
  g_autofree char *text = lab_classic_saved_game_format (session);

  g_assert_true (g_file_set_contents (path, text, -1, NULL));
}

/* A finished game is counted once, also if it is resumed or opened from a file. */
static void
test_counted_once (LabTestWindow *test,
                   gconstpointer  data G_GNUC_UNUSED)
{
  g_autofree char *folder = g_dir_make_tmp ("labyrinthe-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "game" LAB_CLASSIC_SAVED_GAME_SUFFIX, NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  LabClassicSession *session;

  g_assert_true (lab_classic_records_clear (NULL));
  lab_test_classics_set_options ("matches", "1");
  lab_test_classics_set_choices ("matches", "person", "player");
  lab_test_classics_start (test);
  end_game (test);
  session = lab_test_small_game_get_session (test);
  write_game (session, path);
  lab_test_driver_key (test->driver, GDK_KEY_z, GDK_CONTROL_MASK);
  lab_test_classics_show_start (test);
  lab_test_classics_click (test, "Resume");
  end_game (test);

  lab_window_open (test->window, &file, 1);
  lab_test_wait (lab_test_small_game_get_session (test) != session);
  lab_test_driver_settle (test->driver);
  g_assert_true (lab_classic_game_is_over (lab_test_small_game_get_game (test)));
  check_counted_once (TRUE);
  lab_test_driver_key (test->driver, GDK_KEY_z, GDK_CONTROL_MASK);
  end_game (test);
  g_assert_true (g_file_delete (file, NULL, NULL));
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

/* A file that is opened during a question waits for the answer, and then asks in its turn. */
static void
test_open_next (LabTestWindow *test,
                gconstpointer  data G_GNUC_UNUSED)
{
  g_autofree char *folder = g_dir_make_tmp ("labyrinthe-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "game" LAB_CLASSIC_SAVED_GAME_SUFFIX, NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  LabClassicSession *session;
  GtkWidget *dialog = NULL;

  lab_test_classics_set_choices ("matches", "person", "player");
  lab_test_classics_start (test);
  session = lab_test_small_game_get_session (test);
  write_game (session, path);
  lab_test_classics_play (test, "3");
  lab_window_open (test->window, &file, 1);
  g_set_weak_pointer (&dialog, lab_test_enter_dialog (test));
  lab_window_open (test->window, &file, 1);
  lab_test_driver_settle (test->driver);
  lab_test_driver_key (test->driver, GDK_KEY_Escape, 0);
  lab_test_wait (dialog == NULL);
  g_assert_true (lab_test_small_game_get_session (test) == session);
  lab_test_answer (test, "Open");
  lab_test_wait (lab_test_small_game_get_session (test) != session);
  g_assert_cmpuint (lab_test_classics_count_moves (test), ==, 0);
  g_assert_true (g_file_delete (file, NULL, NULL));
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

static void
on_over (gboolean *busy)
{
  *busy = g_application_get_is_busy (g_application_get_default ());
}

/* Chooses a game of one move. */
static void
prepare (void)
{
  g_assert_true (lab_classic_records_clear (NULL));
  lab_test_classics_set_options ("matches", "1");
  lab_test_classics_set_choices ("matches", "person", "player");
}

/* Finishes the game, which is counted in a thread. */
static void
finish_uncounted (LabTestWindow *test)
{
  gboolean busy = FALSE;

  lab_test_classics_start (test);
  g_signal_connect_data (
      lab_classics_family_get_game_page (lab_test_small_game_get_family (test)), "over",
      G_CALLBACK (on_over), &busy, NULL, G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  g_signal_emit_by_name (lab_test_small_game_get_board (test), "chosen", 1);
  lab_test_wait (busy);
}

/* The window does not wait for the file of the statistics, but the program does, also if the window
 * is closed at once. */
static void
test_counted_closed (LabTestWindow *test,
                     gconstpointer  data G_GNUC_UNUSED)
{
  prepare ();
  finish_uncounted (test);
  gtk_window_destroy (GTK_WINDOW (test->window));
  wait_until_counted ();
  check_counted_once (TRUE);
}

/* Statistics that were loaded before the game was counted are loaded again. */
static void
test_counted_late (LabTestWindow *test,
                   gconstpointer  data G_GNUC_UNUSED)
{
  GtkWidget *page;
  g_autoptr (GPtrArray) rows = NULL;

  prepare ();
  lab_test_classics_show_start (test);
  gtk_widget_activate_action (GTK_WIDGET (test->window), "win.records", NULL);
  lab_test_driver_settle (test->driver);
  g_assert_nonnull (lab_test_find_text ("No Games Yet"));
  page = lab_test_find (GTK_WIDGET (test->window), LAB_TYPE_CLASSIC_STATISTICS_PAGE);
  finish_uncounted (test);
  wait_until_counted ();
  rows = lab_test_find_all (page, ADW_TYPE_ACTION_ROW);
  g_assert_cmpuint (rows->len, ==, 1);
}

/* Returns whether the current game is in its file. */
static gboolean
is_saved (void)
{
  g_autofree char *path = lab_storage_get_path (LAB_CLASSIC_AUTOSAVE_FILE_NAME);

  return g_file_test (path, G_FILE_TEST_EXISTS);
}

static void
finish_game (LabTestWindow *test)
{
  lab_test_classics_play (test, "1");
  lab_test_wait (lab_test_find_text ("Player 1 Wins") != NULL);
  wait_until_counted ();
}

/* Sets the greatest size of a file, in bytes. */
static void
limit_size (rlim_t size)
{
  struct rlimit limit;

  g_assert_cmpint (getrlimit (RLIMIT_FSIZE, &limit), ==, 0);
  limit.rlim_cur = MIN (size, limit.rlim_max);
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &limit), ==, 0);
}

/* Finishes a game that cannot be counted: there is room for it, but not for all earlier games.
 * Afterwards there is room, and no earlier game. */
static void
fail_to_count (LabTestWindow *test)
{
  void (*before) (int) = signal (SIGXFSZ, SIG_IGN);
  g_autofree char *path = lab_storage_get_path (LAB_CLASSIC_RECORDS_FILE_NAME);
  g_autoptr (GString) games = g_string_new ("Labyrinthe Classics 1\n");

  prepare ();
  while (games->len < 2 * SMALL_FILE)
    g_string_append_printf (
        games, "2026-11-20T10:00:00Z hexapawn:4x4 person hard first 11 0 0 %zu\n", games->len);
  g_assert_true (lab_storage_write (path, games->str, -1, NULL));
  lab_test_classics_start (test);
  limit_size (SMALL_FILE);
  finish_game (test);
  limit_size (RLIM_INFINITY);
  signal (SIGXFSZ, before);
  g_assert_true (lab_classic_records_clear (NULL));
  g_assert_true (is_saved ());
}

/* A finished game stays saved until it is counted. Starting the program tries again. */
static void
test_counted_again (LabTestWindow *test,
                    gconstpointer  data G_GNUC_UNUSED)
{
  fail_to_count (test);
  lab_test_window_close_window (test);
  lab_test_window_open_window (test);
  wait_until_counted ();
  check_counted_once (TRUE);
  g_assert_false (is_saved ());
}

/* Leaving a game that could not be counted tries again. */
static void
test_counted_left (LabTestWindow *test,
                   gconstpointer  data G_GNUC_UNUSED)
{
  fail_to_count (test);
  lab_test_classics_show_start (test);
  wait_until_counted ();
  check_counted_once (TRUE);
  g_assert_false (is_saved ());
}

/* An end that follows the undo of another at once is counted, too. */
static void
test_counted_quickly (LabTestWindow *test,
                      gconstpointer  data G_GNUC_UNUSED)
{
  LabClassicSession *session;

  prepare ();
  lab_test_classics_set_options ("matches", "2");
  lab_test_classics_start (test);
  session = lab_test_small_game_get_session (test);
  lab_test_classics_play (test, "2");
  lab_test_wait (lab_test_find_text ("Player 1 Wins") != NULL);
  wait_until_counted ();
  check_counted_once (TRUE);
  g_assert_true (lab_classic_session_undo (session, NULL));
  g_assert_true (lab_classic_session_move (session, 1, NULL));
  g_assert_true (lab_classic_session_move (session, 1, NULL));
  lab_test_driver_settle (test->driver);
  wait_until_counted ();
  check_counted_once (FALSE);
}

/* A game that was over when its file was opened is not counted, unless the players continue it. */
static void
test_opened_over (LabTestWindow *test,
                  gconstpointer  data G_GNUC_UNUSED)
{
  g_autofree char *folder = g_dir_make_tmp ("labyrinthe-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "game" LAB_CLASSIC_SAVED_GAME_SUFFIX, NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  LabClassicSession *session;

  prepare ();
  lab_test_classics_start (test);
  finish_game (test);
  session = lab_test_small_game_get_session (test);
  write_game (session, path);
  lab_test_classics_show_start (test);
  g_assert_true (lab_classic_records_clear (NULL));
  lab_window_open (test->window, &file, 1);
  lab_test_wait (lab_test_small_game_get_session (test) != NULL);
  lab_test_wait (lab_test_find_text ("Player 1 Wins") != NULL);
  wait_until_counted ();
  g_assert_false (is_saved ());
  {
    g_autoptr (GPtrArray) tallies = lab_classic_records_load (NULL);

    g_assert_cmpuint (tallies->len, ==, 0);
  }
  lab_test_driver_key (test->driver, GDK_KEY_z, GDK_CONTROL_MASK);
  g_assert_cmpuint (lab_test_classics_count_moves (test), ==, 0);
  lab_test_wait (is_saved ());
  finish_game (test);
  check_counted_once (TRUE);
  g_assert_true (g_file_delete (file, NULL, NULL));
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  lab_test_window_add ("/window/classics/resume", NULL, test_resume);
  lab_test_window_add ("/window/classics/replace", NULL, test_replace);
  lab_test_window_add ("/window/classics/damaged", NULL, test_damaged);
  lab_test_window_add ("/window/classics/lost", NULL, test_lost);
  lab_test_window_add ("/window/classics/file-name", NULL, test_file_name);
  lab_test_window_add ("/window/classics/statistics", NULL, test_statistics);
  lab_test_window_add ("/window/classics/counted-once", NULL, test_counted_once);
  lab_test_window_add ("/window/classics/open-next", NULL, test_open_next);
  lab_test_window_add ("/window/classics/counted-late", NULL, test_counted_late);
  lab_test_window_add ("/window/classics/counted-closed", NULL, test_counted_closed);
  lab_test_window_add ("/window/classics/counted-again", NULL, test_counted_again);
  lab_test_window_add ("/window/classics/counted-left", NULL, test_counted_left);
  lab_test_window_add ("/window/classics/counted-quickly", NULL, test_counted_quickly);
  lab_test_window_add ("/window/classics/opened-over", NULL, test_opened_over);
  return g_test_run ();
}
