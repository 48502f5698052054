/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "lab-maze-algorithm.h"

G_BEGIN_DECLS

/** LAB_MAZE_RUN_MAX_CELLS: the largest number of cells of a maze whose run can be recorded. */
#define LAB_MAZE_RUN_MAX_CELLS (1 << 24)

/** LAB_MAZE_RUN_MAX_STEPS: the largest number of steps that a run can have. */
#define LAB_MAZE_RUN_MAX_STEPS (1 << 27)

/**
 * LabMazeMark:
 * @LAB_MAZE_MARK_UNVISITED: the run was not here yet
 * @LAB_MAZE_MARK_WAITING: the cell was found, and waits in a list, a stack, a queue, or a heap
 * @LAB_MAZE_MARK_VISITED: the cell was visited, or is part of the new maze
 * @LAB_MAZE_MARK_PATH: the cell is on the current walk or on the way back to the start, or, at the
 *   end of a solver, on the path that was found
 * @LAB_MAZE_MARK_FILLED: the cell is in a dead end that was filled
 * @LAB_MAZE_MARK_ONCE: a walk of Trémaux passed the cell once
 * @LAB_MAZE_MARK_TWICE: a walk of Trémaux passed the cell twice, and left it for good
 * @LAB_MAZE_MARK_CURRENT: the cell where the run is
 *
 * What a run knows about a cell at a step.
 */
typedef enum
{
  LAB_MAZE_MARK_UNVISITED,
  LAB_MAZE_MARK_WAITING,
  LAB_MAZE_MARK_VISITED,
  LAB_MAZE_MARK_PATH,
  LAB_MAZE_MARK_FILLED,
  LAB_MAZE_MARK_ONCE,
  LAB_MAZE_MARK_TWICE,
  LAB_MAZE_MARK_CURRENT,
} LabMazeMark;

#define LAB_N_MAZE_MARKS 8

/**
 * LabMazeRunCounters:
 * @step: how many steps were made
 * @visited: how many cells were visited or filled
 * @frontier: how many cells are waiting
 * @openings: how many openings the maze has
 * @path: how many cells are on the path
 *
 * What a run has done until a step.
 */
typedef struct
{
  guint64 step;
  guint64 visited;
  guint64 frontier;
  guint64 openings;
  guint64 path;
} LabMazeRunCounters;

/**
 * LabMazeRunProgress:
 * @n_steps: how many steps were recorded so far
 * @data: what the function was registered with
 *
 * Called now and then while a run is recorded, in the same thread.
 */
typedef void (*LabMazeRunProgress) (guint64  n_steps,
                                    gpointer data);

/**
 * LabMazeRunState:
 * @current: the number of the current cell
 * @cursor: the cell that is next if cells are passed row by row
 * @next_cell: the index of the next cell that was noted
 * @n_openings: the number of openings
 * @n_marked: how many cells have each mark
 *
 * The state of a run between two steps, besides the maze and its marks.
 */
typedef struct
{
  guint32 current;
  guint32 cursor;
  gsize   next_cell;
  guint64 n_openings;
  guint64 n_marked[LAB_N_MAZE_MARKS];
} LabMazeRunState;

typedef struct _LabMazeRunCheckpoint LabMazeRunCheckpoint;

/**
 * LabMazeRun:
 * @algorithm: what was recorded
 * @solution: the result of a solver, which is known from the beginning; without a path if the run
 *   is that of a generator
 * @maze: the maze as it is at the current step
 * @marks: the marks of all cells, row by row, one byte each; see LAB_MAZE_MARK_OF_BYTE(). The
 *   current cell has the mark that is under it
 * @n_steps: the number of steps
 * @step: how many steps were made
 *
 * A recorded run of a generator or a solver, which can be looked at after each of its steps. Step 0
 * is the state before the first step. Recording can take long, so it is done in a thread; then the
 * run belongs to one thread at a time. Only lab_maze_run_go_to() changes it.
 */
typedef struct
{
  LabMazeAlgorithm      algorithm;
  LabMazeSolution       solution;
  LabMaze              *maze;
  guint8               *marks;
  gsize                 n_steps;
  gsize                 step;

  /* How to go to a step: the steps, and what some of them have led to. */
  LabMazeRecorder       recorder;
  LabMazeRunState       state;
  gsize                 spacing;
  LabMazeRunCheckpoint *checkpoints;
  gsize                 n_checkpoints;

  /* How to take back the last steps until @step: for each, its first entry and the old current
   * cell. An entry is a cell, and its old mark or the wall that was changed. */
  gboolean              takes_down;
  struct
  {
    gsize   first;
    guint32 current;
  }                    *journal;
  gsize                 n_journal;
  guint64              *entries;
  gsize                 n_entries;
  gsize                 n_allocated;

  /* The cells that have to be drawn again, some of them twice; too many means all. */
  guint32              *changes;
  gsize                 n_changes;
  LabMazeCell          *changed_cells;
} LabMazeRun;

LabMazeRun *lab_maze_run_new_generator (guint               height,
                                        guint               width,
                                        LabMazeGenerator    generator,
                                        guint64             seed,
                                        GCancellable       *cancellable,
                                        LabMazeRunProgress  progress,
                                        gpointer            data,
                                        GError            **error);
LabMazeRun *lab_maze_run_new_shape     (const LabMaze      *shape,
                                        LabMazeGenerator    generator,
                                        guint64             seed,
                                        GCancellable       *cancellable,
                                        LabMazeRunProgress  progress,
                                        gpointer            data,
                                        GError            **error);
LabMazeRun *lab_maze_run_new_solver    (const LabMaze      *maze,
                                        LabMazeSolver       solver,
                                        LabMazeCell         start,
                                        LabMazeCell         goal,
                                        GCancellable       *cancellable,
                                        LabMazeRunProgress  progress,
                                        gpointer            data,
                                        GError            **error);
void        lab_maze_run_free          (LabMazeRun         *self);
void        lab_maze_run_go_to         (LabMazeRun         *self,
                                        guint64             step);
gboolean    lab_maze_run_get_current   (const LabMazeRun   *self,
                                        LabMazeCell        *cell);
void        lab_maze_run_get_counters  (const LabMazeRun   *self,
                                        LabMazeRunCounters *counters);
gboolean    lab_maze_run_get_changes   (const LabMazeRun   *self,
                                        const LabMazeCell **cells,
                                        guint              *n_cells);
gboolean    lab_maze_run_get_line      (const LabMazeRun   *self,
                                        guint              *line);
char       *lab_maze_run_describe      (const LabMazeRun   *self);

/** LAB_MAZE_MARK_OF_BYTE: the mark in a byte of the marks of a run. */
#define LAB_MAZE_MARK_OF_BYTE(byte) ((LabMazeMark) ((byte) & 0x7))

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LabMazeRun, lab_maze_run_free)

G_END_DECLS
