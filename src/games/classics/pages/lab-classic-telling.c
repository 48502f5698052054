/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-classic-telling.h"

#include <string.h>

#include <glib/gi18n.h>

#include "lab-classic-board.h"
#include "lab-text.h"

/* What the page of a small game tells players, in words. */

/* Private helpers */

static gboolean
is_versus (LabClassicSession *session)
{
  return session->seats[0].person != session->seats[1].person;
}

/* Appends the text of an action in the position, and plays it there. */
static void
append_action (GString          *text,
               const LabClassic *classic,
               gpointer          state,
               guint32           action)
{
  g_autofree char *move = classic->format_action (state, action);
  g_autofree char *isolated = lab_text_isolate (move);

  g_string_append_printf (text, "%s%s", text->len > 0 ? "  " : "", isolated);
  classic->rules->apply (state, action);
}

/* Describes the options of a game, such as “4×4” or “3×3,3”. */
static char *
describe_options (const char *options)
{
  g_auto (GStrv) parts = g_strsplit (options, ",", 2);
  g_auto (GStrv) sides = g_strsplit (parts[0], "x", 2);
  g_autofree char *joined = g_strjoinv ("×", sides);
  /* A size reads from left to right in every language. */
  g_autofree char *size = lab_text_isolate (joined);
  guint in_row;

  if (parts[1] == NULL)
    return g_steal_pointer (&size);
  if (strcmp (parts[1], "misere") == 0)
    /* Translators: an option of a game with matches; %s is how many there are at the start. */
    return g_strdup_printf (_("%s (the last match loses)"), size);
  in_row = (guint) g_ascii_strtoull (parts[1], NULL, 10);
  return g_strdup_printf (
      /* Translators: the options of tic-tac-toe: %s is the size of the board, such as “4×4”, and
       * %u is how many marks in a row win. */
      ngettext ("%s (%u in a row)", "%s (%u in a row)", in_row), size, in_row);
}

/* The first step of a hint: what can be reached, but not how. */
static char *
describe_nudge (const LabClassicHint *hint)
{
  guint distance;

  if (!hint->solved)
    return g_strdup (_("This position is too large to solve quickly."));
  if (!lab_value_is_decided (hint->value))
    return g_strdup (_("You can get a draw if you play carefully."));
  distance = lab_value_get_distance (hint->value);
  if (hint->value > 0)
    return g_strdup_printf (
        /* Translators: a hint; %u counts the moves of both players. */
        ngettext ("You can win. The game ends after %u more move.",
                  "You can win. The game ends after %u more moves.", distance), distance);
  return g_strdup_printf (
      /* Translators: a hint; %u counts the moves of both players. */
      ngettext ("Against perfect play, you lose. The game ends after %u more move. Hope for a "
                "mistake.",
                "Against perfect play, you lose. The game ends after %u more moves. Hope for a "
                "mistake.", distance), distance);
}

/* The second step of a hint: the move. */
static char *
describe_best (LabClassicGame       *game,
               const LabClassicHint *hint)
{
  const LabClassic *classic = game->classic;
  g_autofree char *move = lab_classic_board_describe_move (classic, game->state,
                                                           g_array_index (hint->line, guint32, 0));

  /* Translators: a hint; it says what a player does, such as “takes 2 matches”. */
  return g_strdup_printf (_("A perfect player %s."), move);
}

/* Public functions */

/**
 * lab_classic_telling_game:
 * @game: a game with its options, such as `hexapawn:4x4`
 *
 * Returns: (transfer full): its name for players, such as “Hexapawn 4×4”
 */
char *
lab_classic_telling_game (const char *game)
{
  g_autofree gpointer start = NULL;
  const LabClassic *classic = lab_classic_parse (game, &start, NULL);
  const char *colon = strchr (game, ':');
  g_autofree char *options = NULL;

  g_return_val_if_fail (classic != NULL, NULL);

  if (colon == NULL)
    return g_strdup (_(classic->name));
  options = describe_options (colon + 1);
  /* Translators: the name of a game and its size, such as “Hexapawn 4×4”. */
  return g_strdup_printf (C_("game", "%s %s"), _(classic->name), options);
}

/**
 * lab_classic_telling_title:
 * @session: a game
 *
 * Returns: (transfer full): whose turn it is, or who has won
 */
char *
lab_classic_telling_title (LabClassicSession *session)
{
  LabClassicGame *game = session->game;
  guint player = lab_classic_get_player (game->classic, game->state);
  gboolean versus = is_versus (session);

  if (lab_play_is_over (game))
    {
      guint winner = lab_classic_get_winner (game->classic, game->state);

      if (winner == LAB_CLASSIC_NOBODY)
        return g_strdup (_("Draw"));
      if (!versus)
        /* Translators: the end of a game; %u is 1 or 2. */
        return g_strdup_printf (_("Player %u Wins"), winner + 1);
      return g_strdup (session->seats[winner].person ? _("You Win") : _("The Computer Wins"));
    }
  if (!versus)
    /* Translators: %u is 1 or 2. */
    return g_strdup_printf (_("Turn of Player %u"), player + 1);
  return g_strdup (session->seats[player].person ? _("Your Turn")
                                                      : _("The Computer Is Thinking"));
}

/**
 * lab_classic_telling_side:
 * @session: a game
 *
 * Tells which pieces the person has who plays against a computer. Of two people, it is the one
 * whose turn it is, or who has won.
 *
 * Returns: a sentence; empty if nobody has pieces of their own
 */
