/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-escape-play.h"

G_BEGIN_DECLS

#define LAB_TYPE_ESCAPE_LEVELS_PAGE (lab_escape_levels_page_get_type ())

G_DECLARE_FINAL_TYPE (LabEscapeLevelsPage, lab_escape_levels_page, LAB, ESCAPE_LEVELS_PAGE, AdwBin)

GtkWidget *lab_escape_levels_page_create (LabFamily *family);
void       lab_escape_levels_page_show   (LabFamily *family,
                                          GtkWidget *page);

G_END_DECLS
