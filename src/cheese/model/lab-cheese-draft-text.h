/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-cheese-draft.h"

G_BEGIN_DECLS

char           *lab_cheese_draft_to_text        (const LabCheeseDraft  *self);
LabCheeseDraft *lab_cheese_draft_new_from_text  (const char            *text,
                                                 GError               **error);

G_END_DECLS
