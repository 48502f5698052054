/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "lab-robots-comparison.h"

G_BEGIN_DECLS

#define LAB_TYPE_ROBOTS_COMPARE_RESULTS (lab_robots_compare_results_get_type ())

G_DECLARE_FINAL_TYPE (LabRobotsCompareResults, lab_robots_compare_results, LAB,
                      ROBOTS_COMPARE_RESULTS, AdwBin)

void          lab_robots_compare_results_show     (LabRobotsCompareResults   *self,
                                                   const LabRobotsComparison *comparison);
LabRobotsKind lab_robots_compare_results_get_kind (LabRobotsCompareResults   *self);
const char   *lab_robots_compare_results_get_text (LabRobotsCompareResults   *self);

G_END_DECLS
