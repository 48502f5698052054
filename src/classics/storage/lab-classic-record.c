/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-classic-record.h"

#include <string.h>

#include "lab-storage.h"

/* A finished game in a file is a line of words: when it ended, the game, who played first and
 * second, who won, and four numbers. */

#define PERSON "person"

enum
{
  WORD_ENDED,
  WORD_GAME,
  WORD_FIRST,
  WORD_SECOND,
  WORD_WINNER,
  WORD_MOVES,
  WORD_UNDONE,
  WORD_HINTS,
  WORD_SEED,
  N_WORDS,
};

/* Who won: the first player, the second player, nobody. */
static const char * const winners[] = { "first", "second", "nobody" };

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

/* Returns the game as lab_classic_format() writes it. */
static char *
read_game (const char *word)
{
  g_autofree gpointer start = NULL;
  const LabClassic *classic = lab_classic_parse (word, &start, NULL);

  return classic != NULL ? lab_classic_format (classic, start) : NULL;
}

static gboolean
read_seat (const char     *word,
           LabClassicSeat *seat)
{
  seat->person = strcmp (word, PERSON) == 0;
  return seat->person || lab_classic_level_parse (word, &seat->level);
}

static gboolean
read_winner (const char *word,
             guint      *winner)
{
  for (*winner = 0; *winner < G_N_ELEMENTS (winners); ++*winner)
    {
      if (strcmp (winners[*winner], word) == 0)
        return TRUE;
    }
  return FALSE;
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
read_words (LabClassicRecord   *self,
            const char * const *words)
{
  self->game = read_game (words[WORD_GAME]);
  return self->game != NULL && read_time (words[WORD_ENDED], &self->ended)
         && read_seat (words[WORD_FIRST], &self->seats[0])
         && read_seat (words[WORD_SECOND], &self->seats[1])
         && (self->seats[0].person || self->seats[1].person)
         && read_winner (words[WORD_WINNER], &self->winner)
         && read_number (words[WORD_MOVES], &self->n_moves)
         && read_number (words[WORD_UNDONE], &self->n_undone)
         && read_number (words[WORD_HINTS], &self->n_hints)
         && g_ascii_string_to_unsigned (words[WORD_SEED], 10, 0, G_MAXUINT64, &self->seed, NULL);
}

static const char *
format_seat (const LabClassicSeat *seat)
{
  return seat->person ? PERSON : lab_classic_level_get_id (seat->level);
}

/* Public functions */

/**
 * lab_classic_record_new: (constructor):
 * @session: a game that is over, with a person as a player
 *
 * Creates a record of a game that ends now.
 */
LabClassicRecord *
lab_classic_record_new (LabClassicSession *session)
{
  LabClassicRecord *self;
  LabClassicGame *game;

  g_return_val_if_fail (LAB_IS_CLASSIC_SESSION (session), NULL);

  game = lab_classic_session_get_game (session);
  self = g_new0 (LabClassicRecord, 1);
  /* The clock of the system can show any time, but a file can only contain these. */
  self->ended = CLAMP (g_get_real_time () / G_USEC_PER_SEC, 0, LAB_STORAGE_MAX_TIME);
  self->game = lab_classic_format (lab_classic_game_get_classic (game),
                                   lab_classic_game_get_start (game));
  for (guint player = 0; player < LAB_CLASSIC_N_PLAYERS; player++)
    self->seats[player] = *lab_classic_session_get_seat (session, player);
  self->winner = lab_classic_game_get_winner (game);
  self->n_moves = lab_classic_game_get_n_moves (game);
  self->n_undone = lab_classic_session_get_n_undone (session);
  self->n_hints = lab_classic_session_get_n_hints (session);
  self->seed = lab_classic_session_get_seed (session);
  return self;
}

/** lab_classic_record_free: frees a record. */
void
lab_classic_record_free (LabClassicRecord *self)
{
  g_free (self->game);
  g_free (self);
}

/**
 * lab_classic_record_parse:
 * @line: a line of a file, without its end
 *
 * Reads a record.
 *
 * Returns: (transfer full) (nullable): the record; %NULL if the line is damaged
 */
LabClassicRecord *
lab_classic_record_parse (const char *line)
{
  g_autoptr (LabClassicRecord) self = g_new0 (LabClassicRecord, 1);
  g_auto (GStrv) words = NULL;

  g_return_val_if_fail (line != NULL, NULL);

  words = g_strsplit (line, " ", N_WORDS + 1);
  if (g_strv_length (words) != N_WORDS || !read_words (self, (const char * const *) words))
    return NULL;
  return g_steal_pointer (&self);
}

/** lab_classic_record_format: (transfer full): returns the line for lab_classic_record_parse(). */
char *
lab_classic_record_format (const LabClassicRecord *self)
{
  g_autoptr (GDateTime) time = NULL;
  int year, month, day;

  g_return_val_if_fail (self != NULL, NULL);

  time = g_date_time_new_from_unix_utc (self->ended);
  g_date_time_get_ymd (time, &year, &month, &day);
  /* g_date_time_format_iso8601() would take longer than everything else for a whole file. */
  return g_strdup_printf ("%04d-%02d-%02dT%02d:%02d:%02dZ %s %s %s %s %u %u %u %" G_GUINT64_FORMAT,
                          year, month, day, g_date_time_get_hour (time),
                          g_date_time_get_minute (time), g_date_time_get_second (time), self->game,
                          format_seat (&self->seats[0]), format_seat (&self->seats[1]),
                          winners[self->winner], self->n_moves, self->n_undone, self->n_hints,
                          self->seed);
}

/** lab_classic_record_is_same: returns whether both are ends of one game, of which the players have
 * undone the first. */
gboolean
lab_classic_record_is_same (const LabClassicRecord *self,
                            const LabClassicRecord *other)
{
  return self->seed == other->seed && strcmp (self->game, other->game) == 0;
}

static gpointer
parse_line (const char *line)
{
  return lab_classic_record_parse (line);
}

static char *
format_line (gconstpointer record)
{
  return lab_classic_record_format (record);
}

const LabRecordsFormat lab_classic_record_lines = { "Labyrinthe Classics", 1, parse_line,
                                                    format_line };
