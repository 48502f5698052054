/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-shift-board.h"

#include <glib.h>

#define COLUMN(c) (G_GUINT64_CONSTANT (0x01010101010101) << (c))
#define ROW(r) (G_GUINT64_CONSTANT (0x7f) << ((r) * 8))

#define FROM_NORTH(c) { COLUMN (c), 8, LAB_SHIFT_CELL (c, 0), LAB_SHIFT_CELL (c, 6) }
#define FROM_EAST(r) { ROW (r), 63, LAB_SHIFT_CELL (6, r), LAB_SHIFT_CELL (0, r) }
#define FROM_SOUTH(c) { COLUMN (c), 56, LAB_SHIFT_CELL (c, 6), LAB_SHIFT_CELL (c, 0) }
#define FROM_WEST(r) { ROW (r), 1, LAB_SHIFT_CELL (0, r), LAB_SHIFT_CELL (6, r) }

const LabShiftPush lab_shift_pushes[LAB_SHIFT_N_ARROWS] = {
  FROM_NORTH (1), FROM_NORTH (3), FROM_NORTH (5),
  FROM_EAST (1),  FROM_EAST (3),  FROM_EAST (5),
  FROM_SOUTH (1), FROM_SOUTH (3), FROM_SOUTH (5),
  FROM_WEST (1),  FROM_WEST (3),  FROM_WEST (5),
};

static const char arrow_names[LAB_SHIFT_N_ARROWS][3] = {
  "Nb", "Nd", "Nf", "E2", "E4", "E6", "Sb", "Sd", "Sf", "W2", "W4", "W6",
};

/* Public functions */

/**
 * lab_shift_arrow_parse:
 * @text: at least two characters, `Nb` to `W6`
 * @arrow: (out): the arrow
 *
 * Reads the first two characters of @text and ignores the rest.
 *
 * Returns: %TRUE if they name an arrow
 */
gboolean
lab_shift_arrow_parse (const char    *text,
                       LabShiftArrow *arrow)
{
  g_return_val_if_fail (text != NULL, FALSE);
  g_return_val_if_fail (arrow != NULL, FALSE);

  for (LabShiftArrow a = 0; a < LAB_SHIFT_N_ARROWS; a++)
    {
      if (text[0] == arrow_names[a][0] && text[1] == arrow_names[a][1])
        {
          *arrow = a;
          return TRUE;
        }
    }
  return FALSE;
}

/**
 * lab_shift_arrow_format:
 * @arrow: an arrow
 * @text: (out): room for its two characters and the closing nul
 *
 * Writes the name of @arrow, such as `Nb`.
 */
void
lab_shift_arrow_format (LabShiftArrow arrow,
                        char          text[3])
{
  g_return_if_fail (arrow < LAB_SHIFT_N_ARROWS);

  text[0] = arrow_names[arrow][0];
  text[1] = arrow_names[arrow][1];
  text[2] = '\0';
}

/**
 * lab_shift_cell_parse:
 * @text: at least two characters, `a1` to `g7`
 * @cell: (out): the cell
 *
 * Reads the first two characters of @text and ignores the rest.
 *
 * Returns: %TRUE if they name a cell
 */
gboolean
lab_shift_cell_parse (const char   *text,
                      LabShiftCell *cell)
{
  g_return_val_if_fail (text != NULL, FALSE);
  g_return_val_if_fail (cell != NULL, FALSE);

  if (text[0] < 'a' || text[0] > 'g' || text[1] < '1' || text[1] > '7')
    return FALSE;

  *cell = LAB_SHIFT_CELL (text[0] - 'a', text[1] - '1');
  return TRUE;
}

/**
 * lab_shift_cell_format:
 * @cell: a cell of the board
 * @text: (out): room for `a1` to `g7` and the closing nul
 *
 * Writes the name of @cell, such as `a1`.
 */
void
lab_shift_cell_format (LabShiftCell cell,
                       char         text[3])
{
  g_return_if_fail (lab_shift_cell_is_on_board (cell));

  text[0] = (char) ('a' + lab_shift_cell_column (cell));
  text[1] = (char) ('1' + lab_shift_cell_row (cell));
  text[2] = '\0';
}
