/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

#include "lab-cell.h"

G_BEGIN_DECLS

/**
 * LabArrow:
 *
 * A place where the spare tile may be inserted. The values follow the order of the notation: Nb Nd
 * Nf, E2 E4 E6, Sb Sd Sf, W2 W4 W6. The letter N, E, S or W is the side of the board where the tile
 * enters.
 */
typedef guint8 LabArrow;

#define LAB_N_ARROWS 12
/** LAB_ARROW_NONE: no arrow; the last arrow before the first insertion. */
#define LAB_ARROW_NONE 0xff

/**
 * lab_arrow_opposite:
 * @arrow: an arrow, or %LAB_ARROW_NONE
 *
 * Returns the arrow at the other end of the line, where an insertion at @arrow pushes a tile out.
 *
 * Returns: the opposite arrow; %LAB_ARROW_NONE for %LAB_ARROW_NONE
 */
static inline LabArrow
lab_arrow_opposite (LabArrow arrow)
{
  if (arrow == LAB_ARROW_NONE)
    return LAB_ARROW_NONE;
  return (LabArrow) (arrow < 6 ? arrow + 6 : arrow - 6);
}

/** lab_arrow_side: returns the side of the board where @arrow is. */
static inline LabSide
lab_arrow_side (LabArrow arrow)
{
  return (LabSide) (arrow / 3);
}

/** lab_arrow_line: returns the column or row of @arrow: 1, 3 or 5, counted from 0 for a or 1. */
static inline unsigned int
lab_arrow_line (LabArrow arrow)
{
  return 2u * (arrow % 3u) + 1u;
}

/**
 * lab_arrow_cell:
 * @arrow: an arrow
 * @step: 0 for the cell where the tile goes in, 6 for the cell that is pushed out
 *
 * Finds a cell on the line of an arrow.
 *
 * Returns: the cell that is @step cells away from the arrow, along its line
 */
static inline LabCell
lab_arrow_cell (LabArrow     arrow,
                unsigned int step)
{
  unsigned int line = lab_arrow_line (arrow);

  switch (lab_arrow_side (arrow))
    {
    case LAB_NORTH:
      return LAB_CELL (line, step);
    case LAB_EAST:
      return LAB_CELL (6 - step, line);
    case LAB_SOUTH:
      return LAB_CELL (line, 6 - step);
    case LAB_WEST:
    default:
      return LAB_CELL (step, line);
    }
}

gboolean lab_arrow_parse  (const char *text,
                           LabArrow   *arrow);
void     lab_arrow_format (LabArrow    arrow,
                           char        text[3]);
LabCell  lab_arrow_carry  (LabArrow    arrow,
                           LabCell     cell);
LabCell  lab_arrow_carry_tile (LabArrow arrow,
                               LabCell  cell);

G_END_DECLS
