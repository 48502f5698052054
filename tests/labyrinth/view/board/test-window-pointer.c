/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-test-audit.h"
#include "lab-test-window.h"
#include "lab-test-turns.h"
#include "lab-arrow-button.h"
#include "lab-path.h"
#include "lab-board-layout.h"
#include "lab-tile-view.h"

/* Private helpers */

static void
begin (LabTestWindow *desk)
{
  const LabDeal deal = { lab_test_find_seed (8, 30), 0x5, 0, 0, LAB_RULES_STANDARD };

  lab_test_window_play (desk, &deal);
  lab_test_window_take (desk);
}

static GtkWidget *
get_arrow (LabTestWindow *desk,
           LabArrow       arrow)
{
  return lab_board_view_get_arrow (lab_test_window_get_board (desk), arrow);
}

static LabArrow
get_preview (LabTestWindow *desk)
{
  return lab_board_view_get_preview (lab_test_window_get_board (desk));
}

/* Returns the view of the spare tile on the board, if it is visible. */
static GtkWidget *
find_entering (LabTestWindow *desk)
{
  GtkWidget *board = GTK_WIDGET (lab_test_window_get_board (desk));
  LabTile *spare = lab_game_get_spare (lab_test_window_get_game (desk));
  g_autoptr (GPtrArray) views = lab_test_find_all (board, LAB_TYPE_TILE_VIEW);

  for (guint i = 0; i < views->len; i++)
    {
      if (lab_tile_view_get_tile (views->pdata[i]) == spare
          && gtk_widget_get_mapped (views->pdata[i]))
        return views->pdata[i];
    }
  return NULL;
}

/* Tests */

/* While the pointer is on an arrow, it previews the insertion there. */
static void
test_preview (LabTestWindow *desk,
              gconstpointer  data G_GNUC_UNUSED)
{
  GtkWidget *board;
  LabPosition before;

  begin (desk);
  board = GTK_WIDGET (lab_test_window_get_board (desk));
  before = *lab_test_window_get_position (desk);
  g_assert_null (find_entering (desk));
  for (LabArrow arrow = 0; arrow < LAB_N_ARROWS; arrow++)
    {
      LabBoardLayout layout = lab_board_layout_fit (gtk_widget_get_width (board),
                                                    gtk_widget_get_height (board));
      graphene_point_t entry = lab_board_layout_get_cell (&layout, lab_arrow_cell (arrow, 0));
      graphene_rect_t bounds;

      lab_test_driver_hover (desk->driver, get_arrow (desk, arrow));
      g_assert_cmpuint (get_preview (desk), ==, arrow);
      g_assert_nonnull (find_entering (desk));
      g_assert_true (gtk_widget_compute_bounds (find_entering (desk), board, &bounds));
      g_assert_true (graphene_point_near (&bounds.origin, &entry, 0.5f));
      lab_test_audit (desk);
      if (arrow % 2 == 0)
        continue;
      lab_test_driver_hover (desk->driver, board);
      g_assert_cmpuint (get_preview (desk), ==, LAB_ARROW_NONE);
      g_assert_null (find_entering (desk));
      lab_test_audit (desk);
    }
  lab_test_driver_hover (desk->driver, get_arrow (desk, 0));
  lab_test_driver_leave (desk->driver);
  g_assert_cmpuint (get_preview (desk), ==, LAB_ARROW_NONE);
  g_assert_cmpmem (lab_test_window_get_position (desk), sizeof before, &before, sizeof before);
}

