/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-robots-saved-game.h"

#include <string.h>

#include <glib/gi18n.h>

#include "lab-robots-text.h"

/* Reads and writes the games that `data/man/labyrinthe-file.5` describes. */

#define VERSION 1

#define GROUP_HEAD "Labyrinthe Robots"
#define GROUP_GAME "Game"

#define KEY_MODE "Mode"
#define KEY_NUMBER "Number"
#define KEY_LENGTH "Length"
#define KEY_DENSITY "Density"
#define KEY_BOARD "Board"
#define KEY_TIME "Milliseconds"
#define KEY_HINTS_USED "HintsUsed"
#define KEY_HINT_STEP "HintStep"
#define KEY_N_PLAYED "Played"
#define KEY_MOVES "Moves"

/* The longest time that is read: some 31 years. */
#define MAX_TIME G_GUINT64_CONSTANT (1000000000000)

/* The state of reading a file. */
typedef struct
{
  LabSavedText text;
  guint version;
  LabRobotsLevel level;
  LabRobotsBoard board;
  guint64 time;
  guint64 n_hints;
  guint64 most;
} Reader;

/* Private helpers: writing */

static char *
format (gpointer data)
{
  LabRobotsGame *game = LAB_ROBOTS_GAME (data);
  g_autoptr (GKeyFile) file = g_key_file_new ();
  const LabRobotsLevel *level = lab_robots_game_get_level (game);
  guint n_moves = lab_robots_game_get_n_moves (game);
  g_autofree char *board = lab_robots_board_format (lab_robots_game_get_board (game));
  g_autofree char *moves = lab_robots_moves_format (lab_robots_game_get_moves (game), n_moves);
  guint64 time = (guint64) (lab_robots_game_get_seconds (game) * 1000 + 0.5);

  g_key_file_set_uint64 (file, GROUP_HEAD, LAB_SAVED_KEY_VERSION, VERSION);
  g_key_file_set_string (file, GROUP_GAME, KEY_MODE, lab_robots_mode_get_id (level->mode));
  g_key_file_set_uint64 (file, GROUP_GAME, KEY_NUMBER, level->number);
  if (level->mode == LAB_ROBOTS_MODE_LENGTH)
    g_key_file_set_uint64 (file, GROUP_GAME, KEY_LENGTH, level->n_moves);
  if (level->mode == LAB_ROBOTS_MODE_LENGTH || level->mode == LAB_ROBOTS_MODE_ENDLESS)
    g_key_file_set_uint64 (file, GROUP_GAME, KEY_DENSITY, level->recipe.density);
  g_key_file_set_string (file, GROUP_GAME, KEY_BOARD, board);
  g_key_file_set_uint64 (file, GROUP_GAME, KEY_TIME, MIN (time, MAX_TIME));
  g_key_file_set_uint64 (file, GROUP_GAME, KEY_HINTS_USED, lab_robots_game_get_n_hints (game));
  g_key_file_set_uint64 (file, GROUP_GAME, KEY_HINT_STEP, lab_robots_game_get_most_hint (game));
  /* This number comes before the moves, so that missing moves at the end of a file are noticed. */
  g_key_file_set_uint64 (file, GROUP_GAME, KEY_N_PLAYED, n_moves);
  g_key_file_set_string (file, GROUP_GAME, KEY_MOVES, moves);
  return g_key_file_to_data (file, NULL, NULL);
}

/* Private helpers: reading */

static gboolean
refuse (Reader             *self,
        LabSavedGameError   code,
        const char         *key,
        const char         *reason,
        GError            **error)
{
  return lab_saved_text_refuse (&self->text, code, GROUP_GAME, key, reason, error);
}

static gboolean
take_number (Reader      *self,
             const char  *key,
             guint64      max,
             guint64     *number,
             GError     **error)
{
  return lab_saved_text_take_number (&self->text, GROUP_GAME, key, max, number, error);
}

static gboolean
read_mode (Reader         *self,
           LabRobotsMode  *mode,
           GError        **error)
{
  g_autofree char *id = lab_saved_text_take_word (&self->text, GROUP_GAME, KEY_MODE, error);

  if (id == NULL)
    return FALSE;
  if (lab_robots_mode_parse (id, mode))
    return TRUE;
  return refuse (self, LAB_SAVED_GAME_ERROR_FORMAT, KEY_MODE,
                 /* Translators: the words stay as they are. */
                 _("A mode is levels, endless, daily, length, or board."), error);
}

static gboolean
read_board (Reader  *self,
            GError **error)
{
  g_autofree char *text = lab_saved_text_take_word (&self->text, GROUP_GAME, KEY_BOARD, error);
  g_autoptr (GError) problem = NULL;

  if (text == NULL)
    return FALSE;
  return lab_robots_board_parse (text, &self->board, &problem)
         || refuse (self, LAB_SAVED_GAME_ERROR_FORMAT, KEY_BOARD, problem->message, error);
}

