/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-classic-page-private.h"

/* How long each position is shown, in milliseconds. */
#define REPLAY_TIME 700

/* Private helpers */

static gboolean
show_next (gpointer data)
{
  LabClassicPage *self = data;
  LabClassicGame *game = lab_classic_session_get_game (self->session);
  guint n = lab_classic_game_get_n_moves (self->replayed);

  if (n < lab_classic_game_get_n_moves (game))
    {
      lab_classic_game_move (self->replayed, lab_classic_game_get_move (game, n), NULL);
      return G_SOURCE_CONTINUE;
    }
  self->replay_source = 0;
  lab_classic_page_stop_replay (self);
  lab_classic_page_update (self);
  return G_SOURCE_REMOVE;
}

/* Private functions of the page */

/** lab_classic_page_toggle_replay: shows the game, which is over, from its start; or stops that. */
void
lab_classic_page_toggle_replay (LabClassicPage *self)
{
  LabClassicGame *game = lab_classic_session_get_game (self->session);

  if (self->replayed != NULL)
    {
      lab_classic_page_stop_replay (self);
      lab_classic_page_update (self);
      return;
    }
  self->replayed = lab_classic_game_new (lab_classic_game_get_classic (game),
                                         lab_classic_game_get_start (game));
  lab_classic_board_view_set_game (self->board, self->replayed);
  self->replay_source = g_timeout_add (REPLAY_TIME, show_next, self);
  lab_classic_page_update (self);
}

/** lab_classic_page_stop_replay: shows the game as it is again. */
void
lab_classic_page_stop_replay (LabClassicPage *self)
{
  if (self->replayed == NULL)
    return;
  lab_classic_page_forget_replay (self);
  lab_classic_board_view_set_game (self->board, lab_classic_session_get_game (self->session));
}

/** lab_classic_page_forget_replay: ends the replay; the board is to show another game. */
void
lab_classic_page_forget_replay (LabClassicPage *self)
{
  g_clear_handle_id (&self->replay_source, g_source_remove);
  g_clear_object (&self->replayed);
}
