/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-layout.h"

G_BEGIN_DECLS

#define LAB_TYPE_COLUMNS_LAYOUT (lab_columns_layout_get_type ())

G_DECLARE_FINAL_TYPE (LabColumnsLayout, lab_columns_layout, LAB, COLUMNS_LAYOUT, LabLayout)

gboolean lab_columns_layout_get_side_by_side (LabColumnsLayout *self);

G_END_DECLS
