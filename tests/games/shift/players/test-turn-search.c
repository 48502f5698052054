/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-turn-search.h"

#include <string.h>

#include "lab-test-effort.h"
#include "lab-test-games.h"
#include "lab-test-hidden.h"
#include "lab-test-thinking.h"
#include "lab-alphabeta.h"
#include "lab-minimax.h"

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

static LabTurnSearch *
start (const LabObservation *observation)
{
  LabTurnSearch *search = g_new (LabTurnSearch, 1);

  memset (search, 0xa5, sizeof *search);
  lab_turn_search_init (search, observation);
  return search;
}

static guint
list (const LabTurnSearch *search,
      guint32             *actions)
{
  guint n = lab_turn_search_game.list_actions (search, actions);

  g_assert_cmpuint (n, >=, 1);
  g_assert_cmpuint (n, <=, lab_turn_search_game.max_actions);
  return n;
}

/* Asserts that the actions are the referee's turns, each once. */
static void
check_actions (const LabTurnSearch *search,
               const guint32       *actions,
               guint                n)
{
  static LabTurn turns[LAB_TEST_MAX_TURNS];
  const LabPosition *position = &search->plies[search->ply].position;
  guint n_turns = lab_test_list_turns (position, turns);

  g_assert_cmpuint (n, ==, n_turns);
  for (guint i = 0; i < n; i++)
    {
      LabTurn turn = lab_turn_search_get_turn (actions[i]);

      /* Both lists are sorted by arrow, then by rows of the board. */
      g_assert_cmpmem (&turn, sizeof turn, &turns[i], sizeof turn);
    }
}

/* Asserts that a finished game has the value of a win or loss, and other positions a
 * value in between. */
