/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab/lab-options.h"

#include <math.h>
#include <string.h>

#include <glib/gi18n.h>

#include "lab/lab-command.h"

#define MAX_SECONDS 3600

/* Texts are asked for as file names, which GLib hands on byte by byte: as strings
 * it would take them from the locale's encoding, and refuse any name that is not
 * ASCII where the locale is C. */

/* Private helpers */

static void
describe_deal (LabOptions     *self,
               GOptionContext *context)
{
  const GOptionEntry entries[] = {
    { "seed", 's', 0, G_OPTION_ARG_FILENAME, &self->seed,
      /* Translators: the same seed always deals the same labyrinth and cards. */
      N_ ("Deal from this whole number; without it one is drawn"),
      /* Translators: stands for a number after an option, as in “--games=N”. */
      N_ ("N") },
    { "cards", 'c', 0, G_OPTION_ARG_FILENAME, &self->cards,
      N_ ("Cards for each player; without it as many as there are"), N_ ("N") },
    { "last-treasure", 'l', 0, G_OPTION_ARG_NONE, &self->last_treasure,
      N_ ("The last treasure wins, without the way home"), NULL },
    { "open-cards", 'o', 0, G_OPTION_ARG_NONE, &self->open_cards,
      N_ ("Players see all their cards and find them in any order"), NULL },
    { "random-tiles", 'r', 0, G_OPTION_ARG_NONE, &self->random_tiles,
      N_ ("Draw the walls of the loose tiles at random"), NULL },
    { NULL },
  };

  g_option_context_add_main_entries (context, entries, GETTEXT_PACKAGE);
}

static void
describe_players (LabOptions     *self,
                  GOptionContext *context)
{
  const GOptionEntry entries[] = {
    { "players", 'p', 0, G_OPTION_ARG_FILENAME, &self->players,
      N_ ("How many play, 2 to 4; without it 2"), N_ ("N") },
    { NULL },
  };

  g_option_context_add_main_entries (context, entries, GETTEXT_PACKAGE);
}

static void
describe_table (LabOptions     *self,
                GOptionContext *context)
{
  const GOptionEntry entries[] = {
    { "name", 'n', 0, G_OPTION_ARG_FILENAME_ARRAY, &self->names,
      N_ ("The name of a player; once for each, in the order of the seats"),
      /* Translators: stands for a name after an option, as in “--name=NAME”. */
      N_ ("NAME") },
    { "seat", 'S', 0, G_OPTION_ARG_FILENAME_ARRAY, &self->seats,
      /* Translators: “person” and “cmd:” are typed as they are; LEVEL, OPTION and PROGRAM
       * stand for others. */
      N_ ("Who plays: person, LEVEL[:OPTION,…] or cmd:PROGRAM; once for each, in the order of "
          "the seats; without it persons"),
      /* Translators: stands for a player after an option, as in “--seat=WHO”. */
      N_ ("WHO") },
    { "position", 'f', 0, G_OPTION_ARG_FILENAME, &self->position,
      N_ ("Go on from this position instead of a deal"), N_ ("POSITION") },
    { NULL },
  };

  g_option_context_add_main_entries (context, entries, GETTEXT_PACKAGE);
}

static void
describe_drawing (LabOptions     *self,
                  GOptionContext *context)
{
  const GOptionEntry entries[] = {
    { "ascii", 'a', 0, G_OPTION_ARG_NONE, &self->ascii,
      N_ ("Draw in plain ASCII, for terminals without box characters"), NULL },
    { NULL },
  };

  g_option_context_add_main_entries (context, entries, GETTEXT_PACKAGE);
}

static void
describe_limits (LabOptions     *self,
                 GOptionContext *context)
{
  const GOptionEntry entries[] = {
    { "time", 't', 0, G_OPTION_ARG_FILENAME, &self->time,
      N_ ("How long a computer may think about a turn"),
      /* Translators: stands for a number of seconds after an option, as in “--time=SECONDS”. */
      N_ ("SECONDS") },
    { "nodes", 0, 0, G_OPTION_ARG_FILENAME, &self->nodes,
      /* Translators: a node is a position that a search looks at. */
      N_ ("How many nodes it may visit for a turn, however fast the machine is"), N_ ("N") },
    { NULL },
  };

  g_option_context_add_main_entries (context, entries, GETTEXT_PACKAGE);
}

