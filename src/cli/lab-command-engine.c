/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <locale.h>

#include <glib/gi18n.h>

#include "lab-command.h"
#include "lab-operands.h"
#include "lab-shift-computer.h"
#include "lab-shift-insertion.h"
#include "lab-shift-players.h"
#include "lab-shift-protocol.h"
#include "lab-terminal.h"

/* The time to think if neither the host nor the level sets a limit, in microseconds. */
#define DEFAULT_TIME (1 * G_TIME_SPAN_SECOND)
/* The number of lines that may wait while the player thinks. */
#define MAX_WAITING 1000

/* One thread reads the lines, so that `stop` and `quit` take effect at once. The other thread
 * carries out the lines in order. */
typedef struct
{
  const char *level;
  LabShiftAgent *agent;
  LabShiftAgent *stopgap;        /* answers if the search was stopped before it had a turn */
  GAsyncQueue *lines;
  gboolean is_quitting;          /* atomic */
  gboolean has_observation;
  LabShiftObservation observation;
} Engine;

/* A line that waits to be carried out. */
typedef struct
{
  char *text;               /* NULL at the end */
  GCancellable *stop;       /* shared by all lines before the same `stop` */
} Line;

/* Private helpers */

static void
line_free (Line *line)
{
  g_free (line->text);
  g_object_unref (line->stop);
  g_free (line);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Line, line_free)

static void
reply (LabShiftProtocolReplyKind kind,
       const char               *text)
{
  LabShiftProtocolReply said = { .kind = kind, .text = text };
  g_autofree char *line = lab_shift_protocol_format_reply (&said);

  lab_terminal_print ("%s", line);
}

static gboolean
is_allowed (const LabShiftPosition *position,
            const LabShiftTurn     *turn)
{
  LabShiftInsertion insertions[LAB_SHIFT_MAX_INSERTIONS];
  guint n = lab_shift_insertion_list (position, insertions);

  for (guint i = 0; i < n; i++)
    {
      if (insertions[i].arrow == turn->arrow && insertions[i].tile == turn->tile)
        return lab_shift_cell_is_on_board (turn->cell)
               && (lab_shift_insertion_get_reach (&insertions[i], position, position->seat)
                   & LAB_SHIFT_CELL_BIT (turn->cell)) != 0;
    }
  return FALSE;
}

/* Thinks until @stop is cancelled. A computer player then leaves its best turn so far in
 * @thought. If there is none, the stopgap answers. */
static void
think (Engine          *self,
       const LabLimits *limits,
       GCancellable    *stop,
       LabShiftThought *thought)
{
  g_autoptr (GError) error = NULL;

  *thought = (LabShiftThought) { 0 };
  if (lab_shift_agent_choose (self->agent, &self->observation, limits, stop, thought, &error)
      || is_allowed (&self->observation.position, &thought->turn))
    return;
  lab_shift_agent_choose (self->stopgap, &self->observation, limits, NULL, thought, NULL);
}

static void
go (Engine       *self,
    LabLimits     limits,
    GCancellable *stop)
{
  LabShiftProtocolReply said = { .kind = LAB_SHIFT_PROTOCOL_REPLY_INFO };
  g_autofree char *info = NULL;
  g_autofree char *best = NULL;

  if (!self->has_observation)
    {
      reply (LAB_SHIFT_PROTOCOL_REPLY_ERROR, "there is no observation to find a turn for");
      return;
    }
  if (limits.time == 0 && limits.nodes == 0)
    limits.time = DEFAULT_TIME;
  think (self, &limits, stop, &said.thought);
  if (g_atomic_int_get (&self->is_quitting))
    return;
  info = lab_shift_protocol_format_reply (&said);
  said.kind = LAB_SHIFT_PROTOCOL_REPLY_BEST;
  best = lab_shift_protocol_format_reply (&said);
  lab_terminal_print ("%s%s", info, best);
}

static void
introduce (Engine *self)
{
  g_autofree char *name = g_strconcat ("name Labyrinthe ", self->level, NULL);

  reply (LAB_SHIFT_PROTOCOL_REPLY_ID, name);
  reply (LAB_SHIFT_PROTOCOL_REPLY_ID, "author The Labyrinthe contributors");
  reply (LAB_SHIFT_PROTOCOL_REPLY_READY, NULL);
}

static void
obey (Engine *self,
      Line   *line)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *reason = NULL;
  LabShiftProtocolRequest request;

  if (!lab_shift_protocol_parse_request (line->text, &request, &error))
    {
      reason = lab_terminal_make_safe (error->message);
      reply (LAB_SHIFT_PROTOCOL_REPLY_ERROR, reason);
      return;
    }
  switch (request.kind)
    {
    case LAB_SHIFT_PROTOCOL_REQUEST_HELLO:
      introduce (self);
      break;
    case LAB_SHIFT_PROTOCOL_REQUEST_NEW:
      lab_shift_agent_begin (self->agent, request.seed);
      lab_shift_agent_begin (self->stopgap, request.seed);
      self->has_observation = FALSE;
      break;
    case LAB_SHIFT_PROTOCOL_REQUEST_OBSERVATION:
      self->observation = request.observation;
      self->has_observation = TRUE;
      break;
    case LAB_SHIFT_PROTOCOL_REQUEST_GO:
      go (self, request.limits, line->stop);
      break;
    case LAB_SHIFT_PROTOCOL_REQUEST_NONE:
    case LAB_SHIFT_PROTOCOL_REQUEST_STOP:
    case LAB_SHIFT_PROTOCOL_REQUEST_QUIT:
    default:
      break;
    }
}

