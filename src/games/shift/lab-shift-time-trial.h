/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-clock.h"
#include "lab-shift-game.h"

G_BEGIN_DECLS

#define LAB_SHIFT_TIME_TRIAL_MIN_MINUTES 1
#define LAB_SHIFT_TIME_TRIAL_MAX_MINUTES 10

#define LAB_SHIFT_TIME_TRIAL_ERROR (lab_shift_time_trial_error_quark ())

/**
 * LabShiftTimeTrialError:
 * @LAB_SHIFT_TIME_TRIAL_ERROR_HELD: the clock is stopped
 * @LAB_SHIFT_TIME_TRIAL_ERROR_OVER: the time trial has ended
 *
 * Why nothing can be played now.
 */
typedef enum
{
  LAB_SHIFT_TIME_TRIAL_ERROR_HELD,
  LAB_SHIFT_TIME_TRIAL_ERROR_OVER,
} LabShiftTimeTrialError;

GQuark lab_shift_time_trial_error_quark (void);

/**
 * LabShiftTimeTrialState:
 * @LAB_SHIFT_TIME_TRIAL_READY: the clock waits for lab_shift_time_trial_start(), or for the first
 *   tile
 * @LAB_SHIFT_TIME_TRIAL_RUNNING: the clock runs
 * @LAB_SHIFT_TIME_TRIAL_HELD: the clock is stopped and can be resumed
 * @LAB_SHIFT_TIME_TRIAL_OVER: the time is up, or all treasures are found
 */
typedef enum
{
  LAB_SHIFT_TIME_TRIAL_READY,
  LAB_SHIFT_TIME_TRIAL_RUNNING,
  LAB_SHIFT_TIME_TRIAL_HELD,
  LAB_SHIFT_TIME_TRIAL_OVER,
} LabShiftTimeTrialState;

#define LAB_TYPE_SHIFT_TIME_TRIAL (lab_shift_time_trial_get_type ())

G_DECLARE_FINAL_TYPE (LabShiftTimeTrial, lab_shift_time_trial, LAB, SHIFT_TIME_TRIAL, GObject)

/**
 * LabShiftTimeTrial:
 *
 * A time trial: one person finds as many treasures as possible, one after another, before the time
 * runs out.
 *
 * It watches a normal game and counts what is done in time: a turn counts if its move comes before
 * the end. It has no timer. The view that shows the clock calls lab_shift_time_trial_poll()
 * regularly, and lab_shift_time_trial_may_play() before each half of a turn. Later turns do not
 * count.
 *
 * No time for planning is free: a view that stops the clock must cover the board. There is no undo
 * either, because an undone turn would show where it leads.
 */
struct _LabShiftTimeTrial
{
  GObject parent_instance;

  LabShiftGame *game;
  LabClock *clock;
  guint minutes;

  LabShiftTimeTrialState state;
  gboolean held;              /* also TRUE before the start */
  gint64 spent;               /* in microseconds, until the clock last started */
  gint64 since;               /* when the clock last started */
  gboolean in_time;           /* whether the move that the game reports counts */
  gboolean all_found;
  guint found;
  guint turns;
};

LabShiftGame *lab_shift_time_trial_deal (guint64     seed,
                                         const char *name);

LabShiftTimeTrial *lab_shift_time_trial_new (LabShiftGame *game,
                                             guint         minutes,
                                             LabClock     *clock);

void     lab_shift_time_trial_start    (LabShiftTimeTrial *self);
void     lab_shift_time_trial_set_held (LabShiftTimeTrial *self,
                                        gboolean           held);
void     lab_shift_time_trial_poll     (LabShiftTimeTrial *self);
gboolean lab_shift_time_trial_may_play (LabShiftTimeTrial *self,
                                        GError           **error);

gint64                 lab_shift_time_trial_get_remaining (LabShiftTimeTrial *self);

G_END_DECLS
