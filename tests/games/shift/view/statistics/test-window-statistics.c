/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gstdio.h>

#include "lab-test-dialog.h"
#include "lab-test-recorded.h"
#include "lab-test-seating.h"
#include "lab-records-csv.h"
#include "lab-storage.h"
#include "lab-statistics-page.h"
#include "lab-wins-plot.h"
#include "lab-wins-sample.h"

static const LabDeal short_game = { 3, 0x5, 0, 1, LAB_RULES_LAST_TREASURE };

/* Private helpers */

static char *
dup_path (void)
{
  return lab_storage_get_path ("records.ini");
}

static gboolean
shows_page (LabTestWindow *test,
            const char    *page)
{
  return g_strcmp0 (lab_window_get_page (test->window), page) == 0;
}

static LabStatisticsPage *
open_records (LabTestWindow *test)
{
  lab_test_driver_key (test->driver, GDK_KEY_r, GDK_CONTROL_MASK);
  lab_test_wait (shows_page (test, "statistics"));
  lab_test_driver_settle (test->driver);
  return LAB_STATISTICS_PAGE (lab_test_find (GTK_WIDGET (test->window),
                                             LAB_TYPE_STATISTICS_PAGE));
}

/* Goes back to the page where the statistics were opened. */
static void
go_back (LabTestWindow *test,
         const char    *page)
{
  lab_test_driver_key (test->driver, GDK_KEY_Escape, 0);
  lab_test_wait (shows_page (test, page));
  lab_test_driver_settle (test->driver);
}

static void
click (LabTestWindow *test,
       const char    *button)
{
  lab_test_driver_reveal (test->driver, lab_test_find_button (button));
  lab_test_driver_click (test->driver, lab_test_find_button (button));
}

static void
on_over (LabGamePage *page G_GNUC_UNUSED,
         guint       *n_over)
{
  *n_over += 1;
}

static void
assert_shown (const char *text)
{
  g_test_message ("%s", text);
  g_assert_nonnull (lab_test_find_text (text));
}

/* Tests */

static void
test_empty (LabTestWindow *test,
            gconstpointer  data G_GNUC_UNUSED)
{
  lab_test_recorded_forget ();
  open_records (test);
  assert_shown ("No Games Yet");
  /* A game of computers only is not recorded. */
  assert_shown ("Games that people have finished appear here.");
  g_assert_null (lab_test_find_button ("Export…"));
  g_assert_null (lab_test_find_button ("Clear…"));
  g_assert_null (lab_test_find_text ("Last Games"));
  go_back (test, "start");

  /* Also opens from the menu. */
  lab_test_driver_key (test->driver, GDK_KEY_F10, 0);
  lab_test_wait (lab_test_find_text ("Statistics") != NULL);
  lab_test_driver_settle (test->driver);
  lab_test_driver_click (test->driver, lab_test_find_text ("Statistics"));
  lab_test_wait (shows_page (test, "statistics"));
  lab_test_driver_settle (test->driver);
  assert_shown ("No Games Yet");
  go_back (test, "start");
}

/* A game is recorded once when it is over, even if the others continue. */
static void
test_game (LabTestWindow *test,
           gconstpointer  data G_GNUC_UNUSED)
{
  g_autoptr (LabRecords) records = NULL;
  g_autoptr (LabRecord) record = NULL;
  const LabPosition *position;
  LabGamePage *page;
  guint n_turns, n_over = 0;

  lab_test_recorded_forget ();
  lab_test_window_play (test, &short_game);
  lab_test_seating_play_to_end (test);
  lab_test_recorded_finish (test->window);
  page = lab_test_get_game_page (test->window);
  position = lab_test_window_get_position (test);
  n_turns = lab_game_get_n_turns (lab_test_window_get_game (test));
  records = lab_test_recorded_load ();
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (records)), ==, 1);
  record = g_list_model_get_item (G_LIST_MODEL (records), 0);
  g_assert_cmpuint (lab_record_get_number (record), ==, short_game.seed);
  g_assert_cmpuint (lab_record_get_n_turns (record), ==, n_turns);
  g_assert_cmpstr (lab_record_get_seat (record, 2)->name, ==, "Cleo");
  g_assert_cmpuint (lab_record_get_seat (record, position->places[0])->place, ==, 1);

  g_signal_connect (page, "over", G_CALLBACK (on_over), &n_over);
  g_assert_true (lab_controller_undo (lab_game_page_get_controller (page), 1, NULL));
  lab_test_driver_settle (test->driver);
  g_assert_true (lab_controller_redo (lab_game_page_get_controller (page), 1, NULL));
  lab_test_wait (n_over == 1);
  lab_test_recorded_finish (test->window);
  g_assert_cmpuint (lab_test_recorded_count (), ==, 1);

  open_records (test);
  assert_shown (position->places[0] == 0 ? "1. Ada · 2. Cleo" : "1. Cleo · 2. Ada");
  assert_shown ("1 win");
  go_back (test, "ranking");

  click (test, "Rematch");
  g_assert_cmpstr (lab_window_get_page (test->window), ==, "game");
  lab_test_seating_play_to_end (test);
  lab_test_recorded_finish (test->window);
  g_assert_cmpuint (lab_test_recorded_count (), ==, 2);
}

