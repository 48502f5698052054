/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-maze-generator.h"
#include "lab-maze.h"

G_BEGIN_DECLS

gboolean lab_maze_make_kruskal          (LabMaze         *maze,
                                         LabRandom       *random,
                                         LabMazeRecorder *recorder,
                                         GError         **error);
gboolean lab_maze_make_kruskal_in_tiles (LabMaze         *maze,
                                         guint            side_bits,
                                         LabRandom       *random,
                                         LabMazeRecorder *recorder,
                                         GError         **error);

G_END_DECLS
