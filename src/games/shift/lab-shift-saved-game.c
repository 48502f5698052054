/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "lab-saved-game-private.h"
#include "lab-saved-name.h"
#include "lab-saved-text.h"
#include "lab-storage.h"
#include "lab-notation.h"
#include "lab-quotation.h"
#include "lab-refuse.h"

/* The number of characters of a wrong word that a message repeats. */
#define MAX_SHOWN 40

/* The state of reading a file. */
typedef struct
{
  LabSavedText text;
  guint version;

  LabDeal deal;
  gboolean dealt;                 /* the seed in @deal gives this position */
  LabPosition initial;
  char *names[LAB_N_SEATS];
  LabPlayerKind kinds[LAB_N_SEATS];
  LabSeatSet failed;
  LabController *controller;      /* exists after the keys above are read */
} Reader;

/* Private helpers: refusing */

static gboolean
refuse_format (Reader      *self,
               const char  *group,
               const char  *key,
               const char  *reason,
               GError     **error)
{
  return lab_saved_text_refuse (&self->text, LAB_SAVED_GAME_ERROR_FORMAT, group, key, reason,
                                error);
}

static gboolean
refuse_by_rules (Reader      *self,
                 const char  *group,
                 const char  *key,
                 const char  *reason,
                 GError     **error)
{
  return lab_saved_text_refuse (&self->text, LAB_SAVED_GAME_ERROR_RULES, group, key, reason, error);
}

/* Private helpers: the deal and the players */

static gboolean
read_position (Reader  *self,
               GError **error)
{
  g_autofree char *text = lab_saved_text_take_word (&self->text, LAB_SAVED_GROUP_DEAL,
                                                   LAB_SAVED_KEY_POSITION, error);
  g_autoptr (GError) problem = NULL;

  if (text == NULL)
    return FALSE;
  if (!lab_notation_parse_position (text, &self->initial, &problem))
    return refuse_format (self, LAB_SAVED_GROUP_DEAL, LAB_SAVED_KEY_POSITION, problem->message,
                          error);
  if (__builtin_popcount (lab_position_get_seats (&self->initial)) < 2)
    return refuse_by_rules (self, LAB_SAVED_GROUP_DEAL, LAB_SAVED_KEY_POSITION,
                            _("Two to four players are needed."), error);
  return TRUE;
}

static gboolean
read_deal (Reader  *self,
           GError **error)
{
  guint64 cards = 0;

  if (!read_position (self, error)
      || !lab_saved_text_take_number (&self->text, LAB_SAVED_GROUP_DEAL, LAB_SAVED_KEY_SEED,
                                      G_MAXUINT64, &self->deal.seed, error)
      || !lab_saved_text_take_number (&self->text, LAB_SAVED_GROUP_DEAL, LAB_SAVED_KEY_CARDS,
                                      LAB_N_TREASURES, &cards, error))
    return FALSE;
  self->dealt = lab_saved_text_has (&self->text, LAB_SAVED_GROUP_DEAL, LAB_SAVED_KEY_SEED);
  self->deal.seats = lab_position_get_seats (&self->initial);
  self->deal.first_seat = self->initial.seat;
  self->deal.cards_each = (guint8) cards;
  self->deal.rules = (LabRules) self->initial.rules;
  if (self->dealt && !lab_saved_game_was_dealt (&self->deal, &self->initial))
    return refuse_by_rules (self, LAB_SAVED_GROUP_DEAL, LAB_SAVED_KEY_POSITION,
                            _("The tiles and cards do not match the game number."), error);
  return TRUE;
}

/* Sets a name and takes ownership of it. */
static gboolean
take_name (Reader      *self,
           LabSeat      seat,
           char        *name,
           const char  *group,
           const char  *key,
           GError     **error)
{
  g_free (self->names[seat]);
  self->names[seat] = name;
  return lab_saved_name_check (&self->text, group, key, name, error);
}

