/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-saved-game.h"

/* What the reader and the writer of saved games share. `data/man/labyrinthe-file.5` describes the
 * file. */

#define LAB_SAVED_GAME_VERSION 2

#define LAB_SAVED_GROUP_HEAD "Labyrinthe"
#define LAB_SAVED_GROUP_DEAL "Deal"
#define LAB_SAVED_GROUP_GAME "Game"
#define LAB_SAVED_GROUP_SEAT "Seat %u"     /* a seat from 1 to 4 */
#define LAB_SAVED_GROUP_TURNS "Turns"

#define LAB_SAVED_KEY_SEED "Seed"
#define LAB_SAVED_KEY_CARDS "Cards"
#define LAB_SAVED_KEY_POSITION "Position"
#define LAB_SAVED_KEY_NAME "Name"
#define LAB_SAVED_KEY_PLAYER "Player"
#define LAB_SAVED_KEY_FAILED "Failed"
#define LAB_SAVED_KEY_BEGAN "Began"
#define LAB_SAVED_KEY_TOURNAMENT "Tournament"
#define LAB_SAVED_KEY_UNDONE "Undone"
#define LAB_SAVED_KEY_SPARE "Spare"
#define LAB_SAVED_KEY_ENDED "Ended"
#define LAB_SAVED_KEY_HALF_TURNS "HalfTurns"

/* From version 1, which had only persons. */
#define LAB_SAVED_GROUP_PLAYERS_1 "Players"
#define LAB_SAVED_KEY_NAMES_1 "Names"
#define LAB_SAVED_KEY_TURNS_1 "Turns"

gboolean lab_saved_game_was_dealt (const LabDeal     *deal,
                                   const LabPosition *initial);
