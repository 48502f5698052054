/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "lab-time-trial.h"

G_BEGIN_DECLS

#define LAB_TYPE_TIME_TRIAL_BANNER (lab_time_trial_banner_get_type ())

G_DECLARE_FINAL_TYPE (LabTimeTrialBanner, lab_time_trial_banner, LAB, TIME_TRIAL_BANNER, AdwBin)

GtkWidget *lab_time_trial_banner_new (LabTimeTrial *trial);

G_END_DECLS
