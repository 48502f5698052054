/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-shift-describe.h"
#include "lab-confetti.h"
#include "lab-result-card.h"
#include "lab-test-audit.h"
#include "lab-test-focus.h"
#include "lab-test-seating.h"
#include "lab-test-setup.h"
#include "lab-test-steps.h"

#define MAX_TURNS 300

static const char * const names[LAB_SHIFT_N_SEATS] = { "Ada", "Ben", "Cleo", "Dan" };

/* Private helpers: one turn */

static LabShiftOpenings
get_spare (LabTestWindow *test)
{
  return lab_test_window_get_position (test)->board.spare;
}

/* Rotates the spare tile by a quarter turn, each time by other means. */
static void
rotate_spare (LabTestWindow *test,
              guint          way)
{
  static const char * const ways[] = {
    "button game.turn-clockwise", "button game.turn-counterclockwise", "key r", "key <Shift>r",
    "scroll 1", "scroll -1",
  };
  LabShiftOpenings before = get_spare (test);

  if (way % G_N_ELEMENTS (ways) >= 4)
    lab_test_driver_hover (test->driver, GTK_WIDGET (lab_test_window_get_board (test)));
  lab_test_do (test, "%s", ways[way % G_N_ELEMENTS (ways)]);
  g_assert_cmphex (get_spare (test), ==, lab_shift_openings_rotate (before, way % 2 == 0 ? 1 : -1));
}

/* Plays the turn with mouse and keyboard; returns whether it found a treasure. */
static gboolean
play_turn (LabTestWindow      *test,
           const LabShiftTurn *turn,
           guint               number)
{
  LabShiftPosition expected = *lab_test_window_get_position (test);
  LabShiftSeat seat = expected.seat;
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
  lab_shift_position_insert (&expected, turn->arrow, turn->tile);
  lab_test_window_assert_at (test, &expected);
  lab_test_audit (test);

  lab_shift_position_move (&expected, turn->cell);
  if (number % 5 == 4 && turn->cell == lab_test_window_get_position (test)->pawns[seat])
    lab_test_driver_click (test->driver, lab_test_find_button ("Stay"));
  else
    lab_test_window_click_cell (test, turn->cell);
  lab_test_window_assert_at (test, &expected);
  return expected.n_found[seat] > n_found;
}

/* A player who has found a treasure looks at the next card before passing the screen
 * on. */
static void
look_at_next (LabTestWindow *test,
              LabShiftSeat   finder)
{
  const LabShiftPosition *position = lab_test_window_get_position (test);
  gboolean home = lab_shift_position_heads_home (position, finder);

  g_assert_cmphex (lab_test_window_get_shown (test), ==,
                   lab_shift_position_get_sought (position, finder));
  lab_test_do (test, "covered; %s That was the last one. Now return home.; "
               "%s Your next treasure, for your eyes only:; click Got It, Pass the Screen",
               home ? "text" : "no-text", home ? "no-text" : "text");
}

/* Plays to the end; the others keep playing when the first player has won. */
static guint
play_game (LabTestWindow *test)
{
  guint number;

  for (number = 0; number < MAX_TURNS; number++)
    {
      const LabShiftPosition *position = lab_test_window_get_position (test);
      gboolean open = (position->rules & LAB_SHIFT_RULES_OPEN_CARDS) != 0;
      LabShiftSeat seat = position->seat;
      guint n_places = position->n_places;
      LabShiftTurn turn;
      gboolean found;

      if (!open)
        lab_test_do (test, "audit-cover; take");
      lab_test_audit (test);
      lab_test_choose_turn (position, &turn);
      found = play_turn (test, &turn, number);
      if (n_places == 0 && position->n_places == 1)
        {
          g_autofree char *title = g_strdup_printf ("%s has won!", names[seat]);

          g_assert_cmpuint (position->places[0], ==, seat);
          lab_test_do (test, "wait-text %s; answer Keep Playing", title);
        }
      if (position->phase == LAB_SHIFT_PHASE_OVER)
        break;
      if (found && !open
          && (lab_shift_position_get_unplaced (position) & LAB_SHIFT_SEAT_BIT (seat)) != 0)
        look_at_next (test, seat);
    }
  g_assert_cmpuint (number, <, MAX_TURNS);
  return number + 1;
}

/* Private helpers: the ranking */

