/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-key-lines.h"

#include <string.h>

/* On which line of a text a #GKeyFile found something, which it does not tell. It stays the
 * only one that reads the text: it is given the first lines alone, and by halving what is
 * left we come to the line from which on it finds the thing. */

/* Private helpers */

/* Whether so many bytes are enough: to find the key, or the group if @key is %NULL, or to
 * find fault with the text if @group is %NULL. Beyond a fault there is nothing to find. */
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

/* How many lines there are that give a key its value. */
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

/* Whether a key has got a value twice, of which a #GKeyFile only keeps the second. */
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

      /* Some versions of GLib list a key twice that was given twice. */
      for (guint j = 0; keys[j] != NULL; j++)
        g_hash_table_add (names, keys[j]);
      n_keys += g_hash_table_size (names);
    }
  return n_keys < count_values (data, length);
}

/* Where each line ends, its newline included. */
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
 * @length: in bytes
 * @group: (nullable): the name of a group
 * @key: (nullable): the name of a key in it; %NULL to find the group
 *
 * Returns: on which line it stands, from 1; 0 if it is not there
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
 * @length: in bytes
 *
 * Returns: the first line, from 1, for which it is not the text of a #GKeyFile; 0 if it is one
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
 * @length: in bytes
 *
 * Returns: the first line, from 1, that gives a key a value which has one already; 0 if there is
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
 * @length: in bytes
 *
 * Returns: how many lines it has, the last one with or without its end; at least 1
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
