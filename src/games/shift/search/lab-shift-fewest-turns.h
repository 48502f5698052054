/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "lab-shift-position.h"

G_BEGIN_DECLS

/** LAB_SHIFT_MAX_FEWEST_TURNS: the largest number of turns that lab_shift_fewest_turns() can look
 * ahead. */
#define LAB_SHIFT_MAX_FEWEST_TURNS 8

/**
 * LabShiftTurnLine:
 * @n_turns: the number of turns; 0 if no line was found
 * @turns: the turns, in the order of play
 * @nodes: the number of insertions that the search tried
 *
 * The result of lab_shift_fewest_turns().
 */
typedef struct
{
  guint        n_turns;
  LabShiftTurn turns[LAB_SHIFT_MAX_FEWEST_TURNS];
  guint64      nodes;
} LabShiftTurnLine;

gboolean lab_shift_fewest_turns (const LabShiftPosition *position,
                                 LabShiftCell            target,
                                 guint                   max_turns,
                                 GCancellable           *cancellable,
                                 LabShiftTurnLine       *line);

G_END_DECLS
