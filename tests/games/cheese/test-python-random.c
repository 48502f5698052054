/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include "lab-python-random.h"
#include "lab-test-cheese.h"

/* Private helpers */

/* Returns the first item whose running sum of weights is larger than a random number. */
static guint64
choose (LabPythonRandom *random,
        const char      *weights)
{
  g_auto (GStrv) items = g_strsplit (weights, ",", -1);
  double total = 0, x, sum = 0;
  guint i;

  for (i = 0; items[i] != NULL; i++)
    total += g_ascii_strtod (items[i], NULL);
  x = lab_python_random_real (random) * total;
  for (i = 0; items[i] != NULL; i++)
    {
      sum += g_ascii_strtod (items[i], NULL);
      if (sum > x)
        return i;
    }
  return i - 1;
}

/* Makes the call that @words name. */
static guint64
call (LabPythonRandom *random,
      char           **words)
{
  const char *name = words[0];
  guint64 first = lab_test_cheese_get_number (words[2]);

  if (g_str_equal (name, "bits"))
    return lab_python_random_bits (random, (guint) first);
  if (g_str_equal (name, "random53"))
    return (guint64) (lab_python_random_real (random) * 9007199254740992.0);
  if (g_str_equal (name, "randint"))
    return first + lab_python_random_below (random,
                                            lab_test_cheese_get_number (words[3]) - first + 1);
  if (g_str_equal (name, "choice"))
    return lab_python_random_below_32 (random, (guint32) first);
  if (g_str_equal (name, "choices"))
    return choose (random, words[2]);
  return lab_python_random_next (random);
}

/* Compares all results of a line. */
static void
check_line (char     **words,
            gpointer   data G_GNUC_UNUSED)
{
  LabPythonRandom random;
  char **results = words;
  guint32 items[64];

  lab_python_random_init (&random, lab_test_cheese_get_number (words[1]));
  for (guint32 i = 0; i < G_N_ELEMENTS (items); i++)
    items[i] = i;
  if (g_str_equal (words[0], "shuffle"))
    lab_python_random_shuffle (&random, items, lab_test_cheese_get_number (words[2]));
  for (guint i = 0; i < 620 && g_str_equal (words[0], "u32from620"); i++)
    lab_python_random_next (&random);
  while (!g_str_equal (*results++, ":"))
    ;
  for (guint i = 0; results[i] != NULL; i++)
    {
      if (g_str_equal (words[0], "random"))
        g_assert_cmpfloat (lab_python_random_real (&random), ==,
                           g_ascii_strtod (results[i], NULL));
      else if (g_str_equal (results[i], "then"))
        g_assert_cmpuint (lab_python_random_next (&random), ==,
                          lab_test_cheese_get_number (results[++i]));
      else
        g_assert_cmpuint (g_str_equal (words[0], "shuffle") ? items[i] : call (&random, words),
                          ==, lab_test_cheese_get_number (results[i]));
    }
}

/* Tests */

LAB_TEST ("/python-random/vectors", test_vectors)
{
  g_assert_cmpuint (lab_test_cheese_read_file ("rng.txt", check_line, NULL), ==, 32);
}

/* Both functions draw the same. */
LAB_TEST ("/python-random/below", test_below)
{
  LabPythonRandom a, b;

  lab_python_random_init (&a, 5);
  b = a;
  for (guint32 i = 1; i < 3000; i++)
    g_assert_cmpuint (lab_python_random_below (&a, i), ==, lab_python_random_below_32 (&b, i));
  g_assert_cmpuint (a.index, ==, b.index);
}
