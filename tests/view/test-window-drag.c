/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-test-audit.h"
#include "lab-test-desk.h"
#include "lab-test-table.h"
#include "view/lab-arrow-button.h"
#include "view/lab-carrier.h"
#include "view/lab-table.h"
#include "view/lab-tile-view.h"

/* Private helpers */

static void
begin (LabTestDesk *desk)
{
  const LabDeal deal = { 8, 0x5, 0, 0, LAB_RULES_OPEN_CARDS };

  lab_test_desk_play (desk, &deal);
}

static LabCarrier *
get_carrier (LabTestDesk *desk)
{
  return LAB_CARRIER (lab_test_find (GTK_WIDGET (desk->window), LAB_TYPE_CARRIER));
}

/* The tile in its tray. */
static GtkWidget *
get_spare (LabTestDesk *desk)
{
  GtkWidget *table = lab_test_find (GTK_WIDGET (desk->window), LAB_TYPE_TABLE);
  GtkWidget *board = GTK_WIDGET (lab_test_desk_get_board (desk));
  g_autoptr (GPtrArray) views = lab_test_find_all (table, LAB_TYPE_TILE_VIEW);

  for (guint i = 0; i < views->len; i++)
    {
      if (!gtk_widget_is_ancestor (views->pdata[i], board))
        return views->pdata[i];
    }
  g_assert_not_reached ();
}

static GtkWidget *
get_arrow (LabTestDesk *desk,
           LabArrow     arrow)
{
  return lab_board_view_get_arrow (lab_test_desk_get_board (desk), arrow);
}

static LabArrow
get_preview (LabTestDesk *desk)
{
  return lab_board_view_get_preview (lab_test_desk_get_board (desk));
}

static guint
count_lit (LabTestDesk *desk)
{
  guint n = 0;

  for (LabArrow arrow = 0; arrow < LAB_N_ARROWS; arrow++)
    n += lab_arrow_button_get_lit (LAB_ARROW_BUTTON (get_arrow (desk, arrow))) ? 1 : 0;
  return n;
}

/* The tile is in its tray, and nothing shows that it was ever taken from there. */
static void
audit_at_rest (LabTestDesk *desk)
{
  GtkWidget *picture = gtk_widget_get_first_child (GTK_WIDGET (get_carrier (desk)));

  g_assert_false (lab_carrier_get_carrying (get_carrier (desk)));
  g_assert_false (gtk_widget_get_visible (picture));
  g_assert_cmpfloat (gtk_widget_get_opacity (get_spare (desk)), ==, 1);
  g_assert_cmpuint (count_lit (desk), ==, 0);
}

/* Takes the tile from its tray to the middle of the board, where it follows the pointer. */
static void
lift (LabTestDesk *desk)
{
  GtkWidget *board = GTK_WIDGET (lab_test_desk_get_board (desk));
  GtkWidget *picture = gtk_widget_get_first_child (GTK_WIDGET (get_carrier (desk)));
  graphene_rect_t bounds;
  graphene_point_t middle, board_middle;

  lab_test_driver_hold (desk->driver, get_spare (desk));
  audit_at_rest (desk);
  lab_test_driver_hover (desk->driver, board);
  g_assert_true (lab_carrier_get_carrying (get_carrier (desk)));
  g_assert_true (gtk_widget_get_mapped (picture));
  g_assert_true (lab_tile_view_get_tile (LAB_TILE_VIEW (picture))
                 == lab_game_get_spare (lab_test_desk_get_game (desk)));
  g_assert_true (gtk_widget_compute_bounds (picture, board, &bounds));
  graphene_rect_get_center (&bounds, &middle);
  board_middle = GRAPHENE_POINT_INIT ((float) gtk_widget_get_width (board) / 2,
                                      (float) gtk_widget_get_height (board) / 2);
  g_assert_true (graphene_point_near (&middle, &board_middle, 1.5f));
}

