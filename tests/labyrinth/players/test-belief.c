/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-belief.h"

#include <math.h>
#include <string.h>

#include "lab-test-games.h"
#include "lab-test-hidden.h"
#include "lab-position.h"
#include "lab-test-thinking.h"

#define EPSILON 1e-9
#define ALL_GOALS ((1u << LAB_N_GOALS) - 1)
#define TREASURES "g1,g7,f7,d4,*,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-"
#define GAME LAB_TEST_CORRIDORS "a1 - a1,c3,a7,- " TREASURES

/* Private helpers */

static LabBelief
believe (const char *text,
         LabSeat     seat)
{
  LabObservation observation = lab_test_observe (text);
  LabBelief belief;

  memset (&belief, 0xa5, sizeof belief);
  lab_belief_init (&belief, &observation, seat);
  return belief;
}

static void
assert_near (double a,
             double b)
{
  g_assert_cmpfloat_with_epsilon (a, b, EPSILON);
}

/* Tests: beliefs */

static void
test_equal (void)
{
  /* Of the treasures A to E, A is the player's own and C was found. */
  LabBelief belief = believe (GAME " :A,:?,C:?,- 1i - - B,-,-,-", 2);

  g_assert_cmpuint (belief.seat, ==, 2);
  g_assert_cmpuint (belief.pawn, ==, LAB_CELL (0, 6));
  g_assert_cmpuint (belief.home, ==, LAB_CELL (6, 6));
  g_assert_cmpuint (belief.n_left, ==, 2);
  g_assert_cmpuint (belief.n_choices, ==, 1);
  for (guint goal = 0; goal < LAB_N_GOALS; goal++)
    assert_near (belief.chance[goal], goal == 1 || goal == 3 || goal == 4 ? 1.0 / 3 : 0);
}

/* A declined treasure is less likely but possible; what other seats declined does
 * not matter. */
static void
test_declined (void)
{
  LabBelief belief = believe (GAME " :A,:?,C:?,- 1i - - -,-,AB,D", 2);
  LabBelief other = believe (GAME " :A,:?,C:?,- 1i - - -,-,AB,D", 1);

  assert_near (belief.chance[0], 0);
  g_assert_cmpfloat (belief.chance[1], >, 0);
  g_assert_cmpfloat (belief.chance[1], <, belief.chance[3] / 2);
  assert_near (belief.chance[3], belief.chance[4]);
  assert_near (lab_belief_sum (belief.chance, ALL_GOALS), 1);
  assert_near (other.chance[1], 1.0 / 3);
  /* If all treasures were declined, all are equally likely again. */
  belief = believe (GAME " :A,:?,C:?,- 1i - - -,-,BDE,-", 2);
  assert_near (belief.chance[1], 1.0 / 3);
  assert_near (belief.chance[4], 1.0 / 3);
}

/* A rival more likely looks for what it can reach next; nothing else becomes possible. */
static void
test_near (void)
{
  LabBelief belief = believe (GAME " :A,:?,C:?,- 1i - - B,-,-,-", 2);

  lab_belief_expect_near (&belief, 1u << 0 | 1u << 3);
  assert_near (belief.chance[0], 0);
  assert_near (belief.chance[3], 0.6);
  assert_near (belief.chance[4], 0.2);
  assert_near (lab_belief_sum (belief.chance, ALL_GOALS), 1);
  belief = believe (GAME " :A,:?,C:,- 1i - - -,-,B,-", 2);
  lab_belief_expect_near (&belief, 1u << LAB_GOAL_HOME);
  assert_near (belief.chance[LAB_GOAL_HOME], 1);
  belief = believe (GAME " :A,:?,:,- 1i - -", 2);
  lab_belief_expect_near (&belief, ALL_GOALS);
  assert_near (lab_belief_sum (belief.chance, ALL_GOALS), 0);
}

static void
test_home (void)
{
  LabBelief belief = believe (GAME " :A,:?,C:,- 1i - - -,-,B,-", 2);

  g_assert_cmpuint (belief.n_left, ==, 1);
  assert_near (belief.chance[LAB_GOAL_HOME], 1);
  assert_near (lab_belief_sum (belief.chance, ALL_GOALS), 1);
  assert_near (lab_belief_get_success (&belief, 1u << LAB_GOAL_HOME), 1);
  assert_near (lab_belief_get_success (&belief, (1u << LAB_GOAL_HOME) - 1), 0);
}

