/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib.h>
#include <glib/gi18n.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "lab-board-text.h"
#include "lab-command.h"
#include "lab-operands.h"
#include "lab-output.h"
#include "lab-sandbox.h"
#include "lab-shift-agent.h"
#include "lab-shift-game.h"
#include "lab-shift-notation.h"
#include "lab-shift-players.h"
#include "lab-shift-program.h"
#include "lab-shift-turn-runner.h"
#include "lab-terminal.h"
#include "lab-text.h"

#define PERSON "person"

/* The length at which input lines are cut, in bytes. It is far more than a turn needs, so that an
 * error message can repeat the line. */
#define MAX_LINE 200

/* A game at the terminal. */
typedef struct
{
  LabShiftTurnRunner *runner;
  LabShiftGame *game;
  gboolean ascii;
  GString *news;            /* events that were not printed yet */
  gboolean is_input_terminal;
  gboolean is_output_terminal;
  gboolean has_hidden_cards;
  gboolean shares_screen;   /* whether several persons share the screen and hide their cards */
  gboolean has_quit;        /* whether a player left before the end */
} Session;

G_GNUC_PRINTF (2, 3)
static void
add_news (Session    *self,
          const char *format,
          ...)
{
  va_list args;

  va_start (args, format);
  g_string_append_vprintf (self->news, format, args);
  va_end (args);
  g_string_append_c (self->news, '\n');
}

static void
print_news (Session *self)
{
  lab_terminal_print ("%s", self->news->str);
  g_string_truncate (self->news, 0);
}

/* Private helpers: events of the game */

static void
on_moved (Session *self,
          guint    seat,
          guint    from G_GNUC_UNUSED,
          guint    to)
{
  guint n_turns = self->game->turns->len;
  char text[LAB_SHIFT_TURN_LENGTH];

  if (n_turns > 0)
    {
      lab_shift_notation_format_turn (lab_shift_game_get_turn (self->game, n_turns - 1), text);
      /* Translators: the name of a player, then a turn in notation. Here and below, you can use
       * the present tense if the past depends on whether the player is a man or a woman. */
      add_news (self, _("%s has played %s."), self->game->names[seat], text);
      return;
    }
  lab_shift_cell_format ((LabShiftCell) to, text);
  /* Translators: the name of a player, then a cell. */
  add_news (self, _("%s has moved to %s."), self->game->names[seat], text);
}

static void
on_found (Session *self,
          guint    seat,
          guint    treasure)
{
  /* Translators: the name of a player, the name of a treasure, and its letter. */
  add_news (self, _("Treasure found by %s: %s (%c)."), self->game->names[seat],
            lab_shift_treasure_get_name ((LabShiftTreasure) treasure),
            lab_shift_treasure_get_letter ((LabShiftTreasure) treasure));
}

static void
on_placed (Session *self,
           guint    seat,
           guint    place)
{
  if (place == 1)
    /* Translators: %s is the name of a player, who can be a man, a woman or the computer; the
     * present tense may be easier. */
    add_news (self, _("%s has won!"), self->game->names[seat]);
  else
    /* Translators: the name of a player, then 2, 3 or 4. */
    add_news (self, _("%s finished in place %u."), self->game->names[seat], place);
}

static void
on_ended (Session *self)
{
  const LabShiftPosition *position = &self->game->position;
  LabShiftSeatSet seats = lab_shift_position_get_seats (position);

  add_news (self, "\n%s", _("The game is over. The ranking:"));
  for (guint place = 1; place <= LAB_SHIFT_N_SEATS; place++)
    {
      for (LabShiftSeat seat = 0; seat < LAB_SHIFT_N_SEATS; seat++)
        {
          if ((seats & LAB_SHIFT_SEAT_BIT (seat)) == 0
              || lab_shift_position_get_place (position, seat) != place)
            continue;
          /* Translators: the place, the name of a player, how many treasures were found, and
           * how many cards were dealt. */
          add_news (self, _("%u. %s, treasures found: %u of %u"), place, self->game->names[seat],
                    position->n_found[seat], position->n_cards[seat]);
        }
    }
}

static void
on_failed (Session    *self,
           guint       seat,
           const char *reason)
{
  /* Translators: the name of a player that is a program, then a sentence that says why it
   * failed. */
  add_news (self, _("%s plays random turns from now on: %s"), self->game->names[seat], reason);
}

/* Private helpers: what a player sees */