/* Sets the recipe of a random board, from which the next one is made. */
static gboolean
read_recipe (Reader   *self,
             guint64   number,
             gboolean  has_length,
             GError  **error)
{
  const LabRobotsBoard *board = &self->board;
  LabRobotsRecipe recipe = { .size = board->size, .n_robots = board->n_robots,
                             .any_robot = board->any_robot,
                             .must_ricochet = board->must_ricochet };
  guint64 density = 100, length = 0;

  if (!take_number (self, KEY_DENSITY, LAB_ROBOTS_MAX_DENSITY, &density, error)
      || (has_length && !take_number (self, KEY_LENGTH, LAB_ROBOTS_MAX_EXACT, &length, error)))
    return FALSE;
  if (has_length && length == 0)
    return refuse (self, LAB_SAVED_GAME_ERROR_FORMAT, KEY_LENGTH,
                   _("A length has at least one move."), error);
  recipe.density = (guint) density;
  lab_robots_level_init_random (&self->level, &recipe, (guint) length, number);
  return TRUE;
}

static gboolean
read_daily (Reader   *self,
            guint64   number,
            GError  **error)
{
  LabRobotsLevel level = { .mode = LAB_ROBOTS_MODE_DAILY, .number = number };
  GDate date;

  if (!lab_robots_level_get_date (&level, &date))
    return refuse (self, LAB_SAVED_GAME_ERROR_FORMAT, KEY_NUMBER,
                   _("This is not a date, such as 20261124."), error);
  lab_robots_level_init_daily (&self->level, &date);
  return TRUE;
}

static gboolean
read_level (Reader  *self,
            GError **error)
{
  LabRobotsMode mode;
  guint64 number = 0;

  if (!read_mode (self, &mode, error)
      || !take_number (self, KEY_NUMBER, G_MAXUINT64, &number, error) || !read_board (self, error))
    return FALSE;
  switch (mode)
    {
    case LAB_ROBOTS_MODE_LEVELS:
      if (number < 1 || number > LAB_ROBOTS_MAX_LEVEL)
        return refuse (self, LAB_SAVED_GAME_ERROR_FORMAT, KEY_NUMBER,
                       _("There is no level with this number."), error);
      lab_robots_level_init_numbered (&self->level, (guint) number);
      return TRUE;
    case LAB_ROBOTS_MODE_ENDLESS:
    case LAB_ROBOTS_MODE_LENGTH:
      return read_recipe (self, number, mode == LAB_ROBOTS_MODE_LENGTH, error);
    case LAB_ROBOTS_MODE_DAILY:
      return read_daily (self, number, error);
    case LAB_ROBOTS_MODE_BOARD:
    default:
      lab_robots_level_init_board (&self->level);
      return TRUE;
    }
}

/* Makes one move of the file. */
static gboolean
play_move (Reader         *self,
           LabRobotsGame  *game,
           const char     *text,
           GError        **error)
{
  g_autoptr (GError) problem = NULL;
  g_autofree char *reason = NULL;
  LabRobotsMove move;
  LabSavedGameError code = LAB_SAVED_GAME_ERROR_FORMAT;

  if (lab_robots_move_parse (text, &move, &problem))
    {
      code = LAB_SAVED_GAME_ERROR_RULES;
      if (lab_robots_game_play (game, move, &problem))
        return TRUE;
    }
  /* Translators: the number of a move in a file, and a sentence that says what is wrong. */
  reason = g_strdup_printf (_("Move %u: %s"), lab_robots_game_get_n_moves (game) + 1,
                            problem->message);
  return refuse (self, code, KEY_MOVES, reason, error);
}

static gboolean
play_moves (Reader         *self,
            LabRobotsGame  *game,
            GError        **error)
{
  g_auto (GStrv) moves = NULL;
  g_autofree char *line = NULL;
  g_autofree char *reason = NULL;
  guint64 n_played = 0;

  if (!take_number (self, KEY_N_PLAYED, G_MAXUINT, &n_played, error))
    return FALSE;
  line = lab_saved_text_take_word (&self->text, GROUP_GAME, KEY_MOVES, error);
  if (line == NULL)
    return FALSE;
  moves = g_strsplit (line, " ", -1);
  for (guint i = 0; moves[i] != NULL; i++)
    {
      if (!play_move (self, game, moves[i], error))
        return FALSE;
    }
  if (lab_robots_game_get_n_moves (game) == n_played)
    return TRUE;
  /* Translators: how many moves a file has, if not as many as it says. */
  reason = g_strdup_printf (_("Moves in this file: %u."), lab_robots_game_get_n_moves (game));
  return refuse (self, LAB_SAVED_GAME_ERROR_FORMAT, KEY_N_PLAYED, reason, error);
}

