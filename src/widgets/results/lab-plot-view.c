/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-plot-view.h"

#include <gtk/gtk.h>

#include "lab-compat.h"
#include "lab-plot.h"

#define MIN_WIDTH 240

/**
 * LabPlotView:
 *
 * Shows a plot. Its accessible description says the same in words.
 */
struct _LabPlotView
{
  GtkWidget parent_instance;

  LabPlotViewFunc draw;     /* (nullable) */
  gconstpointer data;
  int height;
  int text_height;          /* that of the text for which @height is */
};

G_DEFINE_FINAL_TYPE (LabPlotView, lab_plot_view, GTK_TYPE_WIDGET)

/* Public functions */

/**
 * lab_plot_theme_for_widget:
 * @widget: a widget
 *
 * Returns: the colors of a figure in @widget, whose background is that of the window
 */
LabPlotTheme
lab_plot_theme_for_widget (GtkWidget *widget)
{
  AdwStyleManager *style = adw_style_manager_get_for_display (gtk_widget_get_display (widget));
  gboolean clear = adw_style_manager_get_high_contrast (style);
  LabColor color;
  GdkRGBA text;

  lab_compat_get_color (widget, &text);
  color = (LabColor) { text.red, text.green, text.blue, text.alpha };
  return (LabPlotTheme) {
    .text = color,
    .faint = clear ? color : lab_color_fade (color, 0.7),
    .grid = lab_color_fade (color, clear ? 0.25 : 0.1),
    .axis = lab_color_fade (color, clear ? 1 : 0.5),
    .dark = adw_style_manager_get_dark (style),
    .line_width = 2,
  };
}

/* Private helpers */

static int
get_text_height (LabPlotView *self)
{
  PangoContext *context = gtk_widget_get_pango_context (GTK_WIDGET (self));
  PangoFontMetrics *metrics = pango_context_get_metrics (context, NULL, NULL);
  int height = pango_font_metrics_get_height (metrics);

  pango_font_metrics_unref (metrics);
  return height;
}

/* GtkWidget */

static void
lab_plot_view_snapshot (GtkWidget   *widget,
                        GtkSnapshot *snapshot)
{
  LabPlotView *self = LAB_PLOT_VIEW (widget);
  int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  const graphene_rect_t bounds = GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height);
  LabPlotTheme theme = lab_plot_theme_for_widget (widget);
  cairo_t *cr;

  if (self->draw == NULL)
    return;
  cr = gtk_snapshot_append_cairo (snapshot, &bounds);
  self->draw (self->data, &theme, gtk_widget_get_pango_context (widget),
              gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL, cr, width, height);
  cairo_destroy (cr);
}

static void
lab_plot_view_measure (GtkWidget      *widget,
                       GtkOrientation  orientation,
                       int             for_size G_GNUC_UNUSED,
                       int            *minimum,
                       int            *natural,
                       int            *minimum_baseline G_GNUC_UNUSED,
                       int            *natural_baseline G_GNUC_UNUSED)
{
  LabPlotView *self = LAB_PLOT_VIEW (widget);

  *minimum = *natural = orientation == GTK_ORIENTATION_HORIZONTAL
                            ? MIN_WIDTH
                            : self->height * get_text_height (self) / MAX (self->text_height, 1);
}

static void
lab_plot_view_class_init (LabPlotViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->snapshot = lab_plot_view_snapshot;
  widget_class->measure = lab_plot_view_measure;
  gtk_widget_class_set_css_name (widget_class, "plotview");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
lab_plot_view_init (LabPlotView *self G_GNUC_UNUSED)
{
}

/* Public functions */

/**
 * lab_plot_view_show:
 * @self: a figure
 * @draw: (nullable): draws it; %NULL for nothing
 * @data: for @draw; outlives its use here
 * @height: the height of the figure; it grows with the text afterwards
 * @title: what screen readers call it
 * @description: what it shows, in words
 *
 * Shows a plot.
 */
void
lab_plot_view_show (LabPlotView     *self,
                    LabPlotViewFunc  draw,
                    gconstpointer    data,
                    int              height,
                    const char      *title,
                    const char      *description)
{
  g_return_if_fail (LAB_IS_PLOT_VIEW (self));

  self->draw = draw;
  self->data = data;
  self->height = height;
  self->text_height = get_text_height (self);
  gtk_widget_queue_resize (GTK_WIDGET (self));
  gtk_widget_queue_draw (GTK_WIDGET (self));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, title,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description, -1);
}
