/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-classic-records.h"
#include "lab-classic-statistics-page.h"
#include "lab-storage.h"
#include "lab-test-dialog.h"
#include "lab-test-small-game.h"

#define HEADING "Labyrinthe Classics 1\n"

/* Private helpers */

static char *
dup_path (void)
{
  return lab_storage_get_path (LAB_CLASSIC_RECORDS_FILE_NAME);
}

static void
write_file (const char *contents)
{
  g_autofree char *path = dup_path ();

  if (contents == NULL)
    g_remove (path);
  else
    g_assert_true (lab_storage_write (path, contents, -1, NULL));
}

static gboolean
shows_page (LabTestWindow *test,
            const char    *page)
{
  return g_strcmp0 (lab_window_get_page (test->window), page) == 0;
}

static LabClassicStatisticsPage *
open_page (LabTestWindow *test)
{
  lab_family_show_start (lab_window_get_family (test->window, "classics"));
  lab_test_driver_settle (test->driver);
  lab_test_driver_key (test->driver, GDK_KEY_r, GDK_CONTROL_MASK);
  lab_test_wait (shows_page (test, "statistics"));
  lab_test_driver_settle (test->driver);
  return LAB_CLASSIC_STATISTICS_PAGE (lab_test_find (GTK_WIDGET (test->window),
                                                     LAB_TYPE_CLASSIC_STATISTICS_PAGE));
}

static void
click (LabTestWindow *test,
       const char    *button)
{
  lab_test_driver_reveal (test->driver, lab_test_find_button (button));
  lab_test_driver_click (test->driver, lab_test_find_button (button));
}

static void
assert_shown (LabClassicStatisticsPage *page,
              const char               *text)
{
  g_test_message ("%s", text);
  g_assert_true (lab_test_has_text (GTK_WIDGET (page), text));
}

static char *
load_csv (void)
{
  g_autoptr (GPtrArray) tallies = lab_classic_records_load (NULL);

  return lab_classic_records_csv (tallies);
}

/* Tests */

LAB_WINDOW_TEST ("/window/classic-statistics/empty",
                  test_empty)
{
  write_file (NULL);
  open_page (test);
  g_assert_nonnull (lab_test_find_text ("No Games Yet"));
  g_assert_nonnull (lab_test_find_text ("Finished games are counted here."));
  g_assert_null (lab_test_find_button ("Export…"));
  g_assert_null (lab_test_find_button ("Clear…"));
}