static void
print_players (Session *self)
{
  const LabShiftPosition *position = &self->game->position;

  for (LabShiftSeat seat = 0; seat < LAB_SHIFT_N_SEATS; seat++)
    {
      if (self->game->names[seat] == NULL)
        continue;
      /* Translators: the number of a pawn, the name of its player, how many treasures were
       * found, and how many cards were dealt. */
      lab_terminal_say (_("Pawn %u is %s. Treasures found: %u of %u."),
                        seat + 1u, self->game->names[seat], position->n_found[seat],
                        position->n_cards[seat]);
    }
}

static void
print_treasure (const LabShiftPosition *position,
                LabShiftTreasure        treasure)
{
  const char *name = lab_shift_treasure_get_name (treasure);
  char letter = lab_shift_treasure_get_letter (treasure);
  char cell[3];

  if (!lab_shift_cell_is_on_board (position->treasures[treasure]))
    {
      /* Translators: the name of a treasure, then its letter. */
      lab_terminal_say (_("Your card: %s (%c), on the spare tile."), name, letter);
      return;
    }
  lab_shift_cell_format (position->treasures[treasure], cell);
  /* Translators: the name of a treasure, its letter, and the cell where it lies. */
  lab_terminal_say (_("Your card: %s (%c), on %s."), name, letter, cell);
}

/* Prints the goal of the player whose turn it is. Other players must not see it. */
static void
print_sought (Session *self)
{
  const LabShiftPosition *position = &self->game->position;
  LabShiftTreasureSet sought = lab_shift_position_get_sought (position, position->seat);
  char corner[3];

  for (; sought != 0; sought &= sought - 1)
    print_treasure (position, (LabShiftTreasure) __builtin_ctz (sought));
  if (!lab_shift_position_heads_home (position, position->seat))
    return;
  lab_shift_cell_format (lab_shift_seat_get_corner (position->seat), corner);
  /* Translators: %s is a cell, such as a1. */
  lab_terminal_say (_("You have found all your treasures. Return home to %s."), corner);
}

static void
print_table (Session *self)
{
  lab_terminal_print ("\n");
  lab_terminal_say_take (lab_board_text_format_board (&self->game->position, self->ascii));
  print_players (self);
  lab_terminal_print ("\n");
  /* Translators: %s is the name of a player. */
  lab_terminal_say (_("It is your turn, %s."), self->game->names[self->game->position.seat]);
  print_sought (self);
}

/* Private helpers: the commands of a player */

/* Returns whether the notation of the position, which has all cards, may be printed. */
static gboolean
may_reveal (Session *self)
{
  return !self->has_hidden_cards || !self->is_output_terminal;
}

static void
print_help (Session *self)
{
  const char * const words[] = {
    /* Translators: what happens if a player types “show”. */
    "show", _("Draws the board again"),
    /* Translators: what happens if a player types “position”. */
    "position", _("Prints the notation of the position"),
    /* Translators: what happens if a player types “end”. */
    "end", _("Ends the game after a player has won"),
    /* Translators: what happens if a player types “quit”. */
    "quit", _("Leaves the game"),
    /* Translators: what happens if a player types “help”. */
    "help", _("Shows this help"),
  };
  const char *turn = self->game->position.phase == LAB_SHIFT_PHASE_MOVE
                         ? _("The tile is already inserted; type the cell to move your pawn "
                             "to, such as e3.")
                         : _("Type a turn such as Nb=6-e3: the arrow for the spare tile, the "
                             "rotated tile, and the cell to move your pawn to. A tile is a "
                             "hexadecimal digit, the sum of its openings: north 1, east 2, "
                             "south 4, west 8.");
  g_autofree char *lines = lab_text_wrap (turn, lab_terminal_get_width ());
  g_autoptr (LabTextTable) table = lab_text_table_new ("ll");

  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    lab_text_table_add (table, words[i]);
  lab_terminal_say ("%s", lines);
  lab_terminal_print_take (lab_text_table_format (table));
}

static void
show_position (Session *self)
{
  if (may_reveal (self))
    lab_terminal_say_take (lab_shift_notation_format_position (&self->game->position));
  else
    lab_terminal_say ("%s", _("The notation would show the hidden cards. It is printed only "
                              "if cards are open, or if the output is not a terminal."));
}

