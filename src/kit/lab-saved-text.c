/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-saved-text.h"

#include <glib.h>
#include <glib/gi18n-lib.h>
#include <string.h>

#include "lab-refuse.h"
#include "lab-text.h"

/* The key of the version, in the first group of each saved game. */
#define KEY_VERSION "Version"

/* The number of characters of a wrong word that a message repeats. */
#define MAX_SHOWN 40

G_DEFINE_QUARK (lab-saved-game-error-quark, lab_saved_game_error)

static gboolean lab_saved_text_refuse_foreign (GError **error);

/* Finds the line of a text where #GKeyFile finds a key or an error, which #GKeyFile does not tell.
 * #GKeyFile stays the only parser: it gets the first lines only, and a binary search finds how many
 * lines it needs to find the key or the error. */

/* The lines of keys */

/* Whether the first @length bytes have something. */
typedef gboolean (*HasFunc) (const char *data, gsize length, const char *group, const char *key);

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
            gsize       length,
            const char *group G_GNUC_UNUSED,
            const char *key G_GNUC_UNUSED)
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

/* Returns the number of the first line, from 1, with which the text has what @has looks for; 0 if
 * there is none. */
static guint
find_line (const char *data,
           gsize       length,
           HasFunc     has,
           const char *group,
           const char *key)
{
  g_autoptr (GArray) ends = NULL;
  guint first = 1, last;

  if (!has (data, length, group, key))
    return 0;
  ends = list_ends (data, length);
  last = ends->len;
  while (first < last)
    {
      guint middle = first + (last - first) / 2;

      if (has (data, g_array_index (ends, gsize, middle - 1), group, key))
        last = middle;
      else
        first = middle + 1;
    }
  return first;
}

/**
 * lab_key_lines_find:
 * @data: (array length=length): the text of a #GKeyFile
 * @length: the length in bytes
 * @group: (nullable): the name of a group; %NULL to find what #GKeyFile cannot parse
 * @key: (nullable): the name of a key in it; %NULL to find the group
 *
 * Finds the line of a group or a key, or the first line that is wrong.
 *
 * Returns: the number of its line, from 1; 0 if it is not in the text
 */
guint
lab_key_lines_find (const char *data,
                    gsize       length,
                    const char *group,
                    const char *key)
{
  g_return_val_if_fail (data != NULL, 0);

  return find_line (data, length, is_enough, group, key);
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
  g_return_val_if_fail (data != NULL, 0);

  return find_line (data, length, has_double, NULL, NULL);
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

/* Names */

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
    return lab_saved_text_refuse (text, LAB_SAVED_GAME_ERROR_FORMAT, group, key, error,
                                  _("A name must have at least one visible character, or be "
                                    "empty."));
  return lab_saved_text_refuse (text, LAB_SAVED_GAME_ERROR_FORMAT, group, key, error,
                                _("A name can have at most 64 characters, without line breaks or "
                                  "characters that change the text direction."));
}

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

/** lab_key_text_get_number: reads a whole number from @min to @max and nothing else; %FALSE with a
 * #GKeyFileError or #GNumberParserError. */
gboolean
lab_key_text_get_number (GKeyFile    *file,
                         const char  *group,
                         const char  *key,
                         guint64      min,
                         guint64      max,
                         guint64     *number,
                         GError     **error)
{
  g_autofree char *text = lab_key_text_get (file, group, key, error);

  return text != NULL && g_ascii_string_to_unsigned (text, 10, min, max, number, error);
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

/* Private helpers */

static void
set_line_error (GError            **error,
                LabSavedGameError   code,
                guint               line,
                const char         *reason)
{
  if (code == LAB_SAVED_GAME_ERROR_RULES)
    g_set_error (error, LAB_SAVED_GAME_ERROR, code,
                 /* Translators: the first is the number of a line in a file, the second a
                  * sentence that says what is wrong there. */
                 _("Line %u is against the rules. %s"), line, reason);
  else
    g_set_error (error, LAB_SAVED_GAME_ERROR, code,
                 /* Translators: the first is the number of a line in a file, the second a
                  * sentence that says what is wrong there. */
                 _("Line %u cannot be read. %s"), line, reason);
}

static gboolean
refuse_size (GError **error)
{
  return lab_refuse (error, LAB_SAVED_GAME_ERROR, LAB_SAVED_GAME_ERROR_SIZE,
                     _("The file is too large for a saved game of Labyrinthe."));
}

/* Windows Notepad puts a byte order mark before UTF-8, which is not a part of the text. */
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
  if (lab_key_lines_find (self->data, length, self->head, NULL) == 0)
    return lab_saved_text_refuse_foreign (error);
  set_line_error (error, LAB_SAVED_GAME_ERROR_FORMAT, lab_key_lines_count (self->data, length + 1),
                  _("The file must be UTF-8 text."));
  return FALSE;
}

