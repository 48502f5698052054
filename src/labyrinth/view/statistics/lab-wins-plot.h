/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define LAB_TYPE_WINS_PLOT (lab_wins_plot_get_type ())

G_DECLARE_FINAL_TYPE (LabWinsPlot, lab_wins_plot, LAB, WINS_PLOT, GtkWidget)

void  lab_wins_plot_set_players (LabWinsPlot *self,
                                 GListModel  *players,
                                 gint64       last);
guint lab_wins_plot_get_n_lines (LabWinsPlot *self);

G_END_DECLS
