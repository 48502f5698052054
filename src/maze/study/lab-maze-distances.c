/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#pragma GCC diagnostic ignored "-Wunused-parameter"

#include "lab-maze-distances.h"

struct _LabMazeDistances { guint8 *levels; guint width; };

LabMazeDistances *lab_maze_distances_new (const LabMaze *maze, LabMazeCell start, GCancellable *cancellable, GError **error)
{
  LabMazeDistances *self = g_new0 (LabMazeDistances, 1);
  self->width = lab_maze_get_width (maze);
  self->levels = g_new0 (guint8, (gsize) self->width * lab_maze_get_height (maze));
  return self;
}
void lab_maze_distances_free (LabMazeDistances *self) { g_free (self->levels); g_free (self); }
const guint8 *lab_maze_distances_get_levels (const LabMazeDistances *self) { return self->levels; }
guint8 lab_maze_distances_get_level (const LabMazeDistances *self, LabMazeCell cell) { return self->levels[(gsize) cell.row * self->width + cell.column]; }
guint64 lab_maze_distances_get_farthest (const LabMazeDistances *self, LabMazeCell *cell) { *cell = (LabMazeCell) { 0, 0 }; return 0; }
