/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-search-tree-drawing.h"

#include <math.h>

#include "lab-color.h"
#include "lab-search-study.h"

/** LAB_SEARCH_TREE_PITCH: the distance of siblings, in sizes of a letter. */
#define LAB_SEARCH_TREE_PITCH 4.8

/**
 * LabSearchTreeItem:
 * @node: the node
 * @sign: whether the maximizing player moves there
 * @x: its middle in the drawing, in pixels
 * @y: the same
 * @zoom: the zoom at which it is drawn
 * @state: what the search knows about it
 *
 * A node that is being drawn.
 */
typedef struct
{
  guint              node;
  LabSearchTreeSign  sign;
  double             x;
  double             y;
  double             zoom;
  LabSearchNodeState state;
} LabSearchTreeItem;

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

#define TRIANGLE_HEIGHT 1.72    /* for half of its width */
#define LEAF_HEIGHT 1.2

/* The shapes of search trees, in drawings and in their legend. */

/**
 * lab_search_tree_shapes_trace_node:
 * @cr: a context
 * @x: the middle of the node
 * @y: the same
 * @radius: half of its width
 * @sign: what kind of node it is
 *
 * Adds the outline of a node to the path.
 */
static void
lab_search_tree_shapes_trace_node (cairo_t           *cr,
                                   double             x,
                                   double             y,
                                   double             radius,
                                   LabSearchTreeSign  sign)
{
  double half = radius * TRIANGLE_HEIGHT / 2, direction = sign == LAB_SEARCH_TREE_SIGN_MAX ? 1 : -1;

  if (sign == LAB_SEARCH_TREE_SIGN_LEAF)
    {
      cairo_rectangle (cr, x - radius, y - radius * LEAF_HEIGHT / 2, 2 * radius,
                       LEAF_HEIGHT * radius);
      return;
    }
  cairo_move_to (cr, x, y - direction * half);
  cairo_line_to (cr, x + radius, y + direction * half);
  cairo_line_to (cr, x - radius, y + direction * half);
  cairo_close_path (cr);
}

/* Draws the strokes through the edge of a cut branch. */
static void
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
      lab_search_tree_shapes_trace_node (cr, x, y, radius, sign);
      lab_color_set_source (palette->fill[sign], cr);
      cairo_fill_preserve (cr);
      lab_color_set_source (palette->line[sign], cr);
      break;
    case LAB_SEARCH_TREE_SIGN_CURRENT:
      cairo_arc (cr, x, y, radius, 0, 2 * G_PI);
      lab_color_set_source (palette->ring, cr);
      cairo_set_line_width (cr, 3);
      break;
    case LAB_SEARCH_TREE_SIGN_BEST:
    case LAB_SEARCH_TREE_SIGN_CUT:
    default:
      cairo_move_to (cr, x - radius, y - radius);
      cairo_line_to (cr, x + radius, y + radius);
      lab_color_set_source (sign == LAB_SEARCH_TREE_SIGN_BEST
                                ? palette->line[LAB_SEARCH_TREE_SIGN_MAX] : palette->faint, cr);
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

#define RGB LAB_COLOR_INIT

