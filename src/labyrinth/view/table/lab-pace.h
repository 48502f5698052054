/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-turn-runner.h"
#include "lab-board-view.h"

G_BEGIN_DECLS

#define LAB_TYPE_PACE (lab_pace_get_type ())

G_DECLARE_FINAL_TYPE (LabPace, lab_pace, LAB, PACE, GObject)

LabPace *lab_pace_new        (LabBoardView  *board);
void     lab_pace_set_runner (LabPace       *self,
                              LabTurnRunner *runner);
void     lab_pace_begin      (LabPace       *self);
void     lab_pace_skip       (LabPace       *self);

G_END_DECLS
