/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-robots-levels.h"

G_BEGIN_DECLS

/**
 * LabRobotsMakingFunc:
 * @level: the level
 * @board: (nullable): its board; %NULL if none was found among very many
 * @data: as given to lab_robots_making_new()
 *
 * Is called in the main loop when a board is made. It may free the #LabRobotsMaking.
 */
typedef void (*LabRobotsMakingFunc) (const LabRobotsLevel *level,
                                     const LabRobotsBoard *board,
                                     gpointer              data);

/**
 * LabRobotsMaking:
 *
 * Makes the board of a level in a thread, and tells how many boards were tried so far.
 */
typedef struct _LabRobotsMaking LabRobotsMaking;

LabRobotsMaking *lab_robots_making_new         (const LabRobotsLevel *level,
                                                LabRobotsMakingFunc   func,
                                                gpointer              data);
void             lab_robots_making_free        (LabRobotsMaking      *self);
guint            lab_robots_making_get_n_tried (LabRobotsMaking      *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LabRobotsMaking, lab_robots_making_free)

G_END_DECLS
