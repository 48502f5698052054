/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-shortcuts.h"

G_BEGIN_DECLS

const LabShortcut  *lab_game_shortcuts_get            (guint    *n_shortcuts);
GtkEventController *lab_game_shortcuts_new_for_table  (void);
GtkEventController *lab_game_shortcuts_new_for_review (gboolean  mirrored);

G_END_DECLS
