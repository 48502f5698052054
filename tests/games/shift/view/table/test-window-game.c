/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <string.h>

#include "lab-test-audit.h"
#include "lab-test-dialog.h"
#include "lab-test-focus.h"
#include "lab-test-seating.h"
#include "lab-test-setup.h"
#include "lab-test-turns.h"
#include "lab-hand.h"
#include "lab-pawn.h"
#include "lab-bunting.h"
#include "lab-describe-board.h"
#include "lab-ranking-page.h"
#include "lab-tile-view.h"

#define MAX_TURNS 300

static const char * const names[LAB_N_SEATS] = { "Ada", "Ben", "Cleo", "Dan" };

/* Private helpers: one turn */

static LabOpenings
get_spare (LabTestWindow *test)
{
  return lab_test_window_get_position (test)->board.spare;
}

/* Rotates the spare tile by a quarter turn, each time by other means. */
static void
rotate_spare (LabTestWindow *test,
              guint          way)
{
  GtkWidget *page = GTK_WIDGET (lab_test_get_game_page (test->window));
  LabOpenings before = get_spare (test);
  int quarters = way % 2 == 0 ? 1 : -1;

  switch (way % 6)
    {
    case 0:
      lab_test_driver_click (test->driver, lab_test_find_action (page, "game.turn-clockwise"));
      break;
    case 1:
      lab_test_driver_click (test->driver,
                             lab_test_find_action (page, "game.turn-counterclockwise"));
      break;
    case 2:
      lab_test_driver_key (test->driver, GDK_KEY_r, 0);
      break;
    case 3:
      lab_test_driver_key (test->driver, GDK_KEY_r, GDK_SHIFT_MASK);
      break;
    case 4:
      lab_test_driver_hover (test->driver, GTK_WIDGET (lab_test_window_get_board (test)));
      lab_test_driver_scroll (test->driver, 1);
      break;
    default:
      lab_test_driver_hover (test->driver, GTK_WIDGET (lab_test_window_get_board (test)));
      lab_test_driver_scroll (test->driver, -1);
      break;
    }
  g_assert_cmphex (get_spare (test), ==, lab_openings_rotate (before, quarters));
}

/* Plays the turn with mouse and keyboard; returns whether it found a treasure. */
static gboolean
play_turn (LabTestWindow *test,
           const LabTurn *turn,
           guint          number)
{
  LabPosition expected = *lab_test_window_get_position (test);
  LabSeat seat = expected.seat;
  guint n_found = expected.n_found[seat];
  guint n_turned = 0;

  while (get_spare (test) != turn->tile)
    {
      /* The direction must not change during a turn, or the loop would not end. */
      rotate_spare (test, number + 2 * n_turned++);
      g_assert_cmpuint (n_turned, <=, 3);
    }
  lab_test_audit_board (test);
  lab_test_window_click_arrow (test, turn->arrow);
  lab_position_insert (&expected, turn->arrow, turn->tile);
  g_assert_cmpmem (lab_test_window_get_position (test), sizeof expected, &expected,
                   sizeof expected);
  lab_test_audit (test);

  lab_position_move (&expected, turn->cell);
  if (number % 5 == 4 && turn->cell == lab_test_window_get_position (test)->pawns[seat])
    lab_test_driver_click (test->driver, lab_test_find_button ("Stay"));
  else
    lab_test_window_click_cell (test, turn->cell);
  g_assert_cmpmem (lab_test_window_get_position (test), sizeof expected, &expected,
                   sizeof expected);
  return expected.n_found[seat] > n_found;
}

/* A player who has found a treasure looks at the next card before passing the screen
 * on. */
static void
look_at_next (LabTestWindow *test,
              LabSeat        finder)
{
  const LabPosition *position = lab_test_window_get_position (test);
  g_autoptr (GPtrArray) hands = lab_test_find_all (GTK_WIDGET (test->window), LAB_TYPE_HAND);
  gboolean home = lab_position_heads_home (position, finder);

  g_assert_true (lab_test_window_is_covered (test));
  g_assert_nonnull (lab_test_find_button ("Got It, Pass the Screen"));
  for (guint i = 0; i < hands->len; i++)
    {
      LabTreasureSet shown = lab_hand_get_shown (hands->pdata[i]);

      g_assert_cmphex (shown, ==,
                       gtk_widget_get_mapped (hands->pdata[i])
                           ? lab_position_get_sought (position, finder)
                           : 0);
    }
  g_assert_cmpint (lab_test_find_text ("That was the last one. Now return home.") != NULL, ==,
                   home);
  g_assert_cmpint (lab_test_find_text ("Your next treasure, for your eyes only:") != NULL, ==,
                   !home);
  lab_test_driver_click (test->driver, lab_test_find_button ("Got It, Pass the Screen"));
}