/* A rotation during the preview applies to the insertion. */
static void
test_turn_in_preview (LabTestWindow *desk,
                      gconstpointer  data G_GNUC_UNUSED)
{
  const LabPosition *position;
  LabOpenings spare;

  begin (desk);
  position = lab_test_window_get_position (desk);
  spare = position->board.spare;
  lab_test_driver_hover (desk->driver, get_arrow (desk, 5));
  lab_test_driver_scroll (desk->driver, 1);
  g_assert_cmphex (position->board.spare, ==, lab_openings_turn (spare, 1));
  g_assert_cmpuint (get_preview (desk), ==, 5);
  lab_test_driver_key (desk->driver, GDK_KEY_r, 0);
  lab_test_driver_scroll (desk->driver, -3);
  g_assert_cmphex (position->board.spare, ==, lab_openings_turn (spare, -1));
  g_assert_cmpuint (get_preview (desk), ==, 5);
  g_assert_nonnull (find_entering (desk));
  lab_test_audit (desk);

  lab_test_driver_press (desk->driver);
  g_assert_cmphex (lab_board_get_tile (&position->board, lab_arrow_cell (5, 0)), ==,
                   lab_openings_turn (spare, -1));
  g_assert_cmpuint (get_preview (desk), ==, LAB_ARROW_NONE);
  g_assert_null (find_entering (desk));
  lab_test_audit (desk);
}

static void
test_no_preview_when_forbidden (LabTestWindow *desk,
                                gconstpointer  data G_GNUC_UNUSED)
{
  begin (desk);
  lab_test_window_click_arrow (desk, 0);

  /* After the insertion there is no preview. */
  lab_test_driver_hover (desk->driver, get_arrow (desk, 3));
  g_assert_cmpuint (get_preview (desk), ==, LAB_ARROW_NONE);

  lab_test_driver_click (desk->driver, lab_test_find_button ("Stay"));
  lab_test_window_take (desk);
  lab_test_driver_hover (desk->driver, get_arrow (desk, 6));
  g_assert_cmpuint (get_preview (desk), ==, LAB_ARROW_NONE);
  g_assert_null (find_entering (desk));
  lab_test_driver_hover (desk->driver, get_arrow (desk, 7));
  g_assert_cmpuint (get_preview (desk), ==, 7);
}

/* Hovering a tile shows the path to it, if there is one; its length must be the one
 * that A* finds. */
static void
test_path (LabTestWindow *desk,
           gconstpointer  data G_GNUC_UNUSED)
{
  const LabPosition *position;
  LabBoardView *board;
  guint n_ways = 0;

  begin (desk);
  board = lab_test_window_get_board (desk);
  position = lab_test_window_get_position (desk);
  lab_test_driver_hover (desk->driver, lab_board_view_get_tile (board, LAB_CELL (3, 3)));
  g_assert_cmpuint (lab_board_view_get_path_length (board), ==, 0);

  lab_test_window_click_arrow (desk, 0);
  g_assert_cmpuint (lab_board_view_get_path_length (board), ==, 0);
  for (LabBitboard rest = LAB_ALL_CELLS; rest != 0; rest &= rest - 1)
    {
      LabCell cell = lab_bitboard_first (rest);
      LabPath path;

      lab_path_find (&position->board, position->pawns[0], cell, &path);
      lab_test_driver_hover (desk->driver, lab_board_view_get_tile (board, cell));
      g_assert_cmpuint (lab_board_view_get_path_length (board), ==, path.n_cells);
      n_ways += path.n_cells > 0;
    }
  g_assert_cmpuint (n_ways, ==, lab_bitboard_count (lab_position_get_reachable (position)));
  g_assert_cmpuint (n_ways, >=, 8);

  lab_test_driver_hover (desk->driver, lab_board_view_get_tile (board, position->pawns[0]));
  g_assert_cmpuint (lab_board_view_get_path_length (board), ==, 1);
  lab_test_driver_leave (desk->driver);
  g_assert_cmpuint (lab_board_view_get_path_length (board), ==, 0);
}

/* A click on the pawn's own tile means to stay. */
static void
test_own_tile (LabTestWindow *desk,
               gconstpointer  data G_GNUC_UNUSED)
{
  const LabPosition *position;
  LabCell cell;

  begin (desk);
  position = lab_test_window_get_position (desk);
  lab_test_window_click_arrow (desk, 1);
  cell = position->pawns[0];
  lab_test_window_click_cell (desk, cell);
  g_assert_cmpuint (position->seat, ==, 2);
  g_assert_cmpuint (position->pawns[0], ==, cell);
  lab_test_audit_cover (desk);
  g_assert_cmpuint (
      lab_board_view_get_path_length (lab_test_window_get_board (desk)), ==, 0);
}

