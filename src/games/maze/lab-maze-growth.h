/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-maze-generator.h"
#include "lab-random.h"

G_BEGIN_DECLS

gboolean lab_maze_check_connected (const LabMaze   *maze,
                                   GError         **error);
gboolean lab_maze_grow            (LabMaze         *maze,
                                   LabMazeGenerator generator,
                                   LabRandom       *random,
                                   LabMazeRecorder *recorder,
                                   GError         **error);

G_END_DECLS
