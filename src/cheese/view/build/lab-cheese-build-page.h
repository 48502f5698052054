/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "lab-cheese-board.h"
#include "lab-cheese-editor.h"
#include "lab-family.h"

G_BEGIN_DECLS

#define LAB_TYPE_CHEESE_BUILD_PAGE (lab_cheese_build_page_get_type ())

G_DECLARE_FINAL_TYPE (LabCheeseBuildPage, lab_cheese_build_page, LAB, CHEESE_BUILD_PAGE, AdwBin)

GtkWidget         *lab_cheese_build_page_create        (LabFamily           *family);
void               lab_cheese_build_page_show          (LabFamily           *family,
                                                        GtkWidget           *page);
LabCheeseEditor   *lab_cheese_build_page_get_editor    (LabCheeseBuildPage  *self);
LabCheeseBoard    *lab_cheese_build_page_get_board     (LabCheeseBuildPage  *self);
void               lab_cheese_build_page_open          (LabCheeseBuildPage  *self,
                                                        GFile               *file);
void               lab_cheese_build_page_save          (LabCheeseBuildPage  *self,
                                                        GFile               *file);
const LabShortcut *lab_cheese_build_page_get_shortcuts (guint               *n_shortcuts);

G_END_DECLS
