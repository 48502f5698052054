/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-canvas.h"

#include <math.h>

#include "lab-style.h"
#include "lab-template.h"

#define DRAG_PIXELS 6 /* a shorter drag is a click */

/**
 * LabCanvas:
 *
 * A large drawing in a #GtkScrolledWindow: it scrolls, and players zoom it with Ctrl and the wheel
 * or two fingers, and move it with the pointer. A subclass draws it. An axis is 0 across, 1 down.
 */
typedef struct
{
  GtkAdjustment *adjustments[2];
  GtkScrollablePolicy policies[2];
  double pointer[2]; /* where it is, in the widget */
  double drag_from[2];
  double pinch_from;
} LabCanvasPrivate;

enum
{
  PROP_0,
  PROP_HADJUSTMENT,
  PROP_VADJUSTMENT,
  PROP_HSCROLL_POLICY,
  PROP_VSCROLL_POLICY,
};

G_DEFINE_ABSTRACT_TYPE_WITH_CODE (LabCanvas, lab_canvas, GTK_TYPE_WIDGET,
                                  G_ADD_PRIVATE (LabCanvas)
                                  G_IMPLEMENT_INTERFACE (GTK_TYPE_SCROLLABLE, NULL))

/* Private helpers: scrolling */

static void
on_scrolled (LabCanvas *self)
{
  gtk_widget_queue_draw (GTK_WIDGET (self));
  if (LAB_CANVAS_GET_CLASS (self)->scrolled != NULL)
    LAB_CANVAS_GET_CLASS (self)->scrolled (self);
}

/* Scrolls with an adjustment, or with one of its own. */
static void
set_adjustment (LabCanvas     *self,
                guint          axis,
                GtkAdjustment *adjustment)
{
  LabCanvasPrivate *private = lab_canvas_get_instance_private (self);
  g_autoptr (GtkAdjustment) used = g_object_ref_sink (
      adjustment != NULL ? adjustment : gtk_adjustment_new (0, 0, 0, 0, 0, 0));

  if (private->adjustments[axis] != NULL)
    g_signal_handlers_disconnect_by_data (private->adjustments[axis], self);
  g_set_object (&private->adjustments[axis], used);
  g_signal_connect_object (used, "value-changed", G_CALLBACK (on_scrolled), self,
                           G_CONNECT_SWAPPED);
}

/* Private helpers: input */

static void
zoom_at (LabCanvas *self,
         double     zoom,
         double     x,
         double     y)
{
  LAB_CANVAS_GET_CLASS (self)->zoom_at (self, zoom, x, y);
}

/* Events of the wheel do not always have a position. */
static void
on_motion (LabCanvas *self,
           double     x,
           double     y)
{
  LabCanvasPrivate *private = lab_canvas_get_instance_private (self);

  private->pointer[0] = x;
  private->pointer[1] = y;
}

static gboolean
on_scroll (LabCanvas          *self,
           double              dx     G_GNUC_UNUSED,
           double              dy,
           GtkEventController *scroll)
{
  LabCanvasPrivate *private = lab_canvas_get_instance_private (self);

  if ((gtk_event_controller_get_current_event_state (scroll) & GDK_CONTROL_MASK) == 0)
    return GDK_EVENT_PROPAGATE;
  zoom_at (self, LAB_CANVAS_GET_CLASS (self)->get_zoom (self) * pow (LAB_CANVAS_ZOOM_STEP, -dy),
           private->pointer[0], private->pointer[1]);
  return GDK_EVENT_STOP;
}

static void
on_pinch_begin (LabCanvas        *self,
                GdkEventSequence *sequence G_GNUC_UNUSED,
                GtkGesture       *gesture)
{
  LabCanvasPrivate *private = lab_canvas_get_instance_private (self);

  private->pinch_from = LAB_CANVAS_GET_CLASS (self)->get_zoom (self);
  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
}

static void
on_pinch (LabCanvas  *self,
          double      scale,
          GtkGesture *gesture)
{
  LabCanvasPrivate *private = lab_canvas_get_instance_private (self);
  double x, y;

  if (gtk_gesture_get_bounding_box_center (gesture, &x, &y))
    zoom_at (self, private->pinch_from * scale, x, y);
}

static void
on_drag_begin (LabCanvas  *self,
               double      x    G_GNUC_UNUSED,
               double      y    G_GNUC_UNUSED,
               GtkGesture *drag)
{
  LabCanvasPrivate *private = lab_canvas_get_instance_private (self);
  GdkDevice *device = gtk_gesture_get_device (drag);

  /* The scrolled window handles fingers. */
  if (device != NULL && gdk_device_get_source (device) == GDK_SOURCE_TOUCHSCREEN)
    {
      gtk_gesture_set_state (drag, GTK_EVENT_SEQUENCE_DENIED);
      return;
    }
  for (guint i = 0; i < 2; i++)
    private->drag_from[i] = gtk_adjustment_get_value (private->adjustments[i]);
}

