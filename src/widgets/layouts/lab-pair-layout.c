/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-pair-layout.h"


/**
 * LabPairLayout:
 *
 * Places the second of two children beside the first if there is space for both, and otherwise
 * below it, for example with large text or in a language with long words.
 */
struct _LabPairLayout
{
  LabLayout parent_instance;

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

G_DEFINE_FINAL_TYPE (LabPairLayout, lab_pair_layout, LAB_TYPE_LAYOUT)

/* Private helpers */

/* Returns the width of the second child beside the first, or 0 if it must be below. */
static int
find_aside_width (GtkWidget *widget,
                  int        width)
{
  int least, wanted, aside;

  least = lab_layout_measure_width (gtk_widget_get_first_child (widget), &wanted);
  aside = lab_layout_measure_width (gtk_widget_get_last_child (widget), NULL);
  if (width >= 0 && least + GAP + aside > width)
    return 0;
  if (LAB_PAIR_LAYOUT (widget)->second_grows && width >= 0)
    aside = MAX (aside, width - wanted - GAP);
  return MAX (aside, 1);
}

/* Widget */

static void
lab_pair_layout_place (GtkWidget *widget,
                       int        width,
                       int        height)
{
  GtkWidget *first = gtk_widget_get_first_child (widget);
  GtkWidget *second = gtk_widget_get_last_child (widget);
  int aside = find_aside_width (widget, width);
  int below, wanted;

  if (!gtk_widget_should_layout (second))
    {
      lab_layout_place (first, 0, 0, width, height);
      return;
    }
  if (aside > 0)
    {
      lab_layout_place (first, 0, 0, width - aside - GAP, height);
      lab_layout_place (second, width - aside, 0, aside, height);
      return;
    }
  lab_layout_measure_width (second, &wanted);
  wanted = LAB_PAIR_LAYOUT (widget)->second_grows ? width : MIN (wanted, width);
  below = lab_layout_measure_height (second, wanted, NULL);
  lab_layout_place (first, 0, 0, width, height - below - GAP);
  lab_layout_place (second, width - wanted, height - below, wanted, below);
}

static void
lab_pair_layout_measure_width (GtkWidget *widget,
                               int       *minimum,
                               int       *natural)
{
  GtkWidget *second = gtk_widget_get_last_child (widget);
  int wanted;

  *minimum = lab_layout_measure_width (gtk_widget_get_first_child (widget), natural);
  if (!gtk_widget_should_layout (second))
    return;
  *minimum = MAX (*minimum, lab_layout_measure_width (second, &wanted));
  *natural += GAP + wanted;
}

static void
lab_pair_layout_measure_height (GtkWidget *widget,
                                int        width,
                                int       *minimum,
                                int       *natural)
{
  GtkWidget *first = gtk_widget_get_first_child (widget);
  GtkWidget *second = gtk_widget_get_last_child (widget);
  int least, wanted, second_least, second_wanted, aside;
  gboolean is_known;

  if (!gtk_widget_should_layout (second))
    {
      *minimum = lab_layout_measure_height (first, width, natural);
      return;
    }
  aside = find_aside_width (widget, width);
  is_known = width >= 0 && aside > 0;
  least = lab_layout_measure_height (first, is_known ? width - aside - GAP : width, &wanted);
  second_least = lab_layout_measure_height (second, is_known ? aside : width, &second_wanted);
  *minimum = aside > 0 ? MAX (least, second_least) : least + GAP + second_least;
  *natural = aside > 0 ? MAX (wanted, second_wanted) : wanted + GAP + second_least;
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
  LabLayoutClass *layout_class = LAB_LAYOUT_CLASS (klass);

  object_class->set_property = lab_pair_layout_set_property;
  layout_class->measure_width = lab_pair_layout_measure_width;
  layout_class->measure_height = lab_pair_layout_measure_height;
  layout_class->place = lab_pair_layout_place;

  /** LabPairLayout:second-grows: whether the second child gets the spare space */
  props[PROP_SECOND_GROWS] = g_param_spec_boolean ("second-grows", NULL, NULL, FALSE,
                                                   G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "wrap");
}

static void
lab_pair_layout_init (LabPairLayout *self G_GNUC_UNUSED)
{
}
