/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-dialogue.h"

#include <errno.h>
#include <fcntl.h>
#include <gio/gio.h>
#include <glib.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "lab-child.h"
#include "lab-line-buffer.h"
#include "lab-refuse.h"
#include "lab-sandbox.h"
#include "lab-text.h"

/**
 * LabDialogueMark:
 * @LAB_DIALOGUE_SENT: a line that was sent to a program
 * @LAB_DIALOGUE_RECEIVED: a line of its standard output
 * @LAB_DIALOGUE_ERROR_LINE: a line of its standard error
 * @LAB_DIALOGUE_NOTE: an event, such as the end of the program
 *
 * The kind of a line of a log.
 */
typedef enum
{
  LAB_DIALOGUE_SENT = '>',
  LAB_DIALOGUE_RECEIVED = '<',
  LAB_DIALOGUE_ERROR_LINE = '!',
  LAB_DIALOGUE_NOTE = '#',
} LabDialogueMark;

struct _LabDialogue
{
  const LabDialogueProtocol *protocol;
  GStrv argv;
  char *shown;              /* the command line, for messages */
  gint64 start_time;
  gint64 think_time;
  gint64 grace;

  gboolean sandbox;         /* whether to run the program in a sandbox where that works */
  gboolean is_in_sandbox;
  LabChild *child;          /* NULL while the program does not run */
  gboolean still_runs;      /* whether it could not be killed */
  guint64 n_allowed;        /* the limit for all bytes of output so far */
  gsize n_errors;           /* the bytes of standard error since the last question */
  LabDialogueLog *log;      /* NULL for none */
  char *label;              /* the program and the game, for the log */

  gpointer question;        /* the last one, while it is asked */
  GCancellable *cancellable;
  GError *fault;            /* why the program was killed */
  gboolean has_begun;       /* whether it got the first question of this game */
  gboolean owes_answer;     /* whether a canceled question has no answer yet */
  gint64 answer_time;       /* when its last answer came, as a monotonic time; 0 for none */
};

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
 */

G_DEFINE_QUARK (lab-dialogue-error-quark, lab_dialogue_error)

/* The number of characters of the output of a program that a message repeats. */
#define MAX_SHOWN_LINE 60
/* The shortest time between an answer and the next question, in microseconds. */
#define SETTLE_TIME (2 * G_TIME_SPAN_MILLISECOND)
/* The time to wait for a second answer after one that breaks the rules, in microseconds. */
#define SECOND_ANSWER_TIME (100 * G_TIME_SPAN_MILLISECOND)

#define refuse(error, code, ...) \
  lab_refuse (error, LAB_DIALOGUE_ERROR, LAB_DIALOGUE_ERROR_##code, __VA_ARGS__)

/* Private helpers: the log */

struct _LabDialogueLog
{
  GMutex mutex;
  FILE *file;           /* NULL once it is closed */
  char *path;           /* NULL for a device or a pipe */
  gint64 start;
  int reason;           /* the errno of a failed write, or 0 */
};

/* Opens the file without waiting until another program reads from a pipe. Returns: %NULL with the
 * reason in errno */
static FILE *
open_file (const char *path)
{
  int file = g_open (path, O_WRONLY | O_CREAT | O_TRUNC | O_NONBLOCK | O_NOCTTY | O_CLOEXEC, 0666);

  if (file < 0)
    return NULL;
  /* Writing waits as usual. */
  fcntl (file, F_SETFL, fcntl (file, F_GETFL) & ~O_NONBLOCK);
  return fdopen (file, "w");
}

static void
free_log (gpointer log)
{
  LabDialogueLog *self = log;

  /* There is nobody left to tell that the last lines do not fit on the disk. */
  if (self->file != NULL)
    (void) fclose (self->file);
  g_mutex_clear (&self->mutex);
  free (self->path);
}

static void
unref_log (LabDialogueLog *self)
{
  g_atomic_rc_box_release_full (self, free_log);
}

/* Private helpers: the program */

/* Writes a line into the log, if there is one, with the seconds since it was opened. The line is
 * flushed at once, so that a user can read the file while programs run. The text after a line feed
 * is left out. */
static void
write_log (LabDialogue     *self,
           LabDialogueMark  mark,
           const char      *line)
{
  LabDialogueLog *log = self->log;
  g_autofree char *valid = NULL;
  gint64 time;

  if (log == NULL)
    return;
  valid = g_utf8_make_valid (line, (gssize) strcspn (line, "\r\n"));
  g_mutex_lock (&log->mutex);
  time = g_get_monotonic_time () - log->start;
  if (log->file != NULL
      && (fprintf (log->file, "%" G_GINT64_FORMAT ".%06u %s %c %s\n", time / G_USEC_PER_SEC,
                   (guint) (time % G_USEC_PER_SEC), self->label, (char) mark, valid) < 0
          || fflush (log->file) != 0)
      && log->reason == 0)
    log->reason = errno;
  g_mutex_unlock (&log->mutex);
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
  words = lab_sandbox_wrap (argv, self->log != NULL ? self->log->path : NULL, error);
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
      write_log (self, LAB_DIALOGUE_NOTE, "could not be killed");
    }
  return !self->still_runs;
}

