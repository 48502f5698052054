/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <pango/pangocairo.h>

#include "lab-search-study.h"
#include "lab-search-tree-palette.h"

G_BEGIN_DECLS

/**
 * LabSearchTreeDrawing:
 * @study: what is drawn
 * @method: which search
 * @position: the number of its steps that were taken
 * @cursor: the selected node, which gets a frame, or %LAB_SEARCH_NODE_NONE
 * @zoom: 1 for the natural size
 * @height: the height that is visible; levels are farther apart if that makes use of it
 * @mirrored: whether children are in order from right to left, as text in Arabic
 * @font: the size of letters at the natural size, in pixels
 * @context: for texts
 * @palette: the colors
 *
 * A drawing of a search tree. Nodes where the maximizing player moves point up, the others down.
 * Far away, only shapes are drawn; closer, also the values, alpha and beta, and the moves.
 */
typedef struct
{
  const LabSearchStudy       *study;
  LabSearchMethod             method;
  guint                       position;
  guint                       cursor;
  double                      zoom;
  double                      height;
  gboolean                    mirrored;
  double                      font;
  PangoContext               *context;
  const LabSearchTreePalette *palette;
} LabSearchTreeDrawing;

void     lab_search_tree_drawing_get_size  (const LabSearchTreeDrawing *self,
                                            double                     *width,
                                            double                     *height);
void     lab_search_tree_drawing_get_place (const LabSearchTreeDrawing *self,
                                            guint                       node,
                                            double                     *x,
                                            double                     *y);
void     lab_search_tree_drawing_rescale   (const LabSearchTreeDrawing *self,
                                            double                      zoom,
                                            double                     *x,
                                            double                     *y);
double   lab_search_tree_drawing_get_reach (const LabSearchTreeDrawing *self);
guint    lab_search_tree_drawing_find      (const LabSearchTreeDrawing *self,
                                            double                      x,
                                            double                      y);
gboolean lab_search_tree_drawing_has_texts (const LabSearchTreeDrawing *self);
void     lab_search_tree_drawing_draw      (const LabSearchTreeDrawing *self,
                                            cairo_t                    *cr,
                                            const cairo_rectangle_t    *area);

G_END_DECLS
