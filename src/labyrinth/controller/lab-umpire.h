/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-deal.h"
#include "lab-dialogue-log.h"
#include "lab-match.h"

G_BEGIN_DECLS

/**
 * LabUmpireSetup:
 * @players: (array): the players, as text for lab_players_make(), which must accept them
 * @deal: how to deal; its seed is ignored, because each game has its own
 * @log: (nullable): the log for the lines that are exchanged with programs
 * @sandbox: whether programs run in a sandbox
 *
 * The settings of a match that are specific to the board game: the setup of #LabMatch.
 */
typedef struct
{
  const char * const *players;
  LabDeal             deal;
  LabDialogueLog     *log;
  gboolean            sandbox;
} LabUmpireSetup;

/**
 * LabUmpire:
 *
 * Plays games of a match, one at a time, with its own players. Only one thread can use an umpire,
 * but several umpires can play different games of one match.
 */
typedef struct _LabUmpire LabUmpire;

/** lab_umpire_game: the kind of game for a #LabMatch of the board game. */
extern const LabMatchGame lab_umpire_game;

LabUmpire *lab_umpire_new        (const LabMatch *match,
                                  LabMatchReport  report,
                                  gpointer        data);
void       lab_umpire_free       (LabUmpire      *self);
gboolean   lab_umpire_play       (LabUmpire      *self,
                                  guint           number,
                                  GCancellable   *cancellable,
                                  LabMatchResult *result);
guint      lab_umpire_get_player (const LabMatch *match,
                                  guint           number,
                                  LabSeat         seat);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LabUmpire, lab_umpire_free)

G_END_DECLS
