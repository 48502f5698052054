/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include "lab-cheese-deal.h"
#include "lab-soak.h"
#include "lab-test-slow-race.h"

/* Plays races of random rats in random mazes, and compares every turn with the rules that
 * lab-test-slow-race.c contains a second time. The environment variable `LABYRINTHE_SOAK_RACES`
 * sets how many races are played. */

#define MAX_SIDE 12
#define MAX_RATS 6
#define N_RACES 400
#define MAX_TURNS 400

typedef struct
{
  LabCheeseDeal *deal;
  LabCheesePosition position;
  LabTestSlowRace expected;
  LabRandom random;
} Soak;

/* Private helpers */

/* Draws what the race is like. */
static void
deal (Soak  *self,
      guint  number)
{
  LabCheeseDealSettings settings = { .maze_seed = number, .cheese_seed = number };
  guint n_teams;

  settings.maze = (LabCheeseMazeSettings) {
    .width = lab_soak_draw (&self->random, 3, MAX_SIDE),
    .height = lab_soak_draw (&self->random, 3, MAX_SIDE),
    .cell_percentage = lab_soak_draw (&self->random, 50, 100),
    .wall_percentage = lab_soak_draw (&self->random, 0, 100),
    .mud_percentage = lab_soak_draw (&self->random, 0, 60),
    .min_mud = 2,
    .max_mud = lab_soak_draw (&self->random, 2, 9),
    .style = lab_soak_draw (&self->random, 0, LAB_N_CHEESE_STYLES - 1),
    .symmetric = lab_soak_draw (&self->random, 0, 3) == 0,
  };
  settings.n_rats = lab_soak_draw (&self->random, 1, MAX_RATS);
  n_teams = lab_soak_draw (&self->random, 1, settings.n_rats);
  for (guint i = 0; i < settings.n_rats; i++)
    {
      settings.teams[i] = (guint8) (i % n_teams);
      settings.starts[i] = i > 0 && lab_soak_draw (&self->random, 0, 2) == 0
                             ? LAB_CHEESE_START_SAME
                             : lab_soak_draw (&self->random, 0, LAB_CHEESE_START_RANDOM);
    }
  settings.n_cheese = lab_soak_draw (&self->random, 1, 6);
  self->deal = lab_cheese_deal_new (&settings, NULL, NULL);
}

/* Plays one turn by both rules. In the preparation, nobody moves. */
static void
play (Soak *self)
{
  LabCheeseAction actions[LAB_CHEESE_MAX_RATS];
  LabCheeseOutcome outcomes[LAB_CHEESE_MAX_RATS], expected[LAB_CHEESE_MAX_RATS];

  for (guint i = 0; i < self->deal->n_rats; i++)
    actions[i] = self->position.turn == 0
                   ? LAB_CHEESE_NOTHING
                   : lab_soak_draw (&self->random, 0, LAB_N_CHEESE_ACTIONS - 1);
  lab_cheese_position_play (&self->position, self->deal->maze, actions, outcomes);
  lab_test_slow_race_play (&self->expected, actions, expected);
  for (guint i = 0; i < self->deal->n_rats; i++)
    g_assert_cmpint (outcomes[i], ==, expected[i]);
}

static void
compare (const Soak *self)
{
  g_assert_cmpint (lab_cheese_position_is_over (&self->position), ==,
                   lab_test_slow_race_is_over (&self->expected));
  lab_test_slow_race_check (&self->expected, &self->position);
}

static void
run_race (guint number)
{
  Soak self = { .deal = NULL };

  lab_random_init (&self.random, number);
  deal (&self, number);
  /* Some small mazes have no room for the rats and the cheese. */
  if (self.deal == NULL)
    return;
  lab_test_slow_race_init (&self.expected, self.deal);
  lab_cheese_position_init (&self.position, self.deal);
  compare (&self);
  while (self.position.turn < MAX_TURNS && !lab_cheese_position_is_over (&self.position))
    {
      play (&self);
      compare (&self);
    }
  lab_test_slow_race_clear (&self.expected);
  lab_cheese_position_clear (&self.position);
  lab_cheese_deal_unref (self.deal);
}

/* Tests */

LAB_TEST ("/soak-cheese/races", test_races)
{
  guint n_races = lab_soak_get_number ("LABYRINTHE_SOAK_RACES", lab_test_rounds (N_RACES));

  for (guint i = 0; i < n_races; i++)
    run_race (i);
}
