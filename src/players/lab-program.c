/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-program.h"

#include <glib/gi18n-lib.h>

#include "lab-child.h"
#include "lab-protocol.h"
#include "model/lab-quotation.h"

/* How long a program may take to end that is no longer needed. */
#define FAREWELL_TIME (G_USEC_PER_SEC / 2)
/* How many characters of a command line, and of what a program wrote, are repeated in
 * a message. */
#define MAX_SHOWN_NAME 200
#define MAX_SHOWN_LINE 60

/**
 * LabProgram:
 *
 * A player that is another program, asked by the lines of labyrinthe-protocol(7). It is
 * started for its first question, and killed when it breaks the rules of that protocol;
 * then it is started again for the next game.
 *
 * The program need not be trusted: whatever it does, each question ends in time.
 */
struct _LabProgram
{
  LabAgent parent_instance;

  GStrv argv;
  char *shown;              /* the command line, for messages */
  gint64 start_time;
  gint64 think_time;
  gint64 grace;

  LabChild *child;          /* NULL while it does not run */
  GError *fault;            /* why it was killed */
  guint64 seed;
  gboolean has_begun;       /* whether it knows of this game */
  gboolean owes_answer;     /* to a question that was cancelled */
  guint64 n_allowed;        /* how many bytes it may have written by now */
};

G_DEFINE_FINAL_TYPE (LabProgram, lab_program, LAB_TYPE_AGENT)

/* Private helpers: messages */

/* What GLib finds wrong repeats all of the command line, as it is. */
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
               _("“%s” wrote “%s”, which is no answer."), self->shown, shown);
  return FALSE;
}

/* Private helpers: one line */

static LabRequest
request (LabRequestKind kind)
{
  return (LabRequest) { .kind = kind };
}

static void
say (LabProgram       *self,
     const LabRequest *what)
{
  g_autofree char *line = lab_protocol_format_request (what);

  lab_child_send (self->child, line);
}

/* Waits for a line that says something. %FALSE without an error is a timeout. */
static gboolean
hear (LabProgram    *self,
      gint64         deadline,
      GCancellable  *cancellable,
      LabReply      *reply,
      char         **line,
      GError       **error)
{
  switch (lab_child_wait_for_line (self->child, deadline, cancellable, line))
    {
    case LAB_CHILD_LINE:
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
                   _("“%s” floods its output: it wrote more than %u bytes for an answer."),
                   self->shown, (guint) LAB_PROGRAM_MAX_ANSWER);
      return FALSE;
    }
  if (lab_protocol_parse_reply (*line, reply))
    return TRUE;
  return complain_of_line (self, *line, error);
}

/* Waits for a line of @kind, and gathers what the lines before it tell. A deadline of 0
 * is to look at all that has come. %FALSE without an error is a timeout. */
static gboolean
hear_kind (LabProgram    *self,
           LabReplyKind   kind,
           gint64         deadline,
           GCancellable  *cancellable,
           LabThought    *thought,
           GError       **error)
{
  for (;;)
    {
      g_autofree char *line = NULL;
      LabReply reply;

      if (!hear (self, deadline, cancellable, &reply, &line, error))
        return FALSE;
      if (reply.kind == kind)
        {
          thought->turn = reply.thought.turn;
          return TRUE;
        }
      if (reply.kind == LAB_REPLY_INFO)
        *thought = reply.thought;
      else if (reply.kind != LAB_REPLY_NONE && reply.kind != LAB_REPLY_ID)
        return complain_of_line (self, line, error);
      if (deadline > 0 && g_get_monotonic_time () >= deadline)
        return FALSE;
    }
}

/* Private helpers: the dialogue */

/* Makes an error about a program that never got ready. */
static void
explain_start (const GError  *reason,
               GError       **error)
{
  g_set_error (error, LAB_AGENT_ERROR, LAB_AGENT_ERROR_START,
               /* Translators: %s is a sentence that says what a program did. */
               _("%s A player has to get ready as labyrinthe-protocol(7) explains."),
               reason->message);
}

static gboolean
start (LabProgram    *self,
       GCancellable  *cancellable,
       GError       **error)
{
  g_autoptr (GError) reason = NULL;
  LabRequest hello = request (LAB_REQUEST_HELLO);
  LabThought ignored;

  self->child = lab_child_new ((const char * const *) self->argv, FALSE, &reason);
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
  self->n_allowed = LAB_PROGRAM_MAX_ANSWER;
  say (self, &hello);
  if (hear_kind (self, LAB_REPLY_READY, g_get_monotonic_time () + self->start_time, cancellable,
                 &ignored, &reason))
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
  explain_start (reason, error);
  return FALSE;
}

