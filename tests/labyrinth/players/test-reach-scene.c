/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-reach-scene.h"

#include <string.h>

#include "lab-test-games.h"
#include "lab-test-hidden.h"
#include "lab-insertion.h"

#define TREASURE_GOALS ((1u << LAB_GOAL_HOME) - 1)

/* Private helpers */

static LabReachScene
make_scene (const LabPosition *position)
{
  LabReachScene scene;

  memset (&scene, 0, sizeof scene);
  scene.board = position->board;
  scene.last_arrow = position->last_arrow;
  for (LabTreasure treasure = 0; treasure < LAB_N_TREASURES; treasure++)
    scene.places[treasure] = lab_reach_scene_get_place (position->treasures[treasure]);
  return scene;
}

/* Returns the cells that a pawn on @cell can reach after an insertion. */
static LabBitboard
get_reach (const LabPosition *position,
           LabArrow           arrow,
           LabOpenings        tile,
           LabCell            cell)
{
  LabPosition after = *position;

  after.pawns[after.seat] = cell;
  lab_position_insert (&after, arrow, tile);
  return lab_position_get_reachable (&after);
}

/* Returns the goals within @reach after an insertion. */
static LabGoalSet
get_goals (const LabPosition *position,
           LabArrow           arrow,
           LabOpenings        tile,
           LabBitboard        reach,
           LabCell            home)
{
  LabPosition after = *position;
  LabGoalSet goals = (reach & LAB_CELL_BIT (home)) != 0 ? 1u << LAB_GOAL_HOME : 0;

  lab_position_insert (&after, arrow, tile);
  for (LabTreasure treasure = 0; treasure < LAB_N_TREASURES; treasure++)
    {
      if (lab_cell_is_on_board (after.treasures[treasure])
          && (reach & LAB_CELL_BIT (after.treasures[treasure])) != 0)
        goals |= 1u << treasure;
    }
  return goals;
}

/* Tests */

static void
test_places (void)
{
  g_assert_cmpuint (lab_reach_scene_get_place (LAB_CELL_SPARE), ==, LAB_PLACE_SPARE);
  g_assert_cmpuint (lab_reach_scene_get_place (LAB_CELL_NONE), ==, LAB_PLACE_NONE);
  for (guint i = 0; i < 49; i++)
    g_assert_cmpuint (lab_reach_scene_get_place (LAB_CELL (i % 7, i / 7)), ==,
                      LAB_CELL (i % 7, i / 7));
}

static void
test_shift_tables (void)
{
  LabShiftTables tables;

  memset (&tables, 0xa5, sizeof tables);
  lab_shift_tables_init (&tables);
  for (LabArrow arrow = 0; arrow < LAB_N_ARROWS; arrow++)
    {
      const LabCell others[] = { LAB_CELL_SPARE, LAB_CELL_NONE };

      for (guint i = 0; i < 49; i++)
        {
          LabCell cell = LAB_CELL (i % 7, i / 7);

          g_assert_cmpuint (tables.pawn[arrow][cell], ==, lab_arrow_carry (arrow, cell));
          g_assert_cmpuint (tables.tile[arrow][cell], ==,
                            lab_reach_scene_get_place (lab_arrow_carry_tile (arrow, cell)));
        }
      for (guint i = 0; i < G_N_ELEMENTS (others); i++)
        g_assert_cmpuint (tables.tile[arrow][lab_reach_scene_get_place (others[i])], ==,
                          lab_reach_scene_get_place (lab_arrow_carry_tile (arrow, others[i])));
    }
}

static void
check_insert (GRand             *random,
              const LabPosition *position,
              const LabMemory   *memory G_GNUC_UNUSED,
              gpointer           data)
{
  LabReachScene scene = make_scene (position), next, expected;
  LabPosition after = *position;
  LabOpenings tile;
  LabArrow arrow;

  if (position->phase != LAB_PHASE_INSERT)
    return;
  memset (&next, 0, sizeof next);
  lab_test_random_insert (random, position, &arrow, &tile);
  lab_reach_scene_insert (&scene, data, arrow, tile, &next);
  lab_position_insert (&after, arrow, tile);
  expected = make_scene (&after);
  g_assert_cmpmem (&next, sizeof next, &expected, sizeof expected);
}

static void
test_insert (void)
{
  LabShiftTables tables;

  lab_shift_tables_init (&tables);
  g_assert_cmpuint (lab_test_visit_positions (81, 100, 2, check_insert, &tables), >, 1000);
}

