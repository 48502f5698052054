/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-key-text.h"
#include "lab-record-private.h"
#include "lab-storage.h"
#include "lab-refuse.h"

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
  LabRules rule;
  const char *word;
} variants[] = {
  { LAB_RULES_LAST_TREASURE, "last-treasure" },
  { LAB_RULES_OPEN_CARDS, "open-cards" },
  { LAB_RULES_RANDOM_TILES, "random-tiles" },
};

/* Private helpers: reading */

static gboolean
fail (GError    **error,
      const char *key)
{
  return lab_refuse (error, G_KEY_FILE_ERROR, G_KEY_FILE_ERROR_INVALID_VALUE,
                     "invalid value of %s", key);
}

static gboolean
read_time (GKeyFile   *file,
           const char *id,
           const char *key,
           gint64     *seconds,
           GError    **error)
{
  g_autofree char *text = lab_key_text_get (file, id, key, error);
  g_autoptr (GDateTime) time = NULL;

  if (text == NULL)
    return FALSE;
  time = g_date_time_new_from_iso8601 (text, NULL);
  if (time == NULL)
    return fail (error, key);
  *seconds = g_date_time_to_unix (time);
  if (*seconds < 0 || *seconds > LAB_STORAGE_MAX_TIME)
    return fail (error, key);
  return TRUE;
}

static gboolean
read_number (GKeyFile   *file,
             const char *id,
             guint64    *number,
             GError    **error)
{
  g_autofree char *text = lab_key_text_get (file, id, KEY_NUMBER, error);

  if (text == NULL)
    return FALSE;
  if (!g_ascii_string_to_unsigned (text, 10, 0, G_MAXUINT64, number, NULL))
    return fail (error, KEY_NUMBER);
  return TRUE;
}

static gboolean
read_rules (GKeyFile   *file,
            const char *id,
            LabRules   *rules,
            GError    **error)
{
  g_auto (GStrv) words = lab_key_text_get_list (file, id, KEY_VARIANTS, NULL, error);

  if (words == NULL)
    return FALSE;
  for (char **word = words; *word != NULL; word++)
    {
      guint i = 0;

      while (i < G_N_ELEMENTS (variants) && !g_str_equal (variants[i].word, *word))
        i++;
      if (i == G_N_ELEMENTS (variants))
        return fail (error, KEY_VARIANTS);
      *rules |= variants[i].rule;
    }
  return TRUE;
}

static LabSeat
find_seat (const char *id)
{
  for (LabSeat seat = 0; seat < LAB_N_SEATS; seat++)
    {
      if (g_str_equal (lab_seat_get_id (seat), id))
        return seat;
    }
  return LAB_SEAT_NONE;
}

static gboolean
read_seats (LabRecord *self,
            GKeyFile  *file,
            LabSeat    order[LAB_N_SEATS],
            guint     *n_seats,
            GError   **error)
{
  gsize n_words;
  g_auto (GStrv) words = lab_key_text_get_list (file, self->id, KEY_SEATS, &n_words, error);

  if (words == NULL)
    return FALSE;
  if (n_words == 0 || n_words > LAB_N_SEATS)
    return fail (error, KEY_SEATS);
  for (guint i = 0; i < n_words; i++)
    {
      LabSeat seat = find_seat (words[i]);

      if (seat == LAB_SEAT_NONE || (self->seats & LAB_SEAT_BIT (seat)) != 0)
        return fail (error, KEY_SEATS);
      self->seats |= LAB_SEAT_BIT (seat);
      order[i] = seat;
    }
  *n_seats = (guint) n_words;
  return TRUE;
}

/* Reads a list of numbers, one for each seat. */
static gboolean
read_numbers (LabRecord     *self,
              GKeyFile      *file,
              const char    *key,
              guint          max,
              const LabSeat *order,
              guint          n_seats,
              gsize          offset,
              GError       **error)
{
  gsize n_numbers = 0;
  g_autoptr (GError) wrong = NULL;
  g_autofree int *numbers = lab_key_text_get_numbers (file, self->id, key, &n_numbers, &wrong);

  if (wrong != NULL)
    {
      g_propagate_error (error, g_steal_pointer (&wrong));
      return FALSE;
    }
  if (n_numbers != n_seats)
    return fail (error, key);
  for (guint i = 0; i < n_seats; i++)
    {
      if (numbers[i] < 0 || (guint) numbers[i] > max)
        return fail (error, key);
      G_STRUCT_MEMBER (guint, &self->players[order[i]], offset) = (guint) numbers[i];
    }
  return TRUE;
}

static gboolean
read_names (LabRecord     *self,
            GKeyFile      *file,
            const LabSeat *order,
            guint          n_seats,
            GError       **error)
{
  gsize n_names, n_kinds;
  g_auto (GStrv) names = lab_key_text_get_list (file, self->id, KEY_NAMES, &n_names, error);
  g_auto (GStrv) words = NULL;

  if (names == NULL)
    return FALSE;
  if (n_names != n_seats)
    return fail (error, KEY_NAMES);
  words = lab_key_text_get_list (file, self->id, KEY_KINDS, &n_kinds, error);
  if (words == NULL)
    return FALSE;
  if (n_kinds != n_seats)
    return fail (error, KEY_KINDS);
  for (guint i = 0; i < n_seats; i++)
    {
      LabRecordSeat *player = &self->players[order[i]];

      player->kind = lab_player_kind_parse (words[i]);
      if (!g_str_equal (lab_player_kind_get_id (player->kind), words[i]))
        return fail (error, KEY_KINDS);
      if (*names[i] != '\0')
        player->name = g_strdup (names[i]);
    }
  return TRUE;
}

