/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include "lab-shift-deal.h"
#include "lab-shift-players.h"
#include "lab-shift-program.h"
#include "lab-shift-program.h"

/* The example players, and the built-in players run as programs, play whole games. */

#define N_GAMES 3
#define MAX_TURNS 400

/* Private helpers */

static LabShiftAgent *
make_player (const char *words)
{
  g_autoptr (GError) error = NULL;
  LabShiftAgent *agent = lab_shift_players_make (words, &error);

  g_assert_no_error (error);
  return agent;
}

/* Asks for a turn; lab_shift_agent_choose() checks that it is legal. */
static LabShiftTurn
choose (LabShiftAgent             *agent,
        const LabShiftObservation *observation)
{
  const LabLimits limits = { .nodes = 100 };
  g_autoptr (GError) error = NULL;
  LabShiftThought thought;

  lab_shift_agent_choose (agent, observation, &limits, NULL, &thought, &error);
  g_assert_no_error (error);
  return thought.turn;
}

/* Plays a game in which the tile is sometimes inserted before a player is asked. */
static guint
play (LabShiftAgent *agents[2],
      guint64        seed,
      guint          rules)
{
  LabShiftDeal deal = { .seed = seed, .seats = lab_shift_seat_default_set (2), .cards_each = 4,
                   .rules = (LabShiftRules) rules };
  LabShiftPosition position;
  guint n_turns = 0;

  lab_shift_deal_position (&deal, &position);
  for (guint i = 0; i < 2; i++)
    lab_shift_agent_begin (agents[i], seed + i);
  for (; position.phase != LAB_SHIFT_PHASE_OVER && n_turns < MAX_TURNS; n_turns++)
    {
      LabShiftAgent *agent = agents[position.seat == 0 ? 0 : 1];
      LabShiftObservation observation;
      LabShiftTurn turn;

      lab_shift_observation_init (&observation, &position, NULL);
      turn = choose (agent, &observation);
      lab_shift_position_insert (&position, turn.arrow, turn.tile);
      if (n_turns % 5 == 0)
        {
          lab_shift_observation_init (&observation, &position, NULL);
          turn = choose (agent, &observation);
        }
      lab_shift_position_move (&position, turn.cell);
    }
  return n_turns;
}

static void
assert_plays (const char *words)
{
  LabShiftAgent *agents[2] = { make_player (words), make_player ("greedy") };

  for (guint64 seed = 0; seed < N_GAMES; seed++)
    {
      guint n_turns = play (agents, seed, seed == 1 ? LAB_SHIFT_RULES_OPEN_CARDS : 0);

      g_test_message ("%s: %u turns", words, n_turns);
      g_assert_cmpuint (n_turns, <, MAX_TURNS);
    }
  g_object_unref (agents[0]);
  g_object_unref (agents[1]);
}

/* Test cases */

LAB_TEST ("/examples/python", test_python)
{
  g_autofree char *python = g_find_program_in_path ("python3");
  g_autofree char *words = g_strdup_printf ("cmd:'%s/player.py'", g_getenv ("LABYRINTHE_EXAMPLES"));

  if (python == NULL)
    g_test_skip ("there is no python3");
  else
    assert_plays (words);
}

LAB_TEST ("/examples/c", test_c)
{
  g_autofree char *words = g_strdup_printf ("cmd:'%s'", g_getenv ("LABYRINTHE_PLAYER"));

  assert_plays (words);
}

static char *
get_engine (const char *level)
{
  return g_strdup_printf ("cmd:'%s' engine %s", g_getenv ("LABYRINTHE_LAB"), level);
}

LAB_TEST ("/examples/engines", test_engines)
{
  static const char * const levels[] = { "random", "beginner", "greedy", "solver" };

  for (guint i = 0; i < G_N_ELEMENTS (levels); i++)
    {
      g_autofree char *words = get_engine (levels[i]);
      LabShiftAgent *agents[2] = { make_player (words), make_player ("greedy") };

      play (agents, i, 0);
      g_object_unref (agents[0]);
      g_object_unref (agents[1]);
    }
}

/* An engine program plays the same turns as the built-in player behind it. */
LAB_TEST ("/examples/same-turns", test_same_turns)
{
  static const char * const levels[] = { "random", "beginner", "greedy" };

  for (guint i = 0; i < G_N_ELEMENTS (levels); i++)
    {
      g_autofree char *words = get_engine (levels[i]);
      g_autoptr (LabShiftAgent) engine = make_player (words);
      g_autoptr (LabShiftAgent) agent = make_player (levels[i]);

      for (guint64 seed = 0; seed < 30; seed++)
        {
          LabShiftDeal deal = { .seed = seed, .seats = lab_shift_seat_default_set (3) };
          LabShiftObservation observation;
          LabShiftPosition position;
          LabShiftTurn turn, other;

          lab_shift_deal_position (&deal, &position);
          lab_shift_observation_init (&observation, &position, NULL);
          if (seed % 10 == 0)
            {
              lab_shift_agent_begin (engine, seed);
              lab_shift_agent_begin (agent, lab_shift_program_seal_seed (seed));
            }
          turn = choose (engine, &observation);
          other = choose (agent, &observation);
          g_assert_cmpuint (turn.arrow, ==, other.arrow);
          g_assert_cmpuint (turn.tile, ==, other.tile);
          g_assert_cmpuint (turn.cell, ==, other.cell);
        }
    }
}
