/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-dialogue-private.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "lab-line-buffer.h"
#include "lab-quotation.h"
#include "lab-refuse.h"
#include "lab-sandbox.h"

/* The time for a program to end after it is told to quit, in microseconds. */
#define FAREWELL_TIME (G_USEC_PER_SEC / 2)
/* The number of bytes that the log adds to a line. */
#define LOG_MARGIN 40

/**
 * LabDialogue:
 *
 * A dialogue with another program, which answers questions in the lines of a protocol. The program
 * is started for its first question. If it breaks the protocol, it is killed, and started again
 * for the next game.
 *
 * The program is not trusted. Each question ends in time, even if the program hangs, writes
 * without end, or cannot be killed.
 *
 * This file exchanges lines with the program; lab-dialogue-questions.c judges its answers.
 */

G_DEFINE_QUARK (lab-dialogue-error-quark, lab_dialogue_error)

/* Private helpers */

static void
write_log (LabDialogue     *self,
           LabDialogueMark  mark,
           const char      *line)
{
  if (self->log != NULL)
    lab_dialogue_log_write (self->log, self->label, mark, line);
}

/* Logs a line of the standard error. A program that writes too many could fill the disk. */
static void
on_error_line (const char *line,
               gpointer    dialogue)
{
  LabDialogue *self = dialogue;
  gsize n_bytes = strlen (line) + LOG_MARGIN;

  if (self->n_errors > LAB_DIALOGUE_MAX_ANSWER)
    return;
  self->n_errors += n_bytes;
  if (self->n_errors > LAB_DIALOGUE_MAX_ANSWER)
    write_log (self, LAB_DIALOGUE_NOTE, "too much standard error; the rest is left out");
  else
    write_log (self, LAB_DIALOGUE_ERROR_LINE, line);
}

static LabChild *
start_child (LabDialogue  *self,
             GError      **error)
{
  const char * const *argv = (const char * const *) self->argv;
  LabChildErrors errors = self->log != NULL ? LAB_CHILD_ERRORS_READ : LAB_CHILD_ERRORS_DROPPED;
  g_auto (GStrv) words = NULL;

  self->is_in_sandbox = self->sandbox && lab_sandbox_is_available (NULL);
  if (!self->is_in_sandbox)
    return lab_child_new (argv, errors, error);
  words = lab_sandbox_wrap (argv, self->log != NULL ? lab_dialogue_log_get_path (self->log) : NULL,
                            error);
  return words != NULL ? lab_child_new ((const char * const *) words, errors, error) : NULL;
}

/* Ends the program, if it runs. @patience is how long it has to end by itself. */
static gboolean
end (LabDialogue *self,
     gint64       patience)
{
  if (self->child != NULL && !lab_child_end (g_steal_pointer (&self->child), patience))
    {
      self->still_runs = TRUE;
      lab_dialogue_note (self, "could not be killed");
    }
  return !self->still_runs;
}

/* Functions for lab-dialogue-questions.c */

/* Starts the program, and allows it the output for one answer. */
gboolean
lab_dialogue_start (LabDialogue  *self,
                    GError      **error)
{
  g_autoptr (GError) reason = NULL;

  lab_dialogue_note (self, "start");
  self->child = start_child (self, &reason);
  if (self->child == NULL)
    return lab_refuse (error, LAB_DIALOGUE_ERROR, LAB_DIALOGUE_ERROR_START,
                       /* Translators: the first %s is a program, the second why it could not be
                        * started, as the system says it. */
                       _("“%s” could not be started: %s"), self->shown, reason->message);
  lab_dialogue_allow (self);
  if (self->log != NULL)
    lab_child_watch_errors (self->child, on_error_line, self);
  return TRUE;
}

/* Allows the program the output for one more answer. */
void
lab_dialogue_allow (LabDialogue *self)
{
  self->n_errors = 0;
  self->n_allowed = lab_child_get_n_received (self->child) + LAB_DIALOGUE_MAX_ANSWER;
}

/* Waits for the next line. With a deadline of 0, reads only what has already arrived. FALSE without
 * an error means a timeout. */
