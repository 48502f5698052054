/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-cheese-request.h"

#include <string.h>

#include "lab-command.h"
#include "lab-quotation.h"
#include "lab-terminal.h"

/* How much of a wrong word is repeated. */
#define MAX_QUOTATION 40

/** lab_cheese_request_split: splits a line at its blanks. */
GStrv
lab_cheese_request_split (const char *line)
{
  GStrv words = g_strsplit_set (line, " \t\r", -1);
  guint n = 0;

  for (guint i = 0; words[i] != NULL; i++)
    {
      if (*words[i] != '\0')
        words[n++] = words[i];
      else
        g_free (words[i]);
    }
  words[n] = NULL;
  return words;
}

/** lab_cheese_request_refuse: says that @word is not @what, and returns %FALSE. */
gboolean
lab_cheese_request_refuse (const char  *word,
                           const char  *what,
                           GError     **error)
{
  g_autofree char *safe = lab_terminal_make_safe (word);
  g_autofree char *shown = lab_quotation_make (safe, MAX_QUOTATION);

  return lab_command_refuse (error, "“%s” is not %s.", shown, what);
}

/**
 * lab_cheese_request_get:
 * @self: a request
 * @key: what is before the equals sign
 *
 * Returns: (nullable): the value of a word such as `width=15`; %NULL if there is none
 */
const char *
lab_cheese_request_get (const LabCheeseRequest *self,
                        const char             *key)
{
  gsize length = strlen (key);

  for (guint i = 1; self->words[i] != NULL; i++)
    {
      const char *word = self->words[i];

      if (strncmp (word, key, length) == 0 && word[length] == '=')
        return word + length + 1;
    }
  return NULL;
}

/** lab_cheese_request_check: refuses words whose key is not one of @keys. */
gboolean
lab_cheese_request_check (const LabCheeseRequest  *self,
                          const char * const      *keys,
                          GError                 **error)
{
  for (guint i = 1; self->words[i] != NULL; i++)
    {
      const char *equals = strchr (self->words[i], '=');
      g_autofree char *key = g_strndup (self->words[i],
                                        equals != NULL ? (gsize) (equals - self->words[i]) : 0);

      if (!g_strv_contains (keys, key))
        return lab_cheese_request_refuse (self->words[i], "a word of this request", error);
    }
  return TRUE;
}

/**
 * lab_cheese_request_read_number:
 * @text: a text
 * @max: the largest valid number
 * @number: (out): the number
 *
 * Reads a whole number at the beginning of a text.
 *
 * Returns: (nullable): what follows it; %NULL if there is no number, or a larger one
 */
const char *
lab_cheese_request_read_number (const char *text,
                                guint       max,
                                guint      *number)
{
  guint64 value = 0;
  const char *next = text;

  for (; g_ascii_isdigit (*next) && value <= max; next++)
    value = value * 10 + (guint64) (*next - '0');
  if (next == text || value > max)
    return NULL;
  *number = (guint) value;
  return next;
}

/**
 * lab_cheese_request_read_numbers:
 * @text: (nullable): whole numbers with commas between them; nothing for none
 * @max: the largest valid number
 * @error: return location for an error
 *
 * Returns: (transfer full) (nullable) (element-type guint): the numbers
 */
GArray *
lab_cheese_request_read_numbers (const char  *text,
                                 guint        max,
                                 GError     **error)
{
  g_autoptr (GArray) numbers = g_array_new (FALSE, FALSE, sizeof (guint));
  const char *next = text;
  guint number;

  if (text == NULL || *text == '\0')
    return g_steal_pointer (&numbers);
  do
    {
      next = lab_cheese_request_read_number (next, max, &number);
      if (next == NULL || (*next != ',' && *next != '\0'))
        {
          lab_cheese_request_refuse (text, "a list of valid numbers with commas between them",
                                     error);
          return NULL;
        }
      g_array_append_val (numbers, number);
    }
  while (*next++ == ',');
  return g_steal_pointer (&numbers);
}
