/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "lab-plot.h"

G_BEGIN_DECLS

LabPlotTheme lab_plot_theme_for_widget (GtkWidget *widget);

G_END_DECLS
