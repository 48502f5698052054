/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

guint lab_text_measure      (const char *text);
char *lab_text_wrap         (const char *text,
                             guint       width);
char *lab_text_format_count (guint64     count);
char *lab_text_isolate      (const char *text);
gboolean lab_text_is_blank  (const char *text);
char *lab_text_fold_name    (const char *name);

G_END_DECLS
