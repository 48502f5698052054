/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "lab-observation.h"
#include "lab-win-odds.h"
#include "lab-reach-scene.h"

G_BEGIN_DECLS

/** LAB_MAX_TURN_VALUES: the largest number of turns that lab_lookahead_list() can list. */
#define LAB_MAX_TURN_VALUES 12

/**
 * LabTurnValue:
 * @turn: a turn
 * @value: the chance to win after it, 0 to 1
 */
typedef struct
{
  LabTurn turn;
  double  value;
} LabTurnValue;

/**
 * LabLookahead:
 * @odds: the chances after the turns that are searched, against one rival
 * @race_odds: the same against more rivals
 * @tables: see lab_shift_tables_init()
 * @max_nodes: the largest number of nodes to visit
 * @deadline: the monotonic time in microseconds when the search must stop, or %G_MAXINT64
 * @cancellable: (nullable): stops the search
 * @nodes: the number of nodes that were visited
 *
 * What all calls of lab_lookahead_list() for one question share.
 */
typedef struct
{
  LabWinOdds      odds;
  LabRaceOdds     race_odds;
  LabShiftTables  tables;
  guint64         max_nodes;
  gint64          deadline;
  GCancellable   *cancellable;
  guint64         nodes;
} LabLookahead;

gboolean lab_lookahead_has_to_stop (const LabLookahead   *self);
guint    lab_lookahead_list        (LabLookahead         *self,
                                    const LabObservation *observation,
                                    guint64               dice_seed,
                                    guint                 max_values,
                                    LabTurnValue         *values);

G_END_DECLS
