/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <string.h>

#include "lab-soak-game-private.h"
#include "lab-saved-game.h"

/* Saves a game, and sometimes continues with the loaded one. */

/* How likely it is, per mille, that the test continues with the loaded game. */
#define GOES_ON 500

/* Private helpers */

static gboolean
is_same_turn (const LabTurn *a,
              const LabTurn *b)
{
  return a->arrow == b->arrow && a->tile == b->tile && a->cell == b->cell;
}

/* Returns whether @read equals @written. The rotation of the spare before an
 * insertion may differ, because it is saved only if a person holds the spare. */
static gboolean
is_same_position (const LabPosition *written,
                  const LabPosition *read,
                  gboolean           exactly)
{
  LabPosition turned = *read;

  if (!exactly && written->phase != LAB_PHASE_MOVE
      && lab_openings_same_tile (written->board.spare, read->board.spare))
    turned.board.spare = written->board.spare;
  return lab_position_equal (written, &turned);
}

static gboolean
compare_history (LabGame *written,
                 LabGame *read,
                 GError **error)
{
  guint n = lab_game_get_n_half_turns (written);

  if (lab_game_get_n_half_turns (read) != n
      || lab_game_get_n_turns (read) != lab_game_get_n_turns (written))
    return lab_soak_fail (error, LAB_SOAK_ERROR_SAVED, "%u half-turns of %u were read",
                          lab_game_get_n_half_turns (read), n);
  for (guint i = 0; i < lab_game_get_n_turns (written); i++)
    {
      if (!is_same_turn (lab_game_get_turn (written, i), lab_game_get_turn (read, i)))
        return lab_soak_fail (error, LAB_SOAK_ERROR_SAVED, "turn %u was read otherwise", i + 1);
    }
  for (guint i = 0; i < n; i++)
    {
      if (!is_same_position (lab_game_get_position_at (written, i),
                             lab_game_get_position_at (read, i), FALSE))
        return lab_soak_fail (error, LAB_SOAK_ERROR_SAVED,
                              "after %u half-turns the game that was read stood elsewhere", i);
    }
  return TRUE;
}

static gboolean
compare_undone (LabController *written,
                LabController *read,
                GError       **error)
{
  guint n = lab_controller_get_n_undone (written);

  if (lab_controller_get_n_undone (read) != n)
    return lab_soak_fail (error, LAB_SOAK_ERROR_SAVED, "%u undone half-turns of %u were read",
                          lab_controller_get_n_undone (read), n);
  for (guint i = 0; i < n; i++)
    {
      if (!is_same_turn (lab_controller_get_undone (written, i),
                         lab_controller_get_undone (read, i)))
        return lab_soak_fail (error, LAB_SOAK_ERROR_SAVED, "undone half-turn %u was read otherwise",
                              i);
    }
  return TRUE;
}

static gboolean
compare_players (LabSoakGame  *self,
                 LabSavedGame *saved,
                 GError      **error)
{
  for (LabSeat seat = 0; seat < LAB_N_SEATS; seat++)
    {
      LabPlayer *player = lab_game_get_player (self->game, seat);
      LabPlayer *read = lab_game_get_player (lab_saved_game_get_game (saved), seat);

      if ((player == NULL) != (read == NULL)
          || lab_saved_game_get_kind (saved, seat) != self->kinds[seat])
        return lab_soak_fail (error, LAB_SOAK_ERROR_SAVED, "another plays seat %u", seat + 1u);
      if (player != NULL
          && strcmp (lab_player_get_name (player), lab_player_get_name (read)) != 0)
        return lab_soak_fail (error, LAB_SOAK_ERROR_SAVED, "“%s” was read as “%s”",
                              lab_player_get_name (player), lab_player_get_name (read));
    }
  return TRUE;
}

static gboolean
compare_deals (const LabDeal *written,
               const LabDeal *read,
               GError       **error)
{
  return (written->seed == read->seed && written->seats == read->seats
          && written->first_seat == read->first_seat && written->cards_each == read->cards_each
          && written->rules == read->rules)
         || lab_soak_fail (error, LAB_SOAK_ERROR_SAVED, "the deal was read otherwise");
}

/* Checks that the loaded game @saved is the game that was saved. */
static gboolean
compare (LabSoakGame  *self,
         LabSavedGame *saved,
         GError      **error)
{
  LabController *read = lab_saved_game_get_controller (saved);
  LabGame *game = lab_saved_game_get_game (saved);
  const LabPosition *position = lab_game_get_position (game);

  if (!is_same_position (lab_game_get_position (self->game), position,
                         lab_soak_game_is_person (self)))
    return lab_soak_fail (error, LAB_SOAK_ERROR_SAVED, "the game that was read stands elsewhere");
  if (lab_soak_game_is_person (self)
      && lab_soak_hash_compute (self->hash, lab_game_get_position (self->game))
             != lab_soak_hash_compute (self->hash, position))
    return lab_soak_fail (error, LAB_SOAK_ERROR_HASH, "the game that was read has another hash");
  if (lab_controller_get_tournament (read) != self->tournament
      || lab_controller_get_began (read) != lab_controller_get_began (self->controller)
      || lab_game_get_ended (game) != lab_game_get_ended (self->game))
    return lab_soak_fail (error, LAB_SOAK_ERROR_SAVED, "it was read otherwise how it is played");
  return compare_deals (lab_game_get_deal (self->game), lab_game_get_deal (game), error)
         && compare_players (self, saved, error) && compare_history (self->game, game, error)
         && compare_undone (self->controller, read, error);
}

/* Continues with @saved as after a restart of the program. */
static void
go_on_with (LabSoakGame  *self,
            LabSavedGame *saved)
{
  guint n = lab_game_get_n_half_turns (lab_saved_game_get_game (saved));

  lab_soak_game_sit_down (self, lab_saved_game_get_controller (saved));
  lab_soak_mirror_watch (self->mirror, self->game);
  for (guint i = 0; i < n; i++)
    g_array_index (self->known, LabPosition, i) = *lab_game_get_position_at (self->game, i);
  self->counts.n_loaded++;
}

/* Public functions */

/* Saves the game, loads it, and sometimes continues with the loaded one. */
gboolean
lab_soak_game_save (LabSoakGame *self,
                    GError     **error)
{
  g_autoptr (LabSavedGame) written = lab_saved_game_new (self->controller, self->kinds);
  g_autofree char *data = lab_saved_game_to_data (written);
  g_autofree char *again = NULL;
  g_autoptr (LabSavedGame) read = NULL;
  g_autoptr (GError) problem = NULL;

  read = lab_saved_game_parse (data, strlen (data), &problem);
  if (read == NULL)
    return lab_soak_fail (error, LAB_SOAK_ERROR_SAVED, "the saved game cannot be read: %s",
                          problem->message);
  self->counts.n_saved++;
  if (!compare (self, read, error))
    return FALSE;
  again = lab_saved_game_to_data (read);
  if (strcmp (data, again) != 0)
    return lab_soak_fail (error, LAB_SOAK_ERROR_SAVED,
                          "the game is saved otherwise when it was read");
  if (lab_soak_game_draw (self, GOES_ON))
    go_on_with (self, read);
  return TRUE;
}
