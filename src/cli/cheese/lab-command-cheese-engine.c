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

const LabCommand lab_command_cheese_engine = {
  .word = "engine",
  .summary = N_("Let other programs play cheese races"),
  .explanation = {
    N_("Reads requests from the standard input and answers each with a line of JSON on the "
       "standard output, as labyrinthe-cheese-engine(7) explains: it makes mazes, deals races, "
       "and plays their turns by the rules. The Python package in examples/pyrat uses it. The "
       "command ends after “quit” or at the end of the input."),
  },
  .example = "cheese engine",
  .run = run,
};
