/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-classic-session-private.h"

#include <glib/gi18n-lib.h>

#include "lab-refuse.h"

/**
 * LabClassicSession:
 *
 * A small game with its players: two persons, a person and a computer, or two computers. It asks
 * the computers for their moves, knows how far an undo goes, and finds out the values of moves.
 *
 * Computers think in threads. The random numbers of a move come from the seed and from the number
 * of moves before it, so a saved game needs no other state.
 */

enum
{
  PROP_0,
  PROP_THINKING,
  PROP_VALUES,
  N_PROPS,
};

enum
{
  CHANGED,
  N_SIGNALS,
};

static GParamSpec *props[N_PROPS];
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (LabClassicSession, lab_classic_session, G_TYPE_OBJECT)

/* Private helpers */

static void
update_values (LabClassicSession *self)
{
  if (self->tells_values && !lab_classic_game_is_over (self->game))
    lab_classic_values_find (self->values);
  else
    lab_classic_values_forget (self->values);
}

static void
on_values_changed (gpointer data)
{
  g_object_notify_by_pspec (G_OBJECT (data), props[PROP_VALUES]);
}

/* GObject */

static void
lab_classic_session_dispose (GObject *object)
{
  LabClassicSession *self = LAB_CLASSIC_SESSION (object);

  g_clear_pointer (&self->thinking, lab_classic_thinking_free);
  g_clear_pointer (&self->values, lab_classic_values_free);
  if (self->game != NULL)
    g_signal_handlers_disconnect_by_data (self->game, self);
  g_clear_object (&self->game);
  G_OBJECT_CLASS (lab_classic_session_parent_class)->dispose (object);
}

