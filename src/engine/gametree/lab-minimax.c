/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-minimax.h"

/* The search looks at the clock after this many nodes. */
#define NODES_BETWEEN_LOOKS 64

typedef struct
{
  const LabZeroSum *game;
  gpointer state;
  GCancellable *cancellable;
  guint32 *actions;     /* max_actions for each ply */
  LabVariation *lines;  /* the best variation from each ply on */
  guint64 nodes;
  guint64 max_nodes;
  gint64 deadline;
  gboolean horizon;     /* whether the search used an estimate because it was deep enough */
  gboolean stopped;
} Search;

/* Private helpers */

/* Counts a node and returns TRUE, or stops the search if the limits are reached. */
static gboolean
enter_node (Search *search)
{
  if (search->nodes >= search->max_nodes)
    search->stopped = TRUE;
  else if (search->deadline < G_MAXINT64 && search->nodes % NODES_BETWEEN_LOOKS == 0)
    search->stopped = g_get_monotonic_time () >= search->deadline;
  if (search->stopped)
    return FALSE;
  search->nodes++;
  return TRUE;
}

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

  if (!enter_node (search))
    return 0;
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

/* Searches to @depth. Leaves the result as it is if the search is stopped. */
static void
search_to_depth (Search          *search,
                 guint            depth,
                 LabSearchResult *result)
{
  int value;

  search->horizon = FALSE;
  value = search->game->side (search->state) * look_ahead (search, 0, depth);
  if (search->stopped)
    return;
  result->value = value;
  result->complete = TRUE;
  result->solved = !search->horizon || lab_value_is_decided (value);
  if (!result->has_action || depth == 0)
    return;
  result->depth = depth;
  result->variation = search->lines[0];
  result->action = search->lines[0].actions[0];
}

/* Public functions */

/**
 * lab_minimax:
 * @game: the game
 * @state: its state; the search changes it and restores it
 * @first: how many actions to look ahead at first, or %LAB_TO_THE_END; at most @last
 * @last: how many actions to look ahead at last, or %LAB_TO_THE_END
 * @limits: (nullable): when to stop
 * @cancellable: (nullable): to cancel the search from another thread
 * @result: (out caller-allocates): the result
 *
 * Searches with minimax (von Neumann, 1928; Shannon, 1950, for chess): the value of a
 * position is the value of the action that is best for the player to move. Minimax looks at
 * every sequence of so many actions; lab_alphabeta() finds the same value sooner. If several
 * actions are equally good, the result is the first of them.
 *
 * If each position has b actions, a search to the depth d visits some b^d positions. It keeps one
 * state, and one list of actions for each action of the sequence.
 *
 * The search looks @first actions ahead, then one more, and so on, until @last or a limit is
 * reached, or a deeper search would find the same. The result is that of the last depth that was
 * searched completely; if there is none, it is the first action, with a depth of 0.
 *
 * The search never visits more nodes than allowed; it looks at the clock once in a while. With a
 * limit of nodes only, the result is always the same.
 */
void
lab_minimax (const LabZeroSum *game,
             gpointer          state,
             guint             first,
             guint             last,
             const LabLimits  *limits,
             GCancellable     *cancellable,
             LabSearchResult  *result)
{
  gint64 start = g_get_monotonic_time ();
  g_autofree guint32 *actions = NULL;
  g_autofree LabVariation *lines = NULL;
  Search search = { game, state, cancellable, NULL, NULL, 0, G_MAXUINT64, G_MAXINT64 };

  g_return_if_fail (game != NULL && game->max_actions > 0);
  g_return_if_fail (result != NULL);

  last = MIN (last, LAB_MAX_PLIES);
  search.actions = actions = g_new0 (guint32, ((gsize) last + 1) * game->max_actions);
  search.lines = lines = g_new0 (LabVariation, (gsize) last + 1);
  if (limits != NULL && limits->nodes > 0)
    search.max_nodes = limits->nodes;
  if (limits != NULL)
    search.deadline = lab_limits_get_deadline (limits, start);

  memset (result, 0, sizeof *result);
  result->value = lab_value_of_end (game->estimate (state), 0);
  result->has_action = !game->is_over (state);
  if (result->has_action)
    {
      game->list_actions (state, actions);
      result->action = actions[0];
    }
  search.stopped = g_cancellable_is_cancelled (cancellable);
  for (guint depth = MIN (first, last); depth <= last && !search.stopped && !result->solved;
       depth++)
    search_to_depth (&search, depth, result);
  result->cancelled = search.stopped && g_cancellable_is_cancelled (cancellable);
  result->nodes = search.nodes;
  result->time = g_get_monotonic_time () - start;
}