/* Plays @text, which is a turn, or a cell if the tile is already inserted. */
static gboolean
play_word (Session    *self,
           const char *text,
           GError    **error)
{
  LabShiftSeat seat = self->game->position.seat;
  LabShiftTurn turn;
  LabShiftCell cell;

  if (self->game->position.phase == LAB_SHIFT_PHASE_MOVE)
    return lab_shift_notation_parse_cell (text, &cell, error)
           && lab_shift_game_move (self->game, seat, cell, error);
  return lab_shift_notation_parse_turn (text, &turn, error)
         && lab_shift_game_play_turn (self->game, seat, &turn, error);
}

/* Runs the command on @line. Returns whether the turn is over, because it was played or the
 * player left. */
static gboolean
obey (Session *self,
      char    *line)
{
  g_autoptr (GError) error = NULL;
  const char *word = g_strstrip (line);

  if (strcmp (word, "quit") == 0)
    self->has_quit = TRUE;
  else if (strcmp (word, "end") == 0)
    lab_shift_game_end_game (self->game, &error);
  else if (strcmp (word, "help") == 0)
    print_help (self);
  else if (strcmp (word, "show") == 0)
    print_table (self);
  else if (strcmp (word, "position") == 0)
    show_position (self);
  else if (*word != '\0' && play_word (self, word, &error))
    return TRUE;
  if (error != NULL)
    lab_terminal_say_take (lab_terminal_make_safe (error->message));
  return self->has_quit || self->game->position.phase == LAB_SHIFT_PHASE_OVER;
}

/* Private helpers: the course of a game */

/* Prints the question and reads the answer. The end of the input ends the game, as does an error
 * there, which is then set. */
static char *
ask (Session *self,
     GError **error)
{
  char *line;

  if (self->is_input_terminal)
    lab_terminal_print ("> ");
  if (!lab_terminal_flush (error))
    return NULL;
  line = lab_terminal_read_line (MAX_LINE, error);
  if (line == NULL)
    {
      self->has_quit = TRUE;
      lab_terminal_print ("\n");
    }
  return line;
}

static gboolean
is_person (Session     *self,
           LabShiftSeat seat)
{
  return seat < LAB_SHIFT_N_SEATS
         && (self->runner->persons & LAB_SHIFT_SEAT_BIT (seat)) != 0;
}

/* Waits until a computer player has thought and played its turn. */
static gboolean
watch_turn (Session *self,
            GError **error)
{
  guint n_turns = self->game->turns->len;
  LabShiftSeat seat = self->game->position.seat;

  if (self->is_input_terminal && self->is_output_terminal)
    /* Translators: %s is the name of a player. */
    lab_terminal_say (_("%s thinks…"), self->game->names[seat]);
  if (!lab_terminal_flush (error))
    return FALSE;
  while (self->game->position.phase != LAB_SHIFT_PHASE_OVER
         && self->game->position.seat == seat
         && self->game->turns->len == n_turns)
    {
      lab_shift_turn_runner_advance (self->runner);
      while (lab_shift_turn_runner_get_thinking (self->runner) != LAB_SHIFT_SEAT_NONE)
        g_main_context_iteration (NULL, TRUE);
    }
  print_news (self);
  return TRUE;
}

static gboolean
take_turn (Session *self,
           GError **error)
{
  gboolean done = FALSE;

  lab_shift_turn_runner_advance (self->runner);
  print_table (self);
  while (!done)
    {
      g_autofree char *line = NULL;

      if (self->game->position.phase == LAB_SHIFT_PHASE_MOVE)
        /* Translators: “help” is typed as it is. */
        lab_terminal_say ("%s", _("Type a cell, or “help”:"));
      else
        /* Translators: “help” is typed as it is. */
        lab_terminal_say ("%s", _("Type a turn, or “help”:"));
      line = ask (self, error);
      if (line == NULL)
        return self->has_quit;
      done = obey (self, line);
    }
  return TRUE;
}

/* Clears the screen and the lines above it, so that the next player does not see the card of
 * @last_seat. */
static gboolean
pass_screen (Session     *self,
             LabShiftSeat last_seat,
             GError     **error)
{
  g_autofree char *line = NULL;

  if (!self->shares_screen || !self->is_input_terminal || !self->is_output_terminal)
    return TRUE;
  if (last_seat != LAB_SHIFT_SEAT_NONE)
    fputs ("\033[H\033[2J\033[3J", stdout);
  print_news (self);
  /* Translators: %s is the name of a player. */
  lab_terminal_say (_("Pass the screen to %s and press Enter."),
                    self->game->names[self->game->position.seat]);
  line = ask (self, error);
  if (line == NULL)
    return self->has_quit;
  self->has_quit = strcmp (g_strstrip (line), "quit") == 0;
  return TRUE;
}

