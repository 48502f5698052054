/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-cheese-board-private.h"
#include "lab-cheese-editor-page.h"
#include "lab-cheese-draft.h"
#include "lab-settings.h"
#include "lab-storage.h"
#include "lab-test-cheese-window.h"
#include "lab-test-preferences.h"
#include "lab-test-steps.h"

/* Draws mazes by hand in the window. */

/* Private helpers */

static LabCheeseEditorPage *
get_page (LabTestWindow *test)
{
  return LAB_CHEESE_EDITOR_PAGE (
      lab_test_find (GTK_WIDGET (test->window), LAB_TYPE_CHEESE_EDITOR_PAGE));
}

static LabCheeseBoard *
get_board (LabTestWindow *test)
{
  return LAB_CHEESE_BOARD (lab_test_find (GTK_WIDGET (get_page (test)), LAB_TYPE_CHEESE_BOARD));
}

static LabCheeseEditor *
get_editor (LabTestWindow *test)
{
  return LAB_CHEESE_EDITOR (lab_editor_page_get_editor (LAB_EDITOR_PAGE (get_page (test))));
}

static const LabCheeseDraft *
get_draft (LabTestWindow *test)
{
  return lab_editor_get_state (LAB_EDITOR (get_editor (test)));
}

static void
begin (LabTestWindow *test)
{
  g_autofree char *path = lab_storage_get_path (LAB_CHEESE_BUILT_MAZE_FILE_NAME);

  g_unlink (path);
  lab_test_cheese_show_part (test, "cheese-build");
}

static void
activate (LabTestWindow *test,
          const char    *action)
{
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (get_page (test)), action, NULL));
  lab_test_driver_settle (test->driver);
}

/* Clicks on a place of the maze, in cells. */
static void
click (LabTestWindow *test,
       double         column,
       double         row)
{
  LabCheeseBoard *board = get_board (test);
  double x, y, side = lab_cheese_board_get_side (board, &x, &y);

  lab_test_driver_move (test->driver, GTK_WIDGET (board), x + column * side, y + row * side);
  lab_test_driver_press (test->driver);
  lab_test_driver_settle (test->driver);
}

/* Tests */

/* The pointer draws walls, mud, and holes, and all of it can be undone. */
LAB_WINDOW_TEST ("/window-cheese-editor/pointer", test_pointer)
{
  begin (test);
  click (test, 3, 2.5);
  g_assert_cmpuint (lab_cheese_draft_get_weight (get_draft (test), 32, 33), ==, 0);
  click (test, 3, 2.5);
  g_assert_cmpuint (lab_cheese_draft_get_weight (get_draft (test), 32, 33), ==, 1);
  lab_test_do (test, "click Mud; settle");
  click (test, 3.5, 3);
  g_assert_cmpuint (lab_cheese_draft_get_weight (get_draft (test), 33, 48), ==, 5);
  lab_test_do (test, "click Cells; settle");
  click (test, 4.5, 4.5);
  g_assert_false (lab_cheese_draft_has_cell (get_draft (test), 64));
  lab_test_do (test, "key <Control>z; settle");
  g_assert_true (lab_cheese_draft_has_cell (get_draft (test), 64));
  lab_test_do (test, "key <Control><Shift>z; settle");
  g_assert_false (lab_cheese_draft_has_cell (get_draft (test), 64));
  for (guint i = 0; i < 4; i++)
    activate (test, "editor.undo");
  g_assert_cmpuint (lab_cheese_draft_get_weight (get_draft (test), 33, 48), ==, 1);
}

/* The same with keys alone. */
LAB_WINDOW_TEST ("/window-cheese-editor/keys", test_keys)
{
  LabCheeseBoard *board;

  begin (test);
  board = get_board (test);
  lab_test_do (test, "key Right; key Down; settle");
  g_assert_cmpuint (lab_cheese_board_get_cursor (board), ==, 16);
  lab_test_do (test, "key <Shift>Right; settle");
  g_assert_cmpuint (lab_cheese_draft_get_weight (get_draft (test), 16, 17), ==, 0);
  g_assert_cmpuint (lab_cheese_board_get_cursor (board), ==, 16);
  lab_test_do (test, "key space; settle");
  g_assert_false (lab_cheese_draft_has_cell (get_draft (test), 16));
  lab_test_do (test, "key space; settle");
  g_assert_cmpuint (lab_cheese_draft_get_weight (get_draft (test), 16, 17), ==, 1);
}

