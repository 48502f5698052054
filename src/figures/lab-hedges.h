/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <cairo.h>

#include "lab-color.h"

G_BEGIN_DECLS

/**
 * LabGarden:
 * @has_cell: returns whether a path leads over a place, also for places outside of the maze
 * @has_wall: returns whether a hedge is below a place, or else to the right of it
 * @data: passed to the functions
 *
 * What a garden is like, whose places are in rows and columns.
 */
typedef struct
{
  gboolean (*has_cell) (gconstpointer data,
                        int           row,
                        int           column);
  gboolean (*has_wall) (gconstpointer data,
                        int           row,
                        int           column,
                        gboolean      below);
  gconstpointer data;
} LabGarden;

/**
 * LabGardenColors:
 * @floor: the path between the hedges
 * @floor_shade: every other cell of it, and its pebbles
 * @grass: small plants on the path
 * @shadow: the shadow of hedges
 * @hedge_dark: the lower side of a hedge
 * @hedge: a hedge
 * @hedge_light: its leaves in the light
 * @twig: twigs that are left of a hedge
 * @clear: whether edges must be strong, for high contrast
 *
 * The colors of a garden.
 */
typedef struct
{
  LabColor floor, floor_shade, grass, shadow;
  LabColor hedge_dark, hedge, hedge_light, twig;
  gboolean clear;
} LabGardenColors;

typedef struct _LabHedges LabHedges;

LabHedges *lab_hedges_new        (int                     size);
void       lab_hedges_free       (LabHedges              *self);
void       lab_hedges_draw_path  (const LabHedges        *self,
                                  cairo_t                *cr,
                                  const LabGarden        *garden,
                                  const LabGardenColors  *colors,
                                  cairo_rectangle_int_t   cells);
void       lab_hedges_draw_twigs (const LabHedges        *self,
                                  cairo_t                *cr,
                                  const LabGarden        *garden,
                                  const LabGarden        *before,
                                  const LabGardenColors  *colors,
                                  cairo_rectangle_int_t   cells);
void       lab_hedges_draw_walls (const LabHedges        *self,
                                  cairo_t                *cr,
                                  const LabGarden        *garden,
                                  const LabGardenColors  *colors,
                                  cairo_rectangle_int_t   cells);
double     lab_hedges_get_noise  (int                     row,
                                  int                     column,
                                  int                     what);

G_END_DECLS
