/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-robots-party-records.h"

#include <string.h>

#include "lab-records-store.h"
#include "lab-saved-name.h"
#include "lab-storage.h"
#include "lab-text.h"

/* A finished party in a file is a line of words: when it ended, the number of targets, then for
 * each player the name, as in a URI, and after a colon how many targets the player has won. */

#define MAX_RECORDS 1000
#define N_WORDS_BEFORE 2

/* Private helpers */

static gboolean
read_number (const char *word,
             guint       max,
             guint      *number)
{
  guint64 value;

  if (!g_ascii_string_to_unsigned (word, 10, 0, max, &value, NULL))
    return FALSE;
  *number = (guint) value;
  return TRUE;
}

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
         && read_number (parts[1], self->n_targets, &self->scores[self->n_seats++]);
}

static gboolean
read_words (LabRobotsPartyRecord *self,
            GStrv                 words)
{
  guint64 ended;
  guint n_won = 0;

  if (g_strv_length (words) < N_WORDS_BEFORE + LAB_ROBOTS_PARTY_MIN_SEATS
      || !g_ascii_string_to_unsigned (words[0], 10, 0, LAB_STORAGE_MAX_TIME, &ended, NULL)
      || !read_number (words[1], LAB_ROBOTS_PARTY_MAX_TARGETS, &self->n_targets))
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

static gpointer
parse_line (const char *line)
{
  return lab_robots_party_record_parse (line);
}

static char *
format_line (gconstpointer record)
{
  return lab_robots_party_record_format (record);
}

static void
free_record (gpointer record)
{
  lab_robots_party_record_free (record);
}

/* Public functions */

const LabRecordsFormat lab_robots_party_record_lines
    = { "Labyrinthe Robots Parties", 1, parse_line, format_line };

static const LabRecordsStore store = {
  .format = &lab_robots_party_record_lines,
  .file_name = LAB_ROBOTS_PARTY_RECORDS_FILE_NAME,
  .free_record = free_record,
  .max_records = MAX_RECORDS,
};

/** lab_robots_party_record_new: (constructor): creates a record of a party that ends now. */
LabRobotsPartyRecord *
lab_robots_party_record_new (LabRobotsParty *party)
{
  LabRobotsPartyRecord *self;
  const LabRobotsPartySettings *settings;
  const LabRobotsPartyState *state;

  g_return_val_if_fail (LAB_IS_ROBOTS_PARTY (party), NULL);
  g_return_val_if_fail (lab_robots_party_is_over (party), NULL);

  settings = lab_robots_party_get_settings (party);
  state = lab_robots_party_get_state (party);
  self = g_new0 (LabRobotsPartyRecord, 1);
  self->ended = CLAMP (g_get_real_time () / G_USEC_PER_SEC, 0, LAB_STORAGE_MAX_TIME);
  self->n_targets = state->n_targets;
  for (; self->n_seats < settings->n_seats; self->n_seats++)
    {
      self->names[self->n_seats] = lab_saved_name_fit (settings->seats[self->n_seats].name);
      self->scores[self->n_seats] = state->scores[self->n_seats];
    }
  return self;
}

/**
 * lab_robots_party_record_parse:
 * @line: a line of a file, without its end
 *
 * Reads a record.
 *
 * Returns: (transfer full) (nullable): the record; %NULL if the line is damaged
 */
LabRobotsPartyRecord *
lab_robots_party_record_parse (const char *line)
{
  g_autoptr (LabRobotsPartyRecord) self = g_new0 (LabRobotsPartyRecord, 1);
  g_auto (GStrv) words = NULL;

  g_return_val_if_fail (line != NULL, NULL);

  words = g_strsplit (line, " ", -1);
  return read_words (self, words) ? g_steal_pointer (&self) : NULL;
}

/** lab_robots_party_record_format: (transfer full): returns the line for
 * lab_robots_party_record_parse(). */
char *
lab_robots_party_record_format (const LabRobotsPartyRecord *self)
{
  g_autoptr (GString) line = g_string_new (NULL);

  g_return_val_if_fail (self != NULL, NULL);

  g_string_append_printf (line, "%" G_GINT64_FORMAT " %u", self->ended, self->n_targets);
  for (guint i = 0; i < self->n_seats; i++)
    {
      g_autofree char *name = escape (self->names[i]);

      g_string_append_printf (line, " %s:%u", name, self->scores[i]);
    }
  return g_strdup (line->str);
}

/** lab_robots_party_record_free: frees a record. */
void
lab_robots_party_record_free (LabRobotsPartyRecord *self)
{
  for (guint i = 0; i < LAB_ROBOTS_PARTY_MAX_SEATS; i++)
    g_free (self->names[i]);
  g_free (self);
}

/** lab_robots_party_records_note_async: keeps the result of a party that is over, in a thread. The
 * program must not end before @done is called. */
void
lab_robots_party_records_note_async (LabRobotsParty      *party,
                                     GAsyncReadyCallback  done,
                                     gpointer             data)
{
  g_return_if_fail (LAB_IS_ROBOTS_PARTY (party));

  lab_records_store_add_async (&store, party, lab_robots_party_record_new (party), done, data);
}

/** lab_robots_party_records_note_finish: gets the result of lab_robots_party_records_note_async();
 * returns %FALSE and sets @error if the file could not be read or written. */
gboolean
lab_robots_party_records_note_finish (LabRobotsParty  *party,
                                      GAsyncResult    *result,
                                      GError         **error)
{
  g_return_val_if_fail (g_task_is_valid (result, party), FALSE);

  return g_task_propagate_boolean (G_TASK (result), error);
}

/** lab_robots_party_records_load: (transfer full) (element-type LabRobotsPartyRecord): reads all
 * finished parties; those that can be read also if @error is set. */
GPtrArray *
lab_robots_party_records_load (GError **error)
{
  return lab_records_store_load (&store, error);
}

/** lab_robots_party_records_clear: forgets all parties; returns %FALSE if the file cannot be
 * written. */
gboolean
lab_robots_party_records_clear (GError **error)
{
  return lab_records_store_clear (&store, error);
}
