/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-shift-board-view.h"
#include "lab-shift-turn-runner.h"

G_BEGIN_DECLS

#define LAB_TYPE_SHIFT_PACE (lab_shift_pace_get_type ())

G_DECLARE_FINAL_TYPE (LabShiftPace, lab_shift_pace, LAB, SHIFT_PACE, GObject)

LabShiftPace *lab_shift_pace_new        (LabShiftBoardView  *board);
void          lab_shift_pace_set_runner (LabShiftPace       *self,
                                         LabShiftTurnRunner *runner);
void          lab_shift_pace_begin      (LabShiftPace       *self);
void          lab_shift_pace_skip       (LabShiftPace       *self);

G_END_DECLS
