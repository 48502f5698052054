/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <string.h>

#include "lab-saved-game-private.h"
#include "lab-notation.h"
#include "lab-saved-name.h"

/* Private helpers */

static void
write_deal (GKeyFile          *file,
            const LabDeal     *deal,
            const LabPosition *initial)
{
  g_autofree char *position = lab_notation_format_position (initial);

  if (lab_saved_game_was_dealt (deal, initial))
    {
      g_key_file_set_uint64 (file, LAB_SAVED_GROUP_DEAL, LAB_SAVED_KEY_SEED, deal->seed);
      g_key_file_set_integer (file, LAB_SAVED_GROUP_DEAL, LAB_SAVED_KEY_CARDS, deal->cards_each);
    }
  g_key_file_set_string (file, LAB_SAVED_GROUP_DEAL, LAB_SAVED_KEY_POSITION, position);
}

/* Whether the player's name is only the color. Such a name is not saved, because it changes with
 * the language. */
static gboolean
is_nameless (LabPlayer *player)
{
  return g_str_equal (lab_player_get_name (player),
                      lab_seat_get_color_name (lab_player_get_seat (player)));
}

static void
write_seat (GKeyFile     *file,
            LabSavedGame *self,
            LabPlayer    *player)
{
  LabSeat seat = lab_player_get_seat (player);
  g_autofree char *group = g_strdup_printf (LAB_SAVED_GROUP_SEAT, seat + 1u);
  g_autofree char *name = lab_saved_name_fit (lab_player_get_name (player));

  g_key_file_set_string (file, group, LAB_SAVED_KEY_NAME, is_nameless (player) ? "" : name);
  g_key_file_set_string (file, group, LAB_SAVED_KEY_PLAYER,
                         lab_player_kind_get_id (lab_saved_game_get_kind (self, seat)));
  if ((lab_saved_game_get_failed (self) & LAB_SEAT_BIT (seat)) != 0)
    g_key_file_set_boolean (file, group, LAB_SAVED_KEY_FAILED, TRUE);
}

/* Returns the turns of the history, followed by the undone ones. */
static GArray *
list_turns (LabSavedGame *self)
{
  LabController *controller = lab_saved_game_get_controller (self);
  LabGame *game = lab_controller_get_game (controller);
  GArray *turns = g_array_new (FALSE, FALSE, sizeof (LabTurn));

  for (guint i = 0; i < lab_game_get_n_turns (game); i++)
    g_array_append_vals (turns, lab_game_get_turn (game, i), 1);
  for (guint i = 0; i < lab_controller_get_n_undone (controller); i++)
    {
      const LabTurn *half_turn = lab_controller_get_undone (controller, i);

      if (half_turn->cell == LAB_CELL_NONE)
        g_array_append_vals (turns, half_turn, 1);
      else
        g_array_index (turns, LabTurn, turns->len - 1).cell = half_turn->cell;
    }
  return turns;
}

static void
write_turns (GKeyFile     *file,
             LabSavedGame *self)
{
  g_autoptr (GArray) turns = list_turns (self);

  for (guint i = 0; i < turns->len; i++)
    {
      const LabTurn *turn = &g_array_index (turns, LabTurn, i);
      g_autofree char *key = g_strdup_printf ("%u", i + 1);
      char text[LAB_TURN_LENGTH];

      if (turn->cell == LAB_CELL_NONE)
        lab_notation_format_insertion (turn, text);
      else
        lab_notation_format_turn (turn, text);
      g_key_file_set_string (file, LAB_SAVED_GROUP_TURNS, key, text);
    }
}

/* Writes the orientation of the spare in a person's hand. For other players it is not saved: it
 * belongs to a turn that they have not made yet, and they will think about it again. */
static void
write_spare (GKeyFile     *file,
             LabSavedGame *self)
{
  LabGame *game = lab_saved_game_get_game (self);
  const LabPosition *position = lab_game_get_position (game);
  guint n_half_turns = lab_game_get_n_half_turns (game);
  const LabPosition *before
      = lab_game_get_position_at (game, n_half_turns > 0 ? n_half_turns - 1 : 0);
  char text[2];

  /* Between insertion and move nobody holds the spare, even if the game ended there. */
  if (n_half_turns > 0 && before->phase == LAB_PHASE_INSERT)
    return;
  if (n_half_turns == 0)
    before = lab_game_get_initial (game);
  if (position->phase == LAB_PHASE_MOVE
      || lab_saved_game_get_kind (self, position->seat) != LAB_PLAYER_PERSON
      || (position->board.spare == before->board.spare
          && lab_controller_get_n_undone (lab_saved_game_get_controller (self)) == 0))
    return;
  g_snprintf (text, sizeof text, "%x", position->board.spare);
  g_key_file_set_string (file, LAB_SAVED_GROUP_GAME, LAB_SAVED_KEY_SPARE, text);
}

static void
write_game (GKeyFile     *file,
            LabSavedGame *self)
{
  LabController *controller = lab_saved_game_get_controller (self);
  LabGame *game = lab_controller_get_game (controller);
  guint n_undone = lab_controller_get_n_undone (controller);

  g_key_file_set_int64 (file, LAB_SAVED_GROUP_GAME, LAB_SAVED_KEY_BEGAN,
                        lab_controller_get_began (controller));
  g_key_file_set_boolean (file, LAB_SAVED_GROUP_GAME, LAB_SAVED_KEY_TOURNAMENT,
                          lab_controller_get_tournament (controller));
  /* This number comes before the turns, so that missing turns at the end of a file are noticed. */
  g_key_file_set_uint64 (file, LAB_SAVED_GROUP_GAME, LAB_SAVED_KEY_HALF_TURNS,
                         lab_game_get_n_half_turns (game) + n_undone);
  if (n_undone > 0)
    g_key_file_set_uint64 (file, LAB_SAVED_GROUP_GAME, LAB_SAVED_KEY_UNDONE, n_undone);
  write_spare (file, self);
  if (lab_game_get_ended (game))
    g_key_file_set_boolean (file, LAB_SAVED_GROUP_GAME, LAB_SAVED_KEY_ENDED, TRUE);
}

/* Public functions */

/* Whether @deal gives the position @initial, so that the seed identifies the game. */
gboolean
lab_saved_game_was_dealt (const LabDeal     *deal,
                          const LabPosition *initial)
{
  guint n_players = (guint) __builtin_popcount (deal->seats);
  LabPosition dealt;

  if (deal->cards_each > lab_deal_max_cards (n_players))
    return FALSE;
  lab_deal_position (deal, &dealt);
  return lab_position_equal (&dealt, initial);
}

/**
 * lab_saved_game_to_data:
 * @self: a saved game
 *
 * Writes the game as the text of a file.
 *
 * Returns: (transfer full): the text of the file
 */
char *
lab_saved_game_to_data (LabSavedGame *self)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();
  LabGame *game;
  GListModel *players;

  g_return_val_if_fail (LAB_IS_SAVED_GAME (self), NULL);

  game = lab_saved_game_get_game (self);
  players = lab_game_get_players (game);
  g_key_file_set_integer (file, LAB_SAVED_GROUP_HEAD, LAB_SAVED_KEY_VERSION,
                          LAB_SAVED_GAME_VERSION);
  write_deal (file, lab_game_get_deal (game), lab_game_get_initial (game));
  for (guint i = 0; i < g_list_model_get_n_items (players); i++)
    {
      g_autoptr (LabPlayer) player = g_list_model_get_item (players, i);

      write_seat (file, self, player);
    }
  write_game (file, self);
  write_turns (file, self);
  return g_key_file_to_data (file, NULL, NULL);
}
