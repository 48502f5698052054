/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-undo.h"

/* How many half-turns one undo, or one redo, takes.
 *
 * An undo goes back to the last decision of a person, and includes everything that computers have
 * played since. If several persons hide their cards from each other, a person can undo only their
 * own turn: the next person at the screen has seen a card and has decided by what was on the board.
 * A find cannot be undone there either: everybody has seen the card, and the finder has seen the
 * next one. */

/* Private helpers */

/* Whether persons hide their cards from one another. */
static gboolean
has_secrets (const LabPosition *position,
             LabSeatSet         persons)
{
  return (position->rules & LAB_RULES_OPEN_CARDS) == 0 && (persons & (persons - 1)) != 0;
}

/* Returns the seat of the person who may see the hidden cards now. */
static LabSeat
find_observer (const LabPosition *position,
               LabSeatSet         persons,
               LabSeat            viewer)
{
  if (viewer != LAB_SEAT_NONE)
    return viewer;
  /* Nobody knows who sits at the screen, for example after a game was resumed. It is probably the
   * person whose turn it is. */
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
 * @viewer: the last seat that had the screen alone, or %LAB_SEAT_NONE if that is not known
 *
 * Finds out how far an undo goes.
 *
 * Returns: the number of half-turns to pass to lab_controller_undo(), so that the last person who
 *   decided can decide again; 0 if undo is not allowed
 */
guint
lab_undo_count (LabController *controller,
                LabSeatSet     persons,
                LabSeat        viewer)
{
  LabGame *game;
  const LabPosition *now;
  LabSeat observer;

  g_return_val_if_fail (LAB_IS_CONTROLLER (controller), 0);

  if (lab_controller_get_tournament (controller))
    return 0;
  game = lab_controller_get_game (controller);
  now = lab_game_get_position (game);
  observer = find_observer (now, persons, viewer);
  for (guint i = lab_game_get_n_half_turns (game); i-- > 0;)
    {
      const LabPosition *past = lab_game_get_position_at (game, i);

      if ((persons & LAB_SEAT_BIT (past->seat)) == 0)
        continue;
      if (has_secrets (now, persons)
          && ((observer != LAB_SEAT_NONE && observer != past->seat)
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
 * Finds out how far a redo goes.
 *
 * Returns: the number of half-turns to pass to lab_controller_redo(), so that the next person can
 *   decide; all undone half-turns if no person follows
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
