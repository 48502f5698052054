/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-robots-party-records.h"

#include "lab-field.h"
#include "lab-saved-text.h"
#include "lab-storage.h"
#include "lab-text.h"

/* A finished party in a file is a line of words: when it ended, the number of targets, then for
 * each player the name, as in a URI, and after a colon how many targets the player has won. */

#define MAX_RECORDS 1000
#define N_WORDS_BEFORE 2

/* Private helpers */

static char *
escape (const char *name)
{
  return g_uri_escape_string (name, NULL, FALSE);
}

/* Reads a name; NULL if it could not have been written. */
static char *
unescape (const char *word)
{
  g_autofree char *name = g_uri_unescape_string (word, NULL);
  g_autofree char *again = NULL;

  if (name == NULL || !g_utf8_validate (name, -1, NULL) || lab_text_is_blank (name)
      || g_utf8_strlen (name, -1) > LAB_SAVED_MAX_NAME)
    return NULL;
  again = escape (name);
  return g_str_equal (again, word) ? g_steal_pointer (&name) : NULL;
}

static gboolean
read_player (LabRobotsPartyRecord *self,
             const char           *word)
{
  g_auto (GStrv) parts = g_strsplit (word, ":", 3);

  if (self->n_seats == LAB_ROBOTS_PARTY_MAX_SEATS || g_strv_length (parts) != 2)
    return FALSE;
  self->names[self->n_seats] = unescape (parts[0]);
  return self->names[self->n_seats] != NULL
         && lab_text_parse_number (parts[1], 0, self->n_targets, &self->scores[self->n_seats++]);
}

static gboolean
read_record (const char *line,
             gpointer    record)
{
  LabRobotsPartyRecord *self = record;
  g_auto (GStrv) words = g_strsplit (line, " ", -1);
  guint64 ended;
  guint n_won = 0;

  if (g_strv_length (words) < N_WORDS_BEFORE + LAB_ROBOTS_PARTY_MIN_SEATS
      || !g_ascii_string_to_unsigned (words[0], 10, 0, LAB_STORAGE_MAX_TIME, &ended, NULL)
      || !lab_text_parse_number (words[1], 0, LAB_ROBOTS_PARTY_MAX_TARGETS, &self->n_targets))
    return FALSE;
  self->ended = (gint64) ended;
  for (guint i = N_WORDS_BEFORE; words[i] != NULL; i++)
    {
      if (!read_player (self, words[i]))
        return FALSE;
      n_won += self->scores[self->n_seats - 1];
    }
  return n_won == self->n_targets;
}

static void
append_record (gconstpointer record,
               GString      *line)
{
  const LabRobotsPartyRecord *self = record;

  g_string_append_printf (line, "%" G_GINT64_FORMAT " %u", self->ended, self->n_targets);
  for (guint i = 0; i < self->n_seats; i++)
    {
      g_autofree char *name = escape (self->names[i]);

      g_string_append_printf (line, " %s:%u", name, self->scores[i]);
    }
}

static void
free_record (gpointer record)
{
  LabRobotsPartyRecord *self = record;

  for (guint i = 0; i < LAB_ROBOTS_PARTY_MAX_SEATS; i++)
    g_free (self->names[i]);
  g_free (self);
}

static LabRobotsPartyRecord *
create_record (LabRobotsParty *party,
               gint64          ended)
{
  LabRobotsPartyRecord *self = g_new0 (LabRobotsPartyRecord, 1);
  const LabRobotsPartySettings *settings = party->settings;
  const LabRobotsPartyState *state = &party->state;

  self->ended = ended;
  self->n_targets = state->n_targets;
  for (; self->n_seats < settings->n_seats; self->n_seats++)
    {
      self->names[self->n_seats] = lab_saved_name_fit (settings->seats[self->n_seats].name);
      self->scores[self->n_seats] = state->scores[self->n_seats];
    }
  return self;
}

/* Private helpers: adding up */

/* Returns the rank of a player, from 1; players with as many targets share a rank. */
static guint
get_rank (const LabRobotsPartyRecord *self,
          guint                       seat)
{
  guint rank = 1;

  for (guint other = 0; other < self->n_seats; other++)
    rank += self->scores[other] > self->scores[seat];
  return rank;
}