gboolean
lab_dialogue_read (LabDialogue   *self,
                   gint64         deadline,
                   GCancellable  *cancellable,
                   char         **line,
                   GError       **error)
{
  switch (lab_child_wait_for_line (self->child, deadline, cancellable, line))
    {
    case LAB_CHILD_LINE:
      write_log (self, LAB_DIALOGUE_RECEIVED, *line);
      break;
    case LAB_CHILD_TIMEOUT:
      return FALSE;
    case LAB_CHILD_CANCELLED:
      g_cancellable_set_error_if_cancelled (cancellable, error);
      return FALSE;
    case LAB_CHILD_LONG_LINE:
      return lab_refuse (error, LAB_DIALOGUE_ERROR, LAB_DIALOGUE_ERROR_RUBBISH,
                         /* Translators: %s is a program. */
                         _("“%s” wrote a line of more than %u bytes."), self->shown,
                         (guint) LAB_LINE_BUFFER_MAX);
    case LAB_CHILD_ENDED:
    default:
      return lab_refuse (error, LAB_DIALOGUE_ERROR, LAB_DIALOGUE_ERROR_ENDED,
                         /* Translators: %s is a program. */
                         _("“%s” has ended, or has closed its output."), self->shown);
    }
  if (lab_child_get_n_received (self->child) <= self->n_allowed)
    return TRUE;
  return lab_refuse (error, LAB_DIALOGUE_ERROR, LAB_DIALOGUE_ERROR_RUBBISH,
                     /* Translators: %s is a program. */
                     _("“%s” sent too much output: more than %u bytes for an answer."),
                     self->shown, (guint) LAB_DIALOGUE_MAX_ANSWER);
}

/* Writes an event into the log, if there is one. */
void
lab_dialogue_note (LabDialogue *self,
                   const char  *event)
{
  write_log (self, LAB_DIALOGUE_NOTE, event);
}

/* Kills the program, if it runs. Returns FALSE if that is impossible. */
gboolean
lab_dialogue_kill (LabDialogue *self)
{
  return end (self, 0);
}

/* Returns FALSE and sets @error if the program could not be killed. */
gboolean
lab_dialogue_check_ended (LabDialogue  *self,
                          GError      **error)
{
  return !self->still_runs
         || lab_refuse (error, LAB_DIALOGUE_ERROR, LAB_DIALOGUE_ERROR_ENDED,
                        /* Translators: %s is a program. */
                        _("“%s” still runs. It cannot be killed, because it runs as another "
                          "user."), self->shown);
}

/* Public functions */

/**
 * lab_dialogue_new:
 * @protocol: the lines that the program should understand, which must outlive the dialogue
 * @command_line: a program and its arguments, quoted as for a shell
 * @error: return location for a #GShellError
 *
 * Returns: (transfer full) (nullable): a dialogue with the program, which is not started yet
 */
LabDialogue *
lab_dialogue_new (const LabDialogueProtocol  *protocol,
                  const char                 *command_line,
                  GError                    **error)
{
  g_auto (GStrv) argv = NULL;
  LabDialogue *self;

  g_return_val_if_fail (protocol != NULL && command_line != NULL, NULL);

  if (!g_shell_parse_argv (command_line, NULL, &argv, error))
    return NULL;
  self = g_new0 (LabDialogue, 1);
  self->protocol = protocol;
  self->argv = g_steal_pointer (&argv);
  self->shown = lab_quotation_make (command_line, LAB_DIALOGUE_MAX_NAME);
  self->start_time = LAB_DIALOGUE_START_TIME;
  self->think_time = LAB_DIALOGUE_THINK_TIME;
  self->grace = LAB_DIALOGUE_GRACE;
  return self;
}

/**
 * lab_dialogue_new_player:
 * @protocol: the lines of the protocol
 * @command_line: a program and its arguments, quoted as for a shell
 * @domain: the domain of the error
 * @code: the code of the error
 * @error: return location for it
 *
 * Makes a dialogue with a program that a user named as a player.
 *
 * Returns: (transfer full) (nullable): the dialogue; the program is not started yet
 */
LabDialogue *
lab_dialogue_new_player (const LabDialogueProtocol  *protocol,
                         const char                 *command_line,
                         GQuark                      domain,
                         int                         code,
                         GError                    **error)
{
  LabDialogue *self = lab_dialogue_new (protocol, command_line, NULL);
  g_autofree char *shown = NULL;

  if (self != NULL)
    return self;
  shown = lab_quotation_make (command_line, LAB_DIALOGUE_MAX_NAME);
  lab_refuse (error, domain, code,
              /* Translators: %s is what was typed; “program:” is typed as it is. */
              _("“%s” is not the command line of a program; write program: and a program with its "
                "arguments, quoted as for a shell."), shown);
  return NULL;
}

