/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "model/lab-observation.h"
#include "players/lab-race.h"
#include "players/lab-scene.h"

G_BEGIN_DECLS

/** LAB_MAX_PROSPECTS: how many of the best turns an outlook keeps. */
#define LAB_MAX_PROSPECTS 12

/**
 * LabProspect:
 * @turn: a turn
 * @value: the chance to win with it
 */
typedef struct
{
  LabTurn turn;
  double  value;
} LabProspect;

/**
 * LabOutlook:
 * @race: what comes after the turns that are looked at; see lab_race_init()
 * @carrying: see lab_carrying_init()
 * @max_nodes: how many nodes may be visited in all
 * @deadline: a monotonic time in microseconds when to stop, or %G_MAXINT64
 * @cancellable: (nullable): to stop
 * @nodes: how many nodes have been visited
 *
 * What all outlooks of one question share.
 */
typedef struct
{
  LabRace       race;
  LabCarrying   carrying;
  guint64       max_nodes;
  gint64        deadline;
  GCancellable *cancellable;
  guint64       nodes;
} LabOutlook;

gboolean lab_outlook_has_to_stop (const LabOutlook     *self);
guint    lab_outlook_list        (LabOutlook           *self,
                                  const LabObservation *observation,
                                  guint64               dice_seed,
                                  guint                 max_prospects,
                                  LabProspect          *prospects);

G_END_DECLS
