/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-saved-text.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "lab-key-lines.h"
#include "lab-key-text.h"
#include "lab-saved-game-private.h"

/* Private helpers */

static void
set_line_error (GError            **error,
                LabSavedGameError   code,
                guint               line,
                const char         *reason)
{
  if (code == LAB_SAVED_GAME_ERROR_RULES)
    g_set_error (error, LAB_SAVED_GAME_ERROR, code,
                 /* Translators: of a file; the first is the number of a line, the second a
                  * sentence that says what is wrong there. */
                 _("Line %u is against the rules. %s"), line, reason);
  else
    g_set_error (error, LAB_SAVED_GAME_ERROR, code,
                 /* Translators: of a file; the first is the number of a line, the second a
                  * sentence that says what is wrong there. */
                 _("Line %u cannot be read. %s"), line, reason);
}

/* Notepad begins UTF-8 with a mark, which is no part of the text. */
static void
skip_mark (LabSavedText *self)
{
  if (self->length >= 3 && memcmp (self->data, "\xef\xbb\xbf", 3) == 0)
    {
      self->data += 3;
      self->length -= 3;
    }
}

static gboolean
check_encoding (LabSavedText  *self,
                GError       **error)
{
  const char *end;
  gsize length;

  if (memchr (self->data, '\0', self->length) != NULL)
    return lab_saved_text_refuse_foreign (error);
  if (g_utf8_validate (self->data, (gssize) self->length, &end))
    return TRUE;
  length = (gsize) (end - self->data);
  if (lab_key_lines_find (self->data, length, LAB_SAVED_GROUP_HEAD, NULL) == 0)
    return lab_saved_text_refuse_foreign (error);
  set_line_error (error, LAB_SAVED_GAME_ERROR_FORMAT, lab_key_lines_count (self->data, length + 1),
                  _("It is not written in UTF-8, as all of the file has to be."));
  return FALSE;
}

static gboolean
read_keys (LabSavedText  *self,
           GError       **error)
{
  guint line;

  self->file = g_key_file_new ();
  if (g_key_file_load_from_data (self->file, self->data, self->length, G_KEY_FILE_NONE, NULL))
    {
      if (!lab_saved_text_has (self, LAB_SAVED_GROUP_HEAD, NULL))
        return lab_saved_text_refuse_foreign (error);
      line = lab_key_lines_find_double (self->data, self->length);
      if (line > 0)
        set_line_error (error, LAB_SAVED_GAME_ERROR_FORMAT, line,
                        _("What it says has been said before in the same part of the file."));
      return line == 0;
    }
  line = lab_key_lines_find_wrong (self->data, self->length);
  if (lab_key_lines_find (self->data, self->length, LAB_SAVED_GROUP_HEAD, NULL) == line)
    return lab_saved_text_refuse_foreign (error);
  set_line_error (error, LAB_SAVED_GAME_ERROR_FORMAT, line,
                  /* Translators: a heading such as [Game], or a name with its value such as
                   * Version=2. */
                  _("It is neither a heading in square brackets nor a name, “=” and a value."));
  return FALSE;
}

/* Refusing */

/** lab_saved_text_refuse_foreign: says that the file is none of ours. Returns: %FALSE */
gboolean
lab_saved_text_refuse_foreign (GError **error)
{
  g_set_error_literal (error, LAB_SAVED_GAME_ERROR, LAB_SAVED_GAME_ERROR_FOREIGN,
                       _("This is not a file with a game saved by Labyrinthe."));
  return FALSE;
}

/** lab_saved_text_refuse_size: says that the file is too large. Returns: %FALSE */
gboolean
lab_saved_text_refuse_size (GError **error)
{
  g_set_error_literal (error, LAB_SAVED_GAME_ERROR, LAB_SAVED_GAME_ERROR_SIZE,
                       _("The file is too large for a saved game of Labyrinthe."));
  return FALSE;
}

