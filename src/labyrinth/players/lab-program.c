/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-program.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "lab-child.h"
#include "lab-protocol.h"
#include "lab-quotation.h"
#include "lab-sandbox.h"

/* The time for a program to end after `quit`, in microseconds. */
#define FAREWELL_TIME (G_USEC_PER_SEC / 2)
/* The number of characters of a command line, and of the output of a program, that a message
 * repeats. */
#define MAX_SHOWN_NAME 200
#define MAX_SHOWN_LINE 60
/* The number of bytes that the log adds to a line. */
#define LOG_MARGIN 40
/* The shortest time between an answer and the next question, in microseconds. */
#define SETTLE_TIME (2 * G_TIME_SPAN_MILLISECOND)
/* The time to wait for a second answer after one that breaks the rules, in microseconds. */
#define SECOND_ANSWER_TIME (100 * G_TIME_SPAN_MILLISECOND)

/**
 * LabProgram:
 *
 * A player that is another program and speaks labyrinthe-protocol(7). The program is started for
 * its first question. If it breaks the protocol, it is killed, and started again for the next
 * game.
 *
 * The program is not trusted. Each question ends in time, even if the program hangs or writes
 * without end.
 */
struct _LabProgram
{
  LabAgent parent_instance;

  GStrv argv;
  char *shown;              /* the command line, for messages */
  gint64 start_time;
  gint64 think_time;
  gint64 grace;

  gboolean sandbox;         /* whether to run it in a sandbox where that works */
  LabChild *child;          /* NULL while the program does not run */
  GError *fault;            /* why it was killed */
  gboolean still_runs;      /* whether it could not be killed */
  guint64 seed;
  gboolean is_in_sandbox;
  gboolean has_begun;       /* whether it got `new` for this game */
  gboolean owes_answer;     /* whether a cancelled question has no answer yet */
  guint64 n_allowed;        /* the limit for all bytes of output so far */
  gsize n_errors;           /* the bytes of standard error since the last question */
  gint64 answer_time;       /* when its last answer came, as a monotonic time; 0 for none */
  LabDialogueLog *log;      /* NULL for none */
  char *label;              /* the program and the game, for the log */
};

G_DEFINE_FINAL_TYPE (LabProgram, lab_program, LAB_TYPE_AGENT)

/* Private helpers: messages */

/* Makes an error about the command line. The message of GLib repeats the whole command line, so
 * it is made safe and short first. */
static void
refuse_command_line (const char   *shown,
                     const GError *reason,
                     GError      **error)
{
  g_autofree char *why = lab_quotation_make (reason->message, 2 * MAX_SHOWN_NAME);

  g_set_error (error, LAB_AGENT_ERROR, LAB_AGENT_ERROR_NAME,
               /* Translators: the first %s is what was typed, the second a sentence
                * that says what is wrong. */
               _("“%s” is not the command line of a program: %s"), shown, why);
}

static gboolean
complain_of_line (LabProgram  *self,
                  const char  *line,
                  GError     **error)
{
  g_autofree char *shown = lab_quotation_make (line, MAX_SHOWN_LINE);

  g_set_error (error, LAB_AGENT_ERROR, LAB_AGENT_ERROR_RUBBISH,
               /* Translators: the first %s is a program, the second what it wrote. */
               _("“%s” wrote “%s”, which is not an answer."), self->shown, shown);
  return FALSE;
}

/* Private helpers: the log */

static void
note (LabProgram      *self,
      LabDialogueMark  mark,
      const char      *line)
{
  if (self->log != NULL)
    lab_dialogue_log_write (self->log, self->label, mark, line);
}

/* Logs a line of the standard error. A program that writes too many could fill the disk. */
static void
on_error_line (const char *line,
               gpointer    program)
{
  LabProgram *self = LAB_PROGRAM (program);
  gsize n_bytes = strlen (line) + LOG_MARGIN;

  if (self->n_errors > LAB_PROGRAM_MAX_ANSWER)
    return;
  self->n_errors += n_bytes;
  if (self->n_errors > LAB_PROGRAM_MAX_ANSWER)
    note (self, LAB_DIALOGUE_NOTE, "too much standard error; the rest is left out");
  else
    note (self, LAB_DIALOGUE_ERROR, line);
}

/* Private helpers: one line */

