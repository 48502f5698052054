/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-robots-records.h"

#include "lab-csv.h"
#include "lab-records-store.h"
#include "lab-robots-text.h"
#include "lab-storage.h"

/* A solved puzzle in a file is a line of words: when it was solved, the mode and its number, the
 * size, the robots, the moves and the fewest possible ones, the time, the stars, and the hints. */

#define MAX_RECORDS 20000

enum
{
  WORD_ENDED,
  WORD_MODE,
  WORD_NUMBER,
  WORD_SIZE,
  WORD_ROBOTS,
  WORD_MOVES,
  WORD_FEWEST,
  WORD_MILLISECONDS,
  WORD_STARS,
  WORD_HINTS,
  N_WORDS,
};

/* Private helpers: lines */

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
read_big (const char *word,
          guint64     max,
          guint64    *number)
{
  return g_ascii_string_to_unsigned (word, 10, 0, max, number, NULL);
}

static gboolean
read_words (LabRobotsRecord    *self,
            const char * const *words)
{
  return read_time (words[WORD_ENDED], &self->ended)
         && lab_robots_mode_parse (words[WORD_MODE], &self->mode)
         && read_big (words[WORD_NUMBER], G_MAXUINT64, &self->number)
         && (self->mode != LAB_ROBOTS_MODE_LEVELS
             || (self->number >= 1 && self->number <= LAB_ROBOTS_MAX_LEVEL))
         && read_number (words[WORD_SIZE], LAB_ROBOTS_MIN_SIZE, LAB_ROBOTS_MAX_SIZE, &self->size)
         && read_number (words[WORD_ROBOTS], 1, LAB_ROBOTS_MAX_ROBOTS, &self->n_robots)
         && read_number (words[WORD_MOVES], 0, G_MAXUINT, &self->n_moves)
         && read_number (words[WORD_FEWEST], 0, self->n_moves, &self->fewest)
         && read_big (words[WORD_MILLISECONDS], G_MAXINT64, &self->milliseconds)
         && read_number (words[WORD_STARS], 1, LAB_ROBOTS_MAX_STARS, &self->stars)
         && read_number (words[WORD_HINTS], 0, G_MAXUINT, &self->n_hints);
}

static gpointer
parse_line (const char *line)
{
  return lab_robots_record_parse (line);
}

static char *
format_line (gconstpointer record)
{
  return lab_robots_record_format (record);
}

/* Private helpers: adding up */

/* A board that somebody has made has no number, but the same board is the same puzzle. */
static guint64
find_number (LabRobotsGame *game)
{
  const LabRobotsLevel *level = lab_robots_game_get_level (game);
  g_autofree char *text = NULL;
  guint64 hash = 0;

  if (level->mode != LAB_ROBOTS_MODE_BOARD)
    return level->number;
  text = lab_robots_board_format (lab_robots_game_get_board (game));
  for (const char *at = text; *at != '\0'; at++)
    hash = hash * G_GUINT64_CONSTANT (1099511628211) + (guchar) *at;
  return hash;
}

static gboolean
is_same (const LabRobotsTally  *tally,
         const LabRobotsRecord *record)
{
  return tally->mode == record->mode && tally->number == record->number;
}

static void
count (LabRobotsTally        *tally,
       const LabRobotsRecord *record)
{
  tally->n_solved++;
  tally->best_moves = MIN (tally->best_moves, record->n_moves);
  tally->stars = MAX (tally->stars, record->stars);
  if (record->fewest > 0)
    tally->fewest = record->fewest;
}

/* Orders by the puzzle. */
static int
compare (gconstpointer a,
         gconstpointer b)
{
  const LabRobotsRecord *one = *(LabRobotsRecord * const *) a;
  const LabRobotsRecord *other = *(LabRobotsRecord * const *) b;

  if (one->mode != other->mode)
    return one->mode < other->mode ? -1 : 1;
  if (one->number != other->number)
    return one->number < other->number ? -1 : 1;
  return 0;
}

