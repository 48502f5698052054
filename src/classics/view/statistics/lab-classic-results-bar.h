/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define LAB_TYPE_CLASSIC_RESULTS_BAR (lab_classic_results_bar_get_type ())

G_DECLARE_FINAL_TYPE (LabClassicResultsBar, lab_classic_results_bar, LAB, CLASSIC_RESULTS_BAR,
                      GtkWidget)

GtkWidget *lab_classic_results_bar_new (guint won,
                                        guint drawn,
                                        guint lost);

G_END_DECLS
