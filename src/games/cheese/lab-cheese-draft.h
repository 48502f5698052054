/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-cheese-maze.h"

G_BEGIN_DECLS

/**
 * LabCheeseDraft:
 *
 * A maze that is being made, by a maker, from a text, or by hand: a graph in which the order of
 * cells and of neighbors is that in which they were added. What is removed and put back is last.
 */
typedef struct _LabCheeseDraft LabCheeseDraft;

LabCheeseDraft *lab_cheese_draft_new             (guint                 width,
                                                  guint                 height);
LabCheeseDraft *lab_cheese_draft_new_from_maze   (const LabCheeseMaze  *maze);
LabCheeseDraft *lab_cheese_draft_copy            (const LabCheeseDraft *self);
void            lab_cheese_draft_free            (LabCheeseDraft       *self);
guint           lab_cheese_draft_get_width       (const LabCheeseDraft *self);
guint           lab_cheese_draft_get_height      (const LabCheeseDraft *self);
gboolean        lab_cheese_draft_has_cell        (const LabCheeseDraft *self,
                                                  guint                 cell);
void            lab_cheese_draft_add_cell        (LabCheeseDraft       *self,
                                                  guint                 cell);
void            lab_cheese_draft_remove_cell     (LabCheeseDraft       *self,
                                                  guint                 cell);
guint           lab_cheese_draft_get_weight      (const LabCheeseDraft *self,
                                                  guint                 a,
                                                  guint                 b);
void            lab_cheese_draft_add_passage     (LabCheeseDraft       *self,
                                                  guint                 a,
                                                  guint                 b,
                                                  guint                 weight);
void            lab_cheese_draft_remove_passage  (LabCheeseDraft       *self,
                                                  guint                 a,
                                                  guint                 b);
LabCheeseMaze  *lab_cheese_draft_finish          (const LabCheeseDraft *self,
                                                  GError              **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LabCheeseDraft, lab_cheese_draft_free)

G_END_DECLS
