/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

#include "lab-test-main.h"

G_BEGIN_DECLS

/* A home for tests that is empty when each test starts. It does the same as
 * G_TEST_OPTION_ISOLATE_DIRS, with which GLib leaks memory. */

/**
 * LAB_HOME_TEST:
 * @path: the path of the case
 * @test: the name of its function
 *
 * Defines a case that starts with an empty home. Its parameters are `home` and `data`, without use.
 */
#define LAB_HOME_TEST(path, test)                                                                  \
  LAB_TEST_CASE (path, test, lab_test_home_add_case,                                               \
                 (char *home G_GNUC_UNUSED, gconstpointer data G_GNUC_UNUSED))

void  lab_test_home_add_case       (const LabTestPart *part);
void  lab_test_home_init           (void);
void  lab_test_home_clear          (char         *fixture,
                                    gconstpointer data);
void  lab_test_home_remove         (const char   *path);
char *lab_test_home_get_stuck_path (void);

G_END_DECLS
