/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-classic-program.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "lab-child.h"
#include "lab-quotation.h"
#include "lab-refuse.h"
#include "lab-sandbox.h"

/* How long a program may take to start, to answer without a limit of time, to answer after
 * `stop`, and to end after `quit`; in microseconds. */
#define START_TIME (10 * G_TIME_SPAN_SECOND)
#define THINK_TIME (60 * G_TIME_SPAN_SECOND)
#define GRACE (G_USEC_PER_SEC / 2)
#define FAREWELL_TIME (G_USEC_PER_SEC / 2)
/* The most bytes of output for one answer. */
#define MAX_ANSWER (1 << 20)
/* The number of characters of a command line, and of the output of a program, that a message
 * repeats. */
#define MAX_SHOWN_NAME 200
#define MAX_SHOWN_LINE 60

struct _LabClassicProgram
{
  GStrv argv;
  char *shown;              /* the command line, for messages */
  gboolean sandbox;
  LabChild *child;          /* NULL while the program does not run */
  GError *fault;            /* why it was killed */
  guint64 seed;
  gboolean has_begun;       /* whether it got `game` for this game */
  LabDialogueLog *log;      /* NULL for none */
  char *label;
};

#define refuse(error, ...) \
  lab_refuse (error, LAB_CLASSIC_ERROR, LAB_CLASSIC_ERROR_PROGRAM, __VA_ARGS__)

/* Private helpers */

static void
note (LabClassicProgram *self,
      LabDialogueMark    mark,
      const char        *line)
{
  if (self->log != NULL)
    lab_dialogue_log_write (self->log, self->label, mark, line);
}

static void
on_error_line (const char *line,
               gpointer    program)
{
  note (program, LAB_DIALOGUE_ERROR_LINE, line);
}

static void G_GNUC_PRINTF (2, 3)
say (LabClassicProgram *self,
     const char        *format,
     ...)
{
  g_autoptr (GString) line = g_string_new (NULL);
  va_list args;

  va_start (args, format);
  g_string_vprintf (line, format, args);
  va_end (args);
  g_string_append_c (line, '\n');
  note (self, LAB_DIALOGUE_SENT, line->str);
  lab_child_send (self->child, line->str);
}

/* Waits for the next line that is not empty. FALSE without an error means a timeout. */
static gboolean
hear (LabClassicProgram  *self,
      gint64              deadline,
      guint64             n_allowed,
      GCancellable       *cancellable,
      char              **line,
      GError            **error)
{
  do
    {
      g_clear_pointer (line, g_free);
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
          return refuse (error, _("“%s” wrote a line that is too long."), self->shown);
        case LAB_CHILD_ENDED:
        default:
          return refuse (error, _("“%s” has ended, or has closed its output."), self->shown);
        }
      note (self, LAB_DIALOGUE_RECEIVED, *line);
      g_strstrip (*line);
      if (lab_child_get_n_received (self->child) > n_allowed)
        return refuse (error, _("“%s” sent too much output."), self->shown);
    }
  while (**line == '\0');
  return TRUE;
}

static gboolean
refuse_line (LabClassicProgram  *self,
             const char         *line,
             GError            **error)
{
  g_autofree char *shown = lab_quotation_make (line, MAX_SHOWN_LINE);

  return refuse (error, _("“%s” wrote “%s”, which is not an answer."), self->shown, shown);
}

static LabChild *
start_child (LabClassicProgram  *self,
             GError            **error)
{
  const char * const *argv = (const char * const *) self->argv;
  LabChildErrors errors = self->log != NULL ? LAB_CHILD_ERRORS_READ : LAB_CHILD_ERRORS_DROPPED;
  g_auto (GStrv) words = NULL;

  if (!self->sandbox)
    return lab_child_new (argv, errors, error);
  words = lab_sandbox_wrap (argv, self->log != NULL ? lab_dialogue_log_get_path (self->log) : NULL,
                            error);
  return words != NULL ? lab_child_new ((const char * const *) words, errors, error) : NULL;
}

