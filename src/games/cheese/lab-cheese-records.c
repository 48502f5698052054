/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-cheese-records.h"

#include <string.h>

#include "lab-rat.h"

#define MAX_RECORDS 20000

#define PROGRAM "program"

/* Private helpers */

/* The rats have the letters of their kinds, so that a table needs no quotes. */
static char *
read_rats (const char *word)
{
  if (*word == '\0' || strspn (word, "abcdefghijklmnopqrstuvwxyz0123456789-,") != strlen (word))
    return NULL;
  return g_strdup (word);
}

static char *
list_rats (LabCheeseRace *race)
{
  const LabCheeseRaceSettings *settings = race->settings;
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
  const LabCheesePosition *position = &race->position;
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
  const LabCheesePosition *position = &race->position;
  double score = 0;

  for (guint rat = 0; rat < position->n_rats; rat++)
    {
      if (lab_cheese_race_is_person (race, rat))
        score = MAX (score, position->rats[rat].score);
    }
  return score;
}

static const char * const result_words[LAB_N_CHEESE_RESULTS + 1] = {
  [LAB_CHEESE_WATCHED] = "watched",
  [LAB_CHEESE_WON] = "won",
  [LAB_CHEESE_DRAWN] = "drawn",
  [LAB_CHEESE_LOST] = "lost",
};

#define AT(member) G_STRUCT_OFFSET (LabCheeseRaceRecord, member)

static const LabField fields[] = {
  { .key = "ended", .type = LAB_FIELD_TIME, .offset = AT (ended) },
  { .key = "result", .type = LAB_FIELD_CHOICE, .offset = AT (result), .words = result_words },
  { .key = "turns", .type = LAB_FIELD_NUMBER, .offset = AT (turns) },
  { .key = "score", .type = LAB_FIELD_THOUSANDTHS, .offset = AT (score) },
  { .key = "undone", .type = LAB_FIELD_NUMBER, .offset = AT (n_undone) },
  { .key = "hints", .type = LAB_FIELD_NUMBER, .offset = AT (n_hints) },
  { .key = "rats", .type = LAB_FIELD_LIST, .offset = AT (rats), .read_text = read_rats },
  { .key = NULL },
};

static void
free_record (gpointer record)
{
  lab_fields_clear (fields, record);
  g_free (record);
}

static LabCheeseRaceRecord *
create_record (LabCheeseRace *race,
               gint64         ended)
{
  LabCheeseRaceRecord *self = g_new0 (LabCheeseRaceRecord, 1);

  self->ended = ended;
  self->result = find_result (race);
  self->turns = race->n_played;
  self->score = (guint) (find_score (race) * 1000 + 0.5);
  self->n_undone = race->n_undone;
  self->n_hints = race->n_hints;
  self->rats = list_rats (race);
  return self;
}

/* Public functions */

const LabRecordKind lab_cheese_records = {
  .heading = "Labyrinthe Races",
  .version = 1,
  .file_name = LAB_CHEESE_RECORDS_FILE_NAME,
  .max_records = MAX_RECORDS,
  .size = sizeof (LabCheeseRaceRecord),
  .fields = fields,
  .free_record = free_record,
};

/** lab_cheese_records_note_async: counts a race that is over, in a thread; see
 * lab_record_kind_add_async(). */
void
lab_cheese_records_note_async (LabCheeseRace       *race,
                               const LabGameEnd    *end,
                               GAsyncReadyCallback  done,
                               gpointer             data)
{
  g_return_if_fail (LAB_IS_CHEESE_RACE (race));
  g_return_if_fail (lab_cheese_race_is_over (race));

  lab_record_kind_add_async (&lab_cheese_records, race, create_record (race, end->time), end, done,
                             data);
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
