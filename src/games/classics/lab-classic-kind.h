/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-classic-session.h"
#include "lab-game-kind.h"

G_BEGIN_DECLS

/** LAB_CLASSIC_AUTOSAVE_FILE_NAME: the name of the file with the current game. */
#define LAB_CLASSIC_AUTOSAVE_FILE_NAME "game.labyrinthe-classic"

/** LAB_CLASSIC_SAVED_GAME_SUFFIX: how the names of files with games end. */
#define LAB_CLASSIC_SAVED_GAME_SUFFIX ".labyrinthe-classic"

/** LAB_CLASSIC_SAVED_GAME_MIME_TYPE: the media type of files with games. */
#define LAB_CLASSIC_SAVED_GAME_MIME_TYPE "application/x-labyrinthe-classic"

/** lab_classic_kind: the small games as a kind of games; the games are #LabClassicSession. */
extern const LabGameKind lab_classic_kind;

G_END_DECLS