/* After a player has won, asks whether the others keep playing for the remaining places. */
static gboolean
ask_to_play_on (Session *self,
                GError **error)
{
  print_news (self);
  if ((self->runner->persons
       & lab_shift_position_get_unplaced (&self->game->position)) == 0)
    {
      lab_shift_game_end_game (self->game, NULL);
      return TRUE;
    }
  while (self->is_input_terminal && self->game->position.phase != LAB_SHIFT_PHASE_OVER)
    {
      g_autofree char *line = NULL;

      lab_terminal_say ("%s", _("The others can keep playing for the other places. Press Enter "
                                "to keep playing, or type “end” to end the game."));
      line = ask (self, error);
      if (line == NULL)
        return self->has_quit;
      g_strstrip (line);
      if (*line == '\0')
        return TRUE;
      if (strcmp (line, "quit") == 0 || strcmp (line, "end") == 0)
        obey (self, line);
      if (self->has_quit)
        return TRUE;
    }
  return TRUE;
}

static gboolean
play_to_end (Session *self,
             GError **error)
{
  const LabShiftPosition *position = &self->game->position;
  LabShiftSeat last_person = LAB_SHIFT_SEAT_NONE;

  while (position->phase != LAB_SHIFT_PHASE_OVER && !self->has_quit)
    {
      guint n_places = position->n_places;
      LabShiftSeat seat = position->seat;

      if (!is_person (self, seat))
        {
          if (!watch_turn (self, error))
            return FALSE;
        }
      else
        {
          if (seat != last_person && !pass_screen (self, last_person, error))
            return FALSE;
          print_news (self);
          last_person = seat;
          if (!self->has_quit && !take_turn (self, error))
            return FALSE;
        }
      /* The position belongs to the game, so n_places may have changed during the turn. */
      /* cppcheck-suppress incorrectLogicOperator */
      if (n_places == 0 && position->n_places > 0 && position->phase != LAB_SHIFT_PHASE_OVER
          && !ask_to_play_on (self, error))
        return FALSE;
    }
  print_news (self);
  return TRUE;
}

static void
say_farewell (Session *self)
{
  if (!may_reveal (self))
    {
      lab_terminal_say ("%s", _("The game ended early. The position is not printed, because "
                                "it would show the hidden cards."));
      return;
    }
  lab_terminal_say ("%s", _("The game ended early. To continue it, type “labyrinthe-lab play "
                            "--position” and this position in quotes:"));
  lab_terminal_say_take (lab_shift_notation_format_position (&self->game->position));
}

/* Public functions */

/**
 * lab_terminal_game_run:
 * @game: a game that is not over
 * @agents: (array fixed-size=4): the player for each seat; %NULL for a person at this terminal
 *   and for an empty seat
 * @limits: the limits for each turn of a computer player
 * @ascii: whether to draw in plain ASCII
 * @error: return location for a #LabCommandError
 *
 * Plays @game at this terminal until it is over or a player leaves. Sets an error if the output
 * could not be written, or the input could not be read.
 */
static void
lab_terminal_game_run (LabShiftGame          *game,
                       LabShiftAgent * const *agents,
                       const LabLimits       *limits,
                       gboolean               ascii,
                       GError               **error)
{
  g_autoptr (LabShiftTurnRunner) runner = lab_shift_turn_runner_new (game, agents);
  g_autoptr (GString) news = g_string_new (NULL);
  LabShiftSeatSet persons = runner->persons;
  Session self = {
    .runner = runner,
    .game = game,
    .ascii = ascii,
    .news = news,
    .is_input_terminal = isatty (STDIN_FILENO),
    .is_output_terminal = isatty (STDOUT_FILENO),
    .has_hidden_cards = (game->position.rules & LAB_SHIFT_RULES_OPEN_CARDS) == 0,
  };

  self.shares_screen = self.has_hidden_cards && (persons & (persons - 1)) != 0;
  runner->limits = *limits;
  g_signal_connect_swapped (runner, "failed", G_CALLBACK (on_failed), &self);
  g_signal_connect_swapped (game, "moved", G_CALLBACK (on_moved), &self);
  g_signal_connect_swapped (game, "found", G_CALLBACK (on_found), &self);
  g_signal_connect_swapped (game, "placed", G_CALLBACK (on_placed), &self);
  g_signal_connect_swapped (game, "ended", G_CALLBACK (on_ended), &self);

  play_to_end (&self, error);
  if (self.has_quit)
    say_farewell (&self);
  g_signal_handlers_disconnect_by_data (game, &self);
  g_signal_handlers_disconnect_by_data (runner, &self);
}