/* Plays to the end; the others keep playing when the first player has won. */
static guint
play_game (LabTestWindow *test)
{
  guint number;

  for (number = 0; number < MAX_TURNS; number++)
    {
      const LabPosition *position = lab_test_window_get_position (test);
      gboolean open = (position->rules & LAB_RULES_OPEN_CARDS) != 0;
      LabSeat seat = position->seat;
      guint n_places = position->n_places;
      LabTurn turn;
      gboolean found;

      if (!open)
        {
          lab_test_audit_cover (test);
          lab_test_window_take (test);
        }
      lab_test_audit (test);
      lab_test_choose_turn (position, &turn);
      found = play_turn (test, &turn, number);
      if (n_places == 0 && position->n_places == 1)
        {
          g_autofree char *title = g_strdup_printf ("%s has won!", names[seat]);

          g_assert_cmpuint (position->places[0], ==, seat);
          lab_test_wait (lab_test_find_text (title) != NULL);
          lab_test_answer (test, "Keep Playing");
        }
      if (position->phase == LAB_PHASE_OVER)
        break;
      if (found && !open && (lab_position_get_unplaced (position) & LAB_SEAT_BIT (seat)) != 0)
        look_at_next (test, seat);
    }
  g_assert_cmpuint (number, <, MAX_TURNS);
  return number + 1;
}

/* Private helpers: the ranking */

/* Players with a place come first, then those with the fewest cards left. */
static guint
get_rank_key (const LabPosition *position,
              LabSeat            seat)
{
  for (guint i = 0; i < position->n_places; i++)
    {
      if (position->places[i] == seat)
        return i;
    }
  return 100u + (guint) position->n_cards[seat] - position->n_found[seat];
}

static void
audit_ranking (LabTestWindow *test)
{
  const LabPosition *position = lab_test_window_get_position (test);
  g_autofree char *title = g_strdup_printf ("%s has won!", names[position->places[0]]);
  GtkWidget *page = lab_test_find (GTK_WIDGET (test->window), LAB_TYPE_RANKING_PAGE);
  g_autoptr (GPtrArray) rows = lab_test_find_all (page, ADW_TYPE_PREFERENCES_ROW);
  guint key = 0, place = 1;

  g_assert_cmpstr (lab_window_get_page (test->window), ==, "ranking");
  g_assert_true (gtk_widget_get_mapped (page));
  g_assert_nonnull (lab_test_find_text (title));
  g_assert_cmpuint (rows->len, ==,
                    lab_bitboard_count (lab_position_get_seats (position)));
  for (guint i = 0; i < rows->len; i++)
    {
      LabSeat seat = lab_pawn_get_seat (LAB_PAWN (lab_test_find (rows->pdata[i], LAB_TYPE_PAWN)));
      g_autofree char *found = g_strdup_printf (position->n_found[seat] == 1
                                                    ? "%u treasure found"
                                                    : "%u treasures found",
                                                position->n_found[seat]);
      g_autofree char *number = NULL;

      /* Equal players share a place. */
      if (get_rank_key (position, seat) > key)
        place = i + 1;
      g_assert_cmpuint (get_rank_key (position, seat), >=, key);
      key = get_rank_key (position, seat);
      number = g_strdup_printf ("%u", place);
      g_assert_true (lab_test_has_text (rows->pdata[i], number));
      g_assert_cmpstr (adw_preferences_row_get_title (rows->pdata[i]), ==, names[seat]);
      g_assert_true (lab_test_has_text (rows->pdata[i], found));
    }
}

/* Tests */

static void
set_up_four (LabTestWindow *test,
             const char    *seed)
{
  lab_test_setup_set_count (test, 4);
  for (guint row = 0; row < LAB_N_SEATS; row++)
    lab_test_setup_set_color (test, row, (LabSeat) row);
  for (guint row = 0; row < LAB_N_SEATS; row++)
    lab_test_setup_set_name (test, row, names[row]);
  lab_test_setup_set_cards (test, 2);
  lab_test_setup_set_seed (test, seed);
}

