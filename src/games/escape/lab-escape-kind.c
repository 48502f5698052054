/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-escape-kind.h"

#include <gio/gio.h>
#include <glib/gi18n-lib.h>
#include <string.h>

#include "lab-escape-game.h"
#include "lab-escape-level.h"
#include "lab-record-kind.h"
#include "lab-refuse.h"

/**
 * LabEscapeRecord:
 * @ended: when the game ended, in seconds since 1970, UTC
 * @level: the level, as lab_escape_level_format() writes it
 * @n_moves: how many moves the player made
 * @par: the fewest possible moves
 * @milliseconds: the time
 * @stars: the stars, from 1
 * @n_hints: how many hints the player asked for
 *
 * An escape in the file of the statistics.
 */
typedef struct
{
  gint64   ended;
  char    *level;
  guint    n_moves;
  guint    par;
  guint64  milliseconds;
  guint    stars;
  guint    n_hints;
} LabEscapeRecord;

/* A game with more moves could be too large for a file. */
#define MAX_PLAYED 100000

/* The number of escapes that are counted; older ones are removed. */
#define MAX_RECORDS 20000

/* Private helpers: the records */

/* Keeps a level in the same form as lab_escape_level_format(), but makes none. */
static char *
read_record_level (const char *word)
{
  guint64 number;
  guint year, month, day;

  if (!lab_escape_maker_read (word, &number, &year, &month, &day))
    return NULL;
  return number > 0 ? g_strdup_printf ("%" G_GUINT64_FORMAT, number) : g_strdup (word);
}

#define AT(member) G_STRUCT_OFFSET (LabEscapeRecord, member)

static const LabField fields[] = {
  { .key = "ended", .type = LAB_FIELD_TIME, .offset = AT (ended) },
  { .key = "level", .type = LAB_FIELD_TEXT, .offset = AT (level), .read_text = read_record_level },
  { .key = "moves", .type = LAB_FIELD_NUMBER, .offset = AT (n_moves) },
  { .key = "fewest_possible", .type = LAB_FIELD_NUMBER, .offset = AT (par) },
  { .key = "seconds", .type = LAB_FIELD_MILLISECONDS, .offset = AT (milliseconds) },
  { .key = "stars", .type = LAB_FIELD_NUMBER, .offset = AT (stars), .min = 1,
    .max = LAB_ESCAPE_MAX_STARS },
  { .key = "hints", .type = LAB_FIELD_NUMBER, .offset = AT (n_hints) },
  { .key = NULL },
};

#undef AT

static gboolean
check (gconstpointer record)
{
  const LabEscapeRecord *self = record;

  return self->par <= self->n_moves;
}

static void
free_record (gpointer record)
{
  lab_fields_clear (fields, record);
  g_free (record);
}

static LabEscapeRecord *
create_record (LabEscapeGame *game,
               gint64         ended)
{
  LabEscapeRecord *self = g_new0 (LabEscapeRecord, 1);
  const LabEscapePar *par = lab_escape_game_get_par (game);

  self->ended = ended;
  self->level = lab_escape_level_format (game->level);
  self->n_moves = game->position->n_moves;
  self->par = par != NULL ? par->n_moves : 0;
  self->milliseconds = (guint64) (lab_play_get_seconds (LAB_PLAY (game)) * 1000 + 0.5);
  self->stars = lab_escape_game_get_stars (game);
  self->n_hints = lab_play_get_n_hints (LAB_PLAY (game));
  return self;
}

/* Private helpers: the tallies */

static void
free_tally (gpointer data)
{
  LabEscapeTally *tally = data;

  g_free (tally->level);
  g_free (tally);
}

static LabEscapeTally *
create_tally (const LabEscapeRecord *record)
{
  LabEscapeTally *tally = g_new0 (LabEscapeTally, 1);
  guint year, month, day;

  tally->level = g_strdup (record->level);
  lab_escape_maker_read (record->level, &tally->number, &year, &month, &day);
  tally->best_moves = G_MAXUINT;
  tally->best_milliseconds = G_MAXUINT64;
  return tally;
}

