/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-family.h"

G_BEGIN_DECLS

void       lab_shift_preferences_add             (LabFamily          *family,
                                                  AdwPreferencesPage *page);
GtkWidget *lab_shift_preferences_create_programs (LabFamily          *family);

G_END_DECLS
