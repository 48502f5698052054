/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <stdio.h>
#include <string.h>

#include <glib/gi18n.h>

#include "lab-classic-game.h"
#include "lab-classic-player.h"
#include "lab-classics-operands.h"
#include "lab-output.h"
#include "lab-quotation.h"
#include "lab-sandbox.h"
#include "lab-terminal.h"

#define MAX_LINE 100
/* How many moves are listed below each other, and the blanks between moves in columns. */
#define MAX_ROWS 9
#define GAP 2

/* Who plays, and on what terms. */
typedef struct
{
  LabClassicPlayer *players[LAB_CLASSIC_N_PLAYERS];   /* NULL for persons */
  LabLimits limits;
  guint64 seed;
  LabDialogueLog *log;
} Table;

/* Private helpers: the table */

/* Makes a player. Unlike other commands, this one also seats people, and says so. */
static LabClassicPlayer *
make_player (const char  *text,
             GError     **error)
{
  g_autoptr (GError) reason = NULL;
  LabClassicPlayer *player = lab_classic_player_new (text, &reason);

  if (player == NULL && g_error_matches (reason, LAB_CLASSIC_ERROR, LAB_CLASSIC_ERROR_NO_PLAYER))
    {
      g_autofree char *shown = lab_quotation_make (text, MAX_LINE);

      /* Translators: %s is what was typed; the names of players and “program:” are typed as they
       * are. */
      lab_command_refuse (error, _("“%s” is not a player; use human, random, minmax, alphabeta, or "
                                   "program: with a program."), shown);
    }
  else if (player == NULL)
    {
      g_propagate_error (error, g_steal_pointer (&reason));
    }
  return player;
}

static gboolean
seat_players (Table             *table,
              const LabOptions  *options,
              GError           **error)
{
  guint n_seats = options->seats != NULL ? g_strv_length (options->seats) : 0;

  if (n_seats > LAB_CLASSIC_N_PLAYERS)
    return lab_command_refuse (error, _("Only two players can play. Remove some --seat options."));
  for (guint i = 0; i < n_seats; i++)
    {
      if (strcmp (options->seats[i], LAB_CLASSICS_HUMAN) == 0)
        continue;
      table->players[i] = make_player (options->seats[i], error);
      if (table->players[i] == NULL)
        return FALSE;
      lab_classic_player_set_sandbox (table->players[i], options->sandbox);
    }
  return TRUE;
}

/* Opens the log, and starts the game for all players. */
static gboolean
begin (Table             *table,
       const LabOptions  *options,
       GError           **error)
{
  if (options->log != NULL && (table->log = lab_output_open_log (options->log, error)) == NULL)
    return FALSE;
  for (guint i = 0; i < LAB_CLASSIC_N_PLAYERS; i++)
    {
      g_autofree char *label = g_strdup_printf ("player %u", i + 1);

      if (table->players[i] == NULL)
        continue;
      lab_classic_player_set_log (table->players[i], table->log, label);
      lab_classic_player_begin (table->players[i], table->seed + i);
    }
  return TRUE;
}

/* Private helpers: the game */

/* Prints the legal moves with their numbers. Many moves are in several columns, so that a large
 * board stays in sight. */
static void
print_choices (LabClassicGame *game,
               GArray         *actions)
{
  const LabClassic *classic = lab_classic_game_get_classic (game);
  g_autoptr (GPtrArray) moves = g_ptr_array_new_with_free_func (g_free);
  gsize width = 0;
  guint n_columns = 1;

  for (guint i = 0; i < actions->len; i++)
    {
      char *move = lab_classic_format_action (classic, lab_classic_game_get_state (game),
                                              g_array_index (actions, guint32, i));

      g_ptr_array_add (moves, g_strdup_printf ("%3u) %s", i + 1, move));
      width = MAX (width, strlen (g_ptr_array_index (moves, i)) + GAP);
      g_free (move);
    }
  if (actions->len > MAX_ROWS)
    n_columns = MAX (lab_terminal_get_width () / (guint) width, 1);
  for (guint i = 0; i < moves->len; i++)
    {
      if ((i + 1) % n_columns == 0 || i + 1 == moves->len)
        lab_terminal_say ("%s", (char *) g_ptr_array_index (moves, i));
      else
        lab_terminal_print ("%-*s", (int) width, (char *) g_ptr_array_index (moves, i));
    }
}

