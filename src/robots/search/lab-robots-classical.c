/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-robots-search-private.h"

void
lab_robots_classical_run (const LabRobotsBoard    *board,
                          const LabRobotsPosition *start,
                          const LabRobotsOptions  *options,
                          LabRobotsSolution       *solution)
{
  LabRobotsFast *fast = lab_robots_fast_new ();

  lab_robots_fast_run (fast, board, start, options, solution);
  lab_robots_fast_free (fast);
}
