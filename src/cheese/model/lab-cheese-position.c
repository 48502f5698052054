/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-cheese-position.h"

#include <math.h>
#include <string.h>

#include "lab-cheese-maze-private.h"

#define WORD(cell) ((cell) / 64)
#define BIT(cell) (G_GUINT64_CONSTANT (1) << ((cell) % 64))

static const char *const outcome_ids[LAB_N_CHEESE_OUTCOMES] = {
  [LAB_CHEESE_DID_NOTHING] = "nothing",
  [LAB_CHEESE_DID_NORTH] = "north",
  [LAB_CHEESE_DID_EAST] = "east",
  [LAB_CHEESE_DID_SOUTH] = "south",
  [LAB_CHEESE_DID_WEST] = "west",
  [LAB_CHEESE_IN_MUD] = "mud",
  [LAB_CHEESE_AT_WALL] = "wall",
  [LAB_CHEESE_MISSED] = "miss",
  [LAB_CHEESE_FAILED] = "error",
};

/* Private helpers */

/* Moves one rat, and says what came of it. */
static inline LabCheeseOutcome
move_rat (LabCheeseRatState   *rat,
          const LabCheeseMaze *maze,
          LabCheeseAction      action)
{
  gsize move = (gsize) rat->cell * LAB_N_CHEESE_ACTIONS + action;
  guint weight;

  if (rat->mud_turns > 0)
    {
      if (--rat->mud_turns == 0)
        {
          rat->cell = rat->mud_target;
          rat->mud_target = LAB_CHEESE_NO_CELL;
        }
      return LAB_CHEESE_IN_MUD;
    }
  weight = maze->weights[move];
  if (weight == 1)
    rat->cell = maze->next[move];
  else if (weight > 1)
    {
      rat->mud_target = maze->next[move];
      rat->mud_turns = weight - 1;
    }
  else
    return action == LAB_CHEESE_NOTHING ? LAB_CHEESE_DID_NOTHING : LAB_CHEESE_AT_WALL;
  return (LabCheeseOutcome) action;
}

/* Gives a piece of cheese to the rats in its cell. Each gets the same part. */
static void
share (LabCheesePosition *self,
       guint              cell)
{
  guint n = 0;
  double part;

  for (guint i = 0; i < self->n_rats; i++)
    n += self->rats[i].cell == cell ? 1 : 0;
  part = 1.0 / n;
  for (guint i = 0; i < self->n_rats; i++)
    {
      if (self->rats[i].cell == cell)
        self->rats[i].score += part;
    }
}

/* Takes the cheese from the cells of the rats. A rat can reach only one piece in a turn, so that
 * the order does not matter to the scores. */
static void
eat (LabCheesePosition *self)
{
  guint n = 0;

  for (guint i = 0; i < self->n_rats; i++)
    {
      guint cell = self->rats[i].cell;

      if (!lab_cheese_position_has_cheese (self, cell))
        continue;
      self->cheese_bits[WORD (cell)] &= ~BIT (cell);
      share (self, cell);
    }
  for (guint i = 0; i < self->n_cheese; i++)
    {
      guint cell = self->cheese[i];

      if (lab_cheese_position_has_cheese (self, cell))
        self->cheese[n++] = cell;
    }
  self->n_cheese = n;
}

/* Returns whether a team can still get level with another one, pass it, or be passed. */
static gboolean
is_open (const double *scores,
         guint         n_teams,
         double        left)
{
  for (guint a = 0; a < n_teams; a++)
    {
      for (guint b = 0; b < n_teams; b++)
        {
          if (a != b && scores[a] <= scores[b] && scores[a] + left >= scores[b])
            return TRUE;
        }
    }
  return FALSE;
}

/* Public functions */

/**
 * lab_cheese_position_init:
 * @self: (out caller-allocates): a position; memory that it had is not freed
 * @deal: a deal
 *
 * Begins a race. The first call of lab_cheese_position_play() is the preparation, in which every
 * action must be %LAB_CHEESE_NOTHING.
 */
void
lab_cheese_position_init (LabCheesePosition   *self,
                          const LabCheeseDeal *deal)
{
  gsize n_places;

  g_return_if_fail (self != NULL && deal != NULL);

  memset (self, 0, sizeof *self);
  n_places = (gsize) lab_cheese_maze_get_width (deal->maze)
             * lab_cheese_maze_get_height (deal->maze);
  self->n_rats = deal->n_rats;
  for (guint i = 0; i < deal->n_rats; i++)
    {
      self->rats[i].cell = deal->starts[i];
      self->rats[i].mud_target = LAB_CHEESE_NO_CELL;
      self->teams[i] = deal->teams[i];
      self->n_teams = MAX (self->n_teams, deal->teams[i] + 1u);
    }
  self->n_words = n_places / 64 + 1;
  self->cheese_bits = g_new0 (guint64, self->n_words);
  self->n_cheese = deal->n_cheese;
  self->n_cheese_allocated = MAX (deal->n_cheese, 1);
  self->cheese = g_new (guint, self->n_cheese_allocated);
  for (guint i = 0; i < deal->n_cheese; i++)
    {
      guint cell = deal->cheese[i];

      self->cheese[i] = cell;
      self->cheese_bits[WORD (cell)] |= BIT (cell);
    }
}

