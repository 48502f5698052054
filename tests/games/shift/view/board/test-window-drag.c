/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-shift-arrow-button.h"
#include "lab-test-audit.h"
#include "lab-test-seating.h"
#include "lab-test-steps.h"

/* Private helpers */

static LabShiftTileDrag *
get_tile_drag (LabTestWindow *test)
{
  return LAB_SHIFT_TILE_DRAG (lab_test_find (GTK_WIDGET (test->window), LAB_TYPE_SHIFT_TILE_DRAG));
}

static guint
count_lit (LabTestWindow *test)
{
  guint n = 0;

  for (LabShiftArrow arrow = 0; arrow < LAB_SHIFT_N_ARROWS; arrow++)
    n += LAB_SHIFT_ARROW_BUTTON (lab_test_window_get_arrow (test, arrow))->highlighted ? 1 : 0;
  return n;
}

/* Returns whether the tile is dragged, or returns to its tray. */
static gboolean
is_away (LabTestWindow *test)
{
  return get_tile_drag (test)->dragging || get_tile_drag (test)->returning != NULL;
}

/* Asserts that the tile is in its tray, and looks as if it had never been dragged. */
static void
audit_at_rest (LabTestWindow *test)
{
  GtkWidget *picture = gtk_widget_get_first_child (GTK_WIDGET (get_tile_drag (test)));

  g_assert_false (is_away (test));
  g_assert_false (gtk_widget_get_visible (picture));
  g_assert_cmpfloat (gtk_widget_get_opacity (lab_test_window_find_spare (test)), ==, 1);
  g_assert_cmpuint (count_lit (test), ==, 0);
}

/* Drags the tile from its tray to the middle of the board, where it follows the
 * pointer. */
static void
lift (LabTestWindow *test)
{
  GtkWidget *board = GTK_WIDGET (lab_test_window_get_board (test));
  GtkWidget *picture = gtk_widget_get_first_child (GTK_WIDGET (get_tile_drag (test)));
  graphene_rect_t bounds;
  graphene_point_t middle, board_middle;

  lab_test_driver_hold (test->driver, lab_test_window_find_spare (test));
  audit_at_rest (test);
  lab_test_driver_hover (test->driver, board);
  g_assert_true (is_away (test));
  g_assert_true (gtk_widget_get_mapped (picture));
  g_assert_true (LAB_SHIFT_TILE_VIEW (picture)->tile
                 == lab_test_window_get_game (test)->spare);
  g_assert_true (gtk_widget_compute_bounds (picture, board, &bounds));
  graphene_rect_get_center (&bounds, &middle);
  board_middle = GRAPHENE_POINT_INIT ((float) gtk_widget_get_width (board) / 2,
                                      (float) gtk_widget_get_height (board) / 2);
  g_assert_true (graphene_point_near (&middle, &board_middle, 1.5f));
}

static LabShiftOpenings
get_inserted (LabTestWindow *test,
              LabShiftArrow  arrow)
{
  return lab_shift_board_get_tile (&lab_test_window_get_position (test)->board,
                                   lab_shift_arrow_cell (arrow, 0));
}

/* Tests */

/* Drops on and beside an arrow on each side; the tile keeps its rotation. */
LAB_WINDOW_TESTS (test_insert,
                  { "/window/drag/insert", "settle" },
                  { "/window/drag/insert-on-a-phone", "size 360 640" })
{
  lab_test_do (test, "%s", (const char *) data);
  for (LabShiftArrow arrow = 0; arrow < LAB_SHIFT_N_ARROWS; arrow += 2)
    {
      LabShiftOpenings spare;
      GtkWidget *button;
      double aside;

      lab_test_do (test, "play 8 0x5 0 0 open-cards; key r");
      button = lab_test_window_get_arrow (test, arrow);
      aside = arrow % 4 == 0 ? 0 : gtk_widget_get_width (button) * 0.6;
      spare = lab_test_window_get_position (test)->board.spare;
      lift (test);
      g_assert_cmpuint (count_lit (test), ==, LAB_SHIFT_N_ARROWS);
      lab_test_do (test, "preview none");
      lab_test_driver_move (test->driver, button, aside, gtk_widget_get_height (button) / 2.0);
      lab_test_do (test, "preview %u; audit; drop; phase move; inserted %u", arrow, arrow);
      g_assert_cmphex (get_inserted (test, arrow), ==, spare);
      audit_at_rest (test);
      lab_test_audit (test);
    }
}

/* The player can rotate the tile during the drag. */
LAB_WINDOW_TEST ("/window/drag/turn-on-the-way", test_turn_on_the_way)
{
  LabShiftOpenings spare;

  lab_test_do (test, "play 8 0x5 0 0 open-cards");
  spare = lab_test_window_get_position (test)->board.spare;
  lift (test);
  lab_test_do (test, "key r; over 7; scroll 2; drop");
  g_assert_cmphex (get_inserted (test, 7), ==, lab_shift_openings_rotate (spare, 3));
  audit_at_rest (test);
}

/* The blocked arrow neither lights up nor previews; it says why, and the tile
 * returns. */