/* Public functions */

const LabRecordsFormat lab_robots_record_lines
    = { "Labyrinthe Robots", 1, parse_line, format_line };

static const LabRecordsStore store = {
  .format = &lab_robots_record_lines,
  .file_name = LAB_ROBOTS_RECORDS_FILE_NAME,
  .free_record = g_free,
  .max_records = MAX_RECORDS,
};

/** lab_robots_record_new: (constructor): creates a record of a puzzle that is solved now. Free it
 * with g_free(). */
LabRobotsRecord *
lab_robots_record_new (LabRobotsGame *game)
{
  LabRobotsRecord *self;
  const LabRobotsLevel *level;

  g_return_val_if_fail (LAB_IS_ROBOTS_GAME (game), NULL);
  g_return_val_if_fail (lab_robots_game_is_solved (game), NULL);

  level = lab_robots_game_get_level (game);
  self = g_new0 (LabRobotsRecord, 1);
  /* The clock of the system can show any time, but a file can only contain these. */
  self->ended = CLAMP (g_get_real_time () / G_USEC_PER_SEC, 0, LAB_STORAGE_MAX_TIME);
  self->mode = level->mode;
  self->number = find_number (game);
  self->size = lab_robots_game_get_board (game)->size;
  self->n_robots = lab_robots_game_get_board (game)->n_robots;
  self->n_moves = lab_robots_game_get_n_moves (game);
  if (!lab_robots_game_get_fewest (game, &self->fewest))
    self->fewest = 0;
  self->milliseconds = (guint64) (lab_robots_game_get_seconds (game) * 1000 + 0.5);
  self->stars = lab_robots_game_get_stars (game);
  self->n_hints = lab_robots_game_get_n_hints (game);
  return self;
}

/**
 * lab_robots_record_parse:
 * @line: a line of a file, without its end
 *
 * Reads a record.
 *
 * Returns: (transfer full) (nullable): the record, to free with g_free(); %NULL if the line is
 *   damaged
 */
LabRobotsRecord *
lab_robots_record_parse (const char *line)
{
  g_autofree LabRobotsRecord *self = g_new0 (LabRobotsRecord, 1);
  g_auto (GStrv) words = NULL;

  g_return_val_if_fail (line != NULL, NULL);

  words = g_strsplit (line, " ", N_WORDS + 1);
  if (g_strv_length (words) != N_WORDS || !read_words (self, (const char * const *) words))
    return NULL;
  return g_steal_pointer (&self);
}

/** lab_robots_record_format: (transfer full): returns the line for lab_robots_record_parse(). */
char *
lab_robots_record_format (const LabRobotsRecord *self)
{
  g_autofree char *ended = NULL;

  g_return_val_if_fail (self != NULL, NULL);

  ended = lab_csv_format_time (self->ended);
  return g_strdup_printf ("%s %s %" G_GUINT64_FORMAT " %u %u %u %u %" G_GUINT64_FORMAT " %u %u",
                          ended, lab_robots_mode_get_id (self->mode), self->number, self->size,
                          self->n_robots, self->n_moves, self->fewest, self->milliseconds,
                          self->stars, self->n_hints);
}

/** lab_robots_records_note_async: counts a puzzle that is solved, in a thread. The program must not
 * end before @done is called. */
void
lab_robots_records_note_async (LabRobotsGame       *game,
                               GAsyncReadyCallback  done,
                               gpointer             data)
{
  g_return_if_fail (LAB_IS_ROBOTS_GAME (game));

  lab_records_store_add_async (&store, game, lab_robots_record_new (game), done, data);
}

/**
 * lab_robots_records_note_finish:
 * @game: the game
 * @result: the result
 * @error: return location for what could not be read or written, in sentences for players
 *
 * Gets the result of lab_robots_records_note_async().
 *
 * Returns: %FALSE if the puzzle could not be counted, or those before it could not be read
 */
gboolean
lab_robots_records_note_finish (LabRobotsGame  *game,
                                GAsyncResult   *result,
                                GError        **error)
{
  return lab_records_store_add_finish (game, result, error);
}

