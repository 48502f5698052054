/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "lab-robots-comparison-plot.h"

G_BEGIN_DECLS

void  lab_robots_compare_fill_sizes      (AdwComboRow               *row,
                                          const LabRobotsComparison *comparison);
void  lab_robots_compare_fill_robots     (AdwComboRow               *row,
                                          const LabRobotsComparison *comparison);
char *lab_robots_compare_format_row      (GStrv                      headings,
                                          GStrv                      numbers);
char *lab_robots_compare_describe_figure (const LabRobotsComparison *comparison,
                                          LabRobotsFigure            figure,
                                          LabRobotsKind              kind);

G_END_DECLS
