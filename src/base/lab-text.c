/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-text.h"

#include <glib/gi18n.h>
#include <limits.h>
#include <locale.h>
#include <pango/pango.h>
#include <string.h>

#include "lab-prefix.h"

/**
 * lab_language_apply:
 *
 * Makes gettext use the user's language and our translations. Before the program is installed, the
 * environment variable `LABYRINTHE_LOCALEDIR` is the folder of the translations.
 */
void
lab_language_apply (void)
{
  const char *uninstalled = g_getenv ("LABYRINTHE_LOCALEDIR");
  g_autofree char *installed = lab_prefix_locate (LOCALEDIR);

  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, uninstalled != NULL ? uninstalled : installed);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
}

/* Whether a character may be part of a message: it is printable and does not break the line. */
static gboolean
is_seen (gunichar character)
{
  GUnicodeType type = g_unichar_type (character);

  return g_unichar_isprint (character) && type != G_UNICODE_LINE_SEPARATOR
         && type != G_UNICODE_PARAGRAPH_SEPARATOR;
}

/**
 * lab_quotation_write:
 * @quotation: (out caller-allocates): 4 bytes for each character, and 4 more
 * @text: any bytes; need not be UTF-8
 * @max_length: the largest number of characters to repeat
 *
 * Makes a text from elsewhere safe to repeat in a message. It cannot send commands to a terminal,
 * break the line, or change the direction of the text.
 *
 * Returns: @quotation: the beginning of @text in one line of valid UTF-8, with “?” for each
 *   character that cannot be shown, and an ellipsis if something was left out
 */
char *
lab_quotation_write (char       *quotation,
                     const char *text,
                    guint       max_length)
{
  g_autofree char *valid = g_utf8_make_valid (text, -1);
  const char *next = valid;
  char *end = quotation;

  for (; *next != '\0' && max_length > 0; next = g_utf8_next_char (next), max_length--)
    {
      gunichar character = g_utf8_get_char (next);

      end += g_unichar_to_utf8 (is_seen (character) ? character : '?', end);
    }
  strcpy (end, *next != '\0' ? "…" : "");
  return quotation;
}

/** lab_quotation_make: (transfer full): returns what lab_quotation_write() writes. */
char *
lab_quotation_make (const char *text,
                    guint       max_length)
{
  return lab_quotation_write (g_malloc (4 * max_length + 4), text, max_length);
}

/**
 * lab_quotation_shorten:
 * @text: (transfer none): valid UTF-8
 * @max_length: the largest number of characters, at least 3
 *
 * Makes a message short that repeats a very long value. The value is in the middle of the message,
 * so the beginning and the end, which say what is wrong and what to do, stay.
 *
 * Returns: (transfer full): @text, with an ellipsis for its middle if it is longer than @max_length
 */
char *
lab_quotation_shorten (const char *text,
                       guint       max_length)
{
  glong length;
  guint n_before, n_after;
  g_autofree char *before = NULL;

  g_return_val_if_fail (text != NULL && max_length >= 3, NULL);

  length = g_utf8_strlen (text, -1);
  if (length <= (glong) max_length)
    return g_strdup (text);
  n_before = max_length / 2;
  n_after = max_length - n_before - 1;
  before = g_utf8_substring (text, 0, n_before);
  return g_strconcat (before, "…", g_utf8_offset_to_pointer (text, length - (glong) n_after), NULL);
}

#define GAP 2

struct _LabTextTable
{
  char *alignments;
  GPtrArray *cells;     /* (element-type utf8): the text of the cells, row by row */
};

/* Tables */

static void
append_blanks (GString *line,
               guint    n_blanks)
{
  for (; n_blanks > 0; n_blanks--)
    g_string_append_c (line, ' ');
}

/**
 * lab_text_table_new:
 * @alignments: a letter for each column: `l` to align it on the left, `r` on the right
 *
 * Creates a table.
 *
 * Returns: (transfer full): a table without rows
 */
LabTextTable *
lab_text_table_new (const char *alignments)
{
  LabTextTable *self = g_new0 (LabTextTable, 1);

  self->alignments = g_strdup (alignments);
  self->cells = g_ptr_array_new_with_free_func (g_free);
  return self;
}

/** lab_text_table_free: frees @self. */
void
lab_text_table_free (LabTextTable *self)
{
  g_free (self->alignments);
  g_ptr_array_unref (self->cells);
  g_free (self);
}

/**
 * lab_text_table_add:
 * @self: a table
 * @text: the text of the next cell, on one line
 *
 * Appends a cell. A new row starts when all columns of the last one are filled.
 */
void
lab_text_table_add (LabTextTable *self,
                    const char   *text)
{
  g_ptr_array_add (self->cells, g_strdup (text));
}

/**
 * lab_text_table_take:
 * @self: a table
 * @text: (transfer full): the text of the next cell
 *
 * Does the same as lab_text_table_add() and takes the text.
 */
void
lab_text_table_take (LabTextTable *self,
                     char         *text)
{
  g_ptr_array_add (self->cells, text);
}

/**
 * lab_text_table_format:
 * @self: a table
 *
 * Writes the table as text.
 *
 * Returns: (transfer full): the rows of the table, one in each line, without spaces at their ends
 */
