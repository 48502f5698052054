/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <signal.h>

#include <glib-unix.h>
#include <glib/gi18n.h>

#include "lab-classic-solver.h"
#include "lab-classics-operands.h"
#include "lab-progress.h"
#include "lab-terminal.h"
#include "lab-text.h"

/* How often the progress is shown, in milliseconds. */
#define TICK 200

/* A search in a thread. */
typedef struct
{
  const LabClassic *classic;
  gconstpointer state;
  LabLimits limits;
  GCancellable *cancellable;
  LabClassicSolution *solution;
  LabClassicProgress reached;
  LabProgress progress;
  guint n_moves;        /* legal moves */
  GMainLoop *loop;
  guint interrupt;      /* the source that waits for Ctrl-C; 0 after Ctrl-C */
} Search;

/* Private helpers: the result */

static const char *
get_word (int value)
{
  return value >= LAB_WIN ? "win" : value <= -LAB_WIN ? "loss" : "draw";
}

/* Returns the value that the player to move reaches at least, by the best move whose value is
 * known; the value of a loss if nothing is proved. */
static int
get_proved (const LabClassicSolution *solution)
{
  int proved = -LAB_WIN;

  for (guint i = 0; i < solution->moves->len; i++)
    proved = MAX (proved, g_array_index (solution->moves, LabClassicMoveValue, i).value);
  return proved;
}

static void
print_value (const char *indent,
             int         value)
{
  lab_terminal_print ("%s\"value\": \"%s\"", indent, get_word (value));
  if (lab_value_is_decided (value))
    lab_terminal_print (", \"moves_to_end\": %u", lab_value_get_distance (value));
}

/* Prints JSON (RFC 8259). The texts of games, positions, and moves need no escapes. */
static void
print_json (const LabClassic         *classic,
            gconstpointer             state,
            const LabClassicSolution *solution)
{
  g_autofree char *game = lab_classic_format (classic, state);
  g_autofree char *position = lab_classic_format_position (classic, state);
  char seconds[G_ASCII_DTOSTR_BUF_SIZE];

  lab_terminal_print ("{\n  \"game\": \"%s\",\n  \"position\": \"%s\",\n  \"solved\": %s,\n", game,
                      position, solution->solved ? "true" : "false");
  if (solution->solved)
    {
      print_value ("  ", solution->value);
      lab_terminal_print (",\n");
    }
  else if (get_proved (solution) > -LAB_WIN)
    {
      print_value ("  \"at_least\": { ", get_proved (solution));
      lab_terminal_print (" },\n");
    }
  lab_terminal_print ("  \"moves\": [");
  for (guint i = 0; i < solution->moves->len; i++)
    {
      LabClassicMoveValue *move = &g_array_index (solution->moves, LabClassicMoveValue, i);
      g_autofree char *text = lab_classic_format_action (classic, state, move->action);

      lab_terminal_print ("%s\n    { \"move\": \"%s\"", i > 0 ? "," : "", text);
      if (solution->solved)
        lab_terminal_print (", \"best\": %s", move->value == solution->value ? "true" : "false");
      print_value (", ", move->value);
      lab_terminal_print (" }");
    }
  lab_terminal_print (solution->moves->len > 0 ? "\n  ],\n" : "],\n");
  g_ascii_formatd (seconds, sizeof seconds, "%.6f", (double) solution->time / G_USEC_PER_SEC);
  lab_terminal_print ("  \"nodes\": %" G_GUINT64_FORMAT ",\n  \"seconds\": %s\n}\n",
                      solution->nodes, seconds);
}

/* Prints the moves with known values that are best or not. None is known to be the best as long as
 * a value is missing. */
static void
print_moves (const LabClassic         *classic,
             gconstpointer             state,
             const LabClassicSolution *solution,
             gboolean                  best)
{
  for (guint i = 0; i < solution->moves->len; i++)
    {
      LabClassicMoveValue *move = &g_array_index (solution->moves, LabClassicMoveValue, i);
      g_autofree char *text = lab_classic_format_action (classic, state, move->action);
      g_autofree char *value = lab_classic_describe_value (move->value);
      g_autofree char *line = g_strdup_printf (_("%s: %s"), text, value);

      if ((solution->solved && move->value == solution->value) == best)
        lab_terminal_say ("%c %s", best ? '*' : ' ', line);
    }
}

/* Prints what the known values prove: with one move that wins, the player wins. Another move may
 * win sooner. */
static void
print_proved (guint player,
              int   value)
{
  guint distance = lab_value_is_decided (value) ? lab_value_get_distance (value) : 0;

  if (value >= LAB_WIN)
    /* Translators: the first number is the player, 1 or 2; the second one chooses the plural form:
     * it is the number of moves of both players. */
    lab_terminal_say (ngettext ("Player %u wins in at most %u move.",
                                "Player %u wins in at most %u moves.", distance),
                      player, distance);
  else if (value > -LAB_WIN)
    /* Translators: %u is 1 or 2; the result of perfect play is a draw, or the player wins. */
    lab_terminal_say (_("Player %u reaches at least a draw."), player);
}

/* Prints why a search was stopped, and what it had found. */
static void
print_partial (const LabClassic         *classic,
               gconstpointer             state,
               const LabClassicSolution *solution,
               gboolean                  interrupted)
{
  g_autoptr (GArray) actions = lab_classic_list_actions (classic, state);

  lab_terminal_say ("%s", interrupted ? _("Interrupted.") : _("Not solved within the limits."));
  print_proved (lab_classic_get_player (classic, state) + 1, get_proved (solution));
  /* Translators: the second number chooses the plural form: it is the number of legal moves, and
   * the first number says for how many of them the result of perfect play is known. */
  lab_terminal_say (ngettext ("Result known for %u of %u move.",
                              "Result known for %u of %u moves.", actions->len),
                    solution->moves->len, actions->len);
}