/** lab_dialogue_free: ends the program, if it runs, and frees @self. Nobody learns about an error
 * unless lab_dialogue_quit() was called before. */
void
lab_dialogue_free (LabDialogue *self)
{
  g_autoptr (GError) error = NULL;

  lab_dialogue_quit (self, &error);
  if (error != NULL)
    g_message ("%s", error->message);
  g_clear_error (&self->fault);
  g_clear_pointer (&self->log, lab_dialogue_log_unref);
  g_strfreev (self->argv);
  g_free (self->shown);
  g_free (self->label);
  g_free (self);
}

/**
 * lab_dialogue_set_sandbox:
 * @self: a dialogue without a question yet
 * @sandbox: whether to run the program in a sandbox, where it cannot read the user's files
 *
 * Runs the program in a sandbox if lab_sandbox_is_available(). By default it does not.
 */
void
lab_dialogue_set_sandbox (LabDialogue *self,
                          gboolean     sandbox)
{
  g_return_if_fail (self != NULL);

  self->sandbox = sandbox;
}

/**
 * lab_dialogue_set_log:
 * @self: a dialogue that waits for no answer
 * @log: (nullable): receives all lines that are exchanged, and the standard error of the program
 * @label: a name for the program and the game, on one line
 *
 * Sets the log. It must not change to or from %NULL after the first question.
 */
void
lab_dialogue_set_log (LabDialogue    *self,
                      LabDialogueLog *log,
                      const char     *label)
{
  g_return_if_fail (self != NULL && label != NULL);

  g_clear_pointer (&self->log, lab_dialogue_log_unref);
  if (log != NULL)
    self->log = lab_dialogue_log_ref (log);
  g_free (self->label);
  self->label = g_strdup (label);
}

/**
 * lab_dialogue_set_patience:
 * @self: a dialogue that waits for no answer
 * @start_time: the time for the program to get ready; %LAB_DIALOGUE_START_TIME by default
 * @think_time: the time to think if a question has no time limit; %LAB_DIALOGUE_THINK_TIME by
 *   default
 * @grace: the time to answer after it is told to stop; %LAB_DIALOGUE_GRACE by default
 *
 * Sets how long to wait for the program. All times are in microseconds.
 */
void
lab_dialogue_set_patience (LabDialogue *self,
                           gint64       start_time,
                           gint64       think_time,
                           gint64       grace)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (start_time > 0 && think_time > 0 && grace >= 0);

  self->start_time = start_time;
  self->think_time = think_time;
  self->grace = grace;
}

/** lab_dialogue_send: sends @line, which ends with a line feed. The program must run, so this is
 * for the function that asks a question. */
void
lab_dialogue_send (LabDialogue *self,
                   const char  *line)
{
  g_return_if_fail (self != NULL && self->child != NULL);
  g_return_if_fail (g_str_has_suffix (line, "\n"));

  write_log (self, LAB_DIALOGUE_SENT, line);
  lab_child_send (self->child, line);
}

/** lab_dialogue_say: sends a line as lab_dialogue_send() does, and adds the line feed. */
void
lab_dialogue_say (LabDialogue *self,
                  const char  *format,
                  ...)
{
  g_autoptr (GString) line = g_string_new (NULL);
  va_list args;

  va_start (args, format);
  g_string_vprintf (line, format, args);
  va_end (args);
  g_string_append_c (line, '\n');
  lab_dialogue_send (self, line->str);
}

/**
 * lab_dialogue_quit:
 * @self: a dialogue that waits for no answer
 * @error: return location for %LAB_DIALOGUE_ERROR_ENDED
 *
 * Tells the program to end, if it runs, and kills it if it does not.
 *
 * Returns: %FALSE if it still runs and no error about that was reported before
 */
gboolean
lab_dialogue_quit (LabDialogue  *self,
                   GError      **error)
{
  g_return_val_if_fail (self != NULL, FALSE);

  if (self->child == NULL)
    return TRUE;
  lab_dialogue_send (self, self->protocol->quit);
  return end (self, FAREWELL_TIME) || lab_dialogue_check_ended (self, error);
}