const LabSearchTreePalette lab_search_tree_palettes[LAB_N_STYLES] = {
  [LAB_STYLE_DAY] = {
    .paper = RGB (0xfffaf0), .ink = RGB (0x2f2820), .faint = RGB (0x756b5e),
    .fill = { RGB (0xd3e6c4), RGB (0xf6d9bf), RGB (0xece2cf) },
    .line = { RGB (0x35622a), RGB (0x93480f), RGB (0x5f5142) },
    .ring = RGB (0xb8650a), .focus = RGB (0x1c5fb0), .cut = RGB (0x931f14),
  },
  [LAB_STYLE_NIGHT] = {
    .paper = RGB (0x1d1e19), .ink = RGB (0xefe8da), .faint = RGB (0x918b7f),
    .fill = { RGB (0x2c4a27), RGB (0x57371f), RGB (0x3a372f) },
    .line = { RGB (0xa5d08f), RGB (0xf0b27a), RGB (0xcfc3a8) },
    .ring = RGB (0xffc24b), .focus = RGB (0x8fc1ff), .cut = RGB (0xff8a75),
  },
  [LAB_STYLE_CLEAR_DAY] = {
    .paper = RGB (0xffffff), .ink = RGB (0x000000), .faint = RGB (0x666666),
    .fill = { RGB (0xcfe9c4), RGB (0xffdcc0), RGB (0xeeeeee) },
    .line = { RGB (0x0a4a1a), RGB (0x7c1f00), RGB (0x000000) },
    .ring = RGB (0xa04a00), .focus = RGB (0x003f91), .cut = RGB (0x8c0f08),
  },
  [LAB_STYLE_CLEAR_NIGHT] = {
    .paper = RGB (0x000000), .ink = RGB (0xffffff), .faint = RGB (0xa8a8a8),
    .fill = { RGB (0x12380f), RGB (0x4a2408), RGB (0x2a2a2a) },
    .line = { RGB (0x9ff08a), RGB (0xffc08a), RGB (0xffffff) },
    .ring = RGB (0xffb21f), .focus = RGB (0xa8d0ff), .cut = RGB (0xff9c8c),
  },
};

/* Draws one node of a search tree, and the edge to it. */

/* Lengths in sizes of a letter, at the natural size. */
#define INNER 1.8               /* half the width of an inner node */
#define LEAF 0.86               /* half the width of a leaf, for that of an inner node */
#define ASIDE 3.7               /* from a node to its alpha and beta */
#define VALUE_SIZE 0.84
#define VALUE_ASIDE 0.42        /* for half the width of an inner node, towards its base */
#define VALUE_WIDTH 1.2         /* the same, so that the corners are inside the triangle */
#define LABEL_SIZE 0.8
#define LABEL_WIDTH (0.85 * LAB_SEARCH_TREE_PITCH)
#define WINDOW_SIZE 0.8

/* Along an edge. */
#define EDGE_LABEL_AT 0.64
#define STRIKE_AT 0.36

/* Lengths in pixels. */
#define MIN_NODE 1.5
#define SMALL_NODE 2.5

#define ALPHA "α"
#define BETA "β"

static gboolean
is_entered (const LabSearchTreeItem *item)
{
  return item->state.progress == LAB_SEARCH_PROGRESS_OPEN
         || item->state.progress == LAB_SEARCH_PROGRESS_DONE;
}

/* Returns whether the search cuts the branch of @item itself, not one above it. */
static gboolean
is_cut_here (const LabSearchTreeDrawing *drawing,
             const LabSearchTreeItem    *item)
{
  return item->state.progress == LAB_SEARCH_PROGRESS_PRUNED
         && lab_search_trace_is_visited (
             drawing->study->traces[drawing->method],
             lab_search_tree_get (drawing->study->tree, item->node)->parent);
}

/* Draws a text with its middle at a point, with letters of @size pixels, at most @width wide. On
 * @ground, if there is one. */
static void
draw_text (const LabSearchTreeDrawing *drawing,
           cairo_t                    *cr,
           const char                 *text,
           double                      x,
           double                      y,
           double                      size,
           double                      width,
           LabColor                    color,
           const LabColor             *ground)
{
  g_autoptr (PangoLayout) layout = pango_layout_new (drawing->context);
  PangoFontDescription *font;
  double scale, text_width, text_height;
  int layout_width, layout_height;

  font = pango_font_description_copy (pango_context_get_font_description (drawing->context));
  pango_font_description_set_absolute_size (font, size * PANGO_SCALE);
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
  lab_color_set_source (color, cr);
  pango_cairo_show_layout (cr, layout);
  cairo_restore (cr);
}

/* Returns what is written in a node: a leaf always has its score, another node its value as far as
 * it is known. */
