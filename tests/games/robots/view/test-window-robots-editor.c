/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-robots-editor-page.h"
#include "lab-robots-editor.h"
#include "lab-robots-text.h"
#include "lab-storage.h"
#include "lab-test-dialog.h"
#include "lab-test-robots-window.h"
#include "lab-test-steps.h"

/* Draws boards for robots in the window. */

#define SOLVED_ALREADY \
  "The robot is on the target already. Move the target or the robot to play on this board."

/* Private helpers */

static LabRobotsEditorPage *
get_page (LabTestWindow *test)
{
  return LAB_ROBOTS_EDITOR_PAGE (lab_test_find (GTK_WIDGET (test->window),
                                                LAB_TYPE_ROBOTS_EDITOR_PAGE));
}

static void
act (LabTestWindow *test,
     const char    *action)
{
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (get_page (test)), action, NULL));
  lab_test_driver_settle (test->driver);
}

static void
wait_for_proof (LabTestWindow *test,
                const char    *proof)
{
  lab_test_wait (!get_page (test)->solving->is_running);
  g_assert_cmpstr (gtk_label_get_label (get_page (test)->proof), ==, proof);
}

static const LabRobotsBoard *
get_board (LabTestWindow *test)
{
  return lab_robots_editor_get_board (get_page (test)->editor);
}

static guint
find_cell (LabTestWindow *test,
           const char    *name)
{
  return lab_test_robots_find_cell (get_page (test)->board, name);
}

static gboolean
has_wall (LabTestWindow *test,
          const char    *cell,
          LabRobotsSide  side)
{
  return lab_robots_board_has_wall (get_board (test), find_cell (test, cell), side);
}

/* Shows the page with the empty board. */
static LabRobotsEditor *
show (LabTestWindow *test)
{
  LabRobotsEditor *editor;
  LabRobotsBoard board;

  g_assert_true (lab_robots_board_parse (LAB_TEST_ROBOTS_BOARD, &board, NULL));
  lab_test_robots_show_part (test, "robots-editor");
  editor = get_page (test)->editor;
  lab_editor_replace (LAB_EDITOR (editor), g_memdup2 (&board, sizeof board), NULL);
  lab_editor_forget_changes (LAB_EDITOR (editor));
  gtk_widget_grab_focus (GTK_WIDGET (get_page (test)->board));
  lab_test_driver_settle (test->driver);
  return editor;
}

/* Clicks in a cell; @right and @down are parts of it. */
static void
click (LabTestWindow *test,
       const char    *name,
       double         right,
       double         down)
{
  lab_test_robots_point (test->driver, get_page (test)->board, name, right, down);
  lab_test_driver_press (test->driver);
}

static void
choose (LabTestWindow *test,
        guint          tool)
{
  gtk_toggle_button_set_active (get_page (test)->tools[tool], TRUE);
  lab_test_driver_settle (test->driver);
}

/* Tests */

/* The pointer draws walls, and puts robots and the target on cells. */
LAB_WINDOW_TEST ("/window-robots-editor/pointer", test_pointer)
{
  LabRobotsEditor *editor = show (test);

  wait_for_proof (test, "Proved: 2 moves");
  click (test, "c3", 0.9, 0.5);
  g_assert_true (has_wall (test, "c3", LAB_ROBOTS_EAST));
  /* Far from all sides, the nearest one is meant. */
  click (test, "b6", 0.5, 0.6);
  g_assert_true (has_wall (test, "b6", LAB_ROBOTS_SOUTH));
  click (test, "c3", 0.9, 0.5);
  g_assert_false (has_wall (test, "c3", LAB_ROBOTS_EAST));

  choose (test, 0);
  click (test, "f1", 0.9, 0.5);
  g_assert_cmpuint (get_board (test)->starts[0], ==, find_cell (test, "f1"));
  choose (test, LAB_ROBOTS_PIECE_TARGET);
  click (test, "h1", 0.5, 0.5);
  g_assert_cmpuint (get_board (test)->target, ==, find_cell (test, "h1"));
  wait_for_proof (test, "Proved: 1 move");
  /* The cells in the middle are closed. */
  click (test, "d4", 0.5, 0.5);
  g_assert_cmpuint (get_board (test)->target, ==, find_cell (test, "h1"));
  choose (test, 4);
  click (test, "a5", 0.5, 0.5);
  g_assert_cmpuint (get_board (test)->n_robots, ==, 5);
  g_assert_true (lab_editor_can_rewind (LAB_EDITOR (editor), FALSE));
}

/* Keys do the same, whatever the tool. */
LAB_WINDOW_TEST ("/window-robots-editor/keys", test_keys)
{
  static const struct
  {
    const char *steps, *robot, *target;
  } stages[] = {
    { "key Up; key Up; key <Control>Down", "h8", "h7" },
    { "key 2", "h6", "h7" },
    { "key Left; key 0", "h6", "g6" },
    { "key <Control>z; key <Control>z", "h8", "h7" },
    { "key <Control><Shift>z", "h6", "h7" },
  };

  show (test);
  for (guint i = 0; i < G_N_ELEMENTS (stages); i++)
    {
      lab_test_do (test, "%s; settle", stages[i].steps);
      g_assert_true (has_wall (test, "h6", LAB_ROBOTS_SOUTH));
      g_assert_cmpuint (get_board (test)->starts[1], ==, find_cell (test, stages[i].robot));
      g_assert_cmpuint (get_board (test)->target, ==, find_cell (test, stages[i].target));
    }
}

