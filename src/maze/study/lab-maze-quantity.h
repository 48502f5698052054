/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * LabMazeQuantity:
 * @LAB_MAZE_QUANTITY_DEAD_ENDS: the share of cells that are dead ends, in percent
 * @LAB_MAZE_QUANTITY_DIAMETER: the steps of the longest shortest way between any two cells
 * @LAB_MAZE_QUANTITY_SOLUTION: the steps from the top left to the bottom right, by a shortest way
 *   or by the way that a solver found
 * @LAB_MAZE_QUANTITY_DECISIONS: on a shortest way, the cells that leave a choice
 * @LAB_MAZE_QUANTITY_TURNS: how often this way changes its direction
 * @LAB_MAZE_QUANTITY_VISITED: how many different cells a solver visited or filled
 * @LAB_MAZE_QUANTITY_STEPS: its steps, as in #LabMazeSolution
 * @LAB_MAZE_QUANTITY_FRONTIER: how many cells waited at most
 *
 * What is compared: dead ends to turns for generators; the solution and visited cells to the
 * frontier for solvers.
 */
typedef enum
{
  LAB_MAZE_QUANTITY_DEAD_ENDS,
  LAB_MAZE_QUANTITY_DIAMETER,
  LAB_MAZE_QUANTITY_SOLUTION,
  LAB_MAZE_QUANTITY_DECISIONS,
  LAB_MAZE_QUANTITY_TURNS,
  LAB_MAZE_QUANTITY_VISITED,
  LAB_MAZE_QUANTITY_STEPS,
  LAB_MAZE_QUANTITY_FRONTIER,
} LabMazeQuantity;

#define LAB_N_MAZE_QUANTITIES 8

const char *lab_maze_quantity_get_word     (LabMazeQuantity quantity);
const char *lab_maze_quantity_get_name     (LabMazeQuantity quantity);
char       *lab_maze_quantity_format_value (LabMazeQuantity quantity,
                                            double          value);

G_END_DECLS