static void
add_record (LabEscapeTally        *tally,
            const LabEscapeRecord *record)
{
  tally->n_finished++;
  tally->best_moves = MIN (tally->best_moves, record->n_moves);
  tally->best_milliseconds = MIN (tally->best_milliseconds, record->milliseconds);
  tally->stars = MAX (tally->stars, record->stars);
  tally->par = record->par;
}

/* Orders by number, and then the levels of days by date. */
static int
compare (gconstpointer a,
         gconstpointer b)
{
  const LabEscapeTally *one = *(LabEscapeTally * const *) a;
  const LabEscapeTally *other = *(LabEscapeTally * const *) b;

  if ((one->number == 0) != (other->number == 0))
    return one->number == 0 ? 1 : -1;
  if (one->number != other->number)
    return one->number < other->number ? -1 : 1;
  return strcmp (one->level, other->level);
}

/* Returns the number of the day of a level, or 0. */
static guint
get_julian (const LabEscapeTally *tally)
{
  guint64 number;
  guint year, month, day;
  GDate date;

  if (!lab_escape_maker_read (tally->level, &number, &year, &month, &day) || number > 0)
    return 0;
  g_date_clear (&date, 1);
  g_date_set_dmy (&date, (GDateDay) day, (GDateMonth) month, (GDateYear) year);
  return g_date_get_julian (&date);
}

#define AT(member) G_STRUCT_OFFSET (LabEscapeTally, member)

static const LabField columns[] = {
  { .key = "level", .type = LAB_FIELD_TEXT, .offset = AT (level) },
  { .key = "finished", .type = LAB_FIELD_NUMBER, .offset = AT (n_finished) },
  { .key = "best_moves", .type = LAB_FIELD_NUMBER, .offset = AT (best_moves) },
  { .key = "fewest_possible", .type = LAB_FIELD_NUMBER, .offset = AT (par) },
  { .key = "best_seconds", .type = LAB_FIELD_MILLISECONDS, .offset = AT (best_milliseconds) },
  { .key = "stars", .type = LAB_FIELD_NUMBER, .offset = AT (stars) },
  { .key = NULL },
};

const LabRecordKind lab_escape_records = {
  .heading = "Labyrinthe Escape",
  .version = 1,
  .file_name = LAB_ESCAPE_RECORDS_FILE_NAME,
  .max_records = MAX_RECORDS,
  .size = sizeof (LabEscapeRecord),
  .fields = fields,
  .check = check,
  .free_record = free_record,
};

/* Private helpers: the rules */

static gboolean
is_move (const char  *text,
         GError     **error)
{
  LabEscapeMove move;

  return lab_escape_move_parse (text, &move, error);
}

static gboolean
apply (gpointer     data,
       const char  *text,
       GError     **error)
{
  LabEscapeState *state = data;
  LabEscapeMove move;

  if (state->n_played == MAX_PLAYED)
    return lab_refuse (error, LAB_ESCAPE_ERROR, LAB_ESCAPE_ERROR_USELESS,
                       _("These are too many moves. Restart the level."));
  state->n_played++;
  return lab_escape_move_parse (text, &move, error)
         && lab_escape_position_play (&state->position, state->level, move, error);
}

static gboolean
is_end (gconstpointer data)
{
  const LabEscapeState *state = data;

  return lab_escape_position_is_over (&state->position, state->level);
}

/* Files, as `data/man/labyrinthe-file.5` describes them */

#define KEY_LEVEL "Level"

static gpointer
read_game (LabSavedText  *text,
           LabClock      *clock,
           GError       **error)
{
  g_autofree char *word = lab_saved_text_take_word (text, LAB_PLAY_GROUP, KEY_LEVEL, error);
  g_autoptr (LabEscapeLevel) level = NULL;
  g_autoptr (LabEscapeGame) game = NULL;
  g_autoptr (GError) problem = NULL;

  if (word == NULL)
    return NULL;
  level = lab_escape_maker_parse (word, &problem);
  if (level == NULL)
    {
      lab_saved_text_refuse (text, LAB_SAVED_GAME_ERROR_FORMAT, LAB_PLAY_GROUP, KEY_LEVEL, error,
                             "%s", problem->message);
      return NULL;
    }
  game = lab_escape_game_new (level, clock);
  return lab_play_read_time (LAB_PLAY (game), text, error) ? g_steal_pointer (&game) : NULL;
}

