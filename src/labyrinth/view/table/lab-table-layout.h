/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define LAB_TYPE_TABLE_LAYOUT (lab_table_layout_get_type ())

G_DECLARE_FINAL_TYPE (LabTableLayout, lab_table_layout, LAB, TABLE_LAYOUT, GtkWidget)

gboolean lab_table_layout_get_wide (LabTableLayout *self);

G_END_DECLS