static char *
format_node (const LabSearchTreeDrawing *drawing,
             const LabSearchTreeItem    *item)
{
  const LabSearchStudy *study = drawing->study;
  LabBound bound;

  if (item->sign == LAB_SEARCH_TREE_SIGN_LEAF)
    return lab_search_value_format (study, lab_search_tree_get (study->tree, item->node)->score);
  if (item->state.best == LAB_SEARCH_NODE_NONE && item->state.progress != LAB_SEARCH_PROGRESS_DONE)
    return NULL;
  bound = item->state.progress == LAB_SEARCH_PROGRESS_DONE
              ? lab_search_trace_get_bound (study->traces[drawing->method], item->node)
              : LAB_BOUND_EXACT;
  return lab_search_value_format_bound (study, bound, item->state.value);
}

static void
set_edge_style (const LabSearchTreeDrawing *drawing,
                cairo_t                    *cr,
                const LabSearchTreeItem    *child,
                const LabSearchTreeItem    *parent)
{
  static const double dashes[] = { 4, 4 };
  const LabSearchTreePalette *palette = drawing->palette;
  double thin = CLAMP (1.6 * child->zoom, 0.6, 2);

  cairo_set_dash (cr, NULL, 0, 0);
  cairo_set_line_width (cr, thin);
  if (parent->state.best == child->node && parent->state.progress != LAB_SEARCH_PROGRESS_WAITING)
    {
      lab_color_set_source (palette->line[parent->sign], cr);
      cairo_set_line_width (cr, MAX (2.2, 2.6 * thin));
    }
  else if (is_entered (child))
    {
      lab_color_set_source (palette->ink, cr);
    }
  else
    {
      lab_color_set_source (palette->faint, cr);
      if (child->state.progress == LAB_SEARCH_PROGRESS_PRUNED && child->zoom > 0.3)
        cairo_set_dash (cr, dashes, G_N_ELEMENTS (dashes), 0);
    }
}

static void
paint_shape (const LabSearchTreeDrawing *drawing,
             cairo_t                    *cr,
             const LabSearchTreeItem    *item,
             double                      radius)
{
  static const double dashes[] = { 3, 3 };
  const LabSearchTreePalette *palette = drawing->palette;
  LabSearchProgress progress = item->state.progress;
  LabColor line = is_entered (item) ? palette->line[item->sign] : palette->faint;
  LabColor fill = progress == LAB_SEARCH_PROGRESS_DONE ? palette->fill[item->sign] : palette->paper;
  double width = CLAMP (1.7 * item->zoom, 0.6, 2.4);

  if (progress == LAB_SEARCH_PROGRESS_OPEN)
    width = MAX (2 * width, 1.5);
  /* From afar, a node is a dot. */
  if (radius < SMALL_NODE)
    {
      lab_color_set_source (line, cr);
      cairo_rectangle (cr, item->x - radius, item->y - radius, 2 * radius, 2 * radius);
      cairo_fill (cr);
      return;
    }
  lab_search_tree_shapes_trace_node (cr, item->x, item->y, radius, item->sign);
  lab_color_set_source (fill, cr);
  cairo_fill_preserve (cr);
  lab_color_set_source (line, cr);
  cairo_set_line_width (cr, width);
  if (progress == LAB_SEARCH_PROGRESS_PRUNED && radius >= 6)
    cairo_set_dash (cr, dashes, G_N_ELEMENTS (dashes), 0);
  cairo_stroke (cr);
  cairo_set_dash (cr, NULL, 0, 0);
}

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
  return 2 * get_margin (self) + self->study->layout->width * get_pitch (self);
}

/* Converts a place of the layout to one of the drawing, which can be mirrored, or back. */
static double
mirror (const LabSearchTreeDrawing *self,
        double                      x)
{
  return self->mirrored ? self->study->layout->width - x : x;
}

static double
get_level_height (const LabSearchTreeDrawing *self)
{
  guint n_gaps = self->study->layout->n_levels - 1;
  double least = LEVEL * self->font * MAX (self->zoom, MIN_LEVEL_ZOOM);

  if (n_gaps == 0)
    return least;
  return CLAMP ((self->height - 2 * get_margin (self)) / n_gaps, least,
                MAX_STRETCH * LEVEL * self->font * MAX (self->zoom, MIN_STRETCH_ZOOM));
}

