/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

char *lab_key_text_get      (GKeyFile    *file,
                             const char  *group,
                             const char  *key,
                             GError     **error);
GStrv lab_key_text_get_list (GKeyFile    *file,
                             const char  *group,
                             const char  *key,
                             gsize       *n_items,
                             GError     **error);
int  *lab_key_text_get_numbers
                            (GKeyFile    *file,
                             const char  *group,
                             const char  *key,
                             gsize       *n_numbers,
                             GError     **error);

G_END_DECLS