/* The options are those of the board, also after undo. */
LAB_WINDOW_TEST ("/window-robots-editor/options", test_options)
{
  LabRobotsEditor *editor = show (test);
  LabRobotsEditorPage *page = get_page (test);

  gtk_spin_button_set_value (page->robots, 5);
  gtk_switch_set_active (page->any_robot, TRUE);
  g_assert_cmpuint (get_board (test)->n_robots, ==, 5);
  g_assert_true (get_board (test)->any_robot);
  wait_for_proof (test, "Proved: 2 moves");
  gtk_switch_set_active (page->must_ricochet, TRUE);
  g_assert_true (get_board (test)->must_ricochet);
  gtk_spin_button_set_value (page->size, 12);
  g_assert_cmpuint (get_board (test)->size, ==, 12);
  g_assert_cmpuint (get_board (test)->n_robots, ==, 5);
  while (lab_editor_can_rewind (LAB_EDITOR (editor), FALSE))
    act (test, "editor.undo");
  g_assert_cmpint (gtk_spin_button_get_value_as_int (page->size), ==, 8);
  g_assert_cmpint (gtk_spin_button_get_value_as_int (page->robots), ==, 2);
  g_assert_false (gtk_switch_get_active (page->any_robot));
  act (test, "editor.random");
  g_assert_cmpuint (get_board (test)->size, ==, 8);
  act (test, "editor.clear");
  g_assert_false (has_wall (test, "b2", LAB_ROBOTS_EAST));
}

/* What has no solution, or is solved already, is told; the latter cannot be played. */
LAB_WINDOW_TEST ("/window-robots-editor/proof", test_proof)
{
  LabRobotsEditor *editor = show (test);
  LabRobotsEditorPage *page = get_page (test);
  GtkWidget *play = lab_test_find_action (GTK_WIDGET (page), "editor.play");

  g_assert_true (gtk_widget_is_sensitive (play));
  lab_robots_editor_put (editor, LAB_ROBOTS_PIECE_TARGET, find_cell (test, "a1"));
  g_assert_false (gtk_widget_is_sensitive (play));
  wait_for_proof (test, SOLVED_ALREADY);
  /* On the target, a robot that must turn has not solved it yet. */
  lab_robots_editor_set_options (editor, 2, FALSE, TRUE);
  g_assert_true (gtk_widget_is_sensitive (play));
  lab_robots_editor_set_options (editor, 1, FALSE, FALSE);
  lab_robots_editor_put (editor, LAB_ROBOTS_PIECE_TARGET, find_cell (test, "c2"));
  wait_for_proof (test, "Proved: this board has no solution");
  for (guint i = 0; i < 4; i++)
    act (test, "editor.undo");
  wait_for_proof (test, "Proved: 2 moves");
  g_assert_cmpuint (page->board->way->len, ==, 0);
  gtk_switch_set_active (page->best_way, TRUE);
  g_assert_cmpuint (page->board->way->len, ==, 2);
}

/* The text of a board goes through the clipboard and through files. */
LAB_WINDOW_TEST ("/window-robots-editor/text", test_text)
{
  LabRobotsEditor *editor = show (test);
  LabRobotsEditorPage *page = get_page (test);
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), "board.txt", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autofree char *text = NULL;

  act (test, "editor.copy");
  act (test, "editor.random");
  act (test, "editor.paste");
  lab_test_wait (get_board (test)->target == find_cell (test, "h7"));
  text = lab_robots_board_format (get_board (test));
  g_assert_cmpstr (text, ==, LAB_TEST_ROBOTS_BOARD);

  lab_editor_page_save (LAB_EDITOR_PAGE (page), file);
  lab_test_wait (g_file_query_exists (file, NULL));
  lab_test_wait (!g_application_get_is_busy (g_application_get_default ()));
  lab_robots_editor_resize (editor, 12);
  lab_editor_page_open (LAB_EDITOR_PAGE (page), file);
  lab_test_wait (get_board (test)->size == 8);

  g_assert_true (g_file_set_contents (path, "91111113/8000 a1 b2\n", -1, NULL));
  lab_editor_page_open (LAB_EDITOR_PAGE (page), file);
  lab_test_wait (lab_test_find_dialog (test) != NULL);
  g_assert_cmpuint (get_board (test)->size, ==, 8);
  lab_test_answer (test, "Close");
  g_remove (path);
}

/* The board is played, and is there again when the page is. */
LAB_WINDOW_TEST ("/window-robots-editor/play", test_play)
{
  g_autofree char *path = lab_storage_get_path (LAB_ROBOTS_DRAWN_BOARD_FILE_NAME);
  g_autofree char *text = NULL;

  show (test);
  act (test, "editor.play");
  lab_test_do (test, "wait-page robots");
  g_assert_true (lab_robots_board_equal (lab_test_robots_get_game (test)->board, get_board (test)));
  lab_test_wait (!g_application_get_is_busy (g_application_get_default ()));
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_assert_cmpstr (text, ==, LAB_TEST_ROBOTS_BOARD "\n");
}