static LabOpenings
get_inserted (LabTestDesk *desk,
              LabArrow     arrow)
{
  return lab_board_get_tile (&lab_test_desk_get_position (desk)->board, lab_arrow_cell (arrow, 0));
}

/* Tests */

/* At each side, on the arrow and beside it, with the tile as it was turned. */
static void
test_insert (LabTestDesk  *desk,
             gconstpointer data)
{
  const int *size = data;

  if (size != NULL)
    lab_test_driver_resize (desk->driver, GTK_WINDOW (desk->window), size[0], size[1]);
  for (LabArrow arrow = 0; arrow < LAB_N_ARROWS; arrow += 2)
    {
      LabOpenings spare;
      double aside = arrow % 4 == 0 ? 0 : gtk_widget_get_width (get_arrow (desk, arrow)) * 0.6;

      begin (desk);
      lab_test_driver_key (desk->driver, GDK_KEY_r, 0);
      spare = lab_test_desk_get_position (desk)->board.spare;
      lift (desk);
      g_assert_cmpuint (count_lit (desk), ==, LAB_N_ARROWS);
      g_assert_cmpuint (get_preview (desk), ==, LAB_ARROW_NONE);
      lab_test_driver_move (desk->driver, get_arrow (desk, arrow), aside,
                            gtk_widget_get_height (get_arrow (desk, arrow)) / 2.0);
      g_assert_cmpuint (get_preview (desk), ==, arrow);
      lab_test_audit (desk);
      lab_test_driver_let_go (desk->driver);
      g_assert_cmpuint (lab_test_desk_get_position (desk)->phase, ==, LAB_PHASE_MOVE);
      g_assert_cmpuint (lab_test_desk_get_position (desk)->last_arrow, ==, arrow);
      g_assert_cmphex (get_inserted (desk, arrow), ==, spare);
      audit_at_rest (desk);
      lab_test_audit (desk);
    }
}

/* What is turned on the way goes in as it is then. */
static void
test_turn_on_the_way (LabTestDesk  *desk,
                      gconstpointer data G_GNUC_UNUSED)
{
  LabOpenings spare;

  begin (desk);
  spare = lab_test_desk_get_position (desk)->board.spare;
  lift (desk);
  lab_test_driver_key (desk->driver, GDK_KEY_r, 0);
  lab_test_driver_hover (desk->driver, get_arrow (desk, 7));
  lab_test_driver_scroll (desk->driver, 2);
  lab_test_driver_let_go (desk->driver);
  g_assert_cmphex (get_inserted (desk, 7), ==, lab_openings_turn (spare, 3));
  audit_at_rest (desk);
}

/* The forbidden arrow neither shines nor previews, says why, and gives the tile back. */
static void
test_forbidden (LabTestDesk  *desk,
                gconstpointer data G_GNUC_UNUSED)
{
  LabArrow barred;

  begin (desk);
  lab_test_desk_click_arrow (desk, 4);
  lab_test_desk_click_cell (desk, lab_test_desk_get_position (desk)->pawns[0]);
  barred = lab_arrow_opposite (4);
  lift (desk);
  g_assert_cmpuint (count_lit (desk), ==, LAB_N_ARROWS - 1);
  lab_test_driver_hover (desk->driver, get_arrow (desk, barred));
  g_assert_cmpuint (get_preview (desk), ==, LAB_ARROW_NONE);
  lab_test_driver_let_go (desk->driver);
  g_assert_cmpuint (lab_test_desk_get_position (desk)->phase, ==, LAB_PHASE_INSERT);
  lab_test_wait (lab_test_find_text (gtk_widget_get_tooltip_text (get_arrow (desk, barred))) != NULL);
  audit_at_rest (desk);
  lab_test_audit (desk);
}

