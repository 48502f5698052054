/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-operands.h"

#include <string.h>

#include <glib/gi18n.h>

#include "lab-shift-notation.h"
#include "lab-terminal.h"
#include "lab-text.h"

#define PROGRAM "labyrinthe-lab "
#define N_STUDY_WORDS 4
#define N_GAME_WORDS 10
#define N_OBSERVATION_WORDS 11
/* The length at which input lines are cut, in bytes. Any position is shorter, so the parser still
 * reports a line that is too long. */
#define MAX_LINE 2000

/* Private helpers */

/* Returns whether a position is in one word: it was quoted, or comes from the standard input. */
static gboolean
is_whole (const char *operand)
{
  return strcmp (operand, "-") == 0 || strpbrk (operand, " \t") != NULL;
}

/* Returns how many of @n_operands words are the position: one if it was quoted. */
static guint
count_position_words (GStrv operands,
                      guint n_operands)
{
  if (is_whole (operands[0]))
    return 1;
  if (n_operands >= N_GAME_WORDS)
    return N_GAME_WORDS;
  return n_operands >= N_STUDY_WORDS ? N_STUDY_WORDS : 1;
}

/* Returns whether @text is an observation, not a position. An observation hides cards, or has an
 * eleventh word. */
static gboolean
is_observation (const char *text)
{
  g_auto (GStrv) pieces = g_strsplit_set (text, " \t\r\n", -1);
  guint n_words = 0;

  for (guint i = 0; pieces[i] != NULL; i++)
    n_words += *pieces[i] != '\0' ? 1 : 0;
  return n_words == N_OBSERVATION_WORDS || strchr (text, '?') != NULL;
}

/* Returns the words that select a command: its own, after the word of its family. */
static const char *
get_words (const LabCommand *command)
{
  const char *name = g_get_prgname ();

  return name != NULL && g_str_has_prefix (name, PROGRAM) && g_str_has_suffix (name, command->word)
           ? name + strlen (PROGRAM)
           : command->word;
}

/* Public functions */

/**
 * lab_operands_read_line:
 * @text: a position as it was typed
 * @error: return location for a #LabCommandError
 *
 * Returns: (transfer full) (nullable): a line of the standard input if @text is `-`; otherwise
 *   @text
 */
char *
lab_operands_read_line (const char  *text,
                        GError     **error)
{
  g_autoptr (GError) reason = NULL;
  char *line;

  if (strcmp (text, "-") != 0)
    return g_strdup (text);
  line = lab_terminal_read_line (MAX_LINE, &reason);
  if (reason != NULL)
    g_propagate_error (error, g_steal_pointer (&reason));
  else if (line == NULL)
    g_set_error_literal (error, LAB_COMMAND_ERROR, LAB_COMMAND_ERROR_USAGE,
                         _("The standard input ended before a position; write one line of notation "
                           "to it."));
  return line;
}

/**
 * lab_operands_expect:
 * @command: the command
 * @operands: (array zero-terminated=1): the words after the options
 * @min: the smallest number of operands
 * @max: the largest number of operands
 * @error: return location for a #LabCommandError
 *
 * Checks the number of operands.
 *
 * Returns: %TRUE if the number of operands is valid
 */
gboolean
lab_operands_expect (const LabCommand  *command,
                     GStrv              operands,
                     guint              min,
                     guint              max,
                     GError           **error)
{
  const char *usage = command->operands != NULL ? _(command->operands) : "";

  g_return_val_if_fail (command != NULL && operands != NULL, FALSE);

  if (g_strv_length (operands) < min)
    return lab_command_refuse (error,
                               /* Translators: a command and its operands follow the colon, such as:
                                * labyrinthe-lab path POSITION FROM TO */
                               _("Missing argument. Usage: labyrinthe-lab %s %s"),
                               get_words (command), usage);
  return g_strv_length (operands) <= max
         || lab_command_refuse (error,
                                /* Translators: the second %s is the word of a command. */
                                _("Unexpected argument “%s”. Type “labyrinthe-lab %s --help” for "
                                  "help."), operands[max], get_words (command));
}

