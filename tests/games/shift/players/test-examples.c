/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-deal.h"
#include "lab-players.h"
#include "lab-program.h"
#include "lab-program.h"

/* The example players, and the built-in players run as programs, play whole games. */

#define N_GAMES 3
#define MAX_TURNS 400

/* Private helpers */

static LabAgent *
make_player (const char *words)
{
  g_autoptr (GError) error = NULL;
  LabAgent *agent = lab_players_make (words, &error);

  g_assert_no_error (error);
  return agent;
}

/* Asks for a turn; lab_agent_choose() checks that it is legal. */
static LabTurn
choose (LabAgent             *agent,
        const LabObservation *observation)
{
  const LabLimits limits = { .nodes = 100 };
  g_autoptr (GError) error = NULL;
  LabThought thought;

  lab_agent_choose (agent, observation, &limits, NULL, &thought, &error);
  g_assert_no_error (error);
  return thought.turn;
}

/* Plays a game in which the tile is sometimes inserted before a player is asked. */
static guint
play (LabAgent *agents[2],
      guint64   seed,
      guint     rules)
{
  LabDeal deal = { .seed = seed, .seats = lab_seat_default_set (2), .cards_each = 4,
                   .rules = (LabRules) rules };
  LabPosition position;
  guint n_turns = 0;

  lab_deal_position (&deal, &position);
  for (guint i = 0; i < 2; i++)
    lab_agent_begin (agents[i], seed + i);
  for (; position.phase != LAB_PHASE_OVER && n_turns < MAX_TURNS; n_turns++)
    {
      LabAgent *agent = agents[position.seat == 0 ? 0 : 1];
      LabObservation observation;
      LabTurn turn;

      lab_observation_init (&observation, &position, NULL);
      turn = choose (agent, &observation);
      lab_position_insert (&position, turn.arrow, turn.tile);
      if (n_turns % 5 == 0)
        {
          lab_observation_init (&observation, &position, NULL);
          turn = choose (agent, &observation);
        }
      lab_position_move (&position, turn.cell);
    }
  return n_turns;
}

static void
assert_plays (const char *words)
{
  LabAgent *agents[2] = { make_player (words), make_player ("greedy") };

  for (guint64 seed = 0; seed < N_GAMES; seed++)
    {
      guint n_turns = play (agents, seed, seed == 1 ? LAB_RULES_OPEN_CARDS : 0);

      g_test_message ("%s: %u turns", words, n_turns);
      g_assert_cmpuint (n_turns, <, MAX_TURNS);
    }
  g_object_unref (agents[0]);
  g_object_unref (agents[1]);
}

/* Test cases */

static void
test_python (void)
{
  g_autofree char *python = g_find_program_in_path ("python3");
  g_autofree char *words = g_strdup_printf ("cmd:'%s/player.py'", g_getenv ("LABYRINTHE_EXAMPLES"));

  if (python == NULL)
    g_test_skip ("there is no python3");
  else
    assert_plays (words);
}

static void
test_c (void)
{
  g_autofree char *words = g_strdup_printf ("cmd:'%s'", g_getenv ("LABYRINTHE_PLAYER"));

  assert_plays (words);
}

static char *
get_engine (const char *level)
{
  return g_strdup_printf ("cmd:'%s' engine %s", g_getenv ("LABYRINTHE_LAB"), level);
}

static void
test_engines (void)
{
  static const char * const levels[] = { "random", "beginner", "greedy", "solver" };

  for (guint i = 0; i < G_N_ELEMENTS (levels); i++)
    {
      g_autofree char *words = get_engine (levels[i]);
      LabAgent *agents[2] = { make_player (words), make_player ("greedy") };

      play (agents, i, 0);
      g_object_unref (agents[0]);
      g_object_unref (agents[1]);
    }
}

/* An engine program plays the same turns as the built-in player behind it. */
static void
test_same_turns (void)
{
  static const char * const levels[] = { "random", "beginner", "greedy" };

  for (guint i = 0; i < G_N_ELEMENTS (levels); i++)
    {
      g_autofree char *words = get_engine (levels[i]);
      g_autoptr (LabAgent) engine = make_player (words);
      g_autoptr (LabAgent) agent = make_player (levels[i]);

      for (guint64 seed = 0; seed < 30; seed++)
        {
          LabDeal deal = { .seed = seed, .seats = lab_seat_default_set (3) };
          LabObservation observation;
          LabPosition position;
          LabTurn turn, other;

          lab_deal_position (&deal, &position);
          lab_observation_init (&observation, &position, NULL);
          if (seed % 10 == 0)
            {
              lab_agent_begin (engine, seed);
              lab_agent_begin (agent, lab_program_seal_seed (seed));
            }
          turn = choose (engine, &observation);
          other = choose (agent, &observation);
          g_assert_cmpuint (turn.arrow, ==, other.arrow);
          g_assert_cmpuint (turn.tile, ==, other.tile);
          g_assert_cmpuint (turn.cell, ==, other.cell);
        }
    }
}

static gpointer
play_in_thread (gpointer data)
{
  LabAgent *agents[2] = { make_player (data), make_player (data) };

  for (guint64 seed = 0; seed < N_GAMES; seed++)
    play (agents, seed, 0);
  g_object_unref (agents[0]);
  g_object_unref (agents[1]);
  return NULL;
}

static void
test_threads (void)
{
  g_autofree char *words = g_strdup_printf ("cmd:'%s'", g_getenv ("LABYRINTHE_PLAYER"));
  GThread *threads[4];

  for (guint i = 0; i < G_N_ELEMENTS (threads); i++)
    threads[i] = g_thread_new ("play", play_in_thread, words);
  for (guint i = 0; i < G_N_ELEMENTS (threads); i++)
    g_thread_join (threads[i]);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/examples/python", test_python);
  g_test_add_func ("/examples/c", test_c);
  g_test_add_func ("/examples/engines", test_engines);
  g_test_add_func ("/examples/same-turns", test_same_turns);
  g_test_add_func ("/examples/threads", test_threads);
  return g_test_run ();
}
