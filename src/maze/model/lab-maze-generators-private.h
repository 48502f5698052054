/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-maze-generator.h"

G_BEGIN_DECLS

/* The generators. All replace the walls of @maze; those without an error need little memory, and a
 * maze from which no cell is left out. */

void     lab_maze_make_binary_tree   (LabMaze    *maze,
                                      LabRandom  *random);
void     lab_maze_make_sidewinder    (LabMaze    *maze,
                                      LabRandom  *random);
void     lab_maze_make_eller         (LabMaze    *maze,
                                      LabRandom  *random);
void     lab_maze_make_division      (LabMaze    *maze,
                                      LabRandom  *random);
gboolean lab_maze_make_kruskal       (LabMaze    *maze,
                                      LabRandom  *random,
                                      GError    **error);
gboolean lab_maze_make_exploration   (LabMaze    *maze,
                                      LabRandom  *random,
                                      GError    **error);
gboolean lab_maze_make_hunt_and_kill (LabMaze    *maze,
                                      LabRandom  *random,
                                      GError    **error);
gboolean lab_maze_make_wilson        (LabMaze    *maze,
                                      LabRandom  *random,
                                      GError    **error);
gboolean lab_maze_make_aldous_broder (LabMaze    *maze,
                                      LabRandom  *random,
                                      GError    **error);
gboolean lab_maze_make_prim          (LabMaze    *maze,
                                      LabRandom  *random,
                                      GError    **error);
gboolean lab_maze_make_growing_tree  (LabMaze    *maze,
                                      LabRandom  *random,
                                      GError    **error);
gboolean lab_maze_check_connected    (const LabMaze  *maze,
                                      GError        **error);

G_END_DECLS
