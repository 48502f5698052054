/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-game-page-private.h"

#include <glib/gi18n.h>

#include "lab-undo.h"
#include "lab-card-visibility.h"

/* Undoes and redoes turns. lab-undo.c decides how many half-turns that includes, so that no
 * player sees the cards of another one. */

/* Private helpers */

/* Returns whether undo and redo are possible at this moment. */
static gboolean
is_open (LabGamePage *self)
{
  if (self->runner == NULL || self->paused || lab_turn_runner_get_paused (self->runner))
    return FALSE;
  /* The question whether to keep playing must be answered first. */
  if (self->asking)
    return FALSE;
  if (lab_game_get_phase (lab_game_page_get_game (self)) == LAB_PHASE_OVER)
    return FALSE;
  return lab_game_page_get_takes_back (self);
}

static guint
count_undo (LabGamePage *self)
{
  if (!is_open (self))
    return 0;
  return lab_undo_count (lab_game_page_get_controller (self),
                         lab_turn_runner_get_persons (self->runner), self->viewer);
}

static guint
count_redo (LabGamePage *self)
{
  if (!is_open (self))
    return 0;
  return lab_redo_count (lab_game_page_get_controller (self),
                         lab_turn_runner_get_persons (self->runner));
}

/* Shows the new position of the game, and asks its current player. */
static void
on_rewound (LabGamePage *self)
{
  LabController *controller = lab_game_page_get_controller (self);
  LabSeat viewer = self->viewer;
  gboolean covered = lab_game_page_get_covered (self);

  lab_game_turns_clear (self);
  lab_pace_set_runner (self->pace, NULL);
  lab_pace_set_runner (self->pace, self->runner);
  lab_notice_drop (self->refusal);
  lab_board_view_set_controller (self->board, NULL);
  lab_board_view_set_controller (self->board, controller);
  /* A player who undoes only their own half-turn still has the screen. */
  if (!covered && viewer == self->rewound_from)
    self->viewer = viewer;
  else
    self->viewer
        = lab_card_visibility_get_first_viewer (lab_turn_runner_get_persons (self->runner));
  lab_game_turns_go_on (self);
}

/* Returns the arrow of the first insertion among the half-turns to undo, or LAB_ARROW_NONE. From
 * there, the tiles slide back to where they are after the undo. */
static LabArrow
find_first_insertion (LabGamePage *self,
                      guint        n_half_turns)
{
  LabGame *game = lab_game_page_get_game (self);
  guint n_played = lab_game_get_n_half_turns (game);

  for (guint i = n_played - n_half_turns; i < n_played; i++)
    {
      if (lab_game_get_position_at (game, i)->phase == LAB_PHASE_INSERT)
        return lab_game_get_position_at (game, i + 1)->last_arrow;
    }
  return LAB_ARROW_NONE;
}

/* For the page */

/* Updates the properties that say whether undo and redo are possible. */
void
lab_game_undo_update (LabGamePage *self)
{
  gboolean undoable = count_undo (self) > 0;
  gboolean redoable = count_redo (self) > 0;

  if (self->undoable != undoable)
    {
      self->undoable = undoable;
      g_object_notify (G_OBJECT (self), "undoable");
    }
  if (self->redoable != redoable)
    {
      self->redoable = redoable;
      g_object_notify (G_OBJECT (self), "redoable");
    }
}

/* Connects to the signal for undo and redo of each game. */
void
lab_game_undo_init (LabGamePage *self)
{
  g_signal_group_connect_swapped (self->turn_signals, "rewound", G_CALLBACK (on_rewound), self);
}

/* Public functions */

/**
 * lab_game_page_get_takes_back:
 * @self: a page
 *
 * Returns: %FALSE if the current game never allows undo, such as a tournament or a game between
 *   computers
 */
gboolean
lab_game_page_get_takes_back (LabGamePage *self)
{
  g_return_val_if_fail (LAB_IS_GAME_PAGE (self), FALSE);

  return self->runner != NULL && lab_turn_runner_get_persons (self->runner) != 0
         && !lab_controller_get_tournament (lab_game_page_get_controller (self))
         && (self->solo_mode == NULL || lab_solo_mode_allows_undo (self->solo_mode));
}

/**
 * lab_game_page_undo:
 * @self: a page
 *
 * Undoes the last half-turn of a person and everything that computers played after it. The tiles
 * of the first insertion among them slide back. Does nothing if undo is not possible now.
 */
void
lab_game_page_undo (LabGamePage *self)
{
  LabArrow arrow;
  guint n_half_turns;

  g_return_if_fail (LAB_IS_GAME_PAGE (self));

  if (count_undo (self) == 0)
    return;
  /* A running animation must end first; that may end the turn. */
  lab_board_view_skip (self->board);
  n_half_turns = count_undo (self);
  if (n_half_turns == 0)
    return;
  self->rewound_from = lab_game_get_seat (lab_game_page_get_game (self));
  /* Translators: a screen reader says this after the last insertion or move was undone. */
  lab_game_tell (self, _("Undone."));
  arrow = find_first_insertion (self, n_half_turns);
  if (lab_controller_undo (lab_game_page_get_controller (self), n_half_turns, NULL)
      && arrow != LAB_ARROW_NONE)
    lab_board_view_slide_back (self->board, arrow);
}

/**
 * lab_game_page_redo:
 * @self: a page
 *
 * Redoes what was undone, up to the next decision of a person. Does nothing if redo is not possible
 * now.
 */
void
lab_game_page_redo (LabGamePage *self)
{
  guint n_half_turns;

  g_return_if_fail (LAB_IS_GAME_PAGE (self));

  if (count_redo (self) == 0)
    return;
  lab_board_view_skip (self->board);
  n_half_turns = count_redo (self);
  if (n_half_turns == 0)
    return;
  self->rewound_from = lab_game_get_seat (lab_game_page_get_game (self));
  /* Translators: a screen reader says this after an insertion or a move was redone. */
  lab_game_tell (self, _("Redone."));
  lab_controller_redo (lab_game_page_get_controller (self), n_half_turns, NULL);
}
