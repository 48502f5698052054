/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-cheese-runner.h"

#include <glib/gi18n-lib.h>

#include "lab-cheese-umpire.h"
#include "lab-refuse.h"

struct _LabCheeseRunner
{
  char *text;
  guint number;                 /* of the rat in the race */
  LabRat *rat;                  /* NULL before the first question */
  gboolean is_prepared;
  LabCheesePosition position;   /* after the turns that were played for it */
  guint n_played;               /* their number */
  guint n_seen;                 /* it was asked about this many turns, or was in mud */
  gboolean has_failed;
};

/* Private helpers */

/* Creates the rat and lets it prepare for the race. */
static gboolean
prepare (LabCheeseRunner      *self,
         const LabCheesePast  *past,
         GCancellable         *cancellable,
         GError              **error)
{
  static const LabCheeseAction nothing[LAB_CHEESE_MAX_RATS];
  LabCheeseOutcome outcomes[LAB_CHEESE_MAX_RATS] = { 0 };

  if (self->rat == NULL)
    self->rat = lab_rat_new (self->text, error);
  if (self->rat == NULL)
    return FALSE;
  if (past->turn_time > 0)
    lab_rat_set_patience (self->rat, past->preparation_time, past->turn_time);
  lab_cheese_position_init (&self->position, past->deal);
  if (!lab_rat_prepare (self->rat, past->deal->maze, &self->position, self->number,
                        lab_cheese_umpire_get_rat_seed (past->seed, self->number), cancellable,
                        error))
    return FALSE;
  lab_cheese_position_play (&self->position, past->deal->maze, nothing, outcomes);
  self->is_prepared = TRUE;
  return TRUE;
}

/* Plays one of the turns that the rat did not see. */
static void
play_turn (LabCheeseRunner     *self,
           const LabCheesePast *past)
{
  gsize offset = (gsize) (self->n_played - past->first) * past->deal->n_rats;
  const guint8 *bytes = past->actions + offset;
  LabCheeseAction actions[LAB_CHEESE_MAX_RATS] = { 0 };
  LabCheeseOutcome outcomes[LAB_CHEESE_MAX_RATS] = { 0 };

  for (guint rat = 0; rat < past->deal->n_rats; rat++)
    actions[rat] = (LabCheeseAction) bytes[rat];
  lab_cheese_position_play (&self->position, past->deal->maze, actions, outcomes);
  self->n_played++;
}

/* Asks the rat about its position, unless it is in mud. */
static gboolean
ask (LabCheeseRunner  *self,
     GCancellable     *cancellable,
     LabCheeseAction  *action,
     GError          **error)
{
  *action = LAB_CHEESE_NOTHING;
  if (!lab_cheese_position_is_in_mud (&self->position, self->number)
      && !lab_rat_choose (self->rat, &self->position, cancellable, action, error))
    return FALSE;
  self->n_seen = self->n_played + 1;
  return TRUE;
}

/* Brings the rat to the present. It is asked again about what it did not see. */
static gboolean
catch_up (LabCheeseRunner      *self,
          const LabCheesePast  *past,
          GCancellable         *cancellable,
          GError              **error)
{
  LabCheeseAction action;

  if (!self->is_prepared && !prepare (self, past, cancellable, error))
    return FALSE;
  while (self->n_played < past->n_turns)
    {
      if (self->n_seen == self->n_played && !ask (self, cancellable, &action, error))
        return FALSE;
      play_turn (self, past);
    }
  return TRUE;
}

static gboolean
refuse_secret (GError **error)
{
  return lab_refuse (error, LAB_CHEESE_ERROR, LAB_CHEESE_ERROR_ACTION,
                     _("This rat does not show what it thinks."));
}

/* Public functions */

/** lab_cheese_past_clear: frees what belongs to a past. */
void
lab_cheese_past_clear (LabCheesePast *self)
{
  g_clear_pointer (&self->deal, lab_cheese_deal_unref);
  g_clear_pointer (&self->actions, g_free);
}

/**
 * lab_cheese_runner_new: (constructor):
 * @text: the text for lab_rat_new()
 * @number: the number of the rat in its race
 *
 * Creates a rat that has seen nothing. A program starts with the first question.
 */
LabCheeseRunner *
lab_cheese_runner_new (const char *text,
                       guint       number)
{
  LabCheeseRunner *self = g_new0 (LabCheeseRunner, 1);

  self->text = g_strdup (text);
  self->number = number;
  return self;
}

/** lab_cheese_runner_free: frees a rat; a program ends. */
void
lab_cheese_runner_free (LabCheeseRunner *self)
{
  lab_cheese_position_clear (&self->position);
  g_clear_pointer (&self->rat, lab_rat_free);
  g_free (self->text);
  g_free (self);
}

/** lab_cheese_runner_get_n_seen: returns how many turns the rat was asked about. */
guint
lab_cheese_runner_get_n_seen (LabCheeseRunner *self)
{
  return self->n_seen;
}

/** lab_cheese_runner_get_n_played: returns from which turn on it needs to know the actions. */
guint
lab_cheese_runner_get_n_played (LabCheeseRunner *self)
{
  return self->n_played;
}

/** lab_cheese_runner_has_failed: returns whether the rat has failed, so that it must not be asked
 * any more. */
gboolean
lab_cheese_runner_has_failed (LabCheeseRunner *self)
{
  return self->has_failed;
}

/**
 * lab_cheese_runner_choose:
 * @self: a rat that has not failed, and has not seen more turns than @past has
 * @past: the turns so far
 * @cancellable: (nullable): cancels the question from another thread; then free @self
 * @action: (out): what the rat does next; nothing if it is in mud
 * @error: return location for why it failed
 *
 * Asks the rat about the next turn.
 *
 * Returns: %FALSE if the rat has failed, or if the question was cancelled
 */
gboolean
lab_cheese_runner_choose (LabCheeseRunner      *self,
                          const LabCheesePast  *past,
                          GCancellable         *cancellable,
                          LabCheeseAction      *action,
                          GError              **error)
{
  g_return_val_if_fail (!self->has_failed && self->n_seen <= past->n_turns, FALSE);

  self->has_failed = !catch_up (self, past, cancellable, error)
                     || !ask (self, cancellable, action, error);
  return !self->has_failed;
}

/**
 * lab_cheese_runner_think_aloud:
 * @self: a rat that has not failed, and has not seen more turns than @past has
 * @past: the turns before the position to think about
 * @cancellable: (nullable): cancels the question from another thread; then free @self
 * @error: return location for why it failed
 *
 * Asks the rat what it thinks before the next turn.
 *
 * Returns: (transfer full) (nullable): what it thinks; %NULL if it does not tell or has failed
 */
LabRatThought *
lab_cheese_runner_think_aloud (LabCheeseRunner      *self,
                               const LabCheesePast  *past,
                               GCancellable         *cancellable,
                               GError              **error)
{
  LabRatThought *thought;

  g_return_val_if_fail (!self->has_failed && self->n_seen <= past->n_turns, NULL);

  if (self->rat == NULL)
    self->rat = lab_rat_new (self->text, error);
  self->has_failed = self->rat == NULL
                     || (lab_rat_is_program (self->rat) && !refuse_secret (error))
                     || !catch_up (self, past, cancellable, error);
  if (self->has_failed)
    return NULL;
  thought = lab_rat_think_aloud (self->rat, &self->position);
  if (thought == NULL)
    refuse_secret (error);
  return thought;
}
