/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-maze-family.h"
#include "lab-maze-picture.h"
#include "lab-test-maze.h"

/* Tests the tab with mazes: its start page, and the way to each part. */

/* Tests */

/* Each part has a row that leads to it, and the way back leads to the start page. The keyboard
 * enters that page at the first thing that leads on. */
LAB_WINDOW_TEST ("/window/mazes/parts", test_parts)
{
  GtkWidget *page = lab_test_maze_show_start (test);
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (test->window));

  g_assert_true (gtk_widget_is_ancestor (focus, page));
  for (const LabFamilyPart *part = lab_maze_parts; part->name != NULL; part++)
    {
      GtkWidget *title = lab_test_find_text (part->title);

      /* The game has a button. */
      g_assert_cmpint (title != NULL, ==, part->group != LAB_FAMILY_GROUP_GAME);
      g_assert_true (title == NULL || gtk_widget_is_ancestor (title, page));
      if (part->create == NULL && part->get_type == NULL)
        continue;
      lab_test_maze_show_part (test, part->name);
      g_assert_cmpstr (lab_window_get_page (test->window), ==, part->name);
      g_assert_cmpstr (lab_family_get_page_title (lab_test_maze_get_family (test)),
                       ==, part->title);
      gtk_widget_activate_action (GTK_WIDGET (test->window), "win.back", NULL);
      lab_test_driver_settle (test->driver);
      g_assert_cmpstr (lab_window_get_page (test->window), ==, LAB_FAMILY_START_PAGE);
    }
}

/* The dot walks if there are animations, and is at the goal if there are none; it does not walk
 * where nobody sees it. */
LAB_WINDOW_TEST ("/window/mazes/picture", test_picture)
{
  LabMazePicture *picture = LAB_MAZE_PICTURE (lab_test_find (lab_test_maze_show_start (test),
                                                             LAB_TYPE_MAZE_PICTURE));

  g_assert_false (adw_animation_get_state (picture->walk) == ADW_ANIMATION_PLAYING);
  g_assert_cmpfloat (adw_animation_get_value (picture->walk) / (picture->path->len - 1), ==, 1);

  gtk_widget_set_visible (GTK_WIDGET (picture), FALSE);
  lab_test_window_set_animated (TRUE);
  gtk_widget_set_visible (GTK_WIDGET (picture), TRUE);
  lab_test_driver_settle (test->driver);
  g_assert_true (adw_animation_get_state (picture->walk) == ADW_ANIMATION_PLAYING);
  g_assert_cmpfloat (adw_animation_get_value (picture->walk) / (picture->path->len - 1), <, 1);
  gtk_widget_set_visible (GTK_WIDGET (picture), FALSE);
  g_assert_true (picture->walk == NULL
                 || adw_animation_get_state (picture->walk) != ADW_ANIMATION_PLAYING);
  lab_test_window_set_animated (FALSE);
}

/* The page fits into the smallest windows, also from right to left. */
LAB_WINDOW_TEST ("/window/mazes/sizes", test_sizes)
{
  lab_test_maze_show_start (test);
  lab_test_maze_assert_fits (test, NULL);
}
