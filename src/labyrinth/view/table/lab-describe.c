/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-describe.h"

#include <glib/gi18n.h>

/* Separates short texts on one line; the same in every language. */
#define SEPARATOR " · "

/**
 * lab_describe_rules:
 * @rules: the variants of the rules
 *
 * Returns: (transfer full): their names on one line
 */
char *
lab_describe_rules (LabRules rules)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new ();

  if ((rules & LAB_RULES_LAST_TREASURE) != 0)
    /* Translators: short name of a variant of the rules: the first player to find all their
     * treasures wins, without returning home. */
    g_ptr_array_add (names, (char *) _("Last treasure wins"));
  if ((rules & LAB_RULES_OPEN_CARDS) != 0)
    /* Translators: short name of a variant of the rules: cards lie face up. */
    g_ptr_array_add (names, (char *) _("Open cards"));
  if ((rules & LAB_RULES_RANDOM_TILES) != 0)
    /* Translators: short name of a variant of the rules: the walls of the tiles are random. */
    g_ptr_array_add (names, (char *) _("Random tiles"));
  if (names->len == 0)
    /* Translators: short name of the rules without any variant. */
    g_ptr_array_add (names, (char *) _("Standard rules"));
  g_ptr_array_add (names, NULL);
  return g_strjoinv (SEPARATOR, (char **) names->pdata);
}

/**
 * lab_describe_number:
 * @game: a game
 *
 * Returns: (transfer full): the number that deals the same game again
 */
char *
lab_describe_number (LabGame *game)
{
  g_autofree char *number = g_strdup_printf ("%" G_GUINT64_FORMAT, lab_game_get_deal (game)->seed);

  /* Translators: %s is a game number; the same number deals the same game. */
  return g_strdup_printf (_("Game %s"), number);
}

/**
 * lab_describe_game:
 * @game: a game
 *
 * Returns: (transfer full): its rules and number on one line; the rules come first because a
 *   narrow title is cut off at the end
 */
char *
lab_describe_game (LabGame *game)
{
  g_autofree char *number = lab_describe_number (game);
  g_autofree char *rules = lab_describe_rules (lab_game_get_rules (game));

  return g_strjoin (SEPARATOR, rules, number, NULL);
}

/**
 * lab_describe_details:
 * @game: a game
 *
 * Returns: (transfer full): the choices of the game setup, in sentences
 */
