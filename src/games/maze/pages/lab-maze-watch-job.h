/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-maze-run.h"

G_BEGIN_DECLS

#define LAB_MAZE_MAX_LANES 2

/**
 * LabMazeStage:
 * @LAB_MAZE_STAGE_GENERATE: a generator makes the maze
 * @LAB_MAZE_STAGE_SOLVE: solvers look for the way through the finished maze
 *
 * What is watched.
 */
typedef enum
{
  LAB_MAZE_STAGE_GENERATE,
  LAB_MAZE_STAGE_SOLVE,
} LabMazeStage;

/**
 * LabMazeWatchPlan:
 * @stage: what is watched
 * @side: the height and width of the maze, in cells
 * @generator: the generator
 * @seed: the number from which the maze is made
 * @solvers: the solvers, each of which gets a run
 * @n_solvers: the number of solvers
 * @file: (nullable): the file that has the maze, instead of a generator
 *
 * What to make.
 */
typedef struct
{
  LabMazeStage     stage;
  guint            side;
  LabMazeGenerator generator;
  guint64          seed;
  LabMazeSolver    solvers[LAB_MAZE_MAX_LANES];
  guint            n_solvers;
  GFile           *file;
} LabMazeWatchPlan;

/**
 * LabMazeWatchResult:
 * @maze: the finished maze
 * @runs: the runs; none if the maze is too large to record each step
 *
 * What was made. Free it with lab_maze_watch_result_free().
 */
typedef struct
{
  LabMaze    *maze;
  LabMazeRun *runs[LAB_MAZE_MAX_LANES];
} LabMazeWatchResult;

/**
 * LabMazeWatchJob:
 *
 * Makes a maze and records runs in a thread.
 */
typedef struct _LabMazeWatchJob LabMazeWatchJob;

LabMazeWatchJob    *lab_maze_watch_job_start    (gpointer                 source,
                                                 const LabMazeWatchPlan  *plan,
                                                 LabMaze                 *maze,
                                                 GCancellable            *cancellable,
                                                 GAsyncReadyCallback      done);
LabMazeWatchResult *lab_maze_watch_job_finish   (GAsyncResult            *result,
                                                 GError                 **error);
guint64             lab_maze_watch_job_get_n_steps (LabMazeWatchJob      *self);
void                lab_maze_watch_job_unref    (LabMazeWatchJob         *self);
void                lab_maze_watch_result_free  (LabMazeWatchResult      *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LabMazeWatchResult, lab_maze_watch_result_free)

G_END_DECLS
