/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-pen.h"
#include "lab-plot.h"

G_BEGIN_DECLS

/** LAB_PLOT_SAMPLE_WIDTH: the space that the sample of a line takes before its name. */
#define LAB_PLOT_SAMPLE_WIDTH 54

/* How a plot writes the names of its lines. */

double lab_plot_names_measure      (const LabPlot *plot,
                                    const LabPen  *pen);
void   lab_plot_names_write        (const LabPlot *plot,
                                    const LabPen  *pen,
                                    guint          number,
                                    double         x,
                                    double         y);
void   lab_plot_names_write_sample (const LabPlot *plot,
                                    const LabPen  *pen,
                                    guint          number,
                                    double         x,
                                    double         y);

G_END_DECLS
