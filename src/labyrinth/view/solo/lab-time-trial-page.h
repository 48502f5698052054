/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "lab-clock.h"
#include "lab-high-scores.h"
#include "lab-solo-mode.h"

G_BEGIN_DECLS

#define LAB_TYPE_TIME_TRIAL_PAGE (lab_time_trial_page_get_type ())

G_DECLARE_FINAL_TYPE (LabTimeTrialPage, lab_time_trial_page, LAB, TIME_TRIAL_PAGE, AdwBin)

GtkWidget   *lab_time_trial_page_new       (LabHighScores    *scores);
void         lab_time_trial_page_set_clock (LabTimeTrialPage *self,
                                            LabClock         *clock);
void         lab_time_trial_page_refresh   (LabTimeTrialPage *self);
LabSoloMode *lab_time_trial_page_deal      (LabTimeTrialPage *self);

G_END_DECLS
