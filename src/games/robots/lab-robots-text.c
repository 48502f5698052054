/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-robots-text.h"

#include <string.h>

#include <glib/gi18n.h>

#include "lab-refuse.h"
#include "lab-text.h"

/* A board as text: `ROWS ROBOTS TARGET [OPTIONS]`. ROWS has a hexadecimal digit for each cell, the
 * sum of the sides with a wall, and a slash between two rows; ROBOTS are cells with commas between
 * them, robot 1 first; OPTIONS are `any` and `ricochet`, with a comma between them. */

#define QUOTED_LENGTH 20

G_DEFINE_QUARK (lab-robots-text-error-quark, lab_robots_text_error)

static const char * const SIDE_NAMES[] = {
  NC_("side of a cell", "north"),
  NC_("side of a cell", "east"),
  NC_("side of a cell", "south"),
  NC_("side of a cell", "west"),
};

/* Private helpers */

static gboolean
read_row (const char      *text,
          guint            row,
          LabRobotsBoard  *board,
          GError         **error)
{
  gsize length = strlen (text);

  for (guint column = 0; column < MIN (length, board->size); column++)
    {
      int digit = g_ascii_xdigit_value (text[column]);

      if (digit < 0)
        return lab_refuse (error, LAB_ROBOTS_TEXT_ERROR, LAB_ROBOTS_TEXT_ERROR_DIGIT,
                           /* Translators: %s is a part of a text. */
                           _("Row %u, column %u: “%s” does not begin with a digit from 0 to f."),
                           row + 1, column + 1, LAB_QUOTED (text + column, QUOTED_LENGTH));
      board->walls[row * board->size + column] = (guint8) digit;
    }

  if (length != board->size)
    return lab_refuse (error, LAB_ROBOTS_TEXT_ERROR, LAB_ROBOTS_TEXT_ERROR_SIZE,
                       _("Row %u has %u digits, but row 1 has %u."),
                       row + 1, (guint) MIN (length, G_MAXINT), board->size);
  return TRUE;
}

/* Whether both cells agree about the wall on a side, and the board and its island are closed. */
static gboolean
check_side (const LabRobotsBoard  *board,
            guint                  cell,
            LabRobotsSide          side,
            GError               **error)
{
  gboolean is_fixed = lab_robots_board_is_fixed (board, cell, side);
  const char *side_name;
  g_autofree char *name = NULL;
  guint neighbor;

  lab_robots_board_get_neighbor (board, cell, side, &neighbor);
  if (lab_robots_board_has_wall (board, cell, side)
      == (is_fixed
          || lab_robots_board_has_wall (board, neighbor, lab_robots_side_opposite (side))))
    return TRUE;

  side_name = g_dpgettext2 (NULL, "side of a cell", SIDE_NAMES[side]);
  name = lab_robots_cell_format (cell, board->size);
  if (is_fixed)
    return lab_refuse (error, LAB_ROBOTS_TEXT_ERROR, LAB_ROBOTS_TEXT_ERROR_WALLS,
                       /* Translators: The first %s is a cell such as a1, the second one a side. */
                       _("Cell %s needs a wall in the %s, since the board and the four cells in "
                         "its middle are closed."),
                       name, side_name);
  return lab_refuse (error, LAB_ROBOTS_TEXT_ERROR, LAB_ROBOTS_TEXT_ERROR_WALLS,
                     /* Translators: The first %s is a cell such as a1, the second one a side. */
                     _("Cell %s and its neighbor in the %s disagree about the wall between "
                       "them."),
                     name, side_name);
}

static gboolean
read_walls (const char      *text,
            LabRobotsBoard  *board,
            GError         **error)
{
  g_auto (GStrv) rows = NULL;
  guint n_rows, size = (guint) MIN (strcspn (text, "/"), G_MAXINT);

  if (size < LAB_ROBOTS_MIN_SIZE || size > LAB_ROBOTS_MAX_SIZE || size % 2 != 0)
    return lab_refuse (error, LAB_ROBOTS_TEXT_ERROR, LAB_ROBOTS_TEXT_ERROR_SIZE,
                       /* Translators: The row is part of the text of a board. */
                       _("Row 1 has %u digits. A board has an even number of them, from %u to %u."),
                       size, LAB_ROBOTS_MIN_SIZE, LAB_ROBOTS_MAX_SIZE);
  memset (board, 0, sizeof *board);
  board->size = size;

  rows = g_strsplit (text, "/", -1);
  n_rows = g_strv_length (rows);
  for (guint row = 0; row < MIN (n_rows, size); row++)
    {
      if (!read_row (rows[row], row, board, error))
        return FALSE;
    }
  if (n_rows != size)
    return lab_refuse (error, LAB_ROBOTS_TEXT_ERROR, LAB_ROBOTS_TEXT_ERROR_SIZE,
                       _("The board has %u rows of %u cells. It must be a square."), n_rows, size);

  for (guint cell = 0; cell < size * size; cell++)
    {
      for (guint side = 0; side < LAB_N_ROBOTS_SIDES; side++)
        {
          if (!check_side (board, cell, (LabRobotsSide) side, error))
            return FALSE;
        }
    }
  return TRUE;
}

