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

/* Private helpers */

/* Finds the option with a long name that ends at the end of the word or at “=”. */
static const GOptionEntry *
find_long (const LabOptions *self,
           const char       *name)
{
  gsize length = strcspn (name, "=");

  for (guint i = 0; i < self->entries->len; i++)
    {
      const GOptionEntry *entry = &g_array_index (self->entries, GOptionEntry, i);

      if (strncmp (entry->long_name, name, length) == 0 && entry->long_name[length] == '\0')
        return entry;
    }
  return NULL;
}

/* Finds the first short option of a word such as “-lg4” that takes a value. Returns what follows
 * its letter, or NULL if there is none. */
static const char *
find_attached (const LabOptions *self,
               const char       *word)
{
  for (const char *letter = word + 1; *letter != '\0'; letter++)
    {
      for (guint i = 0; i < self->entries->len; i++)
        {
          const GOptionEntry *entry = &g_array_index (self->entries, GOptionEntry, i);

          if (entry->short_name == *letter && entry->arg != G_OPTION_ARG_NONE)
            return letter + 1;
        }
    }
  return NULL;
}

/* Adds the word of a long option, and says whether the next word is its value. Refuses a value
 * for an option without one, which GLib ignores. */
static gboolean
add_long (const LabOptions  *self,
          const char        *word,
          GPtrArray         *words,
          gboolean          *needs_value,
          GError           **error)
{
  const GOptionEntry *entry = find_long (self, word + 2);
  gboolean has_value = strchr (word, '=') != NULL;

  g_ptr_array_add (words, g_strdup (word));
  *needs_value = entry != NULL && entry->arg != G_OPTION_ARG_NONE && !has_value;
  if (entry == NULL || entry->arg != G_OPTION_ARG_NONE || !has_value)
    return TRUE;
  g_set_error (error, G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE,
               /* Translators: %s is an option, such as “json”. There is no period, because
                * a sentence about the help follows after one. */
               _("The option --%s takes no value"), entry->long_name);
  return FALSE;
}

/* Splits words such as “-g4” into “-g” and “4”, because GLib does not understand them. Returns
 * NULL if one of the options is wrong. */
static GStrv
split_words (const LabOptions  *self,
             GStrv              args,
             GError           **error)
{
  g_autoptr (GPtrArray) words = g_ptr_array_new_with_free_func (g_free);
  gboolean is_value = TRUE;     /* the first word is the name of the program */
  const char *attached;

  for (; *args != NULL && (is_value || strcmp (*args, "--") != 0); args++)
    {
      if (is_value || **args != '-')
        {
          g_ptr_array_add (words, g_strdup (*args));
          is_value = FALSE;
        }
      else if (g_str_has_prefix (*args, "--"))
        {
          if (!add_long (self, *args, words, &is_value, error))
            return NULL;
        }
      else
        {
          attached = find_attached (self, *args);
          is_value = attached != NULL && *attached == '\0';
          if (attached == NULL || is_value)
            {
              g_ptr_array_add (words, g_strdup (*args));
              continue;
            }
          g_ptr_array_add (words, g_strndup (*args, (gsize) (attached - *args)));
          g_ptr_array_add (words, g_strdup (attached));
        }
    }
  /* All words after “--” are operands. */
  for (; *args != NULL; args++)
    g_ptr_array_add (words, g_strdup (*args));
  g_ptr_array_add (words, NULL);
  return (GStrv) g_ptr_array_free (g_steal_pointer (&words), FALSE);
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
 * lab_options_parse:
 * @self: the options, as lab_options_describe() left them
 * @args: (transfer full): the name of the program, then its arguments
 * @error: return location for a #GOptionError
 *
 * Parses the options. All other words become the operands of @self.
 *
 * Returns: %TRUE if @args had no unknown or incomplete option
 */
gboolean
lab_options_parse (LabOptions  *self,
                   GStrv        args,
                   GError     **error)
{
  g_autoptr (GOptionContext) context = g_option_context_new (NULL);
  g_auto (GStrv) typed = args;
  g_auto (GStrv) words = NULL;

  g_return_val_if_fail (self != NULL && self->entries != NULL, FALSE);

  /* GLib's own --help exits before it knows whether the text could be written. */
  g_option_context_set_help_enabled (context, FALSE);
  g_option_context_add_main_entries (context, (GOptionEntry *) (gpointer) self->entries->data,
                                     NULL);
  words = split_words (self, typed, error);
  if (words == NULL || !g_option_context_parse_strv (context, &words, error))
    return FALSE;
  drop_separator (words);
  self->operands = g_strdupv (words + 1);
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
  g_clear_pointer (&self->entries, g_array_unref);
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
  g_clear_pointer (&self->braid, g_free);
  g_clear_pointer (&self->loops, g_free);
  g_clear_pointer (&self->format, g_free);
  g_clear_pointer (&self->output, g_free);
  g_clear_pointer (&self->from, g_free);
  g_clear_pointer (&self->to, g_free);
  g_clear_pointer (&self->size, g_free);
  g_clear_pointer (&self->mazes, g_free);
  g_clear_pointer (&self->solvers, g_strfreev);
  g_clear_pointer (&self->mask, g_free);
  g_clear_pointer (&self->cell, g_free);
  g_clear_pointer (&self->wall, g_free);
  g_clear_pointer (&self->level, g_free);
  lab_cheese_options_clear (&self->cheese);
  lab_graph_command_options_clear (&self->graph);
  lab_robots_command_options_clear (&self->robots);
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
