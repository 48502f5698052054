/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-search-tree-view-private.h"

#include <math.h>

#define MAX_ZOOM 3
#define MAX_FIT_ZOOM 1.3
#define READABLE_ZOOM 0.9
#define ROOM_FOR_NODE 2.2       /* what is kept in view around the current node */

/* Which part of the drawing is in view. */

/* Private helpers */

static int
get_size (LabSearchTreeView *self,
          GtkOrientation     orientation)
{
  return orientation == GTK_ORIENTATION_HORIZONTAL ? gtk_widget_get_width (GTK_WIDGET (self))
                                                   : gtk_widget_get_height (GTK_WIDGET (self));
}

static void
get_content_size (LabSearchTreeView *self,
                  double             size[2])
{
  LabSearchTreeDrawing drawing = lab_search_tree_view_make_drawing (self);

  size[0] = size[1] = 0;
  if (self->study != NULL)
    lab_search_tree_drawing_get_size (&drawing, &size[0], &size[1]);
}

/* Returns the zoom at which the whole tree is visible. */
static double
find_fit (LabSearchTreeView *self)
{
  LabSearchTreeDrawing drawing = lab_search_tree_view_make_drawing (self);
  double low = 0.0001, high = MAX_FIT_ZOOM;

  for (guint i = 0; i < 40; i++)
    {
      double size[2];

      drawing.zoom = sqrt (low * high);
      lab_search_tree_drawing_get_size (&drawing, &size[0], &size[1]);
      if (size[0] <= get_size (self, 0)
          && size[1] <= MAX (get_size (self, 1), LAB_SEARCH_TREE_VIEW_MIN_HEIGHT))
        low = drawing.zoom;
      else
        high = drawing.zoom;
    }
  return low;
}

/* Zooms by buttons or keys: the current node stays where it is if it is in view. */
static void
zoom_at_current (LabSearchTreeView *self,
                 double             zoom)
{
  double x, y;

  if (self->study == NULL)
    return;
  if (!lab_search_tree_view_get_point (self, self->cursor, &x, &y))
    {
      x = get_size (self, 0) / 2.0;
      y = get_size (self, 1) / 2.0;
    }
  lab_search_tree_view_zoom_at (self, zoom, x, y);
}

/* Private functions of the view */

/** lab_search_tree_view_get_origin: gets where the drawing begins in the widget: a small one is in
 * the middle. */
void
lab_search_tree_view_get_origin (LabSearchTreeView *self,
                                 double             origin[2])
{
  double size[2];

  get_content_size (self, size);
  for (guint i = 0; i < 2; i++)
    {
      double value = self->adjustments[i] != NULL
                         ? gtk_adjustment_get_value (self->adjustments[i]) : 0;

      origin[i] = floor (MAX ((get_size (self, i) - size[i]) / 2, 0) - value);
    }
}

/** lab_search_tree_view_configure: sets how far the view can scroll. */
void
lab_search_tree_view_configure (LabSearchTreeView *self)
{
  double size[2];

  get_content_size (self, size);
  for (guint i = 0; i < 2; i++)
    {
      GtkAdjustment *adjustment = self->adjustments[i];
      double page = get_size (self, i), upper = MAX (size[i], page);

      if (adjustment != NULL)
        gtk_adjustment_configure (adjustment,
                                  CLAMP (gtk_adjustment_get_value (adjustment), 0, upper - page),
                                  0, upper, page * 0.1, page * 0.9, page);
    }
}

/** lab_search_tree_view_reveal: scrolls if a node is not in view: it is then in the middle. */
void
lab_search_tree_view_reveal (LabSearchTreeView *self,
                             guint              node)
{
  LabSearchTreeDrawing drawing = lab_search_tree_view_make_drawing (self);
  double place[2], reach;

  if (self->study == NULL || node == LAB_SEARCH_NODE_NONE)
    return;
  lab_search_tree_drawing_get_place (&drawing, node, &place[0], &place[1]);
  reach = ROOM_FOR_NODE * lab_search_tree_drawing_get_reach (&drawing);
  for (guint i = 0; i < 2; i++)
    {
      GtkAdjustment *adjustment = self->adjustments[i];
      double page = get_size (self, i), value;

      if (adjustment == NULL)
        continue;
      value = gtk_adjustment_get_value (adjustment);
      if (place[i] - reach < value || place[i] + reach > value + page)
        gtk_adjustment_set_value (adjustment, place[i] - page / 2);
    }
}

/** lab_search_tree_view_zoom_first: chooses the zoom for a new tree, until the player does. */
void
lab_search_tree_view_zoom_first (LabSearchTreeView *self)
{
  double fit;

  if (self->study == NULL || self->zoomed || get_size (self, 0) == 0)
    return;
  fit = find_fit (self);
  self->zoom = MAX (fit, READABLE_ZOOM);
  lab_search_tree_view_configure (self);
  lab_search_tree_view_reveal (self, lab_search_tree_view_get_current (self));
}

