/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

void lab_json_append_string (GString    *json,
                             const char *text);
void lab_json_append_number (GString    *json,
                             double      number);
void lab_json_add           (GString    *json,
                             const char *format,
                             ...) G_GNUC_PRINTF (2, 3);

G_END_DECLS
