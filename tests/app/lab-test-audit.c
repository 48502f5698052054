/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-test-audit.h"

#include "lab-shift-board-layout.h"
#include "lab-shift-describe.h"
#include "lab-shift-hand.h"
#include "lab-shift-pawn.h"
#include "lab-shift-player-list.h"
#include "lab-shift-tile-view.h"
#include "lab-table-layout.h"

#define BLOCKED                                                                                    \
  "The last tile was pushed out there and may not go straight back. Choose another arrow."

/* Private helpers */

/* Returns the center of a child of the board. */
static graphene_point_t
get_middle (GtkWidget *child,
            GtkWidget *board)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (child, board, &bounds));
  return GRAPHENE_POINT_INIT (bounds.origin.x + bounds.size.width / 2,
                              bounds.origin.y + bounds.size.height / 2);
}

static LabShiftCell
pick (GtkWidget *child,
      GtkWidget *board)
{
  LabShiftBoardLayout layout = lab_shift_board_layout_fit (gtk_widget_get_width (board),
                                                           gtk_widget_get_height (board));
  graphene_point_t middle = get_middle (child, board);

  return lab_shift_board_layout_pick_cell (&layout, middle.x, middle.y);
}

/* Returns the cell where a tile is shown. During the preview of an insertion it is
 * shifted by one. */
static LabShiftCell
get_shown_cell (LabTestWindow *test,
                LabShiftCell   cell)
{
  LabShiftArrow preview = lab_test_window_get_preview (test);

  if (preview == LAB_SHIFT_ARROW_NONE)
    return cell;
  if (cell == lab_shift_arrow_cell (preview, LAB_SHIFT_BOARD_SIZE - 1))
    return LAB_SHIFT_CELL_NONE;
  return lab_shift_arrow_carry (preview, cell);
}

static void
audit_tiles (LabTestWindow *test)
{
  LabShiftGame *game = lab_test_window_get_game (test);
  const LabShiftPosition *position = &game->position;
  LabShiftBoardView *board = lab_test_window_get_board (test);

  for (LabShiftBitboard rest = LAB_SHIFT_ALL_CELLS; rest != 0; rest &= rest - 1)
    {
      LabShiftCell cell = lab_shift_bitboard_first (rest);
      GtkWidget *view = board->tiles[cell];
      LabShiftTile *tile = LAB_SHIFT_TILE_VIEW (view)->tile;

      g_assert_true (tile == game->tiles[cell]);
      g_assert_cmphex (tile->openings, ==, lab_shift_board_get_tile (&position->board, cell));
      g_assert_cmpuint (tile->treasure, ==, lab_shift_position_get_treasure (position, cell));
      g_assert_true (gtk_widget_get_focusable (view));
      g_assert_cmpuint (pick (view, GTK_WIDGET (board)), ==, get_shown_cell (test, cell));
    }
}

static void
audit_names (LabTestWindow *test)
{
  LabShiftGame *game = lab_test_window_get_game (test);
  const LabShiftPosition *position = &game->position;
  LabShiftBitboard reachable = 0;

  if (position->phase == LAB_SHIFT_PHASE_MOVE && !lab_test_window_is_covered (test))
    reachable = lab_shift_position_get_reachable (position);
  for (LabShiftBitboard rest = LAB_SHIFT_ALL_CELLS; rest != 0; rest &= rest - 1)
    {
      LabShiftCell cell = lab_shift_bitboard_first (rest);
      GtkAccessible *view = GTK_ACCESSIBLE (lab_test_window_get_board (test)->tiles[cell]);
      g_autofree char *name
          = lab_shift_describe_cell (game, cell, (reachable & LAB_SHIFT_CELL_BIT (cell)) != 0);

      g_assert_cmpint (gtk_accessible_get_accessible_role (view), ==, GTK_ACCESSIBLE_ROLE_BUTTON);
      gtk_test_accessible_assert_property (view, GTK_ACCESSIBLE_PROPERTY_LABEL, name);
      gtk_test_accessible_assert_state (view, GTK_ACCESSIBLE_STATE_HIDDEN, FALSE);
    }
}

