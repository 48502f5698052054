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
  LabMazeCell a = lab_maze_get_cell (data, node), b = lab_maze_get_cell (data, goal);

  return MAX (a.row, b.row) - MIN (a.row, b.row) + MAX (a.column, b.column)
         - MIN (a.column, b.column);
}

/* Takes down a search. Each node that is queued is a neighbor of the one that was expanded last. */
static void
record (const LabMaze     *maze,
        const LabEventLog *log,
        LabMazeRecorder   *recorder)
{
  LabMazeCell last = { 0, 0 };

  for (gsize i = 0; i < lab_event_log_get_n_events (log); i++)
    {
      const LabEvent *event = lab_event_log_get_event (log, i);
      LabMazeCell cell = lab_maze_get_cell (maze, event->node);

      if (event->kind == LAB_EVENT_EXPANDED)
        lab_maze_record_at (recorder, LAB_MAZE_STEP_TAKE, 0, event->node);
      else if (event->kind == LAB_EVENT_FOUND)
        lab_maze_record_at (recorder, LAB_MAZE_STEP_TAKE_GOAL, 0, event->node);
      else if (i == 0)
        lab_maze_record_at (recorder, LAB_MAZE_STEP_START_WAITING, 0, event->node);
      else
        lab_maze_record (recorder, LAB_MAZE_STEP_FIND, lab_maze_get_direction (last, cell));
      if (event->kind == LAB_EVENT_EXPANDED)
        last = cell;
    }
  recorder->stopped = recorder->stopped || lab_event_log_get_n_dropped (log) > 0;
}

/* Functions for lab-maze-solver.c */

/** lab_maze_solve_by_search: searches depth-first, breadth-first, or with A*. */
gboolean
lab_maze_solve_by_search (const LabMaze   *maze,
                          LabGraphOrder    order,
                          LabMazeCell      start,
                          LabMazeCell      goal,
                          LabMazeRecorder *recorder,
                          LabMazeSolution *solution)
{
  const LabGraph graph = { maze->height * maze->width, LAB_MAZE_N_DIRECTIONS, expand, estimate,
                           maze };
  g_autoptr (LabEventLog) log = recorder != NULL ? lab_event_log_new (recorder->max_steps) : NULL;
  const LabGraphOptions options = { .order = order, .log = log,
                                    .cancellable = recorder != NULL ? recorder->cancellable
                                                                    : NULL };
  g_auto (LabGraphPath) path = lab_astar_search (&graph, get_node (maze, start),
                                                 get_node (maze, goal), &options);

  if (path.outcome == LAB_GRAPH_NO_MEMORY)
    return FALSE;
  if (recorder != NULL)
    record (maze, log, recorder);
  for (guint i = 0; i < path.nodes->len; i++)
    {
      LabMazeCell cell = lab_maze_get_cell (maze, g_array_index (path.nodes, guint, i));

      g_array_append_val (solution->path, cell);
    }
  if (path.outcome == LAB_GRAPH_FOUND)
    solution->outcome = LAB_MAZE_FOUND;
  solution->n_steps += path.n_expanded + (path.outcome == LAB_GRAPH_FOUND ? 1 : 0);
  solution->n_visited = solution->n_steps;
  solution->max_frontier = path.max_open;
  return TRUE;
}