/**
 * lab_saved_text_refuse:
 * @self: a text
 * @code: %LAB_SAVED_GAME_ERROR_FORMAT or %LAB_SAVED_GAME_ERROR_RULES
 * @group: a group that is there
 * @key: (nullable): a key that is there; %NULL to blame the group
 * @reason: what is wrong with it, in a sentence
 * @error: return location for a #LabSavedGameError
 *
 * Says on which line something is wrong.
 *
 * Returns: %FALSE, for the caller to return in its turn
 */
gboolean
lab_saved_text_refuse (LabSavedText       *self,
                       LabSavedGameError   code,
                       const char         *group,
                       const char         *key,
                       const char         *reason,
                       GError            **error)
{
  set_line_error (error, code, lab_key_lines_find (self->data, self->length, group, key), reason);
  return FALSE;
}

/**
 * lab_saved_text_refuse_missing:
 * @self: a text
 * @group: a group
 * @key: a key in it; the one or both are not there
 * @error: return location for a #LabSavedGameError
 *
 * Returns: %FALSE, for the caller to return in its turn
 */
gboolean
lab_saved_text_refuse_missing (LabSavedText  *self,
                               const char    *group,
                               const char    *key,
                               GError       **error)
{
  guint line = lab_key_lines_find (self->data, self->length, group, NULL);
  g_autofree char *missing = line > 0 ? g_strconcat (key, "=", NULL)
                                      : g_strconcat ("[", group, "]", NULL);

  if (line == 0)
    line = lab_key_lines_count (self->data, self->length);
  g_set_error (error, LAB_SAVED_GAME_ERROR, LAB_SAVED_GAME_ERROR_FORMAT,
               /* Translators: of a file; the number of a line, then what should come after it, such
                * as “Position=”. */
               _("After line %u, “%s” is missing."), line, missing);
  return FALSE;
}

static void
refuse_escape (LabSavedText  *self,
               const char    *group,
               const char    *key,
               GError       **error)
{
  lab_saved_text_refuse (self, LAB_SAVED_GAME_ERROR_FORMAT, group, key,
                         _("A backslash should be followed by “s”, “n”, “t”, “r” or another "
                           "backslash."), error);
}

/* Reading */

/**
 * lab_saved_text_open:
 * @self: (out caller-allocates): the text; to be cleared also on failure
 * @data: (transfer none) (array length=length): what it is; it has to outlive @self
 * @length: in bytes
 * @error: return location for a #LabSavedGameError
 *
 * Returns: %TRUE if it is the text of a saved game, as far as that can be seen at once
 */
gboolean
lab_saved_text_open (LabSavedText  *self,
                     const char    *data,
                     gsize          length,
                     GError       **error)
{
  *self = (LabSavedText) { .data = data, .length = length };
  if (length > LAB_SAVED_GAME_MAX_SIZE)
    return lab_saved_text_refuse_size (error);
  skip_mark (self);
  return check_encoding (self, error) && read_keys (self, error);
}

/** lab_saved_text_clear: frees what @self holds. */
void
lab_saved_text_clear (LabSavedText *self)
{
  g_clear_pointer (&self->file, g_key_file_unref);
}

/** lab_saved_text_has: whether there is a group, or, if @key is not %NULL, that key in it. */
gboolean
lab_saved_text_has (LabSavedText *self,
                    const char   *group,
                    const char   *key)
{
  return g_key_file_has_group (self->file, group)
         && (key == NULL || g_key_file_has_key (self->file, group, key, NULL));
}

/**
 * lab_saved_text_take_word:
 * @self: a text
 * @group: a group
 * @key: a key in it
 * @error: return location for a #LabSavedGameError
 *
 * Returns: (transfer full) (nullable): what the key says as it stands there, without blanks
 *   around it; %NULL if it is not there
 */
