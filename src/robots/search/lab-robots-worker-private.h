/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-robots-bag-private.h"
#include "lab-robots-field-private.h"
#include "lab-robots-help-private.h"
#include "lab-robots-set-private.h"

G_BEGIN_DECLS

/* How many states are expanded at a time. While one is, the lines of the others come from
 * memory. */
#define LAB_ROBOTS_BATCH 32

/* Marks a packed state that waits in the right bag. */
#define LAB_ROBOTS_TESTED (G_GUINT64_CONSTANT (1) << 63)

/* More moves than any search looks at. */
#define LAB_ROBOTS_MAX_MOVES 250

/* The most states that a batch can lead to. */
#define LAB_ROBOTS_MAX_CHILDREN 640

/**
 * LabRobotsChild:
 * @state: the packed state
 * @mixed: the same for the set
 * @estimate: the moves to it plus h2
 * @depth: the moves to the state before it; only set if it has to wait for room
 *
 * A state that a move leads to.
 */
typedef struct
{
  guint64 state;
  guint64 mixed;
  guint   estimate;
  guint   depth;
} LabRobotsChild;

/* An estimate is at most two above the one of the state before. */
#define LAB_N_ROBOTS_BAGS 3

/**
 * LabRobotsWorker:
 * @field: the board
 * @set: the states seen
 * @bound: the estimate of the states that are expanded now: no solution has fewer moves
 * @depth: the moves to the states that are expanded now
 * @cap: states with such an estimate, or a higher one, are of no use
 * @want_all: whether all optimal solutions are wanted, not just one
 * @is_shared: whether another worker uses the set at the same time
 * @best: the fewest moves to a state that is solved; %LAB_ROBOTS_MAX_MOVES if none was found
 * @best_goal: this state
 * @best_parent: the state before it
 * @goals: (element-type guint64): the solved states that were taken from bags
 * @bags: what was found, by how much its estimate is above the bound
 * @retry_bags: states of this depth that need one more move, or two
 * @pool: where chunks come from
 * @homeless: (element-type LabRobotsChild): states for which the set had no room
 * @n_expanded: how many states were expanded
 * @n_generated: how many states were generated
 * @n_added: how many states were added to the set
 *
 * Expands states, in one thread.
 */
typedef struct
{
  const LabRobotsField *field;
  LabRobotsSet         *set;
  guint                 bound;
  guint                 depth;
  guint                 cap;
  gboolean              want_all;
  gboolean              is_shared;
  guint                 best;
  guint64               best_goal;
  guint64               best_parent;
  GArray               *goals;
  LabRobotsBag          bags[LAB_N_ROBOTS_BAGS];
  LabRobotsBag          retry_bags[LAB_ROBOTS_MAX_HELP];
  LabRobotsPool         pool;
  GArray               *homeless;
  guint64               n_expanded;
  guint64               n_generated;
  guint64               n_added;
  LabRobotsPlaces       robots;
  guint                 n_children;
  LabRobotsChild        children[LAB_ROBOTS_MAX_CHILDREN];
} LabRobotsWorker;

void lab_robots_worker_init      (LabRobotsWorker *self);
void lab_robots_worker_clear     (LabRobotsWorker *self);
void lab_robots_worker_expand    (LabRobotsWorker *self,
                                  const guint64   *states,
                                  guint            n_states);
void lab_robots_worker_add_child (LabRobotsWorker      *self,
                                  const LabRobotsChild *child);

G_END_DECLS
