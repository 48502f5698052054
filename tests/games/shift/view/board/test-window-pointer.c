/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-shift-arrow-button.h"
#include "lab-test-audit.h"
#include "lab-test-seating.h"
#include "lab-test-steps.h"

/* What a case is told: with which steps its game begins. */
#define HIDDEN "deal; take"
#define OPEN "deal-open"

/* Private helpers */

/* Returns the view of the spare tile on the board, if it is visible. */
static GtkWidget *
find_entering (LabTestWindow *test)
{
  GtkWidget *board = GTK_WIDGET (lab_test_window_get_board (test));
  LabShiftTile *spare = lab_test_window_get_game (test)->spare;
  g_autoptr (GPtrArray) views = lab_test_find_all (board, LAB_TYPE_SHIFT_TILE_VIEW);

  for (guint i = 0; i < views->len; i++)
    if (LAB_SHIFT_TILE_VIEW (views->pdata[i])->tile == spare
        && gtk_widget_get_mapped (views->pdata[i]))
      return views->pdata[i];
  return NULL;
}

/* Tests */

/* While the pointer is on an arrow, it previews the insertion there. */
LAB_WINDOW_TEST ("/window/pointer/preview", test_preview)
{
  GtkWidget *board;

  lab_test_do (test, "deal; take; note");
  board = GTK_WIDGET (lab_test_window_get_board (test));
  g_assert_null (find_entering (test));
  for (LabShiftArrow arrow = 0; arrow < LAB_SHIFT_N_ARROWS; arrow++)
    {
      LabShiftBoardLayout layout = lab_shift_board_layout_fit (gtk_widget_get_width (board),
                                                               gtk_widget_get_height (board));
      graphene_point_t entry = lab_shift_board_layout_get_cell (&layout,
                                                                lab_shift_arrow_cell (arrow, 0));
      graphene_rect_t bounds;

      lab_test_do (test, "over %u; preview %u", arrow, arrow);
      g_assert_true (gtk_widget_compute_bounds (find_entering (test), board, &bounds));
      g_assert_true (graphene_point_near (&bounds.origin, &entry, 0.5f));
      lab_test_audit (test);
      if (arrow % 2 == 0)
        continue;
      lab_test_driver_hover (test->driver, board);
      lab_test_do (test, "preview none; audit");
      g_assert_null (find_entering (test));
    }
  lab_test_do (test, "over 0; leave; preview none; as-noted");
}

/* A rotation during the preview applies to the insertion. */
LAB_WINDOW_TEST ("/window/pointer/turn-in-preview", test_turn_in_preview)
{
  const LabShiftPosition *position;
  LabShiftOpenings spare;

  lab_test_do (test, "deal; take");
  position = lab_test_window_get_position (test);
  spare = position->board.spare;
  lab_test_do (test, "over 5; scroll 1");
  g_assert_cmphex (position->board.spare, ==, lab_shift_openings_rotate (spare, 1));
  lab_test_do (test, "preview 5; key r; scroll -3");
  g_assert_cmphex (position->board.spare, ==, lab_shift_openings_rotate (spare, -1));
  g_assert_nonnull (find_entering (test));

  lab_test_do (test, "preview 5; audit; press; preview none; audit");
  g_assert_cmphex (lab_shift_board_get_tile (&position->board, lab_shift_arrow_cell (5, 0)), ==,
                   lab_shift_openings_rotate (spare, -1));
  g_assert_null (find_entering (test));
}

LAB_WINDOW_TEST ("/window/pointer/no-preview-when-forbidden", test_no_preview_when_forbidden)
{
  /* After the insertion there is no preview. */
  lab_test_do (test, "deal; take; arrow 0; over 3; preview none; click Stay; take; over 6; "
               "preview none");
  g_assert_null (find_entering (test));
  lab_test_do (test, "over 7; preview 7");
}

/* Hovering a tile shows the path to it, if there is one; its length must be the one
 * that A* finds. */
LAB_WINDOW_TEST ("/window/pointer/path", test_path)
{
  const LabShiftPosition *position;
  LabShiftBoardView *board;
  guint n_ways = 0;

  lab_test_do (test, "deal; take");
  board = lab_test_window_get_board (test);
  position = lab_test_window_get_position (test);
  lab_test_driver_hover (test->driver, board->tiles[LAB_SHIFT_CELL (3, 3)]);
  g_assert_cmpuint (board->path.n_cells, ==, 0);

  lab_test_window_click_arrow (test, 0);
  g_assert_cmpuint (board->path.n_cells, ==, 0);
  for (LabShiftBitboard rest = LAB_SHIFT_ALL_CELLS; rest != 0; rest &= rest - 1)
    {
      LabShiftCell cell = lab_shift_bitboard_first (rest);
      LabShiftPath path;

      lab_shift_path_find (&position->board, position->pawns[0], cell, &path);
      lab_test_driver_hover (test->driver, board->tiles[cell]);
      g_assert_cmpuint (board->path.n_cells, ==, path.n_cells);
      n_ways += path.n_cells > 0;
    }
  g_assert_cmpuint (n_ways, ==,
                    lab_shift_bitboard_count (lab_shift_position_get_reachable (position)));
  g_assert_cmpuint (n_ways, >=, 8);

  lab_test_driver_hover (test->driver, board->tiles[position->pawns[0]]);
  g_assert_cmpuint (board->path.n_cells, ==, 1);
  lab_test_driver_leave (test->driver);
  g_assert_cmpuint (board->path.n_cells, ==, 0);
}

