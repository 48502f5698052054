/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-cheese-saved-race-private.h"

#include <math.h>
#include <string.h>

#include <glib/gi18n-lib.h>

#include "lab-cheese-maze-text.h"
#include "lab-rat.h"
#include "lab-saved-name.h"

/* Reads the races that `data/man/labyrinthe-file.5` describes. */

/* The longest time of a program, in milliseconds: one day. */
#define MAX_MILLISECONDS 86400000

/* The state of reading a file. */
typedef struct
{
  LabSavedText text;
  gboolean may_have_programs;
  LabCheeseRaceSettings *settings;
  guint version;
  guint64 preparation, turn_time;
  guint64 n_undone, n_hints;
  guint64 n_turns, n_played;
} Reader;

/* Private helpers: values */

static gboolean
refuse (Reader      *self,
        const char  *group,
        const char  *key,
        const char  *reason,
        GError     **error)
{
  return lab_saved_text_refuse (&self->text, LAB_SAVED_GAME_ERROR_FORMAT, group, key, reason,
                                error);
}

static gboolean
take_number (Reader      *self,
             const char  *group,
             const char  *key,
             guint        max,
             guint       *number,
             GError     **error)
{
  guint64 value = *number;

  if (!lab_saved_text_take_number (&self->text, group, key, max, &value, error))
    return FALSE;
  *number = (guint) value;
  return TRUE;
}

static gboolean
take_seed (Reader      *self,
           const char  *group,
           const char  *key,
           guint64     *seed,
           GError     **error)
{
  return lab_saved_text_take_number (&self->text, group, key, LAB_CHEESE_MAX_SEED, seed, error);
}

static gboolean
take_percentage (Reader      *self,
                 const char  *key,
                 double      *percentage,
                 GError     **error)
{
  g_autofree char *word = NULL;
  char *end;
  double value;

  if (!lab_saved_text_has (&self->text, GROUP_MAZE, key))
    return TRUE;
  word = lab_saved_text_take_word (&self->text, GROUP_MAZE, key, error);
  if (word == NULL)
    return FALSE;
  value = g_ascii_strtod (word, &end);
  if (end == word || *end != '\0' || !isfinite (value) || value < 0 || value > 100)
    return refuse (self, GROUP_MAZE, key, _("It should have a number from 0 to 100."), error);
  *percentage = value;
  return TRUE;
}

/* Private helpers: groups */

static gboolean
check_size (Reader  *self,
            guint    width,
            guint    height,
            GError **error)
{
  return (guint64) width * height <= LAB_CHEESE_SAVED_RACE_MAX_CELLS
         || refuse (self, GROUP_MAZE, NULL, _("The maze is too large."), error);
}

static gboolean
read_text (Reader  *self,
           GError **error)
{
  g_autofree char *text = lab_saved_text_take (&self->text, GROUP_MAZE, KEY_TEXT, error);
  g_autoptr (GError) problem = NULL;

  if (text == NULL)
    return FALSE;
  self->settings->maze = lab_cheese_maze_new_from_text (text, -1, &problem);
  if (self->settings->maze == NULL)
    return refuse (self, GROUP_MAZE, KEY_TEXT, problem->message, error);
  return check_size (self, lab_cheese_maze_get_width (self->settings->maze),
                     lab_cheese_maze_get_height (self->settings->maze), error);
}

static gboolean
read_style (Reader          *self,
            LabCheeseStyle  *style,
            GError         **error)
{
  g_autofree char *word = lab_saved_text_take_word (&self->text, GROUP_MAZE, KEY_STYLE, error);

  if (word == NULL)
    return FALSE;
  return lab_cheese_style_parse (word, style)
         || refuse (self, GROUP_MAZE, KEY_STYLE, _("There is no such style of mazes."), error);
}

static gboolean
read_maze (Reader  *self,
           GError **error)
{
  LabCheeseMazeSettings *maze = &self->settings->deal.maze;
  g_autoptr (GError) problem = NULL;

  *maze = (LabCheeseMazeSettings) LAB_CHEESE_MAZE_DEFAULTS;
  if (lab_saved_text_has (&self->text, GROUP_MAZE, KEY_TEXT))
    return read_text (self, error);
  if (!take_number (self, GROUP_MAZE, KEY_WIDTH, LAB_CHEESE_MAX_SIDE, &maze->width, error)
      || !take_number (self, GROUP_MAZE, KEY_HEIGHT, LAB_CHEESE_MAX_SIDE, &maze->height, error)
      || !take_percentage (self, KEY_CELLS, &maze->cell_percentage, error)
      || !take_percentage (self, KEY_WALLS, &maze->wall_percentage, error)
      || !take_percentage (self, KEY_MUD, &maze->mud_percentage, error)
      || !take_number (self, GROUP_MAZE, KEY_MIN_MUD, LAB_CHEESE_MAX_WEIGHT, &maze->min_mud,
                       error)
      || !take_number (self, GROUP_MAZE, KEY_MAX_MUD, LAB_CHEESE_MAX_WEIGHT, &maze->max_mud,
                       error)
      || !read_style (self, &maze->style, error)
      || !lab_saved_text_take_flag (&self->text, GROUP_MAZE, KEY_SYMMETRIC, &maze->symmetric,
                                    error)
      || !take_seed (self, GROUP_MAZE, KEY_MAZE_SEED, &self->settings->deal.maze_seed, error))
    return FALSE;
  if (maze->width > LAB_CHEESE_SAVED_RACE_MAX_SIDE
      || maze->height > LAB_CHEESE_SAVED_RACE_MAX_SIDE)
    return refuse (self, GROUP_MAZE, NULL, _("The maze is too large."), error);
  if (!check_size (self, maze->width, maze->height, error))
    return FALSE;
  return lab_cheese_maze_settings_check (maze, &problem)
         || refuse (self, GROUP_MAZE, NULL, problem->message, error);
}

