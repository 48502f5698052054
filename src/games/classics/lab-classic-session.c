/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-classic-session.h"

#include <glib/gi18n-lib.h>

#include "lab-classic-game.h"
#include "lab-classic-solver.h"
#include "lab-refuse.h"
#include "lab-search.h"
#include "lab-task.h"

/**
 * LabClassicSession:
 *
 * A small game with its players: two persons, a person and a computer, or two computers. It asks
 * the computers for their moves, knows how far an undo goes, and finds out the values of moves.
 *
 * Computers think in threads. The random numbers of a move come from the seed and from the number
 * of moves before it, so a saved game needs no other state.
 */

G_DEFINE_FINAL_TYPE (LabClassicSession, lab_classic_session, G_TYPE_OBJECT)

/* A question about the current position, which is copied, so it may change meanwhile. */
typedef struct
{
  const LabClassic *classic;
  gpointer state;

  LabClassicPlayer *player; /* has only this question: a cancelled one delays nobody */
  gboolean is_answered;     /* whether it has chosen an action */
  guint32 action;

  LabClassicSolution *solution; /* (nullable): the values of the position */

  LabClassicHint *hint; /* (nullable): a hint */
  LabClassicHintFunc found;
  gpointer data;
} Job;

/* When the search for the exact values of a large board gives up. */
static const LabLimits values_limits = { .time = (gint64) 3 * G_USEC_PER_SEC,
                                        .nodes = 8000000 };

/* People cannot follow a computer that moves at once. In milliseconds. */
#define DEFAULT_LEAST_TIME 400

static void
free_solution (gpointer data)
{
  lab_classic_solution_clear (data);
  g_free (data);
}

static void
free_job (gpointer data)
{
  Job *job = data;

  g_clear_pointer (&job->player, lab_classic_player_free);
  g_clear_pointer (&job->solution, free_solution);
  g_clear_pointer (&job->hint, lab_classic_hint_free);
  g_free (job->state);
  g_free (job);
}

static Job *
new_job (LabClassicSession *self)
{
  Job *job = g_new0 (Job, 1);

  job->classic = self->game->classic;
  job->state = g_memdup2 (self->game->state, job->classic->state_size);
  return job;
}

