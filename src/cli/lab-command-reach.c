/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gi18n.h>

#include "lab-command.h"
#include "lab-operands.h"
#include "lab-terminal.h"
#include "lab-notation.h"
#include "lab-path.h"

static LabCommandStatus
run (const LabCommand *self,
     const LabOptions *options,
     GError          **error)
{
  LabPosition position;
  const char * const *more;
  LabBitboard reachable;
  LabCell from;

  if (!lab_operands_take_position (self, (const char * const *) options->operands, 0, 1, &position,
                                   &more, error))
    return LAB_COMMAND_STATUS_MISUSED;
  from = position.pawns[position.seat];
  if (more[0] != NULL && !lab_notation_parse_cell (more[0], &from, error))
    return LAB_COMMAND_STATUS_MISUSED;

  reachable = lab_path_get_reachable (&position.board, from);
  for (LabBitboard rest = reachable; rest != 0; rest &= rest - 1)
    {
      char cell[3];

      lab_cell_format (lab_bitboard_first (rest), cell);
      lab_terminal_print (rest == reachable ? "%s" : " %s", cell);
    }
  lab_terminal_print ("\n");
  return LAB_COMMAND_STATUS_DONE;
}

const LabCommand lab_command_reach = {
  .word = "reach",
  /* Translators: what to type after the command: a position, and a cell that can be left out; use
   * the same words in the explanation. */
  .operands = N_("POSITION [CELL]"),
  .summary = N_("List the cells that a pawn can move to"),
  .explanation = {
    N_("Lists the cells that a pawn can reach from CELL through open passages, including "
        "CELL, row by row. Without CELL, the command starts from the pawn of the current "
        "player."),
  },
  .example = "reach \"6ce9eac/39ad3e3/7a7ee3d/e5acc33/7ab5d3d/565adc7/35b5b69 a f4 Sf\" a1",
  .run = run,
};
