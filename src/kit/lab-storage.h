/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/** LAB_STORAGE_MAX_TIME: the latest time that a file can contain, in seconds since 1970: the end of
 * the year 9999. Later dates have no usual form. */
#define LAB_STORAGE_MAX_TIME G_GINT64_CONSTANT (253402300799)

/** LAB_STORAGE_MAX_SIZE: the largest file that is read, in bytes. A file with all records and the
 * longest names is much smaller. */
#define LAB_STORAGE_MAX_SIZE (64 << 20)

char     *lab_storage_get_path  (const char  *name);
gboolean  lab_storage_read      (const char  *path,
                                 char       **contents,
                                 gsize       *length,
                                 GError     **error);
gboolean  lab_storage_write     (const char  *path,
                                 const char  *contents,
                                 gssize       length,
                                 GError     **error);
gboolean  lab_storage_replace   (GFile         *file,
                                 const char    *contents,
                                 gsize          length,
                                 GCancellable  *cancellable,
                                 GError       **error);
gboolean  lab_storage_is_full   (const GError *error);
gboolean  lab_storage_is_closed (const GError *error);
void      lab_storage_explain   (GError      *error);
char     *lab_storage_set_aside (const char  *path);
gboolean  lab_storage_refuse_damaged
                                (const char  *path,
                                 const char  *what,
                                 const char  *aside,
                                 GError     **error);
void      lab_storage_sweep     (const char  *name);

G_END_DECLS