static gboolean
start (LabClassicProgram  *self,
       GCancellable       *cancellable,
       GError            **error)
{
  g_autoptr (GError) reason = NULL;
  g_autofree char *line = NULL;

  self->child = start_child (self, &reason);
  if (self->child == NULL)
    return refuse (error, _("“%s” could not be started: %s"), self->shown, reason->message);
  if (self->log != NULL)
    lab_child_watch_errors (self->child, on_error_line, self);
  self->has_begun = FALSE;
  say (self, "labyrinthe-classics 1");
  if (!hear (self, g_get_monotonic_time () + START_TIME, MAX_ANSWER, cancellable, &line, &reason))
    {
      if (reason == NULL)
        return refuse (error, _("“%s” did not get ready in time."), self->shown);
      g_propagate_error (error, g_steal_pointer (&reason));
      return FALSE;
    }
  return strcmp (line, "ready") == 0 || refuse_line (self, line, error);
}

static void
send_question (LabClassicProgram *self,
               const LabClassic  *classic,
               gconstpointer      state,
               const LabLimits   *limits)
{
  g_autoptr (GArray) actions = lab_classic_list_actions (classic, state);
  g_autofree char *position = lab_classic_format_position (classic, state);
  g_autoptr (GString) moves = g_string_new ("moves");
  g_autoptr (GString) go = g_string_new ("go");

  if (!self->has_begun)
    {
      g_autofree char *game = lab_classic_format (classic, state);

      say (self, "game %s %" G_GUINT64_FORMAT, game, self->seed);
      self->has_begun = TRUE;
    }
  for (guint i = 0; i < actions->len; i++)
    {
      g_autofree char *move
          = lab_classic_format_action (classic, state, g_array_index (actions, guint32, i));

      g_string_append_printf (moves, " %s", move);
    }
  if (limits->time > 0)
    g_string_append_printf (go, " time %" G_GINT64_FORMAT, MAX (limits->time / 1000, 1));
  if (limits->nodes > 0)
    g_string_append_printf (go, " nodes %" G_GUINT64_FORMAT, limits->nodes);
  say (self, "position %s", position);
  say (self, "%s", moves->str);
  say (self, "%s", go->str);
}

/* Waits for the answer. After the time limit, tells the program to stop and waits a bit more. */
static gboolean
await_answer (LabClassicProgram  *self,
              const LabLimits    *limits,
              GCancellable       *cancellable,
              char              **line,
              GError            **error)
{
  guint64 n_allowed = lab_child_get_n_received (self->child) + MAX_ANSWER;
  gint64 patience = limits->time > 0 ? limits->time : THINK_TIME;
  g_autoptr (GError) reason = NULL;

  if (hear (self, g_get_monotonic_time () + patience, n_allowed, cancellable, line, &reason))
    return TRUE;
  if (reason == NULL)
    {
      say (self, "stop");
      if (hear (self, g_get_monotonic_time () + GRACE, n_allowed, cancellable, line, &reason))
        return TRUE;
    }
  if (reason == NULL)
    return refuse (error, _("“%s” gave no answer in time."), self->shown);
  g_propagate_error (error, g_steal_pointer (&reason));
  return FALSE;
}

static gboolean
ask (LabClassicProgram  *self,
     const LabClassic   *classic,
     gconstpointer       state,
     const LabLimits    *limits,
     GCancellable       *cancellable,
     guint32            *action,
     GError            **error)
{
  g_autofree char *line = NULL;
  g_autoptr (GError) reason = NULL;

  if (self->child == NULL && !start (self, cancellable, error))
    return FALSE;
  if (hear (self, 0, G_MAXUINT64, cancellable, &line, &reason))
    return refuse (error, _("“%s” answered twice. Each question needs one answer."), self->shown);
  if (reason != NULL)
    {
      g_propagate_error (error, g_steal_pointer (&reason));
      return FALSE;
    }
  send_question (self, classic, state, limits);
  if (!await_answer (self, limits, cancellable, &line, error))
    return FALSE;
  if (!g_str_has_prefix (line, "move "))
    return refuse_line (self, line, error);
  if (lab_classic_parse_action (classic, state, g_strchug (line + strlen ("move ")), action,
                                &reason))
    return TRUE;
  return refuse (error, _("“%s” broke a rule. %s"), self->shown, reason->message);
}

