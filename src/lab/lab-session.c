/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab/lab-session.h"

#include <string.h>

#include <glib/gi18n.h>

#include "controller/lab-controller.h"
#include "controller/lab-host.h"
#include "lab/lab-columns.h"
#include "lab/lab-terminal.h"
#include "lab/lab-text.h"
#include "model/lab-notation.h"

/* Far more than a turn needs, so that what was typed can be shown in the answer. */
#define MAX_LINE 200

/* A game at the terminal. */
typedef struct
{
  LabHost *host;
  LabController *controller;
  LabGame *game;
  LabDrawingStyle style;
  GString *news;        /* what happened and was not printed yet */
  gboolean asks;        /* a person types, who can be asked */
  gboolean shown;       /* a person reads what is printed */
  gboolean hidden;      /* cards are hidden */
  gboolean passes;      /* the screen is passed from one person to another */
  gboolean left;        /* somebody left before the end */
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

/* Private helpers: what the game says */

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
      /* Translators: the name of a player, then a turn in notation. Here and below, the
       * present tense will do where the past would need to know a man from a woman. */
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
    add_news (self, _("%s takes place %u."), get_name (self, (LabSeat) seat), place);
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
  add_news (self, _("%s plays at random from here on: %s"), get_name (self, (LabSeat) seat), reason);
}

/* Private helpers: what a player sees */

