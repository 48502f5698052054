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

G_END_DECLS
