/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-maze-recorder-private.h"
#include "lab-maze-run.h"

G_BEGIN_DECLS

/** The number that stands for no cell. */
#define LAB_MAZE_NO_NUMBER G_MAXUINT32

/** How many changed cells are listed at most. */
#define LAB_MAZE_MAX_CHANGES 4096

/* What a step does to the cell that it is in, in this order. */
#define LAB_MAZE_RUN_JUMP (1 << 0)      /* goes to the cell that was noted */
#define LAB_MAZE_RUN_NEXT (1 << 1)      /* goes to the next cell, row by row */
#define LAB_MAZE_RUN_ALONG (1 << 2)     /* goes along the wall that is built */
#define LAB_MAZE_RUN_EXIT (1 << 3)      /* notes the direction in the cell */
#define LAB_MAZE_RUN_OPEN (1 << 4)      /* opens the wall in the direction */
#define LAB_MAZE_RUN_CLOSE (1 << 5)     /* closes it */
#define LAB_MAZE_RUN_MOVE (1 << 6)      /* moves in the direction */
#define LAB_MAZE_RUN_ERASE (1 << 7)     /* forgets the walk since it was here before */
#define LAB_MAZE_RUN_SETTLE (1 << 8)    /* makes the run of cells part of the maze */
#define LAB_MAZE_RUN_FRONTIER (1 << 9)  /* lets the unvisited neighbors wait */

/**
 * LabMazeStepEffect:
 * @flags: what the step does
 * @here: the new mark of the cell, or 0 to keep the old one
 * @there: the new mark of the cell in the direction, or 0 to keep the old one
 *
 * What a kind of steps changes.
 */
typedef struct
{
  guint16 flags;
  guint8  here;
  guint8  there;
} LabMazeStepEffect;

/**
 * LabMazeRunState:
 * @maze: the maze
 * @marks: the marks of its cells, row by row, with the direction in which a walk left each one
 * @current: the number of the current cell, or %LAB_MAZE_NO_NUMBER
 * @cursor: the cell that is next if cells are passed row by row
 * @next_cell: the index of the next cell that was noted
 * @n_openings: the number of openings
 * @n_marked: how many cells have each mark
 *
 * The state of a run between two steps.
 */
typedef struct
{
  LabMaze *maze;
  guint8  *marks;
  guint32  current;
  guint32  cursor;
  gsize    next_cell;
  guint64  n_openings;
  guint64  n_marked[LAB_N_MAZE_MARKS];
} LabMazeRunState;

/**
 * LabMazeRunJournal:
 * @entries: what was changed: a cell, and its old mark or the wall that was changed
 * @n_entries: their number
 * @n_allocated: how many have room
 * @steps: for each step, its first entry and the old current cell
 * @n_steps: how many steps can be taken back
 *
 * What is needed to take steps back.
 */
typedef struct
{
  guint64 *entries;
  gsize    n_entries;
  gsize    n_allocated;
  struct
  {
    gsize   first;
    guint32 current;
  } *steps;
  gsize    n_steps;
} LabMazeRunJournal;

/**
 * LabMazeRunChanges:
 * @cells: the numbers of changed cells, some of them twice
 * @n_cells: their number; more than %LAB_MAZE_MAX_CHANGES means that all can have changed
 *
 * The cells that have to be drawn again.
 */
typedef struct
{
  guint32 cells[LAB_MAZE_MAX_CHANGES];
  gsize   n_cells;
} LabMazeRunChanges;

const LabMazeStepEffect *lab_maze_step_kind_get_effect (LabMazeStepKind           kind);
void                     lab_maze_run_state_init       (LabMazeRunState          *self,
                                                        LabMaze                  *maze,
                                                        guint8                   *marks);
void                     lab_maze_run_state_apply      (LabMazeRunState          *self,
                                                        guint8                    step,
                                                        const guint32            *cells,
                                                        LabMazeRunJournal        *journal,
                                                        LabMazeRunChanges        *changes);
void                     lab_maze_run_state_take_back  (LabMazeRunState          *self,
                                                        guint8                    step,
                                                        LabMazeRunJournal        *journal,
                                                        LabMazeRunChanges        *changes);
gboolean                 lab_maze_run_state_has_loop   (const LabMazeRunState    *self,
                                                        guint8                    step);
char                    *lab_maze_run_state_describe   (const LabMazeRunState    *self,
                                                        guint8                    step);

/** lab_maze_run_state_move: returns the number of the cell beside a cell. */
static inline guint32
lab_maze_run_state_move (const LabMazeRunState *self,
                         guint32                number,
                         LabMazeDirection       direction)
{
  const guint32 steps[LAB_MAZE_N_DIRECTIONS] = { -self->maze->width, self->maze->width,
                                                 G_MAXUINT32, 1 };

  return number + steps[direction];
}

G_END_DECLS