/* Asks a person for the number of a move, again and again. Returns FALSE at the end of the
 * input; sets @error only if the question could not be written, or the answer not be read. */
static gboolean
ask_person (LabClassicGame  *game,
            guint32         *action,
            GError         **error)
{
  g_autoptr (GArray) actions = lab_classic_list_actions (lab_classic_game_get_classic (game),
                                                         lab_classic_game_get_state (game));

  print_choices (game, actions);
  for (;;)
    {
      g_autofree char *line = NULL;
      guint64 number;

      lab_terminal_print ("> ");
      if (!lab_terminal_flush (error))
        return FALSE;
      line = lab_terminal_read_line (MAX_LINE, error);
      if (line == NULL)
        {
          lab_terminal_print ("\n");
          return FALSE;
        }
      if (g_ascii_string_to_unsigned (g_strstrip (line), 10, 1, actions->len, &number, NULL))
        {
          *action = g_array_index (actions, guint32, number - 1);
          return TRUE;
        }
      if (actions->len > 1)
        lab_terminal_say (_("Type the number of a move, from 1 to %u."), actions->len);
      else
        lab_terminal_say ("%s", _("Type 1 for the only legal move."));
    }
}

/* Releases a player. A program that cannot be ended is told. */
static void
release (LabClassicPlayer *player)
{
  g_autoptr (LabClassicPlayer) owned = player;
  g_autoptr (GError) error = NULL;

  if (player != NULL && !lab_classic_player_quit (player, &error))
    fprintf (stderr, "labyrinthe-lab: %s\n", error->message);
}

/* Says why a program failed, and lets random moves play for it until the end of the game. */
static void
substitute (Table        *table,
            guint         player,
            const GError *reason)
{
  g_autofree char *name
      = lab_terminal_make_safe (lab_classic_player_get_name (table->players[player]));

  /* Translators: the name of a player that is a program, then a sentence that says why it
   * failed. */
  lab_terminal_say (_("%s plays random turns from now on: %s"), name, reason->message);
  release (table->players[player]);
  table->players[player] = lab_classic_player_new ("random", NULL);
  lab_classic_player_begin (table->players[player], table->seed + player);
}

/* Asks a player that is no person. Only a program can fail, so there is always a move. */
static guint32
ask_player (Table          *table,
            LabClassicGame *game)
{
  guint player = lab_classic_game_get_player (game);
  const LabClassic *classic = lab_classic_game_get_classic (game);
  gconstpointer state = lab_classic_game_get_state (game);
  g_autoptr (GError) reason = NULL;
  g_autofree char *move = NULL;
  g_autofree char *name = NULL;
  guint32 action;

  if (!lab_classic_player_choose (table->players[player], classic, state, &table->limits, NULL,
                                  &action, &reason))
    {
      substitute (table, player, reason);
      lab_classic_player_choose (table->players[player], classic, state, &table->limits, NULL,
                                 &action, NULL);
    }
  move = lab_classic_format_action (classic, state, action);
  name = lab_terminal_make_safe (lab_classic_player_get_name (table->players[player]));
  /* Translators: %u is 1 or 2; the first %s is a player, such as “alphabeta:depth=8”, the second
   * a move, such as “a1-a2”. */
  lab_terminal_say (_("Player %u (%s) plays %s."), player + 1, name, move);
  return action;
}

