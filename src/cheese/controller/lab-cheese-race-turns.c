/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-cheese-race-private.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "lab-refuse.h"

/* Private helpers */

/* Puts the choices of people into @actions. Who has chosen nothing does nothing. */
static void
add_choices (LabCheeseRace   *self,
             LabCheeseAction *actions)
{
  for (guint rat = 0; rat < self->deal->n_rats; rat++)
    {
      if (lab_cheese_race_is_person (self, rat))
        actions[rat] = self->choices[rat] != LAB_CHEESE_NO_CHOICE
                           ? (LabCheeseAction) self->choices[rat]
                           : LAB_CHEESE_NOTHING;
    }
}

/* Gets what the rats did in the next turn before it was undone. All decide on the same position, so
 * they would do the same again. */
static void
recall (LabCheeseRace    *self,
        LabCheeseAnswers *answers)
{
  const guint8 *actions = lab_cheese_history_get_actions (self->history, self->n_played);
  const guint8 *outcomes = lab_cheese_history_get_outcomes (self->history, self->n_played);

  for (guint rat = 0; rat < self->deal->n_rats; rat++)
    {
      answers->actions[rat] = (LabCheeseAction) actions[rat];
      if (outcomes[rat] == LAB_CHEESE_FAILED)
        answers->failed |= 1u << rat;
    }
}

/* Returns whether the next turn was played in the same way before it was undone. */
static gboolean
is_known (LabCheeseRace         *self,
          const LabCheeseAction *actions)
{
  const guint8 *known;

  if (self->n_played == lab_cheese_history_get_n_turns (self->history))
    return FALSE;
  known = lab_cheese_history_get_actions (self->history, self->n_played);
  for (guint rat = 0; rat < self->deal->n_rats; rat++)
    {
      if (!lab_cheese_position_is_in_mud (&self->position, rat) && actions[rat] != known[rat])
        return FALSE;
    }
  return TRUE;
}

/* Plays the next turn. What was undone stays if it is the same. */
static void
play (LabCheeseRace    *self,
      LabCheeseAnswers *answers)
{
  g_autoptr (LabCheeseRace) kept G_GNUC_UNUSED = g_object_ref (self);

  add_choices (self, answers->actions);
  if (!is_known (self, answers->actions))
    {
      if (self->n_played < lab_cheese_history_get_n_turns (self->history))
        {
          /* The rats have decided about the next turn, whose position stays the same. */
          lab_cheese_history_cut (self->history, self->n_played);
          lab_cheese_thinking_forget (self->thinking, self->n_played + 1);
        }
      lab_cheese_history_add (self->history, answers->actions, answers->failed);
    }
  lab_cheese_race_set_n_played (self, self->n_played + 1);
  lab_cheese_race_emit (self, "thinking");
  for (guint rat = 0; rat < self->deal->n_rats; rat++)
    {
      if (answers->messages[rat] != NULL)
        lab_cheese_race_emit_failed (self, answers->messages[rat]);
    }
  lab_cheese_race_emit (self, "turn");
  if (lab_cheese_race_is_over (self))
    lab_cheese_race_emit (self, "over");
}

static void
on_answers (GObject      *source G_GNUC_UNUSED,
            GAsyncResult *result,
            gpointer      data)
{
  g_auto (LabCheeseAnswers) answers = { 0 };
  LabCheeseRace *self = data;   /* may be gone if the rats were stopped */

  if (!g_cancellable_is_cancelled (g_task_get_cancellable (G_TASK (result)))
      && lab_cheese_thinking_finish (self->thinking, result, &answers))
    play (self, &answers);
}

/* Plays a turn about which no rat needs to be asked. */
static gboolean
on_idle (gpointer data)
{
  g_auto (LabCheeseAnswers) answers = { 0 };
  LabCheeseRace *self = data;

  self->idle = 0;
  if (self->n_played < lab_cheese_history_get_n_turns (self->history))
    recall (self, &answers);
  play (self, &answers);
  return G_SOURCE_REMOVE;
}

/* Returns whether a person may choose after @n_played turns. Without people, all turns count. */
static gboolean
is_turn_of_people (LabCheeseRace *self,
                   guint          n_played)
{
  g_auto (LabCheesePosition) position = { 0 };

  if (!lab_cheese_race_has_people (self))
    return TRUE;
  lab_cheese_history_copy_position (self->history, n_played, &position);
  for (guint rat = 0; rat < self->deal->n_rats; rat++)
    {
      if (lab_cheese_race_is_person (self, rat) && !lab_cheese_position_is_in_mud (&position, rat))
        return TRUE;
    }
  return FALSE;
}

