/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-alphabeta.h"

#include "lab-ordering.h"

/* Beyond every value. */
#define INFINITE_VALUE (LAB_WIN + LAB_MAX_PLIES + 1)

/* How many nodes may pass before the clock and the cancellable are looked at. */
#define NODES_BETWEEN_LOOKS 64

typedef struct
{
  const LabZeroSum *game;
  gpointer state;
  LabTransposition *table;  /* or NULL */
  GCancellable *cancellable;
  LabOrdering *ordering;
  LabVariation *lines;      /* the best from each ply on */
  guint64 nodes;
  guint64 max_nodes;
  gint64 deadline;
  gboolean horizon;         /* whether an estimate took the place of a game's end */
  gboolean stopped;
} Search;

/* A node that is being looked at: how many actions lie behind and ahead of it, the
 * values that matter (more than alpha, less than beta), and the action that was best
 * before, or LAB_NO_ACTION. */
typedef struct
{
  guint ply;
  guint depth;
  int alpha;
  int beta;
  gint64 best_before;
} Node;

/* Private helpers */

/* Counts a node, if the limits allow one more. */
static gboolean
enter_node (Search *search)
{
  if (search->nodes >= search->max_nodes)
    search->stopped = TRUE;
  else if (search->nodes % NODES_BETWEEN_LOOKS == 0)
    search->stopped = g_cancellable_is_cancelled (search->cancellable)
                      || g_get_monotonic_time () >= search->deadline;
  if (search->stopped)
    return FALSE;
  search->nodes++;
  return TRUE;
}

/* Whether what the table knows holds for a search to @depth: only if it is from that
 * very depth, or from a lesser one that is as good as any deeper. So the table saves
 * nodes and never changes a value, whatever has been searched before. */
static gboolean
is_for_depth (const LabTranspositionEntry *entry,
              guint                        depth)
{
  return entry->depth == depth || (entry->solved && entry->depth < depth);
}

/* Whether that is enough to leave the actions of a node alone. */
static gboolean
is_answer (const LabTranspositionEntry *entry,
           const Node                  *node)
{
  if (!is_for_depth (entry, node->depth))
    return FALSE;
  return entry->bound == LAB_BOUND_EXACT
         || (entry->bound == LAB_BOUND_LOWER && entry->value >= node->beta)
         || (entry->bound == LAB_BOUND_UPPER && entry->value <= node->alpha);
}

/* What is known of a node's value, and whether a deeper search would find the same.
 * It would if only ends of the game were seen. It would also if the value is that of
 * a win or a loss: that is within the depth, where it stays; and so would any that
 * comes sooner be, and have been seen. */
static LabTranspositionEntry
judge_node (const Node *node,
            int         value,
            guint32     action,
            gboolean    horizon)
{
  LabBound bound = value >= node->beta    ? LAB_BOUND_LOWER
                   : value <= node->alpha ? LAB_BOUND_UPPER
                                          : LAB_BOUND_EXACT;
  gboolean solved = !horizon || lab_value_is_decided (value);

  return (LabTranspositionEntry) { value, action, node->depth, bound, solved };
}

static int look_ahead (Search     *search,
                       const Node *node);

static int
look_after_action (Search     *search,
                   const Node *node,
                   int         best,
                   int         side,
                   guint32     action)
{
  const LabZeroSum *game = search->game;
  int alpha = MAX (node->alpha, best);
  Node next = { node->ply + 1, node->depth - 1, -node->beta, -alpha, LAB_NO_ACTION };
  int value;

  game->apply (search->state, action);
  if (game->side (search->state) != side)
    {
      value = -look_ahead (search, &next);
    }
  else
    {
      /* The same player goes on, who likes the same values. */
      next.alpha = alpha;
      next.beta = node->beta;
      value = look_ahead (search, &next);
    }
  game->undo (search->state, action);
  return value;
}

/* Looks at the actions of a node, which is not over and has a depth, until one is too
 * good for the other player to let it come to that. If the search is stopped, what
 * has been found by then is in the line of this ply: a value better than alpha. */
static int
look_at_actions (Search     *search,
                 const Node *node,
                 guint32    *best_action)
{
  LabOrdering *ordering = search->ordering;
  guint n_actions = lab_ordering_begin (ordering, search->state, node->ply, node->best_before);
  int side = search->game->side (search->state);
  int best = -INFINITE_VALUE;

  for (guint n_left = n_actions; n_left > 0; n_left--)
    {
      guint32 action = lab_ordering_take (ordering, node->ply);
      int value = look_after_action (search, node, best, side, action);

      if (search->stopped)
        break;
      if (value <= best)
        continue;
      best = value;
      *best_action = action;
      if (best > node->alpha)
        lab_variation_lead (&search->lines[node->ply], action, &search->lines[node->ply + 1]);
      if (best >= node->beta)
        {
          lab_ordering_learn (ordering, side, node->ply, node->depth, action);
          break;
        }
      /* Nothing is better than to win at once. */
      if (best >= lab_win_value (node->ply + 1))
        break;
    }
  return best;
}

