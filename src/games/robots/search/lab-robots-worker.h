/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

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

G_END_DECLS
