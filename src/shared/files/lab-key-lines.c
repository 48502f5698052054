/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-key-lines.h"

#include <string.h>

/* Finds the line of a text where #GKeyFile finds a key or an error, which #GKeyFile does not tell.
 * #GKeyFile stays the only parser: it gets the first lines only, and a binary search finds how many
 * lines it needs to find the key or the error. */

/* Private helpers */

/* Whether the first @length bytes contain the key, or the group if @key is %NULL, or an error if
 * @group is %NULL. An error counts as found in each case: #GKeyFile finds nothing after it. */
static gboolean
is_enough (const char *data,
           gsize       length,
           const char *group,
           const char *key)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();

  if (!g_key_file_load_from_data (file, data, length, G_KEY_FILE_NONE, NULL))
    return TRUE;
  if (group == NULL)
    return FALSE;
  return key != NULL ? g_key_file_has_key (file, group, key, NULL)
                     : g_key_file_has_group (file, group);
}

/* Returns the number of lines that give a key its value. */
static guint
count_values (const char *data,
              gsize       length)
{
  g_auto (GStrv) lines = NULL;
  g_autofree char *text = g_strndup (data, length);
  guint n = 0;

  lines = g_strsplit (text, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    {
      char first = *g_strchug (lines[i]);

      n += first != '\0' && first != '#' && first != '[';
    }
  return n;
}

/* Whether a key has two values. #GKeyFile keeps only the second one. */
static gboolean
has_double (const char *data,
            gsize       length)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();
  g_auto (GStrv) groups = NULL;
  gsize n_keys = 0;

  if (!g_key_file_load_from_data (file, data, length, G_KEY_FILE_NONE, NULL))
    return FALSE;
  groups = g_key_file_get_groups (file, NULL);
  for (guint i = 0; groups[i] != NULL; i++)
    {
      g_auto (GStrv) keys = g_key_file_get_keys (file, groups[i], NULL, NULL);
      g_autoptr (GHashTable) names = g_hash_table_new (g_str_hash, g_str_equal);

      /* Some versions of GLib list such a key twice. */
      for (guint j = 0; keys[j] != NULL; j++)
        g_hash_table_add (names, keys[j]);
      n_keys += g_hash_table_size (names);
    }
  return n_keys < count_values (data, length);
}

/* Returns the end of each line, including its newline. */
static GArray *
list_ends (const char *data,
           gsize       length)
{
  GArray *ends = g_array_new (FALSE, FALSE, sizeof (gsize));
  gsize end = 0;

  while (end < length)
    {
      const char *newline = memchr (data + end, '\n', length - end);

      end = newline != NULL ? (gsize) (newline + 1 - data) : length;
      g_array_append_val (ends, end);
    }
  return ends;
}

/* Public functions */

/**
 * lab_key_lines_find:
 * @data: (array length=length): the text of a #GKeyFile
 * @length: the length in bytes
 * @group: (nullable): the name of a group
 * @key: (nullable): the name of a key in it; %NULL to find the group
 *
 * Finds the line of a group or a key.
 *
 * Returns: the number of its line, from 1; 0 if it is not in the text
 */
guint
lab_key_lines_find (const char *data,
                    gsize       length,
                    const char *group,
                    const char *key)
{
  g_autoptr (GArray) ends = NULL;
  guint first = 1, last;

  g_return_val_if_fail (data != NULL, 0);

  if (!is_enough (data, length, group, key))
    return 0;
  ends = list_ends (data, length);
  last = ends->len;
  while (first < last)
    {
      guint middle = first + (last - first) / 2;

      if (is_enough (data, g_array_index (ends, gsize, middle - 1), group, key))
        last = middle;
      else
        first = middle + 1;
    }
  return first;
}

/**
 * lab_key_lines_find_wrong:
 * @data: (array length=length): a text
 * @length: the length in bytes
 *
 * Finds the first line that is wrong.
 *
 * Returns: the number of the first line, from 1, that #GKeyFile cannot parse; 0 if it can parse all
 */
guint
lab_key_lines_find_wrong (const char *data,
                          gsize       length)
{
  return lab_key_lines_find (data, length, NULL, NULL);
}

/**
 * lab_key_lines_find_double:
 * @data: (array length=length): the text of a #GKeyFile
 * @length: the length in bytes
 *
 * Finds the first line that repeats a key.
 *
 * Returns: the number of the first line, from 1, that gives a key a second value; 0 if there is
 *   none
 */
guint
lab_key_lines_find_double (const char *data,
                           gsize       length)
{
  g_autoptr (GArray) ends = NULL;
  guint first = 1, last;

  g_return_val_if_fail (data != NULL, 0);

  if (!has_double (data, length))
    return 0;
  ends = list_ends (data, length);
  last = ends->len;
  while (first < last)
    {
      guint middle = first + (last - first) / 2;

      if (has_double (data, g_array_index (ends, gsize, middle - 1)))
        last = middle;
      else
        first = middle + 1;
    }
  return first;
}

/**
 * lab_key_lines_count:
 * @data: (array length=length): a text
 * @length: the length in bytes
 *
 * Counts the lines of a text.
 *
 * Returns: the number of lines, at least 1; the last one need not end with a newline
 */
guint
lab_key_lines_count (const char *data,
                     gsize       length)
{
  g_autoptr (GArray) ends = NULL;

  g_return_val_if_fail (data != NULL, 0);

  ends = list_ends (data, length);
  return MAX (ends->len, 1);
}
