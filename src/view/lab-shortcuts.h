/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-compat.h"

G_BEGIN_DECLS

const LabShortcut  *lab_shortcuts_get                (guint          *n_shortcuts);
const LabShortcut  *lab_shortcuts_find               (const char      *accelerator);
void                lab_shortcuts_add_to_application (GtkApplication *application);
GtkEventController *lab_shortcuts_new_for_table      (void);
GtkEventController *lab_shortcuts_new_for_review     (gboolean         mirrored);

G_END_DECLS
