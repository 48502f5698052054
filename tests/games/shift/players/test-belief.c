/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include <math.h>

#include "lab-shift-belief.h"
#include "lab-shift-insertion.h"
#include "lab-test-games.h"
#include "lab-test-hidden.h"
#include "lab-test-thinking.h"

#define ALL_GOALS ((1u << LAB_SHIFT_N_GOALS) - 1)
#define TREASURES "g1,g7,f7,d4,*,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-"
#define GAME LAB_TEST_CORRIDORS "a1 - a1,c3,a7,- " TREASURES

/* Private helpers */

static LabShiftBelief
believe (const char  *text,
         LabShiftSeat seat)
{
  LabShiftObservation observation = lab_test_observe (text);
  LabShiftBelief belief;

  memset (&belief, 0xa5, sizeof belief);
  lab_shift_belief_init (&belief, &observation, seat);
  return belief;
}

/* Tests: beliefs */

/* What is believed about a seat after it was expected near some goals: how many cards are left and
 * could be the next one, and the chances of goals in thousandths; Y is home. */
static const struct
{
  const char *game;
  LabShiftSeat seat;
  LabShiftGoalSet near;
  const char *belief;
} beliefs[] = {
  /* Of the treasures A to E, A is the player's own and C was found. */
  { " :A,:?,C:?,- 1i - - B,-,-,-", 2, 0, "2 1 B333 D333 E333 " },
  /* What other seats declined does not matter. */
  { " :A,:?,C:?,- 1i - - -,-,AB,D", 1, 0, "2 1 B333 D333 E333 " },
  /* If all treasures were declined, all are equally likely again. */
  { " :A,:?,C:?,- 1i - - -,-,BDE,-", 2, 0, "2 1 B333 D333 E333 " },
  /* A rival more likely looks for what it can reach next; nothing else becomes possible. */
  { " :A,:?,C:?,- 1i - - B,-,-,-", 2, 1u << 0 | 1u << 3, "2 1 B200 D600 E200 " },
  { " :A,:?,C:,- 1i - - -,-,B,-", 2, 1u << LAB_SHIFT_GOAL_HOME, "1 1 Y1000 " },
  { " :A,:?,:,- 1i - -", 2, ALL_GOALS, "0 1 " },
  { " :A,:?,C:,- 1i - - -,-,B,-", 2, 0, "1 1 Y1000 " },
  /* With open cards, every card that is left is equally good. */
  { " :A,:?,:??,- 1i o -", 2, 0, "3 2 B250 C250 D250 E250 " },
  { " :A,:?,B:?,- 1i o -", 2, 0, "2 1 C333 D333 E333 " },
  /* There are more cards than treasures for them, so there is no possible belief. */
  { " :ABCDE,:,:??,- 1i o -", 2, 0, "3 2 " },
};

LAB_TEST ("/players/belief/chances", test_chances)
{
  for (guint i = 0; i < G_N_ELEMENTS (beliefs); i++)
    {
      g_autofree char *text = g_strconcat (GAME, beliefs[i].game, NULL);
      LabShiftBelief belief = believe (text, beliefs[i].seat);
      g_autoptr (GString) told = g_string_new (NULL);

      if (beliefs[i].near != 0)
        lab_shift_belief_expect_near (&belief, beliefs[i].near);
      g_assert_cmpuint (belief.seat, ==, beliefs[i].seat);
      g_assert_cmpuint (belief.pawn, ==, belief.seat == 1 ? LAB_SHIFT_CELL (2, 2)
                                                          : LAB_SHIFT_CELL (0, 6));
      g_assert_cmpuint (belief.home, ==, lab_shift_seat_get_corner (belief.seat));
      g_string_printf (told, "%u %u ", belief.n_left, belief.n_choices);
      for (guint goal = 0; goal < LAB_SHIFT_N_GOALS; goal++)
        {
          if (!(fabs (belief.chance[goal]) < 1e-9))
            g_string_append_printf (told, "%c%.0f ", 'A' + goal, 1000 * belief.chance[goal]);
        }
      g_assert_cmpstr (told->str, ==, beliefs[i].belief);
    }
}

