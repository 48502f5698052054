/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-options.h"

#include <glib/gi18n.h>
#include <string.h>

#include "lab-operands.h"
#include "lab-text.h"

#define MAX_SECONDS 3600

/* The blanks before an option in the help, and the fewest blanks after it. */
#define INDENT 2
#define GAP 2

/* Public constants */

/** lab_options_deal: how to deal a game of the shifting maze. */
const GOptionEntry lab_options_deal[] = {
  { "seed", 's', 0, G_OPTION_ARG_FILENAME, NULL,
    /* Translators: the same seed always deals the same labyrinth and cards. */
    N_("Seed of the deal, a whole number (default: random)"),
    /* Translators: stands for a number after an option, as in “--games=N”. */
    N_("N") },
  { "cards", 'c', 0, G_OPTION_ARG_FILENAME, NULL,
    N_("Cards for each player (default: all cards)"), N_("N") },
  { "last-treasure", 'l', 0, G_OPTION_ARG_NONE, NULL,
    N_("The last treasure wins; no need to return home"), NULL },
  { "open-cards", 'o', 0, G_OPTION_ARG_NONE, NULL,
    N_("Players see all their cards and find them in any order"), NULL },
  { "random-tiles", 'r', 0, G_OPTION_ARG_NONE, NULL,
    N_("Give the movable tiles random walls"), NULL },
  { NULL },
};

/** lab_options_players: how many players there are. */
const GOptionEntry lab_options_players[] = {
  { "players", 'p', 0, G_OPTION_ARG_FILENAME, NULL,
    N_("Number of players, 2 to 4 (default: 2)"), N_("N") },
  { NULL },
};

/** lab_options_drawing: how to draw. */
const GOptionEntry lab_options_drawing[] = {
  { "ascii", 'a', 0, G_OPTION_ARG_NONE, NULL,
    N_("Draw in plain ASCII, for terminals without box characters"), NULL },
  { NULL },
};

/** lab_options_limits: how long a computer may think. */
const GOptionEntry lab_options_limits[] = {
  { "time", 't', 0, G_OPTION_ARG_FILENAME, NULL,
    N_("Thinking time for each turn of a computer player"),
    /* Translators: stands for a number of seconds after an option, as in “--time=SECONDS”. */
    N_("SECONDS") },
  { "nodes", 0, 0, G_OPTION_ARG_FILENAME, NULL,
    /* Translators: a node is a position that a search looks at. */
    N_("Number of nodes to visit for each turn, on any machine"), N_("N") },
  { NULL },
};

/** lab_options_programs: how to run programs that play. */
const GOptionEntry lab_options_programs[] = {
  { "log", 0, 0, G_OPTION_ARG_FILENAME, NULL,
    N_("Log every line to and from programs, and their standard error"), N_("FILE") },
  { "sandbox", 0, 0, G_OPTION_ARG_NONE, NULL,
    N_("Run programs in a sandbox, without home folder and network (needs bubblewrap)"), NULL },
  { NULL },
};

/** lab_options_json: whether to print JSON. */
const GOptionEntry lab_options_json[] = {
  { "json", 0, 0, G_OPTION_ARG_NONE, NULL, N_("Print JSON"), NULL },
  { NULL },
};

/** lab_options_games: how many games an arena plays, and where the results go. */
const GOptionEntry lab_options_games[] = {
  { "games", 'g', 0, G_OPTION_ARG_FILENAME, NULL,
    N_("Number of games (default: 100)"), N_("N") },
  { "jobs", 'j', 0, G_OPTION_ARG_FILENAME, NULL,
    N_("Number of games at the same time (default: one for each processor)"), N_("N") },
  { "forfeit", 0, 0, G_OPTION_ARG_NONE, NULL,
    N_("A player that fails loses the game at once"), NULL },
  { "csv", 0, 0, G_OPTION_ARG_FILENAME, NULL,
    N_("Write a line for each game, as comma-separated values"),
    /* Translators: stands for the name of a file after an option, as in “--csv=FILE”. */
    N_("FILE") },
  { "json", 0, 0, G_OPTION_ARG_FILENAME, NULL,
    N_("Write the results as JSON"), N_("FILE") },
  { "plot", 0, 0, G_OPTION_ARG_FILENAME, NULL,
    N_("Plot the share of games that each player has won by each turn"),
    /* Translators: FILE stands for any file name; .svg, .pdf, and .png are typed as they
     * are. */
    N_("FILE.svg|FILE.pdf|FILE.png") },
  { NULL },
};

static const GOptionEntry help_options[] = {
  { "help", 'h', 0, G_OPTION_ARG_NONE, NULL, N_("Explain this command"), NULL },
  { NULL },
};

/* Private helpers */

typedef union
{
  char *text;
  GStrv list;
  gboolean flag;
} Value;

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