/* Reads a cell on which something can stand. */
static gboolean
read_place (const LabRobotsBoard  *board,
            const char            *text,
            guint16               *place,
            GError               **error)
{
  guint cell = 0;

  if (!lab_robots_cell_parse (text, board->size, &cell, error))
    return FALSE;
  if (lab_robots_board_is_island (board, cell))
    return lab_refuse (error, LAB_ROBOTS_TEXT_ERROR, LAB_ROBOTS_TEXT_ERROR_CELL,
                       _("Cell %s is one of the closed cells in the middle of the board."), text);
  *place = (guint16) cell;
  return TRUE;
}

static gboolean
read_robots (const char      *text,
             LabRobotsBoard  *board,
             GError         **error)
{
  g_auto (GStrv) names = g_strsplit (text, ",", -1);

  for (guint i = 0; names[i] != NULL; i++)
    {
      guint16 cell = 0;

      if (i == LAB_ROBOTS_MAX_ROBOTS)
        return lab_refuse (error, LAB_ROBOTS_TEXT_ERROR, LAB_ROBOTS_TEXT_ERROR_ROBOTS,
                           _("The board has more than %u robots."), LAB_ROBOTS_MAX_ROBOTS);
      if (!read_place (board, names[i], &cell, error))
        {
          /* Translators: Before the description of an error. */
          g_prefix_error (error, _("Robot %u: "), i + 1);
          return FALSE;
        }
      if (lab_robots_board_find_robot (board, cell, NULL))
        return lab_refuse (error, LAB_ROBOTS_TEXT_ERROR, LAB_ROBOTS_TEXT_ERROR_ROBOTS,
                           _("Two robots are on cell %s."), names[i]);
      board->starts[board->n_robots++] = cell;
    }
  return TRUE;
}

static gboolean
read_options (const char      *text,
              LabRobotsBoard  *board,
              GError         **error)
{
  g_auto (GStrv) options = g_strsplit (text, ",", -1);

  for (guint i = 0; options[i] != NULL; i++)
    {
      if (g_str_equal (options[i], "any"))
        board->any_robot = TRUE;
      else if (g_str_equal (options[i], "ricochet"))
        board->must_ricochet = TRUE;
      else
        return lab_refuse (error, LAB_ROBOTS_TEXT_ERROR, LAB_ROBOTS_TEXT_ERROR_OPTION,
                           /* Translators: The words any and ricochet stay as they are. */
                           _("There is no option “%s”. The options of a board are any and "
                             "ricochet."),
                           LAB_QUOTED (options[i], QUOTED_LENGTH));
    }
  return TRUE;
}

/* Public functions */

/**
 * lab_robots_board_parse:
 * @text: a text
 * @board: (out caller-allocates): the board
 * @error: return location for a #LabRobotsTextError
 *
 * Reads a board: `ROWS ROBOTS TARGET`, and optionally a fourth field with `any` for a target that
 * any robot may reach, `ricochet`, or both with a comma between them.
 *
 * Returns: %FALSE if @text is not a board; @board is then undefined
 */
gboolean
lab_robots_board_parse (const char      *text,
                        LabRobotsBoard  *board,
                        GError         **error)
{
  g_auto (GStrv) words = g_strsplit_set (text, " \t\r\n", -1);
  g_autoptr (GPtrArray) fields = g_ptr_array_new ();

  for (guint i = 0; words[i] != NULL; i++)
    {
      if (*words[i] != '\0')
        g_ptr_array_add (fields, words[i]);
    }
  if (fields->len < 3 || fields->len > 4)
    return lab_refuse (error, LAB_ROBOTS_TEXT_ERROR, LAB_ROBOTS_TEXT_ERROR_FIELDS,
                       /* Translators: The words in capital letters stay as they are. */
                       _("A board has three fields, ROWS ROBOTS TARGET, and perhaps options, but "
                         "this text has %u."),
                       fields->len);

  if (!read_walls (g_ptr_array_index (fields, 0), board, error)
      || !read_robots (g_ptr_array_index (fields, 1), board, error))
    return FALSE;
  if (!read_place (board, g_ptr_array_index (fields, 2), &board->target, error))
    {
      /* Translators: Before the description of an error. */
      g_prefix_error (error, _("Target: "));
      return FALSE;
    }
  return fields->len < 4 || read_options (g_ptr_array_index (fields, 3), board, error);
}

