/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-options.h"

#include <math.h>
#include <string.h>

#include <glib/gi18n.h>

#include "lab-command.h"

#define MAX_SECONDS 3600

/* Texts are declared as file names, because GLib passes those on byte by byte. It would convert
 * strings from the encoding of the locale, and refuse all names beyond ASCII in the locale C. */

/* Private helpers */

static void
describe_deal (LabOptions     *self,
               GOptionContext *context)
{
  const GOptionEntry entries[] = {
    { "seed", 's', 0, G_OPTION_ARG_FILENAME, &self->seed,
      /* Translators: the same seed always deals the same labyrinth and cards. */
      N_("Seed of the deal, a whole number (default: random)"),
      /* Translators: stands for a number after an option, as in “--games=N”. */
      N_("N") },
    { "cards", 'c', 0, G_OPTION_ARG_FILENAME, &self->cards,
      N_("Cards for each player (default: all cards)"), N_("N") },
    { "last-treasure", 'l', 0, G_OPTION_ARG_NONE, &self->last_treasure,
      N_("The last treasure wins; no need to return home"), NULL },
    { "open-cards", 'o', 0, G_OPTION_ARG_NONE, &self->open_cards,
      N_("Players see all their cards and find them in any order"), NULL },
    { "random-tiles", 'r', 0, G_OPTION_ARG_NONE, &self->random_tiles,
      N_("Give the movable tiles random walls"), NULL },
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
      N_("Number of players, 2 to 4 (default: 2)"), N_("N") },
    { NULL },
  };

  g_option_context_add_main_entries (context, entries, GETTEXT_PACKAGE);
}

static void
describe_programs (LabOptions     *self,
                   GOptionContext *context)
{
  const GOptionEntry entries[] = {
    { "log", 0, 0, G_OPTION_ARG_FILENAME, &self->log,
      N_("Log every line to and from programs, and their standard error"), N_("FILE") },
    { "sandbox", 0, 0, G_OPTION_ARG_NONE, &self->sandbox,
      N_("Run programs in a sandbox, without home folder and network (needs bubblewrap)"), NULL },
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
      N_("Name of a player; repeat for each player, in the order of the seats"),
      /* Translators: stands for a name after an option, as in “--name=NAME”. */
      N_("NAME") },
    { "seat", 'S', 0, G_OPTION_ARG_FILENAME_ARRAY, &self->seats,
      /* Translators: “person” and “cmd:” are typed as they are; LEVEL, OPTION and PROGRAM are
       * placeholders. */
      N_("Player: person, LEVEL[:OPTION,…], or cmd:PROGRAM; repeat for each seat, in order "
          "(default: person)"),
      /* Translators: stands for a player after an option, as in “--seat=WHO”. */
      N_("WHO") },
    { "position", 'f', 0, G_OPTION_ARG_FILENAME, &self->position,
      N_("Start from this position instead of a deal"), N_("POSITION") },
    { NULL },
  };

  g_option_context_add_main_entries (context, entries, GETTEXT_PACKAGE);
  describe_programs (self, context);
}

static void
describe_drawing (LabOptions     *self,
                  GOptionContext *context)
{
  const GOptionEntry entries[] = {
    { "ascii", 'a', 0, G_OPTION_ARG_NONE, &self->ascii,
      N_("Draw in plain ASCII, for terminals without box characters"), NULL },
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
      N_("Thinking time for each turn of a computer player"),
      /* Translators: stands for a number of seconds after an option, as in “--time=SECONDS”. */
      N_("SECONDS") },
    { "nodes", 0, 0, G_OPTION_ARG_FILENAME, &self->nodes,
      /* Translators: a node is a position that a search looks at. */
      N_("Number of nodes to visit for each turn, on any machine"), N_("N") },
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
      /* Translators: “cmd:” is typed as it is; LEVEL, OPTION and PROGRAM are placeholders. */
      N_("Player: LEVEL[:OPTION,…] or cmd:PROGRAM; repeat for two to four players"), N_("WHO") },
    { "games", 'g', 0, G_OPTION_ARG_FILENAME, &self->games,
      N_("Number of games (default: 100)"), N_("N") },
    { "jobs", 'j', 0, G_OPTION_ARG_FILENAME, &self->jobs,
      N_("Number of games at the same time (default: one for each processor)"), N_("N") },
    { "max-turns", 'm', 0, G_OPTION_ARG_FILENAME, &self->max_turns,
      /* Translators: N is the number after the option, as in “--max-turns=N”. */
      N_("End a game as undecided after N turns of each player (default: 5000)"), N_("N") },
    { "forfeit", 0, 0, G_OPTION_ARG_NONE, &self->forfeit,
      N_("A player that fails loses the game at once"), NULL },
    { "csv", 0, 0, G_OPTION_ARG_FILENAME, &self->csv,
      N_("Write a line for each game, as comma-separated values"),
      /* Translators: stands for the name of a file after an option, as in “--csv=FILE”. */
      N_("FILE") },
    { "json", 0, 0, G_OPTION_ARG_FILENAME, &self->json,
      N_("Write the results as JSON"), N_("FILE") },
    { "plot", 0, 0, G_OPTION_ARG_FILENAME, &self->plot,
      N_("Plot the share of games that each player has won by each turn"),
      /* Translators: FILE stands for any file name; .svg, .pdf, and .png are typed as they
       * are. */
      N_("FILE.svg|FILE.pdf|FILE.png") },
    { NULL },
  };

  g_option_context_add_main_entries (context, entries, GETTEXT_PACKAGE);
  describe_programs (self, context);
}

