/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-fuzz.h"

#include "lab-cheese-host.h"

/* Fuzzes the requests to the engine of the cheese race. */

/* Small mazes keep the fuzzer fast. */
#define MAX_PLACES 400
#define MAX_REQUESTS 200

/* Asserts that an answer is one line with one JSON object: all strings and brackets are closed. */
static void
assert_answer (const char *answer)
{
  gboolean in_string = FALSE;
  int depth = 0;

  lab_fuzz_assert_line (answer);
  for (const char *next = answer; *next != '\0'; next++)
    {
      if (in_string && *next == '\\')
        next++;
      else if (*next == '"')
        in_string = !in_string;
      else if (!in_string && strchr ("{[", *next) != NULL)
        depth++;
      else if (!in_string && strchr ("}]", *next) != NULL)
        g_assert_true (--depth > 0 || next[1] == '\0');
    }
  g_assert_cmpint (depth, ==, 0);
  g_assert_false (in_string);
  g_assert_true (g_utf8_validate (answer, -1, NULL));
}

LAB_FUZZ (data, size)
{
  g_autofree char *text = lab_fuzz_take_text (data, size);
  g_auto (GStrv) lines = g_strsplit (text, "\n", MAX_REQUESTS);
  g_autoptr (LabCheeseHost) host = lab_cheese_host_new (MAX_PLACES);

  for (guint i = 0; lines[i] != NULL; i++)
    {
      g_autofree char *safe = g_strdelimit (g_strdup (lines[i]), "\n", ' ');
      const char *answer = lab_cheese_host_answer (host, safe);

      if (answer == NULL)
        break;
      assert_answer (answer);
    }
}