static void
free_tally (gpointer data)
{
  LabRobotsPartyTally *self = data;

  g_free (self->name);
  g_free (self);
}

/* The most wins first, then the most targets, then by name. */
static int
compare_tallies (gconstpointer data,
                 gconstpointer other_data)
{
  const LabRobotsPartyTally *self = *(const LabRobotsPartyTally * const *) data;
  const LabRobotsPartyTally *other = *(const LabRobotsPartyTally * const *) other_data;

  if (self->n_wins != other->n_wins)
    return self->n_wins > other->n_wins ? -1 : 1;
  if (self->n_targets != other->n_targets)
    return self->n_targets > other->n_targets ? -1 : 1;
  return g_utf8_collate (self->name, other->name);
}

/* Returns the tally of a player, which is added if there is none. */
static LabRobotsPartyTally *
ensure_tally (GPtrArray  *tallies,
              GHashTable *by_name,
              const char *name)
{
  g_autofree char *key = lab_text_fold_name (name);
  LabRobotsPartyTally *tally = g_hash_table_lookup (by_name, key);

  if (tally == NULL)
    {
      tally = g_new0 (LabRobotsPartyTally, 1);
      g_ptr_array_add (tallies, tally);
      g_hash_table_insert (by_name, g_steal_pointer (&key), tally);
    }
  g_free (tally->name);
  tally->name = g_strdup (name);
  return tally;
}

/* Public functions */

const LabRecordKind lab_robots_party_records = {
  .heading = "Labyrinthe Robots Parties",
  .version = 1,
  .file_name = LAB_ROBOTS_PARTY_RECORDS_FILE_NAME,
  .max_records = MAX_RECORDS,
  .size = sizeof (LabRobotsPartyRecord),
  .read = read_record,
  .append = append_record,
  .free_record = free_record,
};

/** lab_robots_party_records_note_async: (nullable): keeps the result of a party that is over, in a
 * thread, as the function of a #LabGameKind that counts; see lab_record_kind_add_async(). */
char *
lab_robots_party_records_note_async (gpointer            party,
                                     const LabGameEnd   *end,
                                     GAsyncReadyCallback done,
                                     gpointer            data)
{
  g_return_val_if_fail (lab_robots_party_is_over (party), NULL);

  lab_record_kind_add_async (&lab_robots_party_records, party, create_record (party, end->time),
                             end, done, data);
  return NULL;
}

/** lab_robots_party_records_count: (transfer full) (element-type LabRobotsPartyTally): adds up the
 * parties of each name, the most wins first. Capital letters in a name make no difference. */
GPtrArray *
lab_robots_party_records_count (GPtrArray *records)
{
  GPtrArray *tallies = g_ptr_array_new_with_free_func (free_tally);
  g_autoptr (GHashTable) by_name = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint i = 0; i < records->len; i++)
    {
      const LabRobotsPartyRecord *record = records->pdata[i];

      for (guint seat = 0; seat < record->n_seats; seat++)
        {
          LabRobotsPartyTally *tally = ensure_tally (tallies, by_name, record->names[seat]);

          tally->n_parties++;
          tally->n_wins += get_rank (record, seat) == 1;
          tally->n_targets += record->scores[seat];
        }
    }
  g_ptr_array_sort (tallies, compare_tallies);
  return tallies;
}

/** lab_robots_party_records_append_csv: appends a line for each player of each party to a table
 * with the columns %LAB_ROBOTS_RECORDS_COLUMNS; the mode is `party`. */
void
lab_robots_party_records_append_csv (GPtrArray *records,
                                     GString   *csv)
{
  for (guint i = 0; i < records->len; i++)
    {
      const LabRobotsPartyRecord *record = records->pdata[i];
      g_autofree char *ended = lab_csv_format_time (record->ended);

      for (guint seat = 0; seat < record->n_seats; seat++)
        {
          g_string_append_printf (csv, "%s,party,,,,,,,,,", ended);
          lab_csv_append_text (csv, record->names[seat]);
          g_string_append_printf (csv, ",%u,%u" LAB_CSV_END, record->scores[seat],
                                  get_rank (record, seat));
        }
    }
}
