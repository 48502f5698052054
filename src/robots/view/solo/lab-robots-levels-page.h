/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-robots-play.h"

G_BEGIN_DECLS

#define LAB_TYPE_ROBOTS_LEVELS_PAGE (lab_robots_levels_page_get_type ())

G_DECLARE_FINAL_TYPE (LabRobotsLevelsPage, lab_robots_levels_page, LAB, ROBOTS_LEVELS_PAGE, AdwBin)

GtkWidget *lab_robots_levels_page_create (LabFamily *family);
void       lab_robots_levels_page_show   (LabFamily *family,
                                          GtkWidget *page);

G_END_DECLS
