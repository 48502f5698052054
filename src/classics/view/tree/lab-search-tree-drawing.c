/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-search-tree-drawing.h"

#include <math.h>

#include "lab-search-tree-shapes.h"

/* Lengths in sizes of a letter, at the natural size. */
#define PITCH 4.8               /* between siblings */
#define LEVEL 6.6               /* between levels */
#define MIN_LEVEL_ZOOM 0.35     /* far away, levels do not come closer than at this zoom */
#define MAX_STRETCH 1.7         /* how much farther levels can be */
#define MIN_STRETCH_ZOOM 0.8    /* far away, levels can be as far as at this zoom */
#define MARGIN 2.4
#define INNER 1.8               /* half the width of an inner node */
#define RING 2.3
#define LEAF 0.86               /* half the width of a leaf, for that of an inner node */
#define VALUE_SIZE 0.84
#define LABEL_SIZE 0.8
#define WINDOW_SIZE 0.8
#define EDGE_LABEL_AT 0.64      /* along the edge */
#define STRIKE_AT 0.36

/* Lengths in pixels. */
#define MIN_TEXT 7.5            /* smaller letters cannot be read */
#define MIN_NODE 1.5
#define MIN_RING 7
#define CROWDED 0.75            /* nodes that are closer look like one */

#define ALPHA "\316\261"
#define BETA "\316\262"
#define AT_MOST "\342\211\244"
#define AT_LEAST "\342\211\245"

/* A node that is being drawn. */
typedef struct
{
  guint node;
  guint parent;
  gboolean is_leaf;
  gboolean maximizes;
  double x;
  double y;
  LabSearchNodeState state;
} Item;

/* Private helpers: geometry */

static double
get_pitch (const LabSearchTreeDrawing *self)
{
  return PITCH * self->font * self->zoom;
}

