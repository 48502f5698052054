/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-transposition.h"

#include <string.h>

#include "lab-zero-sum.h"

#define BUCKET_SIZE 4

/* An entry as it is kept, in 24 bytes. A slot is empty while it has no bound. */
typedef struct
{
  guint64 key;
  gint32  value;    /* seen from the position itself */
  guint32 action;
  guint8  depth;
  guint8  bound;
  guint8  solved;
  guint8  age;      /* of which search it is */
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

/* A win 3 actions after a position that is 4 deep in one search and 2 in another is
 * a win after 7 actions in the one and after 5 in the other: what is kept is the 3. */
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

/* How much would be lost with a slot: nothing if it is empty; little if it is from an
 * earlier search, whose positions may be past; and more, the deeper it was searched. */
static guint
slot_worth (const LabTransposition *self,
            const Slot             *slot)
{
  if (slot->bound == LAB_BOUND_NONE)
    return 0;
  return 1 + slot->depth + (slot->age == self->age ? LAB_MAX_PLIES + 1 : 0);
}

/* The slot that @key is in, or else the one that is worth least. */
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
 * @size: how much memory it may take, in bytes
 *
 * Makes a transposition table (Greenblatt, Eastlake and Crocker, 1967) of the
 * greatest power of two of buckets that fit into @size bytes, and at least one.
 *
 * Returns: (transfer full): a table that knows nothing
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
 * Forgets everything: for another game.
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
 * Says that a new search begins: what the table knows stays known, but makes room
 * sooner than what the new search finds.
 */
void
lab_transposition_next_search (LabTransposition *self)
{
  g_return_if_fail (self != NULL);

  self->age++;
}

/**
 * lab_transposition_get_size:
 * @self: a table
 *
 * Returns: how much memory its entries take, in bytes
 */
gsize
lab_transposition_get_size (const LabTransposition *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->n_buckets * sizeof (Bucket);
}

/**
 * lab_transposition_find:
 * @self: a table
 * @key: the key of a position
 * @ply: how many actions after the start of the search it came up
 * @entry: (out caller-allocates): what is known of it
 *
 * Looks a position up. All 64 bits of the key are compared: that two positions of a
 * search have the same is so unlikely that it is not provided against, except that
 * the action of an entry has to be checked before it is applied.
 *
 * Returns: whether anything is known of the position; if not, @entry is not changed
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
 * @ply: how many actions after the start of the search it came up
 * @entry: what was found out about it
 *
 * Remembers what was found out about a position. If the table knows the same
 * position from a deeper search, that stays. If there is no room, what is from an
 * earlier search has to go, or else what was searched least deep.
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