/* A game between computers alone is not recorded. */
static void
test_show (LabTestWindow *test,
           gconstpointer  data G_GNUC_UNUSED)
{
  const LabPlayerKind kinds[LAB_N_SEATS] = {
    LAB_PLAYER_NORMAL, LAB_PLAYER_NORMAL, LAB_PLAYER_NORMAL, LAB_PLAYER_NORMAL,
  };

  lab_test_recorded_forget ();
  lab_test_window_set_speed ("fast");
  lab_test_window_play_kinds (test, &short_game, kinds);
  for (guint i = 0; i < 6 && g_strcmp0 (lab_window_get_page (test->window), "ranking") != 0; i++)
    lab_test_iterate_for (LAB_TEST_PATIENCE * 1000 / 4);
  lab_test_wait (g_strcmp0 (lab_window_get_page (test->window), "ranking") == 0);
  lab_test_recorded_finish (test->window);
  g_assert_cmpuint (lab_test_recorded_count (), ==, 0);
}

static void
test_page (LabTestWindow *test,
           gconstpointer  data G_GNUC_UNUSED)
{
  g_autoptr (GPtrArray) samples = NULL;
  g_autoptr (GDateTime) last = g_date_time_new_utc (2026, 10, 25, 10, 30, 0);
  g_autofree char *date = g_date_time_format (last, "%x");
  g_autofree char *words = NULL;
  LabStatisticsPage *page;
  GtkWidget *plot;
  int least;

  lab_test_recorded_write (24);
  page = open_records (test);
  assert_shown ("Wins Over Time");
  assert_shown ("20 wins");
  assert_shown ("20 games · Best: 10 turns · Median: 12.5");
  assert_shown ("4 wins");
  assert_shown ("24 games · Best: 11 turns · Median: 14");
  assert_shown ("Computer Players");
  assert_shown ("0 wins");
  samples = lab_test_find_all (GTK_WIDGET (page), LAB_TYPE_WINS_SAMPLE);
  g_assert_cmpuint (samples->len, ==, 2);

  plot = lab_test_find (GTK_WIDGET (page), LAB_TYPE_WINS_PLOT);
  words = g_strdup_printf ("Ada has won 20 games, the last on %s.\n"
                           "Ben & Co has won 4 games, the last on 10/21/26.", date);
  gtk_test_accessible_assert_property (plot, GTK_ACCESSIBLE_PROPERTY_LABEL, "Wins Over Time");
  gtk_test_accessible_assert_property (plot, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, words);

  /* More games appear on demand. */
  g_assert_null (lab_test_find_text ("10/02/26 · 21 turns · Standard rules · Game 1"));
  click (test, "Show More");
  g_assert_null (lab_test_find_button ("Show More"));
  lab_test_driver_settle (test->driver);
  g_assert_true (lab_test_has_text (GTK_WIDGET (page),
                                    "10/02/26 · 21 turns · Standard rules · Game 1"));

  gtk_widget_measure (GTK_WIDGET (page), GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  g_assert_cmpint (least, <=, 360);
}

/* The page has a title of its own and leads back to where it was opened: with the button, with
 * Escape, and with Alt+Left. */
static void
test_back (LabTestWindow *test,
           gconstpointer  data G_GNUC_UNUSED)
{
  AdwWindowTitle *title = ADW_WINDOW_TITLE (lab_test_find (GTK_WIDGET (test->window),
                                                           ADW_TYPE_WINDOW_TITLE));
  GtkWidget *focus;

  lab_test_recorded_write (7);
  focus = gtk_window_get_focus (GTK_WINDOW (test->window));
  g_assert_nonnull (focus);
  open_records (test);
  g_assert_null (lab_test_find_dialog (test));
  g_assert_cmpstr (adw_window_title_get_title (title), ==, "Statistics");
  /* It opens at the top, and a second Ctrl+R changes nothing. */
  assert_shown ("Wins Over Time");
  g_assert_true (lab_test_can_be_hit (lab_test_find_text ("Wins Over Time")));
  open_records (test);
  go_back (test, "start");
  g_assert_cmpstr (adw_window_title_get_title (title), ==, "Shifting Maze");
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (test->window)) == focus);

  gtk_widget_activate_action (GTK_WIDGET (test->window), "win.puzzles", NULL);
  lab_test_driver_settle (test->driver);
  open_records (test);
  lab_test_driver_key (test->driver, GDK_KEY_Left, GDK_ALT_MASK);
  g_assert_true (shows_page (test, "puzzles"));
  open_records (test);
  lab_test_driver_click (test->driver, lab_test_find_action (GTK_WIDGET (test->window),
                                                             "win.back"));
  g_assert_true (shows_page (test, "puzzles"));
}

