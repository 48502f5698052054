/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "lab/lab-match.h"

G_BEGIN_DECLS

/**
 * LabUmpire:
 *
 * Plays games of a match, one at a time, with players of its own. An umpire is for one
 * thread; several of them can play different games of one match.
 */
typedef struct _LabUmpire LabUmpire;

/**
 * LabUmpireReport:
 * @game: the number of the game, from 0
 * @player: the number of the player who failed, from 0
 * @reason: what went wrong, in a sentence
 * @data: as it was given
 *
 * Told that a player failed, in the thread of the umpire.
 */
typedef void (*LabUmpireReport) (guint       game,
                                 guint       player,
                                 const char *reason,
                                 gpointer    data);

LabUmpire *lab_umpire_new  (const LabMatch  *match,
                            LabUmpireReport  report,
                            gpointer         data);
void       lab_umpire_free (LabUmpire       *self);
gboolean   lab_umpire_play (LabUmpire       *self,
                            guint            number,
                            GCancellable    *cancellable,
                            LabMatchGame    *game);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LabUmpire, lab_umpire_free)

G_END_DECLS
