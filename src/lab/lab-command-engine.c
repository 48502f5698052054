/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <locale.h>
#include <string.h>

#include <glib/gi18n.h>

#include "lab/lab-command.h"
#include "lab/lab-operands.h"
#include "lab/lab-terminal.h"
#include "players/lab-computer.h"
#include "players/lab-players.h"
#include "players/lab-protocol.h"
#include "search/lab-insertion.h"

/* How long to think if neither the host nor the level sets a limit. */
#define DEFAULT_TIME (1 * G_TIME_SPAN_SECOND)
/* How many lines may wait while a turn is thought about. */
#define MAX_WAITING 1000

/* One thread reads the lines, so that `stop` and `quit` are heard at once; the other
 * obeys them, one after the other. */
typedef struct
{
  const char *level;
  LabAgent *agent;
  LabAgent *stopgap;        /* answers what was stopped before there was an answer */
  GAsyncQueue *lines;
  gboolean is_quitting;     /* atomic */
  gboolean has_observation;
  LabObservation observation;
} Engine;

/* A line that waits to be obeyed. */
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
reply (LabReplyKind kind,
       const char  *text)
{
  LabReply said = { .kind = kind, .text = text };
  g_autofree char *line = lab_protocol_format_reply (&said);

  lab_terminal_print ("%s", line);
}

static gboolean
is_allowed (const LabPosition *position,
            const LabTurn     *turn)
{
  LabInsertion insertions[LAB_MAX_INSERTIONS];
  guint n = lab_insertion_list (position, insertions);

  for (guint i = 0; i < n; i++)
    {
      if (insertions[i].arrow == turn->arrow && insertions[i].tile == turn->tile)
        return lab_cell_is_on_board (turn->cell)
               && (lab_insertion_get_reach (&insertions[i], position, position->seat)
                   & LAB_CELL_BIT (turn->cell)) != 0;
    }
  return FALSE;
}

/* Thinks until @stop; what a computer leaves then is its best turn so far, if it has
 * one yet. */
static void
think (Engine          *self,
       const LabLimits *limits,
       GCancellable    *stop,
       LabThought      *thought)
{
  g_autoptr (GError) error = NULL;

  *thought = (LabThought) { 0 };
  if (lab_agent_choose (self->agent, &self->observation, limits, stop, thought, &error)
      || is_allowed (&self->observation.position, &thought->turn))
    return;
  lab_agent_choose (self->stopgap, &self->observation, limits, NULL, thought, NULL);
}

static void
go (Engine       *self,
    LabLimits     limits,
    GCancellable *stop)
{
  LabReply said = { .kind = LAB_REPLY_INFO };
  g_autofree char *info = NULL;
  g_autofree char *best = NULL;

  if (!self->has_observation)
    {
      reply (LAB_REPLY_ERROR, "there is no observation to find a turn for");
      return;
    }
  if (limits.time == 0 && limits.nodes == 0)
    limits.time = DEFAULT_TIME;
  think (self, &limits, stop, &said.thought);
  if (g_atomic_int_get (&self->is_quitting))
    return;
  info = lab_protocol_format_reply (&said);
  said.kind = LAB_REPLY_BEST;
  best = lab_protocol_format_reply (&said);
  lab_terminal_print ("%s%s", info, best);
}

static void
introduce (Engine *self)
{
  g_autofree char *name = g_strconcat ("name Labyrinthe ", self->level, NULL);

  reply (LAB_REPLY_ID, name);
  reply (LAB_REPLY_ID, "author The Labyrinthe contributors");
  reply (LAB_REPLY_READY, NULL);
}

