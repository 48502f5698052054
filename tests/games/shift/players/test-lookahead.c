/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include <math.h>

#include "lab-shift-lookahead.h"
#include "lab-shift-notation.h"
#include "lab-test-games.h"
#include "lab-test-hidden.h"
#include "lab-test-thinking.h"

/* The most nodes for one insertion with its replies. */
#define MAX_STEP (48 * 48 * 5)

/* Private helpers */

static LabShiftLookahead
make_lookahead (void)
{
  LabShiftLookahead lookahead = { .max_nodes = G_MAXUINT64, .deadline = G_MAXINT64 };

  lab_shift_win_odds_init (&lookahead.odds, 0.5, 0.5);
  lab_shift_race_odds_init (&lookahead.race_odds, 0.5);
  lab_shift_tables_init (&lookahead.tables);
  return lookahead;
}

/* Returns whether the next seat can win after @turn. */
static gboolean
loses_at_once (const LabShiftPosition *position,
               const LabShiftTurn     *turn)
{
  LabShiftPosition after = *position;

  lab_test_play_turn (&after, turn);
  return lab_test_can_win (&after, FALSE);
}

static gboolean
is_for_lookahead (const LabShiftPosition *position)
{
  return lab_shift_position_get_sought (position, position->seat) != 0
         || lab_shift_position_heads_home (position, position->seat);
}

/* Tests */

/* Asserts that the list of the best turns is sorted, without duplicates and illegal
 * turns, and that a shorter list is its beginning. */
LAB_TEST_VISITS ("/players/lookahead/list", check_list, 95, lab_test_rounds (60), 20,
                 lab_test_rounds (500))
{
  LabShiftTurnValue all[LAB_SHIFT_MAX_TURN_VALUES], few[LAB_SHIFT_MAX_TURN_VALUES];
  LabShiftLookahead lookahead = make_lookahead (), other = make_lookahead ();
  guint64 seed = g_rand_int (random);
  guint max = (guint) g_rand_int_range (random, 1, LAB_SHIFT_MAX_TURN_VALUES), n, n_few;

  if (!is_for_lookahead (position))
    return;
  n = lab_shift_lookahead_list (&lookahead, seen, seed, LAB_SHIFT_MAX_TURN_VALUES, all);
  g_assert_cmpuint (n, >=, 1);
  g_assert_cmpuint (n, <=, LAB_SHIFT_MAX_TURN_VALUES);
  g_assert_cmpuint (lookahead.nodes, >=, all[0].value < 1 ? 1 : 0);
  for (guint i = 0; i < n; i++)
    {
      g_assert_true (lab_test_is_legal (position, &all[i].turn));
      g_assert_cmpfloat (all[i].value, >=, 0);
      g_assert_cmpfloat (all[i].value, <=, 1 + 1e-9);
      if (i > 0)
        g_assert_cmpfloat (all[i].value, <=, all[i - 1].value);
      for (guint earlier = 0; earlier < i; earlier++)
        g_assert_true (memcmp (&all[i].turn, &all[earlier].turn, sizeof all[i].turn) != 0);
    }
  n_few = lab_shift_lookahead_list (&other, seen, seed, max, few);
  g_assert_cmpuint (n_few, ==, MIN (n, max));
  for (guint i = 0; i < n_few; i++)
    {
      g_assert_cmpfloat (few[i].value, ==, all[i].value);
      g_assert_true (memcmp (&few[i].turn, &all[i].turn, sizeof all[i].turn) == 0);
    }
  counts[0] += n;
}

/* With any limit, a turn that finds a goal is not missed, and a win has the value of
 * a certain win. */
LAB_TEST_VISITS ("/players/lookahead/limits", check_limits, 96, lab_test_rounds (60), 15,
                 lab_test_rounds (60))
{
  static const guint64 limits[] = { 1, 100, 5000, 20000 };

  if (!is_for_lookahead (position))
    return;
  for (guint i = 0; i < G_N_ELEMENTS (limits); i++)
    {
      LabShiftLookahead lookahead = make_lookahead ();
      LabShiftTurnValue values[LAB_SHIFT_MAX_TURN_VALUES];
      guint n;

      lookahead.max_nodes = limits[i];
      n = lab_shift_lookahead_list (&lookahead, seen, g_rand_int (random), 8, values);
      g_assert_cmpuint (n, >=, 1);
      g_assert_cmpuint (lookahead.nodes, <, limits[i] + MAX_STEP);
      if (i > 0 || !lab_test_can_win (position, TRUE))
        continue;
      g_assert_true (lab_test_finds (position, &values[0].turn));
      counts[0]++;
    }
}

/* Deals a game in which the rival is on its way home, both from anywhere. */
static LabShiftPosition
deal_race_home (GRand  *random,
                guint64 seed)
{
  LabShiftDeal deal = { .seed = seed, .seats = 0x5, .cards_each = 4 };
  LabShiftPosition position = lab_test_deal (&deal);

  position.n_found[2] = position.n_cards[2];
  position.pawns[0] = lab_test_random_cell (random, LAB_SHIFT_ALL_CELLS);
  position.pawns[2] = lab_test_random_cell (random, LAB_SHIFT_ALL_CELLS);
  return position;
}

