/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include "lab-shift-program.h"
#include "lab-test-games.h"
#include "lab-test-thinking.h"

/* The example players, and the built-in players run as programs, play whole games. */

#define NODES 100
#define MAX_TURNS 400

/* Private helpers */

/* Plays a game in which the tile is sometimes inserted before a player is asked. */
static guint
play (LabShiftAgent *agents[2],
      guint64        seed,
      guint          rules)
{
  LabShiftDeal deal = { .seed = seed, .seats = lab_shift_seat_default_set (2), .cards_each = 4,
                   .rules = (LabShiftRules) rules };
  LabShiftPosition position = lab_test_deal (&deal);
  guint n_turns = 0;

  for (guint i = 0; i < 2; i++)
    lab_shift_agent_begin (agents[i], seed + i);
  for (; position.phase != LAB_SHIFT_PHASE_OVER && n_turns < MAX_TURNS; n_turns++)
    {
      LabShiftAgent *agent = agents[position.seat == 0 ? 0 : 1];
      LabShiftObservation observation = lab_test_see (&position, NULL);
      LabShiftTurn turn = lab_test_ask (agent, &observation, NODES).turn;

      lab_shift_position_insert (&position, turn.arrow, turn.tile);
      if (n_turns % 5 == 0)
        {
          observation = lab_test_see (&position, NULL);
          turn = lab_test_ask (agent, &observation, NODES).turn;
        }
      lab_shift_position_move (&position, turn.cell);
    }
  return n_turns;
}

static void
assert_plays (const char *words,
              guint       n_games)
{
  LabShiftAgent *agents[2] = { lab_test_make_player (words), lab_test_make_player ("greedy") };

  for (guint64 seed = 0; seed < n_games; seed++)
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
  g_autofree char *words = g_strdup_printf ("program:'%s/player.py'",
                                            g_getenv ("LABYRINTHE_EXAMPLES"));

  if (python == NULL)
    g_test_skip ("there is no python3");
  else
    assert_plays (words, 3);
}

LAB_TEST ("/examples/c", test_c)
{
  g_autofree char *words = g_strdup_printf ("program:'%s'", g_getenv ("LABYRINTHE_PLAYER"));

  assert_plays (words, 3);
}

static char *
get_engine (const char *level)
{
  return g_strdup_printf ("program:'%s' engine %s", g_getenv ("LABYRINTHE_LAB"), level);
}

LAB_TEST ("/examples/engines", test_engines)
{
  static const char * const levels[] = { "random", "beginner", "greedy", "solver" };

  for (guint i = 0; i < G_N_ELEMENTS (levels); i++)
    {
      g_autofree char *words = get_engine (levels[i]);

      assert_plays (words, 1);
    }
}

/* An engine program plays the same turns as the built-in player behind it. */
LAB_TEST ("/examples/same-turns", test_same_turns)
{
  static const char * const levels[] = { "random", "beginner", "greedy" };

  for (guint i = 0; i < G_N_ELEMENTS (levels); i++)
    {
      g_autofree char *words = get_engine (levels[i]);
      g_autoptr (LabShiftAgent) engine = lab_test_make_player (words);
      g_autoptr (LabShiftAgent) agent = lab_test_make_player (levels[i]);

      for (guint64 seed = 0; seed < 30; seed++)
        {
          LabShiftDeal deal = { .seed = seed, .seats = lab_shift_seat_default_set (3) };
          LabShiftPosition position = lab_test_deal (&deal);
          LabShiftObservation observation = lab_test_see (&position, NULL);
          LabShiftTurn turn, other;

          if (seed % 10 == 0)
            {
              lab_shift_agent_begin (engine, seed);
              lab_shift_agent_begin (agent, lab_shift_program_seal_seed (seed));
            }
          turn = lab_test_ask (engine, &observation, NODES).turn;
          other = lab_test_ask (agent, &observation, NODES).turn;
          g_assert_cmpmem (&turn, sizeof turn, &other, sizeof other);
        }
    }
}
