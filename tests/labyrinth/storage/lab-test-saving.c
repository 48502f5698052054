/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-test-saving.h"

#include <string.h>

#include "lab-test-games.h"

/* Names that are difficult to write or to read. */
static const char * const names[] = {
  "Anna",      "Bertram der Große", "=Name=", "[Turns]", "#Gärtner;in", "  two  spaces  ",
  "C:\\maze\\n", "ليلى",             "名無し",  "",        "🦊👩‍👩‍👧",      "a;b;c;",
};

static void
assert_same_player (LabGame *one,
                    LabGame *other,
                    LabSeat  seat)
{
  LabPlayer *player = lab_game_get_player (one, seat);
  LabPlayer *counterpart = lab_game_get_player (other, seat);

  if (player == NULL)
    {
      g_assert_null (counterpart);
      return;
    }
  g_assert_cmpstr (lab_player_get_name (player), ==, lab_player_get_name (counterpart));
  g_assert_cmpuint (lab_player_get_n_found (player), ==, lab_player_get_n_found (counterpart));
  g_assert_cmpuint (lab_player_get_place (player), ==, lab_player_get_place (counterpart));
}

static void
assert_same_history (LabGame *one,
                     LabGame *other)
{
  g_assert_cmpmem (lab_game_get_initial (one), sizeof (LabPosition), lab_game_get_initial (other),
                   sizeof (LabPosition));
  g_assert_cmpuint (lab_game_get_n_half_turns (one), ==, lab_game_get_n_half_turns (other));
  g_assert_cmpuint (lab_game_get_n_turns (one), ==, lab_game_get_n_turns (other));
  for (guint i = 0; i < lab_game_get_n_turns (one); i++)
    {
      const LabTurn *turn = lab_game_get_turn (one, i);
      const LabTurn *counterpart = lab_game_get_turn (other, i);

      g_assert_cmpuint (turn->arrow, ==, counterpart->arrow);
      g_assert_cmphex (turn->tile, ==, counterpart->tile);
      g_assert_cmpuint (turn->cell, ==, counterpart->cell);
    }
}

/* Public functions */

/* Returns: (transfer full): a game with random players, cards and variants, before
 *   its first turn */
LabSavedGame *
lab_test_deal_saved_game (GRand *random)
{
  LabDeal deal = lab_test_random_deal (random);
  const char *chosen[LAB_N_SEATS];
  LabPlayerKind kinds[LAB_N_SEATS] = { LAB_PLAYER_PERSON };
  g_autoptr (LabGame) game = NULL;
  g_autoptr (LabController) controller = NULL;
  LabSavedGame *saved;

  if (g_rand_boolean (random))
    deal.cards_each = (guint8) g_rand_int_range (random, 1, 3);
  for (LabSeat seat = 0; seat < LAB_N_SEATS; seat++)
    {
      chosen[seat] = names[g_rand_int_range (random, 0, G_N_ELEMENTS (names))];
      if ((deal.seats & LAB_SEAT_BIT (seat)) != 0)
        kinds[seat] = (LabPlayerKind) g_rand_int_range (random, 0, LAB_N_PLAYER_KINDS);
    }
  game = lab_game_new (&deal, chosen);
  controller = lab_controller_new (game);
  saved = lab_saved_game_new (controller, kinds);
  lab_saved_game_set_failed (saved, deal.seats & (LabSeatSet) g_rand_int_range (random, 0, 16));
  lab_controller_set_began (controller, g_rand_int (random));
  lab_controller_set_tournament (controller, g_rand_int_range (random, 0, 4) == 0);
  return saved;
}

/* Plays a half-turn that is good or bad for the player. Returns FALSE if the game is
 * over. */
gboolean
lab_test_play_half_turn (LabSavedGame *saved,
                         GRand        *random)
{
  LabController *controller = lab_saved_game_get_controller (saved);
  const LabPosition *position = lab_game_get_position (lab_saved_game_get_game (saved));
  g_autoptr (GError) error = NULL;
  LabTurn turn;

  if (position->phase == LAB_PHASE_OVER)
    return FALSE;
  if (position->phase == LAB_PHASE_INSERT)
    {
      turn = lab_test_greedy_turn (random, position);
      lab_controller_insert (controller, position->seat, turn.arrow, turn.tile, &error);
    }
  else
    {
      LabBitboard reachable = lab_position_get_reachable (position);
      LabTreasureSet sought = lab_position_get_sought (position, position->seat);
      LabBitboard goals = sought == 0 ? LAB_CELL_BIT (lab_seat_get_corner (position->seat)) : 0;

      for (LabTreasure treasure = 0; treasure < LAB_N_TREASURES; treasure++)
        {
          if ((sought & LAB_TREASURE_BIT (treasure)) != 0
              && lab_cell_is_on_board (position->treasures[treasure]))
            goals |= LAB_CELL_BIT (position->treasures[treasure]);
        }
      turn.cell = lab_test_random_cell (random, (goals & reachable) != 0 ? goals & reachable
                                                                         : reachable);
      lab_controller_move (controller, position->seat, turn.cell, &error);
    }
  g_assert_no_error (error);
  return TRUE;
}

