/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-maze-view-private.h"

#include <math.h>

/* The largest cells, in pixels; and when all of the maze is visible. */
#define MAX_ZOOM 128
#define MAX_FIT_ZOOM 96
#define ZOOM_STEP 1.25

/* Which part of the maze is visible. Places are in cells from the border, across and down. */

/* Private helpers */

static int
get_size (LabMazeView *self,
          guint        axis)
{
  return axis == 0 ? gtk_widget_get_width (GTK_WIDGET (self))
                   : gtk_widget_get_height (GTK_WIDGET (self));
}

static guint
get_n_cells (LabMazeView *self,
             guint        axis)
{
  return axis == 0 ? lab_maze_get_width (self->maze) : lab_maze_get_height (self->maze);
}

static int
get_factor (LabMazeView *self)
{
  return gtk_widget_get_scale_factor (GTK_WIDGET (self));
}

/* Returns the size of the maze without the margin. */
static double
measure (LabMazeView *self,
         guint        axis)
{
  if (self->maze == NULL)
    return 0;
  return (double) lab_maze_scale_measure (&self->scale, get_n_cells (self, axis))
         / get_factor (self);
}

static double
get_value (LabMazeView *self,
           guint        axis)
{
  return self->adjustments[axis] != NULL ? gtk_adjustment_get_value (self->adjustments[axis]) : 0;
}

/* Returns where the maze begins, in pixels of the widget: a small one is in the middle. */
static double
find_origin (LabMazeView *self,
             guint        axis)
{
  double size = measure (self, axis);
  int page = get_size (self, axis), factor = get_factor (self);
  double origin = size + 2 * LAB_MAZE_VIEW_MARGIN <= page
                      ? (page - size) / 2 : LAB_MAZE_VIEW_MARGIN - get_value (self, axis);

  return floor (origin * factor + 0.5) / factor;
}

/* Chooses the scale for the viewport; no cell is larger than allowed, and the maze not smaller than
 * the widget. */
static void
choose_scale (LabMazeView *self)
{
  int factor = get_factor (self);
  double pixels[2];

  for (guint i = 0; i < 2; i++)
    pixels[i] = MAX (get_size (self, i) - 2 * LAB_MAZE_VIEW_MARGIN, 1) * (double) factor;
  self->fit = lab_maze_scale_fit (get_n_cells (self, 1), get_n_cells (self, 0), pixels[1],
                                  pixels[0], MAX_FIT_ZOOM * factor);
  self->scale = self->fit;
  if (!self->viewport->fits)
    self->scale = lab_maze_scale_get (CLAMP (self->viewport->zoom * factor, self->fit.pitch,
                                             MAX (self->fit.pitch, MAX_ZOOM * factor)));
}

/* Scrolls to the place in the middle of the viewport. */
static void
scroll (LabMazeView *self,
        guint        axis)
{
  int page = get_size (self, axis);
  double upper = MAX (measure (self, axis) + 2 * LAB_MAZE_VIEW_MARGIN, page);
  double value = LAB_MAZE_VIEW_MARGIN - page / 2.0
                 + lab_maze_scale_to_pixels (&self->scale, self->viewport->center[axis])
                       / get_factor (self);

  if (self->adjustments[axis] != NULL)
    gtk_adjustment_configure (self->adjustments[axis], CLAMP (value, 0, upper - page), 0, upper,
                              page * 0.1, page * 0.9, page);
}

static void
on_scrolled (LabMazeView *self)
{
  double center[2];

  gtk_widget_queue_draw (GTK_WIDGET (self));
  if (self->applying || self->maze == NULL)
    return;
  lab_maze_view_get_place (self, get_size (self, 0) / 2.0, get_size (self, 1) / 2.0, center);
  /* While everything is visible there is nothing to scroll. */
  if (self->viewport->fits)
    return;
  self->applying = TRUE;
  lab_maze_viewport_set (self->viewport, self->viewport->zoom, center);
  self->applying = FALSE;
}

static void
on_viewport_changed (LabMazeView *self)
{
  if (!self->applying)
    lab_maze_view_update (self);
}

static void
zoom_at_middle (LabMazeView *self,
                double       factor)
{
  g_return_if_fail (LAB_IS_MAZE_VIEW (self));

  lab_maze_view_zoom_at (self, lab_maze_view_get_zoom (self) * factor, get_size (self, 0) / 2.0,
                         get_size (self, 1) / 2.0);
}

