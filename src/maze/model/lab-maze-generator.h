/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "lab-maze.h"
#include "lab-random.h"

G_BEGIN_DECLS

/**
 * LabMazeGenerator:
 * @LAB_MAZE_BINARY_TREE: each cell opens to the right or below, at random
 * @LAB_MAZE_SIDEWINDER: each row is divided into runs, and each run opens below once
 * @LAB_MAZE_KRUSKAL: walls in random order, removed where they separate two parts
 * @LAB_MAZE_EXPLORATION: a depth-first walk to unvisited cells, with a stack
 * @LAB_MAZE_WILSON: random walks without their loops; all perfect mazes are equally likely
 * @LAB_MAZE_PRIM: a random wall of the visited part is removed, again and again
 * @LAB_MAZE_GROWING_TREE: grows from the newest or a random visited cell, half of the time each
 * @LAB_MAZE_ELLER: row by row, with the sets of cells that are joined
 * @LAB_MAZE_ALDOUS_BRODER: one random walk, which opens the way to each cell that it enters first;
 *   all perfect mazes are equally likely
 * @LAB_MAZE_HUNT_AND_KILL: random walks to unvisited cells, each from the first cell beside the
 *   visited ones
 * @LAB_MAZE_DIVISION: a wall with one gap divides the maze, then each part, and so on
 *
 * A way to make a perfect maze.
 */
typedef enum
{
  LAB_MAZE_BINARY_TREE,
  LAB_MAZE_SIDEWINDER,
  LAB_MAZE_KRUSKAL,
  LAB_MAZE_EXPLORATION,
  LAB_MAZE_WILSON,
  LAB_MAZE_PRIM,
  LAB_MAZE_GROWING_TREE,
  LAB_MAZE_ELLER,
  LAB_MAZE_ALDOUS_BRODER,
  LAB_MAZE_HUNT_AND_KILL,
  LAB_MAZE_DIVISION,
} LabMazeGenerator;

#define LAB_N_MAZE_GENERATORS 11

const char *lab_maze_generator_get_word (LabMazeGenerator   generator);
gboolean    lab_maze_generator_parse    (const char        *word,
                                         LabMazeGenerator  *generator);
gboolean    lab_maze_generate           (LabMaze           *maze,
                                         LabMazeGenerator   generator,
                                         LabRandom         *random,
                                         GError           **error);
gboolean    lab_maze_generate_in_thread (LabMaze           *maze,
                                         LabMazeGenerator   generator,
                                         LabRandom         *random,
                                         GCancellable      *cancellable,
                                         GError           **error);
gboolean    lab_maze_braid              (LabMaze           *maze,
                                         guint              percent,
                                         LabRandom         *random,
                                         GError           **error);

G_END_DECLS
