/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-cell.h"

/**
 * lab_cell_parse:
 * @text: at least two characters, `a1` to `g7`
 * @cell: (out): the cell
 *
 * Reads the first two characters of @text and ignores the rest.
 *
 * Returns: %TRUE if they name a cell
 */
gboolean
lab_cell_parse (const char *text,
                LabCell    *cell)
{
  g_return_val_if_fail (text != NULL, FALSE);
  g_return_val_if_fail (cell != NULL, FALSE);

  if (text[0] < 'a' || text[0] > 'g' || text[1] < '1' || text[1] > '7')
    return FALSE;

  *cell = LAB_CELL (text[0] - 'a', text[1] - '1');
  return TRUE;
}

/**
 * lab_cell_format:
 * @cell: a cell of the board
 * @text: (out): room for `a1` to `g7` and the closing nul
 *
 * Writes the name of @cell, such as `a1`.
 */
void
lab_cell_format (LabCell cell,
                 char    text[3])
{
  g_return_if_fail (lab_cell_is_on_board (cell));

  text[0] = (char) ('a' + lab_cell_column (cell));
  text[1] = (char) ('1' + lab_cell_row (cell));
  text[2] = '\0';
}
