/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-classic-session.h"

#include <glib/gi18n-lib.h>

#include "lab-classic-worker.h"
#include "lab-refuse.h"

#define N_PLAYERS 2

/* People cannot follow a computer that moves at once. In milliseconds. */
#define DEFAULT_LEAST_TIME 400

/* The number of positions whose values are remembered. */
#define MAX_SOLUTIONS 500

/**
 * LabClassicSession:
 *
 * A small game with its players: two persons, a person and a computer, or two computers. It asks
 * the computers for their moves, knows how far an undo goes, and finds out the values of moves.
 *
 * Computers think in threads. The random numbers of a move come from the seed and from the number
 * of moves before it, so a saved game needs no other state.
 */
struct _LabClassicSession
{
  GObject parent_instance;

  LabClassicGame *game;
  LabClassicSeat seats[N_PLAYERS];
  guint64 seed;
  guint n_undone;
  guint n_hints;
  gboolean rewinding;           /* whether several moves are undone or redone now */

  guint least_time;
  GCancellable *thinking;       /* while a computer thinks, and until its move is played */
  gint64 asked_at;
  guint32 answer;
  guint answer_source;          /* plays the answer when the least time has passed */

  gboolean tells_values;
  GCancellable *solving;
  GHashTable *solutions;        /* of positions as text */
  const LabClassicSolution *values;
  GCancellable *advising;
};

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

/* The callback of what is cancelled must not touch the session, which may be gone. */
static gboolean
was_cancelled (GAsyncResult *result)
{
  return g_cancellable_is_cancelled (g_task_get_cancellable (G_TASK (result)));
}

static void
cancel (GCancellable **cancellable)
{
  if (*cancellable != NULL)
    g_cancellable_cancel (*cancellable);
  g_clear_object (cancellable);
}

/* Private helpers: the values of moves */

static void
set_values (LabClassicSession        *self,
            const LabClassicSolution *values)
{
  if (self->values == values)
    return;
  self->values = values;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_VALUES]);
}

static char *
make_solution_key (LabClassicSession *self)
{
  return lab_classic_format_position (lab_classic_game_get_classic (self->game),
                                      lab_classic_game_get_state (self->game));
}

static void
on_solved (GObject      *source G_GNUC_UNUSED,
           GAsyncResult *result,
           gpointer      data)
{
  LabClassicSolution *solution = lab_classic_worker_solve_finish (result);
  LabClassicSession *self = data;

  if (was_cancelled (result))
    {
      g_clear_pointer (&solution, lab_classic_worker_free_solution);
      return;
    }
  g_clear_object (&self->solving);
  if (g_hash_table_size (self->solutions) >= MAX_SOLUTIONS)
    g_hash_table_remove_all (self->solutions);
  g_hash_table_insert (self->solutions, make_solution_key (self), solution);
  set_values (self, solution);
}

/* Finds the values of the current position, unless they are known or nobody asks for them. */
static void
update_values (LabClassicSession *self)
{
  g_autofree char *key = NULL;
  const LabClassicSolution *known;

  cancel (&self->solving);
  if (!self->tells_values || lab_classic_game_is_over (self->game))
    {
      set_values (self, NULL);
      return;
    }
  key = make_solution_key (self);
  known = g_hash_table_lookup (self->solutions, key);
  set_values (self, known);
  if (known != NULL)
    return;
  self->solving = g_cancellable_new ();
  lab_classic_worker_solve (self->game, self->solving, on_solved, self);
}

/* Private helpers: the game */

static void
emit_changed (LabClassicSession *self)
{
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
stop_thinking (LabClassicSession *self)
{
  if (self->thinking == NULL)
    return;
  cancel (&self->thinking);
  g_clear_handle_id (&self->answer_source, g_source_remove);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_THINKING]);
}

static void
on_game_changed (LabClassicSession *self)
{
  if (self->rewinding)
    return;
  g_object_freeze_notify (G_OBJECT (self));
  stop_thinking (self);
  cancel (&self->advising);
  update_values (self);
  g_object_thaw_notify (G_OBJECT (self));
  emit_changed (self);
}

static gboolean
play_answer (gpointer data)
{
  LabClassicSession *self = data;
  g_autoptr (GError) error = NULL;

  self->answer_source = 0;
  if (!lab_classic_game_move (self->game, self->answer, &error))
    g_critical ("The game has changed under an answer: %s", error->message);
  return G_SOURCE_REMOVE;
}

static void
on_answer (GObject      *source G_GNUC_UNUSED,
           GAsyncResult *result,
           gpointer      data)
{
  guint32 action;
  gboolean answered = lab_classic_worker_choose_finish (result, &action);
  LabClassicSession *self = data;
  gint64 passed;

  if (was_cancelled (result))
    return;
  g_return_if_fail (answered);
  passed = (g_get_monotonic_time () - self->asked_at) / 1000;
  self->answer = action;
  if (passed < self->least_time)
    self->answer_source = g_timeout_add (self->least_time - (guint) passed, play_answer, self);
  else
    play_answer (self);
}

