/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-plot-theme.h"

#include "lab-compat.h"

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
