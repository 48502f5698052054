/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * lab_test_is_brief:
 *
 * Sanitizers make everything several times slower, and the first rounds of a long test
 * already show what they look for. A build without them checks the results of all
 * rounds.
 *
 * Returns: whether a test should run only some of its rounds
 */
static inline gboolean
lab_test_is_brief (void)
{
  return g_getenv ("LABYRINTHE_BRIEF_TESTS") != NULL;
}

G_END_DECLS