static void
end (LabClassicProgram *self,
     gint64             patience)
{
  if (self->child != NULL)
    lab_child_end (g_steal_pointer (&self->child), patience);
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
  g_autofree char *shown = lab_quotation_make (command_line, MAX_SHOWN_NAME);
  g_auto (GStrv) argv = NULL;
  LabClassicProgram *self;

  if (!g_shell_parse_argv (command_line, NULL, &argv, NULL))
    {
      lab_refuse (error, LAB_CLASSIC_ERROR, LAB_CLASSIC_ERROR_PLAYER,
                  /* Translators: %s is what was typed; “program:” is typed as it is. */
                  _("“%s” is not the command line of a program; write program: and a program with "
                    "its arguments, quoted as for a shell."), shown);
      return NULL;
    }
  self = g_new0 (LabClassicProgram, 1);
  self->argv = g_steal_pointer (&argv);
  self->shown = g_steal_pointer (&shown);
  return self;
}

/** lab_classic_program_free: ends the program and frees @self. */
void
lab_classic_program_free (LabClassicProgram *self)
{
  if (self->child != NULL)
    say (self, "quit");
  end (self, FAREWELL_TIME);
  g_clear_error (&self->fault);
  g_clear_pointer (&self->log, lab_dialogue_log_unref);
  g_strfreev (self->argv);
  g_free (self->shown);
  g_free (self->label);
  g_free (self);
}

/** lab_classic_program_set_sandbox: runs the program in a sandbox, where it cannot read the user's
 * files. Call it before the first question. */
void
lab_classic_program_set_sandbox (LabClassicProgram *self,
                                 gboolean           sandbox)
{
  self->sandbox = sandbox;
}

/**
 * lab_classic_program_set_log:
 * @self: a program
 * @log: (nullable): receives all lines; must not change to or from %NULL after the first question
 * @label: a name for the program and the game, on one line
 *
 * Sets the log.
 */
void
lab_classic_program_set_log (LabClassicProgram *self,
                             LabDialogueLog    *log,
                             const char        *label)
{
  g_clear_pointer (&self->log, lab_dialogue_log_unref);
  if (log != NULL)
    self->log = lab_dialogue_log_ref (log);
  g_free (self->label);
  self->label = g_strdup (label);
}

/** lab_classic_program_begin: starts a new game, with a seed for the program's random numbers. */
void
lab_classic_program_begin (LabClassicProgram *self,
                           guint64            seed)
{
  self->seed = seed;
  self->has_begun = FALSE;
  g_clear_error (&self->fault);
}

/**
 * lab_classic_program_choose:
 * @self: a program
 * @classic: the game
 * @state: a position that is not over
 * @limits: how long it may think
 * @cancellable: (nullable): stops the waiting and ends the program
 * @action: (out): its move
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
                            GError            **error)
{
  g_autoptr (GError) reason = NULL;

  if (self->fault == NULL && ask (self, classic, state, limits, cancellable, action, &reason))
    return TRUE;
  if (self->fault == NULL)
    end (self, 0);
  if (g_error_matches (reason, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    {
      g_propagate_error (error, g_steal_pointer (&reason));
      return FALSE;
    }
  if (reason != NULL)
    {
      note (self, LAB_DIALOGUE_NOTE, reason->message);
      self->fault = g_steal_pointer (&reason);
    }
  g_propagate_error (error, g_error_copy (self->fault));
  return FALSE;
}
