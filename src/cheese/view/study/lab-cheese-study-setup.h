/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "lab-cheese-study.h"

G_BEGIN_DECLS

#define LAB_TYPE_CHEESE_STUDY_SETUP (lab_cheese_study_setup_get_type ())

/**
 * LabCheeseStudySetupBox:
 *
 * The rats and the games of the next study. All choices are saved in the settings. It emits
 * `changed`.
 */
G_DECLARE_FINAL_TYPE (LabCheeseStudySetupBox, lab_cheese_study_setup, LAB, CHEESE_STUDY_SETUP,
                      GtkBox)

gboolean lab_cheese_study_setup_get (LabCheeseStudySetupBox *self,
                                     LabCheeseStudySetup    *setup);

G_END_DECLS
