/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-maze-solver-private.h"

#include <string.h>

#include "lab-maze-private.h"

/* Breadth-first search of large mazes, in little more than a byte for each cell: what is known of a
 * cell is the direction back, and only the frontier is in the queue. */

/* What is written into a cell: 0 before it is found, and then one more than the direction back. */
#define START 5

/* A cell in the queue: the row and the column in 16 bits each. */
#define PACK(row, column) ((row) << 16 | (column))

#define FIRST_CAPACITY 1024

/* A queue in a ring whose size is a power of 2. */
typedef struct
{
  guint32 *cells;
  gsize capacity;
  gsize first;
  gsize length;
} Queue;

/* Private helpers */

/* Doubles the ring. Returns FALSE if there is not enough memory. */
static gboolean
grow (Queue *queue)
{
  gsize n = queue->capacity;
  guint32 *cells = g_try_renew (guint32, queue->cells, 2 * n);

  if (cells == NULL)
    return FALSE;
  /* The cells before the first one follow the old end. */
  memcpy (cells + n, cells, queue->first * sizeof cells[0]);
  queue->cells = cells;
  queue->capacity = 2 * n;
  return TRUE;
}

static gboolean
push (Queue *queue,
      guint  row,
      guint  column)
{
  if (queue->length == queue->capacity && !grow (queue))
    return FALSE;
  queue->cells[(queue->first + queue->length++) & (queue->capacity - 1)] = PACK (row, column);
  return TRUE;
}

static LabMazeCell
pop (Queue *queue)
{
  guint32 cell = queue->cells[queue->first];

  queue->first = (queue->first + 1) & (queue->capacity - 1);
  queue->length--;
  return (LabMazeCell) { cell >> 16, cell & 0xffff };
}

/* Queues the cells that were not found before. Returns FALSE if there is not enough memory. */
static gboolean
expand (const LabMaze *maze,
        guint8        *notes,
        Queue         *queue,
        LabMazeCell    cell)
{
  guint note_here = notes[(gsize) cell.row * maze->width + cell.column];
  /* The cell that leads back is known. For the start, the bit is above those of directions. */
  guint ways = lab_maze_get_ways (maze, cell.row, cell.column) & ~LAB_MAZE_BIT (note_here - 1);

  for (; ways != 0; ways &= ways - 1)
    {
      guint way = (guint) __builtin_ctz (ways);
      LabMazeCell next = lab_maze_step (cell, way);
      guint8 *note = &notes[(gsize) next.row * maze->width + next.column];

      if (*note != 0)
        continue;
      *note = (guint8) ((way ^ 1) + 1);
      if (!push (queue, next.row, next.column))
        return FALSE;
    }
  return TRUE;
}

static void
trace (const LabMaze *maze,
       const guint8  *notes,
       LabMazeCell    goal,
       GArray        *path)
{
  LabMazeCell cell = goal;
  guint8 note;
  guint n = 1;

  while ((note = notes[(gsize) cell.row * maze->width + cell.column]) != START)
    {
      cell = lab_maze_step (cell, note - 1u);
      n++;
    }
  g_array_set_size (path, n);
  for (cell = goal; n > 0;)
    {
      g_array_index (path, LabMazeCell, --n) = cell;
      if (n > 0)
        cell = lab_maze_step (cell, notes[(gsize) cell.row * maze->width + cell.column] - 1u);
    }
}

/* Returns FALSE if there is not enough memory. */
static gboolean
search (const LabMaze   *maze,
        guint8          *notes,
        Queue           *queue,
        LabMazeCell      goal,
        LabMazeSolution *solution)
{
  while (queue->length > 0)
    {
      LabMazeCell cell = pop (queue);

      solution->n_visited++;
      if (lab_maze_cell_equal (cell, goal))
        {
          solution->outcome = LAB_MAZE_FOUND;
          trace (maze, notes, goal, solution->path);
          return TRUE;
        }
      if (!expand (maze, notes, queue, cell))
        return FALSE;
      solution->max_frontier = MAX (solution->max_frontier, queue->length);
    }
  return TRUE;
}

/* Functions for lab-maze-solver.c */

/**
 * lab_maze_solve_breadth_first: searches breadth-first, with the same result and figures as
 * lab_maze_solve_by_search(), but in a tenth of its memory.
 */
gboolean
lab_maze_solve_breadth_first (const LabMaze   *maze,
                              LabMazeCell      start,
                              LabMazeCell      goal,
                              LabMazeSolution *solution)
{
  g_autofree guint8 *notes = g_try_new0 (guint8, (gsize) maze->height * maze->width);
  Queue queue = { g_new (guint32, FIRST_CAPACITY), FIRST_CAPACITY, 0, 0 };
  gboolean done;

  if (notes != NULL)
    notes[(gsize) start.row * maze->width + start.column] = START;
  solution->max_frontier = 1;
  done = notes != NULL && push (&queue, start.row, start.column)
         && search (maze, notes, &queue, goal, solution);
  solution->n_steps += solution->n_visited;
  g_free (queue.cells);
  return done;
}
