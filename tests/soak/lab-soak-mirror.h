/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-soak-table.h"

G_BEGIN_DECLS

/**
 * LabSoakMirror:
 *
 * Follows a game from its signals alone, with its own implementation of the rules, on a
 * #LabSoakTable, and compares the game with it.
 */
typedef struct _LabSoakMirror LabSoakMirror;

LabSoakMirror      *lab_soak_mirror_new            (LabGame             *game);
void                lab_soak_mirror_free           (LabSoakMirror       *self);
void                lab_soak_mirror_watch          (LabSoakMirror       *self,
                                                    LabGame             *game);
void                lab_soak_mirror_announce_rewind (LabSoakMirror      *self,
                                                    int                  n_half_turns);
void                lab_soak_mirror_announce_end   (LabSoakMirror       *self);
guint               lab_soak_mirror_take_news      (LabSoakMirror       *self);
gboolean            lab_soak_mirror_check          (LabSoakMirror       *self,
                                                    GError             **error);
const LabSoakTable *lab_soak_mirror_get_table      (LabSoakMirror       *self);
guint               lab_soak_mirror_get_n_half_turns (LabSoakMirror     *self);
guint               lab_soak_mirror_get_n_undone   (LabSoakMirror       *self);
const LabTurn      *lab_soak_mirror_get_half_turn  (LabSoakMirror       *self,
                                                    guint                number);
const LabSoakTable *lab_soak_mirror_get_table_at   (LabSoakMirror       *self,
                                                    guint                n_half_turns);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LabSoakMirror, lab_soak_mirror_free)

G_END_DECLS
