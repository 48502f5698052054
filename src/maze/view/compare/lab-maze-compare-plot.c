/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-maze-compare-plot.h"

#include "lab-maze-compare-text.h"
#include "lab-maze-comparison-plot.h"
#include "lab-plot-theme.h"

#define MIN_WIDTH 240

/**
 * LabMazeComparePlot:
 *
 * Shows the mean of each row of a comparison as a bar. Its accessible description has the same
 * numbers.
 */
struct _LabMazeComparePlot
{
  GtkWidget parent_instance;

  const LabMazeComparison *comparison;  /* (nullable) */
  LabMazeQuantity quantity;
};

G_DEFINE_FINAL_TYPE (LabMazeComparePlot, lab_maze_compare_plot, GTK_TYPE_WIDGET)

/* GtkWidget */

static void
lab_maze_compare_plot_snapshot (GtkWidget   *widget,
                                GtkSnapshot *snapshot)
{
  LabMazeComparePlot *self = LAB_MAZE_COMPARE_PLOT (widget);
  int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  const graphene_rect_t bounds = GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height);
  LabPlotTheme theme = lab_plot_theme_for_widget (widget);
  cairo_t *cr;

  if (self->comparison == NULL)
    return;
  cr = gtk_snapshot_append_cairo (snapshot, &bounds);
  lab_maze_comparison_draw (
      self->comparison, self->quantity, lab_maze_compare_format_name,
      (LabIntervalPlot) {
        .theme = &theme,
        .text = gtk_widget_get_pango_context (widget),
        .rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL,
      },
      cr, width, height);
  cairo_destroy (cr);
}

static void
lab_maze_compare_plot_measure (GtkWidget      *widget,
                               GtkOrientation  orientation,
                               int             for_size G_GNUC_UNUSED,
                               int            *minimum,
                               int            *natural,
                               int            *minimum_baseline G_GNUC_UNUSED,
                               int            *natural_baseline G_GNUC_UNUSED)
{
  LabMazeComparePlot *self = LAB_MAZE_COMPARE_PLOT (widget);
  LabIntervalPlot plot = { 0 };

  if (self->comparison != NULL)
    plot.n_rows = lab_maze_comparison_get_n_rows (self->comparison);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *minimum = *natural = MIN_WIDTH;
  else
    *minimum = *natural
        = lab_interval_plot_get_height (&plot, gtk_widget_get_pango_context (widget));
}

static void
lab_maze_compare_plot_class_init (LabMazeComparePlotClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->snapshot = lab_maze_compare_plot_snapshot;
  widget_class->measure = lab_maze_compare_plot_measure;
  gtk_widget_class_set_css_name (widget_class, "mazecompareplot");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
lab_maze_compare_plot_init (LabMazeComparePlot *self G_GNUC_UNUSED)
{
}

/* Public functions */

/**
 * lab_maze_compare_plot_show:
 * @self: a plot
 * @comparison: (nullable): a comparison that has ended and outlives its use here
 * @quantity: what to show
 *
 * Shows a comparison.
 */
void
lab_maze_compare_plot_show (LabMazeComparePlot      *self,
                            const LabMazeComparison *comparison,
                            LabMazeQuantity          quantity)
{
  g_autofree char *text = NULL;

  g_return_if_fail (LAB_IS_MAZE_COMPARE_PLOT (self));

  self->comparison = comparison;
  self->quantity = quantity;
  gtk_widget_queue_resize (GTK_WIDGET (self));
  gtk_widget_queue_draw (GTK_WIDGET (self));
  if (comparison == NULL)
    return;
  text = lab_maze_compare_describe_plot (comparison, quantity);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  lab_maze_quantity_get_name (quantity),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text, -1);
}