static void
audit_pawns (LabTestWindow *test)
{
  const LabShiftPosition *position = lab_test_window_get_position (test);
  LabShiftArrow preview = lab_test_window_get_preview (test);
  GtkWidget *board = GTK_WIDGET (lab_test_window_get_board (test));
  g_autoptr (GPtrArray) pawns = lab_test_find_all (board, LAB_TYPE_SHIFT_PAWN);

  g_assert_cmpuint (pawns->len, ==, LAB_SHIFT_N_SEATS);
  for (guint i = 0; i < pawns->len; i++)
    {
      LabShiftSeat seat = LAB_SHIFT_PAWN (pawns->pdata[i])->seat;

      g_assert_cmpint (gtk_widget_get_child_visible (pawns->pdata[i]), ==,
                       position->pawns[seat] != LAB_SHIFT_CELL_NONE);
      if (position->pawns[seat] == LAB_SHIFT_CELL_NONE)
        continue;
      g_assert_cmpuint (pick (pawns->pdata[i], board), ==,
                        preview == LAB_SHIFT_ARROW_NONE
                            ? position->pawns[seat]
                            : lab_shift_arrow_carry (preview, position->pawns[seat]));
    }
}

static void
audit_arrows (LabTestWindow *test)
{
  const LabShiftPosition *position = lab_test_window_get_position (test);
  LabShiftBoardView *board = lab_test_window_get_board (test);
  gboolean inserting = position->phase == LAB_SHIFT_PHASE_INSERT;

  for (LabShiftArrow arrow = 0; arrow < LAB_SHIFT_N_ARROWS; arrow++)
    {
      GtkWidget *button = board->arrows[arrow];
      gboolean blocked = inserting && !lab_shift_position_may_insert (position, arrow);
      g_autofree char *name = lab_shift_describe_arrow (arrow);

      /* A tooltip would cover the tiles beside the arrow. */
      g_assert_false (gtk_widget_get_has_tooltip (button));
      g_assert_true (gtk_widget_get_focusable (button));
      gtk_test_accessible_assert_property (button, GTK_ACCESSIBLE_PROPERTY_LABEL, name);
      gtk_test_accessible_assert_property (button, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                           blocked ? BLOCKED : "");
    }
}

/* Checks the spare tile beside the board, which players look at to rotate it. */
static void
audit_spare (LabTestWindow *test)
{
  GtkWidget *view = lab_test_window_find_spare (test);
  LabShiftTile *spare = lab_test_window_get_game (test)->spare;
  g_autofree char *name = lab_shift_describe_spare (spare, 0);

  g_assert_true (LAB_SHIFT_TILE_VIEW (view)->tile == spare);
  g_assert_cmpint (gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (view)), ==,
                   GTK_ACCESSIBLE_ROLE_IMG);
  gtk_test_accessible_assert_property (view, GTK_ACCESSIBLE_PROPERTY_LABEL, name);
  g_assert_cmphex (spare->openings, ==, lab_test_window_get_position (test)->board.spare);
}

static void
audit_status (LabTestWindow *test)
{
  static const char * const actions[]
      = { "game.turn-counterclockwise", "game.turn-clockwise", "game.stay" };
  LabShiftGame *game = lab_test_window_get_game (test);
  g_autofree char *title = g_strdup_printf ("%s’s turn", game->names[game->position.seat]);
  GtkWidget *table = lab_test_find (GTK_WIDGET (test->window), LAB_TYPE_TABLE_LAYOUT);
  gboolean moving = game->position.phase == LAB_SHIFT_PHASE_MOVE;
  LabShiftSeatSet seats = lab_shift_position_get_seats (&game->position);

  /* With a single player, the title does not tell whose turn it is. */
  g_assert_cmpint (lab_test_find_text (title) != NULL, ==,
                   (seats & (seats - 1)) != 0);
  g_assert_cmpint (lab_test_find_text ("Rotate the spare tile, then insert it at an arrow.")
                   != NULL,
               ==, !moving);
  g_assert_cmpint (lab_test_find_text ("Move your pawn to a highlighted tile, or stay.") != NULL,
                   ==, moving);
  for (gsize i = 0; i < G_N_ELEMENTS (actions); i++)
    g_assert_cmpint (gtk_widget_is_sensitive (lab_test_find_action (table, actions[i])), ==,
                     moving == g_str_equal (actions[i], "game.stay"));
}

