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

static LabCommandStatus
run (const LabCommand *self,
     const LabOptions *options,
     GError          **error)
{
  LabDeal deal;
  LabPosition position;
  g_autofree char *text = NULL;

  if (!lab_operands_expect_none (self, (const char * const *) options->operands, error)
      || !lab_options_get_deal (options, &deal, error))
    return LAB_COMMAND_STATUS_MISUSED;

  /* The seed goes to the standard error, because the standard output must be one position. It is
   * notation, so it is not translated. */
  if (options->seed == NULL)
    fprintf (stderr, "seed %" G_GUINT64_FORMAT "\n", deal.seed);
  lab_deal_position (&deal, &position);
  text = lab_notation_format_position (&position);
  lab_terminal_say ("%s", text);
  return LAB_COMMAND_STATUS_DONE;
}

const LabCommand lab_command_deal = {
  .word = "deal",
  .summary = N_("Deal a labyrinth and print its position"),
  .explanation = {
    N_("Deals tiles and cards, and prints the position before the first turn. The same seed "
        "gives the same deal on every machine. Without --seed, a random seed is used and "
        "printed on the standard error, so that the standard output is one position."),
  },
  .example = "deal --seed 1 --players 4",
  .options = LAB_OPTION_SET_DEAL | LAB_OPTION_SET_PLAYERS,
  .run = run,
};
