/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-terminal-game.h"

#include <string.h>

#include <glib/gi18n.h>

#include "lab-controller.h"
#include "lab-turn-runner.h"
#include "lab-columns.h"
#include "lab-terminal.h"
#include "lab-text.h"
#include "lab-notation.h"

/* The length at which input lines are cut, in bytes. It is far more than a turn needs, so that an
 * error message can repeat the line. */
#define MAX_LINE 200

/* A game at the terminal. */
typedef struct
{
  LabTurnRunner *runner;
  LabController *controller;
  LabGame *game;
  LabBoardTextStyle style;
  GString *news;            /* events that were not printed yet */
  gboolean is_input_terminal;
  gboolean is_output_terminal;
  gboolean has_hidden_cards;
  gboolean shares_screen;   /* whether several persons share the screen and hide their cards */
  gboolean has_quit;        /* whether a player left before the end */
} Session;

static const char *
get_name (Session *self,
          LabSeat  seat)
{
  return lab_player_get_name (lab_game_get_player (self->game, seat));
}

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
  guint n_turns = lab_game_get_n_turns (self->game);
  char text[LAB_TURN_LENGTH];

  if (n_turns > 0)
    {
      lab_notation_format_turn (lab_game_get_turn (self->game, n_turns - 1), text);
      /* Translators: the name of a player, then a turn in notation. Here and below, you can use
       * the present tense if the past depends on whether the player is a man or a woman. */
      add_news (self, _("%s has played %s."), get_name (self, (LabSeat) seat), text);
      return;
    }
  lab_cell_format ((LabCell) to, text);
  /* Translators: the name of a player, then a cell. */
  add_news (self, _("%s has moved to %s."), get_name (self, (LabSeat) seat), text);
}

static void
on_found (Session *self,
          guint    seat,
          guint    treasure)
{
  /* Translators: the name of a player, the name of a treasure, and its letter. */
  add_news (self, _("Treasure found by %s: %s (%c)."), get_name (self, (LabSeat) seat),
            lab_treasure_get_name ((LabTreasure) treasure),
            lab_treasure_get_letter ((LabTreasure) treasure));
}

static void
on_placed (Session *self,
           guint    seat,
           guint    place)
{
  if (place == 1)
    /* Translators: %s is the name of a player, who can be a man, a woman or the computer; the
     * present tense may be easier. */
    add_news (self, _("%s has won!"), get_name (self, (LabSeat) seat));
  else
    /* Translators: the name of a player, then 2, 3 or 4. */
    add_news (self, _("%s finished in place %u."), get_name (self, (LabSeat) seat), place);
}

