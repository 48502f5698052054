/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-robots-chosen.h"

#include "lab-settings.h"

/* Which puzzle is played: the one of today, the one after another, or what the settings say. */

/* Private helpers */

static guint64
draw_seed (void)
{
  return ((guint64) g_random_int () << 32) | g_random_int ();
}

static void
init_random (LabRobotsLevel *level,
             GSettings      *settings,
             gboolean        has_length)
{
  LabRobotsRecipe recipe;
  guint length = 0;

  lab_robots_recipe_init (&recipe);
  recipe.size = (guint) g_settings_get_int (settings, "robots-size") / 2 * 2;
  recipe.n_robots = (guint) g_settings_get_int (settings, "robots-robots");
  recipe.any_robot = g_settings_get_boolean (settings, "robots-any");
  recipe.must_ricochet = g_settings_get_boolean (settings, "robots-ricochet");
  if (has_length)
    length = (guint) CLAMP (g_settings_get_int (settings, "robots-length"), 1,
                            LAB_ROBOTS_MAX_EXACT);
  lab_robots_level_init_random (level, &recipe, length, draw_seed ());
}

/* Public functions */

/** lab_robots_chosen_init_today: sets the puzzle of today, where the player is. */
void
lab_robots_chosen_init_today (LabRobotsLevel *level)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  GDate today;

  g_date_clear (&today, 1);
  g_date_set_dmy (&today, (GDateDay) g_date_time_get_day_of_month (now),
                  (GDateMonth) g_date_time_get_month (now),
                  (GDateYear) g_date_time_get_year (now));
  lab_robots_level_init_daily (level, &today);
}

/** lab_robots_chosen_init_next: sets the puzzle that follows another one: the next level, or a
 * random one of the same kind. */
void
lab_robots_chosen_init_next (LabRobotsLevel       *level,
                             const LabRobotsLevel *last)
{
  if (last->mode == LAB_ROBOTS_MODE_LEVELS)
    lab_robots_level_init_numbered (level, (guint) last->number + 1);
  else
    lab_robots_level_init_random (level, &last->recipe, last->n_moves, draw_seed ());
}

/**
 * lab_robots_chosen_init_level:
 * @level: a level to fill
 * @number: which level is next, if levels are played
 *
 * Sets what the start page has chosen; a level of the series if there are no settings.
 */
void
lab_robots_chosen_init_level (LabRobotsLevel *level,
                              guint           number)
{
  g_autoptr (GSettings) settings = lab_settings_new ();
  g_autofree char *id
      = settings != NULL ? g_settings_get_string (settings, "robots-mode") : g_strdup ("levels");
  LabRobotsMode mode = LAB_ROBOTS_MODE_LEVELS;

  lab_robots_mode_parse (id, &mode);
  if (mode == LAB_ROBOTS_MODE_DAILY)
    lab_robots_chosen_init_today (level);
  else if (mode == LAB_ROBOTS_MODE_ENDLESS || mode == LAB_ROBOTS_MODE_LENGTH)
    init_random (level, settings, mode == LAB_ROBOTS_MODE_LENGTH);
  else
    lab_robots_level_init_numbered (level, number);
}
