/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-saved-game.h"

#include "lab-saved-text.h"

/**
 * LabSavedGame:
 *
 * A game with everything that is saved: its whole history, and the kinds of its players. It holds
 * the game itself, not a copy, so that each save has the current state.
 */
struct _LabSavedGame
{
  GObject parent_instance;

  LabController *controller;
  LabPlayerKind kinds[LAB_N_SEATS];
  LabSeatSet failed;
};

G_DEFINE_FINAL_TYPE (LabSavedGame, lab_saved_game, G_TYPE_OBJECT)

/* GObject */

static void
lab_saved_game_dispose (GObject *object)
{
  LabSavedGame *self = LAB_SAVED_GAME (object);

  g_clear_object (&self->controller);
  G_OBJECT_CLASS (lab_saved_game_parent_class)->dispose (object);
}

static void
lab_saved_game_class_init (LabSavedGameClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = lab_saved_game_dispose;
}

static void
lab_saved_game_init (LabSavedGame *self G_GNUC_UNUSED)
{
}

/* Public functions */

/**
 * lab_saved_game_new:
 * @controller: the controller of the game
 * @kinds: (nullable) (array fixed-size=4): the kind of player on each seat; %NULL if all are
 *   persons
 *
 * Combines a game with its players, so that it can be saved.
 *
 * Returns: (transfer full): the game as it can be saved
 */
LabSavedGame *
lab_saved_game_new (LabController       *controller,
                    const LabPlayerKind  kinds[LAB_N_SEATS])
{
  LabSavedGame *self;

  g_return_val_if_fail (LAB_IS_CONTROLLER (controller), NULL);

  self = g_object_new (LAB_TYPE_SAVED_GAME, NULL);
  self->controller = g_object_ref (controller);
  for (LabSeat seat = 0; kinds != NULL && seat < LAB_N_SEATS; seat++)
    self->kinds[seat] = kinds[seat];
  return self;
}

/** lab_saved_game_get_controller: (transfer none): returns the controller of the game. */
LabController *
lab_saved_game_get_controller (LabSavedGame *self)
{
  g_return_val_if_fail (LAB_IS_SAVED_GAME (self), NULL);

  return self->controller;
}

/** lab_saved_game_get_game: (transfer none): returns the game. */
LabGame *
lab_saved_game_get_game (LabSavedGame *self)
{
  g_return_val_if_fail (LAB_IS_SAVED_GAME (self), NULL);

  return lab_controller_get_game (self->controller);
}

/** lab_saved_game_get_kind: returns the kind of player on @seat; a person for a free seat. */
LabPlayerKind
lab_saved_game_get_kind (LabSavedGame *self,
                         LabSeat       seat)
{
  g_return_val_if_fail (LAB_IS_SAVED_GAME (self), LAB_PLAYER_PERSON);
  g_return_val_if_fail (seat < LAB_N_SEATS, LAB_PLAYER_PERSON);

  return self->kinds[seat];
}

/** lab_saved_game_get_failed: returns the seats whose players have failed; see
 * lab_turn_runner_get_failed(). */
LabSeatSet
lab_saved_game_get_failed (LabSavedGame *self)
{
  g_return_val_if_fail (LAB_IS_SAVED_GAME (self), 0);

  return self->failed;
}

/**
 * lab_saved_game_set_failed:
 * @self: a saved game
 * @failed: the seats whose players have failed; persons among them are ignored
 *
 * Sets the seats whose players have failed.
 */
void
lab_saved_game_set_failed (LabSavedGame *self,
                           LabSeatSet    failed)
{
  g_return_if_fail (LAB_IS_SAVED_GAME (self));

  self->failed = 0;
  for (LabSeat seat = 0; seat < LAB_N_SEATS; seat++)
    {
      if (self->kinds[seat] != LAB_PLAYER_PERSON)
        self->failed |= (LabSeatSet) (failed & LAB_SEAT_BIT (seat));
    }
}

/**
 * lab_saved_game_is_too_long:
 * @self: a saved game
 *
 * Checks whether the game has too many turns to be saved.
 *
 * Returns: %TRUE if the game has more than %LAB_SAVED_GAME_MAX_TURNS turns, including undone ones;
 *   a file with more turns could not be read again
 */
gboolean
lab_saved_game_is_too_long (LabSavedGame *self)
{
  guint n_half_turns;

  g_return_val_if_fail (LAB_IS_SAVED_GAME (self), FALSE);

  n_half_turns = lab_game_get_n_half_turns (lab_saved_game_get_game (self))
                 + lab_controller_get_n_undone (self->controller);
  return n_half_turns > 2 * LAB_SAVED_GAME_MAX_TURNS;
}

/**
 * lab_saved_game_load:
 * @file: a file
 * @cancellable: (nullable): to cancel
 * @error: return location for a #LabSavedGameError, or a #GIOError of the system
 *
 * Reads a saved game. It takes only a moment, whatever the file contains.
 *
 * Returns: (transfer full) (nullable): the game
 */
LabSavedGame *
lab_saved_game_load (GFile         *file,
                     GCancellable  *cancellable,
                     GError       **error)
{
  g_autofree char *data = NULL;
  gsize length;

  g_return_val_if_fail (G_IS_FILE (file), NULL);

  data = lab_saved_text_read_file (file, &length, cancellable, error);
  return data != NULL ? lab_saved_game_parse (data, length, error) : NULL;
}
