/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-robots-partial-private.h"

G_BEGIN_DECLS

/* The outermost level of a perimeter has most partial states by far. Many of them differ only in
 * the place of one robot, which can have come from anywhere on a line. So they are kept together:
 * an entry has the places of the others, and a mask with all places of that one. */

/**
 * LabRobotsSegment:
 * @first: a place
 * @last: another place on the same row or column, or the same place
 * @step: from one place to the next; 0 if there is no segment
 *
 * The places from one to another one.
 */
typedef struct
{
  guint first;
  guint last;
  int   step;
} LabRobotsSegment;

/**
 * LabRobotsRimItem:
 * @key: the key of a partial state
 * @segment: where one more robot has to be
 *
 * Partial states that were added together.
 */
typedef struct
{
  guint64          key;
  LabRobotsSegment segment;
} LabRobotsRimItem;

/**
 * LabRobotsRimEntry:
 * @key: the key of a partial state; 0 if the entry is free
 * @mask: the number of the mask with the places of one more robot; %LAB_ROBOTS_NO_MASK if none is
 *   required
 *
 * Partial states that differ in the place of one robot.
 */
typedef struct
{
  guint64 key;
  gsize   mask;
} LabRobotsRimEntry;

#define LAB_ROBOTS_NO_MASK G_MAXSIZE

/* How many items wait until memory for all of them was fetched. */
#define LAB_ROBOTS_RIM_BATCH 32

/**
 * LabRobotsRim:
 * @entries: a hash table
 * @bits: there are `1 << bits` entries
 * @n_entries: how many are used
 * @mask_words: how many words a mask has
 * @masks: (array): the masks, one after the other
 * @n_masks: how many there are
 * @n_allocated: for how many words there is room
 * @items: (array length=n_items): all that was added, in this order
 * @n_items: how many there are
 * @n_items_allocated: for how many there is room
 * @waiting: (array length=n_waiting): what is going to be added
 * @n_waiting: how much that is
 *
 * The outermost level of a perimeter. All zeros is an empty one without memory.
 */
typedef struct
{
  LabRobotsRimEntry *entries;
  guint              bits;
  gsize              n_entries;
  guint              mask_words;
  guint64           *masks;
  gsize              n_masks;
  gsize              n_allocated;
  LabRobotsRimItem  *items;
  gsize              n_items;
  gsize              n_items_allocated;
  LabRobotsRimItem   waiting[LAB_ROBOTS_RIM_BATCH];
  guint              n_waiting;
} LabRobotsRim;

void     lab_robots_rim_open       (LabRobotsRim           *self,
                                    const LabRobotsField   *field);
void     lab_robots_rim_close      (LabRobotsRim           *self);
void     lab_robots_rim_add        (LabRobotsRim           *self,
                                    guint64                 key,
                                    const LabRobotsSegment *segment);
gboolean lab_robots_rim_has_item   (LabRobotsRim           *self,
                                    gsize                   number);
gboolean lab_robots_rim_has        (const LabRobotsRim     *self,
                                    guint64                 key,
                                    const guint            *others,
                                    guint                   n_others,
                                    guint                   chosen);
guint64  lab_robots_rim_get_memory (const LabRobotsRim     *self);

static inline gboolean
lab_robots_segment_has (const LabRobotsSegment *self,
                        guint                   place)
{
  if (self->step == 0)
    return FALSE;
  for (guint at = self->first;; at = (guint) ((int) at + self->step))
    {
      if (at == place)
        return TRUE;
      if (at == self->last)
        return FALSE;
    }
}

G_END_DECLS
