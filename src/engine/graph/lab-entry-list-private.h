/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-traversal.h"

G_BEGIN_DECLS

/* This is in a header so that the compiler can build it into the loops of the two files with
 * traversals. */

/** lab_entry_list_clear: forgets the entries, but not the memory. */
static inline void
lab_entry_list_clear (LabEntryList *list)
{
  list->n_entries = list->n_taken = 0;
}

static inline gboolean
lab_entry_list_append (LabEntryList            *list,
                       const LabTraversalEntry *entry)
{
  if (list->n_entries == list->n_allocated)
    {
      gsize n = MAX (2 * list->n_allocated, 64);
      LabTraversalEntry *entries = g_try_renew (LabTraversalEntry, list->entries, n);

      if (entries == NULL)
        return FALSE;
      list->entries = entries;
      list->n_allocated = n;
    }
  list->entries[list->n_entries++] = *entry;
  return TRUE;
}

static inline gboolean
lab_entry_list_take_newest (LabEntryList      *list,
                            LabTraversalEntry *entry)
{
  if (list->n_entries == 0)
    return FALSE;
  *entry = list->entries[--list->n_entries];
  return TRUE;
}

static inline gboolean
lab_entry_list_take_oldest (LabEntryList      *list,
                            LabTraversalEntry *entry)
{
  if (list->n_taken == list->n_entries)
    return FALSE;
  *entry = list->entries[list->n_taken++];
  return TRUE;
}

/* Among equal distances, the smaller number of a node comes first, then the smaller parent, so
 * that results do not depend on the heap. */
static inline gboolean
lab_entry_list_comes_before (const LabTraversalEntry *a,
                             const LabTraversalEntry *b)
{
  if (a->distance != b->distance)
    return a->distance < b->distance;
  return a->node != b->node ? a->node < b->node : a->parent < b->parent;
}

static inline gboolean
lab_entry_list_push (LabEntryList            *list,
                     const LabTraversalEntry *entry)
{
  gsize at = list->n_entries;

  if (!lab_entry_list_append (list, entry))
    return FALSE;
  while (at > 0 && lab_entry_list_comes_before (entry, &list->entries[(at - 1) / 2]))
    {
      list->entries[at] = list->entries[(at - 1) / 2];
      at = (at - 1) / 2;
    }
  list->entries[at] = *entry;
  return TRUE;
}

static inline gboolean
lab_entry_list_pop (LabEntryList      *list,
                    LabTraversalEntry *entry)
{
  LabTraversalEntry last;
  gsize at = 0;

  if (list->n_entries == 0)
    return FALSE;
  *entry = list->entries[0];
  last = list->entries[--list->n_entries];
  while (2 * at + 1 < list->n_entries)
    {
      gsize child = 2 * at + 1;

      if (child + 1 < list->n_entries
          && lab_entry_list_comes_before (&list->entries[child + 1], &list->entries[child]))
        child++;
      if (!lab_entry_list_comes_before (&list->entries[child], &last))
        break;
      list->entries[at] = list->entries[child];
      at = child;
    }
  list->entries[at] = last;
  return TRUE;
}

/** lab_entry_buckets_clear: forgets the entries, but not the memory. */
static inline void
lab_entry_buckets_clear (LabEntryBuckets *self)
{
  for (guint i = 0; i < self->n_buckets; i++)
    lab_entry_list_clear (&self->buckets[i]);
  self->bucket = 0;
  self->n_entries = 0;
}

static inline gboolean
lab_entry_buckets_add (LabEntryBuckets         *self,
                       const LabTraversalEntry *entry)
{
  if (!lab_entry_list_append (&self->buckets[entry->distance % self->n_buckets], entry))
    return FALSE;
  self->n_entries++;
  return TRUE;
}

static inline gboolean
lab_entry_buckets_take (LabEntryBuckets   *self,
                        LabTraversalEntry *entry)
{
  if (self->n_entries == 0)
    return FALSE;
  while (!lab_entry_list_take_oldest (&self->buckets[self->bucket], entry))
    {
      lab_entry_list_clear (&self->buckets[self->bucket]);
      self->bucket = self->bucket + 1 < self->n_buckets ? self->bucket + 1 : 0;
    }
  self->n_entries--;
  return TRUE;
}

static inline void
lab_entry_buckets_free (LabEntryBuckets *self)
{
  for (guint i = 0; i < self->n_buckets; i++)
    g_free (self->buckets[i].entries);
  g_clear_pointer (&self->buckets, g_free);
}

G_END_DECLS