static void
on_drag_update (LabCanvas  *self,
                double      dx,
                double      dy,
                GtkGesture *drag)
{
  LabCanvasPrivate *private = lab_canvas_get_instance_private (self);
  const double moved[2] = { dx, dy };

  if (ABS (dx) + ABS (dy) >= DRAG_PIXELS)
    {
      gtk_gesture_set_state (drag, GTK_EVENT_SEQUENCE_CLAIMED);
      gtk_widget_set_cursor_from_name (GTK_WIDGET (self), "grabbing");
    }
  for (guint i = 0; i < 2; i++)
    gtk_adjustment_set_value (private->adjustments[i], private->drag_from[i] - moved[i]);
}

static void
on_drag_end (GtkWidget *self)
{
  gtk_widget_set_cursor (self, NULL);
}

/* Widget */

static void
lab_canvas_size_allocate (GtkWidget *widget,
                          int        width G_GNUC_UNUSED,
                          int        height G_GNUC_UNUSED,
                          int        baseline G_GNUC_UNUSED)
{
  LAB_CANVAS_GET_CLASS (widget)->update (LAB_CANVAS (widget));
}

static void
lab_canvas_get_property (GObject    *object,
                         guint       prop_id,
                         GValue     *value,
                         GParamSpec *pspec)
{
  LabCanvasPrivate *private = lab_canvas_get_instance_private (LAB_CANVAS (object));

  switch (prop_id)
    {
    case PROP_HADJUSTMENT:
    case PROP_VADJUSTMENT:
      g_value_set_object (value, private->adjustments[prop_id - PROP_HADJUSTMENT]);
      break;
    case PROP_HSCROLL_POLICY:
    case PROP_VSCROLL_POLICY:
      g_value_set_enum (value, private->policies[prop_id - PROP_HSCROLL_POLICY]);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
lab_canvas_set_property (GObject      *object,
                         guint         prop_id,
                         const GValue *value,
                         GParamSpec   *pspec)
{
  LabCanvas *self = LAB_CANVAS (object);
  LabCanvasPrivate *private = lab_canvas_get_instance_private (self);

  switch (prop_id)
    {
    case PROP_HADJUSTMENT:
    case PROP_VADJUSTMENT:
      set_adjustment (self, prop_id - PROP_HADJUSTMENT, g_value_get_object (value));
      LAB_CANVAS_GET_CLASS (self)->update (self);
      break;
    case PROP_HSCROLL_POLICY:
    case PROP_VSCROLL_POLICY:
      private->policies[prop_id - PROP_HSCROLL_POLICY] = g_value_get_enum (value);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
lab_canvas_finalize (GObject *object)
{
  LabCanvasPrivate *private = lab_canvas_get_instance_private (LAB_CANVAS (object));

  for (guint i = 0; i < 2; i++)
    g_clear_object (&private->adjustments[i]);
  G_OBJECT_CLASS (lab_canvas_parent_class)->finalize (object);
}

static void
lab_canvas_class_init (LabCanvasClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->finalize = lab_canvas_finalize;
  object_class->get_property = lab_canvas_get_property;
  object_class->set_property = lab_canvas_set_property;
  widget_class->size_allocate = lab_canvas_size_allocate;
  g_object_class_override_property (object_class, PROP_HADJUSTMENT, "hadjustment");
  g_object_class_override_property (object_class, PROP_VADJUSTMENT, "vadjustment");
  g_object_class_override_property (object_class, PROP_HSCROLL_POLICY, "hscroll-policy");
  g_object_class_override_property (object_class, PROP_VSCROLL_POLICY, "vscroll-policy");
  LAB_TEMPLATE ("lab-canvas.ui");
  LAB_TEMPLATE_CALLBACKS (on_scroll, on_motion, on_drag_begin, on_drag_update, on_drag_end,
                          on_pinch_begin, on_pinch);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
lab_canvas_init (LabCanvas *self)
{
  for (guint i = 0; i < 2; i++)
    set_adjustment (self, i, NULL);
  gtk_widget_init_template (GTK_WIDGET (self));
  lab_style_follow (GTK_WIDGET (self));
  g_signal_connect (self, "notify::has-focus", G_CALLBACK (gtk_widget_queue_draw), NULL);
}

/* Public functions */

/** lab_canvas_get_size: returns the width or height that is in view. */
int
lab_canvas_get_size (LabCanvas *self,
                     guint      axis)
{
  return axis == 0 ? gtk_widget_get_width (GTK_WIDGET (self))
                   : gtk_widget_get_height (GTK_WIDGET (self));
}

/** lab_canvas_get_adjustment: (transfer none): returns what it scrolls with. */
GtkAdjustment *
lab_canvas_get_adjustment (LabCanvas *self,
                           guint      axis)
{
  LabCanvasPrivate *private = lab_canvas_get_instance_private (self);

  return private->adjustments[axis];
}
