/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gi18n.h>

#include "lab-maze-file.h"
#include "lab-maze-operands.h"
#include "lab-maze-output.h"
#include "lab-maze-solver.h"
#include "lab-operands.h"
#include "lab-terminal.h"

/* Private helpers */

static LabMazeContents *
make_contents (const LabMazeSolution *solution)
{
  LabMazeContents *contents = lab_maze_contents_new ();
  const LabMazeCell *cells = (const LabMazeCell *) (gpointer) solution->path->data;
  guint n_cells = solution->path->len;

  for (guint i = 0; i < n_cells; i++)
    lab_maze_contents_set (contents, cells[i], i == 0 ? "D" : i + 1 == n_cells ? "A" : "*");
  return contents;
}

static void
print_drawing (const LabMaze         *maze,
               const LabMazeSolution *solution)
{
  g_autoptr (LabMazeContents) contents = make_contents (solution);

  lab_maze_write (maze, LAB_MAZE_FORMAT_DRAWING, contents, lab_maze_operands_print, NULL);
}

/* Returns the file that the user asked for: a drawing, a picture, or an image such as the one that
 * was read. */
static GBytes *
make_file (const LabMaze          *maze,
           const LabMazeSolution  *solution,
           const GArray           *entrances,
           const LabOptions       *options,
           GError                **error)
{
  g_autoptr (LabMazeContents) contents = NULL;
  LabFigureFormat format;
  GBytes *bytes;

  if (lab_figure_get_format (options->output, &format))
    {
      LabMazeFigure figure = lab_maze_figure_init (maze, format);

      if (entrances != NULL && format == LAB_FIGURE_PNG && options->cell == NULL
          && options->wall == NULL)
        return lab_maze_output_draw_image (maze, entrances, solution->path, error);
      figure.entrances = entrances;
      figure.path = solution->path;
      return lab_maze_output_set_size (&figure, options, error)
               ? lab_maze_output_draw (&figure, format, error)
               : NULL;
    }
  contents = make_contents (solution);
  bytes = lab_maze_to_bytes (maze, LAB_MAZE_FORMAT_DRAWING, contents);
  if (bytes == NULL)
    lab_refuse (error, LAB_MAZE_ERROR, LAB_MAZE_ERROR_MEMORY,
                _("There is not enough memory for %u x %u cells. Try a smaller maze."),
                lab_maze_get_height (maze), lab_maze_get_width (maze));
  return bytes;
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

/* Refuses sizes without a picture, and those that are not possible. */
static gboolean
check_picture (const LabOptions  *options,
               GError           **error)
{
  LabMazeFigure figure;
  LabFigureFormat format = LAB_FIGURE_SVG;

  if ((options->cell != NULL || options->wall != NULL)
      && (options->output == NULL || !lab_figure_get_format (options->output, &format)))
    return lab_command_refuse (error,
                               /* Translators: the words are typed as they are. */
                               _("The options --cell and --wall need -o with a file that ends in "
                                 ".svg, .pdf, or .png."));
  figure = lab_maze_figure_init (NULL, format);
  return lab_maze_output_set_size (&figure, options, error);
}

/* Refuses a maze that is too large for the file, before it is solved. */
static gboolean
check_size (const LabMaze     *maze,
            const LabOptions  *options,
            GError           **error)
{
  LabMazeFigure figure;
  LabFigureFormat format;

  if (options->output == NULL)
    return TRUE;
  if (!lab_figure_get_format (options->output, &format))
    return lab_maze_output_check_drawing (lab_maze_get_n_cells (maze), TRUE, error);
  figure = lab_maze_figure_init (maze, format);
  return lab_maze_output_set_size (&figure, options, error)
         && lab_maze_figure_check (&figure, format, lab_maze_get_height (maze),
                                   lab_maze_get_width (maze), error);
}

static void
print_no_way (const LabMazeSolution *solution,
              LabMazeCell            from,
              LabMazeCell            to)
{
  if (solution->outcome == LAB_MAZE_NO_WAY)
    /* Translators: each pair of numbers is the row and the column of a cell. */
    lab_terminal_say (_("No way leads from %u,%u to %u,%u."), from.row, from.column, to.row,
                      to.column);
  else
    /* Translators: each pair of numbers is the row and the column of a cell. */
    lab_terminal_say (_("The walk from %u,%u goes round and never comes to %u,%u."), from.row,
                      from.column, to.row, to.column);
}

static LabCommandStatus
run (const LabCommand *self,
     const LabOptions *options,
     GError          **error)
{
  g_auto (LabMazeSolution) solution = { 0 };
  g_autoptr (LabReplacement) file = NULL;
  g_autoptr (GArray) entrances = NULL;
  g_autoptr (LabMaze) maze = NULL;
  g_autoptr (GBytes) bytes = NULL;
  LabMazeCell from, to;
  LabMazeSolver solver;

  if (!lab_operands_expect (self, (const char * const *) options->operands, 1, 1, error)
      || !lab_maze_operands_parse_solver (options->by, &solver, error)
      || !check_picture (options, error)
      || !lab_maze_output_begin (options->output, &file, error))
    return LAB_COMMAND_STATUS_MISUSED;
  maze = lab_maze_operands_take_file (self, options, &entrances, &from, &to, error);
  if (maze == NULL || !check_size (maze, options, error)
      || !lab_maze_solve (maze, solver, from, to, &solution, error))
    return LAB_COMMAND_STATUS_MISUSED;
  if (options->as_json)
    print_json (solver, &solution);
  else if (solution.outcome != LAB_MAZE_FOUND)
    print_no_way (&solution, from, to);
  else if (options->output == NULL)
    print_drawing (maze, &solution);
  if (solution.outcome != LAB_MAZE_FOUND)
    return LAB_COMMAND_STATUS_NO;
  if (options->output == NULL)
    return LAB_COMMAND_STATUS_DONE;
  bytes = make_file (maze, &solution, entrances, options, error);
  if (bytes == NULL)
    return LAB_COMMAND_STATUS_MISUSED;
  return lab_maze_output_finish (options->output, g_steal_pointer (&file), bytes, error)
           ? LAB_COMMAND_STATUS_DONE
           : LAB_COMMAND_STATUS_NO;
}

const LabCommand lab_command_maze_solve = {
  .word = "solve",
  .operands = N_("FILE"),
  .summary = N_("Find a way through a maze"),
  .explanation = {
    N_("Draws a maze with D at the start, A at the end, and * between. The maze is a drawing, a "
       "list of the neighbors of each cell, a binary file, or a PNG image with one pixel for each "
       "wall and passage; “-” is the standard input."),
    N_("By default, the way leads between the entrances of an image, if it has two; otherwise from "
       "the top left to the bottom right."),
    N_("The solvers are dfs and bfs (depth-first and breadth-first search), right-hand and "
       "left-hand (a hand on the wall), astar (A* with the Manhattan distance), dead-ends (filling "
       "dead ends), and tremaux. If there is no way, or a hand on the wall leads around, a line "
       "says so, and the exit status is 1."),
  },
  .example = "maze solve maze.txt --by bfs",
  .options = LAB_OPTION_SET_MAZE_SOLVER | LAB_OPTION_SET_MAZE_CELLS | LAB_OPTION_SET_MAZE_PICTURE
             | LAB_OPTION_SET_AS_JSON,
  .run = run,
};
