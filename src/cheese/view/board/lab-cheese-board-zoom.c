/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-cheese-board-private.h"

#include <math.h>

/* Which part of the maze is visible. Sizes are in logical pixels. */

#define MAX_FIT 112
#define MAX_ZOOM 160
#define ZOOM_STEP 1.25

/* The room around a maze, in cells, for the outer hedge and its shadow. */
#define MARGIN 0.2

/* How far a turn of the wheel scrolls. */
#define SCROLL_STEP 48

/* Private helpers */

static double
get_length (LabCheeseBoard *self,
            guint           axis)
{
  return axis == 0 ? gtk_widget_get_width (GTK_WIDGET (self))
                   : gtk_widget_get_height (GTK_WIDGET (self));
}

static guint
count_cells (LabCheeseBoard *self,
             guint           axis)
{
  return axis == 0 ? lab_cheese_plan_get_width (self->plan)
                   : lab_cheese_plan_get_height (self->plan);
}

static int
get_scale (LabCheeseBoard *self)
{
  return gtk_widget_get_scale_factor (GTK_WIDGET (self));
}

/* Returns the size of a cell if everything is visible, in whole pixels. */
static double
get_fit (LabCheeseBoard *self)
{
  int scale = get_scale (self);
  double fit = MAX_FIT;

  for (guint axis = 0; axis < 2; axis++)
    fit = MIN (fit, get_length (self, axis) / (count_cells (self, axis) + 2 * MARGIN));
  return MAX (floor (fit * scale), 1) / scale;
}

static double
get_zoom (LabCheeseBoard *self)
{
  double fit = get_fit (self);
  int scale = get_scale (self);

  if (self->zoom <= fit)
    return fit;
  return MAX (floor (MIN (self->zoom, MAX (MAX_ZOOM, fit)) * scale), 1) / scale;
}

/* Returns where the maze begins: in the middle if all of it is visible. */
static double
get_origin (LabCheeseBoard *self,
            guint           axis,
            double          side)
{
  double length = get_length (self, axis), n = count_cells (self, axis), origin;
  int scale = get_scale (self);

  if ((n + 2 * MARGIN) * side <= length)
    origin = (length - n * side) / 2;
  else
    origin = CLAMP (length / 2 - self->center[axis] * side, length - (n + MARGIN) * side,
                    MARGIN * side);
  return round (origin * scale) / scale;
}

