/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-robots-rim-private.h"

#include <string.h>

/* Of the table at the start. */
#define FIRST_BITS 11

/* Private helpers */

static gsize
hash_key (const LabRobotsRim *self,
          guint64             key)
{
  return (gsize) (key * G_GUINT64_CONSTANT (0xd6e8feb86659fd93) >> (64 - self->bits));
}

static LabRobotsRimEntry *
find (const LabRobotsRim *self,
      guint64             key)
{
  gsize mask = ((gsize) 1 << self->bits) - 1;
  gsize at = hash_key (self, key);

  while (self->entries[at].key != 0 && self->entries[at].key != key)
    at = (at + 1) & mask;
  return &self->entries[at];
}

static void
grow (LabRobotsRim *self)
{
  g_autofree LabRobotsRimEntry *old = self->entries;
  gsize n_old = (gsize) 1 << self->bits++;

  self->entries = g_new0 (LabRobotsRimEntry, n_old * 2);
  for (gsize i = 0; i < n_old; i++)
    {
      if (old[i].key != 0)
        *find (self, old[i].key) = old[i];
    }
}

/* Makes an empty mask. */
static gsize
make_mask (LabRobotsRim *self)
{
  gsize end = (self->n_masks + 1) * self->mask_words;

  if (end > self->n_allocated)
    {
      self->n_allocated = MAX (2 * self->n_allocated, (gsize) 256 * self->mask_words);
      self->masks = g_renew (guint64, self->masks, self->n_allocated);
    }
  memset (self->masks + end - self->mask_words, 0, self->mask_words * sizeof (guint64));
  return self->n_masks++;
}

/* Adds the places of a segment to a mask. Returns whether one is new. */
static gboolean
fill (guint64                *mask,
      const LabRobotsSegment *segment)
{
  gboolean is_new = FALSE;

  for (guint at = segment->first;; at = (guint) ((int) at + segment->step))
    {
      guint64 bit = G_GUINT64_CONSTANT (1) << (at & 63);

      is_new = is_new || (mask[at >> 6] & bit) == 0;
      mask[at >> 6] |= bit;
      if (at == segment->last)
        return is_new;
    }
}

/* Adds an item to its entry, and to the list unless all of it is there. @is_new is whether the
 * entry was made for this item. */
static void
add_item (LabRobotsRim           *self,
          LabRobotsRimEntry      *entry,
          gboolean                is_new,
          const LabRobotsRimItem *item)
{
  if (!is_new && entry->mask == LAB_ROBOTS_NO_MASK)
    return;
  if (item->segment.step == 0)
    entry->mask = LAB_ROBOTS_NO_MASK;
  else if (!fill (self->masks + entry->mask * self->mask_words, &item->segment))
    return;
  if (self->n_items == self->n_items_allocated)
    {
      self->n_items_allocated = MAX (2 * self->n_items_allocated, 1024);
      self->items = g_renew (LabRobotsRimItem, self->items, self->n_items_allocated);
    }
  self->items[self->n_items++] = *item;
}

/* Adds all that waits. The entries, and then the masks, are fetched at the same time: for each of
 * them alone, that would take longer than all the rest. */
static void
add_waiting (LabRobotsRim *self)
{
  LabRobotsRimEntry *entries[LAB_ROBOTS_RIM_BATCH];
  gboolean are_new[LAB_ROBOTS_RIM_BATCH];

  if (self->n_entries + LAB_ROBOTS_RIM_BATCH > (gsize) 1 << (self->bits - 1))
    grow (self);
  for (guint i = 0; i < self->n_waiting; i++)
    {
      const LabRobotsRimItem *item = &self->waiting[i];

      entries[i] = find (self, item->key);
      are_new[i] = entries[i]->key == 0;
      if (are_new[i])
        {
          entries[i]->key = item->key;
          entries[i]->mask = item->segment.step != 0 ? make_mask (self) : LAB_ROBOTS_NO_MASK;
          self->n_entries++;
        }
      if (entries[i]->mask != LAB_ROBOTS_NO_MASK)
        __builtin_prefetch (self->masks + entries[i]->mask * self->mask_words, 1);
    }
  for (guint i = 0; i < self->n_waiting; i++)
    add_item (self, entries[i], are_new[i], &self->waiting[i]);
  self->n_waiting = 0;
}

/* Public functions */

/* Prepares an empty rim. Keeps its memory from before. */
void
lab_robots_rim_open (LabRobotsRim         *self,
                     const LabRobotsField *field)
{
  if (self->entries == NULL)
    {
      self->bits = FIRST_BITS;
      self->entries = g_new (LabRobotsRimEntry, (gsize) 1 << self->bits);
    }
  self->mask_words = 1U << (2 * field->shift - 6);
  memset (self->entries, 0, sizeof (LabRobotsRimEntry) << self->bits);
  self->n_entries = 0;
  self->n_masks = 0;
  self->n_items = 0;
  self->n_waiting = 0;
}

/* Frees the memory. */
void
lab_robots_rim_close (LabRobotsRim *self)
{
  g_clear_pointer (&self->entries, g_free);
  g_clear_pointer (&self->masks, g_free);
  g_clear_pointer (&self->items, g_free);
  self->n_allocated = 0;
  self->n_items_allocated = 0;
}

/* Adds the partial states of a key, with one more robot on each place of a segment, if there is
 * one. They become an item, unless all of them are there, but not before lab_robots_rim_has_item()
 * asks for it. */
void
lab_robots_rim_add (LabRobotsRim           *self,
                    guint64                 key,
                    const LabRobotsSegment *segment)
{
  if (self->n_waiting == LAB_ROBOTS_RIM_BATCH)
    add_waiting (self);
  __builtin_prefetch (&self->entries[hash_key (self, key)], 1);
  self->waiting[self->n_waiting++] = (LabRobotsRimItem) { key, *segment };
}

/* Whether so many items were added, and another one. */
gboolean
lab_robots_rim_has_item (LabRobotsRim *self,
                         gsize         number)
{
  if (number >= self->n_items)
    add_waiting (self);
  return number < self->n_items;
}

/* Whether a state agrees with a partial state of the rim that has the solver and the others of
 * @key, and at most one more robot. Those of @others whose bits are in @chosen are in @key. */
gboolean
lab_robots_rim_has (const LabRobotsRim *self,
                    guint64             key,
                    const guint        *others,
                    guint               n_others,
                    guint               chosen)
{
  const LabRobotsRimEntry *entry = find (self, key);
  const guint64 *mask;

  if (entry->key == 0 || entry->mask == LAB_ROBOTS_NO_MASK)
    return entry->key != 0;
  mask = self->masks + entry->mask * self->mask_words;
  for (guint i = 0; i < n_others; i++)
    {
      if ((chosen >> i & 1) == 0 && (mask[others[i] >> 6] >> (others[i] & 63) & 1) != 0)
        return TRUE;
    }
  return FALSE;
}

/* The bytes that it has. */
guint64
lab_robots_rim_get_memory (const LabRobotsRim *self)
{
  guint64 memory = 0;

  if (self->entries != NULL)
    memory += (guint64) sizeof (LabRobotsRimEntry) << self->bits;
  memory += (guint64) self->n_allocated * sizeof (guint64);
  return memory + self->n_items_allocated * sizeof (LabRobotsRimItem);
}