static void
lab_classic_session_get_property (GObject    *object,
                                  guint       prop_id,
                                  GValue     *value,
                                  GParamSpec *pspec)
{
  LabClassicSession *self = LAB_CLASSIC_SESSION (object);

  switch (prop_id)
    {
    case PROP_THINKING:
      g_value_set_boolean (value, lab_classic_session_is_thinking (self));
      break;
    case PROP_VALUES:
      g_value_set_pointer (value, (gpointer) lab_classic_session_get_values (self));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
lab_classic_session_class_init (LabClassicSessionClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  object_class->dispose = lab_classic_session_dispose;
  object_class->get_property = lab_classic_session_get_property;

  /** LabClassicSession:thinking: whether a computer thinks about its move */
  props[PROP_THINKING] = g_param_spec_boolean ("thinking", NULL, NULL, FALSE, flags);
  /** LabClassicSession:values: the result of lab_classic_session_get_values() */
  props[PROP_VALUES] = g_param_spec_pointer ("values", NULL, NULL, flags);
  g_object_class_install_properties (object_class, N_PROPS, props);

  /**
   * LabClassicSession::changed:
   * @self: a session
   *
   * It may be another player’s turn, what can be undone or redone may be different, a computer has
   * begun or stopped to think, or the counts are different. Emitted once for all moves that are
   * undone or redone together. A handler must not call lab_classic_session_advance().
   */
  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                   NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
lab_classic_session_init (LabClassicSession *self G_GNUC_UNUSED)
{
}

/* Private functions of the session */

/** lab_classic_session_stop_thinking: no computer thinks about the current position any more. */
void
lab_classic_session_stop_thinking (LabClassicSession *self)
{
  if (lab_classic_thinking_stop (self->thinking))
    g_object_notify_by_pspec (G_OBJECT (self), props[PROP_THINKING]);
}

/** lab_classic_session_emit_changed: emits #LabClassicSession::changed. */
void
lab_classic_session_emit_changed (LabClassicSession *self)
{
  g_signal_emit (self, signals[CHANGED], 0);
}

/** lab_classic_session_on_game_changed: begins to look at the new position. */
void
lab_classic_session_on_game_changed (LabClassicSession *self)
{
  if (self->rewinding)
    return;
  self->advice = NULL;
  g_object_freeze_notify (G_OBJECT (self));
  lab_classic_session_stop_thinking (self);
  update_values (self);
  g_object_thaw_notify (G_OBJECT (self));
  lab_classic_session_emit_changed (self);
}

/** lab_classic_session_refuse_turn: says why no person can move now; returns %FALSE. */
gboolean
lab_classic_session_refuse_turn (LabClassicSession  *self,
                                 GError            **error)
{
  if (lab_classic_game_is_over (self->game))
    return lab_classic_refuse_over (error);
  return lab_refuse (error, LAB_CLASSIC_ERROR, LAB_CLASSIC_ERROR_MOVE,
                     _("It is the computer’s turn. Wait for its move."));
}

/* Public functions */

/**
 * lab_classic_session_new:
 * @game: a game, perhaps with moves
 * @seats: (array fixed-size=2): who plays each side
 * @seed: the seed of all random numbers of the computers
 *
 * Creates a session. Nobody is asked for a move before lab_classic_session_advance().
 *
 * Returns: (transfer full): the session
 */
LabClassicSession *
lab_classic_session_new (LabClassicGame       *game,
                         const LabClassicSeat *seats,
                         guint64               seed)
{
  LabClassicSession *self;

  g_return_val_if_fail (LAB_IS_CLASSIC_GAME (game) && seats != NULL, NULL);

  self = g_object_new (LAB_TYPE_CLASSIC_SESSION, NULL);
  self->game = g_object_ref (game);
  for (guint player = 0; player < LAB_CLASSIC_N_PLAYERS; player++)
    self->seats[player] = seats[player];
  self->seed = seed;
  self->thinking = lab_classic_thinking_new (game);
  self->values = lab_classic_values_new (game, on_values_changed, self);
  g_signal_connect_object (game, "changed", G_CALLBACK (lab_classic_session_on_game_changed), self,
                           G_CONNECT_SWAPPED);
  return self;
}

/** lab_classic_session_get_game: (transfer none): returns the game. */
LabClassicGame *
lab_classic_session_get_game (LabClassicSession *self)
{
  g_return_val_if_fail (LAB_IS_CLASSIC_SESSION (self), NULL);

  return self->game;
}

/** lab_classic_session_get_seat: (transfer none): returns who plays a side, 0 or 1. */
const LabClassicSeat *
lab_classic_session_get_seat (LabClassicSession *self,
                              guint              player)
{
  g_return_val_if_fail (LAB_IS_CLASSIC_SESSION (self), NULL);
  g_return_val_if_fail (player < LAB_CLASSIC_N_PLAYERS, NULL);

  return &self->seats[player];
}

/** lab_classic_session_get_seed: returns the seed of the random numbers. */
guint64
lab_classic_session_get_seed (LabClassicSession *self)
{
  g_return_val_if_fail (LAB_IS_CLASSIC_SESSION (self), 0);

  return self->seed;
}

/** lab_classic_session_get_n_undone: returns how often lab_classic_session_undo() was used. */
guint
lab_classic_session_get_n_undone (LabClassicSession *self)
{
  g_return_val_if_fail (LAB_IS_CLASSIC_SESSION (self), 0);

  return self->n_undone;
}

/** lab_classic_session_get_n_hints: returns how many hints were given. */
guint
lab_classic_session_get_n_hints (LabClassicSession *self)
{
  g_return_val_if_fail (LAB_IS_CLASSIC_SESSION (self), 0);

  return self->n_hints;
}

/** lab_classic_session_restore_counts: sets what was counted before a game was saved. */
void
lab_classic_session_restore_counts (LabClassicSession *self,
                                    guint              n_undone,
                                    guint              n_hints)
{
  g_return_if_fail (LAB_IS_CLASSIC_SESSION (self));

  self->n_undone = n_undone;
  self->n_hints = n_hints;
}

/**
 * lab_classic_session_set_least_time:
 * @self: a session
 * @least_time: how long a computer waits with its move at least, in milliseconds; 400 by default
 *
 * Sets the time that people need to follow.
 */
void
lab_classic_session_set_least_time (LabClassicSession *self,
                                    guint              least_time)
{
  g_return_if_fail (LAB_IS_CLASSIC_SESSION (self));

  lab_classic_thinking_set_least_time (self->thinking, least_time);
}

/**
 * lab_classic_session_advance:
 * @self: a session
 *
 * Asks the computer for its move, if it is a computer’s turn and it does not think already. The
 * move is played later, from the main loop. Call this function when the last move has been shown,
 * never in a handler of a signal of the game.
 */
void
lab_classic_session_advance (LabClassicSession *self)
{
  const LabClassicSeat *seat;

  g_return_if_fail (LAB_IS_CLASSIC_SESSION (self));

  seat = &self->seats[lab_classic_game_get_player (self->game)];
  if (seat->person || lab_classic_session_is_thinking (self)
      || lab_classic_game_is_over (self->game))
    return;
  lab_classic_thinking_start (self->thinking, seat,
                              self->seed + lab_classic_game_get_n_moves (self->game));
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_THINKING]);
  lab_classic_session_emit_changed (self);
}

/** lab_classic_session_is_persons_turn: returns whether a person is to move. */
gboolean
lab_classic_session_is_persons_turn (LabClassicSession *self)
{
  g_return_val_if_fail (LAB_IS_CLASSIC_SESSION (self), FALSE);

  return !lab_classic_game_is_over (self->game)
         && self->seats[lab_classic_game_get_player (self->game)].person;
}

/** lab_classic_session_is_thinking: returns whether a computer was asked for the next move. */
gboolean
lab_classic_session_is_thinking (LabClassicSession *self)
{
  g_return_val_if_fail (LAB_IS_CLASSIC_SESSION (self), FALSE);

  return self->thinking != NULL && lab_classic_thinking_is_active (self->thinking);
}

/**
 * lab_classic_session_move:
 * @self: a session
 * @action: a person’s move
 * @error: return location for a #LabClassicError
 *
 * Plays a move of the person whose turn it is.
 *
 * Returns: whether it is a person’s turn and the rules allow the move
 */
gboolean
lab_classic_session_move (LabClassicSession  *self,
                          guint32             action,
                          GError            **error)
{
  g_return_val_if_fail (LAB_IS_CLASSIC_SESSION (self), FALSE);

  if (!lab_classic_session_is_persons_turn (self))
    return lab_classic_session_refuse_turn (self, error);
  return lab_classic_game_move (self->game, action, error);
}

/**
 * lab_classic_session_set_tells_values:
 * @self: a session
 * @tells: whether to find out the values of all moves of each position
 *
 * Begins or ends to tell the result of perfect play.
 */
void
lab_classic_session_set_tells_values (LabClassicSession *self,
                                      gboolean           tells)
{
  g_return_if_fail (LAB_IS_CLASSIC_SESSION (self));

  if (self->tells_values == tells)
    return;
  self->tells_values = tells;
  update_values (self);
}

/** lab_classic_session_get_tells_values: returns whether the values of all moves are found. */
gboolean
lab_classic_session_get_tells_values (LabClassicSession *self)
{
  g_return_val_if_fail (LAB_IS_CLASSIC_SESSION (self), FALSE);

  return self->tells_values;
}

/**
 * lab_classic_session_get_values:
 * @self: a session
 *
 * Returns: (transfer none) (nullable): the values of the moves of the current position, valid until
 *   #LabClassicSession:values changes. If they are not solved, the board is too large for it, and
 *   those that are not marked as exact are estimates. %NULL before they are found, if the game is
 *   over, or if nobody wants to know
 */
const LabClassicSolution *
lab_classic_session_get_values (LabClassicSession *self)
{
  g_return_val_if_fail (LAB_IS_CLASSIC_SESSION (self), NULL);

  return self->values != NULL ? lab_classic_values_get (self->values) : NULL;
}
