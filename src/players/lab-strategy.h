/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "model/lab-random.h"
#include "players/lab-agent.h"

G_BEGIN_DECLS

/**
 * LabQuestion:
 * @observation: what may be known
 * @limits: when to come to an end
 * @deadline: the same as a monotonic time in microseconds, or %G_MAXINT64
 * @depth: how many turns to look ahead, for strategies that leave the choice
 * @random: the player's random numbers
 * @cancellable: (nullable): to stop; any turn will then do
 *
 * What a computer player is asked.
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
 * @question: what is asked
 * @thought: (out caller-allocates): the answer; all but its @time, and zeroed before
 *
 * A way to choose a turn. It runs in a thread of its own and keeps nothing but the
 * random numbers from one question to the next.
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