static void
check_estimate (const LabTurnSearch *search)
{
  const LabPosition *before = &search->plies[0].position;
  const LabPosition *position = &search->plies[search->ply].position;
  gboolean over = position->n_places > before->n_places;
  int side = position->seat == before->seat ? 1 : -1;
  int estimate = lab_turn_search_game.estimate (search);

  g_assert_cmpint (lab_turn_search_game.is_over (search) != FALSE, ==, over);
  g_assert_cmpint (lab_turn_search_game.side (search), ==, side);
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
assert_same_state (const LabTurnSearch *search,
                   const LabTurnSearch *before)
{
  LabTurnSearch rest = *search;

  g_assert_cmpuint (search->ply, ==, before->ply);
  g_assert_true (memcmp (search->plies, before->plies,
                         (before->ply + 1) * sizeof search->plies[0]) == 0);
  memcpy (rest.plies, before->plies, sizeof rest.plies);
  g_assert_true (memcmp (&rest, before, sizeof rest) == 0);
  g_assert_cmpuint (lab_turn_search_game.key (search), ==, lab_turn_search_game.key (before));
  g_assert_cmpint (lab_turn_search_game.estimate (search), ==,
                   lab_turn_search_game.estimate (before));
  g_assert_cmpint (lab_turn_search_game.side (search), ==, lab_turn_search_game.side (before));
  g_assert_cmpint (lab_turn_search_game.is_over (search), ==,
                   lab_turn_search_game.is_over (before));
}

/* Picks a random action, or often the most promising one, so that games end. */
static guint
choose (GRand               *random,
        const LabTurnSearch *search,
        const guint32       *actions,
        guint                n)
{
  guint best = (guint) g_rand_int_range (random, 0, (gint32) n);

  if (g_rand_int_range (random, 0, 4) == 0)
    return best;
  for (guint i = 0; i < n; i++)
    {
      if (lab_turn_search_game.order (search, actions[i])
          > lab_turn_search_game.order (search, actions[best]))
        best = i;
    }
  return best;
}

/* Applies actions as deep as possible, then undoes them one by one. */
static void
check_walk (GRand             *random,
            const LabPosition *position,
            const LabMemory   *memory,
            gpointer           data)
{
  static guint32 actions[LAB_TEST_MAX_TURNS];
  static LabTurnSearch before[LAB_MAX_DEPTH];
  g_autofree LabTurnSearch *search = NULL;
  LabObservation observation;
  guint32 played[LAB_MAX_DEPTH];
  guint depth = 0, *n_ends = data;

  lab_observation_init (&observation, position, memory);
  search = start (&observation);
  g_assert_cmpint (lab_turn_search_game.side (search), ==, 1);
  for (; depth < LAB_MAX_DEPTH && !lab_turn_search_game.is_over (search); depth++)
    {
      LabPosition expected = search->plies[depth].position;
      guint n = list (search, actions);
      guint at = choose (random, search, actions, n);
      LabTurn turn = lab_turn_search_get_turn (actions[at]);

      check_estimate (search);
      check_actions (search, actions, n);
      before[depth] = *search;
      played[depth] = actions[at];
      lab_turn_search_game.apply (search, actions[at]);
      lab_test_play_turn (&expected, &turn);
      g_assert_cmpmem (&search->plies[search->ply].position, sizeof expected, &expected,
                       sizeof expected);
    }
  check_estimate (search);
  n_ends[lab_turn_search_game.is_over (search) ? 1 : 0]++;
  while (depth-- > 0)
    {
      lab_turn_search_game.undo (search, played[depth]);
      assert_same_state (search, &before[depth]);
    }
}

/* Returns the value of a turn for the player who plays it, searched @depth turns
 * deep. */
static int
get_value (LabTurnSearch *search,
           const LabTurn *turn,
           guint          depth)
{
  static guint32 actions[LAB_TEST_MAX_TURNS];
  guint n = list (search, actions);
  LabSearchResult result;
  int side;

  for (guint i = 0; i < n; i++)
    {
      LabTurn listed = lab_turn_search_get_turn (actions[i]);

      if (memcmp (&listed, turn, sizeof listed) != 0)
        continue;
      lab_turn_search_game.apply (search, actions[i]);
      lab_minimax (&lab_turn_search_game, search, depth - 1, NULL, &result);
      side = lab_turn_search_game.side (search);
      lab_turn_search_game.undo (search, actions[i]);
      /* Seen from before the turn, the win is one turn farther away. */
      if (lab_value_is_decided (result.value))
        result.value += result.value > 0 ? -1 : 1;
      return side * result.value;
    }
  g_assert_not_reached ();
}

static LabThought
ask (LabLevel              level,
     guint                 depth,
     const LabObservation *observation)
{
  g_autoptr (LabAgent) agent = lab_computer_new (level);

  lab_computer_set_depth (LAB_COMPUTER (agent), depth);
  return lab_test_ask (agent, observation, 0);
}

/* Asserts that MinMax and AlphaBeta choose turns of the same value, the best
 * possible. */
static void
assert_equally_good (const LabObservation *observation,
                     guint                 depth)
{
  g_autofree LabTurnSearch *search = start (observation);
  g_autofree LabTurnSearch *before = g_memdup2 (search, sizeof *search);
  LabThought slow = ask (LAB_LEVEL_MINMAX, depth, observation);
  LabThought fast = ask (LAB_LEVEL_ALPHABETA, depth, observation);
  LabSearchResult best;

  lab_minimax (&lab_turn_search_game, search, depth, NULL, &best);
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

static void
test_undo (void)
{
  guint n_ends[2] = { 0 };

  g_assert_cmpuint (lab_test_visit_positions (61, lab_test_rounds (100), 10, check_walk, n_ends), >,
                    lab_test_rounds (300));
  g_assert_cmpuint (n_ends[0], >, lab_test_rounds (100));
  g_assert_cmpuint (n_ends[1], >, lab_test_rounds (30));
}

static void
test_equally_good (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (narrow_games); i++)
    {
      LabObservation observation = lab_test_observe (narrow_games[i]);

      assert_equally_good (&observation, 1);
      assert_equally_good (&observation, 2);
    }
}

/* If the tile is already inserted, there are few turns. */
static void
test_equally_good_moves (void)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (62);

  for (gsize i = 0; i < G_N_ELEMENTS (narrow_games); i++)
    {
      LabObservation observation = lab_test_observe (narrow_games[i]);
      LabPosition *position = &observation.position;
      LabTurn turn = lab_test_random_turn (random, position);

      lab_position_insert (position, turn.arrow, turn.tile);
      for (guint depth = 1; depth <= 2; depth++)
        assert_equally_good (&observation, depth);
    }
}

static void
check_first_ply (GRand             *random G_GNUC_UNUSED,
                 const LabPosition *position,
                 const LabMemory   *memory,
                 gpointer           data G_GNUC_UNUSED)
{
  LabObservation observation;

  lab_observation_init (&observation, position, memory);
  assert_equally_good (&observation, 1);
}

