/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-cheese-saved-race.h"

/* lab-cheese-saved-race.c writes saved races, lab-cheese-saved-race-reader.c reads them. */

#define VERSION 1

/* What stands for a program whose command is not told. */
#define PROGRAM "program"

#define GROUP_HEAD "Labyrinthe Race"
#define GROUP_MAZE "Maze"
#define GROUP_RAT "Rat %u"
#define GROUP_RACE "Race"

#define KEY_TEXT "Text"
#define KEY_WIDTH "Width"
#define KEY_HEIGHT "Height"
#define KEY_CELLS "CellPercentage"
#define KEY_WALLS "WallPercentage"
#define KEY_MUD "MudPercentage"
#define KEY_MIN_MUD "MinMud"
#define KEY_MAX_MUD "MaxMud"
#define KEY_STYLE "Style"
#define KEY_SYMMETRIC "Symmetric"
#define KEY_MAZE_SEED "Seed"

#define KEY_KIND "Kind"
#define KEY_NAME "Name"
#define KEY_TEAM "Team"
#define KEY_START "Start"

#define KEY_CHEESE "Cheese"
#define KEY_CHEESE_SEED "CheeseSeed"
#define KEY_PLAYERS_SEED "PlayersSeed"
#define KEY_PREPARATION "PreparationMilliseconds"
#define KEY_TURN_TIME "TurnMilliseconds"
#define KEY_UNDONE "Undone"
#define KEY_HINTS_USED "HintsUsed"
#define KEY_TURNS "Turns"
#define KEY_PLAYED "Played"
#define KEY_ACTIONS "Actions"
