/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "lab-experiment-page.h"
#include "lab-robots-comparison.h"

G_BEGIN_DECLS

#define LAB_TYPE_ROBOTS_COMPARE_RESULTS (lab_robots_compare_results_get_type ())

G_DECLARE_FINAL_TYPE (LabRobotsCompareResults, lab_robots_compare_results, LAB,
                      ROBOTS_COMPARE_RESULTS, AdwBin)

#define LAB_TYPE_ROBOTS_COMPARE_SETUP (lab_robots_compare_setup_get_type ())

G_DECLARE_FINAL_TYPE (LabRobotsCompareSetup, lab_robots_compare_setup, LAB, ROBOTS_COMPARE_SETUP,
                      AdwBin)

GtkWidget *lab_robots_compare_page_new  (LabFamily                *family);
gboolean   lab_robots_compare_setup_get (LabRobotsCompareSetup    *self,
                                         LabRobotsComparisonSetup *setup);

G_END_DECLS
