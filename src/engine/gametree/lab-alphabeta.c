/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-alphabeta.h"

#include <glib.h>

#include "lab-zero-sum.h"

/**
 * LAB_ORDERING_MAX_ACTIONS:
 *
 * The largest number of actions that a position may have for an ordering.
 */
#define LAB_ORDERING_MAX_ACTIONS (1u << 24)

/* Larger than every value. */
#define INFINITE_VALUE (LAB_WIN + LAB_MAX_PLIES + 1)

/* The search looks at the clock and the cancellable after this many nodes. */
#define NODES_BETWEEN_LOOKS 64

/**
 * LAB_NO_ACTION:
 *
 * Stands for no action where there may be one. It differs from every 32-bit action.
 */
#define LAB_NO_ACTION G_GINT64_CONSTANT (-1)

#define N_KILLERS 2
#define HISTORY_BITS 12

/* The rank of an action is one number made of fields, the most important one highest: whether
 * it was requested as the first; how promising the game says it is, in 16 bits above an offset;
 * killers; history; and its place in the game's own list, counted down. The place makes all
 * ranks different, so that the order depends on nothing else. */
#define FIRST_SHIFT 63
#define GAME_SHIFT 47
#define KILLER_SHIFT 45
#define HISTORY_SHIFT 24
#define MAX_HISTORY ((1u << (KILLER_SHIFT - HISTORY_SHIFT)) - 1)
#define MAX_INDEX ((1u << HISTORY_SHIFT) - 1)

G_STATIC_ASSERT (LAB_ORDERING_MAX_ACTIONS <= MAX_INDEX + 1);
G_STATIC_ASSERT (N_KILLERS < 1 << (GAME_SHIFT - KILLER_SHIFT));

typedef struct
{
  guint32 *actions;
  guint64 *ranks;  /* of the actions that are left, a binary heap */
  guint n_left;
  gint64 killers[N_KILLERS];
} Ply;

/**
 * LabOrdering:
 *
 * The order in which a search looks at the actions of a position. Alpha-beta visits the fewest
 * nodes if it looks at the best action first. An ordering has the actions of one position for
 * each ply, and learns from the search.
 */
typedef struct
{
  const LabZeroSum *game;
  guint32 *actions;
  guint64 *ranks;
  Ply *plies;
  guint32 history[2][1 << HISTORY_BITS];
} LabOrdering;

typedef struct
{
  const LabZeroSum *game;
  gpointer state;
  LabTransposition *table; /* or NULL */
  GCancellable *cancellable;
  LabOrdering *ordering;
  LabVariation *lines;     /* the best variation from each ply on */
  guint64 nodes;
  guint64 max_nodes;
  gint64 deadline;
  gboolean horizon;        /* whether the search used an estimate because it was deep enough */
  gboolean stopped;
} Search;

/* A node of the search: the number of actions before it and after it, the window of values that
 * matter (above alpha, below beta), and the action that was best in an earlier search, or
 * LAB_NO_ACTION. */
typedef struct
{
  guint ply;
  guint depth;
  int alpha;
  int beta;
  gint64 best_before;
} Node;

/* Private helpers */

static void
sift_down (guint64 *heap,
           guint    n,
           guint    at)
{
  guint64 moved = heap[at];

  while (2 * at + 1 < n)
    {
      guint child = 2 * at + 1;

      if (child + 1 < n && heap[child + 1] > heap[child])
        child++;
      if (heap[child] <= moved)
        break;
      heap[at] = heap[child];
      at = child;
    }
  heap[at] = moved;
}

/* Actions share the places of the history by a multiplicative hash (Knuth, 1973). Two actions
 * in one place do no harm, because the history only changes the order. */
static guint32 *
find_history (LabOrdering *self,
              int          side,
              guint32      action)
{
  return &self->history[side > 0 ? 0 : 1][(action * 2654435769u) >> (32 - HISTORY_BITS)];
}

static guint64
rank_action (LabOrdering  *self,
             gconstpointer state,
             const Ply    *ply,
             int           side,
             guint32       action)
{
  int by_game = 0;
  guint killer = 0;

  if (self->game->order != NULL)
    by_game = CLAMP (self->game->order (state, action), G_MININT16, G_MAXINT16);
  for (guint i = 0; i < N_KILLERS; i++)
    {
      if (ply->killers[i] == (gint64) action)
        killer = N_KILLERS - i;
    }
  /* A killer comes before ordinary actions, but not before those that the game recommends. */
  if (killer > 0)
    by_game = MAX (by_game, 0);
  return (guint64) (by_game - G_MININT16) << GAME_SHIFT | (guint64) killer << KILLER_SHIFT
         | (guint64) *find_history (self, side, action) << HISTORY_SHIFT;
}

/**
 * lab_ordering_new:
 * @game: the game
 * @depth: the depth of the search, at most %LAB_MAX_PLIES
 *
 * Returns: (transfer full): an ordering that has not learned anything yet
 */
