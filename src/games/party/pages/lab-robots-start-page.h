/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-start-page.h"
#include "lab-statistics-frame.h"

G_BEGIN_DECLS

#define LAB_TYPE_ROBOTS_PICTURE (lab_robots_picture_get_type ())

G_DECLARE_FINAL_TYPE (LabRobotsPicture, lab_robots_picture, LAB, ROBOTS_PICTURE, AdwBin)

#define LAB_TYPE_ROBOTS_STATISTICS_PAGE (lab_robots_statistics_page_get_type ())

G_DECLARE_FINAL_TYPE (LabRobotsStatisticsPage, lab_robots_statistics_page, LAB,
                      ROBOTS_STATISTICS_PAGE, LabStatisticsFrame)

GtkWidget *lab_robots_random_page_new (void);

G_END_DECLS
