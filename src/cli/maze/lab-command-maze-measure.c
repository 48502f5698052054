/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gi18n.h>

#include "lab-maze-measures.h"
#include "lab-maze-operands.h"
#include "lab-terminal.h"

#define NUMBER "%" G_GUINT64_FORMAT

/* Private helpers */

static void
print_number (const char *key,
              guint64     number)
{
  lab_terminal_print (",\n  \"%s\": " NUMBER, key, number);
}

/* Prints a number that may be missing. */
static void
print_if (const char *key,
          gboolean    exists,
          guint64     number)
{
  if (exists)
    print_number (key, number);
  else
    lab_terminal_print (",\n  \"%s\": null", key);
}

static void
print_difficulty (const LabMazeMeasures *measures)
{
  char text[G_ASCII_DTOSTR_BUF_SIZE];

  if (measures->has_way)
    lab_terminal_print (",\n  \"difficulty\": %s",
                        g_ascii_formatd (text, sizeof text, "%.1f", measures->difficulty));
  else
    lab_terminal_print (",\n  \"difficulty\": null");
}

static void
print_json (const LabMaze         *maze,
            const LabMazeMeasures *measures)
{
  lab_terminal_print ("{\n  \"height\": %u,\n  \"width\": %u", lab_maze_get_height (maze),
                      lab_maze_get_width (maze));
  print_number ("openings", measures->openings);
  lab_terminal_print (",\n  \"perfect\": %s", measures->perfect ? "true" : "false");
  print_number ("dead_ends", measures->by_degree[1]);
  print_number ("junctions_of_3", measures->by_degree[3]);
  print_number ("junctions_of_4", measures->by_degree[4]);
  print_if ("geodesic", measures->has_way, measures->geodesic);
  print_if ("decisions", measures->has_way, measures->decisions);
  print_difficulty (measures);
  print_number ("manhattan", measures->manhattan);
  print_number ("farthest", measures->farthest);
  lab_maze_operands_print_cell ("farthest_cell", measures->farthest_cell);
  print_if ("worst_dead_end", measures->has_dead_end, measures->worst_dead_end);
  if (measures->has_dead_end)
    lab_maze_operands_print_cell ("worst_dead_end_cell", measures->worst_dead_end_cell);
  print_number ("diameter", measures->diameter);
  lab_maze_operands_print_cell ("diameter_start", measures->diameter_ends[0]);
  lab_maze_operands_print_cell ("diameter_end", measures->diameter_ends[1]);
  lab_terminal_print ("\n}\n");
}

static void
print_shape (const LabMaze         *maze,
             const LabMazeMeasures *measures)
{
  lab_terminal_say (_("Size: %u x %u"), lab_maze_get_height (maze), lab_maze_get_width (maze));
  /* Translators: an opening is a place between two cells of a maze without a wall. */
  lab_terminal_say (_("Openings: %lu"), (gulong) measures->openings);
  /* Translators: a maze is perfect if exactly one way leads from each cell to each other cell. */
  lab_terminal_say ("%s", measures->perfect ? _("Perfect: yes") : _("Perfect: no"));
  lab_terminal_say (_("Dead ends: %lu"), (gulong) measures->by_degree[1]);
  lab_terminal_say (_("Junctions of three ways: %lu"), (gulong) measures->by_degree[3]);
  lab_terminal_say (_("Junctions of four ways: %lu"), (gulong) measures->by_degree[4]);
}

static void
print_distances (const LabMazeMeasures *measures)
{
  if (measures->has_way)
    {
      /* Translators: the number of steps. */
      lab_terminal_say (_("Shortest way: %lu"), (gulong) measures->geodesic);
      /* Translators: the number of junctions on the shortest way. */
      lab_terminal_say (_("Decisions on this way: %lu"), (gulong) measures->decisions);
      /* Translators: how hard it is to find the way. */
      lab_terminal_say (_("Difficulty: %.0f"), measures->difficulty);
    }
  else
    {
      lab_terminal_say ("%s", _("Shortest way: none"));
    }
  /* Translators: the number of steps between two cells if there were no walls. */
  lab_terminal_say (_("Manhattan distance: %lu"), (gulong) measures->manhattan);
  /* Translators: the first number counts steps; then come the row and the column of a cell. */
  lab_terminal_say (_("Farthest cell: %lu, at %u,%u"), (gulong) measures->farthest,
                    measures->farthest_cell.row, measures->farthest_cell.column);
  if (measures->has_dead_end)
    /* Translators: the first number counts steps; then come the row and the column of a cell. */
    lab_terminal_say (_("Farthest dead end: %lu, at %u,%u"), (gulong) measures->worst_dead_end,
                      measures->worst_dead_end_cell.row, measures->worst_dead_end_cell.column);
  /* Translators: the longest of the shortest ways between any two cells. The first number counts
   * steps; then come the rows and columns of two cells. */
  lab_terminal_say (_("Diameter: %lu, from %u,%u to %u,%u"), (gulong) measures->diameter,
                    measures->diameter_ends[0].row, measures->diameter_ends[0].column,
                    measures->diameter_ends[1].row, measures->diameter_ends[1].column);
}

static LabCommandStatus
run (const LabCommand *self,
     const LabOptions *options,
     GError          **error)
{
  g_autoptr (LabMaze) maze = NULL;
  LabMazeMeasures measures;
  LabMazeCell from, to;

  maze = lab_maze_operands_take_file (self, options, NULL, &from, &to, error);
  if (maze == NULL || !lab_maze_measure (maze, from, to, &measures, error))
    return LAB_COMMAND_STATUS_MISUSED;
  if (options->as_json)
    {
      print_json (maze, &measures);
      return LAB_COMMAND_STATUS_DONE;
    }
  print_shape (maze, &measures);
  print_distances (&measures);
  return LAB_COMMAND_STATUS_DONE;
}

const LabCommand lab_command_maze_measure = {
  .word = "measure",
  .operands = N_("FILE"),
  .summary = N_("Measure a maze"),
  .explanation = {
    N_("Prints how many openings, dead ends, and junctions a maze has, whether exactly one way "
       "leads from each cell to each other cell, and distances in steps: the shortest way between "
       "two cells, the farthest cell and dead end from the first one, and the diameter, which is "
       "the longest of all shortest ways. All are exact."),
    N_("The maze is a drawing, a list of the neighbors of each cell, a binary file, or a PNG image "
       "with one pixel for each wall and passage; “-” is the standard input."),
  },
  .example = "maze measure maze.txt --json",
  .options = LAB_OPTION_SET_MAZE_CELLS | LAB_OPTION_SET_AS_JSON,
  .run = run,
};