/* The game waits while the statistics are shown, and is then as it was. */
static void
test_held (LabTestWindow *test,
           gconstpointer  data G_GNUC_UNUSED)
{
  const LabDeal deal = { 3, 0x5, 0, 2, LAB_RULES_STANDARD };
  GtkWidget *title = lab_test_find (GTK_WIDGET (test->window), ADW_TYPE_WINDOW_TITLE);
  LabGame *game;

  lab_test_recorded_write (7);
  lab_test_window_play (test, &deal);
  lab_test_window_take (test);
  lab_test_window_click_arrow (test, 4);
  lab_test_driver_settle (test->driver);
  game = lab_test_window_get_game (test);
  g_assert_cmpuint (lab_game_get_n_half_turns (game), ==, 1);
  open_records (test);
  g_assert_cmpstr (adw_window_title_get_subtitle (ADW_WINDOW_TITLE (title)), ==, "");
  /* What belongs to the table does nothing here. */
  lab_test_driver_key (test->driver, GDK_KEY_z, GDK_CONTROL_MASK);
  lab_test_driver_key (test->driver, GDK_KEY_t, 0);
  lab_test_driver_key (test->driver, GDK_KEY_p, 0);
  g_assert_true (shows_page (test, "statistics"));
  g_assert_cmpuint (lab_game_get_n_half_turns (game), ==, 1);

  go_back (test, "game");
  g_assert_true (lab_test_window_get_game (test) == game);
  g_assert_cmpstr (adw_window_title_get_subtitle (ADW_WINDOW_TITLE (title)), !=, "");
  g_assert_true (lab_test_window_is_asked (test));
  lab_test_driver_key (test->driver, GDK_KEY_z, GDK_CONTROL_MASK);
  lab_test_wait (lab_game_get_n_half_turns (game) == 0);

  /* The statistics can be opened from the review, and lead back to it. */
  lab_test_driver_key (test->driver, GDK_KEY_t, 0);
  lab_test_wait (shows_page (test, "review"));
  open_records (test);
  go_back (test, "review");
  lab_test_driver_key (test->driver, GDK_KEY_Escape, 0);
  lab_test_wait (shows_page (test, "game"));
  g_assert_true (lab_test_window_is_asked (test));

  /* Another page, or another game, replaces the statistics. */
  open_records (test);
  gtk_widget_activate_action (GTK_WIDGET (test->window), "win.time-trial", NULL);
  lab_test_wait (shows_page (test, "time-trial"));
  open_records (test);
  gtk_widget_activate_action (GTK_WIDGET (test->window), "win.resume", NULL);
  lab_test_wait (shows_page (test, "game"));
  lab_test_window_take (test);
  g_assert_true (lab_test_window_is_asked (test));
}

