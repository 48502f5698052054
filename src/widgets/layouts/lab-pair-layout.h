/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-layout.h"

G_BEGIN_DECLS

#define LAB_TYPE_PAIR_LAYOUT (lab_pair_layout_get_type ())

G_DECLARE_FINAL_TYPE (LabPairLayout, lab_pair_layout, LAB, PAIR_LAYOUT, LabLayout)

G_END_DECLS
