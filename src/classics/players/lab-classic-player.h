/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "lab-classic-skill.h"
#include "lab-dialogue-log.h"
#include "lab-limits.h"

G_BEGIN_DECLS

/**
 * LabClassicPlayer:
 *
 * A player of the small games that is not a person: one of random moves, minimax, alpha-beta, a
 * level, or another program. It knows a game only through #LabClassic, so it plays every game. One
 * thread at a time may use a player.
 */
typedef struct _LabClassicPlayer LabClassicPlayer;

LabClassicPlayer *lab_classic_player_new         (const char        *text,
                                                  GError           **error);
LabClassicPlayer *lab_classic_player_new_skilled (const char        *name,
                                                  const LabClassicSkill *skill);
void              lab_classic_player_free        (LabClassicPlayer  *self);
const char       *lab_classic_player_get_name    (LabClassicPlayer  *self);
gboolean          lab_classic_player_is_timed    (LabClassicPlayer  *self);
void              lab_classic_player_set_sandbox (LabClassicPlayer  *self,
                                                  gboolean           sandbox);
void              lab_classic_player_set_log     (LabClassicPlayer  *self,
                                                  LabDialogueLog    *log,
                                                  const char        *label);
void              lab_classic_player_begin       (LabClassicPlayer  *self,
                                                  guint64            seed);
gboolean          lab_classic_player_choose      (LabClassicPlayer  *self,
                                                  const LabClassic  *classic,
                                                  gconstpointer      state,
                                                  const LabLimits   *limits,
                                                  GCancellable      *cancellable,
                                                  guint32           *action,
                                                  GError           **error);
gboolean          lab_classic_player_is_late     (LabClassicPlayer  *self);
gboolean          lab_classic_player_quit        (LabClassicPlayer  *self,
                                                  GError           **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LabClassicPlayer, lab_classic_player_free)

G_END_DECLS
