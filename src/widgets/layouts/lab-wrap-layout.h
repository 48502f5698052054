/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-layout.h"

G_BEGIN_DECLS

#define LAB_TYPE_WRAP_LAYOUT (lab_wrap_layout_get_type ())

G_DECLARE_FINAL_TYPE (LabWrapLayout, lab_wrap_layout, LAB, WRAP_LAYOUT, LabLayout)

GtkWidget *lab_wrap_layout_new (int            gap);
void       lab_wrap_layout_add (LabWrapLayout *self,
                                GtkWidget     *child);

G_END_DECLS
