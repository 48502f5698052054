/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <math.h>
#include <stdlib.h>

#include "lab-cheese-maze-text.h"
#include "lab-cheese-position.h"
#include "lab-random.h"
#include "lab-soak-cheese-rules.h"
#include "lab-test-effort.h"

/* Plays races of random rats in random mazes, and compares every turn with the rules that
 * lab-soak-cheese-rules.c contains a second time. The environment variable `LABYRINTHE_SOAK_RACES`
 * sets how many races are played. */

#define N_RACES 400
#define MAX_TURNS 400

typedef struct
{
  LabCheeseDeal *deal;
  LabCheesePosition position;
  LabSoakCheese expected;
  LabRandom random;
} Soak;

/* Private helpers */

static guint
draw (Soak *self,
      guint from,
      guint to)
{
  return from + lab_random_below (&self->random, to - from + 1);
}

/* Draws what the race is like. */
static void
deal (Soak  *self,
      guint  number)
{
  LabCheeseDealSettings settings = { .maze_seed = number, .cheese_seed = number };
  guint n_teams;

  settings.maze = (LabCheeseMazeSettings) {
    .width = draw (self, 3, LAB_SOAK_CHEESE_SIDE),
    .height = draw (self, 3, LAB_SOAK_CHEESE_SIDE),
    .cell_percentage = draw (self, 50, 100),
    .wall_percentage = draw (self, 0, 100),
    .mud_percentage = draw (self, 0, 60),
    .min_mud = 2,
    .max_mud = draw (self, 2, 9),
    .style = draw (self, 0, LAB_N_CHEESE_STYLES - 1),
    .symmetric = draw (self, 0, 3) == 0,
  };
  settings.n_rats = draw (self, 1, LAB_SOAK_CHEESE_RATS);
  n_teams = draw (self, 1, settings.n_rats);
  for (guint i = 0; i < settings.n_rats; i++)
    {
      settings.teams[i] = (guint8) (i % n_teams);
      settings.starts[i] = i > 0 && draw (self, 0, 2) == 0 ? LAB_CHEESE_START_SAME
                           : draw (self, 0, LAB_CHEESE_START_RANDOM);
    }
  settings.n_cheese = draw (self, 1, 6);
  self->deal = lab_cheese_deal_new (&settings, NULL, NULL);
}

/* Gives the second rules the same race, from the drawing of its maze. */
static void
begin (Soak *self)
{
  LabSoakCheese *expected = &self->expected;
  g_autofree char *drawing = lab_cheese_maze_to_drawing (self->deal->maze);
  g_auto (GStrv) lines = g_strsplit (drawing, "\n", -1);

  *expected = (LabSoakCheese) {
    .width = (int) lab_cheese_maze_get_width (self->deal->maze),
    .height = (int) lab_cheese_maze_get_height (self->deal->maze),
    .n_rats = (int) self->deal->n_rats,
  };
  for (int row = 0; row < expected->height; row++)
    {
      for (int column = 0; column < expected->width; column++)
        {
          const char *cell = lines[2 * row + 1] + 4 * column + 1;
          const char *below = lines[2 * row + 2] + 4 * column + 2;

          expected->cells[row][column] = *cell == ' ';
          expected->east[row][column] = cell[3] == '|' ? 0 : cell[3] == ' ' ? 1 : atoi (cell + 3);
          expected->south[row][column] = *below == '-' ? 0 : *below == ' ' ? 1 : atoi (below);
        }
    }
  for (guint i = 0; i < self->deal->n_cheese; i++)
    expected->cheese[self->deal->cheese[i] / (guint) expected->width]
                    [self->deal->cheese[i] % (guint) expected->width] = TRUE;
  for (guint i = 0; i < self->deal->n_rats; i++)
    {
      expected->rows[i] = (int) (self->deal->starts[i] / (guint) expected->width);
      expected->columns[i] = (int) (self->deal->starts[i] % (guint) expected->width);
      expected->teams[i] = self->deal->teams[i];
    }
}

static void
compare (const Soak *self)
{
  const LabSoakCheese *expected = &self->expected;

  g_assert_cmpint (lab_cheese_position_is_over (&self->position), ==,
                   lab_soak_cheese_is_over (expected));
  g_assert_cmpuint (self->position.n_cheese, ==, lab_soak_cheese_count (expected));
  for (guint i = 0; i < self->deal->n_rats; i++)
    {
      const LabCheeseRatState *rat = &self->position.rats[i];
      double score = expected->sixtieths[i] / 60.0;

      g_assert_cmpuint (rat->cell, ==,
                        expected->rows[i] * expected->width + expected->columns[i]);
      g_assert_true (expected->cells[expected->rows[i]][expected->columns[i]]);
      g_assert_cmpuint (rat->mud_turns, ==, expected->waiting[i]);
      g_assert_cmpint (rat->mud_target == LAB_CHEESE_NO_CELL, ==, rat->mud_turns == 0);
      g_assert_cmpfloat (fabs (rat->score - score), <, 1e-9);
    }
  for (guint i = 0; i < self->position.n_cheese; i++)
    g_assert_true (lab_cheese_position_has_cheese (&self->position, self->position.cheese[i]));
}

/* Plays one turn by both rules. In the preparation, nobody moves. */
static void
play (Soak *self)
{
  LabCheeseAction actions[LAB_SOAK_CHEESE_RATS];
  LabCheeseOutcome outcomes[LAB_SOAK_CHEESE_RATS];
  const char *expected[LAB_SOAK_CHEESE_RATS];
  char letters[LAB_SOAK_CHEESE_RATS];

  for (guint i = 0; i < self->deal->n_rats; i++)
    {
      actions[i] = self->position.turn == 0 ? LAB_CHEESE_NOTHING
                                            : draw (self, 0, LAB_N_CHEESE_ACTIONS - 1);
      letters[i] = lab_cheese_action_get_letter (actions[i]);
    }
  lab_cheese_position_play (&self->position, self->deal->maze, actions, outcomes);
  lab_soak_cheese_play (&self->expected, letters, expected);
  for (guint i = 0; i < self->deal->n_rats; i++)
    g_assert_cmpstr (lab_cheese_outcome_get_id (outcomes[i]), ==, expected[i]);
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
  begin (&self);
  lab_cheese_position_init (&self.position, self.deal);
  compare (&self);
  while (self.position.turn < MAX_TURNS && !lab_cheese_position_is_over (&self.position))
    {
      play (&self);
      compare (&self);
    }
  lab_cheese_position_clear (&self.position);
  lab_cheese_deal_unref (self.deal);
}

/* Tests */

static void
test_races (void)
{
  const char *wish = g_getenv ("LABYRINTHE_SOAK_RACES");
  guint n_races = wish != NULL ? (guint) g_ascii_strtoull (wish, NULL, 10)
                               : lab_test_rounds (N_RACES);

  for (guint i = 0; i < n_races; i++)
    run_race (i);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/soak-cheese/races", test_races);
  return g_test_run ();
}
