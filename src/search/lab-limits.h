/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * LabLimits:
 * @time: how long to think, in microseconds; 0 for no limit
 * @nodes: how many nodes to visit; 0 for no limit
 *
 * When a search has to come to its end. A node is a position that was looked at;
 * a search under a limit of nodes alone does the same however fast the machine is.
 */
typedef struct
{
  gint64  time;
  guint64 nodes;
} LabLimits;

/**
 * lab_limits_get_deadline:
 * @self: limits
 * @start: when the thinking began, as a monotonic time in microseconds
 *
 * Returns: when it has to be over; %G_MAXINT64, which is never, without a limit of time or
 *   with one that goes beyond the clock
 */
static inline gint64
lab_limits_get_deadline (const LabLimits *self,
                         gint64           start)
{
  return self->time > 0 && self->time < G_MAXINT64 - start ? start + self->time : G_MAXINT64;
}

G_END_DECLS
