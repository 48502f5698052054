/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gi18n.h>

#include "lab-command.h"
#include "lab-board-text.h"
#include "lab-operands.h"
#include "lab-terminal.h"

static LabCommandStatus
run (const LabCommand *self,
     const LabOptions *options,
     GError          **error)
{
  LabPosition position;
  g_autofree char *board = NULL;
  g_autofree char *cards = NULL;

  if (!lab_operands_take_position (self, (const char * const *) options->operands, 0, 0, &position,
                                   NULL, error))
    return LAB_COMMAND_STATUS_MISUSED;

  board = lab_board_text_format_board (&position,
                                       options->ascii ? LAB_DRAWING_ASCII : LAB_DRAWING_BOXES);
  cards = lab_board_text_format_cards (&position);
  lab_terminal_print ("%s%s%s", board, *cards != '\0' ? "\n" : "", cards);
  return LAB_COMMAND_STATUS_DONE;
}

const LabCommand lab_command_show = {
  .word = "show",
  .operands = N_("POSITION"),
  /* Translators: what a command does. */
  .summary = N_("Draw a position"),
  .explanation = {
    N_("Draws the labyrinth of a position: its passages, the treasures as letters from A to "
        "X, the pawns as digits from 1 to 4, and the arrows; × marks the blocked one. The "
        "spare tile, the last arrow, the current player, and the cards follow. “-” reads the "
        "position from the standard input."),
  },
  .example = "show \"6ce9eac/39ad3e3/7a7ee3d/e5acc33/7ab5d3d/565adc7/35b5b69 a f4 Sf\"",
  .options = LAB_OPTION_SET_DRAWING,
  .run = run,
};
