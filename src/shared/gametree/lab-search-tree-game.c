/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-search-tree-game.h"

typedef struct
{
  const LabZeroSum *game;
  gpointer state;
  int side;             /* the player who maximizes */
  guint max_nodes;
  LabSearchTreeLabel label;
  gpointer user_data;
  LabSearchTree *tree;
  gboolean horizon;     /* whether a game continues below a leaf */
} Builder;

/* Private helpers */

static double
get_score (const Builder *self,
           guint          ply)
{
  int estimate = self->game->estimate (self->state);

  if (self->game->is_over (self->state))
    estimate = lab_value_of_end (estimate, ply);
  return self->game->side (self->state) == self->side ? estimate : -estimate;
}

/* Adds the tree below the current position, whose node is @node. */
static gboolean
add_below (Builder *self,
           guint    node,
           guint    ply,
           guint    depth)
{
  const LabZeroSum *game = self->game;
  g_autofree guint32 *actions = NULL;
  g_autofree guint *children = NULL;
  gboolean done = TRUE;
  guint n_actions;

  lab_search_tree_set_maximizes (self->tree, node, game->side (self->state) == self->side);
  if (game->is_over (self->state) || depth == 0)
    {
      lab_search_tree_set_score (self->tree, node, get_score (self, ply));
      self->horizon = self->horizon || !game->is_over (self->state);
      return TRUE;
    }
  actions = g_new (guint32, game->max_actions);
  n_actions = game->list_actions (self->state, actions);
  if (n_actions > self->max_nodes - lab_search_tree_get_n_nodes (self->tree))
    return FALSE;

  children = g_new (guint, n_actions);
  for (guint i = 0; i < n_actions; i++)
    {
      g_autofree char *label = self->label (self->state, actions[i], self->user_data);

      children[i] = lab_search_tree_add (self->tree, label);
    }
  lab_search_tree_set_children (self->tree, node, children, n_actions);
  for (guint i = 0; i < n_actions && done; i++)
    {
      game->apply (self->state, actions[i]);
      done = add_below (self, children[i], ply + 1, depth - 1);
      game->undo (self->state, actions[i]);
    }
  return done;
}

/* Builds the tree of @depth actions. %NULL if it has too many nodes. */
static LabSearchTree *
build (Builder *self,
       guint    depth)
{
  self->tree = lab_search_tree_new ();
  self->horizon = FALSE;
  lab_search_tree_add (self->tree, "");
  if (!add_below (self, 0, 0, depth))
    g_clear_pointer (&self->tree, lab_search_tree_unref);
  return g_steal_pointer (&self->tree);
}

/* Public functions */

/**
 * lab_search_tree_build:
 * @game: a game
 * @state: its position; it is changed and restored
 * @max_depth: the largest number of actions to look ahead
 * @max_nodes: the largest number of nodes, from 1 to %LAB_SEARCH_TREE_MAX_NODES
 * @label: (scope call): names an action
 * @user_data: for @label
 * @depth: (out) (optional): how many actions the tree looks ahead
 *
 * Makes the tree of a position: as deep as possible, with all actions up to that depth. The player
 * to move maximizes. A score is the value of a leaf for this player, as minimax sees it. The label
 * of the root is empty.
 *
 * Returns: (transfer full): the tree
 */
LabSearchTree *
lab_search_tree_build (const LabZeroSum   *game,
                       gpointer            state,
                       guint               max_depth,
                       guint               max_nodes,
                       LabSearchTreeLabel  label,
                       gpointer            user_data,
                       guint              *depth)
{
  Builder builder = { .game = game, .state = state, .max_nodes = max_nodes, .label = label,
                      .user_data = user_data };
  LabSearchTree *tree;
  guint reached = 0;

  g_return_val_if_fail (game != NULL && state != NULL && label != NULL, NULL);
  g_return_val_if_fail (max_nodes > 0 && max_nodes <= LAB_SEARCH_TREE_MAX_NODES, NULL);

  builder.side = game->side (state);
  tree = build (&builder, 0);
  /* Each level is usually much larger than all levels above it, so building them again costs
   * little. */
  while (builder.horizon && reached < MIN (max_depth, LAB_MAX_PLIES))
    {
      LabSearchTree *deeper = build (&builder, reached + 1);

      if (deeper == NULL)
        break;
      lab_search_tree_unref (tree);
      tree = deeper;
      reached++;
    }
  if (depth != NULL)
    *depth = reached;
  return tree;
}
