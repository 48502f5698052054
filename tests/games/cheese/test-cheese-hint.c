/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include "lab-cheese-race.h"
#include "lab-test-race.h"

/* Tests hints against all orders of the cheese. */

/* Private helpers */

/* Returns the fewest turns from @from to all of the cheese in @left, trying everything. */
static guint64
try_all (const LabCheeseDeal     *deal,
         const LabCheesePosition *position,
         guint                    from,
         guint                    left,
         guint64                (*distances)[64])
{
  guint64 best = left == 0 ? 0 : G_MAXUINT64;

  for (guint i = 0; i < position->n_cheese; i++)
    {
      guint64 rest;

      if ((left & (1u << i)) == 0)
        continue;
      rest = try_all (deal, position, position->cheese[i], left & ~(1u << i), distances);
      best = MIN (best, distances[from][position->cheese[i]] + rest);
    }
  return best;
}

/* Measures all ways by trying each cell between two others (Floyd and Warshall). */
static guint64
find_fewest (LabCheeseRace *race)
{
  const LabCheeseDeal *deal = race->deal;
  const LabCheesePosition *position = &race->position;
  guint n = deal->maze->width * deal->maze->height;
  guint64 distances[64][64];

  g_assert_cmpuint (n, <=, 64);
  for (guint a = 0; a < n; a++)
    {
      for (guint b = 0; b < n; b++)
        distances[a][b] = a == b ? 0 : 1000000;
      for (guint action = LAB_CHEESE_NORTH; action <= LAB_CHEESE_WEST; action++)
        {
          guint next = lab_cheese_maze_get_next (deal->maze, a, (LabCheeseAction) action);

          if (next != LAB_CHEESE_NO_CELL)
            distances[a][next] = lab_cheese_maze_get_weight (deal->maze, a,
                                                             (LabCheeseAction) action);
        }
    }
  for (guint between = 0; between < n; between++)
    for (guint a = 0; a < n; a++)
      for (guint b = 0; b < n; b++)
        distances[a][b] = MIN (distances[a][b], distances[a][between] + distances[between][b]);
  return try_all (deal, position, position->rats[0].cell, (1u << position->n_cheese) - 1,
                  distances);
}

/* Follows a way: it goes through passages, and first comes to the cheese that it names. */
static void
check_way (LabCheeseRace       *race,
           const LabCheeseHint *way)
{
  const LabCheesePosition *position = &race->position;
  guint first = LAB_CHEESE_NO_CELL;

  g_assert_cmpuint (g_array_index (way->cells, guint, 0), ==, position->rats[0].cell);
  for (guint i = 1; i < way->cells->len; i++)
    {
      guint cell = g_array_index (way->cells, guint, i);
      LabCheeseAction action = lab_cheese_maze_find_action (race->deal->maze,
                                         g_array_index (way->cells, guint, i - 1), cell);

      g_assert_cmpuint (action, !=, LAB_CHEESE_NOTHING);
      g_assert_true (i > 1 || action == way->action);
      if (first == LAB_CHEESE_NO_CELL && lab_cheese_position_has_cheese (position, cell))
        first = cell;
    }
  g_assert_cmpuint (way->cheese, ==, first);
}

/* Tests */

/* Who follows the hints fetches all cheese in the fewest turns. */
LAB_TEST ("/cheese-hint/fewest", test_fewest)
{
  const char * const rats[] = { "person", NULL };

  for (guint seed = 0; seed < 20; seed++)
    {
      g_autoptr (LabCheeseRace) race = lab_test_race_new (seed, rats);
      guint64 fewest = find_fewest (race);
      guint n_hints = 0;

      while (!lab_cheese_race_is_over (race))
        {
          g_autoptr (LabCheeseHint) cheese = NULL;
          g_autoptr (LabCheeseHint) step = NULL;
          g_autoptr (LabCheeseHint) way = NULL;

          if (lab_cheese_race_check_choice (race, 0, NULL))
            {
              cheese = lab_cheese_race_get_hint (race, 0, LAB_CHEESE_HINT_CHEESE, NULL);
              step = lab_cheese_race_get_hint (race, 0, LAB_CHEESE_HINT_STEP, NULL);
              way = lab_cheese_race_get_hint (race, 0, LAB_CHEESE_HINT_WAY, NULL);
              n_hints += 3;
              check_way (race, way);
              g_assert_true (way->is_fewest);
              g_assert_cmpuint (way->turns, ==, find_fewest (race));
              g_assert_cmpuint (cheese->cheese, ==, way->cheese);
              g_assert_cmpuint (step->action, ==, way->action);
              g_assert_cmpuint (cheese->action, ==, LAB_CHEESE_NOTHING);
              g_assert_cmpuint (cheese->cells->len, ==, 1);
              g_assert_cmpuint (step->cells->len, ==, 2);
              g_assert_cmpuint (g_array_index (cheese->cells, guint, 0), ==, way->cheese);
              g_assert_cmpuint (way->n_left, ==, race->position.n_cheese);
              lab_test_race_choose (race, 0, step->action);
            }
          lab_test_race_advance (race);
        }
      g_assert_cmpuint (race->n_played, ==, fewest);
      g_assert_cmpuint (race->n_hints, ==, n_hints);
    }
}
