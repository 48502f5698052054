/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-seat.h"

#include <glib/gi18n-lib.h>

static const struct
{
  const char *id;
  const char *color;
} seats[LAB_N_SEATS] = {
  /* Translators: the color of a pawn, which also names a player who gave no name. */
  { "red", NC_("seat", "Red") },
  /* Translators: the color of a pawn, which also names a player who gave no name. */
  { "yellow", NC_("seat", "Yellow") },
  /* Translators: the color of a pawn, which also names a player who gave no name. */
  { "blue", NC_("seat", "Blue") },
  /* Translators: the color of a pawn, which also names a player who gave no name. */
  { "violet", NC_("seat", "Violet") },
};

/**
 * lab_seat_default_set:
 * @n_players: 2 to 4
 *
 * Chooses seats for a number of players. Two players sit opposite each other.
 *
 * Returns: the seats
 */
LabSeatSet
lab_seat_default_set (unsigned int n_players)
{
  static const LabSeatSet sets[] = { 0, 0x1, 0x5, 0x7, 0xf };

  g_return_val_if_fail (n_players < G_N_ELEMENTS (sets), 0);

  return sets[n_players];
}

/**
 * lab_seat_get_id:
 * @seat: a seat
 *
 * Gets the name of a seat in settings and style classes.
 *
 * Returns: a short word that never changes, for settings and style classes
 */
const char *
lab_seat_get_id (LabSeat seat)
{
  g_return_val_if_fail (seat < LAB_N_SEATS, "");

  return seats[seat].id;
}

/**
 * lab_seat_get_color_name:
 * @seat: a seat
 *
 * Gets the name of a seat's color for players.
 *
 * Returns: the name of the seat's color in the player's language
 */
const char *
lab_seat_get_color_name (LabSeat seat)
{
  g_return_val_if_fail (seat < LAB_N_SEATS, "");

  return g_dpgettext2 (GETTEXT_PACKAGE, "seat", seats[seat].color);
}
