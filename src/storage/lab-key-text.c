/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-key-text.h"

/* The texts of a #GKeyFile, which gives one, and an error with it, also where a backslash is
 * followed by what it does not know. These give the one or the other. */

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

  list = g_key_file_get_string_list (file, group, key, n_items, &reason);
  if (reason == NULL)
    return g_steal_pointer (&list);
  g_propagate_error (error, g_steal_pointer (&reason));
  return NULL;
}
