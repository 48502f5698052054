/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-cheese-drawing.h"

#include "lab-cheese-maze.h"
#include "lab-terminal.h"

/* What is between two places of the rectangle: no line, a wall, or a passage with its weight. */
#define NO_LINE 0
#define WALL G_MAXUINT

/* The largest weight that fits into one character. */
#define MAX_DIGIT 9

typedef struct
{
  const LabCheeseMaze *maze;
  const LabCheesePosition *position;
  gboolean ascii;
  GString *text;
} Drawing;

/* The decimal digits of the largest number. */
#define MAX_DIGITS 20

/* Appends the neighbors of a cell, each as a pair of its number and the weight. */
static void
append_neighbors (GString             *json,
                  const LabCheeseMaze *maze,
                  guint                cell)
{
  guint n_neighbors;
  const LabEdge *neighbors = lab_cheese_maze_get_neighbors (maze, cell, &n_neighbors);

  g_string_append_c (json, '[');
  for (guint i = 0; i < n_neighbors; i++)
    {
      g_string_append (json, i > 0 ? ", [" : "[");
      lab_cheese_json_append_number (json, neighbors[i].node);
      g_string_append (json, ", ");
      lab_cheese_json_append_number (json, neighbors[i].cost);
      g_string_append_c (json, ']');
    }
  g_string_append_c (json, ']');
}

/** lab_cheese_json_append_number: appends a whole number. This is faster than printf(). */
void
lab_cheese_json_append_number (GString *json,
                               guint64  number)
{
  char digits[MAX_DIGITS];
  guint n = MAX_DIGITS;

  do
    {
      digits[--n] = (char) ('0' + number % 10);
      number /= 10;
    }
  while (number > 0);
  g_string_append_len (json, digits + n, MAX_DIGITS - n);
}

/** lab_cheese_json_append_numbers: appends an array of whole numbers. */
void
lab_cheese_json_append_numbers (GString     *json,
                                const guint *numbers,
                                guint        n_numbers)
{
  g_string_append_c (json, '[');
  for (guint i = 0; i < n_numbers; i++)
    {
      if (i > 0)
        g_string_append (json, ", ");
      lab_cheese_json_append_number (json, numbers[i]);
    }
  g_string_append_c (json, ']');
}

/**
 * lab_cheese_json_append_maze:
 * @json: a JSON text
 * @maze: a maze
 * @gap: what separates two members: a comma with white space
 *
 * Appends the members of a maze, without braces: its size, its cells in their order, and for each
 * of these cells its neighbors in their order, with the number of turns that it takes to go there.
 */
void
lab_cheese_json_append_maze (GString             *json,
                             const LabCheeseMaze *maze,
                             const char          *gap)
{
  const guint *cells = maze->cells;
  guint n_cells = maze->n_cells;

  g_string_append (json, "\"width\": ");
  lab_cheese_json_append_number (json, maze->width);
  g_string_append_printf (json, "%s\"height\": ", gap);
  lab_cheese_json_append_number (json, maze->height);
  g_string_append_printf (json, "%s\"cells\": ", gap);
  lab_cheese_json_append_numbers (json, cells, n_cells);
  g_string_append_printf (json, "%s\"neighbors\": [", gap);
  for (guint i = 0; i < n_cells; i++)
    {
      if (i > 0)
        g_string_append (json, ", ");
      append_neighbors (json, maze, cells[i]);
    }
  g_string_append_c (json, ']');
}

/* Returns the cell at a place, also outside of the rectangle, where none is. */
static guint
get_cell (const Drawing *self,
          guint          row,
          guint          column)
{
  guint cell = row * self->maze->width + column;

  return row < self->maze->height && column < self->maze->width
                 && lab_cheese_maze_has_cell (self->maze, cell)
             ? cell : LAB_CHEESE_NO_CELL;
}

/* Returns what is between a place and the one that @action leads to from there, to the north or
 * west. Rows and columns can be one less than 0, and then are the largest number. */
