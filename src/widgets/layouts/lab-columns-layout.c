/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-columns-layout.h"

enum
{
  PROP_0,
  PROP_COLUMN_WIDTH,
  PROP_SPACING,
  N_PROPS,
};

static GParamSpec *props[N_PROPS];

G_DEFINE_FINAL_TYPE (LabColumnsLayout, lab_columns_layout, LAB_TYPE_LAYOUT)

/* Private helpers */

static int
count (LabColumnsLayout *self)
{
  int n = 0;

  for (GtkWidget *child = lab_layout_get_first (GTK_WIDGET (self)); child != NULL;
       child = lab_layout_get_next (child))
    n++;
  return n;
}

/* Returns the width of the widest child. */
static int
find_width (LabColumnsLayout *self,
            int        *natural)
{
  int widest = 0;

  *natural = 0;
  for (GtkWidget *child = lab_layout_get_first (GTK_WIDGET (self)); child != NULL;
       child = lab_layout_get_next (child))
    {
      int wanted, least = lab_layout_measure_width (child, &wanted);

      widest = MAX (widest, least);
      *natural = MAX (*natural, wanted);
    }
  return widest;
}

/* Returns the least width of a column: large text needs wider columns. */
static int
find_column_width (LabColumnsLayout *self)
{
  int natural, dpi = -1;
  int least = find_width (self, &natural);

  g_object_get (gtk_widget_get_settings (GTK_WIDGET (self)), "gtk-xft-dpi", &dpi, NULL);
  if (dpi <= 0)
    return MAX (least, self->column_width);
  return MAX (least, (int) ((double) self->column_width * dpi / (96 * PANGO_SCALE)));
}

/* Returns the width of a column in the total width; all of it if the children are one below the
 * other. */
static int
divide (LabColumnsLayout *self,
        int         width)
{
  int n = count (self);
  int column = n > 1 ? (width - (n - 1) * self->spacing) / n : width;

  return column >= find_column_width (self) ? column : width;
}

/* Widget */

static void
lab_columns_layout_place (GtkWidget *widget,
                          int        width,
                          int        height)
{
  LabColumnsLayout *self = LAB_COLUMNS_LAYOUT (widget);
  gboolean mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  int column = divide (self, width);
  GtkAllocation area = { mirrored ? width - column : 0, 0, column, height };

  self->side_by_side = column < width;
  for (GtkWidget *child = lab_layout_get_first (GTK_WIDGET (self)); child != NULL;
       child = lab_layout_get_next (child))
    {
      if (!self->side_by_side)
        lab_layout_measure_height (child, column, &area.height);
      gtk_widget_size_allocate (child, &area, -1);
      if (self->side_by_side)
        area.x += mirrored ? -(column + self->spacing) : column + self->spacing;
      else
        area.y += area.height + self->spacing;
    }
}

static void
lab_columns_layout_measure_width (GtkWidget *widget,
                                  int       *minimum,
                                  int       *natural)
{
  LabColumnsLayout *self = LAB_COLUMNS_LAYOUT (widget);
  int n = count (self);

  *minimum = find_width (self, natural);
  if (n > 0)
    *natural = n * MAX (*natural, find_column_width (self)) + (n - 1) * self->spacing;
}

static void
lab_columns_layout_measure_height (GtkWidget *widget,
                                   int        width,
                                   int       *minimum,
                                   int       *natural)
{
  LabColumnsLayout *self = LAB_COLUMNS_LAYOUT (widget);
  int column = width >= 0 ? divide (self, width) : width;
  int total = 0;

  *natural = 0;
  for (GtkWidget *child = lab_layout_get_first (widget); child != NULL;
       child = lab_layout_get_next (child))
    {
      int wanted;

      lab_layout_measure_height (child, column, &wanted);
      total += wanted + (total > 0 ? self->spacing : 0);
      *natural = MAX (*natural, wanted);
    }
  if (width >= 0 && column == width)
    *natural = total;
  *minimum = *natural;
}

static void
lab_columns_layout_set_property (GObject      *object,
                                 guint         prop_id,
                                 const GValue *value,
                                 GParamSpec   *pspec)
{
  LabColumnsLayout *self = LAB_COLUMNS_LAYOUT (object);

  if (prop_id == PROP_COLUMN_WIDTH)
    self->column_width = g_value_get_int (value);
  else if (prop_id == PROP_SPACING)
    self->spacing = g_value_get_int (value);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
  gtk_widget_queue_resize (GTK_WIDGET (object));
}

static void
lab_columns_layout_class_init (LabColumnsLayoutClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  LabLayoutClass *layout_class = LAB_LAYOUT_CLASS (klass);

  object_class->set_property = lab_columns_layout_set_property;
  layout_class->measure_width = lab_columns_layout_measure_width;
  layout_class->measure_height = lab_columns_layout_measure_height;
  layout_class->place = lab_columns_layout_place;

  /** LabColumnsLayout:column-width: the least width of a column in pixels, at normal text size */
  props[PROP_COLUMN_WIDTH] = g_param_spec_int ("column-width", NULL, NULL, 0, G_MAXINT16, 320,
                                               G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS);
  /** LabColumnsLayout:spacing: the space between the children in pixels */
  props[PROP_SPACING] = g_param_spec_int ("spacing", NULL, NULL, 0, G_MAXINT16, 24,
                                          G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "columns");
}

static void
lab_columns_layout_init (LabColumnsLayout *self)
{
  self->column_width = 320;
  self->spacing = 24;
}

/* Public functions */
