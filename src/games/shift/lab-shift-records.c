/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-shift-records.h"

#include <string.h>

#include "lab-field.h"
#include "lab-saved-text.h"
#include "lab-shift-notation.h"
#include "lab-statistics.h"
#include "lab-storage.h"
#include "lab-text.h"

/* A record in a file is a group. Its name is the start of the game and the number of its deal. Its
 * lists have one item for each seat that was taken. */

/* A file with more turns is damaged. */
#define MAX_TURNS 1000000

#define KEY_BEGAN "Began"
#define KEY_ENDED "Ended"
#define KEY_NUMBER "Number"
#define KEY_VARIANTS "Variants"
#define KEY_CARDS "Cards"
#define KEY_SEATS "Seats"
#define KEY_NAMES "Names"
#define KEY_KINDS "Kinds"
#define KEY_TURNS "Turns"
#define KEY_FOUND "Found"
#define KEY_PLACES "Places"

static const struct
{
  LabShiftRules rule;
  const char *word;
} variants[] = {
  { LAB_SHIFT_RULES_LAST_TREASURE, "last-treasure" },
  { LAB_SHIFT_RULES_OPEN_CARDS, "open-cards" },
  { LAB_SHIFT_RULES_RANDOM_TILES, "random-tiles" },
};

/* Private helpers: reading */

static gboolean
read_time (GKeyFile   *file,
           const char *group,
           const char *key,
           gint64     *seconds)
{
  g_autofree char *text = lab_key_text_get (file, group, key, NULL);

  return text != NULL && lab_csv_parse_time (text, NULL, seconds);
}

static gboolean
read_rules (GKeyFile      *file,
            const char    *group,
            LabShiftRules *rules)
{
  g_auto (GStrv) words = lab_key_text_get_list (file, group, KEY_VARIANTS, NULL, NULL);

  for (char **word = words; word != NULL && *word != NULL; word++)
    {
      guint i;

      if (!lab_words_find (&variants[0].word, G_N_ELEMENTS (variants), sizeof variants[0], *word,
                           &i))
        return FALSE;
      *rules |= variants[i].rule;
    }
  return words != NULL;
}

static gboolean
read_cards (GKeyFile   *file,
            const char *group,
            guint      *cards)
{
  g_autoptr (GError) error = NULL;
  int n = g_key_file_get_integer (file, group, KEY_CARDS, &error);

  *cards = (guint) n;
  return error == NULL && n >= 0 && n <= LAB_SHIFT_N_TREASURES;
}

static gboolean
read_seats (LabShiftRecord *self,
            GKeyFile       *file,
            const char     *group,
            LabShiftSeat    order[LAB_SHIFT_N_SEATS],
            gsize          *n_seats)
{
  g_auto (GStrv) words = lab_key_text_get_list (file, group, KEY_SEATS, n_seats, NULL);

  if (words == NULL || *n_seats == 0 || *n_seats > LAB_SHIFT_N_SEATS)
    return FALSE;
  for (gsize i = 0; i < *n_seats; i++)
    {
      order[i] = lab_shift_seat_parse (words[i]);
      if (order[i] == LAB_SHIFT_SEAT_NONE || (self->seats & LAB_SHIFT_SEAT_BIT (order[i])) != 0)
        return FALSE;
      self->seats |= LAB_SHIFT_SEAT_BIT (order[i]);
    }
  return TRUE;
}

/* Reads a list of numbers, one for each seat. */
static gboolean
read_numbers (LabShiftRecord     *self,
              GKeyFile           *file,
              const char         *group,
              const char         *key,
              gsize               max,
              const LabShiftSeat *order,
              gsize               n_seats,
              gsize               offset)
{
  gsize n_numbers = 0;
  g_autoptr (GError) error = NULL;
  g_autofree int *numbers = lab_key_text_get_numbers (file, group, key, &n_numbers, &error);

  if (error != NULL || n_numbers != n_seats)
    return FALSE;
  for (gsize i = 0; i < n_seats; i++)
    {
      if (numbers[i] < 0 || (gsize) numbers[i] > max)
        return FALSE;
      G_STRUCT_MEMBER (guint, &self->players[order[i]], offset) = (guint) numbers[i];
    }
  return TRUE;
}

