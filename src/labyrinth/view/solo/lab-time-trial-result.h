/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "lab-time-trial.h"
#include "lab-high-scores.h"

G_BEGIN_DECLS

#define LAB_TYPE_TIME_TRIAL_RESULT (lab_time_trial_result_get_type ())

G_DECLARE_FINAL_TYPE (LabTimeTrialResult, lab_time_trial_result, LAB, TIME_TRIAL_RESULT, AdwBin)

GtkWidget *lab_time_trial_result_new      (LabTimeTrial       *trial,
                                           LabHighScores      *scores,
                                           guint               place);
void       lab_time_trial_result_complain (LabTimeTrialResult *self,
                                           const char         *reason);

G_END_DECLS