static void
test_four (LabTestWindow *test,
           gconstpointer  data G_GNUC_UNUSED)
{
  const LabDeal deal = { 4711, 0xf, 0, 2, LAB_RULES_STANDARD };
  LabPosition dealt;
  guint n_turns;
  LabSeat first;

  set_up_four (test, "4711");
  lab_test_setup_start (test);
  lab_deal_position (&deal, &dealt);
  g_assert_cmpmem (lab_test_window_get_position (test), sizeof dealt, &dealt, sizeof dealt);
  g_assert_nonnull (lab_test_find_text ("Ada, Ben, Cleo, Dan"));

  n_turns = play_game (test);
  g_assert_cmpuint (lab_game_get_n_turns (lab_test_window_get_game (test)), ==, n_turns);
  g_assert_cmpuint (lab_test_window_get_position (test)->n_places, ==, 4);
  audit_ranking (test);

  /* In a rematch the next player starts; the players stay, and the deal is new. */
  first = (LabSeat) ((dealt.seat + 1) % LAB_N_SEATS);
  lab_test_driver_click (test->driver, lab_test_find_button ("Rematch"));
  g_assert_cmpstr (lab_window_get_page (test->window), ==, "game");
  g_assert_cmpuint (lab_test_window_get_position (test)->seat, ==, first);
  g_assert_cmpuint (lab_test_window_get_position (test)->n_cards[0], ==, 2);
  g_assert_cmpuint (lab_game_get_n_turns (lab_test_window_get_game (test)), ==, 0);
  g_assert_cmpint (memcmp (&lab_test_window_get_position (test)->board, &dealt.board,
                           sizeof dealt.board), !=, 0);
  lab_test_audit_cover (test);
  lab_test_window_take (test);
  lab_test_audit (test);

  /* No turn was played, so there is no question about losing the game. */
  lab_test_driver_key (test->driver, GDK_KEY_n, GDK_CONTROL_MASK);
  g_assert_cmpstr (lab_window_get_page (test->window), ==, "start");
  g_assert_null (lab_test_find_dialog (test));
}

static void
test_open_cards (LabTestWindow *test,
                 gconstpointer  data G_GNUC_UNUSED)
{
  const LabDeal deal = { 12, 0x5, 0, 2, LAB_RULES_OPEN_CARDS | LAB_RULES_LAST_TREASURE };

  lab_test_window_play (test, &deal);
  g_assert_nonnull (lab_test_find_text ("Ada, Cleo"));
  g_assert_false (lab_test_window_is_covered (test));
  play_game (test);
  audit_ranking (test);
  lab_test_driver_click (test->driver, lab_test_find_button ("New Game"));
  g_assert_cmpstr (lab_window_get_page (test->window), ==, "start");
}

/* The page of the winner is decorated, but not if animations are off. */
static void
test_celebration (LabTestWindow *test,
                  gconstpointer  data)
{
  gboolean animated = GPOINTER_TO_INT (data);
  g_autoptr (LabGame) game = NULL;
  const LabDeal deal = { 12, 0x5, 2, 2, LAB_RULES_STANDARD };
  LabPosition position;
  GtkWidget *page;

  lab_test_window_set_animated (animated);
  lab_deal_position (&deal, &position);
  position.phase = LAB_PHASE_OVER;
  position.places[position.n_places++] = 2;
  game = lab_game_new_from_position (&position, names);
  lab_labyrinth_family_play (lab_test_get_family (test->window), game, NULL);
  lab_test_wait (g_strcmp0 (lab_window_get_page (test->window), "ranking") == 0);
  lab_test_driver_settle (test->driver);
  page = lab_test_find (GTK_WIDGET (test->window), LAB_TYPE_RANKING_PAGE);
  g_assert_nonnull (lab_test_find_text ("Cleo has won!"));
  g_assert_cmpuint (lab_pawn_get_seat (LAB_PAWN (lab_test_find (page, LAB_TYPE_PAWN))), ==, 2);
  g_assert_cmpint (lab_bunting_get_shown (LAB_BUNTING (lab_test_find (page, LAB_TYPE_BUNTING))),
                   ==, animated);
  /* The other player starts the rematch. */
  g_assert_cmpstr (gtk_widget_get_tooltip_text (lab_test_find_button ("Rematch")), ==,
                   "The same players; Ada starts");
  lab_test_driver_click (test->driver, lab_test_find_button ("Rematch"));
  g_assert_cmpuint (lab_test_window_get_position (test)->seat, ==, 0);
}

