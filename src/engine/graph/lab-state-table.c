/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-state-table.h"

#include <string.h>

#define CHUNK_BITS 10
#define CHUNK_SIZE (1u << CHUNK_BITS)   /* states in a chunk */
#define FIRST_SLOTS 64

/* A slot of the hash table. It keeps half of the hash, so that most states that are not the
 * one looked for can be told apart without reading them. */
struct _LabStateSlot
{
  guint32 hash;
  guint32 number;   /* the index of the state plus 1, or 0 for an empty slot */
};

/* Private helpers */

/* Mixes 64 bits: the end of MurmurHash3 (Appleby, 2011). */
static guint64
mix (guint64 bits)
{
  bits ^= bits >> 33;
  bits *= G_GUINT64_CONSTANT (0xff51afd7ed558ccd);
  bits ^= bits >> 33;
  bits *= G_GUINT64_CONSTANT (0xc4ceb9fe1a85ec53);
  bits ^= bits >> 33;
  return bits;
}

static guint64
hash_state (const guint8 *state,
            gsize         size)
{
  guint64 hash = size;

  for (; size >= sizeof hash; state += sizeof hash, size -= sizeof hash)
    {
      guint64 word;

      memcpy (&word, state, sizeof word);
      hash = mix (hash ^ word) + G_GUINT64_CONSTANT (0x9e3779b97f4a7c15);
    }
  if (size > 0)
    {
      guint64 word = 0;

      memcpy (&word, state, size);
      hash = mix (hash ^ word);
    }
  return hash;
}

static const guint8 *
get_state (const LabStateTable *self,
           guint                index)
{
  const guint8 *chunk = self->chunks->pdata[index >> CHUNK_BITS];

  return chunk + (index & (CHUNK_SIZE - 1)) * self->state_size;
}

/* Returns the slot of @state, or the empty slot where it belongs. */
static LabStateSlot *
find_slot (const LabStateTable *self,
           gconstpointer        state,
           guint64              hash)
{
  gsize mask = self->n_slots - 1;

  for (gsize i = hash & mask;; i = (i + 1) & mask)
    {
      LabStateSlot *slot = &self->slots[i];

      if (slot->number == 0)
        return slot;
      if (slot->hash == hash >> 32
          && memcmp (get_state (self, slot->number - 1), state,
                     self->state_size) == 0)
        return slot;
    }
}

static void
grow (LabStateTable *self)
{
  g_free (self->slots);
  self->n_slots *= 2;
  self->slots = g_new0 (LabStateSlot, self->n_slots);
  for (guint i = 0; i < self->n_states; i++)
    {
      gconstpointer state = get_state (self, i);
      guint64 hash = hash_state (state, self->state_size);
      gsize at = hash & (self->n_slots - 1);

      while (self->slots[at].number != 0)
        at = (at + 1) & (self->n_slots - 1);
      self->slots[at] = (LabStateSlot) { (guint32) (hash >> 32), i + 1 };
    }
}

/* Public functions */

/**
 * lab_state_table_new:
 * @state_size: the size of a state, in bytes
 *
 * Returns: (transfer full): an empty table
 */
LabStateTable *
lab_state_table_new (gsize state_size)
{
  LabStateTable *self;

  g_return_val_if_fail (state_size > 0, NULL);

  self = g_new0 (LabStateTable, 1);
  self->state_size = state_size;
  self->chunks = g_ptr_array_new_with_free_func (g_free);
  self->n_slots = FIRST_SLOTS;
  self->slots = g_new0 (LabStateSlot, self->n_slots);
  return self;
}

/**
 * lab_state_table_free:
 * @self: (transfer full): a table
 *
 * Frees a table and its states.
 */
void
lab_state_table_free (LabStateTable *self)
{
  g_return_if_fail (self != NULL);

  g_ptr_array_unref (self->chunks);
  g_free (self->slots);
  g_free (self);
}

/**
 * lab_state_table_get_state:
 * @self: a table
 * @index: the index of a state
 *
 * Returns: (transfer none): the state, which stays there until @self is freed
 */
gconstpointer
lab_state_table_get_state (const LabStateTable *self,
                           guint                index)
{
  g_return_val_if_fail (self != NULL && index < self->n_states, NULL);

  return get_state (self, index);
}

/**
 * lab_state_table_find:
 * @self: a table
 * @state: a state
 * @index: (out): its index; unchanged if the table does not have it
 *
 * Returns: whether the table has the state
 */
gboolean
lab_state_table_find (const LabStateTable *self,
                      gconstpointer        state,
                      guint               *index)
{
  const LabStateSlot *slot;

  g_return_val_if_fail (self != NULL && state != NULL && index != NULL, FALSE);

  slot = find_slot (self, state, hash_state (state, self->state_size));
  if (slot->number == 0)
    return FALSE;
  *index = slot->number - 1;
  return TRUE;
}

/**
 * lab_state_table_add:
 * @self: a table with less than %G_MAXUINT states
 * @state: a state
 * @index: (out): the index of the state
 *
 * Adds a copy of a state, unless the table has it already.
 *
 * Returns: whether the state is new
 */
gboolean
lab_state_table_add (LabStateTable *self,
                     gconstpointer  state,
                     guint         *index)
{
  guint64 hash;
  LabStateSlot *slot;
  guint8 *chunk;

  g_return_val_if_fail (self != NULL && state != NULL && index != NULL, FALSE);

  hash = hash_state (state, self->state_size);
  slot = find_slot (self, state, hash);
  if (slot->number != 0)
    {
      *index = slot->number - 1;
      return FALSE;
    }
  g_return_val_if_fail (self->n_states < G_MAXUINT, FALSE);

  *index = self->n_states++;
  if (*index >> CHUNK_BITS == self->chunks->len)
    g_ptr_array_add (self->chunks, g_malloc (CHUNK_SIZE * self->state_size));
  chunk = self->chunks->pdata[*index >> CHUNK_BITS];
  memcpy (chunk + (*index & (CHUNK_SIZE - 1)) * self->state_size, state, self->state_size);
  *slot = (LabStateSlot) { (guint32) (hash >> 32), self->n_states };
  if (self->n_states > self->n_slots / 2)
    grow (self);
  return TRUE;
}
