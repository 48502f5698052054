/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-maze-run.h"
#include "lab-task.h"

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
 * LabMazeWatchSetup:
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
  LabMazeStage      stage;
  guint             side;
  LabMazeGenerator  generator;
  guint64           seed;
  LabMazeSolver     solvers[LAB_MAZE_MAX_LANES];
  guint             n_solvers;
  GFile            *file;
} LabMazeWatchSetup;

/**
 * LabMazeWatchJob:
 * @setup: what to make
 * @maze: (nullable): the maze to solve, then the finished maze
 * @runs: the runs; none if the maze is too large to record each step
 * @error: (nullable): why there is no maze
 * @before: for the thread: the steps of the runs that are finished
 *
 * The job of a task that makes a maze and records runs. Its reports are the number of steps so far.
 */
typedef struct
{
  LabMazeWatchSetup  setup;
  LabMaze           *maze;
  LabMazeRun        *runs[LAB_MAZE_MAX_LANES];
  GError            *error;
  guint64            before;
} LabMazeWatchJob;

/** LAB_MAZE_WATCH_JOB_KIND: what all these tasks have in common. */
#define LAB_MAZE_WATCH_JOB_KIND \
  .work = lab_maze_watch_job_work, .free_job = lab_maze_watch_job_free, \
  .progress_size = sizeof (guint64)

LabMazeWatchJob *lab_maze_watch_job_new      (const LabMazeWatchSetup *setup,
                                              LabMaze                 *maze);
void             lab_maze_watch_job_work     (LabTask                 *task,
                                              gpointer                 job);
void             lab_maze_watch_job_free     (gpointer                 job);
GBytes          *lab_maze_watch_files_format (const LabMaze           *maze,
                                              const char              *name,
                                              GError                 **error);

G_END_DECLS
