/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-describe.h"

#include <glib/gi18n.h>

/* Between short descriptions on one line; the same in every language. */
#define SEPARATOR " · "

/**
 * lab_describe_rules:
 * @rules: the variants in force
 *
 * Returns: (transfer full): their names on one line
 */
char *
lab_describe_rules (LabRules rules)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new ();

  if ((rules & LAB_RULES_LAST_TREASURE) != 0)
    /* Translators: a variant of the rules, named shortly: who finds the last treasure wins
     * at once, without going home. */
    g_ptr_array_add (names, (char *) _("Last treasure wins"));
  if ((rules & LAB_RULES_OPEN_CARDS) != 0)
    /* Translators: a variant of the rules, named shortly: cards lie open. */
    g_ptr_array_add (names, (char *) _("Open cards"));
  if ((rules & LAB_RULES_RANDOM_TILES) != 0)
    /* Translators: a variant of the rules, named shortly: the walls of the tiles are drawn at
     * random. */
    g_ptr_array_add (names, (char *) _("Random tiles"));
  if (names->len == 0)
    /* Translators: the rules without any variant, named shortly. */
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

  /* Translators: %s is the number from which a game was dealt, and can be dealt again. */
  return g_strdup_printf (_("Game %s"), number);
}

/**
 * lab_describe_game:
 * @game: a game
 *
 * Returns: (transfer full): its rules and number on one line; the rules come first, since
 *   a narrow title loses its end
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
 * Returns: (transfer full): what was chosen when it was set up, in sentences
 */
char *
lab_describe_details (LabGame *game)
{
  LabRules rules = lab_game_get_rules (game);
  guint n_cards = lab_game_get_position (game)->n_cards[lab_game_get_seat (game)];
  g_autoptr (GString) text = g_string_new (NULL);

  g_string_printf (text,
                   /* Translators: the rules of a game, in sentences. */
                   ngettext ("Each player seeks %u treasure.", "Each player seeks %u treasures.",
                             n_cards),
                   n_cards);
  g_string_append_c (text, '\n');
  g_string_append (text, (rules & LAB_RULES_LAST_TREASURE) != 0
                             ? _("Whoever finds the last one wins, without going home.")
                             : _("Whoever has found them all and comes home first wins."));
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
  /* Translators: between the names of players. */
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
 * @played: when it was played last
 *
 * Returns: (transfer full): on one line, who plays it, how far they have come, and when that was
 */
char *
lab_describe_progress (LabGame   *game,
                       GDateTime *played)
{
  g_autofree char *names = lab_describe_players (game);
  g_autofree char *time = describe_time (played);
  g_autofree char *turn = NULL;

  /* Translators: %u is the number of the turn that is to be played, from 1. */
  turn = g_strdup_printf (_("Turn %u"), lab_game_get_n_half_turns (game) / 2 + 1);
  return g_strjoin (SEPARATOR, names, turn, time, NULL);
}

/**
 * lab_describe_hint:
 * @position: where the game stands
 * @turn: a turn to play from there; if the tile is in already, its move
 *
 * Returns: (transfer full): how to play it, for somebody who sees it on the board
 */
char *
lab_describe_hint (const LabPosition *position,
                   const LabTurn     *turn)
{
  int quarters = 0;

  if (position->phase == LAB_PHASE_MOVE)
    return g_strdup (turn->cell == position->pawns[position->seat]
                         ? _("Hint: let the pawn stay.")
                         : _("Hint: walk to the tile with the ring."));
  while (quarters < 3 && lab_openings_turn (position->board.spare, quarters) != turn->tile)
    quarters++;
  switch (quarters)
    {
    case 0:
      return g_strdup (_("Hint: insert the tile as it is at the lit arrow."));
    case 1:
      return g_strdup (_("Hint: turn once clockwise, then insert at the lit arrow."));
    case 2:
      return g_strdup (_("Hint: turn twice, then insert at the lit arrow."));
    default:
      return g_strdup (_("Hint: turn once anticlockwise, then insert at the lit arrow."));
    }
}

/**
 * lab_describe_choice:
 * @stays: whether the pawn is to stay where it is; else it is to walk to the tile that was
 *   chosen, around which there is a ring
 *
 * Returns: (transfer none): how to confirm that
 */
const char *
lab_describe_choice (gboolean stays)
{
  if (stays)
    /* Translators: “Stay” is the button that is called so. */
    return _("Stay there? Choose the tile again, or press Stay.");
  /* Translators: “Move” is the button that is called so. */
  return _("Walk there? Choose the tile again, or press Move.");
}

static const char *
describe_persons_task (LabPhase phase,
                       gboolean marked)
{
  switch (phase)
    {
    case LAB_PHASE_INSERT:
      return _("Turn the spare tile, then insert it at an arrow.");
    case LAB_PHASE_MOVE:
      return marked ? _("Move your pawn to a highlighted tile, or stay.")
                    : _("Move your pawn to a tile that it can reach, or stay.");
    case LAB_PHASE_OVER:
    default:
      return _("The game is over.");
    }
}

static const char *
describe_computers_task (LabHost           *host,
                         const LabPosition *position)
{
  switch (lab_host_get_stage (host))
    {
    case LAB_HOST_AIMED:
      return _("The tile goes in at the lit arrow.");
    case LAB_HOST_INSERTED:
      /* Translators: a computer player has just inserted it. */
      return _("The tile goes in.");
    case LAB_HOST_IDLE:
    case LAB_HOST_ASKED:
    case LAB_HOST_ANSWERED:
    default:
      if ((lab_host_get_failed (host) & LAB_SEAT_BIT (position->seat)) != 0)
        /* Translators: of a program that failed; any turn is played for it. */
        return _("Plays at random now.");
      /* Translators: of a computer player. */
      return _("Thinks about the turn…");
    }
}

/**
 * lab_describe_task:
 * @host: who hosts the game
 * @hint_asked: whether a hint is being thought of
 * @hint: (nullable): the hint
 * @marked: whether the tiles that a pawn can reach stand out
 *
 * Returns: (transfer full): what the player whose turn it is has to do, or does
 */
char *
lab_describe_task (LabHost       *host,
                   gboolean       hint_asked,
                   const LabTurn *hint,
                   gboolean       marked)
{
  LabGame *game = lab_controller_get_game (lab_host_get_controller (host));
  const LabPosition *position = lab_game_get_position (game);

  if (position->phase == LAB_PHASE_OVER)
    return g_strdup (describe_persons_task (LAB_PHASE_OVER, FALSE));
  if (lab_host_get_paused (host))
    return g_strdup (_("The game is paused."));
  if ((lab_host_get_persons (host) & LAB_SEAT_BIT (position->seat)) == 0)
    return g_strdup (describe_computers_task (host, position));
  if (hint_asked)
    return g_strdup (_("Looking for a hint…"));
  if (hint != NULL)
    return lab_describe_hint (position, hint);
  return g_strdup (describe_persons_task ((LabPhase) position->phase, marked));
}
