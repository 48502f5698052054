/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define LAB_TYPE_WINS_SAMPLE (lab_wins_sample_get_type ())

G_DECLARE_FINAL_TYPE (LabWinsSample, lab_wins_sample, LAB, WINS_SAMPLE, GtkWidget)

GtkWidget *lab_wins_sample_new (guint line);

G_END_DECLS
