/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-cheese-figure.h"

#include "lab-maze-compare-colors.h"

#define MIN_WIDTH 240

/**
 * LabCheeseFigure:
 *
 * Shows a plot of a study. Its accessible description says the same in words.
 */
struct _LabCheeseFigure
{
  GtkWidget parent_instance;

  LabCheeseFigureFunc draw;     /* (nullable) */
  gconstpointer data;
  int height;
};

G_DEFINE_FINAL_TYPE (LabCheeseFigure, lab_cheese_figure, GTK_TYPE_WIDGET)

/* GtkWidget */

static void
lab_cheese_figure_snapshot (GtkWidget   *widget,
                            GtkSnapshot *snapshot)
{
  LabCheeseFigure *self = LAB_CHEESE_FIGURE (widget);
  int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  const graphene_rect_t bounds = GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height);
  LabPlotTheme theme = lab_maze_compare_get_theme (widget);
  cairo_t *cr;

  if (self->draw == NULL)
    return;
  cr = gtk_snapshot_append_cairo (snapshot, &bounds);
  self->draw (self->data, &theme, gtk_widget_get_pango_context (widget),
              gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL, cr, width, height);
  cairo_destroy (cr);
}

static void
lab_cheese_figure_measure (GtkWidget      *widget,
                           GtkOrientation  orientation,
                           int             for_size G_GNUC_UNUSED,
                           int            *minimum,
                           int            *natural,
                           int            *minimum_baseline G_GNUC_UNUSED,
                           int            *natural_baseline G_GNUC_UNUSED)
{
  *minimum = *natural = orientation == GTK_ORIENTATION_HORIZONTAL
                            ? MIN_WIDTH
                            : LAB_CHEESE_FIGURE (widget)->height;
}

static void
lab_cheese_figure_class_init (LabCheeseFigureClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->snapshot = lab_cheese_figure_snapshot;
  widget_class->measure = lab_cheese_figure_measure;
  gtk_widget_class_set_css_name (widget_class, "cheesefigure");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
lab_cheese_figure_init (LabCheeseFigure *self G_GNUC_UNUSED)
{
}

/* Public functions */

/**
 * lab_cheese_figure_show:
 * @self: a figure
 * @draw: (nullable): draws it; %NULL for nothing
 * @data: for @draw; outlives its use here
 * @height: the height of the figure
 * @title: what screen readers call it
 * @description: what it shows, in words
 *
 * Shows a plot.
 */
void
lab_cheese_figure_show (LabCheeseFigure     *self,
                        LabCheeseFigureFunc  draw,
                        gconstpointer        data,
                        int                  height,
                        const char          *title,
                        const char          *description)
{
  g_return_if_fail (LAB_IS_CHEESE_FIGURE (self));

  self->draw = draw;
  self->data = data;
  self->height = height;
  gtk_widget_queue_resize (GTK_WIDGET (self));
  gtk_widget_queue_draw (GTK_WIDGET (self));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, title,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description, -1);
}