static LabOrdering *
lab_ordering_new (const LabZeroSum *game,
                  guint             depth)
{
  LabOrdering *self;
  gsize n_plies = (gsize) depth + 1;

  self = g_new0 (LabOrdering, 1);
  self->game = game;
  self->actions = g_new (guint32, n_plies * game->max_actions);
  self->ranks = g_new (guint64, n_plies * game->max_actions);
  self->plies = g_new0 (Ply, n_plies);
  for (gsize i = 0; i < n_plies; i++)
    {
      self->plies[i].actions = self->actions + i * game->max_actions;
      self->plies[i].ranks = self->ranks + i * game->max_actions;
      for (guint j = 0; j < N_KILLERS; j++)
        self->plies[i].killers[j] = LAB_NO_ACTION;
    }
  return self;
}

static void
lab_ordering_free (LabOrdering *self)
{
  g_free (self->actions);
  g_free (self->ranks);
  g_free (self->plies);
  g_free (self);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LabOrdering, lab_ordering_free)

/**
 * lab_ordering_begin:
 * @self: an ordering
 * @state: a position that is not over
 * @ply: the number of actions between the start of the search and the position
 * @first: the action to take first if the position has it, or %LAB_NO_ACTION
 *
 * Prepares the actions of a position for lab_ordering_take(). They replace the actions of
 * the last position at the same ply. They are put in a heap and not sorted, because most
 * positions need only a few of them.
 *
 * Returns: the number of actions
 */
static guint
lab_ordering_begin (LabOrdering   *self,
                    gconstpointer  state,
                    guint          ply,
                    gint64         first)
{
  Ply *here = &self->plies[ply];
  int side = self->game->side (state);
  guint n_actions = self->game->list_actions (state, here->actions);

  for (guint i = 0; i < n_actions; i++)
    {
      guint32 action = here->actions[i];

      here->ranks[i] = MAX_INDEX - i;
      if ((gint64) action == first)
        here->ranks[i] |= G_GUINT64_CONSTANT (1) << FIRST_SHIFT;
      else
        here->ranks[i] |= rank_action (self, state, here, side, action);
    }
  for (guint i = n_actions / 2; i-- > 0;)
    sift_down (here->ranks, n_actions, i);
  here->n_left = n_actions;
  return n_actions;
}

/**
 * lab_ordering_take:
 * @self: an ordering
 * @ply: a ply that has actions left
 *
 * Returns: the most promising action that is left, which is removed
 */
static guint32
lab_ordering_take (LabOrdering *self,
                   guint        ply)
{
  Ply *here = &self->plies[ply];
  guint index = MAX_INDEX - (guint) (here->ranks[0] & MAX_INDEX);

  here->n_left--;
  here->ranks[0] = here->ranks[here->n_left];
  sift_down (here->ranks, here->n_left, 0);
  return here->actions[index];
}

/**
 * lab_ordering_has_action:
 * @self: an ordering
 * @state: a position that is not over
 * @ply: a ply whose actions are no longer needed
 * @action: an action
 *
 * Returns: whether @action is one of the actions of the position
 */
static gboolean
lab_ordering_has_action (LabOrdering   *self,
                         gconstpointer  state,
                         guint          ply,
                         guint32        action)
{
  guint32 *actions = self->plies[ply].actions;
  guint n_actions = self->game->list_actions (state, actions);

  for (guint i = 0; i < n_actions; i++)
    {
      if (actions[i] == action)
        return TRUE;
    }
  return FALSE;
}

/**
 * lab_ordering_learn:
 * @self: an ordering
 * @side: the player to move
 * @ply: the number of actions between the start of the search and the position
 * @depth: how many actions ahead the search looked from there
 * @action: an action that made it unnecessary to look at the others
 *
 * Remembers an action that caused a cutoff, because it often does so in other positions: at
 * the same ply (the killer heuristic, Akl and Newborn, 1977) or anywhere (the history
 * heuristic, Schaeffer, 1983).
 */
static void
lab_ordering_learn (LabOrdering *self,
                    int          side,
                    guint        ply,
                    guint        depth,
                    guint32      action)
{
  gint64 *killers = self->plies[ply].killers;
  guint32 *history = find_history (self, side, action);

  if (killers[0] != (gint64) action)
    {
      for (guint i = N_KILLERS - 1; i > 0; i--)
        killers[i] = killers[i - 1];
      killers[0] = (gint64) action;
    }
  *history = MIN (*history + depth * depth, MAX_HISTORY);
}

/* Private helpers */

/* Counts a node and returns TRUE, or stops the search if the limits are reached. */
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

/* Returns whether an entry of the table is valid for a search to @depth: it must come from the
 * same depth, or from a smaller one if a deeper search would find the same. So the table saves
 * nodes but never changes a value, whatever was searched before. */
static gboolean
is_for_depth (const LabTranspositionEntry *entry,
              guint                        depth)
{
  return entry->depth == depth || (entry->solved && entry->depth < depth);
}

/* Returns whether an entry of the table makes a search of the node unnecessary. */
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

