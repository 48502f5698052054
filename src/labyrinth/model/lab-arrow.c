/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-arrow.h"

static const char arrow_names[LAB_N_ARROWS][3] = {
  "Nb", "Nd", "Nf", "E2", "E4", "E6", "Sb", "Sd", "Sf", "W2", "W4", "W6",
};

/**
 * lab_arrow_parse:
 * @text: at least two characters, `Nb` to `W6`
 * @arrow: (out): the arrow
 *
 * Reads the first two characters of @text and ignores the rest.
 *
 * Returns: %TRUE if they name an arrow
 */
gboolean
lab_arrow_parse (const char *text,
                 LabArrow   *arrow)
{
  g_return_val_if_fail (text != NULL, FALSE);
  g_return_val_if_fail (arrow != NULL, FALSE);

  for (LabArrow a = 0; a < LAB_N_ARROWS; a++)
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
 * lab_arrow_format:
 * @arrow: an arrow
 * @text: (out): room for its two characters and the closing nul
 *
 * Writes the name of @arrow, such as `Nb`.
 */
void
lab_arrow_format (LabArrow arrow,
                  char     text[3])
{
  g_return_if_fail (arrow < LAB_N_ARROWS);

  text[0] = arrow_names[arrow][0];
  text[1] = arrow_names[arrow][1];
  text[2] = '\0';
}

/**
 * lab_arrow_carry:
 * @arrow: the arrow of an insertion
 * @cell: a cell of the board
 *
 * Finds out where an insertion moves a pawn that stands on @cell. A pawn that is pushed off the
 * board continues on the tile that was just inserted.
 *
 * Returns: the cell afterwards; @cell itself if it is not on the line of @arrow
 */
LabCell
lab_arrow_carry (LabArrow arrow,
                 LabCell  cell)
{
  static const gint8 steps[LAB_N_SIDES] = { 8, -1, -8, 1 };
  gboolean vertical;
  unsigned int line;

  g_return_val_if_fail (arrow < LAB_N_ARROWS, cell);

  vertical = lab_arrow_side (arrow) == LAB_NORTH || lab_arrow_side (arrow) == LAB_SOUTH;
  line = vertical ? lab_cell_column (cell) : lab_cell_row (cell);
  if (line != lab_arrow_line (arrow))
    return cell;
  if (cell == lab_arrow_cell (arrow, LAB_BOARD_SIZE - 1))
    return lab_arrow_cell (arrow, 0);
  return (LabCell) (cell + steps[lab_arrow_side (arrow)]);
}

/**
 * lab_arrow_carry_tile:
 * @arrow: the arrow of an insertion
 * @cell: the cell of a tile; %LAB_CELL_SPARE for the spare, %LAB_CELL_NONE for no tile
 *
 * Finds out where an insertion moves a tile and the treasure on it.
 *
 * Returns: the cell afterwards; %LAB_CELL_SPARE if the tile was pushed out
 */
LabCell
lab_arrow_carry_tile (LabArrow arrow,
                      LabCell  cell)
{
  g_return_val_if_fail (arrow < LAB_N_ARROWS, cell);

  if (cell == LAB_CELL_NONE)
    return LAB_CELL_NONE;
  if (cell == LAB_CELL_SPARE)
    return lab_arrow_cell (arrow, 0);
  if (cell == lab_arrow_cell (arrow, LAB_BOARD_SIZE - 1))
    return LAB_CELL_SPARE;
  return lab_arrow_carry (arrow, cell);
}