/* A pawn that is pushed off the board returns on the opposite side. */
static void
test_carried_pawn (LabTestWindow *desk,
                   gconstpointer  data G_GNUC_UNUSED)
{
  const LabDeal deal = { lab_test_find_seed (8, 30), 0xf, 0, 0, LAB_RULES_STANDARD };
  LabPosition position;

  lab_deal_position (&deal, &position);
  position.pawns[1] = lab_arrow_cell (4, LAB_BOARD_SIZE - 1);
  position.pawns[2] = lab_arrow_cell (4, LAB_BOARD_SIZE - 1);
  position.pawns[3] = lab_arrow_cell (4, 2);
  lab_test_window_play_from (desk, &position);
  lab_test_window_take (desk);
  lab_test_audit (desk);
  lab_test_driver_hover (desk->driver, get_arrow (desk, 4));
  lab_test_audit (desk);
  lab_test_driver_press (desk->driver);
  g_assert_cmpuint (lab_test_window_get_position (desk)->pawns[1], ==, lab_arrow_cell (4, 0));
  g_assert_cmpuint (lab_test_window_get_position (desk)->pawns[3], ==, lab_arrow_cell (4, 3));
  lab_test_audit (desk);
}

static void
test_scroll (LabTestWindow *desk,
             gconstpointer  data G_GNUC_UNUSED)
{
  const LabPosition *position;
  LabOpenings spare;

  begin (desk);
  position = lab_test_window_get_position (desk);
  spare = position->board.spare;
  lab_test_driver_hover (desk->driver, GTK_WIDGET (lab_test_window_get_board (desk)));
  for (int i = 1; i <= 5; i++)
    {
      lab_test_driver_scroll (desk->driver, 1);
      g_assert_cmphex (position->board.spare, ==, lab_openings_turn (spare, i));
    }
  lab_test_driver_scroll (desk->driver, -2);
  g_assert_cmphex (position->board.spare, ==, lab_openings_turn (spare, 3));
  lab_test_audit (desk);
}

/* Longer than the time after which GTK shows a tooltip. */
static void
rest (void)
{
  gint64 end = g_get_monotonic_time () + G_TIME_SPAN_SECOND;

  while (g_get_monotonic_time () < end)
    lab_test_iterate ();
}

/* A pointer that rests on an arrow and then jumps to the tile beside it can click there. A
 * tooltip would be in between, and the click would be lost. */
static void
test_jump (LabTestWindow *desk,
           gconstpointer  data G_GNUC_UNUSED)
{
  const LabArrow arrow = 1;

  begin (desk);
  /* Here the middle of the tile is where a tooltip would be. */
  lab_test_driver_resize (desk->driver, GTK_WINDOW (desk->window), 360, 640);
  lab_test_driver_hover (desk->driver, get_arrow (desk, arrow));
  rest ();
  lab_test_driver_press (desk->driver);
  g_assert_cmpuint (lab_test_window_get_position (desk)->phase, ==, LAB_PHASE_MOVE);
  rest ();
  lab_test_window_click_cell (desk, lab_arrow_cell (arrow, 0));
  g_assert_true (lab_test_window_get_position (desk)->phase == LAB_PHASE_INSERT
                 || lab_test_find_text ("No open passage leads there. Choose a tile that the "
                                        "pawn can reach.")
                        != NULL);
}

/* Tooltips of other buttons can cover the board in a small window, and let clicks through. */
static void
test_below_tooltip (LabTestWindow *desk,
                    gconstpointer  data G_GNUC_UNUSED)
{
  static const LabPlayerKind kinds[LAB_N_SEATS]
      = { LAB_PLAYER_PERSON, LAB_PLAYER_PERSON, LAB_PLAYER_NORMAL };
  const LabDeal deal = { lab_test_find_seed (8, 30), 0x5, 0, 0, LAB_RULES_STANDARD };

  lab_test_window_play_kinds (desk, &deal, kinds);
  lab_test_wait (lab_test_window_is_asked (desk));
  lab_test_driver_resize (desk->driver, GTK_WINDOW (desk->window), 360, 640);
  /* The tooltip of this button covers the first arrow. */
  lab_test_driver_hover (desk->driver,
                         lab_test_find_action (GTK_WIDGET (desk->window), "win.pause"));
  rest ();
  lab_test_window_click_arrow (desk, 0);
  g_assert_cmpuint (lab_test_window_get_position (desk)->phase, ==, LAB_PHASE_MOVE);
}

