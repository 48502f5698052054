/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-key-text.h"
#include "lab-refuse.h"

/* Reads texts from a #GKeyFile. For an unknown escape, #GKeyFile returns a text and also sets an
 * error. These functions do one or the other. */

/* Whether there is a value, and it does not end inside an escape. If another error came before such
 * an end, GLib would log a warning, as if the program had a bug. */
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
      return lab_refuse (error, G_KEY_FILE_ERROR, G_KEY_FILE_ERROR_INVALID_VALUE,
                         "%s ends with a backslash", key);
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
 * Reads a text.
 *
 * Returns: (transfer full) (nullable): the value; %NULL if it is missing or cannot be read
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
 * @n_items: (out) (optional): the number of texts
 * @error: return location for a #GKeyFileError
 *
 * Reads a list of texts.
 *
 * Returns: (transfer full) (nullable): the texts of the value; %NULL if it is missing or cannot be
 *   read
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
 * @n_numbers: (out): the number of numbers; 0 on failure
 * @error: return location for a #GKeyFileError
 *
 * Reads a list of numbers.
 *
 * Returns: (transfer full) (nullable) (array length=n_numbers): the numbers of the value; %NULL if
 *   there are none or they cannot be read
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
