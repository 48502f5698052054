/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define LAB_TYPE_TABLE (lab_table_get_type ())

G_DECLARE_FINAL_TYPE (LabTable, lab_table, LAB, TABLE, GtkWidget)

gboolean lab_table_get_wide (LabTable *self);

G_END_DECLS
