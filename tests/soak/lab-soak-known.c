/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <string.h>

#include "lab-undo.h"
#include "lab-soak-game-private.h"

/* Records the expected state of a game, and makes all checks. */

/* How likely it is, per mille, that the whole history is checked after a step. */
#define GOES_THROUGH 10
/* How likely it is, per mille, that a changed position is compared. */
#define NEIGHBORS 250

/* Private helpers */

static const LabPosition *
get_known (LabSoakGame *self,
           guint        n_half_turns)
{
  return &g_array_index (self->known, LabPosition, n_half_turns);
}

static void
remember_turn (LabSoakGame       *self,
               const LabPosition *before,
               const LabPosition *after)
{
  LabMemory memory = g_array_index (self->memories, LabMemory, self->memories->len - 1);

  lab_memory_watch (&memory, before, after);
  g_array_append_val (self->memories, memory);
}

static LabArrow
get_last_arrow (LabSoakGame *self)
{
  for (guint i = lab_soak_mirror_get_n_half_turns (self->mirror); i-- > 0;)
    {
      const LabTurn *half_turn = lab_soak_mirror_get_half_turn (self->mirror, i);

      if (half_turn->cell == LAB_CELL_NONE)
        return half_turn->arrow;
    }
  return LAB_ARROW_NONE;
}

static gboolean
check_half_turn (LabSoakGame *self,
                 guint        number,
                 GError     **error)
{
  const LabTurn *made = lab_soak_mirror_get_half_turn (self->mirror, number);
  const LabTurn *told = lab_game_get_turn (self->game, number / 2);
  gboolean inserted = made->cell == LAB_CELL_NONE;

  if (inserted != (number % 2 == 0)
      || (inserted ? told->arrow != made->arrow || told->tile != made->tile
                   : told->cell != made->cell))
    return lab_soak_fail (error, LAB_SOAK_ERROR_HISTORY, "half-turn %u is not what was made",
                          number + 1);
  if (!lab_position_equal (lab_game_get_position_at (self->game, number),
                           get_known (self, number)))
    return lab_soak_fail (error, LAB_SOAK_ERROR_HISTORY,
                          "after %u half-turns the game stood elsewhere than the history says",
                          number);
  return lab_soak_table_compare (lab_soak_mirror_get_table_at (self->mirror, number),
                                 lab_game_get_position_at (self->game, number),
                                 LAB_SOAK_ERROR_HISTORY, error);
}

static gboolean
check_undone (LabSoakGame *self,
              guint        number,
              GError     **error)
{
  guint n = lab_game_get_n_half_turns (self->game);
  const LabTurn *made = lab_soak_mirror_get_half_turn (self->mirror, n + number);
  const LabTurn *told = lab_controller_get_undone (self->controller, number);

  if ((made->cell == LAB_CELL_NONE) != (told->cell == LAB_CELL_NONE)
      || (made->cell == LAB_CELL_NONE ? told->arrow != made->arrow || told->tile != made->tile
                                      : told->cell != made->cell))
    return lab_soak_fail (error, LAB_SOAK_ERROR_HISTORY,
                          "half-turn %u that was undone is not what was made", number + 1);
  return TRUE;
}

/* Checks the last half-turn, a random one, and a random undone one. */
static gboolean
check_history (LabSoakGame *self,
               GError     **error)
{
  guint n = lab_soak_mirror_get_n_half_turns (self->mirror);
  guint n_undone = lab_soak_mirror_get_n_undone (self->mirror);

  if (lab_game_get_n_half_turns (self->game) != n || self->known->len != n
      || lab_game_get_n_turns (self->game) != (n + 1) / 2)
    return lab_soak_fail (error, LAB_SOAK_ERROR_HISTORY,
                          "the history has %u half-turns in %u turns; %u were made",
                          lab_game_get_n_half_turns (self->game), lab_game_get_n_turns (self->game),
                          n);
  if (lab_controller_get_n_undone (self->controller) != n_undone)
    return lab_soak_fail (error, LAB_SOAK_ERROR_HISTORY,
                          "%u half-turns could be made again, not %u",
                          lab_controller_get_n_undone (self->controller), n_undone);
  if (lab_game_get_position_at (self->game, n) != lab_game_get_position (self->game))
    return lab_soak_fail (error, LAB_SOAK_ERROR_HISTORY, "the history ends elsewhere");
  if (n > 0 && !(check_half_turn (self, n - 1, error)
                 && check_half_turn (self, lab_random_below (&self->random, n), error)))
    return FALSE;
  return n_undone == 0 || check_undone (self, lab_random_below (&self->random, n_undone), error);
}

/* Checks that what the player to move may know does not depend on hidden cards. */
static gboolean
check_observation (LabSoakGame *self,
                   GError     **error)
{
  const LabPosition *position = lab_game_get_position (self->game);
  const LabMemory *memory = &g_array_index (self->memories, LabMemory, self->memories->len - 1);
  LabObservation observation;

  if (position->phase == LAB_PHASE_OVER)
    return TRUE;
  lab_turn_runner_observe (self->runner, &observation);
  if (memcmp (&observation.memory, memory, sizeof *memory) != 0)
    return lab_soak_fail (error, LAB_SOAK_ERROR_OBSERVATION,
                          "the runner remembers something else than what was seen");
  return lab_soak_check_observation (&observation, position, error);
}

