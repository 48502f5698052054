/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-robots-records.h"

#include "lab-field.h"
#include "lab-robots-text.h"

#define MAX_RECORDS 20000

/* Private helpers */

/* A board that somebody has made has no number, but the same board is the same puzzle. */
static guint64
find_number (LabRobotsGame *game)
{
  const LabRobotsLevel *level = &game->level;
  g_autofree char *text = NULL;
  guint64 hash = 0;

  if (level->mode != LAB_ROBOTS_MODE_BOARD)
    return level->number;
  text = lab_robots_board_format (game->board);
  for (const char *at = text; *at != '\0'; at++)
    hash = hash * G_GUINT64_CONSTANT (1099511628211) + (guchar) *at;
  return hash;
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

#define AT(member) G_STRUCT_OFFSET (LabRobotsRecord, member)

static const LabField fields[] = {
  { .key = "ended", .type = LAB_FIELD_TIME, .offset = AT (ended) },
  { .key = "mode", .type = LAB_FIELD_CHOICE, .offset = AT (mode),
    .words = lab_robots_mode_ids },
  { .key = "number", .type = LAB_FIELD_BIG, .offset = AT (number) },
  { .key = "size", .type = LAB_FIELD_NUMBER, .offset = AT (size), .min = LAB_ROBOTS_MIN_SIZE,
    .max = LAB_ROBOTS_MAX_SIZE },
  { .key = "robots", .type = LAB_FIELD_NUMBER, .offset = AT (n_robots), .min = 1,
    .max = LAB_ROBOTS_MAX_ROBOTS },
  { .key = "moves", .type = LAB_FIELD_NUMBER, .offset = AT (n_moves) },
  { .key = "fewest_possible", .type = LAB_FIELD_NUMBER, .offset = AT (fewest) },
  { .key = "seconds", .type = LAB_FIELD_MILLISECONDS, .offset = AT (milliseconds) },
  { .key = "stars", .type = LAB_FIELD_NUMBER, .offset = AT (stars), .min = 1,
    .max = LAB_ROBOTS_MAX_STARS },
  { .key = "hints", .type = LAB_FIELD_NUMBER, .offset = AT (n_hints) },
  { .key = NULL },
};

static gboolean
check (gconstpointer record)
{
  const LabRobotsRecord *self = record;

  return self->fewest <= self->n_moves
         && (self->mode != LAB_ROBOTS_MODE_LEVELS
             || (self->number >= 1 && self->number <= LAB_ROBOTS_MAX_LEVEL));
}

/* Time and hints of a game go on after an undo, so that the last solution has those of all. Of the
 * moves, the best ones count. */
static void
take_earlier (LabRobotsRecord *self,
              const char      *line)
{
  g_autofree LabRobotsRecord *earlier
      = line != NULL ? lab_record_kind_parse (&lab_robots_records, line) : NULL;

  if (earlier == NULL)
    return;
  self->n_moves = MIN (self->n_moves, earlier->n_moves);
  self->stars = MAX (self->stars, earlier->stars);
}

static LabRobotsRecord *
create_record (LabRobotsGame    *game,
               const LabGameEnd *end)
{
  LabRobotsRecord *self = g_new0 (LabRobotsRecord, 1);

  self->ended = end->time;
  self->mode = game->level.mode;
  self->number = find_number (game);
  self->size = game->board->size;
  self->n_robots = game->board->n_robots;
  self->n_moves = lab_play_get_n_moves (LAB_PLAY (game));
  if (!lab_robots_game_get_fewest (game, &self->fewest))
    self->fewest = 0;
  self->milliseconds = (guint64) (lab_play_get_seconds (LAB_PLAY (game)) * 1000 + 0.5);
  self->stars = lab_robots_game_get_stars (game);
  self->n_hints = lab_play_get_n_hints (LAB_PLAY (game));
  take_earlier (self, end->earlier);
  return self;
}

/* Public functions */

const LabRecordKind lab_robots_records = {
  .heading = "Labyrinthe Robots",
  .version = 1,
  .file_name = LAB_ROBOTS_RECORDS_FILE_NAME,
  .max_records = MAX_RECORDS,
  .size = sizeof (LabRobotsRecord),
  .fields = fields,
  .check = check,
  .free_record = g_free,
};

/**
 * lab_robots_records_note_async:
 * @game: a puzzle that is solved
 * @end: its end, with what this function returned for a solution that was undone
 * @done: see lab_record_kind_add_async()
 * @data: passed to @done
 *
 * Counts a puzzle in a thread.
 *
 * Returns: (transfer full): the line of the record
 */
char *
lab_robots_records_note_async (gpointer            game,
                               const LabGameEnd   *end,
                               GAsyncReadyCallback done,
                               gpointer            data)
{
  LabRobotsRecord *record;
  char *line;

  g_return_val_if_fail (LAB_IS_ROBOTS_GAME (game), NULL);
  g_return_val_if_fail (lab_play_is_over (game), NULL);

  record = create_record (game, end);
  line = lab_record_kind_format (&lab_robots_records, record);
  lab_record_kind_add_async (&lab_robots_records, game, record, end, done, data);
  return line;
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

  g_ptr_array_extend (sorted, records, NULL, NULL);
  g_ptr_array_sort (sorted, compare);
  for (guint i = 0; i < sorted->len; i++)
    {
      const LabRobotsRecord *record = sorted->pdata[i];
      const LabRobotsTally first = { .mode = record->mode, .number = record->number,
                                     .best_moves = G_MAXUINT };
      LabRobotsTally *tally;

      if (i == 0 || compare (&sorted->pdata[i - 1], &sorted->pdata[i]) != 0)
        g_array_append_val (tallies, first);
      tally = &g_array_index (tallies, LabRobotsTally, tallies->len - 1);
      tally->n_solved++;
      tally->best_moves = MIN (tally->best_moves, record->n_moves);
      tally->stars = MAX (tally->stars, record->stars);
      if (record->fewest > 0)
        tally->fewest = record->fewest;
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
      lab_fields_append_csv (fields, records->pdata[i], csv);
      g_string_append (csv, ",,," LAB_CSV_END);
    }
}
