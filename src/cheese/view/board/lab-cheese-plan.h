/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-cheese-draft.h"

G_BEGIN_DECLS

/**
 * LabCheesePlan:
 *
 * What is drawn of a maze or of a draft: its cells, and the turns from one to the next. It never
 * changes.
 */
typedef struct _LabCheesePlan LabCheesePlan;

LabCheesePlan *lab_cheese_plan_new_from_maze   (const LabCheeseMaze  *maze);
LabCheesePlan *lab_cheese_plan_new_from_draft  (const LabCheeseDraft *draft);
void           lab_cheese_plan_free            (LabCheesePlan        *self);
guint          lab_cheese_plan_get_width       (const LabCheesePlan  *self);
guint          lab_cheese_plan_get_height      (const LabCheesePlan  *self);
gboolean       lab_cheese_plan_has_cell        (const LabCheesePlan  *self,
                                                int                   row,
                                                int                   column);
guint          lab_cheese_plan_get_weight      (const LabCheesePlan  *self,
                                                guint                 cell,
                                                LabCheeseAction       action);
gboolean       lab_cheese_plan_step            (const LabCheesePlan  *self,
                                                guint                *cell,
                                                LabCheeseAction       action);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LabCheesePlan, lab_cheese_plan_free)

G_END_DECLS
