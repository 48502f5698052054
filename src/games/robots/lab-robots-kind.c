/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-robots-kind.h"

#include <glib/gi18n.h>

#include "lab-refuse.h"
#include "lab-robots-records.h"
#include "lab-robots-text.h"

/* The puzzles of the robots as a table. */

/* The rules */

/* A game with more moves could be too large for a file. */
#define MAX_MOVES 9999

static gboolean
is_move (const char *text,
         GError    **error)
{
  LabRobotsMove move;

  return lab_robots_move_parse (text, &move, error);
}

static gboolean
is_end (gconstpointer data)
{
  const LabRobotsPlayState *state = data;

  return lab_robots_position_is_solved (&state->position, state->board);
}

static gboolean
apply (gpointer    data,
       const char *text,
       GError    **error)
{
  LabRobotsPlayState *state = data;
  LabRobotsMove move;

  if (is_end (state))
    return lab_refuse (error, LAB_ROBOTS_GAME_ERROR, LAB_ROBOTS_GAME_ERROR_SOLVED,
                       _("The puzzle is solved. Undo or restart to try another way."));
  if (state->n_moves == MAX_MOVES)
    return lab_refuse (error, LAB_ROBOTS_GAME_ERROR, LAB_ROBOTS_GAME_ERROR_LONG,
                       _("These are too many moves. Restart the puzzle."));
  state->n_moves++;
  return lab_robots_move_parse (text, &move, error)
         && lab_robots_position_play (&state->position, state->board, move, error);
}

/* Files, as `data/man/labyrinthe-file.5` describes them */

#define KEY_MODE "Mode"
#define KEY_NUMBER "Number"
#define KEY_LENGTH "Length"
#define KEY_DENSITY "Density"
#define KEY_BOARD "Board"
#define KEY_HINT_STEP "HintStep"

/* The state of reading a file. */
typedef struct
{
  LabSavedText *text;
  LabRobotsLevel level;
  LabRobotsBoard board;
} Reader;

static void
write_game (gpointer  data,
            GKeyFile *file)
{
  LabRobotsGame *game = LAB_ROBOTS_GAME (data);
  const LabRobotsLevel *level = &game->level;
  g_autofree char *board = lab_robots_board_format (game->board);

  g_key_file_set_string (file, LAB_PLAY_GROUP, KEY_MODE, lab_robots_mode_ids[level->mode]);
  g_key_file_set_uint64 (file, LAB_PLAY_GROUP, KEY_NUMBER, level->number);
  if (level->mode == LAB_ROBOTS_MODE_LENGTH)
    g_key_file_set_uint64 (file, LAB_PLAY_GROUP, KEY_LENGTH, level->n_moves);
  if (level->mode == LAB_ROBOTS_MODE_LENGTH || level->mode == LAB_ROBOTS_MODE_ENDLESS)
    g_key_file_set_uint64 (file, LAB_PLAY_GROUP, KEY_DENSITY, level->recipe.density);
  g_key_file_set_string (file, LAB_PLAY_GROUP, KEY_BOARD, board);
  lab_play_write_time (data, file);
  g_key_file_set_uint64 (file, LAB_PLAY_GROUP, KEY_HINT_STEP, game->hints.most);
}

/* Refuses a line that cannot be read, and returns FALSE. */
#define refuse(self, ...) \
  lab_saved_text_refuse ((self)->text, LAB_SAVED_GAME_ERROR_FORMAT, LAB_PLAY_GROUP, __VA_ARGS__)

static gboolean
read_mode (Reader        *self,
           LabRobotsMode *mode,
           GError       **error)
{
  g_autofree char *id = lab_saved_text_take_word (self->text, LAB_PLAY_GROUP, KEY_MODE, error);

  if (id == NULL)
    return FALSE;
  if (lab_robots_mode_parse (id, mode))
    return TRUE;
  return refuse (self, KEY_MODE, error,
                 /* Translators: the words stay as they are. */
                 _("A mode is levels, endless, daily, length, or board."));
}

/* Sets the recipe of a random board, from which the next one is made. */
static gboolean
read_recipe (Reader  *self,
             guint64  number,
             gboolean has_length,
             GError **error)
{
  const LabRobotsBoard *board = &self->board;
  LabRobotsRecipe recipe = { .size = board->size, .n_robots = board->n_robots,
                             .any_robot = board->any_robot,
                             .must_ricochet = board->must_ricochet, .density = 100 };
  guint length = 0;

  if (!lab_saved_text_take_uint (self->text, LAB_PLAY_GROUP, KEY_DENSITY, LAB_ROBOTS_MAX_DENSITY,
                                 &recipe.density, error)
      || (has_length
          && !lab_saved_text_take_uint (self->text, LAB_PLAY_GROUP, KEY_LENGTH,
                                        LAB_ROBOTS_MAX_EXACT, &length, error)))
    return FALSE;
  if (has_length && length == 0)
    return refuse (self, KEY_LENGTH, error, _("A length has at least one move."));
  lab_robots_level_init_random (&self->level, &recipe, length, number);
  return TRUE;
}

