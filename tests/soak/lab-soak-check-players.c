/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <string.h>

#include "lab-soak-check.h"
#include "lab-notation.h"

/* Checks of the players: pawns, cards, places, and which cards each player may see. */

/* Private helpers */

/* Returns the place of @seat, from 1; 0 for none. */
static guint
find_place (const LabPosition *position,
            guint              seat)
{
  for (guint i = 0; i < position->n_places; i++)
    {
      if (position->places[i] == seat)
        return i + 1;
    }
  return 0;
}

static guint
count_left (const LabPosition *position,
            guint              seat)
{
  return (guint) (position->n_cards[seat] - position->n_found[seat]);
}

/* Returns the rank of @seat: its place, or else the number of players with fewer
 * cards left. */
static guint
rank (const LabPosition *position,
      guint              seat)
{
  guint n_before = position->n_places;

  if (find_place (position, seat) > 0)
    return find_place (position, seat);
  for (guint other = 0; other < LAB_N_SEATS; other++)
    {
      if (position->pawns[other] != LAB_CELL_NONE && find_place (position, other) == 0
          && count_left (position, other) < count_left (position, seat))
        n_before++;
    }
  return n_before + 1;
}

static gboolean
check_player (LabGame           *game,
              const LabPosition *position,
              LabSeat            seat,
              GError           **error)
{
  LabPlayer *player = lab_game_get_player (game, seat);
  gboolean active = position->phase != LAB_PHASE_OVER && position->seat == seat;

  if ((player == NULL) != (position->pawns[seat] == LAB_CELL_NONE))
    return lab_soak_fail (error, LAB_SOAK_ERROR_PLACES, "seat %u and its player do not fit",
                          seat + 1u);
  if (player == NULL)
    return TRUE;
  if (lab_player_get_seat (player) != seat
      || lab_player_get_n_found (player) != position->n_found[seat]
      || lab_player_get_n_left (player) != count_left (position, seat)
      || lab_player_get_place (player) != find_place (position, seat)
      || lab_player_get_active (player) != active)
    return lab_soak_fail (error, LAB_SOAK_ERROR_PLACES,
                          "player %u says found %u, left %u, place %u, active %d", seat + 1u,
                          lab_player_get_n_found (player), lab_player_get_n_left (player),
                          lab_player_get_place (player), lab_player_get_active (player));
  if (lab_position_get_place (position, seat) != rank (position, seat))
    return lab_soak_fail (error, LAB_SOAK_ERROR_PLACES, "seat %u stands in place %u, not %u",
                          seat + 1u, lab_position_get_place (position, seat),
                          rank (position, seat));
  return TRUE;
}

/* Returns whether no card occurs twice in @position. */
static gboolean
check_each_once (const LabPosition *position,
                 GError           **error)
{
  guint n_cards = 0;
  guint32 seen = 0;

  for (guint seat = 0; seat < LAB_N_SEATS; seat++)
    n_cards += position->n_cards[seat];
  for (guint i = 0; i < LAB_N_TREASURES; i++)
    {
      guint8 card = position->cards[i];

      if ((card < LAB_N_TREASURES) != (i < n_cards)
          || (card < LAB_N_TREASURES && (seen >> card & 1) != 0))
        return lab_soak_fail (error, LAB_SOAK_ERROR_CARDS, "card %u is %u", i, card);
      if (card < LAB_N_TREASURES)
        seen |= 1u << card;
    }
  return TRUE;
}

/* Public functions */

/**
 * lab_soak_check_cards:
 * @position: a position
 * @dealt: what was dealt
 * @error: return location for a #LabSoakError
 *
 * Checks that each seat has exactly the cards that it was dealt; that the cards to find
 * are in the order of the deal; and that the found ones were dealt first, unless cards
 * are open.
 *
 * Returns: %TRUE if so
 */
gboolean
lab_soak_check_cards (const LabPosition  *position,
                      const LabSoakDealt *dealt,
                      GError            **error)
{
  guint n = 0;

  if (!check_each_once (position, error))
    return FALSE;
  for (guint seat = 0; seat < LAB_N_SEATS; seat++)
    {
      const guint8 *cards = position->cards + n;
      guint n_cards = dealt->n_cards[seat], n_found = position->n_found[seat], next = n_found;
      gboolean ordered = (dealt->rules & LAB_RULES_OPEN_CARDS) == 0;

      if (position->n_cards[seat] != n_cards || n_found > n_cards)
        return lab_soak_fail (error, LAB_SOAK_ERROR_CARDS, "seat %u has %u of %u cards", seat + 1,
                              n_found, position->n_cards[seat]);
      for (guint i = 0; i < n_cards; i++)
        {
          guint8 card = dealt->cards[seat][i];
          gboolean found = memchr (cards, card, n_found) != NULL;

          if (found ? ordered && cards[i] != card : cards[next++] != card)
            return lab_soak_fail (error, LAB_SOAK_ERROR_CARDS,
                                  "card %c of seat %u is out of order", 'A' + card, seat + 1);
        }
      if (next != n_cards)
        return lab_soak_fail (error, LAB_SOAK_ERROR_CARDS,
                              "seat %u has found what it was not dealt", seat + 1);
      n += n_cards;
    }
  return TRUE;
}

/**
 * lab_soak_check_pawns:
 * @position: a position
 * @dealt: what was dealt
 * @error: return location for a #LabSoakError
 *
 * Checks that exactly the seats in play have a pawn on the board.
 *
 * Returns: %TRUE if so
 */
