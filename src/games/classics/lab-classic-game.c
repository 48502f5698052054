/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-classic-game.h"

#include <glib/gi18n-lib.h>

#include "lab-refuse.h"

G_DEFINE_FINAL_TYPE (LabClassicGame, lab_classic_game, G_TYPE_OBJECT)

/* Private helpers */

static void
play (LabClassicGame *self,
      guint32         action)
{
  self->classic->rules->apply (self->state, action);
  self->n_moves++;
  g_signal_emit_by_name (self, "moved", action);
  g_signal_emit_by_name (self, "changed");
}

/* Returns whether the rules allow an action. */
static gboolean
may_move (LabClassicGame *self,
          guint32         action)
{
  g_autoptr (GArray) actions = lab_classic_list_actions (self->classic, self->state);

  for (guint i = 0; i < actions->len; i++)
    {
      if (g_array_index (actions, guint32, i) == action)
        return TRUE;
    }
  return FALSE;
}

static gboolean
refuse_move (LabClassicGame  *self,
             GError         **error)
{
  if (lab_classic_game_is_over (self))
    return lab_classic_refuse_over (error);
  return lab_refuse (error, LAB_CLASSIC_ERROR, LAB_CLASSIC_ERROR_MOVE,
                     _("The rules do not allow this move. Choose one of the legal moves."));
}

/* GObject */

static void
lab_classic_game_finalize (GObject *object)
{
  LabClassicGame *self = LAB_CLASSIC_GAME (object);

  g_free (self->start);
  g_free (self->state);
  g_array_unref (self->moves);
  G_OBJECT_CLASS (lab_classic_game_parent_class)->finalize (object);
}

static void
lab_classic_game_class_init (LabClassicGameClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = lab_classic_game_finalize;

  /**
   * LabClassicGame::moved:
   * @self: the game
   * @action: the action
   *
   * An action was played, for the first time or again. The position is already the new one.
   */
  g_signal_new ("moved", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                G_TYPE_NONE, 1, G_TYPE_UINT);
  /**
   * LabClassicGame::undone:
   * @self: the game
   * @action: the action
   *
   * An action was undone. The position is already the one before it.
   */
  g_signal_new ("undone", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                G_TYPE_NONE, 1, G_TYPE_UINT);
  /**
   * LabClassicGame::changed:
   * @self: the game
   *
   * The position is another one. Emitted after the signal that says why.
   */
  g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                G_TYPE_NONE, 0);
}

static void
lab_classic_game_init (LabClassicGame *self)
{
  self->moves = g_array_new (FALSE, FALSE, sizeof (guint32));
}

/* Public functions */

/**
 * lab_classic_game_new:
 * @classic: the kind of game
 * @start: the position to start from, which is copied
 *
 * Returns: (transfer full): a game without moves
 */
LabClassicGame *
lab_classic_game_new (const LabClassic *classic,
                      gconstpointer     start)
{
  LabClassicGame *self;

  g_return_val_if_fail (classic != NULL && start != NULL, NULL);

  self = g_object_new (LAB_TYPE_CLASSIC_GAME, NULL);
  self->classic = classic;
  self->start = lab_classic_copy_state (classic, start);
  self->state = lab_classic_copy_state (classic, start);
  return self;
}

/** lab_classic_game_is_over: returns whether the game has ended. */
gboolean
lab_classic_game_is_over (LabClassicGame *self)
{
  g_return_val_if_fail (LAB_IS_CLASSIC_GAME (self), FALSE);

  return self->classic->rules->is_over (self->state);
}

/** lab_classic_game_get_winner: returns who has won a game that is over: 0, 1, or
 * %LAB_CLASSIC_NOBODY. */
guint
lab_classic_game_get_winner (LabClassicGame *self)
{
  g_return_val_if_fail (LAB_IS_CLASSIC_GAME (self), LAB_CLASSIC_NOBODY);

  return lab_classic_get_winner (self->classic, self->state);
}

/** lab_classic_game_get_n_redo: returns the number of moves that can be played again. */
guint
lab_classic_game_get_n_redo (LabClassicGame *self)
{
  g_return_val_if_fail (LAB_IS_CLASSIC_GAME (self), 0);

  return self->moves->len - self->n_moves;
}

/**
 * lab_classic_game_get_move:
 * @self: a game
 * @number: the number of a move from 0; those that can be played again come last
 *
 * Returns: the action
 */
guint32
lab_classic_game_get_move (LabClassicGame *self,
                           guint           number)
{
  g_return_val_if_fail (LAB_IS_CLASSIC_GAME (self), 0);
  g_return_val_if_fail (number < self->moves->len, 0);

  return g_array_index (self->moves, guint32, number);
}

/**
 * lab_classic_game_move:
 * @self: a game
 * @action: an action
 * @error: return location for a #LabClassicError
 *
 * Plays an action. Moves that were undone cannot be played again afterwards.
 *
 * Returns: whether the rules allow it
 */
gboolean
lab_classic_game_move (LabClassicGame  *self,
                       guint32          action,
                       GError         **error)
{
  g_return_val_if_fail (LAB_IS_CLASSIC_GAME (self), FALSE);

  if (!may_move (self, action))
    return refuse_move (self, error);
  g_array_set_size (self->moves, self->n_moves);
  g_array_append_val (self->moves, action);
  play (self, action);
  return TRUE;
}

/**
 * lab_classic_game_undo:
 * @self: a game
 * @error: return location for a #LabClassicError
 *
 * Undoes the last move.
 *
 * Returns: whether there was one
 */
gboolean
lab_classic_game_undo (LabClassicGame  *self,
                       GError         **error)
{
  guint32 action;

  g_return_val_if_fail (LAB_IS_CLASSIC_GAME (self), FALSE);

  if (self->n_moves == 0)
    return lab_refuse (error, LAB_CLASSIC_ERROR, LAB_CLASSIC_ERROR_HISTORY,
                       _("Nothing to undo."));
  action = g_array_index (self->moves, guint32, --self->n_moves);
  self->classic->rules->undo (self->state, action);
  g_signal_emit_by_name (self, "undone", action);
  g_signal_emit_by_name (self, "changed");
  return TRUE;
}

/**
 * lab_classic_game_redo:
 * @self: a game
 * @error: return location for a #LabClassicError
 *
 * Plays the move again that was undone last.
 *
 * Returns: whether there was one
 */
gboolean
lab_classic_game_redo (LabClassicGame  *self,
                       GError         **error)
{
  g_return_val_if_fail (LAB_IS_CLASSIC_GAME (self), FALSE);

  if (self->n_moves == self->moves->len)
    return lab_refuse (error, LAB_CLASSIC_ERROR, LAB_CLASSIC_ERROR_HISTORY,
                       _("Nothing to redo."));
  play (self, g_array_index (self->moves, guint32, self->n_moves));
  return TRUE;
}
