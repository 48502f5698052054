/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-cheese-history.h"

/* A position is kept after each TURNS_BETWEEN_POSITIONS turns. A position has a bit for each cell,
 * so few of them are kept in large mazes. */
#define TURNS_BETWEEN_POSITIONS 32
#define MORE_TURNS_PER_WORD 2

struct _LabCheeseHistory
{
  LabCheeseDeal *deal;
  guint interval;               /* the number of turns between two positions */
  GByteArray *actions;          /* #LabCheeseAction of each rat, turn after turn */
  GByteArray *outcomes;         /* #LabCheeseOutcome of each rat, turn after turn */
  GPtrArray *positions;         /* the first is that after the preparation */
  LabCheesePosition last;       /* after all turns */
};

/* Private helpers */

static void
free_position (gpointer data)
{
  LabCheesePosition *position = data;

  lab_cheese_position_clear (position);
  g_free (position);
}

static void
keep_last (LabCheeseHistory *self)
{
  LabCheesePosition *position = g_new0 (LabCheesePosition, 1);

  lab_cheese_position_copy (position, &self->last);
  g_ptr_array_add (self->positions, position);
}

/* Plays a turn of the history again. */
static void
replay (const LabCheeseHistory *self,
        guint                   turn,
        LabCheesePosition      *position)
{
  const guint8 *bytes = lab_cheese_history_get_actions (self, turn);
  LabCheeseAction actions[LAB_CHEESE_MAX_RATS] = { 0 };
  LabCheeseOutcome outcomes[LAB_CHEESE_MAX_RATS] = { 0 };

  g_assert (bytes != NULL);
  for (guint rat = 0; rat < self->deal->n_rats; rat++)
    actions[rat] = (LabCheeseAction) bytes[rat];
  lab_cheese_position_play (position, self->deal->maze, actions, outcomes);
}

/* Public functions */

/**
 * lab_cheese_history_new: (constructor):
 * @deal: a race before its first turn
 *
 * Creates a history without turns. The preparation, which the original counts as turn 0, is over.
 */
LabCheeseHistory *
lab_cheese_history_new (LabCheeseDeal *deal)
{
  static const LabCheeseAction nothing[LAB_CHEESE_MAX_RATS];
  LabCheeseOutcome outcomes[LAB_CHEESE_MAX_RATS] = { 0 };
  LabCheeseHistory *self;

  g_return_val_if_fail (deal != NULL, NULL);

  self = g_new0 (LabCheeseHistory, 1);
  self->deal = lab_cheese_deal_ref (deal);
  self->actions = g_byte_array_new ();
  self->outcomes = g_byte_array_new ();
  self->positions = g_ptr_array_new_with_free_func (free_position);
  lab_cheese_position_init (&self->last, deal);
  self->interval = TURNS_BETWEEN_POSITIONS + MORE_TURNS_PER_WORD * (guint) self->last.n_words;
  if (!lab_cheese_position_is_over (&self->last))
    lab_cheese_position_play (&self->last, deal->maze, nothing, outcomes);
  keep_last (self);
  return self;
}

/** lab_cheese_history_free: frees a history. */
void
lab_cheese_history_free (LabCheeseHistory *self)
{
  lab_cheese_position_clear (&self->last);
  g_ptr_array_unref (self->positions);
  g_byte_array_unref (self->outcomes);
  g_byte_array_unref (self->actions);
  lab_cheese_deal_unref (self->deal);
  g_free (self);
}

/** lab_cheese_history_get_n_turns: returns the number of turns, without the preparation. */
guint
lab_cheese_history_get_n_turns (const LabCheeseHistory *self)
{
  return self->actions->len / self->deal->n_rats;
}

/**
 * lab_cheese_history_cut:
 * @self: a history
 * @n_turns: the number of turns to keep, at most as many as there are
 *
 * Removes the turns after @n_turns.
 */
