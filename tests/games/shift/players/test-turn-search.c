/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include "lab-minimax.h"
#include "lab-shift-turn-search.h"
#include "lab-test-games.h"
#include "lab-test-hidden.h"
#include "lab-test-thinking.h"

/* Most tiles lead nowhere unless their line was shifted, so there are few turns. */
#define NARROW "5a5a5a5/a5a5a5a/5a5a5a5/a5a5a5a/5a5a5a5/a5a5a5a/5a5a5a5 5 "
#define TREASURES "b1,c3,c5,*,e3,e5,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-"

static const char *narrow_games[] = {
  NARROW "a1 - a1,-,g7,- " TREASURES " :A???,-,:??,- 1i - - -,-,AE,-",
  NARROW "b2 E2 a1,b2,g7,f6 " TREASURES " :??,B:C,A:?,:? 2i - - -,-,AE,C",
  NARROW "d3 Sb d3,-,g7,- " TREASURES " A:BC,-,D:?,- 1i lo - -,-,AE,-",
  NARROW "a7 Nd -,a2,-,a7 " TREASURES " -,A:,-,C: 4i - - -,-,-,-",
  NARROW "b2 Nd b2,-,-,a7 " TREASURES " A:,-,-,C:? 1i - -",
  NARROW "b2 Nd b2,d2,-,a7 " TREASURES " A:,:?,-,C: 1i - 4",
};

/* Private helpers */

static LabShiftTurnSearch *
start (const LabShiftObservation *observation)
{
  LabShiftTurnSearch *search = g_new (LabShiftTurnSearch, 1);

  memset (search, 0xa5, sizeof *search);
  lab_shift_turn_search_init (search, observation);
  return search;
}

static guint
list (const LabShiftTurnSearch *search,
      guint32                  *actions)
{
  guint n = lab_shift_turn_search_game.list_actions (search, actions);

  g_assert_cmpuint (n, >=, 1);
  g_assert_cmpuint (n, <=, lab_shift_turn_search_game.max_actions);
  return n;
}

/* Asserts that the actions are the referee's turns, each once. */
static void
check_actions (const LabShiftTurnSearch *search,
               const guint32            *actions,
               guint                     n)
{
  static LabShiftTurn turns[LAB_TEST_MAX_TURNS];
  const LabShiftPosition *position = &search->plies[search->ply].position;
  guint n_turns = lab_test_list_turns (position, turns);

  g_assert_cmpuint (n, ==, n_turns);
  for (guint i = 0; i < n; i++)
    {
      LabShiftTurn turn = lab_shift_turn_search_get_turn (actions[i]);

      /* Both lists are sorted by arrow, then by rows of the board. */
      g_assert_cmpmem (&turn, sizeof turn, &turns[i], sizeof turn);
    }
}

/* Asserts that a finished game has the value of a win or loss, and other positions a
 * value in between. */
static void
check_estimate (const LabShiftTurnSearch *search)
{
  const LabShiftPosition *before = &search->plies[0].position;
  const LabShiftPosition *position = &search->plies[search->ply].position;
  gboolean over = position->n_places > before->n_places;
  int side = position->seat == before->seat ? 1 : -1;
  int estimate = lab_shift_turn_search_game.estimate (search);

  g_assert_cmpint (lab_shift_turn_search_game.is_over (search) != FALSE, ==, over);
  g_assert_cmpint (lab_shift_turn_search_game.side (search), ==, side);
  if (over)
    {
      gboolean won = position->places[before->n_places] == before->seat;

      g_assert_cmpint (estimate * side, ==, won ? LAB_WIN : -LAB_WIN);
    }
  else
    {
      g_assert_cmpint (estimate, >, -LAB_WIN);
      g_assert_cmpint (estimate, <, LAB_WIN);
    }
}