static void
jump (LabCheeseRace *self,
      guint          n_played)
{
  lab_cheese_race_stop (self);
  lab_cheese_race_set_n_played (self, n_played);
  lab_cheese_race_emit (self, "jumped");
}

/* Public functions */

/**
 * lab_cheese_race_check_choice:
 * @self: a race
 * @rat: the number of a rat
 * @error: return location for a #LabCheeseError
 *
 * Returns: whether a person moves the rat and may choose now
 */
gboolean
lab_cheese_race_check_choice (LabCheeseRace  *self,
                              guint           rat,
                              GError        **error)
{
  g_return_val_if_fail (LAB_IS_CHEESE_RACE (self), FALSE);
  g_return_val_if_fail (rat < self->deal->n_rats, FALSE);

  if (!lab_cheese_race_is_person (self, rat))
    return lab_refuse (error, LAB_CHEESE_ERROR, LAB_CHEESE_ERROR_ACTION,
                       _("No person moves this rat."));
  if (lab_cheese_race_is_over (self))
    return lab_refuse (error, LAB_CHEESE_ERROR, LAB_CHEESE_ERROR_ACTION, _("The race is over."));
  if (lab_cheese_position_is_in_mud (&self->position, rat))
    return lab_refuse (error, LAB_CHEESE_ERROR, LAB_CHEESE_ERROR_ACTION,
                       _("This rat is still in mud."));
  return TRUE;
}

/** lab_cheese_race_has_chosen: returns whether a person has chosen for the next turn. */
gboolean
lab_cheese_race_has_chosen (LabCheeseRace *self,
                            guint          rat)
{
  g_return_val_if_fail (LAB_IS_CHEESE_RACE (self), FALSE);
  g_return_val_if_fail (rat < self->deal->n_rats, FALSE);

  return self->choices[rat] != LAB_CHEESE_NO_CHOICE;
}

/**
 * lab_cheese_race_choose:
 * @self: a race
 * @rat: the number of a rat that a person moves
 * @action: what it does in the next turn
 * @error: return location for a #LabCheeseError
 *
 * Chooses for the next turn. A person may change the choice until the turn is played.
 *
 * Returns: whether the person may choose now
 */
gboolean
lab_cheese_race_choose (LabCheeseRace    *self,
                        guint             rat,
                        LabCheeseAction   action,
                        GError          **error)
{
  g_return_val_if_fail (LAB_IS_CHEESE_RACE (self), FALSE);

  if (!lab_cheese_race_check_choice (self, rat, error))
    return FALSE;
  self->choices[rat] = (guint8) action;
  lab_cheese_race_emit (self, "choices");
  return TRUE;
}

/** lab_cheese_race_take_back_choice: a person has not chosen any more. */
void
lab_cheese_race_take_back_choice (LabCheeseRace *self,
                                  guint          rat)
{
  g_return_if_fail (LAB_IS_CHEESE_RACE (self));
  g_return_if_fail (rat < self->deal->n_rats);

  if (self->choices[rat] == LAB_CHEESE_NO_CHOICE)
    return;
  self->choices[rat] = LAB_CHEESE_NO_CHOICE;
  lab_cheese_race_emit (self, "choices");
}

/**
 * lab_cheese_race_advance:
 * @self: a race
 *
 * Plays the next turn: asks the rats in a thread, then moves all at once. A person who has not
 * chosen by then does nothing. Does nothing if the race is over, or if the rats are asked already.
 * The turn is played later, from the main loop.
 */
void
lab_cheese_race_advance (LabCheeseRace *self)
{
  g_return_if_fail (LAB_IS_CHEESE_RACE (self));

  if (lab_cheese_race_is_over (self) || lab_cheese_race_is_thinking (self))
    return;
  if (self->n_played == lab_cheese_history_get_n_turns (self->history)
      && lab_cheese_thinking_needs_thread (self->thinking, &self->position))
    lab_cheese_thinking_ask (self->thinking, &self->position, on_answers, self);
  else
    self->idle = g_idle_add_full (G_PRIORITY_DEFAULT, on_idle, self, NULL);
  lab_cheese_race_emit (self, "thinking");
}

/** lab_cheese_race_stop: does not play the turn that lab_cheese_race_advance() has begun. */
void
lab_cheese_race_stop (LabCheeseRace *self)
{
  g_return_if_fail (LAB_IS_CHEESE_RACE (self));

  if (!lab_cheese_race_is_thinking (self))
    return;
  g_clear_handle_id (&self->idle, g_source_remove);
  lab_cheese_thinking_stop (self->thinking);
  lab_cheese_race_emit (self, "thinking");
}

