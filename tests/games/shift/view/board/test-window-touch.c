/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-test-dialog.h"
#include "lab-test-touch.h"
#include "lab-test-turns.h"
#include "lab-test-window.h"
#include "lab-table-layout.h"
#include "lab-tile-drag.h"
#include "lab-tile-view.h"

/* Private helpers */

static void
begin (LabTestWindow *test)
{
  const LabDeal deal = { lab_test_find_seed (8, 30), 0x5, 0, 0, LAB_RULES_OPEN_CARDS };

  lab_test_window_play (test, &deal);
}

static GtkWidget *
get_drag (LabTestWindow *test)
{
  return lab_test_find (GTK_WIDGET (test->window), LAB_TYPE_TILE_DRAG);
}

/* Returns the spare tile in its tray. */
static GtkWidget *
get_spare (LabTestWindow *test)
{
  GtkWidget *table = lab_test_find (GTK_WIDGET (test->window), LAB_TYPE_TABLE_LAYOUT);
  GtkWidget *board = GTK_WIDGET (lab_test_window_get_board (test));
  g_autoptr (GPtrArray) views = lab_test_find_all (table, LAB_TYPE_TILE_VIEW);

  for (guint i = 0; i < views->len; i++)
    {
      if (!gtk_widget_is_ancestor (views->pdata[i], board))
        return views->pdata[i];
    }
  g_assert_not_reached ();
}

static void
get_center (GtkWidget *widget,
            double    *x,
            double    *y)
{
  *x = gtk_widget_get_width (widget) / 2.0;
  *y = gtk_widget_get_height (widget) / 2.0;
}

/* Tests */

/* Taps rotate and insert the tile, and move the pawn: a whole turn, on a phone as well. */
static void
test_turn (LabTestWindow *test,
           gconstpointer  data)
{
  const int *size = data;
  const LabPosition *position;
  LabBoardView *board;
  LabTurn turn;

  lab_test_driver_resize (test->driver, GTK_WINDOW (test->window), size[0], size[1]);
  begin (test);
  board = lab_test_window_get_board (test);
  position = lab_test_window_get_position (test);
  lab_test_choose_turn (position, &turn);
  for (guint i = 0; i < 3 && position->board.spare != turn.tile; i++)
    lab_test_touch_tap (test->driver, lab_test_find_action (GTK_WIDGET (test->window),
                                                            "game.turn-clockwise"));
  g_assert_cmphex (position->board.spare, ==, turn.tile);
  lab_test_touch_tap (test->driver, lab_board_view_get_arrow (board, turn.arrow));
  g_assert_cmpint (position->phase, ==, LAB_PHASE_MOVE);
  g_assert_cmpuint (position->last_arrow, ==, turn.arrow);
  lab_test_touch_tap (test->driver, lab_board_view_get_tile (board, turn.cell));
  g_assert_cmpuint (position->seat, ==, 2);
  g_assert_cmpuint (position->pawns[0], ==, turn.cell);
  /* A finger that was lifted points at nothing. */
  g_assert_cmpuint (lab_board_view_get_preview (board), ==, LAB_ARROW_NONE);
}

/* A finger drags the tile to an arrow. Lifted elsewhere, it changes nothing. */
static void
test_drag (LabTestWindow *test,
           gconstpointer  data G_GNUC_UNUSED)
{
  LabBoardView *board;
  GtkWidget *spare, *arrow;
  LabOpenings tile;
  double x, y;

  begin (test);
  board = lab_test_window_get_board (test);
  spare = get_spare (test);
  arrow = lab_board_view_get_arrow (board, 4);
  tile = lab_test_window_get_position (test)->board.spare;
  for (guint i = 0; i < 2; i++)
    {
      get_center (spare, &x, &y);
      lab_test_touch_down (test->driver, 1, spare, x, y);
      get_center (GTK_WIDGET (board), &x, &y);
      lab_test_touch_move (test->driver, 1, GTK_WIDGET (board), x, y);
      g_assert_true (lab_tile_drag_get_dragging (LAB_TILE_DRAG (get_drag (test))));
      if (i == 0)
        {
          lab_test_touch_up (test->driver, 1, GTK_WIDGET (board), x, y);
          g_assert_false (lab_tile_drag_get_dragging (LAB_TILE_DRAG (get_drag (test))));
          g_assert_cmpint (lab_test_window_get_position (test)->phase, ==, LAB_PHASE_INSERT);
        }
    }
  get_center (arrow, &x, &y);
  lab_test_touch_move (test->driver, 1, arrow, x, y);
  g_assert_cmpuint (lab_board_view_get_preview (board), ==, 4);
  lab_test_touch_up (test->driver, 1, arrow, x, y);
  g_assert_cmpuint (lab_test_window_get_position (test)->last_arrow, ==, 4);
  g_assert_cmphex (lab_board_get_tile (&lab_test_window_get_position (test)->board,
                                       lab_arrow_cell (4, 0)), ==, tile);
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

/* A finger scrolls the start page, wherever it begins, and presses nothing on the way. */
static void
test_scroll (LabTestWindow *test,
             gconstpointer  data G_GNUC_UNUSED)
{
  GtkWidget *scroller;
  GtkAdjustment *adjustment;
  double x, y;

  if (gtk_check_version (4, 10, 0) == NULL)
    {
      g_test_skip ("newer GTK does not scroll for the events that this test makes");
      return;
    }
  lab_test_driver_resize (test->driver, GTK_WINDOW (test->window), 360, 480);
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
      g_assert_null (lab_test_find_dialog (test));
      g_assert_cmpstr (lab_window_get_page (test->window), ==, "start");
    }
}

int
main (int   argc,
      char *argv[])
{
  static const int phone[] = { 360, 640 }, desktop[] = { 1280, 800 };

  g_test_init (&argc, &argv, NULL);

  lab_test_window_add ("/window/touch/turn", desktop, test_turn);
  lab_test_window_add ("/window/touch/turn/phone", phone, test_turn);
  lab_test_window_add ("/window/touch/drag", NULL, test_drag);
  lab_test_window_add ("/window/touch/scroll", NULL, test_scroll);
  return g_test_run ();
}