/**
 * lab_cheese_position_copy:
 * @self: a position that was initialized, or all zeros
 * @other: another position
 *
 * Makes @self the same as @other, and uses its memory again if it is enough.
 */
void
lab_cheese_position_copy (LabCheesePosition       *self,
                          const LabCheesePosition *other)
{
  guint *cheese;
  guint64 *bits;
  gsize n_words;
  guint n_allocated;

  g_return_if_fail (self != NULL && other != NULL);

  if (self == other)
    return;
  cheese = self->cheese;
  bits = self->cheese_bits;
  n_words = self->n_words;
  n_allocated = self->n_cheese_allocated;
  if (n_allocated < other->n_cheese || cheese == NULL)
    {
      g_free (cheese);
      n_allocated = MAX (other->n_cheese, 1);
      cheese = g_new (guint, n_allocated);
    }
  if (n_words != other->n_words)
    {
      g_free (bits);
      n_words = other->n_words;
      bits = g_new (guint64, n_words);
    }
  memcpy (cheese, other->cheese, other->n_cheese * sizeof *cheese);
  memcpy (bits, other->cheese_bits, n_words * sizeof *bits);
  *self = *other;
  self->cheese = cheese;
  self->cheese_bits = bits;
  self->n_cheese_allocated = n_allocated;
}

/** lab_cheese_position_clear: frees the memory of a position. */
void
lab_cheese_position_clear (LabCheesePosition *self)
{
  g_return_if_fail (self != NULL);

  g_free (self->cheese);
  g_free (self->cheese_bits);
  memset (self, 0, sizeof *self);
}

/**
 * lab_cheese_position_is_over:
 * @self: a position
 *
 * A race is over without cheese, or with two teams or more if no team can get level with a team
 * that is ahead. As in the original, two teams that are level keep it going.
 *
 * Returns: whether the race is over
 */
gboolean
lab_cheese_position_is_over (const LabCheesePosition *self)
{
  double scores[LAB_CHEESE_MAX_RATS];

  g_return_val_if_fail (self != NULL, TRUE);

  if (self->n_cheese == 0)
    return TRUE;
  if (self->n_teams < 2)
    return FALSE;
  for (guint i = 0; i < self->n_teams; i++)
    scores[i] = lab_cheese_position_get_team_score (self, i);
  return !is_open (scores, self->n_teams, self->n_cheese);
}

/** lab_cheese_position_is_in_mud: returns whether a rat wades, so that it cannot choose. */
gboolean
lab_cheese_position_is_in_mud (const LabCheesePosition *self,
                               guint                    rat)
{
  g_return_val_if_fail (self != NULL && rat < self->n_rats, FALSE);

  return self->rats[rat].mud_turns > 0;
}

/** lab_cheese_position_has_cheese: returns whether there is cheese in a cell. */
gboolean
lab_cheese_position_has_cheese (const LabCheesePosition *self,
                                guint                    cell)
{
  g_return_val_if_fail (self != NULL && WORD (cell) < self->n_words, FALSE);

  return (self->cheese_bits[WORD (cell)] & BIT (cell)) != 0;
}

/**
 * lab_cheese_position_get_team_score:
 * @self: a position
 * @team: the number of a team
 *
 * Returns: the cheese of all rats of the team, rounded to five decimals
 */
double
lab_cheese_position_get_team_score (const LabCheesePosition *self,
                                    guint                    team)
{
  double sum = 0;

  g_return_val_if_fail (self != NULL && team < self->n_teams, 0);

  for (guint i = 0; i < self->n_rats; i++)
    {
      if (self->teams[i] == team)
        sum += self->rats[i].score;
    }
  return rint (sum * 100000.0) / 100000.0;
}

/**
 * lab_cheese_position_play:
 * @self: a position
 * @maze: its maze
 * @actions: what each rat does. The action of a rat in mud is not used
 * @outcomes: (nullable): return location for what came of the actions
 *
 * Plays a turn. All rats decide on the same position and move at once; they do not block one
 * another. Mud of weight w takes w turns, in which the rat stays in the cell that it came from.
 * Then rats in the same cell share its cheese. Turn 0, the preparation, is played like this, too.
 */
void
lab_cheese_position_play (LabCheesePosition     *self,
                          const LabCheeseMaze   *maze,
                          const LabCheeseAction *actions,
                          LabCheeseOutcome      *outcomes)
{
  gboolean eats = FALSE;

  for (guint i = 0; i < self->n_rats; i++)
    {
      LabCheeseRatState *rat = &self->rats[i];
      LabCheeseOutcome outcome = move_rat (rat, maze, actions[i]);

      if (outcomes != NULL)
        outcomes[i] = outcome;
      eats = eats || (self->cheese_bits[WORD (rat->cell)] & BIT (rat->cell)) != 0;
    }
  self->turn++;
  if (eats)
    eat (self);
}

/** lab_cheese_outcome_get_id: returns the name of an outcome in files, as in the original. */
const char *
lab_cheese_outcome_get_id (LabCheeseOutcome outcome)
{
  g_return_val_if_fail (outcome < LAB_N_CHEESE_OUTCOMES, NULL);

  return outcome_ids[outcome];
}
