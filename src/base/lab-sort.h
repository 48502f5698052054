/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * lab_sort:
 * @items: an array
 * @n_items: their number
 * @item_size: the size of one of them, in bytes
 * @compare: compares two items
 * @data: passed to @compare
 *
 * Sorts an array; items that are equal stay in their order. GLib 2.82 has this function with a new
 * name, and warns of the old one.
 */
static inline void
lab_sort (gpointer         items,
          gsize            n_items,
          gsize            item_size,
          GCompareDataFunc compare,
          gpointer         data)
{
#if GLIB_CHECK_VERSION (2, 82, 0)
  g_sort_array (items, n_items, item_size, compare, data);
#else
  g_qsort_with_data (items, (gint) n_items, item_size, compare, data);
#endif
}

G_END_DECLS
