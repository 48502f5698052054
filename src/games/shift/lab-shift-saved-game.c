/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-shift-saved-game.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "lab-saved-text.h"
#include "lab-shift-notation.h"
#include "lab-storage.h"

/* The names in the file; `data/man/labyrinthe-file.5` describes the
 * file. */

#define VERSION 2
/* The analysis of this many turns fits into %LAB_SAVED_GAME_MAX_SIZE. */
#define MAX_ANALYZED 500

#define GROUP_HEAD "Labyrinthe"
#define GROUP_DEAL "Deal"
#define GROUP_GAME "Game"
#define GROUP_SEAT "Seat %u"     /* a seat from 1 to 4 */
#define GROUP_TURNS "Turns"
#define GROUP_ANALYSIS "Analysis"

#define KEY_SEED "Seed"
#define KEY_CARDS "Cards"
#define KEY_POSITION "Position"
#define KEY_NAME "Name"
#define KEY_PLAYER "Player"
#define KEY_FAILED "Failed"
#define KEY_BEGAN "Began"
#define KEY_TOURNAMENT "Tournament"
#define KEY_UNDONE "Undone"
#define KEY_SPARE "Spare"
#define KEY_ENDED "Ended"
#define KEY_HALF_TURNS "HalfTurns"

/* From version 1, which had only persons. */
#define GROUP_PLAYERS_1 "Players"
#define KEY_NAMES_1 "Names"
#define KEY_TURNS_1 "Turns"

/* The state of reading a file. */
typedef struct
{
  LabSavedText text;
  LabShiftGame *game;             /* exists after its position is read */
} Reader;

/* Refuse a line that cannot be read, or is against the rules, and return FALSE. */
#define refuse_format(self, ...) \
  lab_saved_text_refuse (&(self)->text, LAB_SAVED_GAME_ERROR_FORMAT, __VA_ARGS__)
#define refuse_by_rules(self, ...) \
  lab_saved_text_refuse (&(self)->text, LAB_SAVED_GAME_ERROR_RULES, __VA_ARGS__)

/* Private helpers: the deal and the players */

static gboolean
read_position (Reader  *self,
               GError **error)
{
  g_autofree char *text = lab_saved_text_take_word (&self->text, GROUP_DEAL, KEY_POSITION, error);
  g_autoptr (GError) problem = NULL;
  LabShiftPosition initial;

  if (text == NULL)
    return FALSE;
  if (!lab_shift_notation_parse_position (text, &initial, &problem))
    return refuse_format (self, GROUP_DEAL, KEY_POSITION, error, "%s", problem->message);
  if (__builtin_popcount (lab_shift_position_get_seats (&initial)) < 2)
    return refuse_by_rules (self, GROUP_DEAL, KEY_POSITION, error,
                            _("Two to four players are needed."));
  self->game = lab_shift_game_new_from_position (&initial, NULL);
  return TRUE;
}

/* Whether @deal gives the position @initial, so that the seed identifies the game. */
static gboolean
was_dealt (const LabShiftDeal     *deal,
           const LabShiftPosition *initial)
{
  guint n_players = (guint) __builtin_popcount (deal->seats);
  LabShiftPosition dealt;

  if (deal->cards_each > lab_shift_deal_max_cards (n_players))
    return FALSE;
  lab_shift_deal_position (deal, &dealt);
  return lab_shift_position_equal (&dealt, initial);
}

static gboolean
read_deal (Reader  *self,
           GError **error)
{
  guint64 cards = 0, seed = 0;

  if (!read_position (self, error)
      || !lab_saved_text_take_number (&self->text, GROUP_DEAL, KEY_SEED, G_MAXUINT64, &seed, error)
      || !lab_saved_text_take_number (&self->text, GROUP_DEAL, KEY_CARDS,
                                      LAB_SHIFT_N_TREASURES, &cards, error))
    return FALSE;
  if (!lab_saved_text_has (&self->text, GROUP_DEAL, KEY_SEED))
    return TRUE;
  self->game->deal.seed = seed;
  self->game->deal.cards_each = (guint8) cards;
  return was_dealt (&self->game->deal, &self->game->initial)
         || refuse_by_rules (self, GROUP_DEAL, KEY_POSITION, error,
                             _("The tiles and cards do not match the game number."));
}

/* Sets a name and takes ownership of it. A player without one is called by the color. */
static gboolean
take_name (Reader      *self,
           LabShiftSeat seat,
           char        *name,
           const char  *group,
           const char  *key,
           GError     **error)
{
  gboolean good = lab_saved_name_check (&self->text, group, key, name, error);
  char **own = &self->game->names[seat];

  if (*own != NULL && *name != '\0')
    {
      g_free (*own);
      *own = name;
    }
  else
    g_free (name);
  return good;
}

