/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "lab-family.h"
#include "lab-robots-lane.h"
#include "lab-shortcuts.h"
#include "lab-step-player.h"

G_BEGIN_DECLS

#define LAB_TYPE_ROBOTS_WATCH_PAGE (lab_robots_watch_page_get_type ())

G_DECLARE_FINAL_TYPE (LabRobotsWatchPage, lab_robots_watch_page, LAB, ROBOTS_WATCH_PAGE, AdwBin)

GtkWidget         *lab_robots_watch_page_create        (LabFamily *family);
void               lab_robots_watch_page_leave         (GtkWidget *page);
const LabShortcut *lab_robots_watch_page_get_shortcuts (guint     *n_shortcuts);

/* For tests */

void lab_robots_watch_page_export (LabRobotsWatchPage *self,
                                   GFile              *file);

G_END_DECLS