/* Compares everything that a search can see. */
static void
assert_same_state (const LabShiftTurnSearch *search,
                   const LabShiftTurnSearch *before)
{
  LabShiftTurnSearch rest = *search;

  g_assert_cmpuint (search->ply, ==, before->ply);
  g_assert_true (memcmp (search->plies, before->plies,
                         (before->ply + 1) * sizeof search->plies[0]) == 0);
  memcpy (rest.plies, before->plies, sizeof rest.plies);
  g_assert_true (memcmp (&rest, before, sizeof rest) == 0);
}

/* Picks a random action, or often the most promising one, so that games end. */
static guint
choose (GRand                    *random,
        const LabShiftTurnSearch *search,
        const guint32            *actions,
        guint                     n)
{
  guint best = (guint) g_rand_int_range (random, 0, (gint32) n);

  if (g_rand_int_range (random, 0, 4) == 0)
    return best;
  for (guint i = 0; i < n; i++)
    {
      if (lab_shift_turn_search_game.order (search, actions[i])
          > lab_shift_turn_search_game.order (search, actions[best]))
        best = i;
    }
  return best;
}

/* Applies actions as deep as possible, then undoes them one by one. */
LAB_TEST_VISITS ("/players/turn-search/undo", check_walk, 61, lab_test_rounds (100), 10,
                 lab_test_rounds (200), lab_test_rounds (30))
{
  static guint32 actions[LAB_TEST_MAX_TURNS];
  static LabShiftTurnSearch before[LAB_SHIFT_MAX_DEPTH];
  g_autofree LabShiftTurnSearch *search = start (seen);
  guint32 played[LAB_SHIFT_MAX_DEPTH];
  guint depth = 0;

  g_assert_cmpint (lab_shift_turn_search_game.side (search), ==, 1);
  for (; depth < LAB_SHIFT_MAX_DEPTH && !lab_shift_turn_search_game.is_over (search); depth++)
    {
      LabShiftPosition expected = search->plies[depth].position;
      guint n = list (search, actions);
      guint at = choose (random, search, actions, n);
      LabShiftTurn turn = lab_shift_turn_search_get_turn (actions[at]);

      check_estimate (search);
      check_actions (search, actions, n);
      before[depth] = *search;
      played[depth] = actions[at];
      lab_shift_turn_search_game.apply (search, actions[at]);
      lab_test_play_turn (&expected, &turn);
      g_assert_cmpmem (&search->plies[search->ply].position, sizeof expected, &expected,
                       sizeof expected);
    }
  check_estimate (search);
  counts[lab_shift_turn_search_game.is_over (search) ? 1 : 0]++;
  while (depth-- > 0)
    {
      lab_shift_turn_search_game.undo (search, played[depth]);
      assert_same_state (search, &before[depth]);
    }
}

/* Returns the value of a turn for the player who plays it, searched @depth turns
 * deep. */
static int
get_value (LabShiftTurnSearch *search,
           const LabShiftTurn *turn,
           guint               depth)
{
  static guint32 actions[LAB_TEST_MAX_TURNS];
  guint n = list (search, actions);
  LabSearchResult result;
  int side;

  for (guint i = 0; i < n; i++)
    {
      LabShiftTurn listed = lab_shift_turn_search_get_turn (actions[i]);

      if (memcmp (&listed, turn, sizeof listed) != 0)
        continue;
      lab_shift_turn_search_game.apply (search, actions[i]);
      lab_minimax (&lab_shift_turn_search_game, search, depth - 1, depth - 1, NULL, NULL, &result);
      side = lab_shift_turn_search_game.side (search);
      lab_shift_turn_search_game.undo (search, actions[i]);
      /* Seen from before the turn, the win is one turn farther away. */
      if (lab_value_is_decided (result.value))
        result.value += result.value > 0 ? -1 : 1;
      return side * result.value;
    }
  g_assert_not_reached ();
}

