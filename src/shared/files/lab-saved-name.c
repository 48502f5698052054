/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-saved-name.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "lab-text.h"

/* Private helpers */

/* Whether a name may contain @character: it must not break the line or change the direction of the
 * text after it. */
static gboolean
is_in_name (gunichar character)
{
  switch (g_unichar_type (character))
    {
    case G_UNICODE_CONTROL:
    case G_UNICODE_LINE_SEPARATOR:
    case G_UNICODE_PARAGRAPH_SEPARATOR:
      return FALSE;
    default:
      return !(character >= 0x202a && character <= 0x202e)
             && !(character >= 0x2066 && character <= 0x2069);
    }
}

/* Public functions */

/**
 * lab_saved_name_fit:
 * @name: any bytes
 *
 * Returns: (transfer full): a copy of @name in a form that can be saved and read again; empty if
 *   nothing of it can be seen
 */
char *
lab_saved_name_fit (const char *name)
{
  g_autofree char *valid = g_utf8_make_valid (name, -1);
  GString *fit = g_string_new (NULL);
  guint n_characters = 0;

  for (const char *c = valid; *c != '\0' && n_characters < LAB_SAVED_MAX_NAME;
       c = g_utf8_next_char (c))
    {
      gunichar character = g_utf8_get_char (c);

      if (!is_in_name (character))
        continue;
      g_string_append_unichar (fit, character);
      n_characters++;
    }
  if (lab_text_is_blank (fit->str))
    g_string_truncate (fit, 0);
  return g_string_free (fit, FALSE);
}

/**
 * lab_saved_name_check:
 * @text: a text
 * @group: a group
 * @key: a key in it
 * @name: the value of that key
 * @error: return location for a #LabSavedGameError
 *
 * Checks that @name is one that lab_saved_name_fit() can return.
 *
 * Returns: %FALSE if it is not
 */
gboolean
lab_saved_name_check (LabSavedText  *text,
                      const char    *group,
                      const char    *key,
                      const char    *name,
                      GError       **error)
{
  g_autofree char *fit = lab_saved_name_fit (name);

  if (strcmp (fit, name) == 0)
    return TRUE;
  if (lab_text_is_blank (name))
    return lab_saved_text_refuse (text, LAB_SAVED_GAME_ERROR_FORMAT, group, key,
                                  _("A name must have at least one visible character, or be "
                                    "empty."), error);
  return lab_saved_text_refuse (text, LAB_SAVED_GAME_ERROR_FORMAT, group, key,
                                _("A name can have at most 64 characters, without line breaks or "
                                  "characters that change the text direction."), error);
}
