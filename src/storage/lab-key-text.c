/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-key-text.h"

/* The texts of a #GKeyFile, which gives one, and an error with it, also where a backslash is
 * followed by what it does not know. These give the one or the other. */

/* Whether the value is there, and does not end in the middle of an escape: of that GLib warns
 * as of a mistake of ours, where there was another one before it. */
static gboolean
is_complete (GKeyFile    *file,
             const char  *group,
             const char  *key,
             GError     **error)
{
  g_autofree char *value = g_key_file_get_value (file, group, key, error);

  if (value == NULL)
    return FALSE;
  for (const char *next = value; *next != '\0'; next++)
    {
      if (*next != '\\' || *++next != '\0')
        continue;
      g_set_error (error, G_KEY_FILE_ERROR, G_KEY_FILE_ERROR_INVALID_VALUE,
                   "%s ends with a backslash", key);
      return FALSE;
    }
  return TRUE;
}

/**
 * lab_key_text_get:
 * @file: a file
 * @group: a group
 * @key: a key in it
 * @error: return location for a #GKeyFileError
 *
 * Returns: (transfer full) (nullable): what the key says; %NULL if it is not there, or cannot
 *   be read
 */
char *
lab_key_text_get (GKeyFile    *file,
                  const char  *group,
                  const char  *key,
                  GError     **error)
{
  g_autofree char *text = NULL;
  g_autoptr (GError) reason = NULL;

  g_return_val_if_fail (file != NULL && group != NULL && key != NULL, NULL);

  if (!is_complete (file, group, key, error))
    return NULL;
  text = g_key_file_get_string (file, group, key, &reason);
  if (reason == NULL)
    return g_steal_pointer (&text);
  g_propagate_error (error, g_steal_pointer (&reason));
  return NULL;
}

/**
 * lab_key_text_get_list:
 * @file: a file
 * @group: a group
 * @key: a key in it
 * @n_items: (out) (optional): how many texts there are
 * @error: return location for a #GKeyFileError
 *
 * Returns: (transfer full) (nullable): the texts that the key has; %NULL if it is not there, or
 *   cannot be read
 */
GStrv
lab_key_text_get_list (GKeyFile    *file,
                       const char  *group,
                       const char  *key,
                       gsize       *n_items,
                       GError     **error)
{
  g_auto (GStrv) list = NULL;
  g_autoptr (GError) reason = NULL;

  g_return_val_if_fail (file != NULL && group != NULL && key != NULL, NULL);

  if (!is_complete (file, group, key, error))
    return NULL;
  list = g_key_file_get_string_list (file, group, key, n_items, &reason);
  if (reason == NULL)
    return g_steal_pointer (&list);
  g_propagate_error (error, g_steal_pointer (&reason));
  return NULL;
}

/**
 * lab_key_text_get_numbers:
 * @file: a file
 * @group: a group
 * @key: a key in it
 * @n_numbers: (out): how many numbers there are; 0 if it fails
 * @error: return location for a #GKeyFileError
 *
 * Returns: (transfer full) (nullable) (array length=n_numbers): the numbers that the key has;
 *   %NULL if there are none, or they cannot be read
 */
int *
lab_key_text_get_numbers (GKeyFile    *file,
                          const char  *group,
                          const char  *key,
                          gsize       *n_numbers,
                          GError     **error)
{
  g_return_val_if_fail (file != NULL && group != NULL && key != NULL, NULL);
  g_return_val_if_fail (n_numbers != NULL, NULL);

  *n_numbers = 0;
  if (!is_complete (file, group, key, error))
    return NULL;
  return g_key_file_get_integer_list (file, group, key, n_numbers, error);
}