/* Reports that the file is not a saved game, or that of another family. */
static gboolean
refuse_other (LabSavedText  *self,
              GError       **error)
{
  g_autofree char *group = g_key_file_get_start_group (self->file);

  if (group == NULL || !g_str_has_prefix (group, "Labyrinthe"))
    return lab_saved_text_refuse_foreign (error);
  return lab_refuse (error, LAB_SAVED_GAME_ERROR, LAB_SAVED_GAME_ERROR_FOREIGN,
                     /* Translators: a game of Classics was opened as one of the shifting maze, or
                      * the other way round. */
                     _("This is a saved game of Labyrinthe, but of another game."));
}

static gboolean
read_keys (LabSavedText  *self,
           GError       **error)
{
  guint line;

  self->file = g_key_file_new ();
  if (g_key_file_load_from_data (self->file, self->data, self->length, G_KEY_FILE_NONE, NULL))
    {
      if (!lab_saved_text_has (self, self->head, NULL))
        return refuse_other (self, error);
      line = lab_key_lines_find_double (self->data, self->length);
      if (line > 0)
        set_line_error (error, LAB_SAVED_GAME_ERROR_FORMAT, line,
                        /* Translators: a line in a file repeats an earlier line. */
                        _("Duplicate key."));
      return line == 0;
    }
  line = lab_key_lines_find (self->data, self->length, NULL, NULL);
  if (lab_key_lines_find (self->data, self->length, self->head, NULL) == line)
    return lab_saved_text_refuse_foreign (error);
  set_line_error (error, LAB_SAVED_GAME_ERROR_FORMAT, line,
                  /* Translators: this is about a line in a file. A heading looks like [Game], a
                   * name with its value like Version=2. */
                  _("It is neither a heading in square brackets nor a name, “=” and a value."));
  return FALSE;
}

/* Errors */

/**
 * lab_saved_text_refuse_foreign:
 * @error: return location for a #LabSavedGameError
 *
 * Reports that the file is not a saved game.
 *
 * Returns: %FALSE
 */
static gboolean
lab_saved_text_refuse_foreign (GError **error)
{
  return lab_refuse (error, LAB_SAVED_GAME_ERROR, LAB_SAVED_GAME_ERROR_FOREIGN,
                     _("This is not a file with a game saved by Labyrinthe."));
}

/**
 * lab_saved_text_refuse:
 * @self: a text
 * @code: %LAB_SAVED_GAME_ERROR_FORMAT or %LAB_SAVED_GAME_ERROR_RULES
 * @group: a group of the text
 * @key: (nullable): the key that is wrong; %NULL if it is the group
 * @error: return location for a #LabSavedGameError
 * @format: a sentence that says what is wrong, as for printf()
 * @...: the arguments of @format
 *
 * Reports an error with the number of its line.
 *
 * Returns: %FALSE
 */
gboolean
lab_saved_text_refuse (LabSavedText       *self,
                       LabSavedGameError   code,
                       const char         *group,
                       const char         *key,
                       GError            **error,
                       const char         *format,
                       ...)
{
  g_autofree char *reason = NULL;
  va_list args;

  va_start (args, format);
  reason = g_strdup_vprintf (format, args);
  va_end (args);
  set_line_error (error, code, lab_key_lines_find (self->data, self->length, group, key), reason);
  return FALSE;
}

/**
 * lab_saved_text_refuse_missing:
 * @self: a text
 * @group: a group
 * @key: a key in it
 * @error: return location for a #LabSavedGameError
 *
 * Reports that the group or its key is missing, with the line after which it should come.
 *
 * Returns: %FALSE
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
  return lab_refuse (error, LAB_SAVED_GAME_ERROR, LAB_SAVED_GAME_ERROR_FORMAT,
                     /* Translators: the number of a line in a file, then what must come after it,
                      * such as “Position=”. */
                     _("After line %u, “%s” is missing."), line, missing);
}

/* Reports that a text is missing, or has an unknown escape. */
static void
refuse_text (LabSavedText  *self,
             const char    *group,
             const char    *key,
             GError       **error)
{
  if (!lab_saved_text_has (self, group, key))
    lab_saved_text_refuse_missing (self, group, key, error);
  else
    lab_saved_text_refuse (self, LAB_SAVED_GAME_ERROR_FORMAT, group, key, error,
                           _("A backslash should be followed by “s”, “n”, “t”, “r” or another "
                             "backslash."));
}

