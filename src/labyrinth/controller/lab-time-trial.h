/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-clock.h"
#include "lab-game.h"

G_BEGIN_DECLS

#define LAB_TIME_TRIAL_MIN_MINUTES 1
#define LAB_TIME_TRIAL_MAX_MINUTES 10

#define LAB_TIME_TRIAL_ERROR (lab_time_trial_error_quark ())

/**
 * LabTimeTrialError:
 * @LAB_TIME_TRIAL_ERROR_HELD: the clock is stopped
 * @LAB_TIME_TRIAL_ERROR_OVER: the time trial has ended
 *
 * Why nothing can be played now.
 */
typedef enum
{
  LAB_TIME_TRIAL_ERROR_HELD,
  LAB_TIME_TRIAL_ERROR_OVER,
} LabTimeTrialError;

GQuark lab_time_trial_error_quark (void);

/**
 * LabTimeTrialState:
 * @LAB_TIME_TRIAL_READY: the clock waits for lab_time_trial_start(), or for the first tile
 * @LAB_TIME_TRIAL_RUNNING: the clock runs
 * @LAB_TIME_TRIAL_HELD: the clock is stopped and can be resumed
 * @LAB_TIME_TRIAL_OVER: the time is up, or all treasures are found
 */
typedef enum
{
  LAB_TIME_TRIAL_READY,
  LAB_TIME_TRIAL_RUNNING,
  LAB_TIME_TRIAL_HELD,
  LAB_TIME_TRIAL_OVER,
} LabTimeTrialState;

#define LAB_TYPE_TIME_TRIAL (lab_time_trial_get_type ())

G_DECLARE_FINAL_TYPE (LabTimeTrial, lab_time_trial, LAB, TIME_TRIAL, GObject)

LabGame *lab_time_trial_deal (guint64     seed,
                              const char *name);

LabTimeTrial *lab_time_trial_new (LabGame  *game,
                                  guint     minutes,
                                  LabClock *clock);

void     lab_time_trial_start    (LabTimeTrial  *self);
void     lab_time_trial_set_held (LabTimeTrial  *self,
                                  gboolean       held);
void     lab_time_trial_poll     (LabTimeTrial  *self);
gboolean lab_time_trial_may_play (LabTimeTrial  *self,
                                  GError       **error);

LabTimeTrialState lab_time_trial_get_state     (LabTimeTrial *self);
guint             lab_time_trial_get_minutes   (LabTimeTrial *self);
gint64            lab_time_trial_get_remaining (LabTimeTrial *self);
guint             lab_time_trial_get_found     (LabTimeTrial *self);
guint             lab_time_trial_get_turns     (LabTimeTrial *self);
gboolean          lab_time_trial_get_all_found (LabTimeTrial *self);

G_END_DECLS
