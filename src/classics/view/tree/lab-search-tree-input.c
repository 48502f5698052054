/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-search-tree-view-private.h"

#include <math.h>

#define DRAG_PIXELS 6           /* a shorter drag is a click */

/* Private helpers: the selected node */

/* Returns the node beside the selected one, on the same level. */
static guint
find_neighbor (LabSearchTreeView *self,
               gboolean           left)
{
  const LabSearchTreeLayout *layout = self->study->layout;
  gboolean mirrored = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;
  gboolean back = left != mirrored;
  guint n_nodes, place = 0;
  const guint *nodes;

  nodes = lab_search_tree_layout_get_level (
      layout, lab_search_tree_layout_get_depth (layout, self->cursor), &n_nodes);
  while (nodes[place] != self->cursor)
    place++;
  if (back ? place == 0 : place + 1 == n_nodes)
    return self->cursor;
  return nodes[back ? place - 1 : place + 1];
}

static guint
find_next (LabSearchTreeView *self,
           guint              keyval)
{
  const guint *children;
  guint n_children, parent;

  switch (keyval)
    {
    case GDK_KEY_Up:
    case GDK_KEY_KP_Up:
      parent = lab_search_tree_get_parent (self->study->tree, self->cursor);
      return parent != LAB_SEARCH_NODE_NONE ? parent : self->cursor;
    case GDK_KEY_Down:
    case GDK_KEY_KP_Down:
      children = lab_search_tree_get_children (self->study->tree, self->cursor, &n_children);
      return n_children > 0 ? children[0] : self->cursor;
    case GDK_KEY_Left:
    case GDK_KEY_KP_Left:
      return find_neighbor (self, TRUE);
    case GDK_KEY_Right:
    case GDK_KEY_KP_Right:
      return find_neighbor (self, FALSE);
    default:
      return LAB_SEARCH_NODE_NONE;
    }
}

/* Private helpers: input */

static gboolean
on_key (GtkEventControllerKey *keys G_GNUC_UNUSED,
        guint                  keyval,
        guint                  keycode G_GNUC_UNUSED,
        GdkModifierType        modifiers,
        LabSearchTreeView     *self)
{
  guint node;

  if (self->study == NULL
      || (modifiers & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SHIFT_MASK)) != 0)
    return GDK_EVENT_PROPAGATE;
  if (keyval == GDK_KEY_Return || keyval == GDK_KEY_KP_Enter || keyval == GDK_KEY_ISO_Enter)
    {
      g_signal_emit_by_name (self, "picked", self->cursor);
      return GDK_EVENT_STOP;
    }
  node = find_next (self, keyval);
  if (node == LAB_SEARCH_NODE_NONE)
    return GDK_EVENT_PROPAGATE;
  lab_search_tree_view_select (self, node);
  g_signal_emit_by_name (self, "moved", node);
  return GDK_EVENT_STOP;
}

static void
on_released (GtkGestureClick   *click G_GNUC_UNUSED,
             int                n_press G_GNUC_UNUSED,
             double             x,
             double             y,
             LabSearchTreeView *self)
{
  guint node;

  if (self->study == NULL)
    return;
  gtk_widget_grab_focus (GTK_WIDGET (self));
  node = lab_search_tree_view_find_node (self, x, y);
  if (node != LAB_SEARCH_NODE_NONE)
    g_signal_emit_by_name (self, "picked", node);
}

/* Events of the wheel do not always have a position. */
static void
on_motion (GtkEventControllerMotion *motion G_GNUC_UNUSED,
           double                    x,
           double                    y,
           LabSearchTreeView        *self)
{
  self->pointer[0] = x;
  self->pointer[1] = y;
}

static gboolean
on_scroll (GtkEventControllerScroll *scroll,
           double                    dx G_GNUC_UNUSED,
           double                    dy,
           LabSearchTreeView        *self)
{
  GtkEventController *controller = GTK_EVENT_CONTROLLER (scroll);

  if ((gtk_event_controller_get_current_event_state (controller) & GDK_CONTROL_MASK) == 0)
    return GDK_EVENT_PROPAGATE;
  lab_search_tree_view_zoom_at (self, self->zoom * pow (LAB_SEARCH_TREE_VIEW_ZOOM_STEP, -dy),
                                self->pointer[0], self->pointer[1]);
  return GDK_EVENT_STOP;
}