static gboolean
read_kind (Reader      *self,
           LabShiftSeat seat,
           const char  *group,
           GError     **error)
{
  g_autofree char *id = lab_saved_text_take_word (&self->text, group, KEY_PLAYER, error);

  if (id == NULL)
    return FALSE;
  self->game->kinds[seat] = lab_shift_player_kind_parse (id);
  return g_str_equal (lab_shift_player_kind_get_id (self->game->kinds[seat]), id)
         || lab_saved_text_refuse_player (&self->text, group, KEY_PLAYER, id, error);
}

static gboolean
read_seat (Reader      *self,
           LabShiftSeat seat,
           GError     **error)
{
  g_autofree char *group = g_strdup_printf (GROUP_SEAT, seat + 1u);
  char *name;
  gboolean failed;

  if (self->game->names[seat] == NULL)
    {
      if (!lab_saved_text_has (&self->text, group, NULL))
        return TRUE;
      return refuse_format (self, group, NULL, error,
                            _("The position in this file has no player in this seat."));
    }
  name = lab_saved_text_take (&self->text, group, KEY_NAME, error);
  if (name == NULL || !take_name (self, seat, name, group, KEY_NAME, error)
      || !read_kind (self, seat, group, error)
      || !lab_saved_text_take_flag (&self->text, group, KEY_FAILED, &failed, error))
    return FALSE;
  /* Persons cannot fail. */
  if (failed && self->game->kinds[seat] != LAB_SHIFT_PLAYER_PERSON)
    self->game->failed |= LAB_SHIFT_SEAT_BIT (seat);
  return TRUE;
}

/* Reads the names of version 1, which had only a list of four names. */
static gboolean
read_names_1 (Reader  *self,
              GError **error)
{
  g_auto (GStrv) names = lab_saved_text_take_list (&self->text, GROUP_PLAYERS_1,
                                                  KEY_NAMES_1, error);

  if (names == NULL)
    return FALSE;
  if (g_strv_length (names) != LAB_SHIFT_N_SEATS)
    return refuse_format (self, GROUP_PLAYERS_1, KEY_NAMES_1, error,
                          _("Four names are needed, each with “;” after it; they may be empty."));
  for (LabShiftSeat seat = 0; seat < LAB_SHIFT_N_SEATS; seat++)
    {
      if (!take_name (self, seat, g_strdup (names[seat]), GROUP_PLAYERS_1, KEY_NAMES_1, error))
        return FALSE;
    }
  return TRUE;
}

static gboolean
read_seats (Reader  *self,
            GError **error)
{
  if (self->text.version == 1)
    return read_names_1 (self, error);
  for (LabShiftSeat seat = 0; seat < LAB_SHIFT_N_SEATS; seat++)
    {
      if (!read_seat (self, seat, error))
        return FALSE;
    }
  return TRUE;
}

/* Private helpers: the turns */

/* Plays a turn; the last one may have its first half only. */
static gboolean
play_turn (Reader      *self,
           const char  *text,
           gboolean     last,
           const char  *group,
           const char  *key,
           GError     **error)
{
  g_autofree char *stripped = g_strstrip (g_strdup (text));
  g_autoptr (GError) problem = NULL;
  LabShiftSeat seat = self->game->position.seat;
  gboolean half = last && strchr (stripped, '-') == NULL;
  LabShiftTurn turn;

  if (half ? !lab_shift_notation_parse_insertion (stripped, &turn, &problem)
           : !lab_shift_notation_parse_turn (stripped, &turn, &problem))
    return refuse_format (self, group, key, error, "%s", problem->message);
  if (self->game->position.phase == LAB_SHIFT_PHASE_OVER)
    return refuse_by_rules (self, group, key, error, _("The game was over before this turn."));
  if (half ? !lab_shift_game_insert (self->game, seat, turn.arrow, turn.tile, &problem)
      : !lab_shift_game_play_turn (self->game, seat, &turn, &problem))
    return refuse_by_rules (self, group, key, error, "%s", problem->message);
  return TRUE;
}

static gboolean
play_turns_1 (Reader  *self,
              GError **error)
{
  g_auto (GStrv) turns = lab_saved_text_take_list (&self->text, GROUP_GAME, KEY_TURNS_1, error);

  if (turns == NULL)
    return FALSE;
  for (guint i = 0; turns[i] != NULL; i++)
    {
      if (!play_turn (self, turns[i], turns[i + 1] == NULL, GROUP_GAME, KEY_TURNS_1, error))
        return FALSE;
    }
  return TRUE;
}