LAB_WINDOW_TEST ("/window/drag/forbidden", test_forbidden)
{
  LabShiftArrow blocked = lab_shift_arrow_opposite (4);

  lab_test_do (test, "play 8 0x5 0 0 open-cards; arrow 4; cell own");
  lift (test);
  g_assert_cmpuint (count_lit (test), ==, LAB_SHIFT_N_ARROWS - 1);
  lab_test_do (test, "over %u; preview none; drop; phase insert; audit; wait-text The last tile "
               "was pushed out there and may not go straight back. Choose another arrow.", blocked);
  audit_at_rest (test);
}

/* A drop anywhere else or on the tray does nothing, and neither does a tiny
 * movement. */
LAB_WINDOW_TEST ("/window/drag/elsewhere", test_elsewhere)
{
  lab_test_do (test, "play 8 0x5 0 0 open-cards; note");
  lift (test);
  lab_test_driver_let_go (test->driver);
  audit_at_rest (test);

  lift (test);
  lab_test_do (test, "over 4");
  lab_test_driver_hover (
      test->driver, lab_test_find_action (GTK_WIDGET (test->window), "game.turn-counterclockwise"));
  lab_test_do (test, "preview none; drop");
  audit_at_rest (test);

  lab_test_driver_hold (test->driver, lab_test_window_find_spare (test));
  lab_test_driver_move (test->driver, lab_test_window_find_spare (test),
                        gtk_widget_get_width (lab_test_window_find_spare (test)) / 2.0 + 2,
                        gtk_widget_get_height (lab_test_window_find_spare (test)) / 2.0);
  g_assert_false (is_away (test));
  lab_test_driver_let_go (test->driver);
  lab_test_driver_click (test->driver, lab_test_window_find_spare (test));
  audit_at_rest (test);
  lab_test_do (test, "as-noted; audit");
}

/* Escape returns the tile, and releasing the button afterwards does nothing. */
LAB_WINDOW_TEST ("/window/drag/cancel", test_cancel)
{
  lab_test_do (test, "play 8 0x5 0 0 open-cards");
  lift (test);
  lab_test_do (test, "over 5; preview 5; key Escape");
  audit_at_rest (test);
  lab_test_driver_hover (test->driver, GTK_WIDGET (lab_test_window_get_board (test)));
  lab_test_do (test, "over 6");
  audit_at_rest (test);
  lab_test_do (test, "drop; phase insert");
  lift (test);
  lab_test_do (test, "over 6; drop; inserted 6");
}

/* An insertion with the keyboard, or a pause, ends the drag. */
LAB_WINDOW_TEST ("/window/drag/overtaken", test_overtaken)
{
  lab_test_do (test, "play 8 0x5 0 0 open-cards");
  lift (test);
  gtk_widget_grab_focus (lab_test_window_get_arrow (test, 2));
  lab_test_do (test, "key Return; wait-move");
  audit_at_rest (test);
  lab_test_do (test, "over 5; drop; inserted 2; phase move");

  /* After the insertion there is no tile to drag. */
  lab_test_driver_hold (test->driver, lab_test_window_find_spare (test));
  lab_test_driver_hover (test->driver, GTK_WIDGET (lab_test_window_get_board (test)));
  audit_at_rest (test);
  lab_test_driver_let_go (test->driver);
}

/* People cannot drag the tile during a computer's turn. */
LAB_WINDOW_TEST ("/window/drag/computer", test_computer)
{
  lab_test_do (test, "think 10; play 8 0x5 0 0 open-cards EPPP");
  lab_test_driver_hold (test->driver, lab_test_window_find_spare (test));
  lab_test_driver_hover (test->driver, GTK_WIDGET (lab_test_window_get_board (test)));
  lab_test_do (test, "over 4");
  g_assert_cmpuint (lab_test_seating_get_runner (test)->stage, ==, LAB_SHIFT_TURN_RUNNER_ASKED);
  audit_at_rest (test);
  lab_test_do (test, "drop; seat 0");
  audit_at_rest (test);
}

/* With animations the tile flies back, and can be caught on the way. After a drop on
 * an arrow the insertion continues from the preview. */
LAB_WINDOW_TEST ("/window/drag/animated", test_animated)
{
  lab_test_do (test, "play 8 0x5 0 0 open-cards; animate");
  lift (test);
  lab_test_driver_let_go (test->driver);
  lab_test_wait (!is_away (test));
  audit_at_rest (test);

  lift (test);
  lab_test_do (test, "key Escape; drop");
  lab_test_driver_hold (test->driver, lab_test_window_find_spare (test));
  lab_test_driver_hover (test->driver, GTK_WIDGET (lab_test_window_get_board (test)));
  lab_test_do (test, "over 9; preview 9; drop; inserted 9; shown; still; audit");
  audit_at_rest (test);
}

/* The window can be closed during a drag. */
LAB_WINDOW_TEST ("/window/drag/closed", test_closed)
{
  lab_test_do (test, "play 8 0x5 0 0 open-cards; animate");
  lift (test);
  lab_test_do (test, "end; drop");
}
