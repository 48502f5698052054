/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gi18n.h>

#include "lab-options.h"

static void
describe_seats (LabOptions     *self,
                GOptionContext *context)
{
  const GOptionEntry entries[] = {
    { "seat", 'S', 0, G_OPTION_ARG_FILENAME_ARRAY, &self->seats,
      /* Translators: the words before the brackets and “program:” are typed as they are; OPTION
       * and PROGRAM are placeholders. */
      N_("Player: random, minmax[:OPTION], alphabeta[:OPTION,…], or program:PROGRAM; in play, "
         "also human; repeat for each of the two players"), N_("WHO") },
    { "seed", 's', 0, G_OPTION_ARG_FILENAME, &self->seed,
      N_("Seed of the random numbers, a whole number (default: random)"), N_("N") },
    { NULL },
  };

  g_option_context_add_main_entries (context, entries, GETTEXT_PACKAGE);
}

static void
describe_arena (LabOptions     *self,
                GOptionContext *context)
{
  const GOptionEntry entries[] = {
    { "games", 'g', 0, G_OPTION_ARG_FILENAME, &self->games,
      N_("Number of games (default: 100)"), N_("N") },
    { "jobs", 'j', 0, G_OPTION_ARG_FILENAME, &self->jobs,
      N_("Number of games at the same time (default: one for each processor)"), N_("N") },
    { "opening", 0, 0, G_OPTION_ARG_FILENAME, &self->opening,
      N_("Begin each game with N random moves, the same for both players (default: 0)"),
      N_("N") },
    { "forfeit", 0, 0, G_OPTION_ARG_NONE, &self->forfeit,
      N_("A player that fails loses the game at once"), NULL },
    { "csv", 0, 0, G_OPTION_ARG_FILENAME, &self->csv,
      N_("Write a line for each game, as comma-separated values"), N_("FILE") },
    { "json", 0, 0, G_OPTION_ARG_FILENAME, &self->json,
      N_("Write the results as JSON"), N_("FILE") },
    { "plot", 0, 0, G_OPTION_ARG_FILENAME, &self->plot,
      N_("Plot the share of games that each player has won by each turn"),
      N_("FILE.svg|FILE.pdf|FILE.png") },
    { NULL },
  };

  g_option_context_add_main_entries (context, entries, GETTEXT_PACKAGE);
}

static void
describe_as_json (LabOptions     *self,
                  GOptionContext *context)
{
  const GOptionEntry entries[] = {
    { "json", 0, 0, G_OPTION_ARG_NONE, &self->as_json, N_("Print JSON"), NULL },
    { NULL },
  };

  g_option_context_add_main_entries (context, entries, GETTEXT_PACKAGE);
}

/**
 * lab_options_describe_classics:
 * @self: receives the options
 * @context: the parser
 * @set: the options to accept
 *
 * Adds the options of the small games to @context: a part of lab_options_describe().
 */
void
lab_options_describe_classics (LabOptions     *self,
                               GOptionContext *context,
                               LabOptionSet    set)
{
  if ((set & LAB_OPTION_SET_CLASSICS_SEATS) != 0)
    describe_seats (self, context);
  if ((set & LAB_OPTION_SET_CLASSICS_ARENA) != 0)
    describe_arena (self, context);
  if ((set & LAB_OPTION_SET_AS_JSON) != 0)
    describe_as_json (self, context);
}
