/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "lab-maze-run.h"
#include "lab-maze-view.h"

G_BEGIN_DECLS

G_DECLARE_FINAL_TYPE (LabMazeCounts, lab_maze_counts, LAB, MAZE_COUNTS, AdwBin)

#define LAB_TYPE_MAZE_LANE (lab_maze_lane_get_type ())

G_DECLARE_FINAL_TYPE (LabMazeLane, lab_maze_lane, LAB, MAZE_LANE, AdwBin)

/**
 * LabMazeLane:
 *
 * A maze in which one run is watched, below the name of its algorithm. Without a run, it shows a
 * finished maze.
 */
struct _LabMazeLane
{
  AdwBin parent_instance;

  GtkLabel *caption;
  LabMazeView *view;
  LabMazeRun *run;                  /* (nullable) */
  guint width;                      /* of the maze, in cells */
  const guint8 *heat;               /* (nullable): the levels of all cells */
  guint8 floors[LAB_N_MAZE_MARKS];  /* how the view shows each mark */
};

#define LAB_TYPE_MAZE_COUNTS (lab_maze_counts_get_type ())

void lab_maze_lane_set_run     (LabMazeLane   *self,
                                LabMazeRun    *run,
                                const LabMaze *maze);
void lab_maze_lane_go_to       (LabMazeLane   *self,
                                guint64        step);
void lab_maze_lane_set_heat    (LabMazeLane   *self,
                                const guint8  *levels);
void lab_maze_lane_set_caption (LabMazeLane   *self,
                                const char    *caption);
void lab_maze_counts_show      (LabMazeCounts *self,
                                LabMazeRun   **runs,
                                guint          n_runs);

G_END_DECLS