/* What can be done next is in view beside a long list, also on a phone in either orientation. */
static void
test_ranking_buttons (LabTestWindow *test,
                      gconstpointer  data G_GNUC_UNUSED)
{
  const LabPlayerKind kinds[LAB_N_SEATS] = { LAB_PLAYER_PERSON, LAB_PLAYER_HARD, LAB_PLAYER_HARD,
                                             LAB_PLAYER_HARD };
  const char * const labels[] = { "Rematch", "Review Game", "New Game" };
  const int sizes[][2] = { { 360, 640 }, { 640, 360 }, { 1280, 800 } };
  const LabDeal deal = { 12, 0xf, 0, 6, LAB_RULES_STANDARD };
  g_autoptr (LabGame) game = NULL;
  LabPosition position;

  lab_test_driver_resize (test->driver, GTK_WINDOW (test->window), sizes[0][0], sizes[0][1]);
  lab_deal_position (&deal, &position);
  position.phase = LAB_PHASE_OVER;
  position.places[position.n_places++] = 2;
  game = lab_game_new_from_position (&position, names);
  lab_labyrinth_family_play (lab_test_get_family (test->window), game, kinds);
  lab_test_wait (g_strcmp0 (lab_window_get_page (test->window), "ranking") == 0);
  for (gsize i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      lab_test_driver_resize (test->driver, GTK_WINDOW (test->window), sizes[i][0], sizes[i][1]);
      lab_test_driver_settle (test->driver);
      for (gsize j = 0; j < G_N_ELEMENTS (labels); j++)
        g_assert_true (lab_test_is_within (lab_test_find_button (labels[j]),
                                           GTK_WIDGET (test->window)));
    }
}

/* The others do not keep playing: the ranking has only the winner. */
static void
test_show_ranking (LabTestWindow *test,
                   gconstpointer  data G_GNUC_UNUSED)
{
  const LabDeal deal = { 3, 0x7, 1, 1, LAB_RULES_LAST_TREASURE };
  guint number;

  lab_test_window_play (test, &deal);
  for (number = 0; number < MAX_TURNS && lab_test_window_get_position (test)->n_places == 0;
       number++)
    {
      LabTurn turn;

      lab_test_window_take (test);
      lab_test_choose_turn (lab_test_window_get_position (test), &turn);
      play_turn (test, &turn, number);
    }
  lab_test_answer (test, "Show Ranking");
  g_assert_cmpuint (lab_test_window_get_position (test)->phase, ==, LAB_PHASE_OVER);
  g_assert_cmpuint (lab_test_window_get_position (test)->n_places, ==, 1);
  audit_ranking (test);
}

/* Drags the spare tile over an arrow and drops it there. */
static void
drag_to (LabTestWindow *test,
         LabArrow       arrow)
{
  GtkWidget *page = GTK_WIDGET (lab_test_get_game_page (test->window));
  GtkWidget *tray = gtk_widget_get_parent (lab_test_find_action (page, "game.turn-clockwise"));

  lab_test_driver_hover (test->driver, lab_test_find (tray, LAB_TYPE_TILE_VIEW));
  lab_test_driver_press (test->driver);
  lab_test_driver_hover (test->driver,
                         lab_board_view_get_arrow (lab_test_window_get_board (test), arrow));
  lab_test_driver_let_go (test->driver);
}

/* Before a player shows the card, nothing can be played and the card cannot be seen, whatever the
 * players press. */
