/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-seating.h"
#include "lab-test-steps.h"
#include "lab-test-touch.h"

/* Private helpers */

static void
get_center (GtkWidget *widget,
            double    *x,
            double    *y)
{
  *x = gtk_widget_get_width (widget) / 2.0;
  *y = gtk_widget_get_height (widget) / 2.0;
}

/* A finger touches, moves to, or leaves the middle of a widget. */
static void
touch (LabTestWindow *test,
       GtkWidget     *widget,
       void         (*how) (LabTestDriver *, guint, GtkWidget *, double, double))
{
  double x, y;

  get_center (widget, &x, &y);
  how (test->driver, 1, widget, x, y);
}

/* Tests */

/* Taps rotate and insert the tile, and move the pawn: a whole turn, on a phone as well. */
LAB_WINDOW_TESTS (test_turn,
                  { "/window/touch/turn", "1280 800" },
                  { "/window/touch/turn/phone", "360 640" })
{
  const LabShiftPosition *position;
  LabShiftBoardView *board;
  LabShiftTurn turn;

  lab_test_do (test, "size %s; deal-open", (const char *) data);
  board = lab_test_window_get_board (test);
  position = lab_test_window_get_position (test);
  lab_test_choose_turn (position, &turn);
  for (guint i = 0; i < 3 && position->board.spare != turn.tile; i++)
    lab_test_touch_tap (test->driver, lab_test_find_action (GTK_WIDGET (test->window),
                                                            "game.turn-clockwise"));
  g_assert_cmphex (position->board.spare, ==, turn.tile);
  lab_test_touch_tap (test->driver, board->arrows[turn.arrow]);
  lab_test_do (test, "phase move; inserted %u", turn.arrow);
  lab_test_touch_tap (test->driver, board->tiles[turn.cell]);
  /* A finger that was lifted points at nothing. */
  lab_test_do (test, "seat 2; pawn 0 %u; preview none", turn.cell);
}

/* A finger drags the tile to an arrow. Lifted elsewhere, it changes nothing. */
LAB_WINDOW_TEST ("/window/touch/drag", test_drag)
{
  GtkWidget *board, *drag;
  LabShiftOpenings tile;

  lab_test_do (test, "deal-open");
  board = GTK_WIDGET (lab_test_window_get_board (test));
  drag = lab_test_find (GTK_WIDGET (test->window), LAB_TYPE_SHIFT_TILE_DRAG);
  tile = lab_test_window_get_position (test)->board.spare;
  for (guint i = 0; i < 2; i++)
    {
      touch (test, lab_test_window_find_spare (test), lab_test_touch_down);
      touch (test, board, lab_test_touch_move);
      g_assert_true (LAB_SHIFT_TILE_DRAG (drag)->dragging);
      if (i > 0)
        continue;
      touch (test, board, lab_test_touch_up);
      g_assert_false (LAB_SHIFT_TILE_DRAG (drag)->dragging);
      lab_test_do (test, "phase insert");
    }
  touch (test, lab_test_window_get_arrow (test, 4), lab_test_touch_move);
  lab_test_do (test, "preview 4");
  touch (test, lab_test_window_get_arrow (test, 4), lab_test_touch_up);
  lab_test_do (test, "inserted 4");
  g_assert_cmphex (lab_shift_board_get_tile (&lab_test_window_get_position (test)->board,
                                             lab_shift_arrow_cell (4, 0)), ==, tile);
}

/* Returns the visible list that is too high for the window. */
static GtkWidget *
find_scroller (LabTestWindow *test)
{
  g_autoptr (GPtrArray) scrollers = lab_test_find_all (GTK_WIDGET (test->window),
                                                       GTK_TYPE_SCROLLED_WINDOW);

  for (guint i = 0; i < scrollers->len; i++)
    {
      GtkAdjustment *rows = gtk_scrolled_window_get_vadjustment (scrollers->pdata[i]);

      if (gtk_widget_get_mapped (scrollers->pdata[i])
          && gtk_adjustment_get_upper (rows) > gtk_adjustment_get_page_size (rows) + 100)
        return scrollers->pdata[i];
    }
  g_assert_not_reached ();
}

/* A finger scrolls the home page, wherever it begins, and presses nothing on the way. */
LAB_WINDOW_TEST ("/window/touch/scroll", test_scroll)
{
  GtkWidget *scroller;
  GtkAdjustment *adjustment;
  double x, y;

  if (gtk_check_version (4, 10, 0) == NULL)
    {
      g_test_skip ("newer GTK does not scroll for the events that this test makes");
      return;
    }
  lab_test_do (test, "end; start-home; size 360 480");
  scroller = find_scroller (test);
  adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller));
  get_center (scroller, &x, &y);
  for (double row = y - 100; row <= y + 100; row += 25)
    {
      gtk_adjustment_set_value (adjustment, 0);
      lab_test_driver_settle (test->driver);
      lab_test_touch_down (test->driver, 1, scroller, x, row);
      for (guint i = 1; i <= 5; i++)
        lab_test_touch_move (test->driver, 1, scroller, x, row - 20 * i);
      g_assert_cmpfloat (gtk_adjustment_get_value (adjustment), >, 50);
      lab_test_touch_up (test->driver, 1, scroller, x, row - 100);
      lab_test_do (test, "no-dialog; page home");
    }
}
