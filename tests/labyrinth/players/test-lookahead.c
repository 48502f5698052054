/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-lookahead.h"

#include <string.h>

#include "lab-test-effort.h"
#include "lab-test-games.h"
#include "lab-test-hidden.h"

/* The most nodes for one insertion with its replies. */
#define MAX_STEP (48 * 48 * 5)

/* Private helpers */

static LabLookahead
make_lookahead (void)
{
  LabLookahead lookahead = { .max_nodes = G_MAXUINT64, .deadline = G_MAXINT64 };

  lab_win_odds_init (&lookahead.odds, 0.5, 0.5);
  lab_race_odds_init (&lookahead.race_odds, 0.5);
  lab_shift_tables_init (&lookahead.tables);
  return lookahead;
}

static gboolean
finds (const LabPosition *position,
       const LabTurn     *turn)
{
  LabPosition after = *position;
  LabOutcome outcome = lab_test_play_turn (&after, turn);

  return outcome.found != LAB_TREASURE_NONE || outcome.place > 0;
}

static gboolean
can_find (const LabPosition *position)
{
  static LabTurn turns[LAB_TEST_MAX_TURNS];
  guint n = lab_test_list_turns (position, turns);

  for (guint i = 0; i < n; i++)
    {
      if (finds (position, &turns[i]))
        return TRUE;
    }
  return FALSE;
}

static gboolean
is_for_lookahead (const LabPosition *position)
{
  return lab_position_get_sought (position, position->seat) != 0
         || lab_position_heads_home (position, position->seat);
}

/* Tests */

/* Asserts that the list of the best turns is sorted, without duplicates and illegal
 * turns, and that a shorter list is its beginning. */
static void
check_list (GRand             *random,
            const LabPosition *position,
            const LabMemory   *memory,
            gpointer           data)
{
  LabTurnValue all[LAB_MAX_TURN_VALUES], few[LAB_MAX_TURN_VALUES];
  LabLookahead lookahead = make_lookahead (), other = make_lookahead ();
  guint64 seed = g_rand_int (random);
  guint max = (guint) g_rand_int_range (random, 1, LAB_MAX_TURN_VALUES), n, n_few, *n_listed = data;
  LabObservation observation;

  if (!is_for_lookahead (position))
    return;
  lab_observation_init (&observation, position, memory);
  n = lab_lookahead_list (&lookahead, &observation, seed, LAB_MAX_TURN_VALUES, all);
  g_assert_cmpuint (n, >=, 1);
  g_assert_cmpuint (n, <=, LAB_MAX_TURN_VALUES);
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
  n_few = lab_lookahead_list (&other, &observation, seed, max, few);
  g_assert_cmpuint (n_few, ==, MIN (n, max));
  for (guint i = 0; i < n_few; i++)
    {
      g_assert_cmpfloat (few[i].value, ==, all[i].value);
      g_assert_true (memcmp (&few[i].turn, &all[i].turn, sizeof all[i].turn) == 0);
    }
  *n_listed += n;
}

static void
test_list (void)
{
  guint n_listed = 0;

  lab_test_visit_positions (95, lab_test_rounds (60), 20, check_list, &n_listed);
  g_assert_cmpuint (n_listed, >, lab_test_rounds (500));
}

/* With any limit, a turn that finds a goal is not missed, and a win has the value of
 * a certain win. */
static void
check_limits (GRand             *random,
              const LabPosition *position,
              const LabMemory   *memory,
              gpointer           data)
{
  static const guint64 limits[] = { 1, 100, 5000, 20000 };
  LabObservation observation;
  guint *n_finds = data;

  if (!is_for_lookahead (position))
    return;
  lab_observation_init (&observation, position, memory);
  for (guint i = 0; i < G_N_ELEMENTS (limits); i++)
    {
      LabLookahead lookahead = make_lookahead ();
      LabTurnValue values[LAB_MAX_TURN_VALUES];
      guint n;

      lookahead.max_nodes = limits[i];
      n = lab_lookahead_list (&lookahead, &observation, g_rand_int (random), 8, values);
      g_assert_cmpuint (n, >=, 1);
      g_assert_cmpuint (lookahead.nodes, <, limits[i] + MAX_STEP);
      if (i > 0 || !can_find (position))
        continue;
      g_assert_true (finds (position, &values[0].turn));
      (*n_finds)++;
    }
}