/* Checks that the file has as many turns as it says. */
static gboolean
check_n_half_turns (Reader  *self,
                    GError **error)
{
  LabShiftGame *game = self->game;
  guint64 expected = 0;

  if (!lab_saved_text_has (&self->text, GROUP_GAME, KEY_HALF_TURNS))
    return lab_saved_text_refuse_missing (&self->text, GROUP_GAME, KEY_HALF_TURNS, error);
  if (!lab_saved_text_take_number (&self->text, GROUP_GAME, KEY_HALF_TURNS,
                                   G_MAXUINT, &expected, error))
    return FALSE;
  if (game->past->len == expected)
    return TRUE;
  return refuse_format (self, GROUP_GAME, KEY_HALF_TURNS, error,
                        /* Translators: how many insertions and moves a file has, if not as many as
                         * it says. */
                        _("Insertions and moves in this file: %u."),
                        game->past->len);
}

static gboolean
play_turns (Reader  *self,
            GError **error)
{
  gsize n_keys = 0;
  g_auto (GStrv) keys = g_key_file_get_keys (self->text.file, GROUP_TURNS, &n_keys, NULL);

  for (guint i = 0; i < n_keys; i++)
    {
      g_autofree char *text = NULL;

      if (!lab_saved_key_is_number (keys[i], i + 1))
        return refuse_format (self, GROUP_TURNS, keys[i], error,
                              /* Translators: the number of a turn. */
                              _("Turn %u should come next."), i + 1);
      text = lab_saved_text_take_word (&self->text, GROUP_TURNS, keys[i], error);
      if (text == NULL || !play_turn (self, text, i + 1 == n_keys, GROUP_TURNS, keys[i], error))
        return FALSE;
    }
  return check_n_half_turns (self, error);
}

/* Private helpers: the state after the turns */

static gboolean
undo_turns (Reader  *self,
            GError **error)
{
  LabShiftGame *game = self->game;
  guint64 n_undone = 0;

  if (!lab_saved_text_take_number (&self->text, GROUP_GAME, KEY_UNDONE,
                                   game->past->len, &n_undone, error))
    return FALSE;
  return n_undone == 0 || lab_shift_game_undo (self->game, (guint) n_undone, error);
}

static gboolean
rotate_spare (Reader  *self,
              GError **error)
{
  const LabShiftPosition *position = &self->game->position;
  g_autofree char *text = g_key_file_get_value (self->text.file, GROUP_GAME, KEY_SPARE, NULL);
  g_autoptr (GError) problem = NULL;

  if (text == NULL)
    return TRUE;
  g_strchomp (text);
  for (int quarters = 0; quarters < LAB_SHIFT_N_SIDES; quarters++)
    {
      char turned[2];

      g_snprintf (turned, sizeof turned, "%x",
                  lab_shift_openings_rotate (position->board.spare, quarters));
      if (strcmp (turned, text) != 0)
        continue;
      /* Only a person rotates the spare and then keeps thinking. */
      if (self->game->kinds[position->seat] != LAB_SHIFT_PLAYER_PERSON)
        quarters = 0;
      if (lab_shift_game_rotate_spare (self->game, position->seat, quarters, &problem))
        return TRUE;
      return refuse_by_rules (self, GROUP_GAME, KEY_SPARE, error, "%s", problem->message);
    }
  return refuse_by_rules (self, GROUP_GAME, KEY_SPARE, error,
                          _("The spare tile cannot be rotated like that."));
}

static gboolean
end_game (Reader  *self,
          GError **error)
{
  g_autoptr (GError) problem = NULL;
  gboolean ended;

  if (!lab_saved_text_take_flag (&self->text, GROUP_GAME, KEY_ENDED, &ended, error))
    return FALSE;
  if (!ended || lab_shift_game_end_game (self->game, &problem))
    return TRUE;
  return refuse_by_rules (self, GROUP_GAME, KEY_ENDED, error, "%s", problem->message);
}

/* Reads the start of the game, which identifies it in the statistics. */
static gboolean
read_began (Reader  *self,
            GError **error)
{
  guint64 began = (guint64) self->game->began;

  if (!lab_saved_text_take_number (&self->text, GROUP_GAME, KEY_BEGAN,
                                   LAB_STORAGE_MAX_TIME, &began, error))
    return FALSE;
  self->game->began = (gint64) began;
  return TRUE;
}

