/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <stdio.h>

#include <glib/gi18n.h>

#include "lab-command.h"
#include "lab-operands.h"
#include "lab-terminal.h"
#include "lab-notation.h"
#include "lab-puzzle-book.h"

#define DEFAULT_TURNS 3
#define MAX_COUNT 1000

/* Private helpers */

static gboolean
parse_turns (const char *text,
             guint64    *n_turns,
             GError    **error)
{
  return text == NULL
         || g_ascii_string_to_unsigned (text, 10, 1, LAB_PUZZLE_MAX_TURNS, n_turns, NULL)
         /* Translators: %s is what was typed. */
         || lab_command_refuse (error, _("“%s” is not a number of turns; write one from 1 to %u."),
                                text, (guint) LAB_PUZZLE_MAX_TURNS);
}

static gboolean
parse_count (const char *text,
             guint64    *count,
             GError    **error)
{
  return text == NULL || g_ascii_string_to_unsigned (text, 10, 1, MAX_COUNT, count, NULL)
         || lab_command_refuse (error,
                                /* Translators: %s is what was typed. */
                                _("“%s” is not a number of puzzles; write one from 1 to %u."), text,
                                (guint) MAX_COUNT);
}

static void
print_puzzle (const LabPuzzle *puzzle,
              gboolean         solution)
{
  g_autofree char *position = lab_notation_format_position (&puzzle->position);

  lab_terminal_say ("%s", position);
  lab_terminal_print ("%u", puzzle->n_turns);
  for (guint i = 0; solution && i < puzzle->n_turns; i++)
    {
      char turn[LAB_TURN_LENGTH];

      lab_notation_format_turn (&puzzle->turns[i], turn);
      lab_terminal_print (" %s", turn);
    }
  lab_terminal_print ("\n");
}

static void
print_book (guint   n_turns,
            guint64 seed,
            guint   count)
{
  g_autofree LabPuzzle *puzzles = g_new0 (LabPuzzle, count);
  g_autofree char *text = NULL;

  for (guint i = 0; i < count; i++)
    lab_puzzle_generate (n_turns, seed + i, NULL, &puzzles[i]);
  text = lab_puzzle_book_format (puzzles, count);
  lab_terminal_print ("%s", text);
}

static LabCommandStatus
run (const LabCommand *self,
     const LabOptions *options,
     GError          **error)
{
  guint64 seed, n_turns = DEFAULT_TURNS, count = 0;
  LabPuzzle puzzle;

  if (!lab_operands_expect_none (self, (const char * const *) options->operands, error)
      || !lab_options_get_seed (options, &seed, error)
      || !parse_turns (options->turns, &n_turns, error)
      || !parse_count (options->count, &count, error))
    return LAB_COMMAND_STATUS_MISUSED;

  /* The seed goes to the standard error, because the first line of the standard output must be a
   * position. It is notation, so it is not translated. */
  if (options->seed == NULL)
    fprintf (stderr, "seed %" G_GUINT64_FORMAT "\n", seed);
  if (count > 0)
    {
      print_book ((guint) n_turns, seed, (guint) count);
      return LAB_COMMAND_STATUS_DONE;
    }
  lab_puzzle_generate ((guint) n_turns, seed, NULL, &puzzle);
  print_puzzle (&puzzle, options->solution);
  return LAB_COMMAND_STATUS_DONE;
}

const LabCommand lab_command_puzzle = {
  .word = "puzzle",
  .summary = N_("Make a puzzle: find a treasure in the fewest turns"),
  .explanation = {
    N_("Prints a position with a single player who must find one treasure. The next line is "
        "the smallest number of turns that is enough; it is proven that no shorter solution "
        "exists. With --solution, the turns follow. The same seed gives the same puzzle on "
        "every machine. Without --seed, a random seed is used and printed on the standard "
        "error."),
    N_("With --count, prints a key file with many puzzles. The easiest ones, which have the "
        "most solutions, come first. The built-in puzzles of the game were made with this "
        "option."),
  },
  .example = "puzzle --turns 2 --seed 1 --solution",
  .options = LAB_OPTION_SET_PUZZLE,
  .run = run,
};
