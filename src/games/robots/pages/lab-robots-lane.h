/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "lab-plot-view.h"
#include "lab-plot.h"
#include "lab-robots-board-view.h"
#include "lab-robots-watch.h"

G_BEGIN_DECLS

#define LAB_TYPE_ROBOTS_LANE (lab_robots_lane_get_type ())

G_DECLARE_FINAL_TYPE (LabRobotsLane, lab_robots_lane, LAB, ROBOTS_LANE, AdwBin)

/**
 * LabRobotsLayers:
 * @run: (nullable): the search, whose current step is shown
 * @scale: how many states the highest bar means
 * @columns: for how many layers there is room
 * @is_shared: whether other searches beside it have the same scale and columns
 *
 * A figure: the states of a search by their moves, as bars.
 */
typedef struct
{
  LabRobotsWatch *run;
  guint           scale;
  guint           columns;
  gboolean        is_shared;
} LabRobotsLayers;

#define LAB_ROBOTS_MAX_LANES 3

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
  GtkLabel *values[4];          /* expanded, generated, and waiting states, and the bound */

  LabRobotsLayers layers;       /* has the run */
  gboolean is_first;            /* whether no other lane needs fewer steps */
};

void lab_robots_lane_set_run   (LabRobotsLane         *self,
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

G_END_DECLS
