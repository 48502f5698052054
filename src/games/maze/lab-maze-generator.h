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
 * A way to make a perfect maze, in which exactly one way leads from each cell to each other cell.
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

/**
 * LabMazeStepKind:
 *
 * What a generator or a solver does in a step. What each kind changes is in the table of
 * lab-maze-run.c; in which cell, follows from the steps before, or is noted with
 * lab_maze_record_at().
 */
typedef enum
{
  LAB_MAZE_STEP_NONE,
  /* A first cell. */
  LAB_MAZE_STEP_START,
  LAB_MAZE_STEP_START_PATH,
  LAB_MAZE_STEP_START_WAITING,
  LAB_MAZE_STEP_START_FRONTIER,
  LAB_MAZE_STEP_START_ONCE,
  /* Cell by cell, and row by row. */
  LAB_MAZE_STEP_TREE_RIGHT,
  LAB_MAZE_STEP_TREE_BELOW,
  LAB_MAZE_STEP_TREE_LAST,
  LAB_MAZE_STEP_RUN_JOIN,
  LAB_MAZE_STEP_RUN_END,
  LAB_MAZE_STEP_RUN_LAST,
  LAB_MAZE_STEP_RUN_OPEN,
  LAB_MAZE_STEP_ROW_JOIN,
  LAB_MAZE_STEP_ROW_KEEP,
  LAB_MAZE_STEP_ROW_END,
  LAB_MAZE_STEP_ROW_OPEN,
  LAB_MAZE_STEP_ROW_CLOSED,
  /* Walls in some order. */
  LAB_MAZE_STEP_WALL_OPEN,
  LAB_MAZE_STEP_WALL_KEEP,
  LAB_MAZE_STEP_WALL_GROW,
  /* Walks that open walls. */
  LAB_MAZE_STEP_REACH,
  LAB_MAZE_STEP_BACK,
  LAB_MAZE_STEP_FINISH,
  LAB_MAZE_STEP_GROW,
  LAB_MAZE_STEP_DROP,
  LAB_MAZE_STEP_VISIT,
  LAB_MAZE_STEP_PASS,
  LAB_MAZE_STEP_HUNT,
  LAB_MAZE_STEP_JOIN,
  LAB_MAZE_STEP_WALK_BEGIN,
  LAB_MAZE_STEP_WALK,
  LAB_MAZE_STEP_WALK_LOOP,    /* never recorded: a walk that comes back to itself becomes one */
  LAB_MAZE_STEP_WALK_END,
  LAB_MAZE_STEP_CARVE_FIRST,
  LAB_MAZE_STEP_CARVE,
  /* Division. */
  LAB_MAZE_STEP_BUILD_FIRST,
  LAB_MAZE_STEP_BUILD,
  LAB_MAZE_STEP_GAP_FIRST,
  LAB_MAZE_STEP_GAP,
  LAB_MAZE_STEP_CORRIDOR_FIRST,
  LAB_MAZE_STEP_CORRIDOR,
  /* Searches. */
  LAB_MAZE_STEP_TAKE,
  LAB_MAZE_STEP_FIND,
  LAB_MAZE_STEP_TAKE_GOAL,
  /* Walks to the goal. */
  LAB_MAZE_STEP_TURN_RIGHT,
  LAB_MAZE_STEP_STRAIGHT,
  LAB_MAZE_STEP_TURN_LEFT,
  LAB_MAZE_STEP_TURN_BACK,
  LAB_MAZE_STEP_ENTER,
  LAB_MAZE_STEP_ENTER_KNOWN,
  LAB_MAZE_STEP_TURN_AROUND,
  LAB_MAZE_STEP_RETREAT,
  LAB_MAZE_STEP_FILL_FIRST,
  LAB_MAZE_STEP_FILL,
  /* The end of a solver. */
  LAB_MAZE_STEP_TRACE_FIRST,
  LAB_MAZE_STEP_TRACE,
  LAB_MAZE_STEP_NO_WAY,
  LAB_MAZE_STEP_ROUND,
} LabMazeStepKind;

#define LAB_N_MAZE_STEP_KINDS (LAB_MAZE_STEP_ROUND + 1)

/**
 * LabMazeRecorder:
 * @width: the width of the maze, with which cells are numbered row by row
 * @stride: the number of bits of a row, with which a #LabMazeGrowth counts places
 * @steps: the steps, one byte each
 * @n_steps: their number
 * @n_allocated: how many have room
 * @limit: at how many steps to look at the memory and at @cancellable
 * @cells: the cells of the steps that are noted with lab_maze_record_at()
 * @n_cells: their number
 * @n_cells_allocated: how many have room
 * @max_steps: how many steps are possible at most
 * @forgets: whether only @cancellable matters, and the steps are forgotten again and again
 * @stopped: whether there are more steps than possible, or @cancellable was cancelled
 * @cancellable: (nullable): stops the recording
 * @progress: (nullable): called now and then
 * @data: passed to @progress
 *
 * Takes down each step of an algorithm. The algorithms pass %NULL in the usual case, so that the
 * compiler leaves the recording out.
 */