static void
audit_chips (LabTestWindow *test)
{
  static const char * const places[] = { "", "1st place", "2nd place", "3rd place", "4th place" };
  LabShiftGame *game = lab_test_window_get_game (test);
  const LabShiftPosition *position = &game->position;
  g_autoptr (GPtrArray)
    chips = lab_test_find_all (GTK_WIDGET (test->window), LAB_TYPE_SHIFT_PLAYER_CHIP);
  guint n = 0;

  for (LabShiftSeat seat = 0; seat < LAB_SHIFT_N_SEATS; seat++)
    {
      g_autofree char *count = g_strdup_printf ("%u/%u", position->n_found[seat],
                                                position->n_cards[seat]);
      guint place = 0;
      GtkWidget *chip;

      if (game->names[seat] == NULL)
        continue;
      for (guint i = 0; i < position->n_places; i++)
        {
          if (position->places[i] == seat)
            place = i + 1;
        }
      g_assert_cmpuint (n, <, chips->len);
      chip = chips->pdata[n++];
      g_assert_true (lab_test_has_text (
        chip, game->names[seat]));
      g_assert_true (lab_test_has_text (chip, place > 0 ? places[place] : count));
      g_assert_cmpuint (
        LAB_SHIFT_PAWN (lab_test_find (chip, LAB_TYPE_SHIFT_PAWN))->seat, ==,
        seat);
      g_assert_cmpint (gtk_widget_has_css_class (chip, "active"), ==, seat == position->seat);
    }
  g_assert_cmpuint (n, ==, chips->len);
}

/* Hidden cards must not appear anywhere, not even in a description. */
static void
audit_secrecy (LabTestWindow *test)
{
  GtkWidget *hand = lab_test_find (GTK_WIDGET (test->window), LAB_TYPE_SHIFT_HAND);
  const char *label = LAB_SHIFT_HAND (hand)->label;

  g_assert_cmphex (lab_test_window_get_shown (test), ==, 0);
  g_assert_true (label == NULL || g_str_equal (label, "The card is hidden"));
  g_assert_false (gtk_widget_get_has_tooltip (hand));
}

static void
audit_hand (LabTestWindow *test)
{
  const LabShiftPosition *position = lab_test_window_get_position (test);
  GtkWidget *table = lab_test_find (GTK_WIDGET (test->window), LAB_TYPE_TABLE_LAYOUT);
  GtkWidget *hand = lab_test_find (table, LAB_TYPE_SHIFT_HAND);
  const char *label = LAB_SHIFT_HAND (hand)->label;
  LabShiftTreasureSet shown = lab_test_window_get_shown (test);

  g_assert_cmphex (shown, ==, lab_shift_position_get_sought (position, position->seat));
  g_assert_cmpint (g_str_has_prefix (label, "All found"), ==,
                   lab_shift_position_heads_home (position, position->seat));
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (hand), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       label);
  /* A tooltip would cover the cards: the pointer rests here after it showed them. */
  g_assert_false (gtk_widget_get_has_tooltip (hand));
  lab_test_audit_rings (test, (position->rules & LAB_SHIFT_RULES_OPEN_CARDS) != 0 ? shown : 0,
                        position->seat);
}

/* Public functions */

/**
 * lab_test_audit_places:
 * @test: the window under test
 *
 * Asserts that every tile and pawn is where the model says, or where the previewed
 * insertion would move it. Nothing may be moving.
 */
void
lab_test_audit_places (LabTestWindow *test)
{
  g_assert_false (lab_test_window_is_moving (test));
  audit_tiles (test);
  audit_pawns (test);
}

/**
 * lab_test_audit_board:
 * @test: the window under test
 *
 * Asserts that every tile, pawn, and arrow looks right and is where the model says, or
 * where the previewed insertion would move it. Nothing may be moving.
 */
void
lab_test_audit_board (LabTestWindow *test)
{
  lab_test_audit_places (test);
  audit_names (test);
  audit_arrows (test);
}

/**
 * lab_test_audit_rings:
 * @test: the window under test
 * @ringed: treasures
 * @seat: a player
 *
 * Asserts that exactly these treasures are ringed in the color of @seat, on the board and on the
 * spare tile, and that screen readers say the same.
 */