static void
print_text (const LabClassic         *classic,
            gconstpointer             state,
            const LabClassicSolution *solution,
            gboolean                  interrupted)
{
  g_autofree char *nodes = lab_text_format_count (solution->nodes);

  if (solution->solved)
    {
      g_autofree char *value = lab_classic_describe_value (solution->value);

      /* Translators: %u is 1 or 2; %s is the result of perfect play, such as “wins in 5 moves” or
       * “draw”. */
      lab_terminal_say (_("Player %u: %s"), lab_classic_get_player (classic, state) + 1, value);
    }
  else
    {
      print_partial (classic, state, solution, interrupted);
    }
  print_moves (classic, state, solution, TRUE);
  print_moves (classic, state, solution, FALSE);
  /* Translators: a node is a position that a search looks at; %s is their number, with its digits
   * in groups; the time is in seconds. */
  lab_terminal_say (ngettext ("%s node, %.3f s", "%s nodes, %.3f s", (gulong) solution->nodes),
                    nodes, (double) solution->time / G_USEC_PER_SEC);
}

/* Private helpers: the search, in a thread, so that the main thread notices Ctrl-C */

static gboolean
on_done (gpointer data)
{
  Search *self = data;

  g_main_loop_quit (self->loop);
  return G_SOURCE_REMOVE;
}

static gpointer
solve_in_thread (gpointer data)
{
  Search *self = data;

  lab_classic_solve_watched (self->classic, self->state, &self->limits, &self->reached,
                             self->cancellable, self->solution);
  g_idle_add (on_done, self);
  return NULL;
}

/* The first Ctrl-C ends the search. It also removes this handler, so the second one ends the
 * program. */
static gboolean
on_interrupt (gpointer data)
{
  Search *self = data;

  self->interrupt = 0;
  g_cancellable_cancel (self->cancellable);
  return G_SOURCE_REMOVE;
}

/* Shows how far the search is. */
static gboolean
on_tick (gpointer data)
{
  Search *self = data;
  int depth = g_atomic_int_get (&self->reached.depth);
  g_autoptr (GString) text = g_string_new (NULL);

  if (depth > 0)
    {
      /* Translators: how many moves a search looks ahead now. */
      g_string_append_printf (text, _("Depth: %u."), (guint) depth);
      g_string_append_c (text, ' ');
    }
  g_string_append_printf (text, ngettext ("Result known for %u of %u move.",
                                          "Result known for %u of %u moves.", self->n_moves),
                          (guint) g_atomic_int_get (&self->reached.n_known), self->n_moves);
  lab_progress_say (&self->progress, text->str);
  return G_SOURCE_CONTINUE;
}

/* Searches until the end or until Ctrl-C. */
static void
solve (Search *self)
{
  g_autoptr (GMainLoop) loop = g_main_loop_new (NULL, FALSE);
  g_autoptr (GArray) actions = lab_classic_list_actions (self->classic, self->state);
  GThread *thread;
  guint tick;

  self->loop = loop;
  self->n_moves = actions->len;
  lab_progress_init (&self->progress, actions->len);
  tick = g_timeout_add (TICK, on_tick, self);
  self->interrupt = g_unix_signal_add (SIGINT, on_interrupt, self);
  thread = g_thread_new ("solve", solve_in_thread, self);
  g_main_loop_run (loop);
  g_thread_join (thread);
  g_source_remove (tick);
  lab_progress_clear (&self->progress);
  if (self->interrupt != 0)
    g_source_remove (self->interrupt);
}

static LabCommandStatus
run (const LabCommand *self,
     const LabOptions *options,
     GError          **error)
{
  g_auto (LabClassicSolution) solution = { 0 };
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autofree gpointer start = NULL;
  g_autofree gpointer state = NULL;
  Search search = { .cancellable = cancellable, .solution = &solution };
  gboolean interrupted;

  search.classic = lab_classics_operands_take (self, (const char * const *) options->operands,
                                               &start, &state, error);
  search.state = state;
  if (search.classic == NULL || !lab_options_get_limits (options, &search.limits, error)
      || !lab_command_check_limits (error))
    return LAB_COMMAND_STATUS_MISUSED;
  solve (&search);
  interrupted = !solution.solved && g_cancellable_is_cancelled (cancellable);
  if (options->as_json)
    print_json (search.classic, state, &solution);
  else
    print_text (search.classic, state, &solution, interrupted);
  if (interrupted)
    return LAB_COMMAND_STATUS_INTERRUPTED;
  return solution.solved ? LAB_COMMAND_STATUS_DONE : LAB_COMMAND_STATUS_NO;
}

const LabCommand lab_command_classics_solve = {
  .word = "solve",
  /* Translators: what to type after the command; the part in brackets can be left out. */
  .operands = N_("GAME [POSITION]"),
  .summary = N_("Find the result of perfect play"),
  .explanation = {
    N_("Prints what perfect play leads to for the player to move, and then the same for each "
       "legal move, with a star before the best ones: a win or a loss with the number of moves of "
       "both players until the end, or a draw. The values are exact. The last line has the number "
       "of nodes that the search visited, and the time."),
    N_("Large boards take longer than anyone can wait. With --time or --nodes, the search gives up "
       "there, and the exit status is 1. The first Ctrl-C ends the search, with exit status 130. "
       "In both cases the values that are known so far are printed."),
  },
  .example = "classics solve hexapawn:4x4",
  .options = LAB_OPTION_SET_SEARCH_LIMITS | LAB_OPTION_SET_AS_JSON,
  .run = run,
};