static gboolean
read_names (LabShiftRecord     *self,
            GKeyFile           *file,
            const char         *group,
            const LabShiftSeat *order,
            gsize               n_seats)
{
  gsize n_names = 0, n_kinds = 0;
  g_auto (GStrv) names = lab_key_text_get_list (file, group, KEY_NAMES, &n_names, NULL);
  g_auto (GStrv) words = lab_key_text_get_list (file, group, KEY_KINDS, &n_kinds, NULL);

  if (names == NULL || n_names != n_seats || words == NULL || n_kinds != n_seats)
    return FALSE;
  for (gsize i = 0; i < n_seats; i++)
    {
      LabShiftRecordSeat *player = &self->players[order[i]];

      player->kind = lab_shift_player_kind_parse (words[i]);
      if (!g_str_equal (lab_shift_player_kind_get_id (player->kind), words[i]))
        return FALSE;
      if (*names[i] != '\0')
        player->name = g_strdup (names[i]);
    }
  return TRUE;
}

static gboolean
read_group (GKeyFile   *file,
            const char *group,
            gpointer    record)
{
  LabShiftRecord *self = record;
  LabShiftSeat order[LAB_SHIFT_N_SEATS];
  gsize n_seats = 0;

  self->id = g_strdup (group);
  return read_time (file, group, KEY_BEGAN, &self->began)
         && read_time (file, group, KEY_ENDED, &self->ended)
         && lab_key_text_get_number (file, group, KEY_NUMBER, 0, G_MAXUINT64, &self->number, NULL)
         && read_rules (file, group, &self->rules)
         && read_cards (file, group, &self->cards)
         && read_seats (self, file, group, order, &n_seats)
         && read_names (self, file, group, order, n_seats)
         && read_numbers (self, file, group, KEY_TURNS, MAX_TURNS, order, n_seats,
                          G_STRUCT_OFFSET (LabShiftRecordSeat, n_turns))
         && read_numbers (self, file, group, KEY_FOUND, LAB_SHIFT_N_TREASURES, order, n_seats,
                          G_STRUCT_OFFSET (LabShiftRecordSeat, n_found))
         && read_numbers (self, file, group, KEY_PLACES, n_seats, order, n_seats,
                          G_STRUCT_OFFSET (LabShiftRecordSeat, place));
}

/* Checks that each place matches the number of players before it. */
static gboolean
check (gconstpointer record)
{
  const LabShiftRecord *self = record;

  for (LabShiftSeat seat = 0; seat < LAB_SHIFT_N_SEATS; seat++)
    {
      guint n_before = 0;

      if ((self->seats & LAB_SHIFT_SEAT_BIT (seat)) == 0)
        continue;
      for (LabShiftSeat other = 0; other < LAB_SHIFT_N_SEATS; other++)
        n_before += (self->seats & LAB_SHIFT_SEAT_BIT (other)) != 0
                    && self->players[other].place < self->players[seat].place;
      if (self->players[seat].place != n_before + 1)
        return FALSE;
    }
  return TRUE;
}

/* A game that was continued after its end is the same game with a later end. */
static gboolean
is_same (gconstpointer record,
         gconstpointer other)
{
  return g_str_equal (((const LabShiftRecord *) record)->id, ((const LabShiftRecord *) other)->id);
}

/* Private helpers: writing */

static void
write_rules (const LabShiftRecord *self,
             GKeyFile             *file)
{
  const char *words[G_N_ELEMENTS (variants)];
  gsize n_words = 0;

  for (guint i = 0; i < G_N_ELEMENTS (variants); i++)
    {
      if ((self->rules & variants[i].rule) != 0)
        words[n_words++] = variants[i].word;
    }
  g_key_file_set_string_list (file, self->id, KEY_VARIANTS, words, n_words);
}

static void
write_players (const LabShiftRecord *self,
               GKeyFile             *file)
{
  const char *seats[LAB_SHIFT_N_SEATS], *names[LAB_SHIFT_N_SEATS], *kinds[LAB_SHIFT_N_SEATS];
  int turns[LAB_SHIFT_N_SEATS], found[LAB_SHIFT_N_SEATS], places[LAB_SHIFT_N_SEATS];
  gsize n = 0;

  for (LabShiftSeat seat = 0; seat < LAB_SHIFT_N_SEATS; seat++)
    {
      const LabShiftRecordSeat *player = &self->players[seat];

      if ((self->seats & LAB_SHIFT_SEAT_BIT (seat)) == 0)
        continue;
      seats[n] = lab_shift_seat_get_id (seat);
      names[n] = player->name != NULL ? player->name : "";
      kinds[n] = lab_shift_player_kind_get_id (player->kind);
      turns[n] = (int) player->n_turns;
      found[n] = (int) player->n_found;
      places[n] = (int) player->place;
      n++;
    }
  g_key_file_set_string_list (file, self->id, KEY_SEATS, seats, n);
  g_key_file_set_string_list (file, self->id, KEY_NAMES, names, n);
  g_key_file_set_string_list (file, self->id, KEY_KINDS, kinds, n);
  g_key_file_set_integer_list (file, self->id, KEY_TURNS, turns, n);
  g_key_file_set_integer_list (file, self->id, KEY_FOUND, found, n);
  g_key_file_set_integer_list (file, self->id, KEY_PLACES, places, n);
}

