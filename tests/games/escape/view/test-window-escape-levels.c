/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-escape-kind.h"
#include "lab-levels-page.h"
#include "lab-maze-family.h"
#include "lab-test-escape-window.h"
#include "lab-test-steps.h"

/* Levels of the escape game are chosen, saved, resumed, and counted. */

/* Private helpers */

static guint
count_stars (void)
{
  g_autoptr (GPtrArray) tallies = lab_escape_records_load (NULL);
  guint sum = 0;

  for (guint i = 0; i < tallies->len; i++)
    sum += ((const LabEscapeTally *) tallies->pdata[i])->stars;
  return sum;
}

/* Tests */

/* The start page leads to the next level with one button, and the level is counted. */
LAB_WINDOW_TEST ("/window-escape-levels/progress", test_progress)
{
  g_assert_true (lab_record_kind_clear (&lab_escape_records, NULL));
  lab_test_escape_start (test, 1);
  lab_test_escape_finish (test);
  lab_test_wait (count_stars () == 3);
  lab_test_maze_show_start (test);
  lab_test_do (test, "click Play Level 2; settle");
  g_assert_cmpuint (lab_test_escape_get_number (test), ==, 2);
}

/* A level resumes where it was, also when the program has ended, and before the first move. */
LAB_WINDOW_TEST ("/window-escape-levels/resume", test_resume)
{
  LabEscapePosition before;

  lab_test_escape_start (test, 3);
  for (guint i = 0; i < 2; i++)
    {
      before = *lab_test_escape_get_game (test)->position;
      lab_test_do (test, "restart; page escape");
      g_assert_cmpuint (lab_test_escape_get_number (test), ==, 3);
      g_assert_cmpmem (lab_test_escape_get_game (test)->position, sizeof before, &before,
                       sizeof before);
      lab_test_escape_press_best (test, 1);
    }
}

/* Another level replaces one that was begun only if the player agrees. */
LAB_WINDOW_TEST ("/window-escape-levels/question", test_question)
{
  LabFamily *family = lab_test_maze_get_family (test);

  lab_test_escape_start (test, 1);
  lab_test_escape_press_best (test, 1);
  lab_maze_family_start_level (family, 5);
  lab_test_do (test, "settle; answer Cancel");
  g_assert_cmpuint (lab_test_escape_get_number (test), ==, 1);
  lab_maze_family_start_level (family, 5);
  lab_test_do (test, "settle; answer Start");
  g_assert_cmpuint (lab_test_escape_get_number (test), ==, 5);
}

/* Any level can be started by its number. */
LAB_WINDOW_TEST ("/window-escape-levels/number", test_number)
{
  GtkWidget *page, *entry;

  lab_test_maze_show_part (test, "escape-levels");
  page = lab_test_find (GTK_WIDGET (test->window), LAB_TYPE_LEVELS_PAGE);
  entry = lab_test_find (page, ADW_TYPE_ENTRY_ROW);
  gtk_widget_grab_focus (entry);
  lab_test_do (test, "type 12x; key Return; page escape-levels");
  lab_test_do (test, "key BackSpace; key Return; settle; page escape");
  g_assert_cmpuint (lab_test_escape_get_number (test), ==, 12);
}

/* The list begins with the next level and some after it, then come those that were finished. */
LAB_WINDOW_TEST ("/window-escape-levels/list", test_list)
{
  static const char * const titles[][2] = { { "Level 1", "Level 10" }, { "Level 2", "Level 1" } };
  GtkWidget *page;

  g_assert_true (lab_record_kind_clear (&lab_escape_records, NULL));
  for (guint i = 0; i < G_N_ELEMENTS (titles); i++)
    {
      g_autoptr (GPtrArray) rows = NULL;

      lab_test_maze_show_part (test, "escape-levels");
      page = lab_test_find (GTK_WIDGET (test->window), LAB_TYPE_LEVELS_PAGE);
      rows = lab_test_find_all (page, ADW_TYPE_ACTION_ROW);
      g_assert_cmpuint (rows->len, ==, 10);
      g_assert_cmpstr (adw_preferences_row_get_title (rows->pdata[0]), ==, titles[i][0]);
      g_assert_cmpstr (adw_preferences_row_get_title (rows->pdata[9]), ==, titles[i][1]);
      lab_test_driver_click (test->driver, rows->pdata[0]);
      lab_test_driver_settle (test->driver);
      g_assert_cmpuint (lab_test_escape_get_number (test), ==, i + 1);
      lab_test_escape_finish (test);
      lab_test_wait (count_stars () == 3 * (i + 1));
    }
}

/* The level of today is the same when it is opened again. */
LAB_WINDOW_TEST ("/window-escape-levels/daily", test_daily)
{
  g_autofree char *level = NULL, *again = NULL;

  lab_test_maze_show_part (test, "escape-daily");
  g_assert_cmpstr (lab_window_get_page (test->window), ==, "escape");
  level = lab_escape_level_format (lab_test_escape_get_game (test)->level);
  lab_test_escape_press_best (test, 1);
  lab_test_maze_show_part (test, "escape-daily");
  again = lab_escape_level_format (lab_test_escape_get_game (test)->level);
  g_assert_cmpuint (lab_test_escape_count_moves (test), ==, 1);
  g_assert_cmpstr (level, ==, again);
}

/* The finished levels can be exported as a table, once there are any. */
LAB_WINDOW_TEST ("/window-escape-levels/export", test_export)
{
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), "levels.csv", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GPtrArray) tallies = NULL;
  g_autofree char *expected = NULL, *contents = NULL;
  GtkWidget *page;

  g_assert_true (lab_record_kind_clear (&lab_escape_records, NULL));
  lab_test_maze_show_part (test, "escape-statistics");
  g_assert_null (lab_test_find_button ("Export…"));
  lab_test_escape_start (test, 2);
  lab_test_escape_finish (test);
  lab_test_wait (count_stars () == 3);
  lab_test_maze_show_part (test, "escape-statistics");
  g_assert_nonnull (lab_test_find_button ("Export…"));
  page = lab_test_find (GTK_WIDGET (test->window), LAB_TYPE_ESCAPE_STATISTICS_PAGE);
  lab_statistics_frame_export (LAB_STATISTICS_FRAME (page), file);
  lab_test_wait (lab_test_find_text ("The statistics were saved to “levels.csv”.") != NULL);
  tallies = lab_escape_records_load (NULL);
  g_assert_cmpuint (tallies->len, ==, 1);
  expected = lab_escape_records_csv (tallies);
  g_assert_true (g_file_get_contents (path, &contents, NULL, NULL));
  g_assert_cmpstr (contents, ==, expected);
  g_remove (path);
}