/* The value for the player to move if it is more than alpha and less than beta, or
 * else a bound on the same side of them (fail-soft). */
static int
look_ahead (Search     *search,
            const Node *node)
{
  const LabZeroSum *game = search->game;
  LabTransposition *table = search->table;
  LabTranspositionEntry entry;
  Node here = *node;
  gboolean horizon_before = search->horizon;
  guint32 action = 0;
  guint64 key;
  int value;

  if (!enter_node (search))
    return 0;
  search->lines[node->ply].length = 0;
  if (game->is_over (search->state))
    return lab_value_of_end (game->estimate (search->state), node->ply);
  if (node->depth == 0)
    {
      search->horizon = TRUE;
      return game->estimate (search->state);
    }

  key = table != NULL ? game->key (search->state) : 0;
  if (table != NULL && lab_transposition_find (table, key, node->ply, &entry))
    {
      if (is_answer (&entry, node))
        {
          search->horizon |= !entry.solved;
          return entry.value;
        }
      here.best_before = entry.action;
    }
  search->horizon = FALSE;
  value = look_at_actions (search, &here, &action);
  if (search->stopped)
    return 0;
  entry = judge_node (node, value, action, search->horizon);
  if (table != NULL)
    lab_transposition_store (table, key, node->ply, &entry);
  search->horizon = horizon_before || !entry.solved;
  return value;
}

/* Searches as deep as @depth, the best action so far first. */
static void
search_to_depth (Search          *search,
                 guint           depth,
                 LabSearchResult *result)
{
  const LabVariation *line = &search->lines[0];
  Node start = { 0, depth, -INFINITE_VALUE, INFINITE_VALUE, result->action };
  guint32 action = LAB_NO_ACTION;
  int value;

  search->lines[0].length = 0;
  search->horizon = FALSE;
  if (!enter_node (search))
    return;
  value = look_at_actions (search, &start, &action);
  /* The best of before was the first to be looked at: whatever has been found, it is
   * that one, as it looks now, or better. */
  if (line->length == 0)
    return;
  result->action = action;
  result->value = value;
  result->depth = depth;
  result->variation = *line;
  result->complete = !search->stopped;
  result->solved = result->complete && judge_node (&start, value, action, search->horizon).solved;
}

/* An answer for when there is no time to find one. */
static void
begin_result (Search          *search,
              LabSearchResult *result)
{
  memset (result, 0, sizeof *result);
  result->value = lab_value_of_end (search->game->estimate (search->state), 0);
  result->has_action = !search->game->is_over (search->state);
  if (!result->has_action)
    return;
  lab_ordering_begin (search->ordering, search->state, 0, LAB_NO_ACTION);
  result->action = lab_ordering_take (search->ordering, 0);
}

/* Whether the table has the whole answer for a position on the variation, @depth
 * actions deep: there is only one value, which is that of the variation. */
static gboolean
find_next (Search                *search,
           guint                  ply,
           guint                  depth,
           LabTranspositionEntry *entry)
{
  guint64 key = search->game->key (search->state);

  return lab_transposition_find (search->table, key, ply, entry)
         && entry->bound == LAB_BOUND_EXACT && is_for_depth (entry, depth)
         && lab_ordering_has_action (search->ordering, search->state, ply, entry->action);
}

/* Goes on with a variation that ends where the table had the answer, by what the
 * table says of each position from there. */
static void
extend_variation (Search          *search,
                  LabSearchResult *result)
{
  const LabZeroSum *game = search->game;
  LabVariation *variation = &result->variation;

  for (guint i = 0; i < variation->length; i++)
    game->apply (search->state, variation->actions[i]);
  while (variation->length < result->depth && !game->is_over (search->state))
    {
      guint ply = variation->length;
      LabTranspositionEntry entry;

      if (!find_next (search, ply, result->depth - ply, &entry))
        break;
      variation->actions[variation->length++] = entry.action;
      game->apply (search->state, entry.action);
    }
  for (guint i = variation->length; i-- > 0;)
    game->undo (search->state, variation->actions[i]);
}

/* Searches to each depth from @first to @last, as far as the limits allow, or until
 * a deeper search would find the same. */
