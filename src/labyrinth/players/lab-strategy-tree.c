/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-turn-search.h"
#include "lab-strategy.h"
#include "lab-alphabeta.h"
#include "lab-minimax.h"

/* The strategies that search the tree of turns. They treat all rivals as one that always chooses
 * the worst reply for the player. */

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
  thought->turn = lab_turn_search_get_turn (result->action);
  thought->depth = result->depth;
  thought->nodes = result->nodes;
  thought->value = result->value;
  thought->n_plan = MIN (result->variation.length, LAB_MAX_THOUGHT);
  for (guint i = 0; i < thought->n_plan; i++)
    thought->plan[i] = lab_turn_search_get_turn (result->variation.actions[i]);
}

/* Public functions */

/**
 * lab_strategy_minmax:
 * @question: the question
 * @thought: (out caller-allocates): the answer
 *
 * Searches with minimax to the depth of @question. If a limit comes first, the best turn of the
 * last complete depth is the answer.
 */
void
lab_strategy_minmax (const LabQuestion *question,
                     LabThought        *thought)
{
  g_autofree LabTurnSearch *search = g_new (LabTurnSearch, 1);
  g_autoptr (GCancellable) stop = g_cancellable_new ();
  LabSearchResult result;
  guint64 nodes = 0;
  gulong handler = 0;

  if (question->cancellable != NULL)
    handler = g_cancellable_connect (question->cancellable, G_CALLBACK (pass_on_cancellation), stop,
                                     NULL);
  lab_turn_search_init (search, question->observation);
  lab_minimax (&lab_turn_search_game, search, 1, question->cancellable, &result);
  answer (thought, &result);
  nodes = result.nodes;

  search->stop = stop;
  search->deadline = question->deadline;
  search->n_left = question->limits.nodes > 0 ? question->limits.nodes : G_MAXUINT64;
  for (guint depth = 2; depth <= question->depth && !g_cancellable_is_cancelled (stop); depth++)
    {
      lab_minimax (&lab_turn_search_game, search, depth, stop, &result);
      nodes += result.nodes;
      if (result.complete)
        answer (thought, &result);
    }
  thought->nodes = nodes;
  g_cancellable_disconnect (question->cancellable, handler);
}

/**
 * lab_strategy_alphabeta:
 * @question: the question
 * @thought: (out caller-allocates): the answer
 *
 * Searches with alpha-beta pruning and iterative deepening, to the depth of @question or to a
 * limit. It chooses the same turns as minimax, but searches deeper in the same time.
 */
void
lab_strategy_alphabeta (const LabQuestion *question,
                        LabThought        *thought)
{
  g_autofree LabTurnSearch *search = g_new (LabTurnSearch, 1);
  g_autoptr (LabTransposition) table = lab_transposition_new (TABLE_BYTES);
  LabSearchResult result;

  lab_turn_search_init (search, question->observation);
  lab_alphabeta_iterate (&lab_turn_search_game, search, question->depth, &question->limits, table,
                         question->cancellable, &result);
  answer (thought, &result);
}
