/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-classic-records.h"

#include <string.h>

/* The number of games that are counted; older ones are removed. */
#define MAX_RECORDS 10000

#define PERSON "person"

/* Private helpers: the file */

/* Returns the game as lab_classic_format() writes it. */
static char *
read_game (const char *word)
{
  g_autofree gpointer start = NULL;
  const LabClassic *classic = lab_classic_parse (word, &start, NULL);

  return classic != NULL ? lab_classic_format (classic, start) : NULL;
}

static gboolean
read_seat (const char *word,
           gpointer    value)
{
  LabClassicSeat *seat = value;

  seat->person = strcmp (word, PERSON) == 0;
  return seat->person || lab_classic_level_parse (word, &seat->level);
}

static const char *
get_seat_word (gconstpointer value)
{
  const LabClassicSeat *seat = value;

  return seat->person ? PERSON : lab_classic_levels[seat->level].id;
}

/* Who won: the first player, the second player, nobody. */
static const char * const winners[] = { "first", "second", "nobody", NULL };

#define AT(member) G_STRUCT_OFFSET (LabClassicRecord, member)

static const LabField fields[] = {
  { .key = "ended", .type = LAB_FIELD_TIME, .offset = AT (ended) },
  { .key = "game", .type = LAB_FIELD_TEXT, .offset = AT (game), .read_text = read_game },
  { .key = "first", .type = LAB_FIELD_OWN, .offset = AT (seats[0]), .read = read_seat,
    .get_word = get_seat_word },
  { .key = "second", .type = LAB_FIELD_OWN, .offset = AT (seats[1]), .read = read_seat,
    .get_word = get_seat_word },
  { .key = "winner", .type = LAB_FIELD_CHOICE, .offset = AT (winner), .words = winners },
  { .key = "moves", .type = LAB_FIELD_NUMBER, .offset = AT (n_moves) },
  { .key = "undone", .type = LAB_FIELD_NUMBER, .offset = AT (n_undone) },
  { .key = "hints", .type = LAB_FIELD_NUMBER, .offset = AT (n_hints) },
  { .key = "seed", .type = LAB_FIELD_BIG, .offset = AT (seed) },
  { .key = NULL },
};

#undef AT

/* Games between two computers are not counted. */
static gboolean
check (gconstpointer record)
{
  const LabClassicRecord *self = record;

  return self->seats[0].person || self->seats[1].person;
}

static gboolean
is_same (gconstpointer record,
         gconstpointer other_record)
{
  const LabClassicRecord *self = record;
  const LabClassicRecord *other = other_record;

  return self->seed == other->seed && strcmp (self->game, other->game) == 0;
}

static void
free_record (gpointer record)
{
  lab_fields_clear (fields, record);
  g_free (record);
}

/* Private helpers: the tallies */

static void
free_tally (gpointer data)
{
  LabClassicTally *tally = data;

  g_free (tally->game);
  g_free (tally);
}

/* Returns the level of the computer, or -1 for a game of two people. */
static int
get_level (const LabClassicRecord *record)
{
  for (guint player = 0; player < LAB_CLASSIC_N_PLAYERS; player++)
    {
      if (!record->seats[player].person)
        return (int) record->seats[player].level;
    }
  return -1;
}

static LabClassicTally *
find_tally (GPtrArray              *tallies,
            const LabClassicRecord *record)
{
  int level = get_level (record);
  LabClassicTally *tally;

  for (guint i = 0; i < tallies->len; i++)
    {
      tally = tallies->pdata[i];
      if (tally->level == level && strcmp (tally->game, record->game) == 0)
        return tally;
    }
  tally = g_new0 (LabClassicTally, 1);
  tally->game = g_strdup (record->game);
  tally->level = level;
  g_ptr_array_add (tallies, tally);
  return tally;
}

static void
count (GPtrArray              *tallies,
       const LabClassicRecord *record)
{
  LabClassicTally *tally = find_tally (tallies, record);
  guint person = record->seats[0].person ? 0 : 1;

  if (record->winner == LAB_CLASSIC_NOBODY)
    tally->drawn++;
  else if (record->winner != person)
    tally->lost++;
  else
    {
      tally->won++;
      tally->alone += record->n_undone == 0 && record->n_hints == 0;
    }
}

/* Returns the place of a game in the table of games. */
static guint
get_place (const char *game)
{
  const LabClassic * const *all = lab_classic_get_all ();
  guint place = 0;

  while (all[place] != NULL && strncmp (game, all[place]->id, strcspn (game, ":")) != 0)
    place++;
  return place;
}

/* Orders by game, then by options, then by level, with games of two people last. */
static int
compare (gconstpointer a,
         gconstpointer b)
{
  const LabClassicTally *one = *(LabClassicTally * const *) a;
  const LabClassicTally *other = *(LabClassicTally * const *) b;
  guint place = get_place (one->game), other_place = get_place (other->game);
  int options;

  if (place != other_place)
    return place < other_place ? -1 : 1;
  options = strlen (one->game) != strlen (other->game)
                ? (strlen (one->game) < strlen (other->game) ? -1 : 1)
                : strcmp (one->game, other->game);
  if (options != 0)
    return options;
  /* -1 becomes the largest number. */
  return (guint) one->level < (guint) other->level ? -1 : one->level != other->level;
}

static const char *
get_opponent_word (gconstpointer value)
{
  int level = *(const int *) value;

  return level >= 0 ? lab_classic_levels[(LabClassicLevel) level].id : PERSON;
}

#define AT(member) G_STRUCT_OFFSET (LabClassicTally, member)

static const LabField columns[] = {
  { .key = "game", .type = LAB_FIELD_LIST, .offset = AT (game) },
  { .key = "opponent", .type = LAB_FIELD_OWN, .offset = AT (level),
    .get_word = get_opponent_word },
  { .key = "won", .type = LAB_FIELD_NUMBER, .offset = AT (won) },
  { .key = "lost", .type = LAB_FIELD_NUMBER, .offset = AT (lost) },
  { .key = "drawn", .type = LAB_FIELD_NUMBER, .offset = AT (drawn) },
  { .key = "won_alone", .type = LAB_FIELD_NUMBER, .offset = AT (alone) },
  { .key = NULL },
};

/* Public functions */

const LabRecordKind lab_classic_records = {
  .heading = "Labyrinthe Classics",
  .version = 1,
  .file_name = LAB_CLASSIC_RECORDS_FILE_NAME,
  .max_records = MAX_RECORDS,
  .size = sizeof (LabClassicRecord),
  .fields = fields,
  .check = check,
  .free_record = free_record,
  .is_same = is_same,
};

/** lab_classic_records_add_up: (transfer full) (element-type LabClassicTally): returns the results
 * by game and opponent. */
GPtrArray *
lab_classic_records_add_up (GPtrArray *records)
{
  GPtrArray *tallies = g_ptr_array_new_with_free_func (free_tally);

  for (guint i = 0; i < records->len; i++)
    count (tallies, records->pdata[i]);
  g_ptr_array_sort (tallies, compare);
  return tallies;
}

/**
 * lab_classic_records_csv:
 * @tallies: (element-type LabClassicTally): the results from lab_classic_records_add_up()
 *
 * Writes a table for spreadsheets in the format of RFC 4180. It is the same in every language.
 *
 * Returns: (transfer full): the table
 */
char *
lab_classic_records_csv (GPtrArray *tallies)
{
  g_return_val_if_fail (tallies != NULL, NULL);

  return lab_fields_make_csv (columns, tallies);
}
