/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab/lab-options.h"

#include <string.h>

#include <glib/gi18n.h>

#include "lab/lab-command.h"

/* Texts are asked for as file names, which GLib hands on byte by byte: as strings
 * it would take them from the locale's encoding, and refuse any name that is not
 * ASCII where the locale is C. */

/* Private helpers */

static gboolean
refuse (GError    **error,
        const char *format,
        ...) G_GNUC_PRINTF (2, 3);

static gboolean
refuse (GError    **error,
        const char *format,
        ...)
{
  va_list args;
  g_autofree char *message = NULL;

  va_start (args, format);
  message = g_strdup_vprintf (format, args);
  va_end (args);
  g_set_error_literal (error, LAB_COMMAND_ERROR, LAB_COMMAND_ERROR_USAGE, message);
  return FALSE;
}

static void
describe_deal (LabOptions     *self,
               GOptionContext *context)
{
  const GOptionEntry entries[] = {
    { "seed", 's', 0, G_OPTION_ARG_FILENAME, &self->seed,
      /* Translators: the same seed always deals the same labyrinth and cards. */
      N_ ("Deal from this whole number; without it one is drawn"), N_ ("N") },
    { "players", 'p', 0, G_OPTION_ARG_FILENAME, &self->players,
      N_ ("How many play, 2 to 4; without it 2"), N_ ("K") },
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
describe_table (LabOptions     *self,
                GOptionContext *context)
{
  const GOptionEntry entries[] = {
    { "name", 'n', 0, G_OPTION_ARG_FILENAME_ARRAY, &self->names,
      N_ ("The name of a player; once for each, in the order of the seats"), N_ ("NAME") },
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

/* GLib leaves the "--" that ends the options in its place if a dash follows it. */
static void
drop_separator (GStrv args)
{
  for (guint i = 0; args[i] != NULL; i++)
    {
      if (strcmp (args[i], "--") != 0 || args[i + 1] == NULL || args[i + 1][0] != '-')
        continue;
      g_free (args[i]);
      for (; args[i] != NULL; i++)
        args[i] = args[i + 1];
      return;
    }
}

static gboolean
get_seed (const LabOptions *self,
          guint64          *seed,
          GError          **error)
{
  if (self->seed == NULL)
    {
      *seed = lab_deal_draw_seed ();
      return TRUE;
    }
  if (!g_ascii_string_to_unsigned (self->seed, 10, 0, G_MAXUINT64, seed, NULL))
    return refuse (error,
                   _("“%s” is not a seed; write a whole number from 0 to 18446744073709551615."),
                   self->seed);
  return TRUE;
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
  if ((set & LAB_OPTION_SET_TABLE) != 0)
    describe_table (self, context);
  if ((set & LAB_OPTION_SET_DRAWING) != 0)
    describe_drawing (self, context);
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
  guint64 seed, n_players = 2, n_cards = 0;
  guint max_cards;

  g_return_val_if_fail (self != NULL && deal != NULL, FALSE);

  if (!get_seed (self, &seed, error))
    return FALSE;
  if (self->players != NULL
      && !g_ascii_string_to_unsigned (self->players, 10, 2, LAB_N_SEATS, &n_players, NULL))
    return refuse (error, _("“%s” is not a number of players; write 2, 3 or 4."), self->players);
  max_cards = lab_deal_max_cards ((guint) n_players);
  if (self->cards != NULL
      && !g_ascii_string_to_unsigned (self->cards, 10, 1, max_cards, &n_cards, NULL))
    return refuse (error,
                   /* Translators: the first number is how many play, the second the most
                    * cards that each of them can have. */
                   _("“%s” is not a number of cards; each of %u players can have 1 to %u."),
                   self->cards, (guint) n_players, max_cards);

  *deal = (LabDeal) {
    .seed = seed,
    .seats = lab_seat_default_set ((guint) n_players),
    .cards_each = (guint8) n_cards,
    .rules = (self->last_treasure ? LAB_RULES_LAST_TREASURE : 0)
             | (self->open_cards ? LAB_RULES_OPEN_CARDS : 0)
             | (self->random_tiles ? LAB_RULES_RANDOM_TILES : 0),
  };
  deal->first_seat = (LabSeat) __builtin_ctz (deal->seats);
  return TRUE;
}
