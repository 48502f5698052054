/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-code-view.h"
#include "lab-maze-run.h"

G_BEGIN_DECLS

void lab_maze_code_set_algorithm (LabCodeView      *view,
                                  LabMazeAlgorithm  algorithm);
void lab_maze_code_show_line     (LabCodeView      *view,
                                  const LabMazeRun *run);

G_END_DECLS