static void
describe_puzzle (LabOptions     *self,
                 GOptionContext *context)
{
  const GOptionEntry entries[] = {
    { "seed", 's', 0, G_OPTION_ARG_FILENAME, &self->seed,
      /* Translators: the same seed always makes the same puzzle. */
      N_("Seed of the puzzle, a whole number (default: random)"), N_("N") },
    { "turns", 0, 0, G_OPTION_ARG_FILENAME, &self->turns,
      N_("Number of turns in the solution, 1 to 4 (default: 3)"), N_("N") },
    { "solution", 0, 0, G_OPTION_ARG_NONE, &self->solution,
      N_("Print the turns that solve it, too"), NULL },
    { "count", 0, 0, G_OPTION_ARG_FILENAME, &self->count,
      N_("Make N puzzles from this seed and the next ones, and print a key file"),
      N_("N") },
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
      N_("Print positions in notation instead of boards"), NULL },
    { NULL },
  };

  g_option_context_add_main_entries (context, entries, GETTEXT_PACKAGE);
}

static void
describe_tree (LabOptions     *self,
               GOptionContext *context)
{
  const GOptionEntry entries[] = {
    { "by", 0, 0, G_OPTION_ARG_FILENAME, &self->by,
      /* Translators: minmax and alphabeta are typed as they are. */
      N_("How to search: minmax or alphabeta"),
      /* Translators: stands for minmax or alphabeta after an option, as in “--by=SEARCH”. */
      N_("SEARCH") },
    { "json", 0, 0, G_OPTION_ARG_NONE, &self->as_json, N_("Print JSON"), NULL },
    { NULL },
  };

  g_option_context_add_main_entries (context, entries, GETTEXT_PACKAGE);
}

/* Removes the "--" that ends the options. GLib leaves it in place if a later word begins with a
 * dash, and positions have such words. */
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
 * @self: receives the options; cleared or all zero
 * @context: the parser, which keeps pointers to the fields of @self
 * @set: the options to accept
 *
 * Adds the options of @set to @context.
 */
void
lab_options_describe (LabOptions     *self,
                      GOptionContext *context,
                      LabOptionSet    set)
{
  const GOptionEntry entries[] = {
    { "help", 'h', 0, G_OPTION_ARG_NONE, &self->help, N_("Explain this command"), NULL },
    { NULL },
  };

  g_return_if_fail (self != NULL && context != NULL);

  /* GLib's own --help exits before it knows whether the text could be written. */
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
  if ((set & LAB_OPTION_SET_TREE) != 0)
    describe_tree (self, context);
  lab_options_describe_classics (self, context, set);
  if ((set & LAB_OPTION_SET_CLASSICS_SEATS) != 0)
    describe_programs (self, context);
  g_option_context_add_main_entries (context, entries, GETTEXT_PACKAGE);
}

/**
 * lab_options_parse:
 * @self: the options
 * @context: the parser, as lab_options_describe() left it
 * @args: (transfer full): the name of the program, then its arguments
 * @error: return location for a #GOptionError
 *
 * Parses the options. All other words become the operands of @self.
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
 * Frees the contents of @self.
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
  g_clear_pointer (&self->log, g_free);
  g_clear_pointer (&self->turns, g_free);
  g_clear_pointer (&self->count, g_free);
  g_clear_pointer (&self->by, g_free);
  g_clear_pointer (&self->opening, g_free);
  g_clear_pointer (&self->operands, g_strfreev);
}

/**
 * lab_options_touch_deal:
 * @self: the options
 *
 * Returns: %TRUE if the user gave any option about the deal
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
 * @seed: (out): the seed; a random one if the user gave none
 * @error: return location for a #LabCommandError
 *
 * Reads the seed, or draws a random one.
 *
 * Returns: %TRUE if the seed is valid
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
 * @deal: (out caller-allocates): the deal that the options ask for
 * @error: return location for a #LabCommandError
 *
 * Reads the options about the deal. Draws a random seed if the user gave none.
 *
 * Returns: %TRUE if the deal is possible
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
 * @n_players: the number of players, 2 to 4
 * @deal: (out caller-allocates): the deal that the options ask for
 * @error: return location for a #LabCommandError
 *
 * Reads the options about the deal, as lab_options_get_deal() does, for a known number of
 * players.
 *
 * Returns: %TRUE if the deal is possible
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
        _("“%s” is not a valid number of cards; with this number of players, each can have 1 "
          "to %u."),
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
 * @limits: (inout): the defaults on input; the limits that the user set on output
 * @error: return location for a #LabCommandError
 *
 * Reads the options about the limits. If the user limits only the nodes, the time limit is
 * removed, so that a fast and a slow machine find the same turns.
 *
 * Returns: %TRUE if the limits are valid
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
            _("“%s” is not a valid thinking time; write seconds from 0.001 to %u, such as 0.5."),
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