static void
on_ended (Session *self)
{
  const LabPosition *position = lab_game_get_position (self->game);
  LabSeatSet seats = lab_position_get_seats (position);

  add_news (self, "\n%s", _("The game is over. The ranking:"));
  for (guint place = 1; place <= LAB_N_SEATS; place++)
    {
      for (LabSeat seat = 0; seat < LAB_N_SEATS; seat++)
        {
          if ((seats & LAB_SEAT_BIT (seat)) == 0
              || lab_position_get_place (position, seat) != place)
            continue;
          /* Translators: the place, the name of a player, how many treasures were found, and
           * how many cards were dealt. */
          add_news (self, _("%u. %s, treasures found: %u of %u"), place, get_name (self, seat),
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
  add_news (self, _("%s plays random turns from now on: %s"), get_name (self, (LabSeat) seat),
            reason);
}

/* Private helpers: what a player sees */

static void
print_board (Session *self)
{
  g_autofree char *board = lab_board_text_format_board (lab_game_get_position (self->game),
                                                        self->style);

  lab_terminal_print ("\n%s\n", board);
}

static void
print_players (Session *self)
{
  GListModel *players = lab_game_get_players (self->game);

  for (guint i = 0; i < g_list_model_get_n_items (players); i++)
    {
      g_autoptr (LabPlayer) player = g_list_model_get_item (players, i);
      guint n_found = lab_player_get_n_found (player);

      /* Translators: the number of a pawn, the name of its player, how many treasures were
       * found, and how many cards were dealt. */
      lab_terminal_say (_("Pawn %u is %s. Treasures found: %u of %u."),
                        lab_player_get_seat (player) + 1u, lab_player_get_name (player), n_found,
                        n_found + lab_player_get_n_left (player));
    }
}

static void
print_treasure (const LabPosition *position,
                LabTreasure        treasure)
{
  const char *name = lab_treasure_get_name (treasure);
  char letter = lab_treasure_get_letter (treasure);
  char cell[3];

  if (!lab_cell_is_on_board (position->treasures[treasure]))
    {
      /* Translators: the name of a treasure, then its letter. */
      lab_terminal_say (_("Your card: %s (%c), on the spare tile."), name, letter);
      return;
    }
  lab_cell_format (position->treasures[treasure], cell);
  /* Translators: the name of a treasure, its letter, and the cell where it lies. */
  lab_terminal_say (_("Your card: %s (%c), on %s."), name, letter, cell);
}

/* Prints the goal of the player whose turn it is. Other players must not see it. */
static void
print_sought (Session *self)
{
  const LabPosition *position = lab_game_get_position (self->game);
  LabTreasureSet sought = lab_position_get_sought (position, position->seat);
  char corner[3];

  for (; sought != 0; sought &= sought - 1)
    print_treasure (position, (LabTreasure) __builtin_ctz (sought));
  if (!lab_position_heads_home (position, position->seat))
    return;
  lab_cell_format (lab_seat_get_corner (position->seat), corner);
  /* Translators: %s is a cell, such as a1. */
  lab_terminal_say (_("You have found all your treasures. Return home to %s."), corner);
}

static void
print_table (Session *self)
{
  print_board (self);
  print_players (self);
  lab_terminal_print ("\n");
  /* Translators: %s is the name of a player. */
  lab_terminal_say (_("It is your turn, %s."), get_name (self, lab_game_get_seat (self->game)));
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
print_position (Session *self)
{
  g_autofree char *text = lab_notation_format_position (lab_game_get_position (self->game));

  lab_terminal_say ("%s", text);
}

static void
print_help (Session *self)
{
  static const char * const words[] = { "show", "position", "end", "quit", "help" };
  const char * const meanings[] = {
    /* Translators: what happens if a player types “show”. */
    _("Draws the board again"),
    /* Translators: what happens if a player types “position”. */
    _("Prints the notation of the position"),
    /* Translators: what happens if a player types “end”. */
    _("Ends the game after a player has won"),
    /* Translators: what happens if a player types “quit”. */
    _("Leaves the game"),
    /* Translators: what happens if a player types “help”. */
    _("Shows this help"),
  };
  const char *turn = lab_game_get_phase (self->game) == LAB_PHASE_MOVE
                         ? _("The tile is already inserted; type the cell to move your pawn "
                             "to, such as e3.")
                         : _("Type a turn such as Nb=6-e3: the arrow for the spare tile, the "
                             "rotated tile, and the cell to move your pawn to. A tile is a "
                             "hexadecimal digit, the sum of its openings: north 1, east 2, "
                             "south 4, west 8.");
  g_autofree char *lines = lab_text_wrap (turn, lab_terminal_get_width ());
  g_autoptr (LabColumns) columns = lab_columns_new ("ll");
  g_autofree char *table = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    {
      lab_columns_add (columns, words[i]);
      lab_columns_add (columns, meanings[i]);
    }
  table = lab_columns_format (columns);
  lab_terminal_print ("%s\n%s", lines, table);
}

static void
show_position (Session *self)
{
  if (may_reveal (self))
    print_position (self);
  else
    lab_terminal_say ("%s", _("The notation would show the hidden cards. It is printed only "
                              "if cards are open, or if the output is not a terminal."));
}

static void
print_refusal (const GError *error)
{
  g_autofree char *message = lab_terminal_make_safe (error->message);

  lab_terminal_say ("%s", message);
}

static void
end_game (Session *self)
{
  g_autoptr (GError) error = NULL;

  if (!lab_controller_end_game (self->controller, &error))
    print_refusal (error);
}

/* Plays @text, which is a turn, or a cell if the tile is already inserted. */
static gboolean
play (Session    *self,
      const char *text,
      GError    **error)
{
  LabSeat seat = lab_game_get_seat (self->game);
  LabTurn turn;
  LabCell cell;

  if (lab_game_get_phase (self->game) == LAB_PHASE_MOVE)
    return lab_notation_parse_cell (text, &cell, error)
           && lab_controller_move (self->controller, seat, cell, error);
  return lab_notation_parse_turn (text, &turn, error)
         && lab_controller_play_turn (self->controller, seat, &turn, error);
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
    end_game (self);
  else if (strcmp (word, "help") == 0)
    print_help (self);
  else if (strcmp (word, "show") == 0)
    print_table (self);
  else if (strcmp (word, "position") == 0)
    show_position (self);
  else if (*word != '\0' && play (self, word, &error))
    return TRUE;
  else if (error != NULL)
    print_refusal (error);
  return self->has_quit || lab_game_get_phase (self->game) == LAB_PHASE_OVER;
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
is_person (Session *self,
           LabSeat  seat)
{
  return seat < LAB_N_SEATS
         && (lab_turn_runner_get_persons (self->runner) & LAB_SEAT_BIT (seat)) != 0;
}

/* Waits until a computer player has thought and played its turn. */
static gboolean
watch_turn (Session *self,
            GError **error)
{
  guint n_turns = lab_game_get_n_turns (self->game);
  LabSeat seat = lab_game_get_seat (self->game);

  if (self->is_input_terminal && self->is_output_terminal)
    /* Translators: %s is the name of a player. */
    lab_terminal_say (_("%s thinks…"), get_name (self, seat));
  if (!lab_terminal_flush (error))
    return FALSE;
  while (lab_game_get_phase (self->game) != LAB_PHASE_OVER && lab_game_get_seat (self->game) == seat
         && lab_game_get_n_turns (self->game) == n_turns)
    {
      lab_turn_runner_advance (self->runner);
      while (lab_turn_runner_get_thinking (self->runner) != LAB_SEAT_NONE)
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

  lab_turn_runner_advance (self->runner);
  print_table (self);
  while (!done)
    {
      g_autofree char *line = NULL;

      if (lab_game_get_phase (self->game) == LAB_PHASE_MOVE)
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

/* Clears the screen, so that the next player does not see the card of @last_seat. */
static gboolean
pass_screen (Session *self,
             LabSeat  last_seat,
             GError **error)
{
  g_autofree char *line = NULL;

  if (!self->shares_screen || !self->is_input_terminal || !self->is_output_terminal)
    return TRUE;
  if (last_seat != LAB_SEAT_NONE)
    lab_terminal_clear ();
  print_news (self);
  /* Translators: %s is the name of a player. */
  lab_terminal_say (_("Pass the screen to %s and press Enter."),
                    get_name (self, lab_game_get_seat (self->game)));
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
  if ((lab_turn_runner_get_persons (self->runner)
       & lab_position_get_unplaced (lab_game_get_position (self->game))) == 0)
    {
      lab_controller_end_game (self->controller, NULL);
      return TRUE;
    }
  while (self->is_input_terminal && lab_game_get_phase (self->game) != LAB_PHASE_OVER)
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
  const LabPosition *position = lab_game_get_position (self->game);
  LabSeat last_person = LAB_SEAT_NONE;

  while (position->phase != LAB_PHASE_OVER && !self->has_quit)
    {
      guint n_places = position->n_places;
      LabSeat seat = position->seat;

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
      if (n_places == 0 && position->n_places > 0 && position->phase != LAB_PHASE_OVER
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
  print_position (self);
}

/* Public functions */

/**
 * lab_terminal_game_run:
 * @game: a game that is not over
 * @agents: (array fixed-size=4): the player for each seat; %NULL for a person at this terminal
 *   and for an empty seat
 * @limits: the limits for each turn of a computer player
 * @style: how to draw the board
 * @error: return location for a #LabCommandError
 *
 * Plays @game at this terminal until it is over or a player leaves.
 *
 * Returns: %FALSE if the output could not be written, or the input could not be read
 */
gboolean
lab_terminal_game_run (LabGame            *game,
                       LabAgent * const   *agents,
                       const LabLimits    *limits,
                       LabBoardTextStyle   style,
                       GError            **error)
{
  g_autoptr (LabController) controller = lab_controller_new (game);
  g_autoptr (LabTurnRunner) runner = lab_turn_runner_new (controller, agents);
  g_autoptr (GString) news = g_string_new (NULL);
  LabSeatSet persons = lab_turn_runner_get_persons (runner);
  Session self = {
    .runner = runner,
    .controller = controller,
    .game = game,
    .style = style,
    .news = news,
    .is_input_terminal = lab_terminal_is_input (),
    .is_output_terminal = lab_terminal_is_output (),
    .has_hidden_cards = (lab_game_get_rules (game) & LAB_RULES_OPEN_CARDS) == 0,
  };
  g_autoptr (GError) reason = NULL;

  self.shares_screen = self.has_hidden_cards && (persons & (persons - 1)) != 0;
  lab_turn_runner_set_limits (runner, *limits);
  g_signal_connect_swapped (runner, "failed", G_CALLBACK (on_failed), &self);
  g_signal_connect_swapped (game, "moved", G_CALLBACK (on_moved), &self);
  g_signal_connect_swapped (game, "found", G_CALLBACK (on_found), &self);
  g_signal_connect_swapped (game, "placed", G_CALLBACK (on_placed), &self);
  g_signal_connect_swapped (game, "ended", G_CALLBACK (on_ended), &self);

  play_to_end (&self, &reason);
  if (self.has_quit)
    say_farewell (&self);
  g_signal_handlers_disconnect_by_data (game, &self);
  g_signal_handlers_disconnect_by_data (runner, &self);
  if (reason == NULL)
    return TRUE;
  g_propagate_error (error, g_steal_pointer (&reason));
  return FALSE;
}
