/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-saved-text.h"

G_BEGIN_DECLS

/** LAB_SAVED_MAX_NAME: the number of characters of a player's name that are saved. */
#define LAB_SAVED_MAX_NAME 64

/* The names of players in saved games of any family. */

char    *lab_saved_name_fit   (const char    *name);
gboolean lab_saved_name_check (LabSavedText  *text,
                               const char    *group,
                               const char    *key,
                               const char    *name,
                               GError       **error);

G_END_DECLS
