/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-cheese-drawing.h"

/* What is between two places of the rectangle: no line, a wall, or a passage with its weight. */
#define NO_LINE 0
#define WALL G_MAXUINT

/* The largest weight that fits into one character. */
#define MAX_DIGIT 9

typedef struct
{
  const LabCheeseMaze *maze;
  const LabCheesePosition *position;
  guint width;
  guint height;
  gboolean ascii;
  GString *text;
} Drawing;

/* Private helpers */

/* Returns the cell at a place, also outside of the rectangle, where none is. */
static guint
get_cell (const Drawing *self,
          guint          row,
          guint          column)
{
  guint cell;

  if (row >= self->height || column >= self->width)
    return LAB_CHEESE_NO_CELL;
  cell = row * self->width + column;
  return lab_cheese_maze_has_cell (self->maze, cell) ? cell : LAB_CHEESE_NO_CELL;
}

/* Returns what is between a place and the one that @action leads to from there, @other. */
static guint
get_line (const Drawing   *self,
          guint            cell,
          guint            other,
          LabCheeseAction  action)
{
  if (cell == LAB_CHEESE_NO_CELL && other == LAB_CHEESE_NO_CELL)
    return NO_LINE;
  if (cell == LAB_CHEESE_NO_CELL || other == LAB_CHEESE_NO_CELL
      || lab_cheese_maze_get_next (self->maze, cell, action) != other)
    return WALL;
  return lab_cheese_maze_get_weight (self->maze, cell, action);
}

/* Rows and columns can be one less than 0, and then are the largest number. */
static guint
get_north_line (const Drawing *self,
                guint          row,
                guint          column)
{
  return get_line (self, get_cell (self, row, column), get_cell (self, row - 1, column),
                   LAB_CHEESE_NORTH);
}

static guint
get_west_line (const Drawing *self,
               guint          row,
               guint          column)
{
  return get_line (self, get_cell (self, row, column), get_cell (self, row, column - 1),
                   LAB_CHEESE_WEST);
}

static void
append_corner (Drawing *self,
               guint    row,
               guint    column)
{
  static const char * const corners[] = { " ", "╵", "╶", "└", "╷", "│", "┌", "├",
                                          "╴", "┘", "─", "┴", "┐", "┤", "┬", "┼" };
  guint sides = (get_west_line (self, row - 1, column) == WALL ? 1 : 0)
                | (get_north_line (self, row, column) == WALL ? 2 : 0)
                | (get_west_line (self, row, column) == WALL ? 4 : 0)
                | (get_north_line (self, row, column - 1) == WALL ? 8 : 0);

  g_string_append (self->text, !self->ascii ? corners[sides] : sides != 0 ? "+" : " ");
}

static void
append_north_line (Drawing *self,
                   guint    row,
                   guint    column)
{
  guint line = get_north_line (self, row, column);

  if (line == WALL)
    g_string_append (self->text, self->ascii ? "---" : "───");
  else if (line == NO_LINE || line == 1)
    g_string_append (self->text, "   ");
  else if (line <= MAX_DIGIT)
    g_string_append_printf (self->text, " %u ", line);
  else
    g_string_append (self->text, " + ");
}

static void
append_west_line (Drawing *self,
                  guint    row,
                  guint    column)
{
  guint line = get_west_line (self, row, column);

  if (line == WALL)
    g_string_append (self->text, self->ascii ? "|" : "│");
  else if (line == NO_LINE || line == 1)
    g_string_append_c (self->text, ' ');
  else if (line <= MAX_DIGIT)
    g_string_append_printf (self->text, "%u", line);
  else
    g_string_append_c (self->text, '+');
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

/* Ends a line without blanks at its end. */
static void
end_line (GString *text)
{
  while (text->len > 0 && text->str[text->len - 1] == ' ')
    g_string_truncate (text, text->len - 1);
  g_string_append_c (text, '\n');
}

/* Public functions */

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
  Drawing self = {
    .maze = maze,
    .position = position,
    .width = lab_cheese_maze_get_width (maze),
    .height = lab_cheese_maze_get_height (maze),
    .ascii = ascii,
    .text = g_string_new (NULL),
  };

  for (guint row = 0; row <= self.height; row++)
    {
      for (guint column = 0; column <= self.width; column++)
        {
          append_corner (&self, row, column);
          if (column < self.width)
            append_north_line (&self, row, column);
        }
      end_line (self.text);
      for (guint column = 0; column <= self.width && row < self.height; column++)
        {
          append_west_line (&self, row, column);
          append_cell (&self, get_cell (&self, row, column));
        }
      if (row < self.height)
        end_line (self.text);
    }
  return g_string_free (self.text, FALSE);
}