static LabRobotsGame *
read_game (Reader      *self,
           LabClock    *clock,
           const char  *data,
           gsize        length,
           GError     **error)
{
  g_autoptr (LabRobotsGame) game = NULL;

  if (!lab_saved_text_open (&self->text, GROUP_HEAD, data, length, error)
      || !lab_saved_text_take_version (&self->text, VERSION, &self->version, error)
      || !read_level (self, error) || !take_number (self, KEY_TIME, MAX_TIME, &self->time, error)
      || !take_number (self, KEY_HINTS_USED, G_MAXUINT, &self->n_hints, error)
      || !take_number (self, KEY_HINT_STEP, LAB_ROBOTS_HINT_WAY, &self->most, error))
    return NULL;
  game = lab_robots_game_new (&self->level, &self->board, clock);
  if (!play_moves (self, game, error))
    return NULL;
  lab_robots_game_restore (game, (double) self->time / 1000, (guint) self->n_hints,
                           (LabRobotsHintStep) self->most);
  return g_steal_pointer (&game);
}

static gpointer
parse (const char  *data,
       gsize        length,
       LabClock    *clock,
       GError     **error)
{
  Reader reader = { 0 };
  LabRobotsGame *game = read_game (&reader, clock, data, length, error);

  lab_saved_text_clear (&reader.text);
  return game;
}

static const LabGameAutosave autosaved = {
  .file_name = LAB_ROBOTS_AUTOSAVE_FILE_NAME,
  .parse = parse,
  .format = format,
  .changes = { "changed" },
};

/* Public functions */

/**
 * lab_robots_saved_game_format:
 * @game: a game
 *
 * Writes a game as the text of a file. Moves that could be redone are not saved.
 *
 * Returns: (transfer full): the text
 */
char *
lab_robots_saved_game_format (LabRobotsGame *game)
{
  g_return_val_if_fail (LAB_IS_ROBOTS_GAME (game), NULL);

  return format (game);
}

/**
 * lab_robots_saved_game_parse:
 * @text: the text of a file
 * @clock: the clock of the game
 * @error: return location for a #LabSavedGameError
 *
 * Reads a saved game. The game plays its moves, so the result always obeys the rules.
 *
 * Returns: (transfer full) (nullable): the game, whose clock waits for the next move
 */
LabRobotsGame *
lab_robots_saved_game_parse (const char  *text,
                             LabClock    *clock,
                             GError     **error)
{
  g_return_val_if_fail (text != NULL, NULL);

  return parse (text, strlen (text), clock, error);
}

/**
 * lab_robots_saved_game_load:
 * @file: a file
 * @clock: the clock of the game
 * @cancellable: (nullable): stops reading
 * @error: return location for a #LabSavedGameError, or a #GIOError of the system
 *
 * Reads a saved game as lab_robots_saved_game_parse() does.
 *
 * Returns: (transfer full) (nullable): the game
 */
LabRobotsGame *
lab_robots_saved_game_load (GFile         *file,
                            LabClock      *clock,
                            GCancellable  *cancellable,
                            GError       **error)
{
  return lab_game_autosave_read (&autosaved, file, clock, cancellable, error);
}

/**
 * lab_robots_autosave_new: (constructor):
 *
 * Creates the file with the current game, without a game. lab_autosave_file_stop() and
 * lab_autosave_file_delete() end what lab_robots_autosave_start() begins.
 */
LabAutosaveFile *
lab_robots_autosave_new (void)
{
  return lab_autosave_file_new (LAB_ROBOTS_AUTOSAVE_FILE_NAME);
}

/**
 * lab_robots_autosave_start:
 * @autosave: the file with the current game
 * @game: the current game, which is kept until the next one starts
 *
 * Saves a game now and after each change. It replaces the game that was saved before.
 */
void
lab_robots_autosave_start (LabAutosaveFile *autosave,
                           LabRobotsGame   *game)
{
  g_return_if_fail (LAB_IS_ROBOTS_GAME (game));

  lab_game_autosave_start (&autosaved, autosave, game);
}

/**
 * lab_robots_autosave_load:
 * @clock: the clock of the game
 * @played: (out) (optional) (transfer full): when the game was last played
 * @error: return location for why the saved game cannot be resumed, in sentences for players
 *
 * Loads the game that was current when the program last ended. A file that cannot be read is
 * renamed, so that the next game does not overwrite it.
 *
 * Returns: (transfer full) (nullable): the game; %NULL without an error if no game is saved
 */
LabRobotsGame *
lab_robots_autosave_load (LabClock   *clock,
                          GDateTime **played,
                          GError    **error)
{
  return lab_game_autosave_load (&autosaved, clock, played, error);
}
