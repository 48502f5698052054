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

const LabCommand lab_command_cheese_play = {
  .word = "play",
  .summary = N_("Play a cheese race"),
  .explanation = {
    N_("Plays one race and prints its turns and the result. Each --rat is one rat: a rat that is "
       "built in, such as random5, dfs, bfs, or greedy; program: with the command line of a "
       "program that speaks labyrinthe-cheese-protocol(7); or person, for somebody at this "
       "terminal, which is the default."),
    /* Translators: the words between the quotation marks are typed as they are. */
    N_("A person types a word for each turn: “north”, “east”, “south”, “west”, or “nothing”, or "
       "the first letter. The end of the input (Ctrl-D) leaves the race."),
    N_("The exit status is 1 if a rat failed."),
  },
  .example = "cheese play --rat dfs --rat bfs --seed 42",
  .options = LAB_OPTION_SET_CHEESE_RATS | LAB_OPTION_SET_CHEESE_MAZE | LAB_OPTION_SET_CHEESE_SEEDS
             | LAB_OPTION_SET_CHEESE_MATCH | LAB_OPTION_SET_DRAWING | LAB_OPTION_SET_AS_JSON
             | LAB_OPTION_SET_PROGRAMS,
  .run = run,
};
