/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-shortcuts.h"

G_BEGIN_DECLS

/** lab_shift_game_shortcuts: (array zero-terminated=1): all shortcuts of the board game */
extern const LabShortcut lab_shift_game_shortcuts[];

GtkEventController *lab_shift_game_shortcuts_new_for_review (void);

G_END_DECLS
