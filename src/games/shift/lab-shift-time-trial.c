/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-shift-time-trial.h"
#include "lab-refuse.h"

#include <glib/gi18n-lib.h>

G_DEFINE_QUARK (lab-time-trial-error-quark, lab_shift_time_trial_error)
G_DEFINE_FINAL_TYPE (LabShiftTimeTrial, lab_shift_time_trial, G_TYPE_OBJECT)

/* Private helpers */

static gint64
get_spent (LabShiftTimeTrial *self)
{
  gint64 spent = self->spent;

  if (self->state == LAB_SHIFT_TIME_TRIAL_RUNNING)
    spent += lab_clock_get_time (self->clock) - self->since;
  return MIN (spent, self->minutes * G_TIME_SPAN_MINUTE);
}

static void
set_state (LabShiftTimeTrial     *self,
           LabShiftTimeTrialState state)
{
  self->spent = get_spent (self);
  self->since = lab_clock_get_time (self->clock);
  self->state = state;
  g_signal_emit_by_name (self, "ticked");
}

static void
finish (LabShiftTimeTrial *self)
{
  if (self->state == LAB_SHIFT_TIME_TRIAL_OVER)
    return;
  set_state (self, LAB_SHIFT_TIME_TRIAL_OVER);
  g_signal_emit_by_name (self, "over");
}

/* Private helpers: signals of the game */

static void
on_moved (LabShiftTimeTrial *self)
{
  lab_shift_time_trial_poll (self);
  self->in_time = self->state == LAB_SHIFT_TIME_TRIAL_RUNNING;
  if (self->in_time)
    self->turns++;
}

static void
on_found (LabShiftTimeTrial *self)
{
  if (!self->in_time)
    return;
  self->found++;
  g_signal_emit_by_name (self, "found");
}

static void
on_ended (LabShiftTimeTrial *self)
{
  self->all_found = self->in_time;
  finish (self);
}

/* GObject */

static void
lab_shift_time_trial_dispose (GObject *object)
{
  LabShiftTimeTrial *self = LAB_SHIFT_TIME_TRIAL (object);

  g_clear_object (&self->game);
  g_clear_object (&self->clock);
  G_OBJECT_CLASS (lab_shift_time_trial_parent_class)->dispose (object);
}

