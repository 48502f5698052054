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
  LabCell from, to;
  LabPath path;

  if (!lab_operands_take_position (self, (const char * const *) options->operands, 2, 2, &position,
                                   &more, error)
      || !lab_notation_parse_cell (more[0], &from, error)
      || !lab_notation_parse_cell (more[1], &to, error))
    return LAB_COMMAND_STATUS_MISUSED;

  if (!lab_path_find (&position.board, from, to, &path))
    {
      /* Translators: printed alone if there is no path between two cells. */
      lab_terminal_say (_("no path"));
      return LAB_COMMAND_STATUS_NO;
    }
  for (guint i = 0; i < path.n_cells; i++)
    {
      char cell[3];

      lab_cell_format (path.cells[i], cell);
      lab_terminal_print (i == 0 ? "%s" : " %s", cell);
    }
  lab_terminal_print ("\n");
  return LAB_COMMAND_STATUS_DONE;
}

const LabCommand lab_command_path = {
  .word = "path",
  /* Translators: what to type after the command: a position and two cells, use the same words in
   * the explanation. */
  .operands = N_("POSITION FROM TO"),
  .summary = N_("Find a shortest path between two cells"),
  .explanation = {
    N_("Prints a shortest path through open passages, from FROM to TO, including both cells. "
        "If there is no path, it says so and the exit status is 1."),
  },
  .example = "path \"6ce9eac/39ad3e3/7a7ee3d/e5acc33/7ab5d3d/565adc7/35b5b69 a f4 Sf\" d6 e4",
  .run = run,
};
