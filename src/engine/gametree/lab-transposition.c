/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-transposition.h"

#include <string.h>

#include "lab-zero-sum.h"

#define BUCKET_SIZE 4

/* An entry as it is stored, in 24 bytes. A slot without a bound is empty. */
typedef struct
{
  guint64 key;
  gint32  value;    /* as if the search began at the position */
  guint32 action;
  guint8  depth;
  guint8  bound;
  guint8  solved;
  guint8  age;      /* the search that it comes from */
} Slot;

typedef struct
{
  Slot slots[BUCKET_SIZE];
} Bucket;

struct _LabTransposition
{
  Bucket *buckets;
  gsize   n_buckets;  /* a power of two */
  guint8  age;
};

G_STATIC_ASSERT (LAB_MAX_PLIES <= G_MAXUINT8);

/* Private helpers */

static Bucket *
find_bucket (const LabTransposition *self,
             guint64                 key)
{
  return &self->buckets[key & (self->n_buckets - 1)];
}

/* The value of a win depends on the number of actions before it. If a position comes up at ply 4
 * of one search and ply 2 of another, a win 3 actions later is at ply 7 or at ply 5. The table
 * stores the distance from the position, which is 3 in both. */
static int
value_from_position (int   value,
                     guint ply)
{
  if (value >= LAB_WIN)
    return value + (int) ply;
  if (value <= -LAB_WIN)
    return value - (int) ply;
  return value;
}

static int
value_from_start (int   value,
                  guint ply)
{
  if (value >= LAB_WIN)
    return value - (int) ply;
  if (value <= -LAB_WIN)
    return value + (int) ply;
  return value;
}

/* Returns how much a slot is worth keeping: nothing if it is empty; little if it comes from an
 * earlier search, whose positions may not come up again; otherwise more for a deeper search. */
static guint
slot_worth (const LabTransposition *self,
            const Slot             *slot)
{
  if (slot->bound == LAB_BOUND_NONE)
    return 0;
  return 1 + slot->depth + (slot->age == self->age ? LAB_MAX_PLIES + 1 : 0);
}

/* Returns the slot that has @key, or else the one that is worth least. */
static Slot *
choose_slot (const LabTransposition *self,
             guint64                 key)
{
  Bucket *bucket = find_bucket (self, key);
  Slot *least = &bucket->slots[0];

  for (guint i = 0; i < BUCKET_SIZE; i++)
    {
      Slot *slot = &bucket->slots[i];

      if (slot->bound != LAB_BOUND_NONE && slot->key == key)
        return slot;
      if (slot_worth (self, slot) < slot_worth (self, least))
        least = slot;
    }
  return least;
}

/* Public functions */

/**
 * lab_transposition_new:
 * @size: how much memory the table may take, in bytes
 *
 * Makes a transposition table (Greenblatt, Eastlake and Crocker, 1967). Its number of buckets
 * is the largest power of two that fits in @size bytes, and at least one. Finding or storing an
 * entry takes the same time in every table, but in one that is larger than the caches of the
 * processor, most of it is waiting for memory.
 *
 * Returns: (transfer full): an empty table
 */
LabTransposition *
lab_transposition_new (gsize size)
{
  LabTransposition *self = g_new0 (LabTransposition, 1);

  self->n_buckets = 1;
  while (self->n_buckets <= size / sizeof (Bucket) / 2)
    self->n_buckets *= 2;
  self->buckets = g_new0 (Bucket, self->n_buckets);
  return self;
}

/**
 * lab_transposition_free:
 * @self: (transfer full): a table
 *
 * Frees a table.
 */
void
lab_transposition_free (LabTransposition *self)
{
  g_return_if_fail (self != NULL);

  g_free (self->buckets);
  g_free (self);
}

/**
 * lab_transposition_clear:
 * @self: a table
 *
 * Removes all entries, for another game.
 */
void
lab_transposition_clear (LabTransposition *self)
{
  g_return_if_fail (self != NULL);

  memset (self->buckets, 0, self->n_buckets * sizeof (Bucket));
  self->age = 0;
}

/**
 * lab_transposition_next_search:
 * @self: a table
 *
 * Marks the beginning of a new search. The entries stay, but are replaced before those of the
 * new search.
 */
void
lab_transposition_next_search (LabTransposition *self)
{
  g_return_if_fail (self != NULL);

  self->age++;
}

/**
 * lab_transposition_find:
 * @self: a table
 * @key: the key of a position
 * @ply: the number of actions between the start of the search and the position
 * @entry: (out caller-allocates): the entry of the position; unchanged if there is none
 *
 * Looks up a position. All 64 bits of the key are compared, so it is very unlikely that the
 * entry belongs to another position. Still, a search must check that the position has the
 * action of the entry before it applies the action.
 *
 * Returns: whether the table has the position
 */
gboolean
lab_transposition_find (const LabTransposition *self,
                        guint64                 key,
                        guint                   ply,
                        LabTranspositionEntry  *entry)
{
  const Bucket *bucket = find_bucket (self, key);

  for (guint i = 0; i < BUCKET_SIZE; i++)
    {
      const Slot *slot = &bucket->slots[i];

      if (slot->bound == LAB_BOUND_NONE || slot->key != key)
        continue;
      *entry = (LabTranspositionEntry) {
        value_from_start (slot->value, ply), slot->action, slot->depth, (LabBound) slot->bound,
        slot->solved,
      };
      return TRUE;
    }
  return FALSE;
}

/**
 * lab_transposition_store:
 * @self: a table
 * @key: the key of a position
 * @ply: the number of actions between the start of the search and the position
 * @entry: what the search found out about the position
 *
 * Stores an entry. If the table has the same position from a deeper search, that entry stays.
 * If the bucket is full, the new entry replaces one of an earlier search, or else the one with
 * the smallest depth.
 */
void
lab_transposition_store (LabTransposition            *self,
                         guint64                      key,
                         guint                        ply,
                         const LabTranspositionEntry *entry)
{
  Slot *slot = choose_slot (self, key);

  if (slot->bound != LAB_BOUND_NONE && slot->key == key && slot->depth > entry->depth)
    {
      slot->age = self->age;
      return;
    }
  *slot = (Slot) {
    key, value_from_position (entry->value, ply), entry->action, (guint8) entry->depth,
    (guint8) entry->bound, entry->solved ? 1 : 0, self->age,
  };
}