/* A maze in which something is wrong is not used in a race. */
LAB_WINDOW_TEST ("/window-cheese-editor/check", test_check)
{
  begin (test);
  lab_test_do (test, "text Rats can race in this maze.");
  click (test, 1, 0.5);
  click (test, 0.5, 1);
  lab_test_do (test, "page cheese-build; text 1 cell cannot be reached from the others. Remove a "
               "wall, or make it a hole.");
  gtk_widget_activate_action (GTK_WIDGET (get_page (test)), "editor.use", NULL);
  lab_test_do (test, "settle; page cheese-build");
}

/* The next race is in the maze. */
LAB_WINDOW_TEST ("/window-cheese-editor/use", test_use)
{
  g_autoptr (GSettings) settings = lab_settings_new ();
  g_autofree char *text = NULL;

  begin (test);
  lab_test_do (test, "key <Control>r; settle");
  activate (test, "editor.use");
  lab_test_do (test, "page start");
  text = g_settings_get_string (settings, "cheese-drawn-maze");
  g_assert_true (g_str_has_prefix (text, "labyrinthe-cheese-maze 1\n"));
  lab_test_settings_assert ("cheese-use-drawn-maze", "true");
}

/* The maze is there again in the next window, also if it is not finished. */
LAB_WINDOW_TEST ("/window-cheese-editor/keep", test_keep)
{
  begin (test);
  click (test, 1, 0.5);
  click (test, 0.5, 1);
  lab_test_do (test, "end; start");
  lab_test_cheese_show_part (test, "cheese-build");
  g_assert_cmpuint (lab_cheese_draft_get_weight (get_draft (test), 0, 1), ==, 0);
  g_assert_cmpuint (lab_cheese_draft_get_weight (get_draft (test), 0, 15), ==, 0);
  g_assert_false (lab_editor_can_rewind (LAB_EDITOR (get_editor (test)), FALSE));
}

/* A maze is saved in a file and opened from it. */
LAB_WINDOW_TEST ("/window-cheese-editor/files", test_files)
{
  g_autofree char *path = lab_storage_get_path ("maze.txt");
  g_autoptr (GFile) file = g_file_new_for_path (path);

  begin (test);
  click (test, 3, 2.5);
  lab_editor_page_save (LAB_EDITOR_PAGE (get_page (test)), file);
  lab_test_wait (g_file_test (path, G_FILE_TEST_EXISTS));
  lab_test_wait (!g_application_get_is_busy (g_application_get_default ()));
  activate (test, "editor.clear");
  g_assert_cmpuint (lab_cheese_draft_get_weight (get_draft (test), 32, 33), ==, 1);
  lab_editor_page_open (LAB_EDITOR_PAGE (get_page (test)), file);
  lab_test_wait (lab_cheese_draft_get_weight (get_draft (test), 32, 33) == 0);
  g_assert_cmpint (g_unlink (path), ==, 0);
}

/* A maze with one column keeps it when its rows change. */
LAB_WINDOW_TEST ("/window-cheese-editor/narrow", test_narrow)
{
  g_autoptr (GPtrArray) spins = NULL;

  begin (test);
  lab_cheese_editor_resize (get_editor (test), 1, 5);
  spins = lab_test_find_all (GTK_WIDGET (get_page (test)), GTK_TYPE_SPIN_BUTTON);
  for (guint i = 0; i < spins->len; i++)
    {
      if (gtk_spin_button_get_value_as_int (spins->pdata[i]) == 5)
        gtk_spin_button_set_value (spins->pdata[i], 4);
    }
  g_assert_cmpuint (get_draft (test)->height, ==, 4);
  g_assert_cmpuint (get_draft (test)->width, ==, 1);
}

/* Ctrl and the wheel, or keys, zoom; the place under the pointer stays there. */
LAB_WINDOW_TEST ("/window-cheese-editor/zoom", test_zoom)
{
  LabCheeseBoard *board;
  double x, y, near_x, near_y, column, row, side;

  begin (test);
  board = get_board (test);
  lab_cheese_board_get_side (board, &x, &y);
  lab_test_do (test, "key <Control>plus; key <Control>plus; settle");
  side = lab_cheese_board_get_side (board, &near_x, &near_y);
  g_assert_cmpfloat (near_x, <, x);
  g_assert_true (lab_cheese_board_find_place (board, 100, 100, &column, &row));
  g_assert_cmpfloat_with_epsilon (near_x + column * side, 100, 0.01);
  g_assert_cmpfloat_with_epsilon (near_y + row * side, 100, 0.01);
  lab_test_do (test, "key <Control>0; settle");
  lab_cheese_board_get_side (board, &near_x, &near_y);
  g_assert_cmpfloat_with_epsilon (near_x, x, 0.01);
  g_assert_cmpfloat_with_epsilon (near_y, y, 0.01);
}