static void
lab_shift_time_trial_class_init (LabShiftTimeTrialClass *klass)
{
  GType type = G_TYPE_FROM_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lab_shift_time_trial_dispose;

  /** LabShiftTimeTrial::ticked: less time remains, or the clock has started or stopped */
  g_signal_new ("ticked", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  /** LabShiftTimeTrial::found: a treasure was found in time */
  g_signal_new ("found", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  /**
   * LabShiftTimeTrial::over:
   *
   * The time is up, or all treasures are found. It can be emitted between the signals of a move.
   */
  g_signal_new ("over", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
lab_shift_time_trial_init (LabShiftTimeTrial *self G_GNUC_UNUSED)
{
}

/* Public functions */

/**
 * lab_shift_time_trial_deal:
 * @seed: the number of the deal; the same number gives everyone the same time trial
 * @name: (nullable): the name of the player
 *
 * Deals all treasures to one player. The last one ends the game, with no need to return home.
 *
 * Returns: (transfer full): a game for a time trial
 */
LabShiftGame *
lab_shift_time_trial_deal (guint64     seed,
                           const char *name)
{
  const LabShiftDeal deal = {
    .seed = seed,
    .seats = LAB_SHIFT_SEAT_BIT (0),
    .first_seat = 0,
    .cards_each = LAB_SHIFT_N_TREASURES,
    .rules = LAB_SHIFT_RULES_LAST_TREASURE,
  };
  const char * const names[LAB_SHIFT_N_SEATS] = { name };

  return lab_shift_game_new (&deal, names);
}

/**
 * lab_shift_time_trial_new:
 * @game: a game for one player, before its first turn
 * @minutes: from %LAB_SHIFT_TIME_TRIAL_MIN_MINUTES to %LAB_SHIFT_TIME_TRIAL_MAX_MINUTES
 * @clock: the clock that measures the time
 *
 * Creates a time trial around a game.
 *
 * Returns: (transfer full): a time trial that can be started
 */
LabShiftTimeTrial *
lab_shift_time_trial_new (LabShiftGame *game,
                          guint         minutes,
                          LabClock     *clock)
{
  LabShiftTimeTrial *self;

  g_return_val_if_fail (LAB_IS_SHIFT_GAME (game), NULL);
  g_return_val_if_fail (LAB_IS_CLOCK (clock), NULL);
  g_return_val_if_fail (minutes >= LAB_SHIFT_TIME_TRIAL_MIN_MINUTES
                            && minutes <= LAB_SHIFT_TIME_TRIAL_MAX_MINUTES, NULL);

  self = g_object_new (LAB_TYPE_SHIFT_TIME_TRIAL, NULL);
  self->game = g_object_ref (game);
  self->clock = g_object_ref (clock);
  self->minutes = minutes;
  g_signal_connect_object (game, "inserted", G_CALLBACK (lab_shift_time_trial_start), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (game, "moved", G_CALLBACK (on_moved), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (game, "found", G_CALLBACK (on_found), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (game, "ended", G_CALLBACK (on_ended), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (clock, "advanced", G_CALLBACK (lab_shift_time_trial_poll), self,
                           G_CONNECT_SWAPPED);
  return self;
}

/**
 * lab_shift_time_trial_start:
 * @self: a time trial
 *
 * Starts the clock, if it was not started before. Inserting the first tile also starts it.
 */
void
lab_shift_time_trial_start (LabShiftTimeTrial *self)
{
  g_return_if_fail (LAB_IS_SHIFT_TIME_TRIAL (self));

  if (self->state == LAB_SHIFT_TIME_TRIAL_READY)
    set_state (self, self->held ? LAB_SHIFT_TIME_TRIAL_HELD : LAB_SHIFT_TIME_TRIAL_RUNNING);
}

/**
 * lab_shift_time_trial_set_held:
 * @self: a time trial
 * @held: whether to stop the clock
 *
 * Stops or resumes the clock. The view must hide the board while the clock is stopped.
 */
void
lab_shift_time_trial_set_held (LabShiftTimeTrial *self,
                               gboolean           held)
{
  g_return_if_fail (LAB_IS_SHIFT_TIME_TRIAL (self));

  lab_shift_time_trial_poll (self);
  self->held = held;
  if (held && self->state == LAB_SHIFT_TIME_TRIAL_RUNNING)
    set_state (self, LAB_SHIFT_TIME_TRIAL_HELD);
  else if (!held && self->state == LAB_SHIFT_TIME_TRIAL_HELD)
    set_state (self, LAB_SHIFT_TIME_TRIAL_RUNNING);
}

/**
 * lab_shift_time_trial_poll:
 * @self: a time trial
 *
 * Reads the clock, tells that time has passed, and ends the time trial if no time is left.
 */
void
lab_shift_time_trial_poll (LabShiftTimeTrial *self)
{
  g_return_if_fail (LAB_IS_SHIFT_TIME_TRIAL (self));

  if (self->state != LAB_SHIFT_TIME_TRIAL_RUNNING)
    return;
  if (lab_shift_time_trial_get_remaining (self) == 0)
    finish (self);
  else
    g_signal_emit_by_name (self, "ticked");
}

/**
 * lab_shift_time_trial_may_play:
 * @self: a time trial
 * @error: return location for a #LabShiftTimeTrialError
 *
 * Checks whether half a turn counts if it is made now. If the time has run out, this call ends the
 * time trial.
 *
 * Returns: %TRUE if it counts
 */
gboolean
lab_shift_time_trial_may_play (LabShiftTimeTrial *self,
                               GError           **error)
{
  g_return_val_if_fail (LAB_IS_SHIFT_TIME_TRIAL (self), FALSE);

  lab_shift_time_trial_poll (self);
  if (self->state == LAB_SHIFT_TIME_TRIAL_OVER)
    return lab_refuse (error, LAB_SHIFT_TIME_TRIAL_ERROR, LAB_SHIFT_TIME_TRIAL_ERROR_OVER,
                       _("This time trial is over. Start a new one."));
  if (self->held)
    return lab_refuse (error, LAB_SHIFT_TIME_TRIAL_ERROR, LAB_SHIFT_TIME_TRIAL_ERROR_HELD,
                       _("The game is paused. Resume it to play."));
  return TRUE;
}

/** lab_shift_time_trial_get_remaining: returns the remaining time in microseconds; never negative.
 * */
gint64
lab_shift_time_trial_get_remaining (LabShiftTimeTrial *self)
{
  g_return_val_if_fail (LAB_IS_SHIFT_TIME_TRIAL (self), 0);

  return self->minutes * G_TIME_SPAN_MINUTE - get_spent (self);
}