static gboolean
read_kind (Reader      *self,
           LabSeat      seat,
           const char  *group,
           GError     **error)
{
  g_autofree char *id = lab_saved_text_take_word (&self->text, group, LAB_SAVED_KEY_PLAYER, error);
  g_autofree char *shown = NULL;
  g_autofree char *reason = NULL;

  if (id == NULL)
    return FALSE;
  for (LabPlayerKind kind = 0; kind < LAB_N_PLAYER_KINDS; kind++)
    {
      self->kinds[seat] = kind;
      if (strcmp (lab_player_kind_get_id (kind), id) == 0)
        return TRUE;
    }
  shown = lab_quotation_make (id, MAX_SHOWN);
  /* Translators: %s is the name of a kind of player in a file, such as “person”. */
  reason = g_strdup_printf (_("There is no kind of player called “%s”."), shown);
  return refuse_format (self, group, LAB_SAVED_KEY_PLAYER, reason, error);
}

static gboolean
read_seat (Reader   *self,
           LabSeat   seat,
           GError  **error)
{
  g_autofree char *group = g_strdup_printf (LAB_SAVED_GROUP_SEAT, seat + 1u);
  char *name;
  gboolean failed;

  if ((self->deal.seats & LAB_SEAT_BIT (seat)) == 0)
    {
      if (!lab_saved_text_has (&self->text, group, NULL))
        return TRUE;
      return refuse_format (self, group, NULL,
                            _("The position in this file has no player in this seat."), error);
    }
  name = lab_saved_text_take (&self->text, group, LAB_SAVED_KEY_NAME, error);
  if (name == NULL || !take_name (self, seat, name, group, LAB_SAVED_KEY_NAME, error)
      || !read_kind (self, seat, group, error)
      || !lab_saved_text_take_flag (&self->text, group, LAB_SAVED_KEY_FAILED, &failed, error))
    return FALSE;
  if (failed)
    self->failed |= LAB_SEAT_BIT (seat);
  return TRUE;
}

/* Reads the names of version 1, which had only a list of four names. */
static gboolean
read_names_1 (Reader  *self,
              GError **error)
{
  g_auto (GStrv) names = lab_saved_text_take_list (&self->text, LAB_SAVED_GROUP_PLAYERS_1,
                                                  LAB_SAVED_KEY_NAMES_1, error);

  if (names == NULL)
    return FALSE;
  if (g_strv_length (names) != LAB_N_SEATS)
    return refuse_format (self, LAB_SAVED_GROUP_PLAYERS_1, LAB_SAVED_KEY_NAMES_1,
                          _("Four names are needed, each with “;” after it; they may be empty."),
                          error);
  for (LabSeat seat = 0; seat < LAB_N_SEATS; seat++)
    {
      if (!take_name (self, seat, g_strdup (names[seat]), LAB_SAVED_GROUP_PLAYERS_1,
                      LAB_SAVED_KEY_NAMES_1, error))
        return FALSE;
    }
  return TRUE;
}

static gboolean
read_seats (Reader  *self,
            GError **error)
{
  if (self->version == 1)
    return read_names_1 (self, error);
  for (LabSeat seat = 0; seat < LAB_N_SEATS; seat++)
    {
      if (!read_seat (self, seat, error))
        return FALSE;
    }
  return TRUE;
}

static void
begin_game (Reader *self)
{
  const char * const *names = (const char * const *) self->names;
  g_autoptr (LabGame) game = NULL;

  game = self->dealt ? lab_game_new (&self->deal, names)
                     : lab_game_new_from_position (&self->initial, names);
  self->controller = lab_controller_new (game);
}

/* Private helpers: the turns */

static const LabPosition *
get_position (Reader *self)
{
  return lab_game_get_position (lab_controller_get_game (self->controller));
}

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
  LabSeat seat = get_position (self)->seat;
  gboolean half = last && strchr (stripped, '-') == NULL;
  LabTurn turn;

  if (half ? !lab_notation_parse_insertion (stripped, &turn, &problem)
           : !lab_notation_parse_turn (stripped, &turn, &problem))
    return refuse_format (self, group, key, problem->message, error);
  if (get_position (self)->phase == LAB_PHASE_OVER)
    return refuse_by_rules (self, group, key, _("The game was over before this turn."), error);
  if (half ? !lab_controller_insert (self->controller, seat, turn.arrow, turn.tile, &problem)
           : !lab_controller_play_turn (self->controller, seat, &turn, &problem))
    return refuse_by_rules (self, group, key, problem->message, error);
  return TRUE;
}

