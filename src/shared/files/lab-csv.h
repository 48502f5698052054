/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** LAB_CSV_END: the end of a line of a table for spreadsheets, as in RFC 4180. */
#define LAB_CSV_END "\r\n"

char *lab_csv_format_time (gint64      seconds);
void  lab_csv_append_text (GString    *csv,
                           const char *text);

G_END_DECLS
