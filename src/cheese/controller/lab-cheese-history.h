/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-cheese-position.h"

G_BEGIN_DECLS

/**
 * LabCheeseHistory:
 *
 * The turns of a race and the position before and after each of them. It keeps a position only now
 * and then, and plays the turns after it again.
 */
typedef struct _LabCheeseHistory LabCheeseHistory;

LabCheeseHistory *lab_cheese_history_new           (LabCheeseDeal          *deal);
void              lab_cheese_history_free          (LabCheeseHistory       *self);
guint             lab_cheese_history_get_n_turns   (const LabCheeseHistory *self);
void              lab_cheese_history_cut           (LabCheeseHistory       *self,
                                                    guint                   n_turns);
void              lab_cheese_history_add           (LabCheeseHistory       *self,
                                                    const LabCheeseAction  *actions,
                                                    guint                   failed);
const guint8     *lab_cheese_history_get_actions   (const LabCheeseHistory *self,
                                                    guint                   turn);
const guint8     *lab_cheese_history_get_outcomes  (const LabCheeseHistory *self,
                                                    guint                   turn);
void              lab_cheese_history_copy_position (const LabCheeseHistory *self,
                                                    guint                   n_played,
                                                    LabCheesePosition      *position);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LabCheeseHistory, lab_cheese_history_free)

G_END_DECLS