/* Reads what is left of the questions before. */
static gboolean
catch_up (LabProgram    *self,
          GCancellable  *cancellable,
          GError       **error)
{
  gint64 grace = self->owes_answer ? g_get_monotonic_time () + self->grace : 0;
  g_autoptr (GError) reason = NULL;
  LabThought ignored;

  if (self->owes_answer)
    {
      if (!hear_kind (self, LAB_REPLY_BEST, grace, cancellable, &ignored, &reason))
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
  if (hear_kind (self, LAB_REPLY_BEST, 0, cancellable, &ignored, &reason))
    g_set_error (&reason, LAB_AGENT_ERROR, LAB_AGENT_ERROR_RUBBISH,
                 /* Translators: %s is a program. */
                 _("“%s” answered without being asked."), self->shown);
  if (reason == NULL)
    return TRUE;
  g_propagate_error (error, g_steal_pointer (&reason));
  return FALSE;
}

static void
pose (LabProgram           *self,
      const LabObservation *observation,
      const LabLimits      *limits)
{
  LabRequest begin = { .kind = LAB_REQUEST_NEW, .seed = lab_program_seal_seed (self->seed) };
  LabRequest look = { .kind = LAB_REQUEST_OBSERVATION, .observation = *observation };
  LabRequest go = { .kind = LAB_REQUEST_GO, .limits = *limits };

  if (!self->has_begun)
    say (self, &begin);
  self->has_begun = TRUE;
  say (self, &look);
  say (self, &go);
}

/* Waits for the answer: tells the program to stop when its time is over, and then
 * waits a little longer. */
static gboolean
await (LabProgram       *self,
       const LabLimits  *limits,
       GCancellable     *cancellable,
       LabThought       *thought,
       GError          **error)
{
  LabRequest stop = request (LAB_REQUEST_STOP);
  gint64 start_time = g_get_monotonic_time ();
  g_autoptr (GError) reason = NULL;
  gboolean answered;

  *thought = (LabThought) { 0 };
  answered = hear_kind (self, LAB_REPLY_BEST, lab_limits_get_deadline (limits, start_time),
                        cancellable, thought, &reason);
  if (!answered && reason == NULL)
    {
      say (self, &stop);
      answered = hear_kind (self, LAB_REPLY_BEST, g_get_monotonic_time () + self->grace,
                            cancellable, thought, &reason);
    }
  if (g_error_matches (reason, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    {
      say (self, &stop);
      self->owes_answer = TRUE;
    }
  if (!answered && reason == NULL)
    g_set_error (&reason, LAB_AGENT_ERROR, LAB_AGENT_ERROR_LATE,
                 /* Translators: %s is a program. */
                 _("“%s” gave no answer in time."), self->shown);
  if (reason != NULL)
    g_propagate_error (error, g_steal_pointer (&reason));
  thought->time = g_get_monotonic_time () - start_time;
  return answered;
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

  if (self->child == NULL && !start (self, cancellable, error))
    {
      g_clear_pointer (&self->child, lab_child_free);
      return FALSE;
    }
  self->n_allowed = lab_child_get_n_received (self->child) + LAB_PROGRAM_MAX_ANSWER;
  if (!catch_up (self, cancellable, error))
    return FALSE;
  pose (self, observation, limits);
  return await (self, &patience, cancellable, thought, error);
}

/* LabAgent */

static void
lab_program_begin (LabAgent *agent,
                   guint64   seed)
{
  LabProgram *self = LAB_PROGRAM (agent);

  self->seed = seed;
  self->has_begun = FALSE;
  /* What cannot be started now will not start later: it would cost time in each game. */
  if (!g_error_matches (self->fault, LAB_AGENT_ERROR, LAB_AGENT_ERROR_START))
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
  if (self->fault == NULL)
    {
      if (ask (self, observation, limits, cancellable, thought, &reason))
        return TRUE;
      if (g_error_matches (reason, G_IO_ERROR, G_IO_ERROR_CANCELLED))
        {
          g_propagate_error (error, g_steal_pointer (&reason));
          return FALSE;
        }
      g_clear_pointer (&self->child, lab_child_free);
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
  LabRequest quit = request (LAB_REQUEST_QUIT);

  if (self->child != NULL)
    {
      say (self, &quit);
      lab_child_end (g_steal_pointer (&self->child), FAREWELL_TIME);
    }
  g_clear_error (&self->fault);
  g_strfreev (self->argv);
  g_free (self->shown);
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
 * Makes a player of a program that speaks the protocol. The program is not started
 * before it is asked for its first turn.
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
 * lab_program_seal_seed:
 * @seed: where the random numbers of an agent begin
 *
 * The seed comes from the number of the game, which a program could work out, and then deal
 * the cards again. From what it is told instead, no way leads back (SHA-256, FIPS 180-4).
 *
 * Returns: what a program is told
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
 * @start_time: how long it may take until it is ready; %LAB_PROGRAM_START_TIME if this
 *   is never called
 * @think_time: how long it may think if it is asked without a time;
 *   %LAB_PROGRAM_THINK_TIME
 * @grace: how long it may take to answer once it is told to stop; %LAB_PROGRAM_GRACE
 *
 * Sets how long to wait for the program; all in microseconds.
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
