/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-classic-records.h"
#include "lab-classic-statistics-page.h"
#include "lab-test-classics.h"
#include "lab-test-dialog.h"

/* Tests what is kept of the small games: a game that is left, files, and the statistics. */

/* Tests */

LAB_WINDOW_TEST ("/window/classics/resume", test_resume)
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
LAB_WINDOW_TEST ("/window/classics/replace", test_replace)
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

/* A file name has the options of the game, without the marks of the direction of a text. */
LAB_WINDOW_TEST ("/window/classics/file-name", test_file_name)
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
LAB_WINDOW_TEST ("/window/classics/statistics", test_statistics)
{
  GtkWidget *page;

  g_assert_true (lab_record_kind_clear (&lab_classic_records, NULL));
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
  lab_statistics_frame_show (NULL, page);
  lab_test_driver_key (test->driver, GDK_KEY_Escape, 0);
  g_assert_cmpstr (lab_window_get_page (test->window), ==, "game");
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
  g_assert_true (lab_record_kind_clear (&lab_classic_records, NULL));
  lab_test_classics_set_options ("matches", "1");
  lab_test_classics_set_choices ("matches", "person", "player");
}

/* Finishes the game, which is counted in a thread. */
static void
finish_uncounted (LabTestWindow *test)
{
  gboolean busy = FALSE;

  lab_test_classics_start (test);
  g_signal_connect_data (lab_test_small_game_get_page (test), "over", G_CALLBACK (on_over), &busy,
                         NULL, G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  g_signal_emit_by_name (lab_test_small_game_get_board (test), "chosen", 1);
  lab_test_wait (busy);
}

/* Statistics that were loaded before the game was counted are loaded again. */
LAB_WINDOW_TEST ("/window/classics/counted-late", test_counted_late)
{
  GtkWidget *page;
  g_autoptr (GPtrArray) rows = NULL;

  prepare ();
  lab_test_classics_show_start (test);
  gtk_widget_activate_action (GTK_WIDGET (test->window), "win.statistics", NULL);
  lab_test_driver_settle (test->driver);
  g_assert_nonnull (lab_test_find_text ("No Games Yet"));
  page = lab_test_find (GTK_WIDGET (test->window), LAB_TYPE_CLASSIC_STATISTICS_PAGE);
  finish_uncounted (test);
  wait_until_counted ();
  rows = lab_test_find_all (page, ADW_TYPE_ACTION_ROW);
  g_assert_cmpuint (rows->len, ==, 1);
}
