/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-board-view.h"
#include "lab-turn-list.h"

G_BEGIN_DECLS

#define LAB_TYPE_REPLAY (lab_replay_get_type ())

G_DECLARE_FINAL_TYPE (LabReplay, lab_replay, LAB, REPLAY, GObject)

LabReplay *lab_replay_new      (LabBoardView       *board);
void       lab_replay_set_turns (LabReplay         *self,
                                GListModel         *turns,
                                const char * const *names);
void       lab_replay_jump     (LabReplay          *self,
                                guint               number);
void       lab_replay_play     (LabReplay          *self,
                                guint               number);
LabGame   *lab_replay_get_game (LabReplay          *self);
gboolean   lab_replay_get_busy (LabReplay          *self);

G_END_DECLS
