/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-program.h"

#include <glib/gi18n-lib.h>

#include "lab-protocol.h"
#include "lab-quotation.h"

/**
 * LabProgram:
 *
 * A player that is another program and speaks labyrinthe-protocol(7).
 */
struct _LabProgram
{
  LabAgent parent_instance;

  LabDialogue *dialogue;
  guint64 seed;
};

G_DEFINE_FINAL_TYPE (LabProgram, lab_program, LAB_TYPE_AGENT)

/* What the functions of the protocol get. */
typedef struct
{
  guint64 seed;
  const LabObservation *observation;
  const LabLimits *limits;
  LabThought *thought;      /* the answer */
} Question;

/* Private helpers: the protocol */

static void
send_request (LabDialogue              *dialogue,
              const LabProtocolRequest *request)
{
  g_autofree char *line = lab_protocol_format_request (request);

  lab_dialogue_send (dialogue, line);
}

static void
send_question (LabDialogue *dialogue,
               gboolean     is_first,
               gpointer     data)
{
  const Question *question = data;
  LabProtocolRequest begin
      = { .kind = LAB_PROTOCOL_REQUEST_NEW, .seed = lab_program_seal_seed (question->seed) };
  LabProtocolRequest look
      = { .kind = LAB_PROTOCOL_REQUEST_OBSERVATION, .observation = *question->observation };
  LabProtocolRequest go = { .kind = LAB_PROTOCOL_REQUEST_GO, .limits = *question->limits };

  if (is_first)
    send_request (dialogue, &begin);
  send_request (dialogue, &look);
  send_request (dialogue, &go);
  *question->thought = (LabThought) { 0 };
}

static LabDialogueReply
read_reply (const char *line,
            gpointer    data)
{
  const Question *question = data;
  LabProtocolReply reply;

  if (!lab_protocol_parse_reply (line, &reply))
    return LAB_DIALOGUE_REPLY_WRONG;
  switch (reply.kind)
    {
    case LAB_PROTOCOL_REPLY_READY:
      return LAB_DIALOGUE_REPLY_READY;
    case LAB_PROTOCOL_REPLY_BEST:
      question->thought->turn = reply.thought.turn;
      return LAB_DIALOGUE_REPLY_ANSWER;
    case LAB_PROTOCOL_REPLY_INFO:
      *question->thought = reply.thought;
      return LAB_DIALOGUE_REPLY_IGNORED;
    case LAB_PROTOCOL_REPLY_NONE:
    case LAB_PROTOCOL_REPLY_ID:
      return LAB_DIALOGUE_REPLY_IGNORED;
    case LAB_PROTOCOL_REPLY_ERROR:
    default:
      return LAB_DIALOGUE_REPLY_WRONG;
    }
}

static gboolean
check_turn (gpointer   data,
            GError   **error)
{
  const Question *question = data;

  return lab_agent_check_turn (&question->observation->position, &question->thought->turn, error);
}

static const LabDialogueProtocol protocol = {
  .hello = "labyrinthe " G_STRINGIFY (LAB_PROTOCOL_VERSION) "\n",
  .stop = "stop\n",
  .quit = "quit\n",
  .page = "labyrinthe-protocol(7)",
  .ask = send_question,
  .read = read_reply,
  .check = check_turn,
};

/* Private helpers: errors */

/* Makes an error about the command line. The message of GLib repeats the whole command line, so
 * it is made safe and short first. */
static void
refuse_command_line (const char   *command_line,
                     const GError *reason,
                     GError      **error)
{
  g_autofree char *shown = lab_quotation_make (command_line, LAB_DIALOGUE_MAX_NAME);
  g_autofree char *why = lab_quotation_make (reason->message, 2 * LAB_DIALOGUE_MAX_NAME);

  g_set_error (error, LAB_AGENT_ERROR, LAB_AGENT_ERROR_NAME,
               /* Translators: the first %s is what was typed, the second a sentence
                * that says what is wrong. */
               _("“%s” is not the command line of a program: %s"), shown, why);
}

