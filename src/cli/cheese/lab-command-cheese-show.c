/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gi18n.h>

#include "lab-command.h"
#include "lab-operands.h"

static LabCommandStatus
run (const LabCommand *self,
     const LabOptions *options,
     GError          **error)
{
  if (!lab_operands_expect_none (self, (const char * const *) options->operands, error))
    return LAB_COMMAND_STATUS_MISUSED;
  return LAB_COMMAND_STATUS_DONE;
}

const LabCommand lab_command_cheese_show = {
  .word = "show",
  .summary = N_("Draw the maze of a cheese race"),
  .explanation = {
    N_("Draws the maze of a race with the cheese and the cells where the rats start. The same "
       "seed gives the same race on every machine, and the same one as in the program PyRat. "
       "Without --seed, a random seed is used and printed on the standard error."),
  },
  .example = "cheese show --seed 42 --rat bfs",
  .options = LAB_OPTION_SET_CHEESE_RATS | LAB_OPTION_SET_CHEESE_MAZE | LAB_OPTION_SET_CHEESE_SEEDS
             | LAB_OPTION_SET_DRAWING | LAB_OPTION_SET_AS_JSON,
  .run = run,
};
