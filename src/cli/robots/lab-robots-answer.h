/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-robots-solver.h"

G_BEGIN_DECLS

char *lab_robots_answer_format_moves  (const LabRobotsSolution *solution,
                                       guint                    i);
char *lab_robots_answer_format_number (const LabRobotsSolution *solution,
                                       const LabRobotsOptions  *search);
char *lab_robots_answer_format_line   (const LabRobotsSolution *solution,
                                       const LabRobotsOptions  *search);
char *lab_robots_answer_format_json   (const LabRobotsSolution *solution,
                                       const LabRobotsBoard    *board,
                                       const LabRobotsOptions  *search,
                                       const char              *separator);
char *lab_robots_answer_describe_progress
                                      (const LabRobotsProgress *progress);

G_END_DECLS
