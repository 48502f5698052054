/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab/lab-terminal.h"

#include <errno.h>
#include <stdio.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <glib/gi18n.h>

#include "lab/lab-command.h"

/* How many cells of a line prose is wrapped to. */
#define MIN_WIDTH 20
#define MAX_WIDTH 80

/* Text goes out as UTF-8 in any locale, as the drawings need it: g_print() would
 * turn what the locale lacks into question marks. */

/**
 * lab_terminal_read_line:
 * @max_length: how many bytes to keep; what the line has beyond them is dropped
 *
 * Reads a line from the standard input. A nul byte is read as a question mark.
 *
 * Returns: (transfer full) (nullable): the line without its end, or %NULL at the
 *   end of the input
 */
char *
lab_terminal_read_line (gsize max_length)
{
  GString *line = g_string_new (NULL);
  int byte = getc (stdin);

  if (byte == EOF)
    {
      g_string_free (line, TRUE);
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
 * lab_terminal_print:
 * @format: as for printf()
 * @...: what it asks for
 *
 * Prints to the standard output. Whether that worked, lab_terminal_flush() tells.
 */
void
lab_terminal_print (const char *format,
                    ...)
{
  g_autofree char *text = NULL;
  va_list args;

  va_start (args, format);
  text = g_strdup_vprintf (format, args);
  va_end (args);
  fputs (text, stdout);
}

/**
 * lab_terminal_say:
 * @format: as for printf()
 * @...: what it asks for
 *
 * Prints a line: the same as lab_terminal_print(), with the end of the line.
 */
void
lab_terminal_say (const char *format,
                  ...)
{
  g_autofree char *text = NULL;
  va_list args;

  va_start (args, format);
  text = g_strdup_vprintf (format, args);
  va_end (args);
  fputs (text, stdout);
  putc ('\n', stdout);
}

/**
 * lab_terminal_flush:
 * @error: return location for a #LabCommandError
 *
 * Sends off what was printed.
 *
 * Returns: %TRUE if all that was ever printed was taken
 */
gboolean
lab_terminal_flush (GError **error)
{
  errno = 0;
  if (fflush (stdout) == 0 && !ferror (stdout))
    return TRUE;
  g_set_error (error, LAB_COMMAND_ERROR, LAB_COMMAND_ERROR_OUTPUT,
               /* Translators: %s is the reason as the system gives it. */
               _("The output could not be written: %s"), g_strerror (errno != 0 ? errno : EIO));
  return FALSE;
}

/**
 * lab_terminal_clear:
 *
 * Clears the screen, and what can be scrolled back to, so that nobody sees what
 * was meant for the player before.
 */
void
lab_terminal_clear (void)
{
  fputs ("\033[H\033[2J\033[3J", stdout);
}

/** lab_terminal_is_input: whether a person can be asked, and answers. */
gboolean
lab_terminal_is_input (void)
{
  return isatty (STDIN_FILENO);
}

/** lab_terminal_is_output: whether what is printed can be seen by who sits there. */
gboolean
lab_terminal_is_output (void)
{
  return isatty (STDOUT_FILENO);
}

/**
 * lab_terminal_get_width:
 *
 * Returns: how many cells a line of prose may take on the standard output: what the
 *   terminal has, but not so much that it is hard to read
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
 * @text: any text, of whoever
 *
 * Returns: (transfer full): @text on one line of valid UTF-8, with nothing in it
 *   that a terminal would obey
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