static void
test_equally_good_in_games (void)
{
  g_assert_cmpuint (lab_test_visit_positions (63, 40, 60, check_first_ply, NULL), >, 20);
}

/* Asserts that a winning turn has the value of a win and is played. */
static void
check_wins (GRand             *random G_GNUC_UNUSED,
            const LabPosition *position,
            const LabMemory   *memory,
            gpointer           data)
{
  static LabTurn turns[LAB_TEST_MAX_TURNS];
  guint n = lab_test_list_turns (position, turns), *n_wins = data;
  gboolean can_win = FALSE;

  for (guint i = 0; i < n && !can_win; i++)
    {
      LabPosition after = *position;

      can_win = lab_test_play_turn (&after, &turns[i]).place > 0;
    }
  for (LabLevel level = LAB_LEVEL_MINMAX; can_win && level <= LAB_LEVEL_ALPHABETA; level++)
    {
      LabPosition after = *position;
      LabObservation observation;
      LabThought thought;

      lab_observation_init (&observation, position, memory);
      thought = ask (level, 1, &observation);
      g_assert_cmpfloat (thought.value, ==, lab_win_value (1));
      g_assert_cmpuint (lab_test_play_turn (&after, &thought.turn).place, >, 0);
      (*n_wins)++;
    }
}

static void
test_wins (void)
{
  guint n_wins = 0;

  lab_test_visit_positions (64, 60, 2, check_wins, &n_wins);
  g_assert_cmpuint (n_wins, >, 20);
}

/* A guessed goal counts by its probability; a known goal counts in full. */
static void
test_gain (void)
{
  LabObservation observation = lab_test_observe (
    LAB_TEST_CORRIDORS "a1 - a1,-,a7,- g1,g7,f7,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,- "
    ":A?,-,:?,- 1i - - -,-,B,-");
  g_autofree LabTurnSearch *search = start (&observation);
  guint32 find = 3 | 0x5 << 4 | LAB_CELL (6, 0) << 8;
  guint32 declined = 4 | 0x5 << 4 | LAB_CELL (6, 6) << 8;
  guint32 likely = 4 | 0x5 << 4 | LAB_CELL (5, 6) << 8;
  int gains[2];

  lab_turn_search_game.apply (search, find);
  g_assert_cmpuint (search->plies[1].position.n_found[0], ==, 1);
  g_assert_cmpint (search->plies[1].gain, ==, 0);
  g_assert_cmpint (lab_turn_search_game.side (search), ==, -1);
  lab_turn_search_game.apply (search, declined);
  gains[0] = search->plies[2].gain;
  lab_turn_search_game.undo (search, declined);
  lab_turn_search_game.apply (search, likely);
  gains[1] = search->plies[2].gain;
  g_assert_cmpuint (search->plies[2].position.n_found[2], ==, 0);
  g_assert_cmpint (gains[0], <, 0);
  g_assert_cmpint (gains[1], <, gains[0]);
}

/* A good position for one side is bad for the other, no matter who is to move. */
static void
test_sides (void)
{
  LabObservation observation = lab_test_observe (
    LAB_TEST_CORRIDORS "a1 - a1,-,a7,- g2,g7,f7,*,e3,e5,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-"
    " :A,-,:?????,- 1i - -");
  g_autofree LabTurnSearch *search = start (&observation);
  guint32 stay[] = { 3 | 0x5 << 4 | LAB_CELL (0, 0) << 8, 4 | 0xa << 4 | LAB_CELL (0, 6) << 8 };

  g_assert_cmpint (lab_turn_search_game.side (search), ==, 1);
  g_assert_cmpint (lab_turn_search_game.estimate (search), >, 0);
  lab_turn_search_game.apply (search, stay[0]);
  g_assert_cmpint (lab_turn_search_game.side (search), ==, -1);
  g_assert_cmpint (lab_turn_search_game.estimate (search), <, 0);
  lab_turn_search_game.apply (search, stay[1]);
  g_assert_cmpint (lab_turn_search_game.side (search), ==, 1);
  g_assert_cmpint (lab_turn_search_game.estimate (search), >, 0);
}

/* The key identifies the position: it is the same after the same turns in another
 * search, and differs after any other turn. */
