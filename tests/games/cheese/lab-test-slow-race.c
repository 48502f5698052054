/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-test-slow-race.h"

#include <math.h>

/* Private helpers */

/* Returns the cell beyond the side to which an action leads; %LAB_CHEESE_NO_CELL beyond the edge of
 * the rectangle. */
static guint
find_next (const LabTestSlowRace *self,
           guint                  cell,
           LabCheeseAction        action)
{
  int width = (int) self->deal->maze->width;
  int height = (int) self->deal->maze->height;
  int row = (int) cell / width, column = (int) cell % width;

  row += action == LAB_CHEESE_SOUTH ? 1 : action == LAB_CHEESE_NORTH ? -1 : 0;
  column += action == LAB_CHEESE_EAST ? 1 : action == LAB_CHEESE_WEST ? -1 : 0;
  if (row < 0 || row >= height || column < 0 || column >= width)
    return LAB_CHEESE_NO_CELL;
  return (guint) (row * width + column);
}

/* Returns how many turns a passage takes, 0 if there is none. */
static guint
find_weight (const LabTestSlowRace *self,
             guint                  from,
             guint                  to)
{
  guint n;
  const LabEdge *edges = lab_cheese_maze_get_neighbors (self->deal->maze, from, &n);

  for (guint i = 0; i < n; i++)
    {
      if (edges[i].node == to)
        return edges[i].cost;
    }
  return 0;
}

static LabCheeseOutcome
move (LabTestSlowRace *self,
      LabTestSlowRat  *rat,
      LabCheeseAction  action)
{
  gboolean waded = rat->count > 0;
  guint next = waded ? LAB_CHEESE_NO_CELL : find_next (self, rat->cell, action);
  guint weight = next != LAB_CHEESE_NO_CELL && action != LAB_CHEESE_NOTHING
                     ? find_weight (self, rat->cell, next)
                     : 0;

  if (weight > 0)
    {
      rat->target = next;
      rat->count = weight;
    }
  if (rat->count > 0 && --rat->count == 0)
    rat->cell = rat->target;
  if (waded)
    return LAB_CHEESE_IN_MUD;
  if (weight == 0)
    return action == LAB_CHEESE_NOTHING ? LAB_CHEESE_DID_NOTHING : LAB_CHEESE_AT_WALL;
  return LAB_CHEESE_DID_NORTH + (action - LAB_CHEESE_NORTH);
}

/* Returns whether the piece with number @i is eaten, by all rats in its cell. */
static gboolean
eat (LabTestSlowRace *self,
     guint            i)
{
  guint n = 0;

  for (guint rat = 0; rat < self->deal->n_rats; rat++)
    n += self->rats[rat].cell == g_array_index (self->cheese, guint, i);
  for (guint rat = 0; rat < self->deal->n_rats; rat++)
    {
      if (self->rats[rat].cell == g_array_index (self->cheese, guint, i))
        self->rats[rat].score += 1.0 / n;
    }
  return n > 0;
}

static double
add_up_team (const LabTestSlowRace *self,
             guint                  team)
{
  double sum = 0;

  for (guint rat = 0; rat < self->deal->n_rats; rat++)
    sum += self->deal->teams[rat] == team ? self->rats[rat].score : 0;
  return floor (sum * 100000 + 0.5) / 100000;
}

/* Functions for tests */

/** lab_test_slow_race_init: begins a race before its preparation. */
void
lab_test_slow_race_init (LabTestSlowRace     *self,
                         const LabCheeseDeal *deal)
{
  *self = (LabTestSlowRace) { .deal = deal };
  for (guint rat = 0; rat < deal->n_rats; rat++)
    self->rats[rat].cell = deal->starts[rat];
  self->cheese = g_array_new (FALSE, FALSE, sizeof (guint));
  g_array_append_vals (self->cheese, deal->cheese, deal->n_cheese);
}

void
lab_test_slow_race_clear (LabTestSlowRace *self)
{
  g_clear_pointer (&self->cheese, g_array_unref);
}

/** lab_test_slow_race_is_over: returns whether no team can change the order of the teams. */
gboolean
lab_test_slow_race_is_over (const LabTestSlowRace *self)
{
  guint n_teams = 0;

  if (self->cheese->len == 0)
    return TRUE;
  for (guint rat = 0; rat < self->deal->n_rats; rat++)
    n_teams = MAX (n_teams, self->deal->teams[rat] + 1u);
  for (guint a = 0; a < n_teams; a++)
    {
      for (guint b = 0; b < n_teams; b++)
        {
          double behind = add_up_team (self, a), ahead = add_up_team (self, b);

          if (a != b
              && (behind == ahead || (behind < ahead && behind + self->cheese->len >= ahead)))
            return FALSE;
        }
    }
  return n_teams > 1;
}

/** lab_test_slow_race_play: plays a turn; the first one is the preparation. */
void
lab_test_slow_race_play (LabTestSlowRace       *self,
                         const LabCheeseAction *actions,
                         LabCheeseOutcome      *outcomes)
{
  self->turn++;
  for (guint rat = 0; rat < self->deal->n_rats; rat++)
    {
      LabCheeseOutcome outcome = move (self, &self->rats[rat], actions[rat]);

      if (outcomes != NULL)
        outcomes[rat] = outcome;
    }
  for (guint i = 0; i < self->cheese->len;)
    {
      if (eat (self, i))
        g_array_remove_index (self->cheese, i);
      else
        i++;
    }
}

/** lab_test_slow_race_check: asserts that a position is the same. */
void
lab_test_slow_race_check (const LabTestSlowRace   *self,
                          const LabCheesePosition *position)
{
  g_assert_cmpuint (position->turn, ==, self->turn);
  for (guint rat = 0; rat < self->deal->n_rats; rat++)
    {
      const LabTestSlowRat *slow = &self->rats[rat];

      g_assert_cmpuint (position->rats[rat].cell, ==, slow->cell);
      g_assert_cmpuint (position->rats[rat].mud_turns, ==, slow->count);
      g_assert_cmpuint (position->rats[rat].mud_target, ==,
                        slow->count > 0 ? slow->target : LAB_CHEESE_NO_CELL);
      g_assert_cmpfloat (position->rats[rat].score, ==, slow->score);
    }
  g_assert_cmpuint (position->n_cheese, ==, self->cheese->len);
  for (guint i = 0; i < self->cheese->len; i++)
    {
      guint cell = g_array_index (self->cheese, guint, i);

      g_assert_cmpuint (position->cheese[i], ==, cell);
      g_assert_true (lab_cheese_position_has_cheese (position, cell));
    }
}
