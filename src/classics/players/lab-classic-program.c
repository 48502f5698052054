/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-classic-program.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "lab-dialogue.h"

#define MOVE "move "

struct _LabClassicProgram
{
  LabDialogue *dialogue;
  guint64 seed;
};

/* What the functions of the protocol get. */
typedef struct
{
  guint64 seed;
  const LabClassic *classic;
  gconstpointer state;
  const LabLimits *limits;
  char *move;               /* the answer */
  guint32 action;           /* the same, if the rules allow it */
} Question;

/* Private helpers: the protocol */

static void
send_question (LabDialogue *dialogue,
               gboolean     is_first,
               gpointer     data)
{
  const Question *question = data;
  const LabClassic *classic = question->classic;
  const LabLimits *limits = question->limits;
  g_autoptr (GArray) actions = lab_classic_list_actions (classic, question->state);
  g_autofree char *position = lab_classic_format_position (classic, question->state);
  g_autoptr (GString) moves = g_string_new ("moves");
  g_autoptr (GString) go = g_string_new ("go");

  if (is_first)
    {
      g_autofree char *game = lab_classic_format (classic, question->state);

      lab_dialogue_say (dialogue, "game %s %" G_GUINT64_FORMAT, game, question->seed);
    }
  for (guint i = 0; i < actions->len; i++)
    {
      g_autofree char *move = lab_classic_format_action (classic, question->state,
                                                         g_array_index (actions, guint32, i));

      g_string_append_printf (moves, " %s", move);
    }
  if (limits->time > 0)
    g_string_append_printf (go, " time %" G_GINT64_FORMAT, MAX (limits->time / 1000, 1));
  if (limits->nodes > 0)
    g_string_append_printf (go, " nodes %" G_GUINT64_FORMAT, limits->nodes);
  lab_dialogue_say (dialogue, "position %s", position);
  lab_dialogue_say (dialogue, "%s", moves->str);
  lab_dialogue_say (dialogue, "%s", go->str);
}

static LabDialogueReply
read_reply (const char *line,
            gpointer    data)
{
  Question *question = data;
  g_autofree char *words = g_strstrip (g_strdup (line));

  if (*words == '\0')
    return LAB_DIALOGUE_REPLY_IGNORED;
  if (strcmp (words, "ready") == 0)
    return LAB_DIALOGUE_REPLY_READY;
  if (!g_str_has_prefix (words, MOVE))
    return LAB_DIALOGUE_REPLY_WRONG;
  g_free (question->move);
  question->move = g_strchug (g_strdup (words + strlen (MOVE)));
  return LAB_DIALOGUE_REPLY_ANSWER;
}

static gboolean
check_move (gpointer   data,
            GError   **error)
{
  Question *question = data;

  return lab_classic_parse_action (question->classic, question->state, question->move,
                                   &question->action, error);
}

static const LabDialogueProtocol protocol = {
  .hello = "labyrinthe-classics 1\n",
  .stop = "stop\n",
  .quit = "quit\n",
  .page = "labyrinthe-classics-protocol(7)",
  .ask = send_question,
  .read = read_reply,
  .check = check_move,
};

/* Private helpers: errors */

/* Takes @reason, an error of a dialogue, and makes it one of a small game. */
static void
propagate (GError  *reason,
           GError **error)
{
  if (reason->domain == LAB_DIALOGUE_ERROR)
    {
      reason->domain = LAB_CLASSIC_ERROR;
      reason->code = LAB_CLASSIC_ERROR_PROGRAM;
    }
  g_propagate_error (error, reason);
}

/* Public functions */

/**
 * lab_classic_program_new:
 * @command_line: a program and its arguments, quoted as for a shell
 * @error: return location for a #LabClassicError
 *
 * Returns: (transfer full) (nullable): the program, which is not started yet
 */
LabClassicProgram *
lab_classic_program_new (const char  *command_line,
                         GError     **error)
{
  LabDialogue *dialogue = lab_dialogue_new_player (&protocol, command_line, LAB_CLASSIC_ERROR,
                                                   LAB_CLASSIC_ERROR_PLAYER, error);
  LabClassicProgram *self;

  if (dialogue == NULL)
    return NULL;
  self = g_new0 (LabClassicProgram, 1);
  self->dialogue = dialogue;
  return self;
}

/** lab_classic_program_free: ends the program and frees @self. */
void
lab_classic_program_free (LabClassicProgram *self)
{
  lab_dialogue_free (self->dialogue);
  g_free (self);
}

/** lab_classic_program_set_sandbox: see lab_dialogue_set_sandbox(). */
void
lab_classic_program_set_sandbox (LabClassicProgram *self,
                                 gboolean           sandbox)
{
  lab_dialogue_set_sandbox (self->dialogue, sandbox);
}

/** lab_classic_program_set_log: see lab_dialogue_set_log(). */
void
lab_classic_program_set_log (LabClassicProgram *self,
                             LabDialogueLog    *log,
                             const char        *label)
{
  lab_dialogue_set_log (self->dialogue, log, label);
}

/** lab_classic_program_set_patience: see lab_dialogue_set_patience(). */
void
lab_classic_program_set_patience (LabClassicProgram *self,
                                  gint64             start_time,
                                  gint64             think_time,
                                  gint64             grace)
{
  lab_dialogue_set_patience (self->dialogue, start_time, think_time, grace);
}

/** lab_classic_program_begin: starts a new game, with a seed for the program's random numbers. */
void
lab_classic_program_begin (LabClassicProgram *self,
                           guint64            seed)
{
  self->seed = seed;
  lab_dialogue_begin (self->dialogue);
}

/**
 * lab_classic_program_choose:
 * @self: a program
 * @classic: the game
 * @state: a position that is not over
 * @limits: how long it may think
 * @cancellable: (nullable): stops the waiting; the program is told to stop as well
 * @action: (out): its move
 * @late: (out): whether the move came after the time limit, but soon enough to count
 * @error: return location for a #LabClassicError
 *
 * Asks the program for a move. It is not asked again in the same game after it failed.
 *
 * Returns: whether there is a move that the rules allow
 */
gboolean
lab_classic_program_choose (LabClassicProgram  *self,
                            const LabClassic   *classic,
                            gconstpointer       state,
                            const LabLimits    *limits,
                            GCancellable       *cancellable,
                            guint32            *action,
                            gboolean           *late,
                            GError            **error)
{
  Question question = { self->seed, classic, state, limits, NULL, 0 };
  LabDialogueAnswer answer;
  g_autoptr (GError) reason = NULL;
  gboolean answered = lab_dialogue_ask (self->dialogue, &question, limits, cancellable, &answer,
                                        &reason);

  g_free (question.move);
  if (!answered)
    {
      propagate (g_steal_pointer (&reason), error);
      return FALSE;
    }
  *action = question.action;
  *late = answer.late;
  return TRUE;
}

/**
 * lab_classic_program_quit:
 * @self: a program that is not thinking
 * @error: return location for a #LabClassicError
 *
 * Ends the program, if it runs. Otherwise this happens when @self is freed, where nobody learns
 * about an error.
 *
 * Returns: %FALSE if it still runs and no error about that was reported before
 */
gboolean
lab_classic_program_quit (LabClassicProgram  *self,
                          GError            **error)
{
  g_autoptr (GError) reason = NULL;

  if (lab_dialogue_quit (self->dialogue, &reason))
    return TRUE;
  propagate (g_steal_pointer (&reason), error);
  return FALSE;
}