/* Computers do not play while the statistics are shown. */
static void
test_waits (LabTestWindow *test,
            gconstpointer  data G_GNUC_UNUSED)
{
  const LabPlayerKind kinds[LAB_N_SEATS] = {
    LAB_PLAYER_BEGINNER, LAB_PLAYER_BEGINNER, LAB_PLAYER_BEGINNER, LAB_PLAYER_BEGINNER,
  };
  const LabDeal deal = { 3, 0x5, 0, 0, LAB_RULES_STANDARD };
  guint n_half_turns;

  lab_test_recorded_write (7);
  lab_test_window_set_speed ("fast");
  lab_test_window_play_kinds (test, &deal, kinds);
  lab_test_wait (lab_game_get_n_half_turns (lab_test_window_get_game (test)) > 1);
  open_records (test);
  n_half_turns = lab_game_get_n_half_turns (lab_test_window_get_game (test));
  lab_test_iterate_for (2000);
  g_assert_true (shows_page (test, "statistics"));
  g_assert_cmpuint (lab_game_get_n_half_turns (lab_test_window_get_game (test)), ==,
                    n_half_turns);
  go_back (test, "game");
  lab_test_wait (lab_game_get_n_half_turns (lab_test_window_get_game (test)) > n_half_turns);
}

static void
test_export (LabTestWindow *test,
             gconstpointer  data G_GNUC_UNUSED)
{
  g_autofree char *path = lab_storage_get_path ("labyrinthe.csv");
  g_autofree char *nowhere = lab_storage_get_path ("no/such/folder.csv");
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GFile) impossible = g_file_new_for_path (nowhere);
  g_autoptr (LabRecords) records = NULL;
  g_autofree char *expected = NULL;
  g_autofree char *contents = NULL;
  LabStatisticsPage *page;

  lab_test_recorded_write (7);
  page = open_records (test);
  lab_statistics_frame_export (LAB_STATISTICS_FRAME (page), file);
  /* The program must not quit before the file is written. */
  g_assert_true (g_application_get_is_busy (g_application_get_default ()));
  lab_test_wait (lab_test_find_text ("The statistics were saved to “labyrinthe.csv”.") != NULL);
  g_assert_false (g_application_get_is_busy (g_application_get_default ()));
  records = lab_test_recorded_load ();
  expected = lab_records_to_csv (G_LIST_MODEL (records));
  g_assert_true (g_file_get_contents (path, &contents, NULL, NULL));
  g_assert_cmpstr (contents, ==, expected);

  lab_statistics_frame_export (LAB_STATISTICS_FRAME (page), impossible);
  lab_test_wait (lab_test_find_text ("Could Not Export Statistics") != NULL);
  lab_test_answer (test, "Close");

  /* An error is shown even if the player has left the page. */
  lab_statistics_frame_export (LAB_STATISTICS_FRAME (page), impossible);
  gtk_widget_activate_action (GTK_WIDGET (test->window), "win.back", NULL);
  g_assert_true (shows_page (test, "start"));
  lab_test_wait (lab_test_find_text ("Could Not Export Statistics") != NULL);
  lab_test_answer (test, "Close");
}

/* Clears with the button, then with its mnemonic. */
static void
test_clear (LabTestWindow *test,
            gconstpointer  data G_GNUC_UNUSED)
{
  GtkWidget *label;

  lab_test_recorded_write (7);
  open_records (test);
  click (test, "Clear…");
  lab_test_answer (test, "Cancel");
  g_assert_cmpuint (lab_test_recorded_count (), ==, 7);
  label = gtk_button_get_child (GTK_BUTTON (lab_test_find_button ("Export…")));
  g_assert_cmpuint (gdk_keyval_to_lower (gtk_label_get_mnemonic_keyval (GTK_LABEL (label))), ==,
                    GDK_KEY_e);
  lab_test_driver_key (test->driver, GDK_KEY_c, GDK_ALT_MASK);
  lab_test_answer (test, "Clear Statistics");
  g_assert_cmpuint (lab_test_recorded_count (), ==, 0);
  assert_shown ("No Games Yet");
  g_assert_null (lab_test_find_text ("Last Games"));
}

