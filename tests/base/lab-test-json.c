/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-json.h"

#include <string.h>

typedef struct
{
  const char *at;
  GHashTable *values;
} Reader;

static void read_value (Reader     *self,
                        const char *path);

/* Private helpers */

static void
skip_blanks (Reader *self)
{
  self->at += strspn (self->at, " \t\r\n");
}

static void
expect (Reader *self,
        char    character)
{
  skip_blanks (self);
  g_assert_cmpint (*self->at, ==, character);
  self->at++;
}

static gboolean
take (Reader *self,
      char    character)
{
  skip_blanks (self);
  if (*self->at != character)
    return FALSE;
  self->at++;
  return TRUE;
}

/* Escapes other than those of quotes, backslashes, and slashes stay as they are. */
static char *
read_string (Reader *self)
{
  GString *text = g_string_new (NULL);

  expect (self, '"');
  while (*self->at != '"')
    {
      g_assert_cmpint ((guchar) *self->at, >=, ' ');
      if (*self->at == '\\' && strchr ("\"\\/", self->at[1]) != NULL)
        self->at++;
      g_string_append_c (text, *self->at++);
    }
  self->at++;
  return g_string_free (text, FALSE);
}

static char *
join (const char *path,
      const char *name)
{
  return *path == '\0' ? g_strdup (name) : g_strconcat (path, ".", name, NULL);
}

static void
read_object (Reader     *self,
             const char *path)
{
  expect (self, '{');
  if (take (self, '}'))
    return;
  do
    {
      g_autofree char *name = read_string (self);
      g_autofree char *own = join (path, name);

      expect (self, ':');
      g_assert_null (g_hash_table_lookup (self->values, own));
      read_value (self, own);
    }
  while (take (self, ','));
  expect (self, '}');
}

static void
read_array (Reader     *self,
            const char *path)
{
  expect (self, '[');
  if (take (self, ']'))
    return;
  for (guint i = 0; i == 0 || take (self, ','); i++)
    {
      g_autofree char *name = g_strdup_printf ("%u", i);
      g_autofree char *own = join (path, name);

      read_value (self, own);
    }
  expect (self, ']');
}

/* Reads a number, or one of the words true, false, and null. */
static char *
read_word (Reader *self)
{
  gsize length = strcspn (self->at, " \t\r\n,]}");
  g_autofree char *word = g_strndup (self->at, length);

  if (!g_str_equal (word, "true") && !g_str_equal (word, "false") && !g_str_equal (word, "null"))
    {
      char *end;

      g_assert_true (g_ascii_isdigit (*word) || *word == '-');
      g_ascii_strtod (word, &end);
      g_assert_cmpstr (end, ==, "");
    }
  self->at += length;
  return g_steal_pointer (&word);
}

static void
read_value (Reader     *self,
            const char *path)
{
  skip_blanks (self);
  if (*self->at == '{')
    read_object (self, path);
  else if (*self->at == '[')
    read_array (self, path);
  else
    g_hash_table_insert (self->values, g_strdup (path),
                         *self->at == '"' ? read_string (self) : read_word (self));
}

static const char *
get (GHashTable *self,
     const char *format,
     va_list     args)
{
  g_autofree char *path = g_strdup_vprintf (format, args);

  return g_hash_table_lookup (self, path);
}

/* Public functions */

/** lab_test_json_parse: (transfer full): reads a whole text, and fails unless it is JSON. */
GHashTable *
lab_test_json_parse (const char *text)
{
  Reader self = { text, g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free) };

  read_value (&self, "");
  skip_blanks (&self);
  g_assert_cmpstr (self.at, ==, "");
  return self.values;
}

/** lab_test_json_get: (nullable): returns the value with a path, without quotes. */
const char *
lab_test_json_get (GHashTable *self,
                   const char *format,
                   ...)
{
  const char *value;
  va_list args;

  va_start (args, format);
  value = get (self, format, args);
  va_end (args);
  return value;
}

/** lab_test_json_get_number: returns the number with a path, and fails if there is none. */
double
lab_test_json_get_number (GHashTable *self,
                          const char *format,
                          ...)
{
  const char *value;
  char *end;
  double number;
  va_list args;

  va_start (args, format);
  value = get (self, format, args);
  va_end (args);
  g_assert_nonnull (value);
  number = g_ascii_strtod (value, &end);
  g_assert_true (end != value && *end == '\0');
  return number;
}
