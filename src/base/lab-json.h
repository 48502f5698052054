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

G_END_DECLS
