/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-announcer.h"
#include "lab-shift-game.h"

G_BEGIN_DECLS

#define LAB_TYPE_SHIFT_GAME_ANNOUNCER (lab_shift_game_announcer_get_type ())

G_DECLARE_FINAL_TYPE (LabShiftGameAnnouncer, lab_shift_game_announcer, LAB, SHIFT_GAME_ANNOUNCER,
                      GObject)

/**
 * LabShiftGameAnnouncer:
 *
 * Announces the events of a game to screen readers: insertions, moves, finds, and turns.
 */
struct _LabShiftGameAnnouncer
{
  GObject parent_instance;

  LabAnnouncer *announcer;
  GSignalGroup *game;         /* of the game */
};

void lab_shift_game_announcer_set_game       (LabShiftGameAnnouncer *self,
                                              LabShiftGame          *game);
void lab_shift_game_announcer_forget_secrets (LabShiftGameAnnouncer *self);

G_END_DECLS