static gboolean
play (Reader  *self,
      GError **error)
{
  gboolean tournament;

  if (self->text.version == 1)
    return play_turns_1 (self, error);
  if (!play_turns (self, error) || !undo_turns (self, error) || !rotate_spare (self, error)
      || !end_game (self, error) || !read_began (self, error)
      || !lab_saved_text_take_flag (&self->text, GROUP_GAME, KEY_TOURNAMENT,
                                    &tournament, error))
    return FALSE;
  self->game->tournament = tournament;
  return TRUE;
}

/* Reads the analysis of a game that is over. If it is not complete or not for these turns, players
 * can have the game analyzed again. */
static void
read_analysis (Reader *self)
{
  LabShiftGame *game = self->game;
  guint n = game->past->len / 2;
  g_autofree LabShiftTurnReview *reviews = g_new0 (LabShiftTurnReview, n + 1);

  if (game->position.phase != LAB_SHIFT_PHASE_OVER || n == 0)
    return;
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *key = g_strdup_printf ("%u", i + 1);
      g_autofree char *text = g_key_file_get_value (self->text.file, GROUP_ANALYSIS, key, NULL);

      if (text == NULL
          || !lab_shift_analysis_parse (text, lab_shift_game_get_position_at (game, 2 * i),
                                        lab_shift_game_get_turn (game, i), &reviews[i]))
        return;
    }
  game->reviews = g_steal_pointer (&reviews);
  game->n_reviews = n;
}

static void
write_deal (GKeyFile               *file,
            const LabShiftDeal     *deal,
            const LabShiftPosition *initial)
{
  g_autofree char *position = lab_shift_notation_format_position (initial);

  if (was_dealt (deal, initial))
    {
      g_key_file_set_uint64 (file, GROUP_DEAL, KEY_SEED, deal->seed);
      g_key_file_set_integer (file, GROUP_DEAL, KEY_CARDS, deal->cards_each);
    }
  g_key_file_set_string (file, GROUP_DEAL, KEY_POSITION, position);
}

static void
write_seat (GKeyFile     *file,
            LabShiftGame *self,
            LabShiftSeat  seat)
{
  g_autofree char *group = g_strdup_printf (GROUP_SEAT, seat + 1u);
  g_autofree char *name = lab_saved_name_fit (self->names[seat]);

  /* A name that is only the color is not saved, because it changes with the language. */
  if (g_str_equal (self->names[seat], lab_shift_seat_get_color_name (seat)))
    *name = '\0';
  g_key_file_set_string (file, group, KEY_NAME, name);
  g_key_file_set_string (file, group, KEY_PLAYER, lab_shift_player_kind_get_id (self->kinds[seat]));
  if ((self->failed & LAB_SHIFT_SEAT_BIT (seat)) != 0)
    g_key_file_set_boolean (file, group, KEY_FAILED, TRUE);
}

/* Returns the turns of the history, followed by the undone ones. */
static GArray *
list_turns (LabShiftGame *self)
{
  GArray *turns = g_array_new (FALSE, FALSE, sizeof (LabShiftTurn));

  g_array_append_vals (turns, self->turns->data, self->turns->len);
  for (guint i = self->undone->len; i-- > 0;)
    {
      const LabShiftTurn *half_turn = &g_array_index (self->undone, LabShiftTurn, i);

      if (half_turn->cell == LAB_SHIFT_CELL_NONE)
        g_array_append_vals (turns, half_turn, 1);
      else
        g_array_index (turns, LabShiftTurn, turns->len - 1).cell = half_turn->cell;
    }
  return turns;
}

static void
write_turns (GKeyFile     *file,
             LabShiftGame *self)
{
  g_autoptr (GArray) turns = list_turns (self);

  for (guint i = 0; i < turns->len; i++)
    {
      const LabShiftTurn *turn = &g_array_index (turns, LabShiftTurn, i);
      g_autofree char *key = g_strdup_printf ("%u", i + 1);
      char text[LAB_SHIFT_TURN_LENGTH];

      lab_shift_notation_format_turn (turn, text);
      g_key_file_set_string (file, GROUP_TURNS, key, text);
    }
}

/* Writes the orientation of the spare in a person's hand. For other players it is not saved: it
 * belongs to a turn that they have not made yet, and they will think about it again. */