static gboolean
play_turns_1 (Reader  *self,
              GError **error)
{
  g_auto (GStrv) turns = lab_saved_text_take_list (&self->text, LAB_SAVED_GROUP_GAME,
                                                  LAB_SAVED_KEY_TURNS_1, error);

  if (turns == NULL)
    return FALSE;
  for (guint i = 0; turns[i] != NULL; i++)
    {
      if (!play_turn (self, turns[i], turns[i + 1] == NULL, LAB_SAVED_GROUP_GAME,
                      LAB_SAVED_KEY_TURNS_1, error))
        return FALSE;
    }
  return TRUE;
}

static gboolean
check_number (Reader      *self,
              const char  *key,
              guint        number,
              GError     **error)
{
  g_autofree char *expected = g_strdup_printf ("%u", number);
  g_autofree char *reason = NULL;

  if (strcmp (key, expected) == 0)
    return TRUE;
  /* Translators: the number of a turn. */
  reason = g_strdup_printf (_("Turn %u should come next."), number);
  return refuse_format (self, LAB_SAVED_GROUP_TURNS, key, reason, error);
}

/* Checks that the file has as many turns as it says. */
static gboolean
check_n_half_turns (Reader  *self,
                    GError **error)
{
  LabGame *game = lab_controller_get_game (self->controller);
  guint64 expected = 0;
  g_autofree char *reason = NULL;

  if (!lab_saved_text_has (&self->text, LAB_SAVED_GROUP_GAME, LAB_SAVED_KEY_HALF_TURNS))
    return lab_saved_text_refuse_missing (&self->text, LAB_SAVED_GROUP_GAME,
                                          LAB_SAVED_KEY_HALF_TURNS, error);
  if (!lab_saved_text_take_number (&self->text, LAB_SAVED_GROUP_GAME, LAB_SAVED_KEY_HALF_TURNS,
                                   G_MAXUINT, &expected, error))
    return FALSE;
  if (lab_game_get_n_half_turns (game) == expected)
    return TRUE;
  /* Translators: how many insertions and moves a file has, if not as many as it says. */
  reason = g_strdup_printf (_("Insertions and moves in this file: %u."),
                            lab_game_get_n_half_turns (game));
  return refuse_format (self, LAB_SAVED_GROUP_GAME, LAB_SAVED_KEY_HALF_TURNS, reason, error);
}

static gboolean
play_turns (Reader  *self,
            GError **error)
{
  gsize n_keys = 0;
  g_auto (GStrv) keys = g_key_file_get_keys (self->text.file, LAB_SAVED_GROUP_TURNS, &n_keys, NULL);

  for (guint i = 0; i < n_keys; i++)
    {
      g_autofree char *text = NULL;

      if (!check_number (self, keys[i], i + 1, error))
        return FALSE;
      text = lab_saved_text_take_word (&self->text, LAB_SAVED_GROUP_TURNS, keys[i], error);
      if (text == NULL
          || !play_turn (self, text, i + 1 == n_keys, LAB_SAVED_GROUP_TURNS, keys[i], error))
        return FALSE;
    }
  return check_n_half_turns (self, error);
}

/* Private helpers: the state after the turns */

static gboolean
undo_turns (Reader  *self,
            GError **error)
{
  LabGame *game = lab_controller_get_game (self->controller);
  guint64 n_undone = 0;

  if (!lab_saved_text_take_number (&self->text, LAB_SAVED_GROUP_GAME, LAB_SAVED_KEY_UNDONE,
                                   lab_game_get_n_half_turns (game), &n_undone, error))
    return FALSE;
  return n_undone == 0 || lab_controller_undo (self->controller, (guint) n_undone, error);
}

