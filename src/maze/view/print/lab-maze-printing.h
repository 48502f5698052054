/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-maze-sheet.h"
#include "lab-shell.h"

G_BEGIN_DECLS

GtkPageSetup *lab_maze_printing_create_setup (void);
void          lab_maze_printing_run          (LabMazeSheet  *sheet,
                                              const char    *name,
                                              LabShell      *shell);
gboolean      lab_maze_printing_export       (LabMazeSheet  *sheet,
                                              const char    *name,
                                              const char    *path,
                                              GError       **error);

G_END_DECLS
