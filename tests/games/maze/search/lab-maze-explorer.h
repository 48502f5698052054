/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-maze.h"
#include "lab-random.h"

G_BEGIN_DECLS

/**
 * LabMazeExplorer:
 * @name: what it is called in messages
 * @sight: how many cells it sees straight ahead, through openings
 * @memory: how many of the cells that it entered last it remembers
 * @sense: how often it feels where the goal is, in percent of its choices
 *
 * Somebody who walks through a maze without a map, and who sees and remembers little. An explorer
 * walks to a goal that it sees. It does not enter a dead end that it sees. It turns back only where
 * it must, or where all other ways are remembered. Otherwise it chooses among the ways that it does
 * not remember, and if it remembers all of them, the one that it has not walked for the longest
 * time.
 */
typedef struct
{
  const char *name;
  guint sight;
  guint memory;
  guint sense;
} LabMazeExplorer;

/** LAB_MAZE_EXPLORERS: the number of explorers. */
#define LAB_N_MAZE_EXPLORERS 4

extern const LabMazeExplorer lab_maze_explorers[LAB_N_MAZE_EXPLORERS];

guint64 lab_maze_explorer_walk (const LabMazeExplorer *self,
                                const LabMaze         *maze,
                                LabMazeCell            start,
                                LabMazeCell            goal,
                                guint64                max_steps,
                                LabRandom             *random);
double  lab_maze_explore       (const LabMaze         *maze,
                                LabMazeCell            start,
                                LabMazeCell            goal,
                                guint                  n_walks,
                                LabRandom             *random);

gboolean lab_maze_is_tree (const LabMaze *maze);

G_END_DECLS
