/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-minimax.h"

typedef struct
{
  const LabZeroSum *game;
  gpointer state;
  GCancellable *cancellable;
  guint32 *actions;     /* max_actions for each ply */
  LabVariation *lines;  /* the best variation from each ply on */
  guint64 nodes;
  gboolean horizon;     /* whether the search used an estimate because it was deep enough */
  gboolean stopped;
} Search;

/* Private helpers */

/* Returns the value for the first player, who wants it high; the second player wants it low.
 * This function is simple on purpose: the tests compare faster searches with it. */
static int
look_ahead (Search *search,
            guint   ply,
            guint   depth)
{
  const LabZeroSum *game = search->game;
  guint32 *actions = search->actions + (gsize) ply * game->max_actions;
  int side = game->side (search->state);
  int best = 0;
  guint n_actions;

  search->nodes++;
  search->lines[ply].length = 0;
  if (game->is_over (search->state))
    return side * lab_value_of_end (game->estimate (search->state), ply);
  if (depth == 0)
    {
      search->horizon = TRUE;
      return side * game->estimate (search->state);
    }

  n_actions = game->list_actions (search->state, actions);
  for (guint i = 0; i < n_actions; i++)
    {
      int value;

      game->apply (search->state, actions[i]);
      value = look_ahead (search, ply + 1, depth - 1);
      game->undo (search->state, actions[i]);
      search->stopped = search->stopped || g_cancellable_is_cancelled (search->cancellable);
      if (search->stopped)
        break;
      if (i == 0 || (side > 0 ? value > best : value < best))
        {
          best = value;
          lab_variation_lead (&search->lines[ply], actions[i], &search->lines[ply + 1]);
        }
    }
  return best;
}

/* Public functions */

/**
 * lab_minimax:
 * @game: the game
 * @state: its state; the search changes it and restores it
 * @depth: how many actions to look ahead, or %LAB_TO_THE_END
 * @cancellable: (nullable): to cancel the search from another thread
 * @result: (out caller-allocates): the result
 *
 * Searches with minimax (von Neumann, 1928; Shannon, 1950, for chess): the value of a
 * position is the value of the action that is best for the player to move. Minimax looks at
 * every sequence of @depth actions; lab_alphabeta() finds the same value sooner. If several
 * actions are equally good, the result is the first of them.
 *
 * A search that is cancelled returns the first action, with a depth of 0.
 */
void
lab_minimax (const LabZeroSum *game,
             gpointer          state,
             guint             depth,
             GCancellable     *cancellable,
             LabSearchResult  *result)
{
  gint64 start = g_get_monotonic_time ();
  g_autofree guint32 *actions = NULL;
  g_autofree LabVariation *lines = NULL;
  Search search = { game, state, cancellable };

  g_return_if_fail (game != NULL && game->max_actions > 0);
  g_return_if_fail (result != NULL);

  depth = MIN (depth, LAB_MAX_PLIES);
  search.actions = actions = g_new0 (guint32, ((gsize) depth + 1) * game->max_actions);
  search.lines = lines = g_new0 (LabVariation, (gsize) depth + 1);

  memset (result, 0, sizeof *result);
  result->has_action = !game->is_over (state);
  search.stopped = g_cancellable_is_cancelled (cancellable);
  if (!search.stopped)
    result->value = game->side (state) * look_ahead (&search, 0, depth);
  result->complete = !search.stopped;
  result->cancelled = search.stopped;
  if (search.stopped)
    result->value = lab_value_of_end (game->estimate (state), 0);
  else if (result->has_action)
    result->depth = depth;
  if (result->depth > 0)
    result->variation = lines[0];
  else if (result->has_action)
    game->list_actions (state, actions);
  if (result->has_action)
    result->action = result->depth > 0 ? lines[0].actions[0] : actions[0];
  result->solved = result->complete && (!search.horizon || lab_value_is_decided (result->value));
  result->nodes = search.nodes;
  result->time = g_get_monotonic_time () - start;
}
