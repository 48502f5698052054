/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "lab-announcer.h"
#include "lab-classic-session.h"

G_BEGIN_DECLS

#define LAB_TYPE_CLASSIC_TUTORIAL (lab_classic_tutorial_get_type ())

G_DECLARE_FINAL_TYPE (LabClassicTutorial, lab_classic_tutorial, LAB, CLASSIC_TUTORIAL, AdwBin)

void     lab_classic_tutorial_set_session (LabClassicTutorial *self,
                                           LabClassicSession  *session);
gboolean lab_classic_tutorial_is_new      (LabClassicTutorial *self);
void     lab_classic_tutorial_begin       (LabClassicTutorial *self,
                                           LabAnnouncer       *announcer);
void     lab_classic_tutorial_follow      (LabClassicTutorial *self);

gboolean lab_classic_tutorial_tells_last_move
                                          (LabClassicTutorial *self);

G_END_DECLS