/* Allows the program the output for one more answer. */
static void
allow_output (LabDialogue *self)
{
  self->n_errors = 0;
  self->n_allowed = lab_child_get_n_received (self->child) + LAB_DIALOGUE_MAX_ANSWER;
}

/* Starts the program, and allows it the output for one answer. */
static gboolean
start_program (LabDialogue  *self,
               GError      **error)
{
  g_autoptr (GError) reason = NULL;

  write_log (self, LAB_DIALOGUE_NOTE, "start");
  self->child = start_child (self, &reason);
  if (self->child == NULL)
    return refuse (error, START,
                   /* Translators: the first %s is a program, the second why it could not be
                    * started, as the system says it. */
                   _("“%s” could not be started: %s"), self->shown, reason->message);
  allow_output (self);
  if (self->log != NULL)
    lab_child_watch_errors (self->child, on_error_line, self);
  return TRUE;
}

/* Waits for the next line. With a deadline of 0, reads only what has already arrived. FALSE without
 * an error means a timeout. */
static gboolean
read_line (LabDialogue  *self,
           gint64        deadline,
           char        **line,
           GError      **error)
{
  switch (lab_child_wait_for_line (self->child, deadline, self->cancellable, line))
    {
    case LAB_CHILD_LINE:
      write_log (self, LAB_DIALOGUE_RECEIVED, *line);
      break;
    case LAB_CHILD_TIMEOUT:
      return FALSE;
    case LAB_CHILD_CANCELLED:
      g_cancellable_set_error_if_cancelled (self->cancellable, error);
      return FALSE;
    case LAB_CHILD_LONG_LINE:
      return refuse (error, RUBBISH,
                     /* Translators: %s is a program. */
                     _("“%s” wrote a line of more than %u bytes."), self->shown,
                     (guint) LAB_LINE_BUFFER_MAX);
    case LAB_CHILD_ENDED:
    default:
      return refuse (error, ENDED,
                     /* Translators: %s is a program. */
                     _("“%s” has ended, or has closed its output."), self->shown);
    }
  if (lab_child_get_n_received (self->child) <= self->n_allowed)
    return TRUE;
  return refuse (error, RUBBISH,
                 /* Translators: %s is a program. */
                 _("“%s” sent too much output: more than %u bytes for an answer."),
                 self->shown, (guint) LAB_DIALOGUE_MAX_ANSWER);
}

/* Returns FALSE and sets @error if the program could not be killed. */
static gboolean
check_ended (LabDialogue  *self,
             GError      **error)
{
  return !self->still_runs
         || refuse (error, ENDED,
                    /* Translators: %s is a program. */
                    _("“%s” still runs. It cannot be killed, because it runs as another "
                      "user."), self->shown);
}

/* Private helpers: one line */

/* Waits for a line of a kind. With a deadline of 0, reads only the lines that have already arrived.
 * FALSE without an error means a timeout. */
static gboolean
wait_for (LabDialogue       *self,
          LabDialogueReply   kind,
          gint64             deadline,
          GError           **error)
{
  for (;;)
    {
      g_autofree char *line = NULL;
      LabDialogueReply reply;

      if (!read_line (self, deadline, &line, error))
        return FALSE;
      reply = self->protocol->read (line, self->question);
      if (reply == kind)
        return TRUE;
      if (reply != LAB_DIALOGUE_REPLY_IGNORED)
        /* Translators: the first %s is a program, the second what it wrote. */
        return refuse (error, RUBBISH, _("“%s” wrote “%s”, which is not an answer."), self->shown,
                       LAB_QUOTED (line, MAX_SHOWN_LINE));
      if (deadline > 0 && g_get_monotonic_time () >= deadline)
        return FALSE;
    }
}