static void
describe_arena (LabOptions     *self,
                GOptionContext *context)
{
  const GOptionEntry entries[] = {
    { "seat", 'S', 0, G_OPTION_ARG_FILENAME_ARRAY, &self->seats,
      /* Translators: “cmd:” is typed as it is; LEVEL, OPTION and PROGRAM stand for others. */
      N_ ("A player: LEVEL[:OPTION,…] or cmd:PROGRAM; once for each of two to four"), N_ ("WHO") },
    { "games", 'g', 0, G_OPTION_ARG_FILENAME, &self->games,
      N_ ("How many games to play; without it 100"), N_ ("N") },
    { "jobs", 'j', 0, G_OPTION_ARG_FILENAME, &self->jobs,
      N_ ("How many games to play at once; without it one for each processor"), N_ ("N") },
    { "max-turns", 'm', 0, G_OPTION_ARG_FILENAME, &self->max_turns,
      /* Translators: N is what follows the option; see there. */
      N_ ("Leave a game undecided after N turns of each player; without it 5000"), N_ ("N") },
    { "forfeit", 0, 0, G_OPTION_ARG_NONE, &self->forfeit,
      N_ ("A player that fails loses the game at once"), NULL },
    { "csv", 0, 0, G_OPTION_ARG_FILENAME, &self->csv,
      N_ ("Write a line for each game, as comma-separated values"),
      /* Translators: stands for the name of a file after an option, as in “--csv=FILE”. */
      N_ ("FILE") },
    { "json", 0, 0, G_OPTION_ARG_FILENAME, &self->json,
      N_ ("Write the results as JSON"), N_ ("FILE") },
    { "plot", 0, 0, G_OPTION_ARG_FILENAME, &self->plot,
      N_ ("Draw how many games each player has won after how many turns"),
      /* Translators: FILE stands for any name; .svg and .png are typed as they are. */
      N_ ("FILE.svg|FILE.png") },
    { NULL },
  };

  g_option_context_add_main_entries (context, entries, GETTEXT_PACKAGE);
}

static void
describe_puzzle (LabOptions     *self,
                 GOptionContext *context)
{
  const GOptionEntry entries[] = {
    { "seed", 's', 0, G_OPTION_ARG_FILENAME, &self->seed,
      /* Translators: the same seed always makes the same puzzle. */
      N_ ("Make it from this whole number; without it one is drawn"), N_ ("N") },
    { "turns", 0, 0, G_OPTION_ARG_FILENAME, &self->turns,
      N_ ("How many turns it takes, 1 to 4; without it 3"), N_ ("N") },
    { "solution", 0, 0, G_OPTION_ARG_NONE, &self->solution,
      N_ ("Print the turns that solve it, too"), NULL },
    { "count", 0, 0, G_OPTION_ARG_FILENAME, &self->count,
      N_ ("Make so many, from this seed and those that follow it, and print a key file"),
      N_ ("N") },
    { NULL },
  };

  g_option_context_add_main_entries (context, entries, GETTEXT_PACKAGE);
}

static void
describe_replay (LabOptions     *self,
                 GOptionContext *context)
{
  const GOptionEntry entries[] = {
    { "positions", 0, 0, G_OPTION_ARG_NONE, &self->positions,
      N_ ("Print positions in notation instead of boards"), NULL },
    { NULL },
  };

  g_option_context_add_main_entries (context, entries, GETTEXT_PACKAGE);
}

static void
describe_soak (LabOptions     *self,
               GOptionContext *context)
{
  const GOptionEntry entries[] = {
    { "seed", 's', 0, G_OPTION_ARG_FILENAME, &self->seed,
      /* Translators: the same seed always plays the same games. */
      N_ ("Play the games of this whole number; without it one is drawn"), N_ ("N") },
    { "games", 'g', 0, G_OPTION_ARG_FILENAME, &self->games,
      N_ ("How many games to play; without it 100"), N_ ("N") },
    { "half-turns", 0, 0, G_OPTION_ARG_FILENAME, &self->half_turns,
      /* Translators: inserting is half a turn, and moving is the other half. */
      N_ ("End with the game that brings the insertions and moves to this number"), N_ ("N") },
    { "from", 0, 0, G_OPTION_ARG_FILENAME, &self->from,
      N_ ("The number of the first game; without it 1"), N_ ("N") },
    { "jobs", 'j', 0, G_OPTION_ARG_FILENAME, &self->jobs,
      N_ ("How many games to play at once; without it one for each processor"), N_ ("N") },
    { NULL },
  };

  g_option_context_add_main_entries (context, entries, GETTEXT_PACKAGE);
}

/* GLib leaves the "--" that ends the options in its place if any word after it begins
 * with a dash; a position has such words. */
