/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-search-tree-item.h"

#include "lab-search-step-text.h"
#include "lab-search-tree-shapes.h"

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

/* Private helpers */

/* Returns whether the search cuts the branch of @item itself, not one above it. */
static gboolean
is_cut_here (const LabSearchTreeDrawing *drawing,
             const LabSearchTreeItem    *item)
{
  return item->state.progress == LAB_SEARCH_PROGRESS_PRUNED
         && lab_search_trace_is_visited (drawing->study->traces[drawing->method], item->parent);
}

/* Private helpers: texts */

/* Draws a text with its middle at a point, at most @width wide. On @ground, if there is one. */
static void
draw_text (const LabSearchTreeDrawing *drawing,
           cairo_t                    *cr,
           const char                 *text,
           double                      x,
           double                      y,
           double                      size,
           double                      width,
           const LabColor             *color,
           const LabColor             *ground)
{
  g_autoptr (PangoLayout) layout = pango_layout_new (drawing->context);
  PangoFontDescription *font;
  double scale, text_width, text_height;
  int layout_width, layout_height;

  g_assert (color != NULL);
  font = pango_font_description_copy (pango_context_get_font_description (drawing->context));
  pango_font_description_set_absolute_size (font, size * drawing->font * drawing->zoom
                                                      * PANGO_SCALE);
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
format_node (const LabSearchTreeDrawing *drawing,
             const LabSearchTreeItem    *item)
{
  const LabSearchStudy *study = drawing->study;
  LabBound bound;

  if (item->is_leaf)
    return lab_search_value_format (study, lab_search_tree_get_score (study->tree, item->node));
  if (item->state.best == LAB_SEARCH_NODE_NONE
      && item->state.progress != LAB_SEARCH_PROGRESS_DONE)
    return NULL;
  bound = item->state.progress == LAB_SEARCH_PROGRESS_DONE
              ? lab_search_trace_get_bound (study->traces[drawing->method], item->node)
              : LAB_BOUND_EXACT;
  return lab_search_value_format_bound (study, bound, item->state.value);
}

/* Private helpers: edges */

static void
set_edge_style (const LabSearchTreeDrawing *drawing,
                cairo_t                    *cr,
                const LabSearchTreeItem    *child,
                const LabSearchTreeItem    *parent)
{
  static const double dashes[] = { 4, 4 };
  const LabSearchTreePalette *palette = drawing->palette;
  double thin = CLAMP (1.6 * drawing->zoom, 0.6, 2);

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
      if (child->state.progress == LAB_SEARCH_PROGRESS_PRUNED && drawing->zoom > 0.3)
        cairo_set_dash (cr, dashes, G_N_ELEMENTS (dashes), 0);
    }
}

/* Private helpers: nodes */

static void
paint_shape (const LabSearchTreeDrawing *drawing,
             cairo_t                    *cr,
             const LabSearchTreeItem    *item,
             double                      radius)
{
  static const double dashes[] = { 3, 3 };
  const LabSearchTreePalette *palette = drawing->palette;
  LabSearchProgress progress = item->state.progress;
  LabColor line = item->is_leaf ? palette->leaf_line
                  : item->maximizes ? palette->max_line : palette->min_line;
  LabColor fill = item->is_leaf ? palette->leaf_fill
                  : item->maximizes ? palette->max_fill : palette->min_fill;
  double width = CLAMP (1.7 * drawing->zoom, 0.6, 2.4);

  if (progress == LAB_SEARCH_PROGRESS_WAITING || progress == LAB_SEARCH_PROGRESS_PRUNED)
    line = palette->faint;
  if (progress != LAB_SEARCH_PROGRESS_DONE)
    fill = palette->paper;
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

/* Functions of the drawing */

/** lab_search_tree_item_init: gets where a node is, and what the search knows about it. */
void
lab_search_tree_item_init (LabSearchTreeItem          *item,
                           const LabSearchTreeDrawing *drawing,
                           guint                       node)
{
  const LabSearchStudy *study = drawing->study;

  item->node = node;
  item->parent = lab_search_tree_get_parent (study->tree, node);
  item->is_leaf = lab_search_tree_is_leaf (study->tree, node);
  item->maximizes = lab_search_tree_get_maximizes (study->tree, node);
  lab_search_tree_drawing_get_place (drawing, node, &item->x, &item->y);
  lab_search_trace_get_state (study->traces[drawing->method], node, drawing->position,
                              &item->state);
}

/** lab_search_tree_item_get_radius: returns half the width of an inner node. */
double
lab_search_tree_item_get_radius (const LabSearchTreeDrawing *drawing)
{
  return MAX (INNER * drawing->font * drawing->zoom, MIN_NODE);
}

/** lab_search_tree_item_draw_edge: draws the edge to a child. */
void
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
  if (is_cut_here (drawing, child) && drawing->zoom > 0.1)
    {
      lab_color_set_source (drawing->palette->cut, cr);
      cairo_set_line_width (cr, CLAMP (2.4 * drawing->zoom, 1, 3));
      lab_search_tree_shapes_draw_strike (cr, parent->x + STRIKE_AT * dx,
                                          parent->y + STRIKE_AT * dy,
                                          MAX (0.6 * drawing->font * drawing->zoom, 1.5));
    }
}

