/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * LabSound:
 * @LAB_SOUND_SLIDE: a tile goes in, or pieces are taken away
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

#define LAB_TYPE_SOUND_PLAYER (lab_sound_player_get_type ())

G_DECLARE_FINAL_TYPE (LabSoundPlayer, lab_sound_player, LAB, SOUND_PLAYER, GObject)

void            lab_sound_player_set_on  (LabSoundPlayer *self,
                                          gboolean        on);
void            lab_sound_player_prepare (LabSoundPlayer *self);
void            lab_sound_player_play    (LabSoundPlayer *self,
                                          LabSound        sound);

G_END_DECLS