/* In these cases, the pointer rests longer than the time after which GTK shows a tooltip. */

/* A pointer that rests on an arrow and then jumps to the tile beside it can click there. A
 * tooltip would be in between, and the click would be lost. */
LAB_WINDOW_TEST ("/window/pointer/jump", test_jump)
{
  /* Here the middle of the tile is where a tooltip would be. */
  lab_test_do (test, "deal; take; size 360 640; over 1; pass 1000; press; phase move; pass 1000; "
               "cell %u", lab_shift_arrow_cell (1, 0));
  g_assert_true (lab_test_window_get_position (test)->phase == LAB_SHIFT_PHASE_INSERT
                 || lab_test_find_text ("No open passage leads there. Choose a tile that the "
                                        "pawn can reach.")
                        != NULL);
}

/* Tooltips of other buttons can cover the board in a small window, and let clicks through. */
LAB_WINDOW_TEST ("/window/pointer/below-tooltip", test_below_tooltip)
{
  lab_test_do (test, "play open 0x5 0 0 PPNP; asked; size 360 640");
  /* The tooltip of this button covers the first arrow. */
  lab_test_driver_hover (test->driver,
                         lab_test_find_action (GTK_WIDGET (test->window), "win.back"));
  lab_test_do (test, "pass 1000; arrow 0; phase move");
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
    if (gtk_widget_get_mapped (all->pdata[i]))
      return TRUE;
  return FALSE;
}

/* The pointer rests where the button was that showed the card. Nothing may cover the card then,
 * neither one card nor open cards. */
LAB_WINDOW_TESTS (test_no_tooltip_on_cards,
                  { "/window/pointer/no-tooltip-on-cards", HIDDEN },
                  { "/window/pointer/no-tooltip-on-open-cards", OPEN })
{
  lab_test_do (test, "%s", (const char *) data);
  lab_test_driver_hover (test->driver,
                         lab_test_find (GTK_WIDGET (test->window), LAB_TYPE_SHIFT_HAND));
  lab_test_do (test, "pass 1000");
  g_assert_false (is_tooltip_shown (test));
}

/* The tooltip of Stay does not remain over the card when the turn is over, and a button that
 * cannot be pressed has none. */
LAB_WINDOW_TESTS (test_no_tooltip_after_stay,
                  { "/window/pointer/no-tooltip-after-stay", HIDDEN },
                  { "/window/pointer/no-tooltip-after-stay-open", OPEN })
{
  GtkWidget *stay;

  lab_test_do (test, "%s", (const char *) data);
  stay = lab_test_find_action (GTK_WIDGET (test->window), "game.stay");
  lab_test_driver_hover (test->driver, stay);
  lab_test_do (test, "cannot game.stay; pass 1000");
  g_assert_false (is_tooltip_shown (test));

  lab_test_do (test, "arrow 0; can game.stay");
  lab_test_driver_hover (test->driver, stay);
  lab_test_wait (is_tooltip_shown (test));
  lab_test_do (test, "key s; phase insert");
  lab_test_wait (!is_tooltip_shown (test));

  lab_test_do (test, "take; arrow 3");
  lab_test_driver_hover (test->driver, stay);
  lab_test_wait (is_tooltip_shown (test));
  lab_test_do (test, "press; settle; cannot game.stay; pass 1000");
  g_assert_false (is_tooltip_shown (test));
}

static LabShiftArrowLook
get_look (LabTestWindow *test,
          LabShiftArrow  arrow)
{
  return lab_shift_arrow_button_get_look (
    LAB_SHIFT_ARROW_BUTTON (lab_test_window_get_arrow (test, arrow)));
}

static void
assert_look (LabTestWindow    *test,
             LabShiftArrowLook look)
{
  for (LabShiftArrow arrow = 0; arrow < LAB_SHIFT_N_ARROWS; arrow++)
    g_assert_cmpint (get_look (test, arrow), ==, look);
}