static void
on_pinch_begin (GtkGesture        *gesture,
                GdkEventSequence  *sequence G_GNUC_UNUSED,
                LabSearchTreeView *self)
{
  self->pinch_from = self->zoom;
  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
}

static void
on_pinch (GtkGestureZoom    *gesture,
          double             scale,
          LabSearchTreeView *self)
{
  double x, y;

  if (!gtk_gesture_get_bounding_box_center (GTK_GESTURE (gesture), &x, &y))
    return;
  lab_search_tree_view_zoom_at (self, self->pinch_from * scale, x, y);
}

static void
on_drag_begin (GtkGestureDrag    *drag,
               double             x G_GNUC_UNUSED,
               double             y G_GNUC_UNUSED,
               LabSearchTreeView *self)
{
  GdkDevice *device = gtk_gesture_get_device (GTK_GESTURE (drag));

  /* The scrolled window handles fingers. */
  if (device != NULL && gdk_device_get_source (device) == GDK_SOURCE_TOUCHSCREEN)
    {
      gtk_gesture_set_state (GTK_GESTURE (drag), GTK_EVENT_SEQUENCE_DENIED);
      return;
    }
  for (guint i = 0; i < 2; i++)
    self->drag_from[i] = self->adjustments[i] != NULL
                             ? gtk_adjustment_get_value (self->adjustments[i]) : 0;
}

static void
on_drag_update (GtkGestureDrag    *drag,
                double             dx,
                double             dy,
                LabSearchTreeView *self)
{
  const double moved[2] = { dx, dy };

  if (ABS (dx) + ABS (dy) >= DRAG_PIXELS)
    {
      gtk_gesture_set_state (GTK_GESTURE (drag), GTK_EVENT_SEQUENCE_CLAIMED);
      gtk_widget_set_cursor_from_name (GTK_WIDGET (self), "grabbing");
    }
  for (guint i = 0; i < 2; i++)
    {
      if (self->adjustments[i] != NULL)
        gtk_adjustment_set_value (self->adjustments[i], self->drag_from[i] - moved[i]);
    }
}

static void
on_drag_end (GtkGestureDrag    *drag G_GNUC_UNUSED,
             double             dx G_GNUC_UNUSED,
             double             dy G_GNUC_UNUSED,
             LabSearchTreeView *self)
{
  gtk_widget_set_cursor (GTK_WIDGET (self), NULL);
}

/* Private functions of the view */

/** lab_search_tree_view_add_input: makes the view react to keys, pointers, and fingers. */
void
lab_search_tree_view_add_input (LabSearchTreeView *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();
  GtkEventController *scroll
      = gtk_event_controller_scroll_new (GTK_EVENT_CONTROLLER_SCROLL_VERTICAL);
  GtkEventController *motion = gtk_event_controller_motion_new ();
  GtkGesture *click = gtk_gesture_click_new ();
  GtkGesture *drag = gtk_gesture_drag_new ();
  GtkGesture *pinch = gtk_gesture_zoom_new ();

  g_signal_connect (keys, "key-pressed", G_CALLBACK (on_key), self);
  g_signal_connect (scroll, "scroll", G_CALLBACK (on_scroll), self);
  g_signal_connect (motion, "enter", G_CALLBACK (on_motion), self);
  g_signal_connect (motion, "motion", G_CALLBACK (on_motion), self);
  g_signal_connect (click, "released", G_CALLBACK (on_released), self);
  g_signal_connect (drag, "drag-begin", G_CALLBACK (on_drag_begin), self);
  g_signal_connect (drag, "drag-update", G_CALLBACK (on_drag_update), self);
  g_signal_connect (drag, "drag-end", G_CALLBACK (on_drag_end), self);
  g_signal_connect (pinch, "begin", G_CALLBACK (on_pinch_begin), self);
  g_signal_connect (pinch, "scale-changed", G_CALLBACK (on_pinch), self);
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (pinch), GTK_PHASE_CAPTURE);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
  gtk_widget_add_controller (GTK_WIDGET (self), scroll);
  gtk_widget_add_controller (GTK_WIDGET (self), motion);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (drag));
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (pinch));
}