/* Files */

/* Refuses devices and pipes, because opening them could block the program forever. */
static gboolean
check_kind (GFile         *file,
            GCancellable  *cancellable,
            GError       **error)
{
  g_autoptr (GFileInfo) info = g_file_query_info (
      file, G_FILE_ATTRIBUTE_STANDARD_TYPE "," G_FILE_ATTRIBUTE_STANDARD_SIZE,
      G_FILE_QUERY_INFO_NONE, cancellable, error);

  if (info == NULL)
    return FALSE;
  if (g_file_info_get_file_type (info) != G_FILE_TYPE_REGULAR)
    return lab_saved_text_refuse_foreign (error);
  if (g_file_info_has_attribute (info, G_FILE_ATTRIBUTE_STANDARD_SIZE)
      && g_file_info_get_size (info) > LAB_SAVED_GAME_MAX_SIZE)
    return refuse_size (error);
  return TRUE;
}

/**
 * lab_saved_text_read_file:
 * @file: a file
 * @length: (out): the length in bytes
 * @cancellable: (nullable): to cancel
 * @error: return location for a #LabSavedGameError, or a #GIOError of the system
 *
 * Reads a file that may be a saved game. It takes only a moment, whatever the file is.
 *
 * Returns: (transfer full) (nullable): the contents, at most one byte more than
 *   %LAB_SAVED_GAME_MAX_SIZE
 */
char *
lab_saved_text_read_file (GFile         *file,
                          gsize         *length,
                          GCancellable  *cancellable,
                          GError       **error)
{
  g_autoptr (GFileInputStream) stream = NULL;
  g_autofree char *data = NULL;

  g_return_val_if_fail (G_IS_FILE (file) && length != NULL, NULL);

  if (!check_kind (file, cancellable, error))
    return NULL;
  stream = g_file_read (file, cancellable, error);
  if (stream == NULL)
    return NULL;
  /* The file can be larger than the system says. */
  data = g_malloc (LAB_SAVED_GAME_MAX_SIZE + 2);
  if (!g_input_stream_read_all (G_INPUT_STREAM (stream), data, LAB_SAVED_GAME_MAX_SIZE + 1, length,
                                cancellable, error))
    return NULL;
  data[*length] = '\0';
  return g_steal_pointer (&data);
}

/* Values */

/* Takes the version of the file from its first group. */
static gboolean
take_version (LabSavedText  *self,
              guint          newest,
              GError       **error)
{
  if (!lab_saved_text_has (self, self->head, KEY_VERSION))
    return lab_saved_text_refuse_missing (self, self->head, KEY_VERSION, error);
  if (!lab_saved_text_take_uint (self, self->head, KEY_VERSION, G_MAXUINT, &self->version, error))
    return FALSE;
  if (self->version == 0)
    return lab_saved_text_refuse (self, LAB_SAVED_GAME_ERROR_FORMAT, self->head, KEY_VERSION,
                                  error, _("This version does not exist."));
  if (self->version > newest)
    return lab_refuse (error, LAB_SAVED_GAME_ERROR, LAB_SAVED_GAME_ERROR_NEWER,
                       _("This game was saved by a newer version of Labyrinthe. Update "
                         "Labyrinthe to open it."));
  return TRUE;
}

/**
 * lab_saved_text_open:
 * @self: (out caller-allocates): the text; free its contents with lab_saved_text_clear(), also on
 *   failure
 * @head: (transfer none): the name of the first group of such files; must outlive @self
 * @newest: the newest version that can be read
 * @data: (transfer none) (array length=length): the contents of the file; must outlive @self
 * @length: the length in bytes
 * @error: return location for a #LabSavedGameError
 *
 * Parses the text and checks its encoding, its first group, and the version in it.
 *
 * Returns: %TRUE if it looks like a saved game
 */
gboolean
lab_saved_text_open (LabSavedText  *self,
                     const char    *head,
                     guint          newest,
                     const char    *data,
                     gsize          length,
                     GError       **error)
{
  *self = (LabSavedText) { .data = data, .length = length, .head = head };
  if (length > LAB_SAVED_GAME_MAX_SIZE)
    return refuse_size (error);
  skip_mark (self);
  return check_encoding (self, error) && read_keys (self, error)
         && take_version (self, newest, error);
}

