/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-cheese-kind.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "lab-cheese-records.h"
#include "lab-rat.h"
#include "lab-refuse.h"
#include "lab-saved-text.h"
#include "lab-text.h"

#define VERSION 1

/* What stands for a program whose command is not told. */
#define PROGRAM "program"

#define GROUP_HEAD "Labyrinthe Race"
#define GROUP_MAZE "Maze"
#define GROUP_RAT "Rat %u"
#define GROUP_RACE "Race"

#define KEY_TEXT "Text"
#define KEY_WIDTH "Width"
#define KEY_HEIGHT "Height"
#define KEY_CELLS "CellPercentage"
#define KEY_WALLS "WallPercentage"
#define KEY_MUD "MudPercentage"
#define KEY_MIN_MUD "MinMud"
#define KEY_MAX_MUD "MaxMud"
#define KEY_STYLE "Style"
#define KEY_SYMMETRIC "Symmetric"
#define KEY_MAZE_SEED "Seed"
#define KEY_TEAM "Team"
#define KEY_KIND "Kind"
#define KEY_NAME "Name"
#define KEY_START "Start"
#define KEY_UNDONE "Undone"
#define KEY_HINTS_USED "HintsUsed"
#define KEY_TURNS "Turns"

#define KEY_CHEESE "Cheese"
#define KEY_CHEESE_SEED "CheeseSeed"
#define KEY_PLAYERS_SEED "PlayersSeed"
#define KEY_PREPARATION "PreparationMilliseconds"
#define KEY_TURN_TIME "TurnMilliseconds"
#define KEY_PLAYED "Played"
#define KEY_ACTIONS "Actions"

/* Reads the races that `data/man/labyrinthe-file.5` describes. They do not use LabPlay, since all
 * rats move at the same time, and a long race keeps only some of its positions. */

/* The longest time of a program, in milliseconds: one day. */
#define MAX_MILLISECONDS 86400000

/* The state of reading a file. */
typedef struct
{
  LabSavedText text;
  gboolean may_have_programs;
  LabCheeseRaceSettings *settings;
  guint64 preparation, turn_time;
  guint64 n_undone, n_hints;
  guint64 n_turns, n_played;
} Reader;

/* Refuses a line that cannot be read, and returns FALSE. */
#define refuse(self, ...) \
  lab_saved_text_refuse (&(self)->text, LAB_SAVED_GAME_ERROR_FORMAT, __VA_ARGS__)

static gboolean
take_percentage (Reader      *self,
                 const char  *key,
                 double      *percentage,
                 GError     **error)
{
  g_autofree char *word = NULL;

  if (!lab_saved_text_has (&self->text, GROUP_MAZE, key))
    return TRUE;
  word = lab_saved_text_take_word (&self->text, GROUP_MAZE, key, error);
  return word != NULL
         && (lab_text_parse_real (word, 0, 100, percentage)
             || refuse (self, GROUP_MAZE, key, error,
                        _("It should have a number from 0 to 100.")));
}

static gboolean
check_size (Reader  *self,
            guint    width,
            guint    height,
            GError **error)
{
  return (guint64) width * height <= LAB_CHEESE_SAVED_RACE_MAX_CELLS
         || refuse (self, GROUP_MAZE, NULL, error, _("The maze is too large."));
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
    return refuse (self, GROUP_MAZE, KEY_TEXT, error, "%s", problem->message);
  return check_size (self, self->settings->maze->width, self->settings->maze->height, error);
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
         || refuse (self, GROUP_MAZE, KEY_STYLE, error, _("There is no such style of mazes."));
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
  if (!lab_saved_text_take_uint (&self->text, GROUP_MAZE, KEY_WIDTH, LAB_CHEESE_MAX_SIDE,
                                 &maze->width, error)
      || !lab_saved_text_take_uint (&self->text, GROUP_MAZE, KEY_HEIGHT, LAB_CHEESE_MAX_SIDE,
                                    &maze->height, error)
      || !take_percentage (self, KEY_CELLS, &maze->cell_percentage, error)
      || !take_percentage (self, KEY_WALLS, &maze->wall_percentage, error)
      || !take_percentage (self, KEY_MUD, &maze->mud_percentage, error)
      || !lab_saved_text_take_uint (&self->text, GROUP_MAZE, KEY_MIN_MUD, LAB_CHEESE_MAX_WEIGHT,
                                    &maze->min_mud, error)
      || !lab_saved_text_take_uint (&self->text, GROUP_MAZE, KEY_MAX_MUD, LAB_CHEESE_MAX_WEIGHT,
                                    &maze->max_mud, error)
      || !read_style (self, &maze->style, error)
      || !lab_saved_text_take_flag (&self->text, GROUP_MAZE, KEY_SYMMETRIC, &maze->symmetric, error)
      || !lab_saved_text_take_number (&self->text, GROUP_MAZE, KEY_MAZE_SEED, LAB_CHEESE_MAX_SEED,
                                      &self->settings->deal.maze_seed, error))
    return FALSE;
  if (maze->width > LAB_CHEESE_SAVED_RACE_MAX_SIDE || maze->height > LAB_CHEESE_SAVED_RACE_MAX_SIDE)
    return refuse (self, GROUP_MAZE, NULL, error, _("The maze is too large."));
  if (!check_size (self, maze->width, maze->height, error))
    return FALSE;
  return lab_cheese_maze_settings_check (maze, &problem)
         || refuse (self, GROUP_MAZE, NULL, error, "%s", problem->message);
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
    return refuse (self, group, KEY_KIND, error,
                   _("A program moved this rat. A file cannot start a program."));
  test = lab_rat_new (kind, &problem);
  return test != NULL || refuse (self, group, KEY_KIND, error, "%s", problem->message);
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
         || refuse (self, group, KEY_START, error, _("There is no such start."));
}

