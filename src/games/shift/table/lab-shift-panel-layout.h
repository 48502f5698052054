/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-layout.h"

G_BEGIN_DECLS

#define LAB_TYPE_SHIFT_PANEL_LAYOUT (lab_shift_panel_layout_get_type ())

G_DECLARE_FINAL_TYPE (LabShiftPanelLayout, lab_shift_panel_layout, LAB, SHIFT_PANEL_LAYOUT,
                      LabLayout)

G_END_DECLS
