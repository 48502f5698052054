/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "lab-classic-session.h"

G_BEGIN_DECLS

#define LAB_TYPE_CLASSICS_START_PAGE (lab_classics_start_page_get_type ())

G_DECLARE_FINAL_TYPE (LabClassicsStartPage, lab_classics_start_page, LAB, CLASSICS_START_PAGE,
                      AdwBin)

LabClassicSession *lab_classics_start_page_new_session
                                                (LabClassicsStartPage *self);
LabClassicSession *lab_classics_start_page_repeat_session
                                                (LabClassicsStartPage *self,
                                                 LabClassicSession    *session);
void               lab_classics_start_page_note_start
                                                (LabClassicsStartPage *self,
                                                 LabClassicSession    *session);
void               lab_classics_start_page_offer_resume
                                                (LabClassicsStartPage *self,
                                                 const char           *about);
void               lab_classics_start_page_focus_start
                                                (LabClassicsStartPage *self);

G_END_DECLS