#define N_TURNS 3000
#define MOST 6
#define N_ROUNDS_OF_FOUR 48

static const double chances[] = { 0.03, 0.2, 0.5, 0.55, 0.9, 0.99 };

/* Private helpers */

/* Computes the odds to win within N_TURNS turns by following each turn. This
 * recursion shares no formula with the code under test. */
static void
follow_race (double p,
             double q,
             double to_move[MOST + 1][MOST + 1],
             double to_wait[MOST + 1][MOST + 1])
{
  for (guint m = 0; m <= MOST; m++)
    {
      for (guint n = 0; n <= MOST; n++)
        to_move[m][n] = to_wait[m][n] = m == 0 ? 1 : 0;
    }
  for (guint turn = 0; turn < N_TURNS; turn++)
    {
      for (guint m = 1; m <= MOST; m++)
        {
          for (guint n = 1; n <= MOST; n++)
            {
              double move = p * to_wait[m - 1][n] + (1 - p) * to_wait[m][n];
              double wait = q * to_move[m][n - 1] + (1 - q) * to_move[m][n];

              to_move[m][n] = move;
              to_wait[m][n] = wait;
            }
        }
    }
}

/* Tests */

LAB_TEST ("/players/win-odds/followed", test_followed)
{
  for (guint i = 0; i < G_N_ELEMENTS (chances) * G_N_ELEMENTS (chances); i++)
    {
      double p = chances[i / G_N_ELEMENTS (chances)], q = chances[i % G_N_ELEMENTS (chances)];
      double to_move[MOST + 1][MOST + 1], to_wait[MOST + 1][MOST + 1];
      LabShiftWinOdds odds;

      lab_shift_win_odds_init (&odds, p, q);
      follow_race (p, q, to_move, to_wait);
      for (guint m = 1; m <= MOST; m++)
        {
          for (guint n = 1; n <= MOST; n++)
            {
              assert_near (odds.to_move[m][n], to_move[m][n]);
              assert_near (odds.to_wait[m][n], to_wait[m][n]);
            }
        }
    }
}

/* Follows each turn of a race of four, whose player is number 3 and has the last turn of each
 * round. Returns its chance to win. This shares no formula with the code under test. */
static double
follow_race_of_four (const LabShiftRunner runners[4],
                     double               usual)
{
  static double before[MOST + 1][MOST + 1][MOST + 1][MOST + 1];
  static double after[MOST + 1][MOST + 1][MOST + 1][MOST + 1];
  const guint size = sizeof before / sizeof (double);
  double wins = 0;

  memset (before, 0, sizeof before);
  before[runners[0].n_left][runners[1].n_left][runners[2].n_left][runners[3].n_left] = 1;
  for (guint turn = 0; turn < 4 * N_ROUNDS_OF_FOUR; turn++)
    {
      guint who = turn % 4;
      double chance = turn < 4 ? runners[who].chance : usual;
      const guint steps[] = { (MOST + 1) * (MOST + 1) * (MOST + 1), (MOST + 1) * (MOST + 1),
                              MOST + 1, 1 };
      double *from = &before[0][0][0][0], *to = &after[0][0][0][0];

      memset (after, 0, sizeof after);
      for (guint state = 0; state < size; state++)
        {
          gboolean arrives = from[state] > 0 && state / steps[who] % (MOST + 1) == 1;

          to[state] += (1 - chance) * from[state];
          if (!arrives && from[state] > 0)
            to[state - steps[who]] += chance * from[state];
          else if (arrives && who == 3)
            wins += chance * from[state];
        }
      memcpy (before, after, sizeof before);
    }
  return wins;
}

LAB_TEST ("/players/win-odds/several-followed", test_race_followed)
{
  static const LabShiftRunner races[][4] = {
    { { 1, 0.5 }, { 1, 0.5 }, { 1, 0.5 }, { 1, 0.5 } },
    { { 3, 0 }, { 2, 1 }, { 6, 0.7 }, { 3, 0.9 } },
    { { 6, 0.2 }, { 6, 0.4 }, { 6, 0.6 }, { 6, 0.8 } },
    { { 1, 0.1 }, { 4, 1 }, { 5, 1 }, { 4, 0 } },
    { { 1, 1 }, { 4, 0 }, { 5, 0 }, { 1, 1 } },
  };
  LabShiftRaceOdds odds;

  lab_shift_race_odds_init (&odds, 0.55);
  for (guint i = 0; i < G_N_ELEMENTS (races); i++)
    assert_near (lab_shift_race_odds_expect (&odds, &races[i][3], races[i], 3),
                 follow_race_of_four (races[i], 0.55));
}

/* Tests what the expert must do in any case, however it rates other turns. */

/* The most nodes for one insertion with its replies, or for one trial. */
#define MAX_TRIAL (48 * 48 * 6)
#define ENOUGH 60000

/* Private helpers */

/* Asserts that the expert blocks a rival's only way home if it can. Counts the
 * insertions that block it and those that do not. */
