/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-board-view-private.h"

#include "lab-arrow-button.h"

/* Awaiting a tile that somebody is carrying to an arrow. */

/* Public functions */

/**
 * lab_board_view_set_awaiting:
 * @self: a board
 * @awaiting: whether the spare tile is being carried; then the arrows that take it light up
 */
void
lab_board_view_set_awaiting (LabBoardView *self,
                             gboolean      awaiting)
{
  g_return_if_fail (LAB_IS_BOARD_VIEW (self));

  for (LabArrow arrow = 0; arrow < LAB_N_ARROWS; arrow++)
    lab_arrow_button_set_lit (LAB_ARROW_BUTTON (self->arrows[arrow]),
                              awaiting && lab_board_view_takes (self, arrow));
}

/**
 * lab_board_view_takes:
 * @self: a board
 * @arrow: an arrow
 *
 * Returns: %TRUE if the spare tile may be inserted there now, by somebody at this screen
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
 * @x: a place on it, or beside
 * @y: a place on it, or beside
 *
 * Returns: the arrow that somebody means who drops a tile there, forbidden or not; or
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
 * Shows what an insertion there would do, if it is allowed, and nothing else any more.
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
 * Does what a click on @arrow does.
 */
void
lab_board_view_drop (LabBoardView *self,
                     LabArrow      arrow)
{
  g_return_if_fail (LAB_IS_BOARD_VIEW (self));
  g_return_if_fail (arrow < LAB_N_ARROWS);

  lab_board_view_emit (self, LAB_BOARD_ARROW_ACTIVATED, arrow);
}
