/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-games.h"
#include "lab-test-hidden.h"
#include "lab-test-thinking.h"

/* Tests what every computer player must do, whatever its strategy. */

#define ALL_CELLS "a1,b1,c1,d1,e1,f1,g1,a2,b2,c2,d2,e2,f2,g2,a3,b3,c3,d3,e3,f3,g3,a4,b4,*"
#define FEW_CELLS "a1,b1,c1,*,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-"

/* How many positions to ask a level about, and how many nodes it may use; with fewer
 * than this, the expert plays a different way. */
static const struct
{
  guint n_games;
  guint one_in;
  guint64 nodes;
  guint n_whole_games;
} efforts[LAB_SHIFT_N_LEVELS] = {
  [LAB_SHIFT_STRENGTH_RANDOM] = { 200, 2, 0, 40 },
  [LAB_SHIFT_STRENGTH_BEGINNER] = { 200, 2, 0, 40 },
  [LAB_SHIFT_STRENGTH_GREEDY] = { 200, 2, 0, 40 },
  [LAB_SHIFT_STRENGTH_SOLVER] = { 200, 4, 0, 40 },
  [LAB_SHIFT_STRENGTH_MINMAX] = { 60, 60, 1200, 2 },
  [LAB_SHIFT_STRENGTH_ALPHABETA] = { 60, 50, 800, 4 },
  [LAB_SHIFT_STRENGTH_EXPERT] = { 60, 60, 60000, 4 },
};

#define HASTE 300

/* Private helpers */

static void
check_thought (const LabShiftPosition *position,
               const LabShiftThought  *thought)
{
  g_assert_true (lab_test_is_legal (position, &thought->turn));
  g_assert_cmpuint (thought->n_plan, <=, LAB_SHIFT_MAX_THOUGHT);
  g_assert_cmpint (thought->time, >=, 0);
  if (thought->n_plan > 0)
    g_assert_cmpmem (&thought->plan[0], sizeof thought->turn, &thought->turn, sizeof thought->turn);
}

/* Asks twice, with different faces on the hidden cards; the answers must be equal. */
static void
check_answers (GRand                     *random,
               const LabShiftPosition    *position,
               const LabShiftObservation *seen,
               guint                     *level)
{
  LabShiftPosition shuffled = lab_test_shuffle_hidden (random, position);
  guint64 seed = g_rand_int (random);
  LabShiftObservation other = lab_test_see (&shuffled, &seen->memory);

  for (guint haste = 0; haste < 2; haste++)
    {
      guint64 nodes = haste == 0 ? efforts[*level].nodes : HASTE;
      LabShiftThought thought = lab_test_think (*level, seen, seed, nodes);
      LabShiftThought again = lab_test_think (*level, &other, seed, nodes);

      check_thought (position, &thought);
      lab_test_assert_same_thought (&thought, &again);
    }
}

/* Plays a game in which two players choose each turn: one sees the game, the other
 * the same game with different hidden cards. */
static guint
play_game (LabShiftStrength level,
           GRand           *random,
           guint64          nodes)
{
  LabShiftDeal deal = lab_test_random_deal (random);
  g_autoptr (LabShiftAgent) agent = lab_shift_computer_new (level);
  g_autoptr (LabShiftAgent) other_agent = lab_shift_computer_new (level);
  LabShiftPosition position;
  LabShiftMemory memory;
  guint n_turns = 0;

  deal.cards_each = (guint8) g_rand_int_range (random, 1, 4);
  position = lab_test_deal (&deal);
  lab_shift_memory_init (&memory);
  lab_shift_agent_begin (agent, deal.seed);
  lab_shift_agent_begin (other_agent, deal.seed);
  for (; n_turns < 40 && position.phase != LAB_SHIFT_PHASE_OVER; n_turns++)
    {
      LabShiftPosition shuffled = lab_test_shuffle_hidden (random, &position);
      LabShiftObservation observation = lab_test_see (&position, &memory);
      LabShiftObservation other = lab_test_see (&shuffled, &memory);
      LabShiftThought thought = lab_test_ask (agent, &observation, nodes);
      LabShiftThought same = lab_test_ask (other_agent, &other, nodes);

      check_thought (&position, &thought);
      lab_test_assert_same_thought (&thought, &same);
      lab_test_play_watched (&position, &memory, &thought.turn);
    }
  return n_turns;
}

/* Tests */

LAB_LEVEL_TEST ("/players/strategies/answers", test_answers)
{
  guint level = GPOINTER_TO_UINT (data);
  guint n = lab_test_visit_positions (31 + level, lab_test_rounds (efforts[level].n_games),
                                      efforts[level].one_in, check_answers, &level);

  g_assert_cmpuint (n, >, lab_test_rounds (30));
}

LAB_LEVEL_TEST ("/players/strategies/games", test_games)
{
  LabShiftStrength level = GPOINTER_TO_UINT (data);
  g_autoptr (GRand) random = g_rand_new_with_seed (41);
  guint n_games = lab_test_rounds (efforts[level].n_whole_games), n_turns = 0;

  for (guint game = 0; game < n_games; game++)
    n_turns += play_game (level, random, efforts[level].nodes);
  g_assert_cmpuint (n_turns, >, 4 * n_games);
}

