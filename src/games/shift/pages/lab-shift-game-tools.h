/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-family-host.h"

G_BEGIN_DECLS

#define LAB_TYPE_SHIFT_GAME_TOOLS (lab_shift_game_tools_get_type ())

G_DECLARE_FINAL_TYPE (LabShiftGameTools, lab_shift_game_tools, LAB, SHIFT_GAME_TOOLS, GtkWidget)

LabShiftGameTools *lab_shift_game_tools_new    (LabFamilyHost     *host);
void               lab_shift_game_tools_update (LabShiftGameTools *self,
                                                gboolean           undoable,
                                                gboolean           reviewable,
                                                gboolean           pausable,
                                                gboolean           paused,
                                                gboolean           playing);

G_END_DECLS
