/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-board-view-private.h"

#include "lab-arrow-button.h"
#include "lab-board-marks.h"

/* Points at a turn: the next turn of a computer player, or a hint. */

/* For the board */

/* Draws the tile beside its arrow, and the goal of the turn. */
void
lab_board_pointing_snapshot (LabBoardView *self,
                             GtkSnapshot  *snapshot)
{
  const LabPosition *position = lab_board_view_get_position (self);
  GtkWidget *widget = GTK_WIDGET (self);
  graphene_point_t by;
  LabBitboard line = lab_board_motion_get_line (self->motion, &by);
  LabCell goal = self->pointed.cell;

  if (position->phase == LAB_PHASE_INSERT)
    {
      goal = lab_arrow_carry_tile (lab_arrow_opposite (self->pointed.arrow), goal);
      if (lab_board_motion_get_preview (self->motion) != self->pointed.arrow)
        lab_board_marks_snapshot_ghost (widget, snapshot, &self->layout, &self->pointed,
                                        lab_position_get_treasure (position, LAB_CELL_SPARE),
                                        self->with_goal && goal == LAB_CELL_SPARE);
      else if (goal == LAB_CELL_SPARE)
        goal = lab_board_motion_get_spare (self->motion, &by);
    }
  else if (self->with_goal && self->path.n_cells == 0 && self->chosen == LAB_CELL_NONE)
    {
      LabPath path;

      lab_path_find (&position->board, position->pawns[position->seat], goal, &path);
      lab_board_marks_snapshot_path (widget, snapshot, &self->layout, &path);
    }
  if (!self->with_goal || !lab_cell_is_on_board (goal))
    return;
  if ((line & LAB_CELL_BIT (goal)) == 0)
    by = GRAPHENE_POINT_INIT (0, 0);
  lab_board_marks_snapshot_goal (widget, snapshot, &self->layout, goal, by);
}

/* Public functions */

/**
 * lab_board_view_point_at:
 * @self: a board
 * @turn: (nullable): the next turn, or a hint; %NULL for none
 * @with_goal: whether to show the goal of the turn, too
 *
 * Highlights the arrow of @turn and shows the tile beside it. After the insertion it shows the
 * path to the goal. A new turn with its goal ends a preview. If the focus is on the board, it moves
 * to the arrow of that turn.
 */
void
lab_board_view_point_at (LabBoardView  *self,
                         const LabTurn *turn,
                         gboolean       with_goal)
{
  gboolean inserting, is_new;

  g_return_if_fail (LAB_IS_BOARD_VIEW (self));

  is_new = turn != NULL && !self->pointing;
  self->pointing = turn != NULL && lab_board_view_get_game (self) != NULL;
  self->with_goal = with_goal;
  if (self->pointing)
    self->pointed = *turn;
  inserting = self->pointing && lab_board_view_get_position (self)->phase == LAB_PHASE_INSERT;
  if (inserting && with_goal && is_new)
    {
      lab_board_input_end_preview (self);
      if ((gtk_widget_get_state_flags (GTK_WIDGET (self)) & GTK_STATE_FLAG_FOCUS_WITHIN) != 0)
        gtk_widget_grab_focus (self->arrows[turn->arrow]);
    }
  for (LabArrow arrow = 0; arrow < LAB_N_ARROWS; arrow++)
    lab_arrow_button_set_marked (LAB_ARROW_BUTTON (self->arrows[arrow]),
                                 inserting && arrow == self->pointed.arrow);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/**
 * lab_board_view_get_pointed:
 * @self: a board
 *
 * Returns: (transfer none) (nullable): the turn that the board points at, or %NULL
 */
const LabTurn *
lab_board_view_get_pointed (LabBoardView *self)
{
  g_return_val_if_fail (LAB_IS_BOARD_VIEW (self), NULL);

  return self->pointing ? &self->pointed : NULL;
}
