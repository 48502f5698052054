/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <stdio.h>
#include <string.h>

#include <glib/gi18n.h>

#include "lab-command.h"
#include "lab-game.h"
#include "lab-operands.h"
#include "lab-output.h"
#include "lab-players.h"
#include "lab-program.h"
#include "lab-sandbox.h"
#include "lab-terminal-game.h"
#include "lab-terminal.h"

#define PERSON "person"

/* Checks that a game from @position can end. All players but one must be able to finish, and a
 * player without cards cannot finish. */
static gboolean
check_playable (const LabPosition *position,
                GError           **error)
{
  guint n_with = 0, n_without = 0;

  if (position->phase == LAB_PHASE_OVER)
    return lab_command_refuse (error,
                               _("That game is over. Choose a position of an unfinished game."));
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
    return lab_command_refuse (
        error, _("Without cards the game would never end. Choose a position with cards for "
                  "every player, such as the output of “labyrinthe-lab deal”."));
  return TRUE;
}

/* Assigns the names to the seats that are taken, in order. */
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
        return lab_command_refuse (
            error, _("There are more names than players. Remove some --name options, or use "
                      "--players."));
      for (const char *next = names[i]; *next != '\0'; next = g_utf8_next_char (next))
        {
          if (g_unichar_iscntrl (g_utf8_get_char (next)))
            return lab_command_refuse (
                error, _("A name contains a control character. Remove it."));
        }
      seat_name[seat] = names[i];
    }
  return TRUE;
}

/* Makes the players that --seat asks for. A computer player without a name is called by the text
 * that the user typed. */
static gboolean
seat_players (GStrv         texts,
              gboolean      sandbox,
              LabSeatSet    seats,
              LabAgent    **agents,
              const char  **names,
              GError      **error)
{
  LabSeat seat = 0;

  for (guint i = 0; texts != NULL && texts[i] != NULL; i++, seat++)
    {
      while (seat < LAB_N_SEATS && (seats & LAB_SEAT_BIT (seat)) == 0)
        seat++;
      if (seat >= LAB_N_SEATS)
        return lab_command_refuse (
            error, _("There are more --seat options than players. Remove some of them."));
      if (strcmp (texts[i], PERSON) == 0)
        continue;
      agents[seat] = lab_players_make (texts[i], error);
      if (agents[seat] == NULL)
        return FALSE;
      if (LAB_IS_PROGRAM (agents[seat]))
        lab_program_set_sandbox (LAB_PROGRAM (agents[seat]), sandbox);
      if (names[seat] == NULL)
        names[seat] = texts[i];
    }
  return TRUE;
}

static gboolean
get_deal (const LabOptions *options,
          LabDeal          *deal,
          GError          **error)
{
  guint n_seats = options->seats != NULL ? g_strv_length (options->seats) : 0;

  if (options->players != NULL || n_seats < 2)
    return lab_options_get_deal (options, deal, error);
  if (n_seats > LAB_N_SEATS)
    return lab_command_refuse (error, _("At most four players can play. Remove some --seat "
                                        "options."));
  return lab_options_get_deal_for (options, n_seats, deal, error);
}

static gboolean
get_position (const LabOptions *options,
              LabPosition      *position,
              LabDeal          *deal,
              GError          **error)
{
  if (options->position == NULL)
    {
      if (!get_deal (options, deal, error))
        return FALSE;
      lab_deal_position (deal, position);
      return TRUE;
    }
  if (lab_options_touch_deal (options))
    return lab_command_refuse (
        error, _("A position already contains players, cards, and variants. Use either "
                  "--position or the options for a deal."));
  return lab_operands_read_position (options->position, position, error)
         && check_playable (position, error);
}

/* The players and the position that they start from. */
typedef struct
{
  LabPosition position;
  LabDeal deal;
  const char *names[LAB_N_SEATS];
  LabAgent *agents[LAB_N_SEATS];    /* NULL for persons */
  LabLimits limits;
} Table;

