/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-cheese-tour-private.h"

#define NEVER G_MAXUINT32

/* The table of Bellman (1962) and of Held and Karp (1962): for each set of pieces of cheese and
 * each piece in it, the fewest turns to fetch the set and end there. O(2^n n^2). */

/* Private helpers */

static void
extend (guint32                  *table,
        const LabCheeseDistances *distances,
        guint                     n,
        guint                     set,
        guint                     last)
{
  guint32 turns = table[(gsize) set * n + last];

  if (turns == NEVER)
    return;
  for (guint next = 0; next < n; next++)
    {
      guint32 *better;
      guint32 sum = turns + lab_cheese_distances_get (distances, last + 1, next + 1);

      if ((set >> next & 1) != 0)
        continue;
      better = &table[(gsize) (set | 1u << next) * n + next];
      *better = MIN (*better, sum);
    }
}

/* Follows the table back from its end. */
static void
trace (LabCheeseTourSearch *search,
       const guint32       *table,
       guint                n)
{
  guint set = (1u << n) - 1;
  guint last = 0;

  for (guint i = 1; i < n; i++)
    {
      if (table[(gsize) set * n + i] < table[(gsize) set * n + last])
        last = i;
    }
  search->turns = search->bound = table[(gsize) set * n + last];
  search->order[0] = 0;
  for (guint place = n; place > 0; place--)
    {
      guint before = set & ~(1u << last);
      guint32 turns = table[(gsize) set * n + last];

      search->order[place] = last + 1;
      set = before;
      for (guint i = 0; i < n && before != 0; i++)
        {
          if ((before >> i & 1) != 0 && table[(gsize) before * n + i] != NEVER
              && table[(gsize) before * n + i]
                         + lab_cheese_distances_get (search->distances, i + 1, last + 1)
                     == turns)
            {
              last = i;
              break;
            }
        }
    }
}

/* Public functions */

/**
 * lab_cheese_tour_table:
 * @search: a search of at most %LAB_CHEESE_TABLE_MAX pieces of cheese
 *
 * Finds the shortest tour with a table.
 *
 * Returns: %FALSE if there is not enough memory, or if it was cancelled
 */
gboolean
lab_cheese_tour_table (LabCheeseTourSearch *search)
{
  guint n = search->distances->n - 1;
  gsize n_sets;
  g_autofree guint32 *table = NULL;

  g_return_val_if_fail (n >= 1 && n <= LAB_CHEESE_TABLE_MAX, FALSE);

  n_sets = (gsize) 1 << n;
  table = g_try_new (guint32, n_sets * n);
  if (table == NULL)
    return FALSE;
  for (gsize i = 0; i < n_sets * n; i++)
    table[i] = NEVER;
  for (guint i = 0; i < n; i++)
    table[((gsize) 1 << i) * n + i] = lab_cheese_distances_get (search->distances, 0, i + 1);
  for (guint set = 1; set < n_sets; set++)
    {
      if (set % 4096 == 0 && g_cancellable_is_cancelled (search->cancellable))
        return FALSE;
      for (guint last = 0; last < n; last++)
        {
          if ((set >> last & 1) != 0)
            extend (table, search->distances, n, set, last);
        }
    }
  search->n_nodes = n_sets * n;
  trace (search, table, n);
  return TRUE;
}