/** lab_robots_records_load: (transfer full) (element-type LabRobotsRecord): reads all solved
 * puzzles; those that can be read also if @error is set. */
GPtrArray *
lab_robots_records_load (GError **error)
{
  return lab_records_store_load (&store, error);
}

/** lab_robots_records_clear: forgets all puzzles; returns %FALSE if the file cannot be written. */
gboolean
lab_robots_records_clear (GError **error)
{
  return lab_records_store_clear (&store, error);
}

/**
 * lab_robots_records_count:
 * @records: (element-type LabRobotsRecord): solved puzzles
 *
 * Adds up the solutions of each puzzle.
 *
 * Returns: (transfer full) (element-type LabRobotsTally): a tally for each puzzle, by mode and
 *   number
 */
GArray *
lab_robots_records_count (GPtrArray *records)
{
  GArray *tallies = g_array_new (FALSE, FALSE, sizeof (LabRobotsTally));
  g_autoptr (GPtrArray) sorted = g_ptr_array_new ();

  for (guint i = 0; i < records->len; i++)
    g_ptr_array_add (sorted, records->pdata[i]);
  g_ptr_array_sort (sorted, compare);
  for (guint i = 0; i < sorted->len; i++)
    {
      const LabRobotsRecord *record = sorted->pdata[i];

      if (i == 0 || !is_same (&g_array_index (tallies, LabRobotsTally, tallies->len - 1), record))
        {
          LabRobotsTally tally = { .mode = record->mode, .number = record->number,
                                   .best_moves = G_MAXUINT };

          g_array_append_val (tallies, tally);
        }
      count (&g_array_index (tallies, LabRobotsTally, tallies->len - 1), record);
    }
  return tallies;
}

/** lab_robots_records_summarize: adds up all puzzles. */
LabRobotsSummary
lab_robots_records_summarize (GPtrArray *records)
{
  LabRobotsSummary summary = { { 0 } };
  g_autoptr (GArray) tallies = lab_robots_records_count (records);

  for (guint i = 0; i < records->len; i++)
    {
      const LabRobotsRecord *record = records->pdata[i];

      summary.n_hints += record->n_hints;
      summary.milliseconds += MIN (record->milliseconds, G_MAXUINT64 - summary.milliseconds);
    }
  for (guint i = 0; i < tallies->len; i++)
    {
      const LabRobotsTally *tally = &g_array_index (tallies, LabRobotsTally, i);

      summary.n_solved[tally->mode]++;
      if (tally->mode == LAB_ROBOTS_MODE_LEVELS)
        {
          summary.highest = (guint) tally->number;
          summary.n_stars += tally->stars;
        }
      if (tally->fewest > 0 && tally->best_moves > tally->fewest)
        summary.n_over += tally->best_moves - tally->fewest;
      else if (tally->fewest > 0)
        summary.n_fewest++;
    }
  return summary;
}

/** lab_robots_records_append_csv: appends the puzzles to a table for spreadsheets, whose columns
 * are %LAB_ROBOTS_RECORDS_COLUMNS; the table is the same in every language. */
void
lab_robots_records_append_csv (GPtrArray *records,
                               GString   *csv)
{
  for (guint i = 0; i < records->len; i++)
    {
      const LabRobotsRecord *record = records->pdata[i];
      g_autofree char *ended = lab_csv_format_time (record->ended);

      g_string_append_printf (csv,
                              "%s,%s,%" G_GUINT64_FORMAT ",%u,%u,%u,%u,%" G_GUINT64_FORMAT
                              ".%03" G_GUINT64_FORMAT ",%u,%u,,," LAB_CSV_END,
                              ended, lab_robots_mode_get_id (record->mode), record->number,
                              record->size, record->n_robots, record->n_moves, record->fewest,
                              record->milliseconds / 1000, record->milliseconds % 1000,
                              record->stars, record->n_hints);
    }
}
