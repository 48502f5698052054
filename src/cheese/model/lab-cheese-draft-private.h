/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-cheese-draft.h"

G_BEGIN_DECLS

/* Adds one direction of a passage, the last one of @a. The caller adds the other one. */
void lab_cheese_draft_append_edge (LabCheeseDraft *self,
                                   guint           a,
                                   guint           b,
                                   guint           weight);

gboolean lab_cheese_draft_are_adjacent    (const LabCheeseDraft *self,
                                           guint                 a,
                                           guint                 b);
guint    lab_cheese_draft_count_neighbors (const LabCheeseDraft *self,
                                           guint                 cell);

G_END_DECLS
