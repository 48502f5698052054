/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-shift-turn-runner.h"

G_BEGIN_DECLS

#define LAB_TYPE_SHIFT_HINT (lab_shift_hint_get_type ())

G_DECLARE_FINAL_TYPE (LabShiftHint, lab_shift_hint, LAB, SHIFT_HINT, GObject)

/**
 * LabShiftHint:
 *
 * Suggests what a good computer player would do in the place of a person, with only what that
 * person may know. A hint changes nothing in the game, and it disappears when the person does
 * something else.
 */
struct _LabShiftHint
{
  GObject parent_instance;

  LabShiftTurnRunner *runner;             /* (nullable) */
  GSignalGroup *game_signals; /* of its game */
  LabLimits limits;
  GCancellable *cancellable;  /* of the running computation */
  gboolean known;
  LabShiftTurn turn;
};

void                lab_shift_hint_set_runner (LabShiftHint       *self,
                                               LabShiftTurnRunner *runner);
void                lab_shift_hint_ask        (LabShiftHint       *self);
void                lab_shift_hint_drop       (LabShiftHint       *self);
const LabShiftTurn *lab_shift_hint_get_turn   (LabShiftHint       *self);

G_END_DECLS
