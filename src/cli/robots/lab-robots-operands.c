/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-robots-operands.h"

#include <errno.h>
#include <fcntl.h>
#include <gio/gio.h>
#include <glib.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <string.h>
#include <unistd.h>

#include "lab-command.h"
#include "lab-operands.h"
#include "lab-robots-text.h"
#include "lab-terminal.h"
#include "lab-text.h"

/** LAB_ROBOTS_LINES_MAX: the longest line, in bytes; the text of the largest board has 1100. */
#define LAB_ROBOTS_LINES_MAX 4000

/* The words of the text of a board without options. */
#define N_WORDS 3

#define MAX_MOVES 1000
/* More threads do not help the fast solver, and the others use one. */
#define MAX_THREADS 2
#define MAX_MEGABYTES (1 << 20)

/* Private helpers */

/* Waits until there is something to read. Returns FALSE once @cancellable is cancelled. */
static gboolean
wait_for_input (const LabRobotsLines *self,
                GCancellable         *cancellable)
{
  GPollFD fds[2] = { { .fd = self->fd, .events = G_IO_IN } };
  gboolean can_cancel = g_cancellable_make_pollfd (cancellable, &fds[1]);

  g_poll (fds, can_cancel ? 2 : 1, -1);
  if (can_cancel)
    g_cancellable_release_fd (cancellable);
  return !g_cancellable_is_cancelled (cancellable);
}

/* Fills the buffer. It stays empty at the end of the input. */
static gboolean
fill (LabRobotsLines  *self,
      GCancellable    *cancellable,
      GError         **error)
{
  gssize n;

  self->at = 0;
  self->end = 0;
  do
    {
      if (!wait_for_input (self, cancellable))
        return TRUE;
      n = read (self->fd, self->buffer, sizeof self->buffer);
    }
  while (n < 0 && errno == EINTR);
  if (n >= 0)
    {
      self->end = (gsize) n;
      return TRUE;
    }
  if (self->is_input)
    /* Translators: %s is the reason as the system gives it. */
    return lab_command_refuse (error, _("The standard input could not be read: %s"),
                               g_strerror (errno));
  /* Translators: %s is the reason as the system gives it. */
  return lab_command_refuse (error, _("The file could not be read: %s"), g_strerror (errno));
}

/* Reads a line up to its first tab, or NULL at the end of the input. Only the beginning of a line
 * that is too long is kept. A nul byte is read as a question mark. */
static gboolean
read_line (LabRobotsLines  *self,
           GCancellable    *cancellable,
           char           **line,
           GError         **error)
{
  g_autoptr (GString) text = g_string_new (NULL);
  gboolean has_any = FALSE, has_tab = FALSE;

  *line = NULL;
  self->is_cut = FALSE;
  while (TRUE)
    {
      char byte;

      if (self->at == self->end && !fill (self, cancellable, error))
        return FALSE;
      if (self->at == self->end)
        break;
      has_any = TRUE;
      byte = self->buffer[self->at++];
      if (byte == '\n')
        break;
      has_tab |= byte == '\t';
      if (has_tab)
        continue;
      if (text->len < LAB_ROBOTS_LINES_MAX)
        g_string_append_c (text, byte == '\0' ? '?' : byte);
      else
        self->is_cut = TRUE;
    }
  if (has_any && !g_cancellable_is_cancelled (cancellable))
    *line = g_strdup (text->str);
  return TRUE;
}

/**
 * lab_robots_lines_open:
 * @name: the name of a file, or “-” for the standard input
 * @error: return location for a #LabCommandError
 *
 * Returns: (transfer full) (nullable): its lines
 */
static LabRobotsLines *
lab_robots_lines_open (const char  *name,
                       GError     **error)
{
  gboolean is_input = strcmp (name, "-") == 0;
  int fd = is_input ? STDIN_FILENO : g_open (name, O_RDONLY | O_CLOEXEC, 0);
  LabRobotsLines *self;

  if (fd < 0)
    {
      /* Translators: the first %s is the name of a file; the second one is the reason as the
       * system gives it. */
      lab_command_refuse (error, _("“%s” could not be opened: %s"), name, g_strerror (errno));
      return NULL;
    }
  self = g_new0 (LabRobotsLines, 1);
  self->fd = fd;
  self->is_input = is_input;
  return self;
}

