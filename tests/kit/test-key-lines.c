/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include "lab-saved-text.h"

/* Tests */

LAB_TEST ("/key-lines/find", test_find)
{
  static const char text[] = "# x\n[A]\nx=1\n\n[B]\nx=2\ny";

  g_assert_cmpuint (lab_key_lines_count (text, strlen (text)), ==, 7);
  g_assert_cmpuint (lab_key_lines_count ("", 0), ==, 1);
  g_assert_cmpuint (lab_key_lines_find (text, strlen (text), NULL, NULL), ==, 7);
  g_assert_cmpuint (lab_key_lines_find (text, strlen (text) - 1, NULL, NULL), ==, 0);
  g_assert_cmpuint (lab_key_lines_find (text, strlen (text) - 1, "A", NULL), ==, 2);
  g_assert_cmpuint (lab_key_lines_find (text, strlen (text) - 1, "B", "x"), ==, 6);
  g_assert_cmpuint (lab_key_lines_find (text, strlen (text) - 1, "C", NULL), ==, 0);
  g_assert_cmpuint (lab_key_lines_find ("", 0, "C", NULL), ==, 0);
}
