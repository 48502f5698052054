/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-plot.h"
#include "lab-robots-watch.h"

G_BEGIN_DECLS

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

void  lab_robots_layers_begin      (LabRobotsLayers       *self,
                                    LabRobotsWatch        *run);
void  lab_robots_layers_update     (LabRobotsLayers       *self,
                                    const LabRobotsWatch  *run);
int   lab_robots_layers_get_height (PangoContext          *text);
const char *
      lab_robots_layers_get_title  (const LabRobotsLayers *self);
void  lab_robots_layers_draw       (gconstpointer          data,
                                    const LabPlotTheme    *theme,
                                    PangoContext          *text,
                                    gboolean               rtl,
                                    cairo_t               *cr,
                                    int                    width,
                                    int                    height);
char *lab_robots_layers_describe   (const LabRobotsLayers *self);

G_END_DECLS