static LabProtocolRequest
request (LabProtocolRequestKind kind)
{
  return (LabProtocolRequest) { .kind = kind };
}

static void
send_request (LabProgram               *self,
              const LabProtocolRequest *what)
{
  g_autofree char *line = lab_protocol_format_request (what);

  note (self, LAB_DIALOGUE_SENT, line);
  lab_child_send (self->child, line);
}

/* Waits for the next line and parses it. FALSE without an error means a timeout. */
static gboolean
read_reply (LabProgram        *self,
            gint64             deadline,
            GCancellable      *cancellable,
            LabProtocolReply  *reply,
            char             **line,
            GError           **error)
{
  switch (lab_child_wait_for_line (self->child, deadline, cancellable, line))
    {
    case LAB_CHILD_LINE:
      note (self, LAB_DIALOGUE_RECEIVED, *line);
      break;
    case LAB_CHILD_TIMEOUT:
      return FALSE;
    case LAB_CHILD_CANCELLED:
      g_cancellable_set_error_if_cancelled (cancellable, error);
      return FALSE;
    case LAB_CHILD_LONG_LINE:
      g_set_error (error, LAB_AGENT_ERROR, LAB_AGENT_ERROR_RUBBISH,
                   /* Translators: %s is a program. */
                   _("“%s” wrote a line of more than %u bytes."), self->shown,
                   (guint) LAB_PROTOCOL_MAX_LINE);
      return FALSE;
    case LAB_CHILD_ENDED:
    default:
      g_set_error (error, LAB_AGENT_ERROR, LAB_AGENT_ERROR_ENDED,
                   /* Translators: %s is a program. */
                   _("“%s” has ended, or has closed its output."), self->shown);
      return FALSE;
    }
  if (lab_child_get_n_received (self->child) > self->n_allowed)
    {
      g_set_error (error, LAB_AGENT_ERROR, LAB_AGENT_ERROR_RUBBISH,
                   /* Translators: %s is a program. */
                   _("“%s” sent too much output: more than %u bytes for an answer."),
                   self->shown, (guint) LAB_PROGRAM_MAX_ANSWER);
      return FALSE;
    }
  if (lab_protocol_parse_reply (*line, reply))
    return TRUE;
  return complain_of_line (self, *line, error);
}

/* Waits for a line of @kind and stores the info lines before it in @thought. With a deadline of
 * 0, reads only the lines that have already arrived. FALSE without an error means a timeout. */
static gboolean
read_kind (LabProgram            *self,
           LabProtocolReplyKind   kind,
           gint64                 deadline,
           GCancellable          *cancellable,
           LabThought            *thought,
           GError               **error)
{
  for (;;)
    {
      g_autofree char *line = NULL;
      LabProtocolReply reply;

      if (!read_reply (self, deadline, cancellable, &reply, &line, error))
        return FALSE;
      if (reply.kind == kind)
        {
          thought->turn = reply.thought.turn;
          return TRUE;
        }
      if (reply.kind == LAB_PROTOCOL_REPLY_INFO)
        *thought = reply.thought;
      else if (reply.kind != LAB_PROTOCOL_REPLY_NONE && reply.kind != LAB_PROTOCOL_REPLY_ID)
        return complain_of_line (self, line, error);
      if (deadline > 0 && g_get_monotonic_time () >= deadline)
        return FALSE;
    }
}

/* Private helpers: the end */

/* Ends the program, if it runs. @patience is how long it has to end by itself. */
static gboolean
end (LabProgram *self,
     gint64      patience)
{
  if (self->child != NULL && !lab_child_end (g_steal_pointer (&self->child), patience))
    {
      self->still_runs = TRUE;
      note (self, LAB_DIALOGUE_NOTE, "could not be killed");
    }
  return !self->still_runs;
}

static void
complain_of_still_running (LabProgram  *self,
                           GError     **error)
{
  g_set_error (error, LAB_AGENT_ERROR, LAB_AGENT_ERROR_ENDED,
               /* Translators: %s is a program. */
               _("“%s” still runs. It cannot be killed, because it runs as another user."),
               self->shown);
}

/* Adds to @reason that the program still runs. */
static void
add_still_runs (GError **reason)
{
  g_autoptr (GError) first = g_steal_pointer (reason);

  g_set_error (reason, first->domain, first->code,
               /* Translators: the first %s is a sentence that says what a program did wrong. */
               _("%s It cannot be killed, because it runs as another user, and is not started "
                 "again."), first->message);
}

