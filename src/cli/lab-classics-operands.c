/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-classics-operands.h"

#include <glib/gi18n.h>

#include "lab-operands.h"

/** lab_classics_seat_options: who plays one of the small games. */
const GOptionEntry lab_classics_seat_options[] = {
  { "seat", 'S', 0, G_OPTION_ARG_FILENAME_ARRAY, NULL,
    /* Translators: the words before the brackets and “program:” are typed as they are; OPTION
     * and PROGRAM are placeholders. */
    N_("Player: random, minmax[:OPTION,…], alphabeta[:OPTION,…], or program:PROGRAM; in play, "
       "also human; repeat for each of the two players"), N_("WHO") },
  { "seed", 's', 0, G_OPTION_ARG_FILENAME, NULL,
    N_("Seed of the random numbers, a whole number (default: random)"), N_("N") },
  { NULL },
};

/**
 * lab_classics_operands_take:
 * @command: the command
 * @operands: (array zero-terminated=1): a game, then perhaps a position
 * @start: (out) (transfer full) (nullable): the position in which the game starts
 * @state: (out) (transfer full) (nullable): the position; the start if there is none
 * @error: return location for an error
 *
 * Reads the operands `GAME [POSITION]`.
 *
 * Returns: (nullable): the game
 */
const LabClassic *
lab_classics_operands_take (const LabCommand  *command,
                            GStrv              operands,
                            gpointer          *start,
                            gpointer          *state,
                            GError           **error)
{
  const LabClassic *classic;
  g_autofree char *words = NULL;
  g_autofree char *text = NULL;

  *start = *state = NULL;
  if (!lab_operands_expect (command, operands, 1, 3, error)
      || (classic = lab_classic_parse (operands[0], start, error)) == NULL)
    return NULL;
  if (operands[1] == NULL)
    {
      *state = g_memdup2 (*start, classic->state_size);
      return classic;
    }
  words = g_strjoinv (" ", operands + 1);
  text = lab_operands_read_line (words, error);
  if (text != NULL)
    *state = lab_classic_parse_position (classic, *start, text, error);
  return *state != NULL ? classic : NULL;
}
