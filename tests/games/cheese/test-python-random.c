/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include "lab-python-random.h"
#include "lab-test-cheese.h"

/* Private helpers */

static guint64
get_number (const char *text)
{
  return g_ascii_strtoull (text, NULL, 10);
}

/* Makes the call that @words name, after the sixth output if it is about later ones. */
static guint64
call (LabPythonRandom *random,
      char           **words)
{
  const char *name = words[0];

  if (g_str_equal (name, "bits"))
    return lab_python_random_bits (random, (guint) get_number (words[2]));
  if (g_str_equal (name, "random53"))
    return (guint64) (lab_python_random_real (random) * 9007199254740992.0);
  if (g_str_equal (name, "randint"))
    return get_number (words[2])
           + lab_python_random_below (random, get_number (words[3]) - get_number (words[2]) + 1);
  if (g_str_equal (name, "choice"))
    return lab_python_random_below_32 (random, (guint32) get_number (words[2]));
  return lab_python_random_next (random);
}

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

static void
check_shuffle (LabPythonRandom *random,
               char           **words,
               char           **results)
{
  guint32 items[64];
  guint n = (guint) get_number (words[2]);

  for (guint i = 0; i < n; i++)
    items[i] = i;
  lab_python_random_shuffle (random, items, n);
  for (guint i = 0; i < n; i++)
    g_assert_cmpuint (items[i], ==, get_number (results[i]));
  g_assert_cmpuint (lab_python_random_next (random), ==, get_number (results[n + 1]));
}

static void
check_results (char **words,
               char **results)
{
  LabPythonRandom random;

  lab_python_random_init (&random, get_number (words[1]));
  if (g_str_equal (words[0], "shuffle"))
    {
      check_shuffle (&random, words, results);
      return;
    }
  for (guint i = 0; i < 620 && g_str_equal (words[0], "u32from620"); i++)
    lab_python_random_next (&random);
  for (guint i = 0; results[i] != NULL; i++)
    {
      if (g_str_equal (results[i], "then"))
        g_assert_cmpuint (lab_python_random_next (&random), ==, get_number (results[++i]));
      else if (g_str_equal (words[0], "random"))
        g_assert_cmpfloat (lab_python_random_real (&random), ==,
                           g_ascii_strtod (results[i], NULL));
      else if (g_str_equal (words[0], "choices"))
        g_assert_cmpuint (choose (&random, words[2]), ==, get_number (results[i]));
      else
        g_assert_cmpuint (call (&random, words), ==, get_number (results[i]));
    }
}

/* Tests */

LAB_TEST ("/python-random/vectors", test_vectors)
{
  g_auto (GStrv) lines = lab_test_cheese_read_lines ("rng.txt");
  guint n = 0;

  for (guint i = 0; lines[i] != NULL; i++)
    {
      g_auto (GStrv) halves = g_strsplit (lines[i], " : ", 2);
      g_auto (GStrv) words = NULL;
      g_auto (GStrv) results = NULL;

      if (lines[i][0] == '#' || lines[i][0] == '\0')
        continue;
      words = lab_test_cheese_split (halves[0]);
      results = lab_test_cheese_split (halves[1]);
      check_results (words, results);
      n++;
    }
  g_assert_cmpuint (n, ==, 32);
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
