/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-cheese-study.h"
#include "lab-figure.h"
#include "lab-plot.h"

G_BEGIN_DECLS

void    lab_cheese_study_plot_draw   (const LabCheeseStudy  *study,
                                      LabPlot                plot,
                                      cairo_t               *cr,
                                      int                    width,
                                      int                    height);
GBytes *lab_cheese_study_plot_render (const LabCheeseStudy  *study,
                                      LabFigureFormat        format,
                                      GError               **error);

G_END_DECLS
