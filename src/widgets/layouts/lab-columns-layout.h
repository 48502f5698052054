/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-layout.h"

G_BEGIN_DECLS

#define LAB_TYPE_COLUMNS_LAYOUT (lab_columns_layout_get_type ())

G_DECLARE_FINAL_TYPE (LabColumnsLayout, lab_columns_layout, LAB, COLUMNS_LAYOUT, LabLayout)

/**
 * LabColumnsLayout:
 *
 * Places its children in columns of equal width if there is space, and otherwise one below the
 * other: the groups of a start page, or buttons of which one can be chosen.
 */
struct _LabColumnsLayout
{
  LabLayout parent_instance;

  int column_width;
  int spacing;
  gboolean side_by_side;      /* in columns */
};


G_END_DECLS