static void
test_limits (void)
{
  guint n_finds = 0;

  lab_test_visit_positions (96, lab_test_rounds (60), 15, check_limits, &n_finds);
  g_assert_cmpuint (n_finds, >, lab_test_rounds (60));
}

/* Returns whether the next seat can win after @turn. */
static gboolean
loses_at_once (const LabPosition *position,
               const LabTurn     *turn)
{
  static LabTurn turns[LAB_TEST_MAX_TURNS];
  LabPosition after = *position;
  guint n;

  lab_test_play_turn (&after, turn);
  n = lab_test_list_turns (&after, turns);
  for (guint i = 0; i < n; i++)
    {
      LabPosition last = after;

      if (lab_test_play_turn (&last, &turns[i]).place > 0)
        return TRUE;
    }
  return FALSE;
}

/* Asserts that a turn has no value if the rival can get home after it, and some
 * value if not. Counts both cases. */
static void
check_last_turn (const LabPosition *position,
                 guint64            seed,
                 guint              n_turns[2])
{
  LabLookahead lookahead = make_lookahead ();
  LabTurnValue values[LAB_MAX_TURN_VALUES];
  LabObservation observation;
  guint n;

  lab_observation_init (&observation, position, NULL);
  n = lab_lookahead_list (&lookahead, &observation, seed, 3, values);
  for (guint i = 0; i < n; i++)
    {
      gboolean loses = loses_at_once (position, &values[i].turn);

      g_assert_cmpint (values[i].value < 1e-9, ==, loses);
      n_turns[loses ? 1 : 0]++;
    }
}

static void
test_rival_on_the_way_home (void)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (97);
  guint n_inserts[2] = { 0 }, n_moves[2] = { 0 };

  for (guint round = 0; round < lab_test_rounds (200); round++)
    {
      LabDeal deal = { .seed = round, .seats = 0x5, .cards_each = 4 };
      LabPosition position;
      LabTurn turn;

      lab_deal_position (&deal, &position);
      position.n_found[2] = position.n_cards[2];
      position.pawns[0] = lab_test_random_cell (random, LAB_ALL_CELLS);
      position.pawns[2] = lab_test_random_cell (random, LAB_ALL_CELLS);
      check_last_turn (&position, round, n_inserts);
      turn = lab_test_random_turn (random, &position);
      lab_position_insert (&position, turn.arrow, turn.tile);
      check_last_turn (&position, round, n_moves);
    }
  for (guint i = 0; i < 2; i++)
    {
      g_assert_cmpuint (n_inserts[i], >, lab_test_rounds (20));
      g_assert_cmpuint (n_moves[i], >, lab_test_rounds (20));
    }
}

static void
test_has_to_stop (void)
{
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  LabLookahead lookahead = make_lookahead ();

  g_assert_false (lab_lookahead_has_to_stop (&lookahead));
  lookahead.max_nodes = 10;
  lookahead.nodes = 9;
  g_assert_false (lab_lookahead_has_to_stop (&lookahead));
  lookahead.nodes = 10;
  g_assert_true (lab_lookahead_has_to_stop (&lookahead));

  lookahead = make_lookahead ();
  lookahead.deadline = g_get_monotonic_time () + G_TIME_SPAN_HOUR;
  g_assert_false (lab_lookahead_has_to_stop (&lookahead));
  lookahead.deadline = g_get_monotonic_time ();
  g_assert_true (lab_lookahead_has_to_stop (&lookahead));

  lookahead = make_lookahead ();
  lookahead.cancellable = cancellable;
  g_assert_false (lab_lookahead_has_to_stop (&lookahead));
  g_cancellable_cancel (cancellable);
  g_assert_true (lab_lookahead_has_to_stop (&lookahead));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/players/lookahead/list", test_list);
  g_test_add_func ("/players/lookahead/limits", test_limits);
  g_test_add_func ("/players/lookahead/rival-on-the-way-home", test_rival_on_the_way_home);
  g_test_add_func ("/players/lookahead/has-to-stop", test_has_to_stop);
  return g_test_run ();
}
