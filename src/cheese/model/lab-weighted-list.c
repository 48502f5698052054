/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-weighted-list.h"

#include <string.h>

#define HALF 32

/* Private helpers */

static guint64
pack (guint8 extra)
{
  return 1 + ((guint64) extra << HALF);
}

/* Adds @change to the sums that contain a position. It may be a negative number modulo 2⁶⁴. */
static void
change_sums (LabWeightedList *self,
             guint            position,
             guint64          change)
{
  for (guint i = position + 1; i <= self->n_used; i += i & -i)
    self->sums[i] += change;
}

/* Adds an item, where there is room for it. */
static void
put (LabWeightedList *self,
     guint32          item,
     guint8           extra)
{
  guint position = self->n_used++, i = position + 1;
  guint64 sum = pack (extra);

  for (guint step = 1; step < (i & -i); step <<= 1)
    sum += self->sums[i - step];
  self->sums[i] = sum;
  self->items[position] = item;
  self->positions[item] = position;
  self->extras[position] = extra;
  self->present[position] = 1;
  self->n_items++;
  self->total_extra += extra;
}

/* Closes the gaps that removed items left. */
static void
close_gaps (LabWeightedList *self)
{
  guint n_used = self->n_used;

  self->n_used = 0;
  self->n_items = 0;
  self->total_extra = 0;
  for (guint i = 0; i < n_used; i++)
    {
      if (self->present[i])
        put (self, self->items[i], self->extras[i]);
    }
}

/* Public functions */

/**
 * lab_weighted_list_reset:
 * @self: a list; all zeros at first
 * @n_numbers: the numbers are below this
 * @capacity: how many positions are used before gaps are closed; more than there are ever items,
 *   and for speed twice as many
 *
 * Empties the list.
 *
 * Returns: whether there was enough memory
 */
gboolean
lab_weighted_list_reset (LabWeightedList *self,
                         guint            n_numbers,
                         guint            capacity)
{
  if (n_numbers > self->n_numbers || capacity > self->n_allocated)
    {
      lab_weighted_list_clear (self);
      self->items = g_try_new (guint32, capacity);
      self->positions = g_try_new (guint32, n_numbers);
      self->extras = g_try_new (guint8, capacity);
      self->present = g_try_new (guint8, capacity);
      self->sums = g_try_new (guint64, (gsize) capacity + 1);
      if (self->items == NULL || self->positions == NULL || self->extras == NULL
          || self->present == NULL || self->sums == NULL)
        {
          lab_weighted_list_clear (self);
          return FALSE;
        }
      self->n_allocated = capacity;
      self->n_numbers = n_numbers;
    }
  self->capacity = capacity;
  self->n_used = 0;
  self->n_items = 0;
  self->total_extra = 0;
  return TRUE;
}

/** lab_weighted_list_clear: frees the memory of a list. */
void
lab_weighted_list_clear (LabWeightedList *self)
{
  g_free (self->items);
  g_free (self->positions);
  g_free (self->extras);
  g_free (self->present);
  g_free (self->sums);
  memset (self, 0, sizeof *self);
}

/** lab_weighted_list_append: adds an item at the end. */
void
lab_weighted_list_append (LabWeightedList *self,
                          guint32          item,
                          guint8           extra)
{
  if (self->n_used == self->capacity)
    close_gaps (self);
  put (self, item, extra);
}

/** lab_weighted_list_remove: removes the item at a position. The order of the rest stays. */
void
lab_weighted_list_remove (LabWeightedList *self,
                          guint            position)
{
  change_sums (self, position, 0 - pack (self->extras[position]));
  self->present[position] = 0;
  self->n_items--;
  self->total_extra -= self->extras[position];
}

/** lab_weighted_list_set_extra: changes the extra weight of the item at a position. */
void
lab_weighted_list_set_extra (LabWeightedList *self,
                             guint            position,
                             guint8           extra)
{
  guint64 change = (guint64) extra - self->extras[position];

  change_sums (self, position, change << HALF);
  self->total_extra += change;
  self->extras[position] = extra;
}

/**
 * lab_weighted_list_find:
 * @self: a list that is not empty
 * @target: a number below the sum of all weights
 * @factor: by what the extra weights are multiplied; with 0, @target is a place in the list
 *
 * Returns: the first position at which the running sum of the weights is larger than @target
 */
guint
lab_weighted_list_find (const LabWeightedList *self,
                        guint64                target,
                        guint64                factor)
{
  guint position = 0, step = 1u << (31 - __builtin_clz (self->n_used));

  for (; step > 0; step >>= 1)
    {
      guint64 sum, weight;

      if (step > self->n_used - position)
        continue;
      sum = self->sums[position + step];
      weight = (sum & G_MAXUINT32) + (sum >> HALF) * factor;
      if (weight > target)
        continue;
      position += step;
      target -= weight;
    }
  return position;
}
