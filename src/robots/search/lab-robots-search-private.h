/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-robots-solver.h"

G_BEGIN_DECLS

/* What the solver hands over to. The solution is initialized. */

/**
 * LabRobotsFast:
 *
 * The tables of the fast solver, which are kept between boards.
 */
typedef struct _LabRobotsFast LabRobotsFast;

LabRobotsFast *lab_robots_fast_new       (void);
void           lab_robots_fast_free      (LabRobotsFast           *self);
void           lab_robots_fast_run       (LabRobotsFast           *self,
                                          const LabRobotsBoard    *board,
                                          const LabRobotsPosition *start,
                                          const LabRobotsOptions  *options,
                                          LabRobotsSolution       *solution);

void           lab_robots_classical_run  (const LabRobotsBoard    *board,
                                          const LabRobotsPosition *start,
                                          const LabRobotsOptions  *options,
                                          LabRobotsSolution       *solution);

void           lab_robots_solution_init  (LabRobotsSolution       *self);
void           lab_robots_solution_take  (LabRobotsSolution       *self,
                                          GArray                  *moves);

G_END_DECLS
