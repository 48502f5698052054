/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-layout.h"

/**
 * LabLayout:
 *
 * A widget that places its children, which are added to it in a template or by
 * gtk_widget_set_parent(). Its height depends on its width.
 */
G_DEFINE_ABSTRACT_TYPE (LabLayout, lab_layout, GTK_TYPE_WIDGET)

static GtkSizeRequestMode
lab_layout_get_request_mode (GtkWidget *widget G_GNUC_UNUSED)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
lab_layout_measure (GtkWidget      *widget,
                    GtkOrientation  orientation,
                    int             for_size,
                    int            *minimum,
                    int            *natural,
                    int            *minimum_baseline G_GNUC_UNUSED,
                    int            *natural_baseline G_GNUC_UNUSED)
{
  LabLayoutClass *klass = LAB_LAYOUT_GET_CLASS (widget);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    klass->measure_width (widget, minimum, natural);
  else
    klass->measure_height (widget, for_size, minimum, natural);
}

static void
lab_layout_size_allocate (GtkWidget    *widget,
                          int           width,
                          int           height,
                          int baseline  G_GNUC_UNUSED)
{
  LAB_LAYOUT_GET_CLASS (widget)->place (widget, width, height);
}

static void
lab_layout_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);
  G_OBJECT_CLASS (lab_layout_parent_class)->dispose (object);
}

static void
lab_layout_class_init (LabLayoutClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lab_layout_dispose;
  widget_class->get_request_mode = lab_layout_get_request_mode;
  widget_class->measure = lab_layout_measure;
  widget_class->size_allocate = lab_layout_size_allocate;
}

static void
lab_layout_init (LabLayout *self G_GNUC_UNUSED)
{
}

static GtkWidget *
skip_hidden (GtkWidget *child)
{
  while (child != NULL && !gtk_widget_should_layout (child))
    child = gtk_widget_get_next_sibling (child);
  return child;
}

/* Public functions: for layouts */

/** lab_layout_get_first: (transfer none) (nullable): returns the first child that is not hidden. */
GtkWidget *
lab_layout_get_first (GtkWidget *widget)
{
  return skip_hidden (gtk_widget_get_first_child (widget));
}

/** lab_layout_get_next: (transfer none) (nullable): returns the next child that is not hidden. */
GtkWidget *
lab_layout_get_next (GtkWidget *child)
{
  return skip_hidden (gtk_widget_get_next_sibling (child));
}

/** lab_layout_measure_width: returns the least width of a child; @natural can be %NULL. */
int
lab_layout_measure_width (GtkWidget *child,
                          int       *natural)
{
  int minimum;

  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, natural, NULL, NULL);
  return minimum;
}

/** lab_layout_measure_height: returns the least height of a child with a width, or -1 if that is
 * not known; @natural can be %NULL. */
int
lab_layout_measure_height (GtkWidget *child,
                           int        width,
                           int       *natural)
{
  int minimum;

  gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, width, &minimum, natural, NULL, NULL);
  return minimum;
}

/**
 * lab_layout_place:
 * @child: a widget
 * @x: its left edge in a layout from left to right
 * @y: its top edge
 * @width: its width
 * @height: its height
 *
 * Places a child within its parent, for the parent's size_allocate(). If the parent is laid out
 * from right to left, the place is mirrored.
 */
void
lab_layout_place (GtkWidget *child,
                  int        x,
                  int        y,
                  int        width,
                  int        height)
{
  GtkAllocation area = { x, y, width, height };
  GtkWidget *parent = gtk_widget_get_parent (child);

  if (gtk_widget_get_direction (parent) == GTK_TEXT_DIR_RTL)
    area.x = gtk_widget_get_width (parent) - x - width;
  gtk_widget_size_allocate (child, &area, -1);
}
