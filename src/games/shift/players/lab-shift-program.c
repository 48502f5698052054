/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-shift-program.h"

#include <glib/gi18n-lib.h>

#include "lab-shift-protocol.h"
#include "lab-text.h"

G_DEFINE_FINAL_TYPE (LabShiftProgram, lab_shift_program, LAB_TYPE_SHIFT_AGENT)

/* What the functions of the protocol get. */
typedef struct
{
  guint64 seed;
  const LabShiftObservation *observation;
  const LabLimits *limits;
  LabShiftThought *thought;      /* the answer */
} Question;

/* Private helpers: the protocol */

static void
send_request (LabDialogue                   *dialogue,
              const LabShiftProtocolRequest *request)
{
  g_autofree char *line = lab_shift_protocol_format_request (request);

  lab_dialogue_send (dialogue, line);
}

static void
send_question (LabDialogue *dialogue,
               gboolean     is_first,
               gpointer     data)
{
  const Question *question = data;
  LabShiftProtocolRequest begin = { .kind = LAB_SHIFT_PROTOCOL_REQUEST_NEW,
                                    .seed = lab_shift_program_seal_seed (question->seed) };
  LabShiftProtocolRequest look
      = { .kind = LAB_SHIFT_PROTOCOL_REQUEST_OBSERVATION, .observation = *question->observation };
  LabShiftProtocolRequest go = { .kind = LAB_SHIFT_PROTOCOL_REQUEST_GO,
                                 .limits = *question->limits };

  if (is_first)
    send_request (dialogue, &begin);
  send_request (dialogue, &look);
  send_request (dialogue, &go);
  *question->thought = (LabShiftThought) { 0 };
}

static LabDialogueReply
read_reply (const char *line,
            gpointer    data)
{
  const Question *question = data;
  LabShiftProtocolReply reply;

  if (!lab_shift_protocol_parse_reply (line, &reply))
    return LAB_DIALOGUE_REPLY_WRONG;
  switch (reply.kind)
    {
    case LAB_SHIFT_PROTOCOL_REPLY_READY:
      return LAB_DIALOGUE_REPLY_READY;
    case LAB_SHIFT_PROTOCOL_REPLY_BEST:
      question->thought->turn = reply.thought.turn;
      return LAB_DIALOGUE_REPLY_ANSWER;
    case LAB_SHIFT_PROTOCOL_REPLY_INFO:
      *question->thought = reply.thought;
      return LAB_DIALOGUE_REPLY_IGNORED;
    case LAB_SHIFT_PROTOCOL_REPLY_NONE:
    case LAB_SHIFT_PROTOCOL_REPLY_ID:
      return LAB_DIALOGUE_REPLY_IGNORED;
    case LAB_SHIFT_PROTOCOL_REPLY_ERROR:
    default:
      return LAB_DIALOGUE_REPLY_WRONG;
    }
}

static gboolean
check_turn (gpointer   data,
            GError   **error)
{
  const Question *question = data;

  return lab_shift_agent_check_turn (&question->observation->position, &question->thought->turn,
                                     error);
}

static const LabDialogueProtocol protocol = {
  .hello = "labyrinthe " G_STRINGIFY (LAB_SHIFT_PROTOCOL_VERSION) "\n",
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

  g_set_error (error, LAB_SHIFT_AGENT_ERROR, LAB_SHIFT_AGENT_ERROR_NAME,
               /* Translators: the first %s is what was typed, the second a sentence
                * that says what is wrong. */
               _("“%s” is not the command line of a program: %s"), shown, why);
}

/* Takes @reason, an error of a dialogue, and makes it one of an agent. */
static void
propagate (GError  *reason,
           GError **error)
{
  static const LabShiftAgentError codes[] = {
    [LAB_DIALOGUE_ERROR_START] = LAB_SHIFT_AGENT_ERROR_START,
    [LAB_DIALOGUE_ERROR_ENDED] = LAB_SHIFT_AGENT_ERROR_ENDED,
    [LAB_DIALOGUE_ERROR_LATE] = LAB_SHIFT_AGENT_ERROR_LATE,
    [LAB_DIALOGUE_ERROR_RUBBISH] = LAB_SHIFT_AGENT_ERROR_RUBBISH,
    [LAB_DIALOGUE_ERROR_FORBIDDEN] = LAB_SHIFT_AGENT_ERROR_FORBIDDEN,
  };

  if (reason->domain == LAB_DIALOGUE_ERROR)
    {
      reason->code = (int) codes[reason->code];
      reason->domain = LAB_SHIFT_AGENT_ERROR;
    }
  g_propagate_error (error, reason);
}

