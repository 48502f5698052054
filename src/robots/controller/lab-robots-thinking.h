/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-robots-solver.h"

G_BEGIN_DECLS

/**
 * LabRobotsThinkingFunc:
 * @data: as given to lab_robots_thinking_new()
 *
 * Is called in the main loop when more is known. It may free the #LabRobotsThinking.
 */
typedef void (*LabRobotsThinkingFunc) (gpointer data);

/**
 * LabRobotsThinking:
 *
 * Solves one position in a thread, and tells the main loop what is known so far.
 */
typedef struct _LabRobotsThinking LabRobotsThinking;

LabRobotsThinking *lab_robots_thinking_new          (const LabRobotsBoard     *board,
                                                     const LabRobotsPosition  *position,
                                                     guint                     max_solutions,
                                                     LabRobotsThinkingFunc     func,
                                                     gpointer                  data);
void               lab_robots_thinking_free         (LabRobotsThinking        *self);
gboolean           lab_robots_thinking_is_done      (const LabRobotsThinking  *self);
void               lab_robots_thinking_get_bounds   (const LabRobotsThinking  *self,
                                                     guint                    *lower_bound,
                                                     guint                    *best);
const LabRobotsSolution *
                   lab_robots_thinking_get_solution (const LabRobotsThinking  *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LabRobotsThinking, lab_robots_thinking_free)

G_END_DECLS
