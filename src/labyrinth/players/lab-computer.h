/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-agent.h"
#include "lab-level.h"

G_BEGIN_DECLS

#define LAB_TYPE_COMPUTER (lab_computer_get_type ())

G_DECLARE_FINAL_TYPE (LabComputer, lab_computer, LAB, COMPUTER, LabAgent)

/** LAB_MAX_DEPTH: the largest number of turns that MinMax and AlphaBeta can look ahead. */
#define LAB_MAX_DEPTH 8

LabAgent *lab_computer_new        (LabLevel     level);
void      lab_computer_set_limits (LabComputer *self,
                                   LabLimits    limits);
void      lab_computer_set_depth  (LabComputer *self,
                                   guint        depth);

G_END_DECLS
