/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gi18n.h>
#include <stdio.h>
#include <string.h>

#include "lab-classic-game.h"
#include "lab-classic-player.h"
#include "lab-classic-solver.h"
#include "lab-classics-operands.h"
#include "lab-command.h"
#include "lab-job.h"
#include "lab-output.h"
#include "lab-sandbox.h"
#include "lab-terminal.h"
#include "lab-text.h"

/* Prints the name of a game and its rules with the options of @state. */
static void
print_rule (const LabClassic *classic,
            gconstpointer     state,
            const char       *notation)
{
  g_autofree char *text = lab_classic_tell_rule (classic, state);

  /* Translators: the name of a game and what is typed for it, such as “Matches: matches:17”; or a
   * move and its value, such as “a1-a2: wins in 5 moves”. */
  lab_terminal_say (_("%s: %s"), _(classic->name), notation);
  lab_terminal_say_take (lab_text_wrap (text, lab_terminal_get_width ()));
}

static void
print_games (void)
{
  const LabClassic * const *all = lab_classic_get_all ();

  for (guint i = 0; all[i] != NULL; i++)
    {
      g_autofree gpointer start = lab_classic_new_start (all[i], NULL, NULL);

      if (i > 0)
        lab_terminal_print ("\n");
      print_rule (all[i], start, all[i]->usage);
    }
}

static void
print_moves (const LabClassic *classic,
             gconstpointer     state)
{
  g_autoptr (GArray) actions = lab_classic_list_actions (classic, state);
  g_autoptr (GString) moves = g_string_new (NULL);

  for (guint i = 0; i < actions->len; i++)
    {
      g_autofree char *move = classic->format_action (state, g_array_index (actions, guint32, i));

      g_string_append_printf (moves, i > 0 ? " %s" : "%s", move);
    }
  if (actions->len > 0)
    lab_terminal_say_take (lab_text_wrap (moves->str, lab_terminal_get_width ()));
}

/* Prints a drawing of a position, and who is to move or has won. */
static void
print_state (const LabClassic *classic,
             gconstpointer     state)
{
  lab_terminal_print_take (classic->draw (state));
  if (!classic->rules->is_over (state))
    lab_terminal_say (_("Player %u is to move."), lab_classic_get_player (classic, state) + 1);
  else if (lab_classic_get_winner (classic, state) != LAB_CLASSIC_NOBODY)
    lab_terminal_say (_("Player %u has won."), lab_classic_get_winner (classic, state) + 1);
  else
    lab_terminal_say (_("The game is a draw."));
}

static LabCommandStatus
show_run (const LabCommand  *self,
          const LabOptions  *options,
          GError           **error)
{
  g_autofree gpointer start = NULL;
  g_autofree gpointer state = NULL;
  g_autofree char *game = NULL;
  g_autofree char *position = NULL;
  const LabClassic *classic;

  if (options->operands[0] == NULL)
    {
      print_games ();
      return LAB_COMMAND_STATUS_DONE;
    }
  classic = lab_classics_operands_take (self, options->operands, &start, &state, error);
  if (classic == NULL)
    return LAB_COMMAND_STATUS_MISUSED;
  game = lab_classic_format (classic, state);
  position = lab_classic_format_position (classic, state);
  lab_terminal_say ("%s\n%s\n", game, position);
  print_state (classic, state);
  print_moves (classic, state);
  return LAB_COMMAND_STATUS_DONE;
}

static const LabCommand lab_command_classics_show = {
  .word = "show",
  /* Translators: what to type after the command; the part in brackets can be left out. */
  .operands = N_("[GAME [POSITION]]"),
  .summary = N_("Explain the games, or draw a position"),
  .explanation = {
    N_("Prints the rules of the games. With GAME, such as hexapawn:4x4, prints the game and a "
       "position in notation, a drawing, the player to move, and the legal moves. The position "
       "is the start of the game unless POSITION follows."),
  },
  .example = "classics show tictactoe \"x.o/.x./... 2\"",
  .run = show_run,
};

/* A search in a thread. */
typedef struct
{
  const LabClassic *classic;
  gconstpointer state;
  LabLimits limits;
  LabClassicSolution *solution;
  LabClassicProgress reached;
  guint n_moves;        /* legal moves */
} Search;

/* Private helpers: the result */

static const char *
get_word (int value)
{
  return value >= LAB_WIN ? "win" : value <= -LAB_WIN ? "loss" : "draw";
}

/* Returns the value that the player to move reaches at least, by the best move whose value is
 * known; the value of a loss if nothing is proved. */
static int
get_proved (const LabClassicSolution *solution)
{
  int proved = -LAB_WIN;

  for (guint i = 0; i < solution->moves->len; i++)
    proved = MAX (proved, g_array_index (solution->moves, LabClassicMoveValue, i).value);
  return proved;
}

