/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "lab-maze.h"

G_BEGIN_DECLS

/** LAB_MAZE_UNREACHABLE: the level of a cell that cannot be reached, or that is left out. */
#define LAB_MAZE_UNREACHABLE 255

/** LAB_MAZE_MAX_LEVEL: the highest level of a cell that can be reached. */
#define LAB_MAZE_MAX_LEVEL 254

/**
 * LabMazeDistances:
 *
 * How far each cell of a maze is from one of them, for a heat map: a level from 0 (near) to
 * %LAB_MAZE_MAX_LEVEL (far) for each cell. Levels take one byte for each cell.
 */
typedef struct _LabMazeDistances LabMazeDistances;

LabMazeDistances *lab_maze_distances_new          (const LabMaze           *maze,
                                                   LabMazeCell              start,
                                                   GCancellable            *cancellable,
                                                   GError                 **error);
void              lab_maze_distances_free         (LabMazeDistances        *self);
const guint8     *lab_maze_distances_get_levels   (const LabMazeDistances  *self);
guint8            lab_maze_distances_get_level    (const LabMazeDistances  *self,
                                                   LabMazeCell              cell);
guint64           lab_maze_distances_get_farthest (const LabMazeDistances  *self,
                                                   LabMazeCell             *cell);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LabMazeDistances, lab_maze_distances_free)

G_END_DECLS