/* Returns what to type for an option, such as “-g, --games=N”. */
static char *
format_name (const GOptionEntry *entry)
{
  g_autoptr (GString) name = g_string_new (NULL);

  if (entry->short_name != 0)
    g_string_append_printf (name, "-%c, ", entry->short_name);
  g_string_append_printf (name, "--%s", entry->long_name);
  if (entry->arg_description != NULL)
    g_string_append_printf (name, "=%s", _(entry->arg_description));
  return g_strdup (name->str);
}

/* Appends an option and its meaning, which begins on a line of its own below a long name. */
static void
append_option (GString            *text,
               const GOptionEntry *entry,
               guint               column,
               guint               width)
{
  g_autofree char *name = format_name (entry);
  g_autofree char *meaning = lab_text_wrap (_(entry->description), width - column);
  g_auto (GStrv) lines = g_strsplit (meaning, "\n", -1);
  guint used = INDENT + lab_text_measure (name);

  g_string_append_printf (text, "%*s%s", INDENT, "", name);
  if (used + GAP > column)
    {
      g_string_append_c (text, '\n');
      used = 0;
    }
  for (guint i = 0; lines[i] != NULL; i++, used = 0)
    g_string_append_printf (text, "%*s%s\n", (int) (column - used), "", lines[i]);
}

/* Public functions */

/**
 * lab_options_describe:
 * @self: receives the options; cleared or all zero
 * @groups: (array zero-terminated=1): the options to accept, in the order of the help
 *
 * Makes a list of the options in @groups, and of --help.
 */
void
lab_options_describe (LabOptions                 *self,
                      const GOptionEntry * const *groups)
{
  g_return_if_fail (self != NULL && groups != NULL);

  self->entries = g_array_new (TRUE, FALSE, sizeof (GOptionEntry));
  for (; *groups != NULL; groups++)
    {
      for (const GOptionEntry *entry = *groups; entry->long_name != NULL; entry++)
        g_array_append_val (self->entries, *entry);
    }
  g_array_append_val (self->entries, help_options[0]);
  for (guint i = 0; i < self->entries->len; i++)
    g_array_index (self->entries, GOptionEntry, i).arg_data = g_new0 (Value, 1);
}

/**
 * lab_options_format_help:
 * @self: the options, as lab_options_describe() left them
 * @width: the width of a line, in character cells
 *
 * Returns: (transfer full): a list of the options for people, in lines that each end with a line
 *   feed
 */
char *
lab_options_format_help (const LabOptions *self,
                         guint             width)
{
  g_autoptr (GString) text = g_string_new (NULL);
  guint column = 2 * INDENT;

  g_return_val_if_fail (self != NULL && self->entries != NULL, NULL);

  for (guint i = 0; i < self->entries->len; i++)
    {
      g_autofree char *name = format_name (&g_array_index (self->entries, GOptionEntry, i));
      guint used = INDENT + lab_text_measure (name) + GAP;

      if (used <= width * 2 / 5)
        column = MAX (column, used);
    }
  for (guint i = 0; i < self->entries->len; i++)
    append_option (text, &g_array_index (self->entries, GOptionEntry, i), column, width);
  return g_strdup (text->str);
}

/* Private helpers */

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

/* Says whether the next word is the value of a long option. Refuses a value for an option without
 * one, which GLib ignores. */
static gboolean
check_long (const LabOptions  *self,
            const char        *word,
            gboolean          *needs_value,
            GError           **error)
{
  const GOptionEntry *entry = find_long (self, word + 2);
  gboolean has_value = strchr (word, '=') != NULL;

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
  g_autoptr (GStrvBuilder) words = g_strv_builder_new ();
  gboolean is_value = TRUE;     /* the first word is the name of the program */

  for (; *args != NULL && (is_value || strcmp (*args, "--") != 0); args++)
    {
      gboolean is_option = !is_value && **args == '-';
      gboolean is_short = is_option && !g_str_has_prefix (*args, "--");
      const char *attached = is_short ? find_attached (self, *args) : NULL;
      g_autofree char *letters = NULL;

      is_value = attached != NULL && *attached == '\0';
      if (is_option && !is_short && !check_long (self, *args, &is_value, error))
        return NULL;
      if (attached != NULL && !is_value)
        letters = g_strndup (*args, (gsize) (attached - *args));
      g_strv_builder_add (words, letters != NULL ? letters : *args);
      if (letters != NULL)
        g_strv_builder_add (words, attached);
    }
  /* All words after “--” are operands. */
  g_strv_builder_addv (words, (const char **) args);
  return g_strv_builder_end (words);
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
  for (guint i = 0; self->entries != NULL && i < self->entries->len; i++)
    {
      const GOptionEntry *entry = &g_array_index (self->entries, GOptionEntry, i);
      Value *value = entry->arg_data;

      if (entry->arg == G_OPTION_ARG_FILENAME)
        g_free (value->text);
      else if (entry->arg == G_OPTION_ARG_FILENAME_ARRAY)
        g_strfreev (value->list);
      g_free (value);
    }
  g_clear_pointer (&self->entries, g_array_unref);
  g_clear_pointer (&self->operands, g_strfreev);
}

