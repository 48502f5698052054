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
#include "lab-hand.h"
#include "lab-tile-view.h"

/* Private helpers */

static void
begin (LabTestWindow *test)
{
  const LabDeal deal = { lab_test_find_seed (8, 30), 0x5, 0, 0, LAB_RULES_STANDARD };

  lab_test_window_play (test, &deal);
  lab_test_window_take (test);
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

/* Returns the view of the spare tile on the board, if it is visible. */
static GtkWidget *
find_entering (LabTestWindow *test)
{
  GtkWidget *board = GTK_WIDGET (lab_test_window_get_board (test));
  LabTile *spare = lab_game_get_spare (lab_test_window_get_game (test));
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
test_preview (LabTestWindow *test,
              gconstpointer  data G_GNUC_UNUSED)
{
  GtkWidget *board;
  LabPosition before;

  begin (test);
  board = GTK_WIDGET (lab_test_window_get_board (test));
  before = *lab_test_window_get_position (test);
  g_assert_null (find_entering (test));
  for (LabArrow arrow = 0; arrow < LAB_N_ARROWS; arrow++)
    {
      LabBoardLayout layout = lab_board_layout_fit (gtk_widget_get_width (board),
                                                    gtk_widget_get_height (board));
      graphene_point_t entry = lab_board_layout_get_cell (&layout, lab_arrow_cell (arrow, 0));
      graphene_rect_t bounds;

      lab_test_driver_hover (test->driver, get_arrow (test, arrow));
      g_assert_cmpuint (get_preview (test), ==, arrow);
      g_assert_nonnull (find_entering (test));
      g_assert_true (gtk_widget_compute_bounds (find_entering (test), board, &bounds));
      g_assert_true (graphene_point_near (&bounds.origin, &entry, 0.5f));
      lab_test_audit (test);
      if (arrow % 2 == 0)
        continue;
      lab_test_driver_hover (test->driver, board);
      g_assert_cmpuint (get_preview (test), ==, LAB_ARROW_NONE);
      g_assert_null (find_entering (test));
      lab_test_audit (test);
    }
  lab_test_driver_hover (test->driver, get_arrow (test, 0));
  lab_test_driver_leave (test->driver);
  g_assert_cmpuint (get_preview (test), ==, LAB_ARROW_NONE);
  g_assert_cmpmem (lab_test_window_get_position (test), sizeof before, &before, sizeof before);
}

/* A rotation during the preview applies to the insertion. */
static void
test_turn_in_preview (LabTestWindow *test,
                      gconstpointer  data G_GNUC_UNUSED)
{
  const LabPosition *position;
  LabOpenings spare;

  begin (test);
  position = lab_test_window_get_position (test);
  spare = position->board.spare;
  lab_test_driver_hover (test->driver, get_arrow (test, 5));
  lab_test_driver_scroll (test->driver, 1);
  g_assert_cmphex (position->board.spare, ==, lab_openings_rotate (spare, 1));
  g_assert_cmpuint (get_preview (test), ==, 5);
  lab_test_driver_key (test->driver, GDK_KEY_r, 0);
  lab_test_driver_scroll (test->driver, -3);
  g_assert_cmphex (position->board.spare, ==, lab_openings_rotate (spare, -1));
  g_assert_cmpuint (get_preview (test), ==, 5);
  g_assert_nonnull (find_entering (test));
  lab_test_audit (test);

  lab_test_driver_press (test->driver);
  g_assert_cmphex (lab_board_get_tile (&position->board, lab_arrow_cell (5, 0)), ==,
                   lab_openings_rotate (spare, -1));
  g_assert_cmpuint (get_preview (test), ==, LAB_ARROW_NONE);
  g_assert_null (find_entering (test));
  lab_test_audit (test);
}

static void
test_no_preview_when_forbidden (LabTestWindow *test,
                                gconstpointer  data G_GNUC_UNUSED)
{
  begin (test);
  lab_test_window_click_arrow (test, 0);

  /* After the insertion there is no preview. */
  lab_test_driver_hover (test->driver, get_arrow (test, 3));
  g_assert_cmpuint (get_preview (test), ==, LAB_ARROW_NONE);

  lab_test_driver_click (test->driver, lab_test_find_button ("Stay"));
  lab_test_window_take (test);
  lab_test_driver_hover (test->driver, get_arrow (test, 6));
  g_assert_cmpuint (get_preview (test), ==, LAB_ARROW_NONE);
  g_assert_null (find_entering (test));
  lab_test_driver_hover (test->driver, get_arrow (test, 7));
  g_assert_cmpuint (get_preview (test), ==, 7);
}

/* Hovering a tile shows the path to it, if there is one; its length must be the one
 * that A* finds. */
static void
test_path (LabTestWindow *test,
           gconstpointer  data G_GNUC_UNUSED)
{
  const LabPosition *position;
  LabBoardView *board;
  guint n_ways = 0;

  begin (test);
  board = lab_test_window_get_board (test);
  position = lab_test_window_get_position (test);
  lab_test_driver_hover (test->driver, lab_board_view_get_tile (board, LAB_CELL (3, 3)));
  g_assert_cmpuint (lab_board_view_get_path_length (board), ==, 0);

  lab_test_window_click_arrow (test, 0);
  g_assert_cmpuint (lab_board_view_get_path_length (board), ==, 0);
  for (LabBitboard rest = LAB_ALL_CELLS; rest != 0; rest &= rest - 1)
    {
      LabCell cell = lab_bitboard_first (rest);
      LabPath path;

      lab_path_find (&position->board, position->pawns[0], cell, &path);
      lab_test_driver_hover (test->driver, lab_board_view_get_tile (board, cell));
      g_assert_cmpuint (lab_board_view_get_path_length (board), ==, path.n_cells);
      n_ways += path.n_cells > 0;
    }
  g_assert_cmpuint (n_ways, ==, lab_bitboard_count (lab_position_get_reachable (position)));
  g_assert_cmpuint (n_ways, >=, 8);

  lab_test_driver_hover (test->driver, lab_board_view_get_tile (board, position->pawns[0]));
  g_assert_cmpuint (lab_board_view_get_path_length (board), ==, 1);
  lab_test_driver_leave (test->driver);
  g_assert_cmpuint (lab_board_view_get_path_length (board), ==, 0);
}

/* A click on the pawn's own tile means to stay. */
static void
test_own_tile (LabTestWindow *test,
               gconstpointer  data G_GNUC_UNUSED)
{
  const LabPosition *position;
  LabCell cell;

  begin (test);
  position = lab_test_window_get_position (test);
  lab_test_window_click_arrow (test, 1);
  cell = position->pawns[0];
  lab_test_window_click_cell (test, cell);
  g_assert_cmpuint (position->seat, ==, 2);
  g_assert_cmpuint (position->pawns[0], ==, cell);
  lab_test_audit_cover (test);
  g_assert_cmpuint (
      lab_board_view_get_path_length (lab_test_window_get_board (test)), ==, 0);
}

/* A pawn that is pushed off the board returns on the opposite side. */
static void
test_carried_pawn (LabTestWindow *test,
                   gconstpointer  data G_GNUC_UNUSED)
{
  const LabDeal deal = { lab_test_find_seed (8, 30), 0xf, 0, 0, LAB_RULES_STANDARD };
  LabPosition position;

  lab_deal_position (&deal, &position);
  position.pawns[1] = lab_arrow_cell (4, LAB_BOARD_SIZE - 1);
  position.pawns[2] = lab_arrow_cell (4, LAB_BOARD_SIZE - 1);
  position.pawns[3] = lab_arrow_cell (4, 2);
  lab_test_window_play_from (test, &position);
  lab_test_window_take (test);
  lab_test_audit (test);
  lab_test_driver_hover (test->driver, get_arrow (test, 4));
  lab_test_audit (test);
  lab_test_driver_press (test->driver);
  g_assert_cmpuint (lab_test_window_get_position (test)->pawns[1], ==, lab_arrow_cell (4, 0));
  g_assert_cmpuint (lab_test_window_get_position (test)->pawns[3], ==, lab_arrow_cell (4, 3));
  lab_test_audit (test);
}

static void
test_scroll (LabTestWindow *test,
             gconstpointer  data G_GNUC_UNUSED)
{
  const LabPosition *position;
  LabOpenings spare;

  begin (test);
  position = lab_test_window_get_position (test);
  spare = position->board.spare;
  lab_test_driver_hover (test->driver, GTK_WIDGET (lab_test_window_get_board (test)));
  for (int i = 1; i <= 5; i++)
    {
      lab_test_driver_scroll (test->driver, 1);
      g_assert_cmphex (position->board.spare, ==, lab_openings_rotate (spare, i));
    }
  lab_test_driver_scroll (test->driver, -2);
  g_assert_cmphex (position->board.spare, ==, lab_openings_rotate (spare, 3));
  lab_test_audit (test);
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
test_jump (LabTestWindow *test,
           gconstpointer  data G_GNUC_UNUSED)
{
  const LabArrow arrow = 1;

  begin (test);
  /* Here the middle of the tile is where a tooltip would be. */
  lab_test_driver_resize (test->driver, GTK_WINDOW (test->window), 360, 640);
  lab_test_driver_hover (test->driver, get_arrow (test, arrow));
  rest ();
  lab_test_driver_press (test->driver);
  g_assert_cmpuint (lab_test_window_get_position (test)->phase, ==, LAB_PHASE_MOVE);
  rest ();
  lab_test_window_click_cell (test, lab_arrow_cell (arrow, 0));
  g_assert_true (lab_test_window_get_position (test)->phase == LAB_PHASE_INSERT
                 || lab_test_find_text ("No open passage leads there. Choose a tile that the "
                                        "pawn can reach.")
                        != NULL);
}

/* Tooltips of other buttons can cover the board in a small window, and let clicks through. */
static void
test_below_tooltip (LabTestWindow *test,
                    gconstpointer  data G_GNUC_UNUSED)
{
  static const LabPlayerKind kinds[LAB_N_SEATS]
      = { LAB_PLAYER_PERSON, LAB_PLAYER_PERSON, LAB_PLAYER_NORMAL };
  const LabDeal deal = { lab_test_find_seed (8, 30), 0x5, 0, 0, LAB_RULES_STANDARD };

  lab_test_window_play_kinds (test, &deal, kinds);
  lab_test_wait (lab_test_window_is_asked (test));
  lab_test_driver_resize (test->driver, GTK_WINDOW (test->window), 360, 640);
  /* The tooltip of this button covers the first arrow. */
  lab_test_driver_hover (test->driver,
                         lab_test_find_action (GTK_WIDGET (test->window), "win.pause"));
  rest ();
  lab_test_window_click_arrow (test, 0);
  g_assert_cmpuint (lab_test_window_get_position (test)->phase, ==, LAB_PHASE_MOVE);
}

/* Returns whether a tooltip is on the screen. GTK has no public name for its type. */
static gboolean
is_tooltip_shown (LabTestWindow *test)
{
  GType type = g_type_from_name ("GtkTooltipWindow");
  g_autoptr (GPtrArray) all = NULL;

  if (type == G_TYPE_INVALID)
    return FALSE;
  all = lab_test_find_all (GTK_WIDGET (test->window), type);
  for (guint i = 0; i < all->len; i++)
    {
      if (gtk_widget_get_mapped (all->pdata[i]))
        return TRUE;
    }
  return FALSE;
}

static void
take_if_covered (LabTestWindow *test)
{
  if (lab_test_window_is_covered (test))
    lab_test_window_take (test);
}

/* The pointer rests where the button was that showed the card. Nothing may cover the card then,
 * neither one card nor open cards. */
static void
test_no_tooltip_on_cards (LabTestWindow *test,
                          gconstpointer  rules)
{
  const LabDeal deal = { lab_test_find_seed (8, 30), 0x5, 0, 0, GPOINTER_TO_UINT (rules) };

  lab_test_window_play (test, &deal);
  take_if_covered (test);
  lab_test_driver_hover (test->driver, lab_test_find (GTK_WIDGET (test->window), LAB_TYPE_HAND));
  rest ();
  g_assert_false (is_tooltip_shown (test));
}

/* The tooltip of Stay does not remain over the card when the turn is over, and a button that
 * cannot be pressed has none. */
static void
test_no_tooltip_after_stay (LabTestWindow *test,
                            gconstpointer  rules)
{
  const LabDeal deal = { lab_test_find_seed (8, 30), 0x5, 0, 0, GPOINTER_TO_UINT (rules) };
  GtkWidget *stay;

  lab_test_window_play (test, &deal);
  take_if_covered (test);
  stay = lab_test_find_action (GTK_WIDGET (test->window), "game.stay");
  g_assert_false (gtk_widget_is_sensitive (stay));
  lab_test_driver_hover (test->driver, stay);
  rest ();
  g_assert_false (is_tooltip_shown (test));

  lab_test_window_click_arrow (test, 0);
  g_assert_true (gtk_widget_is_sensitive (stay));
  lab_test_driver_hover (test->driver, stay);
  lab_test_wait (is_tooltip_shown (test));
  lab_test_driver_key (test->driver, GDK_KEY_s, 0);
  g_assert_cmpuint (lab_test_window_get_position (test)->phase, ==, LAB_PHASE_INSERT);
  lab_test_wait (!is_tooltip_shown (test));

  take_if_covered (test);
  lab_test_window_click_arrow (test, 3);
  lab_test_driver_hover (test->driver, stay);
  lab_test_wait (is_tooltip_shown (test));
  lab_test_driver_press (test->driver);
  lab_test_driver_settle (test->driver);
  g_assert_false (gtk_widget_is_sensitive (stay));
  rest ();
  g_assert_false (is_tooltip_shown (test));
}

static void
assert_look (LabTestWindow *test,
             LabArrowLook   look)
{
  for (LabArrow arrow = 0; arrow < LAB_N_ARROWS; arrow++)
    g_assert_cmpint (lab_arrow_button_get_look (LAB_ARROW_BUTTON (get_arrow (test, arrow))), ==,
                     look);
}

/* The arrows show whether a tile is to be inserted. */
static void
test_phases (LabTestWindow *test,
             gconstpointer  data G_GNUC_UNUSED)
{
  const LabDeal deal = { lab_test_find_seed (8, 30), 0x5, 0, 0, LAB_RULES_OPEN_CARDS };

  lab_test_window_play (test, &deal);
  lab_test_driver_leave (test->driver);
  assert_look (test, LAB_ARROW_FREE);
  lab_test_driver_hover (test->driver, get_arrow (test, 2));
  g_assert_cmpint (lab_arrow_button_get_look (LAB_ARROW_BUTTON (get_arrow (test, 2))), ==,
                   LAB_ARROW_BRIGHT);
  lab_test_driver_press (test->driver);
  /* Not even under the pointer. */
  assert_look (test, LAB_ARROW_FAINT);
  lab_test_window_click_cell (test, lab_test_window_get_position (test)->pawns[0]);
  lab_test_driver_leave (test->driver);
  g_assert_cmpint (lab_arrow_button_get_look (LAB_ARROW_BUTTON (get_arrow (test, 2))), ==,
                   LAB_ARROW_FREE);
  g_assert_cmpint (
      lab_arrow_button_get_look (LAB_ARROW_BUTTON (get_arrow (test, lab_arrow_opposite (2)))), ==,
      LAB_ARROW_BLOCKED);
}

/* Returns the treasures that stay bright although their tiles cannot be reached. */
static LabTreasureSet
find_bright (LabTestWindow *test)
{
  LabTreasureSet bright = 0;

  for (LabBitboard rest = LAB_ALL_CELLS; rest != 0; rest &= rest - 1)
    {
      LabTileView *view = LAB_TILE_VIEW (lab_board_view_get_tile (
          lab_test_window_get_board (test), lab_bitboard_first (rest)));

      if (lab_tile_view_get_mark (view) == LAB_TILE_SOUGHT)
        bright |= LAB_TREASURE_BIT (lab_tile_get_treasure (lab_tile_view_get_tile (view)));
    }
  return bright;
}

/* While the pawn is to be moved, the treasure on the player's card stays bright, and no other. */
static void
test_sought (LabTestWindow *test,
             gconstpointer  data)
{
  const LabDeal deal = { lab_test_find_seed (8, 30), 0x5, 0, 0,
                         (LabRules) GPOINTER_TO_INT (data) };
  LabTreasureSet far_away = 0;
  LabPosition position;

  lab_test_window_play (test, &deal);
  if ((deal.rules & LAB_RULES_OPEN_CARDS) == 0)
    lab_test_window_take (test);
  g_assert_cmphex (find_bright (test), ==, 0);
  lab_test_window_click_arrow (test, 0);
  position = *lab_test_window_get_position (test);
  for (LabBitboard rest = LAB_ALL_CELLS & ~lab_position_get_reachable (&position); rest != 0;
       rest &= rest - 1)
    {
      LabTreasure treasure = lab_position_get_treasure (&position, lab_bitboard_first (rest));

      if (treasure != LAB_TREASURE_NONE)
        far_away |= LAB_TREASURE_BIT (treasure);
    }
  g_assert_cmphex (find_bright (test), ==, far_away & lab_position_get_sought (&position, 0));
  g_assert_cmphex (find_bright (test), !=, 0);
  lab_test_window_click_cell (test, position.pawns[0]);
  g_assert_cmphex (find_bright (test), ==, 0);
}

/* Checks the rings while a tile is previewed and inserted, a pawn moves to @turn, and the other
 * player waits. */
static void
play_with_rings (LabTestWindow *test,
                 const LabTurn *turn)
{
  lab_test_audit (test);
  while (lab_test_window_get_position (test)->board.spare != turn->tile)
    lab_test_driver_key (test->driver, GDK_KEY_r, 0);
  lab_test_driver_hover (test->driver, get_arrow (test, turn->arrow));
  lab_test_audit (test);
  lab_test_driver_press (test->driver);
  lab_test_audit (test);
  lab_test_window_click_cell (test, turn->cell);
}

/* Open cards ring their treasures on the board in both phases, until they are found. */
static void
test_rings (LabTestWindow *test,
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
  lab_test_window_play (test, &deal);
  position = lab_test_window_get_position (test);
  lab_test_audit_rings (test, lab_position_get_sought (&dealt, 0), 0);
  play_with_rings (test, &turn);
  g_assert_cmpuint (position->n_found[0], ==, 1);

  lab_test_audit_rings (test, lab_position_get_sought (&dealt, 2), 2);
  lab_test_choose_turn (position, &turn);
  play_with_rings (test, &turn);
  g_assert_cmpuint (lab_bitboard_count (lab_position_get_sought (position, 0)), ==, 2);
  lab_test_audit_rings (test, lab_position_get_sought (position, 0), 0);
}

/* Hidden cards ring nothing, for nobody. */
static void
test_no_rings (LabTestWindow *test,
               gconstpointer  data G_GNUC_UNUSED)
{
  const LabDeal open = { 1, 0x5, 0, 3, LAB_RULES_OPEN_CARDS };
  LabTurn turn;

  /* Nor is a ring of the last game left. */
  lab_test_window_play (test, &open);
  begin (test);
  lab_test_choose_turn (lab_test_window_get_position (test), &turn);
  lab_test_audit_rings (test, 0, LAB_SEAT_NONE);
  play_with_rings (test, &turn);
  lab_test_audit_cover (test);
  lab_test_audit_rings (test, 0, LAB_SEAT_NONE);
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
  lab_test_window_add ("/window/pointer/no-tooltip-on-cards",
                       GUINT_TO_POINTER (LAB_RULES_STANDARD), test_no_tooltip_on_cards);
  lab_test_window_add ("/window/pointer/no-tooltip-on-open-cards",
                       GUINT_TO_POINTER (LAB_RULES_OPEN_CARDS), test_no_tooltip_on_cards);
  lab_test_window_add ("/window/pointer/no-tooltip-after-stay",
                       GUINT_TO_POINTER (LAB_RULES_STANDARD), test_no_tooltip_after_stay);
  lab_test_window_add ("/window/pointer/no-tooltip-after-stay-open",
                       GUINT_TO_POINTER (LAB_RULES_OPEN_CARDS), test_no_tooltip_after_stay);
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