/* Returns whether it is the turn of a person after each number of moves. */
static GArray *
list_turns (LabClassicSession *self)
{
  const LabClassic *classic = lab_classic_game_get_classic (self->game);
  g_autofree gpointer state
      = lab_classic_copy_state (classic, lab_classic_game_get_start (self->game));
  guint n = lab_classic_game_get_n_moves (self->game) + lab_classic_game_get_n_redo (self->game);
  GArray *turns = g_array_new (FALSE, FALSE, sizeof (gboolean));

  for (guint i = 0; i <= n; i++)
    {
      gboolean person = self->seats[lab_classic_get_player (classic, state)].person;

      g_array_append_val (turns, person);
      if (i < n)
        classic->rules->apply (state, lab_classic_game_get_move (self->game, i));
    }
  return turns;
}

/* Returns the number of moves after an undo, or the current one if there is nothing to undo. */
static guint
find_undo (LabClassicSession *self)
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

/* Returns the number of moves after a redo. The last redo can end at the turn of a computer, if the
 * undo has interrupted it. */
static guint
find_redo (LabClassicSession *self)
{
  g_autoptr (GArray) turns = list_turns (self);
  guint n = lab_classic_game_get_n_moves (self->game);

  do
    n++;
  while (n + 1 < turns->len && !g_array_index (turns, gboolean, n));
  return MIN (n, turns->len - 1);
}

/* Undoes or redoes moves until @n_moves are left. */
static void
rewind_to (LabClassicSession *self,
           guint              n_moves)
{
  g_object_freeze_notify (G_OBJECT (self));
  stop_thinking (self);
  self->rewinding = TRUE;
  while (lab_classic_game_get_n_moves (self->game) > n_moves)
    lab_classic_game_undo (self->game, NULL);
  while (lab_classic_game_get_n_moves (self->game) < n_moves)
    lab_classic_game_redo (self->game, NULL);
  self->rewinding = FALSE;
  on_game_changed (self);
  g_object_thaw_notify (G_OBJECT (self));
}

static gboolean
refuse_turn (LabClassicSession  *self,
             GError            **error)
{
  if (lab_classic_game_is_over (self->game))
    return lab_refuse (error, LAB_CLASSIC_ERROR, LAB_CLASSIC_ERROR_MOVE,
                       _("The game is over. Start another one."));
  return lab_refuse (error, LAB_CLASSIC_ERROR, LAB_CLASSIC_ERROR_MOVE,
                     _("It is the computer’s turn. Wait for its move."));
}

/* Private helpers: hints */

static void
on_advice (GObject      *source G_GNUC_UNUSED,
           GAsyncResult *result,
           gpointer      data)
{
  g_autoptr (GTask) task = data;
  LabClassicSession *self = g_task_get_source_object (task);
  GCancellable *advising = g_task_get_task_data (task);
  GError *error = NULL;
  LabClassicHint *hint = lab_classic_worker_advise_finish (result, &error);

  g_cancellable_disconnect (g_task_get_cancellable (task),
                            GPOINTER_TO_SIZE (g_object_get_data (G_OBJECT (task), "handler")));
  if (self->advising == advising)
    g_clear_object (&self->advising);
  if (hint == NULL)
    {
      g_task_return_error (task, error);
      return;
    }
  self->n_hints++;
  emit_changed (self);
  g_task_return_pointer (task, hint, (GDestroyNotify) lab_classic_hint_free);
}

/* GObject */

static void
lab_classic_session_dispose (GObject *object)
{
  LabClassicSession *self = LAB_CLASSIC_SESSION (object);

  cancel (&self->thinking);
  cancel (&self->solving);
  cancel (&self->advising);
  g_clear_handle_id (&self->answer_source, g_source_remove);
  if (self->game != NULL)
    g_signal_handlers_disconnect_by_data (self->game, self);
  g_clear_object (&self->game);
  G_OBJECT_CLASS (lab_classic_session_parent_class)->dispose (object);
}