static void
choose (LabTask  *task,
        gpointer  data)
{
  Job *job = data;
  const LabLimits no_limits = { 0 };

  job->is_answered = lab_classic_player_choose (job->player, job->classic, job->state, &no_limits,
                                                task->cancellable, &job->action, NULL);
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
on_answer (gpointer job,
           gpointer owner)
{
  const Job *question = job;
  LabClassicSession *self = owner;
  gint64 passed = (g_get_monotonic_time () - self->asked_at) / 1000;

  if (!question->is_answered)
    return;
  self->answer = question->action;
  if (passed < self->least_time)
    self->answer_source = g_timeout_add (self->least_time - (guint) passed, play_answer, self);
  else
    play_answer (self);
}

static const LabTaskKind choosing = {
  .work = choose,
  .free_job = free_job,
  .done = on_answer,
};

/* Asks a computer for a move. It is played later, from the main loop; the game must not change
 * before that. */
static void
start_thinking (LabClassicSession    *self,
                const LabClassicSeat *seat)
{
  LabClassicGame *game = self->game;
  Job *job = new_job (self);

  job->player = lab_classic_level_create_player (seat->level, game->classic, game->start);
  lab_classic_player_begin (job->player, self->seed + lab_play_get_n_moves (LAB_PLAY (game)));
  self->asked_at = g_get_monotonic_time ();
  self->thinking = lab_task_start (&choosing, job, self);
}

/* No computer thinks about the current position any more, or its move was played. */
static void
stop_thinking (LabClassicSession *self)
{
  if (self->thinking == NULL)
    return;
  g_clear_pointer (&self->thinking, lab_task_free);
  g_clear_handle_id (&self->answer_source, g_source_remove);
}

/* The number of positions whose values are remembered. */
#define MAX_SOLUTIONS 500

/* Small boards have no limit; on a large one, the values that are not found in a few seconds are
 * estimates. */
static void
solve (LabTask  *task,
       gpointer  data)
{
  Job *job = data;
  GCancellable *cancellable = task->cancellable;
  gboolean is_found;

  job->solution = g_new0 (LabClassicSolution, 1);
  if (lab_classic_is_small (job->classic, job->state))
    is_found = lab_classic_solve (job->classic, job->state, NULL, NULL, cancellable, job->solution);
  else
    is_found = lab_classic_look_ahead (job->classic, job->state, LAB_TO_THE_END, TRUE,
                                       &values_limits, cancellable, job->solution);
  if (!is_found)
    g_clear_pointer (&job->solution, free_solution);
}

static char *
make_key (LabClassicSession *self)
{
  return lab_classic_format_position (self->game->classic, self->game->state);
}

static void
set_values (LabClassicSession        *self,
            const LabClassicSolution *values)
{
  if (self->values == values)
    return;
  self->values = values;
  g_signal_emit_by_name (self, "valued");
}

static void
on_solved (gpointer job,
           gpointer owner)
{
  LabClassicSolution *solution = g_steal_pointer (&((Job *) job)->solution);
  LabClassicSession *self = owner;

  if (solution == NULL)
    return;
  g_clear_pointer (&self->solving, lab_task_free);
  if (g_hash_table_size (self->solutions) >= MAX_SOLUTIONS)
    g_hash_table_remove_all (self->solutions);
  g_hash_table_insert (self->solutions, make_key (self), solution);
  set_values (self, solution);
}

static const LabTaskKind solving = {
  .work = solve,
  .free_job = free_job,
  .done = on_solved,
};

/* Finds the values of the current position, if they are told and it is not over. Stops the search
 * for those of another one. */
static void
update_values (LabClassicSession *self)
{
  const LabClassicSolution *known = NULL;

  g_clear_pointer (&self->solving, lab_task_free);
  if (self->tells_values && !lab_play_is_over (self->game))
    {
      g_autofree char *key = make_key (self);

      known = g_hash_table_lookup (self->solutions, key);
      if (known == NULL)
        self->solving = lab_task_start (&solving, new_job (self), self);
    }
  set_values (self, known);
}

/* Finds perfect play, or what a search expects if the position is too large to be solved. */
static void
advise (LabTask  *task,
        gpointer  data)
{
  Job *job = data;
  GCancellable *cancellable = task->cancellable;
  g_auto (LabClassicSolution) solution = { 0 };
  g_autoptr (LabClassicHint) hint = g_new0 (LabClassicHint, 1);

  if (lab_classic_is_small (job->classic, job->state))
    lab_classic_solve (job->classic, job->state, NULL, NULL, cancellable, &solution);
  else
    hint->line = lab_classic_expect_line (job->classic, job->state, &values_limits,
                                          cancellable, &solution);
  if (g_cancellable_is_cancelled (cancellable))
    return;
  hint->value = solution.value;
  hint->solved = solution.solved || solution.value >= LAB_WIN;
  if (hint->solved)
    {
      g_clear_pointer (&hint->line, g_array_unref);
      hint->line = lab_classic_find_line (job->classic, job->state, cancellable);
    }
  if (hint->line != NULL)
    job->hint = g_steal_pointer (&hint);
}

static void
on_advice (gpointer data,
           gpointer owner)
{
  Job *job = data;
  g_autoptr (LabClassicSession) self = g_object_ref (owner);

  g_clear_pointer (&self->advising, lab_task_free);
  if (job->hint == NULL)
    return;
  self->n_hints++;
  g_signal_emit_by_name (self, "changed");
  job->found (g_steal_pointer (&job->hint), job->data);
}

static const LabTaskKind advising = {
  .work = advise,
  .free_job = free_job,
  .done = on_advice,
};

/* Says why no person can move now; returns %FALSE. */
static gboolean
refuse_turn (LabClassicSession  *self,
             GError            **error)
{
  if (lab_play_is_over (self->game))
    return lab_classic_refuse_over (error);
  return lab_refuse (error, LAB_CLASSIC_ERROR, LAB_CLASSIC_ERROR_MOVE,
                     _("It is the computer’s turn. Wait for its move."));
}

/**
 * lab_classic_session_ask_hint:
 * @self: a session
 * @found: called when the hint is found; not after lab_classic_session_cancel_hint(), another
 *   question, a change of the position, or the end of @self
 * @data: data for @found
 * @error: return location for a #LabClassicError
 *
 * Asks for advice for the person whose turn it is. A hint that is found is counted.
 *
 * Returns: %FALSE if it is not a person’s turn
 */
gboolean
lab_classic_session_ask_hint (LabClassicSession   *self,
                              LabClassicHintFunc   found,
                              gpointer             data,
                              GError             **error)
{
  Job *job;

  g_return_val_if_fail (LAB_IS_CLASSIC_SESSION (self), FALSE);

  lab_classic_session_cancel_hint (self);
  if (!lab_classic_session_is_persons_turn (self))
    return refuse_turn (self, error);
  job = new_job (self);
  job->found = found;
  job->data = data;
  self->advising = lab_task_start (&advising, job, self);
  return TRUE;
}

/** lab_classic_session_cancel_hint: looks for no hint any more. */
void
lab_classic_session_cancel_hint (LabClassicSession *self)
{
  g_return_if_fail (LAB_IS_CLASSIC_SESSION (self));

  g_clear_pointer (&self->advising, lab_task_free);
}

/** lab_classic_hint_free: frees @self. */
void
lab_classic_hint_free (LabClassicHint *self)
{
  g_clear_pointer (&self->line, g_array_unref);
  g_free (self);
}

/* Returns whether it is a person's turn after so many moves. */
static gboolean
is_persons (LabClassicSession *self,
            guint              n_moves)
{
  const LabClassicState *state = lab_play_find_state (LAB_PLAY (self->game), n_moves);

  return self->seats[lab_classic_get_player (state->classic, state->position)].person;
}

/* Returns the number of moves before the last turn in which a person has moved; the number of all
 * moves if no person has moved. */
static guint
find_last (LabClassicSession *self)
{
  guint n_moves = lab_play_get_n_moves (LAB_PLAY (self->game));

  for (guint n = n_moves; n-- > 0;)
    {
      if (is_persons (self, n))
        return n;
    }
  return n_moves;
}

/* Begins to look at the new position. */
static void
on_game_changed (LabClassicSession *self)
{
  if (self->rewinding)
    return;
  lab_classic_session_cancel_hint (self);
  stop_thinking (self);
  update_values (self);
  g_signal_emit_by_name (self, "changed");
}

/* Undoes or redoes moves until @n_moves are left. */
static void
rewind_to (LabClassicSession *self,
           guint              n_moves)
{
  stop_thinking (self);
  self->rewinding = TRUE;
  while (lab_play_get_n_moves (LAB_PLAY (self->game)) > n_moves)
    lab_play_undo (LAB_PLAY (self->game), NULL);
  while (lab_play_get_n_moves (LAB_PLAY (self->game)) < n_moves)
    lab_play_redo (LAB_PLAY (self->game), NULL);
  self->rewinding = FALSE;
  on_game_changed (self);
}

/** lab_classic_session_may_undo: returns whether a person has moved, so that there is something to
 * undo. */
gboolean
lab_classic_session_may_undo (gpointer session)
{
  LabClassicSession *self = session;

  g_return_val_if_fail (LAB_IS_CLASSIC_SESSION (self), FALSE);

  return find_last (self) < lab_play_get_n_moves (LAB_PLAY (self->game));
}

/**
 * lab_classic_session_undo:
 * @self: a session
 * @error: return location for a #LabPlayError
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
  if (n_moves == lab_play_get_n_moves (LAB_PLAY (self->game)))
    return lab_refuse (error, LAB_PLAY_ERROR, LAB_PLAY_ERROR_NOTHING, _("Nothing to undo."));
  self->n_undone++;
  rewind_to (self, n_moves);
  return TRUE;
}

/**
 * lab_classic_session_redo:
 * @self: a session
 * @error: return location for a #LabPlayError
 *
 * Goes forward to the next turn of a person, or to the last move.
 *
 * Returns: whether there was something to redo
 */
gboolean
lab_classic_session_redo (LabClassicSession  *self,
                          GError            **error)
{
  guint n_moves, n_redo;

  g_return_val_if_fail (LAB_IS_CLASSIC_SESSION (self), FALSE);

  n_redo = lab_play_get_n_redo (LAB_PLAY (self->game));
  if (n_redo == 0)
    return lab_play_redo (LAB_PLAY (self->game), error);
  /* If no person has another turn among the moves that were undone, they end with the game, or at
   * a turn of a computer that was undone while it was thinking. */
  n_moves = lab_play_get_n_moves (LAB_PLAY (self->game)) + 1;
  while (--n_redo > 0 && !is_persons (self, n_moves))
    n_moves++;
  rewind_to (self, n_moves);
  return TRUE;
}

/* GObject */

static void
lab_classic_session_dispose (GObject *object)
{
  LabClassicSession *self = LAB_CLASSIC_SESSION (object);

  g_clear_pointer (&self->advising, lab_task_free);
  stop_thinking (self);
  g_clear_pointer (&self->solving, lab_task_free);
  self->values = NULL;
  g_clear_pointer (&self->solutions, g_hash_table_unref);
  if (self->game != NULL)
    g_signal_handlers_disconnect_by_data (self->game, self);
  g_clear_object (&self->game);
  G_OBJECT_CLASS (lab_classic_session_parent_class)->dispose (object);
}

static void
lab_classic_session_class_init (LabClassicSessionClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = lab_classic_session_dispose;

  /**
   * LabClassicSession::changed:
   * @self: a session
   *
   * It may be another player’s turn, what can be undone or redone may be different, a computer has
   * begun or stopped to think, or the counts are different. Emitted once for all moves that are
   * undone or redone together. A handler must not call lab_classic_session_advance().
   */
  g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                G_TYPE_NONE, 0);
  /** LabClassicSession::valued: there are other values of the moves, or none any more */
  g_signal_new ("valued", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                G_TYPE_NONE, 0);
}

static void
lab_classic_session_init (LabClassicSession *self)
{
  self->least_time = DEFAULT_LEAST_TIME;
  self->solutions = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, free_solution);
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
  g_signal_connect_object (game, "changed", G_CALLBACK (on_game_changed), self, G_CONNECT_SWAPPED);
  return self;
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

  seat = &self->seats[lab_classic_get_player (self->game->classic, self->game->state)];
  if (seat->person || self->thinking != NULL || lab_play_is_over (self->game))
    return;
  start_thinking (self, seat);
  g_signal_emit_by_name (self, "changed");
}

/** lab_classic_session_is_persons_turn: returns whether a person is to move. */
gboolean
lab_classic_session_is_persons_turn (LabClassicSession *self)
{
  g_return_val_if_fail (LAB_IS_CLASSIC_SESSION (self), FALSE);

  return !lab_play_is_over (self->game)
         && self->seats[lab_classic_get_player (self->game->classic, self->game->state)].person;
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