/* Games are listed by game and opponent, also when the page is shown again. */
LAB_WINDOW_TEST ("/window/classic-statistics/games",
                  test_games)
{
  LabClassicStatisticsPage *page;
  g_autoptr (GPtrArray) rows = NULL;
  g_autoptr (GPtrArray) bars = NULL;
  int least;

  lab_test_small_game_add_records ();
  page = open_page (test);
  g_assert_null (lab_test_find_text ("No Games Yet"));
  for (guint time = 0; time < 2; time++)
    {
      g_clear_pointer (&rows, g_ptr_array_unref);
      g_clear_pointer (&bars, g_ptr_array_unref);
      rows = lab_test_find_all (GTK_WIDGET (page), ADW_TYPE_ACTION_ROW);
      bars = lab_test_find_all (GTK_WIDGET (page), GTK_TYPE_DRAWING_AREA);
      g_assert_cmpuint (rows->len, ==, 4);
      g_assert_cmpuint (bars->len, ==, 4);
      lab_statistics_frame_show (NULL, GTK_WIDGET (page));
      lab_test_driver_settle (test->driver);
    }
  assert_shown (page, "Matches \u206617\u2069 (the last match loses)");
  assert_shown (page, "Hexapawn \u20664×4\u2069");
  assert_shown (page, "Tic-Tac-Toe \u20663×3\u2069 (3 in a row)");
  assert_shown (page, "Computer: Hard");
  assert_shown (page, "3 wins · 1 loss\n2 wins without help");
  assert_shown (page, "Two People");
  assert_shown (page, "Player 1: 0 wins · Player 2: 1 win");
  assert_shown (page, "Computer: Easy");
  assert_shown (page, "1 win · 0 losses");
  assert_shown (page, "Computer: Perfect");
  assert_shown (page, "0 wins · 2 draws · 1 loss");

  g_clear_pointer (&rows, g_ptr_array_unref);
  rows = lab_test_find_all (GTK_WIDGET (page), ADW_TYPE_ACTION_ROW);
  gtk_test_accessible_assert_property (rows->pdata[1], GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Hexapawn \u20664×4\u2069 · Computer: Hard");
  gtk_test_accessible_assert_property (rows->pdata[1], GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                       "3 wins · 1 loss\n2 wins without help");
  gtk_widget_measure (GTK_WIDGET (page), GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  g_assert_cmpint (least, <=, 360);
}

/* The page fits into a narrow window even with text of twice the size. */
LAB_WINDOW_TEST ("/window/classic-statistics/large-text",
                  test_large_text)
{
  GtkSettings *settings = gtk_settings_get_default ();
  LabClassicStatisticsPage *page;
  int dpi, least;

  g_object_get (settings, "gtk-xft-dpi", &dpi, NULL);
  lab_test_small_game_add_records ();
  page = open_page (test);
  g_object_set (settings, "gtk-xft-dpi", 2 * dpi, NULL);
  lab_test_driver_settle (test->driver);
  gtk_widget_measure (GTK_WIDGET (page), GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  g_object_set (settings, "gtk-xft-dpi", dpi, NULL);
  g_assert_cmpint (least, <=, 360);
}

/* The page has a title and leads back to where it was opened, also if it is opened twice. */
LAB_WINDOW_TEST ("/window/classic-statistics/back",
                  test_back)
{
  AdwWindowTitle *title = ADW_WINDOW_TITLE (lab_test_find (GTK_WIDGET (test->window),
                                                           ADW_TYPE_WINDOW_TITLE));

  lab_test_small_game_add_records ();
  open_page (test);
  g_assert_cmpstr (adw_window_title_get_title (title), ==, "Statistics");
  lab_test_driver_key (test->driver, GDK_KEY_r, GDK_CONTROL_MASK);
  g_assert_true (shows_page (test, "statistics"));
  lab_test_driver_key (test->driver, GDK_KEY_Escape, 0);
  lab_test_wait (shows_page (test, "start"));
  g_assert_cmpstr (lab_family_get_id (lab_window_get_shown (test->window)), ==, "classics");

  click (test, "Start Game");
  lab_test_wait (shows_page (test, "game"));
  lab_test_driver_key (test->driver, GDK_KEY_r, GDK_CONTROL_MASK);
  lab_test_wait (shows_page (test, "statistics"));
  lab_test_driver_settle (test->driver);
  lab_test_driver_key (test->driver, GDK_KEY_Escape, 0);
  lab_test_wait (shows_page (test, "game"));
}

LAB_WINDOW_TEST ("/window/classic-statistics/export",
                  test_export)
{
  g_autofree char *path = lab_storage_get_path ("classics.csv");
  g_autofree char *nowhere = lab_storage_get_path ("no/such/folder.csv");
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GFile) impossible = g_file_new_for_path (nowhere);
  g_autofree char *expected = NULL;
  g_autofree char *contents = NULL;
  LabClassicStatisticsPage *page;

  lab_test_small_game_add_records ();
  page = open_page (test);
  lab_statistics_frame_export (LAB_STATISTICS_FRAME (page), file);
  /* The program must not quit before the file is written. */
  g_assert_true (g_application_get_is_busy (g_application_get_default ()));
  lab_test_wait (lab_test_find_text ("The statistics were saved to “classics.csv”.") != NULL);
  g_assert_false (g_application_get_is_busy (g_application_get_default ()));
  expected = load_csv ();
  g_assert_true (g_file_get_contents (path, &contents, NULL, NULL));
  g_assert_cmpstr (contents, ==, expected);
  g_assert_nonnull (strstr (contents, "hexapawn:4x4,hard,3,1,0,2\r\n"));

  lab_statistics_frame_export (LAB_STATISTICS_FRAME (page), impossible);
  lab_test_wait (lab_test_find_text ("Could Not Export Statistics") != NULL);
  lab_test_answer (test, "Close");
  g_remove (path);
}

/* Clears with the button, then with its mnemonic. */
LAB_WINDOW_TEST ("/window/classic-statistics/clear",
                  test_clear)
{
  g_autofree char *before = NULL;
  g_autofree char *kept = NULL;
  g_autofree char *after = NULL;

  lab_test_small_game_add_records ();
  before = load_csv ();
  open_page (test);
  click (test, "Clear…");
  lab_test_answer (test, "Cancel");
  kept = load_csv ();
  g_assert_cmpstr (kept, ==, before);
  lab_test_driver_key (test->driver, GDK_KEY_c, GDK_ALT_MASK);
  lab_test_answer (test, "Clear Statistics");
  after = load_csv ();
  g_assert_cmpstr (after, ==, "game,opponent,won,lost,drawn,won_alone\r\n");
  g_assert_nonnull (lab_test_find_text ("No Games Yet"));
  g_assert_null (lab_test_find_button ("Clear…"));
}

/* Damage is told above what could be read, and only once. */
LAB_WINDOW_TEST ("/window/classic-statistics/damaged",
                  test_damaged)
{
  g_autofree char *path = dup_path ();
  g_autofree char *aside = g_strconcat (path, ".damaged", NULL);
  g_autofree char *text = g_strdup_printf (
      "1 recorded game could not be read.\nThe file was renamed to “%s”.", aside);
  LabClassicStatisticsPage *page;

  g_remove (aside);
  write_file (HEADING "rubbish\n"
              "2026-11-20T10:00:00Z hexapawn:4x4 person hard first 11 0 0 1\n");
  page = open_page (test);
  g_assert_nonnull (lab_test_find_text (text));
  assert_shown (page, "1 win · 0 losses\n1 win without help");
  lab_statistics_frame_show (NULL, GTK_WIDGET (page));
  lab_test_driver_settle (test->driver);
  g_assert_null (lab_test_find_text (text));
  assert_shown (page, "1 win · 0 losses\n1 win without help");
  g_remove (aside);
}
