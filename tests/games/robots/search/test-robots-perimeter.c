/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-random.h"
#include "lab-robots-generator.h"
#include "lab-robots-perimeter.h"
#include "lab-test-effort.h"
#include "lab-test-main.h"
#include "lab-test-plain-robots.h"

/* What the fast solver knows of the moves that are certain to be needed. */

/**
 * Fixture:
 * @board: a random board
 * @field: the same, prepared
 * @perimeter: its perimeter
 * @random: draws states
 *
 * What each test needs.
 */
typedef struct
{
  LabRobotsBoard     board;
  LabRobotsField     field;
  LabRobotsPerimeter perimeter;
  LabRandom          random;
} Fixture;

static void
set_up (Fixture *self,
        guint    seed,
        guint    size,
        guint    max_robots,
        guint    n_levels)
{
  LabRobotsRecipe recipe;

  lab_random_init (&self->random, seed);
  lab_robots_recipe_init (&recipe);
  recipe.size = size;
  recipe.n_robots = 1 + lab_random_below (&self->random, max_robots);
  recipe.density = 20 + lab_random_below (&self->random, 200);
  recipe.any_robot = lab_random_below (&self->random, 3) == 0;
  recipe.must_ricochet = lab_random_below (&self->random, 3) == 0;
  lab_robots_recipe_make (&recipe, seed, &self->board);
  lab_robots_field_init (&self->field, &self->board);
  lab_robots_perimeter_open (&self->perimeter, &self->field);
  for (guint i = 0; i < n_levels; i++)
    g_assert_true (lab_robots_perimeter_deepen (&self->perimeter, (guint64) 1 << 30, NULL));
}

/* The estimate of a state, as the solver makes it. */
static guint
estimate (const Fixture        *self,
          const LabRobotsState *state)
{
  const LabRobotsField *field = &self->field;
  LabRobotsState sorted;
  guint best = LAB_ROBOTS_NEVER;

  lab_robots_field_unpack (field, lab_robots_field_pack (field, state), &sorted);
  for (guint i = 0; i < (field->any_robot ? field->n_robots : 1); i++)
    {
      guint node = sorted.places[i] << 2 | sorted.axes[i];
      guint others[LAB_ROBOTS_MAX_ROBOTS] = { 0 };
      guint n_others = 0;

      for (guint j = 0; j < field->n_robots; j++)
        {
          if (j != i)
            others[n_others++] = sorted.places[j];
        }
      if (field->least[node] == 0)
        return 0;
      if (field->least[node] < LAB_ROBOTS_NEVER)
        best = MIN (best, field->least[node]
                              + lab_robots_perimeter_count (
                                  &self->perimeter,
                                  field->must_ricochet ? node : sorted.places[i], others,
                                  n_others));
    }
  return best;
}

static gboolean
is_closed_in (const Fixture *self,
              guint          place)
{
  for (guint side = 0; side < LAB_N_ROBOTS_SIDES; side++)
    {
      if (self->field.stops[place][side] != place)
        return FALSE;
    }
  return TRUE;
}

static void
draw_state (Fixture        *self,
            LabRobotsState *state)
{
  const LabRobotsField *field = &self->field;

  *state = (LabRobotsState) { { 0 }, { 0 } };
  for (guint i = 0; i < field->n_robots; i++)
    {
      gboolean is_free;

      do
        {
          guint cell = lab_random_below (&self->random, field->size * field->size);

          state->places[i] = cell / field->size << field->shift | cell % field->size;
          is_free = !is_closed_in (self, state->places[i]);
          for (guint j = 0; j < i; j++)
            is_free = is_free && state->places[j] != state->places[i];
        }
      while (!is_free);
      if (lab_robots_field_has_axes (field, i))
        state->axes[i] = lab_random_below (&self->random, 4);
    }
}

/* A move lowers the estimate by one at most: A* needs that. */
LAB_TEST ("/robots-perimeter/consistent", test_consistent)
{
  guint n_boards = lab_test_is_brief () ? 20 : 120;
  guint n_above = 0;

  for (guint seed = 0; seed < n_boards; seed++)
    {
      Fixture fixture = { 0 };

      set_up (&fixture, seed, seed % 4 == 0 ? 18 : seed % 2 == 0 ? 16 : 8, seed % 3 == 0 ? 5 : 4,
              1 + seed % 3);
      for (guint i = 0; i < 1000; i++)
        {
          LabRobotsState state;
          guint here;

          draw_state (&fixture, &state);
          here = estimate (&fixture, &state);
          n_above += here > lab_robots_field_get_least (&fixture.field, &state) ? 1 : 0;
          for (guint move = 0; move < fixture.field.n_robots * LAB_N_ROBOTS_SIDES; move++)
            {
              LabRobotsState next = state;

              if (here > 0
                  && lab_robots_field_move (&fixture.field, &next, move / LAB_N_ROBOTS_SIDES,
                                            (LabRobotsSide) (move % LAB_N_ROBOTS_SIDES)))
                g_assert_cmpuint (estimate (&fixture, &next) + 1, >=, here);
            }
        }
      lab_robots_perimeter_close (&fixture.perimeter);
    }
  g_assert_cmpuint (n_above, >, n_boards * 300);
}

/* The estimate is never above the fewest moves, and often as high as it can be. */
LAB_TEST ("/robots-perimeter/admissible", test_admissible)
{
  g_autoptr (LabTestPlainRobots) plain = lab_test_plain_robots_new ();
  guint n_boards = lab_test_is_brief () ? 10 : 60;
  guint n_exact = 0, n_states = 0;

  for (guint seed = 0; seed < n_boards; seed++)
    {
      Fixture fixture = { 0 };

      set_up (&fixture, seed, 8, 3, LAB_ROBOTS_MAX_LEVELS);
      for (guint i = 0; i < 30; i++)
        {
          LabRobotsBoard board = fixture.board;
          LabRobotsState state;
          guint least, bound, fewest;
          guint64 n_ways;

          draw_state (&fixture, &state);
          for (guint j = 0; j < board.n_robots; j++)
            {
              board.starts[j] = (guint16) ((state.places[j] >> fixture.field.shift) * board.size
                                           + (state.places[j] & ((1U << fixture.field.shift) - 1)));
              state.axes[j] = 0;
            }
          least = lab_robots_field_get_least (&fixture.field, &state);
          bound = estimate (&fixture, &state);
          fewest = lab_test_plain_robots_solve (plain, &board, 0, &n_ways);
          g_assert_cmpuint (bound, >=, least);
          g_assert_cmpuint (bound, <=, fewest);
          n_states++;
          n_exact += bound == fewest || bound == least + LAB_ROBOTS_MAX_LEVELS ? 1 : 0;
        }
      lab_robots_perimeter_close (&fixture.perimeter);
    }
  g_assert_cmpuint (n_exact * 4, >, n_states);
}

/* A bound on memory leaves the levels that were complete before. */
LAB_TEST ("/robots-perimeter/memory", test_memory)
{
  Fixture fixture = { 0 };
  LabRobotsState state;
  guint before;

  set_up (&fixture, 3, 16, 4, 2);
  draw_state (&fixture, &state);
  before = estimate (&fixture, &state);
  g_assert_false (lab_robots_perimeter_deepen (&fixture.perimeter, 1, NULL));
  g_assert_cmpuint (fixture.perimeter.n_levels, >=, 1);
  g_assert_cmpuint (estimate (&fixture, &state), <=, before);
  lab_robots_perimeter_close (&fixture.perimeter);
}