static LabShiftThought
ask (LabShiftStrength           level,
     guint                      depth,
     const LabShiftObservation *observation)
{
  g_autoptr (LabShiftAgent) agent = lab_shift_computer_new (level);

  LAB_SHIFT_COMPUTER (agent)->depth = depth;
  return lab_test_ask (agent, observation, 0);
}

/* Asserts that MinMax and AlphaBeta choose turns of the same value, the best
 * possible. */
static void
assert_equally_good (const LabShiftObservation *observation,
                     guint                      depth)
{
  g_autofree LabShiftTurnSearch *search = start (observation);
  g_autofree LabShiftTurnSearch *before = g_memdup2 (search, sizeof *search);
  LabShiftThought slow = ask (LAB_SHIFT_STRENGTH_MINMAX, depth, observation);
  LabShiftThought fast = ask (LAB_SHIFT_STRENGTH_ALPHABETA, depth, observation);
  LabSearchResult best;

  lab_minimax (&lab_shift_turn_search_game, search, depth, depth, NULL, NULL, &best);
  assert_same_state (search, before);
  g_assert_cmpfloat (slow.value, ==, best.value);
  g_assert_cmpint (get_value (search, &slow.turn, depth), ==, best.value);
  g_assert_cmpint (get_value (search, &fast.turn, depth), ==, best.value);
  g_assert_cmpuint (slow.depth, <=, depth);
  /* Alpha-beta may know that it wins before it has searched that deep. */
  if (fast.depth == depth)
    g_assert_cmpfloat (fast.value, ==, best.value);
  assert_same_state (search, before);
}

/* Tests */

/* The same before and after an insertion, when there are few turns. */
LAB_TEST ("/players/turn-search/equally-good", test_equally_good)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (62);

  for (gsize i = 0; i < 4 * G_N_ELEMENTS (narrow_games); i++)
    {
      LabShiftObservation observation = lab_test_observe (narrow_games[i / 4]);
      LabShiftPosition *position = &observation.position;
      LabShiftTurn turn = lab_test_random_turn (random, position);

      if (i % 4 >= 2)
        lab_shift_position_insert (position, turn.arrow, turn.tile);
      assert_equally_good (&observation, i % 2 + 1);
    }
}

/* Asserts that a winning turn has the value of a win and is played. */
LAB_TEST_VISITS ("/players/turn-search/wins", check_wins, 64, 60, 2, 20)
{
  gboolean can_win = lab_test_can_win (position, FALSE);

  for (LabShiftStrength level = LAB_SHIFT_STRENGTH_MINMAX;
       can_win && level <= LAB_SHIFT_STRENGTH_ALPHABETA; level++)
    {
      LabShiftPosition after = *position;
      LabShiftThought thought = ask (level, 1, seen);

      g_assert_cmpfloat (thought.value, ==, lab_win_value (1));
      g_assert_cmpuint (lab_test_play_turn (&after, &thought.turn).place, >, 0);
      counts[0]++;
    }
}

/* A guessed goal counts by its probability; a known goal counts in full. */
LAB_TEST ("/players/turn-search/gain", test_gain)
{
  LabShiftObservation observation = lab_test_observe (
    LAB_TEST_CORRIDORS "a1 - a1,-,a7,- g1,g7,f7,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,- "
    ":A?,-,:?,- 1i - - -,-,B,-");
  g_autofree LabShiftTurnSearch *search = start (&observation);
  guint32 find = 3 | 0x5 << 4 | LAB_SHIFT_CELL (6, 0) << 8;
  guint32 declined = 4 | 0x5 << 4 | LAB_SHIFT_CELL (6, 6) << 8;
  guint32 likely = 4 | 0x5 << 4 | LAB_SHIFT_CELL (5, 6) << 8;
  int gains[2];

  lab_shift_turn_search_game.apply (search, find);
  g_assert_cmpuint (search->plies[1].position.n_found[0], ==, 1);
  g_assert_cmpint (search->plies[1].gain, ==, 0);
  g_assert_cmpint (lab_shift_turn_search_game.side (search), ==, -1);
  lab_shift_turn_search_game.apply (search, declined);
  gains[0] = search->plies[2].gain;
  lab_shift_turn_search_game.undo (search, declined);
  lab_shift_turn_search_game.apply (search, likely);
  gains[1] = search->plies[2].gain;
  g_assert_cmpuint (search->plies[2].position.n_found[2], ==, 0);
  g_assert_cmpint (gains[0], <, 0);
  g_assert_cmpint (gains[1], <, gains[0]);
}