/* A declined treasure is less likely but possible. */
LAB_TEST ("/players/belief/declined", test_declined)
{
  LabShiftBelief belief = believe (GAME " :A,:?,C:?,- 1i - - -,-,AB,D", 2);

  assert_near (belief.chance[0], 0);
  g_assert_cmpfloat (belief.chance[1], >, 0);
  g_assert_cmpfloat (belief.chance[1], <, belief.chance[3] / 2);
  assert_near (belief.chance[3], belief.chance[4]);
  assert_near (lab_shift_belief_sum (belief.chance, ALL_GOALS), 1);
}

/* The chance that the next card is one of some goals, or with open cards any card */
LAB_TEST ("/players/belief/success", test_success)
{
  LabShiftBelief home = believe (GAME " :A,:?,C:,- 1i - - -,-,B,-", 2);
  LabShiftBelief open = believe (GAME " :A,:?,:??,- 1i o -", 2);

  assert_near (lab_shift_belief_get_success (&home, 1u << LAB_SHIFT_GOAL_HOME), 1);
  assert_near (lab_shift_belief_get_success (&home, (1u << LAB_SHIFT_GOAL_HOME) - 1), 0);
  assert_near (lab_shift_belief_get_success (&open, 1u << 1), 1 - 0.75 * 0.75);
  assert_near (lab_shift_belief_get_success (&open, 0), 0);
  assert_near (lab_shift_belief_get_success (&open, ALL_GOALS), 1);
}

LAB_TEST_VISITS ("/players/belief/games", check_belief, 91, 100, 4, 1000)
{
  LabShiftSeatSet unplaced = lab_shift_position_get_unplaced (position);
  LabShiftTreasureSet unseen = lab_test_get_unseen (position);
  LabShiftGoalSet goals = g_rand_int (random) & ALL_GOALS;
  LabShiftGoalSet more = goals | 1u << g_rand_int_range (random, 0, LAB_SHIFT_N_GOALS);

  for (LabShiftSeat seat = 0; seat < LAB_SHIFT_N_SEATS; seat++)
    {
      LabShiftBelief belief;
      double success;

      if ((unplaced & LAB_SHIFT_SEAT_BIT (seat)) == 0 || seat == position->seat)
        continue;
      lab_shift_belief_init (&belief, seen, seat);
      assert_near (lab_shift_belief_sum (belief.chance, ALL_GOALS), 1);
      success = lab_shift_belief_get_success (&belief, goals);
      g_assert_cmpfloat (success, >=, 0);
      g_assert_cmpfloat (success, <=, lab_shift_belief_get_success (&belief, more) + 1e-9);
      g_assert_cmpfloat (success, <=, 1 + 1e-9);
      if (lab_shift_position_heads_home (position, seat))
        continue;
      for (guint goal = 0; goal < LAB_SHIFT_N_GOALS; goal++)
        g_assert_cmpint (belief.chance[goal] > 0, ==, (unseen >> goal & 1) != 0);
      counts[0]++;
    }
}

/* Tests: goals */

LAB_TEST ("/players/belief/count-goals", test_count_goals)
{
  LabShiftObservation observation = lab_test_observe (GAME " AB:C,:,D:,- 1i - -");
  LabShiftPosition *position = &observation.position;

  g_assert_cmpuint (lab_shift_belief_count_goals (position, 0), ==, 2);
  g_assert_cmpuint (lab_shift_belief_count_goals (position, 1), ==, 0);
  g_assert_cmpuint (lab_shift_belief_count_goals (position, 2), ==, 1);
  position->rules = LAB_SHIFT_RULES_LAST_TREASURE;
  g_assert_cmpuint (lab_shift_belief_count_goals (position, 0), ==, 1);
  g_assert_cmpuint (lab_shift_belief_count_goals (position, 1), ==, 0);
  g_assert_cmpuint (lab_shift_belief_count_goals (position, 2), ==, 0);
}