static double
get_margin (const LabSearchTreeDrawing *self)
{
  return MARGIN * self->font * (1 + CLAMP (self->zoom, 0, 1));
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

/* Returns half the width of an inner node. */
static double
get_radius (const LabSearchTreeDrawing *self)
{
  return MAX (INNER * self->font * self->zoom, MIN_NODE);
}

static gboolean
is_leaf (const LabSearchTreeDrawing *self,
         guint                       node)
{
  guint n_children;

  return lab_search_tree_get_children (self->study->tree, node, &n_children) == NULL;
}

static void
get_item (const LabSearchTreeDrawing *self,
          guint                       node,
          Item                       *item)
{
  const LabSearchStudy *study = self->study;

  item->node = node;
  item->parent = lab_search_tree_get_parent (study->tree, node);
  item->is_leaf = is_leaf (self, node);
  item->maximizes = lab_search_tree_get_maximizes (study->tree, node);
  lab_search_tree_drawing_get_place (self, node, &item->x, &item->y);
  lab_search_trace_get_state (study->traces[self->method], node, self->position, &item->state);
}

/* Returns the node of the last step. */
static guint
get_current (const LabSearchTreeDrawing *self)
{
  LabSearchStep step;

  if (self->position == 0)
    return LAB_SEARCH_NODE_NONE;
  lab_search_trace_get_step (self->study->traces[self->method], self->position - 1, &step);
  return step.node;
}

/* Returns whether the search cuts the branch of @item itself, not one above it. */
static gboolean
is_cut_here (const LabSearchTreeDrawing *self,
             const Item                 *item)
{
  return item->state.progress == LAB_SEARCH_PROGRESS_PRUNED
         && lab_search_trace_is_visited (self->study->traces[self->method], item->parent);
}

/* Private helpers: texts */

/* Draws a text with its middle at a point, at most @width wide. On @ground, if there is one. */
static void
draw_text (const LabSearchTreeDrawing *self,
           cairo_t                    *cr,
           const char                 *text,
           double                      x,
           double                      y,
           double                      size,
           double                      width,
           const LabColor             *color,
           const LabColor             *ground)
{
  g_autoptr (PangoLayout) layout = pango_layout_new (self->context);
  PangoFontDescription *font;
  double scale, text_width, text_height;
  int layout_width, layout_height;

  font = pango_font_description_copy (pango_context_get_font_description (self->context));
  pango_font_description_set_absolute_size (font, size * self->font * self->zoom * PANGO_SCALE);
  pango_layout_set_font_description (layout, font);
  pango_font_description_free (font);
  pango_layout_set_text (layout, text, -1);
  pango_layout_get_size (layout, &layout_width, &layout_height);
  text_width = (double) layout_width / PANGO_SCALE;
  text_height = (double) layout_height / PANGO_SCALE;
  scale = text_width > width ? width / text_width : 1;

  cairo_save (cr);
  cairo_translate (cr, x - scale * text_width / 2, y - scale * text_height / 2);
  cairo_scale (cr, scale, scale);
  if (ground != NULL)
    {
      lab_color_set_source (*ground, cr);
      cairo_rectangle (cr, -2, 0, text_width + 4, text_height);
      cairo_fill (cr);
    }
  lab_color_set_source (*color, cr);
  pango_cairo_show_layout (cr, layout);
  cairo_restore (cr);
}

/* Returns what is written in a node: a leaf always has its score, another node its value as far as
 * it is known. */
static char *
format_node (const LabSearchTreeDrawing *self,
             const Item                 *item)
{
  const LabSearchStudy *study = self->study;
  g_autofree char *value = NULL;
  LabBound bound;

  if (item->is_leaf)
    return lab_search_study_format_value (study,
                                          lab_search_tree_get_score (study->tree, item->node));
  if (item->state.best == LAB_SEARCH_NODE_NONE
      && item->state.progress != LAB_SEARCH_PROGRESS_DONE)
    return NULL;
  value = lab_search_study_format_value (study, item->state.value);
  bound = item->state.progress == LAB_SEARCH_PROGRESS_DONE
              ? lab_search_trace_get_bound (study->traces[self->method], item->node)
              : LAB_BOUND_EXACT;
  if (bound == LAB_BOUND_UPPER)
    return g_strconcat (AT_MOST, value, NULL);
  if (bound == LAB_BOUND_LOWER)
    return g_strconcat (AT_LEAST, value, NULL);
  return g_steal_pointer (&value);
}

/* Draws alpha and beta beside the tip of an open node. */
static void
draw_window (const LabSearchTreeDrawing *self,
             cairo_t                    *cr,
             const Item                 *item)
{
  g_autofree char *alpha = lab_search_study_format_value (self->study, item->state.alpha);
  g_autofree char *beta = lab_search_study_format_value (self->study, item->state.beta);
  g_autofree char *text = g_strdup_printf (ALPHA " %s\n" BETA " %s", alpha, beta);
  double radius = get_radius (self);
  double aside = RING * self->font * self->zoom + 0.9 * self->font * self->zoom;
  double up = item->maximizes || item->is_leaf ? -1 : 1;

  draw_text (self, cr, text, item->x + aside, item->y + up * radius * 0.9, WINDOW_SIZE, 4 * radius,
             &self->palette->ink, &self->palette->paper);
}

/* Private helpers: edges */

static void
set_edge_style (const LabSearchTreeDrawing *self,
                cairo_t                    *cr,
                const Item                 *child,
                const Item                 *parent)
{
  static const double dashes[] = { 4, 4 };
  const LabSearchTreePalette *palette = self->palette;
  double thin = CLAMP (1.6 * self->zoom, 0.6, 2);

  cairo_set_dash (cr, NULL, 0, 0);
  cairo_set_line_width (cr, thin);
  if (parent->state.best == child->node
      && parent->state.progress != LAB_SEARCH_PROGRESS_WAITING)
    {
      lab_color_set_source (parent->maximizes ? palette->max_line : palette->min_line, cr);
      cairo_set_line_width (cr, MAX (2.2, 2.6 * thin));
    }
  else if (child->state.progress == LAB_SEARCH_PROGRESS_OPEN
           || child->state.progress == LAB_SEARCH_PROGRESS_DONE)
    {
      lab_color_set_source (palette->ink, cr);
    }
  else
    {
      lab_color_set_source (palette->faint, cr);
      if (child->state.progress == LAB_SEARCH_PROGRESS_PRUNED && self->zoom > 0.3)
        cairo_set_dash (cr, dashes, G_N_ELEMENTS (dashes), 0);
    }
}

static void
draw_edge (const LabSearchTreeDrawing *self,
           cairo_t                    *cr,
           const Item                 *child,
           const Item                 *parent)
{
  double dx = child->x - parent->x, dy = child->y - parent->y;

  set_edge_style (self, cr, child, parent);
  cairo_move_to (cr, parent->x, parent->y);
  cairo_line_to (cr, child->x, child->y);
  cairo_stroke (cr);
  cairo_set_dash (cr, NULL, 0, 0);
  if (is_cut_here (self, child) && self->zoom > 0.1)
    {
      lab_color_set_source (self->palette->cut, cr);
      cairo_set_line_width (cr, CLAMP (2.4 * self->zoom, 1, 3));
      lab_search_tree_shapes_draw_strike (cr, parent->x + STRIKE_AT * dx,
                                          parent->y + STRIKE_AT * dy,
                                          MAX (0.6 * self->font * self->zoom, 1.5));
    }
}

static void
draw_move (const LabSearchTreeDrawing *self,
           cairo_t                    *cr,
           const Item                 *child,
           const Item                 *parent)
{
  const LabSearchTreePalette *palette = self->palette;
  gboolean entered = child->state.progress == LAB_SEARCH_PROGRESS_OPEN
                     || child->state.progress == LAB_SEARCH_PROGRESS_DONE;

  draw_text (self, cr, lab_search_tree_get_label (self->study->tree, child->node),
             parent->x + EDGE_LABEL_AT * (child->x - parent->x),
             parent->y + EDGE_LABEL_AT * (child->y - parent->y), LABEL_SIZE,
             get_pitch (self) * 0.85, entered ? &palette->ink : &palette->faint, &palette->paper);
}

/* Private helpers: nodes */

static void
paint_shape (const LabSearchTreeDrawing *self,
             cairo_t                    *cr,
             const Item                 *item,
             double                      radius)
{
  static const double dashes[] = { 3, 3 };
  const LabSearchTreePalette *palette = self->palette;
  LabSearchProgress progress = item->state.progress;
  LabColor line = item->is_leaf ? palette->leaf_line
                  : item->maximizes ? palette->max_line : palette->min_line;
  LabColor fill = item->is_leaf ? palette->leaf_fill
                  : item->maximizes ? palette->max_fill : palette->min_fill;
  double width = CLAMP (1.7 * self->zoom, 0.6, 2.4);

  if (progress == LAB_SEARCH_PROGRESS_WAITING || progress == LAB_SEARCH_PROGRESS_PRUNED)
    line = palette->faint;
  if (progress != LAB_SEARCH_PROGRESS_DONE)
    fill = palette->paper;
  if (progress == LAB_SEARCH_PROGRESS_OPEN)
    width = MAX (2 * width, 1.5);
  /* From afar there is only an outline, which has to tell what the filling does. */
  if (radius < 3 && progress == LAB_SEARCH_PROGRESS_DONE)
    fill = line;
  lab_search_tree_shapes_trace_node (cr, item->x, item->y, radius, item->is_leaf, item->maximizes);
  lab_color_set_source (fill, cr);
  cairo_fill_preserve (cr);
  lab_color_set_source (line, cr);
  cairo_set_line_width (cr, width);
  if (progress == LAB_SEARCH_PROGRESS_PRUNED && radius >= 6)
    cairo_set_dash (cr, dashes, G_N_ELEMENTS (dashes), 0);
  cairo_stroke (cr);
  cairo_set_dash (cr, NULL, 0, 0);
}

static void
draw_node (const LabSearchTreeDrawing *self,
           cairo_t                    *cr,
           const Item                 *item)
{
  const LabSearchTreePalette *palette = self->palette;
  double radius = get_radius (self);
  g_autofree char *value = NULL;
  double aside, width;

  paint_shape (self, cr, item, item->is_leaf ? radius * LEAF : radius);
  if (!lab_search_tree_drawing_has_texts (self))
    return;
  value = format_node (self, item);
  if (value == NULL)
    return;
  /* The wide part of a triangle is at its base. */
  aside = item->is_leaf ? 0 : item->maximizes ? 0.3 * radius : -0.3 * radius;
  width = item->is_leaf ? 1.8 * LEAF * radius : 1.35 * radius;
  draw_text (self, cr, value, item->x, item->y + aside, VALUE_SIZE, width,
             item->state.progress == LAB_SEARCH_PROGRESS_WAITING
                     || item->state.progress == LAB_SEARCH_PROGRESS_PRUNED
                 ? &palette->faint : &palette->ink,
             NULL);
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

/* A part of the nodes of a level. */
typedef struct
{
  const guint *nodes;
  guint n_nodes;
} Level;

/* Returns the place of the first node of a level whose edge to its parent ends right of @x. As
 * edges do not cross, the ends are in order. */
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
      double at, y, parent_at;

      lab_search_tree_drawing_get_place (self, level->nodes[middle], &at, &y);
      parent_at = at;
      if (parent != LAB_SEARCH_NODE_NONE)
        lab_search_tree_drawing_get_place (self, parent, &parent_at, &y);
      if (MAX (at, parent_at) < x)
        low = middle + 1;
      else
        high = middle;
    }
  return low;
}

