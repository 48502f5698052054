/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-test-maze.h"

#include "lab-maze-parts.h"
#include "lab-maze-start-page.h"

/* Visits all pages of the mazes. Nothing here depends on the language. */

/* Public functions */

/** lab_test_maze_get_family: (transfer none): returns the family in the window. */
LabMazeFamily *
lab_test_maze_get_family (LabTestWindow *test)
{
  return LAB_MAZE_FAMILY (lab_window_get_family (test->window, LAB_MAZE_FAMILY_ID));
}

/** lab_test_maze_show_start: (transfer none): shows and returns the start page. */
GtkWidget *
lab_test_maze_show_start (LabTestWindow *test)
{
  lab_family_show_start (LAB_FAMILY (lab_test_maze_get_family (test)));
  lab_test_driver_settle (test->driver);
  return lab_test_find (GTK_WIDGET (test->window), LAB_TYPE_MAZE_START_PAGE);
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
 * lab_test_maze_visit_pages:
 * @test: the window under test
 * @look_at: called on each page while it is shown
 * @data: for @look_at
 *
 * Visits the start page of the mazes and each part that has a page.
 */
void
lab_test_maze_visit_pages (LabTestWindow   *test,
                           LabTestPageFunc  look_at,
                           gpointer         data)
{
  const LabFamilyPart *part;

  lab_test_maze_show_start (test);
  look_at (test, GTK_WIDGET (test->window), "mazes: the start page", data);
  for (guint i = 0; (part = lab_maze_part_get (i)) != NULL; i++)
    {
      g_autofree char *where = g_strconcat ("mazes: ", part->name, NULL);

      if (part->create == NULL)
        continue;
      lab_test_maze_show_part (test, part->name);
      g_assert_cmpstr (lab_window_get_page (test->window), ==, part->name);
      look_at (test, GTK_WIDGET (test->window), where, data);
    }
  lab_test_maze_show_start (test);
}
