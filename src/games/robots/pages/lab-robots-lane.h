/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "lab-plot-view.h"
#include "lab-plot.h"
#include "lab-robots-board-view.h"
#include "lab-robots-levels.h"
#include "lab-robots-watch.h"
#include "lab-task.h"

G_BEGIN_DECLS

#define LAB_TYPE_ROBOTS_LANE (lab_robots_lane_get_type ())

G_DECLARE_FINAL_TYPE (LabRobotsLane, lab_robots_lane, LAB, ROBOTS_LANE, AdwBin)

/**
 * LabRobotsLayers:
 * @name: the name of the algorithm
 * @seen: how many states were found, by their moves
 * @open: how many of them wait
 * @n_layers: how many layers there are at the end of the search
 * @most: the largest layer at the end
 * @scale: how many states the highest bar means
 * @columns: for how many layers there is room
 * @is_shared: whether other searches beside it have the same scale and columns
 * @bound: no solution has fewer moves
 *
 * A figure: the states of a search by their moves, as bars.
 */
typedef struct
{
  const char *name;
  guint       seen[LAB_ROBOTS_WATCH_MAX_LAYERS];
  guint       open[LAB_ROBOTS_WATCH_MAX_LAYERS];
  guint       n_layers;
  guint       most;
  guint       scale;
  guint       columns;
  gboolean    is_shared;
  guint       bound;
} LabRobotsLayers;

#define LAB_ROBOTS_MAX_LANES 3

/**
 * LabRobotsWatchSetup:
 * @has_board: whether @board is there; otherwise it is made of @level
 * @board: the board
 * @level: the board to make
 * @algorithms: (array length=n_algorithms): how to solve it
 * @n_algorithms: how many algorithms there are
 *
 * What to record.
 */
typedef struct
{
  gboolean           has_board;
  LabRobotsBoard     board;
  LabRobotsLevel     level;
  LabRobotsAlgorithm algorithms[LAB_ROBOTS_MAX_LANES];
  guint              n_algorithms;
} LabRobotsWatchSetup;

/**
 * LabRobotsWatchJob:
 * @setup: what to record
 * @is_done: whether it was recorded; it is not if it was cancelled, or if no such board was found
 * @board: the board
 * @runs: the runs
 * @layers: the figure of each run
 *
 * The job of a #LabTask that records runs. Its progress is a #guint: about how many states were
 * expanded so far.
 */
typedef struct
{
  LabRobotsWatchSetup  setup;
  gboolean             is_done;
  LabRobotsBoard       board;
  LabRobotsWatch      *runs[LAB_ROBOTS_MAX_LANES];
  LabRobotsLayers      layers[LAB_ROBOTS_MAX_LANES];
} LabRobotsWatchJob;

/* The rows of counts. */
enum
{
  LAB_ROBOTS_ROW_EXPANDED,
  LAB_ROBOTS_ROW_GENERATED,
  LAB_ROBOTS_ROW_WAITING,
  LAB_ROBOTS_ROW_BOUND,
  LAB_N_ROBOTS_ROWS,
};

struct _LabRobotsLane
{
  AdwBin parent_instance;

  GtkLabel *caption;
  LabRobotsBoardView *view;
  GtkDrawingArea *scale;        /* what the colors mean */
  GtkLabel *none;
  GtkLabel *middle;
  GtkLabel *most;
  GtkLabel *sentence;
  LabPlotView *plot;
  GtkLabel *values[LAB_N_ROBOTS_ROWS];

  LabRobotsWatch *run;          /* (nullable) */
  LabRobotsLayers layers;
  gboolean is_first;            /* whether no other lane needs fewer steps */
  LabRobotsWatchSet set;
  guint robot;
  guint hottest;                /* how many states the darkest color means */
};

void lab_robots_lane_set_run   (LabRobotsLane         *self,
                                LabRobotsWatch        *run,
                                const LabRobotsLayers *layers,
                                gboolean               is_first);
void lab_robots_lane_show_step (LabRobotsLane         *self,
                                LabRobotsWatchSet      set,
                                guint                  robot,
                                guint                  hottest);
void lab_robots_layers_draw    (gconstpointer          data,
                                const LabPlotTheme    *theme,
                                PangoContext          *text,
                                gboolean               rtl,
                                cairo_t               *cr,
                                int                    width,
                                int                    height);
void lab_robots_watch_job_free (gpointer               job);
void lab_robots_watch_job_work (LabTask               *task,
                                gpointer               job);

G_END_DECLS
