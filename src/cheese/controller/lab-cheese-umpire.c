/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-cheese-umpire.h"

#include <string.h>

#include "lab-random.h"

/* How many turns are played before the umpire looks again whether it was cancelled. */
#define TURNS_BETWEEN_LOOKS 256

/* One race. */
typedef struct
{
  const LabCheeseDeal *deal;
  LabRat **rats;
  guint64 seed;
  GCancellable *cancellable;
  LabCheesePosition position;
} Umpire;

/* Private helpers */

/* Lets each rat prepare, and plays the turn without actions that the preparation counts as. */
static gboolean
prepare (Umpire  *self,
         GError **error)
{
  static const LabCheeseAction nothing[LAB_CHEESE_MAX_RATS];
  LabCheeseOutcome outcomes[LAB_CHEESE_MAX_RATS] = { 0 };

  for (guint rat = 0; rat < self->deal->n_rats; rat++)
    {
      if (!lab_rat_prepare (self->rats[rat], self->deal->maze, &self->position, rat,
                            lab_cheese_umpire_get_rat_seed (self->seed, rat), self->cancellable,
                            error))
        return FALSE;
    }
  lab_cheese_position_play (&self->position, self->deal->maze, nothing, outcomes);
  return TRUE;
}

/* Asks each rat that is not in mud. */
static gboolean
choose (Umpire           *self,
        LabCheeseAction  *actions,
        GError          **error)
{
  for (guint rat = 0; rat < self->deal->n_rats; rat++)
    {
      actions[rat] = LAB_CHEESE_NOTHING;
      if (!lab_cheese_position_is_in_mud (&self->position, rat)
          && !lab_rat_choose (self->rats[rat], &self->position, self->cancellable, &actions[rat],
                              error))
        return FALSE;
    }
  return TRUE;
}

static gboolean
play_turns (Umpire           *self,
            LabCheeseRecord  *record,
            guint             max_turns,
            GError          **error)
{
  LabCheeseAction actions[LAB_CHEESE_MAX_RATS] = { 0 };
  LabCheeseOutcome outcomes[LAB_CHEESE_MAX_RATS] = { 0 };

  while (!lab_cheese_position_is_over (&self->position))
    {
      if (max_turns > 0 && self->position.turn > max_turns)
        {
          record->is_cut = TRUE;
          return TRUE;
        }
      if (self->position.turn % TURNS_BETWEEN_LOOKS == 0
          && g_cancellable_set_error_if_cancelled (self->cancellable, error))
        return FALSE;
      if (!choose (self, actions, error))
        return FALSE;
      lab_cheese_position_play (&self->position, self->deal->maze, actions, outcomes);
      lab_cheese_record_add_turn (record, outcomes, self->deal->n_rats);
    }
  return TRUE;
}

static gboolean
finish (Umpire  *self,
        GError **error)
{
  for (guint rat = 0; rat < self->deal->n_rats; rat++)
    {
      if (!lab_rat_finish (self->rats[rat], &self->position, error))
        return FALSE;
    }
  return TRUE;
}

/* Public functions */

/**
 * lab_cheese_record_clear:
 * @self: a record
 *
 * Frees what belongs to a record.
 */
void
lab_cheese_record_clear (LabCheeseRecord *self)
{
  g_clear_pointer (&self->actions, g_byte_array_unref);
}

/**
 * lab_cheese_record_begin:
 * @self: a record, perhaps of an earlier race
 * @keep_actions: whether the record is to keep each outcome, or only to count them
 *
 * Makes a record empty. Its memory is used again.
 */
void
lab_cheese_record_begin (LabCheeseRecord *self,
                         gboolean         keep_actions)
{
  GByteArray *actions = NULL;

  g_return_if_fail (self != NULL);

  if (keep_actions)
    {
      actions = self->actions != NULL ? g_steal_pointer (&self->actions) : g_byte_array_new ();
      g_byte_array_set_size (actions, 0);
    }
  lab_cheese_record_clear (self);
  memset (self, 0, sizeof *self);
  self->actions = actions;
}

/**
 * lab_cheese_record_add_turn:
 * @self: a record
 * @outcomes: (array length=n_rats): what came of the actions of a turn
 * @n_rats: the number of rats
 *
 * Counts a turn that was played.
 */
void
lab_cheese_record_add_turn (LabCheeseRecord        *self,
                            const LabCheeseOutcome *outcomes,
                            guint                   n_rats)
{
  guint8 bytes[LAB_CHEESE_MAX_RATS] = { 0 };

  for (guint rat = 0; rat < n_rats; rat++)
    {
      self->counts[rat][outcomes[rat]]++;
      bytes[rat] = (guint8) outcomes[rat];
    }
  if (self->actions != NULL)
    g_byte_array_append (self->actions, bytes, n_rats);
}

/**
 * lab_cheese_record_end:
 * @self: a record
 * @position: the position at the end of the race
 *
 * Notes the turns and the scores.
 */
void
lab_cheese_record_end (LabCheeseRecord         *self,
                       const LabCheesePosition *position)
{
  self->turns = (int) position->turn - 1;
  for (guint rat = 0; rat < position->n_rats; rat++)
    self->scores[rat] = position->rats[rat].score;
}

/**
 * lab_cheese_umpire_get_rat_seed:
 * @seed: the seed of the players of a race
 * @rat: the number of a rat
 *
 * Computes the seed of the random numbers of one rat, so that two random rats in one race do not
 * do the same.
 *
 * Returns: the seed for lab_rat_prepare()
 */
guint64
lab_cheese_umpire_get_rat_seed (guint64 seed,
                                guint   rat)
{
  return lab_random_hash (lab_random_hash (seed) + rat);
}

/**
 * lab_cheese_umpire_play:
 * @record: how the race went; begin with all zeros
 * @deal: the race before its first turn
 * @rats: (array): the rats, as many as @deal has
 * @seed: the seed of the random numbers of the rats
 * @max_turns: the race ends after this many turns; 0 for no limit
 * @keep_actions: whether @record is to keep each outcome
 * @cancellable: (nullable): cancels the race from another thread
 * @error: return location for the error of a rat that failed
 *
 * Plays a race as fast as possible: one rat after the other in the thread of the caller, without a
 * limit of time. No turn allocates memory, except that of @record.
 *
 * Returns: %FALSE if a rat failed, or if the race was cancelled; @record is then empty
 */
gboolean
lab_cheese_umpire_play (LabCheeseRecord      *record,
                        const LabCheeseDeal  *deal,
                        LabRat              **rats,
                        guint64               seed,
                        guint                 max_turns,
                        gboolean              keep_actions,
                        GCancellable         *cancellable,
                        GError              **error)
{
  Umpire self = { .deal = deal, .rats = rats, .seed = seed, .cancellable = cancellable };
  gboolean is_played;

  g_return_val_if_fail (record != NULL && deal != NULL && rats != NULL, FALSE);

  lab_cheese_record_begin (record, keep_actions);
  lab_cheese_position_init (&self.position, deal);
  is_played = lab_cheese_position_is_over (&self.position)
              || (prepare (&self, error) && play_turns (&self, record, max_turns, error)
                  && finish (&self, error));
  if (is_played)
    lab_cheese_record_end (record, &self.position);
  else
    lab_cheese_record_begin (record, keep_actions);
  lab_cheese_position_clear (&self.position);
  return is_played;
}
