/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "lab-maze-comparison.h"

G_BEGIN_DECLS

#define LAB_TYPE_MAZE_COMPARE_RESULTS (lab_maze_compare_results_get_type ())

G_DECLARE_FINAL_TYPE (LabMazeCompareResults, lab_maze_compare_results, LAB, MAZE_COMPARE_RESULTS,
                      AdwBin)

void        lab_maze_compare_results_show (LabMazeCompareResults   *self,
                                           const LabMazeComparison *comparison);
const char *lab_maze_compare_results_get_text
                                          (LabMazeCompareResults   *self);

G_END_DECLS
