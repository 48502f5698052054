/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-start-page.h"
#include "lab-statistics-section.h"

G_BEGIN_DECLS

#define LAB_TYPE_ROBOTS_PICTURE (lab_robots_picture_get_type ())

G_DECLARE_FINAL_TYPE (LabRobotsPicture, lab_robots_picture, LAB, ROBOTS_PICTURE, AdwBin)

/** lab_robots_statistics: the levels, the stars, the other puzzles, how good the solutions were,
 * and who has won how many parties. */
extern const LabStatistics lab_robots_statistics;

GtkWidget *lab_robots_random_page_new (void);

G_END_DECLS
