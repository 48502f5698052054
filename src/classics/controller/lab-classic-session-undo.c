/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-classic-session-private.h"

#include <glib/gi18n-lib.h>

#include "lab-refuse.h"

/* Private helpers */

/* Returns for each number of moves whether it is then the turn of a person. */
static GArray *
list_turns (LabClassicSession *self)
{
  LabClassicGame *game = self->game;
  const LabClassic *classic = lab_classic_game_get_classic (game);
  g_autofree gpointer state = lab_classic_copy_state (classic, lab_classic_game_get_start (game));
  guint n_moves = lab_classic_game_get_n_moves (game) + lab_classic_game_get_n_redo (game);
  GArray *turns = g_array_new (FALSE, FALSE, sizeof (gboolean));

  for (guint i = 0; i <= n_moves; i++)
    {
      gboolean person = self->seats[lab_classic_get_player (classic, state)].person;

      g_array_append_val (turns, person);
      if (i < n_moves)
        classic->rules->apply (state, lab_classic_game_get_move (game, i));
    }
  return turns;
}

/* Returns the number of moves before the last turn in which a person has moved; the number of all
 * moves if no person has moved. */
static guint
find_last (LabClassicSession *self)
{
  g_autoptr (GArray) turns = list_turns (self);
  guint n_moves = lab_classic_game_get_n_moves (self->game);

  for (guint n = n_moves; n-- > 0;)
    {
      if (g_array_index (turns, gboolean, n))
        return n;
    }
  return n_moves;
}

/* Returns the number of moves before the next turn of a person among the moves that were undone. If
 * there is none, the moves end with the game, or at a turn of a computer that was undone while it
 * was thinking. */
static guint
find_next (LabClassicSession *self)
{
  g_autoptr (GArray) turns = list_turns (self);
  guint n = lab_classic_game_get_n_moves (self->game) + 1;

  while (n < turns->len && !g_array_index (turns, gboolean, n))
    n++;
  return MIN (n, turns->len - 1);
}

/* Undoes or redoes moves until @n_moves are left. */
static void
rewind_to (LabClassicSession *self,
           guint              n_moves)
{
  g_object_freeze_notify (G_OBJECT (self));
  lab_classic_session_stop_thinking (self);
  self->rewinding = TRUE;
  while (lab_classic_game_get_n_moves (self->game) > n_moves)
    lab_classic_game_undo (self->game, NULL);
  while (lab_classic_game_get_n_moves (self->game) < n_moves)
    lab_classic_game_redo (self->game, NULL);
  self->rewinding = FALSE;
  lab_classic_session_on_game_changed (self);
  g_object_thaw_notify (G_OBJECT (self));
}

/* Public functions */

/** lab_classic_session_may_undo: returns whether a person has moved, so that there is something to
 * undo. */
gboolean
lab_classic_session_may_undo (LabClassicSession *self)
{
  g_return_val_if_fail (LAB_IS_CLASSIC_SESSION (self), FALSE);

  return find_last (self) < lab_classic_game_get_n_moves (self->game);
}

/** lab_classic_session_may_redo: returns whether there is something to redo. */
gboolean
lab_classic_session_may_redo (LabClassicSession *self)
{
  g_return_val_if_fail (LAB_IS_CLASSIC_SESSION (self), FALSE);

  return lab_classic_game_get_n_redo (self->game) > 0;
}

/**
 * lab_classic_session_undo:
 * @self: a session
 * @error: return location for a #LabClassicError
 *
 * Goes back to the last turn of a person: one move between two persons; against a computer also
 * its reply, or what it thinks about now. The moves of a computer before the first move of a person
 * stay.
 *
 * Returns: whether there was something to undo
 */
gboolean
lab_classic_session_undo (LabClassicSession  *self,
                          GError            **error)
{
  guint n_moves;

  g_return_val_if_fail (LAB_IS_CLASSIC_SESSION (self), FALSE);

  n_moves = find_last (self);
  if (n_moves == lab_classic_game_get_n_moves (self->game))
    return lab_refuse (error, LAB_CLASSIC_ERROR, LAB_CLASSIC_ERROR_HISTORY,
                       _("Nothing to undo."));
  self->n_undone++;
  rewind_to (self, n_moves);
  return TRUE;
}

/**
 * lab_classic_session_redo:
 * @self: a session
 * @error: return location for a #LabClassicError
 *
 * Goes forward to the next turn of a person, or to the last move.
 *
 * Returns: whether there was something to redo
 */
gboolean
lab_classic_session_redo (LabClassicSession  *self,
                          GError            **error)
{
  g_return_val_if_fail (LAB_IS_CLASSIC_SESSION (self), FALSE);

  if (lab_classic_game_get_n_redo (self->game) == 0)
    return lab_refuse (error, LAB_CLASSIC_ERROR, LAB_CLASSIC_ERROR_HISTORY,
                       _("Nothing to redo."));
  rewind_to (self, find_next (self));
  return TRUE;
}
