/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-deal.h"
#include "lab-position.h"
#include "lab-test-effort.h"
#include "lab-test-games.h"
#include "lab-test-referee.h"

/* Random games against the referee. */

/* Private helpers */

/* A treasure is painted on its tile. The referee's tiles have an id, and @painted
 * tells which treasure each tile had at the start. */
static void
assert_tiles_lasting (const LabReferee *referee,
                      const int         painted[50],
                      const guint       shapes[50])
{
  gboolean seen[50] = { FALSE };

  for (int i = 0; i <= 49; i++)
    {
      const LabRefereeTile *tile = i == 49 ? &referee->spare : &referee->tiles[i / 7][i % 7];

      g_assert_false (seen[tile->id]);
      seen[tile->id] = TRUE;
      g_assert_cmpint (tile->treasure, ==, painted[tile->id]);
      g_assert_cmpuint (lab_openings_shape ((LabOpenings) tile->sides), ==, shapes[tile->id]);
    }
}

static void
note_tiles (const LabReferee *referee,
            int               painted[50],
            guint             shapes[50])
{
  for (int i = 0; i <= 49; i++)
    {
      const LabRefereeTile *tile = i == 49 ? &referee->spare : &referee->tiles[i / 7][i % 7];

      painted[tile->id] = tile->treasure;
      shapes[tile->id] = lab_openings_shape ((LabOpenings) tile->sides);
    }
}

static void
assert_taken_back (const LabPosition *before,
                   const LabPosition *after)
{
  LabPosition back = *after;

  back.phase = LAB_PHASE_INSERT;
  back.last_arrow = LAB_ARROW_NONE;
  lab_position_insert (&back, lab_arrow_opposite (after->last_arrow), back.board.spare);
  g_assert_cmpmem (back.board.open, sizeof back.board.open, before->board.open,
                   sizeof before->board.open);
  g_assert_true (lab_openings_same_tile (back.board.spare, before->board.spare));
  g_assert_cmpmem (back.treasures, sizeof back.treasures, before->treasures,
                   sizeof before->treasures);
  g_assert_cmpmem (back.pawns, sizeof back.pawns, before->pawns, sizeof before->pawns);
}

static void
assert_ranking (const LabPosition *position)
{
  guint n_seats = lab_bitboard_count (lab_position_get_seats (position));
  LabSeatSet placed = 0;

  for (guint i = 0; i < position->n_places; i++)
    {
      LabSeat seat = position->places[i];

      g_assert_cmphex (placed & LAB_SEAT_BIT (seat), ==, 0);
      placed |= LAB_SEAT_BIT (seat);
      g_assert_cmpuint (lab_position_get_place (position, seat), ==, i + 1);
    }
  g_assert_cmphex (placed & lab_position_get_unplaced (position), ==, 0);
  g_assert_cmphex (placed | lab_position_get_unplaced (position), ==,
                   lab_position_get_seats (position));
  if (position->phase == LAB_PHASE_OVER)
    g_assert_cmpuint (position->n_places, ==, n_seats);
  else
    g_assert_cmpuint (position->n_places, <, n_seats - 1);
}

static void
play_against_referee (LabPosition *position,
                      LabReferee  *referee,
                      LabTurn      turn)
{
  LabPosition before = *position;
  LabRefereeArea area;
  LabOutcome outcome;
  LabSeat seat = position->seat;
  int n_places = referee->n_places;

  for (LabArrow arrow = 0; arrow < LAB_N_ARROWS; arrow++)
    g_assert_cmpint (lab_position_may_insert (position, arrow) != FALSE, ==,
                     lab_referee_may_insert (referee, arrow));
  lab_position_insert (position, turn.arrow, turn.tile);
  lab_referee_insert (referee, turn.arrow, turn.tile);
  lab_referee_check (referee, position);
  assert_taken_back (&before, position);
  assert_ranking (position);

  area = lab_referee_flood (referee, referee->rows[seat], referee->columns[seat]);
  g_assert_cmphex (lab_position_get_reachable (position), ==, lab_referee_area_bits (&area));
  outcome = lab_position_move (position, turn.cell);
  lab_referee_move (referee, turn.cell / 8, turn.cell % 8);
  lab_referee_check (referee, position);
  assert_ranking (position);

  g_assert_cmpuint (outcome.found, ==,
                    referee->just_found < 0 ? LAB_TREASURE_NONE : referee->just_found);
  g_assert_cmpuint (outcome.place, ==, referee->n_places > n_places ? n_places + 1 : 0);
  g_assert_cmpuint (outcome.last_seat, ==,
                    referee->n_places > n_places + 1 ? referee->places[n_places + 1]
                                                     : LAB_SEAT_NONE);
}

static void
play_game_against_referee (GRand         *random,
                           const LabDeal *deal,
                           double         greed,
                           guint          max_turns)
{
  LabPosition position;
  LabReferee referee;
  int painted[50];
  guint shapes[50];

  lab_deal_position (deal, &position);
  lab_referee_init (&referee, &position);
  note_tiles (&referee, painted, shapes);
  for (guint n = 0; n < max_turns && position.phase != LAB_PHASE_OVER; n++)
    {
      LabTurn turn = g_rand_double (random) < greed ? lab_test_greedy_turn (random, &position)
                                                    : lab_test_random_turn (random, &position);

      play_against_referee (&position, &referee, turn);
      assert_tiles_lasting (&referee, painted, shapes);
    }
  if (greed >= 1)
    g_assert_cmpint (position.phase, ==, LAB_PHASE_OVER);
}

/* Tests */

static void
test_random_games (void)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (20240601);

  for (guint round = 0; round < lab_test_rounds (4000); round++)
    {
      LabDeal deal = lab_test_random_deal (random);

      play_game_against_referee (random, &deal, 0.5, 60);
    }
}

static void
test_greedy_games (void)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (20240602);

  for (guint round = 0; round < lab_test_rounds (800); round++)
    {
      LabDeal deal = lab_test_random_deal (random);

      play_game_against_referee (random, &deal, 1, 3000);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/model/position/random-games", test_random_games);
  g_test_add_func ("/model/position/greedy-games", test_greedy_games);
  return g_test_run ();
}