static gboolean
rotate_spare (Reader  *self,
              GError **error)
{
  const LabPosition *position = get_position (self);
  g_autofree char *text = g_key_file_get_value (self->text.file, LAB_SAVED_GROUP_GAME,
                                                LAB_SAVED_KEY_SPARE, NULL);
  g_autoptr (GError) problem = NULL;

  if (text == NULL)
    return TRUE;
  g_strchomp (text);
  for (int quarters = 0; quarters < LAB_N_SIDES; quarters++)
    {
      char turned[2];

      g_snprintf (turned, sizeof turned, "%x",
                  lab_openings_rotate (position->board.spare, quarters));
      if (strcmp (turned, text) != 0)
        continue;
      /* Only a person rotates the spare and then keeps thinking. */
      if (self->kinds[position->seat] != LAB_PLAYER_PERSON)
        quarters = 0;
      if (lab_controller_rotate_spare (self->controller, position->seat, quarters, &problem))
        return TRUE;
      return refuse_by_rules (self, LAB_SAVED_GROUP_GAME, LAB_SAVED_KEY_SPARE, problem->message,
                              error);
    }
  return refuse_by_rules (self, LAB_SAVED_GROUP_GAME, LAB_SAVED_KEY_SPARE,
                          _("The spare tile cannot be rotated like that."), error);
}

static gboolean
end_game (Reader  *self,
          GError **error)
{
  g_autoptr (GError) problem = NULL;
  gboolean ended;

  if (!lab_saved_text_take_flag (&self->text, LAB_SAVED_GROUP_GAME, LAB_SAVED_KEY_ENDED, &ended,
                                 error))
    return FALSE;
  if (!ended || lab_controller_end_game (self->controller, &problem))
    return TRUE;
  return refuse_by_rules (self, LAB_SAVED_GROUP_GAME, LAB_SAVED_KEY_ENDED, problem->message, error);
}

/* Reads the start of the game, which identifies it in the statistics. */
static gboolean
read_began (Reader  *self,
            GError **error)
{
  guint64 began = (guint64) lab_controller_get_began (self->controller);

  if (!lab_saved_text_take_number (&self->text, LAB_SAVED_GROUP_GAME, LAB_SAVED_KEY_BEGAN,
                                   LAB_STORAGE_MAX_TIME, &began, error))
    return FALSE;
  lab_controller_set_began (self->controller, (gint64) began);
  return TRUE;
}

static gboolean
play (Reader  *self,
      GError **error)
{
  gboolean tournament;

  if (self->version == 1)
    return play_turns_1 (self, error);
  if (!play_turns (self, error) || !undo_turns (self, error) || !rotate_spare (self, error)
      || !end_game (self, error) || !read_began (self, error)
      || !lab_saved_text_take_flag (&self->text, LAB_SAVED_GROUP_GAME, LAB_SAVED_KEY_TOURNAMENT,
                                    &tournament, error))
    return FALSE;
  lab_controller_set_tournament (self->controller, tournament);
  return TRUE;
}

static void
clear (Reader *self)
{
  lab_saved_text_clear (&self->text);
  for (LabSeat seat = 0; seat < LAB_N_SEATS; seat++)
    g_clear_pointer (&self->names[seat], g_free);
  g_clear_object (&self->controller);
}

/* Public functions */

/**
 * lab_saved_game_parse:
 * @data: (array length=length): the text of a file
 * @length: the length in bytes
 * @error: return location for a #LabSavedGameError
 *
 * Reads a saved game. The controller plays its turns, so the result always obeys the rules.
 *
 * Returns: (transfer full) (nullable): the game
 */
LabSavedGame *
lab_saved_game_parse (const char  *data,
                      gsize        length,
                      GError     **error)
{
  Reader reader = { 0 };
  LabSavedGame *self = NULL;

  g_return_val_if_fail (data != NULL, NULL);

  if (lab_saved_text_open (&reader.text, LAB_SAVED_GROUP_HEAD, data, length, error)
      && lab_saved_text_take_version (&reader.text, LAB_SAVED_GAME_VERSION, &reader.version, error)
      && read_deal (&reader, error) && read_seats (&reader, error))
    {
      begin_game (&reader);
      if (play (&reader, error))
        {
          self = lab_saved_game_new (reader.controller, reader.kinds);
          lab_saved_game_set_failed (self, reader.failed);
        }
    }
  clear (&reader);
  return self;
}
