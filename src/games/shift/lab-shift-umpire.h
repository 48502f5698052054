/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-dialogue.h"
#include "lab-match.h"
#include "lab-shift-deal.h"

G_BEGIN_DECLS

/**
 * LabShiftUmpireSetup:
 * @players: (array): the players, as text for lab_shift_players_make(), which must accept them
 * @deal: how to deal; its seed is ignored, because each game has its own
 * @log: (nullable): the log for the lines that are exchanged with programs
 * @sandbox: whether programs run in a sandbox
 *
 * The settings of a match that are specific to the board game: the setup of #LabMatch.
 */
typedef struct
{
  const char * const *players;
  LabShiftDeal    deal;
  LabDialogueLog *log;
  gboolean        sandbox;
} LabShiftUmpireSetup;

/** lab_shift_umpire_game: the kind of game for a #LabMatch of the board game. */
extern const LabMatchGame lab_shift_umpire_game;

G_END_DECLS