gboolean
lab_soak_check_pawns (const LabPosition  *position,
                      const LabSoakDealt *dealt,
                      GError            **error)
{
  for (guint seat = 0; seat < LAB_N_SEATS; seat++)
    {
      LabCell pawn = position->pawns[seat];
      gboolean plays = (dealt->seats >> seat & 1) != 0;

      if (plays ? pawn % 8 > 6 || pawn / 8 > 6 : pawn != LAB_CELL_NONE)
        return lab_soak_fail (error, LAB_SOAK_ERROR_PAWNS, "pawn %u stands on cell %u", seat + 1,
                              pawn);
    }
  if (position->seat >= LAB_N_SEATS || (dealt->seats >> position->seat & 1) == 0)
    return lab_soak_fail (error, LAB_SOAK_ERROR_PAWNS, "it is the turn of seat %u",
                          position->seat + 1u);
  return TRUE;
}

/**
 * lab_soak_check_places:
 * @game: a game
 * @position: its position
 * @error: return location for a #LabSoakError
 *
 * Checks that all players with a place, except the last one, have found all cards; that
 * the game continues exactly while two players have no place, unless it was ended; and
 * that the player objects agree with the position.
 *
 * Returns: %TRUE if so
 */
gboolean
lab_soak_check_places (LabGame           *game,
                       const LabPosition *position,
                       GError           **error)
{
  guint n_players = 0, n_unplaced = 0;

  for (LabSeat seat = 0; seat < LAB_N_SEATS; seat++)
    {
      guint place = find_place (position, seat);

      if (!check_player (game, position, seat, error))
        return FALSE;
      if (position->pawns[seat] == LAB_CELL_NONE)
        continue;
      n_players++;
      n_unplaced += place == 0;
    }
  if (n_unplaced + position->n_places != n_players)
    return lab_soak_fail (error, LAB_SOAK_ERROR_PLACES, "%u of %u players have a place",
                          position->n_places, n_players);
  for (guint i = 0; i < position->n_places && i + 1 < n_players; i++)
    {
      if (count_left (position, position->places[i]) > 0)
        return lab_soak_fail (error, LAB_SOAK_ERROR_PLACES, "seat %u has place %u and cards left",
                              position->places[i] + 1u, i + 1);
    }
  if ((position->phase == LAB_PHASE_OVER) != (n_unplaced == 0 || lab_game_get_ended (game))
      || n_unplaced == 1)
    return lab_soak_fail (error, LAB_SOAK_ERROR_PLACES, "%u have no place, and the game is %s",
                          n_unplaced, position->phase == LAB_PHASE_OVER ? "over" : "not over");
  if (position->phase != LAB_PHASE_OVER && find_place (position, position->seat) > 0)
    return lab_soak_fail (error, LAB_SOAK_ERROR_PLACES,
                          "it is the turn of seat %u, who has a place", position->seat + 1u);
  return TRUE;
}

/**
 * lab_soak_check_notation:
 * @position: a position
 * @error: return location for a #LabSoakError
 *
 * Checks that notation can be written and read again without any difference.
 *
 * Returns: %TRUE if so
 */
gboolean
lab_soak_check_notation (const LabPosition *position,
                         GError           **error)
{
  g_autofree char *text = lab_notation_format_position (position);
  g_autoptr (GError) problem = NULL;
  LabPosition read;

  if (!lab_notation_parse_position (text, &read, &problem))
    return lab_soak_fail (error, LAB_SOAK_ERROR_NOTATION, "the position cannot be read: %s",
                          problem->message);
  return lab_position_equal (&read, position)
         || lab_soak_fail (error, LAB_SOAK_ERROR_NOTATION, "another position is read than %s",
                           text);
}

/* Public functions: who may see which card */

/* Returns whether the player to move can see card @i of @seat. */
static gboolean
is_open (const LabPosition *position,
         guint              seat,
         guint              i)
{
  if (i < position->n_found[seat])
    return TRUE;
  return seat == position->seat
         && (i == position->n_found[seat] || (position->rules & LAB_RULES_OPEN_CARDS) != 0);
}

/**
 * lab_soak_check_observation:
 * @observation: what the player to move was shown
 * @position: the position
 * @error: return location for a #LabSoakError
 *
 * Checks that exactly the right cards are hidden, and that the observation can be
 * written and read again.
 *
 * Returns: %TRUE if so
 */
gboolean
lab_soak_check_observation (const LabObservation *observation,
                            const LabPosition    *position,
                            GError              **error)
{
  LabPosition expected = *position;
  guint8 *card = expected.cards;
  g_autofree char *text = NULL;
  g_autoptr (GError) problem = NULL;
  LabObservation read;

  for (guint seat = 0; seat < LAB_N_SEATS; seat++)
    {
      for (guint i = 0; i < position->n_cards[seat]; i++, card++)
        {
          if (!is_open (position, seat, i))
            *card = LAB_TREASURE_HIDDEN;
        }
    }
  if (!lab_position_equal (&observation->position, &expected))
    return lab_soak_fail (error, LAB_SOAK_ERROR_OBSERVATION,
                          "seat %u is shown something else than it may see", position->seat + 1u);
  text = lab_notation_format_observation (observation);
  if (!lab_notation_parse_observation (text, &read, &problem))
    return lab_soak_fail (error, LAB_SOAK_ERROR_NOTATION, "the observation cannot be read: %s",
                          problem->message);
  if (!lab_position_equal (&read.position, &observation->position)
      || memcmp (&read.memory, &observation->memory, sizeof read.memory) != 0)
    return lab_soak_fail (error, LAB_SOAK_ERROR_NOTATION, "another observation is read than %s",
                          text);
  return TRUE;
}
