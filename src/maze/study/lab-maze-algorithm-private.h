/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-maze-algorithm.h"
#include "lab-maze-recorder-private.h"

G_BEGIN_DECLS

#define LAB_MAZE_LINE_MAX_KINDS 5

/**
 * LabMazeLine:
 * @indent: in how many blocks the line is
 * @text: the text, not translated
 * @kinds: the kinds of steps in which it is carried out
 *
 * A line of pseudo-code.
 */
typedef struct
{
  guint       indent;
  const char *text;
  guint8      kinds[LAB_MAZE_LINE_MAX_KINDS];
} LabMazeLine;

extern const LabMazeLine lab_maze_algorithm_lines[LAB_N_MAZE_ALGORITHMS][LAB_MAZE_MAX_LINES];

guint lab_maze_algorithm_find_line (LabMazeAlgorithm algorithm,
                                    LabMazeStepKind  kind);

G_END_DECLS