static void
assert_look (LabTestWindow *desk,
             LabArrowLook   look)
{
  for (LabArrow arrow = 0; arrow < LAB_N_ARROWS; arrow++)
    g_assert_cmpint (lab_arrow_button_get_look (LAB_ARROW_BUTTON (get_arrow (desk, arrow))), ==,
                     look);
}

/* The arrows show whether a tile is to be inserted. */
static void
test_phases (LabTestWindow *desk,
             gconstpointer  data G_GNUC_UNUSED)
{
  const LabDeal deal = { lab_test_find_seed (8, 30), 0x5, 0, 0, LAB_RULES_OPEN_CARDS };

  lab_test_window_play (desk, &deal);
  lab_test_driver_leave (desk->driver);
  assert_look (desk, LAB_ARROW_FREE);
  lab_test_driver_hover (desk->driver, get_arrow (desk, 2));
  g_assert_cmpint (lab_arrow_button_get_look (LAB_ARROW_BUTTON (get_arrow (desk, 2))), ==,
                   LAB_ARROW_BRIGHT);
  lab_test_driver_press (desk->driver);
  /* Not even under the pointer. */
  assert_look (desk, LAB_ARROW_FAINT);
  lab_test_window_click_cell (desk, lab_test_window_get_position (desk)->pawns[0]);
  lab_test_driver_leave (desk->driver);
  g_assert_cmpint (lab_arrow_button_get_look (LAB_ARROW_BUTTON (get_arrow (desk, 2))), ==,
                   LAB_ARROW_FREE);
  g_assert_cmpint (
      lab_arrow_button_get_look (LAB_ARROW_BUTTON (get_arrow (desk, lab_arrow_opposite (2)))), ==,
      LAB_ARROW_BARRED);
}

/* Returns the treasures that stay bright although their tiles cannot be reached. */
static LabTreasureSet
find_bright (LabTestWindow *desk)
{
  LabTreasureSet bright = 0;

  for (LabBitboard rest = LAB_ALL_CELLS; rest != 0; rest &= rest - 1)
    {
      LabTileView *view = LAB_TILE_VIEW (lab_board_view_get_tile (
          lab_test_window_get_board (desk), lab_bitboard_first (rest)));

      if (lab_tile_view_get_mark (view) == LAB_TILE_SOUGHT)
        bright |= LAB_TREASURE_BIT (lab_tile_get_treasure (lab_tile_view_get_tile (view)));
    }
  return bright;
}

/* While the pawn is to be moved, the treasure on the player's card stays bright, and no other. */
static void
test_sought (LabTestWindow *desk,
             gconstpointer  data)
{
  const LabDeal deal = { lab_test_find_seed (8, 30), 0x5, 0, 0,
                         (LabRules) GPOINTER_TO_INT (data) };
  LabTreasureSet far_away = 0;
  LabPosition position;

  lab_test_window_play (desk, &deal);
  if ((deal.rules & LAB_RULES_OPEN_CARDS) == 0)
    lab_test_window_take (desk);
  g_assert_cmphex (find_bright (desk), ==, 0);
  lab_test_window_click_arrow (desk, 0);
  position = *lab_test_window_get_position (desk);
  for (LabBitboard rest = LAB_ALL_CELLS & ~lab_position_get_reachable (&position); rest != 0;
       rest &= rest - 1)
    {
      LabTreasure treasure = lab_position_get_treasure (&position, lab_bitboard_first (rest));

      if (treasure != LAB_TREASURE_NONE)
        far_away |= LAB_TREASURE_BIT (treasure);
    }
  g_assert_cmphex (find_bright (desk), ==, far_away & lab_position_get_sought (&position, 0));
  g_assert_cmphex (find_bright (desk), !=, 0);
  lab_test_window_click_cell (desk, position.pawns[0]);
  g_assert_cmphex (find_bright (desk), ==, 0);
}