/* Returns what a search has found out about a node, with whether a deeper search would find the
 * same. That is so if this search saw only ends of the game. It is also so if the value is a win
 * or a loss: that end is within the depth, and so is every end that would come sooner. */
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
      /* The same player moves again and wants the same values. */
      next.alpha = alpha;
      next.beta = node->beta;
      value = look_ahead (search, &next);
    }
  game->undo (search->state, action);
  return value;
}

/* Searches the actions of a node that is not an end, until one of them is so good that the other
 * player will avoid the node (a beta cutoff). If the search is stopped, the variation of this
 * ply has the best action so far, if that one is better than alpha. */
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
      /* Nothing is better than an immediate win. */
      if (best >= lab_win_value (node->ply + 1))
        break;
    }
  return best;
}

/* Returns the value for the player to move if it is between alpha and beta; otherwise returns a
 * bound on the same side of the window as the value (fail-soft). */
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

/* Searches to @depth, beginning with the best action so far. */
static void
search_to_depth (Search          *search,
                 guint            depth,
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
  /* The search began with the best action of the last depth, so even if it was stopped, it has
   * found that action or a better one. */
  if (line->length == 0)
    return;
  result->action = action;
  result->value = value;
  result->depth = depth;
  result->variation = *line;
  result->complete = !search->stopped;
  result->solved = result->complete && judge_node (&start, value, action, search->horizon).solved;
}

/* Prepares the result in case there is no time to search. */
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

/* Returns whether the table has an exact value, searched to @depth, for a position on the
 * variation. An exact value there is the value of the variation. */
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

/* Extends a variation that ends at a position that was found in the table, with the best actions
 * that the table has for the positions from there on. */
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

/* Searches to each depth from @first to @last, until the limits are reached or a deeper search
 * would find the same. */
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

/* Public functions */

/**
 * lab_alphabeta:
 * @game: the game
 * @state: its state; the search changes it and restores it
 * @first: how many actions to look ahead at first, or %LAB_TO_THE_END; at most @last
 * @last: how many actions to look ahead at last, or %LAB_TO_THE_END
 * @limits: (nullable): when to stop; then the result is not complete
 * @table: (nullable): a transposition table of the same game, perhaps with entries of
 *   earlier searches; not used if the game has no keys
 * @cancellable: (nullable): to cancel the search from another thread
 * @result: (out caller-allocates): the result
 *
 * Searches with alpha-beta (Knuth and Moore, 1975) in the form of negamax. The value is that
 * of lab_minimax(), found in no more nodes: the search leaves a position as soon as one of
 * the players can avoid it for something at least as good. If several actions are equally
 * good, the result is the one that was searched first.
 *
 * The search uses an entry of the table only if it has the same depth, or if a deeper search
 * would find the same. So the table saves nodes, but does not change the value.
 *
 * If each position has b actions and the best one is always searched first, a search to the depth d
 * visits some 2 b^(d / 2) positions: it sees twice as far as lab_minimax() in the same time. In the
 * worst order it visits as many as lab_minimax(). Besides the table it keeps what lab_minimax()
 * keeps.
 *
 * If @first is less than @last, this is iterative deepening (Slate and Atkin, 1977): it looks
 * @first actions ahead, then one more, and so on, until @last or a limit is reached, or a deeper
 * search would find the same. Each search begins with the best action of the one before. So a
 * search that is stopped early still counts if it has finished one action: that one or a better
 * one. The searches to smaller depths cost little: with b actions in each position, some
 * 1 / (b - 1) of the last one in the worst order, and they pay for it by the better order of the
 * next.
 *
 * The result has an action unless the game is over, however tight the limits are. The search
 * never visits more nodes than allowed; it looks at the clock once in a while. With a limit
 * of nodes only and a table with the same entries, the result is always the same.
 */
void
lab_alphabeta (const LabZeroSum *game,
                       gpointer          state,
               guint             first,
               guint             last,
                       const LabLimits  *limits,
                       LabTransposition *table,
                       GCancellable     *cancellable,
                       LabSearchResult  *result)
{
  gint64 start = g_get_monotonic_time ();
  g_autoptr (LabOrdering) ordering = NULL;
  g_autofree LabVariation *lines = NULL;
  Search search = { game, state, table, cancellable, NULL, NULL, 0, G_MAXUINT64, G_MAXINT64 };

  g_return_if_fail (game != NULL && game->max_actions > 0);
  g_return_if_fail (game->max_actions <= LAB_ORDERING_MAX_ACTIONS);
  g_return_if_fail (result != NULL);

  last = MIN (last, LAB_MAX_PLIES);
  search.ordering = ordering = lab_ordering_new (game, last);
  search.lines = lines = g_new (LabVariation, (gsize) last + 1);
  if (game->key == NULL)
    search.table = NULL;
  if (limits != NULL && limits->nodes > 0)
    search.max_nodes = limits->nodes;
  if (limits != NULL)
    search.deadline = lab_limits_get_deadline (limits, start);
  if (search.table != NULL)
    lab_transposition_next_search (search.table);

  deepen (&search, MIN (first, last), last, result);
  result->cancelled = search.stopped && g_cancellable_is_cancelled (cancellable);
  result->nodes = search.nodes;
  result->time = g_get_monotonic_time () - start;
}