static void
print_value (const char *indent,
             int         value)
{
  lab_terminal_print ("%s\"value\": \"%s\"", indent, get_word (value));
  if (lab_value_is_decided (value))
    lab_terminal_print (", \"moves_to_end\": %u", lab_value_get_distance (value));
}

/* Prints JSON (RFC 8259). The texts of games, positions, and moves need no escapes. */
static void
print_json (const LabClassic         *classic,
            gconstpointer             state,
            const LabClassicSolution *solution)
{
  g_autofree char *game = lab_classic_format (classic, state);
  g_autofree char *position = lab_classic_format_position (classic, state);
  char seconds[G_ASCII_DTOSTR_BUF_SIZE];

  lab_terminal_print ("{\n  \"game\": \"%s\",\n  \"position\": \"%s\",\n  \"solved\": %s,\n", game,
                      position, solution->solved ? "true" : "false");
  if (solution->solved)
    {
      print_value ("  ", solution->value);
      lab_terminal_print (",\n");
    }
  else if (get_proved (solution) > -LAB_WIN)
    {
      print_value ("  \"at_least\": { ", get_proved (solution));
      lab_terminal_print (" },\n");
    }
  lab_terminal_print ("  \"moves\": [");
  for (guint i = 0; i < solution->moves->len; i++)
    {
      LabClassicMoveValue *move = &g_array_index (solution->moves, LabClassicMoveValue, i);
      g_autofree char *text = classic->format_action (state, move->action);

      lab_terminal_print ("%s\n    { \"move\": \"%s\"", i > 0 ? "," : "", text);
      if (solution->solved)
        lab_terminal_print (", \"best\": %s", move->value == solution->value ? "true" : "false");
      print_value (", ", move->value);
      lab_terminal_print (" }");
    }
  lab_terminal_print (solution->moves->len > 0 ? "\n  ],\n" : "],\n");
  g_ascii_formatd (seconds, sizeof seconds, "%.6f", (double) solution->time / G_USEC_PER_SEC);
  lab_terminal_print ("  \"nodes\": %" G_GUINT64_FORMAT ",\n  \"seconds\": %s\n}\n",
                      solution->nodes, seconds);
}

/* Prints the moves with known values that are best or not. None is known to be the best as long as
 * a value is missing. */
static void
solve_print_moves (const LabClassic         *classic,
                   gconstpointer             state,
                   const LabClassicSolution *solution,
                   gboolean                  best)
{
  for (guint i = 0; i < solution->moves->len; i++)
    {
      LabClassicMoveValue *move = &g_array_index (solution->moves, LabClassicMoveValue, i);
      g_autofree char *text = classic->format_action (state, move->action);
      g_autofree char *value = lab_classic_describe_value (move->value);
      g_autofree char *line = g_strdup_printf (_("%s: %s"), text, value);

      if ((solution->solved && move->value == solution->value) == best)
        lab_terminal_say ("%c %s", best ? '*' : ' ', line);
    }
}

/* Prints what the known values prove: with one move that wins, the player wins. Another move may
 * win sooner. */
static void
print_proved (guint player,
              int   value)
{
  guint distance = lab_value_is_decided (value) ? lab_value_get_distance (value) : 0;

  if (value >= LAB_WIN)
    /* Translators: the first number is the player, 1 or 2; the second one chooses the plural form:
     * it is the number of moves of both players. */
    lab_terminal_say (ngettext ("Player %u wins in at most %u move.",
                                "Player %u wins in at most %u moves.", distance),
                      player, distance);
  else if (value > -LAB_WIN)
    /* Translators: %u is 1 or 2; the result of perfect play is a draw, or the player wins. */
    lab_terminal_say (_("Player %u reaches at least a draw."), player);
}

/* Prints why a search was stopped, and what it had found. */
static void
print_partial (const LabClassic         *classic,
               gconstpointer             state,
               const LabClassicSolution *solution,
               gboolean                  interrupted)
{
  g_autoptr (GArray) actions = lab_classic_list_actions (classic, state);

  lab_terminal_say ("%s", interrupted ? _("Interrupted.") : _("Not solved within the limits."));
  print_proved (lab_classic_get_player (classic, state) + 1, get_proved (solution));
  /* Translators: the second number chooses the plural form: it is the number of legal moves, and
   * the first number says for how many of them the result of perfect play is known. */
  lab_terminal_say (ngettext ("Result known for %u of %u move.",
                              "Result known for %u of %u moves.", actions->len),
                    solution->moves->len, actions->len);
}

