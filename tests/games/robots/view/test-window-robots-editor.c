/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-robots-board-view-private.h"
#include "lab-robots-editor-page-private.h"
#include "lab-robots-editor.h"
#include "lab-robots-family.h"
#include "lab-robots-puzzles.h"
#include "lab-robots-text.h"
#include "lab-storage.h"
#include "lab-test-dialog.h"
#include "lab-test-window.h"

/* Draws boards for robots in the window. */

/* An empty board: robot 1 goes east, and south to the target. */
#define BOARD "91111113/80000002/80044002/802ff802/802ff802/80011002/80000002/c4444446 a1,h8 h7"

/* Private helpers */

static LabFamily *
get_family (LabTestWindow *test)
{
  return LAB_FAMILY (lab_window_get_family (test->window, LAB_ROBOTS_FAMILY_ID));
}

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
  lab_test_wait (!lab_task_is_running (get_page (test)->solving));
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
  guint cell;

  g_assert_true (lab_robots_cell_parse (name, get_board (test)->size, &cell, NULL));
  return cell;
}

/* Shows the page with the empty board. */
static LabRobotsEditor *
show (LabTestWindow *test)
{
  LabRobotsEditor *editor;
  LabRobotsBoard board;

  g_assert_true (lab_robots_board_parse (BOARD, &board, NULL));
  lab_family_show_start (get_family (test));
  lab_test_driver_settle (test->driver);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (test->window), "win.robots-editor",
                                             NULL));
  lab_test_wait (g_strcmp0 (lab_window_get_page (test->window), "robots-editor") == 0);
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
  LabRobotsBoardView *view = get_page (test)->board;
  guint cell = find_cell (test, name), size = get_board (test)->size, row = cell / size;
  LabRobotsArea area;

  lab_robots_board_view_get_area (view, &area);
  lab_test_driver_move (test->driver, GTK_WIDGET (view),
                        area.x + (cell % size + right) * area.side,
                        area.y + (row + down) * area.side);
  lab_test_driver_press (test->driver);
  lab_test_driver_settle (test->driver);
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
  g_assert_true (lab_robots_board_has_wall (get_board (test), find_cell (test, "c3"),
                                            LAB_ROBOTS_EAST));
  /* Far from all sides, the nearest one is meant. */
  click (test, "b6", 0.5, 0.6);
  g_assert_true (lab_robots_board_has_wall (get_board (test), find_cell (test, "b6"),
                                            LAB_ROBOTS_SOUTH));
  click (test, "c3", 0.9, 0.5);
  g_assert_false (lab_robots_board_has_wall (get_board (test), find_cell (test, "c3"),
                                             LAB_ROBOTS_EAST));

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
  g_assert_true (lab_editor_can_undo (LAB_EDITOR (editor)));
}

/* Keys do the same, whatever the tool. */
LAB_WINDOW_TEST ("/window-robots-editor/keys", test_keys)
{
  show (test);
  lab_test_driver_key (test->driver, GDK_KEY_Up, 0);
  lab_test_driver_key (test->driver, GDK_KEY_Up, 0);
  lab_test_driver_key (test->driver, GDK_KEY_Down, GDK_CONTROL_MASK);
  lab_test_driver_settle (test->driver);
  g_assert_true (lab_robots_board_has_wall (get_board (test), find_cell (test, "h6"),
                                            LAB_ROBOTS_SOUTH));
  lab_test_driver_key (test->driver, GDK_KEY_2, 0);
  lab_test_driver_settle (test->driver);
  g_assert_cmpuint (get_board (test)->starts[1], ==, find_cell (test, "h6"));
  lab_test_driver_key (test->driver, GDK_KEY_Left, 0);
  lab_test_driver_key (test->driver, GDK_KEY_0, 0);
  lab_test_driver_settle (test->driver);
  g_assert_cmpuint (get_board (test)->target, ==, find_cell (test, "g6"));
  lab_test_driver_key (test->driver, GDK_KEY_z, GDK_CONTROL_MASK);
  lab_test_driver_key (test->driver, GDK_KEY_z, GDK_CONTROL_MASK);
  lab_test_driver_settle (test->driver);
  g_assert_cmpuint (get_board (test)->target, ==, find_cell (test, "h7"));
  g_assert_cmpuint (get_board (test)->starts[1], ==, find_cell (test, "h8"));
  lab_test_driver_key (test->driver, GDK_KEY_z, GDK_CONTROL_MASK | GDK_SHIFT_MASK);
  lab_test_driver_settle (test->driver);
  g_assert_cmpuint (get_board (test)->starts[1], ==, find_cell (test, "h6"));
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
  while (lab_editor_can_undo (LAB_EDITOR (editor)))
    act (test, "edit.undo");
  g_assert_cmpint (gtk_spin_button_get_value_as_int (page->size), ==, 8);
  g_assert_cmpint (gtk_spin_button_get_value_as_int (page->robots), ==, 2);
  g_assert_false (gtk_switch_get_active (page->any_robot));
  act (test, "edit.random");
  g_assert_cmpuint (get_board (test)->size, ==, 8);
  act (test, "edit.clear");
  g_assert_false (lab_robots_board_has_wall (get_board (test), find_cell (test, "b2"),
                                             LAB_ROBOTS_EAST));
}