/* Functions for other files of the view */

/** lab_maze_view_set_adjustment: scrolls with an adjustment, or with one of its own. */
void
lab_maze_view_set_adjustment (LabMazeView   *self,
                              guint          axis,
                              GtkAdjustment *adjustment)
{
  g_autoptr (GtkAdjustment) own = NULL;

  if (adjustment == NULL)
    {
      own = g_object_ref_sink (gtk_adjustment_new (0, 0, 0, 0, 0, 0));
      adjustment = own;
    }
  if (self->adjustments[axis] != NULL)
    g_signal_handlers_disconnect_by_data (self->adjustments[axis], self);
  g_set_object (&self->adjustments[axis], adjustment);
  g_signal_connect_object (adjustment, "value-changed", G_CALLBACK (on_scrolled), self,
                           G_CONNECT_SWAPPED);
  lab_maze_view_update (self);
}

/** lab_maze_view_set_viewport: shows the part that a viewport tells. */
void
lab_maze_view_set_viewport (LabMazeView     *self,
                            LabMazeViewport *viewport)
{
  if (self->viewport != NULL)
    g_signal_handlers_disconnect_by_data (self->viewport, self);
  g_set_object (&self->viewport, viewport);
  g_signal_connect_object (viewport, "changed", G_CALLBACK (on_viewport_changed), self,
                           G_CONNECT_SWAPPED);
  lab_maze_view_update (self);
}

/** lab_maze_view_update: shows the part that the viewport tells, after any change. */
void
lab_maze_view_update (LabMazeView *self)
{
  guint32 scale = self->scale.id, fit = self->fit.id;

  gtk_widget_queue_draw (GTK_WIDGET (self));
  if (self->maze == NULL || self->viewport == NULL || get_size (self, 0) <= 0)
    return;
  choose_scale (self);
  self->applying = TRUE;
  for (guint i = 0; i < 2; i++)
    scroll (self, i);
  self->applying = FALSE;
  if (scale != self->scale.id || fit != self->fit.id)
    g_signal_emit_by_name (self, "zoom-changed");
}

/** lab_maze_view_get_origin: gets where the maze begins, in pixels of the screen from the corner of
 * the widget. */
void
lab_maze_view_get_origin (LabMazeView *self,
                          gint64       origin[2])
{
  for (guint i = 0; i < 2; i++)
    origin[i] = (gint64) lround (find_origin (self, i) * get_factor (self));
}

/** lab_maze_view_get_place: gets the place at a point of the widget, in cells. */
void
lab_maze_view_get_place (LabMazeView *self,
                         double       x,
                         double       y,
                         double       place[2])
{
  const double point[2] = { x, y };

  for (guint i = 0; i < 2; i++)
    place[i] = lab_maze_scale_to_cells (&self->scale,
                                        (point[i] - find_origin (self, i)) * get_factor (self));
}

/** lab_maze_view_zoom_at: zooms so that what is at a point of the widget stays there. */
void
lab_maze_view_zoom_at (LabMazeView *self,
                       double       zoom,
                       double       x,
                       double       y)
{
  const double point[2] = { x, y };
  int factor = get_factor (self);
  double center[2];
  LabMazeScale scale;

  if (self->maze == NULL)
    return;
  scale = lab_maze_scale_get (MIN (zoom, MAX_ZOOM) * factor);
  if (scale.pitch <= self->fit.pitch)
    {
      lab_maze_view_fit (self);
      return;
    }
  lab_maze_view_get_place (self, x, y, center);
  for (guint i = 0; i < 2; i++)
    center[i] += (get_size (self, i) / 2.0 - point[i]) * factor / scale.pitch;
  lab_maze_viewport_set (self->viewport, scale.pitch / factor, center);
}

/* Public functions */

/**
 * lab_maze_view_share:
 * @self: a view
 * @other: a view of a maze of the same size
 *
 * Makes @self show the same part of its maze as @other, from now on and both ways.
 */
void
lab_maze_view_share (LabMazeView *self,
                     LabMazeView *other)
{
  g_return_if_fail (LAB_IS_MAZE_VIEW (self) && LAB_IS_MAZE_VIEW (other));

  lab_maze_view_set_viewport (self, other->viewport);
}