/**
 * lab_options_get:
 * @self: the options
 * @name: the long name of an option with a value
 *
 * Returns: (nullable): the value as it was typed; %NULL if the option was not given
 */
const char *
lab_options_get (const LabOptions *self,
                 const char       *name)
{
  const GOptionEntry *entry = find_long (self, name);

  return entry != NULL ? ((const Value *) entry->arg_data)->text : NULL;
}

/** lab_options_list: (nullable) (transfer none): returns all values of an option that can be
 * repeated. */
GStrv
lab_options_list (const LabOptions *self,
                  const char       *name)
{
  const GOptionEntry *entry = find_long (self, name);

  return entry != NULL ? ((const Value *) entry->arg_data)->list : NULL;
}

/** lab_options_has: returns whether an option without a value was given. */
gboolean
lab_options_has (const LabOptions *self,
                 const char       *name)
{
  const GOptionEntry *entry = find_long (self, name);

  return entry != NULL && ((const Value *) entry->arg_data)->flag;
}

/**
 * lab_options_get_number:
 * @self: the options
 * @name: the long name of an option with a value
 * @max: the largest valid number
 * @number: (inout): the default on input; the number on output
 * @error: return location for a #LabCommandError
 *
 * Returns: %FALSE if the user gave something else than a number from 1 to @max
 */
gboolean
lab_options_get_number (const LabOptions *self,
                        const char       *name,
                        guint             max,
                        guint            *number,
                        GError          **error)
{
  g_autofree char *option = g_strconcat ("--", name, NULL);

  return lab_operands_read_number (option, lab_options_get (self, name), max, number, error);
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
  const char *text = lab_options_get (self, "seed");

  g_return_val_if_fail (self != NULL && seed != NULL, FALSE);

  *seed = text == NULL ? lab_shift_deal_draw_seed () : 0;
  return text == NULL || g_ascii_string_to_unsigned (text, 10, 0, G_MAXUINT64, seed, NULL)
         || lab_command_refuse (
             /* Translators: %s is what was typed. */
             error, _("“%s” is not a seed; write a whole number from 0 to 18446744073709551615."),
             text);
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
                      LabShiftDeal     *deal,
                      GError          **error)
{
  const char *text = lab_options_get (self, "players");
  guint n_players = 2;

  g_return_val_if_fail (self != NULL && deal != NULL, FALSE);

  if (text != NULL && !lab_text_parse_number (text, 2, LAB_SHIFT_N_SEATS, &n_players))
    /* Translators: %s is what was typed. */
    return lab_command_refuse (error, _("“%s” is not a number of players; write 2, 3 or 4."), text);
  return lab_options_get_deal_for (self, n_players, deal, error);
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
                          LabShiftDeal     *deal,
                          GError          **error)
{
  const char *text = lab_options_get (self, "cards");
  guint64 seed;
  guint n_cards = 0, max_cards = lab_shift_deal_max_cards (n_players);

  g_return_val_if_fail (self != NULL && deal != NULL, FALSE);

  if (!lab_options_get_seed (self, &seed, error))
    return FALSE;
  if (text != NULL && !lab_text_parse_number (text, 1, max_cards, &n_cards))
    return lab_command_refuse (
        error,
        /* Translators: %s is what was typed. */
        _("“%s” is not a valid number of cards; with this number of players, each can have 1 "
          "to %u."), text, max_cards);

  *deal = (LabShiftDeal) {
    .seed = seed,
    .seats = lab_shift_seat_default_set (n_players),
    .cards_each = (guint8) n_cards,
    .rules = (lab_options_has (self, "last-treasure") ? LAB_SHIFT_RULES_LAST_TREASURE : 0)
             | (lab_options_has (self, "open-cards") ? LAB_SHIFT_RULES_OPEN_CARDS : 0)
             | (lab_options_has (self, "random-tiles") ? LAB_SHIFT_RULES_RANDOM_TILES : 0),
  };
  deal->first_seat = (LabShiftSeat) __builtin_ctz (deal->seats);
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
  const char *time = lab_options_get (self, "time"), *nodes = lab_options_get (self, "nodes");
  LabLimits read = { 0 };
  double seconds = 0;

  g_return_val_if_fail (self != NULL && limits != NULL, FALSE);

  if (time != NULL && !lab_text_parse_real (time, 0.001, MAX_SECONDS, &seconds))
    return lab_command_refuse (
        error,
        /* Translators: %s is what was typed. */
        _("“%s” is not a valid thinking time; write seconds from 0.001 to %u, such as 0.5."),
        time, (guint) MAX_SECONDS);
  if (nodes != NULL && !g_ascii_string_to_unsigned (nodes, 10, 1, G_MAXINT64, &read.nodes, NULL))
    return lab_command_refuse (
      /* Translators: %s is what was typed. */
      error, _("“%s” is not a number of nodes; write a whole number from 1."), nodes);
  read.time = (gint64) (seconds * G_USEC_PER_SEC + 0.5);
  if (time != NULL || nodes != NULL)
    *limits = read;
  return TRUE;
}