/**
 * lab_robots_board_format:
 * @board: a board
 *
 * Returns: (transfer full): its text, see lab_robots_board_parse()
 */
char *
lab_robots_board_format (const LabRobotsBoard *board)
{
  GString *text = g_string_new (NULL);
  g_autofree char *target = lab_robots_cell_format (board->target, board->size);

  for (guint cell = 0; cell < board->size * board->size; cell++)
    {
      if (cell > 0 && cell % board->size == 0)
        g_string_append_c (text, '/');
      g_string_append_printf (text, "%x", board->walls[cell]);
    }
  for (guint i = 0; i < board->n_robots; i++)
    {
      g_autofree char *start = lab_robots_cell_format (board->starts[i], board->size);

      g_string_append_printf (text, "%c%s", i == 0 ? ' ' : ',', start);
    }
  g_string_append_printf (text, " %s", target);
  if (board->any_robot || board->must_ricochet)
    g_string_append_printf (text, " %s%s%s", board->any_robot ? "any" : "",
                            board->any_robot && board->must_ricochet ? "," : "",
                            board->must_ricochet ? "ricochet" : "");
  return g_string_free (text, FALSE);
}

/**
 * lab_robots_cell_parse:
 * @text: the name of a cell, such as `a1`, as in a spreadsheet
 * @size: the size of the board
 * @cell: (out): the cell
 * @error: return location for a #LabRobotsTextError
 *
 * Returns: %FALSE if there is no such cell
 */
gboolean
lab_robots_cell_parse (const char  *text,
                       guint        size,
                       guint       *cell,
                       GError     **error)
{
  guint column = 0, row = 0;
  const char *at = text;

  for (; g_ascii_isalpha (*at) && column <= size; at++)
    column = column * 26 + (guint) (g_ascii_tolower (*at) - 'a') + 1;
  if (*at != '0')
    {
      for (; g_ascii_isdigit (*at) && row <= size; at++)
        row = row * 10 + (guint) (*at - '0');
    }

  if (*at != '\0' || column < 1 || column > size || row < 1 || row > size)
    {
      g_autofree char *last = lab_robots_cell_format (size * size - 1, size);

      return lab_refuse (error, LAB_ROBOTS_TEXT_ERROR, LAB_ROBOTS_TEXT_ERROR_CELL,
                         /* Translators: The first %s is a text; the second one is
                          * the last cell of a board, such as p16. */
                         _("“%s” is not a cell. The cells of this board are a1 to %s."),
                         LAB_QUOTED (text, QUOTED_LENGTH), last);
    }

  *cell = (row - 1) * size + column - 1;
  return TRUE;
}

/**
 * lab_robots_cell_format:
 * @cell: a cell
 * @size: the size of the board
 *
 * Returns: (transfer full): its name: the letters of the column, from the west, and the number of
 *   the row, from the north, such as `a1` or `aa27`
 */
char *
lab_robots_cell_format (guint cell,
                        guint size)
{
  guint column, row;

  g_return_val_if_fail (size > 0, NULL);

  column = cell % size;
  row = cell / size + 1;
  if (column < 26)
    return g_strdup_printf ("%c%u", 'a' + (int) column, row);
  return g_strdup_printf ("%c%c%u", 'a' + (int) (column / 26) - 1, 'a' + (int) (column % 26), row);
}

/**
 * lab_robots_moves_parse:
 * @text: moves with spaces or commas between them, such as `1N 2E`
 * @moves: (out) (transfer full) (element-type LabRobotsMove): the moves
 * @error: return location for a #LabRobotsMoveError
 *
 * Returns: %FALSE if a word is not a move
 */
gboolean
lab_robots_moves_parse (const char  *text,
                        GArray     **moves,
                        GError     **error)
{
  g_auto (GStrv) words = g_strsplit_set (text, " ,\t\r\n", -1);
  g_autoptr (GArray) result = g_array_new (FALSE, FALSE, sizeof (LabRobotsMove));

  for (guint i = 0; words[i] != NULL; i++)
    {
      LabRobotsMove move;

      if (*words[i] == '\0')
        continue;
      if (!lab_robots_move_parse (words[i], &move, error))
        return FALSE;
      g_array_append_val (result, move);
    }
  *moves = g_steal_pointer (&result);
  return TRUE;
}

/**
 * lab_robots_moves_format:
 * @moves: (array length=n_moves): moves
 * @n_moves: their number
 *
 * Returns: (transfer full): their texts with spaces between them
 */
char *
lab_robots_moves_format (const LabRobotsMove *moves,
                         guint                n_moves)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < n_moves; i++)
    {
      g_autofree char *move = lab_robots_move_format (moves[i]);

      g_string_append_printf (text, "%s%s", i == 0 ? "" : " ", move);
    }
  return g_string_free (text, FALSE);
}
