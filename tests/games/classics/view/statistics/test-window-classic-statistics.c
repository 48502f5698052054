/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-classic-kind.h"
#include "lab-storage.h"
#include "lab-test-dialog.h"
#include "lab-test-small-game.h"
#include "lab-test-steps.h"

/* Private helpers */

static GtkWidget *
open_page (LabTestWindow *test)
{
  lab_test_do (test, "start-page");
  return GTK_WIDGET (lab_test_open_statistics (test));
}

/* Opens the page with some finished games. */
static GtkWidget *
open_with_games (LabTestWindow *test)
{
  lab_test_small_game_add_records ();
  return open_page (test);
}

static void
assert_shown (GtkWidget  *page,
              const char *text)
{
  g_test_message ("%s", text);
  g_assert_true (lab_test_has_text (page, text));
}

static char *
load_csv (void)
{
  g_autoptr (GPtrArray) records = lab_record_kind_load (&lab_classic_records, NULL);

  return lab_classic_records_csv (&records);
}

/* Tests */

LAB_WINDOW_TEST ("/window/classic-statistics/empty", test_empty)
{
  g_autofree char *path = lab_storage_get_path (LAB_CLASSIC_RECORDS_FILE_NAME);

  g_remove (path);
  open_page (test);
  lab_test_do (test, "text No Games Yet; no-text Export…; no-text Clear…");
}

/* Games are listed by game and opponent, also when they are read again. */
LAB_WINDOW_TEST ("/window/classic-statistics/games", test_games)
{
  static const char * const texts[] = {
    "Matches \u206617\u2069 (the last match loses)", "Hexapawn \u20664×4\u2069",
    "Tic-Tac-Toe \u20663×3\u2069 (3 in a row)", "Computer: Hard",
    "3 wins · 1 loss\n2 wins without help", "Two People",
    "Player 1: 0 wins · Player 2: 1 win", "Computer: Easy", "1 win · 0 losses",
    "Computer: Expert", "0 wins · 2 draws · 1 loss",
  };
  GtkWidget *page = open_with_games (test);

  for (guint time = 0; time < 2; time++)
    {
      g_autoptr (GPtrArray) rows = lab_test_find_all (page, ADW_TYPE_ACTION_ROW);
      g_autoptr (GPtrArray) bars = lab_test_find_all (page, GTK_TYPE_DRAWING_AREA);

      g_assert_cmpuint (rows->len, ==, 4);
      g_assert_cmpuint (bars->len, ==, 4);
      gtk_test_accessible_assert_property (rows->pdata[1], GTK_ACCESSIBLE_PROPERTY_LABEL,
                                           "Hexapawn \u20664×4\u2069 · Computer: Hard");
      gtk_test_accessible_assert_property (rows->pdata[1], GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                           "3 wins · 1 loss\n2 wins without help");
      for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
        assert_shown (page, texts[i]);
      lab_statistics_section_load (LAB_STATISTICS_SECTION (page));
      lab_test_wait (lab_test_has_text (page, "Two People"));
    }
}

/* The page fits into a narrow window even with text of twice the size. */
LAB_WINDOW_TEST ("/window/classic-statistics/large-text", test_large_text)
{
  GtkSettings *settings = gtk_settings_get_default ();
  GtkWidget *page = open_with_games (test);
  int least;

  g_object_set (settings, "gtk-xft-dpi", 2 * 96 * PANGO_SCALE, NULL);
  lab_test_do (test, "settle");
  gtk_widget_measure (page, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  g_assert_cmpint (least, <=, 360);
  gtk_settings_reset_property (settings, "gtk-xft-dpi");
}

/* The statistics lead back to where they were opened. */
LAB_WINDOW_TEST ("/window/classic-statistics/back", test_back)
{
  open_with_games (test);
  lab_test_do (test, "close-dialog; page start; scroll-and-click Start Game; wait-page game; "
               "is matches:17; statistics; close-dialog; page game");
}

LAB_WINDOW_TEST ("/window/classic-statistics/export", test_export)
{
  g_autofree char *path = lab_storage_get_path ("classics.csv");
  g_autofree char *nowhere = lab_storage_get_path ("no/such/folder.csv");
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GFile) impossible = g_file_new_for_path (nowhere);
  LabStatisticsSection *page = LAB_STATISTICS_SECTION (open_with_games (test));
  g_autofree char *expected = load_csv ();
  g_autofree char *contents = NULL;

  lab_statistics_section_export (page, file);
  /* The program must not quit before the file is written. */
  g_assert_true (g_application_get_is_busy (g_application_get_default ()));
  lab_test_do (test, "wait-text The statistics were saved to “classics.csv”.");
  g_assert_false (g_application_get_is_busy (g_application_get_default ()));
  g_assert_true (g_file_get_contents (path, &contents, NULL, NULL));
  g_assert_cmpstr (contents, ==, expected);
  g_assert_nonnull (strstr (contents, "\"tictactoe:3x3,3\",perfect,0,1,2,0\r\n"));

  lab_statistics_section_export (page, impossible);
  lab_test_do (test, "wait-text Could Not Export Statistics; answer Close");
  g_remove (path);
}

/* Clears with the button, then with its mnemonic. */
LAB_WINDOW_TEST ("/window/classic-statistics/clear", test_clear)
{
  g_autofree char *before = NULL;
  g_autofree char *kept = NULL;
  g_autofree char *after = NULL;

  open_with_games (test);
  before = load_csv ();
  lab_test_do (test, "scroll-and-click Clear…; answer Cancel");
  kept = load_csv ();
  g_assert_cmpstr (kept, ==, before);
  lab_test_do (test, "key <Alt>c; answer Clear Statistics; wait-no-text Clear…; "
               "text No Games Yet");
  after = load_csv ();
  g_assert_cmpstr (after, ==, "game,opponent,won,lost,drawn,won_alone\r\n");
}

/* Damage is told above what could be read, and only once. */
LAB_WINDOW_TEST ("/window/classic-statistics/damaged", test_damaged)
{
  g_autofree char *path = lab_storage_get_path (LAB_CLASSIC_RECORDS_FILE_NAME);
  g_autofree char *aside = g_strconcat (path, ".damaged", NULL);
  g_autofree char *text = g_strdup_printf (
      "1 recorded game could not be read.\nThe file was renamed to “%s”.", aside);
  static const char damaged[]
      = "Labyrinthe Classics 1\nrubbish\n"
        "2026-11-20T10:00:00Z hexapawn:4x4 person hard first 11 0 0 1\n";
  GtkWidget *page;

  g_remove (aside);
  g_assert_true (lab_storage_write (path, damaged, -1, NULL));
  page = open_page (test);
  lab_test_do (test, "text %s", text);
  assert_shown (page, "1 win · 0 losses\n1 win without help");
  lab_test_do (test, "close-dialog");
  page = open_page (test);
  lab_test_do (test, "no-text %s", text);
  assert_shown (page, "1 win · 0 losses\n1 win without help");
  g_remove (aside);
}
