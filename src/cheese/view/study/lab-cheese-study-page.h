/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "lab-family.h"

G_BEGIN_DECLS

#define LAB_TYPE_CHEESE_STUDY_PAGE (lab_cheese_study_page_get_type ())

G_DECLARE_FINAL_TYPE (LabCheeseStudyPage, lab_cheese_study_page, LAB, CHEESE_STUDY_PAGE, AdwBin)

GtkWidget *lab_cheese_study_page_create (LabFamily          *family);
void       lab_cheese_study_page_leave  (GtkWidget          *page);
void       lab_cheese_study_page_export (LabCheeseStudyPage *self,
                                         GFile              *file);

G_END_DECLS
