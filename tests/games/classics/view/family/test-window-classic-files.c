/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-classic-records.h"
#include "lab-classic-statistics-page.h"
#include "lab-test-dialog.h"
#include "lab-test-small-game.h"
#include "lab-test-steps.h"

/* Tests what is kept of the small games: a game that is left, files, and the statistics. */

/* Private helpers */

static GtkWidget *
find_statistics (LabTestWindow *test)
{
  return lab_test_find (GTK_WIDGET (test->window), LAB_TYPE_CLASSIC_STATISTICS_PAGE);
}

/* Checks that one game between two people is counted, and which of them has won. */
static void
assert_counted (guint n_won,
                guint n_lost)
{
  g_autoptr (GPtrArray) tallies = lab_classic_records_load (NULL);
  const LabClassicTally *tally = tallies->pdata[0];

  g_assert_cmpuint (tallies->len, ==, 1);
  g_assert_cmpuint (tally->won, ==, n_won);
  g_assert_cmpuint (tally->lost, ==, n_lost);
  g_assert_cmpuint (tally->drawn, ==, 0);
}

/* Tests */

/* Neither a window that is closed loses a game, nor a game that is left. */
LAB_WINDOW_TEST ("/window/classics/resume", test_resume)
{
  lab_test_do (test, "game tictactoe person; moves b2 a1; end; start; start-page; "
               "scroll-and-click Resume; made 2; text Turn of Player 1; key <Control>n; "
               "page start; scroll-and-click Resume; made 2");
}

/* A game that was left asks before another one replaces it. */
LAB_WINDOW_TEST ("/window/classics/replace", test_replace)
{
  lab_test_do (test, "game tictactoe person; moves b2; start-page; scroll-and-click Start Game; "
               "dialog; answer Cancel; page start; scroll-and-click Start Game; dialog; "
               "answer Start; wait-page game; made 0");
}

/* A file name has the options of the game, without the marks of the direction of a text. */
LAB_WINDOW_TEST ("/window/classics/file-name", test_file_name)
{
  GtkWidget *entry;

  lab_test_do (test, "game hexapawn:4x5 person; key <Control><Shift>s");
  entry = lab_test_find (lab_test_enter_dialog (test), GTK_TYPE_ENTRY);
  g_assert_true (g_str_has_prefix (gtk_editable_get_text (GTK_EDITABLE (entry)),
                                   "Hexapawn 4×5, two people "));
  lab_test_answer (test, "Cancel");
}

/* A finished game is counted once, with the end that the players chose after an undo. The
 * statistics lead back to the game, also if they were loaded again just before. */
LAB_WINDOW_TEST ("/window/classics/statistics", test_statistics)
{
  g_assert_true (lab_record_kind_clear (&lab_classic_records, NULL));
  lab_test_do (test, "game matches person; moves 3 3 3 3 3 2; wait-text Player 2 Wins; counted");
  assert_counted (0, 1);
  lab_test_do (test, "key <Control>z; moves 1 1; wait-text Player 1 Wins; key <Control>r; "
               "page statistics; counted");
  assert_counted (1, 0);
  g_assert_true (ADW_IS_ACTION_ROW (gtk_window_get_focus (GTK_WINDOW (test->window))));
  lab_statistics_frame_show (NULL, find_statistics (test));
  lab_test_do (test, "key Escape; page game");
}

static void
on_over (gboolean *busy)
{
  *busy = g_application_get_is_busy (g_application_get_default ());
}

/* Statistics that were loaded before the game was counted, in a thread, are loaded again. */
LAB_WINDOW_TEST ("/window/classics/counted-late", test_counted_late)
{
  gboolean busy = FALSE;
  GtkWidget *page;
  g_autoptr (GPtrArray) rows = NULL;

  g_assert_true (lab_record_kind_clear (&lab_classic_records, NULL));
  lab_test_do (test, "start-page; do win.statistics; settle; text No Games Yet");
  page = find_statistics (test);
  lab_test_do (test, "game matches:1 person");
  g_signal_connect_data (lab_test_small_game_get_page (test), "over", G_CALLBACK (on_over), &busy,
                         NULL, G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  g_signal_emit_by_name (lab_test_small_game_get_board (test), "chosen", 1);
  lab_test_wait (busy);
  lab_test_do (test, "counted");
  rows = lab_test_find_all (page, ADW_TYPE_ACTION_ROW);
  g_assert_cmpuint (rows->len, ==, 1);
}
