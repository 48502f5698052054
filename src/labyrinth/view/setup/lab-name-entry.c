/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-name-entry.h"

#include "lab-text.h"

/* An entry for the name of a player, which may be empty. */

#define MAX_NAME_LENGTH 24

/**
 * lab_name_entry_dup:
 * @entry: an entry
 *
 * Returns: (transfer full): the name in it, without spaces around it, cut to a maximum length;
 *   empty if nothing in it can be seen
 */
char *
lab_name_entry_dup (GtkEditable *entry)
{
  g_autofree char *name = NULL;

  g_return_val_if_fail (GTK_IS_EDITABLE (entry), NULL);

  name = g_strstrip (g_strdup (gtk_editable_get_text (entry)));
  if (lab_text_is_blank (name))
    return g_strdup ("");
  if (g_utf8_strlen (name, -1) > MAX_NAME_LENGTH)
    return g_utf8_substring (name, 0, MAX_NAME_LENGTH);
  return g_steal_pointer (&name);
}
