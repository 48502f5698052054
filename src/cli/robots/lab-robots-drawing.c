/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-robots-drawing.h"

#include <string.h>

#include <glib/gi18n.h>

#include "lab-robots-text.h"

typedef struct
{
  const LabRobotsBoard *board;
  const LabRobotsPosition *position;
  gboolean ascii;
  GString *text;
} Drawing;

/* Private helpers */

/* Whether there is a wall at the north or the west of a cell, also of one beyond the last row or
 * column. The island has no walls inside. */
static gboolean
has_wall (const Drawing *self,
          guint          row,
          guint          column,
          LabRobotsSide  side)
{
  const LabRobotsBoard *board = self->board;
  guint size = board->size;
  guint cell = row * size + column;
  guint neighbor;

  if (side == LAB_ROBOTS_NORTH ? column >= size : row >= size)
    return FALSE;
  if (side == LAB_ROBOTS_NORTH ? row == 0 || row == size : column == 0 || column == size)
    return TRUE;
  if (row > size || column > size)
    return FALSE;
  lab_robots_board_get_neighbor (board, cell, side, &neighbor);
  return lab_robots_board_has_wall (board, cell, side)
         && !(lab_robots_board_is_island (board, cell)
              && lab_robots_board_is_island (board, neighbor));
}

/* Rows and columns can be one less than 0, and then are the largest number. */
static void
append_corner (Drawing *self,
               guint    row,
               guint    column)
{
  static const char * const corners[] = { " ", "╵", "╶", "└", "╷", "│", "┌", "├",
                                          "╴", "┘", "─", "┴", "┐", "┤", "┬", "┼" };
  guint sides = (has_wall (self, row - 1, column, LAB_ROBOTS_WEST) ? 1 : 0)
                | (has_wall (self, row, column, LAB_ROBOTS_NORTH) ? 2 : 0)
                | (has_wall (self, row, column, LAB_ROBOTS_WEST) ? 4 : 0)
                | (has_wall (self, row, column - 1, LAB_ROBOTS_NORTH) ? 8 : 0);

  g_string_append (self->text, !self->ascii ? corners[sides] : sides != 0 ? "+" : " ");
}

static void
append_north_line (Drawing *self,
                   guint    row,
                   guint    column)
{
  gboolean is_wall = has_wall (self, row, column, LAB_ROBOTS_NORTH);

  g_string_append (self->text, !is_wall ? "   " : self->ascii ? "---" : "───");
}

/* Appends a robot, the target, or both. */
static void
append_cell (Drawing *self,
             guint    cell)
{
  gboolean is_target = cell == self->board->target;
  const char *target = self->ascii ? "*" : "◎";
  guint robot;

  if (lab_robots_position_find_robot (self->position, self->board, cell, &robot))
    g_string_append_printf (self->text, "%s%u ", is_target ? target : " ", robot + 1);
  else if (is_target)
    g_string_append_printf (self->text, " %s ", target);
  else if (lab_robots_board_is_island (self->board, cell))
    g_string_append (self->text, "   ");
  else
    g_string_append (self->text, self->ascii ? " . " : " · ");
}

/* Ends a line without blanks at its end. */
static void
end_line (GString *text)
{
  while (text->len > 0 && text->str[text->len - 1] == ' ')
    g_string_truncate (text, text->len - 1);
  g_string_append_c (text, '\n');
}

/* Appends the letters of the columns. */
static void
append_letters (Drawing *self)
{
  g_string_append (self->text, "   ");
  for (guint column = 0; column < self->board->size; column++)
    {
      g_autofree char *name = lab_robots_cell_format (column, self->board->size);

      /* Without the number of the row. */
      name[strlen (name) - 1] = '\0';
      g_string_append_printf (self->text, " %2s ", name);
    }
  end_line (self->text);
}

/* Appends the rules about the target that are not usual. */
static void
append_rules (GString              *text,
              const LabRobotsBoard *board)
{
  if (board->any_robot)
    g_string_append_printf (text, "%s\n", _("Any robot may stop on the target"));
  if (board->must_ricochet)
    g_string_append_printf (text, "%s\n", _("A straight way to the target does not count"));
}

/* Public functions */

/**
 * lab_robots_drawing_make:
 * @board: a board
 * @position: where its robots are
 * @ascii: whether to use only ASCII
 *
 * Draws a board for a terminal, with the names of columns and rows, and the rules about the target
 * if they are not the usual ones. Robots are their numbers; a robot on the target stands beside its
 * sign.
 *
 * Returns: (transfer full): lines that each end with a line feed
 */
char *
lab_robots_drawing_make (const LabRobotsBoard    *board,
                         const LabRobotsPosition *position,
                         gboolean                 ascii)
{
  Drawing self = { .board = board, .position = position, .ascii = ascii,
                   .text = g_string_new (NULL) };
  guint size = board->size;

  append_letters (&self);
  for (guint row = 0; row <= size; row++)
    {
      g_string_append (self.text, "   ");
      for (guint column = 0; column <= size; column++)
        {
          append_corner (&self, row, column);
          if (column < size)
            append_north_line (&self, row, column);
        }
      end_line (self.text);
      if (row == size)
        break;
      g_string_append_printf (self.text, "%2u ", row + 1);
      for (guint column = 0; column <= size; column++)
        {
          gboolean is_wall = has_wall (&self, row, column, LAB_ROBOTS_WEST);

          g_string_append (self.text, !is_wall ? " " : ascii ? "|" : "│");
          if (column < size)
            append_cell (&self, row * size + column);
        }
      end_line (self.text);
    }
  append_rules (self.text, board);
  return g_string_free (self.text, FALSE);
}