static void
deepen (Search          *search,
        guint            first,
        guint            last,
        LabSearchResult *result)
{
  begin_result (search, result);
  if (!result->has_action || last == 0)
    {
      result->complete = enter_node (search);
      result->solved = result->complete && !result->has_action;
      return;
    }
  for (guint depth = first; depth <= last && !search->stopped && !result->solved; depth++)
    search_to_depth (search, depth, result);
  if (search->table != NULL)
    extend_variation (search, result);
}

static void
run_search (const LabZeroSum *game,
            gpointer          state,
            guint             first,
            guint             last,
            const LabLimits  *limits,
            LabTransposition *table,
            GCancellable     *cancellable,
            LabSearchResult  *result)
{
  gint64 start = g_get_monotonic_time ();
  g_autoptr (LabOrdering) ordering = lab_ordering_new (game, last);
  g_autofree LabVariation *lines = g_new (LabVariation, (gsize) last + 1);
  Search search = { game, state, table, cancellable, ordering, lines, 0, G_MAXUINT64, G_MAXINT64 };

  if (game->key == NULL)
    search.table = NULL;
  if (limits != NULL && limits->nodes > 0)
    search.max_nodes = limits->nodes;
  if (limits != NULL)
    search.deadline = lab_limits_get_deadline (limits, start);
  if (search.table != NULL)
    lab_transposition_next_search (search.table);

  deepen (&search, first, last, result);
  result->cancelled = search.stopped && g_cancellable_is_cancelled (cancellable);
  result->nodes = search.nodes;
  result->time = g_get_monotonic_time () - start;
}

/* Public functions */

/**
 * lab_alphabeta:
 * @game: the game
 * @state: its state, which is changed on the way and changed back
 * @depth: how many actions to look ahead, or %LAB_TO_THE_END
 * @table: (nullable): a transposition table of the same game, which may know
 *   something from earlier searches; of no use if the game has no keys
 * @cancellable: (nullable): to cancel the search from another thread
 * @result: (out caller-allocates): the answer
 *
 * Alpha-beta (Knuth and Moore, 1975), in the form of negamax: the value of
 * lab_minimax(), in no more nodes. An action is not followed any further once it is
 * known that one of the players can avoid it for something at least as good. Of
 * actions that are equally good it answers the one that it came to first.
 *
 * A table is only believed for the depth that is searched, or where a deeper search
 * would find the same. It may save nodes; it does not change the value.
 */
void
lab_alphabeta (const LabZeroSum *game,
               gpointer          state,
               guint             depth,
               LabTransposition *table,
               GCancellable     *cancellable,
               LabSearchResult  *result)
{
  g_return_if_fail (game != NULL && game->max_actions > 0);
  g_return_if_fail (game->max_actions <= LAB_ORDERING_MAX_ACTIONS);
  g_return_if_fail (result != NULL);

  depth = MIN (depth, LAB_MAX_PLIES);
  run_search (game, state, depth, depth, NULL, table, cancellable, result);
}

/**
 * lab_alphabeta_iterate:
 * @game: the game
 * @state: its state, which is changed on the way and changed back
 * @max_depth: how many actions to look ahead at most, or %LAB_TO_THE_END
 * @limits: (nullable): when to stop
 * @table: (nullable): a transposition table of the same game, which may know
 *   something from earlier searches; of no use if the game has no keys
 * @cancellable: (nullable): to cancel the search from another thread
 * @result: (out caller-allocates): the answer
 *
 * Iterative deepening (Slate and Atkin, 1977): lab_alphabeta() to a depth of 1, 2, 3
 * and so on, each search beginning with what the last one found best, until
 * @max_depth is reached, a deeper search would find the same, or the limits are. What
 * a search found that was stopped on its way counts if it finished one action at
 * least: that was the best of before, and any other that it prefers is better.
 *
 * There always is an action in the answer unless the game is over, however narrow
 * the limits. No more nodes are visited than they allow; the clock is looked at once
 * in some nodes. Under a limit of nodes alone, and with a table that knows the same
 * at the start, the answer is always the same.
 */
void
lab_alphabeta_iterate (const LabZeroSum *game,
                       gpointer          state,
                       guint             max_depth,
                       const LabLimits  *limits,
                       LabTransposition *table,
                       GCancellable     *cancellable,
                       LabSearchResult  *result)
{
  g_return_if_fail (game != NULL && game->max_actions > 0);
  g_return_if_fail (game->max_actions <= LAB_ORDERING_MAX_ACTIONS);
  g_return_if_fail (result != NULL);

  run_search (game, state, 1, MIN (max_depth, LAB_MAX_PLIES), limits, table, cancellable, result);
}