/* A player without cards has no target. */
static void
test_no_cards (void)
{
  LabBelief belief = believe (GAME " :A,:?,:,- 1i - -", 2);

  g_assert_cmpuint (belief.n_left, ==, 0);
  assert_near (lab_belief_sum (belief.chance, ALL_GOALS), 0);
  assert_near (lab_belief_get_success (&belief, ALL_GOALS), 0);
}

/* With open cards, every card that is left is equally good. */
static void
test_open_cards (void)
{
  LabBelief belief = believe (GAME " :A,:?,:??,- 1i o -", 2);
  double one = lab_belief_get_success (&belief, 1u << 1);

  g_assert_cmpuint (belief.n_choices, ==, 2);
  assert_near (lab_belief_sum (belief.chance, ALL_GOALS), 1);
  assert_near (belief.chance[1], 0.25);
  assert_near (one, 1 - 0.75 * 0.75);
  assert_near (lab_belief_get_success (&belief, 0), 0);
  assert_near (lab_belief_get_success (&belief, ALL_GOALS), 1);
  belief = believe (GAME " :A,:?,B:?,- 1i o -", 2);
  g_assert_cmpuint (belief.n_choices, ==, 1);
}

/* There are more cards than treasures for them, so there is no possible belief. */
static void
test_nothing_unseen (void)
{
  LabBelief belief = believe (GAME " :ABCDE,:,:??,- 1i o -", 2);

  assert_near (lab_belief_sum (belief.chance, ALL_GOALS), 0);
  for (guint goal = 0; goal < LAB_N_GOALS; goal++)
    g_assert_true (isfinite (belief.chance[goal]));
}

static void
test_sum (void)
{
  double chance[LAB_N_GOALS];

  for (guint goal = 0; goal < LAB_N_GOALS; goal++)
    chance[goal] = goal + 1;
  assert_near (lab_belief_sum (chance, 0), 0);
  assert_near (lab_belief_sum (chance, 1), 1);
  assert_near (lab_belief_sum (chance, 1u << LAB_GOAL_HOME), 25);
  assert_near (lab_belief_sum (chance, 1u << 3 | 1u << 9), 14);
  assert_near (lab_belief_sum (chance, ALL_GOALS), 25 * 13);
}

static void
check_belief (GRand             *random,
              const LabPosition *position,
              const LabMemory   *memory,
              gpointer           data)
{
  LabSeatSet unplaced = lab_position_get_unplaced (position);
  LabObservation observation;
  LabTreasureSet unseen;
  LabGoalSet goals = g_rand_int (random) & ALL_GOALS;
  LabGoalSet more = goals | 1u << g_rand_int_range (random, 0, LAB_N_GOALS);
  guint *n_hidden = data;

  lab_observation_init (&observation, position, memory);
  unseen = lab_test_get_unseen (position);
  for (LabSeat seat = 0; seat < LAB_N_SEATS; seat++)
    {
      LabBelief belief;
      double success;

      if ((unplaced & LAB_SEAT_BIT (seat)) == 0 || seat == position->seat)
        continue;
      lab_belief_init (&belief, &observation, seat);
      assert_near (lab_belief_sum (belief.chance, ALL_GOALS), 1);
      success = lab_belief_get_success (&belief, goals);
      g_assert_cmpfloat (success, >=, 0);
      g_assert_cmpfloat (success, <=, lab_belief_get_success (&belief, more) + EPSILON);
      g_assert_cmpfloat (success, <=, 1 + EPSILON);
      if (lab_position_heads_home (position, seat))
        continue;
      for (guint goal = 0; goal < LAB_N_GOALS; goal++)
        g_assert_cmpint (belief.chance[goal] > 0, ==, (unseen >> goal & 1) != 0);
      n_hidden[0]++;
    }
}

static void
test_games (void)
{
  guint n_hidden = 0;

  lab_test_visit_positions (91, 100, 4, check_belief, &n_hidden);
  g_assert_cmpuint (n_hidden, >, 1000);
}

