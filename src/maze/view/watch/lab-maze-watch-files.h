/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "lab-maze.h"

G_BEGIN_DECLS

LabMaze *lab_maze_watch_files_read   (GFile          *file,
                                      GCancellable   *cancellable,
                                      GError        **error);
GBytes  *lab_maze_watch_files_format (const LabMaze  *maze,
                                      const char     *name,
                                      GError        **error);

G_END_DECLS
