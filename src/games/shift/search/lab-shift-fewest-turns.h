/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "lab-position.h"

G_BEGIN_DECLS

/** LAB_MAX_FEWEST_TURNS: the largest number of turns that lab_fewest_turns() can look ahead. */
#define LAB_MAX_FEWEST_TURNS 8

/**
 * LabTurnLine:
 * @n_turns: the number of turns; 0 if no line was found
 * @turns: the turns, in the order of play
 * @nodes: the number of insertions that the search tried
 *
 * The result of lab_fewest_turns().
 */
typedef struct
{
  guint   n_turns;
  LabTurn turns[LAB_MAX_FEWEST_TURNS];
  guint64 nodes;
} LabTurnLine;

gboolean lab_fewest_turns (const LabPosition *position,
                           LabCell            target,
                           guint              max_turns,
                           GCancellable      *cancellable,
                           LabTurnLine       *line);

G_END_DECLS
