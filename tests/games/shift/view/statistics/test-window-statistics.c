/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-shift-records.h"
#include "lab-plot-view.h"
#include "lab-shift-statistics.h"
#include "lab-storage.h"
#include "lab-test-dialog.h"
#include "lab-test-recorded.h"
#include "lab-test-seating.h"
#include "lab-test-steps.h"

#define SHORT_GAME "play 3 0x5 0 1 last-treasure"

/* Private helpers */

static void
on_over (LabShiftGamePage *page G_GNUC_UNUSED,
         guint            *n_over)
{
  *n_over += 1;
}

/* Tests */

LAB_WINDOW_TEST ("/window/statistics/empty", test_empty)
{
  lab_test_recorded_forget ();
  lab_test_do (test, "statistics; text No Games Yet; no-text Export…; no-text Clear…; "
               "no-text Last Games; close-dialog; page start");
}

/* A game is recorded once when it is over, even if the others continue. */
LAB_WINDOW_TEST ("/window/statistics/game", test_game)
{
  g_autoptr (GPtrArray) records = NULL;
  const LabShiftRecord *record;
  const LabShiftPosition *position;
  LabShiftGamePage *page;
  guint n_turns, n_over = 0;

  lab_test_recorded_forget ();
  lab_test_do (test, SHORT_GAME);
  lab_test_seating_play_to_end (test);
  lab_test_recorded_finish (test->window);
  page = lab_test_get_game_page (test->window);
  position = lab_test_window_get_position (test);
  n_turns = lab_test_window_get_game (test)->turns->len;
  records = lab_record_kind_load (&lab_shift_records, NULL);
  g_assert_cmpuint (records->len, ==, 1);
  record = records->pdata[0];
  g_assert_cmpuint (record->number, ==, 3);
  g_assert_cmpuint (lab_shift_record_get_n_turns (record), ==, n_turns);
  g_assert_cmpstr (record->players[2].name, ==, "Cleo");
  g_assert_cmpuint (record->players[position->places[0]].place, ==, 1);

  g_signal_connect (page, "over", G_CALLBACK (on_over), &n_over);
  g_assert_true (lab_shift_game_undo (lab_shift_game_page_get_game (page), 1, NULL));
  lab_test_driver_settle (test->driver);
  g_assert_true (lab_shift_game_redo (lab_shift_game_page_get_game (page), 1, NULL));
  lab_test_wait (n_over == 1);
  lab_test_recorded_finish (test->window);
  g_assert_cmpuint (lab_test_recorded_count (), ==, 1);

  lab_test_do (test, "statistics; text %s; text 1 win; close-dialog; page result; "
               "scroll-and-click Rematch; page game",
               position->places[0] == 0 ? "1. Ada · 2. Cleo" : "1. Cleo · 2. Ada");
  lab_test_seating_play_to_end (test);
  lab_test_recorded_finish (test->window);
  g_assert_cmpuint (lab_test_recorded_count (), ==, 2);
}

/* A game between computers alone is not recorded. */
LAB_WINDOW_TEST ("/window/statistics/show", test_show)
{
  lab_test_recorded_forget ();
  lab_test_do (test, "speed fast; " SHORT_GAME " NPNP");
  for (guint i = 0; i < 6 && !lab_test_window_shows (test, "result"); i++)
    lab_test_iterate_for (LAB_TEST_PATIENCE * 1000 / 4);
  lab_test_do (test, "wait-page result");
  lab_test_recorded_finish (test->window);
  g_assert_cmpuint (lab_test_recorded_count (), ==, 0);
}

LAB_WINDOW_TEST ("/window/statistics/page", test_page)
{
  g_autoptr (GPtrArray) samples = NULL;
  g_autoptr (GDateTime) last = g_date_time_new_utc (2026, 10, 25, 10, 30, 0);
  g_autofree char *date = g_date_time_format (last, "%x");
  g_autofree char *words = NULL;
  LabStatisticsSection *page;
  GtkWidget *plot;
  int least;

  lab_test_recorded_write (24);
  page = lab_test_open_statistics (test);
  lab_test_do (test, "text Wins Over Time; text 20 wins; "
               "text 20 games · Best: 10 turns · Median: 12.5; text 4 wins; "
               "text 24 games · Best: 11 turns · Median: 14; text Computer Players; text 0 wins");
  samples = lab_test_find_all (GTK_WIDGET (page), GTK_TYPE_DRAWING_AREA);
  g_assert_cmpuint (samples->len, ==, 2);

  plot = lab_test_find (GTK_WIDGET (page), LAB_TYPE_PLOT_VIEW);
  words = g_strdup_printf ("Ada has won 20 games, the last on %s.\n"
                           "Ben & Co has won 4 games, the last on 10/21/26.", date);
  gtk_test_accessible_assert_property (plot, GTK_ACCESSIBLE_PROPERTY_LABEL, "Wins Over Time");
  gtk_test_accessible_assert_property (plot, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, words);

  /* More games appear on demand. */
  lab_test_do (test, "no-text 10/02/26 · 21 turns · Standard rules · Game 1; "
               "scroll-and-click Show More; no-text Show More; settle");
  g_assert_true (lab_test_has_text (GTK_WIDGET (page),
                                    "10/02/26 · 21 turns · Standard rules · Game 1"));

  gtk_widget_measure (GTK_WIDGET (page), GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  g_assert_cmpint (least, <=, 360);
}

/* The statistics are a dialog, which leads back to where it was opened; Ctrl+R opens no second
 * one. */
LAB_WINDOW_TEST ("/window/statistics/back", test_back)
{
  GtkWidget *focus;

  lab_test_recorded_write (7);
  focus = gtk_window_get_focus (GTK_WINDOW (test->window));
  g_assert_nonnull (focus);
  lab_test_do (test, "statistics; hit Wins Over Time; key <Control>r; settle; close-dialog; "
               "page start");
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (test->window)) == focus);
  lab_test_do (test, "do win.puzzles; settle; statistics; close-dialog; page puzzles");
}

