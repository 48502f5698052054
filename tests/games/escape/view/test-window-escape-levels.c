/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gstdio.h>

#include "lab-escape-levels-page.h"
#include "lab-escape-play.h"
#include "lab-escape-records.h"
#include "lab-escape-statistics-page.h"
#include "lab-test-dialog.h"
#include "lab-test-escape-window.h"

/* Levels of the escape game are chosen, saved, resumed, and counted. */

/* Private helpers */

static guint64
get_number (LabTestWindow *test)
{
  return lab_escape_level_get_plan (
             lab_escape_game_get_level (lab_test_escape_get_game (test)))->number;
}

static void
make_first_move (LabTestWindow *test)
{
  const LabEscapePar *par = lab_escape_game_get_par (lab_test_escape_get_game (test));

  lab_test_escape_press (test, g_array_index (par->moves, LabEscapeMove, 0));
}

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
static void
test_progress (LabTestWindow *test,
               gconstpointer  data G_GNUC_UNUSED)
{
  lab_test_escape_set_lessons (test, TRUE);
  g_assert_true (lab_escape_records_clear (NULL));
  lab_test_escape_start (test, 1);
  lab_test_escape_finish (test);
  lab_test_wait (count_stars () == 3);
  lab_test_maze_show_start (test);
  g_assert_nonnull (lab_test_find_button ("Play Level 2"));
  lab_test_driver_click (test->driver, lab_test_find_button ("Play Level 2"));
  lab_test_driver_settle (test->driver);
  g_assert_cmpuint (get_number (test), ==, 2);
}

/* Ends the program and starts it again. The current level is shown at once. */
static void
restart (LabTestWindow *test)
{
  lab_test_driver_key (test->driver, GDK_KEY_w, GDK_CONTROL_MASK);
  lab_test_wait (test->window == NULL);
  lab_test_window_close_window (test);
  lab_test_window_open_window (test);
  lab_test_driver_settle (test->driver);
  g_assert_cmpstr (lab_window_get_page (test->window), ==, "escape");
}

/* A level resumes where it was, also when the program has ended, and before the first move. */
static void
test_resume (LabTestWindow *test,
             gconstpointer  data G_GNUC_UNUSED)
{
  LabEscapePosition before;

  lab_test_escape_set_lessons (test, TRUE);
  lab_test_escape_start (test, 3);
  restart (test);
  g_assert_cmpuint (get_number (test), ==, 3);
  make_first_move (test);
  before = *lab_escape_game_get_position (lab_test_escape_get_game (test));
  restart (test);
  g_assert_cmpuint (get_number (test), ==, 3);
  g_assert_cmpmem (lab_escape_game_get_position (lab_test_escape_get_game (test)), sizeof before,
                   &before, sizeof before);
}

/* Another level replaces one that was begun only if the player agrees. */
static void
test_question (LabTestWindow *test,
               gconstpointer  data G_GNUC_UNUSED)
{
  LabFamily *family = LAB_FAMILY (lab_test_maze_get_family (test));

  lab_test_escape_set_lessons (test, TRUE);
  lab_test_escape_start (test, 1);
  make_first_move (test);
  lab_escape_play_start_level (lab_escape_play_get (family), 5);
  lab_test_driver_settle (test->driver);
  lab_test_answer (test, "Cancel");
  g_assert_cmpuint (get_number (test), ==, 1);
  lab_escape_play_start_level (lab_escape_play_get (family), 5);
  lab_test_driver_settle (test->driver);
  lab_test_answer (test, "Start");
  g_assert_cmpuint (get_number (test), ==, 5);
}