/** lab_cheese_race_may_undo: returns whether there is something to undo. */
gboolean
lab_cheese_race_may_undo (LabCheeseRace *self)
{
  g_return_val_if_fail (LAB_IS_CHEESE_RACE (self), FALSE);

  return self->n_played > 0;
}

/** lab_cheese_race_may_redo: returns whether there is something to redo. */
gboolean
lab_cheese_race_may_redo (LabCheeseRace *self)
{
  g_return_val_if_fail (LAB_IS_CHEESE_RACE (self), FALSE);

  return self->n_played < lab_cheese_history_get_n_turns (self->history);
}

/**
 * lab_cheese_race_undo:
 * @self: a race
 * @error: return location for a #LabCheeseError
 *
 * Takes back a turn, and with people also those before it in which all of them were in mud.
 *
 * Returns: whether there was something to undo
 */
gboolean
lab_cheese_race_undo (LabCheeseRace  *self,
                      GError        **error)
{
  guint n_played;

  g_return_val_if_fail (LAB_IS_CHEESE_RACE (self), FALSE);

  if (self->n_played == 0)
    return lab_refuse (error, LAB_CHEESE_ERROR, LAB_CHEESE_ERROR_ACTION, _("Nothing to undo."));
  n_played = self->n_played - 1;
  while (n_played > 0 && !is_turn_of_people (self, n_played))
    n_played--;
  self->n_undone++;
  jump (self, n_played);
  return TRUE;
}

/**
 * lab_cheese_race_redo:
 * @self: a race
 * @error: return location for a #LabCheeseError
 *
 * Plays a turn again, and with people also those after it in which all of them are in mud.
 *
 * Returns: whether there was something to redo
 */
gboolean
lab_cheese_race_redo (LabCheeseRace  *self,
                      GError        **error)
{
  guint n_turns, n_played;

  g_return_val_if_fail (LAB_IS_CHEESE_RACE (self), FALSE);

  n_turns = lab_cheese_history_get_n_turns (self->history);
  if (self->n_played == n_turns)
    return lab_refuse (error, LAB_CHEESE_ERROR, LAB_CHEESE_ERROR_ACTION, _("Nothing to redo."));
  n_played = self->n_played + 1;
  while (n_played < n_turns && !is_turn_of_people (self, n_played))
    n_played++;
  jump (self, n_played);
  return TRUE;
}

/**
 * lab_cheese_race_think_aloud_async:
 * @self: a race
 * @rat: the number of a rat
 * @n_played: a number of turns, at most lab_cheese_race_get_n_turns()
 * @cancellable: (nullable): cancels the question
 * @done: called at the end
 * @data: data for @done
 *
 * Asks what a rat thinks after a number of turns. The race does not wait for it, and can go on.
 */
void
lab_cheese_race_think_aloud_async (LabCheeseRace       *self,
                                   guint                rat,
                                   guint                n_played,
                                   GCancellable        *cancellable,
                                   GAsyncReadyCallback  done,
                                   gpointer             data)
{
  g_autoptr (GTask) task = NULL;

  g_return_if_fail (LAB_IS_CHEESE_RACE (self));
  g_return_if_fail (rat < self->deal->n_rats);
  g_return_if_fail (n_played <= lab_cheese_history_get_n_turns (self->history));

  task = g_task_new (self, cancellable, done, data);
  if (lab_cheese_race_is_person (self, rat))
    g_task_return_new_error (task, LAB_CHEESE_ERROR, LAB_CHEESE_ERROR_ACTION, "%s",
                             _("A person moves this rat."));
  else
    lab_cheese_thinking_aloud_start (self->thinking, rat, n_played, task);
}

/**
 * lab_cheese_race_think_aloud_finish:
 * @self: a race
 * @result: the result
 * @error: return location for why the rat does not tell
 *
 * Gets the result of lab_cheese_race_think_aloud_async().
 *
 * Returns: (transfer full) (nullable): what the rat thinks
 */
LabRatThought *
lab_cheese_race_think_aloud_finish (LabCheeseRace  *self,
                                    GAsyncResult   *result,
                                    GError        **error)
{
  LabRatThought *thought;

  g_return_val_if_fail (g_task_is_valid (result, self), NULL);

  /* With this the thread has ended; only then its rat may be kept. */
  thought = g_task_propagate_pointer (G_TASK (result), error);
  if (self->thinking != NULL)
    lab_cheese_thinking_aloud_finish (self->thinking, G_TASK (result));
  return thought;
}
