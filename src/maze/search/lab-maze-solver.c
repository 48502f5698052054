/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-maze-solver-private.h"

#include <string.h>

#include "lab-maze-private.h"

static const char * const words[LAB_N_MAZE_SOLVERS] = {
  [LAB_MAZE_DEPTH_FIRST] = "dfs",
  [LAB_MAZE_BREADTH_FIRST] = "bfs",
  [LAB_MAZE_RIGHT_HAND] = "right-hand",
  [LAB_MAZE_LEFT_HAND] = "left-hand",
  [LAB_MAZE_ASTAR] = "astar",
  [LAB_MAZE_DEAD_ENDS] = "dead-ends",
  [LAB_MAZE_TREMAUX] = "tremaux",
};

/* Private helpers */

/* Returns FALSE if there is not enough memory. */
static gboolean
solve (const LabMaze   *maze,
       LabMazeSolver    solver,
       LabMazeCell      start,
       LabMazeCell      goal,
       LabMazeRecorder *recorder,
       LabMazeSolution *solution)
{
  static const LabGraphOrder orders[LAB_N_MAZE_SOLVERS] = {
    [LAB_MAZE_DEPTH_FIRST] = LAB_GRAPH_NEWEST_FIRST,
    [LAB_MAZE_BREADTH_FIRST] = LAB_GRAPH_OLDEST_FIRST,
    [LAB_MAZE_ASTAR] = LAB_GRAPH_CHEAPEST_FIRST,
  };

  if (solver == LAB_MAZE_BREADTH_FIRST && lab_maze_is_large (maze) && recorder == NULL)
    return lab_maze_solve_breadth_first (maze, start, goal, solution);
  if (solver == LAB_MAZE_DEAD_ENDS)
    return lab_maze_solve_by_dead_ends (maze, start, goal, recorder, solution);
  if (solver == LAB_MAZE_TREMAUX)
    return lab_maze_solve_by_marks (maze, start, goal, recorder, solution);
  if (solver == LAB_MAZE_RIGHT_HAND || solver == LAB_MAZE_LEFT_HAND)
    return lab_maze_solve_by_hand (maze, solver == LAB_MAZE_RIGHT_HAND, start, goal, recorder,
                                   solution);
  return lab_maze_solve_by_search (maze, orders[solver], start, goal, recorder, solution);
}

/* Takes down the end: the path from its last cell, or that there is none. */
static void
record_end (LabMazeRecorder       *recorder,
            const LabMazeSolution *solution)
{
  const GArray *path = solution->path;

  if (solution->outcome == LAB_MAZE_NO_WAY)
    lab_maze_record (recorder, LAB_MAZE_STEP_NO_WAY, 0);
  if (solution->outcome == LAB_MAZE_GOES_ROUND)
    lab_maze_record (recorder, LAB_MAZE_STEP_ROUND, 0);
  for (guint i = path->len; i > 0; i--)
    {
      LabMazeCell cell = g_array_index (path, LabMazeCell, i - 1);

      if (i == path->len)
        lab_maze_record_cell (recorder, LAB_MAZE_STEP_TRACE_FIRST, 0, cell.row, cell.column);
      else
        lab_maze_record (recorder, LAB_MAZE_STEP_TRACE,
                         lab_maze_get_direction (g_array_index (path, LabMazeCell, i), cell));
    }
}

/* Public functions */

/** lab_maze_solver_get_word: returns the name of a solver on the command line. */
const char *
lab_maze_solver_get_word (LabMazeSolver solver)
{
  g_return_val_if_fail (solver < LAB_N_MAZE_SOLVERS, NULL);

  return words[solver];
}

/**
 * lab_maze_solver_parse:
 * @word: a word
 * @solver: (out): the solver with this name
 *
 * Finds a solver by its name.
 *
 * Returns: whether there is one
 */
gboolean
lab_maze_solver_parse (const char    *word,
                       LabMazeSolver *solver)
{
  g_return_val_if_fail (word != NULL && solver != NULL, FALSE);

  for (guint i = 0; i < LAB_N_MAZE_SOLVERS; i++)
    {
      *solver = i;
      if (strcmp (words[i], word) == 0)
        return TRUE;
    }
  return FALSE;
}

/**
 * lab_maze_solve:
 * @maze: a maze
 * @solver: how to solve it
 * @start: a cell
 * @goal: a cell
 * @solution: (out caller-allocates): the result, to be cleared with lab_maze_solution_clear()
 * @error: return location for a #LabMazeError
 *
 * Looks for a way between two cells. That there is none is also a result. Searches take up to 24
 * bytes for each cell; walks, and a breadth-first search of millions of cells, take one byte.
 *
 * Returns: %TRUE if both cells are in the maze, and it has fewer than 2^32 cells
 */
gboolean
lab_maze_solve (const LabMaze    *maze,
                LabMazeSolver     solver,
                LabMazeCell       start,
                LabMazeCell       goal,
                LabMazeSolution  *solution,
                GError          **error)
{
  g_return_val_if_fail (maze != NULL && solution != NULL, FALSE);
  g_return_val_if_fail (solver < LAB_N_MAZE_SOLVERS, FALSE);

  return lab_maze_solve_recorded (maze, solver, start, goal, NULL, solution, error);
}

/**
 * lab_maze_solve_recorded:
 * @maze: a maze
 * @solver: how to solve it
 * @start: a cell
 * @goal: a cell
 * @recorder: (nullable): takes down the steps
 * @solution: (out caller-allocates): the result, to be cleared with lab_maze_solution_clear()
 * @error: return location for a #LabMazeError
 *
 * Does the same as lab_maze_solve(). If the recorder stopped, the solution is not finished.
 *
 * Returns: %TRUE if both cells are in the maze, and it has fewer than 2^32 cells
 */
gboolean
lab_maze_solve_recorded (const LabMaze    *maze,
                         LabMazeSolver     solver,
                         LabMazeCell       start,
                         LabMazeCell       goal,
                         LabMazeRecorder  *recorder,
                         LabMazeSolution  *solution,
                         GError          **error)
{
  *solution = (LabMazeSolution) { LAB_MAZE_NO_WAY };
  if (!lab_maze_check_cell (maze, start, error) || !lab_maze_check_cell (maze, goal, error))
    return FALSE;
  if ((guint64) maze->height * maze->width > G_MAXUINT32)
    return lab_maze_refuse_memory (maze->height, maze->width, error);
  solution->path = g_array_new (FALSE, FALSE, sizeof (LabMazeCell));
  if (!solve (maze, solver, start, goal, recorder, solution))
    return lab_maze_refuse_memory (maze->height, maze->width, error);
  if (recorder != NULL)
    record_end (recorder, solution);
  return TRUE;
}

/** lab_maze_solution_clear: frees the path of a solution. */
void
lab_maze_solution_clear (LabMazeSolution *self)
{
  g_return_if_fail (self != NULL);

  g_clear_pointer (&self->path, g_array_unref);
}
