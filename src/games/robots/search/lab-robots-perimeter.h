/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "lab-robots-field.h"

G_BEGIN_DECLS

/* A partial state has a key, which is never 0: the token of the solver plus one, and below it the
 * places of up to four others plus one, the highest first; 0 where there is none. */
#define LAB_ROBOTS_KEY_PLACE_BITS 11

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
 * LabRobotsFrontierItem:
 * @key: the key of a partial state
 * @segment: where one more robot has to be
 *
 * Partial states that were added together.
 */
typedef struct
{
  guint64          key;
  LabRobotsSegment segment;
} LabRobotsFrontierItem;

/**
 * LabRobotsFrontierEntry:
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
} LabRobotsFrontierEntry;

/* How many items wait until memory for all of them was fetched. */
#define LAB_ROBOTS_FRONTIER_BATCH 32

/**
 * LabRobotsFrontier:
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
  LabRobotsFrontierEntry *entries;
  guint                   bits;
  gsize                   n_entries;
  guint                   mask_words;
  guint64                *masks;
  gsize                   n_masks;
  gsize                   n_allocated;
  LabRobotsFrontierItem  *items;
  gsize                   n_items;
  gsize                   n_items_allocated;
  LabRobotsFrontierItem   waiting[LAB_ROBOTS_FRONTIER_BATCH];
  guint                   n_waiting;
} LabRobotsFrontier;

/* The most levels that a perimeter has; so an estimate is at most as many moves above h2. */
#define LAB_ROBOTS_MAX_LEVELS 4

/* A bound that no number of moves above h2 reaches. */
#define LAB_ROBOTS_NO_EXCESS G_MAXUINT8

/* The filter knows a key by its token and its two highest places. */
#define LAB_ROBOTS_FILTER_SHIFT (2 * LAB_ROBOTS_KEY_PLACE_BITS)

/**
 * LabRobotsPerimeter:
 * @field: the board
 * @steps: from a place to the next one on each side
 * @n_levels: how many levels it has: all partial states whose excess is less are known
 * @n_inner: how many of them are in the table: all, or all but the frontier
 * @makes_frontier: whether the level that is made now is the frontier
 * @leasts: for each place and axes, and each side, a bit for each h2 that places on this side have,
 *   up to the next wall, with the same axes
 * @alone: for each token the excess if the solver needs no other robot; %LAB_ROBOTS_NO_EXCESS if
 *   that is not known
 * @marks: for each token whether it is alone, or the frontier has a mask for it without another
 *   robot
 * @filter: a bit for each key, by its hash; several keys share a bit
 * @filter_mask: the number of its words, less one
 * @table: a hash table with the keys and their excess; 0 is free
 * @table_bits: there are `1 << table_bits` entries
 * @states: (array length=n_states): the keys in the table, one level after the other
 * @n_states: how many there are
 * @n_allocated: for how many there is room
 * @level_ends: how many of the states are in each level or a lower one
 * @frontier: the outermost level
 * @n_generated: how many partial states were looked at
 *
 * The partial states from which few moves lead to the target.
 */
typedef struct
{
  const LabRobotsField *field;
  int                   steps[LAB_N_ROBOTS_SIDES];
  guint                 n_levels;
  guint                 n_inner;
  gboolean              makes_frontier;
  guint16               leasts[LAB_ROBOTS_MAX_CELLS * 4][LAB_N_ROBOTS_SIDES];
  guint8                alone[LAB_ROBOTS_MAX_CELLS * 4];
  guint8                marks[LAB_ROBOTS_MAX_CELLS * 4];
  guint64              *filter;
  guint64               filter_mask;
  guint64              *table;
  guint                 table_bits;
  guint64              *states;
  gsize                 n_states;
  gsize                 n_allocated;
  gsize                 level_ends[LAB_ROBOTS_MAX_LEVELS];
  LabRobotsFrontier     frontier;
  guint64               n_generated;
} LabRobotsPerimeter;

void     lab_robots_perimeter_open       (LabRobotsPerimeter       *self,
                                          const LabRobotsField     *field);
void     lab_robots_perimeter_close      (LabRobotsPerimeter       *self);
gboolean lab_robots_perimeter_deepen     (LabRobotsPerimeter       *self,
                                          guint64                   max_memory,
                                          GCancellable             *cancellable);
gboolean lab_robots_perimeter_make       (LabRobotsPerimeter       *self,
                                          guint                     n_levels,
                                          guint64                   max_memory,
                                          GCancellable             *cancellable);
guint64  lab_robots_perimeter_get_memory (const LabRobotsPerimeter *self);
guint    lab_robots_perimeter_look       (const LabRobotsPerimeter *self,
                                          guint                     token,
                                          const guint              *others,
                                          guint                     n_others);

/* The hash of a key for the filter. */
static inline guint64
lab_robots_perimeter_hash (guint64 filter_key)
{
  return filter_key * G_GUINT64_CONSTANT (0x9e3779b97f4a7c15) >> 32;
}

/* The lowest bit is whether the filter may have a key. */
static inline guint64
lab_robots_perimeter_filter (const guint64 *filter,
                             guint64        mask,
                             guint64        filter_key)
{
  guint64 hash = lab_robots_perimeter_hash (filter_key);

  return filter[(hash >> 6) & mask] >> (hash & 63);
}

/* How many moves more than h2 are certain to be needed if the solver has @token, and the others are
 * on the places @others, in descending order. */
static inline __attribute__ ((always_inline)) guint
lab_robots_perimeter_count (const LabRobotsPerimeter *self,
                            guint                     token,
                            const guint              *others,
                            guint                     n_others)
{
  guint64 front = (guint64) (token + 1) << LAB_ROBOTS_FILTER_SHIFT;
  const guint64 *filter = self->filter;
  guint64 mask = self->filter_mask;
  guint64 may_have;

  if (self->n_levels == 0)
    return 0;
  may_have = self->marks[token];
  for (guint i = 0; i < n_others; i++)
    {
      guint64 one = front | (guint64) (others[i] + 1) << LAB_ROBOTS_KEY_PLACE_BITS;

      may_have |= lab_robots_perimeter_filter (filter, mask, one);
      for (guint j = i + 1; j < n_others; j++)
        may_have |= lab_robots_perimeter_filter (filter, mask, one | (others[j] + 1));
    }
  return G_UNLIKELY ((may_have & 1) != 0)
             ? MIN (lab_robots_perimeter_look (self, token, others, n_others), self->n_levels)
             : self->n_levels;
}

G_END_DECLS
