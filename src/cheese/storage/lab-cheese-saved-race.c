/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-cheese-saved-race-private.h"

#include <string.h>

#include "lab-cheese-maze-text.h"
#include "lab-saved-name.h"

/* Writes the races that `data/man/labyrinthe-file.5` describes. */

/* Private helpers */

static void
set_percentage (GKeyFile   *file,
                const char *key,
                double      percentage)
{
  char text[G_ASCII_DTOSTR_BUF_SIZE];

  g_key_file_set_value (file, GROUP_MAZE, key,
                        g_ascii_dtostr (text, sizeof text, percentage));
}

static void
add_maze (GKeyFile                    *file,
          const LabCheeseRaceSettings *settings)
{
  const LabCheeseMazeSettings *maze = &settings->deal.maze;

  if (settings->maze != NULL)
    {
      g_autofree char *text = lab_cheese_maze_to_text (settings->maze);

      g_key_file_set_string (file, GROUP_MAZE, KEY_TEXT, text);
      return;
    }
  g_key_file_set_uint64 (file, GROUP_MAZE, KEY_WIDTH, maze->width);
  g_key_file_set_uint64 (file, GROUP_MAZE, KEY_HEIGHT, maze->height);
  set_percentage (file, KEY_CELLS, maze->cell_percentage);
  set_percentage (file, KEY_WALLS, maze->wall_percentage);
  set_percentage (file, KEY_MUD, maze->mud_percentage);
  g_key_file_set_uint64 (file, GROUP_MAZE, KEY_MIN_MUD, maze->min_mud);
  g_key_file_set_uint64 (file, GROUP_MAZE, KEY_MAX_MUD, maze->max_mud);
  g_key_file_set_string (file, GROUP_MAZE, KEY_STYLE, lab_cheese_style_get_id (maze->style));
  g_key_file_set_boolean (file, GROUP_MAZE, KEY_SYMMETRIC, maze->symmetric);
  g_key_file_set_uint64 (file, GROUP_MAZE, KEY_MAZE_SEED, settings->deal.maze_seed);
}

static void
add_rat (GKeyFile                    *file,
         const LabCheeseRaceSettings *settings,
         guint                        rat,
         gboolean                     tells_programs)
{
  g_autofree char *group = g_strdup_printf (GROUP_RAT, rat + 1);
  const char *kind = settings->rats[rat];
  gboolean is_program = g_str_has_prefix (kind, PROGRAM ":");

  g_key_file_set_string (file, group, KEY_KIND,
                         is_program && !tells_programs ? PROGRAM : kind);
  if (settings->names[rat] != NULL)
    {
      g_autofree char *name = lab_saved_name_fit (settings->names[rat]);

      g_key_file_set_string (file, group, KEY_NAME, name);
    }
  g_key_file_set_uint64 (file, group, KEY_TEAM, settings->deal.teams[rat]);
  if (settings->deal.starts[rat] == LAB_CHEESE_START_CELL)
    g_key_file_set_uint64 (file, group, KEY_START, settings->deal.cells[rat]);
  else
    g_key_file_set_string (file, group, KEY_START,
                           lab_cheese_start_get_id (settings->deal.starts[rat]));
}

static char *
format_actions (LabCheeseRace *race)
{
  guint n_turns = lab_cheese_race_get_n_turns (race);
  guint n_rats = lab_cheese_race_get_deal (race)->n_rats;
  GString *text = g_string_sized_new ((gsize) n_turns * n_rats + 1);

  for (guint turn = 0; turn < n_turns; turn++)
    {
      const guint8 *actions = lab_cheese_race_get_actions (race, turn);

      for (guint rat = 0; rat < n_rats; rat++)
        g_string_append_c (text, lab_cheese_action_get_letter ((LabCheeseAction) actions[rat]));
    }
  return g_string_free (text, FALSE);
}

static void
add_turns (GKeyFile      *file,
           LabCheeseRace *race)
{
  const LabCheeseRaceSettings *settings = lab_cheese_race_get_settings (race);
  g_autofree char *actions = format_actions (race);

  g_key_file_set_uint64 (file, GROUP_RACE, KEY_CHEESE, settings->deal.n_cheese);
  g_key_file_set_uint64 (file, GROUP_RACE, KEY_CHEESE_SEED, settings->deal.cheese_seed);
  g_key_file_set_uint64 (file, GROUP_RACE, KEY_PLAYERS_SEED, settings->deal.players_seed);
  g_key_file_set_int64 (file, GROUP_RACE, KEY_PREPARATION,
                        lab_cheese_race_get_preparation_time (race) / 1000);
  g_key_file_set_int64 (file, GROUP_RACE, KEY_TURN_TIME,
                        lab_cheese_race_get_turn_time (race) / 1000);
  g_key_file_set_uint64 (file, GROUP_RACE, KEY_UNDONE, lab_cheese_race_get_n_undone (race));
  g_key_file_set_uint64 (file, GROUP_RACE, KEY_HINTS_USED, lab_cheese_race_get_n_hints (race));
  /* These numbers come before the actions, so that missing actions at the end of a file are
   * noticed. */
  g_key_file_set_uint64 (file, GROUP_RACE, KEY_TURNS, lab_cheese_race_get_n_turns (race));
  g_key_file_set_uint64 (file, GROUP_RACE, KEY_PLAYED, lab_cheese_race_get_n_played (race));
  g_key_file_set_string (file, GROUP_RACE, KEY_ACTIONS, actions);
}

static char *
format (LabCheeseRace *race,
        gboolean       tells_programs)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();
  const LabCheeseRaceSettings *settings = lab_cheese_race_get_settings (race);

  g_key_file_set_uint64 (file, GROUP_HEAD, LAB_SAVED_KEY_VERSION, VERSION);
  add_maze (file, settings);
  for (guint rat = 0; rat < settings->deal.n_rats; rat++)
    add_rat (file, settings, rat, tells_programs);
  add_turns (file, race);
  return g_key_file_to_data (file, NULL, NULL);
}

/* Public functions */

/**
 * lab_cheese_saved_race_to_text:
 * @race: a race
 *
 * Writes a race as the text of a file, which does not have the commands of programs.
 *
 * Returns: (transfer full): the text
 */
char *
lab_cheese_saved_race_to_text (LabCheeseRace *race)
{
  g_return_val_if_fail (LAB_IS_CHEESE_RACE (race), NULL);

  return format (race, FALSE);
}

/**
 * lab_cheese_saved_race_to_own_text:
 * @race: a race
 *
 * Writes a race as the text of a file that only Labyrinthe writes.
 *
 * Returns: (transfer full): the text, with the commands of programs
 */
char *
lab_cheese_saved_race_to_own_text (LabCheeseRace *race)
{
  g_return_val_if_fail (LAB_IS_CHEESE_RACE (race), NULL);

  return format (race, TRUE);
}