static void
lab_classic_session_finalize (GObject *object)
{
  LabClassicSession *self = LAB_CLASSIC_SESSION (object);

  g_hash_table_unref (self->solutions);
  G_OBJECT_CLASS (lab_classic_session_parent_class)->finalize (object);
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
      g_value_set_pointer (value, (gpointer) self->values);
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
  object_class->finalize = lab_classic_session_finalize;
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
lab_classic_session_init (LabClassicSession *self)
{
  self->least_time = DEFAULT_LEAST_TIME;
  self->solutions = g_hash_table_new_full (g_str_hash, g_str_equal, g_free,
                                           (GDestroyNotify) lab_classic_worker_free_solution);
}

/* Public functions */

/**
 * lab_classic_session_new:
 * @game: a game, perhaps with moves
 * @seats: who plays each side
 * @seed: the seed of all random numbers of the computers
 *
 * Creates a session. Nobody is asked for a move before lab_classic_session_advance().
 *
 * Returns: (transfer full): the session
 */
LabClassicSession *
lab_classic_session_new (LabClassicGame       *game,
                         const LabClassicSeat  seats[2],
                         guint64               seed)
{
  LabClassicSession *self;

  g_return_val_if_fail (LAB_IS_CLASSIC_GAME (game) && seats != NULL, NULL);

  self = g_object_new (LAB_TYPE_CLASSIC_SESSION, NULL);
  self->game = g_object_ref (game);
  for (guint player = 0; player < N_PLAYERS; player++)
    self->seats[player] = seats[player];
  self->seed = seed;
  g_signal_connect_object (game, "changed", G_CALLBACK (on_game_changed), self,
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
  g_return_val_if_fail (player < N_PLAYERS, NULL);

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

  self->least_time = least_time;
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
  if (seat->person || self->thinking != NULL || lab_classic_game_is_over (self->game))
    return;
  self->thinking = g_cancellable_new ();
  self->asked_at = g_get_monotonic_time ();
  lab_classic_worker_choose (seat, self->game,
                             self->seed + lab_classic_game_get_n_moves (self->game),
                             self->thinking, on_answer, self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_THINKING]);
  emit_changed (self);
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

  return self->thinking != NULL;
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
    return refuse_turn (self, error);
  return lab_classic_game_move (self->game, action, error);
}

/** lab_classic_session_may_undo: returns whether a person has moved, so that there is something to
 * undo. */
gboolean
lab_classic_session_may_undo (LabClassicSession *self)
{
  g_return_val_if_fail (LAB_IS_CLASSIC_SESSION (self), FALSE);

  return find_undo (self) < lab_classic_game_get_n_moves (self->game);
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

  n_moves = find_undo (self);
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
  rewind_to (self, find_redo (self));
  return TRUE;
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
 * Returns: (transfer none) (nullable): the exact values of the moves of the current position, valid
 *   until #LabClassicSession:values changes. If they are not solved, the board is too large for it.
 *   %NULL before they are found, if the game is over, or if nobody wants to know
 */
const LabClassicSolution *
lab_classic_session_get_values (LabClassicSession *self)
{
  g_return_val_if_fail (LAB_IS_CLASSIC_SESSION (self), NULL);

  return self->values;
}

/**
 * lab_classic_session_ask_hint:
 * @self: a session
 * @cancellable: (nullable): stops the search
 * @done: called at the end
 * @data: data for @done
 *
 * Asks for advice for the person whose turn it is. It is refused when it is not a person’s turn,
 * and cancelled when the position changes.
 */
void
lab_classic_session_ask_hint (LabClassicSession   *self,
                              GCancellable        *cancellable,
                              GAsyncReadyCallback  done,
                              gpointer             data)
{
  g_autoptr (GTask) task = NULL;
  GError *error = NULL;
  gulong handler;

  g_return_if_fail (LAB_IS_CLASSIC_SESSION (self));

  task = g_task_new (self, cancellable, done, data);
  if (!lab_classic_session_is_persons_turn (self))
    {
      refuse_turn (self, &error);
      g_task_return_error (task, error);
      return;
    }
  cancel (&self->advising);
  self->advising = g_cancellable_new ();
  g_task_set_task_data (task, g_object_ref (self->advising), g_object_unref);
  handler = cancellable == NULL
                ? 0
                : g_cancellable_connect (cancellable, G_CALLBACK (g_cancellable_cancel),
                                         g_object_ref (self->advising), g_object_unref);
  g_object_set_data (G_OBJECT (task), "handler", GSIZE_TO_POINTER (handler));
  lab_classic_worker_advise (self->game, self->advising, on_advice, g_steal_pointer (&task));
}

/**
 * lab_classic_session_ask_hint_finish:
 * @self: a session
 * @result: what the callback was given
 * @error: return location for a #LabClassicError, or %G_IO_ERROR_CANCELLED
 *
 * Ends lab_classic_session_ask_hint().
 *
 * Returns: (transfer full) (nullable): the hint
 */
LabClassicHint *
lab_classic_session_ask_hint_finish (LabClassicSession  *self,
                                     GAsyncResult       *result,
                                     GError            **error)
{
  g_return_val_if_fail (g_task_is_valid (result, self), NULL);

  return g_task_propagate_pointer (G_TASK (result), error);
}

/** lab_classic_hint_free: frees @self. */
void
lab_classic_hint_free (LabClassicHint *self)
{
  g_clear_pointer (&self->line, g_array_unref);
  g_free (self);
}