/**
 * lab_operands_take_position:
 * @command: the command
 * @operands: (array zero-terminated=1): the words after the options
 * @min_more: the smallest number of operands after the position
 * @max_more: the largest number of operands after the position
 * @position: (out caller-allocates): the position
 * @more: (out) (transfer none) (optional): the operands after the position
 * @error: return location for a #LabCommandError or #LabShiftNotationError
 *
 * Reads a position from the first operand, or from the first operands if the user left out the
 * quotes.
 *
 * Returns: %TRUE if there is a position with a valid number of operands after it
 */
gboolean
lab_operands_take_position (const LabCommand  *command,
                            GStrv              operands,
                            guint              min_more,
                            guint              max_more,
                            LabShiftPosition  *position,
                            GStrv             *more,
                            GError           **error)
{
  g_autofree char *text = NULL;
  g_autofree GStrv words = NULL;
  guint n_words;

  g_return_val_if_fail (command != NULL && operands != NULL && position != NULL, FALSE);

  if (!lab_operands_expect (command, operands, 1, G_MAXUINT, error))
    return FALSE;
  n_words = count_position_words (operands, g_strv_length (operands));
  if (!lab_operands_expect (command, operands + n_words, min_more, max_more, error))
    return FALSE;

  words = g_new0 (char *, n_words + 1);
  memcpy (words, operands, n_words * sizeof *words);
  text = g_strjoinv (" ", words);
  if (more != NULL)
    *more = operands + n_words;
  return lab_operands_read_position (text, position, error);
}

/**
 * lab_operands_take_observation:
 * @command: the command
 * @operands: (array zero-terminated=1): the words after the options
 * @observation: (out caller-allocates): the observation
 * @error: return location for a #LabCommandError or #LabShiftNotationError
 *
 * Reads an observation and nothing else. A position is also accepted; the cards that the player
 * must not see are then hidden. The user may leave out the quotes.
 *
 * Returns: %TRUE if the operands are an observation or a position
 */
gboolean
lab_operands_take_observation (const LabCommand     *command,
                               GStrv                 operands,
                               LabShiftObservation  *observation,
                               GError              **error)
{
  g_autofree char *words = NULL;
  g_autofree char *text = NULL;
  LabShiftPosition position;

  g_return_val_if_fail (command != NULL && operands != NULL && observation != NULL, FALSE);

  if (!lab_operands_expect (command, operands, 1, G_MAXUINT, error)
      || !lab_operands_expect (command, operands, 1,
                               is_whole (operands[0]) ? 1 : N_OBSERVATION_WORDS, error))
    return FALSE;
  words = g_strjoinv (" ", operands);
  text = lab_operands_read_line (words, error);
  if (text == NULL)
    return FALSE;
  if (is_observation (text))
    return lab_shift_notation_parse_observation (text, observation, error);
  if (!lab_shift_notation_parse_position (text, &position, error))
    return FALSE;
  lab_shift_observation_init (observation, &position, NULL);
  return TRUE;
}

/**
 * lab_operands_read_position:
 * @text: a position, or `-` for one line of the standard input
 * @position: (out caller-allocates): the position
 * @error: return location for a #LabCommandError or #LabShiftNotationError
 *
 * Reads a position.
 *
 * Returns: %TRUE if it is a position
 */
gboolean
lab_operands_read_position (const char       *text,
                            LabShiftPosition *position,
                            GError          **error)
{
  g_autofree char *line = NULL;

  g_return_val_if_fail (text != NULL && position != NULL, FALSE);

  line = lab_operands_read_line (text, error);
  return line != NULL && lab_shift_notation_parse_position (line, position, error);
}

/**
 * lab_operands_read_number:
 * @option: an option, such as `--games`
 * @text: (nullable): its value; %NULL if the option was not given
 * @max: the largest valid number
 * @number: (inout): the default on input; the number on output, unchanged if @text is %NULL
 * @error: return location for a #LabCommandError
 *
 * Reads the value of an option that is a whole number.
 *
 * Returns: %TRUE if @text is a number from 1 to @max, or %NULL
 */
gboolean
lab_operands_read_number (const char *option,
                          const char *text,
                          guint       max,
                          guint      *number,
                          GError    **error)
{
  return text == NULL || lab_text_parse_number (text, 1, max, number)
         || lab_command_refuse (
             error,
             /* Translators: the first %s was typed after the second, an option such as --games. */
             _("“%s” is not a valid value for %s; write a whole number from 1 to %u."), text,
             option, max);
}
