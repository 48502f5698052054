/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gi18n.h>

#include "lab/lab-command.h"
#include "lab/lab-operands.h"
#include "lab/lab-session.h"
#include "lab/lab-terminal.h"
#include "model/lab-game.h"

static gboolean
refuse (GError    **error,
        const char *message)
{
  g_set_error_literal (error, LAB_COMMAND_ERROR, LAB_COMMAND_ERROR_USAGE, message);
  return FALSE;
}

/* Whether a game from @position can come to its end: all but one must be able to
 * finish, and who has no cards cannot. */
static gboolean
check_playable (const LabPosition *position,
                GError           **error)
{
  guint n_with = 0, n_without = 0;

  if (position->phase == LAB_PHASE_OVER)
    return refuse (error, _("That game is over; choose a position of a game that is not."));
  for (LabSeat seat = 0; seat < LAB_N_SEATS; seat++)
    {
      if ((lab_position_get_unplaced (position) & LAB_SEAT_BIT (seat)) == 0)
        continue;
      if (position->n_cards[seat] > 0)
        n_with++;
      else
        n_without++;
    }
  if (n_with == 0 || n_without > 1)
    return refuse (error, _("Without cards that game would never end; choose a position with cards "
                            "for every player, such as “labyrinthe-lab deal” prints."));
  return TRUE;
}

/* Gives the names to the seats that are taken, in their order. */
static gboolean
seat_names (GStrv        names,
            LabSeatSet   seats,
            const char **seat_name,
            GError     **error)
{
  LabSeat seat = 0;

  for (guint i = 0; names != NULL && names[i] != NULL; i++, seat++)
    {
      while (seat < LAB_N_SEATS && (seats & LAB_SEAT_BIT (seat)) == 0)
        seat++;
      if (seat >= LAB_N_SEATS)
        return refuse (error, _("There are more names than players; leave out some --name, or say "
                                "--players."));
      for (const char *next = names[i]; *next != '\0'; next = g_utf8_next_char (next))
        {
          if (g_unichar_iscntrl (g_utf8_get_char (next)))
            return refuse (error, _("There is a control character in a name; write letters."));
        }
      seat_name[seat] = names[i];
    }
  return TRUE;
}

static gboolean
get_position (const LabOptions *options,
              LabPosition      *position,
              LabDeal          *deal,
              GError          **error)
{
  if (options->position == NULL)
    {
      if (!lab_options_get_deal (options, deal, error))
        return FALSE;
      lab_deal_position (deal, position);
      return TRUE;
    }
  if (lab_options_touch_deal (options))
    return refuse (error, _("A position has its players, cards and variants already; leave out "
                            "either --position or the options of a deal."));
  return lab_operands_read_position (options->position, position, error)
         && check_playable (position, error);
}

static LabCommandStatus
run (const LabCommand *self,
     const LabOptions *options,
     GError          **error)
{
  const char *names[LAB_N_SEATS] = { NULL };
  g_autoptr (LabGame) game = NULL;
  LabPosition position;
  LabDeal deal;

  if (!lab_operands_expect_none (self, (const char * const *) options->operands, error)
      || !get_position (options, &position, &deal, error)
      || !seat_names (options->names, lab_position_get_seats (&position), names, error))
    return LAB_COMMAND_STATUS_MISUSED;

  if (options->position == NULL)
    {
      g_autofree char *seed = g_strdup_printf ("%" G_GUINT64_FORMAT, deal.seed);

      game = lab_game_new (&deal, names);
      /* Translators: %s is the number from which the labyrinth and the cards were dealt. */
      lab_terminal_say (_("The seed of this game is %s."), seed);
    }
  else
    {
      game = lab_game_new_from_position (&position, names);
    }
  if (!lab_session_run (game, options->ascii ? LAB_DRAWING_ASCII : LAB_DRAWING_BOXES, error))
    return LAB_COMMAND_STATUS_NO;
  return LAB_COMMAND_STATUS_DONE;
}

const LabCommand lab_command_play = {
  .word = "play",
  .summary = N_ ("Play a game between people in the terminal"),
  .explanation =
    N_ ("Plays a whole game between two to four people, who type their turns in notation,\n"
        "such as Nb=6-e3. While cards are hidden, the screen is cleared from one player to\n"
        "the next. At the end of the input the game is left; --position takes it up again."),
  .example = "play --players 3 --name Anna --name Ben --name Chloe --cards 4",
  .options = LAB_OPTION_SET_DEAL | LAB_OPTION_SET_TABLE | LAB_OPTION_SET_DRAWING,
  .run = run,
};
