/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-graph.h"
#include "lab-state-table.h"

G_BEGIN_DECLS

LabGraphPath lab_astar_search        (const LabGraph        *graph,
                                      guint                  start,
                                      guint                  goal,
                                      const LabGraphOptions *options);
LabGraphPath lab_astar_search_states (const LabStateGraph   *graph,
                                      gconstpointer          start,
                                      LabStateTable         *states,
                                      const LabGraphOptions *options);

G_END_DECLS
