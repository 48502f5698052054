/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* A home for tests that is empty when each test starts. It does the same as
 * G_TEST_OPTION_ISOLATE_DIRS, with which GLib leaks memory. */

/**
 * lab_test_home_add: adds a test that starts with an empty home.
 */
#define lab_test_home_add(path, test)                                                              \
  g_test_add (path, char, NULL, lab_test_home_clear, test, lab_test_home_clear)

void  lab_test_home_init           (void);
void  lab_test_home_clear          (char         *fixture,
                                    gconstpointer data);
char *lab_test_home_get_stuck_path (void);
int   lab_test_home_run            (void);

G_END_DECLS
