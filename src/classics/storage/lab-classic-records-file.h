/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

gboolean lab_classic_records_file_load (const char  *path,
                                        GPtrArray   *records,
                                        gboolean    *writable,
                                        GError     **error);
gboolean lab_classic_records_file_save (const char  *path,
                                        GPtrArray   *records,
                                        GError     **error);

G_END_DECLS