static void
write_group (gconstpointer  record,
             GKeyFile      *file)
{
  const LabShiftRecord *self = record;
  g_autofree char *began = lab_csv_format_time (self->began);
  g_autofree char *ended = lab_csv_format_time (self->ended);

  g_key_file_set_string (file, self->id, KEY_BEGAN, began);
  g_key_file_set_string (file, self->id, KEY_ENDED, ended);
  g_key_file_set_uint64 (file, self->id, KEY_NUMBER, self->number);
  write_rules (self, file);
  g_key_file_set_integer (file, self->id, KEY_CARDS, (int) self->cards);
  write_players (self, file);
}

/* Private helpers: from a game */

/* Returns a few letters that stand for the turns up to the one that brought the first player home.
 * A game that was saved and then played to two different ends counts as two games. A game that
 * continues for the other places stays the same game. */
static char *
digest_turns (LabShiftGame *game)
{
  g_autoptr (GString) turns = g_string_new (NULL);
  g_autofree char *sum = NULL;

  for (guint i = 0; i < game->turns->len; i++)
    {
      const LabShiftTurn *turn = lab_shift_game_get_turn (game, i);
      char text[LAB_SHIFT_TURN_LENGTH];

      lab_shift_notation_format_turn (turn, text);
      g_string_append_printf (turns, "%s ", text);
      if (turn->cell == LAB_SHIFT_CELL_NONE
          || lab_shift_game_get_position_at (game, 2 * i + 2)->n_places > 0)
        break;
    }
  sum = g_compute_checksum_for_string (G_CHECKSUM_SHA256, turns->str, -1);
  return g_strndup (sum, 8);
}

static void
give_id (LabShiftRecord *self,
         LabShiftGame   *game)
{
  g_autofree char *began = lab_csv_format_time (self->began);
  g_autofree char *turns = digest_turns (game);

  self->id = g_strdup_printf ("%s %" G_GUINT64_FORMAT " %s", began, self->number, turns);
}

/* Counts the turns of each seat. A history always starts at the beginning of a turn. */
static void
count_turns (LabShiftRecord *self,
             LabShiftGame   *game)
{
  for (guint i = 0; i < game->turns->len; i++)
    self->players[lab_shift_game_get_position_at (game, 2 * i)->seat].n_turns++;
}

static void
note_player (LabShiftRecord *self,
             LabShiftGame   *game,
             LabShiftSeat    seat)
{
  LabShiftRecordSeat *noted = &self->players[seat];
  const char *name = game->names[seat];

  if (name == NULL)
    return;
  self->seats |= LAB_SHIFT_SEAT_BIT (seat);
  /* A player without a name is called by the color, which changes with the language. */
  if (!g_str_equal (name, lab_shift_seat_get_color_name (seat)))
    noted->name = g_strdup (name);
  noted->kind = game->kinds[seat];
  noted->n_found = game->position.n_found[seat];
  noted->place = lab_shift_position_get_place (&game->position, seat);
}

/* Private helpers: the table */

/* Programs read the table too, so it is the same in every language. */
#define CSV_HEADER                                                                                 \
  "began,ended,number,last_treasure,open_cards,random_tiles,cards_each,turns,seat,name,player,"   \
  "own_turns,found,place"

static void
append_line (GString              *csv,
             const LabShiftRecord *record,
             LabShiftSeat          seat)
{
  const LabShiftRecordSeat *player = &record->players[seat];
  g_autofree char *began = lab_csv_format_time (record->began);
  g_autofree char *ended = lab_csv_format_time (record->ended);

  g_string_append_printf (csv, "%s,%s,%" G_GUINT64_FORMAT, began, ended, record->number);
  for (guint i = 0; i < G_N_ELEMENTS (variants); i++)
    g_string_append (csv, (record->rules & variants[i].rule) != 0 ? ",true" : ",false");
  g_string_append_printf (csv, ",%u,%u,%s,", record->cards, lab_shift_record_get_n_turns (record),
                          lab_shift_seat_get_id (seat));
  lab_csv_append_text (csv, player->name != NULL ? player->name : "");
  g_string_append_printf (csv, ",%s,%u,%u,%u" LAB_CSV_END,
                          lab_shift_player_kind_get_id (player->kind), player->n_turns,
                          player->n_found, player->place);
}

