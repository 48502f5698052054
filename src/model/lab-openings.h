/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * LabSide:
 * @LAB_NORTH: towards row 1
 * @LAB_EAST: towards column g
 * @LAB_SOUTH: towards row 7
 * @LAB_WEST: towards column a
 *
 * A side of a tile, clockwise from the north. The opening on a side is the
 * bit `1 << side` of a #LabOpenings.
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
 * The sides on which a tile is open: the sum of N=1, E=2, S=4 and W=8. As a
 * hexadecimal digit this is how tiles are written.
 */
typedef guint8 LabOpenings;

/**
 * LabShape:
 * @LAB_SHAPE_NONE: not a tile of this game (none, one or four openings)
 * @LAB_SHAPE_CORNER: two openings that meet at a corner
 * @LAB_SHAPE_STRAIGHT: two openings that face each other
 * @LAB_SHAPE_T: three openings
 *
 * What a tile is, however it is turned.
 */
typedef enum
{
  LAB_SHAPE_NONE,
  LAB_SHAPE_CORNER,
  LAB_SHAPE_STRAIGHT,
  LAB_SHAPE_T,
} LabShape;

/**
 * lab_openings_turn:
 * @openings: the tile
 * @quarters: quarter turns clockwise; negative turns anticlockwise
 *
 * Returns: the tile turned
 */
static inline LabOpenings
lab_openings_turn (LabOpenings openings,
                   int         quarters)
{
  unsigned int by = (unsigned int) quarters & 3u;

  return (LabOpenings) (((openings << by) | (openings >> (4 - by))) & 0xf);
}

/**
 * lab_openings_orientations:
 * @openings: the tile
 *
 * In how many ways the tile can be laid that are not the same: two for a
 * straight, four for a corner or T.
 *
 * Returns: the number of distinct orientations, 1 to 4
 */
static inline unsigned int
lab_openings_orientations (LabOpenings openings)
{
  if (lab_openings_turn (openings, 1) == openings)
    return 1;
  return lab_openings_turn (openings, 2) == openings ? 2 : 4;
}

/**
 * lab_openings_shape:
 * @openings: the tile
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
 * Whether one tile can be turned into the other.
 *
 * Returns: %TRUE if @b is @a in some orientation
 */
static inline gboolean
lab_openings_same_tile (LabOpenings a,
                        LabOpenings b)
{
  return lab_openings_turn (a, 0) == b || lab_openings_turn (a, 1) == b
         || lab_openings_turn (a, 2) == b || lab_openings_turn (a, 3) == b;
}

G_END_DECLS