/** lab_saved_text_create: (transfer full): returns a new file, which has the version so far. */
GKeyFile *
lab_saved_text_create (const char *head,
                       guint       version)
{
  GKeyFile *file = g_key_file_new ();

  g_key_file_set_uint64 (file, head, KEY_VERSION, version);
  return file;
}

/** lab_saved_text_clear: frees the contents of @self. */
void
lab_saved_text_clear (LabSavedText *self)
{
  g_clear_pointer (&self->file, g_key_file_unref);
}

/** lab_saved_text_has: returns whether there is a group, and, if @key is not %NULL, that key in
 * it. */
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
 * Takes a value that is a single word.
 *
 * Returns: (transfer full) (nullable): the raw value, without spaces around it; %NULL if it is
 *   missing
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
 * Takes a value that can contain any text.
 *
 * Returns: (transfer full) (nullable): the value with its escapes resolved; %NULL if it is missing
 *   or has an unknown escape
 */
char *
lab_saved_text_take (LabSavedText  *self,
                     const char    *group,
                     const char    *key,
                     GError       **error)
{
  char *text = lab_key_text_get (self->file, group, key, NULL);

  if (text == NULL)
    refuse_text (self, group, key, error);
  return text;
}

/**
 * lab_saved_text_take_list:
 * @self: a text
 * @group: a group
 * @key: a key in it
 * @error: return location for a #LabSavedGameError
 *
 * Takes a value that is a list of words.
 *
 * Returns: (transfer full) (nullable): the words of the value; %NULL if it is missing or has an
 *   unknown escape
 */
GStrv
lab_saved_text_take_list (LabSavedText  *self,
                          const char    *group,
                          const char    *key,
                          GError       **error)
{
  GStrv list = lab_key_text_get_list (self->file, group, key, NULL, NULL);

  if (list == NULL)
    refuse_text (self, group, key, error);
  return list;
}

/**
 * lab_saved_text_take_number:
 * @self: a text
 * @group: a group
 * @key: an optional key in it
 * @max: the largest number allowed
 * @number: (inout): the number; unchanged if there is no such key
 * @error: return location for a #LabSavedGameError
 *
 * Takes a value that is a whole number.
 *
 * Returns: %FALSE if there is a value that is not a number from 0 to @max
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

  if (text == NULL || g_ascii_string_to_unsigned (g_strchomp (text), 10, 0, max, number, NULL))
    return TRUE;
  return lab_saved_text_refuse (self, LAB_SAVED_GAME_ERROR_FORMAT, group, key, error,
                                /* Translators: “It” is a line in a file; %s is the largest number
                                 * allowed there. */
                                _("It should have a whole number from 0 to %s."), largest);
}

/** lab_saved_text_take_uint: takes a number as lab_saved_text_take_number() does, but a #guint. */
gboolean
lab_saved_text_take_uint (LabSavedText  *self,
                          const char    *group,
                          const char    *key,
                          guint          max,
                          guint         *number,
                          GError       **error)
{
  guint64 value = *number;

  if (!lab_saved_text_take_number (self, group, key, max, &value, error))
    return FALSE;
  *number = (guint) value;
  return TRUE;
}

/** lab_saved_key_is_number: returns whether a key is a number, as it is written in a list of
 * numbered keys. */
gboolean
lab_saved_key_is_number (const char *key,
                         guint       number)
{
  g_autofree char *expected = g_strdup_printf ("%u", number);

  return strcmp (key, expected) == 0;
}

/**
 * lab_saved_text_take_flag:
 * @self: a text
 * @group: a group
 * @key: an optional key in it
 * @flag: (out): the value; %FALSE if there is no such key
 * @error: return location for a #LabSavedGameError
 *
 * Takes a value that is true or false.
 *
 * Returns: %FALSE if there is a value other than true and false
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
  return lab_saved_text_refuse (self, LAB_SAVED_GAME_ERROR_FORMAT, group, key, error,
                                /* Translators: “It” is a line in a file; leave “true” and “false”
                                 * as they are. */
                                _("It should have “true” or “false”."));
}

/** lab_saved_text_refuse_player: reports that there is no such kind of player, and returns
 * %FALSE. */
gboolean
lab_saved_text_refuse_player (LabSavedText  *self,
                              const char    *group,
                              const char    *key,
                              const char    *id,
                              GError       **error)
{
  return lab_saved_text_refuse (self, LAB_SAVED_GAME_ERROR_FORMAT, group, key, error,
                                /* Translators: %s is the name of a kind of player in a file, such
                                 * as “person”. */
                                _("There is no kind of player called “%s”."),
                                LAB_QUOTED (id, MAX_SHOWN));
}