static void
drop_separator (GStrv args)
{
  for (guint i = 0; args[i] != NULL; i++)
    {
      if (strcmp (args[i], "--") != 0)
        continue;
      g_free (args[i]);
      for (; args[i] != NULL; i++)
        args[i] = args[i + 1];
      return;
    }
}

/* Public functions */

/**
 * lab_options_describe:
 * @self: where the options go; cleared or all zero
 * @context: the parser, which keeps pointers into @self
 * @set: the options to understand
 *
 * Tells @context which options there are.
 */
void
lab_options_describe (LabOptions     *self,
                      GOptionContext *context,
                      LabOptionSet    set)
{
  const GOptionEntry entries[] = {
    { "help", 'h', 0, G_OPTION_ARG_NONE, &self->help, N_ ("Explain this command"), NULL },
    { NULL },
  };

  g_return_if_fail (self != NULL && context != NULL);

  /* GLib's own --help would leave the program before it knows whether its text
   * could be written. */
  g_option_context_set_help_enabled (context, FALSE);
  if ((set & LAB_OPTION_SET_DEAL) != 0)
    describe_deal (self, context);
  if ((set & (LAB_OPTION_SET_DEAL | LAB_OPTION_SET_ARENA)) == LAB_OPTION_SET_DEAL)
    describe_players (self, context);
  if ((set & LAB_OPTION_SET_TABLE) != 0)
    describe_table (self, context);
  if ((set & LAB_OPTION_SET_DRAWING) != 0)
    describe_drawing (self, context);
  if ((set & LAB_OPTION_SET_LIMITS) != 0)
    describe_limits (self, context);
  if ((set & LAB_OPTION_SET_ARENA) != 0)
    describe_arena (self, context);
  if ((set & LAB_OPTION_SET_PUZZLE) != 0)
    describe_puzzle (self, context);
  if ((set & LAB_OPTION_SET_REPLAY) != 0)
    describe_replay (self, context);
  if ((set & LAB_OPTION_SET_SOAK) != 0)
    describe_soak (self, context);
  g_option_context_add_main_entries (context, entries, GETTEXT_PACKAGE);
}

/**
 * lab_options_parse:
 * @self: the options
 * @context: the parser, as lab_options_describe() left it
 * @args: (transfer full): the name of the program, then what was typed
 * @error: return location for a #GOptionError
 *
 * Returns: %TRUE if @args had no unknown or incomplete option
 */
gboolean
lab_options_parse (LabOptions     *self,
                   GOptionContext *context,
                   GStrv           args,
                   GError        **error)
{
  g_auto (GStrv) rest = args;

  g_return_val_if_fail (self != NULL && context != NULL, FALSE);

  if (!g_option_context_parse_strv (context, &rest, error))
    return FALSE;
  drop_separator (rest);
  self->operands = g_strdupv (rest + 1);
  return TRUE;
}

/**
 * lab_options_clear:
 * @self: the options
 *
 * Frees what @self holds.
 */
void
lab_options_clear (LabOptions *self)
{
  g_clear_pointer (&self->seed, g_free);
  g_clear_pointer (&self->players, g_free);
  g_clear_pointer (&self->cards, g_free);
  g_clear_pointer (&self->names, g_strfreev);
  g_clear_pointer (&self->position, g_free);
  g_clear_pointer (&self->time, g_free);
  g_clear_pointer (&self->nodes, g_free);
  g_clear_pointer (&self->seats, g_strfreev);
  g_clear_pointer (&self->games, g_free);
  g_clear_pointer (&self->jobs, g_free);
  g_clear_pointer (&self->max_turns, g_free);
  g_clear_pointer (&self->csv, g_free);
  g_clear_pointer (&self->json, g_free);
  g_clear_pointer (&self->plot, g_free);
  g_clear_pointer (&self->turns, g_free);
  g_clear_pointer (&self->count, g_free);
  g_clear_pointer (&self->half_turns, g_free);
  g_clear_pointer (&self->from, g_free);
  g_clear_pointer (&self->operands, g_strfreev);
}

/**
 * lab_options_touch_deal:
 * @self: the options
 *
 * Returns: %TRUE if anything was said about how to deal
 */
gboolean
lab_options_touch_deal (const LabOptions *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return self->seed != NULL || self->players != NULL || self->cards != NULL || self->last_treasure
         || self->open_cards || self->random_tiles;
}

/**
 * lab_options_get_seed:
 * @self: the options
 * @seed: (out): the seed; one is drawn if none was given
 * @error: return location for a #LabCommandError
 *
 * Returns: %TRUE if it is a seed
 */
