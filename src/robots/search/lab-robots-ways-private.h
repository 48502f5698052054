/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "lab-robots-field-private.h"
#include "lab-robots-set-private.h"

G_BEGIN_DECLS

/**
 * LabRobotsWays:
 *
 * The states on optimal ways, for each number of moves, with the number of ways from each to the
 * end.
 */
typedef struct _LabRobotsWays LabRobotsWays;

LabRobotsWays *lab_robots_ways_new        (const LabRobotsField *field,
                                           const LabRobotsSet   *set,
                                           const GArray         *goals,
                                           guint                 n_moves,
                                           guint64               max_memory,
                                           GCancellable         *cancellable);
void           lab_robots_ways_free       (LabRobotsWays        *self);
guint64        lab_robots_ways_count      (const LabRobotsWays  *self,
                                           guint                 depth,
                                           guint64               state);
gboolean       lab_robots_ways_has        (const LabRobotsWays  *self,
                                           guint                 depth,
                                           guint64               state);
guint64        lab_robots_ways_get_memory (const LabRobotsWays  *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LabRobotsWays, lab_robots_ways_free)

G_END_DECLS
