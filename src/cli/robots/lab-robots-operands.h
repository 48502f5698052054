/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-command.h"
#include "lab-robots-lines.h"
#include "lab-robots-recipe.h"
#include "lab-robots-solver.h"

G_BEGIN_DECLS

gboolean lab_robots_operands_take_board   (const LabCommand      *command,
                                           const LabOptions      *options,
                                           guint                  max_more,
                                           LabRobotsLines       **lines,
                                           LabRobotsBoard        *board,
                                           guint                 *n_taken,
                                           GError               **error);
gboolean lab_robots_operands_parse_board  (const LabOptions      *options,
                                           const char            *text,
                                           LabRobotsBoard        *board,
                                           GError               **error);
gboolean lab_robots_operands_parse_line   (const LabOptions      *options,
                                           LabRobotsLines        *lines,
                                           const char            *line,
                                           LabRobotsBoard        *board,
                                           GError               **error);
char    *lab_robots_operands_format_fault (guint                  number,
                                           const char            *message);
gboolean lab_robots_operands_parse_solver (const char            *word,
                                           LabRobotsAlgorithm    *algorithm,
                                           GError               **error);
gboolean lab_robots_operands_read_size    (const char            *text,
                                           guint                 *size,
                                           GError               **error);
gboolean lab_robots_operands_read_sizes   (const char            *text,
                                           guint                 *sizes,
                                           guint                 *n_sizes,
                                           GError               **error);
gboolean lab_robots_operands_read_counts  (const char            *text,
                                           guint                 *counts,
                                           guint                 *n_counts,
                                           GError               **error);
gboolean lab_robots_operands_read_density (const char            *text,
                                           guint                 *density,
                                           GError               **error);
gboolean lab_robots_operands_read_search  (const LabOptions      *options,
                                           LabRobotsOptions      *search,
                                           GError               **error);

G_END_DECLS