static void
obey (Engine *self,
      Line   *line)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *reason = NULL;
  LabRequest request;

  if (!lab_protocol_parse_request (line->text, &request, &error))
    {
      reason = lab_terminal_make_safe (error->message);
      reply (LAB_REPLY_ERROR, reason);
      return;
    }
  switch (request.kind)
    {
    case LAB_REQUEST_HELLO:
      introduce (self);
      break;
    case LAB_REQUEST_NEW:
      lab_agent_begin (self->agent, request.seed);
      lab_agent_begin (self->stopgap, request.seed);
      self->has_observation = FALSE;
      break;
    case LAB_REQUEST_OBSERVATION:
      self->observation = request.observation;
      self->has_observation = TRUE;
      break;
    case LAB_REQUEST_GO:
      go (self, request.limits, line->stop);
      break;
    case LAB_REQUEST_NONE:
    case LAB_REQUEST_STOP:
    case LAB_REQUEST_QUIT:
    default:
      break;
    }
}

/* Returns NULL when all went well, else an error of the output. */
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

/* Whether @line is the word @request and nothing more, which is heard at once. */
static gboolean
says (const char     *line,
      LabRequestKind  request)
{
  LabRequest said;

  return lab_protocol_parse_request (line, &said, NULL) && said.kind == request;
}

static void
read_lines (Engine *self)
{
  g_autoptr (GCancellable) stop = g_cancellable_new ();
  char *line;

  while ((line = lab_terminal_read_line (LAB_PROTOCOL_MAX_LINE + 1)) != NULL)
    {
      if (says (line, LAB_REQUEST_QUIT))
        {
          g_free (line);
          g_atomic_int_set (&self->is_quitting, TRUE);
          g_cancellable_cancel (stop);
          break;
        }
      if (says (line, LAB_REQUEST_STOP))
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

static LabAgent *
make_agent (const char  *level,
            GError     **error)
{
  if (!g_str_has_prefix (level, "cmd:"))
    return lab_players_make (level, error);
  g_set_error (error, LAB_COMMAND_ERROR, LAB_COMMAND_ERROR_USAGE,
               /* Translators: %s is a player as it was typed, such as “cmd:./mine”; “greedy” is
                * typed as it is. */
               _("“%s” speaks the protocol itself; name one of our own players, such as greedy."),
               level);
  return NULL;
}

static LabCommandStatus
run (const LabCommand *self,
     const LabOptions *options,
     GError          **error)
{
  g_autoptr (LabAgent) agent = NULL;
  g_autoptr (LabAgent) stopgap = lab_computer_new (LAB_LEVEL_GREEDY);
  g_autoptr (GAsyncQueue) lines = g_async_queue_new ();
  Engine engine = { .stopgap = stopgap, .lines = lines };
  GThread *thread;
  GError *output_error;

  if (!lab_operands_expect (self, (const char * const *) options->operands, 1, 1, error)
      || (agent = make_agent (options->operands[0], error)) == NULL)
    return LAB_COMMAND_STATUS_MISUSED;

  /* From here on programs listen, and in any language they hear the same. */
  setlocale (LC_ALL, "C");
  engine.level = options->operands[0];
  engine.agent = agent;
  thread = g_thread_new ("obey", obey_in_thread, &engine);
  read_lines (&engine);
  output_error = g_thread_join (thread);
  if (output_error == NULL)
    return LAB_COMMAND_STATUS_DONE;
  g_propagate_error (error, output_error);
  return LAB_COMMAND_STATUS_NO;
}

const LabCommand lab_command_engine = {
  .word = "engine",
  /* Translators: what to type after the command; it stands for the name of a player. */
  .operands = N_ ("PLAYER"),
  .summary = N_ ("Let a computer player speak the line protocol"),
  .explanation = {
    /* Translators: the names of levels from “random” to “expert”, the option, and “quit” are
     * typed as they are; PLAYER as in the usage. */
    N_ ("Reads questions from the standard input and answers them on the standard output, "
        "line by line, as labyrinthe-protocol(7) explains. PLAYER is random, beginner, "
        "greedy, solver, minmax, alphabeta or expert, with options after a colon, such as "
        "alphabeta:depth=2. It ends with “quit” or at the end of the input."),
  },
  .example = "engine greedy",
  .run = run,
};
