/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * LabSide:
 * @LAB_NORTH: toward row 1
 * @LAB_EAST: toward column g
 * @LAB_SOUTH: toward row 7
 * @LAB_WEST: toward column a
 *
 * A side of a tile, clockwise from the north. The opening on a side is the bit `1 << side` of a
 * #LabOpenings.
 */
typedef enum
{
  LAB_NORTH,
  LAB_EAST,
  LAB_SOUTH,
  LAB_WEST,
} LabSide;

#define LAB_N_SIDES 4

/**
 * LabOpenings:
 *
 * The sides where a tile is open: the sum of N=1, E=2, S=4 and W=8. In notation, a tile is this
 * number as a hexadecimal digit.
 */
typedef guint8 LabOpenings;

/**
 * LabShape:
 * @LAB_SHAPE_NONE: not a tile of this game (none, one or four openings)
 * @LAB_SHAPE_CORNER: two openings that meet at a corner
 * @LAB_SHAPE_STRAIGHT: two openings that face each other
 * @LAB_SHAPE_T: three openings
 *
 * The shape of a tile, independent of its rotation.
 */
typedef enum
{
  LAB_SHAPE_NONE,
  LAB_SHAPE_CORNER,
  LAB_SHAPE_STRAIGHT,
  LAB_SHAPE_T,
} LabShape;

/**
 * lab_openings_rotate:
 * @openings: a tile
 * @quarters: quarter turns clockwise; a negative number rotates counterclockwise
 *
 * Rotates a tile.
 *
 * Returns: the rotated tile
 */
static inline LabOpenings
lab_openings_rotate (LabOpenings openings,
                     int         quarters)
{
  unsigned int by = (unsigned int) quarters & 3u;

  return (LabOpenings) (((openings << by) | (openings >> (4 - by))) & 0xf);
}

/**
 * lab_openings_orientations:
 * @openings: a tile
 *
 * Returns the number of different orientations of a tile: two for a straight, four for a corner or
 * T.
 *
 * Returns: a number from 1 to 4
 */
static inline unsigned int
lab_openings_orientations (LabOpenings openings)
{
  if (lab_openings_rotate (openings, 1) == openings)
    return 1;
  return lab_openings_rotate (openings, 2) == openings ? 2 : 4;
}

/**
 * lab_openings_shape:
 * @openings: the tile
 *
 * Finds the shape of a tile.
 *
 * Returns: the shape of the tile
 */
static inline LabShape
lab_openings_shape (LabOpenings openings)
{
  switch (openings)
    {
    case 0x5: case 0xa:
      return LAB_SHAPE_STRAIGHT;
    case 0x3: case 0x6: case 0xc: case 0x9:
      return LAB_SHAPE_CORNER;
    case 0x7: case 0xe: case 0xd: case 0xb:
      return LAB_SHAPE_T;
    default:
      return LAB_SHAPE_NONE;
    }
}

/**
 * lab_openings_same_tile:
 * @a: a tile
 * @b: a tile
 *
 * Checks whether two tiles have the same shape.
 *
 * Returns: %TRUE if @a can be rotated into @b
 */
static inline gboolean
lab_openings_same_tile (LabOpenings a,
                        LabOpenings b)
{
  return lab_openings_rotate (a, 0) == b || lab_openings_rotate (a, 1) == b
         || lab_openings_rotate (a, 2) == b || lab_openings_rotate (a, 3) == b;
}

G_END_DECLS