static gboolean
read_kind (Reader      *self,
           const char  *group,
           guint        rat,
           GError     **error)
{
  char *kind = lab_saved_text_take (&self->text, group, KEY_KIND, error);
  g_autoptr (LabRat) test = NULL;
  g_autoptr (GError) problem = NULL;

  self->settings->rats[rat] = kind;
  if (kind == NULL)
    return FALSE;
  if (strcmp (kind, LAB_CHEESE_PERSON) == 0)
    return TRUE;
  if (!self->may_have_programs && g_str_has_prefix (kind, PROGRAM))
    return refuse (self, group, KEY_KIND,
                   _("A program moved this rat. A file cannot start a program."), error);
  test = lab_rat_new (kind, &problem);
  return test != NULL || refuse (self, group, KEY_KIND, problem->message, error);
}

static gboolean
read_start (Reader      *self,
            const char  *group,
            guint        rat,
            GError     **error)
{
  LabCheeseDealSettings *deal = &self->settings->deal;
  g_autofree char *word = NULL;

  if (!lab_saved_text_has (&self->text, group, KEY_START))
    return TRUE;
  word = lab_saved_text_take_word (&self->text, group, KEY_START, error);
  if (word == NULL)
    return FALSE;
  return lab_cheese_start_parse (word, &deal->starts[rat], &deal->cells[rat])
         || refuse (self, group, KEY_START, _("There is no such start."), error);
}

static gboolean
has_rat (Reader *self,
         guint   rat)
{
  g_autofree char *group = g_strdup_printf (GROUP_RAT, rat + 1);

  return lab_saved_text_has (&self->text, group, NULL);
}

static gboolean
read_rat (Reader  *self,
          guint    rat,
          GError **error)
{
  g_autofree char *group = g_strdup_printf (GROUP_RAT, rat + 1);
  guint team = 0;

  if (!read_kind (self, group, rat, error)
      || !take_number (self, group, KEY_TEAM, LAB_CHEESE_MAX_RATS - 1, &team, error)
      || !read_start (self, group, rat, error))
    return FALSE;
  self->settings->deal.teams[rat] = (guint8) team;
  if (!lab_saved_text_has (&self->text, group, KEY_NAME))
    return TRUE;
  self->settings->names[rat] = lab_saved_text_take (&self->text, group, KEY_NAME, error);
  return self->settings->names[rat] != NULL
         && lab_saved_name_check (&self->text, group, KEY_NAME, self->settings->names[rat],
                                  error);
}

static gboolean
read_rats (Reader  *self,
           GError **error)
{
  guint n_rats = 0;

  while (n_rats < LAB_CHEESE_MAX_RATS && has_rat (self, n_rats))
    {
      if (!read_rat (self, n_rats, error))
        return FALSE;
      n_rats++;
    }
  if (n_rats == 0)
    return lab_saved_text_refuse_missing (&self->text, "Rat 1", KEY_KIND, error);
  self->settings->deal.n_rats = n_rats;
  return TRUE;
}

static gboolean
read_numbers (Reader  *self,
              GError **error)
{
  LabCheeseDealSettings *deal = &self->settings->deal;
  LabSavedText *text = &self->text;

  deal->n_cheese = 1;
  return take_number (self, GROUP_RACE, KEY_CHEESE, LAB_CHEESE_MAX_CELLS, &deal->n_cheese, error)
         && take_seed (self, GROUP_RACE, KEY_CHEESE_SEED, &deal->cheese_seed, error)
         && take_seed (self, GROUP_RACE, KEY_PLAYERS_SEED, &deal->players_seed, error)
         && lab_saved_text_take_number (text, GROUP_RACE, KEY_PREPARATION, MAX_MILLISECONDS,
                                        &self->preparation, error)
         && lab_saved_text_take_number (text, GROUP_RACE, KEY_TURN_TIME, MAX_MILLISECONDS,
                                        &self->turn_time, error)
         && lab_saved_text_take_number (text, GROUP_RACE, KEY_UNDONE, G_MAXUINT, &self->n_undone,
                                        error)
         && lab_saved_text_take_number (text, GROUP_RACE, KEY_HINTS_USED, G_MAXUINT,
                                        &self->n_hints, error)
         && lab_saved_text_take_number (text, GROUP_RACE, KEY_TURNS, G_MAXUINT, &self->n_turns,
                                        error)
         && lab_saved_text_take_number (text, GROUP_RACE, KEY_PLAYED, self->n_turns,
                                        &self->n_played, error);
}

