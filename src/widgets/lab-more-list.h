/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define LAB_TYPE_MORE_LIST (lab_more_list_get_type ())

G_DECLARE_FINAL_TYPE (LabMoreList, lab_more_list, LAB, MORE_LIST, GtkBox)

GtkWidget *lab_more_list_new (const char                 *label,
                              GPtrArray                  *items,
                              GtkListBoxCreateWidgetFunc  create_row,
                              gpointer                    data);

G_END_DECLS
