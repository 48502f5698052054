/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-board-layout.h"

#include <math.h>

/* The frame is never narrower than this, so that players can hit its arrows. */
#define MIN_MARGIN 24
/* An arrow is never shorter than this along the frame, which has an arrow at every other tile. */
#define MIN_LENGTH 44
#define MARGIN_OF_TILE 0.42

/**
 * lab_board_layout_fit:
 * @width: available width
 * @height: available height
 *
 * Returns: the largest board that fits, centered
 */
LabBoardLayout
lab_board_layout_fit (int width,
                      int height)
{
  int space = MIN (width, height);
  LabBoardLayout self = { 0 };

  self.tile = MIN ((space - 2 * MIN_MARGIN) / LAB_BOARD_SIZE,
                   (int) (space / (LAB_BOARD_SIZE + 2 * MARGIN_OF_TILE)));
  self.tile = MAX (self.tile, 1);
  self.margin = MAX (MIN_MARGIN, (int) (self.tile * MARGIN_OF_TILE));
  self.size = LAB_BOARD_SIZE * self.tile + 2 * self.margin;
  self.x = (width - self.size) / 2;
  self.y = (height - self.size) / 2;
  return self;
}

/**
 * lab_board_layout_fill:
 * @space: available width, which is also the height
 *
 * Returns: the width of the largest board that fits, for lab_table_layout_set_fit()
 */
int
lab_board_layout_fill (int space)
{
  return lab_board_layout_fit (space, space).size;
}

/**
 * lab_board_layout_get_cell:
 * @self: the layout
 * @cell: a cell
 *
 * Returns: the top left corner of its tile
 */
graphene_point_t
lab_board_layout_get_cell (const LabBoardLayout *self,
                           LabCell               cell)
{
  return GRAPHENE_POINT_INIT (
      (float) (self->x + self->margin + (int) lab_cell_column (cell) * self->tile),
      (float) (self->y + self->margin + (int) lab_cell_row (cell) * self->tile));
}

/**
 * lab_board_layout_get_arrow:
 * @self: the layout
 * @arrow: an arrow
 *
 * Returns: the part of the frame that reacts to the arrow
 */
graphene_rect_t
lab_board_layout_get_arrow (const LabBoardLayout *self,
                            LabArrow              arrow)
{
  graphene_point_t entry = lab_board_layout_get_cell (self, lab_arrow_cell (arrow, 0));
  float tile = (float) self->tile;
  float margin = (float) self->margin;
  float inset = (float) MAX ((MIN_LENGTH - self->tile + 1) / 2, 0);
  float length = tile + 2 * inset;

  switch (lab_arrow_side (arrow))
    {
    case LAB_NORTH:
      return GRAPHENE_RECT_INIT (entry.x - inset, entry.y - margin, length, margin);
    case LAB_EAST:
      return GRAPHENE_RECT_INIT (entry.x + tile, entry.y - inset, margin, length);
    case LAB_SOUTH:
      return GRAPHENE_RECT_INIT (entry.x - inset, entry.y + tile, length, margin);
    case LAB_WEST:
    default:
      return GRAPHENE_RECT_INIT (entry.x - margin, entry.y - inset, margin, length);
    }
}

/**
 * lab_board_layout_pick_cell:
 * @self: the layout
 * @x: horizontal position
 * @y: vertical position
 *
 * Returns: the cell at that position, or %LAB_CELL_NONE
 */
LabCell
lab_board_layout_pick_cell (const LabBoardLayout *self,
                            double                x,
                            double                y)
{
  double left = x - self->x - self->margin;
  double top = y - self->y - self->margin;
  double bed = LAB_BOARD_SIZE * self->tile;

  if (left < 0 || top < 0 || left >= bed || top >= bed)
    return LAB_CELL_NONE;
  return LAB_CELL ((int) left / self->tile, (int) top / self->tile);
}

/**
 * lab_board_layout_pick_arrow:
 * @self: the layout
 * @x: horizontal position
 * @y: vertical position
 *
 * Finds the arrow that a player means who drops a tile. A distance of up to one tile counts,
 * since the hand and the tile hide the arrow.
 *
 * Returns: the arrow next to that position, or %LAB_ARROW_NONE
 */
LabArrow
lab_board_layout_pick_arrow (const LabBoardLayout *self,
                             double                x,
                             double                y)
{
  LabArrow nearest = LAB_ARROW_NONE;
  double least = self->tile;

  for (LabArrow arrow = 0; arrow < LAB_N_ARROWS; arrow++)
    {
      graphene_rect_t area = lab_board_layout_get_arrow (self, arrow);
      double right = area.origin.x + area.size.width, bottom = area.origin.y + area.size.height;
      double aside = MAX (MAX (area.origin.x - x, x - right), 0);
      double off = MAX (MAX (area.origin.y - y, y - bottom), 0);

      if (hypot (aside, off) >= least)
        continue;
      least = hypot (aside, off);
      nearest = arrow;
    }
  return nearest;
}

/**
 * lab_board_layout_get_stand:
 * @position: the state of the game
 * @seat: a seat with a player
 *
 * Places a pawn within its tile, beside a treasure and other pawns.
 *
 * Returns: the distance from the center of the tile, in tiles
 */
graphene_point_t
lab_board_layout_get_stand (const LabPosition *position,
                            LabSeat            seat)
{
  static const float crowd[LAB_N_SEATS][2] = {
    { -0.2f, -0.17f }, { 0.2f, -0.17f }, { -0.2f, 0.18f }, { 0.2f, 0.18f },
  };
  LabCell cell = position->pawns[seat];
  guint n_here = 0, rank = 0;

  for (LabSeat other = 0; other < LAB_N_SEATS; other++)
    {
      if (position->pawns[other] != cell)
        continue;
      if (other < seat)
        rank++;
      n_here++;
    }
  if (n_here > 1)
    return GRAPHENE_POINT_INIT (crowd[rank][0], n_here == 2 ? 0.1f : crowd[rank][1]);
  if (lab_position_get_treasure (position, cell) != LAB_TREASURE_NONE)
    return GRAPHENE_POINT_INIT (0.2f, 0.16f);
  return GRAPHENE_POINT_INIT (0, -0.06f);
}

/**
 * lab_arrow_get_direction:
 * @arrow: an arrow
 *
 * Returns: the direction in which an insertion there moves tiles, as a vector of length 1
 */
graphene_point_t
lab_arrow_get_direction (LabArrow arrow)
{
  static const float directions[LAB_N_SIDES][2] = { { 0, 1 }, { -1, 0 }, { 0, -1 }, { 1, 0 } };
  const float *direction = directions[lab_arrow_side (arrow)];

  return GRAPHENE_POINT_INIT (direction[0], direction[1]);
}
