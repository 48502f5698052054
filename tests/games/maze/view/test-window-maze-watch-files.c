/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include "lab-maze-watch-page.h"
#include "lab-test-maze.h"
#include "lab-test-mazes.h"
#include "lab-test-steps.h"

/* Opens and saves mazes on the page that shows how they are solved. */

#define SEED 7

/* Two rows and three columns. */
static const char drawing[] = "+---+---+---+\n"
                              "|       |   |\n"
                              "+---+   +   +\n"
                              "|           |\n"
                              "+---+---+---+\n";

/* Private helpers */

static void
open_file (LabTestWindow *test,
           const char    *path)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);

  lab_maze_watch_page_open (lab_test_maze_get_watch_page (test), file);
  lab_test_maze_wait (test);
}

/* Tests */

/* An opened maze is solved, whatever its size, and its walls can be edited. */
LAB_WINDOW_TEST ("/window/maze-watch-files/open", test_open)
{
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), "maze.txt", NULL);
  g_autoptr (LabMaze) expected = lab_test_mazes_read (drawing, NULL);
  LabMazeWatchPage *page = lab_test_maze_watch (test, SEED);
  GtkWidget *row;

  g_assert_true (g_file_set_contents (path, drawing, -1, NULL));
  open_file (test, path);
  g_assert_true (lab_maze_equal (page->maze, expected));
  g_assert_nonnull (page->lanes[0]->run);
  g_assert_cmpuint (page->player->n_steps, >, 0);
  g_assert_true (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (
      gtk_widget_get_ancestor (lab_test_find_text ("Solve"), GTK_TYPE_TOGGLE_BUTTON))));

  row = gtk_widget_get_ancestor (lab_test_find_text ("Edit Walls"), ADW_TYPE_ACTION_ROW);
  adw_action_row_activate (ADW_ACTION_ROW (row));
  lab_test_driver_settle (test->driver);
  g_signal_emit_by_name (page->lanes[0]->view, "toggle-wall", 0, 0, 1, 0);
  g_assert_true (lab_maze_is_open_below (page->maze, 0, 0));
  adw_action_row_activate (ADW_ACTION_ROW (row));
  lab_test_maze_wait (test);
  g_assert_cmpuint (page->player->n_steps, >, 0);
  g_assert_cmpint (g_unlink (path), ==, 0);
}

/* A bad file is told in a line, and the maze and its steps stay. */
LAB_WINDOW_TEST ("/window/maze-watch-files/bad", test_bad)
{
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), "maze.txt", NULL);
  LabMazeWatchPage *page = lab_test_maze_watch (test, SEED);
  const LabMaze *maze = page->maze;
  guint64 n_steps = page->player->n_steps;

  g_assert_true (g_file_set_contents (path, "[Labyrinthe]\nVersion=2\n", -1, NULL));
  open_file (test, path);
  lab_test_do (test, "text “maze.txt” cannot be opened. Line 1 does not begin a maze. A drawing "
                     "begins with “┏” or “+”, a listing with “0,0:”.");
  g_assert_true (page->maze == maze);
  g_assert_cmpuint (page->player->n_steps, ==, n_steps);
  g_assert_true (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (
      gtk_widget_get_ancestor (lab_test_find_text ("Generate"), GTK_TYPE_TOGGLE_BUTTON))));
  g_assert_cmpint (g_unlink (path), ==, 0);
}

/* A maze that was saved in any form opens again. */
LAB_WINDOW_TESTS (test_save,
                  { "/window/maze-watch-files/drawing", "maze.txt" },
                  { "/window/maze-watch-files/image", "maze.png" },
                  { "/window/maze-watch-files/binary", "maze.maze" })
{
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), data, NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  LabMazeWatchPage *page = lab_test_maze_watch (test, SEED);
  g_autoptr (LabMaze) saved = lab_maze_copy (page->maze, NULL);

  lab_maze_watch_page_save (page, file);
  lab_test_do (test, "wait-text The picture was saved to “%s”.", (const char *) data);
  gtk_widget_activate_action (GTK_WIDGET (page), "watch.new-maze", NULL);
  lab_test_maze_wait (test);
  g_assert_false (lab_maze_equal (page->maze, saved));
  open_file (test, path);
  g_assert_true (lab_maze_equal (page->maze, saved));
  g_assert_cmpint (g_unlink (path), ==, 0);
}

/* The buttons ask for a file. */
LAB_WINDOW_TEST ("/window/maze-watch-files/buttons", test_buttons)
{
  LabMazeWatchPage *page = lab_test_maze_watch (test, SEED);

  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (page), "watch.open", NULL));
  lab_test_do (test, "dialog; close-dialog");
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (page), "watch.save", NULL));
  lab_test_do (test, "dialog; close-dialog");
}
