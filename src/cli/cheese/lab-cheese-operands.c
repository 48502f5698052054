/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-cheese-operands.h"

#include <stdio.h>
#include <string.h>

#include <glib/gi18n.h>

#include "lab-cheese-maze-text.h"
#include "lab-maze-operands.h"
#include "lab-operands.h"
#include "lab-text.h"

/** lab_cheese_maze_options: what a random maze is like, and how much cheese it has. */
const GOptionEntry lab_cheese_maze_options[] = {
  { "width", 0, 0, G_OPTION_ARG_FILENAME, NULL,
    N_("Number of columns (default: 15)"), N_("N") },
  { "height", 0, 0, G_OPTION_ARG_FILENAME, NULL,
    N_("Number of rows (default: 13)"), N_("N") },
  { "style", 0, 0, G_OPTION_ARG_FILENAME, NULL,
    /* Translators: the words after the colon are typed as they are. */
    N_("Where holes are: big-holes, uniform-holes, or holes-on-side (default: big-holes)"),
    /* Translators: stands for a word after an option, as in “--style=STYLE”. */
    N_("STYLE") },
  { "cell-percentage", 0, 0, G_OPTION_ARG_FILENAME, NULL,
    N_("How much of the maze is cells, the rest is holes (default: 80)"), N_("P") },
  { "wall-percentage", 0, 0, G_OPTION_ARG_FILENAME, NULL,
    N_("How many of the passages that are not needed get a wall (default: 60)"), N_("P") },
  { "mud-percentage", 0, 0, G_OPTION_ARG_FILENAME, NULL,
    /* Translators: the cheese study is a command. */
    N_("How many passages have mud (default: 20, or 0 in a study)"), N_("P") },
  { "mud-range", 0, 0, G_OPTION_ARG_FILENAME, NULL,
    N_("Fewest and most turns that mud costs (default: 4-9)"),
    /* Translators: stands for two numbers after an option, as in “--mud-range=LO-HI”. */
    N_("LO-HI") },
  { "symmetric", 0, 0, G_OPTION_ARG_NONE, NULL,
    N_("Make a maze that is the same when turned by 180 degrees"), NULL },
  { "cheese", 0, 0, G_OPTION_ARG_FILENAME, NULL,
    N_("Number of pieces of cheese (default: 21, or 1 in a study)"), N_("N") },
  { NULL },
};

/* Private helpers */

/* Reads two numbers with a dash between them. Their limits are checked with all settings. */
static gboolean
read_range (const char  *text,
            guint       *least,
            guint       *most,
            GError     **error)
{
  return text == NULL || lab_text_parse_pair (text, '-', 0, LAB_CHEESE_MAX_WEIGHT, least, most)
         || lab_command_refuse (error,
                                /* Translators: %s is what was typed. */
                                _("“%s” is not a range of mud; write its fewest and its most "
                                  "turns, such as 4-9."), text);
}

static gboolean
read_style (const char      *text,
            LabCheeseStyle  *style,
            GError         **error)
{
  return text == NULL || lab_cheese_style_parse (text, style)
         /* Translators: %s is what was typed; the words after it are typed as they are. */
         || lab_command_refuse (error, _("“%s” is not a style; use big-holes, uniform-holes, or "
                                         "holes-on-side."), text);
}

/* Numbers the teams in the order in which they are named. */
static void
number_teams (const LabOptions      *options,
              LabCheeseDealSettings *settings)
{
  guint8 n_teams = 0;

  for (guint i = 0; i < settings->n_rats; i++)
    {
      guint same = 0;

      while (strcmp (lab_cheese_operands_get_team (options, same),
                     lab_cheese_operands_get_team (options, i)) != 0)
        same++;
      settings->teams[i] = same < i ? settings->teams[same] : n_teams++;
    }
}

/* Refuses what describes a random maze, because another maze was given. */
static gboolean
check_no_maze_settings (const LabOptions  *options,
                        GError           **error)
{

  if (lab_options_get (options, "width") == NULL && lab_options_get (options, "height") == NULL
      && lab_options_get (options, "style") == NULL
      && lab_options_get (options, "cell-percentage") == NULL
      && lab_options_get (options, "wall-percentage") == NULL
      && lab_options_get (options, "mud-percentage") == NULL
      && lab_options_get (options, "mud-range") == NULL
      && lab_options_get (options, "maze-seed") == NULL && !lab_options_has (options, "symmetric"))
    return TRUE;
  /* Translators: --maze is typed as it is. */
  return lab_command_refuse (error, _("The file after --maze is the whole maze. Remove the options "
                                      "that describe a random maze."));
}