/* The key identifies the position: it is the same after the same turns in another
 * search, and differs after any other turn. */
LAB_TEST ("/players/turn-search/keys", test_keys)
{
  static guint32 actions[LAB_TEST_MAX_TURNS];
  LabShiftObservation observation = lab_test_observe (narrow_games[0]);
  g_autofree LabShiftTurnSearch *search = start (&observation);
  g_autofree LabShiftTurnSearch *other = start (&observation);
  g_autoptr (GHashTable) keys = g_hash_table_new (g_int64_hash, g_int64_equal);
  guint n = list (search, actions);
  g_autofree guint64 *seen = g_new (guint64, n);

  g_assert_cmpuint (lab_shift_turn_search_game.key (search), ==,
                    lab_shift_turn_search_game.key (other));
  for (guint i = 0; i < n; i++)
    {
      lab_shift_turn_search_game.apply (search, actions[i]);
      lab_shift_turn_search_game.apply (other, actions[i]);
      seen[i] = lab_shift_turn_search_game.key (search);
      g_assert_cmpuint (seen[i], ==, lab_shift_turn_search_game.key (other));
      g_hash_table_add (keys, &seen[i]);
      lab_shift_turn_search_game.undo (search, actions[i]);
      lab_shift_turn_search_game.undo (other, actions[i]);
    }
  /* Here different turns lead to different positions. */
  g_assert_cmpuint (g_hash_table_size (keys), ==, n);
}

/* Turns that find something come first, and all values are in range. */
LAB_TEST_VISITS ("/players/turn-search/order", check_order, 65, 60, 6, 100)
{
  static guint32 actions[LAB_TEST_MAX_TURNS];
  g_autofree LabShiftTurnSearch *search = start (seen);
  guint n = list (search, actions);
  int least_find = G_MAXINT, most_other = 0;

  for (guint i = 0; i < n; i++)
    {
      LabShiftTurn turn = lab_shift_turn_search_get_turn (actions[i]);
      int order = lab_shift_turn_search_game.order (search, actions[i]);

      g_assert_cmpint (ABS (order), <, 1 << 15);
      if (lab_test_finds (position, &turn))
        least_find = MIN (least_find, order);
      else
        most_other = MAX (most_other, order);
    }
  g_assert_cmpint (least_find, >, most_other);
  counts[0] += least_find < G_MAXINT ? 1 : 0;
}

/* With a node limit, the search looks at all turns one ply deep and little more. */
LAB_TEST_VISITS ("/players/turn-search/node-limit", check_node_limit, 66, lab_test_rounds (60),
                 60, lab_test_rounds (20))
{
  static LabShiftTurn turns[LAB_TEST_MAX_TURNS];
  guint n = lab_test_list_turns (position, turns);
  guint64 limit = (guint64) g_rand_int_range (random, 1, 2000);
  LabShiftThought slow = lab_test_think (LAB_SHIFT_STRENGTH_MINMAX, seen, 1, limit);
  LabShiftThought fast = lab_test_think (LAB_SHIFT_STRENGTH_ALPHABETA, seen, 1, limit);

  g_assert_cmpuint (slow.nodes, <=, n + 1 + limit + 1);
  g_assert_cmpuint (slow.depth, >=, 1);
  g_assert_cmpuint (fast.nodes, <=, limit + 1);
  counts[0]++;
}