char *
lab_text_table_format (LabTextTable *self)
{
  guint n_columns = (guint) strlen (self->alignments);
  g_autofree guint *widths = g_new0 (guint, n_columns);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < self->cells->len; i++)
    widths[i % n_columns] = MAX (widths[i % n_columns],
                                 lab_text_measure (g_ptr_array_index (self->cells, i)));
  for (guint i = 0; i < self->cells->len; i++)
    {
      guint column = i % n_columns;
      const char *cell = g_ptr_array_index (self->cells, i);
      guint n_blanks = widths[column] - lab_text_measure (cell);

      append_blanks (text, column > 0 ? GAP : 0);
      append_blanks (text, self->alignments[column] == 'r' ? n_blanks : 0);
      g_string_append (text, cell);
      if (column + 1 < n_columns)
        append_blanks (text, self->alignments[column] == 'l' ? n_blanks : 0);
      else
        g_string_append_c (text, '\n');
    }
  return g_string_free (text, FALSE);
}

/* Texts */

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

/** lab_text_parse_number: reads a text that is a whole number from @min to @max and nothing else;
 * %FALSE, with @number unchanged, if it is not. */
gboolean
lab_text_parse_number (const char *text,
                       guint       min,
                       guint       max,
                       guint      *number)
{
  guint64 value;

  if (!g_ascii_string_to_unsigned (text, 10, min, max, &value, NULL))
    return FALSE;
  *number = (guint) value;
  return TRUE;
}

/** lab_text_parse_pair: reads two such numbers with a separator between them; %FALSE if the text is
 * something else. */
gboolean
lab_text_parse_pair (const char *text,
                     char        separator,
                     guint       min,
                     guint       max,
                     guint      *first,
                     guint      *second)
{
  const char *at = strchr (text, separator);
  g_autofree char *word = at != NULL ? g_strndup (text, (gsize) (at - text)) : NULL;

  return at != NULL && lab_text_parse_number (word, min, max, first)
         && lab_text_parse_number (at + 1, min, max, second);
}

/** lab_text_parse_real: reads a text that is a number from @min to @max, with a point in each
 * language, and nothing else; %FALSE, with @number unchanged, if it is not. */
gboolean
lab_text_parse_real (const char *text,
                        double      min,
                        double      max,
                        double     *number)
{
  char *end;
  double value = g_ascii_strtod (text, &end);

  /* Nothing compares with what is not a number. */
  if (end == text || *end != '\0' || !(value >= min && value <= max))
    return FALSE;
  *number = value;
  return TRUE;
}

/** lab_text_take_number: reads the digits at the start of a text and moves @text after them;
 * %FALSE, with both unchanged, if there are none or their number is larger than @max. */
gboolean
lab_text_take_number (const char **text,
                      guint        max,
                      guint       *number)
{
  const char *at = *text;
  guint64 value = 0;

  for (; g_ascii_isdigit (*at) && value <= max; at++)
    value = value * 10 + (guint64) (*at - '0');
  if (at == *text || value > max)
    return FALSE;
  *text = at;
  *number = (guint) value;
  return TRUE;
}

/** lab_text_take_char: moves @text after its first character if it is @expected, which is not zero;
 * %FALSE if it is another one. */
gboolean
lab_text_take_char (const char **text,
                    char         expected)
{
  if (**text != expected)
    return FALSE;
  (*text)++;
  return TRUE;
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

/** lab_text_is_right_to_left: returns whether a text begins with a letter of a script that is
 * written from right to left. */
gboolean
lab_text_is_right_to_left (const char *text)
{
  GUnicodeScript script = g_unichar_get_script (g_utf8_get_char (text));

  return script == G_UNICODE_SCRIPT_ARABIC || script == G_UNICODE_SCRIPT_HEBREW;
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
  g_autofree char *separator = g_locale_to_utf8 (conventions->thousands_sep, -1, NULL, NULL, NULL);
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

/** lab_text_format_stopwatch: (transfer full): returns a time as on a stopwatch. */
char *
lab_text_format_stopwatch (double seconds)
{
  guint whole = (guint) MIN (seconds, G_MAXINT);

  /* Translators: minutes and seconds, as on a stopwatch: 2:05. */
  return g_strdup_printf (_("%u:%02u"), whole / 60, whole % 60);
}

/** lab_text_add_sentence: adds a sentence to others after a blank, unless it is empty. */
void
lab_text_add_sentence (GString    *text,
                       const char *sentence)
{
  if (text->len > 0 && *sentence != '\0')
    g_string_append_c (text, ' ');
  g_string_append (text, sentence);
}

/**
 * lab_words_find:
 * @words: the first word of a table: where its pointer is
 * @n_words: the number of rows
 * @size: the size of a row, in bytes
 * @word: a text
 * @index: (out): the row with this word; unchanged if there is none
 *
 * Finds a word in an array of words, or in an array of structures that have one each.
 *
 * Returns: whether it is there
 */
gboolean
lab_words_find (gconstpointer words,
                gsize         n_words,
                gsize         size,
                const char   *word,
                guint        *index)
{
  for (gsize i = 0; i < n_words; i++)
    {
      if (!g_str_equal (*(const char * const *) ((const guint8 *) words + i * size), word))
        continue;
      *index = (guint) i;
      return TRUE;
    }
  return FALSE;
}
