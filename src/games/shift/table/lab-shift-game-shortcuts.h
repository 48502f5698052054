/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-shortcuts.h"

G_BEGIN_DECLS

const LabShortcut  *lab_classic_shortcuts_get      (guint *n_shortcuts);
GtkEventController *lab_classic_shortcuts_new_keys (void);

G_END_DECLS
