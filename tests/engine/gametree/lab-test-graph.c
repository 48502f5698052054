/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-test-graph.h"

#include <string.h>

#include "lab-test-check.h"

#define LAYER_WIDTH 8

/* Private helpers: the game. The actions of a node are numbered down from the
 * greatest number, because a search could most easily confuse that number with "no
 * action". */

static const LabTestGraphNode *
get_node (gconstpointer state)
{
  const LabTestGraphState *self = state;

  return &self->graph->nodes[self->node];
}

static guint
list_actions (gconstpointer state,
              guint32      *actions)
{
  const LabTestGraphNode *node = get_node (state);

  for (guint i = 0; i < node->n_children; i++)
    actions[i] = G_MAXUINT32 - i;
  return node->n_children;
}

static void
apply (gpointer state,
       guint32  action)
{
  LabTestGraphState *self = state;
  guint index = G_MAXUINT32 - action;

  g_assert (index < get_node (state)->n_children && self->ply < G_N_ELEMENTS (self->path));
  self->path[self->ply++] = self->node;
  self->node = get_node (state)->children[index];
}

static void
undo (gpointer state,
      guint32  action)
{
  LabTestGraphState *self = state;
  guint node = self->node;

  g_assert (self->ply > 0);
  self->node = self->path[--self->ply];
  self->path[self->ply] = 0;
  g_assert (get_node (state)->children[G_MAXUINT32 - action] == node);
}

static gboolean
is_over (gconstpointer state)
{
  return get_node (state)->n_children == 0;
}

static int
get_side (gconstpointer state)
{
  return get_node (state)->side;
}

static int
estimate (gconstpointer state)
{
  return get_node (state)->estimate;
}

static guint64
get_key (gconstpointer state)
{
  return get_node (state)->key;
}

static int
get_order (gconstpointer state,
           guint32       action)
{
  return get_node (state)->orders[G_MAXUINT32 - action];
}

/* Private helpers: random games */

static int
random_estimate (GRand    *random,
                 gboolean  over,
                 gint32    range)
{
  if (over && g_rand_boolean (random))
    return g_rand_boolean (random) ? LAB_WIN : -LAB_WIN;
  return g_rand_int_range (random, -range, range + 1);
}

/* Picks a child for @node; the first @n_used nodes already have a parent. */
static guint
random_child (const LabTestGraph *self,
              GRand              *random,
              LabTestGraphKind    kind,
              guint               node,
              guint               n_used)
{
  guint first = 0, n = self->n_nodes;

  if (kind == LAB_TEST_GRAPH_TREE)
    return n_used;
  if (kind == LAB_TEST_GRAPH_LAYERS)
    {
      first = (node / LAYER_WIDTH + 1) * LAYER_WIDTH;
      n = LAYER_WIDTH;
    }
  else if (kind == LAB_TEST_GRAPH_ACYCLIC)
    {
      first = node + 1;
      n = MIN (12, self->n_nodes - first);
    }
  if (first + n > self->n_nodes || n == 0)
    return self->n_nodes;
  return first + (guint) g_rand_int_range (random, 0, (gint32) n);
}

/* Public functions */

const LabZeroSum lab_test_graph = {
  LAB_TEST_GRAPH_MAX_ACTIONS, list_actions, apply, undo, is_over, get_side, estimate, get_key,
  get_order,
};

/**
 * lab_test_graph_init:
 * @self: a game to make
 * @random: a source of random numbers
 * @kind: the shape of the game
 * @n_nodes: the number of positions, at most %LAB_TEST_GRAPH_MAX_NODES
 *
 * Makes a random game. The player to move is random, too. Half of the games have few
 * different estimates, so that many are equal; in the others the estimates come close
 * to %LAB_WIN.
 */
void
lab_test_graph_init (LabTestGraph     *self,
                     GRand            *random,
                     LabTestGraphKind  kind,
                     guint             n_nodes)
{
  gint32 range = g_rand_boolean (random) ? 3 : LAB_WIN - 1;
  guint n_used = 1;

  memset (self, 0, sizeof *self);
  self->n_nodes = n_nodes;
  for (guint i = 0; i < n_nodes; i++)
    {
      LabTestGraphNode *node = &self->nodes[i];
      gint32 most = g_rand_int_range (random, i == 0 ? 1 : 0, LAB_TEST_GRAPH_MAX_ACTIONS + 1);

      /* Games that end at once, or in which one player makes all moves, would test
       * little. */
      if (most == 0 && g_rand_int_range (random, 0, 3) > 0)
        most = 2;
      for (gint32 j = 0; j < most; j++)
        {
          guint child = random_child (self, random, kind, i, n_used);

          if (child >= n_nodes)
            break;
          n_used++;
          node->orders[node->n_children] = g_rand_int_range (random, -2, 3) * 20000;
          node->children[node->n_children++] = child;
        }
      node->side = g_rand_boolean (random) ? 1 : -1;
      node->estimate = random_estimate (random, node->n_children == 0, range);
      node->key = (guint64) g_rand_int (random) << 32 | g_rand_int (random);
    }
}

/**
 * lab_test_graph_state_init:
 * @self: a state
 * @graph: a game, which must outlive the state
 * @node: the first position
 *
 * Starts a game at any of its positions.
 */
void
lab_test_graph_state_init (LabTestGraphState  *self,
                           const LabTestGraph *graph,
                           guint               node)
{
  memset (self, 0, sizeof *self);
  self->graph = graph;
  self->node = node;
}

/**
 * lab_test_graph_solve:
 * @self: a game
 * @depth: how many actions to look ahead
 *
 * Computes the value of every node without a search: the values at one depth follow
 * from those at the depth before.
 *
 * Returns: (transfer full): (@depth + 1) times n_nodes values for the player to move,
 *   starting with those at depth 0
 */
int *
lab_test_graph_solve (const LabTestGraph *self,
                      guint               depth)
{
  int *values = g_new (int, (depth + 1) * self->n_nodes);

  for (guint i = 0; i < self->n_nodes; i++)
    {
      const LabTestGraphNode *node = &self->nodes[i];

      values[i] = node->estimate;
      if (node->n_children == 0 && ABS (node->estimate) == LAB_WIN)
        values[i] = (node->estimate > 0 ? 1 : -1) * (LAB_WIN + LAB_MAX_PLIES);
    }
  for (guint at = 1; at <= depth; at++)
    {
      const int *before = values + (at - 1) * self->n_nodes;

      for (guint i = 0; i < self->n_nodes; i++)
        {
          const LabTestGraphNode *node = &self->nodes[i];
          int best = G_MININT;

          for (guint j = 0; j < node->n_children; j++)
            {
              guint child = node->children[j];
              int value = lab_test_one_later (before[child]);

              best = MAX (best, self->nodes[child].side == node->side ? value : -value);
            }
          values[at * self->n_nodes + i] = node->n_children > 0 ? best : before[i];
        }
    }
  return values;
}