LAB_TEST_VISITS ("/players/goals/games", check_goals, 92, 100, 4, 100, 100)
{
  LabShiftTreasureSet sought = lab_shift_position_get_sought (position, position->seat);
  LabShiftCell goals[LAB_SHIFT_N_TREASURES];
  guint n = lab_shift_position_list_goals (&seen->position, position->seat, goals), n_expected = 0;

  for (LabShiftTreasure treasure = 0; treasure < LAB_SHIFT_N_TREASURES; treasure++)
    {
      if ((sought >> treasure & 1) != 0)
        g_assert_cmpuint (goals[n_expected++], ==, position->treasures[treasure]);
    }
  if (lab_shift_position_heads_home (position, position->seat))
    g_assert_cmpuint (goals[n_expected++], ==, lab_shift_seat_get_corner (position->seat));
  g_assert_cmpuint (n, ==, n_expected);
  g_assert_cmpuint (n, >, 0);
  counts[MIN (n, 2) - 1]++;
  /* For the other seats only home can be known as a goal. */
  for (LabShiftSeat seat = 0; seat < LAB_SHIFT_N_SEATS; seat++)
    {
      if (position->pawns[seat] != LAB_SHIFT_CELL_NONE && seat != position->seat)
        g_assert_cmpuint (lab_shift_position_list_goals (&seen->position, seat, goals), ==,
                          lab_shift_position_heads_home (position, seat) ? 1 : 0);
    }
}

/* A treasure that is on no tile is not a goal. */
LAB_TEST ("/players/goals/missing", test_missing_goal)
{
  LabShiftObservation observation = lab_test_observe (GAME " :ABE,:?,:?,- 1i o -");
  LabShiftCell goals[LAB_SHIFT_N_TREASURES];

  g_assert_cmpuint (lab_shift_position_list_goals (&observation.position, 0, goals), ==, 3);
  g_assert_cmpuint (goals[2], ==, LAB_SHIFT_CELL_SPARE);
  observation.position.treasures[1] = LAB_SHIFT_CELL_NONE;
  g_assert_cmpuint (lab_shift_position_list_goals (&observation.position, 0, goals), ==, 2);
  g_assert_cmpuint (goals[0], ==, LAB_SHIFT_CELL (6, 0));
  g_assert_cmpuint (goals[1], ==, LAB_SHIFT_CELL_SPARE);
}

/* Private helpers */

static LabShiftReachScene
make_scene (const LabShiftPosition *position)
{
  LabShiftReachScene scene;

  memset (&scene, 0, sizeof scene);
  scene.board = position->board;
  scene.last_arrow = position->last_arrow;
  for (LabShiftTreasure treasure = 0; treasure < LAB_SHIFT_N_TREASURES; treasure++)
    scene.places[treasure] = lab_shift_reach_scene_get_place (position->treasures[treasure]);
  return scene;
}

/* Returns the cells that a pawn on @cell can reach after an insertion. */
static LabShiftBitboard
get_reach (const LabShiftPosition *position,
           LabShiftArrow           arrow,
           LabShiftOpenings        tile,
           LabShiftCell            cell)
{
  LabShiftPosition after = *position;

  after.pawns[after.seat] = cell;
  lab_shift_position_insert (&after, arrow, tile);
  return lab_shift_position_get_reachable (&after);
}

/* Returns the goals that a pawn on @cell can reach after an insertion. */
static LabShiftGoalSet
get_goals (const LabShiftPosition *position,
           LabShiftArrow           arrow,
           LabShiftOpenings        tile,
           LabShiftCell            cell,
           LabShiftCell            home)
{
  LabShiftBitboard reach = get_reach (position, arrow, tile, cell);
  LabShiftGoalSet goals = (reach & LAB_SHIFT_CELL_BIT (home)) != 0 ? 1u << LAB_SHIFT_GOAL_HOME : 0;

  for (LabShiftTreasure treasure = 0; treasure < LAB_SHIFT_N_TREASURES; treasure++)
    {
      LabShiftCell to = lab_shift_arrow_carry_tile (arrow, position->treasures[treasure]);

      if (lab_shift_cell_is_on_board (to) && (reach & LAB_SHIFT_CELL_BIT (to)) != 0)
        goals |= 1u << treasure;
    }
  return goals;
}

/* Tests */

static const LabShiftTables *
get_tables (void)
{
  static LabShiftTables tables;
  static gboolean made = FALSE;

  if (!made)
    lab_shift_tables_init (&tables);
  made = TRUE;
  return &tables;
}