static gboolean
check_hash (LabSoakGame *self,
            GError     **error)
{
  const LabPosition *position = lab_game_get_position (self->game);
  guint64 key = lab_soak_hash_compute (self->hash, position);
  guint n = self->known->len;

  if (!lab_soak_hash_add (self->hash, position, key, error)
      || (position->phase != LAB_PHASE_OVER && lab_soak_game_draw (self, NEIGHBORS)
          && !lab_soak_hash_check_neighbor (self->hash, position, &self->random, error)))
    return FALSE;
  /* Only at the end of a turn, before a player has rotated the spare. */
  if (n == 0 || n % 2 != 0 || lab_game_get_ended (self->game)
      || position->board.spare != get_known (self, n - 1)->board.spare)
    return TRUE;
  return lab_soak_hash_check_turn (self->hash, get_known (self, n - 2),
                                   lab_game_get_turn (self->game, n / 2 - 1), key, error);
}

/* Checks how far the window would let people undo: never past another person's turn. */
static gboolean
check_undo_count (LabSoakGame *self,
                  GError     **error)
{
  guint length = lab_game_get_n_half_turns (self->game);
  guint n = lab_undo_count (self->controller, self->persons, LAB_SEAT_NONE);

  if (n == 0)
    return TRUE;
  if (self->tournament || n > length
      || (self->persons & LAB_SEAT_BIT (get_known (self, length - n)->seat)) == 0)
    return lab_soak_fail (error, LAB_SOAK_ERROR_HISTORY, "%u half-turns of %u can be undone", n,
                          length);
  for (guint i = length - n + 1; i < length; i++)
    {
      if ((self->persons & LAB_SEAT_BIT (get_known (self, i)->seat)) != 0)
        return lab_soak_fail (error, LAB_SOAK_ERROR_HISTORY,
                              "more than one decision of persons can be undone");
    }
  return TRUE;
}

static gboolean
check_players (LabSoakGame *self,
               GError     **error)
{
  if (self->failure == NULL)
    return TRUE;
  g_propagate_error (error, g_error_copy (self->failure));
  return FALSE;
}

/* For the other files of the soak test */

/* Records the half-turn that was just made; @before is the position before it. */
void
lab_soak_game_note (LabSoakGame       *self,
                    const LabPosition *before)
{
  guint n;

  g_array_append_vals (self->known, before, 1);
  n = self->known->len;
  if (n % 2 == 0)
    remember_turn (self, get_known (self, n - 2), lab_game_get_position (self->game));
  self->counts.n_half_turns++;
}

/* Records an undo or redo; @n_before half-turns had been made before. */
void
lab_soak_game_note_rewind (LabSoakGame *self,
                           guint        n_before)
{
  guint n = lab_game_get_n_half_turns (self->game);

  for (guint i = n_before; i < n; i++)
    {
      g_array_append_vals (self->known, lab_game_get_position_at (self->game, i), 1);
      if (i % 2 == 1)
        remember_turn (self, get_known (self, i - 1), lab_game_get_position_at (self->game, i + 1));
    }
  g_array_set_size (self->known, n);
  g_array_set_size (self->memories, n / 2 + 1);
}

/* Makes all checks that hold at any time. */
gboolean
lab_soak_game_check (LabSoakGame *self,
                     GError     **error)
{
  const LabPosition *position = lab_game_get_position (self->game);

  return lab_soak_check_bitboards (self->game, position, error)
         && lab_soak_check_tiles (self->game, &self->dealt, error)
         && lab_soak_check_treasures (self->game, position, error)
         && lab_soak_check_cards (position, &self->dealt, error)
         && lab_soak_check_pawns (position, &self->dealt, error)
         && lab_soak_check_arrow (position, get_last_arrow (self), error)
         && lab_soak_check_reach (self->game, position, error)
         && lab_soak_check_places (self->game, position, error)
         && lab_soak_mirror_check (self->mirror, error) && check_history (self, error)
         && check_hash (self, error) && lab_soak_check_notation (position, error)
         && check_observation (self, error) && check_undo_count (self, error)
         && check_players (self, error)
         && (!lab_soak_game_draw (self, GOES_THROUGH) || lab_soak_game_check_history (self, error));
}

/* Checks the whole history. */
gboolean
lab_soak_game_check_history (LabSoakGame *self,
                             GError     **error)
{
  for (guint i = 0; i < self->known->len; i++)
    {
      if (!check_half_turn (self, i, error))
        return FALSE;
    }
  for (guint i = 0; i < lab_soak_mirror_get_n_undone (self->mirror); i++)
    {
      if (!check_undone (self, i, error))
        return FALSE;
    }
  return TRUE;
}
