/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "lab-plot.h"

G_BEGIN_DECLS

/**
 * LabCheeseFigureFunc:
 * @data: as given to lab_cheese_figure_show()
 * @theme: the colors
 * @text: the fonts
 * @rtl: whether the figure is mirrored
 * @cr: where to draw
 * @width: the width of the figure
 * @height: its height
 *
 * Draws a figure.
 */
typedef void (*LabCheeseFigureFunc) (gconstpointer       data,
                                     const LabPlotTheme *theme,
                                     PangoContext       *text,
                                     gboolean            rtl,
                                     cairo_t            *cr,
                                     int                 width,
                                     int                 height);

#define LAB_TYPE_CHEESE_FIGURE (lab_cheese_figure_get_type ())

G_DECLARE_FINAL_TYPE (LabCheeseFigure, lab_cheese_figure, LAB, CHEESE_FIGURE, GtkWidget)

void lab_cheese_figure_show (LabCheeseFigure     *self,
                             LabCheeseFigureFunc  draw,
                             gconstpointer        data,
                             int                  height,
                             const char          *title,
                             const char          *description);

G_END_DECLS