/* Calls the functions for the nodes of a level in an area. Of nodes that look like one, only those
 * that the search is in are sure to be drawn. */
static void
draw_level (const LabSearchTreeDrawing *self,
            cairo_t                    *cr,
            guint                       number,
            const cairo_rectangle_t    *area,
            gboolean                    edges)
{
  double reach = get_pitch (self) + get_radius (self);
  double right = area->x + area->width + reach;
  double last = -INFINITY, last_parent = -INFINITY;
  Item parent = { .node = LAB_SEARCH_NODE_NONE };
  gboolean texts = lab_search_tree_drawing_has_texts (self);
  Level level;

  level.nodes = lab_search_tree_layout_get_level (self->study->layout, number, &level.n_nodes);
  for (guint i = find_first (self, &level, area->x - reach); i < level.n_nodes; i++)
    {
      Item item;

      get_item (self, level.nodes[i], &item);
      if (item.parent != LAB_SEARCH_NODE_NONE && item.parent != parent.node)
        get_item (self, item.parent, &parent);
      if (MIN (item.x, parent.node == LAB_SEARCH_NODE_NONE ? item.x : parent.x) > right)
        break;
      if (item.x < last + CROWDED && item.state.progress != LAB_SEARCH_PROGRESS_OPEN
          && (!edges || (parent.x < last_parent + CROWDED && parent.state.best != item.node)))
        continue;
      last = item.x;
      last_parent = parent.x;
      if (!edges)
        {
          draw_node (self, cr, &item);
          continue;
        }
      draw_edge (self, cr, &item, &parent);
      if (texts)
        draw_move (self, cr, &item, &parent);
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
      Item item;

      get_item (self, node, &item);
      if (item.state.progress == LAB_SEARCH_PROGRESS_OPEN)
        draw_window (self, cr, &item);
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

  *width = 2 * get_margin (self) + lab_search_tree_layout_get_width (layout) * get_pitch (self);
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

  *x = get_margin (self) + lab_search_tree_layout_get_x (layout, node) * get_pitch (self);
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
  node = lab_search_tree_layout_find (layout, (guint) level,
                                      (x - get_margin (self)) / get_pitch (self));
  lab_search_tree_drawing_get_place (self, node, &node_x, &node_y);
  return fabs (x - node_x) <= reach && fabs (y - node_y) <= reach ? node : LAB_SEARCH_NODE_NONE;
}

/** lab_search_tree_drawing_has_texts: returns whether the texts are large enough to be drawn. */
gboolean
lab_search_tree_drawing_has_texts (const LabSearchTreeDrawing *self)
{
  return VALUE_SIZE * self->font * self->zoom >= MIN_TEXT;
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
  draw_marks (self, cr);
  if (self->method == LAB_SEARCH_METHOD_ALPHABETA && lab_search_tree_drawing_has_texts (self))
    draw_windows (self, cr);
}