/* Checks that a game from @position can end. All players but one must be able to finish, and a
 * player without cards cannot finish. */
static gboolean
check_playable (const LabShiftPosition *position,
                GError                **error)
{
  guint n_with = 0, n_without = 0;

  if (position->phase == LAB_SHIFT_PHASE_OVER)
    return lab_command_refuse (error,
                               _("That game is over. Choose a position of an unfinished game."));
  for (LabShiftSeat seat = 0; seat < LAB_SHIFT_N_SEATS; seat++)
    {
      if ((lab_shift_position_get_unplaced (position) & LAB_SHIFT_SEAT_BIT (seat)) == 0)
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
seat_names (GStrv           names,
            LabShiftSeatSet seats,
            const char    **seat_name,
            GError        **error)
{
  LabShiftSeat seat = 0;

  for (guint i = 0; names != NULL && names[i] != NULL; i++, seat++)
    {
      while (seat < LAB_SHIFT_N_SEATS && (seats & LAB_SHIFT_SEAT_BIT (seat)) == 0)
        seat++;
      if (seat >= LAB_SHIFT_N_SEATS)
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
seat_players (GStrv           texts,
              gboolean        sandbox,
              LabShiftSeatSet seats,
              LabShiftAgent **agents,
              const char    **names,
              GError        **error)
{
  LabShiftSeat seat = 0;

  for (guint i = 0; texts != NULL && texts[i] != NULL; i++, seat++)
    {
      while (seat < LAB_SHIFT_N_SEATS && (seats & LAB_SHIFT_SEAT_BIT (seat)) == 0)
        seat++;
      if (seat >= LAB_SHIFT_N_SEATS)
        return lab_command_refuse (
            error, _("There are more --seat options than players. Remove some of them."));
      if (strcmp (texts[i], PERSON) == 0)
        continue;
      agents[seat] = lab_shift_players_make (texts[i], error);
      if (agents[seat] == NULL)
        return FALSE;
      if (LAB_IS_SHIFT_PROGRAM (agents[seat]))
        lab_dialogue_set_sandbox (LAB_SHIFT_PROGRAM (agents[seat])->dialogue, sandbox);
      if (names[seat] == NULL)
        names[seat] = texts[i];
    }
  return TRUE;
}

static gboolean
get_deal (const LabOptions *options,
          LabShiftDeal     *deal,
          GError          **error)
{
  GStrv seats = lab_options_list (options, "seat");
  guint n_seats = seats != NULL ? g_strv_length (seats) : 0;

  if (lab_options_get (options, "players") != NULL || n_seats < 2)
    return lab_options_get_deal (options, deal, error);
  if (n_seats > LAB_SHIFT_N_SEATS)
    return lab_command_refuse (error, _("At most four players can play. Remove some --seat "
                                        "options."));
  return lab_options_get_deal_for (options, n_seats, deal, error);
}

/* Returns whether the user gave any option about the deal. */
static gboolean
touches_deal (const LabOptions *self)
{
  return lab_options_get (self, "seed") != NULL || lab_options_get (self, "players") != NULL
      || lab_options_get (self, "cards") != NULL || lab_options_has (self, "last-treasure")
      || lab_options_has (self, "open-cards") || lab_options_has (self, "random-tiles");
}

static gboolean
get_position (const LabOptions *options,
              LabShiftPosition *position,
              LabShiftDeal     *deal,
              GError          **error)
{
  if (lab_options_get (options, "position") == NULL)
    {
      if (!get_deal (options, deal, error))
        return FALSE;
      lab_shift_deal_position (deal, position);
      return TRUE;
    }
  if (touches_deal (options))
    return lab_command_refuse (
        error, _("A position already contains players, cards, and variants. Use either "
                 "--position or the options for a deal."));
  return lab_operands_read_position (lab_options_get (options, "position"), position, error)
         && check_playable (position, error);
}

/* The players and the position that they start from. */
typedef struct
{
  LabShiftPosition position;
  LabShiftDeal deal;
  const char *names[LAB_SHIFT_N_SEATS];
  LabShiftAgent *agents[LAB_SHIFT_N_SEATS];    /* NULL for persons */
  LabLimits limits;
} Table;

static gboolean
set_table (Table            *table,
           const LabOptions *options,
           GError          **error)
{
  LabShiftSeatSet seats;

  if (!get_position (options, &table->position, &table->deal, error)
      || !lab_options_get_limits (options, &table->limits, error))
    return FALSE;
  seats = lab_shift_position_get_seats (&table->position);
  return seat_names (lab_options_list (options, "name"), seats, table->names, error)
      && (!lab_options_has (options, "sandbox") || lab_sandbox_is_available (error))
      && seat_players (lab_options_list (options, "seat"), lab_options_has (options, "sandbox"),
                       seats, table->agents, table->names, error);
}

/* Opens the log of all programs. Each line begins with the number of the program's seat. */
static gboolean
open_log (Table             *table,
          const LabOptions  *options,
          LabDialogueLog   **log,
          GError           **error)
{
  if (!lab_output_open_log (options, log, error))
    return FALSE;
  for (LabShiftSeat seat = 0; *log != NULL && seat < LAB_SHIFT_N_SEATS; seat++)
    {
      g_autofree char *label = g_strdup_printf ("seat %u", seat + 1u);

      if (table->agents[seat] != NULL && LAB_IS_SHIFT_PROGRAM (table->agents[seat]))
        lab_dialogue_set_log (LAB_SHIFT_PROGRAM (table->agents[seat])->dialogue, *log, label);
    }
  return TRUE;
}

static void
play (const Table      *table,
      const LabOptions *options,
      GError          **error)
{
  g_autoptr (LabShiftGame) game = NULL;

  if (lab_options_get (options, "position") == NULL)
    {
      g_autofree char *seed = g_strdup_printf ("%" G_GUINT64_FORMAT, table->deal.seed);

      game = lab_shift_game_new (&table->deal, table->names);
      /* Translators: %s is the number that determines the labyrinth and the cards. */
      lab_terminal_say (_("The seed of this game is %s."), seed);
    }
  else
    {
      game = lab_shift_game_new_from_position (&table->position, table->names);
    }
  lab_terminal_game_run (game, table->agents, &table->limits, lab_options_has (options, "ascii"),
                         error);
}

/* Releases a player. A program that cannot be ended is told. */
static void
release (LabShiftAgent *agent)
{
  g_autoptr (LabShiftAgent) owned = agent;
  g_autoptr (GError) error = NULL;

  if (agent != NULL && LAB_IS_SHIFT_PROGRAM (agent))
    lab_shift_program_quit (LAB_SHIFT_PROGRAM (agent), &error);
  if (error != NULL)
    fprintf (stderr, "labyrinthe-lab: %s\n", error->message);
}

static LabCommandStatus
run (const LabCommand *self,
     const LabOptions *options,
     GError          **error)
{
  Table table = { .limits = { .time = G_USEC_PER_SEC } };
  LabDialogueLog *log = NULL;

  if (lab_operands_expect (self, options->operands, 0, 0, error)
      && set_table (&table, options, error) && lab_command_check_limits (error)
      && open_log (&table, options, &log, error))
    play (&table, options, error);
  for (LabShiftSeat seat = 0; seat < LAB_SHIFT_N_SEATS; seat++)
    release (table.agents[seat]);
  return lab_output_close_log (log, options, LAB_COMMAND_STATUS_DONE, error);
}

static const GOptionEntry table_options[] = {
  { "name", 'n', 0, G_OPTION_ARG_FILENAME_ARRAY, NULL,
    N_("Name of a player; repeat for each player, in the order of the seats"),
    /* Translators: stands for a name after an option, as in “--name=NAME”. */
    N_("NAME") },
  { "seat", 'S', 0, G_OPTION_ARG_FILENAME_ARRAY, NULL,
    /* Translators: “person” and “program:” are typed as they are; LEVEL, OPTION and PROGRAM are
     * placeholders. */
    N_("Player: person, LEVEL[:OPTION,…], or program:PROGRAM; repeat for each seat, in order "
       "(default: person)"),
    /* Translators: stands for a player after an option, as in “--seat=WHO”. */
    N_("WHO") },
  { "position", 'f', 0, G_OPTION_ARG_FILENAME, NULL,
    N_("Start from this position instead of a deal"), N_("POSITION") },
  { NULL },
};

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
  .options = { lab_options_deal, lab_options_players, table_options, lab_options_drawing,
               lab_options_limits, lab_options_programs },
  .run = run,
};
