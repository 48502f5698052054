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

/**
 * lab_test_rounds:
 * @all: how many rounds, or results of rounds, the whole test has
 *
 * Returns: how many of them this test has: a fifth if it is brief
 */
static inline guint
lab_test_rounds (guint all)
{
  return lab_test_is_brief () ? MAX (all / 5, 1) : all;
}

G_END_DECLS