typedef struct
{
  guint         width;
  gsize         stride;
  guint8       *steps;
  gsize         n_steps;
  gsize         n_allocated;
  gsize         limit;
  guint32      *cells;
  gsize         n_cells;
  gsize         n_cells_allocated;
  gsize         max_steps;
  gboolean      forgets;
  gboolean      stopped;
  GCancellable *cancellable;
  void        (*progress) (guint64  n_steps,
                           gpointer data);
  gpointer      data;
} LabMazeRecorder;

/**
 * LabMazeGeneratorKind:
 * @word: its name on the command line
 * @make_rectangle: (nullable): makes a maze that is a whole rectangle; %NULL if the generator can
 *   make mazes of any shape
 *
 * What kind of generator one is.
 */
typedef struct
{
  const char *word;
  void      (*make_rectangle) (LabMaze         *maze,
                               LabRandom       *random,
                               LabMazeRecorder *recorder);
} LabMazeGeneratorKind;

extern const LabMazeGeneratorKind lab_maze_generators[LAB_N_MAZE_GENERATORS];

gboolean lab_maze_generate           (LabMaze          *maze,
                                      LabMazeGenerator  generator,
                                      LabRandom        *random,
                                      LabMazeRecorder  *recorder,
                                      GError          **error);
gboolean lab_maze_generate_in_thread (LabMaze          *maze,
                                      LabMazeGenerator  generator,
                                      LabRandom        *random,
                                      GCancellable     *cancellable,
                                      GError          **error);
gboolean lab_maze_braid              (LabMaze          *maze,
                                      guint             percent,
                                      LabRandom        *random,
                                      GError          **error);
void     lab_maze_open_walls         (LabMaze          *maze,
                                      guint64           n_walls,
                                      LabRandom        *random);
void     lab_maze_recorder_init      (LabMazeRecorder  *self,
                                      const LabMaze    *maze,
                                      gsize             max_steps,
                                      GCancellable     *cancellable);
void     lab_maze_recorder_clear     (LabMazeRecorder  *self);
gboolean lab_maze_recorder_grow      (LabMazeRecorder  *self);
void     lab_maze_recorder_add_cell  (LabMazeRecorder  *self,
                                      guint32           number);

/** lab_maze_recorder_is_stopped: returns whether the algorithm can end early. */
static inline gboolean
lab_maze_recorder_is_stopped (const LabMazeRecorder *self)
{
  return self != NULL && self->stopped;
}

/** lab_maze_record: takes down a step. */
static inline void
lab_maze_record (LabMazeRecorder  *self,
                 LabMazeStepKind   kind,
                 LabMazeDirection  direction)
{
  if (self == NULL || (self->n_steps == self->limit && !lab_maze_recorder_grow (self)))
    return;
  self->steps[self->n_steps++] = (guint8) (kind << 2 | direction);
}

/** lab_maze_record_at: takes down a step in the cell with a number. */
static inline void
lab_maze_record_at (LabMazeRecorder  *self,
                    LabMazeStepKind   kind,
                    LabMazeDirection  direction,
                    guint32           number)
{
  if (self == NULL)
    return;
  lab_maze_record (self, kind, direction);
  lab_maze_recorder_add_cell (self, number);
}

/** lab_maze_record_cell: takes down a step in a cell. */
static inline void
lab_maze_record_cell (LabMazeRecorder  *self,
                      LabMazeStepKind   kind,
                      LabMazeDirection  direction,
                      guint             row,
                      guint             column)
{
  if (self != NULL)
    lab_maze_record_at (self, kind, direction, row * self->width + column);
}

/** lab_maze_record_place: takes down a step in a place of a #LabMazeGrowth. */
static inline void
lab_maze_record_place (LabMazeRecorder  *self,
                       LabMazeStepKind   kind,
                       LabMazeDirection  direction,
                       gsize             place)
{
  if (self != NULL)
    lab_maze_record_cell (self, kind, direction, (guint) (place / self->stride) - 1,
                          (guint) (place % self->stride));
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (LabMazeRecorder, lab_maze_recorder_clear)

/* Parts of lab_maze_generate() */

gboolean lab_maze_check_connected (const LabMaze   *maze,
                                   GError         **error);
gboolean lab_maze_grow            (LabMaze         *maze,
                                   LabMazeGenerator generator,
                                   LabRandom       *random,
                                   LabMazeRecorder *recorder,
                                   GError         **error);
gboolean lab_maze_make_kruskal          (LabMaze         *maze,
                                         LabRandom       *random,
                                         LabMazeRecorder *recorder,
                                         GError         **error);
gboolean lab_maze_make_kruskal_in_tiles (LabMaze         *maze,
                                         guint            side_bits,
                                         LabRandom       *random,
                                         LabMazeRecorder *recorder,
                                         GError         **error);

G_END_DECLS
