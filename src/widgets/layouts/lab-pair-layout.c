/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-pair-layout.h"

#include "lab-mirrored.h"

/**
 * LabPairLayout:
 *
 * Places the second of two children beside the first if there is space for both, and otherwise
 * below it, for example with large text or in a language with long words.
 */
struct _LabPairLayout
{
  GtkWidget parent_instance;

  gboolean second_grows;
};

enum
{
  PROP_0,
  PROP_SECOND_GROWS,
  N_PROPS,
};

static GParamSpec *props[N_PROPS];

#define GAP 6

G_DEFINE_FINAL_TYPE (LabPairLayout, lab_pair_layout, GTK_TYPE_WIDGET)

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

/* Returns the width of the second child beside the first, or 0 if it must be below. */
static int
find_aside_width (GtkWidget *widget,
                  int        width)
{
  int least, wanted, aside;

  measure_width (gtk_widget_get_first_child (widget), &least, &wanted);
  measure_width (gtk_widget_get_last_child (widget), &aside, NULL);
  if (width >= 0 && least + GAP + aside > width)
    return 0;
  if (LAB_PAIR_LAYOUT (widget)->second_grows && width >= 0)
    aside = MAX (aside, width - wanted - GAP);
  return MAX (aside, 1);
}

/* Widget */

static void
lab_pair_layout_size_allocate (GtkWidget *widget,
                               int        width,
                               int        height,
                               int        baseline G_GNUC_UNUSED)
{
  GtkWidget *first = gtk_widget_get_first_child (widget);
  GtkWidget *second = gtk_widget_get_last_child (widget);
  int aside = find_aside_width (widget, width);
  int below, wanted;

  if (!gtk_widget_should_layout (second))
    {
      lab_mirrored_allocate (first, 0, 0, width, height);
      return;
    }
  if (aside > 0)
    {
      lab_mirrored_allocate (first, 0, 0, width - aside - GAP, height);
      lab_mirrored_allocate (second, width - aside, 0, aside, height);
      return;
    }
  measure_width (second, NULL, &wanted);
  wanted = LAB_PAIR_LAYOUT (widget)->second_grows ? width : MIN (wanted, width);
  below = measure_height (second, wanted, NULL);
  lab_mirrored_allocate (first, 0, 0, width, height - below - GAP);
  lab_mirrored_allocate (second, width - wanted, height - below, wanted, below);
}

static GtkSizeRequestMode
lab_pair_layout_get_request_mode (GtkWidget *widget G_GNUC_UNUSED)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
lab_pair_layout_measure (GtkWidget      *widget,
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

  if (!gtk_widget_should_layout (second))
    {
      gtk_widget_measure (first, orientation, for_size, minimum, natural, NULL, NULL);
      return;
    }
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
  second_least = measure_height (second, for_size < 0 || aside == 0 ? for_size : aside,
                                 &second_wanted);
  *minimum = aside > 0 ? MAX (least, second_least) : least + GAP + second_least;
  *natural = aside > 0 ? MAX (wanted, second_wanted) : wanted + GAP + second_least;
}

static void
lab_pair_layout_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);
  G_OBJECT_CLASS (lab_pair_layout_parent_class)->dispose (object);
}

static void
lab_pair_layout_set_property (GObject      *object,
                              guint         prop_id,
                              const GValue *value,
                              GParamSpec   *pspec)
{
  if (prop_id != PROP_SECOND_GROWS)
    {
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
      return;
    }
  LAB_PAIR_LAYOUT (object)->second_grows = g_value_get_boolean (value);
  gtk_widget_queue_resize (GTK_WIDGET (object));
}

static void
lab_pair_layout_class_init (LabPairLayoutClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = lab_pair_layout_dispose;
  object_class->set_property = lab_pair_layout_set_property;
  widget_class->size_allocate = lab_pair_layout_size_allocate;
  widget_class->get_request_mode = lab_pair_layout_get_request_mode;
  widget_class->measure = lab_pair_layout_measure;

  /** LabPairLayout:second-grows: whether the second child gets the spare space */
  props[PROP_SECOND_GROWS] = g_param_spec_boolean ("second-grows", NULL, NULL, FALSE,
                                                   G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);
  gtk_widget_class_set_css_name (widget_class, "wrap");
}

static void
lab_pair_layout_init (LabPairLayout *self G_GNUC_UNUSED)
{
}
