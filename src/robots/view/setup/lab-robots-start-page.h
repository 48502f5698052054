/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define LAB_TYPE_ROBOTS_START_PAGE (lab_robots_start_page_get_type ())

G_DECLARE_FINAL_TYPE (LabRobotsStartPage, lab_robots_start_page, LAB, ROBOTS_START_PAGE, AdwBin)

void lab_robots_start_page_offer_resume (LabRobotsStartPage *self,
                                         const char         *title,
                                         const char         *about);
void lab_robots_start_page_offer_level  (LabRobotsStartPage *self,
                                         guint               level);
void lab_robots_start_page_focus_start  (LabRobotsStartPage *self);

G_END_DECLS
