/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-text.h"

#include <limits.h>
#include <locale.h>
#include <string.h>

#include <pango/pango.h>

/* Private helpers */

static guint
measure_letter (gunichar letter)
{
  return g_unichar_iszerowidth (letter) ? 0 : g_unichar_iswide (letter) ? 2 : 1;
}

/* Whether a line may break between @before and @after, where Unicode allows it. Words break only at
 * spaces, so that an option such as --seed stays in one piece. Text without spaces, such as
 * Japanese, is recognized by its wide letters. */
static gboolean
may_break (gunichar before,
           gunichar after)
{
  return before == ' ' || g_unichar_iswide (before) || g_unichar_iswide (after);
}

/* Appends a line, without the spaces at its end. */
static void
append_line (GString    *lines,
             const char *begin,
             const char *end)
{
  while (end > begin && end[-1] == ' ')
    end--;
  if (lines->len > 0)
    g_string_append_c (lines, '\n');
  g_string_append_len (lines, begin, end - begin);
}

/* Public functions */

/**
 * lab_text_measure:
 * @text: text on one line
 *
 * Measures the width of a text in a terminal.
 *
 * Returns: the width of @text in the cells of a terminal; some letters take two cells, some none
 */
guint
lab_text_measure (const char *text)
{
  guint width = 0;

  g_return_val_if_fail (text != NULL, 0);

  for (; *text != '\0'; text = g_utf8_next_char (text))
    width += measure_letter (g_utf8_get_char (text));
  return width;
}

/**
 * lab_text_wrap:
 * @text: a paragraph, in any language
 * @width: the width of a line in the cells of a terminal
 *
 * Breaks a paragraph into lines. A word that is longer than a line stays in one piece.
 *
 * Returns: (transfer full): the lines, without a line break after the last one
 */
char *
lab_text_wrap (const char *text,
               guint       width)
{
  GString *lines = g_string_new (NULL);
  glong n_letters;
  g_autofree PangoLogAttr *breaks = NULL;
  const char *begin = text, *end = NULL;
  guint used = 0, used_to_end = 0;
  gunichar before = 0;
  glong i = 0;

  g_return_val_if_fail (text != NULL, NULL);

  n_letters = g_utf8_strlen (text, -1);
  breaks = g_new0 (PangoLogAttr, n_letters + 1);
  pango_get_log_attrs (text, (int) strlen (text), -1, pango_language_get_default (), breaks,
                       (int) n_letters + 1);
  for (const char *next = text; *next != '\0'; next = g_utf8_next_char (next), i++)
    {
      gunichar letter = g_utf8_get_char (next);

      if (i > 0 && breaks[i].is_line_break && may_break (before, letter))
        {
          end = next;
          used_to_end = used;
        }
      used += measure_letter (letter);
      /* A space may exceed the width, because append_line() removes it. */
      if (used > width && letter != ' ' && end != NULL)
        {
          append_line (lines, begin, end);
          begin = end;
          used -= used_to_end;
          end = NULL;
        }
      before = letter;
    }
  append_line (lines, begin, text + strlen (text));
  return g_string_free (lines, FALSE);
}

/**
 * lab_text_is_blank:
 * @text: a text
 *
 * Checks whether nothing of a text can be seen, although it may contain characters.
 *
 * Returns: %TRUE if @text is empty or has only spaces, marks, and characters without a shape
 */
gboolean
lab_text_is_blank (const char *text)
{
  /* Characters whose shape is empty: a possible hyphen, fillers of Hangul, Braille without dots. */
  static const gunichar empty[] = { 0xad, 0x115f, 0x2800, 0x3164, 0xffa0 };

  g_return_val_if_fail (text != NULL, TRUE);

  for (; *text != '\0'; text = g_utf8_next_char (text))
    {
      gunichar character = g_utf8_get_char (text);
      gboolean seen = !g_unichar_isspace (character) && !g_unichar_iscntrl (character)
                      && !g_unichar_iszerowidth (character);

      for (guint i = 0; i < G_N_ELEMENTS (empty); i++)
        seen = seen && character != empty[i];
      if (seen)
        return FALSE;
    }
  return TRUE;
}

/**
 * lab_text_fold_name:
 * @name: the name of a player
 *
 * Returns: (transfer full): a form of the name that is the same for names that differ only in
 *   capital letters
 */
char *
lab_text_fold_name (const char *name)
{
  g_autofree char *composed = NULL;
  g_autofree char *folded = NULL;

  g_return_val_if_fail (name != NULL, NULL);

  composed = g_utf8_normalize (name, -1, G_NORMALIZE_NFC);
  folded = g_utf8_casefold (composed, -1);
  return g_utf8_normalize (folded, -1, G_NORMALIZE_NFC);
}

/**
 * lab_text_isolate:
 * @text: a formula, a move, or a size
 *
 * Returns: (transfer full): the text, marked so that it reads from left to right and does not break
 *   in text of any language
 */
char *
lab_text_isolate (const char *text)
{
  g_return_val_if_fail (text != NULL, NULL);

  return g_strconcat ("\u2066", text, "\u2069", NULL);
}

/**
 * lab_text_format_count:
 * @count: the number
 *
 * Writes a number for people.
 *
 * Returns: (transfer full): the number with its digits in groups, as usual in the user's language
 */
char *
lab_text_format_count (guint64 count)
{
  const struct lconv *conventions = localeconv ();
  const char *grouping = conventions->grouping;
  g_autofree char *separator = g_locale_to_utf8 (conventions->thousands_sep, -1, NULL, NULL,
                                                 NULL);
  g_autofree char *digits = g_strdup_printf ("%" G_GUINT64_FORMAT, count);
  GString *text = g_string_new (digits);
  gsize at = text->len;

  if (separator == NULL || *separator == '\0')
    return g_string_free (text, FALSE);
  while (*grouping > 0 && *grouping != CHAR_MAX && at > (gsize) *grouping)
    {
      at -= (gsize) *grouping;
      g_string_insert (text, (gssize) at, separator);
      /* The last group size is for all remaining groups. */
      if (grouping[1] != '\0')
        grouping++;
    }
  return g_string_free (text, FALSE);
}