/* Unusual positions; each player is asked with very little time and with some. */
LAB_LEVEL_TEST ("/players/strategies/odd-observations", test_odd_observations)
{
  LabShiftStrength level = GPOINTER_TO_UINT (data);
  static const guint64 limits[] = { 1, 10, 100, 1000 };
  LabTestPosition rows[LAB_TEST_N_POSITIONS];
  static const char *texts[] = {
    /* No player has cards. */
    LAB_TEST_CORRIDORS "d4 - d4,-,d2,- " FEW_CELLS " :,-,:,- 1i - -",
    LAB_TEST_CORRIDORS "d4 - d4,d4,d4,d4 " FEW_CELLS " :,:,:,: 1i o -",
    /* Only the other players have cards. */
    LAB_TEST_CORRIDORS "d4 - d4,-,d2,- " FEW_CELLS " :,-,:??,- 1i - -",
    /* Only the player to move has cards. */
    LAB_TEST_CORRIDORS "d4 - d4,-,d2,- " FEW_CELLS " :A?,-,:,- 1i - -",
    /* The player is alone. */
    LAB_TEST_CORRIDORS "d4 - d4,-,-,- " FEW_CELLS " :A?,-,-,- 1i - -",
    LAB_TEST_CORRIDORS "d4 E2 d4,-,-,- " FEW_CELLS " A:,-,-,- 1m - -",
    /* Two of four players are left. */
    LAB_TEST_CORRIDORS "d4 - d4,a1,d2,a7 " FEW_CELLS " :A,B:,:?,C: 1i - 24",
    /* All players have found their treasures and head home. */
    LAB_TEST_CORRIDORS "d4 E2 d4,a1,d2,a7 " FEW_CELLS " A:,B:,C:,D: 1m - -",
    LAB_TEST_CORRIDORS "d4 - d4,a1,d2,a7 " FEW_CELLS " A:,B:,C:,D: 1i o -",
    LAB_TEST_CORRIDORS "d4 - d4,a1,d2,a7 " FEW_CELLS " A:,B:,C:,D: 1i l -",
    /* All cards are dealt, to all players or to one. */
    LAB_TEST_CORRIDORS "d4 - d4,a1,d2,a7 " ALL_CELLS " :A?????,:??????,:??????,:?????? 1i - -",
    LAB_TEST_CORRIDORS "d4 - d4,-,d2,- " ALL_CELLS " :ABCDEFGHIJKLMNOPQRSTUVWX,-,:,- 1i o -",
    LAB_TEST_CORRIDORS "d4 - d4,-,d2,- " ALL_CELLS " :,-,:????????????????????????,- 1i olr -",
    /* The treasure lies on the spare; in some positions it is the last one. */
    LAB_TEST_CORRIDORS "d4 - d4,-,d2,- " FEW_CELLS " :D,-,:?,- 1i - -",
    LAB_TEST_CORRIDORS "d4 E2 d4,-,d2,- " FEW_CELLS " A:D,-,:?,- 1m l -",
    /* There are more hidden cards than treasures. */
    LAB_TEST_CORRIDORS "d4 - d4,d4,d2,- " FEW_CELLS " :A??,:??????,:????,- 1i - -",
    LAB_TEST_CORRIDORS "d4 - d4,d4,d2,- " FEW_CELLS " :ABCD,:??????,:????,- 1i o - ABCD,X,-,ABC",
  };

  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      LabShiftObservation observation = lab_test_observe (texts[i]);

      for (gsize j = 0; j < G_N_ELEMENTS (limits); j++)
        {
          LabShiftThought thought = lab_test_think (level, &observation, 5, limits[j]);

          check_thought (&observation.position, &thought);
        }
    }
  /* A study is a position without hidden cards, which observation notation does not allow. */
  lab_test_load_positions (rows);
  for (guint i = 0; i < LAB_TEST_N_POSITIONS; i++)
    {
      LabShiftObservation observation = lab_test_see (&rows[i].position, NULL);
      LabShiftThought thought = lab_test_think (level, &observation, i, 500);

      check_thought (&observation.position, &thought);
    }
}

/* A new game restarts the random numbers from the seed; without one they continue. */
LAB_LEVEL_TEST ("/players/strategies/begin", test_begin)
{
  LabShiftStrength level = GPOINTER_TO_UINT (data);
  g_autoptr (LabShiftAgent) agent = lab_shift_computer_new (level);
  LabShiftObservation observation = lab_test_observe (
    LAB_TEST_CORRIDORS "d4 - d4,-,d2,- " FEW_CELLS " :A?,-,:??,- 1i - -");
  LabShiftThought first[3];

  for (guint round = 0; round < 2; round++)
    {
      lab_shift_agent_begin (agent, 77);
      for (guint i = 0; i < G_N_ELEMENTS (first); i++)
        {
          LabShiftThought thought = lab_test_ask (agent, &observation, 800);

          if (round == 0)
            first[i] = thought;
          lab_test_assert_same_thought (&thought, &first[i]);
        }
    }
}