void
lab_cheese_history_cut (LabCheeseHistory *self,
                        guint             n_turns)
{
  LabCheesePosition last = { 0 };

  g_return_if_fail (n_turns <= lab_cheese_history_get_n_turns (self));

  lab_cheese_history_copy_position (self, n_turns, &last);
  lab_cheese_position_clear (&self->last);
  self->last = last;
  g_byte_array_set_size (self->actions, n_turns * self->deal->n_rats);
  g_byte_array_set_size (self->outcomes, n_turns * self->deal->n_rats);
  g_ptr_array_set_size (self->positions, (int) (n_turns / self->interval + 1));
}

/**
 * lab_cheese_history_add:
 * @self: a history of a race that is not over
 * @actions: (array): the action of each rat; what a rat in mud does is not used
 * @failed: a bit for each rat: whether its program failed, so that it does nothing
 *
 * Plays a turn.
 */
void
lab_cheese_history_add (LabCheeseHistory      *self,
                        const LabCheeseAction *actions,
                        guint                  failed)
{
  guint n_rats = self->deal->n_rats;
  LabCheeseAction done[LAB_CHEESE_MAX_RATS] = { 0 };
  LabCheeseOutcome outcomes[LAB_CHEESE_MAX_RATS] = { 0 };
  guint8 bytes[2][LAB_CHEESE_MAX_RATS] = { 0 };

  for (guint rat = 0; rat < n_rats; rat++)
    done[rat] = lab_cheese_position_is_in_mud (&self->last, rat) ? LAB_CHEESE_NOTHING
                                                                 : actions[rat];
  lab_cheese_position_play (&self->last, self->deal->maze, done, outcomes);
  for (guint rat = 0; rat < n_rats; rat++)
    {
      if ((failed & (1u << rat)) != 0 && outcomes[rat] == LAB_CHEESE_DID_NOTHING)
        outcomes[rat] = LAB_CHEESE_FAILED;
      bytes[0][rat] = (guint8) done[rat];
      bytes[1][rat] = (guint8) outcomes[rat];
    }
  g_byte_array_append (self->actions, bytes[0], n_rats);
  g_byte_array_append (self->outcomes, bytes[1], n_rats);
  if (lab_cheese_history_get_n_turns (self) % self->interval == 0)
    keep_last (self);
}

/** lab_cheese_history_get_actions: (transfer none): returns the #LabCheeseAction of each rat in a
 * turn, the first of which has number 0. */
const guint8 *
lab_cheese_history_get_actions (const LabCheeseHistory *self,
                                guint                   turn)
{
  g_return_val_if_fail (turn < lab_cheese_history_get_n_turns (self), NULL);

  return self->actions->data + (gsize) turn * self->deal->n_rats;
}

/** lab_cheese_history_get_outcomes: (transfer none): returns the #LabCheeseOutcome of each rat in a
 * turn, the first of which has number 0. */
const guint8 *
lab_cheese_history_get_outcomes (const LabCheeseHistory *self,
                                 guint                   turn)
{
  g_return_val_if_fail (turn < lab_cheese_history_get_n_turns (self), NULL);

  return self->outcomes->data + (gsize) turn * self->deal->n_rats;
}

/**
 * lab_cheese_history_copy_position:
 * @self: a history
 * @n_played: a number of turns, at most as many as there are
 * @position: (inout): all zeros, or another position; clear it at the end
 *
 * Copies the position after a number of turns.
 */
void
lab_cheese_history_copy_position (const LabCheeseHistory *self,
                                  guint                   n_played,
                                  LabCheesePosition      *position)
{
  g_return_if_fail (n_played <= lab_cheese_history_get_n_turns (self));

  if (n_played == lab_cheese_history_get_n_turns (self))
    {
      lab_cheese_position_copy (position, &self->last);
      return;
    }
  lab_cheese_position_copy (position, self->positions->pdata[n_played / self->interval]);
  for (guint turn = n_played / self->interval * self->interval; turn < n_played; turn++)
    replay (self, turn, position);
}
