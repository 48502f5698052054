/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-search-tree-shapes.h"

#define TRIANGLE_HEIGHT 1.72    /* for half of its width */
#define LEAF_HEIGHT 1.2

/* The shapes of search trees, in drawings and in their legend. */

/* Private helpers */

static void
trace_triangle (cairo_t  *cr,
                double    x,
                double    y,
                double    radius,
                gboolean  up)
{
  double half = radius * TRIANGLE_HEIGHT / 2;
  double direction = up ? 1 : -1;

  cairo_move_to (cr, x, y - direction * half);
  cairo_line_to (cr, x + radius, y + direction * half);
  cairo_line_to (cr, x - radius, y + direction * half);
  cairo_close_path (cr);
}

/* Public functions */

/**
 * lab_search_tree_shapes_trace_node:
 * @cr: a context
 * @x: the middle of the node
 * @y: the same
 * @radius: half of its width
 * @leaf: whether it is a leaf
 * @maximizes: whether the maximizing player moves there
 *
 * Adds the outline of a node to the path.
 */
void
lab_search_tree_shapes_trace_node (cairo_t  *cr,
                                   double    x,
                                   double    y,
                                   double    radius,
                                   gboolean  leaf,
                                   gboolean  maximizes)
{
  if (leaf)
    cairo_rectangle (cr, x - radius, y - radius * LEAF_HEIGHT / 2, 2 * radius,
                     LEAF_HEIGHT * radius);
  else
    trace_triangle (cr, x, y, radius, maximizes);
}

/** lab_search_tree_shapes_trace_ring: adds the ring around a current node to the path. */
void
lab_search_tree_shapes_trace_ring (cairo_t *cr,
                                   double   x,
                                   double   y,
                                   double   radius)
{
  cairo_new_sub_path (cr);
  cairo_arc (cr, x, y, radius, 0, 2 * G_PI);
}

/** lab_search_tree_shapes_draw_strike: draws the strokes through the edge of a cut branch. */
void
lab_search_tree_shapes_draw_strike (cairo_t *cr,
                                    double   x,
                                    double   y,
                                    double   size)
{
  for (int i = -1; i <= 1; i += 2)
    {
      cairo_move_to (cr, x - size, y + i * size * 0.35 + size * 0.45);
      cairo_line_to (cr, x + size, y + i * size * 0.35 - size * 0.45);
    }
  cairo_stroke (cr);
}

/**
 * lab_search_tree_shapes_draw_sign:
 * @sign: what to draw
 * @palette: the colors
 * @cr: where to draw
 * @width: the width
 * @height: the height
 *
 * Draws a sign for a legend.
 */
void
lab_search_tree_shapes_draw_sign (LabSearchTreeSign           sign,
                                  const LabSearchTreePalette *palette,
                                  cairo_t                    *cr,
                                  double                      width,
                                  double                      height)
{
  double x = width / 2, y = height / 2, radius = MIN (width, height) * 0.38;

  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_width (cr, 1.7);
  switch (sign)
    {
    case LAB_SEARCH_TREE_SIGN_MAX:
    case LAB_SEARCH_TREE_SIGN_MIN:
    case LAB_SEARCH_TREE_SIGN_LEAF:
      lab_search_tree_shapes_trace_node (cr, x, y, radius, sign == LAB_SEARCH_TREE_SIGN_LEAF,
                   sign == LAB_SEARCH_TREE_SIGN_MAX);
      lab_color_set_source (sign == LAB_SEARCH_TREE_SIGN_MAX ? palette->max_fill
                            : sign == LAB_SEARCH_TREE_SIGN_MIN ? palette->min_fill
                                                               : palette->leaf_fill, cr);
      cairo_fill_preserve (cr);
      lab_color_set_source (sign == LAB_SEARCH_TREE_SIGN_MAX ? palette->max_line
                            : sign == LAB_SEARCH_TREE_SIGN_MIN ? palette->min_line
                                                               : palette->leaf_line, cr);
      break;
    case LAB_SEARCH_TREE_SIGN_CURRENT:
      lab_search_tree_shapes_trace_ring (cr, x, y, radius);
      lab_color_set_source (palette->ring, cr);
      cairo_set_line_width (cr, 3);
      break;
    case LAB_SEARCH_TREE_SIGN_BEST:
    case LAB_SEARCH_TREE_SIGN_CUT:
    default:
      cairo_move_to (cr, x - radius, y - radius);
      cairo_line_to (cr, x + radius, y + radius);
      lab_color_set_source (sign == LAB_SEARCH_TREE_SIGN_BEST ? palette->max_line : palette->faint,
                            cr);
      cairo_set_line_width (cr, sign == LAB_SEARCH_TREE_SIGN_BEST ? 4 : 1.7);
    }
  cairo_stroke (cr);
  if (sign == LAB_SEARCH_TREE_SIGN_CUT)
    {
      lab_color_set_source (palette->cut, cr);
      cairo_set_line_width (cr, 2.2);
      lab_search_tree_shapes_draw_strike (cr, x, y, radius * 0.7);
    }
}
