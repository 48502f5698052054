/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-classic-board.h"
#include "lab-classic-solver.h"

G_BEGIN_DECLS

/**
 * LabClassicMark:
 * @LAB_CLASSIC_MARK_HOT: it can be chosen, and the pointer is there
 * @LAB_CLASSIC_MARK_CHOSEN: it was chosen first
 * @LAB_CLASSIC_MARK_TARGET: it can be chosen next
 * @LAB_CLASSIC_MARK_HINT: a hint points at it
 * @LAB_CLASSIC_MARK_FOCUS: it has the keyboard focus
 *
 * How a spot stands out.
 */
typedef enum
{
  LAB_CLASSIC_MARK_NONE = 0,
  LAB_CLASSIC_MARK_HOT = 1 << 0,
  LAB_CLASSIC_MARK_CHOSEN = 1 << 1,
  LAB_CLASSIC_MARK_TARGET = 1 << 2,
  LAB_CLASSIC_MARK_HINT = 1 << 3,
  LAB_CLASSIC_MARK_FOCUS = 1 << 4,
} LabClassicMark;

void lab_classic_marks_draw_below (const LabClassicScene   *scene,
                                   const LabClassicBoard   *board,
                                   cairo_t                 *cr,
                                   const cairo_rectangle_t *area,
                                   LabClassicMark           mark);
void lab_classic_marks_draw_above (const LabClassicScene   *scene,
                                   const LabClassicBoard   *board,
                                   cairo_t                 *cr,
                                   const cairo_rectangle_t *area,
                                   LabClassicMark           mark);
void lab_classic_marks_draw_value (const LabClassicScene     *scene,
                                   const LabClassicBoard     *board,
                                   cairo_t                   *cr,
                                   const cairo_rectangle_t   *area,
                                   const LabClassicMoveValue *value);

G_END_DECLS
