/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "model/lab-position.h"

G_BEGIN_DECLS

/** LAB_MAX_FEWEST_TURNS: how many turns lab_fewest_turns() can look ahead. */
#define LAB_MAX_FEWEST_TURNS 8

/**
 * LabLine:
 * @n_turns: how many turns; 0 if none were found
 * @turns: the turns, in the order to play them
 * @nodes: how many insertions were looked at to find them
 *
 * What lab_fewest_turns() found.
 */
typedef struct
{
  guint   n_turns;
  LabTurn turns[LAB_MAX_FEWEST_TURNS];
  guint64 nodes;
} LabLine;

gboolean lab_fewest_turns (const LabPosition *position,
                           LabCell            target,
                           guint              max_turns,
                           GCancellable      *cancellable,
                           LabLine           *line);

G_END_DECLS
