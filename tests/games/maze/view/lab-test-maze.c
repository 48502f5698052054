/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-test-maze.h"

#include "lab-maze-family.h"
#include "lab-test-steps.h"

/* Visits all pages of the mazes. Nothing here depends on the language. */

/* Public functions */

/** lab_test_maze_get_family: (transfer none): returns the family in the window. */
LabFamily *
lab_test_maze_get_family (LabTestWindow *test)
{
  return lab_window_get_family (test->window, LAB_MAZE_FAMILY_ID);
}

/** lab_test_maze_show_start: (transfer none): shows and returns the start page. */
GtkWidget *
lab_test_maze_show_start (LabTestWindow *test)
{
  lab_family_show_start (lab_test_maze_get_family (test));
  lab_test_driver_settle (test->driver);
  return lab_family_get_start_page (lab_test_maze_get_family (test));
}

/**
 * lab_test_maze_show_part:
 * @test: the window under test
 * @name: the name of a part
 *
 * Opens a part from the start page.
 */
void
lab_test_maze_show_part (LabTestWindow *test,
                         const char    *name)
{
  g_autofree char *action = g_strconcat ("win.", name, NULL);

  g_assert_true (gtk_widget_activate_action (lab_test_maze_show_start (test), action, NULL));
  lab_test_driver_settle (test->driver);
}

/**
 * lab_test_maze_assert_fits:
 * @test: the window under test
 * @widget: (nullable): something that players must always be able to hit
 *
 * Asserts that what is shown fits into windows of all sizes, also from right to left.
 */
void
lab_test_maze_assert_fits (LabTestWindow *test,
                           GtkWidget     *widget)
{
  static const int sizes[][2] = { { 360, 640 }, { 360, 294 }, { 640, 360 }, { 1280, 800 } };

  for (guint i = 0; i < 2 * G_N_ELEMENTS (sizes); i++)
    {
      const int *size = sizes[i / 2];

      gtk_widget_set_default_direction (i % 2 == 0 ? GTK_TEXT_DIR_LTR : GTK_TEXT_DIR_RTL);
      lab_test_do (test, "size %d %d; settle", size[0], size[1]);
      g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (test->window)), ==, size[0]);
      g_assert_cmpint (gtk_widget_get_height (GTK_WIDGET (test->window)), ==, size[1]);
      g_assert_true (widget == NULL || lab_test_can_be_hit (widget));
    }
  gtk_widget_set_default_direction (GTK_TEXT_DIR_LTR);
}

/** lab_test_maze_get_watch_page: (transfer none): returns the page on which mazes are watched. */
LabMazeWatchPage *
lab_test_maze_get_watch_page (LabTestWindow *test)
{
  return LAB_MAZE_WATCH_PAGE (lab_test_find (GTK_WIDGET (test->window),
                                             LAB_TYPE_MAZE_WATCH_PAGE));
}

/** lab_test_maze_is_busy: returns whether a maze is being made. */
gboolean
lab_test_maze_is_busy (LabMazeWatchPage *page)
{
  return page->task != NULL || page->measuring != NULL;
}

/** lab_test_maze_wait: waits until that page has made its maze. */
void
lab_test_maze_wait (LabTestWindow *test)
{
  lab_test_wait (!lab_test_maze_is_busy (lab_test_maze_get_watch_page (test)));
  lab_test_driver_settle (test->driver);
}

/** lab_test_maze_watch: (transfer none): shows that page with the maze of a number. */
LabMazeWatchPage *
lab_test_maze_watch (LabTestWindow *test,
                     guint64        seed)
{
  LabMazeWatchPage *page;

  lab_test_maze_show_part (test, "watch");
  page = lab_test_maze_get_watch_page (test);
  page->seed = seed - 1;
  gtk_widget_activate_action (GTK_WIDGET (page), "watch.new-maze", NULL);
  lab_test_maze_wait (test);
  return page;
}
