/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-classic-session.h"
#include "lab-classic.h"
#include "lab-start-page.h"

G_BEGIN_DECLS

#define LAB_TYPE_CLASSICS_START_PAGE (lab_classics_start_page_get_type ())

G_DECLARE_FINAL_TYPE (LabClassicsStartPage, lab_classics_start_page, LAB, CLASSICS_START_PAGE,
                      LabStartPage)

LabClassicSession *lab_classics_start_page_new_session    (LabClassicsStartPage *self);
LabClassicSession *lab_classics_start_page_repeat_session (LabClassicsStartPage *self,
                                                           LabClassicSession    *session);
void               lab_classics_start_page_note_start     (LabClassicsStartPage *self,
                                                           LabClassicSession    *session);

G_END_DECLS
