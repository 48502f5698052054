/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-game-page-private.h"

/* Connects the table with the solo mode, if the game has one. The solo mode is asked before each
 * action, and its banner is shown above the panel. */

/* Private helpers */

/* Stops play when the solo mode is over, for example because its time is over. */
static void
on_over (LabGamePage *self)
{
  lab_board_view_set_active (self->board, FALSE);
  lab_hint_drop (self->hint_thinker);
  lab_notice_drop (self->refusal);
  lab_game_actions_update (self);
  g_object_notify (G_OBJECT (self), "pausable");
}

/* For the other files of the table */

gboolean
lab_game_solo_mode_may_insert (LabGamePage  *self,
                               guint         arrow,
                               LabOpenings   tile,
                               GError      **error)
{
  return self->solo_mode == NULL || lab_solo_mode_may_insert (self->solo_mode, arrow, tile, error);
}

gboolean
lab_game_solo_mode_may_move (LabGamePage  *self,
                             guint         cell,
                             GError      **error)
{
  return self->solo_mode == NULL || lab_solo_mode_may_move (self->solo_mode, cell, error);
}

/* Tells the solo mode that a turn was shown. Returns whether this was the last turn. */
gboolean
lab_game_solo_mode_settle (LabGamePage *self)
{
  g_autoptr (LabSoloMode) mode = NULL;

  if (self->solo_mode == NULL)
    return FALSE;
  mode = g_object_ref (self->solo_mode);
  lab_solo_mode_settle (mode);
  /* The solo mode may have started another solo mode. */
  return self->solo_mode != mode || lab_solo_mode_get_over (mode)
         || lab_game_get_phase (lab_game_page_get_game (self)) == LAB_PHASE_OVER;
}

gboolean
lab_game_solo_mode_gives_hints (LabGamePage *self)
{
  return self->solo_mode == NULL || lab_solo_mode_allows_hint (self->solo_mode);
}

gboolean
lab_game_solo_mode_gives_tasks (LabGamePage *self)
{
  return self->solo_mode != NULL && lab_solo_mode_gives_tasks (self->solo_mode);
}

gboolean
lab_game_solo_mode_has_clock (LabGamePage *self)
{
  return self->solo_mode != NULL && !lab_solo_mode_get_over (self->solo_mode)
         && lab_solo_mode_has_clock (self->solo_mode);
}

/* Creates the group of signals, so that solo modes can be followed. */
void
lab_game_solo_mode_init (LabGamePage *self)
{
  self->solo_signals = g_signal_group_new (LAB_TYPE_SOLO_MODE);
  g_signal_group_connect_swapped (self->solo_signals, "over", G_CALLBACK (on_over), self);
  g_signal_group_connect_swapped (self->solo_signals, "guide-changed",
                                  G_CALLBACK (lab_game_pointing_update), self);
  g_signal_group_connect_swapped (self->solo_signals, "tell", G_CALLBACK (lab_game_tell), self);
}

/* Returns whether there is only one player. */
gboolean
lab_game_page_is_alone (LabGamePage *self)
{
  LabSeatSet seats = lab_position_get_seats (lab_game_page_get_position (self));

  return (seats & (seats - 1)) == 0;
}

/* Public functions */

/**
 * lab_game_page_set_solo_mode:
 * @self: a page
 * @mode: (nullable): a solo mode that has started; %NULL for the standard game
 *
 * Sets the solo mode of the next game. Must be called before lab_game_page_set_runner().
 */
void
lab_game_page_set_solo_mode (LabGamePage *self,
                             LabSoloMode *mode)
{
  GtkWidget *banner = NULL;

  g_return_if_fail (LAB_IS_GAME_PAGE (self));

  if (self->solo_mode == mode)
    return;
  g_set_object (&self->solo_mode, mode);
  g_signal_group_set_target (self->solo_signals, mode);
  if (mode != NULL)
    banner = lab_solo_mode_create_banner (mode);
  adw_bin_set_child (self->banner, banner);
  gtk_widget_set_visible (GTK_WIDGET (self->banner), banner != NULL);
  lab_game_pointing_update (self);
}

/** lab_game_page_get_solo_mode: (transfer none) (nullable): returns the current solo mode. */
LabSoloMode *
lab_game_page_get_solo_mode (LabGamePage *self)
{
  g_return_val_if_fail (LAB_IS_GAME_PAGE (self), NULL);

  return self->solo_mode;
}
