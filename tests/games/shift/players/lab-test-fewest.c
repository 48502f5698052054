/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-test-fewest.h"

#include "lab-shift-deal.h"
#include "lab-shift-fewest-turns.h"
#include "lab-test-games.h"
#include "lab-test-hidden.h"
#include "lab-test-thinking.h"

#define LOOKS_AHEAD 4
#define MAX_TURNS 5000

/* Private helpers */

/* Whether @turn is the first of @n_turns that reach a goal without rivals. */
static gboolean
starts_line (const LabShiftPosition *position,
             const LabShiftTurn     *turn,
             guint                   n_turns)
{
  LabShiftPosition after = *position;
  LabShiftCell goals[LAB_SHIFT_N_TREASURES];
  guint n_goals;

  if (after.phase == LAB_SHIFT_PHASE_INSERT)
    lab_shift_position_insert (&after, turn->arrow, turn->tile);
  after.phase = LAB_SHIFT_PHASE_INSERT;
  after.pawns[after.seat] = turn->cell;
  if (n_turns > 1)
    return lab_test_count_fewest (&after, n_turns - 1) > 0;
  n_goals = lab_shift_position_list_goals (&after, after.seat, goals);
  while (n_goals > 0 && goals[n_goals - 1] != turn->cell)
    n_goals--;
  return n_goals > 0;
}

/* Returns the number of taken seats before @seat. */
static guint
count_before (const LabShiftDeal *deal,
              LabShiftSeat        seat)
{
  return (guint) __builtin_popcount (deal->seats & (LAB_SHIFT_SEAT_BIT (seat) - 1u));
}

/* Returns whether @level wins a game from the @place-th of the taken seats. All others play
 * lab_test_fewest_turn(). */
static gboolean
play_game (LabShiftStrength    level,
           const LabShiftDeal *deal,
           guint               place,
           guint64             nodes)
{
  g_autoptr (LabShiftAgent) agent = lab_shift_computer_new (level);
  g_autoptr (GRand) random = g_rand_new_with_seed ((guint32) deal->seed);
  LabShiftPosition position = lab_test_deal (deal);
  LabShiftMemory memory;

  lab_shift_memory_init (&memory);
  lab_shift_agent_begin (agent, deal->seed);
  for (guint i = 0; i < MAX_TURNS && position.n_places == 0; i++)
    {
      LabShiftObservation observation = lab_test_see (&position, &memory);
      LabShiftTurn turn;

      if (count_before (deal, position.seat) == place)
        turn = lab_test_ask (agent, &observation, nodes).turn;
      else
        turn = lab_test_fewest_turn (random, &observation.position);
      lab_test_play_watched (&position, &memory, &turn);
    }
  return position.n_places > 0 && count_before (deal, position.places[0]) == place;
}

/* Returns the fewest turns to any goal, at most @max_turns; 0 if it takes more. */
guint
lab_test_count_fewest (const LabShiftPosition *position,
                       guint                   max_turns)
{
  LabShiftCell goals[LAB_SHIFT_N_TREASURES];
  guint n_goals = lab_shift_position_list_goals (position, position->seat, goals);
  guint fewest = 0;

  for (guint i = 0; i < n_goals && fewest != 1; i++)
    {
      LabShiftTurnLine line;

      if (lab_shift_fewest_turns (position, goals[i], fewest > 0 ? fewest - 1 : max_turns, NULL,
                                  &line))
        fewest = line.n_turns;
    }
  return fewest;
}

/**
 * lab_test_fewest_turn:
 * @random: random numbers
 * @position: a position
 *
 * Chooses the first turn of a shortest line to a goal, as if there were no rivals. All such turns
 * have equal chances. Without such a line, it chooses any turn.
 *
 * Returns: the turn
 */
LabShiftTurn
lab_test_fewest_turn (GRand                  *random,
                      const LabShiftPosition *position)
{
  static LabShiftTurn turns[LAB_TEST_MAX_TURNS];
  guint n = lab_test_list_turns (position, turns);
  guint fewest = lab_test_count_fewest (position, LOOKS_AHEAD);

  for (guint i = 0; i < n; i++)
    {
      guint other = (guint) g_rand_int_range (random, (gint32) i, (gint32) n);
      LabShiftTurn turn = turns[other];

      turns[other] = turns[i];
      if (fewest == 0 || starts_line (position, &turn, fewest))
        return turn;
    }
  g_assert_not_reached ();
}

/**
 * lab_test_match_fewest:
 * @level: a level
 * @n_players: the number of players, two to four
 * @n_games: the number of games
 * @seed: the number of the first deal
 * @nodes: the limit for each turn of @level
 *
 * Lets one player of @level play against players that use lab_test_fewest_turn(). Each deal is
 * played once from each seat.
 *
 * Returns: the number of games that @level wins
 */
guint
lab_test_match_fewest (LabShiftStrength level,
                       guint            n_players,
                       guint            n_games,
                       guint64          seed,
                       guint64          nodes)
{
  guint n_wins = 0;

  for (guint i = 0; i < n_games; i++)
    {
      LabShiftDeal deal = { .seed = seed + i / n_players,
                            .seats = lab_shift_seat_default_set (n_players) };

      n_wins += play_game (level, &deal, i % n_players, nodes) ? 1 : 0;
    }
  return n_wins;
}
