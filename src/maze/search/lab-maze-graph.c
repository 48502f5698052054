/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-maze-solver-private.h"

#include "lab-astar.h"
#include "lab-maze-private.h"

/* The cells of a maze as the nodes of a graph, numbered row by row. */

/* Private helpers */

static guint
get_node (const LabMaze *maze,
          LabMazeCell    cell)
{
  return cell.row * maze->width + cell.column;
}

static LabMazeCell
get_cell (const LabMaze *maze,
          guint          node)
{
  return (LabMazeCell) { node / maze->width, node % maze->width };
}

static guint
expand (gconstpointer data,
        guint         node,
        LabEdge      *edges)
{
  const LabMaze *maze = data;
  const guint steps[LAB_MAZE_N_DIRECTIONS] = { -maze->width, maze->width, G_MAXUINT, 1 };
  guint ways = lab_maze_get_ways (maze, node / maze->width, node % maze->width), n = 0;

  for (; ways != 0; ways &= ways - 1)
    edges[n++] = (LabEdge) { node + steps[__builtin_ctz (ways)], 1 };
  return n;
}

/* The Manhattan distance. */
static guint
estimate (gconstpointer data,
          guint         node,
          guint         goal)
{
  LabMazeCell a = get_cell (data, node), b = get_cell (data, goal);

  return MAX (a.row, b.row) - MIN (a.row, b.row) + MAX (a.column, b.column)
         - MIN (a.column, b.column);
}

static gboolean
is_dead_end (const LabMaze *maze,
             LabMazeCell    cell)
{
  return __builtin_popcount (lab_maze_get_ways (maze, cell.row, cell.column)) == 1;
}

/* Closes a dead end, and then the corridor behind it up to a junction. Returns how many cells were
 * closed. */
static guint64
fill (LabMaze     *maze,
      LabMazeCell  cell,
      LabMazeCell  start,
      LabMazeCell  goal)
{
  guint64 n = 0;

  while (is_dead_end (maze, cell) && !lab_maze_cell_equal (cell, start)
         && !lab_maze_cell_equal (cell, goal))
    {
      LabMazeDirection way = __builtin_ctz (lab_maze_get_ways (maze, cell.row, cell.column));

      lab_maze_close (maze, cell.row, cell.column, way);
      cell = lab_maze_step (cell, way);
      n++;
    }
  return n;
}

/* Functions for lab-maze-solver.c */

/** lab_maze_solve_by_search: searches depth-first, breadth-first, or with A*. */
void
lab_maze_solve_by_search (const LabMaze   *maze,
                          LabGraphOrder    order,
                          LabMazeCell      start,
                          LabMazeCell      goal,
                          LabMazeSolution *solution)
{
  const LabGraph graph = { maze->height * maze->width, LAB_MAZE_N_DIRECTIONS, expand, estimate,
                           maze };
  const LabGraphOptions options = { .order = order };
  g_auto (LabGraphPath) path = lab_astar_search (&graph, get_node (maze, start),
                                                 get_node (maze, goal), &options);

  for (guint i = 0; i < path.nodes->len; i++)
    {
      LabMazeCell cell = get_cell (maze, g_array_index (path.nodes, guint, i));

      g_array_append_val (solution->path, cell);
    }
  if (path.outcome == LAB_GRAPH_FOUND)
    solution->outcome = LAB_MAZE_FOUND;
  solution->n_steps += path.n_expanded + (path.outcome == LAB_GRAPH_FOUND ? 1 : 0);
  solution->n_visited = solution->n_steps;
  solution->max_frontier = path.max_open;
}

/** lab_maze_solve_by_dead_ends: fills dead ends, and searches the rest breadth-first. */
void
lab_maze_solve_by_dead_ends (const LabMaze   *maze,
                             LabMazeCell      start,
                             LabMazeCell      goal,
                             LabMazeSolution *solution)
{
  g_autoptr (LabMaze) rest = lab_maze_copy (maze);
  guint64 n_filled = 0;

  for (guint row = 0; row < maze->height; row++)
    {
      for (guint column = 0; column < maze->width; column++)
        n_filled += fill (rest, (LabMazeCell) { row, column }, start, goal);
    }
  lab_maze_solve_by_search (rest, LAB_GRAPH_OLDEST_FIRST, start, goal, solution);
  solution->n_visited += n_filled;
  solution->n_steps = n_filled;
}
