/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-board-view.h"

G_BEGIN_DECLS

/**
 * LabSound:
 * @LAB_SOUND_SLIDE: a tile goes in
 * @LAB_SOUND_MOVE: a pawn moves
 * @LAB_SOUND_TURN: it is the next player's turn
 * @LAB_SOUND_REFUSED: something is not allowed
 * @LAB_SOUND_FIND: a player finds a treasure
 * @LAB_SOUND_WIN: the first player returns home and wins
 *
 * The sounds of a game, in order of importance. Of several sounds in one moment, only the last
 * one in this order is played.
 */
typedef enum
{
  LAB_SOUND_SLIDE,
  LAB_SOUND_MOVE,
  LAB_SOUND_TURN,
  LAB_SOUND_REFUSED,
  LAB_SOUND_FIND,
  LAB_SOUND_WIN,
  LAB_N_SOUNDS,
} LabSound;

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
