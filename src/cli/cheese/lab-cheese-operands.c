/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-cheese-operands.h"

#include <glib/gi18n.h>

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
  return text == NULL || g_ascii_string_to_unsigned (text, 10, 0, LAB_CHEESE_MAX_SEED, seed, NULL)
         || lab_command_refuse (error,
                                /* Translators: the first %s was typed after the second, an option
                                 * such as --seed. */
                                _("“%s” is not a valid value for %s; write a whole number from 0 "
                                  "to 9223372036854775806."), text, option);
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