static void
test_damaged (LabTestWindow *test,
              gconstpointer  data G_GNUC_UNUSED)
{
  g_autofree char *path = dup_path ();
  g_autofree char *aside = g_strconcat (path, ".damaged", NULL);
  g_autofree char *text = NULL;

  g_remove (aside);
  g_assert_true (lab_storage_write (path, "rubbish", -1, NULL));
  open_records (test);
  text = g_strdup_printf ("The file was renamed to “%s”.", aside);
  g_assert_true (g_file_test (aside, G_FILE_TEST_EXISTS));
  g_assert_null (lab_test_find_text (text));
  {
    g_autoptr (GPtrArray) labels = lab_test_find_all (GTK_WIDGET (test->window), GTK_TYPE_LABEL);
    gboolean told = FALSE;

    for (guint i = 0; i < labels->len; i++)
      told |= gtk_widget_get_mapped (labels->pdata[i])
              && g_str_has_suffix (gtk_label_get_text (labels->pdata[i]), text);
    g_assert_true (told);
  }

  /* The next time there is nothing to say. */
  go_back (test, "start");
  {
    GtkWidget *page = GTK_WIDGET (open_records (test));
    g_autoptr (GPtrArray) labels = lab_test_find_all (page, GTK_TYPE_LABEL);

    for (guint i = 0; i < labels->len; i++)
      g_assert_false (gtk_widget_get_mapped (labels->pdata[i])
                      && g_str_has_suffix (gtk_label_get_text (labels->pdata[i]), text));
  }
  g_remove (aside);
}

/* A page that opens while a damaged file is being read shows the records, and then
 * the message. This is the only chance to tell the player, because the file is set
 * aside. */
static void
test_damaged_meanwhile (LabTestWindow *test,
                        gconstpointer  data G_GNUC_UNUSED)
{
  g_autofree char *path = dup_path ();
  g_autofree char *aside = g_strconcat (path, ".damaged", NULL);

  g_remove (aside);
  g_assert_true (lab_storage_write (path, "rubbish", -1, NULL));
  gtk_widget_activate_action (GTK_WIDGET (test->window), "win.records", NULL);
  gtk_widget_activate_action (GTK_WIDGET (test->window), "win.how-to-play", NULL);
  lab_test_recorded_finish (test->window);
  g_assert_true (g_file_test (aside, G_FILE_TEST_EXISTS));
  lab_test_enter_dialog (test);
  g_assert_null (lab_test_find_text ("Statistics"));
  lab_test_driver_key (test->driver, GDK_KEY_Escape, 0);
  lab_test_wait (lab_test_find_text ("Statistics") != NULL);
  lab_test_answer (test, "Close");
  open_records (test);
  assert_shown ("No Games Yet");
  g_remove (aside);
}

/* A window that is closed right after the end of a game still records it. */
static void
test_closed (LabTestWindow *test,
             gconstpointer  data G_GNUC_UNUSED)
{
  lab_test_recorded_write (5000);
  lab_test_window_play (test, &short_game);
  lab_test_seating_play_to_end (test);
  gtk_window_close (GTK_WINDOW (test->window));
  lab_test_wait (test->window == NULL);
  g_assert_cmpuint (lab_test_recorded_count (), ==, 5001);
  lab_test_recorded_forget ();
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  lab_test_window_add ("/window/statistics/empty", NULL, test_empty);
  lab_test_window_add ("/window/statistics/game", NULL, test_game);
  lab_test_window_add ("/window/statistics/show", NULL, test_show);
  lab_test_window_add ("/window/statistics/page", NULL, test_page);
  lab_test_window_add ("/window/statistics/back", NULL, test_back);
  lab_test_window_add ("/window/statistics/held", NULL, test_held);
  lab_test_window_add ("/window/statistics/waits", NULL, test_waits);
  lab_test_window_add ("/window/statistics/export", NULL, test_export);
  lab_test_window_add ("/window/statistics/clear", NULL, test_clear);
  lab_test_window_add ("/window/statistics/damaged", NULL, test_damaged);
  lab_test_window_add ("/window/statistics/damaged-meanwhile", NULL, test_damaged_meanwhile);
  lab_test_window_add ("/window/statistics/closed", NULL, test_closed);
  return g_test_run ();
}
