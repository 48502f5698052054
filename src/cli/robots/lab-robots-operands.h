/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "lab-command.h"
#include "lab-robots-generator.h"
#include "lab-robots-solver.h"

G_BEGIN_DECLS

/**
 * LabRobotsLines:
 * @fd: what is read
 * @is_input: whether that is the standard input
 * @number: the number of the last line, from 1
 * @is_cut: whether this line was too long
 * @at: what of the buffer was read
 * @end: how much it has
 * @buffer: what comes next
 *
 * Reads lines with boards from the standard input or from a file. Empty lines, and lines that begin
 * with a number sign, are skipped.
 */
typedef struct
{
  int      fd;
  gboolean is_input;
  guint    number;
  gboolean is_cut;
  gsize    at;
  gsize    end;
  char     buffer[65536];
} LabRobotsLines;

gboolean lab_robots_operands_take_board   (const LabCommand        *command,
                                           const LabOptions        *options,
                                           guint                    max_more,
                                           LabRobotsLines         **lines,
                                           LabRobotsBoard          *board,
                                           guint                   *n_taken,
                                           GError                 **error);
gboolean lab_robots_operands_parse_line   (const LabOptions        *options,
                                           LabRobotsLines          *lines,
                                           const char              *line,
                                           LabRobotsBoard          *board,
                                           GError                 **error);
char    *lab_robots_operands_format_fault (guint                    number,
                                           const char              *message);
gboolean lab_robots_operands_parse_solver (const char              *word,
                                           LabRobotsAlgorithm      *algorithm,
                                           GError                 **error);
gboolean lab_robots_operands_read_search  (const LabOptions        *options,
                                           LabRobotsOptions        *search,
                                           GError                 **error);
void     lab_robots_lines_free            (LabRobotsLines          *self);
gboolean lab_robots_lines_next            (LabRobotsLines          *self,
                                           GCancellable            *cancellable,
                                           char                   **line,
                                           GError                 **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LabRobotsLines, lab_robots_lines_free)

G_END_DECLS
