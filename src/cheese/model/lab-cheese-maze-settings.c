/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-cheese-maker-private.h"

#include <glib/gi18n.h>

/* What a random maze is like, and the limits of it. */

static const struct
{
  const char *id;
  const char *name;
} styles[LAB_N_CHEESE_STYLES] = {
  [LAB_CHEESE_BIG_HOLES] = { "big-holes", N_("Big Holes") },
  [LAB_CHEESE_UNIFORM_HOLES] = { "uniform-holes", N_("Uniform Holes") },
  [LAB_CHEESE_HOLES_ON_SIDE] = { "holes-on-side", N_("Holes on the Side") },
};

/* Private helpers */

static gboolean
check_size (const LabCheeseMazeSettings  *self,
            GError                      **error)
{
  guint64 n_places = (guint64) self->width * self->height;

  if (self->width < 1 || self->height < 1 || self->width > LAB_CHEESE_MAX_SIDE
      || self->height > LAB_CHEESE_MAX_SIDE)
    return lab_refuse (error, LAB_CHEESE_ERROR, LAB_CHEESE_ERROR_RANGE,
                       /* Translators: the first numbers are a width and a height. */
                       _("A maze cannot have %u x %u cells. Width and height are from 1 to %u."),
                       self->width, self->height, LAB_CHEESE_MAX_SIDE);
  if (n_places < 2)
    return lab_refuse (error, LAB_CHEESE_ERROR, LAB_CHEESE_ERROR_RANGE,
                       _("A maze needs at least 2 cells. Choose a larger width or height."));
  if (n_places > LAB_CHEESE_MAX_CELLS)
    return lab_refuse (error, LAB_CHEESE_ERROR, LAB_CHEESE_ERROR_RANGE,
                       /* Translators: the first numbers are a width and a height. */
                       _("A maze cannot have %u x %u cells. It has at most %u cells."),
                       self->width, self->height, LAB_CHEESE_MAX_CELLS);
  return TRUE;
}

static gboolean
is_percentage (double percentage)
{
  /* Also refuses what is not a number. */
  return percentage >= 0 && percentage <= 100;
}

static gboolean
check_percentages (const LabCheeseMazeSettings  *self,
                   GError                      **error)
{
  if (!is_percentage (self->cell_percentage))
    return lab_refuse (error, LAB_CHEESE_ERROR, LAB_CHEESE_ERROR_RANGE,
                       _("The percentage of cells must be from 0 to 100."));
  if (!is_percentage (self->wall_percentage))
    return lab_refuse (error, LAB_CHEESE_ERROR, LAB_CHEESE_ERROR_RANGE,
                       _("The percentage of walls must be from 0 to 100."));
  if (!is_percentage (self->mud_percentage))
    return lab_refuse (error, LAB_CHEESE_ERROR, LAB_CHEESE_ERROR_RANGE,
                       _("The percentage of mud must be from 0 to 100."));
  if (lab_cheese_maker_percentage (self->width * self->height, self->cell_percentage) < 2)
    return lab_refuse (error, LAB_CHEESE_ERROR, LAB_CHEESE_ERROR_RANGE,
                       _("A maze needs at least 2 cells. Choose a higher percentage of cells."));
  return TRUE;
}

static gboolean
check_mud (const LabCheeseMazeSettings  *self,
           GError                      **error)
{
  if (self->min_mud < 2)
    return lab_refuse (error, LAB_CHEESE_ERROR, LAB_CHEESE_ERROR_RANGE,
                       _("Mud must take at least 2 turns."));
  if (self->max_mud > LAB_CHEESE_MAX_WEIGHT)
    return lab_refuse (error, LAB_CHEESE_ERROR, LAB_CHEESE_ERROR_RANGE,
                       _("Mud can take at most %u turns."), LAB_CHEESE_MAX_WEIGHT);
  if (self->min_mud > self->max_mud)
    return lab_refuse (error, LAB_CHEESE_ERROR, LAB_CHEESE_ERROR_RANGE,
                       /* Translators: how many turns mud takes, at least and at most. */
                       _("Mud cannot take from %u to %u turns. Put the smaller number first."),
                       self->min_mud, self->max_mud);
  return TRUE;
}

/* Public functions */

/** lab_cheese_style_get_id: returns the name of a style on the command line and in files. */
const char *
lab_cheese_style_get_id (LabCheeseStyle style)
{
  g_return_val_if_fail (style < LAB_N_CHEESE_STYLES, NULL);

  return styles[style].id;
}

/** lab_cheese_style_get_name: returns the name of a style for players, translated. */
const char *
lab_cheese_style_get_name (LabCheeseStyle style)
{
  g_return_val_if_fail (style < LAB_N_CHEESE_STYLES, NULL);

  return _(styles[style].name);
}

/**
 * lab_cheese_style_parse:
 * @id: the id of a style
 * @style: (out): the style
 *
 * Returns: whether @id is the id of a style
 */
gboolean
lab_cheese_style_parse (const char     *id,
                        LabCheeseStyle *style)
{
  g_return_val_if_fail (id != NULL && style != NULL, FALSE);

  for (guint i = 0; i < LAB_N_CHEESE_STYLES; i++)
    {
      if (!g_str_equal (id, styles[i].id))
        continue;
      *style = i;
      return TRUE;
    }
  return FALSE;
}

/**
 * lab_cheese_maze_settings_check:
 * @self: what a maze is like
 * @error: return location for a #LabCheeseError
 *
 * Returns: whether such mazes exist
 */
gboolean
lab_cheese_maze_settings_check (const LabCheeseMazeSettings  *self,
                                GError                      **error)
{
  g_return_val_if_fail (self != NULL, FALSE);

  if (self->style >= LAB_N_CHEESE_STYLES)
    return lab_refuse (error, LAB_CHEESE_ERROR, LAB_CHEESE_ERROR_RANGE,
                       _("There is no such style of mazes."));
  return check_size (self, error) && check_percentages (self, error) && check_mud (self, error);
}