/* Checks the rings while a tile is previewed and inserted, a pawn moves to @turn, and the other
 * player waits. */
static void
play_with_rings (LabTestWindow *desk,
                 const LabTurn *turn)
{
  lab_test_audit (desk);
  while (lab_test_window_get_position (desk)->board.spare != turn->tile)
    lab_test_driver_key (desk->driver, GDK_KEY_r, 0);
  lab_test_driver_hover (desk->driver, get_arrow (desk, turn->arrow));
  lab_test_audit (desk);
  lab_test_driver_press (desk->driver);
  lab_test_audit (desk);
  lab_test_window_click_cell (desk, turn->cell);
}

/* Open cards ring their treasures on the board in both phases, until they are found. */
static void
test_rings (LabTestWindow *desk,
            gconstpointer  data G_GNUC_UNUSED)
{
  LabDeal deal = { 0, 0x5, 0, 3, LAB_RULES_OPEN_CARDS };
  const LabPosition *position;
  LabPosition dealt;
  LabTurn turn;

  do
    {
      deal.seed++;
      lab_deal_position (&deal, &dealt);
    }
  while (lab_test_choose_turn (&dealt, &turn) > 0);
  lab_test_window_play (desk, &deal);
  position = lab_test_window_get_position (desk);
  lab_test_audit_rings (desk, lab_position_get_sought (&dealt, 0), 0);
  play_with_rings (desk, &turn);
  g_assert_cmpuint (position->n_found[0], ==, 1);

  lab_test_audit_rings (desk, lab_position_get_sought (&dealt, 2), 2);
  lab_test_choose_turn (position, &turn);
  play_with_rings (desk, &turn);
  g_assert_cmpuint (lab_bitboard_count (lab_position_get_sought (position, 0)), ==, 2);
  lab_test_audit_rings (desk, lab_position_get_sought (position, 0), 0);
}

/* Hidden cards ring nothing, for nobody. */
static void
test_no_rings (LabTestWindow *desk,
               gconstpointer  data G_GNUC_UNUSED)
{
  const LabDeal open = { 1, 0x5, 0, 3, LAB_RULES_OPEN_CARDS };
  LabTurn turn;

  /* Nor is a ring of the last game left. */
  lab_test_window_play (desk, &open);
  begin (desk);
  lab_test_choose_turn (lab_test_window_get_position (desk), &turn);
  lab_test_audit_rings (desk, 0, LAB_SEAT_NONE);
  play_with_rings (desk, &turn);
  lab_test_audit_cover (desk);
  lab_test_audit_rings (desk, 0, LAB_SEAT_NONE);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  lab_test_window_add ("/window/pointer/preview", NULL, test_preview);
  lab_test_window_add ("/window/pointer/turn-in-preview", NULL, test_turn_in_preview);
  lab_test_window_add ("/window/pointer/no-preview-when-forbidden", NULL,
                       test_no_preview_when_forbidden);
  lab_test_window_add ("/window/pointer/path", NULL, test_path);
  lab_test_window_add ("/window/pointer/own-tile", NULL, test_own_tile);
  lab_test_window_add ("/window/pointer/carried-pawn", NULL, test_carried_pawn);
  lab_test_window_add ("/window/pointer/jump", NULL, test_jump);
  lab_test_window_add ("/window/pointer/below-tooltip", NULL, test_below_tooltip);
  lab_test_window_add ("/window/pointer/phases", NULL, test_phases);
  lab_test_window_add ("/window/pointer/sought", GINT_TO_POINTER (LAB_RULES_STANDARD),
                       test_sought);
  lab_test_window_add ("/window/pointer/sought-open", GINT_TO_POINTER (LAB_RULES_OPEN_CARDS),
                       test_sought);
  lab_test_window_add ("/window/pointer/rings", NULL, test_rings);
  lab_test_window_add ("/window/pointer/no-rings", NULL, test_no_rings);
  lab_test_window_add ("/window/pointer/scroll", NULL, test_scroll);
  return g_test_run ();
}
