/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-board-view-private.h"

#include "lab-board-marks.h"
#include "lab-tile-view.h"

/* The tiles that a pawn can reach, the path to one of them, and the tile that the player
 * selected but did not confirm yet. */

/* For the board */

/* Draws a ring around the selected tile, and the path to it unless another path is visible. */
void
lab_board_choice_snapshot (LabBoardView *self,
                           GtkSnapshot  *snapshot)
{
  const LabPosition *position = lab_board_view_get_position (self);
  GtkWidget *widget = GTK_WIDGET (self);
  LabPath path;

  if (self->chosen == LAB_CELL_NONE || !lab_board_view_can_move (self))
    return;
  if (self->shows_path && self->path.n_cells == 0)
    {
      lab_path_find (&position->board, position->pawns[position->seat], self->chosen, &path);
      lab_board_marks_snapshot_path (widget, snapshot, &self->layout, &path);
    }
  lab_board_marks_snapshot_goal (widget, snapshot, &self->layout, self->chosen,
                                 GRAPHENE_POINT_INIT (0, 0));
}

/* Public functions */

/**
 * lab_board_view_set_shows_reachable:
 * @self: a board
 * @shows_reachable: whether to highlight the tiles that the pawn can reach
 *
 * Turns the highlight of reachable tiles on or off.
 */
void
lab_board_view_set_shows_reachable (LabBoardView *self,
                                    gboolean      shows_reachable)
{
  g_return_if_fail (LAB_IS_BOARD_VIEW (self));

  self->shows_reachable = shows_reachable;
  lab_board_view_update (self);
}

/** lab_board_view_get_shows_reachable: returns whether reachable tiles are highlighted. */
gboolean
lab_board_view_get_shows_reachable (LabBoardView *self)
{
  g_return_val_if_fail (LAB_IS_BOARD_VIEW (self), FALSE);

  return self->shows_reachable;
}

/**
 * lab_board_view_set_shows_path:
 * @self: a board
 * @shows_path: whether to show the path to the tile that has the pointer or the focus
 *
 * Turns the preview of paths on or off.
 */
void
lab_board_view_set_shows_path (LabBoardView *self,
                               gboolean      shows_path)
{
  g_return_if_fail (LAB_IS_BOARD_VIEW (self));

  self->shows_path = shows_path;
  if (!shows_path)
    lab_board_view_clear_path (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/**
 * lab_board_view_set_sought:
 * @self: a board
 * @sought: the treasures on the visible cards of the player; they are as secret as the cards
 *
 * Keeps these treasures bright, also where the pawn cannot reach them.
 */
void
lab_board_view_set_sought (LabBoardView   *self,
                           LabTreasureSet  sought)
{
  g_return_if_fail (LAB_IS_BOARD_VIEW (self));

  if (self->sought == sought)
    return;
  self->sought = sought;
  lab_board_view_update (self);
}

/**
 * lab_board_view_set_ringed:
 * @self: a board
 * @ringed: treasures on visible cards; they are as secret as the cards
 * @seat: the player who seeks them, which chooses the color
 *
 * Draws a ring around each of these treasures.
 */
void
lab_board_view_set_ringed (LabBoardView   *self,
                           LabTreasureSet  ringed,
                           LabSeat         seat)
{
  g_return_if_fail (LAB_IS_BOARD_VIEW (self));

  for (LabBitboard rest = LAB_ALL_CELLS; rest != 0; rest &= rest - 1)
    lab_tile_view_set_ringed (LAB_TILE_VIEW (self->tiles[lab_bitboard_first (rest)]), ringed, seat);
  lab_tile_view_set_ringed (LAB_TILE_VIEW (self->spare), ringed, seat);
}

/**
 * lab_board_view_choose:
 * @self: a board
 * @cell: a cell that the pawn can reach, or %LAB_CELL_NONE
 *
 * Marks a tile as selected until the next insertion or move. The pawn does not move.
 */
void
lab_board_view_choose (LabBoardView *self,
                       LabCell       cell)
{
  g_return_if_fail (LAB_IS_BOARD_VIEW (self));

  self->chosen = cell;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/**
 * lab_board_view_get_chosen:
 * @self: a board
 *
 * Returns: the cell of the selected tile, or %LAB_CELL_NONE
 */
LabCell
lab_board_view_get_chosen (LabBoardView *self)
{
  g_return_val_if_fail (LAB_IS_BOARD_VIEW (self), LAB_CELL_NONE);

  return self->chosen;
}
