/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "lab-family.h"

G_BEGIN_DECLS

#define LAB_TYPE_ROBOTS_COMPARE_PAGE (lab_robots_compare_page_get_type ())

G_DECLARE_FINAL_TYPE (LabRobotsComparePage, lab_robots_compare_page, LAB, ROBOTS_COMPARE_PAGE,
                      AdwBin)

GtkWidget *lab_robots_compare_page_new    (LabFamily            *family);
void       lab_robots_compare_page_leave  (GtkWidget            *page);
void       lab_robots_compare_page_export (LabRobotsComparePage *self,
                                           GFile                *file);

G_END_DECLS