static LabCheeseMaze *
read_maze_file (const char  *path,
                GError     **error)
{
  g_autoptr (GBytes) bytes = lab_maze_operands_read (path, error);
  gconstpointer text;
  gsize length;

  if (bytes == NULL)
    return NULL;
  text = g_bytes_get_data (bytes, &length);
  return lab_cheese_maze_new_from_text (text != NULL ? text : "", (gssize) length, error);
}

/* Prints the seed on the standard error if it was drawn and something depends on it. */
static void
print_seed (const LabOptions            *options,
            const LabCheeseDealSettings *settings)
{
  guint64 seed;

  if (lab_options_get (options, "seed") != NULL)
    return;
  if (lab_options_get (options, "cheese-seed") == NULL)
    seed = settings->cheese_seed;
  else if (lab_options_get (options, "players-seed") == NULL)
    seed = settings->players_seed;
  else if (lab_options_get (options, "maze-seed") == NULL
           && lab_options_get (options, "maze") == NULL)
    seed = settings->maze_seed;
  else
    return;
  fprintf (stderr, "seed %" G_GUINT64_FORMAT "\n", seed);
}

/* Reads a percentage; @percentage stays without the option. */
static gboolean
read_percentage (const LabOptions  *options,
                 const char        *name,
                 double            *percentage,
                 GError           **error)
{
  const char *text = lab_options_get (options, name);
  g_autofree char *option = g_strconcat ("--", name, NULL);

  return text == NULL || lab_text_parse_real (text, 0, 100, percentage)
         || lab_command_refuse (error,
                                /* Translators: the first %s was typed after the second, an option
                                 * such as --mud-percentage. */
                                _("“%s” is not a valid value for %s; write a percentage from 0 to "
                                  "100."), text, option);
}

/* Public functions */

/** lab_cheese_operands_read_seed: reads a seed; @seed stays without @text. */
gboolean
lab_cheese_operands_read_seed (const char  *option,
                               const char  *text,
                               guint64     *seed,
                               GError     **error)
{
  if (text == NULL || g_ascii_string_to_unsigned (text, 10, 0, LAB_CHEESE_MAX_SEED, seed, NULL))
    return TRUE;
  return lab_command_refuse (error,
                             /* Translators: the first %s was typed after the second, an option such
                              * as --seed. */
                             _("“%s” is not a valid value for %s; write a whole number from 0 to "
                               "9223372036854775806."), text, option);
}

/**
 * lab_cheese_operands_read_maze:
 * @options: the options
 * @settings: (inout): the defaults on input; what the user asks for on output
 * @error: return location for an error
 *
 * Reads and checks the options that describe a random maze.
 *
 * Returns: whether such a maze is possible
 */
gboolean
lab_cheese_operands_read_maze (const LabOptions       *options,
                               LabCheeseMazeSettings  *settings,
                               GError                **error)
{

  if (!lab_options_get_number (options, "width", LAB_CHEESE_MAX_SIDE, &settings->width, error)
      || !lab_options_get_number (options, "height", LAB_CHEESE_MAX_SIDE, &settings->height, error)
      || !read_style (lab_options_get (options, "style"), &settings->style, error)
      || !read_percentage (options, "cell-percentage", &settings->cell_percentage, error)
      || !read_percentage (options, "wall-percentage", &settings->wall_percentage, error)
      || !read_percentage (options, "mud-percentage", &settings->mud_percentage, error)
      || !read_range (lab_options_get (options, "mud-range"), &settings->min_mud,
                      &settings->max_mud, error))
    return FALSE;
  settings->symmetric = lab_options_has (options, "symmetric");
  return lab_cheese_maze_settings_check (settings, error);
}

/**
 * lab_cheese_operands_read_rats:
 * @options: the options
 * @n_rats: the number of rats
 * @settings: (inout): receives the number of rats, where they start, and their teams
 * @error: return location for a #LabCommandError
 *
 * Reads the options `--start` and `--team`.
 *
 * Returns: whether they are valid
 */
