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
 * A place where the spare tile may be inserted, numbered as it is written:
 * Nb Nd Nf, E2 E4 E6, Sb Sd Sf, W2 W4 W6. The letter is the side that the tile
 * comes in from.
 */
typedef guint8 LabArrow;

#define LAB_N_ARROWS 12
/** LAB_ARROW_NONE: no arrow; before the first insertion, the last arrow. */
#define LAB_ARROW_NONE 0xff

/**
 * lab_arrow_opposite:
 * @arrow: an arrow, or %LAB_ARROW_NONE
 *
 * The arrow where an insertion at @arrow pushes a tile out.
 *
 * Returns: the facing arrow; %LAB_ARROW_NONE faces itself
 */
static inline LabArrow
lab_arrow_opposite (LabArrow arrow)
{
  if (arrow == LAB_ARROW_NONE)
    return LAB_ARROW_NONE;
  return (LabArrow) (arrow < 6 ? arrow + 6 : arrow - 6);
}

/** lab_arrow_side: the side of the board that @arrow stands on. */
static inline LabSide
lab_arrow_side (LabArrow arrow)
{
  return (LabSide) (arrow / 3);
}

/** lab_arrow_line: the number of the column or row of @arrow, 1, 3 or 5 (0 is a or 1). */
static inline unsigned int
lab_arrow_line (LabArrow arrow)
{
  return 2u * (arrow % 3u) + 1u;
}

/**
 * lab_arrow_cell:
 * @arrow: an arrow
 * @step: 0 for the cell where the tile goes in, 6 for the one pushed out
 *
 * Returns: the cell that is @step cells from the arrow, along its line
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