char *
lab_saved_text_take_word (LabSavedText  *self,
                          const char    *group,
                          const char    *key,
                          GError       **error)
{
  if (lab_saved_text_has (self, group, key))
    return g_strstrip (g_key_file_get_value (self->file, group, key, NULL));
  lab_saved_text_refuse_missing (self, group, key, error);
  return NULL;
}

/**
 * lab_saved_text_take:
 * @self: a text
 * @group: a group
 * @key: a key in it
 * @error: return location for a #LabSavedGameError
 *
 * Returns: (transfer full) (nullable): what the key says, whatever blanks and backslashes are
 *   in it; %NULL if it is not there
 */
char *
lab_saved_text_take (LabSavedText  *self,
                     const char    *group,
                     const char    *key,
                     GError       **error)
{
  char *text;

  if (!lab_saved_text_has (self, group, key))
    {
      lab_saved_text_refuse_missing (self, group, key, error);
      return NULL;
    }
  text = lab_key_text_get (self->file, group, key, NULL);
  if (text == NULL)
    refuse_escape (self, group, key, error);
  return text;
}

/**
 * lab_saved_text_take_list:
 * @self: a text
 * @group: a group
 * @key: a key in it
 * @error: return location for a #LabSavedGameError
 *
 * Returns: (transfer full) (nullable): the words of the key; %NULL if it is not there
 */
GStrv
lab_saved_text_take_list (LabSavedText  *self,
                          const char    *group,
                          const char    *key,
                          GError       **error)
{
  GStrv list;

  if (!lab_saved_text_has (self, group, key))
    {
      lab_saved_text_refuse_missing (self, group, key, error);
      return NULL;
    }
  list = lab_key_text_get_list (self->file, group, key, NULL, NULL);
  if (list == NULL)
    refuse_escape (self, group, key, error);
  return list;
}

/**
 * lab_saved_text_take_number:
 * @self: a text
 * @group: a group
 * @key: a key in it, which may be left out
 * @max: the largest number allowed
 * @number: (inout): the number; left as it is if there is no such key
 * @error: return location for a #LabSavedGameError
 *
 * Returns: %TRUE if there is such a number, or none
 */
gboolean
lab_saved_text_take_number (LabSavedText  *self,
                            const char    *group,
                            const char    *key,
                            guint64        max,
                            guint64       *number,
                            GError       **error)
{
  g_autofree char *text = g_key_file_get_value (self->file, group, key, NULL);
  g_autofree char *largest = g_strdup_printf ("%" G_GUINT64_FORMAT, max);
  g_autofree char *reason = NULL;

  if (text == NULL || g_ascii_string_to_unsigned (g_strchomp (text), 10, 0, max, number, NULL))
    return TRUE;
  /* Translators: of a line in a file; %s is the largest number that may stand there. */
  reason = g_strdup_printf (_("It should have a whole number from 0 to %s."), largest);
  return lab_saved_text_refuse (self, LAB_SAVED_GAME_ERROR_FORMAT, group, key, reason, error);
}

/**
 * lab_saved_text_take_flag:
 * @self: a text
 * @group: a group
 * @key: a key in it, which may be left out
 * @flag: (out): what it says; %FALSE if there is no such key
 * @error: return location for a #LabSavedGameError
 *
 * Returns: %TRUE if it says true or false, or nothing
 */
gboolean
lab_saved_text_take_flag (LabSavedText  *self,
                          const char    *group,
                          const char    *key,
                          gboolean      *flag,
                          GError       **error)
{
  g_autoptr (GError) problem = NULL;

  *flag = g_key_file_get_boolean (self->file, group, key, &problem);
  if (problem == NULL
      || !g_error_matches (problem, G_KEY_FILE_ERROR, G_KEY_FILE_ERROR_INVALID_VALUE))
    return TRUE;
  return lab_saved_text_refuse (self, LAB_SAVED_GAME_ERROR_FORMAT, group, key,
                                /* Translators: of a line in a file; “true” and “false” are not to
                                 * be translated. */
                                _("It should have “true” or “false”."), error);
}
