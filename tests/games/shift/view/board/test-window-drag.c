/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-test-audit.h"
#include "lab-test-window.h"
#include "lab-test-seating.h"
#include "lab-arrow-button.h"
#include "lab-tile-drag.h"
#include "lab-table-layout.h"
#include "lab-tile-view.h"

/* Private helpers */

static void
begin (LabTestWindow *test)
{
  const LabDeal deal = { 8, 0x5, 0, 0, LAB_RULES_OPEN_CARDS };

  lab_test_window_play (test, &deal);
}

static LabTileDrag *
get_tile_drag (LabTestWindow *test)
{
  return LAB_TILE_DRAG (lab_test_find (GTK_WIDGET (test->window), LAB_TYPE_TILE_DRAG));
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

static GtkWidget *
get_arrow (LabTestWindow *test,
           LabArrow       arrow)
{
  return lab_board_view_get_arrow (lab_test_window_get_board (test), arrow);
}

static LabArrow
get_preview (LabTestWindow *test)
{
  return lab_board_view_get_preview (lab_test_window_get_board (test));
}

static guint
count_lit (LabTestWindow *test)
{
  guint n = 0;

  for (LabArrow arrow = 0; arrow < LAB_N_ARROWS; arrow++)
    n += lab_arrow_button_get_highlighted (LAB_ARROW_BUTTON (get_arrow (test, arrow))) ? 1 : 0;
  return n;
}

/* Asserts that the tile is in its tray, and looks as if it had never been dragged. */
static void
audit_at_rest (LabTestWindow *test)
{
  GtkWidget *picture = gtk_widget_get_first_child (GTK_WIDGET (get_tile_drag (test)));

  g_assert_false (lab_tile_drag_get_dragging (get_tile_drag (test)));
  g_assert_false (gtk_widget_get_visible (picture));
  g_assert_cmpfloat (gtk_widget_get_opacity (get_spare (test)), ==, 1);
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

  lab_test_driver_hold (test->driver, get_spare (test));
  audit_at_rest (test);
  lab_test_driver_hover (test->driver, board);
  g_assert_true (lab_tile_drag_get_dragging (get_tile_drag (test)));
  g_assert_true (gtk_widget_get_mapped (picture));
  g_assert_true (lab_tile_view_get_tile (LAB_TILE_VIEW (picture))
                 == lab_game_get_spare (lab_test_window_get_game (test)));
  g_assert_true (gtk_widget_compute_bounds (picture, board, &bounds));
  graphene_rect_get_center (&bounds, &middle);
  board_middle = GRAPHENE_POINT_INIT ((float) gtk_widget_get_width (board) / 2,
                                      (float) gtk_widget_get_height (board) / 2);
  g_assert_true (graphene_point_near (&middle, &board_middle, 1.5f));
}

static LabOpenings
get_inserted (LabTestWindow *test,
              LabArrow       arrow)
{
  return lab_board_get_tile (&lab_test_window_get_position (test)->board,
                             lab_arrow_cell (arrow, 0));
}

/* Tests */

/* Drops on and beside an arrow on each side; the tile keeps its rotation. */
static void
test_insert (LabTestWindow *test,
             gconstpointer  data)
{
  const int *size = data;

  if (size != NULL)
    lab_test_driver_resize (test->driver, GTK_WINDOW (test->window), size[0], size[1]);
  for (LabArrow arrow = 0; arrow < LAB_N_ARROWS; arrow += 2)
    {
      LabOpenings spare;
      double aside = arrow % 4 == 0 ? 0 : gtk_widget_get_width (get_arrow (test, arrow)) * 0.6;

      begin (test);
      lab_test_driver_key (test->driver, GDK_KEY_r, 0);
      spare = lab_test_window_get_position (test)->board.spare;
      lift (test);
      g_assert_cmpuint (count_lit (test), ==, LAB_N_ARROWS);
      g_assert_cmpuint (get_preview (test), ==, LAB_ARROW_NONE);
      lab_test_driver_move (test->driver, get_arrow (test, arrow), aside,
                            gtk_widget_get_height (get_arrow (test, arrow)) / 2.0);
      g_assert_cmpuint (get_preview (test), ==, arrow);
      lab_test_audit (test);
      lab_test_driver_let_go (test->driver);
      g_assert_cmpuint (lab_test_window_get_position (test)->phase, ==, LAB_PHASE_MOVE);
      g_assert_cmpuint (lab_test_window_get_position (test)->last_arrow, ==, arrow);
      g_assert_cmphex (get_inserted (test, arrow), ==, spare);
      audit_at_rest (test);
      lab_test_audit (test);
    }
}

/* The player can rotate the tile during the drag. */
static void
test_turn_on_the_way (LabTestWindow *test,
                      gconstpointer  data G_GNUC_UNUSED)
{
  LabOpenings spare;

  begin (test);
  spare = lab_test_window_get_position (test)->board.spare;
  lift (test);
  lab_test_driver_key (test->driver, GDK_KEY_r, 0);
  lab_test_driver_hover (test->driver, get_arrow (test, 7));
  lab_test_driver_scroll (test->driver, 2);
  lab_test_driver_let_go (test->driver);
  g_assert_cmphex (get_inserted (test, 7), ==, lab_openings_rotate (spare, 3));
  audit_at_rest (test);
}

/* The blocked arrow neither lights up nor previews; it says why, and the tile
 * returns. */
static void
test_forbidden (LabTestWindow *test,
                gconstpointer  data G_GNUC_UNUSED)
{
  LabArrow blocked;

  begin (test);
  lab_test_window_click_arrow (test, 4);
  lab_test_window_click_cell (test, lab_test_window_get_position (test)->pawns[0]);
  blocked = lab_arrow_opposite (4);
  lift (test);
  g_assert_cmpuint (count_lit (test), ==, LAB_N_ARROWS - 1);
  lab_test_driver_hover (test->driver, get_arrow (test, blocked));
  g_assert_cmpuint (get_preview (test), ==, LAB_ARROW_NONE);
  lab_test_driver_let_go (test->driver);
  g_assert_cmpuint (lab_test_window_get_position (test)->phase, ==, LAB_PHASE_INSERT);
  lab_test_wait (lab_test_find_text ("The last tile was pushed out there and may not go straight "
                                     "back. Choose another arrow.")
                 != NULL);
  audit_at_rest (test);
  lab_test_audit (test);
}

/* A drop anywhere else or on the tray does nothing, and neither does a tiny
 * movement. */
static void
test_elsewhere (LabTestWindow *test,
                gconstpointer  data G_GNUC_UNUSED)
{
  LabPosition before;

  begin (test);
  before = *lab_test_window_get_position (test);
  lift (test);
  lab_test_driver_let_go (test->driver);
  audit_at_rest (test);

  lift (test);
  lab_test_driver_hover (test->driver, get_arrow (test, 4));
  lab_test_driver_hover (
      test->driver, lab_test_find_action (GTK_WIDGET (test->window), "game.turn-counterclockwise"));
  g_assert_cmpuint (get_preview (test), ==, LAB_ARROW_NONE);
  lab_test_driver_let_go (test->driver);
  audit_at_rest (test);

  lab_test_driver_hold (test->driver, get_spare (test));
  lab_test_driver_move (test->driver, get_spare (test),
                        gtk_widget_get_width (get_spare (test)) / 2.0 + 2,
                        gtk_widget_get_height (get_spare (test)) / 2.0);
  g_assert_false (lab_tile_drag_get_dragging (get_tile_drag (test)));
  lab_test_driver_let_go (test->driver);
  lab_test_driver_click (test->driver, get_spare (test));
  audit_at_rest (test);
  g_assert_cmpmem (lab_test_window_get_position (test), sizeof before, &before, sizeof before);
  lab_test_audit (test);
}

/* Escape returns the tile, and releasing the button afterwards does nothing. */
static void
test_cancel (LabTestWindow *test,
             gconstpointer  data G_GNUC_UNUSED)
{
  begin (test);
  lift (test);
  lab_test_driver_hover (test->driver, get_arrow (test, 5));
  g_assert_cmpuint (get_preview (test), ==, 5);
  lab_test_driver_key (test->driver, GDK_KEY_Escape, 0);
  audit_at_rest (test);
  lab_test_driver_hover (test->driver, GTK_WIDGET (lab_test_window_get_board (test)));
  lab_test_driver_hover (test->driver, get_arrow (test, 6));
  audit_at_rest (test);
  lab_test_driver_let_go (test->driver);
  g_assert_cmpuint (lab_test_window_get_position (test)->phase, ==, LAB_PHASE_INSERT);
  audit_at_rest (test);

  lift (test);
  lab_test_driver_hover (test->driver, get_arrow (test, 6));
  lab_test_driver_let_go (test->driver);
  g_assert_cmpuint (lab_test_window_get_position (test)->last_arrow, ==, 6);
}

/* An insertion with the keyboard, or a pause, ends the drag. */
static void
test_overtaken (LabTestWindow *test,
                gconstpointer  data G_GNUC_UNUSED)
{
  begin (test);
  lift (test);
  gtk_widget_grab_focus (get_arrow (test, 2));
  lab_test_driver_key (test->driver, GDK_KEY_Return, 0);
  lab_test_wait (lab_test_window_get_position (test)->phase == LAB_PHASE_MOVE);
  audit_at_rest (test);
  lab_test_driver_hover (test->driver, get_arrow (test, 5));
  lab_test_driver_let_go (test->driver);
  g_assert_cmpuint (lab_test_window_get_position (test)->last_arrow, ==, 2);
  g_assert_cmpuint (lab_test_window_get_position (test)->phase, ==, LAB_PHASE_MOVE);

  /* After the insertion there is no tile to drag. */
  lab_test_driver_hold (test->driver, get_spare (test));
  lab_test_driver_hover (test->driver, GTK_WIDGET (lab_test_window_get_board (test)));
  audit_at_rest (test);
  lab_test_driver_let_go (test->driver);
}

/* People cannot drag the tile during a computer's turn. */
static void
test_computer (LabTestWindow *test,
               gconstpointer  data G_GNUC_UNUSED)
{
  const LabDeal deal = { 8, 0x5, 0, 0, LAB_RULES_OPEN_CARDS };
  const LabPlayerKind kinds[LAB_N_SEATS] = {
    LAB_PLAYER_EXPERT, LAB_PLAYER_PERSON, LAB_PLAYER_PERSON, LAB_PLAYER_PERSON,
  };

  lab_test_window_set_thinking_time (10);
  lab_test_window_play_kinds (test, &deal, kinds);
  lab_test_driver_hold (test->driver, get_spare (test));
  lab_test_driver_hover (test->driver, GTK_WIDGET (lab_test_window_get_board (test)));
  lab_test_driver_hover (test->driver, get_arrow (test, 4));
  g_assert_cmpuint (lab_turn_runner_get_stage (lab_test_seating_get_runner (test)), ==,
                    LAB_TURN_RUNNER_ASKED);
  audit_at_rest (test);
  lab_test_driver_let_go (test->driver);
  g_assert_cmpuint (lab_test_window_get_position (test)->seat, ==, 0);
  audit_at_rest (test);
}

/* With animations the tile flies back, and can be caught on the way. After a drop on
 * an arrow the insertion continues from the preview. */
static void
test_animated (LabTestWindow *test,
               gconstpointer  data G_GNUC_UNUSED)
{
  LabBoardView *board;

  begin (test);
  board = lab_test_window_get_board (test);
  lab_test_window_set_animated (TRUE);
  lift (test);
  lab_test_driver_let_go (test->driver);
  lab_test_wait (!lab_tile_drag_get_dragging (get_tile_drag (test)));
  audit_at_rest (test);

  lift (test);
  lab_test_driver_key (test->driver, GDK_KEY_Escape, 0);
  lab_test_driver_let_go (test->driver);
  lab_test_driver_hold (test->driver, get_spare (test));
  lab_test_driver_hover (test->driver, GTK_WIDGET (board));
  lab_test_driver_hover (test->driver, get_arrow (test, 9));
  g_assert_true (lab_tile_drag_get_dragging (get_tile_drag (test)));
  g_assert_cmpuint (get_preview (test), ==, 9);
  lab_test_driver_let_go (test->driver);
  g_assert_cmpuint (lab_test_window_get_position (test)->last_arrow, ==, 9);
  lab_test_wait (!lab_board_view_get_moving (board));
  audit_at_rest (test);
  lab_test_window_set_animated (FALSE);
  lab_test_audit (test);
}

/* The window can be closed during a drag. */
static void
test_closed (LabTestWindow *test,
             gconstpointer  data G_GNUC_UNUSED)
{
  begin (test);
  lab_test_window_set_animated (TRUE);
  lift (test);
  lab_test_window_close_window (test);
  lab_test_driver_let_go (test->driver);
}

int
main (int    argc,
      char **argv)
{
  static const int phone[] = { 360, 640 };

  g_test_init (&argc, &argv, NULL);

  lab_test_window_add ("/window/drag/insert", NULL, test_insert);
  lab_test_window_add ("/window/drag/insert-on-a-phone", phone, test_insert);
  lab_test_window_add ("/window/drag/turn-on-the-way", NULL, test_turn_on_the_way);
  lab_test_window_add ("/window/drag/forbidden", NULL, test_forbidden);
  lab_test_window_add ("/window/drag/elsewhere", NULL, test_elsewhere);
  lab_test_window_add ("/window/drag/cancel", NULL, test_cancel);
  lab_test_window_add ("/window/drag/overtaken", NULL, test_overtaken);
  lab_test_window_add ("/window/drag/computer", NULL, test_computer);
  lab_test_window_add ("/window/drag/animated", NULL, test_animated);
  lab_test_window_add ("/window/drag/closed", NULL, test_closed);
  return g_test_run ();
}
