/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

guint lab_key_lines_find       (const char *data,
                                gsize       length,
                                const char *group,
                                const char *key);
guint lab_key_lines_find_wrong (const char *data,
                                gsize       length);
guint lab_key_lines_find_double (const char *data,
                                 gsize       length);
guint lab_key_lines_count      (const char *data,
                                gsize       length);

G_END_DECLS
