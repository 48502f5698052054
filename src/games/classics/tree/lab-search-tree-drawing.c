/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-search-tree-drawing.h"

#include <math.h>

#include "lab-search-tree-item.h"
#include "lab-search-tree-shapes.h"

/* Lengths in sizes of a letter, at the natural size. */
#define LEVEL 6.6               /* between levels */
#define MIN_LEVEL_ZOOM 0.35     /* far away, levels do not come closer than at this zoom */
#define MAX_STRETCH 1.7         /* how much farther levels can be */
#define MIN_STRETCH_ZOOM 0.8    /* far away, levels can be as far as at this zoom */
#define MARGIN 2.4
#define RING 2.3

/* Lengths in pixels. */
#define MIN_TEXT 9              /* the size of letters that can still be read */
#define MIN_RING 7
#define CROWDED 2               /* nodes that are closer look like one */

/* Private helpers: geometry */

static double
get_pitch (const LabSearchTreeDrawing *self)
{
  return LAB_SEARCH_TREE_PITCH * self->font * self->zoom;
}

static double
get_margin (const LabSearchTreeDrawing *self)
{
  return MARGIN * self->font * (1 + CLAMP (self->zoom, 0, 1));
}

static double
get_width (const LabSearchTreeDrawing *self)
{
  return 2 * get_margin (self)
         + lab_search_tree_layout_get_width (self->study->layout) * get_pitch (self);
}

/* Converts a place of the layout to one of the drawing, which can be mirrored, or back. */
static double
mirror (const LabSearchTreeDrawing *self,
        double                      x)
{
  return self->mirrored ? lab_search_tree_layout_get_width (self->study->layout) - x : x;
}

static double
get_level_height (const LabSearchTreeDrawing *self)
{
  guint n_gaps = lab_search_tree_layout_get_n_levels (self->study->layout) - 1;
  double least = LEVEL * self->font * MAX (self->zoom, MIN_LEVEL_ZOOM);

  if (n_gaps == 0)
    return least;
  return CLAMP ((self->height - 2 * get_margin (self)) / n_gaps, least,
                MAX_STRETCH * LEVEL * self->font * MAX (self->zoom, MIN_STRETCH_ZOOM));
}

/* Returns the node of the last step. */
static guint
get_current (const LabSearchTreeDrawing *self)
{
  return lab_search_trace_get_current (self->study->traces[self->method], self->position);
}

static void
draw_marks (const LabSearchTreeDrawing *self,
            cairo_t                    *cr)
{
  guint current = get_current (self);
  double radius = lab_search_tree_drawing_get_reach (self);
  double x, y;

  if (current != LAB_SEARCH_NODE_NONE)
    {
      lab_search_tree_drawing_get_place (self, current, &x, &y);
      lab_search_tree_shapes_trace_ring (cr, x, y, radius);
      lab_color_set_source (self->palette->ring, cr);
      cairo_set_line_width (cr, CLAMP (4 * self->zoom, 2.5, 5));
      cairo_stroke (cr);
    }
  if (self->cursor != LAB_SEARCH_NODE_NONE)
    {
      lab_search_tree_drawing_get_place (self, self->cursor, &x, &y);
      cairo_rectangle (cr, x - radius - 3, y - radius - 3, 2 * radius + 6, 2 * radius + 6);
      lab_color_set_source (self->palette->focus, cr);
      cairo_set_line_width (cr, 2);
      cairo_stroke (cr);
    }
}

/* Private helpers: levels */

/* Returns how far a node is from the side where levels begin, the right one in a mirrored drawing.
 * In this direction, the nodes of a level are in order. */
static double
get_x (const LabSearchTreeDrawing *self,
       guint                       node)
{
  return get_margin (self)
         + lab_search_tree_layout_get_x (self->study->layout, node) * get_pitch (self);
}

static void
draw_branch (const LabSearchTreeDrawing *self,
             cairo_t                    *cr,
             const LabSearchTreeItem    *child,
             const LabSearchTreeItem    *parent)
{
  lab_search_tree_item_draw_edge (child, parent, self, cr);
  if (lab_search_tree_drawing_has_texts (self))
    lab_search_tree_item_draw_move (child, parent, self, cr);
}

/* A part of the nodes of a level. */
typedef struct
{
  const guint *nodes;
  guint n_nodes;
} Level;

/* Returns the place of the first node of a level whose edge to its parent ends after @x. As edges
 * do not cross, the ends are in order. */
