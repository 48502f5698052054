/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-record-private.h"
#include "lab-storage.h"
#include "lab-notation.h"

/**
 * LabRecord:
 *
 * What is recorded of a game that is over. It never changes.
 */
G_DEFINE_FINAL_TYPE (LabRecord, lab_record, G_TYPE_OBJECT)

static void
lab_record_finalize (GObject *object)
{
  LabRecord *self = LAB_RECORD (object);

  g_free (self->id);
  for (LabSeat seat = 0; seat < LAB_N_SEATS; seat++)
    g_free (self->players[seat].name);
  G_OBJECT_CLASS (lab_record_parent_class)->finalize (object);
}

static void
lab_record_class_init (LabRecordClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = lab_record_finalize;
}

static void
lab_record_init (LabRecord *self G_GNUC_UNUSED)
{
}

/* Private helpers: from a game */

/* Returns a few letters that stand for the turns up to the one that brought the first player home.
 * A game that was saved and then played to two different ends counts as two games. A game that
 * continues for the other places stays the same game. */
static char *
digest_turns (LabGame *game)
{
  g_autoptr (GString) turns = g_string_new (NULL);
  g_autofree char *sum = NULL;

  for (guint i = 0; i < lab_game_get_n_turns (game); i++)
    {
      const LabTurn *turn = lab_game_get_turn (game, i);
      char text[LAB_TURN_LENGTH];

      if (turn->cell != LAB_CELL_NONE)
        lab_notation_format_turn (turn, text);
      else
        lab_notation_format_insertion (turn, text);
      g_string_append_printf (turns, "%s ", text);
      if (turn->cell == LAB_CELL_NONE || lab_game_get_position_at (game, 2 * i + 2)->n_places > 0)
        break;
    }
  sum = g_compute_checksum_for_string (G_CHECKSUM_SHA256, turns->str, -1);
  return g_strndup (sum, 8);
}

static void
give_id (LabRecord *self,
         LabGame   *game)
{
  g_autofree char *began = lab_record_format_time (self->began);
  g_autofree char *turns = digest_turns (game);

  self->id = g_strdup_printf ("%s %" G_GUINT64_FORMAT " %s", began, self->number, turns);
}

/* Counts the turns of each seat. The history does not record whose turn it was, so the turns are
 * played again. A history always starts at the beginning of a turn. */
static void
count_turns (LabRecord *self,
             LabGame   *game)
{
  LabPosition position = *lab_game_get_initial (game);

  for (guint i = 0; i < lab_game_get_n_turns (game); i++)
    {
      const LabTurn *turn = lab_game_get_turn (game, i);

      self->players[position.seat].n_turns++;
      lab_position_insert (&position, turn->arrow, turn->tile);
      if (turn->cell != LAB_CELL_NONE)
        lab_position_move (&position, turn->cell);
    }
}

static void
note_player (LabRecord    *self,
             LabGame      *game,
             LabPlayer    *player,
             LabPlayerKind kind)
{
  LabSeat seat = lab_player_get_seat (player);
  LabRecordSeat *noted = &self->players[seat];
  const char *name = lab_player_get_name (player);

  self->seats |= LAB_SEAT_BIT (seat);
  /* A player without a name is called by the color, which changes with the language. */
  if (!g_str_equal (name, lab_seat_get_color_name (seat)))
    noted->name = g_strdup (name);
  noted->kind = kind;
  noted->n_found = lab_player_get_n_found (player);
  noted->place = lab_position_get_place (lab_game_get_position (game), seat);
}

/* Public functions */

/**
 * lab_record_format_time:
 * @seconds: a time in seconds since 1970, UTC; from 0 to %LAB_STORAGE_MAX_TIME
 *
 * Writes a time for files and tables.
 *
 * Returns: (transfer full): the time in ISO 8601, the same in every language
 */
char *
lab_record_format_time (gint64 seconds)
{
  g_autoptr (GDateTime) time = NULL;

  g_return_val_if_fail (seconds >= 0 && seconds <= LAB_STORAGE_MAX_TIME, NULL);

  time = g_date_time_new_from_unix_utc (seconds);
  return g_date_time_format_iso8601 (time);
}

