/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include <glib.h>

#include "lab-text.h"

static void
assert_wrapped (const char *text,
                guint       width,
                const char *expected)
{
  g_autofree char *lines = lab_text_wrap (text, width);
  g_auto (GStrv) split = g_strsplit (lines, "\n", -1);

  g_assert_cmpstr (lines, ==, expected);
  for (guint i = 0; split[i] != NULL; i++)
    g_assert_true (lab_text_measure (split[i]) <= width || strchr (split[i], ' ') == NULL);
}

LAB_TEST ("/lab/text/measure", test_measure)
{
  g_assert_cmpuint (lab_text_measure (""), ==, 0);
  g_assert_cmpuint (lab_text_measure ("Größe"), ==, 5);
  g_assert_cmpuint (lab_text_measure ("迷路 a"), ==, 6);
  g_assert_cmpuint (lab_text_measure ("e\xcc\x81"), ==, 1);
}

LAB_TEST ("/lab/text/wrap", test_wrap)
{
  assert_wrapped ("", 10, "");
  assert_wrapped ("one", 10, "one");
  assert_wrapped ("one two three", 7, "one two\nthree");
  assert_wrapped ("one two three", 8, "one two\nthree");
  assert_wrapped ("one two three", 13, "one two three");
  assert_wrapped ("größer größer", 6, "größer\ngrößer");
  /* A word longer than a line stays whole, and so does text that the user types. */
  assert_wrapped ("a labyrinthe-lab b", 6, "a\nlabyrinthe-lab\nb");
  assert_wrapped ("say --last-treasure now", 9, "say\n--last-treasure\nnow");
  assert_wrapped ("many words of one line after another, and another", 20,
                  "many words of one\nline after another,\nand another");
  /* A line does not break at a no-break space. */
  assert_wrapped ("95\xc2\xa0% of it", 7, "95\xc2\xa0% of\nit");
}

/* These languages have no blanks, and a full stop never starts a line. */
LAB_TEST ("/lab/text/wrap-wide", test_wrap_wide)
{
  assert_wrapped ("迷路の壁を動かす", 8, "迷路の壁\nを動かす");
  assert_wrapped ("迷路の壁。動かす", 8, "迷路の\n壁。動か\nす");
  assert_wrapped ("迷路を --seed 1 で配る", 12, "迷路を\n--seed 1 で\n配る");
}

LAB_TEST ("/lab/text/stopwatch", test_stopwatch)
{
  static const struct
  {
    double seconds;
    const char *text;
  } times[] = { { 0, "0:00" }, { 75.5, "1:15" }, { 3605, "60:05" }, { 1e12, "35791394:07" } };

  for (guint i = 0; i < G_N_ELEMENTS (times); i++)
    {
      g_autofree char *text = lab_text_format_stopwatch (times[i].seconds);

      g_assert_cmpstr (text, ==, times[i].text);
    }
}

LAB_TEST ("/lab/text/count", test_count)
{
  static const guint64 counts[] = { 0, 999, 1000, 1234567, G_MAXUINT64 };

  /* The C locale does not group digits; another test runs the program in other
   * locales. */
  for (gsize i = 0; i < G_N_ELEMENTS (counts); i++)
    {
      g_autofree char *expected = g_strdup_printf ("%" G_GUINT64_FORMAT, counts[i]);
      g_autofree char *text = lab_text_format_count (counts[i]);

      g_assert_cmpstr (text, ==, expected);
    }
}

/* Digits are read up to the largest number; what is refused stays as it was. */
LAB_TEST ("/lab/text/numbers", test_numbers)
{
  const char *text = "007:99";
  guint number = 5;

  g_assert_true (lab_text_take_number (&text, 7, &number) && number == 7);
  g_assert_false (lab_text_take_number (&text, 99, &number));
  g_assert_false (lab_text_take_char (&text, ','));
  g_assert_true (lab_text_take_char (&text, ':'));
  g_assert_false (lab_text_take_number (&text, 98, &number));
  g_assert_cmpstr (text, ==, "99");
  g_assert_false (lab_text_parse_number ("1x", 0, 9, &number));
  g_assert_cmpuint (number, ==, 7);
}

/* Two numbers have one separator between them, and both have the same limits. */
LAB_TEST ("/lab/text/pairs", test_pairs)
{
  static const char * const wrong[] = { "", "3", "3-", "-3", "3-4-5", "3x4", "0-4", "3-10",
                                        "3- 4" };
  guint first = 0, second = 0;

  g_assert_true (lab_text_parse_pair ("3-09", '-', 1, 9, &first, &second));
  g_assert_cmpuint (first, ==, 3);
  g_assert_cmpuint (second, ==, 9);
  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++)
    g_assert_false (lab_text_parse_pair (wrong[i], '-', 1, 9, &first, &second));
}

/* Both limits are allowed; what is refused stays as it was. */
LAB_TEST ("/lab/text/reals", test_reals)
{
  static const char * const wrong[] = { "", "x", "1x", "1,5", "nan", "inf", "-0.1", "2.0001",
                                        "1 " };
  double number = 7;

  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++)
    g_assert_false (lab_text_parse_real (wrong[i], 0, 2, &number));
  g_assert_cmpfloat (number, ==, 7);
  g_assert_true (lab_text_parse_real ("2", 0, 2, &number) && number == 2);
  g_assert_true (lab_text_parse_real ("5e-1", 0, 2, &number) && number == 0.5);
}

LAB_TEST ("/lab/text/blank", test_blank)
{
  static const char * const blank[] = { "", "  ", "\u00a0\u3000", "\u200b\u200d\u2060", "\ufeff",
                                        "\u202e\u2066", "\u115f\u3164\uffa0", "\u2800", "\u0301",
                                        "\u00ad", "\n\t" };
  static const char * const seen[] = { "a", " . ", "\u200b李", "\u202ea", "e\u0301", "🦊", "ـ",
                                       "\U0001fae9" };

  for (guint i = 0; i < G_N_ELEMENTS (blank); i++)
    g_assert_true (lab_text_is_blank (blank[i]));
  for (guint i = 0; i < G_N_ELEMENTS (seen); i++)
    g_assert_false (lab_text_is_blank (seen[i]));
}

/* Words are found in arrays and in any member of structures. */
LAB_TEST ("/lab/text/words", test_words)
{
  static const char * const words[] = { "one", "two" };
  static const struct
  {
    int number;
    const char *word;
  } rows[] = { { 1, "one" }, { 2, "two" }, { 3, "three" } };
  guint index = 7;

  g_assert_true (lab_words_find (words, 2, sizeof words[0], "two", &index));
  g_assert_cmpuint (index, ==, 1);
  g_assert_true (lab_words_find (&rows[0].word, 3, sizeof rows[0], "three", &index));
  g_assert_cmpuint (index, ==, 2);
  g_assert_false (lab_words_find (&rows[0].word, 3, sizeof rows[0], "thre", &index));
  g_assert_cmpuint (index, ==, 2);
}