/* Returns the zoom at which a node is drawn. Upper levels have few nodes: there, each is as large
 * as the branches below it leave room for, up to its natural size, also in a tree far away. */
static double
get_node_zoom (const LabSearchTreeDrawing *self,
               guint                       node)
{
  const double *x = self->study->layout->x;
  double high = MIN (1, get_level_height (self) / (LEVEL * self->font));
  double room;
  guint ends[2];

  for (guint i = 0; i < 2; i++)
    {
      const guint *children;
      guint n_children;

      ends[i] = node;
      while (children = lab_search_tree_get_children (self->study->tree, ends[i], &n_children),
             n_children > 0)
        ends[i] = children[i == 0 ? 0 : n_children - 1];
    }
  room = 1 + 2 * MIN (x[node] - x[ends[0]], x[ends[1]] - x[node]);
  return MAX (self->zoom, MIN (high, room * self->zoom));
}

/* Functions of the drawing */

/* Gets where a node is, and what the search knows about it. */
static void
lab_search_tree_item_init (LabSearchTreeItem          *item,
                           const LabSearchTreeDrawing *drawing,
                           guint                       node)
{
  const LabSearchStudy *study = drawing->study;
  const LabSearchTreeNode *here = lab_search_tree_get (study->tree, node);

  item->node = node;
  item->sign = here->n_children == 0 ? LAB_SEARCH_TREE_SIGN_LEAF
               : here->maximizes     ? LAB_SEARCH_TREE_SIGN_MAX
                                     : LAB_SEARCH_TREE_SIGN_MIN;
  lab_search_tree_drawing_get_place (drawing, node, &item->x, &item->y);
  item->zoom = get_node_zoom (drawing, node);
  lab_search_trace_get_state (study->traces[drawing->method], node, drawing->position,
                              &item->state);
}

/* Returns half the width of an inner node. */
static double
lab_search_tree_item_get_radius (const LabSearchTreeItem    *item,
                                 const LabSearchTreeDrawing *drawing)
{
  return MAX (INNER * drawing->font * item->zoom, MIN_NODE);
}

/* Returns whether the texts of a node are large enough to be drawn. */
static gboolean
lab_search_tree_item_has_texts (const LabSearchTreeItem    *item,
                                const LabSearchTreeDrawing *drawing)
{
  return drawing->font * item->zoom >= MIN_TEXT;
}

/* Draws the edge to a child. */
static void
lab_search_tree_item_draw_edge (const LabSearchTreeItem    *child,
                                const LabSearchTreeItem    *parent,
                                const LabSearchTreeDrawing *drawing,
                                cairo_t                    *cr)
{
  double dx = child->x - parent->x, dy = child->y - parent->y;

  set_edge_style (drawing, cr, child, parent);
  cairo_move_to (cr, parent->x, parent->y);
  cairo_line_to (cr, child->x, child->y);
  cairo_stroke (cr);
  cairo_set_dash (cr, NULL, 0, 0);
  if (is_cut_here (drawing, child) && child->zoom > 0.1)
    {
      lab_color_set_source (drawing->palette->cut, cr);
      cairo_set_line_width (cr, CLAMP (2.4 * child->zoom, 1, 3));
      lab_search_tree_shapes_draw_strike (cr, parent->x + STRIKE_AT * dx,
                                          parent->y + STRIKE_AT * dy,
                                          MAX (0.6 * drawing->font * child->zoom, 1.5));
    }
}

/* Draws the name of the move that leads to a child. */
static void
lab_search_tree_item_draw_move (const LabSearchTreeItem    *child,
                                const LabSearchTreeItem    *parent,
                                const LabSearchTreeDrawing *drawing,
                                cairo_t                    *cr)
{
  const LabSearchTreePalette *palette = drawing->palette;
  g_autofree char *move = lab_search_move_format (drawing->study, child->node);

  draw_text (drawing, cr, move,
             parent->x + EDGE_LABEL_AT * (child->x - parent->x),
             parent->y + EDGE_LABEL_AT * (child->y - parent->y),
             LABEL_SIZE * drawing->font * child->zoom, LABEL_WIDTH * drawing->font * child->zoom,
             is_entered (child) ? palette->ink : palette->faint, &palette->paper);
}

