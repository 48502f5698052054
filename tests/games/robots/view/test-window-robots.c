/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-robots-board-view-private.h"
#include "lab-robots-puzzles.h"
#include "lab-robots-start-page.h"
#include "lab-settings.h"
#include "lab-test-dialog.h"
#include "lab-test-robots-window.h"

/* Chooses puzzles on the start page of the robots. */

/* Private helpers */

static GtkWidget *
get_setup (LabTestWindow *test)
{
  return lab_test_robots_show_start (test);
}

static void
choose_mode (LabTestWindow *test,
             guint          mode)
{
  GtkWidget *row = lab_test_find (get_setup (test), ADW_TYPE_COMBO_ROW);

  adw_combo_row_set_selected (ADW_COMBO_ROW (row), mode);
  lab_test_driver_settle (test->driver);
}

static guint
count_visible_numbers (LabTestWindow *test)
{
  g_autoptr (GPtrArray) numbers = lab_test_find_all (get_setup (test), GTK_TYPE_SPIN_BUTTON);
  guint n = 0;

  for (guint i = 0; i < numbers->len; i++)
    n += gtk_widget_get_mapped (numbers->pdata[i]) ? 1 : 0;
  return n;
}

static void
press_play (LabTestWindow *test,
            const char    *label)
{
  GtkWidget *button = lab_test_find_action (lab_test_robots_show_start (test), "win.robots");

  g_assert_true (lab_test_has_text (button, label));
  g_assert_true (gtk_widget_has_focus (button));
  lab_test_driver_click (test->driver, button);
  lab_test_wait (g_strcmp0 (lab_window_get_page (test->window), "robots") == 0);
  /* The board is made in a thread. */
  lab_test_wait (lab_test_robots_get_game (test) != NULL);
  lab_test_driver_settle (test->driver);
}

static const LabRobotsLevel *
get_level (LabTestWindow *test)
{
  return &(lab_robots_puzzles_get_game (lab_robots_puzzles_get (lab_test_robots_get_family (test))))
            ->level;
}

/* Tests */

/* The button starts a level at once, and names it. */
LAB_WINDOW_TEST ("/window/robots/start/play", test_play)
{
  press_play (test, "Play Level 1");
  g_assert_cmpint (get_level (test)->mode, ==, LAB_ROBOTS_MODE_LEVELS);
  g_assert_cmpuint (get_level (test)->number, ==, 1);
}

/* Only the options of the chosen kind are shown, and they are saved. */
LAB_WINDOW_TEST ("/window/robots/start/options", test_options)
{
  g_autoptr (GSettings) settings = lab_settings_new ();
  g_autofree char *mode = NULL;

  g_assert_cmpuint (count_visible_numbers (test), ==, 0);
  choose_mode (test, 2);
  g_assert_cmpuint (count_visible_numbers (test), ==, 2);
  choose_mode (test, 3);
  g_assert_cmpuint (count_visible_numbers (test), ==, 3);
  mode = g_settings_get_string (settings, "robots-mode");
  g_assert_cmpstr (mode, ==, "length");
}

/* Where the button is does not depend on what is below it. */
LAB_WINDOW_TEST ("/window/robots/start/still", test_still)
{
  GtkWidget *start = lab_test_robots_show_start (test);
  GtkWidget *button = lab_test_find_action (start, "win.robots");
  graphene_rect_t before, after;

  choose_mode (test, 0);
  g_assert_true (gtk_widget_compute_bounds (button, start, &before));
  choose_mode (test, 3);
  g_assert_true (gtk_widget_compute_bounds (button, start, &after));
  g_assert_cmpfloat (before.origin.y, ==, after.origin.y);
  choose_mode (test, 0);
}

/* A chosen length and size are those of the puzzle. */
LAB_WINDOW_TEST ("/window/robots/start/length", test_length)
{
  g_autoptr (GSettings) settings = lab_settings_new ();

  g_settings_set_int (settings, "robots-length", 3);
  g_settings_set_int (settings, "robots-size", 8);
  g_settings_set_int (settings, "robots-robots", 2);
  choose_mode (test, 3);
  press_play (test, "Play");
  g_assert_cmpint (get_level (test)->mode, ==, LAB_ROBOTS_MODE_LENGTH);
  g_assert_cmpuint (get_level (test)->n_moves, ==, 3);
  g_assert_cmpuint (get_level (test)->recipe.size, ==, 8);
  g_assert_cmpuint (get_level (test)->recipe.n_robots, ==, 2);
}

/* The picture stands still without animations, and shows another board each time. */
LAB_WINDOW_TEST ("/window/robots/start/picture", test_picture)
{
  GtkWidget *start = lab_test_robots_show_start (test);
  GtkWidget *picture = lab_test_find (start, LAB_TYPE_ROBOTS_PICTURE);
  LabRobotsBoardView *view
      = LAB_ROBOTS_BOARD_VIEW (lab_test_find (picture, LAB_TYPE_ROBOTS_BOARD_VIEW));
  LabRobotsBoard board = view->board;
  LabRobotsPosition first;

  lab_robots_position_init (&first, &board);
  g_assert_true (view->has_board);
  g_assert_cmpmem (&view->position, sizeof first, &first, sizeof first);
  gtk_widget_set_visible (picture, FALSE);
  lab_test_window_set_animated (TRUE);
  gtk_widget_set_visible (picture, TRUE);
  lab_test_driver_settle (test->driver);
  g_assert_false (lab_robots_board_equal (&board, &view->board));
  lab_robots_position_init (&first, &view->board);
  lab_test_wait (memcmp (&view->position, &first, sizeof first) != 0);
  lab_test_window_set_animated (FALSE);
}

/* How to Play explains puzzles, parties, drawing, and searches. */
LAB_WINDOW_TEST ("/window/robots/how-to-play", test_how_to_play)
{
  static const char * const titles[] = {
    "Robots Slide", "Puzzles With Robots", "Party", "Draw a Board", "How a Computer Searches",
  };
  GtkWidget *dialog;

  lab_test_robots_show_start (test);
  gtk_widget_activate_action (GTK_WIDGET (test->window), "win.how-to-play", NULL);
  dialog = lab_test_enter_dialog (test);
  for (guint i = 0; i < G_N_ELEMENTS (titles); i++)
    g_assert_true (lab_test_has_text (dialog, titles[i]));
  lab_test_leave_dialog (test);
}
