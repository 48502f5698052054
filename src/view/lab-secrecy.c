/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-secrecy.h"

/* Who may see whose card on a screen that several people share.
 *
 * The viewer is the person who last had the screen alone. While two people still play,
 * another one may have come to look while a computer had its turn, so no card is shown
 * then, and whoever plays next takes the screen first. Whoever is the last person to
 * play has nobody left to hide from, and keeps the own card in view once the screen is
 * theirs. */

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
 * lab_secrecy_get_first_viewer:
 * @persons: the seats that persons play
 *
 * Returns: who has the screen before anybody has played: the only person, or
 *   %LAB_SEAT_NONE
 */
LabSeat
lab_secrecy_get_first_viewer (LabSeatSet persons)
{
  if (persons == 0 || (persons & (persons - 1)) != 0)
    return LAB_SEAT_NONE;
  return (LabSeat) __builtin_ctz (persons);
}

/**
 * lab_secrecy_needs_cover:
 * @position: where the game stands
 * @persons: the seats that persons play
 * @viewer: who last had the screen, or %LAB_SEAT_NONE
 *
 * Returns: %TRUE if the screen has to be passed on before the player whose turn it is
 *   plays
 */
gboolean
lab_secrecy_needs_cover (const LabPosition *position,
                         LabSeatSet         persons,
                         LabSeat            viewer)
{
  g_return_val_if_fail (position != NULL, TRUE);

  return has_secrets (position) && (persons & LAB_SEAT_BIT (position->seat)) != 0
         && position->seat != viewer;
}

/**
 * lab_secrecy_hides_find:
 * @position: where the game stands
 * @persons: the seats that persons play
 * @finder: who has just found a treasure
 *
 * Returns: %TRUE if @finder has a next card, and has to look at it alone now
 */
gboolean
lab_secrecy_hides_find (const LabPosition *position,
                        LabSeatSet         persons,
                        LabSeat            finder)
{
  g_return_val_if_fail (position != NULL, TRUE);

  return has_secrets (position) && finder != LAB_SEAT_NONE
         && (get_playing (position, persons) & LAB_SEAT_BIT (finder)) != 0
         && !is_alone (position, persons, finder);
}

/**
 * lab_secrecy_get_shown:
 * @position: where the game stands
 * @persons: the seats that persons play
 * @viewer: who last had the screen, or %LAB_SEAT_NONE
 *
 * Returns: whose cards may be seen at the table, which is not covered; %LAB_SEAT_NONE
 *   for nobody's
 */
LabSeat
lab_secrecy_get_shown (const LabPosition *position,
                       LabSeatSet         persons,
                       LabSeat            viewer)
{
  g_return_val_if_fail (position != NULL, LAB_SEAT_NONE);

  /* Computers alone make a show. */
  if (persons == 0)
    return position->seat;
  if ((persons & LAB_SEAT_BIT (position->seat)) != 0)
    return !has_secrets (position) || position->seat == viewer ? position->seat : LAB_SEAT_NONE;
  return is_alone (position, persons, viewer) ? viewer : LAB_SEAT_NONE;
}