/* Private helpers: the dialogue */

static LabChild *
start_child (LabProgram  *self,
             GError     **error)
{
  LabChildErrors errors = self->log != NULL ? LAB_CHILD_ERRORS_READ : LAB_CHILD_ERRORS_DROPPED;
  g_auto (GStrv) words = NULL;

  self->is_in_sandbox = self->sandbox && lab_sandbox_is_available (NULL);
  if (!self->is_in_sandbox)
    return lab_child_new ((const char * const *) self->argv, errors, error);
  words = lab_sandbox_wrap ((const char * const *) self->argv,
                            self->log != NULL ? lab_dialogue_log_get_path (self->log) : NULL,
                            error);
  return words != NULL ? lab_child_new ((const char * const *) words, errors, error) : NULL;
}

/* Makes an error about a program that did not get ready. */
static void
explain_start (LabProgram    *self,
               const GError  *reason,
               GError       **error)
{
  gboolean may_lack = g_error_matches (reason, LAB_AGENT_ERROR, LAB_AGENT_ERROR_ENDED)
                      || g_error_matches (reason, LAB_AGENT_ERROR, LAB_AGENT_ERROR_LATE);

  if (self->is_in_sandbox && may_lack)
    g_set_error (error, LAB_AGENT_ERROR, LAB_AGENT_ERROR_START,
                 /* Translators: %s is a sentence that says what a program did. */
                 _("%s It ran in a sandbox, where it can only read the system and the files that "
                   "its command line names."), reason->message);
  else
    g_set_error (error, LAB_AGENT_ERROR, LAB_AGENT_ERROR_START,
                 /* Translators: %s is a sentence that says what a program did; “ready” is typed
                  * as it is. */
                 _("%s A player must answer “ready”, as labyrinthe-protocol(7) explains."),
                 reason->message);
}