static void
print_text (const LabClassic         *classic,
            gconstpointer             state,
            const LabClassicSolution *solution,
            gboolean                  interrupted)
{
  g_autofree char *nodes = lab_text_format_count (solution->nodes);

  if (solution->solved)
    {
      g_autofree char *value = lab_classic_describe_value (solution->value);

      /* Translators: %u is 1 or 2; %s is the result of perfect play, such as “wins in 5 moves” or
       * “draw”. */
      lab_terminal_say (_("Player %u: %s"), lab_classic_get_player (classic, state) + 1, value);
    }
  else
    {
      print_partial (classic, state, solution, interrupted);
    }
  solve_print_moves (classic, state, solution, TRUE);
  solve_print_moves (classic, state, solution, FALSE);
  /* Translators: a node is a position that a search looks at; %s is their number, with its digits
   * in groups; the time is in seconds. */
  lab_terminal_say (ngettext ("%s node, %.3f s", "%s nodes, %.3f s", (gulong) solution->nodes),
                    nodes, (double) solution->time / G_USEC_PER_SEC);
}

/* Private helpers: the search, in a thread, so that the main thread notices Ctrl-C */

static void
solve (LabJob       *job G_GNUC_UNUSED,
       GCancellable *cancellable,
       gpointer      data)
{
  Search *self = data;

  lab_classic_solve (self->classic, self->state, &self->limits, &self->reached, cancellable,
                     self->solution);
}

/* Shows how far the search is. */
static void
show_progress (LabProgress *progress,
               gpointer     data)
{
  Search *self = data;
  int depth = g_atomic_int_get (&self->reached.depth);
  g_autoptr (GString) text = g_string_new (NULL);

  if (depth > 0)
    {
      /* Translators: how many moves a search looks ahead now. */
      g_string_append_printf (text, _("Depth: %u."), (guint) depth);
      g_string_append_c (text, ' ');
    }
  g_string_append_printf (text, ngettext ("Result known for %u of %u move.",
                                          "Result known for %u of %u moves.", self->n_moves),
                          (guint) g_atomic_int_get (&self->reached.n_known), self->n_moves);
  lab_progress_say (progress, text->str);
}

static LabCommandStatus
solve_run (const LabCommand  *self,
           const LabOptions  *options,
           GError           **error)
{
  g_auto (LabClassicSolution) solution = { 0 };
  g_autofree gpointer start = NULL;
  g_autofree gpointer state = NULL;
  g_autoptr (GArray) actions = NULL;
  Search search = { .solution = &solution };
  gboolean interrupted;

  search.classic = lab_classics_operands_take (self, options->operands, &start, &state, error);
  search.state = state;
  if (search.classic == NULL || !lab_options_get_limits (options, &search.limits, error)
      || !lab_command_check_limits (error))
    return LAB_COMMAND_STATUS_MISUSED;
  actions = lab_classic_list_actions (search.classic, state);
  search.n_moves = actions->len;
  interrupted = !lab_job_run (solve, 0, NULL, show_progress, &search) && !solution.solved;
  if (lab_options_has (options, "json"))
    print_json (search.classic, state, &solution);
  else
    print_text (search.classic, state, &solution, interrupted);
  if (interrupted)
    return LAB_COMMAND_STATUS_INTERRUPTED;
  return solution.solved ? LAB_COMMAND_STATUS_DONE : LAB_COMMAND_STATUS_NO;
}

static const GOptionEntry limit_options[] = {
  { "time", 't', 0, G_OPTION_ARG_FILENAME, NULL,
    N_("Give up after this time (default: no limit)"), N_("SECONDS") },
  { "nodes", 0, 0, G_OPTION_ARG_FILENAME, NULL,
    /* Translators: a node is a position that a search looks at. */
    N_("Give up after this number of nodes (default: no limit)"), N_("N") },
  { NULL },
};

static const LabCommand lab_command_classics_solve = {
  .word = "solve",
  /* Translators: what to type after the command; the part in brackets can be left out. */
  .operands = N_("GAME [POSITION]"),
  .summary = N_("Find the result of perfect play"),
  .explanation = {
    N_("Prints what perfect play leads to for the player to move, and then the same for each "
       "legal move, with a star before the best ones: a win or a loss with the number of moves of "
       "both players until the end, or a draw. The values are exact. The last line has the number "
       "of nodes that the search visited, and the time."),
    N_("Large boards take longer than anyone can wait. With --time or --nodes, the search gives up "
       "there, and the exit status is 1. The first Ctrl-C ends the search, with exit status 130. "
       "In both cases the values that are known so far are printed."),
  },
  .example = "classics solve hexapawn:4x4",
  .options = { limit_options, lab_options_json },
  .run = solve_run,
};

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
    /* Translators: %s is what was typed; the names of players and “program:” are typed as they
     * are. */
    lab_command_refuse (error, _("“%s” is not a player; use human, random, minmax, alphabeta, or "
                                 "program: with a program."), LAB_QUOTED (text, MAX_LINE));
  else if (player == NULL)
    g_propagate_error (error, g_steal_pointer (&reason));
  return player;
}

