/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <cairo.h>
#include <gio/gio.h>

G_BEGIN_DECLS

/**
 * LabFigureFormat:
 * @LAB_FIGURE_SVG: lines and letters that can be scaled, one unit a pixel
 * @LAB_FIGURE_PDF: the same on one page, one unit a 96th of an inch
 * @LAB_FIGURE_PNG: pixels, two for each unit
 *
 * The kinds of files that a figure can be written to.
 */
typedef enum
{
  LAB_FIGURE_SVG,
  LAB_FIGURE_PDF,
  LAB_FIGURE_PNG,
} LabFigureFormat;

#define LAB_N_FIGURE_FORMATS 3

/**
 * LabFigureDraw:
 * @data: what to draw
 * @cr: where to draw
 * @width: the width of the figure, in units
 * @height: the height of the figure
 *
 * Draws a figure.
 */
typedef void (*LabFigureDraw) (gconstpointer data,
                               cairo_t      *cr,
                               int           width,
                               int           height);

gboolean lab_figure_get_format (const char      *path,
                                LabFigureFormat *format);
GBytes  *lab_figure_render     (LabFigureFormat  format,
                                int              width,
                                int              height,
                                LabFigureDraw    draw,
                                gconstpointer    data,
                                GError         **error);

G_END_DECLS