/** lab_search_tree_view_set_adjustment: scrolls with an adjustment: the horizontal one is at the
 * place 0, the vertical one at 1. */
void
lab_search_tree_view_set_adjustment (LabSearchTreeView *self,
                                     guint              place,
                                     GtkAdjustment     *adjustment)
{
  if (self->adjustments[place] != NULL)
    g_signal_handlers_disconnect_by_data (self->adjustments[place], self);
  g_set_object (&self->adjustments[place], adjustment);
  if (adjustment == NULL)
    return;
  g_signal_connect_object (adjustment, "value-changed", G_CALLBACK (gtk_widget_queue_draw), self,
                           G_CONNECT_SWAPPED);
  lab_search_tree_view_configure (self);
}

/** lab_search_tree_view_zoom_at: zooms so that what is at a point of the widget stays there. */
void
lab_search_tree_view_zoom_at (LabSearchTreeView *self,
                              double             zoom,
                              double             x,
                              double             y)
{
  LabSearchTreeDrawing drawing = lab_search_tree_view_make_drawing (self);
  const double point[2] = { x, y };
  double origin[2], place[2];

  if (self->study == NULL)
    return;
  self->zoomed = TRUE;
  lab_search_tree_view_get_origin (self, origin);
  for (guint i = 0; i < 2; i++)
    place[i] = point[i] - origin[i];
  self->zoom = CLAMP (zoom, MIN (find_fit (self), READABLE_ZOOM / 2), MAX_ZOOM);
  lab_search_tree_drawing_rescale (&drawing, self->zoom, &place[0], &place[1]);
  lab_search_tree_view_configure (self);
  for (guint i = 0; i < 2; i++)
    {
      if (self->adjustments[i] != NULL)
        gtk_adjustment_set_value (self->adjustments[i], place[i] - point[i]);
    }
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/** lab_search_tree_view_find_node: returns the node at a point of the widget, or
 * %LAB_SEARCH_NODE_NONE. */
guint
lab_search_tree_view_find_node (LabSearchTreeView *self,
                                double             x,
                                double             y)
{
  LabSearchTreeDrawing drawing = lab_search_tree_view_make_drawing (self);
  double origin[2];

  lab_search_tree_view_get_origin (self, origin);
  return lab_search_tree_drawing_find (&drawing, x - origin[0], y - origin[1]);
}

/* Public functions */

/** lab_search_tree_view_get_zoom: returns the zoom; 1 is the natural size. */
double
lab_search_tree_view_get_zoom (LabSearchTreeView *self)
{
  g_return_val_if_fail (LAB_IS_SEARCH_TREE_VIEW (self), 1);

  return self->zoom;
}

/** lab_search_tree_view_zoom_in: makes the drawing larger. */
void
lab_search_tree_view_zoom_in (LabSearchTreeView *self)
{
  g_return_if_fail (LAB_IS_SEARCH_TREE_VIEW (self));

  zoom_at_current (self, self->zoom * LAB_SEARCH_TREE_VIEW_ZOOM_STEP);
}

/** lab_search_tree_view_zoom_out: makes the drawing smaller. */
void
lab_search_tree_view_zoom_out (LabSearchTreeView *self)
{
  g_return_if_fail (LAB_IS_SEARCH_TREE_VIEW (self));

  zoom_at_current (self, self->zoom / LAB_SEARCH_TREE_VIEW_ZOOM_STEP);
}

/** lab_search_tree_view_zoom_reset: shows the drawing at its natural size. */
void
lab_search_tree_view_zoom_reset (LabSearchTreeView *self)
{
  g_return_if_fail (LAB_IS_SEARCH_TREE_VIEW (self));

  zoom_at_current (self, 1);
}

/** lab_search_tree_view_fit: makes the whole tree visible. */
void
lab_search_tree_view_fit (LabSearchTreeView *self)
{
  g_return_if_fail (LAB_IS_SEARCH_TREE_VIEW (self));

  if (self->study != NULL)
    zoom_at_current (self, find_fit (self));
}

/**
 * lab_search_tree_view_get_point:
 * @self: a view with a tree
 * @node: a node
 * @x: (out): the middle of the node, in the coordinates of the widget
 * @y: (out): the same
 *
 * Gets where a node is.
 *
 * Returns: whether that is inside the widget
 */
gboolean
lab_search_tree_view_get_point (LabSearchTreeView *self,
                                guint              node,
                                double            *x,
                                double            *y)
{
  LabSearchTreeDrawing drawing;
  double origin[2];

  g_return_val_if_fail (LAB_IS_SEARCH_TREE_VIEW (self) && self->study != NULL, FALSE);

  drawing = lab_search_tree_view_make_drawing (self);
  lab_search_tree_drawing_get_place (&drawing, node, x, y);
  lab_search_tree_view_get_origin (self, origin);
  *x += origin[0];
  *y += origin[1];
  return *x >= 0 && *y >= 0 && *x < get_size (self, 0) && *y < get_size (self, 1);
}
