/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "lab-maze-comparison.h"

G_BEGIN_DECLS

#define LAB_TYPE_MAZE_COMPARE_SETUP (lab_maze_compare_setup_get_type ())

G_DECLARE_FINAL_TYPE (LabMazeCompareSetup, lab_maze_compare_setup, LAB, MAZE_COMPARE_SETUP, AdwBin)

gboolean lab_maze_compare_setup_get (LabMazeCompareSetup    *self,
                                     LabMazeComparisonSetup *setup);

G_END_DECLS
