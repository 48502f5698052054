/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-robots-search-private.h"
#include "lab-robots-worker-private.h"

G_BEGIN_DECLS

/* What the files of the fast solver share. */

GArray  *lab_robots_field_read_moves (const LabRobotsField    *field,
                                      const LabRobotsPosition *start,
                                      const guint64           *states,
                                      guint                    n_states);
GArray  *lab_robots_walk_back        (const LabRobotsField    *field,
                                      const LabRobotsSet      *set,
                                      guint64                  start,
                                      guint64                  last,
                                      guint                    n_moves);
void     lab_robots_list_solutions   (const LabRobotsField    *field,
                                      const LabRobotsSet      *set,
                                      const LabRobotsBoard    *board,
                                      const LabRobotsPosition *start,
                                      const GArray            *goals,
                                      guint                    n_moves,
                                      guint                    max_solutions,
                                      GCancellable            *cancellable,
                                      LabRobotsSolution       *solution);
GArray  *lab_robots_beam_search      (const LabRobotsField    *field,
                                      guint64                  start,
                                      guint                    width,
                                      guint                    max_moves,
                                      GCancellable            *cancellable);

G_END_DECLS
