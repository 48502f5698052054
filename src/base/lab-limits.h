/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * LabLimits:
 * @time: the time to think, in microseconds; 0 for no limit
 * @nodes: the number of nodes to visit; 0 for no limit
 *
 * The limits of a search. A node is a position that the search visits. A search with only a limit
 * of nodes gives the same result on fast and slow computers.
 */
typedef struct
{
  gint64  time;
  guint64 nodes;
} LabLimits;

/**
 * lab_limits_get_deadline:
 * @self: limits
 * @start: the monotonic time in microseconds when the search started
 *
 * Computes when a search must end.
 *
 * Returns: the monotonic time when the search must end; %G_MAXINT64 if there is no limit of time,
 *   or if it would overflow
 */
static inline gint64
lab_limits_get_deadline (const LabLimits *self,
                         gint64           start)
{
  return self->time > 0 && self->time < G_MAXINT64 - start ? start + self->time : G_MAXINT64;
}

G_END_DECLS