static gboolean
start (LabProgram    *self,
       GCancellable  *cancellable,
       GError       **error)
{
  g_autoptr (GError) reason = NULL;
  LabProtocolRequest hello = request (LAB_PROTOCOL_REQUEST_HELLO);
  LabThought ignored;

  note (self, LAB_DIALOGUE_NOTE, "start");
  self->child = start_child (self, &reason);
  if (self->child == NULL)
    {
      g_set_error (error, LAB_AGENT_ERROR, LAB_AGENT_ERROR_START,
                   /* Translators: the first %s is a program, the second why it could not be
                    * started, as the system says it. */
                   _("“%s” could not be started: %s"), self->shown, reason->message);
      return FALSE;
    }
  self->has_begun = FALSE;
  self->owes_answer = FALSE;
  self->answer_time = 0;
  self->n_allowed = LAB_PROGRAM_MAX_ANSWER;
  if (self->log != NULL)
    lab_child_watch_errors (self->child, on_error_line, self);
  send_request (self, &hello);
  if (read_kind (self, LAB_PROTOCOL_REPLY_READY, g_get_monotonic_time () + self->start_time,
                 cancellable, &ignored, &reason))
    return TRUE;
  if (g_error_matches (reason, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    {
      g_propagate_error (error, g_steal_pointer (&reason));
      return FALSE;
    }
  if (reason == NULL)
    g_set_error (&reason, LAB_AGENT_ERROR, LAB_AGENT_ERROR_LATE,
                 /* Translators: %s is a program. */
                 _("“%s” did not get ready in time."), self->shown);
  explain_start (self, reason, error);
  return FALSE;
}

static void
complain_of_second_answer (LabProgram  *self,
                           GError     **error)
{
  g_set_error (error, LAB_AGENT_ERROR, LAB_AGENT_ERROR_RUBBISH,
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
wait_for_second_answer (LabProgram *self)
{
  gint64 left = self->answer_time + SETTLE_TIME - g_get_monotonic_time ();

  if (self->answer_time > 0 && left > 0)
    g_usleep ((gulong) left);
}

/* Reads the lines that are left from earlier questions, and reports a second answer. */
static gboolean
skip_old_replies (LabProgram    *self,
                  GCancellable  *cancellable,
                  GError       **error)
{
  gint64 grace = self->owes_answer ? g_get_monotonic_time () + self->grace : 0;
  g_autoptr (GError) reason = NULL;
  LabThought ignored;

  if (self->owes_answer)
    {
      if (!read_kind (self, LAB_PROTOCOL_REPLY_BEST, grace, cancellable, &ignored, &reason))
        {
          if (reason == NULL)
            g_set_error (&reason, LAB_AGENT_ERROR, LAB_AGENT_ERROR_LATE,
                         /* Translators: %s is a program. */
                         _("“%s” did not stop when it was told to."), self->shown);
          g_propagate_error (error, g_steal_pointer (&reason));
          return FALSE;
        }
      self->owes_answer = FALSE;
    }
  wait_for_second_answer (self);
  if (read_kind (self, LAB_PROTOCOL_REPLY_BEST, 0, cancellable, &ignored, &reason))
    complain_of_second_answer (self, &reason);
  if (reason == NULL)
    return TRUE;
  g_propagate_error (error, g_steal_pointer (&reason));
  return FALSE;
}

static void
send_question (LabProgram           *self,
               const LabObservation *observation,
               const LabLimits      *limits)
{
  LabProtocolRequest begin
      = { .kind = LAB_PROTOCOL_REQUEST_NEW, .seed = lab_program_seal_seed (self->seed) };
  LabProtocolRequest look
      = { .kind = LAB_PROTOCOL_REQUEST_OBSERVATION, .observation = *observation };
  LabProtocolRequest go = { .kind = LAB_PROTOCOL_REQUEST_GO, .limits = *limits };

  if (!self->has_begun)
    send_request (self, &begin);
  self->has_begun = TRUE;
  send_request (self, &look);
  send_request (self, &go);
}

/* Waits for the answer. After the time limit, tells the program to stop and waits for the grace
 * time. */
static gboolean
await_answer (LabProgram       *self,
              const LabLimits  *limits,
              GCancellable     *cancellable,
              LabThought       *thought,
              GError          **error)
{
  LabProtocolRequest stop = request (LAB_PROTOCOL_REQUEST_STOP);
  gint64 start_time = g_get_monotonic_time ();
  g_autoptr (GError) reason = NULL;
  gboolean answered;

  *thought = (LabThought) { 0 };
  answered = read_kind (self, LAB_PROTOCOL_REPLY_BEST, lab_limits_get_deadline (limits, start_time),
                        cancellable, thought, &reason);
  if (!answered && reason == NULL)
    {
      send_request (self, &stop);
      answered = read_kind (self, LAB_PROTOCOL_REPLY_BEST, g_get_monotonic_time () + self->grace,
                            cancellable, thought, &reason);
      thought->late = answered;
    }
  if (g_error_matches (reason, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    {
      send_request (self, &stop);
      self->owes_answer = TRUE;
    }
  if (!answered && reason == NULL)
    g_set_error (&reason, LAB_AGENT_ERROR, LAB_AGENT_ERROR_LATE,
                 /* Translators: %s is a program. */
                 _("“%s” gave no answer in time."), self->shown);
  if (!answered)
    g_propagate_error (error, g_steal_pointer (&reason));
  thought->time = g_get_monotonic_time () - start_time;
  return answered;
}

/* Checks that the answer belongs to the last question and that the rules allow it. An answer that
 * came before the program had read the question belongs to an earlier one. So does an answer
 * against the rules if another answer follows. */
static gboolean
check_answer (LabProgram            *self,
              const LabObservation  *observation,
              const LabThought      *thought,
              gboolean               was_unread,
              GCancellable          *cancellable,
              GError               **error)
{
  g_autoptr (GError) reason = NULL;
  LabThought ignored;

  if (!was_unread && lab_agent_check_turn (&observation->position, &thought->turn, &reason))
    return TRUE;
  if (was_unread
      || read_kind (self, LAB_PROTOCOL_REPLY_BEST, self->answer_time + SECOND_ANSWER_TIME,
                    cancellable, &ignored, NULL))
    complain_of_second_answer (self, error);
  else
    g_set_error (error, LAB_AGENT_ERROR, LAB_AGENT_ERROR_FORBIDDEN,
                 /* Translators: the first %s is a program, the second a sentence that says which
                  * rule it broke. */
                 _("“%s” broke a rule. %s"), self->shown, reason->message);
  return FALSE;
}

static gboolean
ask (LabProgram            *self,
     const LabObservation  *observation,
     const LabLimits       *limits,
     GCancellable          *cancellable,
     LabThought            *thought,
     GError               **error)
{
  const LabLimits patience = { .time = limits->time > 0 ? limits->time : self->think_time };
  gboolean was_unread;

  if (self->child == NULL && !start (self, cancellable, error))
    {
      end (self, 0);
      return FALSE;
    }
  self->n_errors = 0;
  self->n_allowed = lab_child_get_n_received (self->child) + LAB_PROGRAM_MAX_ANSWER;
  if (!skip_old_replies (self, cancellable, error))
    return FALSE;
  send_question (self, observation, limits);
  if (!await_answer (self, &patience, cancellable, thought, error))
    return FALSE;
  was_unread = lab_child_has_unread (self->child);
  self->answer_time = g_get_monotonic_time ();
  return check_answer (self, observation, thought, was_unread && !thought->late, cancellable,
                       error);
}

/* LabAgent */

static void
lab_program_begin (LabAgent *agent,
                   guint64   seed)
{
  LabProgram *self = LAB_PROGRAM (agent);

  self->seed = seed;
  self->has_begun = FALSE;
  /* A program that could not be started is not tried again, because that would cost time in each
   * game. One that could not be killed would run more than once. */
  if (!self->still_runs && !g_error_matches (self->fault, LAB_AGENT_ERROR, LAB_AGENT_ERROR_START))
    g_clear_error (&self->fault);
}

static gboolean
lab_program_choose (LabAgent              *agent,
                    const LabObservation  *observation,
                    const LabLimits       *limits,
                    GCancellable          *cancellable,
                    LabThought            *thought,
                    GError               **error)
{
  LabProgram *self = LAB_PROGRAM (agent);
  g_autoptr (GError) reason = NULL;

  if (g_cancellable_set_error_if_cancelled (cancellable, error))
    return FALSE;
  if (self->still_runs && self->fault == NULL)
    complain_of_still_running (self, &self->fault);
  if (self->fault == NULL)
    {
      if (ask (self, observation, limits, cancellable, thought, &reason))
        return TRUE;
      if (g_error_matches (reason, G_IO_ERROR, G_IO_ERROR_CANCELLED))
        {
          g_propagate_error (error, g_steal_pointer (&reason));
          return FALSE;
        }
      if (!end (self, 0))
        add_still_runs (&reason);
      note (self, LAB_DIALOGUE_NOTE, reason->message);
      self->fault = g_steal_pointer (&reason);
    }
  g_propagate_error (error, g_error_copy (self->fault));
  return FALSE;
}

/* GObject */

static void
lab_program_finalize (GObject *object)
{
  LabProgram *self = LAB_PROGRAM (object);
  g_autoptr (GError) error = NULL;

  lab_program_quit (self, &error);
  if (error != NULL)
    g_message ("%s", error->message);
  g_clear_error (&self->fault);
  g_strfreev (self->argv);
  g_free (self->shown);
  g_free (self->label);
  g_clear_pointer (&self->log, lab_dialogue_log_unref);
  G_OBJECT_CLASS (lab_program_parent_class)->finalize (object);
}

static void
lab_program_class_init (LabProgramClass *klass)
{
  LabAgentClass *agent_class = LAB_AGENT_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = lab_program_finalize;
  agent_class->begin = lab_program_begin;
  agent_class->choose = lab_program_choose;
}

static void
lab_program_init (LabProgram *self)
{
  self->start_time = LAB_PROGRAM_START_TIME;
  self->think_time = LAB_PROGRAM_THINK_TIME;
  self->grace = LAB_PROGRAM_GRACE;
}

/* Public functions */

/**
 * lab_program_new:
 * @command_line: a program and its arguments, quoted as for a shell
 * @error: return location for a #LabAgentError
 *
 * Makes a player from a program that speaks the protocol. The program is started only when it is
 * asked for its first turn.
 *
 * Returns: (transfer full) (nullable): the player
 */
LabAgent *
lab_program_new (const char  *command_line,
                 GError     **error)
{
  g_auto (GStrv) argv = NULL;
  g_autoptr (GError) reason = NULL;
  g_autofree char *shown = NULL;
  LabProgram *self;

  g_return_val_if_fail (command_line != NULL, NULL);

  shown = lab_quotation_make (command_line, MAX_SHOWN_NAME);
  if (!g_shell_parse_argv (command_line, NULL, &argv, &reason))
    {
      if (g_error_matches (reason, G_SHELL_ERROR, G_SHELL_ERROR_EMPTY_STRING))
        g_set_error_literal (error, LAB_AGENT_ERROR, LAB_AGENT_ERROR_NAME,
                             _("A program is missing; write its command line after “cmd:”."));
      else
        refuse_command_line (shown, reason, error);
      return NULL;
    }
  self = g_object_new (LAB_TYPE_PROGRAM, "name", command_line, NULL);
  self->argv = g_steal_pointer (&argv);
  self->shown = g_steal_pointer (&shown);
  return LAB_AGENT (self);
}

/**
 * lab_program_set_sandbox:
 * @self: a program that has not been asked yet
 * @sandbox: whether to run it in a sandbox, where it cannot read the user's files
 *
 * Runs the program in a sandbox if lab_sandbox_is_available(). By default it does not.
 */
void
lab_program_set_sandbox (LabProgram *self,
                         gboolean    sandbox)
{
  g_return_if_fail (LAB_IS_PROGRAM (self));

  self->sandbox = sandbox;
}

/**
 * lab_program_quit:
 * @self: a program that is not thinking
 * @error: return location for a #LabAgentError
 *
 * Ends the program, if it runs. Otherwise this happens when @self is freed, where nobody learns
 * about an error.
 *
 * Returns: %FALSE if it still runs and no error about that was reported before
 */
gboolean
lab_program_quit (LabProgram  *self,
                  GError     **error)
{
  LabProtocolRequest quit = request (LAB_PROTOCOL_REQUEST_QUIT);

  g_return_val_if_fail (LAB_IS_PROGRAM (self), FALSE);

  if (self->child == NULL)
    return TRUE;
  send_request (self, &quit);
  if (end (self, FAREWELL_TIME))
    return TRUE;
  complain_of_still_running (self, error);
  return FALSE;
}

/**
 * lab_program_set_log:
 * @self: a program that is not thinking
 * @log: (nullable): receives all lines that are exchanged, and the standard error of the program
 * @label: a name for the program and the game, on one line
 *
 * Sets the log. It must not change to or from %NULL after the first question.
 */
void
lab_program_set_log (LabProgram     *self,
                     LabDialogueLog *log,
                     const char     *label)
{
  g_return_if_fail (LAB_IS_PROGRAM (self));
  g_return_if_fail (label != NULL);

  g_clear_pointer (&self->log, lab_dialogue_log_unref);
  if (log != NULL)
    self->log = lab_dialogue_log_ref (log);
  g_free (self->label);
  self->label = g_strdup (label);
}

/**
 * lab_program_seal_seed:
 * @seed: the seed of the random numbers of an agent
 *
 * Hashes the seed for a program (SHA-256, FIPS 180-4). The seed is derived from the seed of the
 * game. A program that knew it could compute the deal and see all cards.
 *
 * Returns: the seed for the program, which does not reveal @seed
 */
guint64
lab_program_seal_seed (guint64 seed)
{
  const guint64 bytes = GUINT64_TO_LE (seed);
  g_autoptr (GChecksum) checksum = g_checksum_new (G_CHECKSUM_SHA256);
  union
  {
    guint8  bytes[32];
    guint64 first;
  } digest;
  gsize length = sizeof digest.bytes;

  g_checksum_update (checksum, (const guchar *) &bytes, sizeof bytes);
  g_checksum_get_digest (checksum, digest.bytes, &length);
  return GUINT64_FROM_LE (digest.first);
}

/**
 * lab_program_set_patience:
 * @self: a program that is not thinking
 * @start_time: the time for the program to get ready; %LAB_PROGRAM_START_TIME by default
 * @think_time: the time to think if a question has no time limit; %LAB_PROGRAM_THINK_TIME by
 *   default
 * @grace: the time to answer after it is told to stop; %LAB_PROGRAM_GRACE by default
 *
 * Sets how long to wait for the program. All times are in microseconds.
 */
void
lab_program_set_patience (LabProgram *self,
                          gint64      start_time,
                          gint64      think_time,
                          gint64      grace)
{
  g_return_if_fail (LAB_IS_PROGRAM (self));
  g_return_if_fail (start_time > 0 && think_time > 0 && grace >= 0);

  self->start_time = start_time;
  self->think_time = think_time;
  self->grace = grace;
}
