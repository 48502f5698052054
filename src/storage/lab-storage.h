/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** LAB_STORAGE_MAX_TIME: the last moment that can be kept, in seconds since 1970: the end of
 * the year 9999, after which dates have no usual form. */
#define LAB_STORAGE_MAX_TIME G_GINT64_CONSTANT (253402300799)

char     *lab_storage_get_path  (const char  *name);
gboolean  lab_storage_write     (const char  *path,
                                 const char  *contents,
                                 gssize       length,
                                 GError     **error);
char     *lab_storage_set_aside (const char  *path);
void      lab_storage_sweep     (const char  *name);

G_END_DECLS