static void
write_game (gpointer  game,
            GKeyFile *file)
{
  g_autofree char *level = lab_escape_level_format (LAB_ESCAPE_GAME (game)->level);

  g_key_file_set_string (file, LAB_PLAY_GROUP, KEY_LEVEL, level);
  lab_play_write_time (game, file);
}

static char *
count (gpointer             game,
       const LabGameEnd    *end,
       GAsyncReadyCallback  done,
       gpointer             data)
{
  lab_record_kind_add_async (&lab_escape_records, game, create_record (game, end->time), end, done,
                             data);
  return NULL;
}

const LabGameKind lab_escape_kind = {
  .id = "escape",
  .state_size = sizeof (LabEscapeState),
  .is_move = is_move,
  .apply = apply,
  .is_end = is_end,
  .heading = "Labyrinthe Escape",
  .read = read_game,
  .write = write_game,
  .file_name = LAB_ESCAPE_AUTOSAVE_FILE_NAME,
  .suffix = LAB_ESCAPE_SAVED_GAME_SUFFIX,
  .mime_type = LAB_ESCAPE_SAVED_GAME_MIME_TYPE,
  .format = lab_play_format,
  .changes = { "changed" },
  .restarted = "restarted",
  .is_over = lab_play_is_over,
  .has_begun = lab_play_has_begun,
  .count = count,
};

/* Public functions */

/** lab_escape_records_load: (transfer full) (element-type LabEscapeTally): reads the escapes with
 * lab_record_kind_load(), and adds them up. */
GPtrArray *
lab_escape_records_load (GError **error)
{
  g_autoptr (GPtrArray) records = lab_record_kind_load (&lab_escape_records, error);

  return lab_escape_records_add_up (records);
}

/** lab_escape_records_add_up: (transfer full) (element-type LabEscapeTally): returns the results by
 * level: first those with numbers, then those of days. */
GPtrArray *
lab_escape_records_add_up (GPtrArray *records)
{
  g_autoptr (GHashTable) by_level = g_hash_table_new (g_str_hash, g_str_equal);
  GPtrArray *tallies = g_ptr_array_new_with_free_func (free_tally);

  for (guint i = 0; i < records->len; i++)
    {
      const LabEscapeRecord *record = records->pdata[i];
      LabEscapeTally *tally = g_hash_table_lookup (by_level, record->level);

      if (tally == NULL)
        {
          tally = create_tally (record);
          g_ptr_array_add (tallies, tally);
          g_hash_table_insert (by_level, tally->level, tally);
        }
      add_record (tally, record);
    }
  g_ptr_array_sort (tallies, compare);
  return tallies;
}

/**
 * lab_escape_records_summarize:
 * @tallies: (element-type LabEscapeTally): the results from lab_escape_records_load()
 * @today: the date of today
 *
 * Returns: what all levels add up to
 */
LabEscapeSummary
lab_escape_records_summarize (GPtrArray   *tallies,
                              const GDate *today)
{
  LabEscapeSummary summary = { 0 };
  guint last = 0, run = 0, now = g_date_get_julian (today);

  for (guint i = 0; i < tallies->len; i++)
    {
      const LabEscapeTally *tally = tallies->pdata[i];
      guint day = get_julian (tally);

      summary.n_stars += tally->stars;
      if (tally->number > 0)
        {
          summary.n_levels++;
          summary.highest = tally->number;
          continue;
        }
      summary.n_days++;
      run = last > 0 && day == last + 1 ? run + 1 : 1;
      last = day;
      summary.longest_streak = MAX (summary.longest_streak, run);
      if (day == now || day + 1 == now)
        summary.streak = run;
    }
  return summary;
}

/**
 * lab_escape_records_csv:
 * @records: where the records are
 *
 * Writes their results, see lab_escape_records_add_up(), as a table for spreadsheets in the format
 * of RFC 4180. It is the same in every language.
 *
 * Returns: (transfer full): the table
 */
char *
lab_escape_records_csv (GPtrArray * const *records)
{
  g_autoptr (GPtrArray) tallies = lab_escape_records_add_up (records[0]);

  return lab_fields_make_csv (columns, tallies);
}
