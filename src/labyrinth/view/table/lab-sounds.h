/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-board-view.h"
#include "lab-sound-player.h"

G_BEGIN_DECLS

#define LAB_TYPE_SOUNDS (lab_sounds_get_type ())

G_DECLARE_FINAL_TYPE (LabSounds, lab_sounds, LAB, SOUNDS, GObject)

LabSounds *lab_sounds_new      (LabBoardView *board);
void       lab_sounds_set_on   (LabSounds    *self,
                                gboolean      on);
void       lab_sounds_set_game (LabSounds    *self,
                                LabGame      *game);
void       lab_sounds_play     (LabSounds    *self,
                                LabSound      sound);

G_END_DECLS