/* Joins the words of a board that was typed without quotes. If nothing may follow it, all words
 * that follow rows belong to it, so that what is wrong with them can be told. */
static char *
join_words (GStrv  operands,
            guint  max_more,
            guint *n_taken)
{
  guint n_operands = g_strv_length (operands);
  gboolean is_alone = max_more == 0 && strchr (operands[0], '/') != NULL;
  g_autoptr (GString) text = g_string_new (operands[0]);

  *n_taken = 1;
  if (strpbrk (operands[0], " \t") != NULL || (n_operands < N_WORDS && !is_alone))
    return g_strdup (text->str);
  *n_taken = is_alone ? n_operands : N_WORDS;
  if (n_operands > *n_taken && (g_str_has_prefix (operands[N_WORDS], "any")
                                || g_str_has_prefix (operands[N_WORDS], "ricochet")))
    *n_taken += 1;
  for (guint i = 1; i < *n_taken; i++)
    g_string_append_printf (text, " %s", operands[i]);
  return g_strdup (text->str);
}

/** lab_robots_operands_parse_board: reads a board and applies the options about its target. */
static gboolean
lab_robots_operands_parse_board (const LabOptions  *options,
                                 const char        *text,
                                 LabRobotsBoard    *board,
                                 GError           **error)
{
  if (!lab_robots_board_parse (text, board, error))
    return FALSE;
  board->any_robot |= lab_options_has (options, "any-robot");
  board->must_ricochet |= lab_options_has (options, "must-ricochet");
  return TRUE;
}

/* Reads the board that was typed. */
static gboolean
parse_typed_board (const LabOptions  *options,
                   const char        *text,
                   LabRobotsBoard    *board,
                   GError           **error)
{
  g_autoptr (GError) reason = NULL;

  if (lab_robots_operands_parse_board (options, text, board, &reason))
    return TRUE;
  /* A single word may also be the name of a file. */
  if (strpbrk (text, " \t") == NULL)
    return lab_command_refuse (error,
                               /* Translators: the first %s was typed; the second %s says what is
                                * wrong with it. */
                               _("There is no file “%s”, and it is not a board either: %s"), text,
                               reason->message);
  g_propagate_error (error, g_steal_pointer (&reason));
  return FALSE;
}

/* Public functions */

/** lab_robots_lines_free: frees @self and closes its file. */
void
lab_robots_lines_free (LabRobotsLines *self)
{
  if (!self->is_input)
    g_close (self->fd, NULL);
  g_free (self);
}

/**
 * lab_robots_lines_next:
 * @self: lines
 * @cancellable: stops waiting for more input
 * @line: (out) (transfer full) (nullable): the next line that is not skipped, without its end and
 *   without what follows a tab; %NULL if there is none, or on cancellation
 * @error: return location for a #LabCommandError
 *
 * Reads a line. If it is too long, @is_cut is set, and @line is its beginning.
 *
 * Returns: %FALSE if the lines could not be read
 */
gboolean
lab_robots_lines_next (LabRobotsLines  *self,
                       GCancellable    *cancellable,
                       char           **line,
                       GError         **error)
{
  while (TRUE)
    {
      if (!read_line (self, cancellable, line, error))
        return FALSE;
      if (*line == NULL)
        return TRUE;
      self->number++;
      g_strstrip (*line);
      if (**line != '#' && (**line != '\0' || self->is_cut))
        return TRUE;
      g_clear_pointer (line, g_free);
    }
}

/**
 * lab_robots_operands_take_board:
 * @command: the command
 * @options: its options
 * @max_more: how many operands may follow the board
 * @lines: (out) (transfer full) (nullable): lines with boards, if the first operand is “-” or the
 *   name of a file
 * @board: (out caller-allocates): otherwise, the board
 * @n_taken: (out): how many operands were used
 * @error: return location for an error
 *
 * Reads the board that a command is for. The user may leave out the quotes.
 *
 * Returns: %FALSE if there is none
 */
