/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-game.h"
#include "lab-observation.h"

G_BEGIN_DECLS

#define LAB_SOAK_ERROR (lab_soak_error_quark ())

/**
 * LabSoakError:
 * @LAB_SOAK_ERROR_TILES: the 50 tiles are not those that were dealt
 * @LAB_SOAK_ERROR_TREASURES: the 24 treasures are not on their tiles
 * @LAB_SOAK_ERROR_CARDS: the cards are not those that were dealt, or in a wrong order
 * @LAB_SOAK_ERROR_PAWNS: a pawn is not on the board, or belongs to no player
 * @LAB_SOAK_ERROR_ARROW: a wrong arrow is blocked
 * @LAB_SOAK_ERROR_BITBOARDS: the bitboards differ from the tiles
 * @LAB_SOAK_ERROR_REACH: the reachable cells are wrong
 * @LAB_SOAK_ERROR_PLACES: the places or the players do not fit the cards
 * @LAB_SOAK_ERROR_NOTATION: notation that was written is read differently
 * @LAB_SOAK_ERROR_OBSERVATION: a player sees a hidden card, or does not see an open one
 * @LAB_SOAK_ERROR_HASH: equal positions have different hashes, or different ones the
 *   same
 * @LAB_SOAK_ERROR_HISTORY: the history differs from what was played
 * @LAB_SOAK_ERROR_SIGNALS: the signals do not agree with what happened
 * @LAB_SOAK_ERROR_REFUSAL: an illegal action was accepted, or a legal one refused
 * @LAB_SOAK_ERROR_SAVED: a game differs after saving and loading
 * @LAB_SOAK_ERROR_PLAYER: a computer player failed
 *
 * What can be wrong with a game. The messages are not translated, because they are for
 * programmers.
 */
typedef enum
{
  LAB_SOAK_ERROR_TILES,
  LAB_SOAK_ERROR_TREASURES,
  LAB_SOAK_ERROR_CARDS,
  LAB_SOAK_ERROR_PAWNS,
  LAB_SOAK_ERROR_ARROW,
  LAB_SOAK_ERROR_BITBOARDS,
  LAB_SOAK_ERROR_REACH,
  LAB_SOAK_ERROR_PLACES,
  LAB_SOAK_ERROR_NOTATION,
  LAB_SOAK_ERROR_OBSERVATION,
  LAB_SOAK_ERROR_HASH,
  LAB_SOAK_ERROR_HISTORY,
  LAB_SOAK_ERROR_SIGNALS,
  LAB_SOAK_ERROR_REFUSAL,
  LAB_SOAK_ERROR_SAVED,
  LAB_SOAK_ERROR_PLAYER,
} LabSoakError;

#define LAB_SOAK_N_TILES 50

/**
 * LabSoakDealt:
 * @rules: (type LabRules): the variants
 * @seats: the seats in play
 * @n_tiles: the number of tiles, by shape and by whether they have a treasure
 * @shapes: the shape of the tile of each treasure
 * @cards: the cards of each seat, in the order of the deal
 * @n_cards: their number
 *
 * What was dealt, which no turn can change.
 */
typedef struct
{
  guint8     rules;
  LabSeatSet seats;
  guint8     n_tiles[LAB_SHAPE_T + 1][2];
  LabShape   shapes[LAB_N_TREASURES];
  guint8     cards[LAB_N_SEATS][LAB_N_TREASURES];
  guint8     n_cards[LAB_N_SEATS];
} LabSoakDealt;

GQuark      lab_soak_error_quark       (void);
gboolean    lab_soak_fail              (GError              **error,
                                        LabSoakError          code,
                                        const char           *format,
                                        ...) G_GNUC_PRINTF (3, 4);

void        lab_soak_dealt_init        (LabSoakDealt         *self,
                                        LabGame              *game);
LabBitboard lab_soak_flood             (LabGame              *game,
                                        LabCell               from);

gboolean    lab_soak_check_tiles       (LabGame              *game,
                                        const LabSoakDealt   *dealt,
                                        GError              **error);
gboolean    lab_soak_check_treasures   (LabGame              *game,
                                        const LabPosition    *position,
                                        GError              **error);
gboolean    lab_soak_check_bitboards   (LabGame              *game,
                                        const LabPosition    *position,
                                        GError              **error);
gboolean    lab_soak_check_reach       (LabGame              *game,
                                        const LabPosition    *position,
                                        GError              **error);
gboolean    lab_soak_check_cards       (const LabPosition    *position,
                                        const LabSoakDealt   *dealt,
                                        GError              **error);
gboolean    lab_soak_check_pawns       (const LabPosition    *position,
                                        const LabSoakDealt   *dealt,
                                        GError              **error);
gboolean    lab_soak_check_arrow       (const LabPosition    *position,
                                        LabArrow              last_arrow,
                                        GError              **error);
gboolean    lab_soak_check_places      (LabGame              *game,
                                        const LabPosition    *position,
                                        GError              **error);
gboolean    lab_soak_check_notation    (const LabPosition    *position,
                                        GError              **error);
gboolean    lab_soak_check_observation (const LabObservation *observation,
                                        const LabPosition    *position,
                                        GError              **error);

G_END_DECLS