static gboolean
set_table (Table            *table,
           const LabOptions *options,
           GError          **error)
{
  LabSeatSet seats;

  if (!get_position (options, &table->position, &table->deal, error)
      || !lab_options_get_limits (options, &table->limits, error))
    return FALSE;
  seats = lab_position_get_seats (&table->position);
  return seat_names (options->names, seats, table->names, error)
         && (!options->sandbox || lab_sandbox_is_available (error))
         && seat_players (options->seats, options->sandbox, seats, table->agents, table->names,
                          error);
}

/* Opens the log of all programs. Each line begins with the number of the program's seat. */
static LabDialogueLog *
open_log (Table       *table,
          const char  *path,
          GError     **error)
{
  LabDialogueLog *log = lab_output_open_log (path, error);

  for (LabSeat seat = 0; log != NULL && seat < LAB_N_SEATS; seat++)
    {
      g_autofree char *label = g_strdup_printf ("seat %u", seat + 1u);

      if (table->agents[seat] != NULL && LAB_IS_PROGRAM (table->agents[seat]))
        lab_program_set_log (LAB_PROGRAM (table->agents[seat]), log, label);
    }
  return log;
}

static LabCommandStatus
play (const Table      *table,
      const LabOptions *options,
      GError          **error)
{
  LabBoardTextStyle style = options->ascii ? LAB_DRAWING_ASCII : LAB_DRAWING_BOXES;
  g_autoptr (LabGame) game = NULL;

  if (options->position == NULL)
    {
      g_autofree char *seed = g_strdup_printf ("%" G_GUINT64_FORMAT, table->deal.seed);

      game = lab_game_new (&table->deal, table->names);
      /* Translators: %s is the number that determines the labyrinth and the cards. */
      lab_terminal_say (_("The seed of this game is %s."), seed);
    }
  else
    {
      game = lab_game_new_from_position (&table->position, table->names);
    }
  return lab_terminal_game_run (game, table->agents, &table->limits, style, error)
             ? LAB_COMMAND_STATUS_DONE : LAB_COMMAND_STATUS_NO;
}

/* Releases a player. A program that cannot be ended is told. */
static void
release (LabAgent *agent)
{
  g_autoptr (LabAgent) owned = agent;
  g_autoptr (GError) error = NULL;

  if (agent != NULL && LAB_IS_PROGRAM (agent))
    lab_program_quit (LAB_PROGRAM (agent), &error);
  if (error != NULL)
    fprintf (stderr, "labyrinthe-lab: %s\n", error->message);
}

static LabCommandStatus
run (const LabCommand *self,
     const LabOptions *options,
     GError          **error)
{
  Table table = { .limits = { .time = G_USEC_PER_SEC } };
  LabCommandStatus status = LAB_COMMAND_STATUS_MISUSED;
  LabDialogueLog *log = NULL;

  if (lab_operands_expect_none (self, (const char * const *) options->operands, error)
      && set_table (&table, options, error)
      && lab_command_check_limits (error)
      && (options->log == NULL || (log = open_log (&table, options->log, error)) != NULL))
    status = play (&table, options, error);
  for (LabSeat seat = 0; seat < LAB_N_SEATS; seat++)
    release (table.agents[seat]);
  return lab_output_close_log (log, options->log, error) ? status : LAB_COMMAND_STATUS_NO;
}

const LabCommand lab_command_play = {
  .word = "play",
  .summary = N_("Play a game in the terminal, against people or computers"),
  .explanation = {
    N_("Plays a whole game with two to four players. People type their turns in notation, "
        "such as Nb=6-e3. If cards are hidden, the screen is cleared before the next person "
        "plays. The end of the input ends the game; continue it with --position. Add computer "
        "players with --seat; “labyrinthe-lab arena --help” lists the levels."),
  },
  .example = "play --seat person --seat expert --cards 4",
  .options = LAB_OPTION_SET_DEAL | LAB_OPTION_SET_PLAYERS | LAB_OPTION_SET_TABLE
             | LAB_OPTION_SET_DRAWING | LAB_OPTION_SET_LIMITS | LAB_OPTION_SET_PROGRAMS,
  .run = run,
};
