/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-duel.h"
#include "lab-strategy.h"
#include "search/lab-alphabeta.h"
#include "search/lab-minimax.h"

/* The players that search the tree of turns, in which the others are one rival who
 * does what is worst. */

#define TABLE_BYTES (1 << 22)

/* Private helpers */

static void
pass_on_cancellation (GCancellable *cancellable G_GNUC_UNUSED,
                      GCancellable *stop)
{
  g_cancellable_cancel (stop);
}

static void
answer (LabThought            *thought,
        const LabSearchResult *result)
{
  thought->turn = lab_duel_get_turn (result->action);
  thought->depth = result->depth;
  thought->nodes = result->nodes;
  thought->value = result->value;
  thought->n_plan = MIN (result->variation.length, LAB_MAX_THOUGHT);
  for (guint i = 0; i < thought->n_plan; i++)
    thought->plan[i] = lab_duel_get_turn (result->variation.actions[i]);
}

/* Public functions */

/**
 * lab_strategy_minmax:
 * @question: what is asked
 * @thought: (out caller-allocates): the answer
 *
 * Minimax to the depth that is asked for. If a limit comes first, the turn that was
 * best one turn less deep has to do.
 */
void
lab_strategy_minmax (const LabQuestion *question,
                     LabThought        *thought)
{
  g_autofree LabDuel *duel = g_new (LabDuel, 1);
  g_autoptr (GCancellable) stop = g_cancellable_new ();
  LabSearchResult result;
  guint64 nodes = 0;
  gulong handler = 0;

  if (question->cancellable != NULL)
    handler = g_cancellable_connect (question->cancellable, G_CALLBACK (pass_on_cancellation), stop,
                                     NULL);
  lab_duel_init (duel, question->observation);
  lab_minimax (&lab_duel_game, duel, 1, question->cancellable, &result);
  answer (thought, &result);
  nodes = result.nodes;

  duel->stop = stop;
  duel->deadline = question->deadline;
  duel->n_left = question->limits.nodes > 0 ? question->limits.nodes : G_MAXUINT64;
  for (guint depth = 2; depth <= question->depth && !g_cancellable_is_cancelled (stop); depth++)
    {
      lab_minimax (&lab_duel_game, duel, depth, stop, &result);
      nodes += result.nodes;
      if (result.complete)
        answer (thought, &result);
    }
  thought->nodes = nodes;
  g_cancellable_disconnect (question->cancellable, handler);
}

/**
 * lab_strategy_alphabeta:
 * @question: what is asked
 * @thought: (out caller-allocates): the answer
 *
 * Alpha-beta search with iterative deepening, to the depth that is asked for or a
 * limit. It chooses as well as minimax and comes deeper in the same time.
 */
void
lab_strategy_alphabeta (const LabQuestion *question,
                        LabThought        *thought)
{
  g_autofree LabDuel *duel = g_new (LabDuel, 1);
  g_autoptr (LabTransposition) table = lab_transposition_new (TABLE_BYTES);
  LabSearchResult result;

  lab_duel_init (duel, question->observation);
  lab_alphabeta_iterate (&lab_duel_game, duel, question->depth, &question->limits, table,
                         question->cancellable, &result);
  answer (thought, &result);
}
