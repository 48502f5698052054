/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-shift-board-view.h"
#include "lab-sound-player.h"

G_BEGIN_DECLS

#define LAB_TYPE_SHIFT_SOUNDS (lab_shift_sounds_get_type ())

G_DECLARE_FINAL_TYPE (LabShiftSounds, lab_shift_sounds, LAB, SHIFT_SOUNDS, GObject)

/**
 * LabShiftSounds:
 *
 * Plays the sounds of a game when the board shows the events.
 */
struct _LabShiftSounds
{
  GObject parent_instance;

  GSettings      *settings;     /* NULL if there are no settings: then it is silent */
  LabSoundPlayer *player;
  LabShiftGame   *game;         /* (nullable) */
  GSignalGroup   *game_signals; /* of the game */
  LabShiftSeat    mover;        /* the player of the last turn */

  int after;                  /* the sound after the whole turn was shown, or NOTHING */
};

LabShiftSounds *lab_shift_sounds_new      (LabShiftBoardView *board);
void            lab_shift_sounds_set_game (LabShiftSounds    *self,
                                           LabShiftGame      *game);

G_END_DECLS