/* What has no solution, or is solved already, is told. */
LAB_WINDOW_TEST ("/window-robots-editor/proof", test_proof)
{
  LabRobotsEditor *editor = show (test);
  LabRobotsEditorPage *page = get_page (test);
  guint way;

  lab_robots_editor_put (editor, LAB_ROBOTS_PIECE_TARGET, find_cell (test, "a1"));
  wait_for_proof (test, "The robot is on the target already. Move the target or the robot to play "
                  "on this board.");
  lab_robots_editor_set_options (editor, 1, FALSE, FALSE);
  lab_robots_editor_put (editor, LAB_ROBOTS_PIECE_TARGET, find_cell (test, "c2"));
  wait_for_proof (test, "Proved: this board has no solution");
  act (test, "edit.undo");
  act (test, "edit.undo");
  act (test, "edit.undo");
  wait_for_proof (test, "Proved: 2 moves");
  way = page->board->way->len;
  gtk_switch_set_active (page->best_way, TRUE);
  g_assert_cmpuint (way, ==, 0);
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

  act (test, "edit.copy");
  act (test, "edit.random");
  act (test, "edit.paste");
  lab_test_wait (get_board (test)->target == find_cell (test, "h7"));
  text = lab_robots_board_format (get_board (test));
  g_assert_cmpstr (text, ==, BOARD);

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
  LabRobotsGame *game;
  g_autofree char *path = lab_storage_get_path (LAB_ROBOTS_DRAWN_BOARD_FILE_NAME);
  g_autofree char *text = NULL;

  show (test);
  act (test, "edit.play");
  lab_test_wait (g_strcmp0 (lab_window_get_page (test->window), "robots") == 0);
  game = lab_robots_puzzles_get_game (lab_robots_puzzles_get (get_family (test)));
  g_assert_nonnull (game);
  g_assert_true (lab_robots_board_equal (game->board, get_board (test)));
  lab_test_wait (!g_application_get_is_busy (g_application_get_default ()));
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_assert_cmpstr (text, ==, BOARD "\n");
}

/* A board that is solved at its start cannot be played, and the page says why. */
LAB_WINDOW_TEST ("/window-robots-editor/solved", test_solved)
{
  LabRobotsEditor *editor = show (test);
  GtkWidget *play = lab_test_find_action (GTK_WIDGET (get_page (test)), "edit.play");

  g_assert_true (gtk_widget_is_sensitive (play));
  g_assert_true (lab_robots_editor_put (editor, LAB_ROBOTS_PIECE_TARGET, find_cell (test, "a1")));
  g_assert_false (gtk_widget_is_sensitive (play));
  wait_for_proof (test, "The robot is on the target already. Move the target or the robot to play "
                  "on this board.");
  lab_robots_editor_set_options (editor, lab_robots_editor_get_board (editor)->n_robots, FALSE,
                                 TRUE);
  g_assert_true (gtk_widget_is_sensitive (play));
}
