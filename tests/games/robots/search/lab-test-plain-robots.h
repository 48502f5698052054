/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-robots-solver.h"

G_BEGIN_DECLS

/** LAB_TEST_PLAIN_NONE: there is no solution, or none that is short enough. */
#define LAB_TEST_PLAIN_NONE G_MAXUINT

/**
 * LabTestPlainRobots:
 *
 * A second, plain solver with rules of its own (lab-test-plain-rules.h): a breadth-first search
 * over all positions, which counts all solutions with the fewest moves. It shares no code with the
 * solvers that it checks, and serves any board whose positions fit into memory.
 */
typedef struct _LabTestPlainRobots LabTestPlainRobots;

LabTestPlainRobots *lab_test_plain_robots_new   (void);
void                lab_test_plain_robots_free  (LabTestPlainRobots   *self);
guint               lab_test_plain_robots_solve (LabTestPlainRobots   *self,
                                                 const LabRobotsBoard *board,
                                                 guint                 max_moves,
                                                 guint64              *n_optimal);

guint64 lab_test_robots_assert_solved    (const LabRobotsBoard    *board,
                                          const GArray            *moves);
void    lab_test_robots_assert_solutions (const LabRobotsBoard    *board,
                                          const LabRobotsSolution *solution);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LabTestPlainRobots, lab_test_plain_robots_free)

G_END_DECLS
