/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-classic.h"
#include "lab-dialogue-log.h"
#include "lab-match.h"

G_BEGIN_DECLS

/**
 * LabClassicUmpireSetup:
 * @classic: the game
 * @start: the position in which it starts; the game is not over there
 * @players: (array): the players, as text for lab_classic_player_new(), which must accept them
 * @n_opening: the number of random moves at the beginning of each game; they do not end it, so
 *   lab_classic_umpire_has_openings() must be true
 * @log: (nullable): the log for the lines that are exchanged with programs
 * @sandbox: whether programs run in a sandbox
 *
 * The settings of a match of a small game: the setup of #LabMatch.
 */
typedef struct
{
  const LabClassic   *classic;
  gconstpointer       start;
  const char * const *players;
  guint               n_opening;
  LabDialogueLog     *log;
  gboolean            sandbox;
} LabClassicUmpireSetup;

/** lab_classic_umpire_game: the kind of game for a #LabMatch of two players. */
extern const LabMatchGame lab_classic_umpire_game;

gboolean lab_classic_umpire_has_openings (const LabClassicUmpireSetup *setup);

G_END_DECLS
