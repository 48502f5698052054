/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "lab-random.h"
#include "lab-agent.h"

G_BEGIN_DECLS

/**
 * LabQuestion:
 * @observation: what the player may know
 * @limits: the limits of the search
 * @deadline: the limit of time as a monotonic time in microseconds, or %G_MAXINT64
 * @depth: the number of turns to look ahead, for strategies with a choice of depth
 * @random: the player's random numbers
 * @cancellable: (nullable): stops the search; the answer may then be any turn
 *
 * The question to a computer player: which turn now?
 */
typedef struct
{
  const LabObservation *observation;
  LabLimits limits;
  gint64 deadline;
  guint depth;
  LabRandom *random;
  GCancellable *cancellable;
} LabQuestion;

/**
 * LabStrategy:
 * @question: the question
 * @thought: (out caller-allocates): the answer, zeroed by the caller; the strategy fills all but
 *   its @time
 *
 * A way to choose a turn. It runs in a thread and keeps no state between questions except the
 * random numbers.
 */
typedef void (*LabStrategy) (const LabQuestion *question,
                             LabThought        *thought);

void lab_strategy_random    (const LabQuestion *question,
                             LabThought        *thought);
void lab_strategy_beginner  (const LabQuestion *question,
                             LabThought        *thought);
void lab_strategy_greedy    (const LabQuestion *question,
                             LabThought        *thought);
void lab_strategy_solver    (const LabQuestion *question,
                             LabThought        *thought);
void lab_strategy_minmax    (const LabQuestion *question,
                             LabThought        *thought);
void lab_strategy_alphabeta (const LabQuestion *question,
                             LabThought        *thought);
void lab_strategy_expert    (const LabQuestion *question,
                             LabThought        *thought);

G_END_DECLS