static gboolean
read_daily (Reader  *self,
            guint64  number,
            GError **error)
{
  LabRobotsLevel level = { .mode = LAB_ROBOTS_MODE_DAILY, .number = number };
  GDate date;

  if (!lab_robots_level_get_date (&level, &date))
    return refuse (self, KEY_NUMBER, error, _("This is not a date, such as 20261124."));
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
      || !lab_saved_text_take_number (self->text, LAB_PLAY_GROUP, KEY_NUMBER, G_MAXUINT64, &number,
                                      error)
      || !lab_robots_saved_board_take (self->text, LAB_PLAY_GROUP, KEY_BOARD, &self->board, error))
    return FALSE;
  switch (mode)
    {
    case LAB_ROBOTS_MODE_LEVELS:
      if (number < 1 || number > LAB_ROBOTS_MAX_LEVEL)
        return refuse (self, KEY_NUMBER, error, _("There is no level with this number."));
      lab_robots_level_init_numbered (&self->level, (guint) number);
      return TRUE;
    case LAB_ROBOTS_MODE_ENDLESS:
    case LAB_ROBOTS_MODE_LENGTH:
      return read_recipe (self, number, mode == LAB_ROBOTS_MODE_LENGTH, error);
    case LAB_ROBOTS_MODE_DAILY:
      return read_daily (self, number, error);
    case LAB_ROBOTS_MODE_BOARD:
    default:
      self->level = (LabRobotsLevel) { .mode = LAB_ROBOTS_MODE_BOARD };
      return TRUE;
    }
}

static gpointer
read_game (LabSavedText *text,
           LabClock     *clock,
           GError      **error)
{
  Reader self = { .text = text };
  g_autoptr (LabRobotsGame) game = NULL;
  guint most = 0;

  if (!read_level (&self, error))
    return NULL;
  game = lab_robots_game_new (&self.level, &self.board, clock);
  if (!lab_play_read_time (LAB_PLAY (game), text, error)
      || !lab_saved_text_take_uint (text, LAB_PLAY_GROUP, KEY_HINT_STEP, LAB_HINT_WAY, &most,
                                    error))
    return NULL;
  game->hints.most = (LabHintStep) most;
  return g_steal_pointer (&game);
}

/* The table */

/* A solution that was not counted is counted as soon as its stars are certain. */
static gpointer
parse_own (const char *data,
           gsize       length,
           LabClock   *clock,
           GError    **error)
{
  LabRobotsGame *game = lab_play_parse (&lab_robots_kind, data, length, clock, error);

  if (game != NULL && lab_play_is_over (game))
    lab_robots_game_think (game);
  return game;
}

static gboolean
may_count (gpointer game)
{
  return !lab_robots_game_is_thinking (game);
}

const LabGameKind lab_robots_kind = {
  .id = "robots",
  .state_size = sizeof (LabRobotsPlayState),
  .is_move = is_move,
  .apply = apply,
  .is_end = is_end,
  .heading = "Labyrinthe Robots",
  .read = read_game,
  .write = write_game,
  .file_name = LAB_ROBOTS_AUTOSAVE_FILE_NAME,
  .suffix = LAB_ROBOTS_SAVED_GAME_SUFFIX,
  .mime_type = LAB_ROBOTS_SAVED_GAME_MIME_TYPE,
  .format = lab_play_format,
  .parse_own = parse_own,
  .changes = { "changed" },
  .is_over = lab_play_is_over,
  .has_begun = lab_play_has_begun,
  .may_count = may_count,
  .count = lab_robots_records_note_async,
  .replaces = TRUE,
};

/* Public functions */

/** lab_robots_saved_board_take: takes a board from the text of a saved game; %FALSE with a
 * #LabSavedGameError. */
gboolean
lab_robots_saved_board_take (LabSavedText    *text,
                             const char      *group,
                             const char      *key,
                             LabRobotsBoard  *board,
                             GError         **error)
{
  g_autofree char *word = lab_saved_text_take_word (text, group, key, error);
  g_autoptr (GError) problem = NULL;

  return word != NULL
         && (lab_robots_board_parse (word, board, &problem)
             || lab_saved_text_refuse (text, LAB_SAVED_GAME_ERROR_FORMAT, group, key, error, "%s",
                                       problem->message));
}