static void
test_keys (void)
{
  static guint32 actions[LAB_TEST_MAX_TURNS];
  LabObservation observation = lab_test_observe (narrow_games[0]);
  g_autofree LabTurnSearch *search = start (&observation);
  g_autofree LabTurnSearch *other = start (&observation);
  g_autoptr (GHashTable) keys = g_hash_table_new (g_int64_hash, g_int64_equal);
  guint n = list (search, actions);
  g_autofree guint64 *seen = g_new (guint64, n);

  g_assert_cmpuint (lab_turn_search_game.key (search), ==, lab_turn_search_game.key (other));
  for (guint i = 0; i < n; i++)
    {
      lab_turn_search_game.apply (search, actions[i]);
      lab_turn_search_game.apply (other, actions[i]);
      seen[i] = lab_turn_search_game.key (search);
      g_assert_cmpuint (seen[i], ==, lab_turn_search_game.key (other));
      g_hash_table_add (keys, &seen[i]);
      lab_turn_search_game.undo (search, actions[i]);
      lab_turn_search_game.undo (other, actions[i]);
    }
  /* Here different turns lead to different positions. */
  g_assert_cmpuint (g_hash_table_size (keys), ==, n);
}

/* Turns that find something come first, and all values are in range. */
static void
check_order (GRand             *random G_GNUC_UNUSED,
             const LabPosition *position,
             const LabMemory   *memory,
             gpointer           data)
{
  static guint32 actions[LAB_TEST_MAX_TURNS];
  g_autofree LabTurnSearch *search = NULL;
  LabObservation observation;
  guint n, *n_finds = data;
  int least_find = G_MAXINT, most_other = 0;

  lab_observation_init (&observation, position, memory);
  search = start (&observation);
  n = list (search, actions);
  for (guint i = 0; i < n; i++)
    {
      LabPosition after = *position;
      LabTurn turn = lab_turn_search_get_turn (actions[i]);
      LabOutcome outcome = lab_test_play_turn (&after, &turn);
      int order = lab_turn_search_game.order (search, actions[i]);

      g_assert_cmpint (ABS (order), <, 1 << 15);
      if (outcome.found != LAB_TREASURE_NONE || outcome.place > 0)
        least_find = MIN (least_find, order);
      else
        most_other = MAX (most_other, order);
    }
  g_assert_cmpint (least_find, >, most_other);
  *n_finds += least_find < G_MAXINT ? 1 : 0;
}

static void
test_order (void)
{
  guint n_finds = 0;

  lab_test_visit_positions (65, 60, 6, check_order, &n_finds);
  g_assert_cmpuint (n_finds, >, 100);
}

/* With a node limit, the search looks at all turns one ply deep and little more. */
static void
check_node_limit (GRand             *random,
                  const LabPosition *position,
                  const LabMemory   *memory,
                  gpointer           data G_GNUC_UNUSED)
{
  static LabTurn turns[LAB_TEST_MAX_TURNS];
  guint n = lab_test_list_turns (position, turns);
  guint64 limit = (guint64) g_rand_int_range (random, 1, 2000);
  LabObservation observation;
  LabThought slow, fast;

  lab_observation_init (&observation, position, memory);
  slow = lab_test_think (LAB_LEVEL_MINMAX, &observation, 1, limit);
  fast = lab_test_think (LAB_LEVEL_ALPHABETA, &observation, 1, limit);
  g_assert_cmpuint (slow.nodes, <=, n + 1 + limit + 1);
  g_assert_cmpuint (slow.depth, >=, 1);
  g_assert_cmpuint (fast.nodes, <=, limit + 1);
}

static void
test_node_limit (void)
{
  g_assert_cmpuint (lab_test_visit_positions (66, lab_test_rounds (60), 60, check_node_limit, NULL),
                    >, lab_test_rounds (20));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/players/turn-search/undo", test_undo);
  g_test_add_func ("/players/turn-search/gain", test_gain);
  g_test_add_func ("/players/turn-search/sides", test_sides);
  g_test_add_func ("/players/turn-search/keys", test_keys);
  g_test_add_func ("/players/turn-search/order", test_order);
  g_test_add_func ("/players/turn-search/equally-good", test_equally_good);
  g_test_add_func ("/players/turn-search/equally-good-moves", test_equally_good_moves);
  g_test_add_func ("/players/turn-search/equally-good-in-games", test_equally_good_in_games);
  g_test_add_func ("/players/turn-search/wins", test_wins);
  g_test_add_func ("/players/turn-search/node-limit", test_node_limit);
  return g_test_run ();
}