static guint
get_line (const Drawing   *self,
          guint            row,
          guint            column,
          LabCheeseAction  action)
{
  guint cell = get_cell (self, row, column);
  guint other = action == LAB_CHEESE_NORTH ? get_cell (self, row - 1, column)
                                           : get_cell (self, row, column - 1);

  if (cell == LAB_CHEESE_NO_CELL && other == LAB_CHEESE_NO_CELL)
    return NO_LINE;
  if (cell == LAB_CHEESE_NO_CELL || other == LAB_CHEESE_NO_CELL
      || lab_cheese_maze_get_next (self->maze, cell, action) != other)
    return WALL;
  return lab_cheese_maze_get_weight (self->maze, cell, action);
}

static void
append_corner (Drawing *self,
               guint    row,
               guint    column)
{
  static const char * const corners[] = { " ", "╵", "╶", "└", "╷", "│", "┌", "├",
                                          "╴", "┘", "─", "┴", "┐", "┤", "┬", "┼" };
  guint sides = (get_line (self, row - 1, column, LAB_CHEESE_WEST) == WALL ? 1 : 0)
                | (get_line (self, row, column, LAB_CHEESE_NORTH) == WALL ? 2 : 0)
                | (get_line (self, row, column, LAB_CHEESE_WEST) == WALL ? 4 : 0)
                | (get_line (self, row, column - 1, LAB_CHEESE_NORTH) == WALL ? 8 : 0);

  g_string_append (self->text, !self->ascii ? corners[sides] : sides != 0 ? "+" : " ");
}

/* Appends three characters for what is to the north of a place, or one for what is to its west. */
static void
append_line (Drawing         *self,
             guint            row,
             guint            column,
             LabCheeseAction  action)
{
  guint line = get_line (self, row, column, action);
  gboolean is_north = action == LAB_CHEESE_NORTH;
  const char *blank = is_north ? " " : "";

  if (line == WALL && self->ascii)
    g_string_append (self->text, is_north ? "---" : "|");
  else if (line == WALL)
    g_string_append (self->text, is_north ? "───" : "│");
  else if (line == NO_LINE || line == 1)
    g_string_append (self->text, is_north ? "   " : " ");
  else if (line <= MAX_DIGIT)
    g_string_append_printf (self->text, "%s%u%s", blank, line, blank);
  else
    g_string_append_printf (self->text, "%s+%s", blank, blank);
}

/* Appends the rats of a cell, or its cheese. */
static void
append_cell (Drawing *self,
             guint    cell)
{
  const LabCheesePosition *position = self->position;
  guint n_rats = 0, rat = 0;

  for (guint i = 0; cell != LAB_CHEESE_NO_CELL && i < position->n_rats; i++)
    {
      if (position->rats[i].cell != cell)
        continue;
      rat = i;
      n_rats++;
    }
  if (n_rats > 1)
    g_string_append_printf (self->text, "%2u*", n_rats);
  else if (n_rats == 1)
    g_string_append_printf (self->text, " %c ", (char) ('A' + rat));
  else if (cell != LAB_CHEESE_NO_CELL && lab_cheese_position_has_cheese (position, cell))
    g_string_append (self->text, self->ascii ? " o " : " ● ");
  else
    g_string_append (self->text, "   ");
}

/**
 * lab_cheese_drawing_make:
 * @maze: a maze
 * @position: a position in it
 * @ascii: whether to use only ASCII
 *
 * Draws a position for a terminal: walls, holes without lines inside, mud as the number of turns
 * that it costs, cheese, and rats as letters. A cell with several rats has their number.
 *
 * Returns: (transfer full): lines that each end with a line feed
 */
char *
lab_cheese_drawing_make (const LabCheeseMaze     *maze,
                         const LabCheesePosition *position,
                         gboolean                 ascii)
{
  g_autoptr (GString) text = g_string_new (NULL);
  Drawing self = { .maze = maze, .position = position, .ascii = ascii, .text = text };

  for (guint row = 0; row <= maze->height; row++)
    {
      for (guint column = 0; column <= maze->width; column++)
        {
          append_corner (&self, row, column);
          if (column < maze->width)
            append_line (&self, row, column, LAB_CHEESE_NORTH);
        }
      g_string_append_c (self.text, '\n');
      for (guint column = 0; column <= maze->width && row < maze->height; column++)
        {
          append_line (&self, row, column, LAB_CHEESE_WEST);
          append_cell (&self, get_cell (&self, row, column));
        }
      if (row < maze->height)
        g_string_append_c (self.text, '\n');
    }
  return lab_terminal_trim_lines (text->str);
}
