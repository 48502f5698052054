/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-time-trial.h"
#include "lab-solo-mode.h"
#include "lab-high-scores.h"

G_BEGIN_DECLS

#define LAB_TYPE_TIME_TRIAL_ROUND (lab_time_trial_round_get_type ())

G_DECLARE_FINAL_TYPE (LabTimeTrialRound, lab_time_trial_round, LAB, TIME_TRIAL_ROUND, LabSoloMode)

LabSoloMode  *lab_time_trial_round_new      (LabHighScores     *scores,
                                             LabClock          *clock,
                                             guint              minutes,
                                             guint64            seed,
                                             const char        *name);
LabTimeTrial *lab_time_trial_round_get_trial (LabTimeTrialRound *self);

G_END_DECLS