/* Tells people the rules, and how to play here. */
static void
print_introduction (const Table      *table,
                    const LabClassic *classic,
                    gconstpointer     state)
{
  g_autofree char *notation = lab_classic_format (classic, state);

  if (table->players[0] != NULL && table->players[1] != NULL)
    return;
  lab_classics_print_rule (classic, state, notation);
  lab_terminal_say ("%s\n", _("Type the number of a move. Ctrl-D leaves the game."));
}

static LabCommandStatus
play (Table           *table,
      LabClassicGame  *game,
      GError         **error)
{
  const LabClassic *classic = lab_classic_game_get_classic (game);

  for (;;)
    {
      g_autoptr (GError) reason = NULL;
      guint32 action;

      lab_classics_print_state (classic, lab_classic_game_get_state (game));
      if (!lab_terminal_flush (error))
        return LAB_COMMAND_STATUS_NO;
      if (lab_classic_game_is_over (game))
        return LAB_COMMAND_STATUS_DONE;
      if (table->players[lab_classic_game_get_player (game)] == NULL)
        {
          if (!ask_person (game, &action, &reason))
            {
              if (reason == NULL)
                return LAB_COMMAND_STATUS_DONE;
              g_propagate_error (error, g_steal_pointer (&reason));
              return LAB_COMMAND_STATUS_NO;
            }
        }
      else
        {
          action = ask_player (table, game);
        }
      lab_classic_game_move (game, action, NULL);
      lab_terminal_print ("\n");
    }
}

static LabCommandStatus
run (const LabCommand *self,
     const LabOptions *options,
     GError          **error)
{
  Table table = { 0 };
  g_autofree gpointer start = NULL;
  g_autofree gpointer state = NULL;
  g_autoptr (LabClassicGame) game = NULL;
  const LabClassic *classic
      = lab_classics_operands_take (self, (const char * const *) options->operands, &start, &state,
                                    error);
  LabCommandStatus status = LAB_COMMAND_STATUS_MISUSED;

  if (classic != NULL
      && lab_options_get_seed (options, &table.seed, error)
      && lab_options_get_limits (options, &table.limits, error)
      && (!options->sandbox || lab_sandbox_is_available (error))
      && seat_players (&table, options, error)
      && begin (&table, options, error))
    {
      print_introduction (&table, classic, state);
      game = lab_classic_game_new (classic, state);
      status = play (&table, game, error);
    }
  for (guint i = 0; i < LAB_CLASSIC_N_PLAYERS; i++)
    release (table.players[i]);
  return lab_output_close_log (table.log, options->log, error) ? status : LAB_COMMAND_STATUS_NO;
}

const LabCommand lab_command_classics_play = {
  .word = "play",
  .operands = N_("GAME [POSITION]"),
  .summary = N_("Play one of the games in the terminal"),
  .explanation = {
    N_("Plays a game between two players, from its start or from POSITION. A person types the "
       "number of one of the legal moves. The end of the input (Ctrl-D) leaves the game. Both "
       "players are persons unless --seat says otherwise; the first --seat is for player 1, who "
       "starts."),
    /* Translators: the words before the colons and the equals signs are typed as they are. */
    N_("A player is human; random; minmax or alphabeta, alone or with depth=8, time=0.1, or "
       "nodes=100000 after a colon; or program: with the command line of a program that speaks "
       "labyrinthe-classics-protocol(7)."),
    /* Translators: minmax and alphabeta are typed as they are. */
    N_("With a limit of time or nodes, minmax and alphabeta look one move ahead, then two moves, "
       "and so on, until the limit or their depth is reached. Without a limit and a depth, they "
       "look 4 and 8 moves ahead."),
  },
  .example = "classics play hexapawn:4x4 --seat human --seat alphabeta:depth=8",
  .options = LAB_OPTION_SET_CLASSICS_SEATS | LAB_OPTION_SET_LIMITS | LAB_OPTION_SET_PROGRAMS,
  .run = run,
};