LAB_TEST_VISITS ("/players/reach-scene/insert", check_insert, 81, 100, 2, 500)
{
  LabShiftReachScene scene = make_scene (position), next, expected;
  LabShiftPosition after = *position;
  LabShiftOpenings tile;
  LabShiftArrow arrow;

  if (position->phase != LAB_SHIFT_PHASE_INSERT)
    return;
  counts[0]++;
  memset (&next, 0, sizeof next);
  lab_test_random_insert (random, position, &arrow, &tile);
  lab_shift_reach_scene_insert (&scene, get_tables (), arrow, tile, &next);
  lab_shift_position_insert (&after, arrow, tile);
  expected = make_scene (&after);
  g_assert_cmpmem (&next, sizeof next, &expected, sizeof expected);
}

/* Asserts that the replies are the legal insertions and have the right goals;
 * together they must equal the next_goals, including home. */
LAB_TEST_VISITS ("/players/reach-scene/replies", check_replies, 83, 100, 4, 400)
{
  LabShiftReachScene scene = make_scene (position);
  LabShiftReachSceneReply replies[LAB_SHIFT_MAX_INSERTIONS];
  LabShiftInsertion insertions[LAB_SHIFT_MAX_INSERTIONS];
  LabShiftCell pawn = lab_test_random_cell (random, LAB_SHIFT_ALL_CELLS);
  LabShiftCell home = lab_test_random_cell (random, LAB_SHIFT_ALL_CELLS);
  LabShiftGoalSet all = 0;
  guint n;

  if (position->phase != LAB_SHIFT_PHASE_INSERT)
    return;
  counts[0]++;
  n = lab_shift_reach_scene_list_replies (&scene, get_tables (), pawn, home, replies);
  g_assert_cmpuint (n, ==, lab_shift_insertion_list (position, insertions));
  for (guint i = 0; i < n; i++)
    {
      g_assert_cmpuint (replies[i].arrow, ==, insertions[i].arrow);
      g_assert_cmphex (replies[i].tile, ==, insertions[i].tile);
      g_assert_cmphex (replies[i].goals, ==, get_goals (position, replies[i].arrow,
                                                        replies[i].tile, pawn, home));
      all |= replies[i].goals;
    }
  g_assert_cmphex (lab_shift_reach_scene_get_next_goals (&scene, get_tables (), pawn, home), ==,
                   all);
}

/* Compares the sources of a tile with moving every cell forward. */
LAB_TEST_VISITS ("/players/reach-scene/sources", check_sources, 84, 60, 20, 40)
{
  LabShiftReachScene scene = make_scene (position);
  LabShiftInsertion insertions[LAB_SHIFT_MAX_INSERTIONS];
  LabShiftBitboard sources[LAB_SHIFT_N_PLACES] = { 0 };
  guint n;

  if (position->phase != LAB_SHIFT_PHASE_INSERT)
    return;
  counts[0]++;
  n = lab_shift_insertion_list (position, insertions);
  for (guint i = 0; i < 49 * n; i++)
    {
      const LabShiftInsertion *insertion = &insertions[i / 49];
      LabShiftCell from = LAB_SHIFT_CELL (i % 7, i % 49 / 7);
      LabShiftBitboard reach = get_reach (position, insertion->arrow, insertion->tile, from);

      for (guint j = 0; j <= 49; j++)
        {
          LabShiftCell tile = j == 49 ? LAB_SHIFT_CELL_SPARE : LAB_SHIFT_CELL (j % 7, j / 7);
          LabShiftCell to = lab_shift_arrow_carry_tile (insertion->arrow, tile);

          if (to != LAB_SHIFT_CELL_SPARE && (reach & LAB_SHIFT_CELL_BIT (to)) != 0)
            sources[lab_shift_reach_scene_get_place (tile)] |= LAB_SHIFT_CELL_BIT (from);
        }
    }
  for (guint place = 0; place < LAB_SHIFT_N_PLACES; place++)
    {
      if (lab_shift_cell_is_on_board (place) || place >= LAB_SHIFT_PLACE_SPARE)
        g_assert_cmphex (
            lab_shift_reach_scene_get_sources (&scene, get_tables (), (guint8) place), ==,
            sources[place]);
    }
}
