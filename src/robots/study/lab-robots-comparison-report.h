/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-robots-comparison.h"

G_BEGIN_DECLS

GStrv lab_robots_comparison_list_headings  (void);
GStrv lab_robots_comparison_list_numbers   (const LabRobotsTally      *tally);
char *lab_robots_comparison_format_seconds (double                     seconds);
char *lab_robots_comparison_format_moves   (double                     moves);
char *lab_robots_comparison_format_kind    (LabRobotsKind              kind);
char *lab_robots_comparison_format_title   (const LabRobotsComparison *self);
GStrv lab_robots_comparison_list_notes     (const LabRobotsComparison *self,
                                            LabRobotsKind              kind);
char *lab_robots_comparison_format_table   (const LabRobotsComparison *self);
char *lab_robots_comparison_format_csv     (const LabRobotsComparison *self);
char *lab_robots_comparison_format_json    (const LabRobotsComparison *self);

G_END_DECLS
