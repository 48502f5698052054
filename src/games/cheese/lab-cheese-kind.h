/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-cheese-race.h"
#include "lab-game-kind.h"

G_BEGIN_DECLS

/** LAB_CHEESE_AUTOSAVE_FILE_NAME: the name of the file with the current race. */
#define LAB_CHEESE_AUTOSAVE_FILE_NAME "game.labyrinthe-race"

/** LAB_CHEESE_SAVED_RACE_SUFFIX: how the names of files with saved races end. */
#define LAB_CHEESE_SAVED_RACE_SUFFIX ".labyrinthe-race"

/** LAB_CHEESE_SAVED_RACE_MIME_TYPE: the MIME type of saved races. */
#define LAB_CHEESE_SAVED_RACE_MIME_TYPE "application/x-labyrinthe-race"

/** LAB_CHEESE_SAVED_RACE_MAX_CELLS: the largest width times height of a saved race. A larger maze
 * takes too long to make while a file is opened. */
#define LAB_CHEESE_SAVED_RACE_MAX_CELLS 20000

/** LAB_CHEESE_SAVED_RACE_MAX_SIDE: the largest width and height of a saved race whose maze is made
 * from a seed. A long and narrow maze takes much longer to make than a square one of as many cells.
 */
#define LAB_CHEESE_SAVED_RACE_MAX_SIDE 200

/** lab_cheese_kind: the races as a kind of games; the games are #LabCheeseRace. */
extern const LabGameKind lab_cheese_kind;

G_END_DECLS
