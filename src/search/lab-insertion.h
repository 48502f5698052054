/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

#include "model/lab-position.h"

G_BEGIN_DECLS

/** LAB_MAX_INSERTIONS: twelve arrows, four orientations. */
#define LAB_MAX_INSERTIONS 48

/**
 * LabInsertion:
 * @board: the board afterwards
 * @links: its passages
 * @arrow: where the tile goes in
 * @tile: how it lies
 * @done: whether the position has it already, so that nothing is carried any more
 *
 * One of the insertions with which a turn can begin.
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
