/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-board-view-private.h"

#include "lab-arrow-button.h"

/* The part of the board that receives a dragged tile. */

/* Public functions */

/**
 * lab_board_view_set_awaiting:
 * @self: a board
 * @awaiting: whether the player is dragging the spare tile
 *
 * Highlights the arrows that accept the tile while the player drags it.
 */
void
lab_board_view_set_awaiting (LabBoardView *self,
                             gboolean      awaiting)
{
  g_return_if_fail (LAB_IS_BOARD_VIEW (self));

  for (LabArrow arrow = 0; arrow < LAB_N_ARROWS; arrow++)
    lab_arrow_button_set_highlighted (LAB_ARROW_BUTTON (self->arrows[arrow]),
                                      awaiting && lab_board_view_takes (self, arrow));
}

/**
 * lab_board_view_takes:
 * @self: a board
 * @arrow: an arrow
 *
 * Returns: %TRUE if a player at this screen can insert the spare tile there now
 */
gboolean
lab_board_view_takes (LabBoardView *self,
                      LabArrow      arrow)
{
  g_return_val_if_fail (LAB_IS_BOARD_VIEW (self), FALSE);

  return lab_board_view_get_game (self) != NULL && lab_board_view_can_insert (self)
         && lab_controller_may_insert (self->controller, lab_board_view_get_position (self)->seat,
                                       arrow, NULL);
}

/**
 * lab_board_view_pick_arrow:
 * @self: a board
 * @x: horizontal position; it can be outside of the board
 * @y: vertical position; it can be outside of the board
 *
 * Returns: the arrow that a player means who drops a tile there, even if it is blocked; or
 *   %LAB_ARROW_NONE
 */
LabArrow
lab_board_view_pick_arrow (LabBoardView *self,
                           double        x,
                           double        y)
{
  g_return_val_if_fail (LAB_IS_BOARD_VIEW (self), LAB_ARROW_NONE);

  return lab_board_layout_pick_arrow (&self->layout, x, y);
}

/**
 * lab_board_view_aim_at:
 * @self: a board
 * @arrow: an arrow, or %LAB_ARROW_NONE
 *
 * Previews an insertion at @arrow, if it is allowed, and ends any other preview.
 */
void
lab_board_view_aim_at (LabBoardView *self,
                       LabArrow      arrow)
{
  g_return_if_fail (LAB_IS_BOARD_VIEW (self));

  if (arrow == LAB_ARROW_NONE)
    lab_board_input_end_preview (self);
  else if (arrow != lab_board_motion_get_preview (self->motion))
    lab_board_input_begin_preview (self, arrow);
}

/**
 * lab_board_view_drop:
 * @self: a board
 * @arrow: an arrow
 *
 * Acts like a click on @arrow.
 */
void
lab_board_view_drop (LabBoardView *self,
                     LabArrow      arrow)
{
  g_return_if_fail (LAB_IS_BOARD_VIEW (self));
  g_return_if_fail (arrow < LAB_N_ARROWS);

  lab_board_view_emit (self, LAB_BOARD_ARROW_ACTIVATED, arrow);
}