/* Checks that each place matches the number of players before it. */
static gboolean
check_places (LabRecord *self,
              GError   **error)
{
  for (LabSeat seat = 0; seat < LAB_N_SEATS; seat++)
    {
      guint n_before = 0;

      if ((self->seats & LAB_SEAT_BIT (seat)) == 0)
        continue;
      for (LabSeat other = 0; other < LAB_N_SEATS; other++)
        n_before += (self->seats & LAB_SEAT_BIT (other)) != 0
                    && self->players[other].place < self->players[seat].place;
      if (self->players[seat].place != n_before + 1)
        return fail (error, KEY_PLACES);
    }
  return TRUE;
}

static gboolean
read_players (LabRecord *self,
              GKeyFile  *file,
              GError   **error)
{
  LabSeat order[LAB_N_SEATS];
  guint n_seats = 0;

  return read_seats (self, file, order, &n_seats, error)
         && read_names (self, file, order, n_seats, error)
         && read_numbers (self, file, KEY_TURNS, MAX_TURNS, order, n_seats,
                          G_STRUCT_OFFSET (LabRecordSeat, n_turns), error)
         && read_numbers (self, file, KEY_FOUND, LAB_N_TREASURES, order, n_seats,
                          G_STRUCT_OFFSET (LabRecordSeat, n_found), error)
         && read_numbers (self, file, KEY_PLACES, n_seats, order, n_seats,
                          G_STRUCT_OFFSET (LabRecordSeat, place), error)
         && check_places (self, error);
}

static gboolean
read_game (LabRecord *self,
           GKeyFile  *file,
           GError   **error)
{
  g_autoptr (GError) cards_error = NULL;
  int cards;

  if (!read_time (file, self->id, KEY_BEGAN, &self->began, error)
      || !read_time (file, self->id, KEY_ENDED, &self->ended, error)
      || !read_number (file, self->id, &self->number, error)
      || !read_rules (file, self->id, &self->rules, error))
    return FALSE;
  cards = g_key_file_get_integer (file, self->id, KEY_CARDS, &cards_error);
  if (cards_error != NULL)
    {
      g_propagate_error (error, g_steal_pointer (&cards_error));
      return FALSE;
    }
  if (cards < 0 || cards > LAB_N_TREASURES)
    return fail (error, KEY_CARDS);
  self->cards = (guint) cards;
  return TRUE;
}

/* Private helpers: writing */

static void
write_rules (LabRecord *self,
             GKeyFile  *file)
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
write_players (LabRecord *self,
               GKeyFile  *file)
{
  const char *seats[LAB_N_SEATS], *names[LAB_N_SEATS], *kinds[LAB_N_SEATS];
  int turns[LAB_N_SEATS], found[LAB_N_SEATS], places[LAB_N_SEATS];
  gsize n = 0;

  for (LabSeat seat = 0; seat < LAB_N_SEATS; seat++)
    {
      const LabRecordSeat *player = &self->players[seat];

      if ((self->seats & LAB_SEAT_BIT (seat)) == 0)
        continue;
      seats[n] = lab_seat_get_id (seat);
      names[n] = player->name != NULL ? player->name : "";
      kinds[n] = lab_player_kind_get_id (player->kind);
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

/* Public functions */

/**
 * lab_record_parse:
 * @file: a file of records
 * @id: the group of the record
 * @error: return location for the error, for developers
 *
 * Reads a record from a group of a file.
 *
 * Returns: (transfer full) (nullable): the record; %NULL if the group is not a record
 */
LabRecord *
lab_record_parse (GKeyFile   *file,
                  const char *id,
                  GError    **error)
{
  g_autoptr (LabRecord) self = NULL;

  g_return_val_if_fail (file != NULL && id != NULL, NULL);

  self = g_object_new (LAB_TYPE_RECORD, NULL);
  self->id = g_strdup (id);
  if (!read_game (self, file, error) || !read_players (self, file, error))
    return NULL;
  return g_steal_pointer (&self);
}

/**
 * lab_record_write:
 * @self: a record
 * @file: the file
 *
 * Adds the record to a file.
 */
void
lab_record_write (LabRecord *self,
                  GKeyFile  *file)
{
  g_autofree char *began = NULL;
  g_autofree char *ended = NULL;

  g_return_if_fail (LAB_IS_RECORD (self));
  g_return_if_fail (file != NULL);

  began = lab_record_format_time (self->began);
  ended = lab_record_format_time (self->ended);
  g_key_file_set_string (file, self->id, KEY_BEGAN, began);
  g_key_file_set_string (file, self->id, KEY_ENDED, ended);
  g_key_file_set_uint64 (file, self->id, KEY_NUMBER, self->number);
  write_rules (self, file);
  g_key_file_set_integer (file, self->id, KEY_CARDS, (int) self->cards);
  write_players (self, file);
}
