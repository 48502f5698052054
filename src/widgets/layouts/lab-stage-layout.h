/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-layout.h"

G_BEGIN_DECLS

#define LAB_TYPE_STAGE_LAYOUT (lab_stage_layout_get_type ())

G_DECLARE_FINAL_TYPE (LabStageLayout, lab_stage_layout, LAB, STAGE_LAYOUT, LabLayout)

G_END_DECLS
