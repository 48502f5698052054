/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-ordering.h"

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

struct _LabOrdering
{
  const LabZeroSum *game;
  guint32 *actions;
  guint64 *ranks;
  Ply *plies;
  guint32 history[2][1 << HISTORY_BITS];
};

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

/* Public functions */

/**
 * lab_ordering_new:
 * @game: the game
 * @depth: the depth of the search, at most %LAB_MAX_PLIES
 *
 * Returns: (transfer full): an ordering that has not learned anything yet
 */
LabOrdering *
lab_ordering_new (const LabZeroSum *game,
                  guint             depth)
{
  LabOrdering *self;
  gsize n_plies = (gsize) depth + 1;

  g_return_val_if_fail (game != NULL && depth <= LAB_MAX_PLIES, NULL);
  g_return_val_if_fail (game->max_actions > 0, NULL);
  g_return_val_if_fail (game->max_actions <= LAB_ORDERING_MAX_ACTIONS, NULL);

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

/**
 * lab_ordering_free:
 * @self: (transfer full): an ordering
 *
 * Frees an ordering.
 */
void
lab_ordering_free (LabOrdering *self)
{
  g_return_if_fail (self != NULL);

  g_free (self->actions);
  g_free (self->ranks);
  g_free (self->plies);
  g_free (self);
}

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
guint
lab_ordering_begin (LabOrdering  *self,
                    gconstpointer state,
                    guint         ply,
                    gint64        first)
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
guint32
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
gboolean
lab_ordering_has_action (LabOrdering  *self,
                         gconstpointer state,
                         guint         ply,
                         guint32       action)
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
void
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
