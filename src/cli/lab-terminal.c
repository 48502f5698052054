/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-terminal.h"

#include <errno.h>
#include <stdio.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <glib/gi18n.h>

#include "lab-command.h"

/* Text is wrapped to the width of the terminal within these bounds, in character cells. */
#define MIN_WIDTH 20
#define MAX_WIDTH 80

/* Text is printed as UTF-8 in any locale, because the drawings need it. g_print() would replace
 * the characters that the locale lacks with question marks. */

/**
 * lab_terminal_read_line:
 * @max_length: the number of bytes to keep; the rest of a longer line is dropped
 * @error: return location for a #LabCommandError; set only if the input could not be read
 *
 * Reads a line from the standard input. A nul byte is read as a question mark.
 *
 * Returns: (transfer full) (nullable): the line without its end, or %NULL at the
 *   end of the input and on an error
 */
char *
lab_terminal_read_line (gsize    max_length,
                        GError **error)
{
  GString *line = g_string_new (NULL);
  int byte = getc (stdin);

  if (byte == EOF)
    {
      g_string_free (line, TRUE);
      lab_terminal_check_input (error);
      return NULL;
    }
  for (; byte != EOF && byte != '\n'; byte = getc (stdin))
    {
      if (line->len < max_length)
        g_string_append_c (line, byte == '\0' ? '?' : (char) byte);
    }
  return g_string_free (line, FALSE);
}

/**
 * lab_terminal_check_input:
 * @error: return location for a #LabCommandError
 *
 * Checks why there is no more input. Call this at once, before the reason is lost.
 *
 * Returns: %TRUE if the standard input ended; %FALSE if it could not be read
 */
gboolean
lab_terminal_check_input (GError **error)
{
  return !ferror (stdin)
         /* Translators: %s is the reason as the system gives it. */
         || lab_command_refuse (error, _("The standard input could not be read: %s"),
                                g_strerror (errno));
}

/**
 * lab_terminal_print:
 * @format: as for printf()
 * @...: the values for @format
 *
 * Prints to the standard output. lab_terminal_flush() reports errors.
 */
void
lab_terminal_print (const char *format,
                    ...)
{
  va_list args;

  va_start (args, format);
  (void) vfprintf (stdout, format, args);
  va_end (args);
}

/**
 * lab_terminal_say:
 * @format: as for printf()
 * @...: the values for @format
 *
 * Prints a line, as lab_terminal_print() does, and the end of the line.
 */
void
lab_terminal_say (const char *format,
                  ...)
{
  va_list args;

  va_start (args, format);
  (void) vfprintf (stdout, format, args);
  va_end (args);
  putc ('\n', stdout);
}

/** lab_terminal_print_take: prints a text as lab_terminal_print() does, and frees it. */
void
lab_terminal_print_take (char *text)
{
  fputs (text, stdout);
  g_free (text);
}

/** lab_terminal_say_take: prints a text as a line, as lab_terminal_say() does, and frees it. */
void
lab_terminal_say_take (char *text)
{
  lab_terminal_print_take (text);
  putc ('\n', stdout);
}

/**
 * lab_terminal_flush:
 * @error: return location for a #LabCommandError
 *
 * Writes out all text that was printed.
 *
 * Returns: %TRUE if all text so far could be written
 */
gboolean
lab_terminal_flush (GError **error)
{
  errno = 0;
  if (fflush (stdout) == 0 && !ferror (stdout))
    return TRUE;
  g_set_error (error, LAB_COMMAND_ERROR, LAB_COMMAND_ERROR_FAILED,
               /* Translators: %s is the reason as the system gives it. */
               _("The output could not be written: %s"), g_strerror (errno != 0 ? errno : EIO));
  return FALSE;
}

/**
 * lab_terminal_get_width:
 *
 * Returns: the width for text on the standard output, in character cells: the width of the
 *   terminal, but never too wide to read
 */
guint
lab_terminal_get_width (void)
{
  struct winsize size;

  if (ioctl (STDOUT_FILENO, TIOCGWINSZ, &size) != 0 || size.ws_col < MIN_WIDTH)
    return MAX_WIDTH;
  return MIN (size.ws_col, MAX_WIDTH);
}

/**
 * lab_terminal_make_safe:
 * @text: any text, also from a source that is not trusted
 *
 * Returns: (transfer full): @text on one line of valid UTF-8, without control characters
 */
char *
lab_terminal_make_safe (const char *text)
{
  g_autofree char *valid = g_utf8_make_valid (text, -1);
  GString *safe = g_string_new (NULL);

  for (const char *next = valid; *next != '\0'; next = g_utf8_next_char (next))
    {
      gunichar character = g_utf8_get_char (next);

      g_string_append_unichar (safe, g_unichar_iscntrl (character) ? '?' : character);
    }
  return g_string_free (safe, FALSE);
}

/** lab_terminal_trim_lines: (transfer full): removes the blanks at the ends of the lines of
 * @text. */
char *
lab_terminal_trim_lines (const char *text)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);

  for (guint i = 0; lines[i] != NULL; i++)
    g_strchomp (lines[i]);
  return g_strjoinv ("\n", lines);
}
