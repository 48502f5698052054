/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <string.h>

#include <glib/gi18n.h>

#include "lab-command.h"
#include "lab-operands.h"
#include "lab-terminal.h"
#include "lab-notation.h"
#include "lab-fewest-turns.h"

/* Nearly all solutions have fewer turns. Each additional turn takes about ten times as long to
 * rule out. */
#define DEFAULT_TURNS 6

/* A cell is a lowercase letter with a digit, a treasure is one capital letter. */
static gboolean
parse_target (const char        *text,
              const LabPosition *position,
              LabCell           *target,
              GError           **error)
{
  LabTreasure treasure = (LabTreasure) (text[0] - 'A');

  if (strcmp (text, "*") == 0)
    {
      *target = LAB_CELL_SPARE;
      return TRUE;
    }
  if (lab_cell_parse (text, target) && text[2] == '\0')
    return TRUE;
  if (text[0] < 'A' || treasure >= LAB_N_TREASURES || text[1] != '\0')
    return lab_command_refuse (
        error,
        /* Translators: %s is what was typed. */
        _("“%s” is not a target; write a cell from a1 to g7, “*” for the spare "
           "tile, or a treasure from A to X."),
        text);
  *target = position->treasures[treasure];
  return *target != LAB_CELL_NONE
         /* Translators: %s is the letter of a treasure. */
         || lab_command_refuse (error, _("There is no treasure %s in that position."), text);
}

static gboolean
parse_turns (const char *text,
             guint64    *turns,
             GError    **error)
{
  return g_ascii_string_to_unsigned (text, 10, 1, LAB_MAX_FEWEST_TURNS, turns, NULL)
         /* Translators: %s is what was typed. */
         || lab_command_refuse (error, _("“%s” is not a number of turns; write one from 1 to %u."),
                                text, (guint) LAB_MAX_FEWEST_TURNS);
}

static LabCommandStatus
run (const LabCommand *self,
     const LabOptions *options,
     GError          **error)
{
  LabPosition position;
  const char * const *more;
  guint64 max_turns = DEFAULT_TURNS;
  LabCell target;
  LabTurnLine line;

  if (!lab_operands_take_position (self, (const char * const *) options->operands, 1, 2, &position,
                                   &more, error)
      || !parse_target (more[0], &position, &target, error)
      || (more[1] != NULL && !parse_turns (more[1], &max_turns, error)))
    return LAB_COMMAND_STATUS_MISUSED;
  if (position.phase == LAB_PHASE_OVER)
    {
      lab_command_refuse (error, _("That game is over. Choose a position of an unfinished "
                                   "game."));
      return LAB_COMMAND_STATUS_MISUSED;
    }

  if (!lab_fewest_turns (&position, target, (guint) max_turns, NULL, &line))
    {
      lab_terminal_say (g_dngettext (GETTEXT_PACKAGE, "There is no way in %u turn.",
                                     "There is no way in %u turns.", (gulong) max_turns),
                        (guint) max_turns);
      return LAB_COMMAND_STATUS_NO;
    }
  lab_terminal_print ("%u", line.n_turns);
  for (guint i = 0; i < line.n_turns; i++)
    {
      char turn[LAB_TURN_LENGTH];

      lab_notation_format_turn (&line.turns[i], turn);
      lab_terminal_print (" %s", turn);
    }
  lab_terminal_print ("\n");
  return LAB_COMMAND_STATUS_DONE;
}

const LabCommand lab_command_solve = {
  .word = "solve",
  /* Translators: what to type after the command: a position, a target, and a number that can be
   * left out; use the same words in the explanation. */
  .operands = N_("POSITION TARGET [TURNS]"),
  .summary = N_("Find the fewest turns to a tile"),
  .explanation = {
    N_("Prints the smallest number of turns in which the current pawn can reach TARGET if no "
        "other player plays, and then these turns. TARGET is a cell, “*” for the spare tile, "
        "or the letter of a treasure. It means the tile that is there now, even if the tile "
        "moves. If TURNS turns (1 to 8; 6 by default) are not enough, it says so and the exit "
        "status is 1."),
  },
  .example = "solve \"6ce9eac/39ad3e3/7a7ee3d/e5acc33/7ab5d3d/565adc7/35b5b69 a f4 Sf\" a7",
  .run = run,
};
