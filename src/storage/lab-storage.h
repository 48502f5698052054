/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

char     *lab_storage_get_path  (const char  *name);
gboolean  lab_storage_write     (const char  *path,
                                 const char  *contents,
                                 gssize       length,
                                 GError     **error);
char     *lab_storage_set_aside (const char  *path);
void      lab_storage_sweep     (const char  *name);

G_END_DECLS
