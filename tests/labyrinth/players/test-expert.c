/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <string.h>

#include "lab-deal.h"
#include "lab-notation.h"
#include "lab-test-effort.h"
#include "lab-test-games.h"
#include "lab-test-hidden.h"
#include "lab-computer.h"
#include "lab-test-thinking.h"

/* Tests what the expert must do in any case, however it rates other turns. */

/* The most nodes for one insertion with its replies, or for one trial. */
#define MAX_STEP (48 * 48 * 6)
#define ENOUGH 60000

/* Private helpers */

/* Returns whether any turn of @position wins for the player to move. */
static gboolean
can_win (const LabPosition *position)
{
  static LabTurn turns[LAB_TEST_MAX_TURNS];
  guint n = lab_test_list_turns (position, turns);

  for (guint i = 0; i < n; i++)
    {
      LabPosition after = *position;

      if (lab_test_play_turn (&after, &turns[i]).place > 0)
        return TRUE;
    }
  return FALSE;
}

static gboolean
can_find (const LabPosition *position)
{
  static LabTurn turns[LAB_TEST_MAX_TURNS];
  guint n = lab_test_list_turns (position, turns);

  for (guint i = 0; i < n; i++)
    {
      LabPosition after = *position;
      LabOutcome outcome = lab_test_play_turn (&after, &turns[i]);

      if (outcome.place > 0 || outcome.found != LAB_TREASURE_NONE)
        return TRUE;
    }
  return FALSE;
}

/* Returns whether the next seat can win after @turn. */
static gboolean
loses_at_once (const LabPosition *position,
               const LabTurn     *turn)
{
  LabPosition after = *position;

  lab_test_play_turn (&after, turn);
  return can_win (&after);
}

static LabThought
think (const LabPosition *position,
       const LabMemory   *memory,
       guint64            seed,
       guint64            nodes)
{
  LabObservation observation;

  lab_observation_init (&observation, position, memory);
  return lab_test_think (LAB_LEVEL_EXPERT, &observation, seed, nodes);
}

/* Asserts that the expert blocks a rival's only way home if it can. Counts the
 * insertions that block it and those that do not. */
static void
assert_blocks (const LabPosition *position,
               guint              n_insertions[2])
{
  static LabTurn turns[LAB_TEST_MAX_TURNS];
  guint n = lab_test_list_turns (position, turns);
  LabThought thought;

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
  thought = think (position, NULL, 1, 200000);
  if (loses_at_once (position, &thought.turn))
    {
      g_autofree char *text = lab_notation_format_position (position);

      g_error ("lets the rival home: %s", text);
    }
}

/* Tests */

static void
check_win (GRand             *random,
           const LabPosition *position,
           const LabMemory   *memory,
           gpointer           data)
{
  static const guint64 limits[] = { 1, 10, 100, 1000, ENOUGH };
  guint *n_wins = data;

  if (!can_win (position))
    return;
  for (gsize i = 0; i < G_N_ELEMENTS (limits); i++)
    {
      LabThought thought = think (position, memory, g_rand_int (random), limits[i]);
      LabPosition after = *position;

      g_assert_cmpuint (lab_test_play_turn (&after, &thought.turn).place, >, 0);
    }
  n_wins[(position->rules & LAB_RULES_LAST_TREASURE) != 0 ? 1 : 0]++;
}

/* It wins if it can, by going home or with the last treasure, and however little
 * time it has. */
static void
test_wins_at_once (void)
{
  guint n_wins[2] = { 0 };

  lab_test_visit_positions (71, lab_test_rounds (100), 2, check_win, n_wins);
  g_assert_cmpuint (n_wins[0], >, lab_test_rounds (30));
  g_assert_cmpuint (n_wins[1], >, lab_test_rounds (30));
}

/* Only the spare, inserted into that row at one arrow, opens the way home. */
static void
test_wins_in_one_way (void)
{
  LabPosition position = lab_test_parse (
    "a5aaaaa/aaaaaaa/aaaaaaa/aaaaaaa/aaaaaaa/aaaaaaa/aaaaaaa 5 c1 - c1,-,g7,- "
    "c1,e2,a3,*,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,- A:,-,:B,- 1i - -");

  for (guint seed = 0; seed < 20; seed++)
    {
      LabThought thought = think (&position, NULL, seed, 50);

      g_assert_cmpuint (thought.turn.cell, ==, LAB_CELL (0, 0));
    }
}

/* Seat 3 stands on the tile that W6 would push next to its corner, and there is no
 * other way. */
