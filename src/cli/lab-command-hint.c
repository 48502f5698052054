/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gi18n.h>

#include "lab-command.h"
#include "lab-operands.h"
#include "lab-terminal.h"
#include "lab-notation.h"
#include "lab-computer.h"
#include "lab-position.h"

#define DEFAULT_TIME (1 * G_TIME_SPAN_SECOND)

static gboolean
check_useful (const LabPosition *position,
              GError           **error)
{
  LabCell goals[LAB_N_TREASURES];

  if (position->phase == LAB_PHASE_OVER)
    g_set_error_literal (error, LAB_COMMAND_ERROR, LAB_COMMAND_ERROR_USAGE,
                         _("That game is over. Choose a position of an unfinished game."));
  else if (lab_position_list_goals (position, position->seat, goals) == 0)
    g_set_error_literal (error, LAB_COMMAND_ERROR, LAB_COMMAND_ERROR_USAGE,
                         _("The current player has no cards and therefore no goal. Choose a "
                           "position with cards, such as the output of “labyrinthe-lab deal”."));
  else
    return TRUE;
  return FALSE;
}

static LabCommandStatus
run (const LabCommand *self,
     const LabOptions *options,
     GError          **error)
{
  g_autoptr (LabAgent) agent = lab_computer_new (LAB_LEVEL_EXPERT);
  LabLimits limits = { .time = DEFAULT_TIME };
  LabObservation observation;
  LabThought thought;
  char turn[LAB_TURN_LENGTH];

  if (!lab_options_get_limits (options, &limits, error)
      || !lab_operands_take_observation (self, (const char * const *) options->operands,
                                         &observation, error)
      || !check_useful (&observation.position, error)
      || !lab_agent_choose (agent, &observation, &limits, NULL, &thought, error))
    return LAB_COMMAND_STATUS_MISUSED;

  lab_notation_format_turn (&thought.turn, turn);
  lab_terminal_say ("%s", turn);
  return LAB_COMMAND_STATUS_DONE;
}

const LabCommand lab_command_hint = {
  .word = "hint",
  /* Translators: what to type after a command; it stands for the notation of a position. */
  .operands = N_("POSITION"),
  /* Translators: what a command does. */
  .summary = N_("Suggest a good turn"),
  .explanation = {
    N_("Prints a good turn for the current player. The expert finds it without seeing the "
        "cards that are hidden from this player. POSITION is a position with cards, or an "
        "observation in which “?” stands for each hidden card. The expert thinks for one "
        "second unless --time or --nodes sets another limit. With --nodes alone the result is "
        "always the same."),
  },
  .example = "hint --nodes 1000 \""
             "6de5e6c/57cc5ed/797cead/953c553/73b7ded/565399a/33b5ba9 e e5 W4 e5,e5,-,- c1,e1,a3,"
             "c3,*,g3,a5,c5,e5,g5,c7,e7,c4,e6,f1,b3,f6,d2,g2,d5,b2,b1,f2,f5 J:NK,:BM,-,- 2i - -\"",
  .options = LAB_OPTION_SET_LIMITS,
  .run = run,
};
