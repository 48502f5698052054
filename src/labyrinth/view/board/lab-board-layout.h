/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <graphene.h>

#include "lab-arrow.h"
#include "lab-position.h"

G_BEGIN_DECLS

/** LAB_BOARD_MIN_SIZE: the smallest board, in logical pixels. */
#define LAB_BOARD_MIN_SIZE 272

/**
 * LabBoardLayout:
 * @x: left edge of the board
 * @y: top edge
 * @size: width and height
 * @margin: width of the frame, in which the arrows are
 * @tile: width and height of a tile
 *
 * The places of all parts of a board, in whole logical pixels so that edges are sharp.
 */
typedef struct
{
  int x;
  int y;
  int size;
  int margin;
  int tile;
} LabBoardLayout;

LabBoardLayout   lab_board_layout_fit       (int                   width,
                                             int                   height);
int              lab_board_layout_fill      (int                   space);
graphene_point_t lab_board_layout_get_cell  (const LabBoardLayout *self,
                                             LabCell               cell);
graphene_rect_t  lab_board_layout_get_arrow (const LabBoardLayout *self,
                                             LabArrow              arrow);
LabCell          lab_board_layout_pick_cell (const LabBoardLayout *self,
                                             double                x,
                                             double                y);
LabArrow         lab_board_layout_pick_arrow (const LabBoardLayout *self,
                                             double                x,
                                             double                y);
graphene_point_t lab_board_layout_get_stand (const LabPosition    *position,
                                             LabSeat               seat);
graphene_point_t lab_arrow_get_direction    (LabArrow              arrow);

G_END_DECLS
