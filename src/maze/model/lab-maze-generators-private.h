/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-maze-recorder-private.h"

G_BEGIN_DECLS

/* The generators. All replace the walls of @maze; those without an error need little memory, and a
 * maze from which no cell is left out. Those with a recorder take down their steps in it, unless it
 * is %NULL. */

void     lab_maze_make_binary_tree   (LabMaze          *maze,
                                      LabRandom        *random,
                                      LabMazeRecorder  *recorder);
void     lab_maze_make_sidewinder    (LabMaze          *maze,
                                      LabRandom        *random,
                                      LabMazeRecorder  *recorder);
void     lab_maze_make_eller         (LabMaze          *maze,
                                      LabRandom        *random,
                                      LabMazeRecorder  *recorder);
void     lab_maze_make_division      (LabMaze          *maze,
                                      LabRandom        *random,
                                      LabMazeRecorder  *recorder);
gboolean lab_maze_make_kruskal       (LabMaze          *maze,
                                      LabRandom        *random,
                                      LabMazeRecorder  *recorder,
                                      GError          **error);
gboolean lab_maze_make_exploration   (LabMaze          *maze,
                                      LabRandom        *random,
                                      LabMazeRecorder  *recorder,
                                      GError          **error);
gboolean lab_maze_make_hunt_and_kill (LabMaze          *maze,
                                      LabRandom        *random,
                                      LabMazeRecorder  *recorder,
                                      GError          **error);
gboolean lab_maze_make_wilson        (LabMaze          *maze,
                                      LabRandom        *random,
                                      LabMazeRecorder  *recorder,
                                      GError          **error);
gboolean lab_maze_make_aldous_broder (LabMaze          *maze,
                                      LabRandom        *random,
                                      LabMazeRecorder  *recorder,
                                      GError          **error);
gboolean lab_maze_make_prim          (LabMaze          *maze,
                                      LabRandom        *random,
                                      LabMazeRecorder  *recorder,
                                      GError          **error);
gboolean lab_maze_make_growing_tree  (LabMaze          *maze,
                                      LabRandom        *random,
                                      LabMazeRecorder  *recorder,
                                      GError          **error);
void     lab_maze_record_binary_tree (const LabMaze    *maze,
                                      LabMazeRecorder  *recorder);
void     lab_maze_record_sidewinder  (const LabMaze    *maze,
                                      LabMazeRecorder  *recorder);
void     lab_maze_record_eller       (const LabMaze    *maze,
                                      LabMazeRecorder  *recorder);
gboolean lab_maze_check_connected    (const LabMaze    *maze,
                                      GError          **error);

G_END_DECLS