/* The game waits while the statistics are shown, and is then as it was. */
LAB_WINDOW_TEST ("/window/statistics/held", test_held)
{
  LabShiftGame *game;

  lab_test_recorded_write (7);
  lab_test_do (test, "play 3 0x5 0 2; take; arrow 4; settle");
  game = lab_test_window_get_game (test);
  /* What belongs to the table does nothing here. */
  lab_test_do (test, "half-turns 1; statistics; key <Control>z; key t; key p; half-turns 1; "
               "close-dialog; page game");
  g_assert_true (lab_test_window_get_game (test) == game);
  lab_test_do (test, "asked; key <Control>z");
  lab_test_wait (game->past->len == 0);

  /* The statistics can be opened from the review, and lead back to it. */
  lab_test_do (test, "key t; wait-page review; statistics; close-dialog; page review; key Escape; "
               "wait-page game; asked");
}

LAB_WINDOW_TEST ("/window/statistics/export", test_export)
{
  g_autofree char *path = lab_storage_get_path ("labyrinthe.csv");
  g_autofree char *nowhere = lab_storage_get_path ("no/such/folder.csv");
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GFile) impossible = g_file_new_for_path (nowhere);
  g_autoptr (GPtrArray) records = NULL;
  g_autofree char *expected = NULL;
  g_autofree char *contents = NULL;
  LabStatisticsSection *page;

  lab_test_recorded_write (7);
  /* An error is shown even if the player has closed the dialog. */
  page = g_object_ref (lab_test_open_statistics (test));
  lab_test_leave_dialog (test);
  lab_statistics_section_export (page, impossible);
  g_object_unref (page);
  lab_test_do (test, "wait-text Could Not Export Statistics; answer Close");

  page = lab_test_open_statistics (test);
  lab_statistics_section_export (page, impossible);
  lab_test_do (test, "wait-text Could Not Export Statistics; answer Close");

  lab_statistics_section_export (page, file);
  /* The program must not quit before the file is written. */
  g_assert_true (g_application_get_is_busy (g_application_get_default ()));
  lab_test_do (test, "wait-text The statistics were saved to “labyrinthe.csv”.");
  g_assert_false (g_application_get_is_busy (g_application_get_default ()));
  records = lab_record_kind_load (&lab_shift_records, NULL);
  expected = lab_shift_records_to_csv (records);
  g_assert_true (g_file_get_contents (path, &contents, NULL, NULL));
  g_assert_cmpstr (contents, ==, expected);
  /* Escape closes the dialog while the message is shown. */
  lab_test_do (test, "close-dialog");
}

/* Clears with the button, then with its mnemonic. */
LAB_WINDOW_TEST ("/window/statistics/clear", test_clear)
{
  GtkWidget *label;

  lab_test_recorded_write (7);
  lab_test_do (test, "statistics; scroll-and-click Clear…; answer Cancel");
  g_assert_cmpuint (lab_test_recorded_count (), ==, 7);
  label = gtk_button_get_child (GTK_BUTTON (lab_test_find_button ("Export…")));
  g_assert_cmpuint (gdk_keyval_to_lower (gtk_label_get_mnemonic_keyval (GTK_LABEL (label))), ==,
                    GDK_KEY_e);
  lab_test_do (test, "key <Alt>c; answer Clear Statistics; wait-no-text Last Games; "
               "text No Games Yet");
  g_assert_cmpuint (lab_test_recorded_count (), ==, 0);
}

/* What was damaged is told beside the statistics. This is the only chance to tell the player,
 * because the file is set aside. */
LAB_WINDOW_TEST ("/window/statistics/damaged", test_damaged)
{
  g_autofree char *path = lab_storage_get_path ("records.ini");
  g_autofree char *aside = g_strconcat (path, ".damaged", NULL);

  g_remove (aside);
  g_assert_true (lab_storage_write (path, "rubbish", -1, NULL));
  lab_test_do (test, "statistics; text No Games Yet");
  g_assert_true (g_file_test (aside, G_FILE_TEST_EXISTS));
  g_assert_nonnull (lab_test_find_words (lab_test_find_dialog (test), aside));
  lab_test_do (test, "close-dialog; statistics; text No Games Yet");
  g_assert_null (lab_test_find_words (lab_test_find_dialog (test), aside));
  g_remove (aside);
}

/* A window that is closed right after the end of a game still records it. */
LAB_WINDOW_TEST ("/window/statistics/closed", test_closed)
{
  lab_test_recorded_write (5000);
  lab_test_do (test, SHORT_GAME);
  lab_test_seating_play_to_end (test);
  gtk_window_close (GTK_WINDOW (test->window));
  lab_test_wait (test->window == NULL);
  g_assert_cmpuint (lab_test_recorded_count (), ==, 5001);
  lab_test_recorded_forget ();
}