/* Tests: goals */

static void
test_count_goals (void)
{
  LabObservation observation = lab_test_observe (GAME " AB:C,:,D:,- 1i - -");
  LabPosition *position = &observation.position;

  g_assert_cmpuint (lab_belief_count_goals (position, 0), ==, 2);
  g_assert_cmpuint (lab_belief_count_goals (position, 1), ==, 0);
  g_assert_cmpuint (lab_belief_count_goals (position, 2), ==, 1);
  position->rules = LAB_RULES_LAST_TREASURE;
  g_assert_cmpuint (lab_belief_count_goals (position, 0), ==, 1);
  g_assert_cmpuint (lab_belief_count_goals (position, 1), ==, 0);
  g_assert_cmpuint (lab_belief_count_goals (position, 2), ==, 0);
}

static void
check_goals (GRand             *random G_GNUC_UNUSED,
             const LabPosition *position,
             const LabMemory   *memory,
             gpointer           data)
{
  LabTreasureSet sought = lab_position_get_sought (position, position->seat);
  LabCell goals[LAB_N_TREASURES];
  LabObservation observation;
  guint n, n_expected = 0, *n_goals = data;

  lab_observation_init (&observation, position, memory);
  n = lab_position_list_goals (&observation.position, position->seat, goals);
  for (LabTreasure treasure = 0; treasure < LAB_N_TREASURES; treasure++)
    {
      if ((sought >> treasure & 1) != 0)
        g_assert_cmpuint (goals[n_expected++], ==, position->treasures[treasure]);
    }
  if (lab_position_heads_home (position, position->seat))
    g_assert_cmpuint (goals[n_expected++], ==, lab_seat_get_corner (position->seat));
  g_assert_cmpuint (n, ==, n_expected);
  g_assert_cmpuint (n, >, 0);
  n_goals[MIN (n, 2)]++;
  /* For the other seats only home can be known as a goal. */
  for (LabSeat seat = 0; seat < LAB_N_SEATS; seat++)
    {
      if (position->pawns[seat] != LAB_CELL_NONE && seat != position->seat)
        g_assert_cmpuint (lab_position_list_goals (&observation.position, seat, goals), ==,
                          lab_position_heads_home (position, seat) ? 1 : 0);
    }
}

static void
test_goals_in_games (void)
{
  guint n_goals[3] = { 0 };

  lab_test_visit_positions (92, 100, 4, check_goals, n_goals);
  g_assert_cmpuint (n_goals[1], >, 100);
  g_assert_cmpuint (n_goals[2], >, 100);
}

/* A treasure that is on no tile is not a goal. */
static void
test_missing_goal (void)
{
  LabObservation observation = lab_test_observe (GAME " :ABE,:?,:?,- 1i o -");
  LabCell goals[LAB_N_TREASURES];

  g_assert_cmpuint (lab_position_list_goals (&observation.position, 0, goals), ==, 3);
  g_assert_cmpuint (goals[2], ==, LAB_CELL_SPARE);
  observation.position.treasures[1] = LAB_CELL_NONE;
  g_assert_cmpuint (lab_position_list_goals (&observation.position, 0, goals), ==, 2);
  g_assert_cmpuint (goals[0], ==, LAB_CELL (6, 0));
  g_assert_cmpuint (goals[1], ==, LAB_CELL_SPARE);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/players/belief/equal", test_equal);
  g_test_add_func ("/players/belief/declined", test_declined);
  g_test_add_func ("/players/belief/near", test_near);
  g_test_add_func ("/players/belief/home", test_home);
  g_test_add_func ("/players/belief/no-cards", test_no_cards);
  g_test_add_func ("/players/belief/open-cards", test_open_cards);
  g_test_add_func ("/players/belief/nothing-unseen", test_nothing_unseen);
  g_test_add_func ("/players/belief/sum", test_sum);
  g_test_add_func ("/players/belief/games", test_games);
  g_test_add_func ("/players/belief/count-goals", test_count_goals);
  g_test_add_func ("/players/goals/games", test_goals_in_games);
  g_test_add_func ("/players/goals/missing", test_missing_goal);
  return g_test_run ();
}