/* Private helpers: the start */

/* Makes an error about a program that did not get ready. */
static gboolean
explain_start (LabDialogue   *self,
               const GError  *reason,
               GError       **error)
{
  gboolean may_lack = g_error_matches (reason, LAB_DIALOGUE_ERROR, LAB_DIALOGUE_ERROR_ENDED)
                      || g_error_matches (reason, LAB_DIALOGUE_ERROR, LAB_DIALOGUE_ERROR_LATE);

  if (self->is_in_sandbox && may_lack)
    return refuse (error, START,
                   /* Translators: %s is a sentence that says what a program did. */
                   _("%s It ran in a sandbox, where it can only read the system and the files that "
                     "its command line names."), reason->message);
  if (self->protocol->explain != NULL)
    {
      g_autofree char *text = self->protocol->explain (reason->message, self->protocol->page);

      return refuse (error, START, "%s", text);
    }
  return refuse (error, START,
                 /* Translators: the first %s is a sentence that says what a program did, the second
                  * a manual page, such as “labyrinthe-protocol(7)”; “ready” is typed as it is. */
                 _("%s A player must answer “ready”, as %s explains."), reason->message,
                 self->protocol->page);
}

static gboolean
start (LabDialogue  *self,
       GError      **error)
{
  g_autoptr (GError) reason = NULL;

  if (!start_program (self, error))
    return FALSE;
  self->has_begun = FALSE;
  self->owes_answer = FALSE;
  self->answer_time = 0;
  lab_dialogue_send (self, self->protocol->hello);
  if (wait_for (self, LAB_DIALOGUE_REPLY_READY, g_get_monotonic_time () + self->start_time,
                &reason))
    return TRUE;
  if (g_error_matches (reason, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    {
      g_propagate_error (error, g_steal_pointer (&reason));
      return FALSE;
    }
  if (reason == NULL)
    /* Translators: %s is a program. */
    refuse (&reason, LATE, _("“%s” did not get ready in time."), self->shown);
  return explain_start (self, reason, error);
}

/* Private helpers: second answers */

static gboolean
complain_of_second_answer (LabDialogue  *self,
                           GError      **error)
{
  return refuse (error, RUBBISH,
                 self->answer_time > 0
                   /* Translators: %s is a program. */
                   ? _("“%s” answered twice. Each question needs one answer.")
                   /* Translators: %s is a program. */
                   : _("“%s” answered before it was asked."),
                 self->shown);
}

/* Waits a moment before the next question. If the program answers twice, the second answer must
 * arrive before that question, or it looks like the answer to it. */
static void
wait_for_second_answer (LabDialogue *self)
{
  gint64 left = self->answer_time + SETTLE_TIME - g_get_monotonic_time ();

  if (self->answer_time > 0 && left > 0)
    g_usleep ((gulong) left);
}

/* Waits for the answer to a canceled question. */
static gboolean
skip_owed_answer (LabDialogue  *self,
                  GError      **error)
{
  g_autoptr (GError) reason = NULL;

  if (wait_for (self, LAB_DIALOGUE_REPLY_ANSWER, g_get_monotonic_time () + self->grace, &reason))
    {
      self->owes_answer = FALSE;
      return TRUE;
    }
  if (reason == NULL)
    /* Translators: %s is a program. */
    return refuse (error, LATE, _("“%s” did not stop when it was told to."), self->shown);
  g_propagate_error (error, g_steal_pointer (&reason));
  return FALSE;
}

/* Reads the lines that are left from earlier questions, and reports a second answer. */
static gboolean
skip_old_replies (LabDialogue  *self,
                  GError      **error)
{
  g_autoptr (GError) reason = NULL;

  if (self->owes_answer && !skip_owed_answer (self, error))
    return FALSE;
  wait_for_second_answer (self);
  if (wait_for (self, LAB_DIALOGUE_REPLY_ANSWER, 0, &reason))
    complain_of_second_answer (self, &reason);
  if (reason == NULL)
    return TRUE;
  g_propagate_error (error, g_steal_pointer (&reason));
  return FALSE;
}

/* Private helpers: a question and its answer */

/* Waits for the answer. After the time limit, tells the program to stop and waits for the grace
 * time. */
static gboolean
await_answer (LabDialogue        *self,
              const LabLimits    *limits,
              LabDialogueAnswer  *answer,
              GError            **error)
{
  gint64 start_time = g_get_monotonic_time ();
  g_autoptr (GError) reason = NULL;
  gboolean answered;

  *answer = (LabDialogueAnswer) { 0 };
  answered = wait_for (self, LAB_DIALOGUE_REPLY_ANSWER,
                       lab_limits_get_deadline (limits, start_time), &reason);
  if (!answered && reason == NULL)
    {
      lab_dialogue_send (self, self->protocol->stop);
      answered = wait_for (self, LAB_DIALOGUE_REPLY_ANSWER, g_get_monotonic_time () + self->grace,
                           &reason);
      answer->late = answered;
    }
  answer->time = g_get_monotonic_time () - start_time;
  if (answered)
    return TRUE;
  if (g_error_matches (reason, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    {
      lab_dialogue_send (self, self->protocol->stop);
      self->owes_answer = TRUE;
    }
  if (reason == NULL)
    /* Translators: %s is a program. */
    return refuse (error, LATE, _("“%s” gave no answer in time."), self->shown);
  g_propagate_error (error, g_steal_pointer (&reason));
  return FALSE;
}

/* Checks that the answer belongs to the last question and that the rules allow it. An answer that
 * came before the program had read the question belongs to an earlier one. So does an answer
 * against the rules if another answer follows. */
static gboolean
check_answer (LabDialogue  *self,
              gboolean      was_unread,
              GError      **error)
{
  g_autoptr (GError) reason = NULL;

  if (!was_unread && self->protocol->check (self->question, &reason))
    return TRUE;
  if (was_unread
      || wait_for (self, LAB_DIALOGUE_REPLY_ANSWER, self->answer_time + SECOND_ANSWER_TIME, NULL))
    return complain_of_second_answer (self, error);
  /* Translators: the first %s is a program, the second a sentence that says which rule it
   * broke. */
  return refuse (error, FORBIDDEN, _("“%s” broke a rule. %s"), self->shown, reason->message);
}

static gboolean
ask (LabDialogue        *self,
     const LabLimits    *limits,
     LabDialogueAnswer  *answer,
     GError            **error)
{
  const LabLimits patience = { .time = limits->time > 0 ? limits->time : self->think_time };
  gboolean was_unread;

  if (self->child == NULL && !start (self, error))
    {
      end (self, 0);
      return FALSE;
    }
  allow_output (self);
  if (!skip_old_replies (self, error))
    return FALSE;
  self->protocol->ask (self, !self->has_begun, self->question);
  self->has_begun = TRUE;
  if (!await_answer (self, &patience, answer, error))
    return FALSE;
  was_unread = lab_child_has_unread (self->child);
  self->answer_time = g_get_monotonic_time ();
  return check_answer (self, was_unread && !answer->late, error);
}

/* Kills the program, and tells in @reason if that is impossible. */
static void
give_up (LabDialogue  *self,
         GError      **reason)
{
  if (!end (self, 0))
    {
      g_autoptr (GError) first = g_steal_pointer (reason);

      g_set_error (reason, first->domain, first->code,
                   /* Translators: the first %s is a sentence that says what a program did wrong. */
                   _("%s It cannot be killed, because it runs as another user, and is not started "
                     "again."), first->message);
    }
  write_log (self, LAB_DIALOGUE_NOTE, (*reason)->message);
}

/* Public functions */

/**
 * lab_dialogue_begin:
 * @self: a dialogue that waits for no answer
 *
 * Begins a new game, in which the program may play again if it failed in the last one.
 */
void
lab_dialogue_begin (LabDialogue *self)
{
  g_return_if_fail (self != NULL);

  self->has_begun = FALSE;
  /* A program that could not be started is not tried again, because that would cost time in each
   * game. One that could not be killed would run more than once. */
  if (!self->still_runs
      && !g_error_matches (self->fault, LAB_DIALOGUE_ERROR, LAB_DIALOGUE_ERROR_START))
    g_clear_error (&self->fault);
}

/**
 * lab_dialogue_ask:
 * @self: a dialogue
 * @question: what the functions of the protocol get
 * @limits: how long the program may think
 * @cancellable: (nullable): stops the waiting; the program is told to stop as well
 * @answer: (out): when the answer came
 * @error: return location for a #LabDialogueError, or %G_IO_ERROR_CANCELLED
 *
 * Asks the program. If it fails, it is killed, and asking again in the same game fails with the
 * same error.
 *
 * Returns: whether @question has an answer that the rules allow
 */
gboolean
lab_dialogue_ask (LabDialogue        *self,
                  gpointer            question,
                  const LabLimits    *limits,
                  GCancellable       *cancellable,
                  LabDialogueAnswer  *answer,
                  GError            **error)
{
  g_autoptr (GError) reason = NULL;

  g_return_val_if_fail (self != NULL && limits != NULL && answer != NULL, FALSE);

  if (g_cancellable_set_error_if_cancelled (cancellable, error))
    return FALSE;
  if (self->fault == NULL)
    check_ended (self, &self->fault);
  if (self->fault == NULL)
    {
      self->question = question;
      self->cancellable = cancellable;
      if (ask (self, limits, answer, &reason))
        return TRUE;
      if (g_error_matches (reason, G_IO_ERROR, G_IO_ERROR_CANCELLED))
        {
          g_propagate_error (error, g_steal_pointer (&reason));
          return FALSE;
        }
      give_up (self, &reason);
      self->fault = g_steal_pointer (&reason);
    }
  g_propagate_error (error, g_error_copy (self->fault));
  return FALSE;
}

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

  if (self != NULL)
    return self;
  lab_refuse (error, domain, code,
              /* Translators: %s is what was typed; “program:” is typed as it is. */
              _("“%s” is not the command line of a program; write program: and a program with its "
                "arguments, quoted as for a shell."),
              LAB_QUOTED (command_line, LAB_DIALOGUE_MAX_NAME));
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
  g_clear_pointer (&self->log, unref_log);
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

  g_clear_pointer (&self->log, unref_log);
  if (log != NULL)
    self->log = g_atomic_rc_box_acquire (log);
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
  return end (self, FAREWELL_TIME) || check_ended (self, error);
}

/**
 * lab_dialogue_log_open:
 * @path: the name of the file; its contents are replaced
 * @error: return location for a #GIOErrorEnum
 *
 * Opens a log.
 *
 * Returns: (transfer full) (nullable): an empty log; close it with lab_dialogue_log_close()
 */
LabDialogueLog *
lab_dialogue_log_open (const char  *path,
                       GError     **error)
{
  LabDialogueLog *self;
  struct stat status;
  FILE *file;

  g_return_val_if_fail (path != NULL, NULL);

  file = open_file (path);
  if (file == NULL)
    {
      int reason = errno;

      g_set_error_literal (error, G_IO_ERROR, (int) g_io_error_from_errno (reason),
                           reason == ENXIO
                               /* Translators: why a file cannot be written; it follows a colon. */
                               ? _("No program reads from this pipe.")
                               : g_strerror (reason));
      return NULL;
    }
  self = g_atomic_rc_box_new0 (LabDialogueLog);
  g_mutex_init (&self->mutex);
  self->file = file;
  if (fstat (fileno (file), &status) == 0 && S_ISREG (status.st_mode))
    self->path = realpath (path, NULL);
  self->start = g_get_monotonic_time ();
  return self;
}

/**
 * lab_dialogue_log_close:
 * @self: (transfer full): a log
 * @error: return location for a #GIOErrorEnum
 *
 * Closes the file. Other references to @self stay valid, but nothing is written through them any
 * more.
 *
 * Returns: whether all lines were written
 */
gboolean
lab_dialogue_log_close (LabDialogueLog  *self,
                        GError         **error)
{
  int reason;

  g_return_val_if_fail (self != NULL, FALSE);

  g_mutex_lock (&self->mutex);
  reason = self->reason;
  if (fclose (g_steal_pointer (&self->file)) != 0 && reason == 0)
    reason = errno;
  g_mutex_unlock (&self->mutex);
  unref_log (self);
  if (reason == 0)
    return TRUE;
  g_set_error_literal (error, G_IO_ERROR, (int) g_io_error_from_errno (reason),
                       g_strerror (reason));
  return FALSE;
}
