/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-family.h"
#include "lab-wrap-layout.h"

G_BEGIN_DECLS

#define LAB_TYPE_HOME_PAGE (lab_home_page_get_type ())

G_DECLARE_FINAL_TYPE (LabHomePage, lab_home_page, LAB, HOME_PAGE, AdwBin)

GtkWidget *lab_home_page_new      (GPtrArray           *families);
void       lab_home_page_add_part (LabWrapLayout       *layout,
                                   GtkWidget           *button,
                                   LabFamily           *family,
                                   const LabFamilyPart *part,
                                   const char          *title);
void       lab_home_page_update   (LabHomePage         *self);

G_END_DECLS
