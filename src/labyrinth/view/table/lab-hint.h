/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-turn-runner.h"

G_BEGIN_DECLS

#define LAB_TYPE_HINT (lab_hint_get_type ())

G_DECLARE_FINAL_TYPE (LabHint, lab_hint, LAB, HINT, GObject)

LabHint       *lab_hint_new        (void);
void           lab_hint_set_runner (LabHint       *self,
                                    LabTurnRunner *runner);
void           lab_hint_set_limits (LabHint       *self,
                                    LabLimits      limits);
void           lab_hint_ask        (LabHint       *self);
void           lab_hint_drop       (LabHint       *self);
gboolean       lab_hint_get_asked  (LabHint       *self);
const LabTurn *lab_hint_get_turn   (LabHint       *self);

G_END_DECLS
