/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-classic-telling.h"

#include <glib/gi18n.h>

#include "lab-classic-board.h"

/* What the page of a small game tells players, in words. */

/* Private helpers */

static const LabClassicSeat *
get_seat (LabClassicSession *session,
          guint              player)
{
  return lab_classic_session_get_seat (session, player);
}

static gboolean
is_versus (LabClassicSession *session)
{
  return get_seat (session, 0)->person != get_seat (session, 1)->person;
}

/* Appends the text of an action in the position, and plays it there. */
static void
append_action (GString          *text,
               const LabClassic *classic,
               gpointer          state,
               guint32           action)
{
  g_autofree char *move = lab_classic_format_action (classic, state, action);

  /* A pair of moves must not break at the blank in Arabic or Hebrew either. */
  g_string_append_printf (text, "%s\u2066%s\u2069", text->len > 0 ? "  " : "", move);
  classic->rules->apply (state, action);
}

/* Public functions */

/**
 * lab_classic_telling_name:
 * @session: a game
 * @player: 0 or 1
 *
 * Returns: (transfer full): the name of the player, as a person at the screen would say it
 */
char *
lab_classic_telling_name (LabClassicSession *session,
                          guint              player)
{
  if (!is_versus (session))
    /* Translators: the name of a player; %u is 1 or 2. */
    return g_strdup_printf (_("Player %u"), player + 1);
  return g_strdup (get_seat (session, player)->person ? _("You") : _("Computer"));
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
  LabClassicGame *game = lab_classic_session_get_game (session);
  guint player = lab_classic_game_get_player (game);
  gboolean versus = is_versus (session);

  if (lab_classic_game_is_over (game))
    {
      guint winner = lab_classic_game_get_winner (game);

      if (winner == 2)
        return g_strdup (_("Draw"));
      if (!versus)
        /* Translators: the end of a game; %u is 1 or 2. */
        return g_strdup_printf (_("Player %u Wins"), winner + 1);
      return g_strdup (get_seat (session, winner)->person ? _("You Win") : _("The Computer Wins"));
    }
  if (!versus)
    /* Translators: %u is 1 or 2. */
    return g_strdup_printf (_("Turn of Player %u"), player + 1);
  return g_strdup (get_seat (session, player)->person ? _("Your Turn")
                                                      : _("The Computer Is Thinking"));
}

/**
 * lab_classic_telling_last_move:
 * @session: a game
 *
 * Returns: (transfer full): who made the last move, and which; empty at the start
 */
char *
lab_classic_telling_last_move (LabClassicSession *session)
{
  LabClassicGame *game = lab_classic_session_get_game (session);
  const LabClassic *classic = lab_classic_game_get_classic (game);
  guint n_moves = lab_classic_game_get_n_moves (game);
  g_autofree gpointer state = NULL;
  g_autofree char *name = NULL;
  g_autofree char *move = NULL;

  if (n_moves == 0)
    return g_strdup ("");
  state = lab_classic_copy_state (classic, lab_classic_game_get_start (game));
  for (guint i = 0; i + 1 < n_moves; i++)
    classic->rules->apply (state, lab_classic_game_get_move (game, i));
  name = lab_classic_telling_name (session, lab_classic_get_player (classic, state));
  move = lab_classic_board_describe_move (classic, state,
                                          lab_classic_game_get_move (game, n_moves - 1));
  /* Translators: a player, such as “Computer” or “Player 2”, and what they did, such as “takes 2
   * matches”. */
  return g_strdup_printf (_("%s: %s"), name, move);
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
  const LabClassic *classic = lab_classic_game_get_classic (game);
  g_autofree gpointer state = lab_classic_copy_state (classic, lab_classic_game_get_start (game));
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < lab_classic_game_get_n_moves (game); i++)
    append_action (text, classic, state, lab_classic_game_get_move (game, i));
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* The first step of a hint: what can be reached, but not how. */
static char *
describe_nudge (const LabClassicHint *hint)
{
  guint distance;

  if (!lab_value_is_decided (hint->value))
    return g_strdup (_("You can get a draw if you play carefully."));
  distance = lab_value_get_distance (hint->value);
  if (hint->value > 0)
    return g_strdup_printf (ngettext ("You can win in %u move.", "You can win in %u moves.",
                                      distance), distance);
  return g_strdup_printf (
      ngettext ("If your opponent plays perfectly, you lose in %u move. Hope for a mistake.",
                "If your opponent plays perfectly, you lose in %u moves. Hope for a mistake.",
                distance), distance);
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
  const LabClassic *classic = lab_classic_game_get_classic (game);
  g_autofree gpointer state = lab_classic_copy_state (classic, lab_classic_game_get_state (game));
  g_autoptr (GString) line = g_string_new (NULL);

  if (step <= 1 || hint->line->len == 0)
    return describe_nudge (hint);
  for (guint i = 0; i < (step == 2 ? 1 : hint->line->len); i++)
    append_action (line, classic, state, g_array_index (hint->line, guint32, i));
  if (step == 2)
    /* Translators: a hint; %s is a move, such as “b2-b3”. */
    return g_strdup_printf (_("A best move: %s"), line->str);
  /* Translators: a hint; %s is a list of moves of both players, until the end of the game. */
  return g_strdup_printf (_("Best moves of both until the end: %s"), line->str);
}

/**
 * lab_classic_telling_players:
 * @session: a game
 *
 * Returns: (transfer full): the game and who plays it, for the title of the window
 */
char *
lab_classic_telling_players (LabClassicSession *session)
{
  LabClassicGame *game = lab_classic_session_get_game (session);
  const char *name = lab_classic_get_name (lab_classic_game_get_classic (game));
  guint computer = get_seat (session, 0)->person ? 1 : 0;

  if (!is_versus (session))
    /* Translators: the name of a game, played by two people. */
    return g_strdup_printf (_("%s, two people"), name);
  /* Translators: the name of a game, and the level of the computer, such as “Medium”. */
  return g_strdup_printf (_("%s, computer: %s"), name,
                          lab_classic_level_get_name (get_seat (session, computer)->level));
}