/* Returns NULL on success, or an error if the output could not be written. */
static gpointer
obey_in_thread (gpointer data)
{
  Engine *self = data;
  GError *error = NULL;

  for (;;)
    {
      g_autoptr (Line) line = g_async_queue_pop (self->lines);

      if (line->text == NULL)
        return error;
      if (error == NULL)
        obey (self, line);
      if (error == NULL)
        lab_terminal_flush (&error);
    }
}

static void
push (Engine       *self,
      char         *text,
      GCancellable *stop)
{
  Line *line = g_new0 (Line, 1);

  line->text = text;
  line->stop = g_object_ref (stop);
  g_async_queue_push (self->lines, line);
}

/* Returns whether @line is the word of @request and nothing else. Such a line takes effect at
 * once. */
static gboolean
is_request (const char                 *line,
            LabShiftProtocolRequestKind request)
{
  LabShiftProtocolRequest said;

  return lab_shift_protocol_parse_request (line, &said, NULL) && said.kind == request;
}

static void
read_lines (Engine  *self,
            GError **error)
{
  g_autoptr (GCancellable) stop = g_cancellable_new ();
  char *line;

  while ((line = lab_terminal_read_line (LAB_SHIFT_PROTOCOL_MAX_LINE + 1, error)) != NULL)
    {
      if (is_request (line, LAB_SHIFT_PROTOCOL_REQUEST_QUIT))
        {
          g_free (line);
          g_atomic_int_set (&self->is_quitting, TRUE);
          g_cancellable_cancel (stop);
          break;
        }
      if (is_request (line, LAB_SHIFT_PROTOCOL_REQUEST_STOP))
        {
          g_cancellable_cancel (stop);
          g_object_unref (stop);
          stop = g_cancellable_new ();
        }
      push (self, line, stop);
      while (g_async_queue_length (self->lines) > MAX_WAITING)
        g_usleep (1000);
    }
  push (self, NULL, stop);
}

static LabShiftAgent *
make_agent (const char  *level,
            GError     **error)
{
  if (lab_shift_players_get_command (level) == NULL)
    return lab_shift_players_make (level, error);
  /* Translators: %s is a player as it was typed, such as “program:./mine”; “greedy” is typed as it
   * is. */
  lab_command_refuse (error, _("“%s” already speaks the protocol. Choose a built-in player, such "
                               "as greedy."), level);
  return NULL;
}

static LabCommandStatus
run (const LabCommand *self,
     const LabOptions *options,
     GError          **error)
{
  g_autoptr (LabShiftAgent) agent = NULL;
  g_autoptr (LabShiftAgent) stopgap = lab_shift_computer_new (LAB_SHIFT_STRENGTH_GREEDY);
  g_autoptr (GAsyncQueue) lines = g_async_queue_new ();
  Engine engine = { .stopgap = stopgap, .lines = lines };
  GThread *thread;
  g_autoptr (GError) input_error = NULL;
  GError *output_error;

  if (!lab_operands_expect (self, options->operands, 1, 1, error)
      || !lab_command_check_limits (error)
      || (agent = make_agent (options->operands[0], error)) == NULL)
    return LAB_COMMAND_STATUS_MISUSED;

  /* From here on the output is for programs, and must not depend on the language. */
  setlocale (LC_ALL, "C");
  engine.level = options->operands[0];
  engine.agent = agent;
  thread = g_thread_new ("obey", obey_in_thread, &engine);
  read_lines (&engine, &input_error);
  output_error = g_thread_join (thread);
  if (output_error != NULL)
    g_propagate_error (error, output_error);
  else if (input_error != NULL)
    g_propagate_error (error, g_steal_pointer (&input_error));
  return LAB_COMMAND_STATUS_DONE;
}

const LabCommand lab_command_engine = {
  .word = "engine",
  /* Translators: what to type after the command; it stands for the name of a player. */
  .operands = N_("PLAYER"),
  .summary = N_("Let a computer player speak the line protocol"),
  .explanation = {
    /* Translators: the names of levels from “random” to “expert”, the option, and “quit” are
     * typed as they are; PLAYER as in the usage. */
    N_("Reads questions from the standard input and answers them on the standard output, line "
       "by line, as labyrinthe-protocol(7) explains. PLAYER is random, beginner, greedy, "
       "solver, minmax, alphabeta or expert, with options after a colon, such as "
       "alphabeta:depth=2. The command ends after “quit” or at the end of the input."),
  },
  .example = "engine greedy",
  .run = run,
};
