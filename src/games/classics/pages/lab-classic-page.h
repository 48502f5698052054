/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "lab-classic-board-view.h"
#include "lab-classic-session.h"
#include "lab-game-page.h"
#include "lab-lesson.h"

G_BEGIN_DECLS

#define LAB_TYPE_CLASSIC_PAGE (lab_classic_page_get_type ())

G_DECLARE_FINAL_TYPE (LabClassicPage, lab_classic_page, LAB, CLASSIC_PAGE, LabGamePage)

void               lab_classic_page_set_session (LabClassicPage    *self,
                                                 LabClassicSession *session);
LabClassicSession *lab_classic_page_get_session (LabClassicPage    *self);
void               lab_classic_page_show_lesson (LabClassicPage    *self);

/** lab_classic_shortcuts: (array zero-terminated=1): the keys of a small game */
extern const LabShortcut lab_classic_shortcuts[];

G_END_DECLS
