/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

#include "lab-position.h"

G_BEGIN_DECLS

/** LAB_MAX_INSERTIONS: the largest number of insertions: twelve arrows, four rotations. */
#define LAB_MAX_INSERTIONS 48

/**
 * LabInsertion:
 * @board: the board after the insertion
 * @links: the passages of @board
 * @arrow: where the tile goes in
 * @tile: the openings of the tile
 * @done: whether the position already has this insertion, so that no tile or pawn moves any more
 *
 * One of the insertions that a turn can start with.
 */
typedef struct
{
  LabBoard    board;
  LabLinks    links;
  LabArrow    arrow;
  LabOpenings tile;
  gboolean    done;
} LabInsertion;

guint       lab_insertion_list      (const LabPosition  *position,
                                     LabInsertion        insertions[LAB_MAX_INSERTIONS]);
LabCell     lab_insertion_carry     (const LabInsertion *self,
                                     LabCell             tile);
LabBitboard lab_insertion_get_reach (const LabInsertion *self,
                                     const LabPosition  *position,
                                     LabSeat             seat);

G_END_DECLS
