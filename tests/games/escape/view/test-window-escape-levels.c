/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-escape-kind.h"
#include "lab-levels-page.h"
#include "lab-maze-family.h"
#include "lab-stars.h"
#include "lab-storage.h"
#include "lab-test-dialog.h"
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

/* Returns the tiles of the levels. */
static GPtrArray *
list_tiles (LabTestWindow *test)
{
  lab_test_maze_show_part (test, "escape-levels");
  return lab_test_find_all (lab_test_find (GTK_WIDGET (test->window), LAB_TYPE_LEVELS_PAGE),
                            GTK_TYPE_FLOW_BOX_CHILD);
}

/* The levels are in their order. The focus is on the next one, and Enter starts it. */
LAB_WINDOW_TEST ("/window-escape-levels/list", test_list)
{
  g_assert_true (lab_record_kind_clear (&lab_escape_records, NULL));
  for (guint i = 0; i < 2; i++)
    {
      g_autoptr (GPtrArray) tiles = list_tiles (test);

      g_assert_cmpuint (tiles->len, ==, 12 + i);
      for (guint k = 0; k < tiles->len; k++)
        {
          g_autofree char *number = g_strdup_printf ("%u", k + 1);
          g_autofree char *name = g_strdup_printf ("Level %u", k + 1);
          GtkWidget *stars = lab_test_find (tiles->pdata[k], LAB_TYPE_STARS);

          g_assert_true (lab_test_has_text (tiles->pdata[k], number));
          g_assert_cmpuint (LAB_STARS (stars)->count, ==, k < i ? 3 : 0);
          gtk_test_accessible_assert_property (tiles->pdata[k], GTK_ACCESSIBLE_PROPERTY_LABEL,
                                               name);
        }
      g_assert_true (gtk_widget_has_focus (tiles->pdata[i]));
      lab_test_do (test, "key Return; settle; page escape");
      g_assert_cmpuint (lab_test_escape_get_number (test), ==, i + 1);
      lab_test_escape_finish (test);
      lab_test_wait (count_stars () == 3 * (i + 1));
    }
  lab_test_do (test, "key <Alt>1; settle; text Level 2 ★★★");
}

/* A level far away that was finished is listed with some around it, and the next one is seen. A
 * tile tells what is known. */
LAB_WINDOW_TEST ("/window-escape-levels/far", test_far)
{
  static const char * const texts[] = { "1", "12", "40", "52" };
  static const guint places[] = { 0, 11, 12, 24 };
  g_autofree char *path = lab_storage_get_path (LAB_ESCAPE_RECORDS_FILE_NAME);
  g_autoptr (GPtrArray) tiles = NULL;

  g_assert_true (lab_storage_write (
      path, "Labyrinthe Escape 1\n2026-11-20T10:00:00Z 40 18 15 9000 2 0\n"
            "2026-11-20T10:00:00Z 60 18 15 9000 2 0\n", -1, NULL));
  lab_test_do (test, "size 640 360; settle");
  lab_test_window_set_animated (TRUE);
  tiles = list_tiles (test);
  lab_test_wait (lab_test_can_be_hit (tiles->pdata[26]));
  lab_test_window_set_animated (FALSE);
  g_assert_cmpuint (tiles->len, ==, 38);
  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    g_assert_true (lab_test_has_text (tiles->pdata[places[i]], texts[i]));
  gtk_test_accessible_assert_property (tiles->pdata[12], GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                       "2 of 3 stars; 18 moves; the fewest possible is 15");
  lab_test_driver_click (test->driver, tiles->pdata[26]);
  lab_test_do (test, "settle; page escape");
  g_assert_cmpuint (lab_test_escape_get_number (test), ==, 61);
  g_assert_true (lab_record_kind_clear (&lab_escape_records, NULL));
}

/* A level that was only opened does not change which one is offered, but it can be resumed. */
LAB_WINDOW_TEST ("/window-escape-levels/opened", test_opened)
{
  g_assert_true (lab_record_kind_clear (&lab_escape_records, NULL));
  lab_test_escape_start (test, 40);
  lab_test_maze_show_start (test);
  lab_test_do (test, "no-text Resume Game; text Play Level 1");
  lab_test_escape_start (test, 40);
  lab_test_escape_press_best (test, 1);
  lab_test_maze_show_start (test);
  lab_test_do (test, "text Level 40; click Play Level 1; settle; answer Cancel; "
               "page " LAB_FAMILY_START_PAGE "; click Resume; settle; page escape");
  g_assert_cmpuint (lab_test_escape_get_number (test), ==, 40);
  lab_test_maze_show_start (test);
  lab_test_do (test, "click Play Level 1; settle; answer Start; page escape");
  g_assert_cmpuint (lab_test_escape_get_number (test), ==, 1);
  lab_test_escape_press_best (test, 1);
  lab_test_maze_show_start (test);
  lab_test_do (test, "no-text Resume Game; click Play Level 1; settle; page escape");
  g_assert_cmpuint (lab_test_escape_count_moves (test), ==, 1);
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
  g_autoptr (GPtrArray) records = NULL;
  g_autofree char *expected = NULL, *contents = NULL;
  LabStatisticsSection *section;

  g_assert_true (lab_record_kind_clear (&lab_escape_records, NULL));
  lab_test_do (test, "statistics");
  g_assert_null (lab_test_find_button ("Export…"));
  lab_test_leave_dialog (test);
  lab_test_escape_start (test, 2);
  lab_test_escape_finish (test);
  lab_test_wait (count_stars () == 3);
  section = lab_test_open_statistics (test);
  g_assert_nonnull (lab_test_find_button ("Export…"));
  lab_statistics_section_export (section, file);
  lab_test_wait (lab_test_find_text ("The statistics were saved to “levels.csv”.") != NULL);
  records = lab_record_kind_load (&lab_escape_records, NULL);
  g_assert_cmpuint (records->len, ==, 1);
  expected = lab_escape_records_csv (&records);
  g_assert_true (g_file_get_contents (path, &contents, NULL, NULL));
  g_assert_cmpstr (contents, ==, expected);
  g_remove (path);
}
