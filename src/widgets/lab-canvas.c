/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-maze-view-private.h"

#include <math.h>
#include <string.h>

#define DRAG_PIXELS 6           /* a shorter drag is a click */
#define WHEEL_STEP 1.25

/* Private helpers */

static gboolean
on_key (GtkEventControllerKey *keys G_GNUC_UNUSED,
        guint                  keyval,
        guint                  keycode G_GNUC_UNUSED,
        GdkModifierType        modifiers,
        LabMazeView           *self)
{
  return lab_maze_view_press_key (self, keyval, modifiers) ? GDK_EVENT_STOP : GDK_EVENT_PROPAGATE;
}

static void
on_released (GtkGestureClick *click G_GNUC_UNUSED,
             int              n_press G_GNUC_UNUSED,
             double           x,
             double           y,
             LabMazeView     *self)
{
  LabMazeWall wall;
  LabMazeCell cell;

  gtk_widget_grab_focus (GTK_WIDGET (self));
  if (lab_maze_view_find_wall (self, x, y, &wall))
    lab_maze_view_toggle (self, &wall);
  else if (lab_maze_view_find_cell (self, x, y, &cell))
    {
      lab_maze_view_set_cursor (self, cell);
      g_signal_emit_by_name (self, "picked", cell.row, cell.column);
    }
}

static void
hover (LabMazeView *self,
       gboolean     hovers,
       LabMazeWall  wall)
{
  if (hovers == self->hovers
      && (!hovers || memcmp (&wall, &self->hovered, sizeof wall) == 0))
    return;
  self->hovers = hovers;
  self->hovered = wall;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* Events of the wheel do not always have a position. */
static void
on_motion (GtkEventControllerMotion *motion G_GNUC_UNUSED,
           double                    x,
           double                    y,
           LabMazeView              *self)
{
  LabMazeWall wall = { { 0 } };

  self->pointer[0] = x;
  self->pointer[1] = y;
  hover (self, lab_maze_view_find_wall (self, x, y, &wall), wall);
}

static void
on_leave (LabMazeView *self)
{
  hover (self, FALSE, self->hovered);
}

static gboolean
on_scroll (GtkEventControllerScroll *scroll,
           double                    dx G_GNUC_UNUSED,
           double                    dy,
           LabMazeView              *self)
{
  GtkEventController *controller = GTK_EVENT_CONTROLLER (scroll);

  if ((gtk_event_controller_get_current_event_state (controller) & GDK_CONTROL_MASK) == 0)
    return GDK_EVENT_PROPAGATE;
  lab_maze_view_zoom_at (self, lab_maze_view_get_zoom (self) * pow (WHEEL_STEP, -dy),
                         self->pointer[0], self->pointer[1]);
  return GDK_EVENT_STOP;
}

static void
on_pinch_begin (GtkGesture       *gesture,
                GdkEventSequence *sequence G_GNUC_UNUSED,
                LabMazeView      *self)
{
  self->pinch_from = lab_maze_view_get_zoom (self);
  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
}

static void
on_pinch (GtkGestureZoom *gesture,
          double          scale,
          LabMazeView    *self)
{
  double x, y;

  if (gtk_gesture_get_bounding_box_center (GTK_GESTURE (gesture), &x, &y))
    lab_maze_view_zoom_at (self, self->pinch_from * scale, x, y);
}

static void
on_drag_begin (GtkGestureDrag *drag,
               double          x G_GNUC_UNUSED,
               double          y G_GNUC_UNUSED,
               LabMazeView    *self)
{
  GdkDevice *device = gtk_gesture_get_device (GTK_GESTURE (drag));

  /* The scrolled window handles fingers. */
  if (device != NULL && gdk_device_get_source (device) == GDK_SOURCE_TOUCHSCREEN)
    {
      gtk_gesture_set_state (GTK_GESTURE (drag), GTK_EVENT_SEQUENCE_DENIED);
      return;
    }
  for (guint i = 0; i < 2; i++)
    self->drag_from[i] = gtk_adjustment_get_value (self->adjustments[i]);
}

static void
on_drag_update (GtkGestureDrag *drag,
                double          dx,
                double          dy,
                LabMazeView    *self)
{
  const double moved[2] = { dx, dy };

  if (ABS (dx) + ABS (dy) >= DRAG_PIXELS)
    {
      gtk_gesture_set_state (GTK_GESTURE (drag), GTK_EVENT_SEQUENCE_CLAIMED);
      gtk_widget_set_cursor_from_name (GTK_WIDGET (self), "grabbing");
    }
  for (guint i = 0; i < 2; i++)
    gtk_adjustment_set_value (self->adjustments[i], self->drag_from[i] - moved[i]);
}

static void
on_drag_end (GtkGestureDrag *drag G_GNUC_UNUSED,
             double          dx G_GNUC_UNUSED,
             double          dy G_GNUC_UNUSED,
             LabMazeView    *self)
{
  gtk_widget_set_cursor (GTK_WIDGET (self), NULL);
}

static void
add_gestures (LabMazeView *self)
{
  GtkGesture *click = gtk_gesture_click_new ();
  GtkGesture *drag = gtk_gesture_drag_new ();
  GtkGesture *pinch = gtk_gesture_zoom_new ();

  g_signal_connect (click, "released", G_CALLBACK (on_released), self);
  g_signal_connect (drag, "drag-begin", G_CALLBACK (on_drag_begin), self);
  g_signal_connect (drag, "drag-update", G_CALLBACK (on_drag_update), self);
  g_signal_connect (drag, "drag-end", G_CALLBACK (on_drag_end), self);
  g_signal_connect (pinch, "begin", G_CALLBACK (on_pinch_begin), self);
  g_signal_connect (pinch, "scale-changed", G_CALLBACK (on_pinch), self);
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (pinch), GTK_PHASE_CAPTURE);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (drag));
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (pinch));
}

/* Functions for other files of the view */

/** lab_maze_view_add_input: makes the view react to keys, pointers, and fingers. */
void
lab_maze_view_add_input (LabMazeView *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();
  GtkEventController *scroll
      = gtk_event_controller_scroll_new (GTK_EVENT_CONTROLLER_SCROLL_VERTICAL);
  GtkEventController *motion = gtk_event_controller_motion_new ();

  g_signal_connect (keys, "key-pressed", G_CALLBACK (on_key), self);
  g_signal_connect (scroll, "scroll", G_CALLBACK (on_scroll), self);
  g_signal_connect (motion, "enter", G_CALLBACK (on_motion), self);
  g_signal_connect (motion, "motion", G_CALLBACK (on_motion), self);
  g_signal_connect_swapped (motion, "leave", G_CALLBACK (on_leave), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
  gtk_widget_add_controller (GTK_WIDGET (self), scroll);
  gtk_widget_add_controller (GTK_WIDGET (self), motion);
  add_gestures (self);
}