static guint
find_first (const LabSearchTreeDrawing *self,
            const Level                *level,
            double                      x)
{
  guint low = 0, high = level->n_nodes;

  while (low < high)
    {
      guint middle = (low + high) / 2;
      guint parent = lab_search_tree_get_parent (self->study->tree, level->nodes[middle]);
      double at = get_x (self, level->nodes[middle]);

      if (parent != LAB_SEARCH_NODE_NONE)
        at = MAX (at, get_x (self, parent));
      if (at < x)
        low = middle + 1;
      else
        high = middle;
    }
  return low;
}

/* Draws the edges to the nodes of a level in an area, or the nodes themselves. Of those that look
 * like one, only the first is drawn. */
static void
draw_level (const LabSearchTreeDrawing *self,
            cairo_t                    *cr,
            guint                       number,
            const cairo_rectangle_t    *area,
            gboolean                    edges)
{
  double reach = get_pitch (self) + lab_search_tree_item_get_radius (self);
  double start = self->mirrored ? get_width (self) - area->x - area->width : area->x;
  double end = start + area->width + reach;
  double last = -INFINITY, last_parent = -INFINITY;
  LabSearchTreeItem parent = { .node = LAB_SEARCH_NODE_NONE };
  Level level;

  level.nodes = lab_search_tree_layout_get_level (self->study->layout, number, &level.n_nodes);
  for (guint i = find_first (self, &level, start - reach); i < level.n_nodes; i++)
    {
      guint above = lab_search_tree_get_parent (self->study->tree, level.nodes[i]);
      double x = get_x (self, level.nodes[i]);
      double parent_x = number > 0 ? get_x (self, above) : x;
      LabSearchTreeItem item;

      if (MIN (x, parent_x) > end)
        break;
      if (x < last + CROWDED && (!edges || parent_x < last_parent + CROWDED))
        continue;
      last = x;
      last_parent = parent_x;
      lab_search_tree_item_init (&item, self, level.nodes[i]);
      if (edges && above != parent.node)
        lab_search_tree_item_init (&parent, self, above);
      if (edges)
        draw_branch (self, cr, &item, &parent);
      else
        lab_search_tree_item_draw_node (&item, self, cr);
    }
}

/* Draws the current node and those above it once more: from afar, they can be left out. */
static void
draw_path (const LabSearchTreeDrawing *self,
           cairo_t                    *cr)
{
  guint node = get_current (self);

  if (node == LAB_SEARCH_NODE_NONE || get_pitch (self) > MIN_RING)
    return;
  for (; node != 0; node = lab_search_tree_get_parent (self->study->tree, node))
    {
      LabSearchTreeItem item, parent;

      lab_search_tree_item_init (&item, self, node);
      lab_search_tree_item_init (&parent, self, item.parent);
      lab_search_tree_item_draw_edge (&item, &parent, self, cr);
      lab_search_tree_item_draw_node (&item, self, cr);
    }
}

/* Draws alpha and beta of the nodes that the search is in: the current node and those above it. */
static void
draw_windows (const LabSearchTreeDrawing *self,
              cairo_t                    *cr)
{
  guint node = get_current (self);

  for (; node != LAB_SEARCH_NODE_NONE; node = lab_search_tree_get_parent (self->study->tree, node))
    {
      LabSearchTreeItem item;

      lab_search_tree_item_init (&item, self, node);
      /* Those of a leaf are the same as its parent's, and its neighbors are close. */
      if (item.state.progress == LAB_SEARCH_PROGRESS_OPEN && !item.is_leaf)
        lab_search_tree_item_draw_window (&item, self, cr);
    }
}

/* Public functions */

/**
 * lab_search_tree_drawing_get_size:
 * @self: a drawing
 * @width: (out): its width, in pixels
 * @height: (out): its height
 *
 * Gets the size of the whole tree.
 */
void
lab_search_tree_drawing_get_size (const LabSearchTreeDrawing *self,
                                  double                     *width,
                                  double                     *height)
{
  const LabSearchTreeLayout *layout = self->study->layout;

  *width = get_width (self);
  *height = 2 * get_margin (self)
            + (lab_search_tree_layout_get_n_levels (layout) - 1) * get_level_height (self);
}

/**
 * lab_search_tree_drawing_get_place:
 * @self: a drawing
 * @node: a node
 * @x: (out): the middle of the node, in pixels from the left edge of the drawing
 * @y: (out): the same from its top edge
 *
 * Gets where a node is.
 */