/* Compares next_goals with what the referee finds, for every pawn. */
static void
check_next_goals (GRand             *random,
                  const LabPosition *position,
                  const LabMemory   *memory G_GNUC_UNUSED,
                  gpointer           data)
{
  LabReachScene scene = make_scene (position);
  LabPosition moved = *position;
  LabSeat seat = position->seat;
  LabCell home = lab_test_random_cell (random, LAB_ALL_CELLS);
  LabGoalSet next_goals;

  if (position->phase != LAB_PHASE_INSERT)
    return;
  moved.pawns[seat] = lab_test_random_cell (random, LAB_ALL_CELLS);
  next_goals = lab_reach_scene_get_next_goals (&scene, data, moved.pawns[seat], home);
  g_assert_cmphex (next_goals & TREASURE_GOALS, ==, lab_test_get_next_treasures (&moved, seat));
  g_assert_cmphex (next_goals >> LAB_GOAL_HOME, <=, 1);
}

static void
test_next_goals (void)
{
  LabShiftTables tables;

  lab_shift_tables_init (&tables);
  g_assert_cmpuint (lab_test_visit_positions (82, 100, 4, check_next_goals, &tables), >, 800);
}

/* Asserts that the replies are the legal insertions and have the right goals;
 * together they must equal the next_goals, including home. */
static void
check_replies (GRand             *random,
               const LabPosition *position,
               const LabMemory   *memory G_GNUC_UNUSED,
               gpointer           data)
{
  LabReachScene scene = make_scene (position);
  LabReachSceneReply replies[LAB_MAX_INSERTIONS];
  LabInsertion insertions[LAB_MAX_INSERTIONS];
  LabCell pawn = lab_test_random_cell (random, LAB_ALL_CELLS);
  LabCell home = lab_test_random_cell (random, LAB_ALL_CELLS);
  LabGoalSet all = 0;
  guint n;

  if (position->phase != LAB_PHASE_INSERT)
    return;
  n = lab_reach_scene_list_replies (&scene, data, pawn, home, replies);
  g_assert_cmpuint (n, ==, lab_insertion_list (position, insertions));
  for (guint i = 0; i < n; i++)
    {
      LabBitboard reach = get_reach (position, replies[i].arrow, replies[i].tile, pawn);

      g_assert_cmpuint (replies[i].arrow, ==, insertions[i].arrow);
      g_assert_cmphex (replies[i].tile, ==, insertions[i].tile);
      g_assert_cmphex (replies[i].goals, ==, get_goals (position, replies[i].arrow,
                                                        replies[i].tile, reach, home));
      all |= replies[i].goals;
    }
  g_assert_cmphex (lab_reach_scene_get_next_goals (&scene, data, pawn, home), ==, all);
}

static void
test_replies (void)
{
  LabShiftTables tables;

  lab_shift_tables_init (&tables);
  g_assert_cmpuint (lab_test_visit_positions (83, 100, 4, check_replies, &tables), >, 800);
}

/* Compares the sources of a tile with moving every cell forward. */
static void
check_sources (GRand             *random G_GNUC_UNUSED,
               const LabPosition *position,
               const LabMemory   *memory G_GNUC_UNUSED,
               gpointer           data)
{
  LabReachScene scene = make_scene (position);
  LabInsertion insertions[LAB_MAX_INSERTIONS];
  LabBitboard sources[LAB_N_PLACES] = { 0 };
  guint n;

  if (position->phase != LAB_PHASE_INSERT)
    return;
  n = lab_insertion_list (position, insertions);
  for (guint i = 0; i < 49 * n; i++)
    {
      const LabInsertion *insertion = &insertions[i / 49];
      LabCell from = LAB_CELL (i % 7, i % 49 / 7);
      LabBitboard reach = get_reach (position, insertion->arrow, insertion->tile, from);

      for (guint j = 0; j <= 49; j++)
        {
          LabCell tile = j == 49 ? LAB_CELL_SPARE : LAB_CELL (j % 7, j / 7);
          LabCell to = lab_arrow_carry_tile (insertion->arrow, tile);

          if (to != LAB_CELL_SPARE && (reach & LAB_CELL_BIT (to)) != 0)
            sources[lab_reach_scene_get_place (tile)] |= LAB_CELL_BIT (from);
        }
    }
  for (guint place = 0; place < LAB_N_PLACES; place++)
    {
      if (lab_cell_is_on_board (place) || place >= LAB_PLACE_SPARE)
        g_assert_cmphex (lab_reach_scene_get_sources (&scene, data, (guint8) place), ==,
                         sources[place]);
    }
}

static void
test_sources (void)
{
  LabShiftTables tables;

  lab_shift_tables_init (&tables);
  g_assert_cmpuint (lab_test_visit_positions (84, 60, 20, check_sources, &tables), >, 100);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/players/reach-scene/places", test_places);
  g_test_add_func ("/players/reach-scene/shift-tables", test_shift_tables);
  g_test_add_func ("/players/reach-scene/insert", test_insert);
  g_test_add_func ("/players/reach-scene/next-goals", test_next_goals);
  g_test_add_func ("/players/reach-scene/replies", test_replies);
  g_test_add_func ("/players/reach-scene/sources", test_sources);
  return g_test_run ();
}