/* Dropped anywhere else, back over its tray, or moved by a hair only, nothing happens. */
static void
test_elsewhere (LabTestDesk  *desk,
                gconstpointer data G_GNUC_UNUSED)
{
  LabPosition before;

  begin (desk);
  before = *lab_test_desk_get_position (desk);
  lift (desk);
  lab_test_driver_let_go (desk->driver);
  audit_at_rest (desk);

  lift (desk);
  lab_test_driver_hover (desk->driver, get_arrow (desk, 4));
  lab_test_driver_hover (desk->driver,
                         lab_test_find_action (GTK_WIDGET (desk->window), "game.turn-anticlockwise"));
  g_assert_cmpuint (get_preview (desk), ==, LAB_ARROW_NONE);
  lab_test_driver_let_go (desk->driver);
  audit_at_rest (desk);

  lab_test_driver_hold (desk->driver, get_spare (desk));
  lab_test_driver_move (desk->driver, get_spare (desk),
                        gtk_widget_get_width (get_spare (desk)) / 2.0 + 2,
                        gtk_widget_get_height (get_spare (desk)) / 2.0);
  g_assert_false (lab_carrier_get_carrying (get_carrier (desk)));
  lab_test_driver_let_go (desk->driver);
  lab_test_driver_click (desk->driver, get_spare (desk));
  audit_at_rest (desk);
  g_assert_cmpmem (lab_test_desk_get_position (desk), sizeof before, &before, sizeof before);
  lab_test_audit (desk);
}

/* Escape takes the tile back, and letting go of it afterwards does nothing. */
static void
test_cancel (LabTestDesk  *desk,
             gconstpointer data G_GNUC_UNUSED)
{
  begin (desk);
  lift (desk);
  lab_test_driver_hover (desk->driver, get_arrow (desk, 5));
  g_assert_cmpuint (get_preview (desk), ==, 5);
  lab_test_driver_key (desk->driver, GDK_KEY_Escape, 0);
  audit_at_rest (desk);
  lab_test_driver_hover (desk->driver, GTK_WIDGET (lab_test_desk_get_board (desk)));
  lab_test_driver_hover (desk->driver, get_arrow (desk, 6));
  audit_at_rest (desk);
  lab_test_driver_let_go (desk->driver);
  g_assert_cmpuint (lab_test_desk_get_position (desk)->phase, ==, LAB_PHASE_INSERT);
  audit_at_rest (desk);

  lift (desk);
  lab_test_driver_hover (desk->driver, get_arrow (desk, 6));
  lab_test_driver_let_go (desk->driver);
  g_assert_cmpuint (lab_test_desk_get_position (desk)->last_arrow, ==, 6);
}

/* Whoever inserts with the keyboard meanwhile, or pauses, has nothing in hand any more. */
static void
test_overtaken (LabTestDesk  *desk,
                gconstpointer data G_GNUC_UNUSED)
{
  begin (desk);
  lift (desk);
  gtk_widget_grab_focus (get_arrow (desk, 2));
  lab_test_driver_key (desk->driver, GDK_KEY_Return, 0);
  lab_test_wait (lab_test_desk_get_position (desk)->phase == LAB_PHASE_MOVE);
  audit_at_rest (desk);
  lab_test_driver_hover (desk->driver, get_arrow (desk, 5));
  lab_test_driver_let_go (desk->driver);
  g_assert_cmpuint (lab_test_desk_get_position (desk)->last_arrow, ==, 2);
  g_assert_cmpuint (lab_test_desk_get_position (desk)->phase, ==, LAB_PHASE_MOVE);

  /* Nor is there anything to take once the tile is in. */
  lab_test_driver_hold (desk->driver, get_spare (desk));
  lab_test_driver_hover (desk->driver, GTK_WIDGET (lab_test_desk_get_board (desk)));
  audit_at_rest (desk);
  lab_test_driver_let_go (desk->driver);
}

