/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include "lab-test-cheese.h"
#include "lab-test-race.h"

/* Tests hints against all orders of the cheese. */

/* Private helpers */

static guint
find_fewest (LabCheeseRace *race)
{
  const LabCheesePosition *position = &race->position;
  LabCheeseDistances distances = lab_test_cheese_measure (
      race->deal->maze, position->rats[0].cell, position->cheese, position->n_cheese);
  g_autofree guint32 *turns = distances.turns;

  return lab_test_cheese_try_all (&distances, 0, 1);
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
  for (guint seed = 0; seed < 20; seed++)
    {
      g_autoptr (LabCheeseRace) race = lab_test_race_new (seed, "person");
      guint fewest = find_fewest (race);
      guint n_hints = 0;

      while (!lab_cheese_race_is_over (race))
        {
          if (lab_cheese_race_check_choice (race, 0, NULL))
            {
              g_autoptr (LabCheeseHint) cheese
                  = lab_cheese_race_get_hint (race, 0, LAB_CHEESE_HINT_CHEESE, NULL);
              g_autoptr (LabCheeseHint) step
                  = lab_cheese_race_get_hint (race, 0, LAB_CHEESE_HINT_STEP, NULL);
              g_autoptr (LabCheeseHint) way
                  = lab_cheese_race_get_hint (race, 0, LAB_CHEESE_HINT_WAY, NULL);

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
              lab_test_race_choose (race, 0, step->action);
            }
          lab_test_race_advance (race);
        }
      g_assert_cmpuint (race->n_played, ==, fewest);
      g_assert_cmpuint (race->n_hints, ==, n_hints);
    }
}