void
lab_search_tree_drawing_get_place (const LabSearchTreeDrawing *self,
                                   guint                       node,
                                   double                     *x,
                                   double                     *y)
{
  const LabSearchTreeLayout *layout = self->study->layout;

  *x = get_margin (self)
       + mirror (self, lab_search_tree_layout_get_x (layout, node)) * get_pitch (self);
  *y = get_margin (self)
       + lab_search_tree_layout_get_depth (layout, node) * get_level_height (self);
}

/**
 * lab_search_tree_drawing_rescale:
 * @self: a drawing
 * @zoom: another zoom
 * @x: (inout): a point of the drawing; the same point at that zoom
 * @y: (inout): the same
 *
 * Converts a point to another zoom.
 */
void
lab_search_tree_drawing_rescale (const LabSearchTreeDrawing *self,
                                 double                      zoom,
                                 double                     *x,
                                 double                     *y)
{
  LabSearchTreeDrawing other = *self;

  other.zoom = zoom;
  *x = get_margin (&other) + (*x - get_margin (self)) / get_pitch (self) * get_pitch (&other);
  *y = get_margin (&other)
       + (*y - get_margin (self)) / get_level_height (self) * get_level_height (&other);
}

/** lab_search_tree_drawing_get_reach: returns how far the marks of a node reach from its middle, in
 * pixels. */
double
lab_search_tree_drawing_get_reach (const LabSearchTreeDrawing *self)
{
  return MAX (RING * self->font * self->zoom, MIN_RING);
}

/**
 * lab_search_tree_drawing_find:
 * @self: a drawing
 * @x: a point
 * @y: a point
 *
 * Returns: the node at that point, or %LAB_SEARCH_NODE_NONE
 */
guint
lab_search_tree_drawing_find (const LabSearchTreeDrawing *self,
                              double                      x,
                              double                      y)
{
  const LabSearchTreeLayout *layout = self->study->layout;
  double level = round ((y - get_margin (self)) / get_level_height (self));
  double reach = lab_search_tree_drawing_get_reach (self);
  double node_x, node_y;
  guint node;

  if (level < 0 || level >= lab_search_tree_layout_get_n_levels (layout))
    return LAB_SEARCH_NODE_NONE;
  node = lab_search_tree_layout_find (
      layout, (guint) level, mirror (self, (x - get_margin (self)) / get_pitch (self)));
  lab_search_tree_drawing_get_place (self, node, &node_x, &node_y);
  return fabs (x - node_x) <= reach && fabs (y - node_y) <= reach ? node : LAB_SEARCH_NODE_NONE;
}

/** lab_search_tree_drawing_has_texts: returns whether the texts are large enough to be drawn. */
gboolean
lab_search_tree_drawing_has_texts (const LabSearchTreeDrawing *self)
{
  return self->font * self->zoom >= MIN_TEXT;
}

/**
 * lab_search_tree_drawing_draw:
 * @self: a drawing
 * @cr: where to draw, with the top left corner of the whole tree at the origin
 * @area: the part that is visible
 *
 * Draws what is visible. The time does not depend on the rest of the tree.
 */
void
lab_search_tree_drawing_draw (const LabSearchTreeDrawing *self,
                              cairo_t                    *cr,
                              const cairo_rectangle_t    *area)
{
  double height, above;
  guint n_levels, first, end;

  g_return_if_fail (self != NULL && cr != NULL && area != NULL);

  height = get_level_height (self);
  n_levels = lab_search_tree_layout_get_n_levels (self->study->layout);
  above = floor ((area->y - get_margin (self) - height) / height);
  first = (guint) CLAMP (above, 0, n_levels);
  end = (guint) CLAMP (above + area->height / height + 4, 0, n_levels);
  lab_color_set_source (self->palette->paper, cr);
  cairo_rectangle (cr, area->x, area->y, area->width, area->height);
  cairo_fill (cr);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  for (guint level = MAX (first, 1); level < end; level++)
    draw_level (self, cr, level, area, TRUE);
  for (guint level = first; level < end; level++)
    draw_level (self, cr, level, area, FALSE);
  draw_path (self, cr);
  draw_marks (self, cr);
  if (self->method == LAB_SEARCH_METHOD_ALPHABETA && lab_search_tree_drawing_has_texts (self))
    draw_windows (self, cr);
}
