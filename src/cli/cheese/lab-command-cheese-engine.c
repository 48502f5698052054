/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <locale.h>

#include <glib/gi18n.h>

#include "lab-cheese-host.h"
#include "lab-command.h"
#include "lab-operands.h"
#include "lab-terminal.h"

/* The length at which lines are cut, in bytes. The largest maze needs less. */
#define MAX_LINE ((gsize) 64 * 1024 * 1024)

static LabCommandStatus
run (const LabCommand *self,
     const LabOptions *options,
     GError          **error)
{
  g_autoptr (LabCheeseHost) host = NULL;
  g_autoptr (GError) input_error = NULL;
  const char *answer = NULL;

  if (!lab_operands_expect_none (self, (const char * const *) options->operands, error))
    return LAB_COMMAND_STATUS_MISUSED;

  /* From here on the output is for programs, and must not depend on the language. */
  setlocale (LC_ALL, "C");
  host = lab_cheese_host_new (LAB_CHEESE_HOST_MAX_PLACES);
  do
    {
      g_autofree char *line = lab_terminal_read_line (MAX_LINE, &input_error);

      answer = line != NULL ? lab_cheese_host_answer (host, line) : NULL;
      if (answer != NULL)
        lab_terminal_say ("%s", answer);
    }
  while (answer != NULL && lab_terminal_flush (error));
  if (input_error == NULL && answer == NULL)
    return LAB_COMMAND_STATUS_DONE;
  if (input_error != NULL)
    g_propagate_error (error, g_steal_pointer (&input_error));
  return LAB_COMMAND_STATUS_NO;
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