void
lab_test_audit_rings (LabTestWindow      *test,
                      LabShiftTreasureSet ringed,
                      LabShiftSeat        seat)
{
  GtkWidget *table = lab_test_find (GTK_WIDGET (test->window), LAB_TYPE_TABLE_LAYOUT);
  g_autoptr (GPtrArray) views = lab_test_find_all (table, LAB_TYPE_SHIFT_TILE_VIEW);
  LabShiftTreasureSet seen = 0;

  for (guint i = 0; i < views->len; i++)
    {
      LabShiftTile *tile = LAB_SHIFT_TILE_VIEW (views->pdata[i])->tile;
      LabShiftTreasure treasure = tile != NULL ? tile->treasure
                                               : LAB_SHIFT_TREASURE_NONE;
      g_autofree char *text = NULL;

      if (treasure == LAB_SHIFT_TREASURE_NONE || (ringed & LAB_SHIFT_TREASURE_BIT (treasure)) == 0)
        {
          g_assert_cmpuint (lab_shift_tile_view_get_ring (views->pdata[i]), ==,
                            LAB_SHIFT_SEAT_NONE);
          g_assert_false (gtk_test_accessible_has_property (
              views->pdata[i], GTK_ACCESSIBLE_PROPERTY_DESCRIPTION));
          continue;
        }
      seen |= LAB_SHIFT_TREASURE_BIT (treasure);
      text = g_strdup_printf ("To find: %s", lab_shift_treasure_get_name (treasure));
      g_assert_cmpuint (lab_shift_tile_view_get_ring (views->pdata[i]), ==, seat);
      gtk_test_accessible_assert_property (views->pdata[i], GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                           text);
    }
  g_assert_cmphex (seen, ==, ringed);
}

/**
 * lab_test_audit:
 * @test: the window under test
 *
 * Asserts that the window shows the current position, and no card except the player's
 * own.
 */
void
lab_test_audit (LabTestWindow *test)
{
  g_assert_false (lab_test_window_is_covered (test));
  lab_test_audit_board (test);
  audit_spare (test);
  audit_status (test);
  audit_chips (test);
  audit_hand (test);
}

/* Nothing on the table says what the next player looks for, and nothing can be played. */
static void
audit_covered_table (LabTestWindow *test)
{
  GtkWidget *page = GTK_WIDGET (lab_test_get_game_page (test->window));
  LabShiftBoardView *board = lab_test_window_get_board (test);
  static const char * const actions[] = { "game.stay", "game.hint" };

  for (gsize i = 0; i < G_N_ELEMENTS (actions); i++)
    g_assert_false (gtk_widget_is_sensitive (lab_test_find_action (page, actions[i])));
  g_assert_false (board->pointing);
  g_assert_cmpuint (board->chosen, ==, LAB_SHIFT_CELL_NONE);
  g_assert_cmpuint (board->path.n_cells, ==, 0);
  g_assert_null (lab_shift_game_hint_get (LAB_SHIFT_GAME_PAGE (page)));
  lab_test_audit_rings (test, 0, LAB_SHIFT_SEAT_NONE);
  for (LabShiftArrow arrow = 0; arrow < LAB_SHIFT_N_ARROWS; arrow++)
    {
      g_assert_false (lab_shift_board_view_takes (board, arrow));
      g_assert_false (gtk_widget_has_css_class (board->arrows[arrow],
                                                "cue"));
    }
  for (LabShiftBitboard rest = LAB_SHIFT_ALL_CELLS; rest != 0; rest &= rest - 1)
    g_assert_cmpint (LAB_SHIFT_TILE_VIEW ( board->tiles[lab_shift_bitboard_first (rest)])->mark,
                     ==, LAB_SHIFT_TILE_PLAIN);
}

/**
 * lab_test_audit_cover:
 * @test: the window under test
 *
 * Asserts that the window names the player to move and shows the board, that no card can be
 * seen or found, and that nothing can be played. Nothing may be moving.
 */
void
lab_test_audit_cover (LabTestWindow *test)
{
  LabShiftGame *game = lab_test_window_get_game (test);
  const char *name =
    game->names[game->position.seat];
  g_autofree char *title = g_strdup_printf ("Pass the screen to %s", name);
  g_autofree char *button = g_strdup_printf ("%s: Show My Card", name);

  g_assert_true (lab_test_window_is_covered (test));
  g_assert_nonnull (lab_test_find_text (title));
  g_assert_nonnull (lab_test_find_button (button));
  g_assert_null (lab_test_find_button ("Got It, Pass the Screen"));
  audit_secrecy (test);
  audit_covered_table (test);
  lab_test_audit_board (test);
  audit_chips (test);
}