/* What a computer is to insert is not for people to take. */
static void
test_computer (LabTestDesk  *desk,
               gconstpointer data G_GNUC_UNUSED)
{
  const LabDeal deal = { 8, 0x5, 0, 0, LAB_RULES_OPEN_CARDS };
  const LabPlayerKind kinds[LAB_N_SEATS] = {
    LAB_PLAYER_EXPERT, LAB_PLAYER_PERSON, LAB_PLAYER_PERSON, LAB_PLAYER_PERSON,
  };

  lab_test_desk_set_thinking_time (10);
  lab_test_desk_play_kinds (desk, &deal, kinds);
  lab_test_driver_hold (desk->driver, get_spare (desk));
  lab_test_driver_hover (desk->driver, GTK_WIDGET (lab_test_desk_get_board (desk)));
  lab_test_driver_hover (desk->driver, get_arrow (desk, 4));
  g_assert_cmpuint (lab_host_get_stage (lab_test_table_get_host (desk)), ==, LAB_HOST_ASKED);
  audit_at_rest (desk);
  lab_test_driver_let_go (desk->driver);
  g_assert_cmpuint (lab_test_desk_get_position (desk)->seat, ==, 0);
  audit_at_rest (desk);
}

/* With animations it flies back, and can be caught on the way; dropped on an arrow the
 * preview goes on from where it was. */
static void
test_animated (LabTestDesk  *desk,
               gconstpointer data G_GNUC_UNUSED)
{
  LabBoardView *board;

  begin (desk);
  board = lab_test_desk_get_board (desk);
  lab_test_desk_set_animated (TRUE);
  lift (desk);
  lab_test_driver_let_go (desk->driver);
  lab_test_wait (!lab_carrier_get_carrying (get_carrier (desk)));
  audit_at_rest (desk);

  lift (desk);
  lab_test_driver_key (desk->driver, GDK_KEY_Escape, 0);
  lab_test_driver_let_go (desk->driver);
  lab_test_driver_hold (desk->driver, get_spare (desk));
  lab_test_driver_hover (desk->driver, GTK_WIDGET (board));
  lab_test_driver_hover (desk->driver, get_arrow (desk, 9));
  g_assert_true (lab_carrier_get_carrying (get_carrier (desk)));
  g_assert_cmpuint (get_preview (desk), ==, 9);
  lab_test_driver_let_go (desk->driver);
  g_assert_cmpuint (lab_test_desk_get_position (desk)->last_arrow, ==, 9);
  lab_test_wait (!lab_board_view_get_moving (board));
  audit_at_rest (desk);
  lab_test_desk_set_animated (FALSE);
  lab_test_audit (desk);
}

/* A window that closes meanwhile takes the tile along. */
static void
test_closed (LabTestDesk  *desk,
             gconstpointer data G_GNUC_UNUSED)
{
  begin (desk);
  lab_test_desk_set_animated (TRUE);
  lift (desk);
  lab_test_desk_close_window (desk);
  lab_test_driver_let_go (desk->driver);
}

int
main (int    argc,
      char **argv)
{
  static const int phone[] = { 360, 640 };

  g_test_init (&argc, &argv, NULL);

  lab_test_desk_add ("/window/drag/insert", NULL, test_insert);
  lab_test_desk_add ("/window/drag/insert-on-a-phone", phone, test_insert);
  lab_test_desk_add ("/window/drag/turn-on-the-way", NULL, test_turn_on_the_way);
  lab_test_desk_add ("/window/drag/forbidden", NULL, test_forbidden);
  lab_test_desk_add ("/window/drag/elsewhere", NULL, test_elsewhere);
  lab_test_desk_add ("/window/drag/cancel", NULL, test_cancel);
  lab_test_desk_add ("/window/drag/overtaken", NULL, test_overtaken);
  lab_test_desk_add ("/window/drag/computer", NULL, test_computer);
  lab_test_desk_add ("/window/drag/animated", NULL, test_animated);
  lab_test_desk_add ("/window/drag/closed", NULL, test_closed);
  return g_test_run ();
}