/* LabShiftAgent */

static void
lab_shift_program_begin (LabShiftAgent *agent,
                         guint64        seed)
{
  LabShiftProgram *self = LAB_SHIFT_PROGRAM (agent);

  self->seed = seed;
  lab_dialogue_begin (self->dialogue);
}

static gboolean
lab_shift_program_choose (LabShiftAgent             *agent,
                          const LabShiftObservation *observation,
                          const LabLimits           *limits,
                          GCancellable              *cancellable,
                          LabShiftThought           *thought,
                          GError                   **error)
{
  LabShiftProgram *self = LAB_SHIFT_PROGRAM (agent);
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
lab_shift_program_finalize (GObject *object)
{
  LabShiftProgram *self = LAB_SHIFT_PROGRAM (object);

  g_clear_pointer (&self->dialogue, lab_dialogue_free);
  G_OBJECT_CLASS (lab_shift_program_parent_class)->finalize (object);
}

static void
lab_shift_program_class_init (LabShiftProgramClass *klass)
{
  LabShiftAgentClass *agent_class = LAB_SHIFT_AGENT_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = lab_shift_program_finalize;
  agent_class->begin = lab_shift_program_begin;
  agent_class->choose = lab_shift_program_choose;
}

static void
lab_shift_program_init (LabShiftProgram *self G_GNUC_UNUSED)
{
}

/* Public functions */

/**
 * lab_shift_program_new:
 * @command_line: a program and its arguments, quoted as for a shell
 * @error: return location for a #LabShiftAgentError
 *
 * Makes a player from a program that speaks the protocol. The program is started only when it is
 * asked for its first turn.
 *
 * Returns: (transfer full) (nullable): the player
 */
LabShiftAgent *
lab_shift_program_new (const char  *command_line,
                       GError     **error)
{
  g_autoptr (LabDialogue) dialogue = NULL;
  g_autoptr (GError) reason = NULL;
  LabShiftProgram *self;

  g_return_val_if_fail (command_line != NULL, NULL);

  dialogue = lab_dialogue_new (&protocol, command_line, &reason);
  if (dialogue == NULL)
    {
      if (g_error_matches (reason, G_SHELL_ERROR, G_SHELL_ERROR_EMPTY_STRING))
        g_set_error_literal (error, LAB_SHIFT_AGENT_ERROR, LAB_SHIFT_AGENT_ERROR_NAME,
                             _("A program is missing; write its command line after “program:”."));
      else
        refuse_command_line (command_line, reason, error);
      return NULL;
    }
  self = g_object_new (LAB_TYPE_SHIFT_PROGRAM, NULL);
  self->dialogue = g_steal_pointer (&dialogue);
  return LAB_SHIFT_AGENT (self);
}

/**
 * lab_shift_program_quit:
 * @self: a program that is not thinking
 * @error: return location for a #LabShiftAgentError
 *
 * Ends the program, if it runs. Otherwise this happens when @self is freed, where nobody learns
 * about an error.
 *
 * Returns: %FALSE if it still runs and no error about that was reported before
 */
gboolean
lab_shift_program_quit (LabShiftProgram *self,
                        GError         **error)
{
  g_autoptr (GError) reason = NULL;

  g_return_val_if_fail (LAB_IS_SHIFT_PROGRAM (self), FALSE);

  if (lab_dialogue_quit (self->dialogue, &reason))
    return TRUE;
  propagate (g_steal_pointer (&reason), error);
  return FALSE;
}

/**
 * lab_shift_program_seal_seed:
 * @seed: the seed of the random numbers of an agent
 *
 * Hashes the seed for a program (SHA-256, FIPS 180-4). The seed is derived from the seed of the
 * game. A program that knew it could compute the deal and see all cards.
 *
 * Returns: the seed for the program, which does not reveal @seed
 */
guint64
lab_shift_program_seal_seed (guint64 seed)
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

