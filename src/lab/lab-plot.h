/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

#include "lab/lab-results.h"

G_BEGIN_DECLS

/**
 * LabPlotFormat:
 * @LAB_PLOT_SVG: scalable, one unit a pixel
 * @LAB_PLOT_PNG: pixels, two a unit
 */
typedef enum
{
  LAB_PLOT_SVG,
  LAB_PLOT_PNG,
} LabPlotFormat;

gboolean lab_plot_get_format (const char       *path,
                              LabPlotFormat    *format);
GBytes  *lab_plot_draw       (const LabResults *results,
                              LabPlotFormat     format);

G_END_DECLS