/* Players with a place come first, then those with the fewest cards left. */
static guint
get_rank_key (const LabShiftPosition *position,
              LabShiftSeat            seat)
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
  const LabShiftPosition *position = lab_test_window_get_position (test);
  g_autofree char *title = g_strdup_printf ("%s has won!", names[position->places[0]]);
  GtkWidget *page = lab_test_find (GTK_WIDGET (test->window), LAB_TYPE_RESULT_CARD);
  g_autoptr (GPtrArray) rows = lab_test_find_all (page, ADW_TYPE_PREFERENCES_ROW);
  guint key = 0, place = 1;

  lab_test_do (test, "page result");
  g_assert_true (gtk_widget_get_mapped (page));
  g_assert_nonnull (lab_test_find_text (title));
  g_assert_cmpuint (rows->len, ==,
                    lab_shift_bitboard_count (lab_shift_position_get_seats (position)));
  for (guint i = 0; i < rows->len; i++)
    {
      GtkWidget *pawn = lab_test_find (rows->pdata[i], LAB_TYPE_SHIFT_PAWN);
      LabShiftSeat seat = LAB_SHIFT_PAWN (pawn)->seat;
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

LAB_WINDOW_TEST ("/window/game/four", test_four)
{
  const LabShiftDeal deal = { 4711, 0xf, 0, 2, LAB_SHIFT_RULES_STANDARD };
  LabShiftPosition dealt;
  guint n_turns;
  LabShiftSeat first;

  lab_test_setup_set_count (test, 4);
  for (guint row = 0; row < LAB_SHIFT_N_SEATS; row++)
    lab_test_setup_set_color (test, row, (LabShiftSeat) row);
  for (guint row = 0; row < LAB_SHIFT_N_SEATS; row++)
    lab_test_setup_set_name (test, row, names[row]);
  lab_test_do (test, "cards 2; number 4711; begin");
  lab_shift_deal_position (&deal, &dealt);
  lab_test_window_assert_at (test, &dealt);
  lab_test_do (test, "text Ada, Ben, Cleo, Dan");

  n_turns = play_game (test);
  g_assert_cmpuint (lab_test_window_get_game (test)->turns->len, ==, n_turns);
  g_assert_cmpuint (lab_test_window_get_position (test)->n_places, ==, 4);
  audit_ranking (test);

  /* In a rematch the next player starts; the players stay, and the deal is new. */
  first = (LabShiftSeat) ((dealt.seat + 1) % LAB_SHIFT_N_SEATS);
  lab_test_do (test, "click Rematch; page game; seat %u; turns 0", first);
  g_assert_cmpuint (lab_test_window_get_position (test)->n_cards[0], ==, 2);
  g_assert_cmpint (memcmp (&lab_test_window_get_position (test)->board, &dealt.board,
                           sizeof dealt.board), !=, 0);
  /* No turn was played, so there is no question about losing the game. */
  lab_test_do (test, "audit-cover; take; audit; key <Control>n; page start; no-dialog");
}

LAB_WINDOW_TEST ("/window/game/open-cards", test_open_cards)
{
  lab_test_do (test, "play 12 0x5 0 2 open-cards last-treasure; text Ada, Cleo; uncovered");
  play_game (test);
  audit_ranking (test);
  lab_test_do (test, "click New Game; page start");
}

/* Shows the ranking of a game that Cleo has won. */
static GtkWidget *
show_won (LabTestWindow            *test,
          const LabShiftDeal       *deal,
          const LabShiftPlayerKind *kinds)
{
  g_autoptr (LabShiftGame) game = NULL;
  LabShiftPosition position;

  lab_shift_deal_position (deal, &position);
  position.phase = LAB_SHIFT_PHASE_OVER;
  position.places[position.n_places++] = 2;
  game = lab_shift_game_new_from_position (&position, names);
  if (kinds != NULL)
    memcpy (game->kinds, kinds, sizeof game->kinds);
  lab_shift_family_play (lab_test_get_family (test->window), game);
  lab_test_do (test, "wait-page result; settle");
  return lab_test_find (GTK_WIDGET (test->window), LAB_TYPE_RESULT_CARD);
}

/* Confetti falls for the winner, but not if animations are off. */
LAB_WINDOW_TESTS (test_celebration,
                  { "/window/game/celebration", GINT_TO_POINTER (TRUE) },
                  { "/window/game/celebration-still", GINT_TO_POINTER (FALSE) })
{
  gboolean animated = GPOINTER_TO_INT (data);
  const LabShiftDeal deal = { 12, 0x5, 2, 2, LAB_SHIFT_RULES_STANDARD };
  GtkWidget *confetti = lab_test_find (GTK_WIDGET (test->window), LAB_TYPE_CONFETTI);
  GtkWidget *page;

  lab_test_count_shows (confetti);
  lab_test_window_set_animated (animated);
  page = show_won (test, &deal, NULL);
  g_assert_cmpuint (LAB_SHIFT_PAWN (lab_test_find (page, LAB_TYPE_SHIFT_PAWN))->seat, ==, 2);
  g_assert_cmpuint (lab_test_get_n_shows (confetti), ==, animated);
  /* The other player starts the rematch. */
  g_assert_cmpstr (gtk_widget_get_tooltip_text (lab_test_find_button ("Rematch")), ==,
                   "The same players; Ada starts");
  lab_test_do (test, "text Cleo has won!; click Rematch; seat 0");
}

/* What can be done next is in view beside a long list, also on a phone in either orientation. */
LAB_WINDOW_TEST ("/window/game/ranking-buttons", test_ranking_buttons)
{
  const LabShiftPlayerKind kinds[LAB_SHIFT_N_SEATS] = {
    LAB_SHIFT_PLAYER_PERSON, LAB_SHIFT_PLAYER_HARD, LAB_SHIFT_PLAYER_HARD, LAB_SHIFT_PLAYER_HARD
  };
  const int sizes[][2] = { { 360, 640 }, { 640, 360 }, { 1280, 800 } };
  const LabShiftDeal deal = { 12, 0xf, 0, 6, LAB_SHIFT_RULES_STANDARD };

  lab_test_do (test, "size 360 640");
  show_won (test, &deal, kinds);
  for (gsize i = 0; i < G_N_ELEMENTS (sizes); i++)
    lab_test_do (test, "size %d %d; settle; within Rematch; within Review Game; within New Game",
                 sizes[i][0], sizes[i][1]);
}

/* The others do not keep playing: the ranking has only the winner. */
LAB_WINDOW_TEST ("/window/game/show-ranking", test_show_ranking)
{
  guint number;

  lab_test_do (test, "play 3 0x7 1 1 last-treasure");
  for (number = 0; number < MAX_TURNS && lab_test_window_get_position (test)->n_places == 0;
       number++)
    lab_test_do (test, "take; turn");
  lab_test_do (test, "answer Show Ranking; phase over");
  g_assert_cmpuint (lab_test_window_get_position (test)->n_places, ==, 1);
  audit_ranking (test);
}

/* Before a player shows the card, nothing can be played and the card cannot be seen, whatever the
 * players press. */
LAB_WINDOW_TEST ("/window/game/cover", test_cover)
{
  static const char keys[] = "key r; key s; key h; key m; key space";

  lab_test_do (test, "play 5 0xf 2 3; audit-cover; note");
  g_assert_true (lab_test_get_focus (test) == lab_test_window_find_handover (test));

  lab_test_do (test, "%s", keys);
  gtk_window_set_focus (GTK_WINDOW (test->window), NULL);
  lab_test_do (test, "%s; key Return", keys);
  lab_test_driver_hover (test->driver, GTK_WIDGET (lab_test_window_get_board (test)));
  lab_test_do (test, "scroll 1; arrow 3; text Show your card first.; cell own");
  /* Drags the spare tile over an arrow and drops it there. */
  lab_test_driver_hold (test->driver, lab_test_window_find_spare (test));
  lab_test_do (test, "over 3; drop; leave; as-noted; audit-cover; seat 2; take; audit; "
               "wait-no-text Show your card first.");
}

/* A click before the card is shown is answered: the card shakes, and a sentence says why, for
 * eyes and ears. Without animations, nothing shakes. */
LAB_WINDOW_TEST ("/window/game/shake", test_shake)
{
  GtkWidget *card;

  lab_test_do (test, "play 5 0xf 2 3; arrow 3; text Show your card first.");
  card = gtk_widget_get_ancestor (lab_test_find (GTK_WIDGET (test->window), LAB_TYPE_SHIFT_HAND),
                                  GTK_TYPE_BOX);
  g_assert_false (gtk_widget_has_css_class (card, "shaken"));
  lab_test_do (test, "animate; cell own; said Show your card first.");
  g_assert_true (gtk_widget_has_css_class (card, "shaken"));
  lab_test_do (test, "arrow 3");
  g_assert_true (gtk_widget_has_css_class (card, "shaken-again"));
  g_assert_false (gtk_widget_has_css_class (card, "shaken"));
  lab_test_do (test, "still; take");
  g_assert_false (gtk_widget_has_css_class (card, "shaken-again"));
}

/* The board is public, so the next player can plan while the screen is passed. The game changes
 * when this player shows the card: then the spare tile lies as planned. */
LAB_WINDOW_TEST ("/window/game/plan", test_plan)
{
  LabShiftPosition planned;
  LabShiftTile *spare;

  lab_test_do (test, "play 5 0xf 2 3; note");
  for (LabShiftArrow arrow = 0; arrow < LAB_SHIFT_N_ARROWS; arrow += 5)
    lab_test_do (test, "over %u; preview %u; audit-cover", arrow, arrow);
  lab_test_do (test, "leave; preview none");

  /* The spare tile rotates in the plan alone. */
  spare = lab_test_window_get_game (test)->spare;
  for (int quarters = 1; quarters <= 5; quarters++)
    {
      g_autofree char *lies = lab_shift_describe_spare (spare, quarters);

      lab_test_do (test, "%s; as-noted; audit-cover",
                   quarters % 2 == 0 ? "key r" : "button game.turn-clockwise");
      gtk_test_accessible_assert_property (GTK_ACCESSIBLE (lab_test_window_find_spare (test)),
                                           GTK_ACCESSIBLE_PROPERTY_LABEL, lies);
    }

  gtk_widget_grab_focus (lab_test_window_get_board (test)->arrows[6]);
  lab_test_focus_arrow (test, 7);
  lab_test_do (test, "preview 7; audit-cover; key Return; as-noted");
  g_assert_true (lab_test_get_focus (test) == lab_test_window_find_handover (test));
  lab_test_do (test, "key Return; wait-uncovered");
  planned = test->noted;
  planned.board.spare = lab_shift_openings_rotate (planned.board.spare, 5);
  g_assert_cmphex (planned.board.spare, !=, test->noted.board.spare);
  lab_test_window_assert_at (test, &planned);

  /* The plan is played and undone like a rotation by the player. */
  lab_test_do (test, "audit; note; arrow 7; phase move");
  g_assert_cmphex (lab_shift_board_get_tile (&lab_test_window_get_position (test)->board,
                                             lab_shift_arrow_cell (7, 0)), ==, planned.board.spare);
  lab_test_do (test, "key <Control>z; as-noted; audit");
}

/* A player who holds Enter too long does not show the card of the next player. A key that is
 * released in another window is not held anymore. */
LAB_WINDOW_TESTS (test_held_key,
                  { "/window/game/held-key", NULL },
                  { "/window/game/key-released-elsewhere", GINT_TO_POINTER (TRUE) })
{
  lab_test_do (test, "play 5 0xf 2 3; take; arrow 3");
  lab_test_focus_cell (test, lab_test_window_get_position (test)->pawns[2]);
  for (guint i = 0; i < 4; i++)
    {
      lab_test_driver_press_key (test->driver, GDK_KEY_Return);
      lab_test_wait (lab_test_window_is_covered (test));
      /* A button shows that it was pressed before it acts. */
      lab_test_do (test, "pass 400; audit-cover");
    }
  if (GPOINTER_TO_INT (data))
    lab_test_driver_release_elsewhere (test->driver, GDK_KEY_Return);
  else
    lab_test_driver_release_key (test->driver, GDK_KEY_Return);
  lab_test_do (test, "audit-cover; key Return; wait-uncovered");
}

/* A button that is activated with a key can emit its signal a moment later, when the game may
 * already be closed. */
LAB_WINDOW_TEST ("/window/game/left-cover", test_left_cover)
{
  g_autoptr (GtkWidget) button = NULL;

  lab_test_do (test, "play 3 0x5 2 0");
  button = g_object_ref (lab_test_find_button ("Cleo: Show My Card"));
  lab_test_do (test, "key <Control>n; page start");
  g_signal_emit_by_name (button, "clicked");
  lab_test_do (test, "settle; page start; no-card");
}
