/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * LabWeightedList:
 *
 * A list of numbers in the order in which they were added. One of them can be found by its place in
 * that order, or by running sums of weights, in logarithmic time: the sums are a binary indexed
 * tree (Fenwick, 1994). The weight of an item is 1 plus a factor times its own extra weight. The
 * factor is the same for all items and can change at any time.
 */
typedef struct
{
  guint32 *items;             /* by position */
  guint32 *positions;         /* by item: where it was added last */
  guint8  *extras;            /* by position; the extra weight */
  guint8  *present;           /* by position */
  guint64 *sums;              /* the extra weights in the upper half, the numbers in the lower */
  gsize    n_allocated;
  gsize    n_numbers;
  guint    capacity;
  guint    n_used;            /* the number of positions, also of items that were removed */
  guint    n_items;
  guint64  total_extra;
} LabWeightedList;

gboolean lab_weighted_list_reset     (LabWeightedList       *self,
                                      guint                  n_numbers,
                                      guint                  capacity);
void     lab_weighted_list_clear     (LabWeightedList       *self);
void     lab_weighted_list_append    (LabWeightedList       *self,
                                      guint32                item,
                                      guint8                 extra);
void     lab_weighted_list_remove    (LabWeightedList       *self,
                                      guint                  position);
void     lab_weighted_list_set_extra (LabWeightedList       *self,
                                      guint                  position,
                                      guint8                 extra);
guint    lab_weighted_list_find      (const LabWeightedList *self,
                                      guint64                target,
                                      guint64                factor);

G_END_DECLS
