/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-game-page-private.h"

/* The pastime for which the table is used, if it is not for the plain game: it is asked
 * before anything is done, and shows what it has to say above the panel. */

/* Private helpers */

/* Nothing can be played any more, whatever the clock has interrupted. */
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
lab_game_pastime_may_insert (LabGamePage  *self,
                             guint         arrow,
                             LabOpenings   tile,
                             GError      **error)
{
  return self->pastime == NULL || lab_pastime_may_insert (self->pastime, arrow, tile, error);
}

gboolean
lab_game_pastime_may_move (LabGamePage  *self,
                           guint         cell,
                           GError      **error)
{
  return self->pastime == NULL || lab_pastime_may_move (self->pastime, cell, error);
}

/* Tells the pastime that a turn has been shown. Returns whether no other one follows. */
gboolean
lab_game_pastime_settle (LabGamePage *self)
{
  g_autoptr (LabPastime) pastime = NULL;

  if (self->pastime == NULL)
    return FALSE;
  pastime = g_object_ref (self->pastime);
  lab_pastime_settle (pastime);
  /* It may have given way to another one, too. */
  return self->pastime != pastime || lab_pastime_get_over (pastime)
         || lab_game_get_phase (lab_game_page_get_game (self)) == LAB_PHASE_OVER;
}

gboolean
lab_game_pastime_gives_hints (LabGamePage *self)
{
  return self->pastime == NULL || lab_pastime_allows_hint (self->pastime);
}

gboolean
lab_game_pastime_gives_tasks (LabGamePage *self)
{
  return self->pastime != NULL && lab_pastime_gives_tasks (self->pastime);
}

gboolean
lab_game_pastime_has_clock (LabGamePage *self)
{
  return self->pastime != NULL && !lab_pastime_get_over (self->pastime)
         && lab_pastime_has_clock (self->pastime);
}

/* Whether there is nobody else in the game. */
gboolean
lab_game_page_is_alone (LabGamePage *self)
{
  LabSeatSet seats = lab_position_get_seats (lab_game_page_get_position (self));

  return (seats & (seats - 1)) == 0;
}

/* Public functions */

/**
 * lab_game_page_set_pastime:
 * @self: a page
 * @pastime: (nullable): what its next host plays, which has begun; %NULL for the plain game
 *
 * To be called before lab_game_page_set_host().
 */
void
lab_game_page_set_pastime (LabGamePage *self,
                           LabPastime  *pastime)
{
  GtkWidget *banner = NULL;

  g_return_if_fail (LAB_IS_GAME_PAGE (self));

  if (self->pastime == pastime)
    return;
  if (self->pastime != NULL)
    g_signal_handlers_disconnect_by_data (self->pastime, self);
  g_set_object (&self->pastime, pastime);
  if (pastime != NULL)
    {
      g_signal_connect_swapped (pastime, "over", G_CALLBACK (on_over), self);
      g_signal_connect_swapped (pastime, "guide-changed", G_CALLBACK (lab_game_pointing_update),
                                self);
      g_signal_connect_swapped (pastime, "tell", G_CALLBACK (lab_game_tell), self);
      banner = lab_pastime_create_banner (pastime);
    }
  adw_bin_set_child (self->banner, banner);
  gtk_widget_set_visible (GTK_WIDGET (self->banner), banner != NULL);
  lab_game_pointing_update (self);
}

/** lab_game_page_get_pastime: (transfer none) (nullable): what is played, if not the plain game. */
LabPastime *
lab_game_page_get_pastime (LabGamePage *self)
{
  g_return_val_if_fail (LAB_IS_GAME_PAGE (self), NULL);

  return self->pastime;
}