/* Private helpers: the race */

/* Returns the actions of all turns. */
static guint8 *
read_actions (Reader  *self,
              GError **error)
{
  g_autofree char *letters = lab_saved_text_take_word (&self->text, GROUP_RACE, KEY_ACTIONS,
                                                       error);
  gsize length, n_actions = (gsize) self->n_turns * self->settings->deal.n_rats;
  guint8 *actions;

  if (letters == NULL)
    return NULL;
  length = strlen (letters);
  if (length != n_actions)
    {
      refuse (self, GROUP_RACE, KEY_ACTIONS,
              _("It should have a letter for each rat and each turn."), error);
      return NULL;
    }
  actions = g_malloc (length + 1);
  for (gsize i = 0; i < length; i++)
    {
      const char letter[2] = { letters[i], '\0' };
      LabCheeseAction action;

      if (!lab_cheese_action_parse (letter, &action))
        {
          refuse (self, GROUP_RACE, KEY_ACTIONS, _("It has a letter that is no action."), error);
          g_free (actions);
          return NULL;
        }
      actions[i] = (guint8) action;
    }
  return actions;
}

static LabCheeseRace *
make_race (Reader  *self,
           GError **error)
{
  g_autofree guint8 *actions = read_actions (self, error);
  g_autoptr (GError) problem = NULL;
  LabCheeseRace *race;

  if (actions == NULL)
    return NULL;
  race = lab_cheese_race_new_with_turns (self->settings, actions, self->n_turns, self->n_played,
                                         &problem);
  if (race != NULL)
    {
      lab_cheese_race_set_times (race, (gint64) self->preparation * 1000,
                                 (gint64) self->turn_time * 1000);
      lab_cheese_race_restore_counts (race, (guint) self->n_undone, (guint) self->n_hints);
      return race;
    }
  lab_saved_text_refuse (&self->text, LAB_SAVED_GAME_ERROR_RULES, GROUP_RACE,
                         problem->code == LAB_CHEESE_ERROR_ACTION ? KEY_ACTIONS : NULL,
                         problem->message, error);
  return NULL;
}

static LabCheeseRace *
read_race (Reader      *self,
           const char  *data,
           gsize        length,
           GError     **error)
{
  if (!lab_saved_text_open (&self->text, GROUP_HEAD, data, length, error)
      || !lab_saved_text_take_version (&self->text, VERSION, &self->version, error)
      || !read_maze (self, error) || !read_rats (self, error) || !read_numbers (self, error))
    return NULL;
  return make_race (self, error);
}

static LabCheeseRace *
parse (const char  *data,
       gssize       length,
       gboolean     may_have_programs,
       GError     **error)
{
  g_autoptr (LabCheeseRaceSettings) settings = g_new0 (LabCheeseRaceSettings, 1);
  Reader reader = { .may_have_programs = may_have_programs, .settings = settings };
  LabCheeseRace *race = read_race (&reader, data, length >= 0 ? (gsize) length : strlen (data),
                                   error);

  lab_saved_text_clear (&reader.text);
  return race;
}

/* Public functions */

/**
 * lab_cheese_saved_race_new: (constructor):
 * @text: the text of a file
 * @length: the length in bytes; -1 if a zero byte ends it
 * @error: return location for a #LabSavedGameError
 *
 * Reads a saved race from anywhere, which cannot start a program. The race plays its turns, so the
 * result always obeys the rules.
 *
 * Returns: (transfer full) (nullable): the race
 */
LabCheeseRace *
lab_cheese_saved_race_new (const char  *text,
                           gssize       length,
                           GError     **error)
{
  g_return_val_if_fail (text != NULL, NULL);

  return parse (text, length, FALSE, error);
}

/**
 * lab_cheese_saved_race_new_own: (constructor):
 * @text: the text of a file that only Labyrinthe writes
 * @length: the length in bytes; -1 if a zero byte ends it
 * @error: return location for a #LabSavedGameError
 *
 * Reads a saved race as lab_cheese_saved_race_new() does, but with programs.
 *
 * Returns: (transfer full) (nullable): the race
 */
LabCheeseRace *
lab_cheese_saved_race_new_own (const char  *text,
                               gssize       length,
                               GError     **error)
{
  g_return_val_if_fail (text != NULL, NULL);

  return parse (text, length, TRUE, error);
}
