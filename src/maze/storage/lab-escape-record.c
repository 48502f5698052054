/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-escape-maker.h"
#include "lab-escape-records.h"
#include "lab-storage.h"

/* An escape in a file is a line of words: when it ended, the level, the moves and the fewest
 * possible ones, the time, the stars, and the hints. */

enum
{
  WORD_ENDED,
  WORD_LEVEL,
  WORD_MOVES,
  WORD_PAR,
  WORD_MILLISECONDS,
  WORD_STARS,
  WORD_HINTS,
  N_WORDS,
};

/* Private helpers */

static gboolean
read_time (const char *word,
           gint64     *seconds)
{
  g_autoptr (GDateTime) time = g_date_time_new_from_iso8601 (word, NULL);

  if (time == NULL)
    return FALSE;
  *seconds = g_date_time_to_unix (time);
  return *seconds >= 0 && *seconds <= LAB_STORAGE_MAX_TIME;
}

static gboolean
read_number (const char *word,
             guint       min,
             guint       max,
             guint      *number)
{
  guint64 value;

  if (!g_ascii_string_to_unsigned (word, 10, min, max, &value, NULL))
    return FALSE;
  *number = (guint) value;
  return TRUE;
}

static gboolean
read_words (LabEscapeRecord    *self,
            const char * const *words)
{
  guint64 number;
  guint year, month, day;

  /* The same forms as of lab_escape_maker_parse(), but no level is made. */
  if (!lab_escape_maker_read (words[WORD_LEVEL], &number, &year, &month, &day))
    return FALSE;
  self->level = number > 0 ? g_strdup_printf ("%" G_GUINT64_FORMAT, number)
                           : g_strdup (words[WORD_LEVEL]);
  return read_time (words[WORD_ENDED], &self->ended)
         && read_number (words[WORD_MOVES], 0, G_MAXUINT, &self->n_moves)
         && read_number (words[WORD_PAR], 0, self->n_moves, &self->par)
         && g_ascii_string_to_unsigned (words[WORD_MILLISECONDS], 10, 0, G_MAXINT64,
                                        &self->milliseconds, NULL)
         && read_number (words[WORD_STARS], 1, LAB_ESCAPE_MAX_STARS, &self->stars)
         && read_number (words[WORD_HINTS], 0, G_MAXUINT, &self->n_hints);
}

static gpointer
parse_line (const char *line)
{
  return lab_escape_record_parse (line);
}

static char *
format_line (gconstpointer record)
{
  return lab_escape_record_format (record);
}

/* Public functions */

const LabRecordsFormat lab_escape_record_lines = { "Labyrinthe Escape", 1, parse_line,
                                                   format_line };

/**
 * lab_escape_record_new: (constructor):
 * @game: a game that is over
 *
 * Creates a record of a game that ends now.
 */
LabEscapeRecord *
lab_escape_record_new (LabEscapeGame *game)
{
  LabEscapeRecord *self;
  const LabEscapePar *par;

  g_return_val_if_fail (LAB_IS_ESCAPE_GAME (game), NULL);
  g_return_val_if_fail (lab_escape_game_is_over (game), NULL);

  par = lab_escape_game_get_par (game);
  self = g_new0 (LabEscapeRecord, 1);
  /* The clock of the system can show any time, but a file can only contain these. */
  self->ended = CLAMP (g_get_real_time () / G_USEC_PER_SEC, 0, LAB_STORAGE_MAX_TIME);
  self->level = lab_escape_level_format (lab_escape_game_get_level (game));
  self->n_moves = lab_escape_game_get_position (game)->n_moves;
  self->par = par != NULL ? par->n_moves : 0;
  self->milliseconds = (guint64) (lab_escape_game_get_seconds (game) * 1000);
  self->stars = lab_escape_game_get_stars (game);
  self->n_hints = lab_escape_game_get_n_hints (game);
  return self;
}

/** lab_escape_record_free: frees a record. */
void
lab_escape_record_free (LabEscapeRecord *self)
{
  g_free (self->level);
  g_free (self);
}

/**
 * lab_escape_record_parse:
 * @line: a line of a file, without its end
 *
 * Reads a record.
 *
 * Returns: (transfer full) (nullable): the record; %NULL if the line is damaged
 */
LabEscapeRecord *
lab_escape_record_parse (const char *line)
{
  g_autoptr (LabEscapeRecord) self = g_new0 (LabEscapeRecord, 1);
  g_auto (GStrv) words = NULL;

  g_return_val_if_fail (line != NULL, NULL);

  words = g_strsplit (line, " ", N_WORDS + 1);
  if (g_strv_length (words) != N_WORDS || !read_words (self, (const char * const *) words))
    return NULL;
  return g_steal_pointer (&self);
}

/** lab_escape_record_format: (transfer full): returns the line for lab_escape_record_parse(). */
char *
lab_escape_record_format (const LabEscapeRecord *self)
{
  g_autoptr (GDateTime) time = NULL;
  int year, month, day;

  g_return_val_if_fail (self != NULL, NULL);

  time = g_date_time_new_from_unix_utc (self->ended);
  g_date_time_get_ymd (time, &year, &month, &day);
  return g_strdup_printf ("%04d-%02d-%02dT%02d:%02d:%02dZ %s %u %u %" G_GUINT64_FORMAT " %u %u",
                          year, month, day, g_date_time_get_hour (time),
                          g_date_time_get_minute (time), g_date_time_get_second (time),
                          self->level, self->n_moves, self->par, self->milliseconds, self->stars,
                          self->n_hints);
}
