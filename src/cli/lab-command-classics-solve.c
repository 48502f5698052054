/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gi18n.h>

#include "lab-classic-solver.h"
#include "lab-classics-operands.h"
#include "lab-terminal.h"
#include "lab-text.h"

/* Private helpers */

static const char *
get_word (int value)
{
  return value >= LAB_WIN ? "win" : value <= -LAB_WIN ? "loss" : "draw";
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
      lab_terminal_print (",\n  \"moves\": [");
      for (guint i = 0; i < solution->moves->len; i++)
        {
          LabClassicMoveValue *move = &g_array_index (solution->moves, LabClassicMoveValue, i);
          g_autofree char *text = lab_classic_format_action (classic, state, move->action);

          lab_terminal_print ("%s\n    { \"move\": \"%s\", \"best\": %s", i > 0 ? "," : "", text,
                              move->value == solution->value ? "true" : "false");
          print_value (", ", move->value);
          lab_terminal_print (" }");
        }
      lab_terminal_print (solution->moves->len > 0 ? "\n  ],\n" : "],\n");
    }
  g_ascii_formatd (seconds, sizeof seconds, "%.6f", (double) solution->time / G_USEC_PER_SEC);
  lab_terminal_print ("  \"nodes\": %" G_GUINT64_FORMAT ",\n  \"seconds\": %s\n}\n",
                      solution->nodes, seconds);
}

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

      if ((move->value == solution->value) == best)
        lab_terminal_say ("%c %s: %s", best ? '*' : ' ', text, value);
    }
}

static void
print_text (const LabClassic         *classic,
            gconstpointer             state,
            const LabClassicSolution *solution)
{
  g_autofree char *nodes = lab_text_format_count (solution->nodes);

  if (solution->solved)
    {
      g_autofree char *value = lab_classic_describe_value (solution->value);

      /* Translators: %u is 1 or 2; %s is the result of perfect play, such as “wins in 5 moves” or
       * “draw”. */
      lab_terminal_say (_("Player %u: %s"), lab_classic_get_player (classic, state) + 1, value);
      print_moves (classic, state, solution, TRUE);
      print_moves (classic, state, solution, FALSE);
    }
  else
    {
      lab_terminal_say (_("Not solved within the limits."));
    }
  /* Translators: a node is a position that a search looks at; %s is their number. */
  lab_terminal_say (_("%s nodes, %.3f s"), nodes, (double) solution->time / G_USEC_PER_SEC);
}

static LabCommandStatus
run (const LabCommand *self,
     const LabOptions *options,
     GError          **error)
{
  g_auto (LabClassicSolution) solution = { 0 };
  g_autofree gpointer start = NULL;
  g_autofree gpointer state = NULL;
  LabLimits limits = { 0 };
  const LabClassic *classic
      = lab_classics_operands_take (self, (const char * const *) options->operands, &start, &state,
                                    error);

  if (classic == NULL || !lab_options_get_limits (options, &limits, error))
    return LAB_COMMAND_STATUS_MISUSED;
  lab_classic_solve (classic, state, &limits, NULL, &solution);
  if (options->as_json)
    print_json (classic, state, &solution);
  else
    print_text (classic, state, &solution);
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
       "there, and the exit status is 1."),
  },
  .example = "classics solve hexapawn:4x4",
  .options = LAB_OPTION_SET_SEARCH_LIMITS | LAB_OPTION_SET_AS_JSON,
  .run = run,
};