const char *
lab_classic_telling_side (LabClassicSession *session)
{
  LabClassicGame *game = session->game;
  const LabClassicBoard *board = lab_classic_board_find (game->classic);
  guint player = lab_classic_get_player (game->classic, game->state);

  if (board == NULL || board->tell_side == NULL)
    return "";
  if (is_versus (session))
    return board->tell_side (session->seats[0].person ? 0 : 1, TRUE);
  if (lab_play_is_over (game))
    player = lab_classic_get_winner (game->classic, game->state);
  return player != LAB_CLASSIC_NOBODY ? board->tell_side (player, FALSE) : "";
}

/**
 * lab_classic_telling_move:
 * @session: a game
 * @n_moves: a number of moves
 *
 * Returns: (transfer full): who made the last one of them, and which; empty at the start
 */
char *
lab_classic_telling_move (LabClassicSession *session,
                          guint              n_moves)
{
  LabClassicGame *game = session->game;
  const LabClassic *classic = game->classic;
  const LabClassicState *before;
  g_autofree char *name = NULL;
  g_autofree char *move = NULL;
  guint player;

  if (n_moves == 0)
    return g_strdup ("");
  before = lab_play_find_state (LAB_PLAY (game), n_moves - 1);
  player = lab_classic_get_player (classic, before->position);
  move = lab_classic_board_describe_move (classic, before->position,
                                          lab_classic_game_get_move (game, n_moves - 1));
  if (is_versus (session) && session->seats[player].person)
    /* Translators: %s is what the person at the screen just did, such as “takes 2 matches”. */
    return g_strdup_printf (_("Last move: %s"), move);
  /* Translators: the name of a player; %u is 1 or 2. */
  name = is_versus (session) ? g_strdup (_("Computer"))
                             : g_strdup_printf (_("Player %u"), player + 1);
  /* Translators: a player, such as “Computer” or “Player 2”, and what they did, such as “takes 2
   * matches”. */
  return g_strdup_printf (_("%s: %s"), name, move);
}

/** lab_classic_telling_last_move: (transfer full): the same for the last move of the game. */
char *
lab_classic_telling_last_move (LabClassicSession *session)
{
  return lab_classic_telling_move (session, lab_play_get_n_moves (LAB_PLAY (session->game)));
}

/**
 * lab_classic_telling_moves:
 * @game: a game
 *
 * Returns: (transfer full): all moves, in their text form; empty at the start
 */
char *
lab_classic_telling_moves (LabClassicGame *game)
{
  const LabClassic *classic = game->classic;
  g_autofree gpointer state = g_memdup2 (game->start, classic->state_size);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < lab_play_get_n_moves (LAB_PLAY (game)); i++)
    append_action (text, classic, state, lab_classic_game_get_move (game, i));
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/**
 * lab_classic_telling_hint:
 * @game: a game
 * @hint: a hint for its position
 * @step: 1 for a nudge, 2 for the best move, 3 for the whole line
 *
 * Returns: (transfer full): the hint in words
 */
char *
lab_classic_telling_hint (LabClassicGame       *game,
                          const LabClassicHint *hint,
                          guint                 step)
{
  const LabClassic *classic = game->classic;
  g_autofree gpointer state = g_memdup2 (game->state, classic->state_size);
  g_autoptr (GString) line = g_string_new (NULL);

  if (step <= 1 || hint->line->len == 0)
    return describe_nudge (hint);
  if (step == 2 && hint->solved)
    return describe_best (game, hint);
  for (guint i = 0; i < (step == 2 ? 1 : hint->line->len); i++)
    append_action (line, classic, state, g_array_index (hint->line, guint32, i));
  if (!hint->solved)
    return step == 2
               /* Translators: a hint where the best move is not known for sure; %s is a move, such
                * as “b2-b3”. */
               ? g_strdup_printf (_("Looking ahead, the best move seems to be %s."), line->str)
               /* Translators: a hint where the best moves are not known for sure; %s is a list of
                * moves. */
               : g_strdup_printf (_("Looking ahead, these moves of you and your opponent in turn "
                                    "seem best: %s"), line->str);
  /* Translators: a hint; %s is a list of moves until the end of the game. */
  return g_strdup_printf (_("The best moves of you and your opponent in turn: %s"), line->str);
}

/**
 * lab_classic_telling_values:
 * @values: (nullable): the values of moves that are shown
 *
 * Returns: (transfer full): how far they can be trusted; empty if they are exact
 */
char *
lab_classic_telling_values (const LabClassicSolution *values)
{
  if (values == NULL || values->solved)
    return g_strdup ("");
  return g_strdup_printf (
      /* Translators: %u is the number of moves of both players. “≈” is shown on the board. */
      ngettext ("This position is too large to solve quickly. Values with ≈ are estimates that "
                "look %u move ahead.",
                "This position is too large to solve quickly. Values with ≈ are estimates that "
                "look %u moves ahead.", values->depth), values->depth);
}

/**
 * lab_classic_telling_players:
 * @data: the game, a #LabClassicSession
 *
 * Returns: (transfer full): the game with its options and who plays it, for the title of the window
 */
char *
lab_classic_telling_players (gpointer data)
{
  LabClassicSession *session = data;
  LabClassicGame *game = session->game;
  g_autofree char *options = lab_classic_format (game->classic, game->start);
  g_autofree char *name = lab_classic_telling_game (options);
  guint computer = session->seats[0].person ? 1 : 0;

  if (!is_versus (session))
    /* Translators: the name of a game, such as “Hexapawn 4×4”, played by two people. */
    return g_strdup_printf (_("%s, two people"), name);
  /* Translators: the name of a game, such as “Hexapawn 4×4”, and the level of the computer, such
   * as “Hard”. */
  return g_strdup_printf (_("%s, computer: %s"), name,
                          lab_classic_level_get_name (session->seats[computer].level));
}
