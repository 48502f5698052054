/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-game-page-private.h"

/* Points at the next step on the table: at a hint, at the turn that a computer will play, or at
 * the step that a solo mode asks for. */

/* Private helpers */

static void
mark (GtkWidget *widget,
      gboolean   marked)
{
  if (marked)
    gtk_widget_add_css_class (widget, "guided");
  else
    gtk_widget_remove_css_class (widget, "guided");
}

static void
mark_guided (LabGamePage    *self,
             const LabGuide *guide)
{
  gboolean inserting = guide->kind == LAB_GUIDE_INSERTION;

  mark (self->tray, guide->kind == LAB_GUIDE_SPARE);
  mark (GTK_WIDGET (self->move_button), guide->kind == LAB_GUIDE_STAY);
  for (LabArrow arrow = 0; arrow < LAB_N_ARROWS; arrow++)
    mark (lab_board_view_get_arrow (self->board, arrow),
          (inserting || guide->kind == LAB_GUIDE_ARROW) && arrow == guide->turn.arrow);
}

/* For the page */

void
lab_game_pointing_update (LabGamePage *self)
{
  static const LabGuide nothing = { LAB_GUIDE_NONE, { LAB_ARROW_NONE, 0, LAB_CELL_NONE } };
  const LabTurn *hint = lab_hint_get_turn (self->hint_thinker);
  const LabGuide *guide = &nothing;

  if (self->solo_mode != NULL)
    guide = lab_solo_mode_get_guide (self->solo_mode);
  mark_guided (self, guide);
  if (hint != NULL)
    lab_board_view_point_at (self->board, hint, TRUE);
  else if (self->runner != NULL
           && lab_turn_runner_get_stage (self->runner) == LAB_TURN_RUNNER_AIMED)
    lab_board_view_point_at (self->board, lab_turn_runner_get_turn (self->runner), FALSE);
  else if (guide->kind == LAB_GUIDE_INSERTION || guide->kind == LAB_GUIDE_MOVE)
    lab_board_view_point_at (self->board, &guide->turn, guide->kind == LAB_GUIDE_MOVE);
  else
    lab_board_view_point_at (self->board, NULL, FALSE);
}