/**
 * lab_test_play_long: plays turns in which every pawn stays, so that the game never
 * ends.
 */
void
lab_test_play_long (LabSavedGame *saved,
                    guint         n_turns)
{
  LabController *controller = lab_saved_game_get_controller (saved);
  const LabPosition *position = lab_game_get_position (lab_saved_game_get_game (saved));

  for (guint i = 0; i < n_turns; i++)
    {
      LabSeat seat = position->seat;
      LabArrow arrow = (LabArrow) (i % 2);

      g_assert_true (lab_controller_insert (controller, seat, arrow, position->board.spare, NULL));
      g_assert_true (lab_controller_move (controller, seat, position->pawns[seat], NULL));
    }
}

/* Returns: (transfer full): the game in @data, which must be valid */
LabSavedGame *
lab_test_parse_saved_game (const char *data)
{
  g_autoptr (GError) error = NULL;
  LabSavedGame *saved = lab_saved_game_parse (data, strlen (data), &error);

  g_assert_no_error (error);
  g_assert_nonnull (saved);
  return saved;
}

void
lab_test_assert_same_game (LabSavedGame *one,
                           LabSavedGame *other)
{
  LabController *controller = lab_saved_game_get_controller (one);
  LabController *counterpart = lab_saved_game_get_controller (other);
  LabGame *game = lab_controller_get_game (controller);
  LabGame *other_game = lab_controller_get_game (counterpart);
  const LabDeal *deal = lab_game_get_deal (game);
  const LabDeal *other_deal = lab_game_get_deal (other_game);

  g_assert_cmpmem (lab_game_get_position (game), sizeof (LabPosition),
                   lab_game_get_position (other_game), sizeof (LabPosition));
  g_assert_cmpuint (deal->seed, ==, other_deal->seed);
  g_assert_cmphex (deal->seats, ==, other_deal->seats);
  /* A game that was not dealt may have started in the middle of a turn; the file
   * does not record that. */
  if (deal->seed != 0)
    g_assert_cmpuint (deal->first_seat, ==, other_deal->first_seat);
  g_assert_cmpuint (deal->cards_each, ==, other_deal->cards_each);
  g_assert_cmphex (deal->rules, ==, other_deal->rules);
  assert_same_history (game, other_game);
  for (LabSeat seat = 0; seat < LAB_N_SEATS; seat++)
    {
      assert_same_player (game, other_game, seat);
      g_assert_cmpint (lab_saved_game_get_kind (one, seat), ==,
                       lab_saved_game_get_kind (other, seat));
    }
  g_assert_cmphex (lab_saved_game_get_failed (one), ==, lab_saved_game_get_failed (other));
  g_assert_cmpint (lab_controller_get_tournament (controller), ==,
                   lab_controller_get_tournament (counterpart));
  g_assert_cmpint (lab_controller_get_began (controller), ==,
                   lab_controller_get_began (counterpart));
  g_assert_cmpint (lab_game_get_ended (game), ==, lab_game_get_ended (other_game));
  g_assert_cmpuint (lab_controller_get_n_undone (controller), ==,
                    lab_controller_get_n_undone (counterpart));
}

/* Replays the history with the plain rules, and asserts that they allow each turn. */
void
lab_test_assert_allowed (LabGame *game)
{
  LabPosition position = *lab_game_get_initial (game);

  for (guint i = 0; i < lab_game_get_n_turns (game); i++)
    {
      const LabTurn *turn = lab_game_get_turn (game, i);

      g_assert_cmpint (position.phase, ==, LAB_PHASE_INSERT);
      g_assert_true (lab_position_may_insert (&position, turn->arrow));
      g_assert_true (lab_openings_same_tile (position.board.spare, turn->tile));
      lab_position_insert (&position, turn->arrow, turn->tile);
      if (turn->cell == LAB_CELL_NONE)
        {
          g_assert_cmpuint (i + 1, ==, lab_game_get_n_turns (game));
          break;
        }
      g_assert_true ((lab_position_get_reachable (&position) & LAB_CELL_BIT (turn->cell)) != 0);
      lab_position_move (&position, turn->cell);
    }
  if (lab_game_get_ended (game))
    {
      g_assert_cmpuint (position.n_places, >, 0);
      lab_position_end (&position);
    }
  g_assert_true (lab_openings_same_tile (position.board.spare,
                                         lab_game_get_position (game)->board.spare));
  position.board.spare = lab_game_get_position (game)->board.spare;
  g_assert_cmpmem (&position, sizeof position, lab_game_get_position (game), sizeof position);
}
