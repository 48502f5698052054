/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-maze-family.h"
#include "lab-maze-parts.h"
#include "lab-maze-picture.h"
#include "lab-maze-start-page.h"
#include "lab-test-maze.h"

/* Tests the tab with mazes: its start page, and the way to each part. */

/* Tests */

/* Each part has a row that leads to it, and the way back leads to the start page. */
static void
test_parts (LabTestWindow *test,
            gconstpointer  data G_GNUC_UNUSED)
{
  GtkWidget *page = lab_test_maze_show_start (test);
  const LabFamilyPart *part;

  for (guint i = 0; (part = lab_maze_part_get (i)) != NULL; i++)
    {
      GtkWidget *title = lab_test_find_text (part->title);

      /* The game has a button. */
      g_assert_cmpint (title != NULL, ==, part->group != LAB_MAZE_GROUP_GAME);
      g_assert_true (title == NULL || gtk_widget_is_ancestor (title, page));
      if (part->create == NULL)
        continue;
      lab_test_maze_show_part (test, part->name);
      g_assert_cmpstr (lab_window_get_page (test->window), ==, part->name);
      g_assert_cmpstr (lab_family_get_page_title (LAB_FAMILY (lab_test_maze_get_family (test))),
                       ==, part->title);
      gtk_widget_activate_action (GTK_WIDGET (test->window), "win.back", NULL);
      lab_test_driver_settle (test->driver);
      g_assert_cmpstr (lab_window_get_page (test->window), ==, LAB_FAMILY_START_PAGE);
    }
}

/* The keyboard enters the page at the first thing that leads on. */
static void
test_focus (LabTestWindow *test,
            gconstpointer  data G_GNUC_UNUSED)
{
  GtkWidget *page = lab_test_maze_show_start (test);
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (test->window));

  if (lab_maze_part_get (0) == NULL)
    {
      g_test_skip ("there is no part yet");
      return;
    }
  g_assert_true (gtk_widget_is_ancestor (focus, page));
}

/* The dot walks if there are animations, and is at the goal if there are none; it does not walk
 * where nobody sees it. */
static void
test_picture (LabTestWindow *test,
              gconstpointer  data G_GNUC_UNUSED)
{
  LabMazePicture *picture;

  lab_test_window_set_animated (FALSE);
  picture = LAB_MAZE_PICTURE (lab_test_find (lab_test_maze_show_start (test),
                                             LAB_TYPE_MAZE_PICTURE));
  g_assert_false (lab_maze_picture_is_walking (picture));
  g_assert_cmpfloat (lab_maze_picture_get_progress (picture), ==, 1);

  gtk_widget_set_visible (GTK_WIDGET (picture), FALSE);
  lab_test_window_set_animated (TRUE);
  gtk_widget_set_visible (GTK_WIDGET (picture), TRUE);
  lab_test_driver_settle (test->driver);
  g_assert_true (lab_maze_picture_is_walking (picture));
  g_assert_cmpfloat (lab_maze_picture_get_progress (picture), <, 1);
  gtk_widget_set_visible (GTK_WIDGET (picture), FALSE);
  g_assert_false (lab_maze_picture_is_walking (picture));
  lab_test_window_set_animated (FALSE);
}

static void
assert_size (LabTestWindow *test,
             const int     *size)
{
  lab_test_driver_settle (test->driver);
  g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (test->window)), ==, size[0]);
  g_assert_cmpint (gtk_widget_get_height (GTK_WIDGET (test->window)), ==, size[1]);
}

/* The page fits into the smallest windows, also from right to left. */
static void
test_sizes (LabTestWindow *test,
            gconstpointer  data G_GNUC_UNUSED)
{
  static const int sizes[][2] = { { 360, 640 }, { 360, 294 }, { 640, 360 }, { 1280, 800 } };

  lab_test_maze_show_start (test);
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      lab_test_driver_resize (test->driver, GTK_WINDOW (test->window), sizes[i][0], sizes[i][1]);
      assert_size (test, sizes[i]);
      gtk_widget_set_default_direction (GTK_TEXT_DIR_RTL);
      assert_size (test, sizes[i]);
      gtk_widget_set_default_direction (GTK_TEXT_DIR_LTR);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  lab_test_window_add ("/window/mazes/parts", NULL, test_parts);
  lab_test_window_add ("/window/mazes/focus", NULL, test_focus);
  lab_test_window_add ("/window/mazes/picture", NULL, test_picture);
  lab_test_window_add ("/window/mazes/sizes", NULL, test_sizes);
  return g_test_run ();
}
