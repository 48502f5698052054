/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-classic-worker.h"

#include "lab-search.h"

/* When the search for the exact values of a large board gives up. */
static const LabLimits limits = { .time = (gint64) 3 * G_USEC_PER_SEC, .nodes = 8000000 };

typedef struct
{
  const LabClassic *classic;
  gpointer state;
  LabClassicPlayer *player;
} Question;

/* Private helpers */

static void
free_question (gpointer data)
{
  Question *self = data;

  g_clear_pointer (&self->player, lab_classic_player_free);
  g_free (self->state);
  g_free (self);
}

/* Starts a thread for a question about the current position. */
static void
ask (LabClassicGame      *game,
     LabClassicPlayer    *player,
     GTaskThreadFunc      answer,
     GCancellable        *cancellable,
     GAsyncReadyCallback  done,
     gpointer             data)
{
  g_autoptr (GTask) task = g_task_new (NULL, cancellable, done, data);
  Question *question = g_new0 (Question, 1);

  question->classic = lab_classic_game_get_classic (game);
  question->state = lab_classic_copy_state (question->classic, lab_classic_game_get_state (game));
  question->player = player;
  g_task_set_task_data (task, question, free_question);
  g_task_run_in_thread (task, answer);
}

static void
choose (GTask        *task,
        gpointer      source G_GNUC_UNUSED,
        gpointer      data,
        GCancellable *cancellable)
{
  const Question *question = data;
  const LabLimits no_limits = { 0 };
  GError *error = NULL;
  guint32 action;

  if (lab_classic_player_choose (question->player, question->classic, question->state, &no_limits,
                                 cancellable, &action, &error))
    g_task_return_int (task, action);
  else
    g_task_return_error (task, error);
}

/* Returns FALSE if it was cancelled. */
static gboolean
find_values (const Question     *question,
             GCancellable       *cancellable,
             LabClassicSolution *solution)
{
  if (lab_classic_is_small (question->classic, question->state))
    return lab_classic_solve (question->classic, question->state, NULL, cancellable, solution);
  return lab_classic_look_ahead (question->classic, question->state, LAB_TO_THE_END, TRUE, &limits,
                                 cancellable, solution);
}

static void
solve (GTask        *task,
       gpointer      source G_GNUC_UNUSED,
       gpointer      data,
       GCancellable *cancellable)
{
  LabClassicSolution *solution = g_new0 (LabClassicSolution, 1);

  if (find_values (data, cancellable, solution))
    {
      g_task_return_pointer (task, solution, (GDestroyNotify) lab_classic_worker_free_solution);
      return;
    }
  lab_classic_worker_free_solution (solution);
  g_task_return_error_if_cancelled (task);
}

/* Returns %NULL if it was cancelled. */
static LabClassicHint *
make_hint (const Question *question,
           GCancellable   *cancellable)
{
  g_auto (LabClassicSolution) solution = { 0 };
  g_autoptr (LabClassicHint) hint = g_new0 (LabClassicHint, 1);

  if (lab_classic_is_small (question->classic, question->state))
    lab_classic_solve (question->classic, question->state, NULL, cancellable, &solution);
  else
    hint->line = lab_classic_expect_line (question->classic, question->state, &limits,
                                          cancellable, &solution);
  if (g_cancellable_is_cancelled (cancellable))
    return NULL;
  hint->value = solution.value;
  hint->solved = solution.solved || solution.value >= LAB_WIN;
  if (hint->solved)
    {
      g_clear_pointer (&hint->line, g_array_unref);
      hint->line = lab_classic_find_line (question->classic, question->state, cancellable);
    }
  return hint->line != NULL ? g_steal_pointer (&hint) : NULL;
}

static void
advise (GTask        *task,
        gpointer      source G_GNUC_UNUSED,
        gpointer      data,
        GCancellable *cancellable)
{
  LabClassicHint *hint = make_hint (data, cancellable);

  if (hint != NULL)
    g_task_return_pointer (task, hint, (GDestroyNotify) lab_classic_hint_free);
  else
    g_task_return_error_if_cancelled (task);
}

/* Public functions */

/**
 * lab_classic_worker_choose:
 * @seat: a seat of a computer
 * @game: a game that is not over
 * @seed: the seed of the random numbers for this move
 * @cancellable: (nullable): stops the computer
 * @done: called at the end
 * @data: data for @done
 *
 * Asks a computer for a move. Each question has a player of its own, so a question that was
 * cancelled delays nobody.
 */
void
lab_classic_worker_choose (const LabClassicSeat *seat,
                           LabClassicGame       *game,
                           guint64               seed,
                           GCancellable         *cancellable,
                           GAsyncReadyCallback   done,
                           gpointer              data)
{
  LabClassicPlayer *player
      = lab_classic_level_create_player (seat->level, lab_classic_game_get_classic (game),
                                         lab_classic_game_get_start (game));

  lab_classic_player_begin (player, seed);
  ask (game, player, choose, cancellable, done, data);
}

/** lab_classic_worker_choose_finish: returns %FALSE if the question was cancelled. */
gboolean
lab_classic_worker_choose_finish (GAsyncResult *result,
                                  guint32      *action)
{
  g_autoptr (GError) error = NULL;

  /* A question that was cancelled after its answer has an error as well. */
  *action = (guint32) g_task_propagate_int (G_TASK (result), &error);
  return error == NULL;
}

/**
 * lab_classic_worker_solve:
 * @game: a game that is not over
 * @cancellable: (nullable): stops the search
 * @done: called at the end
 * @data: data for @done
 *
 * Finds the exact values of all moves. Small boards have no limit; on a large one, the values that
 * are not found in a few seconds are estimates.
 */
void
lab_classic_worker_solve (LabClassicGame      *game,
                          GCancellable        *cancellable,
                          GAsyncReadyCallback  done,
                          gpointer             data)
{
  ask (game, NULL, solve, cancellable, done, data);
}

/** lab_classic_worker_solve_finish: (transfer full) (nullable): returns the values; %NULL if the
 * question was cancelled. */
LabClassicSolution *
lab_classic_worker_solve_finish (GAsyncResult *result)
{
  return g_task_propagate_pointer (G_TASK (result), NULL);
}

/** lab_classic_worker_free_solution: frees a solution. */
void
lab_classic_worker_free_solution (LabClassicSolution *solution)
{
  lab_classic_solution_clear (solution);
  g_free (solution);
}

/**
 * lab_classic_worker_advise:
 * @game: a game that is not over
 * @cancellable: (nullable): stops the search
 * @done: called at the end
 * @data: data for @done
 *
 * Finds perfect play from the current position, or what a search expects if the position is too
 * large to be solved.
 */
void
lab_classic_worker_advise (LabClassicGame      *game,
                           GCancellable        *cancellable,
                           GAsyncReadyCallback  done,
                           gpointer             data)
{
  ask (game, NULL, advise, cancellable, done, data);
}

/** lab_classic_worker_advise_finish: (transfer full) (nullable): returns the hint, or sets @error
 * if the question was cancelled. */
LabClassicHint *
lab_classic_worker_advise_finish (GAsyncResult  *result,
                                  GError       **error)
{
  return g_task_propagate_pointer (G_TASK (result), error);
}

/** lab_classic_worker_cancel: cancels a question, if there is one, and clears @cancellable. */
void
lab_classic_worker_cancel (GCancellable **cancellable)
{
  if (*cancellable != NULL)
    g_cancellable_cancel (*cancellable);
  g_clear_object (cancellable);
}
