/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-undo.h"

/* How far one undo, or one redo, goes.
 *
 * What is taken back is the last decision of a person, and with it all that computers
 * have played since. Where several people hide their cards from each other, a person
 * takes back no more than the own turn: whoever has had the screen since then has seen a
 * card, and has decided by what lay on the board. Nor is a find taken back there: all have
 * seen the card, which would be hidden again, and the finder has seen the next one. */

/* Private helpers */

/* Whether persons hide their cards from one another. */
static gboolean
has_secrets (const LabPosition *position,
             LabSeatSet         persons)
{
  return (position->rules & LAB_RULES_OPEN_CARDS) == 0 && (persons & (persons - 1)) != 0;
}

/* Who can have seen a card of theirs as the game stands. */
static LabSeat
find_beholder (const LabPosition *position,
               LabSeatSet         persons,
               LabSeat            viewer)
{
  if (viewer != LAB_SEAT_NONE)
    return viewer;
  /* Nobody knows who had the screen, as when a kept game goes on: perhaps the one whose
   * turn it is. */
  if (position->phase != LAB_PHASE_OVER && (persons & LAB_SEAT_BIT (position->seat)) != 0)
    return position->seat;
  return LAB_SEAT_NONE;
}

/* Whether a person has found something since @past. */
static gboolean
has_found (const LabPosition *past,
           const LabPosition *now,
           LabSeatSet         persons)
{
  for (LabSeat seat = 0; seat < LAB_N_SEATS; seat++)
    {
      if ((persons & LAB_SEAT_BIT (seat)) != 0 && past->n_found[seat] != now->n_found[seat])
        return TRUE;
    }
  return FALSE;
}

/* Public functions */

/**
 * lab_undo_count:
 * @controller: the controller of a game
 * @persons: the seats that persons play
 * @viewer: who last had the screen alone, or %LAB_SEAT_NONE if that is not known
 *
 * Returns: how many half-turns lab_controller_undo() is to take back, so that the last
 *   person who decided can decide anew; 0 if nothing may be taken back
 */
guint
lab_undo_count (LabController *controller,
                LabSeatSet     persons,
                LabSeat        viewer)
{
  LabGame *game;
  const LabPosition *now;
  LabSeat beholder;

  g_return_val_if_fail (LAB_IS_CONTROLLER (controller), 0);

  if (lab_controller_get_tournament (controller))
    return 0;
  game = lab_controller_get_game (controller);
  now = lab_game_get_position (game);
  beholder = find_beholder (now, persons, viewer);
  for (guint i = lab_game_get_n_half_turns (game); i-- > 0;)
    {
      const LabPosition *past = lab_game_get_position_at (game, i);

      if ((persons & LAB_SEAT_BIT (past->seat)) == 0)
        continue;
      if (has_secrets (now, persons)
          && ((beholder != LAB_SEAT_NONE && beholder != past->seat)
              || has_found (past, now, persons)))
        return 0;
      return lab_game_get_n_half_turns (game) - i;
    }
  return 0;
}

/**
 * lab_redo_count:
 * @controller: the controller of a game
 * @persons: the seats that persons play
 *
 * Returns: how many half-turns lab_controller_redo() is to make again, so that the next
 *   person can decide; all that there are if none follows
 */
guint
lab_redo_count (LabController *controller,
                LabSeatSet     persons)
{
  LabPosition position;
  guint n_undone;

  g_return_val_if_fail (LAB_IS_CONTROLLER (controller), 0);

  n_undone = lab_controller_get_n_undone (controller);
  position = *lab_game_get_position (lab_controller_get_game (controller));
  for (guint i = 0; i < n_undone; i++)
    {
      const LabTurn *turn = lab_controller_get_undone (controller, i);

      if (turn->cell == LAB_CELL_NONE)
        lab_position_insert (&position, turn->arrow, turn->tile);
      else
        lab_position_move (&position, turn->cell);
      if (position.phase != LAB_PHASE_OVER && (persons & LAB_SEAT_BIT (position.seat)) != 0)
        return i + 1;
    }
  return n_undone;
}
