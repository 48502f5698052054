/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "lab-plot.h"

G_BEGIN_DECLS

/**
 * LabPlotViewFunc:
 * @data: as given to lab_plot_view_show()
 * @theme: the colors
 * @text: the fonts
 * @rtl: whether the figure is mirrored
 * @cr: where to draw
 * @width: the width of the figure
 * @height: its height
 *
 * Draws a figure.
 */
typedef void (*LabPlotViewFunc) (gconstpointer       data,
                                 const LabPlotTheme *theme,
                                 PangoContext       *text,
                                 gboolean            rtl,
                                 cairo_t            *cr,
                                 int                 width,
                                 int                 height);

#define LAB_TYPE_PLOT_VIEW (lab_plot_view_get_type ())

G_DECLARE_FINAL_TYPE (LabPlotView, lab_plot_view, LAB, PLOT_VIEW, GtkWidget)

void         lab_plot_view_show        (LabPlotView    *self,
                                        LabPlotViewFunc draw,
                                        gconstpointer   data,
                                        int             height,
                                        const char     *title,
                                        const char     *description);
LabPlotTheme lab_plot_theme_for_widget (GtkWidget      *widget);

G_END_DECLS
