/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-wrap.h"

/**
 * LabWrap:
 *
 * Two children: the second is beside the first where both have room, else below it, as
 * with large letters or in a language of long words.
 */
struct _LabWrap
{
  GtkWidget parent_instance;
};

#define GAP 6

G_DEFINE_FINAL_TYPE (LabWrap, lab_wrap, GTK_TYPE_WIDGET)

/* Private helpers */

static void
measure_width (GtkWidget *child,
               int       *minimum,
               int       *natural)
{
  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, minimum, natural, NULL, NULL);
}

static int
measure_height (GtkWidget *child,
                int        width,
                int       *natural)
{
  int minimum;

  gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, width, &minimum, natural, NULL, NULL);
  return minimum;
}

/* How wide the second child is beside the first, or 0 if it has to be below. */
static int
find_aside_width (GtkWidget *widget,
                  int        width)
{
  int least, aside;

  measure_width (gtk_widget_get_first_child (widget), &least, NULL);
  measure_width (gtk_widget_get_last_child (widget), &aside, NULL);
  return width < 0 || least + GAP + aside <= width ? MAX (aside, 1) : 0;
}

static void
place (GtkWidget *widget,
       GtkWidget *child,
       int        x,
       int        y,
       int        width,
       int        height)
{
  GtkAllocation area = { x, y, width, height };

  if (gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL)
    area.x = gtk_widget_get_width (widget) - x - width;
  gtk_widget_size_allocate (child, &area, -1);
}

/* Widget */

static void
lab_wrap_size_allocate (GtkWidget *widget,
                        int        width,
                        int        height,
                        int        baseline G_GNUC_UNUSED)
{
  GtkWidget *first = gtk_widget_get_first_child (widget);
  GtkWidget *second = gtk_widget_get_last_child (widget);
  int aside = find_aside_width (widget, width);
  int below, wanted;

  if (aside > 0)
    {
      place (widget, first, 0, 0, width - aside - GAP, height);
      place (widget, second, width - aside, 0, aside, height);
      return;
    }
  measure_width (second, NULL, &wanted);
  wanted = MIN (wanted, width);
  below = measure_height (second, wanted, NULL);
  place (widget, first, 0, 0, width, height - below - GAP);
  place (widget, second, width - wanted, height - below, wanted, below);
}

static GtkSizeRequestMode
lab_wrap_get_request_mode (GtkWidget *widget G_GNUC_UNUSED)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
lab_wrap_measure (GtkWidget      *widget,
                  GtkOrientation  orientation,
                  int             for_size,
                  int            *minimum,
                  int            *natural,
                  int            *minimum_baseline G_GNUC_UNUSED,
                  int            *natural_baseline G_GNUC_UNUSED)
{
  GtkWidget *first = gtk_widget_get_first_child (widget);
  GtkWidget *second = gtk_widget_get_last_child (widget);
  int least, wanted, second_least, second_wanted, aside;

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      measure_width (first, &least, &wanted);
      measure_width (second, &second_least, &second_wanted);
      *minimum = MAX (least, second_least);
      *natural = wanted + GAP + second_wanted;
      return;
    }
  aside = find_aside_width (widget, for_size);
  least = measure_height (first, for_size < 0 || aside == 0 ? for_size : for_size - aside - GAP,
                          &wanted);
  second_least = measure_height (second, -1, &second_wanted);
  *minimum = aside > 0 ? MAX (least, second_least) : least + GAP + second_least;
  *natural = aside > 0 ? MAX (wanted, second_wanted) : wanted + GAP + second_least;
}

static void
lab_wrap_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);
  G_OBJECT_CLASS (lab_wrap_parent_class)->dispose (object);
}

static void
lab_wrap_class_init (LabWrapClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lab_wrap_dispose;
  widget_class->size_allocate = lab_wrap_size_allocate;
  widget_class->get_request_mode = lab_wrap_get_request_mode;
  widget_class->measure = lab_wrap_measure;
  gtk_widget_class_set_css_name (widget_class, "wrap");
}

static void
lab_wrap_init (LabWrap *self G_GNUC_UNUSED)
{
}