static void
write_spare (GKeyFile     *file,
             LabShiftGame *self)
{
  const LabShiftPosition *position = &self->position;
  guint n_half_turns = self->past->len;
  const LabShiftPosition *before
      = lab_shift_game_get_position_at (self, n_half_turns > 0 ? n_half_turns - 1 : 0);
  char text[2];

  /* Between insertion and move nobody holds the spare, even if the game ended there. */
  if (n_half_turns > 0 && before->phase == LAB_SHIFT_PHASE_INSERT)
    return;
  if (n_half_turns == 0)
    before = &self->initial;
  if (position->phase == LAB_SHIFT_PHASE_MOVE
      || self->kinds[position->seat] != LAB_SHIFT_PLAYER_PERSON
      || (position->board.spare == before->board.spare
          && self->undone->len == 0))
    return;
  g_snprintf (text, sizeof text, "%x", position->board.spare);
  g_key_file_set_string (file, GROUP_GAME, KEY_SPARE, text);
}

static void
write_game (GKeyFile     *file,
            LabShiftGame *self)
{
  guint n_undone = self->undone->len;

  g_key_file_set_int64 (file, GROUP_GAME, KEY_BEGAN, self->began);
  g_key_file_set_boolean (file, GROUP_GAME, KEY_TOURNAMENT, self->tournament);
  /* This number comes before the turns, so that missing turns at the end of a file are noticed. */
  g_key_file_set_uint64 (file, GROUP_GAME, KEY_HALF_TURNS,
                         self->past->len + n_undone);
  if (n_undone > 0)
    g_key_file_set_uint64 (file, GROUP_GAME, KEY_UNDONE, n_undone);
  write_spare (file, self);
  if (self->ended)
    g_key_file_set_boolean (file, GROUP_GAME, KEY_ENDED, TRUE);
}

static void
write_analysis (GKeyFile     *file,
                LabShiftGame *self)
{
  guint n;
  const LabShiftTurnReview *reviews = lab_shift_game_get_reviews (self, &n);

  for (guint i = 0; reviews != NULL && n <= MAX_ANALYZED && i < n; i++)
    {
      g_autofree char *key = g_strdup_printf ("%u", i + 1);
      g_autofree char *text = lab_shift_analysis_format (&reviews[i]);

      g_key_file_set_value (file, GROUP_ANALYSIS, key, text);
    }
}

/* Public functions */

/**
 * lab_shift_saved_game_parse:
 * @data: (array length=length): the text of a file
 * @length: the length in bytes
 * @error: return location for a #LabSavedGameError
 *
 * Reads a saved game. Its turns are played again, so the result always obeys the rules.
 *
 * Returns: (transfer full) (nullable): the game
 */
LabShiftGame *
lab_shift_saved_game_parse (const char  *data,
                            gsize        length,
                            GError     **error)
{
  Reader reader = { 0 };
  LabShiftGame *self = NULL;

  g_return_val_if_fail (data != NULL, NULL);

  if (lab_saved_text_open (&reader.text, GROUP_HEAD, VERSION, data, length, error)
      && read_deal (&reader, error) && read_seats (&reader, error) && play (&reader, error))
    {
      read_analysis (&reader);
      self = g_steal_pointer (&reader.game);
    }
  lab_saved_text_clear (&reader.text);
  g_clear_object (&reader.game);
  return self;
}

/**
 * lab_shift_saved_game_to_data:
 * @self: a game
 *
 * Writes the game with its whole history, its players, and its analysis as the text of a file.
 *
 * Returns: (transfer full): the text of the file
 */
char *
lab_shift_saved_game_to_data (LabShiftGame *self)
{
  g_autoptr (GKeyFile) file = NULL;

  g_return_val_if_fail (LAB_IS_SHIFT_GAME (self), NULL);

  file = lab_saved_text_create (GROUP_HEAD, VERSION);
  write_deal (file, &self->deal, &self->initial);
  for (LabShiftSeat seat = 0; seat < LAB_SHIFT_N_SEATS; seat++)
    {
      if (self->names[seat] != NULL)
        write_seat (file, self, seat);
    }
  write_game (file, self);
  write_turns (file, self);
  write_analysis (file, self);
  return g_key_file_to_data (file, NULL, NULL);
}

/**
 * lab_shift_saved_game_load:
 * @file: a file
 * @cancellable: (nullable): to cancel
 * @error: return location for a #LabSavedGameError, or a #GIOError of the system
 *
 * Reads a saved game. It takes only a moment, whatever the file contains.
 *
 * Returns: (transfer full) (nullable): the game
 */
LabShiftGame *
lab_shift_saved_game_load (GFile         *file,
                           GCancellable  *cancellable,
                           GError       **error)
{
  g_autofree char *data = NULL;
  gsize length;

  g_return_val_if_fail (G_IS_FILE (file), NULL);

  data = lab_saved_text_read_file (file, &length, cancellable, error);
  return data != NULL ? lab_shift_saved_game_parse (data, length, error) : NULL;
}