/* Any level can be started by its number. */
static void
test_number (LabTestWindow *test,
             gconstpointer  data G_GNUC_UNUSED)
{
  GtkWidget *page, *entry;

  lab_test_escape_set_lessons (test, TRUE);
  lab_test_maze_show_part (test, "escape-levels");
  page = lab_test_find (GTK_WIDGET (test->window), LAB_TYPE_ESCAPE_LEVELS_PAGE);
  entry = lab_test_find (page, ADW_TYPE_ENTRY_ROW);
  gtk_widget_grab_focus (entry);
  lab_test_driver_type (test->driver, "12x");
  lab_test_driver_key (test->driver, GDK_KEY_Return, 0);
  g_assert_cmpstr (lab_window_get_page (test->window), ==, "escape-levels");
  lab_test_driver_key (test->driver, GDK_KEY_BackSpace, 0);
  lab_test_driver_key (test->driver, GDK_KEY_Return, 0);
  lab_test_driver_settle (test->driver);
  g_assert_cmpstr (lab_window_get_page (test->window), ==, "escape");
  g_assert_cmpuint (get_number (test), ==, 12);
}

/* The list begins with the next level and some after it, then come those that were finished. */
static void
test_list (LabTestWindow *test,
           gconstpointer  data G_GNUC_UNUSED)
{
  static const char * const titles[][2] = { { "Level 1", "Level 10" }, { "Level 2", "Level 1" } };
  GtkWidget *page;

  lab_test_escape_set_lessons (test, TRUE);
  g_assert_true (lab_escape_records_clear (NULL));
  for (guint i = 0; i < G_N_ELEMENTS (titles); i++)
    {
      g_autoptr (GPtrArray) rows = NULL;

      lab_test_maze_show_part (test, "escape-levels");
      page = lab_test_find (GTK_WIDGET (test->window), LAB_TYPE_ESCAPE_LEVELS_PAGE);
      rows = lab_test_find_all (page, ADW_TYPE_ACTION_ROW);
      g_assert_cmpuint (rows->len, ==, 10);
      g_assert_cmpstr (adw_preferences_row_get_title (rows->pdata[0]), ==, titles[i][0]);
      g_assert_cmpstr (adw_preferences_row_get_title (rows->pdata[9]), ==, titles[i][1]);
      lab_test_driver_click (test->driver, rows->pdata[0]);
      lab_test_driver_settle (test->driver);
      g_assert_cmpuint (get_number (test), ==, i + 1);
      lab_test_escape_finish (test);
      lab_test_wait (count_stars () == 3 * (i + 1));
    }
}

/* The level of today is the same when it is opened again. */
static void
test_daily (LabTestWindow *test,
            gconstpointer  data G_GNUC_UNUSED)
{
  g_autofree char *level = NULL, *again = NULL;

  lab_test_escape_set_lessons (test, TRUE);
  lab_test_maze_show_part (test, "escape-daily");
  g_assert_cmpstr (lab_window_get_page (test->window), ==, "escape");
  level = lab_escape_level_format (lab_escape_game_get_level (lab_test_escape_get_game (test)));
  make_first_move (test);
  lab_test_maze_show_part (test, "escape-daily");
  again = lab_escape_level_format (lab_escape_game_get_level (lab_test_escape_get_game (test)));
  g_assert_cmpuint (lab_escape_game_get_n_played (lab_test_escape_get_game (test)), ==, 1);
  g_assert_cmpstr (level, ==, again);
}

/* The finished levels can be exported as a table, once there are any. */
static void
test_export (LabTestWindow *test,
             gconstpointer  data G_GNUC_UNUSED)
{
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), "levels.csv", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GPtrArray) tallies = NULL;
  g_autofree char *expected = NULL, *contents = NULL;
  GtkWidget *page;

  lab_test_escape_set_lessons (test, TRUE);
  g_assert_true (lab_escape_records_clear (NULL));
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

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  lab_test_window_add ("/window-escape-levels/progress", NULL, test_progress);
  lab_test_window_add ("/window-escape-levels/resume", NULL, test_resume);
  lab_test_window_add ("/window-escape-levels/question", NULL, test_question);
  lab_test_window_add ("/window-escape-levels/number", NULL, test_number);
  lab_test_window_add ("/window-escape-levels/list", NULL, test_list);
  lab_test_window_add ("/window-escape-levels/daily", NULL, test_daily);
  lab_test_window_add ("/window-escape-levels/export", NULL, test_export);
  return g_test_run ();
}
