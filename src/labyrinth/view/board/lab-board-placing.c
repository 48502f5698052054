/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-board-view-private.h"

/* Places the tiles, pawns and arrows of the board, also during animations. */

static void
allocate_square (GtkWidget        *child,
                 graphene_point_t  place,
                 int               size)
{
  gtk_widget_allocate (child, size, size, -1, gsk_transform_translate (NULL, &place));
}

static void
allocate_tiles (LabBoardView *self)
{
  float tile = (float) self->layout.tile;
  graphene_point_t by, place;
  LabBitboard line = lab_board_motion_get_line (self->motion, &by);
  LabCell spare;

  for (LabBitboard rest = LAB_ALL_CELLS; rest != 0; rest &= rest - 1)
    {
      LabCell cell = lab_bitboard_first (rest);

      place = lab_board_layout_get_cell (&self->layout, cell);
      if ((line & LAB_CELL_BIT (cell)) != 0)
        place = GRAPHENE_POINT_INIT (place.x + by.x * tile, place.y + by.y * tile);
      allocate_square (self->tiles[cell], place, self->layout.tile);
    }

  spare = lab_board_motion_get_spare (self->motion, &by);
  gtk_widget_set_child_visible (self->spare, spare != LAB_CELL_NONE);
  if (spare == LAB_CELL_NONE)
    return;
  place = lab_board_layout_get_cell (&self->layout, spare);
  place = GRAPHENE_POINT_INIT (place.x + by.x * tile, place.y + by.y * tile);
  allocate_square (self->spare, place, self->layout.tile);
}

static void
allocate_pawns (LabBoardView *self)
{
  const LabPosition *position = lab_board_view_get_position (self);
  float tile = (float) self->layout.tile;
  int size = (int) (tile * 0.62f);

  for (LabSeat seat = 0; seat < LAB_N_SEATS; seat++)
    {
      graphene_point_t place;
      double opacity;

      gtk_widget_set_child_visible (self->pawns[seat], position->pawns[seat] != LAB_CELL_NONE);
      if (position->pawns[seat] == LAB_CELL_NONE)
        continue;
      place = lab_board_placing_get_pawn (self, seat, &opacity);
      place = GRAPHENE_POINT_INIT (place.x + (tile - (float) size) / 2,
                                   place.y + (tile - (float) size) / 2);
      gtk_widget_set_opacity (self->pawns[seat], opacity);
      allocate_square (self->pawns[seat], place, size);
    }
}

static void
allocate_arrows (LabBoardView *self)
{
  for (LabArrow arrow = 0; arrow < LAB_N_ARROWS; arrow++)
    {
      graphene_rect_t place = lab_board_layout_get_arrow (&self->layout, arrow);

      gtk_widget_allocate (self->arrows[arrow], (int) place.size.width, (int) place.size.height, -1,
                           gsk_transform_translate (NULL, &place.origin));
    }
}

/* For the board */

/* Returns the top left of the tile-sized square around a pawn, in pixels. */
graphene_point_t
lab_board_placing_get_pawn (LabBoardView *self,
                            LabSeat       seat,
                            double       *opacity)
{
  graphene_point_t origin = lab_board_layout_get_cell (&self->layout, LAB_CELL (0, 0));
  graphene_point_t place;
  float tile = (float) self->layout.tile;

  lab_board_motion_get_pawn (self->motion, seat, &place, opacity);
  return GRAPHENE_POINT_INIT (origin.x + place.x * tile, origin.y + place.y * tile);
}

/* Places all children of the board. */
void
lab_board_placing_allocate (LabBoardView *self)
{
  allocate_arrows (self);
  if (lab_board_view_get_game (self) == NULL)
    return;
  allocate_tiles (self);
  allocate_pawns (self);
}