static void
test_blocks_by_hand (void)
{
  LabPosition position = lab_test_parse (
    "5a5a5a5/a5a5a5a/5a5a5a5/a5a5a5a/5a5a5a5/a5a5a5a/5a5a5a5 5 a1 - a1,-,f6,- "
    "d4,e3,c2,e5,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,- :AB,-,C:,- 1i - -");
  guint n_insertions[2];

  g_assert_false (can_find (&position));
  assert_blocks (&position, n_insertions);
  /* E6 blocks W6; Nf and Sf move the pawn out of the row. */
  g_assert_cmpuint (n_insertions[1], ==, 6);
  g_assert_cmpuint (n_insertions[0], ==, 18);
}

/* The expert blocks the way in random games, too. */
static void
test_blocks_in_games (void)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (72);
  guint n_blocks = 0;

  for (guint round = 0; round < 2000 && n_blocks < lab_test_rounds (25); round++)
    {
      LabDeal deal = { .seed = round, .seats = 0x5, .cards_each = 4 };
      LabPosition position;
      guint n_insertions[2];

      lab_deal_position (&deal, &position);
      position.n_found[2] = position.n_cards[2];
      position.pawns[0] = lab_test_random_cell (random, LAB_ALL_CELLS);
      position.pawns[2] = lab_test_random_cell (random, LAB_ALL_CELLS);
      if (can_find (&position))
        continue;
      assert_blocks (&position, n_insertions);
      n_blocks += n_insertions[0] > 0 && n_insertions[1] > 0 ? 1 : 0;
    }
  g_assert_cmpuint (n_blocks, ==, lab_test_rounds (25));
}

static void
check_limit (GRand             *random,
             const LabPosition *position,
             const LabMemory   *memory,
             gpointer           data)
{
  gboolean haste = g_rand_boolean (random);
  guint64 limit = (guint64) (haste ? g_rand_int_range (random, 1, 300)
                                   : g_rand_int_range (random, ENOUGH, 2 * ENOUGH));
  guint64 seed = g_rand_int (random);
  LabThought thought = think (position, memory, seed, limit);
  LabThought again = think (position, memory, seed, limit);
  LabThought more = think (position, memory, seed, 2 * limit);
  guint *n_more = data;

  lab_test_assert_same_thought (&thought, &again);
  g_assert_cmpuint (thought.nodes, <, limit + MAX_STEP);
  *n_more += more.nodes > thought.nodes ? 1 : 0;
}

static void
test_node_limit (void)
{
  guint n_more = 0;

  g_assert_cmpuint (lab_test_visit_positions (73, lab_test_rounds (60), 60, check_limit, &n_more),
                    >, lab_test_rounds (30));
  g_assert_cmpuint (n_more, >, lab_test_rounds (15));
}

static void
check_value (GRand             *random,
             const LabPosition *position,
             const LabMemory   *memory,
             gpointer           data G_GNUC_UNUSED)
{
  guint64 nodes = g_rand_boolean (random) ? 100 : ENOUGH;
  LabThought thought = think (position, memory, g_rand_int (random), nodes);

  g_assert_cmpuint (thought.n_plan, >=, 1);
  g_assert_true (memcmp (&thought.plan[0], &thought.turn, sizeof thought.turn) == 0);
  if (lab_position_get_sought (position, position->seat) == 0
      && !lab_position_heads_home (position, position->seat))
    return;
  /* The value is a probability. */
  g_assert_cmpfloat (thought.value, >=, 0);
  g_assert_cmpfloat (thought.value, <=, 1 + 1e-9);
}

static void
test_value (void)
{
  g_assert_cmpuint (lab_test_visit_positions (74, 60, 40, check_value, NULL), >, 50);
}

/* Alone, or without cards, the expert plays like the solver. */
static void
test_alone (void)
{
  static const char *texts[] = {
    LAB_TEST_CORRIDORS "a1 - a1,-,-,- g1,e3,c2,e5,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,- "
    ":B?,-,-,- 1i - -",
    LAB_TEST_CORRIDORS "a1 - a1,-,a7,- g1,e3,c2,e5,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,- "
    ":,-,:??,- 1i - -",
  };

  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      LabObservation observation = lab_test_observe (texts[i]);
      LabThought expert = lab_test_think (LAB_LEVEL_EXPERT, &observation, 3, 1000);
      LabThought solver = lab_test_think (LAB_LEVEL_SOLVER, &observation, 3, 1000);

      lab_test_assert_same_thought (&expert, &solver);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/players/expert/wins-at-once", test_wins_at_once);
  g_test_add_func ("/players/expert/wins-in-one-way", test_wins_in_one_way);
  g_test_add_func ("/players/expert/blocks-by-hand", test_blocks_by_hand);
  g_test_add_func ("/players/expert/blocks-in-games", test_blocks_in_games);
  g_test_add_func ("/players/expert/node-limit", test_node_limit);
  g_test_add_func ("/players/expert/value", test_value);
  g_test_add_func ("/players/expert/alone", test_alone);
  return g_test_run ();
}
