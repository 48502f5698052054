/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

char    *lab_terminal_read_line (gsize         max_length,
                                 GError      **error);
gboolean lab_terminal_check_input
                                (GError      **error);
void     lab_terminal_print     (const char   *format,
                                 ...) G_GNUC_PRINTF (1, 2);
void     lab_terminal_say       (const char   *format,
                                 ...) G_GNUC_PRINTF (1, 2);
void     lab_terminal_print_take
                                (char         *text);
void     lab_terminal_say_take  (char         *text);
gboolean lab_terminal_flush     (GError      **error);
guint    lab_terminal_get_width (void);
char    *lab_terminal_make_safe (const char   *text);
char    *lab_terminal_trim_lines
                                (const char   *text);

G_END_DECLS