/* Private helpers: the players */

/* Returns the name without spaces of any kind around it. */
static char *
trim (const char *name)
{
  const char *end = name + strlen (name);

  while (*name != '\0' && g_unichar_isspace (g_utf8_get_char (name)))
    name = g_utf8_next_char (name);
  while (end > name)
    {
      const char *last = g_utf8_prev_char (end);

      if (!g_unichar_isspace (g_utf8_get_char (last)))
        break;
      end = last;
    }
  return g_strndup (name, (gsize) (end - name));
}

static void
free_tally (gpointer data)
{
  LabShiftTally *tally = data;

  g_free (tally->name);
  g_array_unref (tally->wins);
  g_array_unref (tally->turns);
  g_free (tally);
}

/* The newest records come first, so the first spelling of a name is the newest one. */
static LabShiftTally *
ensure_tally (GPtrArray                *tallies,
              GHashTable               *by_key,
              const LabShiftRecordSeat *player)
{
  gboolean is_person = player->kind == LAB_SHIFT_PLAYER_PERSON;
  g_autofree char *name = is_person ? trim (player->name) : NULL;
  g_autofree char *key = is_person ? lab_text_fold_name (name)
                                   : g_strdup (lab_shift_player_kind_get_id (player->kind));
  LabShiftTally *tally = g_hash_table_lookup (by_key, key);

  if (tally == NULL)
    {
      tally = g_new0 (LabShiftTally, 1);
      tally->name = g_steal_pointer (&name);
      tally->kind = player->kind;
      tally->first = G_MAXINT64;
      tally->wins = g_array_new (FALSE, FALSE, sizeof (gint64));
      tally->turns = g_array_new (FALSE, FALSE, sizeof (guint));
      g_hash_table_insert (by_key, g_steal_pointer (&key), tally);
      g_ptr_array_add (tallies, tally);
    }
  return tally;
}

static gboolean
is_counted (const LabShiftRecordSeat *player,
            gboolean                  persons)
{
  g_autofree char *name = NULL;

  if ((player->kind == LAB_SHIFT_PLAYER_PERSON) != persons)
    return FALSE;
  if (!persons)
    return TRUE;
  name = player->name != NULL ? trim (player->name) : NULL;
  return name != NULL && *name != '\0';
}

static void
count_record (GPtrArray            *tallies,
              GHashTable           *by_key,
              const LabShiftRecord *record,
              gboolean              persons)
{
  LabShiftTally *counted[LAB_SHIFT_N_SEATS] = { NULL };

  for (LabShiftSeat seat = 0; seat < LAB_SHIFT_N_SEATS; seat++)
    {
      const LabShiftRecordSeat *player = &record->players[seat];
      LabShiftTally *tally;
      gboolean again = FALSE;

      if ((record->seats & LAB_SHIFT_SEAT_BIT (seat)) == 0 || !is_counted (player, persons))
        continue;
      tally = ensure_tally (tallies, by_key, player);
      for (LabShiftSeat other = 0; other < seat; other++)
        again |= counted[other] == tally;
      counted[seat] = tally;
      if (!again)
        tally->n_games++;
      tally->first = MIN (tally->first, record->ended);
      if (player->place != 1)
        continue;
      g_array_append_val (tally->wins, record->ended);
      g_array_append_val (tally->turns, player->n_turns);
    }
}

static int
compare_times (gconstpointer a,
               gconstpointer b)
{
  gint64 one = *(const gint64 *) a, other = *(const gint64 *) b;

  return (one > other) - (one < other);
}

static int
compare_numbers (gconstpointer a,
                 gconstpointer b)
{
  guint one = *(const guint *) a, other = *(const guint *) b;

  return (one > other) - (one < other);
}

/* Orders by won games, then by played games. */
static int
compare_tallies (gconstpointer a,
                 gconstpointer b)
{
  const LabShiftTally *one = *(LabShiftTally * const *) a, *other = *(LabShiftTally * const *) b;

  if (one->wins->len != other->wins->len)
    return one->wins->len > other->wins->len ? -1 : 1;
  if (one->n_games != other->n_games)
    return one->n_games > other->n_games ? -1 : 1;
  if (one->kind != other->kind)
    return one->kind > other->kind ? -1 : 1;
  return g_utf8_collate (one->name, other->name);
}