/**
 * lab_record_new:
 * @game: a game that is over
 * @kinds: (nullable) (array fixed-size=4): the kind of player on each seat; %NULL if all are
 *   persons
 * @began: when the game started, in seconds since 1970, UTC
 * @ended: when the game ended, in seconds since 1970, UTC
 *
 * Makes the record of a game.
 *
 * Returns: (transfer full): the record of the game
 */
LabRecord *
lab_record_new (LabGame             *game,
                const LabPlayerKind *kinds,
                gint64               began,
                gint64               ended)
{
  LabRecord *self;
  const LabPosition *initial;
  GListModel *players;

  g_return_val_if_fail (LAB_IS_GAME (game), NULL);

  self = g_object_new (LAB_TYPE_RECORD, NULL);
  initial = lab_game_get_initial (game);
  players = lab_game_get_players (game);
  self->began = CLAMP (began, 0, LAB_STORAGE_MAX_TIME);
  self->ended = CLAMP (ended, 0, LAB_STORAGE_MAX_TIME);
  self->number = lab_game_get_deal (game)->seed;
  self->rules = lab_game_get_rules (game);
  self->cards = initial->n_cards[initial->seat];
  for (guint i = 0; i < g_list_model_get_n_items (players); i++)
    {
      g_autoptr (LabPlayer) player = g_list_model_get_item (players, i);
      LabSeat seat = lab_player_get_seat (player);

      note_player (self, game, player, kinds != NULL ? kinds[seat] : LAB_PLAYER_PERSON);
    }
  count_turns (self, game);
  give_id (self, game);
  return self;
}

/** lab_record_get_id: (transfer none): returns a name that no other game has. */
const char *
lab_record_get_id (LabRecord *self)
{
  g_return_val_if_fail (LAB_IS_RECORD (self), NULL);

  return self->id;
}

/** lab_record_get_began: returns when the game started, in seconds since 1970, UTC. */
gint64
lab_record_get_began (LabRecord *self)
{
  g_return_val_if_fail (LAB_IS_RECORD (self), 0);

  return self->began;
}

/** lab_record_get_ended: returns when the game ended, in seconds since 1970, UTC. */
gint64
lab_record_get_ended (LabRecord *self)
{
  g_return_val_if_fail (LAB_IS_RECORD (self), 0);

  return self->ended;
}

/** lab_record_get_number: returns the seed of the deal; 0 if the game was not dealt. */
guint64
lab_record_get_number (LabRecord *self)
{
  g_return_val_if_fail (LAB_IS_RECORD (self), 0);

  return self->number;
}

/** lab_record_get_rules: returns the variants of the game. */
LabRules
lab_record_get_rules (LabRecord *self)
{
  g_return_val_if_fail (LAB_IS_RECORD (self), LAB_RULES_STANDARD);

  return self->rules;
}

/** lab_record_get_cards: returns the number of cards of each player. */
guint
lab_record_get_cards (LabRecord *self)
{
  g_return_val_if_fail (LAB_IS_RECORD (self), 0);

  return self->cards;
}

/** lab_record_get_n_turns: returns the number of turns of all players. */
guint
lab_record_get_n_turns (LabRecord *self)
{
  guint n_turns = 0;

  g_return_val_if_fail (LAB_IS_RECORD (self), 0);

  for (LabSeat seat = 0; seat < LAB_N_SEATS; seat++)
    n_turns += self->players[seat].n_turns;
  return n_turns;
}

/** lab_record_get_seats: returns the seats that were taken. */
LabSeatSet
lab_record_get_seats (LabRecord *self)
{
  g_return_val_if_fail (LAB_IS_RECORD (self), 0);

  return self->seats;
}

/**
 * lab_record_get_seat:
 * @self: a record
 * @seat: a seat
 *
 * Gets the results of the player on a seat.
 *
 * Returns: (transfer none) (nullable): the player on that seat
 */
const LabRecordSeat *
lab_record_get_seat (LabRecord *self,
                     LabSeat    seat)
{
  g_return_val_if_fail (LAB_IS_RECORD (self), NULL);
  g_return_val_if_fail (seat < LAB_N_SEATS, NULL);

  return (self->seats & LAB_SEAT_BIT (seat)) != 0 ? &self->players[seat] : NULL;
}