/* Draws a node with its value. */
static void
lab_search_tree_item_draw_node (const LabSearchTreeItem    *item,
                                const LabSearchTreeDrawing *drawing,
                                cairo_t                    *cr)
{
  const LabSearchTreePalette *palette = drawing->palette;
  double radius = lab_search_tree_item_get_radius (item, drawing);
  gboolean is_leaf = item->sign == LAB_SEARCH_TREE_SIGN_LEAF;
  g_autofree char *value = NULL;
  double aside, width;

  paint_shape (drawing, cr, item, is_leaf ? radius * LEAF : radius);
  if (!lab_search_tree_item_has_texts (item, drawing))
    return;
  value = format_node (drawing, item);
  if (value == NULL)
    return;
  /* The wide part of a triangle is at its base. */
  aside = is_leaf ? 0
                  : (item->sign == LAB_SEARCH_TREE_SIGN_MAX ? 1 : -1) * VALUE_ASIDE * radius;
  width = is_leaf ? 1.8 * LEAF * radius : VALUE_WIDTH * radius;
  draw_text (drawing, cr, value, item->x, item->y + aside,
             VALUE_SIZE * drawing->font * item->zoom, width,
             is_entered (item) ? palette->ink : palette->faint, NULL);
}

/* Draws alpha and beta beside the tip of an open node. */
static void
lab_search_tree_item_draw_window (const LabSearchTreeItem    *item,
                                  const LabSearchTreeDrawing *drawing,
                                  cairo_t                    *cr)
{
  g_autofree char *alpha = lab_search_value_format (drawing->study, item->state.alpha);
  g_autofree char *beta = lab_search_value_format (drawing->study, item->state.beta);
  g_autofree char *text = g_strdup_printf (ALPHA " %s\n" BETA " %s", alpha, beta);
  double radius = lab_search_tree_item_get_radius (item, drawing);
  double aside = (drawing->mirrored ? -ASIDE : ASIDE) * drawing->font * item->zoom;
  double up = item->sign == LAB_SEARCH_TREE_SIGN_MIN ? 1 : -1;

  draw_text (drawing, cr, text, item->x + aside, item->y + up * radius * 0.9,
             WINDOW_SIZE * drawing->font * item->zoom, 4 * radius,
             drawing->palette->ink, &drawing->palette->paper);
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
  double radius, x, y;

  if (current != LAB_SEARCH_NODE_NONE)
    {
      lab_search_tree_drawing_get_place (self, current, &x, &y);
      radius = lab_search_tree_drawing_get_reach (self, current);
      cairo_arc (cr, x, y, radius, 0, 2 * G_PI);
      lab_color_set_source (self->palette->ring, cr);
      cairo_set_line_width (cr, CLAMP (4 * self->zoom, 2.5, 5));
      cairo_stroke (cr);
    }
  if (self->cursor != LAB_SEARCH_NODE_NONE)
    {
      lab_search_tree_drawing_get_place (self, self->cursor, &x, &y);
      radius = lab_search_tree_drawing_get_reach (self, self->cursor);
      cairo_rectangle (cr, x - radius - 3, y - radius - 3, 2 * radius + 6, 2 * radius + 6);
      lab_color_set_source (self->palette->focus, cr);
      cairo_set_line_width (cr, 2);
      cairo_stroke (cr);
    }
}

/* Returns how far a node is from the side where levels begin, the right one in a mirrored drawing.
 * In this direction, the nodes of a level are in order. */
static double
get_x (const LabSearchTreeDrawing *self,
       guint                       node)
{
  return get_margin (self) + self->study->layout->x[node] * get_pitch (self);
}

/* Returns the place of the first node of a level whose edge to its parent ends after @x. As edges
 * do not cross, the ends are in order. */
