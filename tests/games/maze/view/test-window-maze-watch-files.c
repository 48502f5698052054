/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include "lab-maze-file.h"
#include "lab-maze-watch-page.h"
#include "lab-test-dialog.h"
#include "lab-test-maze.h"

/* Opens and saves mazes on the page that shows how they are solved. */

#define SEED 7

/* Two rows and three columns. */
static const char drawing[] = "+---+---+---+\n"
                              "|       |   |\n"
                              "+---+   +   +\n"
                              "|           |\n"
                              "+---+---+---+\n";

/* Private helpers */

/* Returns the path of a file in a new folder; remove_file() removes both. */
static char *
new_path (const char *name)
{
  g_autofree char *folder = g_dir_make_tmp ("labyrinthe-XXXXXX", NULL);

  return g_build_filename (folder, name, NULL);
}

static void
remove_file (const char *path)
{
  g_autofree char *folder = g_path_get_dirname (path);

  g_assert_cmpint (g_unlink (path), ==, 0);
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

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
  g_autofree char *path = new_path ("maze.txt");
  g_autoptr (LabMaze) expected = lab_maze_read (drawing, sizeof drawing - 1, NULL, NULL);
  LabMazeWatchPage *page = lab_test_maze_watch (test, SEED);
  LabMazeRun *run;
  GtkWidget *row;
  gboolean wall = TRUE;

  g_assert_nonnull (expected);
  g_assert_true (g_file_set_contents (path, drawing, -1, NULL));
  open_file (test, path);
  g_assert_true (lab_maze_equal (page->maze, expected));
  run = page->lanes[0]->run;
  g_assert_nonnull (run);
  g_assert_cmpuint (lab_step_player_get_n_steps (page->player), >, 0);
  g_assert_true (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (
      gtk_widget_get_ancestor (lab_test_find_text ("Solve"), GTK_TYPE_TOGGLE_BUTTON))));

  row = gtk_widget_get_ancestor (lab_test_find_text ("Edit Walls"), ADW_TYPE_ACTION_ROW);
  adw_action_row_activate (ADW_ACTION_ROW (row));
  lab_test_driver_settle (test->driver);
  g_signal_emit_by_name (page->lanes[0]->view,
                         "toggle-wall", 0, 0, 1, 0);
  g_assert_true (lab_maze_get_wall (page->maze, (LabMazeCell) { 0, 0 },
                                    (LabMazeCell) { 1, 0 }, &wall, NULL));
  g_assert_false (wall);
  adw_action_row_activate (ADW_ACTION_ROW (row));
  lab_test_maze_wait (test);
  g_assert_cmpuint (lab_step_player_get_n_steps (page->player), >, 0);
  remove_file (path);
}

/* A bad file is told in a line, and the maze and its steps stay. */
static void
test_bad (LabTestWindow *test,
          gconstpointer  data)
{
  g_autofree char *path = new_path ("maze.txt");
  LabMazeWatchPage *page = lab_test_maze_watch (test, SEED);
  const LabMaze *maze = page->maze;
  guint64 n_steps = lab_step_player_get_n_steps (page->player);
  g_autofree char *text = g_strconcat ("“maze.txt” cannot be opened. ", data, NULL);

  g_assert_true (g_file_set_contents (path, "[Labyrinthe]\nVersion=2\n", -1, NULL));
  open_file (test, path);
  g_assert_nonnull (lab_test_find_text (text));
  g_assert_true (page->maze == maze);
  g_assert_cmpuint (lab_step_player_get_n_steps (page->player), ==, n_steps);
  g_assert_true (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (
      gtk_widget_get_ancestor (lab_test_find_text ("Generate"), GTK_TYPE_TOGGLE_BUTTON))));
  remove_file (path);
}

/* A maze that was saved in any form opens again. */
static void
test_save (LabTestWindow *test,
           gconstpointer  data)
{
  g_autofree char *path = new_path (data);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  LabMazeWatchPage *page = lab_test_maze_watch (test, SEED);
  g_autoptr (LabMaze) saved = lab_maze_copy (page->maze, NULL);
  g_autofree char *told = g_strdup_printf ("The picture was saved to “%s”.", (const char *) data);

  lab_maze_watch_page_save (page, file);
  lab_test_wait (lab_test_find_text (told) != NULL);
  gtk_widget_activate_action (GTK_WIDGET (page), "watch.new-maze", NULL);
  lab_test_maze_wait (test);
  g_assert_false (lab_maze_equal (page->maze, saved));
  open_file (test, path);
  g_assert_true (lab_maze_equal (page->maze, saved));
  remove_file (path);
}

/* The buttons ask for a file. */
LAB_WINDOW_TEST ("/window/maze-watch-files/buttons", test_buttons)
{
  static const char * const actions[] = { "watch.open", "watch.save" };
  LabMazeWatchPage *page = lab_test_maze_watch (test, SEED);

  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    {
      g_assert_true (gtk_widget_activate_action (GTK_WIDGET (page), actions[i], NULL));
      lab_test_enter_dialog (test);
      lab_test_leave_dialog (test);
    }
}

LAB_TEST_CASES ()
{
  lab_test_window_add ("/window/maze-watch-files/bad",
                       "Line 1 does not begin a maze. A drawing begins with “┏” or “+”, a listing "
                       "with “0,0:”.", test_bad);
  lab_test_window_add ("/window/maze-watch-files/drawing", "maze.txt", test_save);
  lab_test_window_add ("/window/maze-watch-files/image", "maze.png", test_save);
  lab_test_window_add ("/window/maze-watch-files/binary", "maze.maze", test_save);
}
