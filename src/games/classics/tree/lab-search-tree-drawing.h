/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <pango/pangocairo.h>

#include "lab-color.h"
#include "lab-search-study.h"
#include "lab-style.h"

G_BEGIN_DECLS

/**
 * LabSearchTreePalette:
 * @paper: the ground
 * @ink: texts, and the edges of nodes that the search has entered
 * @faint: what the search has not entered
 * @fill: of nodes, by %LAB_SEARCH_TREE_SIGN_MAX, %LAB_SEARCH_TREE_SIGN_MIN, and
 *   %LAB_SEARCH_TREE_SIGN_LEAF
 * @line: their outlines; for inner nodes also the edge to the best child
 * @ring: the ring around the current node
 * @focus: the frame around the selected node
 * @cut: the strokes through a cut branch
 *
 * The colors of a search tree.
 */
typedef struct
{
  LabColor paper, ink, faint;
  LabColor fill[3], line[3];
  LabColor ring, focus, cut;
} LabSearchTreePalette;

extern const LabSearchTreePalette lab_search_tree_palettes[LAB_N_STYLES];

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
 * Nodes that have no room for letters are only shapes; others have their values, alpha and beta,
 * and the moves that lead to them.
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

/**
 * LabSearchTreeSign:
 * @LAB_SEARCH_TREE_SIGN_MAX: a node where the maximizing player moves
 * @LAB_SEARCH_TREE_SIGN_MIN: a node where the minimizing player moves
 * @LAB_SEARCH_TREE_SIGN_LEAF: a leaf
 * @LAB_SEARCH_TREE_SIGN_CURRENT: the current node
 * @LAB_SEARCH_TREE_SIGN_BEST: the edge to the best child
 * @LAB_SEARCH_TREE_SIGN_CUT: the edge of a cut branch
 *
 * What a legend explains.
 */
typedef enum
{
  LAB_SEARCH_TREE_SIGN_MAX,
  LAB_SEARCH_TREE_SIGN_MIN,
  LAB_SEARCH_TREE_SIGN_LEAF,
  LAB_SEARCH_TREE_SIGN_CURRENT,
  LAB_SEARCH_TREE_SIGN_BEST,
  LAB_SEARCH_TREE_SIGN_CUT,
} LabSearchTreeSign;

void                        lab_search_tree_drawing_get_size
                                                        (const LabSearchTreeDrawing *self,
                                                         double                     *width,
                                                         double                     *height);
void                        lab_search_tree_drawing_get_place
                                                        (const LabSearchTreeDrawing *self,
                                                         guint                       node,
                                                         double                     *x,
                                                         double                     *y);
void                        lab_search_tree_drawing_rescale
                                                        (const LabSearchTreeDrawing *self,
                                                         double                      zoom,
                                                         double                     *x,
                                                         double                     *y);
double                      lab_search_tree_drawing_get_reach
                                                        (const LabSearchTreeDrawing *self,
                                                         guint                       node);
guint                       lab_search_tree_drawing_find
                                                        (const LabSearchTreeDrawing *self,
                                                         double                      x,
                                                         double                      y);
void                        lab_search_tree_drawing_draw
                                                        (const LabSearchTreeDrawing *self,
                                                         cairo_t                    *cr,
                                                         const cairo_rectangle_t    *area);
void                        lab_search_tree_shapes_draw_sign
                                                        (LabSearchTreeSign           sign,
                                                         const LabSearchTreePalette *palette,
                                                         cairo_t                    *cr,
                                                         double                      width,
                                                         double                      height);

G_END_DECLS