/* Zooms so that what is at a point stays there. */
static void
zoom_at (LabCheeseBoard *self,
         double          zoom,
         double          x,
         double          y)
{
  const double point[] = { x, y };
  double place[2];

  if (self->plan == NULL)
    return;
  lab_cheese_board_find_place (self, x, y, &place[0], &place[1]);
  self->zoom = zoom <= get_fit (self) ? 0 : MIN (zoom, MAX_ZOOM);
  for (guint axis = 0; axis < 2; axis++)
    self->center[axis] = place[axis]
                         + (get_length (self, axis) / 2 - point[axis]) / get_zoom (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
zoom_by (LabCheeseBoard *self,
         double          factor)
{
  if (self->plan != NULL)
    zoom_at (self, get_zoom (self) * factor, get_length (self, 0) / 2, get_length (self, 1) / 2);
}

/* Scrolls, but not farther than the maze. */
static gboolean
scroll_by (LabCheeseBoard *self,
           double          dx,
           double          dy)
{
  const double moves[] = { dx, dy };
  double side;

  if (self->plan == NULL || self->zoom <= get_fit (self))
    return FALSE;
  side = get_zoom (self);
  for (guint axis = 0; axis < 2; axis++)
    {
      double n = count_cells (self, axis), half = get_length (self, axis) / 2 / side;

      self->center[axis] += moves[axis] / side;
      self->center[axis] = 2 * half >= n ? n / 2 : CLAMP (self->center[axis], half, n - half);
    }
  gtk_widget_queue_draw (GTK_WIDGET (self));
  return TRUE;
}

static gboolean
on_scroll (GtkEventControllerScroll *controller,
           double                    dx,
           double                    dy,
           gpointer                  data)
{
  LabCheeseBoard *self = data;
  GdkModifierType state
      = gtk_event_controller_get_current_event_state (GTK_EVENT_CONTROLLER (controller));
  GdkEvent *event = gtk_event_controller_get_current_event (GTK_EVENT_CONTROLLER (controller));
  double x = get_length (self, 0) / 2, y = get_length (self, 1) / 2;

  if (self->plan == NULL)
    return FALSE;
  if ((state & GDK_CONTROL_MASK) == 0)
    return scroll_by (self, dx * SCROLL_STEP, dy * SCROLL_STEP);
  if (event != NULL && gdk_event_get_position (event, &x, &y))
    {
      GtkNative *native = gtk_widget_get_native (GTK_WIDGET (self));
      graphene_point_t point;
      double left, top;

      gtk_native_get_surface_transform (native, &left, &top);
      graphene_point_init (&point, (float) (x - left), (float) (y - top));
      if (!gtk_widget_compute_point (GTK_WIDGET (native), GTK_WIDGET (self), &point, &point))
        return FALSE;
      x = (double) point.x;
      y = (double) point.y;
    }
  zoom_at (self, get_zoom (self) * pow (ZOOM_STEP, -dy), x, y);
  return TRUE;
}

static void
on_pinch_begin (GtkGesture       *gesture,
                GdkEventSequence *sequence G_GNUC_UNUSED,
                gpointer          data)
{
  LabCheeseBoard *self = data;

  self->zoom_begin = self->plan != NULL ? get_zoom (self) : 0;
  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
}

static void
on_pinch (GtkGesture *gesture,
          double      factor,
          gpointer    data)
{
  LabCheeseBoard *self = data;
  double x, y;

  if (self->zoom_begin > 0 && gtk_gesture_get_bounding_box_center (gesture, &x, &y))
    zoom_at (self, self->zoom_begin * factor, x, y);
}

static void
on_action (GtkWidget  *widget,
           const char *name,
           GVariant   *parameter G_GNUC_UNUSED)
{
  LabCheeseBoard *self = LAB_CHEESE_BOARD (widget);

  if (g_str_equal (name, "board.zoom-in"))
    zoom_by (self, ZOOM_STEP);
  else if (g_str_equal (name, "board.zoom-out"))
    zoom_by (self, 1 / ZOOM_STEP);
  else
    {
      self->zoom = 0;
      gtk_widget_queue_draw (widget);
    }
}

/* For the board */

/** lab_cheese_board_zoom_install: adds the actions and keys to the class of the board. */
void
lab_cheese_board_zoom_install (GtkWidgetClass *widget_class)
{
  static const struct { guint key; const char *action; } keys[] = {
    { GDK_KEY_plus, "board.zoom-in" }, { GDK_KEY_equal, "board.zoom-in" },
    { GDK_KEY_KP_Add, "board.zoom-in" }, { GDK_KEY_minus, "board.zoom-out" },
    { GDK_KEY_KP_Subtract, "board.zoom-out" }, { GDK_KEY_0, "board.fit" },
    { GDK_KEY_KP_0, "board.fit" },
  };

  gtk_widget_class_install_action (widget_class, "board.zoom-in", NULL, on_action);
  gtk_widget_class_install_action (widget_class, "board.zoom-out", NULL, on_action);
  gtk_widget_class_install_action (widget_class, "board.fit", NULL, on_action);
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    gtk_widget_class_add_binding_action (widget_class, keys[i].key, GDK_CONTROL_MASK,
                                         keys[i].action, NULL);
}

/** lab_cheese_board_zoom_init: watches the wheel and two fingers. */
void
lab_cheese_board_zoom_init (LabCheeseBoard *self)
{
  GtkEventController *scroll
      = gtk_event_controller_scroll_new (GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES);
  GtkGesture *pinch = gtk_gesture_zoom_new ();

  g_signal_connect (scroll, "scroll", G_CALLBACK (on_scroll), self);
  gtk_widget_add_controller (GTK_WIDGET (self), scroll);
  g_signal_connect (pinch, "begin", G_CALLBACK (on_pinch_begin), self);
  g_signal_connect (pinch, "scale-changed", G_CALLBACK (on_pinch), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (pinch));
}

/** lab_cheese_board_get_side: returns the width of a cell, and where the maze begins. */
double
lab_cheese_board_get_side (LabCheeseBoard *self,
                           double         *x,
                           double         *y)
{
  double side = get_zoom (self);

  *x = get_origin (self, 0, side);
  *y = get_origin (self, 1, side);
  return side;
}

/** lab_cheese_board_reveal: scrolls if a cell is not visible. */
void
lab_cheese_board_reveal (LabCheeseBoard *self,
                         guint           cell)
{
  guint width, row;
  double side, origin[2], place[2];

  if (self->plan == NULL || self->zoom <= 0)
    return;
  width = lab_cheese_plan_get_width (self->plan);
  row = cell / width;
  place[0] = cell % width + 0.5;
  place[1] = row + 0.5;
  side = lab_cheese_board_get_side (self, &origin[0], &origin[1]);
  for (guint axis = 0; axis < 2; axis++)
    {
      double at = origin[axis] + place[axis] * side;

      if (at < side || at > get_length (self, axis) - side)
        self->center[axis] = place[axis];
    }
}

/* Public functions */

/**
 * lab_cheese_board_find_place:
 * @self: a board with a maze
 * @x: a point of the board
 * @y: the same, vertically
 * @column: (out): where it is in the maze, in cells
 * @row: (out): the same, vertically
 *
 * Finds the place at a point.
 *
 * Returns: whether it is inside of the rectangle of the maze
 */
gboolean
lab_cheese_board_find_place (LabCheeseBoard *self,
                             double          x,
                             double          y,
                             double         *column,
                             double         *row)
{
  double left, top, side;

  g_return_val_if_fail (LAB_IS_CHEESE_BOARD (self) && self->plan != NULL, FALSE);

  side = lab_cheese_board_get_side (self, &left, &top);
  *column = (x - left) / side;
  *row = (y - top) / side;
  return *column >= 0 && *row >= 0 && *column < count_cells (self, 0)
         && *row < count_cells (self, 1);
}

/** lab_cheese_board_get_point: gets the point of the board that shows a place of the maze, the
 * opposite of lab_cheese_board_find_place(). */
void
lab_cheese_board_get_point (LabCheeseBoard *self,
                            double          column,
                            double          row,
                            double         *x,
                            double         *y)
{
  double left, top, side;

  g_return_if_fail (LAB_IS_CHEESE_BOARD (self) && self->plan != NULL);

  side = lab_cheese_board_get_side (self, &left, &top);
  *x = left + column * side;
  *y = top + row * side;
}