static void
test_cover (LabTestWindow *test,
            gconstpointer  data G_GNUC_UNUSED)
{
  static const guint keyvals[] = { GDK_KEY_r, GDK_KEY_s, GDK_KEY_h, GDK_KEY_m, GDK_KEY_space };
  const LabDeal deal = { 5, 0xf, 2, 3, LAB_RULES_STANDARD };
  LabPosition before;

  lab_test_window_play (test, &deal);
  lab_test_audit_cover (test);
  before = *lab_test_window_get_position (test);
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (test->window))
                 == lab_test_window_find_handover (test));

  for (gsize i = 0; i < G_N_ELEMENTS (keyvals); i++)
    lab_test_driver_key (test->driver, keyvals[i], 0);
  gtk_window_set_focus (GTK_WINDOW (test->window), NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (keyvals); i++)
    lab_test_driver_key (test->driver, keyvals[i], 0);
  lab_test_driver_key (test->driver, GDK_KEY_Return, 0);
  lab_test_driver_hover (test->driver, GTK_WIDGET (lab_test_window_get_board (test)));
  lab_test_driver_scroll (test->driver, 1);
  lab_test_window_click_arrow (test, 3);
  g_assert_nonnull (lab_test_find_text ("Show your card first."));
  lab_test_window_click_cell (test, before.pawns[2]);
  drag_to (test, 3);
  lab_test_driver_leave (test->driver);
  g_assert_cmpmem (lab_test_window_get_position (test), sizeof before, &before, sizeof before);
  lab_test_audit_cover (test);

  lab_test_window_take (test);
  lab_test_audit (test);
  lab_test_wait (lab_test_find_text ("Show your card first.") == NULL);
  g_assert_cmpuint (before.seat, ==, 2);
}

/* The board is public, so the next player can plan while the screen is passed. The game changes
 * when this player shows the card: then the spare tile lies as planned. */
static void
test_plan (LabTestWindow *test,
           gconstpointer  data G_GNUC_UNUSED)
{
  const LabDeal deal = { 5, 0xf, 2, 3, LAB_RULES_STANDARD };
  LabBoardView *board;
  LabPosition before, planned;
  GtkWidget *button, *view;
  LabTile *spare;

  lab_test_window_play (test, &deal);
  board = lab_test_window_get_board (test);
  before = *lab_test_window_get_position (test);
  for (LabArrow arrow = 0; arrow < LAB_N_ARROWS; arrow += 5)
    {
      lab_test_driver_hover (test->driver, lab_board_view_get_arrow (board, arrow));
      g_assert_cmpuint (lab_board_view_get_preview (board), ==, arrow);
      lab_test_audit_cover (test);
    }
  lab_test_driver_leave (test->driver);
  g_assert_cmpuint (lab_board_view_get_preview (board), ==, LAB_ARROW_NONE);

  /* The spare tile rotates in the plan alone. */
  spare = lab_game_get_spare (lab_test_window_get_game (test));
  button = lab_test_find_action (GTK_WIDGET (test->window), "game.turn-clockwise");
  view = lab_test_find (gtk_widget_get_parent (button), LAB_TYPE_TILE_VIEW);
  for (int quarters = 1; quarters <= 5; quarters++)
    {
      g_autofree char *lies = lab_describe_spare_rotated (spare, quarters);

      if (quarters % 2 == 0)
        lab_test_driver_key (test->driver, GDK_KEY_r, 0);
      else
        lab_test_driver_click (test->driver, button);
      gtk_test_accessible_assert_property (GTK_ACCESSIBLE (view), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                           lies);
      g_assert_cmpmem (lab_test_window_get_position (test), sizeof before, &before, sizeof before);
      lab_test_audit_cover (test);
    }

  gtk_widget_grab_focus (lab_board_view_get_arrow (board, 6));
  lab_test_focus_arrow (test, 7);
  g_assert_cmpuint (lab_board_view_get_preview (board), ==, 7);
  lab_test_audit_cover (test);
  lab_test_strike (test, GDK_KEY_Return);
  g_assert_cmpmem (lab_test_window_get_position (test), sizeof before, &before, sizeof before);
  g_assert_true (lab_test_get_focus (test) == lab_test_window_find_handover (test));
  lab_test_strike (test, GDK_KEY_Return);
  lab_test_wait (!lab_test_window_is_covered (test));
  planned = before;
  planned.board.spare = lab_openings_rotate (before.board.spare, 5);
  g_assert_cmphex (planned.board.spare, !=, before.board.spare);
  g_assert_cmpmem (lab_test_window_get_position (test), sizeof planned, &planned, sizeof planned);
  lab_test_audit (test);

  /* The plan is played and undone like a rotation by the player. */
  lab_test_window_click_arrow (test, 7);
  g_assert_cmpuint (lab_test_window_get_position (test)->phase, ==, LAB_PHASE_MOVE);
  g_assert_cmphex (lab_board_get_tile (&lab_test_window_get_position (test)->board,
                                       lab_arrow_cell (7, 0)), ==, planned.board.spare);
  lab_test_driver_key (test->driver, GDK_KEY_z, GDK_CONTROL_MASK);
  g_assert_cmpmem (lab_test_window_get_position (test), sizeof planned, &planned, sizeof planned);
  lab_test_audit (test);
}

