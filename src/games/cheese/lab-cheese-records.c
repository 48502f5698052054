/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-cheese-records.h"

#include <string.h>

#include "lab-rat.h"
#include "lab-records-store.h"
#include "lab-storage.h"

/* A race in a file is a line of words: when it ended, the result, the turns, the score, what was
 * undone, the hints, and the rats. */

#define MAX_RECORDS 20000
#define CSV_HEADER "ended,result,turns,score,undone,hints,rats"
#define CSV_END "\r\n"
#define PROGRAM "program"

enum
{
  WORD_ENDED,
  WORD_RESULT,
  WORD_TURNS,
  WORD_SCORE,
  WORD_UNDONE,
  WORD_HINTS,
  WORD_RATS,
  N_WORDS,
};

static const char * const result_words[LAB_N_CHEESE_RESULTS] = {
  [LAB_CHEESE_WATCHED] = "watched",
  [LAB_CHEESE_WON] = "won",
  [LAB_CHEESE_DRAWN] = "drawn",
  [LAB_CHEESE_LOST] = "lost",
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
             guint      *number)
{
  guint64 value;

  if (!g_ascii_string_to_unsigned (word, 10, 0, G_MAXUINT, &value, NULL))
    return FALSE;
  *number = (guint) value;
  return TRUE;
}

static gboolean
read_result (const char      *word,
             LabCheeseResult *result)
{
  for (guint i = 0; i < LAB_N_CHEESE_RESULTS; i++)
    {
      if (strcmp (word, result_words[i]) == 0)
        {
          *result = (LabCheeseResult) i;
          return TRUE;
        }
    }
  return FALSE;
}

/* The rats have the letters of their kinds, so that a table needs no quotes. */
static gboolean
read_rats (const char  *word,
           char       **rats)
{
  if (*word == '\0' || strspn (word, "abcdefghijklmnopqrstuvwxyz0123456789-,") != strlen (word))
    return FALSE;
  *rats = g_strdup (word);
  return TRUE;
}

static gpointer
parse_line (const char *line)
{
  return lab_cheese_race_record_parse (line);
}

static char *
format_line (gconstpointer record)
{
  return lab_cheese_race_record_format (record);
}

static char *
format_time (gint64 seconds)
{
  g_autoptr (GDateTime) time = g_date_time_new_from_unix_utc (seconds);
  int year, month, day;

  g_date_time_get_ymd (time, &year, &month, &day);
  return g_strdup_printf ("%04d-%02d-%02dT%02d:%02d:%02dZ", year, month, day,
                          g_date_time_get_hour (time), g_date_time_get_minute (time),
                          g_date_time_get_second (time));
}

static char *
list_rats (LabCheeseRace *race)
{
  const LabCheeseRaceSettings *settings = lab_cheese_race_get_settings (race);
  GString *list = g_string_new (NULL);

  for (guint i = 0; i < settings->deal.n_rats; i++)
    {
      gboolean known = lab_cheese_race_is_person (race, i)
                       || lab_rat_kind_find (settings->rats[i]) != NULL;

      if (i > 0)
        g_string_append_c (list, ',');
      g_string_append (list, known ? settings->rats[i] : PROGRAM);
    }
  return g_string_free (list, FALSE);
}

/* Returns how a race ended for people. */
static LabCheeseResult
find_result (LabCheeseRace *race)
{
  const LabCheesePosition *position = lab_cheese_race_get_position (race);
  double best = -1, best_person = -1;
  guint n_best = 0;

  if (position->n_teams < 2 || !lab_cheese_race_has_people (race))
    return LAB_CHEESE_WATCHED;
  for (guint team = 0; team < position->n_teams; team++)
    {
      double score = lab_cheese_position_get_team_score (position, team);

      n_best = score > best ? 1 : score < best ? n_best : n_best + 1;
      best = MAX (best, score);
    }
  for (guint rat = 0; rat < position->n_rats; rat++)
    {
      if (lab_cheese_race_is_person (race, rat))
        best_person = MAX (best_person,
                           lab_cheese_position_get_team_score (position, position->teams[rat]));
    }
  if (best_person < best)
    return LAB_CHEESE_LOST;
  return n_best > 1 ? LAB_CHEESE_DRAWN : LAB_CHEESE_WON;
}

static double
find_score (LabCheeseRace *race)
{
  const LabCheesePosition *position = lab_cheese_race_get_position (race);
  double score = 0;

  for (guint rat = 0; rat < position->n_rats; rat++)
    {
      if (lab_cheese_race_is_person (race, rat))
        score = MAX (score, position->rats[rat].score);
    }
  return score;
}

static void
free_record (gpointer record)
{
  lab_cheese_race_record_free (record);
}

/* Public functions */

const LabRecordsFormat lab_cheese_race_record_lines
    = { "Labyrinthe Races", 1, parse_line, format_line };

static const LabRecordsStore store = {
  .format = &lab_cheese_race_record_lines,
  .file_name = LAB_CHEESE_RECORDS_FILE_NAME,
  .free_record = free_record,
  .max_records = MAX_RECORDS,
};

