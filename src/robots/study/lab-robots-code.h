/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-robots-solver.h"

G_BEGIN_DECLS

/**
 * LabRobotsCodeKind:
 * @LAB_ROBOTS_CODE_OTHER: a line that only says what follows
 * @LAB_ROBOTS_CODE_START: the start is put with the states that wait
 * @LAB_ROBOTS_CODE_TAKE: a state is taken from them
 * @LAB_ROBOTS_CODE_GOAL: it is a solution
 * @LAB_ROBOTS_CODE_SLIDE: the robots slide from it
 * @LAB_ROBOTS_CODE_ADD: states are put with those that wait
 * @LAB_ROBOTS_CODE_NONE: no state is left
 *
 * What a line of pseudo-code does.
 */
typedef enum
{
  LAB_ROBOTS_CODE_OTHER,
  LAB_ROBOTS_CODE_START,
  LAB_ROBOTS_CODE_TAKE,
  LAB_ROBOTS_CODE_GOAL,
  LAB_ROBOTS_CODE_SLIDE,
  LAB_ROBOTS_CODE_ADD,
  LAB_ROBOTS_CODE_NONE,
} LabRobotsCodeKind;

const char        *lab_robots_code_get_summary (LabRobotsAlgorithm algorithm);
const char        *lab_robots_code_get_source  (LabRobotsAlgorithm algorithm);
guint              lab_robots_code_get_n_lines (LabRobotsAlgorithm algorithm);
const char        *lab_robots_code_get_line    (LabRobotsAlgorithm algorithm,
                                                guint              line);
guint              lab_robots_code_get_indent  (LabRobotsAlgorithm algorithm,
                                                guint              line);
LabRobotsCodeKind  lab_robots_code_get_kind    (LabRobotsAlgorithm algorithm,
                                                guint              line);

G_END_DECLS