static gboolean
read_rat (Reader      *self,
          const char  *group,
          guint        rat,
          GError     **error)
{
  guint team = 0;

  if (!read_kind (self, group, rat, error)
      || !lab_saved_text_take_uint (&self->text, group, KEY_TEAM, LAB_CHEESE_MAX_RATS - 1, &team,
                                    error)
      || !read_start (self, group, rat, error))
    return FALSE;
  self->settings->deal.teams[rat] = (guint8) team;
  if (!lab_saved_text_has (&self->text, group, KEY_NAME))
    return TRUE;
  self->settings->names[rat] = lab_saved_text_take (&self->text, group, KEY_NAME, error);
  return self->settings->names[rat] != NULL
         && lab_saved_name_check (&self->text, group, KEY_NAME, self->settings->names[rat], error);
}

static gboolean
read_rats (Reader  *self,
           GError **error)
{
  guint n_rats = 0;

  while (n_rats < LAB_CHEESE_MAX_RATS)
    {
      g_autofree char *group = g_strdup_printf (GROUP_RAT, n_rats + 1);

      if (!lab_saved_text_has (&self->text, group, NULL))
        break;
      if (!read_rat (self, group, n_rats, error))
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
  return lab_saved_text_take_uint (text, GROUP_RACE, KEY_CHEESE, LAB_CHEESE_MAX_CELLS,
                                   &deal->n_cheese, error)
         && lab_saved_text_take_number (text, GROUP_RACE, KEY_CHEESE_SEED, LAB_CHEESE_MAX_SEED,
                                        &deal->cheese_seed, error)
         && lab_saved_text_take_number (text, GROUP_RACE, KEY_PLAYERS_SEED, LAB_CHEESE_MAX_SEED,
                                        &deal->players_seed, error)
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

/* Returns the actions of all turns. */
static guint8 *
read_actions (Reader  *self,
              GError **error)
{
  g_autofree char *letters = lab_saved_text_take_word (&self->text, GROUP_RACE, KEY_ACTIONS, error);
  gsize length, n_actions = (gsize) self->n_turns * self->settings->deal.n_rats;
  guint8 *actions;

  if (letters == NULL)
    return NULL;
  length = strlen (letters);
  if (length != n_actions)
    {
      refuse (self, GROUP_RACE, KEY_ACTIONS, error,
              _("It should have a letter for each rat and each turn."));
      return NULL;
    }
  actions = g_malloc (length + 1);
  for (gsize i = 0; i < length; i++)
    {
      const char letter[2] = { letters[i], '\0' };
      LabCheeseAction action;

      if (!lab_cheese_action_parse (letter, &action))
        {
          refuse (self, GROUP_RACE, KEY_ACTIONS, error, _("It has a letter that is no action."));
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
      race->preparation_time = (gint64) self->preparation * 1000;
      race->turn_time = (gint64) self->turn_time * 1000;
      race->n_undone = (guint) self->n_undone;
      race->n_hints = (guint) self->n_hints;
      return race;
    }
  lab_saved_text_refuse (&self->text, LAB_SAVED_GAME_ERROR_RULES, GROUP_RACE,
                         problem->code == LAB_CHEESE_ERROR_ACTION ? KEY_ACTIONS : NULL, error, "%s",
                         problem->message);
  return NULL;
}

static LabCheeseRace *
read_file (const char  *data,
           gsize        length,
           gboolean     may_have_programs,
           GError     **error)
{
  g_autoptr (LabCheeseRaceSettings) settings = g_new0 (LabCheeseRaceSettings, 1);
  Reader reader = { .may_have_programs = may_have_programs, .settings = settings };
  LabCheeseRace *race = NULL;

  if (lab_saved_text_open (&reader.text, GROUP_HEAD, VERSION, data, length, error)
      && read_maze (&reader, error) && read_rats (&reader, error) && read_numbers (&reader, error))
    race = make_race (&reader, error);
  lab_saved_text_clear (&reader.text);
  return race;
}

/* Writes the races that `data/man/labyrinthe-file.5` describes. */

static void
set_percentage (GKeyFile   *file,
                const char *key,
                double      percentage)
{
  char text[G_ASCII_DTOSTR_BUF_SIZE];

  g_key_file_set_value (file, GROUP_MAZE, key, g_ascii_dtostr (text, sizeof text, percentage));
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
  g_key_file_set_string (file, GROUP_MAZE, KEY_STYLE, lab_cheese_styles[maze->style].id);
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

  g_key_file_set_string (file, group, KEY_KIND, is_program && !tells_programs ? PROGRAM : kind);
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
  guint n_rats = race->deal->n_rats;
  GString *text = g_string_sized_new ((gsize) n_turns * n_rats + 1);

  for (guint turn = 0; turn < n_turns; turn++)
    {
      const guint8 *actions = lab_cheese_race_get_actions (race, turn);

      for (guint rat = 0; rat < n_rats; rat++)
        g_string_append_c (text, lab_cheese_actions[(LabCheeseAction) actions[rat]].letter);
    }
  return g_string_free (text, FALSE);
}

static void
add_turns (GKeyFile      *file,
           LabCheeseRace *race)
{
  const LabCheeseRaceSettings *settings = race->settings;
  g_autofree char *actions = format_actions (race);

  g_key_file_set_uint64 (file, GROUP_RACE, KEY_CHEESE, settings->deal.n_cheese);
  g_key_file_set_uint64 (file, GROUP_RACE, KEY_CHEESE_SEED, settings->deal.cheese_seed);
  g_key_file_set_uint64 (file, GROUP_RACE, KEY_PLAYERS_SEED, settings->deal.players_seed);
  g_key_file_set_int64 (file, GROUP_RACE, KEY_PREPARATION, race->preparation_time / 1000);
  g_key_file_set_int64 (file, GROUP_RACE, KEY_TURN_TIME, race->turn_time / 1000);
  g_key_file_set_uint64 (file, GROUP_RACE, KEY_UNDONE, race->n_undone);
  g_key_file_set_uint64 (file, GROUP_RACE, KEY_HINTS_USED, race->n_hints);
  /* These numbers come before the actions, so that missing actions at the end of a file are
   * noticed. */
  g_key_file_set_uint64 (file, GROUP_RACE, KEY_TURNS, lab_cheese_race_get_n_turns (race));
  g_key_file_set_uint64 (file, GROUP_RACE, KEY_PLAYED, race->n_played);
  g_key_file_set_string (file, GROUP_RACE, KEY_ACTIONS, actions);
}

static char *
write_file (LabCheeseRace *race,
            gboolean       tells_programs)
{
  g_autoptr (GKeyFile) file = lab_saved_text_create (GROUP_HEAD, VERSION);
  const LabCheeseRaceSettings *settings = race->settings;

  add_maze (file, settings);
  for (guint rat = 0; rat < settings->deal.n_rats; rat++)
    add_rat (file, settings, rat, tells_programs);
  add_turns (file, race);
  return g_key_file_to_data (file, NULL, NULL);
}

/* The cheese race as a table. */

/* Races without people are fast, and would be the same again. They are saved after this many
 * milliseconds, not after each turn. */
#define TIME_BETWEEN_SAVES 1000

static gpointer
parse (const char  *data,
       gsize        length,
       LabClock    *clock G_GNUC_UNUSED,
       GError     **error)
{
  return read_file (data, length, FALSE, error);
}

static char *
format (gpointer race)
{
  return write_file (race, FALSE);
}

/* Most files can be from anywhere. They tell that a program moves a rat, but not which one, and
 * cannot start a program. A file that only Labyrinthe writes also has the commands of programs. */
static gpointer
parse_own (const char  *data,
           gsize        length,
           LabClock    *clock G_GNUC_UNUSED,
           GError     **error)
{
  return read_file (data, length, TRUE, error);
}

static char *
format_own (gpointer   race,
            GError   **error)
{
  char *text = write_file (race, TRUE);

  if (strlen (text) <= LAB_SAVED_GAME_MAX_SIZE)
    return text;
  g_free (text);
  lab_refuse (error, LAB_SAVED_GAME_ERROR, LAB_SAVED_GAME_ERROR_SIZE,
              _("This race has too many turns to be saved."));
  return NULL;
}

static guint
get_delay (gpointer race)
{
  return lab_cheese_race_has_people (race) ? 0 : TIME_BETWEEN_SAVES;
}

static gboolean
is_over (gpointer race)
{
  return lab_cheese_race_is_over (race);
}

static gboolean
has_begun (gpointer race)
{
  return LAB_CHEESE_RACE (race)->n_played > 0;
}

/* The first end of a race stays in the statistics: who reaches another one after an undo knows what
 * the rats do. */
static char *
count (gpointer             race,
       const LabGameEnd    *end,
       GAsyncReadyCallback  done,
       gpointer             data)
{
  lab_cheese_records_note_async (race, end, done, data);
  return NULL;
}

const LabGameKind lab_cheese_kind = {
  .id = "cheese",
  .file_name = LAB_CHEESE_AUTOSAVE_FILE_NAME,
  .suffix = LAB_CHEESE_SAVED_RACE_SUFFIX,
  .mime_type = LAB_CHEESE_SAVED_RACE_MIME_TYPE,
  .parse = parse,
  .format = format,
  .parse_own = parse_own,
  .format_own = format_own,
  .changes = { "turn", "jumped" },
  .get_delay = get_delay,
  .is_over = is_over,
  .has_begun = has_begun,
  .count = count,
};
