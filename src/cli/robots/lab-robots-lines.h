/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/** LAB_ROBOTS_LINES_MAX: the longest line, in bytes; the text of the largest board has 1100. */
#define LAB_ROBOTS_LINES_MAX 4000

/**
 * LabRobotsLines:
 *
 * Reads lines with boards from the standard input or from a file. Empty lines, and lines that begin
 * with a number sign, are skipped.
 */
typedef struct _LabRobotsLines LabRobotsLines;

LabRobotsLines *lab_robots_lines_open       (const char      *name,
                                             GError         **error);
void            lab_robots_lines_free       (LabRobotsLines  *self);
gboolean        lab_robots_lines_next       (LabRobotsLines  *self,
                                             GCancellable    *cancellable,
                                             char           **line,
                                             GError         **error);
gboolean        lab_robots_lines_check      (LabRobotsLines  *self,
                                             GError         **error);
guint           lab_robots_lines_get_number (LabRobotsLines  *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LabRobotsLines, lab_robots_lines_free)

G_END_DECLS
