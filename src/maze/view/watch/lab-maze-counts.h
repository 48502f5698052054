/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "lab-maze-run.h"

G_BEGIN_DECLS

#define LAB_TYPE_MAZE_COUNTS (lab_maze_counts_get_type ())

G_DECLARE_FINAL_TYPE (LabMazeCounts, lab_maze_counts, LAB, MAZE_COUNTS, AdwBin)

void lab_maze_counts_show (LabMazeCounts    *self,
                           LabMazeRun      **runs,
                           guint             n_runs);

G_END_DECLS
