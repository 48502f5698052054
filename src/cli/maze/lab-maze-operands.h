/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-command.h"
#include "lab-maze-generator.h"
#include "lab-maze-solver.h"

G_BEGIN_DECLS

GBytes  *lab_maze_operands_read            (const char       *path,
                                            GError          **error);
gboolean lab_maze_operands_parse_generator (const char       *word,
                                            LabMazeGenerator *generator,
                                            GError          **error);
gboolean lab_maze_operands_parse_braid     (const LabOptions *options,
                                            guint            *percent,
                                            GError          **error);
gboolean lab_maze_operands_parse_solver    (const char       *word,
                                            LabMazeSolver    *solver,
                                            GError          **error);

G_END_DECLS
