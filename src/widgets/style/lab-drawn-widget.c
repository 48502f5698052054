/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-drawn-widget.h"

/**
 * LabDrawnWidget:
 *
 * A widget that draws itself: a board or a picture. It fits into any space, but wants to have the
 * size that its class names. Without such a class, it keeps the place of a picture.
 */
typedef struct
{
  int minimum;                /* -1 for that of the class */
  int natural;                /* -1 for that of the class */
} LabDrawnWidgetPrivate;

G_DEFINE_TYPE_WITH_PRIVATE (LabDrawnWidget, lab_drawn_widget, GTK_TYPE_WIDGET)

/* Widget */

static GtkSizeRequestMode
lab_drawn_widget_get_request_mode (GtkWidget *widget)
{
  return LAB_DRAWN_WIDGET_GET_CLASS (widget)->rows > 0 ? GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH
                                                       : GTK_SIZE_REQUEST_CONSTANT_SIZE;
}

/* With columns and rows, it is as high as these in its width, but never so high that it hides what
 * is below. */
static void
lab_drawn_widget_measure (GtkWidget      *widget,
                          GtkOrientation  orientation,
                          int             for_size,
                          int            *minimum,
                          int            *natural,
                          int            *minimum_baseline G_GNUC_UNUSED,
                          int            *natural_baseline G_GNUC_UNUSED)
{
  LabDrawnWidgetClass *klass = LAB_DRAWN_WIDGET_GET_CLASS (widget);
  LabDrawnWidgetPrivate *priv = lab_drawn_widget_get_instance_private (LAB_DRAWN_WIDGET (widget));

  *minimum = priv->minimum >= 0 ? priv->minimum : klass->minimum;
  *natural = priv->natural >= 0 ? priv->natural : klass->natural;
  if (klass->rows == 0)
    return;
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *natural = *natural * klass->columns / klass->rows;
  else if (for_size > 0)
    *natural = CLAMP (for_size * klass->rows / klass->columns, *minimum, *natural);
}

static void
lab_drawn_widget_set_property (GObject            *object,
                               guint prop_id       G_GNUC_UNUSED,
                               const GValue       *value,
                               GParamSpec *pspec   G_GNUC_UNUSED)
{
  int size = g_value_get_int (value), least = LAB_DRAWN_WIDGET_GET_CLASS (object)->minimum;

  lab_drawn_widget_set_size (LAB_DRAWN_WIDGET (object), least > 0 ? MIN (size, least) : size, size);
}

static void
lab_drawn_widget_class_init (LabDrawnWidgetClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->set_property = lab_drawn_widget_set_property;
  widget_class->get_request_mode = lab_drawn_widget_get_request_mode;
  widget_class->measure = lab_drawn_widget_measure;

  /** LabDrawnWidget:size: the natural width and height, in logical pixels. If there is little room,
   * it shrinks to the minimum of its class, if that has one. */
  g_object_class_install_property (
      G_OBJECT_CLASS (klass), 1,
      g_param_spec_int ("size", NULL, NULL, 0, G_MAXINT, 0,
                        G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS));
}

static void
lab_drawn_widget_init (LabDrawnWidget *self)
{
  LabDrawnWidgetPrivate *priv = lab_drawn_widget_get_instance_private (self);

  priv->minimum = priv->natural = -1;
}

/* Public functions */

/**
 * lab_drawn_widget_set_size:
 * @self: a board or a picture
 * @minimum: its least width and height, in logical pixels; -1 for that of its class
 * @natural: its natural width and height; -1 for that of its class
 *
 * Sets how large it wants to be.
 */
void
lab_drawn_widget_set_size (LabDrawnWidget *self,
                           int             minimum,
                           int             natural)
{
  LabDrawnWidgetPrivate *priv = lab_drawn_widget_get_instance_private (self);

  g_return_if_fail (LAB_IS_DRAWN_WIDGET (self));

  priv->minimum = minimum;
  priv->natural = natural;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}
