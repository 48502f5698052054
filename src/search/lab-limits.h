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

G_END_DECLS