gboolean
lab_cheese_operands_read_rats (const LabOptions       *options,
                               guint                   n_rats,
                               LabCheeseDealSettings  *settings,
                               GError                **error)
{
  guint n_starts = lab_options_list (options, "start") != NULL
                   ? g_strv_length (lab_options_list (options, "start"))
                   : 0;
  guint n_teams = lab_options_list (options, "team") != NULL
                  ? g_strv_length (lab_options_list (options, "team"))
                  : 0;

  if (n_rats > LAB_CHEESE_MAX_RATS)
    return lab_command_refuse (error, _("Only %u rats can race. Remove some --rat options."),
                               (guint) LAB_CHEESE_MAX_RATS);
  if (n_starts > n_rats || n_teams > n_rats)
    return lab_command_refuse (error, _("There are more --start or --team options than rats. "
                                        "Remove some, or add --rat options."));
  settings->n_rats = n_rats;
  for (guint i = 0; i < n_starts; i++)
    {
      if (!lab_cheese_start_parse (lab_options_list (options, "start")[i], &settings->starts[i],
                                   &settings->cells[i]))
        return lab_command_refuse (error,
                                   /* Translators: %s is what was typed; the words after it are
                                    * typed as they are. */
                                   _("“%s” is not a start; use center, top-left, top-right, "
                                     "bottom-left, bottom-right, random, same, or the number of a "
                                     "cell."), lab_options_list (options, "start")[i]);
    }
  number_teams (options, settings);
  return TRUE;
}

/**
 * lab_cheese_operands_read_race:
 * @options: the options
 * @settings: (inout): the defaults on input; what the user asks for on output
 * @error: return location for an error
 *
 * Reads the seeds, the number of pieces of cheese, and what a random maze is like. Without
 * `--seed`, draws a seed.
 *
 * Returns: whether they are valid
 */
gboolean
lab_cheese_operands_read_race (const LabOptions       *options,
                               LabCheeseDealSettings  *settings,
                               GError                **error)
{
  guint64 seed = 0;

  if (lab_options_get (options, "seed") == NULL && !lab_options_get_seed (options, &seed, error))
    return FALSE;
  if (!lab_cheese_operands_read_seed ("--seed", lab_options_get (options, "seed"), &seed, error))
    return FALSE;
  settings->maze_seed = settings->cheese_seed = settings->players_seed = seed;
  if (!lab_cheese_operands_read_seed ("--maze-seed", lab_options_get (options, "maze-seed"),
                                      &settings->maze_seed, error)
      || !lab_cheese_operands_read_seed ("--cheese-seed", lab_options_get (options, "cheese-seed"),
                                         &settings->cheese_seed, error)
      || !lab_cheese_operands_read_seed ("--players-seed",
                                         lab_options_get (options, "players-seed"),
                                         &settings->players_seed, error)
      || !lab_options_get_number (options, "cheese", LAB_CHEESE_MAX_CELLS, &settings->n_cheese,
                                  error))
    return FALSE;
  return lab_options_get (options, "maze") != NULL ? check_no_maze_settings (options, error)
                              : lab_cheese_operands_read_maze (options, &settings->maze, error);
}

/**
 * lab_cheese_operands_deal:
 * @options: the options
 * @settings: what the options ask for
 * @error: return location for an error
 *
 * Deals a race, in the maze of the option `--maze` if there is one. Prints a seed that was drawn on
 * the standard error.
 *
 * Returns: (transfer full) (nullable): the race before its first turn
 */
LabCheeseDeal *
lab_cheese_operands_deal (const LabOptions       *options,
                          LabCheeseDealSettings  *settings,
                          GError                **error)
{
  g_autoptr (LabCheeseMaker) maker = NULL;
  g_autoptr (LabCheeseMaze) maze = NULL;
  LabCheeseDeal *deal = NULL;

  if (lab_options_get (options, "maze") == NULL)
    {
      maker = lab_cheese_maker_new ();
      deal = lab_cheese_deal_new (settings, maker, error);
    }
  else if ((maze = read_maze_file (lab_options_get (options, "maze"), error)) != NULL)
    {
      deal = lab_cheese_deal_new_in (maze, settings, error);
    }
  if (deal != NULL)
    print_seed (options, settings);
  return deal;
}

/** lab_cheese_operands_get_team: returns the name of the team of a rat; it can be empty. */
const char *
lab_cheese_operands_get_team (const LabOptions *options,
                              guint             rat)
{
  GStrv teams = lab_options_list (options, "team");

  return teams != NULL && rat < g_strv_length (teams) ? teams[rat] : "";
}
