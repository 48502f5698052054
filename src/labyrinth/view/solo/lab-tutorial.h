/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-solo-mode.h"

G_BEGIN_DECLS

#define LAB_TYPE_TUTORIAL (lab_tutorial_get_type ())

G_DECLARE_FINAL_TYPE (LabTutorial, lab_tutorial, LAB, TUTORIAL, LabSoloMode)

LabSoloMode *lab_tutorial_new      (void);
guint        lab_tutorial_get_step (LabTutorial *self);

G_END_DECLS
