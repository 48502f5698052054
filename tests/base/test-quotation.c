/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include "lab-text.h"

static void
assert_quotation (const char *text,
                  guint       max_length,
                  const char *expected)
{
  g_autofree char *quotation = lab_quotation_make (text, max_length);

  g_assert_cmpstr (quotation, ==, expected);
}

LAB_TEST ("/quotation/plain", test_plain)
{
  assert_quotation ("", 10, "");
  assert_quotation ("Nb=6-e3", 10, "Nb=6-e3");
  assert_quotation ("Żółw “迷宫”", 10, "Żółw “迷宫”");
}

LAB_TEST ("/quotation/unseen", test_unseen)
{
  assert_quotation ("a\nb\r\tc", 10, "a?b??c");
  assert_quotation ("\033[2J\177", 10, "?[2J?");
  assert_quotation ("a\xc2\x85" "b\u2028c\u2029d", 10, "a?b?c?d");
  /* This character reverses the direction of the text. */
  assert_quotation ("a\u202eb", 10, "a?b");
}

LAB_TEST ("/quotation/not-utf8", test_not_utf8)
{
  assert_quotation ("a\xff" "b\xc3", 10, "a\uFFFDb\uFFFD");
}

LAB_TEST ("/quotation/length", test_length)
{
  assert_quotation ("äöü", 3, "äöü");
  assert_quotation ("äöüß", 3, "äöü…");
  assert_quotation ("a", 0, "…");
  assert_quotation ("", 0, "");
}

static void
assert_short (const char *text,
              guint       max_length,
              const char *expected)
{
  g_autofree char *shortened = lab_quotation_shorten (text, max_length);

  g_assert_cmpstr (shortened, ==, expected);
}

LAB_TEST ("/quotation/shorten", test_shorten)
{
  assert_short ("", 3, "");
  assert_short ("äöü", 3, "äöü");
  assert_short ("äöüß", 3, "ä…ß");
  assert_short ("迷宫 aaaaaaa 迷宫", 7, "迷宫 … 迷宫");
  assert_short ("abcdefgh", 6, "abc…gh");
}