static gboolean
seat_players (Table             *table,
              const LabOptions  *options,
              GError           **error)
{
  GStrv seats = lab_options_list (options, "seat");
  guint n_seats = seats != NULL ? g_strv_length (seats) : 0;

  if (n_seats > LAB_CLASSIC_N_PLAYERS)
    return lab_command_refuse (error, _("Only two players can play. Remove some --seat options."));
  for (guint i = 0; i < n_seats; i++)
    {
      if (strcmp (seats[i], LAB_CLASSICS_HUMAN) == 0)
        continue;
      table->players[i] = make_player (seats[i], error);
      if (table->players[i] == NULL)
        return FALSE;
      if (table->players[i]->dialogue != NULL)
        lab_dialogue_set_sandbox (table->players[i]->dialogue,
                                  lab_options_has (options, "sandbox"));
    }
  return TRUE;
}

/* Opens the log, and starts the game for all players. */
static gboolean
begin (Table             *table,
       const LabOptions  *options,
       GError           **error)
{
  if (!lab_output_open_log (options, &table->log, error))
    return FALSE;
  for (guint i = 0; i < LAB_CLASSIC_N_PLAYERS; i++)
    {
      g_autofree char *label = g_strdup_printf ("player %u", i + 1);

      if (table->players[i] == NULL)
        continue;
      if (table->players[i]->dialogue != NULL)
        lab_dialogue_set_log (table->players[i]->dialogue, table->log, label);
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
  const LabClassic *classic = game->classic;
  g_autoptr (GPtrArray) moves = g_ptr_array_new_with_free_func (g_free);
  gsize width = 0;
  guint n_columns = 1;

  for (guint i = 0; i < actions->len; i++)
    {
      char *move = classic->format_action (game->state, g_array_index (actions, guint32, i));

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
  g_autoptr (GArray) actions = lab_classic_list_actions (game->classic, game->state);

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
  g_autofree char *name = lab_terminal_make_safe (table->players[player]->name);

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
  guint player = lab_classic_get_player (game->classic, game->state);
  const LabClassic *classic = game->classic;
  gconstpointer state = game->state;
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
  move = classic->format_action (state, action);
  name = lab_terminal_make_safe (table->players[player]->name);
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
  print_rule (classic, state, notation);
  lab_terminal_say ("%s\n", _("Type the number of a move. Ctrl-D leaves the game."));
}

static void
play (Table           *table,
      LabClassicGame  *game,
      GError         **error)
{
  for (;;)
    {
      guint32 action;

      print_state (game->classic, game->state);
      if (!lab_terminal_flush (error) || lab_play_is_over (game))
        return;
      if (table->players[lab_classic_get_player (game->classic, game->state)] != NULL)
        action = ask_player (table, game);
      else if (!ask_person (game, &action, error))
        return;
      lab_classic_game_move (game, action, NULL);
      lab_terminal_print ("\n");
    }
}

static LabCommandStatus
play_run (const LabCommand  *self,
          const LabOptions  *options,
          GError           **error)
{
  Table table = { 0 };
  g_autofree gpointer start = NULL;
  g_autofree gpointer state = NULL;
  g_autoptr (LabClassicGame) game = NULL;
  const LabClassic *classic
      = lab_classics_operands_take (self, options->operands, &start, &state, error);

  if (classic != NULL
      && lab_options_get_seed (options, &table.seed, error)
      && lab_options_get_limits (options, &table.limits, error)
      && (!lab_options_has (options, "sandbox") || lab_sandbox_is_available (error))
      && seat_players (&table, options, error)
      && begin (&table, options, error))
    {
      print_introduction (&table, classic, state);
      game = lab_classic_game_new (classic, state);
      play (&table, game, error);
    }
  for (guint i = 0; i < LAB_CLASSIC_N_PLAYERS; i++)
    release (table.players[i]);
  return lab_output_close_log (table.log, options, LAB_COMMAND_STATUS_DONE, error);
}

static const LabCommand lab_command_classics_play = {
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
  .options = { lab_options_limits, lab_classics_seat_options, lab_options_programs },
  .run = play_run,
};

static const LabCommand * const commands[] = {
  &lab_command_classics_show,
  &lab_command_classics_play,
  &lab_command_classics_solve,
  &lab_command_classics_arena,
  &lab_command_classics_tree,
  NULL,
};

const LabCommand lab_command_classics = {
  .word = "classics",
  /* Translators: what a group of commands is about: small games such as tic-tac-toe. */
  .summary = N_("Study small games and the search of their trees"),
  .commands = commands,
};
