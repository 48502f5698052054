/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-game-page-private.h"

#include "lab-describe.h"
#include "lab-describe-board.h"

/* Announces to screen readers what the table shows besides the events of the game. A card is a
 * secret of the player at the screen. */

/* Private helpers */

static void
tell_secret (LabGamePage *self,
             const char  *text)
{
  if (self->announcer != NULL)
    lab_game_announcer_say_secret (self->announcer, text);
}

static char *
describe_spare (LabGamePage *self)
{
  return lab_describe_spare (lab_game_get_spare (lab_game_page_get_game (self)));
}

/* For the other files of the table */

/* Announces @text to everyone. */
void
lab_game_tell (LabGamePage *self,
               const char  *text)
{
  if (self->announcer != NULL)
    lab_game_announcer_say (self->announcer, text);
}

/* Announces the rotation of the spare tile. */
void
lab_game_tell_spare (LabGamePage *self)
{
  g_autofree char *lies = describe_spare (self);

  lab_game_tell (self, lies);
}

/* Announces the hint and its place, for players who cannot see the highlighted arrow or tile. */
void
lab_game_tell_hint (LabGamePage *self)
{
  const LabPosition *position = lab_game_page_get_position (self);
  const LabTurn *turn = lab_hint_get_turn (self->hint_thinker);
  g_autofree char *hint = NULL;
  g_autofree char *place = NULL;

  if (turn == NULL)
    return;
  hint = lab_describe_hint (position, turn);
  place = position->phase == LAB_PHASE_INSERT
              ? lab_describe_arrow (turn->arrow)
              : lab_describe_cell (lab_game_page_get_game (self), turn->cell, TRUE);
  lab_game_tell (self, hint);
  lab_game_tell (self, place);
}

/* Announces what a player sees at the beginning of a turn but cannot reach with the focus: the
 * visible cards, and the spare tile. */
void
lab_game_tell_cards (LabGamePage *self)
{
  g_autofree char *lies = describe_spare (self);

  lab_game_tell_hand (self);
  tell_secret (self, lies);
}

/* Announces the visible cards to the player at the screen. */
void
lab_game_tell_hand (LabGamePage *self)
{
  tell_secret (self, lab_hand_get_label (self->hand));
}

/* Removes all secrets before another player uses the screen. */
void
lab_game_tell_no_secrets (LabGamePage *self)
{
  if (self->announcer != NULL)
    lab_game_announcer_forget_secrets (self->announcer);
}

/* Public functions */

/**
 * lab_game_page_tell:
 * @self: a page with a game
 * @text: what happened
 *
 * Shows a message that disappears by itself.
 */
void
lab_game_page_tell (LabGamePage *self,
                    const char  *text)
{
  g_return_if_fail (LAB_IS_GAME_PAGE (self));

  lab_notice_tell (self->refusal, text);
  lab_game_tell (self, text);
}

/**
 * lab_game_page_tell_trouble:
 * @self: a page with a game
 * @text: what went wrong
 *
 * Shows a message that stays until players close it.
 */
void
lab_game_page_tell_trouble (LabGamePage *self,
                            const char  *text)
{
  g_return_if_fail (LAB_IS_GAME_PAGE (self));

  gtk_label_set_label (self->failure_text, text);
  lab_game_tell (self, text);
  gtk_widget_set_visible (self->failure, TRUE);
}
