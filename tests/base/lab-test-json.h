/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* A text in JSON (RFC 8259) is read as its values, each under its path: the names of members and
 * the numbers of elements with points between them, such as `results.0.moves.mean`. */

GHashTable *lab_test_json_parse      (const char *text);
const char *lab_test_json_get        (GHashTable *self,
                                      const char *format,
                                      ...) G_GNUC_PRINTF (2, 3);
double      lab_test_json_get_number (GHashTable *self,
                                      const char *format,
                                      ...) G_GNUC_PRINTF (2, 3);

G_END_DECLS
