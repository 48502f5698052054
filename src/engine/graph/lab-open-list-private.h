/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <string.h>

#include <glib.h>

G_BEGIN_DECLS

/**
 * LabOpenEntry:
 * @rank: the cost so far plus the estimate in the upper half, and all bits of the cost
 *   so far inverted in the lower half
 * @node: the node
 *
 * An entry of the open list. The smaller rank comes first: the smaller total, and among
 * equal totals the longer path so far, which is closer to the goal. Among equal ranks the
 * lower number comes first, so that results do not depend on the heap.
 */
typedef struct
{
  guint64 rank;
  guint   node;
} LabOpenEntry;

/**
 * LabOpenList:
 * @entries: (array length=n_entries): a binary heap, or a stack or queue in the order in which the
 *   entries were added
 * @n_entries: the number of entries
 * @n_taken: how many entries at the begin of a queue were taken
 * @n_allocated: how many entries there is memory for
 * @is_cut: whether an entry is missing because there was not enough memory for it
 *
 * The nodes that a search has yet to expand. All zeros is an empty list. It is in a header
 * so that the compiler can build it into the loop of each search. A list is either a heap, a
 * stack, or a queue.
 */
typedef struct
{
  LabOpenEntry *entries;
  gsize         n_entries;
  gsize         n_taken;
  gsize         n_allocated;
  gboolean      is_cut;
} LabOpenList;

static inline guint64
lab_open_list_rank (guint cost,
                    guint estimate)
{
  return (guint64) (cost + estimate) << 32 | (guint32) ~cost;
}

static inline guint
lab_open_list_get_cost (const LabOpenEntry *entry)
{
  return ~(guint32) entry->rank;
}

static inline gboolean
lab_open_list_comes_before (const LabOpenEntry *a,
                            const LabOpenEntry *b)
{
  return a->rank < b->rank || (a->rank == b->rank && a->node < b->node);
}

/** lab_open_list_get_length: returns the number of entries that were not taken. */
static inline gsize
lab_open_list_get_length (const LabOpenList *self)
{
  return self->n_entries - self->n_taken;
}

/** lab_open_list_append: adds an entry to a stack or queue, if there is enough memory. */
static inline gboolean
lab_open_list_append (LabOpenList *self,
                      LabOpenEntry entry)
{
  if (self->n_entries == self->n_allocated)
    {
      gsize n = MAX (2 * self->n_allocated, 64);
      LabOpenEntry *entries = g_try_renew (LabOpenEntry, self->entries, n);

      if (entries == NULL)
        {
          self->is_cut = TRUE;
          return FALSE;
        }
      self->entries = entries;
      self->n_allocated = n;
    }
  self->entries[self->n_entries++] = entry;
  return TRUE;
}

/** lab_open_list_take_newest: takes the last entry of a stack. */
static inline LabOpenEntry
lab_open_list_take_newest (LabOpenList *self)
{
  return self->entries[--self->n_entries];
}

/** lab_open_list_take_oldest: takes the first entry of a queue. */
static inline LabOpenEntry
lab_open_list_take_oldest (LabOpenList *self)
{
  LabOpenEntry entry = self->entries[self->n_taken++];

  /* The memory is used again before most of the entries in it are taken ones. */
  if (2 * self->n_taken >= self->n_entries)
    {
      self->n_entries -= self->n_taken;
      memmove (self->entries, self->entries + self->n_taken,
               self->n_entries * sizeof self->entries[0]);
      self->n_taken = 0;
    }
  return entry;
}

/** lab_open_list_push: adds an entry to a heap, if there is enough memory. */
static inline void
lab_open_list_push (LabOpenList *self,
                    LabOpenEntry entry)
{
  gsize at = self->n_entries;

  if (!lab_open_list_append (self, entry))
    return;
  while (at > 0 && lab_open_list_comes_before (&entry, &self->entries[(at - 1) / 2]))
    {
      self->entries[at] = self->entries[(at - 1) / 2];
      at = (at - 1) / 2;
    }
  self->entries[at] = entry;
}

/** lab_open_list_pop: takes the first entry of a heap. */
static inline LabOpenEntry
lab_open_list_pop (LabOpenList *self)
{
  LabOpenEntry *entries = self->entries;
  LabOpenEntry first = entries[0];
  LabOpenEntry last = entries[--self->n_entries];
  gsize n = self->n_entries;
  gsize at = 0;

  while (2 * at + 1 < n)
    {
      gsize child = 2 * at + 1;

      if (child + 1 < n && lab_open_list_comes_before (&entries[child + 1], &entries[child]))
        child++;
      if (!lab_open_list_comes_before (&entries[child], &last))
        break;
      entries[at] = entries[child];
      at = child;
    }
  entries[at] = last;
  return first;
}

static inline void
lab_open_list_clear (LabOpenList *self)
{
  g_clear_pointer (&self->entries, g_free);
  *self = (LabOpenList) { 0 };
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (LabOpenList, lab_open_list_clear)

G_END_DECLS
