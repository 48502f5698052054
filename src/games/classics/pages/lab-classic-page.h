/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "lab-announcer.h"
#include "lab-classic-session.h"

G_BEGIN_DECLS

#define LAB_TYPE_CLASSIC_PAGE (lab_classic_page_get_type ())

G_DECLARE_FINAL_TYPE (LabClassicPage, lab_classic_page, LAB, CLASSIC_PAGE, AdwBin)

GtkWidget         *lab_classic_page_new         (LabAnnouncer      *announcer);
void               lab_classic_page_set_session (LabClassicPage    *self,
                                                 LabClassicSession *session);
LabClassicSession *lab_classic_page_get_session (LabClassicPage    *self);
void               lab_classic_page_hold        (LabClassicPage    *self,
                                                 gboolean           held);
void               lab_classic_page_undo        (LabClassicPage    *self);
void               lab_classic_page_redo        (LabClassicPage    *self);
void               lab_classic_page_show_tutorial (LabClassicPage  *self);
void               lab_classic_page_focus_board (LabClassicPage    *self);
void               lab_classic_page_tell        (LabClassicPage    *self,
                                                 const char        *text);

G_END_DECLS