static void
print_board (Session *self)
{
  g_autofree char *board = lab_drawing_format_board (lab_game_get_position (self->game),
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

/* What the player whose turn it is looks for, which nobody else is to see. */
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
  lab_terminal_say (_("All your treasures are found. Go home to %s."), corner);
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

/* Private helpers: what a player can say */

/* Whether the notation of the position, with all cards, may be printed. */
static gboolean
may_reveal (Session *self)
{
  return !self->hidden || !self->shown;
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
    _("Ends the game, once somebody has won"),
    /* Translators: what happens if a player types “quit”. */
    _("Leaves the game"),
    /* Translators: what happens if a player types “help”. */
    _("Shows this help"),
  };
  const char *turn = lab_game_get_phase (self->game) == LAB_PHASE_MOVE
                         ? _("The tile is in already; type the cell where your pawn ends, such as "
                             "e3.")
                         : _("Type a turn such as Nb=6-e3: the arrow where the spare tile goes in, "
                             "how it lies then, and the cell where your pawn ends. A tile is a "
                             "hexadecimal digit, the sum of its openings: north 1, east 2, south "
                             "4, west 8.");
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
    lab_terminal_say ("%s", _("The notation would show the hidden cards. It is printed only where "
                              "cards are open, or not to a terminal."));
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

/* Plays @text, a turn, or a cell if the tile is in already. */
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

/* Does what @line says. Returns whether the turn is done, one way or another. */
static gboolean
obey (Session *self,
      char    *line)
{
  g_autoptr (GError) error = NULL;
  const char *word = g_strstrip (line);

  if (strcmp (word, "quit") == 0)
    self->left = TRUE;
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
  return self->left || lab_game_get_phase (self->game) == LAB_PHASE_OVER;
}

/* Private helpers: the course of a game */

/* Sends off the question, and reads the answer; at the end of input the game is left. */
static char *
ask (Session *self,
     GError **error)
{
  char *line;

  if (self->asks)
    lab_terminal_print ("> ");
  if (!lab_terminal_flush (error))
    return NULL;
  line = lab_terminal_read_line (MAX_LINE);
  if (line == NULL)
    {
      self->left = TRUE;
      lab_terminal_print ("\n");
    }
  return line;
}

static gboolean
is_person (Session *self,
           LabSeat  seat)
{
  return seat < LAB_N_SEATS && (lab_host_get_persons (self->host) & LAB_SEAT_BIT (seat)) != 0;
}

/* Lets a computer think and play its turn. */
static gboolean
watch_turn (Session *self,
            GError **error)
{
  guint n_turns = lab_game_get_n_turns (self->game);
  LabSeat seat = lab_game_get_seat (self->game);

  if (self->asks && self->shown)
    /* Translators: %s is the name of a player. */
    lab_terminal_say (_("%s thinks…"), get_name (self, seat));
  if (!lab_terminal_flush (error))
    return FALSE;
  while (lab_game_get_phase (self->game) != LAB_PHASE_OVER && lab_game_get_seat (self->game) == seat
         && lab_game_get_n_turns (self->game) == n_turns)
    {
      lab_host_advance (self->host);
      while (lab_host_get_thinking (self->host) != LAB_SEAT_NONE)
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

  lab_host_advance (self->host);
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
        return self->left;
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

  if (!self->passes || !self->asks || !self->shown)
    return TRUE;
  if (last_seat != LAB_SEAT_NONE)
    lab_terminal_clear ();
  print_news (self);
  /* Translators: %s is the name of a player. */
  lab_terminal_say (_("Pass the screen to %s and press Enter."),
                    get_name (self, lab_game_get_seat (self->game)));
  line = ask (self, error);
  if (line == NULL)
    return self->left;
  self->left = strcmp (g_strstrip (line), "quit") == 0;
  return TRUE;
}

/* Once somebody has won: do the others play on for places? */
static gboolean
ask_to_play_on (Session *self,
                GError **error)
{
  print_news (self);
  if ((lab_host_get_persons (self->host)
       & lab_position_get_unplaced (lab_game_get_position (self->game))) == 0)
    {
      lab_controller_end_game (self->controller, NULL);
      return TRUE;
    }
  while (self->asks && lab_game_get_phase (self->game) != LAB_PHASE_OVER)
    {
      g_autofree char *line = NULL;

      lab_terminal_say ("%s", _("The others can play on for places: press Enter to play on, or "
                                "type “end” to end the game."));
      line = ask (self, error);
      if (line == NULL)
        return self->left;
      g_strstrip (line);
      if (*line == '\0')
        return TRUE;
      if (strcmp (line, "quit") == 0 || strcmp (line, "end") == 0)
        obey (self, line);
      if (self->left)
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

  while (position->phase != LAB_PHASE_OVER && !self->left)
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
          if (!self->left && !take_turn (self, error))
            return FALSE;
        }
      /* The position is the game's, and has changed meanwhile. */
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
      lab_terminal_say ("%s", _("The game was left before its end. Its position is not printed, as "
                                "that would show the hidden cards."));
      return;
    }
  lab_terminal_say ("%s", _("The game was left before its end. To take it up again, type "
                            "“labyrinthe-lab play --position” and this position in quotes:"));
  print_position (self);
}

/* Public functions */

/**
 * lab_session_run:
 * @game: a game that is not over
 * @agents: (array fixed-size=4): who plays for each seat; %NULL for a person at this
 *   terminal, and where nobody sits
 * @limits: how long a computer may think
 * @style: how to draw the board
 * @error: return location for a #LabCommandError
 *
 * Plays @game at this terminal, until it is over or somebody leaves.
 *
 * Returns: %FALSE if the output could not be written
 */
gboolean
lab_session_run (LabGame          *game,
                 LabAgent * const *agents,
                 const LabLimits  *limits,
                 LabDrawingStyle   style,
                 GError          **error)
{
  g_autoptr (LabController) controller = lab_controller_new (game);
  g_autoptr (LabHost) host = lab_host_new (controller, agents);
  g_autoptr (GString) news = g_string_new (NULL);
  LabSeatSet persons = lab_host_get_persons (host);
  Session self = {
    .host = host,
    .controller = controller,
    .game = game,
    .style = style,
    .news = news,
    .asks = lab_terminal_is_input (),
    .shown = lab_terminal_is_output (),
    .hidden = (lab_game_get_rules (game) & LAB_RULES_OPEN_CARDS) == 0,
  };
  gboolean played;

  self.passes = self.hidden && (persons & (persons - 1)) != 0;
  lab_host_set_limits (host, *limits);
  g_signal_connect_swapped (host, "failed", G_CALLBACK (on_failed), &self);
  g_signal_connect_swapped (game, "moved", G_CALLBACK (on_moved), &self);
  g_signal_connect_swapped (game, "found", G_CALLBACK (on_found), &self);
  g_signal_connect_swapped (game, "placed", G_CALLBACK (on_placed), &self);
  g_signal_connect_swapped (game, "ended", G_CALLBACK (on_ended), &self);

  played = play_to_end (&self, error);
  if (played && self.left)
    say_farewell (&self);
  g_signal_handlers_disconnect_by_data (game, &self);
  g_signal_handlers_disconnect_by_data (host, &self);
  return played;
}
