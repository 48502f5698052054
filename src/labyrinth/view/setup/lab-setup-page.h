/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "lab-game.h"
#include "lab-player-kind.h"

G_BEGIN_DECLS

#define LAB_TYPE_SETUP_PAGE (lab_setup_page_get_type ())

G_DECLARE_FINAL_TYPE (LabSetupPage, lab_setup_page, LAB, SETUP_PAGE, AdwBin)

LabGame *lab_setup_page_deal        (LabSetupPage  *self,
                                     LabPlayerKind  kinds[LAB_N_SEATS]);
LabGame *lab_setup_page_deal_versus (LabSetupPage  *self,
                                     LabPlayerKind  kinds[LAB_N_SEATS]);
void     lab_setup_page_set_progress
                                    (LabSetupPage  *self,
                                     const char    *puzzles,
                                     const char    *daily,
                                     const char    *time_trial);
gboolean lab_setup_page_get_tournament (LabSetupPage *self);
void     lab_setup_page_offer_resume
                                    (LabSetupPage  *self,
                                     const char    *about);
void     lab_setup_page_focus_start (LabSetupPage  *self);
void     lab_setup_page_end_offer   (LabSetupPage  *self);

G_END_DECLS