/* Takes @reason, an error of a dialogue, and makes it one of an agent. */
static void
propagate (GError  *reason,
           GError **error)
{
  static const LabAgentError codes[] = {
    [LAB_DIALOGUE_ERROR_START] = LAB_AGENT_ERROR_START,
    [LAB_DIALOGUE_ERROR_ENDED] = LAB_AGENT_ERROR_ENDED,
    [LAB_DIALOGUE_ERROR_LATE] = LAB_AGENT_ERROR_LATE,
    [LAB_DIALOGUE_ERROR_RUBBISH] = LAB_AGENT_ERROR_RUBBISH,
    [LAB_DIALOGUE_ERROR_FORBIDDEN] = LAB_AGENT_ERROR_FORBIDDEN,
  };

  if (reason->domain == LAB_DIALOGUE_ERROR)
    {
      reason->code = (int) codes[reason->code];
      reason->domain = LAB_AGENT_ERROR;
    }
  g_propagate_error (error, reason);
}

/* LabAgent */

static void
lab_program_begin (LabAgent *agent,
                   guint64   seed)
{
  LabProgram *self = LAB_PROGRAM (agent);

  self->seed = seed;
  lab_dialogue_begin (self->dialogue);
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
  Question question = { self->seed, observation, limits, thought };
  LabDialogueAnswer answer;
  g_autoptr (GError) reason = NULL;

  if (!lab_dialogue_ask (self->dialogue, &question, limits, cancellable, &answer, &reason))
    {
      propagate (g_steal_pointer (&reason), error);
      return FALSE;
    }
  thought->late = answer.late;
  thought->time = answer.time;
  return TRUE;
}

/* GObject */

static void
lab_program_finalize (GObject *object)
{
  LabProgram *self = LAB_PROGRAM (object);

  g_clear_pointer (&self->dialogue, lab_dialogue_free);
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
lab_program_init (LabProgram *self G_GNUC_UNUSED)
{
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
  g_autoptr (LabDialogue) dialogue = NULL;
  g_autoptr (GError) reason = NULL;
  LabProgram *self;

  g_return_val_if_fail (command_line != NULL, NULL);

  dialogue = lab_dialogue_new (&protocol, command_line, &reason);
  if (dialogue == NULL)
    {
      if (g_error_matches (reason, G_SHELL_ERROR, G_SHELL_ERROR_EMPTY_STRING))
        g_set_error_literal (error, LAB_AGENT_ERROR, LAB_AGENT_ERROR_NAME,
                             _("A program is missing; write its command line after “cmd:”."));
      else
        refuse_command_line (command_line, reason, error);
      return NULL;
    }
  self = g_object_new (LAB_TYPE_PROGRAM, "name", command_line, NULL);
  self->dialogue = g_steal_pointer (&dialogue);
  return LAB_AGENT (self);
}

/** lab_program_set_sandbox: see lab_dialogue_set_sandbox(). */
void
lab_program_set_sandbox (LabProgram *self,
                         gboolean    sandbox)
{
  g_return_if_fail (LAB_IS_PROGRAM (self));

  lab_dialogue_set_sandbox (self->dialogue, sandbox);
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
  g_autoptr (GError) reason = NULL;

  g_return_val_if_fail (LAB_IS_PROGRAM (self), FALSE);

  if (lab_dialogue_quit (self->dialogue, &reason))
    return TRUE;
  propagate (g_steal_pointer (&reason), error);
  return FALSE;
}

/** lab_program_set_log: see lab_dialogue_set_log(). */
void
lab_program_set_log (LabProgram     *self,
                     LabDialogueLog *log,
                     const char     *label)
{
  g_return_if_fail (LAB_IS_PROGRAM (self));

  lab_dialogue_set_log (self->dialogue, log, label);
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

/** lab_program_set_patience: see lab_dialogue_set_patience(). */
void
lab_program_set_patience (LabProgram *self,
                          gint64      start_time,
                          gint64      think_time,
                          gint64      grace)
{
  g_return_if_fail (LAB_IS_PROGRAM (self));

  lab_dialogue_set_patience (self->dialogue, start_time, think_time, grace);
}
