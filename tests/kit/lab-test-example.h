/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Saved games in tests/data, and changes to them. */

char *lab_test_example_read    (const char *name);
char *lab_test_example_replace (const char *text,
                                const char *old,
                                const char *by);
GStrv lab_test_example_vary    (const char *text);

G_END_DECLS