/* A player who holds Enter too long does not show the card of the next player. */
static void
test_held_key (LabTestWindow *test,
               gconstpointer  data G_GNUC_UNUSED)
{
  const LabDeal deal = { 5, 0xf, 2, 3, LAB_RULES_STANDARD };
  const LabPosition *position;

  lab_test_window_play (test, &deal);
  lab_test_window_take (test);
  position = lab_test_window_get_position (test);
  lab_test_window_click_arrow (test, 3);
  lab_test_focus_cell (test, position->pawns[2]);
  for (guint i = 0; i < 4; i++)
    {
      lab_test_driver_press_key (test->driver, GDK_KEY_Return);
      lab_test_wait (lab_test_window_is_covered (test));
      /* A button shows that it was pressed before it acts. */
      lab_test_iterate_for (400);
      lab_test_audit_cover (test);
    }
  lab_test_driver_release_key (test->driver, GDK_KEY_Return);
  lab_test_audit_cover (test);
  lab_test_driver_key (test->driver, GDK_KEY_Return, 0);
  lab_test_wait (!lab_test_window_is_covered (test));
}

/* A key that is released in another window is not held anymore: the next press shows the card. */
static void
test_key_released_elsewhere (LabTestWindow *test,
                             gconstpointer  data G_GNUC_UNUSED)
{
  const LabDeal deal = { 5, 0xf, 2, 3, LAB_RULES_STANDARD };

  lab_test_window_play (test, &deal);
  lab_test_window_take (test);
  lab_test_window_click_arrow (test, 3);
  lab_test_focus_cell (test, lab_test_window_get_position (test)->pawns[2]);
  lab_test_driver_press_key (test->driver, GDK_KEY_Return);
  lab_test_wait (lab_test_window_is_covered (test));
  lab_test_driver_release_elsewhere (test->driver, GDK_KEY_Return);
  g_assert_true (lab_test_window_is_covered (test));
  lab_test_driver_key (test->driver, GDK_KEY_Return, 0);
  lab_test_wait (!lab_test_window_is_covered (test));
}

/* A button that is activated with a key can emit its signal a moment later, when the game may
 * already be closed. */
static void
test_left_cover (LabTestWindow *test,
                 gconstpointer  data G_GNUC_UNUSED)
{
  const LabDeal deal = { 3, 0x5, 2, 0, LAB_RULES_STANDARD };
  g_autoptr (GtkWidget) button = NULL;

  lab_test_window_play (test, &deal);
  button = g_object_ref (lab_test_find_button ("Cleo: Show My Card"));
  lab_test_driver_key (test->driver, GDK_KEY_n, GDK_CONTROL_MASK);
  g_assert_cmpstr (lab_window_get_page (test->window), ==, "start");
  g_signal_emit_by_name (button, "clicked");
  lab_test_driver_settle (test->driver);
  g_assert_cmpstr (lab_window_get_page (test->window), ==, "start");
  g_assert_cmphex (lab_test_window_get_shown (test), ==, 0);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  lab_test_window_add ("/window/game/cover", NULL, test_cover);
  lab_test_window_add ("/window/game/plan", NULL, test_plan);
  lab_test_window_add ("/window/game/held-key", NULL, test_held_key);
  lab_test_window_add ("/window/game/key-released-elsewhere", NULL, test_key_released_elsewhere);
  lab_test_window_add ("/window/game/left-cover", NULL, test_left_cover);
  lab_test_window_add ("/window/game/four", NULL, test_four);
  lab_test_window_add ("/window/game/open-cards", NULL, test_open_cards);
  lab_test_window_add ("/window/game/celebration", GINT_TO_POINTER (TRUE), test_celebration);
  lab_test_window_add ("/window/game/celebration-still", GINT_TO_POINTER (FALSE),
                       test_celebration);
  lab_test_window_add ("/window/game/ranking-buttons", NULL, test_ranking_buttons);
  lab_test_window_add ("/window/game/show-ranking", NULL, test_show_ranking);
  return g_test_run ();
}
