/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-classic-text.h"

#include <glib/gi18n-lib.h>

#include "lab-quotation.h"

/* Private helpers */

static char
get_letter (const char    *letters,
            const guint64  cells[2],
            guint          cell)
{
  for (guint player = 0; player < 2; player++)
    {
      if ((cells[player] >> cell & 1) != 0)
        return letters[player];
    }
  return '.';
}

static gboolean
refuse_letter (const char  *board,
               const char  *at,
               const char  *letters,
               GError     **error)
{
  guint place = (guint) g_utf8_pointer_to_offset (board, at) + 1;
  gboolean valid = g_utf8_get_char_validated (at, -1) < (gunichar) -2;
  g_autofree char *character = g_strndup (at, valid ? (gsize) (g_utf8_next_char (at) - at) : 1);
  g_autofree char *found = lab_quotation_make (character, 1);

  return lab_classic_refuse_position (
      error,
      /* Translators: %u counts characters from 1; %s is the character there; %c are the letters
       * of the two players. */
      _("Character %u of the board is “%s”; write %c, %c, or a dot for each cell, and “/” after "
        "each row but the last."), place, found, letters[0], letters[1]);
}

/* Public functions */

/**
 * lab_classic_read_number:
 * @text: (inout): a text; afterwards the rest that follows the number
 * @min: the smallest number
 * @max: the largest number, at most 99
 * @number: (out): the number
 *
 * Reads a decimal number of at most two digits, without leading zeros.
 *
 * Returns: whether @text begins with such a number
 */
gboolean
lab_classic_read_number (const char **text,
                         guint        min,
                         guint        max,
                         guint       *number)
{
  const char *at = *text;
  guint value = 0;

  if (!g_ascii_isdigit (*at) || (at[0] == '0' && g_ascii_isdigit (at[1])))
    return FALSE;
  for (; g_ascii_isdigit (*at); at++)
    {
      if (at - *text == 2)
        return FALSE;
      value = value * 10 + (guint) (*at - '0');
    }
  if (value < min || value > max)
    return FALSE;
  *text = at;
  *number = value;
  return TRUE;
}

/**
 * lab_classic_read_size:
 * @text: (inout): a text; afterwards the rest that follows the size
 * @min: the smallest number
 * @max: the largest number
 * @first: (out): the number before the `x`
 * @second: (out): the number after it
 *
 * Reads two numbers, such as `3x4`.
 *
 * Returns: whether @text begins with them
 */
gboolean
lab_classic_read_size (const char **text,
                       guint        min,
                       guint        max,
                       guint       *first,
                       guint       *second)
{
  if (!lab_classic_read_number (text, min, max, first) || **text != 'x')
    return FALSE;
  (*text)++;
  return lab_classic_read_number (text, min, max, second);
}

/**
 * lab_classic_parse_cells:
 * @board: the rows from the last to the first, such as `bbb/.../www`
 * @rows: the number of rows
 * @columns: the number of columns
 * @letters: the letters of the two players
 * @cells: (out): the cells of the two players, a bit each, row by row from the first
 * @error: return location for a #LabClassicError
 *
 * Reads the cells of a board.
 *
 * Returns: whether the text has all cells and nothing else
 */
gboolean
lab_classic_parse_cells (const char  *board,
                         guint        rows,
                         guint        columns,
                         const char  *letters,
                         guint64      cells[2],
                         GError     **error)
{
  const char *at = board;

  cells[0] = cells[1] = 0;
  for (guint row = rows; row-- > 0;)
    {
      for (guint column = 0; column < columns; column++, at++)
        {
          guint64 bit = G_GUINT64_CONSTANT (1) << (row * columns + column);

          if (*at == letters[0])
            cells[0] |= bit;
          else if (*at == letters[1])
            cells[1] |= bit;
          else if (*at == '\0' || *at == '/')
            return lab_classic_refuse_position (
                /* Translators: rows are counted from 1, from the top; the size is, for example,
                 * 3x4 for 3 rows and 4 columns. */
                error, _("Row %u of the board is too short. The size of the board is %ux%u."),
                rows - row, rows, columns);
          else if (*at != '.')
            return refuse_letter (board, at, letters, error);
        }
      if (*at == '\0' && row > 0)
        return lab_classic_refuse_position (
            /* Translators: the first number chooses the plural form; the second one is larger. */
            error, ngettext ("The board has only %u row; write %u.",
                             "The board has only %u rows; write %u.", rows - row),
            rows - row, rows);
      if (*at != (row > 0 ? '/' : '\0'))
        return lab_classic_refuse_position (
            error, _("Row %u of the board is too long, or there are too many rows. The size of "
                     "the board is %ux%u."), rows - row, rows, columns);
      at += row > 0 ? 1 : 0;
    }
  return TRUE;
}

/** lab_classic_format_cells: (transfer full): returns the text for lab_classic_parse_cells(). */
char *
lab_classic_format_cells (guint         rows,
                          guint         columns,
                          const char   *letters,
                          const guint64 cells[2])
{
  GString *board = g_string_new (NULL);

  for (guint row = rows; row-- > 0;)
    {
      for (guint column = 0; column < columns; column++)
        g_string_append_c (board, get_letter (letters, cells, row * columns + column));
      if (row > 0)
        g_string_append_c (board, '/');
    }
  return g_string_free (board, FALSE);
}

/** lab_classic_draw_cells: (transfer full): returns a drawing of the cells, with the names of rows
 * and columns. */
char *
lab_classic_draw_cells (guint         rows,
                        guint         columns,
                        const char   *letters,
                        const guint64 cells[2])
{
  GString *drawing = g_string_new (NULL);

  for (guint row = rows; row-- > 0;)
    {
      g_string_append_printf (drawing, "%u", row + 1);
      for (guint column = 0; column < columns; column++)
        g_string_append_printf (drawing, " %c",
                                get_letter (letters, cells, row * columns + column));
      g_string_append_c (drawing, '\n');
    }
  g_string_append_c (drawing, ' ');
  for (guint column = 0; column < columns; column++)
    g_string_append_printf (drawing, " %c", (char) ('a' + (int) column));
  g_string_append_c (drawing, '\n');
  return g_string_free (drawing, FALSE);
}