gboolean
lab_options_get_seed (const LabOptions *self,
                      guint64          *seed,
                      GError          **error)
{
  g_return_val_if_fail (self != NULL && seed != NULL, FALSE);

  if (self->seed == NULL)
    {
      *seed = lab_deal_draw_seed ();
      return TRUE;
    }
  if (!g_ascii_string_to_unsigned (self->seed, 10, 0, G_MAXUINT64, seed, NULL))
    return lab_command_refuse (
        /* Translators: %s is what was typed. */
        error, _("“%s” is not a seed; write a whole number from 0 to 18446744073709551615."),
        self->seed);
  return TRUE;
}

/**
 * lab_options_get_deal:
 * @self: the options
 * @deal: (out caller-allocates): what they ask for
 * @error: return location for a #LabCommandError
 *
 * Draws a seed if none was given.
 *
 * Returns: %TRUE if it can be dealt
 */
gboolean
lab_options_get_deal (const LabOptions *self,
                      LabDeal          *deal,
                      GError          **error)
{
  guint64 n_players = 2;

  g_return_val_if_fail (self != NULL && deal != NULL, FALSE);

  if (self->players != NULL
      && !g_ascii_string_to_unsigned (self->players, 10, 2, LAB_N_SEATS, &n_players, NULL))
    /* Translators: %s is what was typed. */
    return lab_command_refuse (error, _("“%s” is not a number of players; write 2, 3 or 4."),
                               self->players);
  return lab_options_get_deal_for (self, (guint) n_players, deal, error);
}

/**
 * lab_options_get_deal_for:
 * @self: the options
 * @n_players: how many play, 2 to 4
 * @deal: (out caller-allocates): what they ask for
 * @error: return location for a #LabCommandError
 *
 * The same as lab_options_get_deal(), where it is known how many play.
 *
 * Returns: %TRUE if it can be dealt
 */
gboolean
lab_options_get_deal_for (const LabOptions *self,
                          guint             n_players,
                          LabDeal          *deal,
                          GError          **error)
{
  guint64 seed, n_cards = 0;
  guint max_cards = lab_deal_max_cards (n_players);

  g_return_val_if_fail (self != NULL && deal != NULL, FALSE);

  if (!lab_options_get_seed (self, &seed, error))
    return FALSE;
  if (self->cards != NULL
      && !g_ascii_string_to_unsigned (self->cards, 10, 1, max_cards, &n_cards, NULL))
    return lab_command_refuse (
        error,
        /* Translators: %s is what was typed. */
        _("“%s” is not a number of cards; with so many players each can have 1 to %u."),
        self->cards, max_cards);

  *deal = (LabDeal) {
    .seed = seed,
    .seats = lab_seat_default_set (n_players),
    .cards_each = (guint8) n_cards,
    .rules = (self->last_treasure ? LAB_RULES_LAST_TREASURE : 0)
             | (self->open_cards ? LAB_RULES_OPEN_CARDS : 0)
             | (self->random_tiles ? LAB_RULES_RANDOM_TILES : 0),
  };
  deal->first_seat = (LabSeat) __builtin_ctz (deal->seats);
  return TRUE;
}

/**
 * lab_options_get_limits:
 * @self: the options
 * @limits: (inout): what holds if nothing was said; what was said, if anything was
 * @error: return location for a #LabCommandError
 *
 * A limit of nodes alone takes the time out of @limits, so that the same turns are
 * found however fast the machine is.
 *
 * Returns: %TRUE if they can be kept to
 */
gboolean
lab_options_get_limits (const LabOptions *self,
                        LabLimits        *limits,
                        GError          **error)
{
  LabLimits read = { 0 };
  char *end = NULL;
  double seconds;

  g_return_val_if_fail (self != NULL && limits != NULL, FALSE);

  if (self->time != NULL)
    {
      seconds = g_ascii_strtod (self->time, &end);
      if (end == self->time || *end != '\0' || !isfinite (seconds) || seconds < 0.001
          || seconds > MAX_SECONDS)
        return lab_command_refuse (
            error,
            /* Translators: %s is what was typed. */
            _("“%s” is not a time to think; write seconds from 0.001 to %u, such as "
               "0.5."),
            self->time, (guint) MAX_SECONDS);
      read.time = (gint64) (seconds * G_USEC_PER_SEC + 0.5);
    }
  if (self->nodes != NULL
      && !g_ascii_string_to_unsigned (self->nodes, 10, 1, G_MAXINT64, &read.nodes, NULL))
    return lab_command_refuse (
        /* Translators: %s is what was typed. */
        error, _("“%s” is not a number of nodes; write a whole number from 1."), self->nodes);
  if (self->time != NULL || self->nodes != NULL)
    *limits = read;
  return TRUE;
}