gboolean
lab_robots_operands_take_board (const LabCommand  *command,
                                const LabOptions  *options,
                                guint              max_more,
                                LabRobotsLines   **lines,
                                LabRobotsBoard    *board,
                                guint             *n_taken,
                                GError           **error)
{
  GStrv operands = options->operands;
  g_autofree char *text = NULL;
  gboolean is_name;

  *lines = NULL;
  if (!lab_operands_expect (command, operands, 1, G_MAXUINT, error))
    return FALSE;
  is_name = strcmp (operands[0], "-") == 0 || g_file_test (operands[0], G_FILE_TEST_EXISTS);
  if (is_name)
    *n_taken = 1;
  else
    text = join_words (operands, max_more, n_taken);
  if (!lab_operands_expect (command, operands + *n_taken, 0, max_more, error))
    return FALSE;
  if (!is_name)
    return parse_typed_board (options, text, board, error);
  *lines = lab_robots_lines_open (operands[0], error);
  return *lines != NULL;
}

/**
 * lab_robots_operands_parse_line:
 * @options: the options of a command
 * @lines: lines with boards
 * @line: the last of them
 * @board: (out caller-allocates): its board
 * @error: return location for an error, which does not name the line
 *
 * Returns: %FALSE if the line is not a board
 */
gboolean
lab_robots_operands_parse_line (const LabOptions  *options,
                                LabRobotsLines    *lines,
                                const char        *line,
                                LabRobotsBoard    *board,
                                GError           **error)
{
  if (lines->is_cut)
    return lab_command_refuse (error,
                               _("This line is longer than %u bytes. Write one board on a line."),
                               LAB_ROBOTS_LINES_MAX);
  return lab_robots_operands_parse_board (options, line, board, error);
}

/**
 * lab_robots_operands_format_fault:
 * @number: the number of a line, from 1
 * @message: what is to be told about it
 *
 * Returns: (transfer full): both on one line, without control characters
 */
char *
lab_robots_operands_format_fault (guint         number,
                                  const char   *message)
{
  g_autofree char *safe = lab_terminal_make_safe (message);

  /* Translators: the number of a line, and what is wrong with it. */
  return g_strdup_printf (_("Line %u: %s"), number, safe);
}

/** lab_robots_operands_parse_solver: reads the word of a solver; the default if it is %NULL. */
gboolean
lab_robots_operands_parse_solver (const char          *word,
                                  LabRobotsAlgorithm  *algorithm,
                                  GError             **error)
{
  g_autoptr (GString) list = g_string_new (NULL);

  *algorithm = LAB_ROBOTS_FAST;
  if (word == NULL || lab_robots_algorithm_parse (word, algorithm))
    return TRUE;
  for (guint i = 0; i < LAB_N_ROBOTS_ALGORITHMS; i++)
    g_string_append_printf (list, i > 0 ? ", %s" : "%s", lab_robots_algorithm_get_id (i));
  /* Translators: the first %s was typed; the second %s is a list of words to type. */
  return lab_command_refuse (error, _("“%s” is not a solver; use one of: %s."), word, list->str);
}

/** lab_robots_operands_read_search: reads the options about how to search. */
gboolean
lab_robots_operands_read_search (const LabOptions  *options,
                                 LabRobotsOptions  *search,
                                 GError           **error)
{
  guint megabytes = 0;

  /* Two threads do not always find the same one of several shortest solutions. */
  *search = (LabRobotsOptions) { .n_threads = 1 };
  if (!lab_robots_operands_parse_solver (lab_options_get (options, "by"), &search->algorithm, error)
      || !lab_options_get_number (options, "max-moves", MAX_MOVES, &search->max_moves, error)
      || !lab_options_get_number (options, "threads", MAX_THREADS, &search->n_threads, error)
      || !lab_options_get_number (options, "memory", MAX_MEGABYTES, &megabytes, error))
    return FALSE;
  search->max_memory = (guint64) megabytes << 20;
  return TRUE;
}
