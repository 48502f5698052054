/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-robots-field.h"
#include "lab-robots-perimeter.h"
#include "lab-robots-set.h"

G_BEGIN_DECLS

/* How many states a chunk has; a chunk then fills two pages. */
#define LAB_ROBOTS_CHUNK_STATES 1022

/**
 * LabRobotsChunk:
 * @next: (nullable): the next chunk
 * @n_states: how many states it has
 * @states: packed states
 *
 * A part of a bucket.
 */
typedef struct _LabRobotsChunk LabRobotsChunk;
struct _LabRobotsChunk
{
  LabRobotsChunk *next;
  guint64         n_states;
  guint64         states[LAB_ROBOTS_CHUNK_STATES];
};

/**
 * LabRobotsBucket:
 * @first: (nullable): the chunk that is being filled
 * @last: (nullable): the last chunk
 * @n_chunks: their number
 *
 * States in no order.
 */
typedef struct
{
  LabRobotsChunk *first;
  LabRobotsChunk *last;
  guint           n_chunks;
} LabRobotsBucket;

/**
 * LabRobotsPool:
 * @unused: (nullable): chunks to be used again
 * @n_chunks: how many chunks were allocated
 *
 * Where chunks come from. All zeros is an empty pool.
 */
typedef struct
{
  LabRobotsChunk *unused;
  guint64         n_chunks;
} LabRobotsPool;

static inline LabRobotsChunk *
lab_robots_pool_take (LabRobotsPool *self)
{
  LabRobotsChunk *chunk = self->unused;

  if (chunk != NULL)
    self->unused = chunk->next;
  else
    {
      chunk = g_new (LabRobotsChunk, 1);
      self->n_chunks++;
    }
  chunk->next = NULL;
  chunk->n_states = 0;
  return chunk;
}

static inline void
lab_robots_pool_give_back (LabRobotsPool  *self,
                           LabRobotsChunk *chunk)
{
  chunk->next = self->unused;
  self->unused = chunk;
}

static inline void
lab_robots_bucket_add (LabRobotsBucket  *self,
                    LabRobotsPool *pool,
                    guint64        state)
{
  if (self->first == NULL || self->first->n_states == LAB_ROBOTS_CHUNK_STATES)
    {
      LabRobotsChunk *chunk = lab_robots_pool_take (pool);

      chunk->next = self->first;
      if (self->first == NULL)
        self->last = chunk;
      self->first = chunk;
      self->n_chunks++;
    }
  self->first->states[self->first->n_states++] = state;
}

static inline LabRobotsChunk *
lab_robots_bucket_take (LabRobotsBucket *self)
{
  LabRobotsChunk *chunk = self->first;

  if (chunk != NULL)
    {
      self->first = chunk->next;
      self->n_chunks--;
      if (self->first == NULL)
        self->last = NULL;
    }
  return chunk;
}

/* Moves all states of @other to @self. Both have one chunk that is not full, the first one: a few
 * states are moved by themselves, so that only one such chunk is left. */
static inline void
lab_robots_bucket_take_all (LabRobotsBucket  *self,
                         LabRobotsBucket  *other,
                         LabRobotsPool *pool)
{
  LabRobotsChunk *chunk = lab_robots_bucket_take (other);

  if (chunk == NULL)
    return;
  while (chunk->n_states > 0)
    lab_robots_bucket_add (self, pool, chunk->states[--chunk->n_states]);
  lab_robots_pool_give_back (pool, chunk);

  /* The other chunks are full, and go behind the first one. */
  if (other->first == NULL)
    return;
  other->last->next = self->first->next;
  if (self->first->next == NULL)
    self->last = other->last;
  self->first->next = other->first;
  self->n_chunks += other->n_chunks;
  *other = (LabRobotsBucket) { NULL, NULL, 0 };
}

static inline void
lab_robots_bucket_clear (LabRobotsBucket  *self,
                      LabRobotsPool *pool)
{
  LabRobotsChunk *chunk;

  while ((chunk = lab_robots_bucket_take (self)) != NULL)
    lab_robots_pool_give_back (pool, chunk);
}

static inline void
lab_robots_pool_clear (LabRobotsPool *self)
{
  while (self->unused != NULL)
    {
      LabRobotsChunk *chunk = self->unused;

      self->unused = chunk->next;
      g_free (chunk);
      self->n_chunks--;
    }
}

/* How many states are expanded at a time. While one is, the lines of the others come from
 * memory. */
#define LAB_ROBOTS_BATCH 32

/* In a bucket, the number of levels that the perimeter had when the state got its estimate is above
 * the packed state. */
#define LAB_ROBOTS_LEVELS_SHIFT 61
#define LAB_ROBOTS_STATE_MASK ((G_GUINT64_CONSTANT (1) << LAB_ROBOTS_LEVELS_SHIFT) - 1)

/* Instead of the moves of a solution, if none is known. */
#define LAB_ROBOTS_NO_MOVES G_MAXUINT

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
  guint   move;
} LabRobotsChild;

/* h2 and the moves to a state are at most two above those of the state before, and the perimeter
 * adds up to its levels. */
#define LAB_N_ROBOTS_BUCKETS (LAB_ROBOTS_MAX_LEVELS + 3)

/**
 * LabRobotsWorker:
 * @field: the board
 * @set: the states seen
 * @perimeter: what makes estimates better
 * @bound: the estimate of the states that are expanded now: no solution has fewer moves
 * @depth: the moves to the states that are expanded now
 * @cap: states with such an estimate, or a higher one, are of no use
 * @want_all: whether all optimal solutions are wanted, not just one
 * @is_shared: whether another worker uses the set at the same time
 * @best: the fewest moves to a state that is solved; %LAB_ROBOTS_NO_MOVES if none was found
 * @best_goal: this state
 * @best_parent: the state before it
 * @goals: (element-type guint64): the solved states that were taken from buckets
 * @buckets: what was found, by how much its estimate is above the bound
 * @retry_buckets: states of this depth whose estimate is higher than when they were found, by how
 *   much it is above the bound, from one
 * @pool: where chunks come from
 * @overflow: (element-type LabRobotsChild): states for which the set had no room
 * @n_expanded: how many states were expanded
 * @n_generated: how many states were generated
 * @n_added: how many states were added to the set
 *
 * Expands states, in one thread.
 */
typedef struct
{
  const LabRobotsField     *field;
  LabRobotsSet             *set;
  const LabRobotsPerimeter *perimeter;
  guint                     bound;
  guint                     depth;
  guint                     cap;
  gboolean                  want_all;
  gboolean                  is_shared;
  guint                     best;
  guint64                   best_goal;
  guint64                   best_parent;
  GArray                   *goals;
  LabRobotsBucket           buckets[LAB_N_ROBOTS_BUCKETS];
  LabRobotsBucket           retry_buckets[LAB_ROBOTS_MAX_LEVELS];
  LabRobotsPool             pool;
  GArray                   *overflow;
  guint64                   n_expanded;
  guint64                   n_generated;
  guint64                   n_added;
  LabRobotsChild            children[LAB_ROBOTS_MAX_CHILDREN + 1];
} LabRobotsWorker;

void lab_robots_worker_init      (LabRobotsWorker *self);
void lab_robots_worker_clear     (LabRobotsWorker *self);
void lab_robots_worker_expand    (LabRobotsWorker *self,
                                  const guint64   *states,
                                  guint            n_states);
void lab_robots_worker_add_child (LabRobotsWorker      *self,
                                  const LabRobotsChild *child);

G_END_DECLS