static void
assert_blocks (const LabShiftPosition *position,
               guint                   n_insertions[2])
{
  static LabShiftTurn turns[LAB_TEST_MAX_TURNS];
  guint n = lab_test_list_turns (position, turns);
  LabShiftObservation seen = lab_test_see (position, NULL);
  LabShiftThought thought;

  n_insertions[0] = n_insertions[1] = 0;
  for (guint i = 0; i < n; i++)
    {
      /* The cell where the player's own pawn ends does not matter to the rival. */
      if (i > 0 && turns[i].arrow == turns[i - 1].arrow && turns[i].tile == turns[i - 1].tile)
        continue;
      n_insertions[loses_at_once (position, &turns[i]) ? 0 : 1]++;
    }
  if (n_insertions[0] == 0 || n_insertions[1] == 0)
    return;
  thought = lab_test_think (LAB_SHIFT_STRENGTH_EXPERT, &seen, 1, 200000);
  if (loses_at_once (position, &thought.turn))
    {
      g_autofree char *text = lab_shift_notation_format_position (position);

      g_error ("lets the rival home: %s", text);
    }
}

/* Tests */

/* It wins if it can, by going home or with the last treasure, and however little time it has. */
LAB_TEST_VISITS ("/players/expert/wins-at-once", check_win, 71, lab_test_rounds (100), 2,
                 lab_test_rounds (30), lab_test_rounds (30))
{
  static const guint64 limits[] = { 1, 10, 100, 1000, ENOUGH };

  if (!lab_test_can_win (position, FALSE))
    return;
  for (gsize i = 0; i < G_N_ELEMENTS (limits); i++)
    {
      LabShiftThought thought
          = lab_test_think (LAB_SHIFT_STRENGTH_EXPERT, seen, g_rand_int (random), limits[i]);
      LabShiftPosition after = *position;

      g_assert_cmpuint (lab_test_play_turn (&after, &thought.turn).place, >, 0);
    }
  counts[(position->rules & LAB_SHIFT_RULES_LAST_TREASURE) != 0 ? 1 : 0]++;
}

/* The expert blocks the way in random games, too. */
LAB_TEST ("/players/expert/blocks-in-games", test_blocks_in_games)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (72);
  guint n_blocks = 0;

  for (guint round = 0; round < 2000 && n_blocks < lab_test_rounds (25); round++)
    {
      LabShiftPosition position = deal_race_home (random, round);
      guint n_insertions[2];

      if (lab_test_can_win (&position, TRUE))
        continue;
      assert_blocks (&position, n_insertions);
      n_blocks += n_insertions[0] > 0 && n_insertions[1] > 0 ? 1 : 0;
    }
  g_assert_cmpuint (n_blocks, ==, lab_test_rounds (25));
}

LAB_TEST_VISITS ("/players/expert/node-limit", check_limit, 73, lab_test_rounds (60), 60,
                 lab_test_rounds (30), lab_test_rounds (15))
{
  gboolean haste = g_rand_boolean (random);
  guint64 limit = (guint64) (haste ? g_rand_int_range (random, 1, 300)
                                   : g_rand_int_range (random, ENOUGH, 2 * ENOUGH));
  guint64 seed = g_rand_int (random);
  LabShiftThought thought = lab_test_think (LAB_SHIFT_STRENGTH_EXPERT, seen, seed, limit);
  LabShiftThought again = lab_test_think (LAB_SHIFT_STRENGTH_EXPERT, seen, seed, limit);
  LabShiftThought more = lab_test_think (LAB_SHIFT_STRENGTH_EXPERT, seen, seed, 2 * limit);

  lab_test_assert_same_thought (&thought, &again);
  g_assert_cmpuint (thought.nodes, <, limit + MAX_TRIAL);
  counts[0]++;
  counts[1] += more.nodes > thought.nodes ? 1 : 0;
  g_assert_cmpuint (thought.n_plan, >=, 1);
  g_assert_true (memcmp (&thought.plan[0], &thought.turn, sizeof thought.turn) == 0);
  /* The value is a probability. */
  if (is_for_lookahead (position))
    {
      g_assert_cmpfloat (thought.value, >=, 0);
      g_assert_cmpfloat (thought.value, <=, 1 + 1e-9);
    }
}

/* Alone, or without cards, the expert plays like the solver. */
LAB_TEST ("/players/expert/alone", test_alone)
{
  static const char *texts[] = {
    LAB_TEST_CORRIDORS "a1 - a1,-,-,- g1,e3,c2,e5,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,- "
    ":B?,-,-,- 1i - -",
    LAB_TEST_CORRIDORS "a1 - a1,-,a7,- g1,e3,c2,e5,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,- "
    ":,-,:??,- 1i - -",
  };

  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      LabShiftObservation observation = lab_test_observe (texts[i]);
      LabShiftThought expert = lab_test_think (LAB_SHIFT_STRENGTH_EXPERT, &observation, 3, 1000);
      LabShiftThought solver = lab_test_think (LAB_SHIFT_STRENGTH_SOLVER, &observation, 3, 1000);

      lab_test_assert_same_thought (&expert, &solver);
    }
}