static void
finish_tally (LabShiftTally *tally)
{
  g_array_sort (tally->wins, compare_times);
  g_array_sort (tally->turns, compare_numbers);
  if (tally->turns->len == 0)
    return;
  tally->best = g_array_index (tally->turns, guint, 0);
  tally->median = lab_statistics_median ((const guint *) (gconstpointer) tally->turns->data,
                                         tally->turns->len);
}

/* Public functions */

const LabRecordKind lab_shift_records = {
  .heading = "Labyrinthe Records",
  .version = 1,
  .version_key = "Version",
  .file_name = "records.ini",
  .max_records = LAB_SHIFT_MAX_RECORDS,
  .size = sizeof (LabShiftRecord),
  .read_group = read_group,
  .check = check,
  .write_group = write_group,
  .free_record = (GDestroyNotify) lab_shift_record_free,
  .is_same = is_same,
};

/**
 * lab_shift_record_new:
 * @game: a game that is over
 * @ended: when the game ended, in seconds since 1970, UTC
 *
 * Makes the record of a game.
 *
 * Returns: (transfer full): the record of the game
 */
LabShiftRecord *
lab_shift_record_new (LabShiftGame *game,
                      gint64        ended)
{
  LabShiftRecord *self;
  const LabShiftPosition *initial;

  g_return_val_if_fail (LAB_IS_SHIFT_GAME (game), NULL);

  self = g_new0 (LabShiftRecord, 1);
  initial = &game->initial;
  self->began = CLAMP (game->began, 0, LAB_STORAGE_MAX_TIME);
  self->ended = CLAMP (ended, 0, LAB_STORAGE_MAX_TIME);
  self->number = game->deal.seed;
  self->rules = game->position.rules;
  self->cards = initial->n_cards[initial->seat];
  for (LabShiftSeat seat = 0; seat < LAB_SHIFT_N_SEATS; seat++)
    note_player (self, game, seat);
  count_turns (self, game);
  give_id (self, game);
  return self;
}

/** lab_shift_record_free: frees a record. */
void
lab_shift_record_free (LabShiftRecord *self)
{
  g_free (self->id);
  for (LabShiftSeat seat = 0; seat < LAB_SHIFT_N_SEATS; seat++)
    g_free (self->players[seat].name);
  g_free (self);
}

/** lab_shift_record_get_n_turns: returns the number of turns of all players. */
guint
lab_shift_record_get_n_turns (const LabShiftRecord *self)
{
  guint n_turns = 0;

  for (LabShiftSeat seat = 0; seat < LAB_SHIFT_N_SEATS; seat++)
    n_turns += self->players[seat].n_turns;
  return n_turns;
}

/**
 * lab_shift_records_add_up:
 * @records: (element-type LabShiftRecord): games, the oldest one first
 * @persons: whether to count persons with a name, or computer players
 *
 * Adds up the games of each player.
 *
 * Returns: (transfer full) (element-type LabShiftTally): the results of each player; the player
 *   with the most won games is first
 */
GPtrArray *
lab_shift_records_add_up (GPtrArray *records,
                          gboolean   persons)
{
  GPtrArray *tallies = g_ptr_array_new_with_free_func (free_tally);
  g_autoptr (GHashTable) by_key = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint i = records->len; i > 0; i--)
    count_record (tallies, by_key, records->pdata[i - 1], persons);
  for (guint i = 0; i < tallies->len; i++)
    finish_tally (tallies->pdata[i]);
  g_ptr_array_sort (tallies, compare_tallies);
  return tallies;
}

/**
 * lab_shift_records_to_csv:
 * @records: (element-type LabShiftRecord): games, the oldest one first
 *
 * Writes a table for spreadsheets in UTF-8, in the format of RFC 4180. It has a line for each
 * player of each game, the oldest game first. A name that a spreadsheet would take for a formula
 * gets an apostrophe before it.
 *
 * Returns: (transfer full): the table
 */
char *
lab_shift_records_to_csv (GPtrArray *records)
{
  GString *csv = g_string_new (CSV_HEADER LAB_CSV_END);

  for (guint i = 0; i < records->len; i++)
    {
      const LabShiftRecord *record = records->pdata[i];

      for (LabShiftSeat seat = 0; seat < LAB_SHIFT_N_SEATS; seat++)
        {
          if ((record->seats & LAB_SHIFT_SEAT_BIT (seat)) != 0)
            append_line (csv, record, seat);
        }
    }
  return g_string_free (csv, FALSE);
}
