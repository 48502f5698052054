/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-card-visibility.h"

/* Decides who can see which card when several people share one screen.
 *
 * The viewer is the person who last had the screen alone. While at least two people still play,
 * another person may look at the screen during a computer's turn. Therefore no card is shown
 * then, and the next person must take the screen first. The last person who still plays has
 * nobody to hide cards from, so their card stays visible once they have the screen. */

static LabSeatSet
get_playing (const LabPosition *position,
             LabSeatSet         persons)
{
  return persons & lab_position_get_unplaced (position);
}

static gboolean
is_alone (const LabPosition *position,
          LabSeatSet         persons,
          LabSeat            seat)
{
  return seat != LAB_SEAT_NONE && get_playing (position, persons) == LAB_SEAT_BIT (seat);
}

static gboolean
has_secrets (const LabPosition *position)
{
  return (position->rules & LAB_RULES_OPEN_CARDS) == 0;
}

/**
 * lab_card_visibility_get_first_viewer:
 * @persons: the seats of people
 *
 * Returns: the viewer before the first turn: the only person, or %LAB_SEAT_NONE if there are
 *   several
 */
LabSeat
lab_card_visibility_get_first_viewer (LabSeatSet persons)
{
  if (persons == 0 || (persons & (persons - 1)) != 0)
    return LAB_SEAT_NONE;
  return (LabSeat) __builtin_ctz (persons);
}

/**
 * lab_card_visibility_needs_cover:
 * @position: the state of the game
 * @persons: the seats of people
 * @viewer: the person who last had the screen, or %LAB_SEAT_NONE
 *
 * Returns: %TRUE if the players must pass the screen before the current turn
 */
gboolean
lab_card_visibility_needs_cover (const LabPosition *position,
                                 LabSeatSet         persons,
                                 LabSeat            viewer)
{
  g_return_val_if_fail (position != NULL, TRUE);

  return has_secrets (position) && (persons & LAB_SEAT_BIT (position->seat)) != 0
         && position->seat != viewer;
}

/**
 * lab_card_visibility_hides_find:
 * @position: the state of the game
 * @persons: the seats of people
 * @finder: the player who just found a treasure
 *
 * Returns: %TRUE if @finder has a next card and must look at it alone now
 */
gboolean
lab_card_visibility_hides_find (const LabPosition *position,
                                LabSeatSet         persons,
                                LabSeat            finder)
{
  g_return_val_if_fail (position != NULL, TRUE);

  return has_secrets (position) && finder != LAB_SEAT_NONE
         && (get_playing (position, persons) & LAB_SEAT_BIT (finder)) != 0
         && !is_alone (position, persons, finder);
}

/**
 * lab_card_visibility_get_shown:
 * @position: the state of the game
 * @persons: the seats of people
 * @viewer: the person who last had the screen, or %LAB_SEAT_NONE
 *
 * Returns: the seat whose cards the uncovered table shows; %LAB_SEAT_NONE to show none
 */
LabSeat
lab_card_visibility_get_shown (const LabPosition *position,
                               LabSeatSet         persons,
                               LabSeat            viewer)
{
  g_return_val_if_fail (position != NULL, LAB_SEAT_NONE);

  /* If only computers play, there is nobody to hide cards from. */
  if (persons == 0)
    return position->seat;
  if ((persons & LAB_SEAT_BIT (position->seat)) != 0)
    return !has_secrets (position) || position->seat == viewer ? position->seat : LAB_SEAT_NONE;
  return is_alone (position, persons, viewer) ? viewer : LAB_SEAT_NONE;
}
