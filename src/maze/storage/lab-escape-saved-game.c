/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-escape-saved-game.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "lab-escape-maker.h"

/* Reads and writes the games that `data/man/labyrinthe-file.5` describes. */

#define VERSION 1

#define GROUP_HEAD "Labyrinthe Escape"
#define GROUP_GAME "Game"

#define KEY_LEVEL "Level"
#define KEY_TIME "Milliseconds"
#define KEY_HINTS_USED "HintsUsed"
#define KEY_N_PLAYED "Played"
#define KEY_MOVES "Moves"

/* The longest time that is read: some 31 years. */
#define MAX_TIME G_GUINT64_CONSTANT (1000000000000)

/* The state of reading a file. */
typedef struct
{
  LabSavedText text;
  guint version;
  guint64 time;
  guint64 n_hints;
} Reader;

/* Private helpers: writing */

static char *
format_moves (LabEscapeGame *game)
{
  GString *moves = g_string_new (NULL);

  for (guint i = 0; i < lab_escape_game_get_n_played (game); i++)
    g_string_append_printf (moves, "%s%s", i > 0 ? " " : "",
                            lab_escape_move_format (lab_escape_game_get_played (game, i)));
  return g_string_free (moves, FALSE);
}

static char *
format (gpointer data)
{
  LabEscapeGame *game = LAB_ESCAPE_GAME (data);
  g_autoptr (GKeyFile) file = g_key_file_new ();
  g_autofree char *level = lab_escape_level_format (lab_escape_game_get_level (game));
  g_autofree char *moves = format_moves (game);
  guint64 time = (guint64) (lab_escape_game_get_seconds (game) * 1000 + 0.5);

  g_key_file_set_uint64 (file, GROUP_HEAD, LAB_SAVED_KEY_VERSION, VERSION);
  g_key_file_set_string (file, GROUP_GAME, KEY_LEVEL, level);
  g_key_file_set_uint64 (file, GROUP_GAME, KEY_TIME, MIN (time, MAX_TIME));
  g_key_file_set_uint64 (file, GROUP_GAME, KEY_HINTS_USED, lab_escape_game_get_n_hints (game));
  /* This number comes before the moves, so that missing moves at the end of a file are noticed. */
  g_key_file_set_uint64 (file, GROUP_GAME, KEY_N_PLAYED, lab_escape_game_get_n_played (game));
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

static LabEscapeGame *
read_level (Reader    *self,
            LabClock  *clock,
            GError   **error)
{
  g_autofree char *text = lab_saved_text_take_word (&self->text, GROUP_GAME, KEY_LEVEL, error);
  g_autoptr (LabEscapeLevel) level = NULL;
  g_autoptr (GError) problem = NULL;

  if (text == NULL)
    return NULL;
  level = lab_escape_maker_parse (text, &problem);
  if (level != NULL)
    return lab_escape_game_new (level, clock);
  refuse (self, LAB_SAVED_GAME_ERROR_FORMAT, KEY_LEVEL, problem->message, error);
  return NULL;
}

/* Makes one move of the file. */
static gboolean
play_move (Reader         *self,
           LabEscapeGame  *game,
           const char     *text,
           GError        **error)
{
  g_autoptr (GError) problem = NULL;
  g_autofree char *reason = NULL;
  LabEscapeMove move;
  LabSavedGameError code = LAB_SAVED_GAME_ERROR_FORMAT;

  if (lab_escape_move_parse (text, &move, &problem))
    {
      code = LAB_SAVED_GAME_ERROR_RULES;
      if (lab_escape_game_play (game, move, &problem))
        return TRUE;
    }
  /* Translators: the number of a move in a file, and a sentence that says what is wrong. */
  reason = g_strdup_printf (_("Move %u: %s"), lab_escape_game_get_n_played (game) + 1,
                            problem->message);
  return refuse (self, code, KEY_MOVES, reason, error);
}

static gboolean
play_moves (Reader         *self,
            LabEscapeGame  *game,
            GError        **error)
{
  g_auto (GStrv) moves = NULL;
  g_autofree char *line = NULL;
  g_autofree char *reason = NULL;
  guint64 n_played;

  if (!lab_saved_text_take_number (&self->text, GROUP_GAME, KEY_N_PLAYED, G_MAXUINT, &n_played,
                                   error))
    return FALSE;
  if (!lab_saved_text_has (&self->text, GROUP_GAME, KEY_MOVES))
    return lab_saved_text_refuse_missing (&self->text, GROUP_GAME, KEY_MOVES, error);
  line = lab_saved_text_take (&self->text, GROUP_GAME, KEY_MOVES, error);
  if (line == NULL)
    return FALSE;
  moves = g_strsplit (line, " ", -1);
  for (guint i = 0; moves[i] != NULL; i++)
    {
      if (!play_move (self, game, moves[i], error))
        return FALSE;
    }
  if (lab_escape_game_get_n_played (game) == n_played)
    return TRUE;
  /* Translators: how many moves a file has, if not as many as it says. */
  reason = g_strdup_printf (_("Moves in this file: %u."), lab_escape_game_get_n_played (game));
  return refuse (self, LAB_SAVED_GAME_ERROR_FORMAT, KEY_N_PLAYED, reason, error);
}

static LabEscapeGame *
read_game (Reader      *self,
           LabClock    *clock,
           const char  *data,
           gsize        length,
           GError     **error)
{
  g_autoptr (LabEscapeGame) game = NULL;

  if (!lab_saved_text_open (&self->text, GROUP_HEAD, data, length, error)
      || !lab_saved_text_take_version (&self->text, VERSION, &self->version, error))
    return NULL;
  game = read_level (self, clock, error);
  if (game == NULL
      || !lab_saved_text_take_number (&self->text, GROUP_GAME, KEY_TIME, MAX_TIME, &self->time,
                                      error)
      || !lab_saved_text_take_number (&self->text, GROUP_GAME, KEY_HINTS_USED, G_MAXUINT,
                                      &self->n_hints, error)
      || !play_moves (self, game, error))
    return NULL;
  lab_escape_game_restore (game, (double) self->time / 1000, (guint) self->n_hints);
  return g_steal_pointer (&game);
}

static gpointer
parse (const char  *data,
       gsize        length,
       LabClock    *clock,
       GError     **error)
{
  Reader reader = { 0 };
  LabEscapeGame *game = read_game (&reader, clock, data, length, error);

  lab_saved_text_clear (&reader.text);
  return game;
}

static const LabGameAutosave autosaved = {
  .file_name = LAB_ESCAPE_AUTOSAVE_FILE_NAME,
  .parse = parse,
  .format = format,
  .changes = { "changed" },
};

/* Public functions */

/**
 * lab_escape_saved_game_format:
 * @game: a game
 *
 * Writes a game as the text of a file.
 *
 * Returns: (transfer full): the text
 */
char *
lab_escape_saved_game_format (LabEscapeGame *game)
{
  g_return_val_if_fail (LAB_IS_ESCAPE_GAME (game), NULL);

  return format (game);
}

/**
 * lab_escape_saved_game_parse:
 * @text: the text of a file
 * @clock: the clock of the game
 * @error: return location for a #LabSavedGameError
 *
 * Reads a saved game. The game plays its moves, so the result always obeys the rules.
 *
 * Returns: (transfer full) (nullable): the game, whose clock waits for the next move
 */
LabEscapeGame *
lab_escape_saved_game_parse (const char  *text,
                             LabClock    *clock,
                             GError     **error)
{
  g_return_val_if_fail (text != NULL, NULL);

  return parse (text, strlen (text), clock, error);
}

/**
 * lab_escape_saved_game_load:
 * @file: a file
 * @clock: the clock of the game
 * @cancellable: (nullable): stops reading
 * @error: return location for a #LabSavedGameError, or a #GIOError of the system
 *
 * Reads a saved game as lab_escape_saved_game_parse() does.
 *
 * Returns: (transfer full) (nullable): the game
 */
LabEscapeGame *
lab_escape_saved_game_load (GFile         *file,
                            LabClock      *clock,
                            GCancellable  *cancellable,
                            GError       **error)
{
  return lab_game_autosave_read (&autosaved, file, clock, cancellable, error);
}

/**
 * lab_escape_autosave_new: (constructor):
 *
 * Creates the file with the current game, without a game. lab_autosave_file_stop() and
 * lab_autosave_file_delete() end what lab_escape_autosave_start() begins.
 */
LabAutosaveFile *
lab_escape_autosave_new (void)
{
  return lab_autosave_file_new (LAB_ESCAPE_AUTOSAVE_FILE_NAME);
}

/**
 * lab_escape_autosave_start:
 * @autosave: the file with the current game
 * @game: the current game, which is kept until the next one starts
 *
 * Saves a game now and after each change. It replaces the game that was saved before.
 */
void
lab_escape_autosave_start (LabAutosaveFile *autosave,
                           LabEscapeGame   *game)
{
  g_return_if_fail (LAB_IS_ESCAPE_GAME (game));

  lab_game_autosave_start (&autosaved, autosave, game);
}

/**
 * lab_escape_autosave_load:
 * @clock: the clock of the game
 * @played: (out) (optional) (transfer full): when the game was last played
 * @error: return location for why the saved game cannot be resumed, in sentences for players
 *
 * Loads the game that was current when the program last ended. A file that cannot be read is
 * renamed, so that the next game does not overwrite it.
 *
 * Returns: (transfer full) (nullable): the game; %NULL without an error if no game is saved
 */
LabEscapeGame *
lab_escape_autosave_load (LabClock   *clock,
                          GDateTime **played,
                          GError    **error)
{
  return lab_game_autosave_load (&autosaved, clock, played, error);
}
