/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "lab-maze-run.h"

G_BEGIN_DECLS

#define LAB_TYPE_MAZE_CODE (lab_maze_code_get_type ())

G_DECLARE_FINAL_TYPE (LabMazeCode, lab_maze_code, LAB, MAZE_CODE, AdwBin)

void lab_maze_code_set_algorithm (LabMazeCode      *self,
                                  LabMazeAlgorithm  algorithm);
void lab_maze_code_show_line     (LabMazeCode      *self,
                                  const LabMazeRun *run);

G_END_DECLS
