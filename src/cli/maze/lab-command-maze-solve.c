/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gi18n.h>

#include "lab-maze-file.h"
#include "lab-maze-operands.h"
#include "lab-maze-solver.h"
#include "lab-terminal.h"

/* Private helpers */

static void
print_drawing (const LabMaze         *maze,
               const LabMazeSolution *solution)
{
  g_autoptr (LabMazeContents) contents = lab_maze_contents_new ();
  const LabMazeCell *cells = (const LabMazeCell *) (gpointer) solution->path->data;
  guint n_cells = solution->path->len;

  for (guint i = 0; i < n_cells; i++)
    lab_maze_contents_set (contents, cells[i], i == 0 ? "D" : i + 1 == n_cells ? "A" : "*");
  lab_maze_write (maze, LAB_MAZE_FORMAT_DRAWING, contents, lab_maze_operands_print, NULL);
}

static void
print_json (LabMazeSolver          solver,
            const LabMazeSolution *solution)
{
  static const char * const outcomes[] = {
    [LAB_MAZE_NO_WAY] = "no-way",
    [LAB_MAZE_FOUND] = "found",
    [LAB_MAZE_GOES_ROUND] = "goes-round",
  };

  lab_terminal_print ("{\n  \"solver\": \"%s\",\n  \"outcome\": \"%s\"",
                      lab_maze_solver_get_word (solver), outcomes[solution->outcome]);
  if (solution->outcome == LAB_MAZE_FOUND)
    lab_terminal_print (",\n  \"length\": %u", solution->path->len - 1);
  lab_terminal_print (",\n  \"visited\": %" G_GUINT64_FORMAT ",\n  \"frontier\": %" G_GUINT64_FORMAT
                      ",\n  \"steps\": %" G_GUINT64_FORMAT ",\n  \"path\": [",
                      solution->n_visited, solution->max_frontier, solution->n_steps);
  for (guint i = 0; i < solution->path->len; i++)
    {
      LabMazeCell cell = g_array_index (solution->path, LabMazeCell, i);

      lab_terminal_print (i > 0 ? ", [%u, %u]" : "[%u, %u]", cell.row, cell.column);
    }
  lab_terminal_print ("]\n}\n");
}

static LabCommandStatus
run (const LabCommand *self,
     const LabOptions *options,
     GError          **error)
{
  g_auto (LabMazeSolution) solution = { 0 };
  g_autoptr (LabMaze) maze = NULL;
  LabMazeCell from, to;
  LabMazeSolver solver;

  maze = lab_maze_operands_take_file (self, options, &from, &to, error);
  if (maze == NULL || !lab_maze_operands_parse_solver (options->by, &solver, error)
      || !lab_maze_solve (maze, solver, from, to, &solution, error))
    return LAB_COMMAND_STATUS_MISUSED;
  if (options->as_json)
    print_json (solver, &solution);
  else if (solution.outcome == LAB_MAZE_FOUND)
    print_drawing (maze, &solution);
  else if (solution.outcome == LAB_MAZE_NO_WAY)
    /* Translators: each pair of numbers is the row and the column of a cell. */
    lab_terminal_say (_("No way leads from %u,%u to %u,%u."), from.row, from.column, to.row,
                      to.column);
  else
    /* Translators: each pair of numbers is the row and the column of a cell. */
    lab_terminal_say (_("The walk from %u,%u goes round and never comes to %u,%u."), from.row,
                      from.column, to.row, to.column);
  return solution.outcome == LAB_MAZE_FOUND ? LAB_COMMAND_STATUS_DONE : LAB_COMMAND_STATUS_NO;
}

const LabCommand lab_command_maze_solve = {
  .word = "solve",
  .operands = N_("FILE"),
  .summary = N_("Find a way through a maze"),
  .explanation = {
    N_("Draws a maze with D at the start, A at the end, and * between. The maze is a drawing, a "
       "list of the neighbors of each cell, or a binary file; “-” is the standard input."),
    N_("The solvers are dfs and bfs (depth-first and breadth-first search), right-hand and "
       "left-hand (a hand on the wall), astar (A* with the Manhattan distance), dead-ends (filling "
       "dead ends), and tremaux. If there is no way, or a hand on the wall leads around, a line "
       "says so, and the exit status is 1."),
  },
  .example = "maze solve maze.txt --by bfs",
  .options = LAB_OPTION_SET_MAZE_SOLVER | LAB_OPTION_SET_MAZE_CELLS | LAB_OPTION_SET_AS_JSON,
  .run = run,
};