/** lab_maze_view_get_zoom: returns how many pixels of the widget a cell with its wall has. */
double
lab_maze_view_get_zoom (LabMazeView *self)
{
  g_return_val_if_fail (LAB_IS_MAZE_VIEW (self), 1);

  return self->scale.pitch / get_factor (self);
}

/** lab_maze_view_zoom_in: makes cells larger; what is in the middle stays there. */
void
lab_maze_view_zoom_in (LabMazeView *self)
{
  zoom_at_middle (self, ZOOM_STEP);
}

/** lab_maze_view_zoom_out: makes cells smaller; what is in the middle stays there. */
void
lab_maze_view_zoom_out (LabMazeView *self)
{
  zoom_at_middle (self, 1 / ZOOM_STEP);
}

/** lab_maze_view_fit: makes all of the maze visible, also when the size of the view changes. */
void
lab_maze_view_fit (LabMazeView *self)
{
  g_return_if_fail (LAB_IS_MAZE_VIEW (self));

  lab_maze_viewport_fit (self->viewport);
}

/** lab_maze_view_can_zoom_in: returns whether cells can be larger. */
gboolean
lab_maze_view_can_zoom_in (LabMazeView *self)
{
  g_return_val_if_fail (LAB_IS_MAZE_VIEW (self), FALSE);

  return self->maze != NULL && self->scale.pitch < MAX_ZOOM * get_factor (self);
}

/** lab_maze_view_can_zoom_out: returns whether cells can be smaller. */
gboolean
lab_maze_view_can_zoom_out (LabMazeView *self)
{
  g_return_val_if_fail (LAB_IS_MAZE_VIEW (self), FALSE);

  return self->maze != NULL && self->scale.pitch > self->fit.pitch;
}

/** lab_maze_view_reveal: scrolls if a cell is not in view: it is then in the middle. */
void
lab_maze_view_reveal (LabMazeView *self,
                      LabMazeCell  cell)
{
  double point[2], half = lab_maze_view_get_zoom (self) / 2;
  gboolean hidden = FALSE;

  g_return_if_fail (LAB_IS_MAZE_VIEW (self));

  if (self->maze == NULL || self->viewport->fits)
    return;
  lab_maze_view_get_point (self, cell, &point[0], &point[1]);
  for (guint i = 0; i < 2; i++)
    hidden |= point[i] < half || point[i] > get_size (self, i) - half;
  if (hidden)
    lab_maze_viewport_set (self->viewport, self->viewport->zoom,
                           (double[]) { cell.column + 0.5, cell.row + 0.5 });
}

/**
 * lab_maze_view_find_cell:
 * @self: a view with a maze
 * @x: a point of the widget
 * @y: the same
 * @cell: (out): the cell there
 *
 * Returns: whether a cell is there
 */
gboolean
lab_maze_view_find_cell (LabMazeView *self,
                         double       x,
                         double       y,
                         LabMazeCell *cell)
{
  double place[2];

  g_return_val_if_fail (LAB_IS_MAZE_VIEW (self), FALSE);

  if (self->maze == NULL)
    return FALSE;
  lab_maze_view_get_place (self, x, y, place);
  if (place[0] < 0 || place[1] < 0)
    return FALSE;
  *cell = (LabMazeCell) { (guint) place[1], (guint) place[0] };
  return lab_maze_has_cell (self->maze, *cell);
}

/**
 * lab_maze_view_get_point:
 * @self: a view with a maze
 * @cell: a cell
 * @x: (out): the middle of the cell, in the coordinates of the widget
 * @y: (out): the same
 *
 * Gets where a cell is.
 *
 * Returns: whether that is inside the widget
 */
gboolean
lab_maze_view_get_point (LabMazeView *self,
                         LabMazeCell  cell,
                         double      *x,
                         double      *y)
{
  const double place[2] = { cell.column + 0.5, cell.row + 0.5 };
  double point[2];

  g_return_val_if_fail (LAB_IS_MAZE_VIEW (self) && self->maze != NULL, FALSE);

  for (guint i = 0; i < 2; i++)
    point[i] = find_origin (self, i)
               + lab_maze_scale_to_pixels (&self->scale, place[i]) / get_factor (self);
  *x = point[0];
  *y = point[1];
  return point[0] >= 0 && point[1] >= 0 && point[0] < get_size (self, 0)
         && point[1] < get_size (self, 1);
}
