/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

gboolean lab_seed_entry_read  (AdwEntryRow *entry,
                               guint64     *seed);
gboolean lab_seed_entry_check (AdwEntryRow *entry,
                               GtkWidget   *error);

G_END_DECLS
