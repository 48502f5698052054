/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-game-page-private.h"

#include <glib/gi18n.h>

/* Stops play while the players have paused the game or a dialog is shown. */

/* Hides the board while the clock is stopped, so that players cannot study it without losing
 * time. */
static void
cover_board (LabGamePage *self,
             gboolean     halted)
{
  gboolean covered = halted && lab_game_solo_mode_has_clock (self);

  gtk_widget_set_visible (GTK_WIDGET (self->board), !covered);
}

static void
update_pause (LabGamePage *self)
{
  gboolean halted = self->paused || self->n_holds > 0;

  gtk_widget_set_visible (self->pause_sign, self->paused);
  cover_board (self, halted);
  if (self->runner == NULL)
    return;
  lab_turn_runner_set_paused (self->runner, halted);
  if (self->solo_mode != NULL)
    lab_solo_mode_set_held (self->solo_mode, halted);
  lab_game_undo_update (self);
  if (self->ending)
    return;
  if (lab_game_page_is_persons_turn (self))
    lab_board_view_set_active (self->board, lab_game_page_may_play (self));
  lab_game_page_keep_focus (self);
  lab_game_page_update_status (self);
  lab_game_actions_update (self);
}

/* Public functions */

/**
 * lab_game_page_set_paused:
 * @self: a page
 * @paused: whether to pause the game for people and computers
 *
 * Pauses or resumes the game.
 */
void
lab_game_page_set_paused (LabGamePage *self,
                          gboolean     paused)
{
  gboolean unpaused;

  g_return_if_fail (LAB_IS_GAME_PAGE (self));

  unpaused = self->paused && !paused;
  if (self->paused != paused)
    {
      self->paused = paused;
      if (paused)
        lab_game_tell (self, _("The game is paused."));
      g_object_notify (G_OBJECT (self), "paused");
    }
  update_pause (self);
  if (unpaused && self->runner != NULL)
    lab_game_page_focus (self);
}

/** lab_game_page_get_paused: returns whether players have paused the game. */
gboolean
lab_game_page_get_paused (LabGamePage *self)
{
  g_return_val_if_fail (LAB_IS_GAME_PAGE (self), FALSE);

  return self->paused;
}

/** lab_game_page_get_pausable: returns whether a computer, a program or a clock would keep
 * going without a pause. */
gboolean
lab_game_page_get_pausable (LabGamePage *self)
{
  const LabPosition *position;

  g_return_val_if_fail (LAB_IS_GAME_PAGE (self), FALSE);

  if (self->runner == NULL)
    return FALSE;
  position = lab_game_page_get_position (self);
  if (lab_game_solo_mode_has_clock (self))
    return TRUE;
  return position->phase != LAB_PHASE_OVER && !lab_turn_runner_get_repeated (self->runner)
         && lab_position_get_seats (position) != lab_turn_runner_get_persons (self->runner);
}

/**
 * lab_game_page_hold:
 * @self: a page
 *
 * Stops play, for example while a dialog is shown over the table. Each call needs a call of
 * lab_game_page_release().
 */
void
lab_game_page_hold (LabGamePage *self)
{
  g_return_if_fail (LAB_IS_GAME_PAGE (self));

  self->n_holds++;
  update_pause (self);
}

/**
 * lab_game_page_release:
 * @self: a page
 *
 * Ends what lab_game_page_hold() began. Play resumes after the last call.
 */
void
lab_game_page_release (LabGamePage *self)
{
  g_return_if_fail (LAB_IS_GAME_PAGE (self));
  g_return_if_fail (self->n_holds > 0);

  self->n_holds--;
  update_pause (self);
}
