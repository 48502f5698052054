/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "lab-maze-distances.h"
#include "lab-maze-run.h"
#include "lab-maze-view.h"

G_BEGIN_DECLS

#define LAB_TYPE_MAZE_LANE (lab_maze_lane_get_type ())

G_DECLARE_FINAL_TYPE (LabMazeLane, lab_maze_lane, LAB, MAZE_LANE, AdwBin)

LabMazeView *lab_maze_lane_get_view    (LabMazeLane            *self);
LabMazeRun  *lab_maze_lane_get_run     (LabMazeLane            *self);
void         lab_maze_lane_set_run     (LabMazeLane            *self,
                                        LabMazeRun             *run,
                                        const LabMaze          *maze);
void         lab_maze_lane_go_to       (LabMazeLane            *self,
                                        guint64                 step);
void         lab_maze_lane_set_heat    (LabMazeLane            *self,
                                        const LabMazeDistances *distances);
void         lab_maze_lane_set_caption (LabMazeLane            *self,
                                        const char             *caption);
void         lab_maze_lane_read_floors (guint                   row,
                                        guint                   column,
                                        guint                   n_cells,
                                        guint8                 *values,
                                        gpointer                data);

G_END_DECLS