/** lab_cheese_race_record_new: (constructor): creates a record of a race that ends now. */
LabCheeseRaceRecord *
lab_cheese_race_record_new (LabCheeseRace *race)
{
  LabCheeseRaceRecord *self;

  g_return_val_if_fail (LAB_IS_CHEESE_RACE (race), NULL);
  g_return_val_if_fail (lab_cheese_race_is_over (race), NULL);

  self = g_new0 (LabCheeseRaceRecord, 1);
  /* The clock of the system can show any time, but a file can only contain these. */
  self->ended = CLAMP (g_get_real_time () / G_USEC_PER_SEC, 0, LAB_STORAGE_MAX_TIME);
  self->result = find_result (race);
  self->turns = lab_cheese_race_get_n_played (race);
  self->score = (guint) (find_score (race) * 1000 + 0.5);
  self->n_undone = lab_cheese_race_get_n_undone (race);
  self->n_hints = lab_cheese_race_get_n_hints (race);
  self->rats = list_rats (race);
  return self;
}

/** lab_cheese_race_record_free: frees a record. */
void
lab_cheese_race_record_free (LabCheeseRaceRecord *self)
{
  g_free (self->rats);
  g_free (self);
}

/**
 * lab_cheese_race_record_parse:
 * @line: a line of a file, without its end
 *
 * Reads a record.
 *
 * Returns: (transfer full) (nullable): the record; %NULL if the line is damaged
 */
LabCheeseRaceRecord *
lab_cheese_race_record_parse (const char *line)
{
  g_autoptr (LabCheeseRaceRecord) self = g_new0 (LabCheeseRaceRecord, 1);
  g_auto (GStrv) words = NULL;

  g_return_val_if_fail (line != NULL, NULL);

  words = g_strsplit (line, " ", N_WORDS + 1);
  if (g_strv_length (words) != N_WORDS || !read_time (words[WORD_ENDED], &self->ended)
      || !read_result (words[WORD_RESULT], &self->result)
      || !read_number (words[WORD_TURNS], &self->turns)
      || !read_number (words[WORD_SCORE], &self->score)
      || !read_number (words[WORD_UNDONE], &self->n_undone)
      || !read_number (words[WORD_HINTS], &self->n_hints)
      || !read_rats (words[WORD_RATS], &self->rats))
    return NULL;
  return g_steal_pointer (&self);
}

/** lab_cheese_race_record_format: (transfer full): returns the line of a record. */
char *
lab_cheese_race_record_format (const LabCheeseRaceRecord *self)
{
  g_autofree char *ended = NULL;

  g_return_val_if_fail (self != NULL, NULL);

  ended = format_time (self->ended);
  return g_strdup_printf ("%s %s %u %u %u %u %s", ended, result_words[self->result], self->turns,
                          self->score, self->n_undone, self->n_hints, self->rats);
}

/** lab_cheese_records_note_async: counts a race that is over, in a thread. The program must not end
 * before @done is called. */
void
lab_cheese_records_note_async (LabCheeseRace       *race,
                               GAsyncReadyCallback  done,
                               gpointer             data)
{
  g_return_if_fail (LAB_IS_CHEESE_RACE (race));

  lab_records_store_add_async (&store, race, lab_cheese_race_record_new (race), done, data);
}

/**
 * lab_cheese_records_note_finish:
 * @race: the race
 * @result: the result
 * @error: return location for what could not be read or written, in sentences for players
 *
 * Gets the result of lab_cheese_records_note_async().
 *
 * Returns: %FALSE if the race could not be counted, or races before it could not be read
 */
gboolean
lab_cheese_records_note_finish (LabCheeseRace  *race,
                                GAsyncResult   *result,
                                GError        **error)
{
  g_return_val_if_fail (g_task_is_valid (result, race), FALSE);

  return g_task_propagate_boolean (G_TASK (result), error);
}

/** lab_cheese_records_load: (transfer full) (element-type LabCheeseRaceRecord): reads all finished
 * races; those that can be read also if @error is set. */
GPtrArray *
lab_cheese_records_load (GError **error)
{
  return lab_records_store_load (&store, error);
}

/** lab_cheese_records_clear: forgets all races; returns %FALSE if the file cannot be written. */
gboolean
lab_cheese_records_clear (GError **error)
{
  return lab_records_store_clear (&store, error);
}

/** lab_cheese_records_summarize: adds up races. */
LabCheeseSummary
lab_cheese_records_summarize (GPtrArray *records)
{
  LabCheeseSummary summary = { { 0 } };

  for (guint i = 0; i < records->len; i++)
    {
      const LabCheeseRaceRecord *record = records->pdata[i];

      summary.n_results[record->result]++;
      summary.best_score = MAX (summary.best_score, record->score);
    }
  return summary;
}

/** lab_cheese_records_csv: (transfer full): returns races as a table. */
char *
lab_cheese_records_csv (GPtrArray *records)
{
  GString *csv = g_string_new (CSV_HEADER CSV_END);

  for (guint i = 0; i < records->len; i++)
    {
      const LabCheeseRaceRecord *record = records->pdata[i];
      g_autofree char *ended = format_time (record->ended);

      g_string_append_printf (csv, "%s,%s,%u,%u.%03u,%u,%u,\"%s\"" CSV_END, ended,
                              result_words[record->result], record->turns, record->score / 1000,
                              record->score % 1000, record->n_undone, record->n_hints,
                              record->rats);
    }
  return g_string_free (csv, FALSE);
}