static guint
find_first (const LabSearchTreeDrawing *self,
            const guint                *nodes,
            guint                       n_nodes,
            double                      x)
{
  guint low = 0, high = n_nodes;

  while (low < high)
    {
      guint middle = (low + high) / 2;
      guint parent = lab_search_tree_get (self->study->tree, nodes[middle])->parent;
      double at = get_x (self, nodes[middle]);

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
  double reach = get_pitch (self) + INNER * self->font * MAX (self->zoom, 1);
  double start = self->mirrored ? get_width (self) - area->x - area->width : area->x;
  double end = start + area->width + reach;
  double last = -INFINITY, last_parent = -INFINITY;
  LabSearchTreeItem parent = { .node = LAB_SEARCH_NODE_NONE };
  guint n_nodes;
  const guint *nodes = lab_search_tree_layout_get_level (self->study->layout, number, &n_nodes);

  for (guint i = find_first (self, nodes, n_nodes, start - reach); i < n_nodes; i++)
    {
      guint above = lab_search_tree_get (self->study->tree, nodes[i])->parent;
      double x = get_x (self, nodes[i]);
      double parent_x = number > 0 ? get_x (self, above) : x;
      LabSearchTreeItem item;

      if (MIN (x, parent_x) > end)
        break;
      if (x < last + CROWDED && (!edges || parent_x < last_parent + CROWDED))
        continue;
      last = x;
      last_parent = parent_x;
      lab_search_tree_item_init (&item, self, nodes[i]);
      if (edges && above != parent.node)
        lab_search_tree_item_init (&parent, self, above);
      if (!edges)
        {
          lab_search_tree_item_draw_node (&item, self, cr);
          continue;
        }
      lab_search_tree_item_draw_edge (&item, &parent, self, cr);
      if (lab_search_tree_item_has_texts (&item, self))
        lab_search_tree_item_draw_move (&item, &parent, self, cr);
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
  for (; node != 0; node = lab_search_tree_get (self->study->tree, node)->parent)
    {
      LabSearchTreeItem item, parent;

      lab_search_tree_item_init (&item, self, node);
      lab_search_tree_item_init (&parent, self,
                                 lab_search_tree_get (self->study->tree, node)->parent);
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

  for (; node != LAB_SEARCH_NODE_NONE; node = lab_search_tree_get (self->study->tree, node)->parent)
    {
      LabSearchTreeItem item;

      lab_search_tree_item_init (&item, self, node);
      /* Those of a leaf are the same as its parent's, and its neighbors are close. */
      if (item.state.progress == LAB_SEARCH_PROGRESS_OPEN
          && item.sign != LAB_SEARCH_TREE_SIGN_LEAF
          && lab_search_tree_item_has_texts (&item, self))
        lab_search_tree_item_draw_window (&item, self, cr);
    }
}

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
  *height = 2 * get_margin (self) + (layout->n_levels - 1) * get_level_height (self);
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

  *x = get_margin (self) + mirror (self, layout->x[node]) * get_pitch (self);
  *y = get_margin (self) + layout->depth[node] * get_level_height (self);
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
lab_search_tree_drawing_get_reach (const LabSearchTreeDrawing *self,
                                   guint                       node)
{
  return MAX (RING * self->font * get_node_zoom (self, node), MIN_RING);
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
  double node_x, node_y, reach;
  guint node;

  if (level < 0 || level >= layout->n_levels)
    return LAB_SEARCH_NODE_NONE;
  node = lab_search_tree_layout_find (
      layout, (guint) level, mirror (self, (x - get_margin (self)) / get_pitch (self)));
  lab_search_tree_drawing_get_place (self, node, &node_x, &node_y);
  reach = lab_search_tree_drawing_get_reach (self, node);
  return fabs (x - node_x) <= reach && fabs (y - node_y) <= reach ? node : LAB_SEARCH_NODE_NONE;
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
  n_levels = self->study->layout->n_levels;
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
  if (self->method == LAB_SEARCH_METHOD_ALPHABETA)
    draw_windows (self, cr);
}
