/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-layout.h"

G_BEGIN_DECLS

/** LAB_TABLE_MIN_BOARD: the width and height of the smallest board, in logical pixels. */
#define LAB_TABLE_MIN_BOARD 272

/**
 * LabTableFit:
 * @space: a width, which is also the height
 *
 * Returns: the width of the largest board that fits into it
 */
typedef int (*LabTableFit) (int space);

#define LAB_TYPE_TABLE_LAYOUT (lab_table_layout_get_type ())

G_DECLARE_FINAL_TYPE (LabTableLayout, lab_table_layout, LAB, TABLE_LAYOUT, LabLayout)

gboolean lab_table_layout_get_wide (LabTableLayout *self);
void     lab_table_layout_set_fit  (LabTableLayout *self,
                                    LabTableFit     fit);
void     lab_table_layout_set_shape (LabTableLayout *self,
                                     double          shape);

G_END_DECLS