/** lab_search_tree_item_draw_move: draws the name of the move that leads to a child. */
void
lab_search_tree_item_draw_move (const LabSearchTreeItem    *child,
                                const LabSearchTreeItem    *parent,
                                const LabSearchTreeDrawing *drawing,
                                cairo_t                    *cr)
{
  const LabSearchTreePalette *palette = drawing->palette;
  gboolean entered = child->state.progress == LAB_SEARCH_PROGRESS_OPEN
                     || child->state.progress == LAB_SEARCH_PROGRESS_DONE;
  g_autofree char *move = lab_search_move_format (drawing->study, child->node);

  draw_text (drawing, cr, move,
             parent->x + EDGE_LABEL_AT * (child->x - parent->x),
             parent->y + EDGE_LABEL_AT * (child->y - parent->y), LABEL_SIZE,
             LABEL_WIDTH * drawing->font * drawing->zoom,
             entered ? &palette->ink : &palette->faint, &palette->paper);
}

/** lab_search_tree_item_draw_node: draws a node with its value. */
void
lab_search_tree_item_draw_node (const LabSearchTreeItem    *item,
                                const LabSearchTreeDrawing *drawing,
                                cairo_t                    *cr)
{
  const LabSearchTreePalette *palette = drawing->palette;
  double radius = lab_search_tree_item_get_radius (drawing);
  g_autofree char *value = NULL;
  double aside, width;

  paint_shape (drawing, cr, item, item->is_leaf ? radius * LEAF : radius);
  if (!lab_search_tree_drawing_has_texts (drawing))
    return;
  value = format_node (drawing, item);
  if (value == NULL)
    return;
  /* The wide part of a triangle is at its base. */
  aside = item->is_leaf ? 0 : (item->maximizes ? 1 : -1) * VALUE_ASIDE * radius;
  width = item->is_leaf ? 1.8 * LEAF * radius : VALUE_WIDTH * radius;
  draw_text (drawing, cr, value, item->x, item->y + aside, VALUE_SIZE, width,
             item->state.progress == LAB_SEARCH_PROGRESS_WAITING
                     || item->state.progress == LAB_SEARCH_PROGRESS_PRUNED
                 ? &palette->faint : &palette->ink,
             NULL);
}

/** lab_search_tree_item_draw_window: draws alpha and beta beside the tip of an open node. */
void
lab_search_tree_item_draw_window (const LabSearchTreeItem    *item,
                                  const LabSearchTreeDrawing *drawing,
                                  cairo_t                    *cr)
{
  g_autofree char *alpha = lab_search_value_format (drawing->study, item->state.alpha);
  g_autofree char *beta = lab_search_value_format (drawing->study, item->state.beta);
  g_autofree char *text = g_strdup_printf (ALPHA " %s\n" BETA " %s", alpha, beta);
  double radius = lab_search_tree_item_get_radius (drawing);
  double aside = (drawing->mirrored ? -ASIDE : ASIDE) * drawing->font * drawing->zoom;
  double up = item->maximizes || item->is_leaf ? -1 : 1;

  draw_text (drawing, cr, text, item->x + aside, item->y + up * radius * 0.9, WINDOW_SIZE,
             4 * radius, &drawing->palette->ink, &drawing->palette->paper);
}