char *
lab_describe_details (LabGame *game)
{
  LabRules rules = lab_game_get_rules (game);
  guint n_cards = lab_game_get_position (game)->n_cards[lab_game_get_seat (game)];
  g_autoptr (GString) text = g_string_new (NULL);

  g_string_printf (text,
                   /* Translators: the rules of a game, in sentences. */
                   ngettext ("Each player has %u treasure to find.",
                             "Each player has %u treasures to find.", n_cards),
                   n_cards);
  g_string_append_c (text, '\n');
  g_string_append (text, (rules & LAB_RULES_LAST_TREASURE) != 0
                             ? _("The first player to find all their treasures wins.")
                             : _("The first player to find all their treasures and return home "
                                 "wins."));
  g_string_append_c (text, '\n');
  g_string_append (text, (rules & LAB_RULES_OPEN_CARDS) != 0
                             ? _("Cards are open and may be taken in any order.")
                             : _("Cards are secret and come one after another."));
  if ((rules & LAB_RULES_RANDOM_TILES) != 0)
    {
      g_string_append_c (text, '\n');
      g_string_append (text, _("The walls of the loose tiles were drawn at random."));
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/**
 * lab_describe_players:
 * @game: a game
 *
 * Returns: (transfer full): the names of its players on one line
 */
char *
lab_describe_players (LabGame *game)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new ();

  for (LabSeat seat = 0; seat < LAB_N_SEATS; seat++)
    {
      LabPlayer *player = lab_game_get_player (game, seat);

      if (player != NULL)
        g_ptr_array_add (names, (char *) lab_player_get_name (player));
    }
  g_ptr_array_add (names, NULL);
  /* Translators: separates the names of players. */
  return g_strjoinv (_(", "), (char **) names->pdata);
}

static char *
describe_time (GDateTime *time)
{
  g_autoptr (GDateTime) local = g_date_time_to_local (time);
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  gboolean today = g_date_time_get_year (local) == g_date_time_get_year (now)
                   && g_date_time_get_day_of_year (local) == g_date_time_get_day_of_year (now);

  return g_date_time_format (local,
                             today
                                 /* Translators: when a game was played last; %H is the hour, %M
                                  * the minute. See strftime(3). */
                                 ? _("today at %H:%M")
                                 /* Translators: when a game was played last; %-d is the day of the
                                  * month, %B the name of the month, %Y the year. See
                                  * strftime(3). */
                                 : _("%-d %B %Y"));
}

/**
 * lab_describe_progress:
 * @game: a game
 * @played: when it was last played
 *
 * Returns: (transfer full): the players, the number of the turn, and the time, on one line
 */
char *
lab_describe_progress (LabGame   *game,
                       GDateTime *played)
{
  g_autofree char *names = lab_describe_players (game);
  g_autofree char *time = describe_time (played);
  g_autofree char *turn = NULL;

  /* Translators: %u is the number of the current turn, from 1. */
  turn = g_strdup_printf (_("Turn %u"), lab_game_get_n_half_turns (game) / 2 + 1);
  return g_strjoin (SEPARATOR, names, turn, time, NULL);
}

/**
 * lab_describe_hint:
 * @position: the state of the game
 * @turn: the turn to play; after the insertion, only its move counts
 *
 * Returns: (transfer full): an instruction for a player who sees the hint on the board
 */
char *
lab_describe_hint (const LabPosition *position,
                   const LabTurn     *turn)
{
  int quarters = 0;

  if (position->phase == LAB_PHASE_MOVE)
    return g_strdup (turn->cell == position->pawns[position->seat]
                         ? _("Hint: leave the pawn where it is.")
                         : _("Hint: move to the tile with the ring."));
  while (quarters < 3 && lab_openings_rotate (position->board.spare, quarters) != turn->tile)
    quarters++;
  switch (quarters)
    {
    case 0:
      return g_strdup (_("Hint: insert the tile as it is at the highlighted arrow."));
    case 1:
      return g_strdup (_("Hint: rotate once clockwise, then insert at the highlighted arrow."));
    case 2:
      return g_strdup (_("Hint: rotate twice, then insert at the highlighted arrow."));
    default:
      return g_strdup (_("Hint: rotate once counterclockwise, then insert at the highlighted "
                         "arrow."));
    }
}

/**
 * lab_describe_choice:
 * @stays: %TRUE if the player selected the tile of their pawn, %FALSE for another tile
 *
 * Returns: (transfer none): how to confirm the selection
 */
const char *
lab_describe_choice (gboolean stays)
{
  if (stays)
    /* Translators: “Stay” is the name of a button. */
    return _("Stay here? Select the tile again, or press Stay.");
  /* Translators: “Move” is the name of a button. */
  return _("Move here? Select the tile again, or press Move.");
}

static const char *
describe_persons_task (LabPhase phase,
                       gboolean marked)
{
  switch (phase)
    {
    case LAB_PHASE_INSERT:
      return _("Rotate the spare tile, then insert it at an arrow.");
    case LAB_PHASE_MOVE:
      return marked ? _("Move your pawn to a highlighted tile, or stay.")
                    : _("Move your pawn to a tile that it can reach, or stay.");
    case LAB_PHASE_OVER:
    default:
      return _("The game is over.");
    }
}

static const char *
describe_computers_task (LabTurnRunner     *runner,
                         const LabPosition *position)
{
  switch (lab_turn_runner_get_stage (runner))
    {
    case LAB_TURN_RUNNER_AIMED:
      return _("The tile goes in at the highlighted arrow.");
    case LAB_TURN_RUNNER_INSERTED:
      /* Translators: a computer player just inserted it. */
      return _("The tile goes in.");
    case LAB_TURN_RUNNER_IDLE:
    case LAB_TURN_RUNNER_ASKED:
    case LAB_TURN_RUNNER_ANSWERED:
    default:
      if ((lab_turn_runner_get_failed (runner) & LAB_SEAT_BIT (position->seat)) != 0)
        /* Translators: about a program that failed; the game now plays its turns at random. */
        return _("Plays at random now.");
      /* Translators: about a computer player. */
      return _("Thinking…");
    }
}

/**
 * lab_describe_task:
 * @runner: the turn runner of the game
 * @hint_asked: whether a hint is being computed
 * @hint: (nullable): the hint
 * @marked: whether reachable tiles are highlighted
 *
 * Returns: (transfer full): what the current player must do, or is doing
 */
char *
lab_describe_task (LabTurnRunner *runner,
                   gboolean       hint_asked,
                   const LabTurn *hint,
                   gboolean       marked)
{
  LabGame *game = lab_controller_get_game (lab_turn_runner_get_controller (runner));
  const LabPosition *position = lab_game_get_position (game);

  if (position->phase == LAB_PHASE_OVER)
    return g_strdup (describe_persons_task (LAB_PHASE_OVER, FALSE));
  if (lab_turn_runner_get_paused (runner))
    return g_strdup (_("The game is paused."));
  if ((lab_turn_runner_get_persons (runner) & LAB_SEAT_BIT (position->seat)) == 0)
    return g_strdup (describe_computers_task (runner, position));
  if (hint_asked)
    return g_strdup (_("Looking for a hint…"));
  if (hint != NULL)
    return lab_describe_hint (position, hint);
  return g_strdup (describe_persons_task ((LabPhase) position->phase, marked));
}