/* The arrows show whether a tile is to be inserted. */
LAB_WINDOW_TEST ("/window/pointer/phases", test_phases)
{
  lab_test_do (test, "deal-open; leave");
  assert_look (test, LAB_SHIFT_ARROW_FREE);
  lab_test_do (test, "over 2");
  g_assert_cmpint (get_look (test, 2), ==, LAB_SHIFT_ARROW_BRIGHT);
  lab_test_do (test, "press");
  /* Not even under the pointer. */
  assert_look (test, LAB_SHIFT_ARROW_FAINT);
  lab_test_do (test, "cell own; leave");
  g_assert_cmpint (get_look (test, 2), ==, LAB_SHIFT_ARROW_FREE);
  g_assert_cmpint (get_look (test, lab_shift_arrow_opposite (2)), ==, LAB_SHIFT_ARROW_BLOCKED);
}

/* Returns the treasures that stay bright although their tiles cannot be reached. */
static LabShiftTreasureSet
find_bright (LabTestWindow *test)
{
  LabShiftBoardView *board = lab_test_window_get_board (test);
  LabShiftTreasureSet bright = 0;

  for (LabShiftBitboard rest = LAB_SHIFT_ALL_CELLS; rest != 0; rest &= rest - 1)
    {
      LabShiftTileView *view = LAB_SHIFT_TILE_VIEW (board->tiles[lab_shift_bitboard_first (rest)]);

      if (view->mark == LAB_SHIFT_TILE_SOUGHT)
        bright |= LAB_SHIFT_TREASURE_BIT (view->tile->treasure);
    }
  return bright;
}

/* While the pawn is to be moved, the treasure on the player's card stays bright, and no other. */
LAB_WINDOW_TESTS (test_sought,
                  { "/window/pointer/sought", HIDDEN },
                  { "/window/pointer/sought-open", OPEN })
{
  LabShiftTreasureSet far_away = 0;
  LabShiftPosition position;

  lab_test_do (test, "%s", (const char *) data);
  g_assert_cmphex (find_bright (test), ==, 0);
  lab_test_window_click_arrow (test, 0);
  position = *lab_test_window_get_position (test);
  for (LabShiftBitboard rest = LAB_SHIFT_ALL_CELLS & ~lab_shift_position_get_reachable (&position);
       rest != 0; rest &= rest - 1)
    {
      LabShiftTreasure treasure = lab_shift_position_get_treasure (&position,
                                                                   lab_shift_bitboard_first (rest));

      if (treasure != LAB_SHIFT_TREASURE_NONE)
        far_away |= LAB_SHIFT_TREASURE_BIT (treasure);
    }
  g_assert_cmphex (find_bright (test), ==, far_away & lab_shift_position_get_sought (&position, 0));
  g_assert_cmphex (find_bright (test), !=, 0);
  lab_test_window_click_cell (test, position.pawns[0]);
  g_assert_cmphex (find_bright (test), ==, 0);
}

/* Checks the rings while a tile is previewed and inserted, a pawn moves to @turn, and the other
 * player waits. */
static void
play_with_rings (LabTestWindow      *test,
                 const LabShiftTurn *turn)
{
  lab_test_audit (test);
  while (lab_test_window_get_position (test)->board.spare != turn->tile)
    lab_test_do (test, "key r");
  lab_test_do (test, "over %u; audit; press; audit; cell %u", turn->arrow, turn->cell);
}

/* Open cards ring their treasures on the board in both phases, until they are found. */
LAB_WINDOW_TEST ("/window/pointer/rings", test_rings)
{
  LabShiftDeal deal = { 0, 0x5, 0, 3, LAB_SHIFT_RULES_OPEN_CARDS };
  const LabShiftPosition *position;
  LabShiftPosition dealt;
  LabShiftTurn turn;

  lab_test_find_win (&deal, &turn);
  lab_shift_deal_position (&deal, &dealt);
  lab_test_window_play (test, &deal);
  position = lab_test_window_get_position (test);
  lab_test_audit_rings (test, lab_shift_position_get_sought (&dealt, 0), 0);
  play_with_rings (test, &turn);
  g_assert_cmpuint (position->n_found[0], ==, 1);

  lab_test_audit_rings (test, lab_shift_position_get_sought (&dealt, 2), 2);
  lab_test_choose_turn (position, &turn);
  play_with_rings (test, &turn);
  g_assert_cmpuint (lab_shift_bitboard_count (lab_shift_position_get_sought (position, 0)), ==, 2);
  lab_test_audit_rings (test, lab_shift_position_get_sought (position, 0), 0);
}

/* Hidden cards ring nothing, for nobody. */
LAB_WINDOW_TEST ("/window/pointer/no-rings", test_no_rings)
{
  LabShiftTurn turn;

  /* Nor is a ring of the last game left. */
  lab_test_do (test, "play 1 0x5 0 3 open-cards; deal; take");
  lab_test_choose_turn (lab_test_window_get_position (test), &turn);
  lab_test_audit_rings (test, 0, LAB_SHIFT_SEAT_NONE);
  play_with_rings (test, &turn);
  lab_test_audit_cover (test);
  lab_test_audit_rings (test, 0, LAB_SHIFT_SEAT_NONE);
}
