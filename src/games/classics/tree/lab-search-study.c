/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-search-study.h"

#include <math.h>

#include "lab-search-tree.h"

/* A tree that is shown first has at most so many nodes, so that its nodes can be read. */
#define MAX_FIRST_NODES 150

#define SIBLING_DISTANCE 1.0

/* What the algorithm knows about a node. */
typedef struct
{
  double prelim;      /* its place among its siblings */
  double mod;         /* how far its children are moved with it */
  double shift;       /* how far it and all siblings to its right are moved */
  double change;      /* how much less each sibling to its left is moved */
  guint thread;       /* the next node on the contour of its subtree, if it is a leaf */
  guint ancestor;     /* the subtree that it belongs to */
  guint fallback;     /* for its children: the subtree of a node without a better ancestor */
  guint number;       /* its place among its siblings, from 0 */
} Place;

typedef struct
{
  const LabSearchTree *tree;
  Place *places;
} Walk;

/* The four contours that are compared: the inner and the outer sides of two neighbors. */
typedef struct
{
  guint inner_left, inner_right, outer_left, outer_right;
  double left_mod, right_mod, outer_left_mod, outer_right_mod;
} Contours;

/* Fills in the order of the nodes, breadth first, and their depths. */
static void
sort_levels (LabSearchTreeLayout *self,
             const LabSearchTree *tree)
{
  g_autoptr (GArray) starts = g_array_new (FALSE, FALSE, sizeof (guint));
  guint length = 1, level_end = 0;

  self->order[0] = 0;
  for (guint i = 0; i < length; i++)
    {
      guint node = self->order[i], n_children;
      const guint *children = lab_search_tree_get_children (tree, node, &n_children);

      if (i == level_end)
        {
          g_array_append_val (starts, i);
          level_end = length;
        }
      self->depth[node] = starts->len - 1;
      for (guint j = 0; j < n_children; j++)
        self->order[length++] = children[j];
    }
  self->n_levels = starts->len;
  g_array_append_val (starts, length);
  self->starts = g_array_steal (starts, NULL);
}

/* Lists the nodes so that each follows its children, and siblings come from left to right. */
static guint *
list_from_below (const LabSearchTree *tree)
{
  guint n_nodes = tree->nodes->len;
  guint *list = g_new (guint, n_nodes);
  g_autofree guint *stack = g_new (guint, n_nodes);
  guint height = 1, at = n_nodes;

  /* This visits each node before its children, from right to left, and fills the list from its
   * end. */
  stack[0] = 0;
  while (height > 0)
    {
      guint node = stack[--height], n_children;
      const guint *children = lab_search_tree_get_children (tree, node, &n_children);

      list[--at] = node;
      for (guint i = 0; i < n_children; i++)
        stack[height++] = children[i];
    }
  return list;
}

static guint
get_left_sibling (const Walk *walk,
                  guint       node)
{
  guint parent = lab_search_tree_get (walk->tree, node)->parent, n_children;

  if (parent == LAB_SEARCH_NODE_NONE || walk->places[node].number == 0)
    return LAB_SEARCH_NODE_NONE;
  return lab_search_tree_get_children (walk->tree, parent,
                                       &n_children)[walk->places[node].number - 1];
}

static double
get_distance (const Walk *walk,
              guint       left,
              guint       right)
{
  return lab_search_tree_get (walk->tree, left)->parent
                 == lab_search_tree_get (walk->tree, right)->parent
             ? SIBLING_DISTANCE : LAB_TREE_COUSIN_DISTANCE;
}

/* Returns the next node of the left contour of the subtree of @node. */
static guint
get_next_left (const Walk *walk,
               guint       node)
{
  guint n_children;
  const guint *children = lab_search_tree_get_children (walk->tree, node, &n_children);

  return n_children > 0 ? children[0] : walk->places[node].thread;
}

static guint
get_next_right (const Walk *walk,
                guint       node)
{
  guint n_children;
  const guint *children = lab_search_tree_get_children (walk->tree, node, &n_children);

  return n_children > 0 ? children[n_children - 1] : walk->places[node].thread;
}

/* Moves the subtree of @node to the right of that of @left, and the ones in between a part of the
 * way. They are really moved later, all at once, by execute_shifts(). */
static void
move_subtree (Walk   *walk,
              guint   left,
              guint   node,
              double  shift)
{
  Place *first = &walk->places[left], *last = &walk->places[node];
  double share = shift / (last->number - first->number);

  last->change -= share;
  last->shift += shift;
  first->change += share;
  last->prelim += shift;
  last->mod += shift;
}

static void
execute_shifts (Walk  *walk,
                guint  node)
{
  double shift = 0, change = 0;
  guint n_children;
  const guint *children = lab_search_tree_get_children (walk->tree, node, &n_children);

  for (guint i = n_children; i-- > 0;)
    {
      Place *place = &walk->places[children[i]];

      place->prelim += shift;
      place->mod += shift;
      change += place->change;
      shift += place->shift + change;
    }
}

/* Sets the threads where one of the subtrees is deeper than the other. */
static void
set_threads (Walk           *walk,
             guint           node,
             const Contours *at)
{
  guint next_left = get_next_right (walk, at->inner_left);
  guint next_right = get_next_left (walk, at->inner_right);

  if (next_left != LAB_SEARCH_NODE_NONE
      && get_next_right (walk, at->outer_right) == LAB_SEARCH_NODE_NONE)
    {
      walk->places[at->outer_right].thread = next_left;
      walk->places[at->outer_right].mod += at->left_mod - at->outer_right_mod;
    }
  if (next_right != LAB_SEARCH_NODE_NONE
      && get_next_left (walk, at->outer_left) == LAB_SEARCH_NODE_NONE)
    {
      guint parent = lab_search_tree_get (walk->tree, node)->parent;

      walk->places[at->outer_left].thread = next_right;
      walk->places[at->outer_left].mod += at->right_mod - at->outer_left_mod;
      walk->places[parent].fallback = node;
    }
}

/* Moves the subtree of @node so far to the right that it does not touch those of its siblings to
 * the left. Only the contours are compared, so that the time for the whole tree is linear. */
static void
apportion (Walk  *walk,
           guint  node,
           guint  sibling)
{
  guint parent = lab_search_tree_get (walk->tree, node)->parent, n_children;
  guint first = lab_search_tree_get_children (walk->tree, parent, &n_children)[0];
  Place *places = walk->places;
  Contours at = { sibling, node, first, node, places[sibling].mod, places[node].mod,
                  places[first].mod, places[node].mod };

  while (TRUE)
    {
      guint left = get_next_right (walk, at.inner_left);
      guint right = get_next_left (walk, at.inner_right);
      double shift;

      if (left == LAB_SEARCH_NODE_NONE || right == LAB_SEARCH_NODE_NONE)
        break;
      at.inner_left = left;
      at.inner_right = right;
      at.outer_left = get_next_left (walk, at.outer_left);
      at.outer_right = get_next_right (walk, at.outer_right);
      places[at.outer_right].ancestor = node;
      shift = places[left].prelim + at.left_mod - places[right].prelim - at.right_mod
              + get_distance (walk, left, right);
      if (shift > 0)
        {
          guint ancestor = places[left].ancestor;

          if (lab_search_tree_get (walk->tree, ancestor)->parent != parent)
            ancestor = places[parent].fallback;
          move_subtree (walk, ancestor, node, shift);
          at.right_mod += shift;
          at.outer_right_mod += shift;
        }
      at.left_mod += places[left].mod;
      at.right_mod += places[right].mod;
      at.outer_left_mod += places[at.outer_left].mod;
      at.outer_right_mod += places[at.outer_right].mod;
    }
  set_threads (walk, node, &at);
}

/* Places @node, whose children are placed, among its siblings. */
static void
place (Walk  *walk,
       guint  node)
{
  guint sibling = get_left_sibling (walk, node), n_children;
  const guint *children = lab_search_tree_get_children (walk->tree, node, &n_children);
  Place *self = &walk->places[node];
  double middle = 0;

  if (n_children > 0)
    {
      execute_shifts (walk, node);
      middle = (walk->places[children[0]].prelim
                + walk->places[children[n_children - 1]].prelim) / 2;
    }
  self->prelim = middle;
  if (sibling == LAB_SEARCH_NODE_NONE)
    return;
  self->prelim = walk->places[sibling].prelim + SIBLING_DISTANCE;
  self->mod = self->prelim - middle;
  apportion (walk, node, sibling);
}

static void
walk_tree (LabSearchTreeLayout *self,
           const LabSearchTree *tree)
{
  g_autofree Place *places = g_new0 (Place, self->n_nodes);
  g_autofree guint *list = list_from_below (tree);
  Walk walk = { tree, places };
  double leftmost = 0;

  for (guint node = 0; node < self->n_nodes; node++)
    {
      guint n_children;
      const guint *children = lab_search_tree_get_children (tree, node, &n_children);

      places[node].thread = LAB_SEARCH_NODE_NONE;
      places[node].ancestor = node;
      if (n_children > 0)
        places[node].fallback = children[0];
      for (guint i = 0; i < n_children; i++)
        places[children[i]].number = i;
    }
  for (guint i = 0; i < self->n_nodes; i++)
    place (&walk, list[i]);

  /* From above, each node is moved by the sum of the moves of all nodes above it, which takes the
   * place of its own move. */
  for (guint i = 0; i < self->n_nodes; i++)
    {
      guint node = self->order[i], parent = lab_search_tree_get (tree, node)->parent;
      double moved = parent == LAB_SEARCH_NODE_NONE ? 0 : places[parent].mod;

      self->x[node] = places[node].prelim + moved;
      places[node].mod += moved;
      leftmost = MIN (leftmost, self->x[node]);
    }
  for (guint node = 0; node < self->n_nodes; node++)
    {
      self->x[node] -= leftmost;
      self->width = MAX (self->width, self->x[node]);
    }
}

/**
 * lab_search_tree_layout_new:
 * @tree: a tree with at least one node; it must not change any more
 *
 * Computes a tidy drawing of a tree: parents are above the middle of their children, subtrees do
 * not touch, and smaller subtrees between larger ones are spread evenly (Reingold and Tilford,
 * 1981; Walker, 1990; in linear time by Buchheim, Jünger, and Leipert, 2002).
 *
 * Returns: (transfer full): the layout
 */
LabSearchTreeLayout *
lab_search_tree_layout_new (LabSearchTree *tree)
{
  LabSearchTreeLayout *self;

  g_return_val_if_fail (tree != NULL && tree->nodes->len > 0, NULL);

  self = g_new0 (LabSearchTreeLayout, 1);
  self->n_nodes = tree->nodes->len;
  self->x = g_new0 (double, self->n_nodes);
  self->depth = g_new0 (guint, self->n_nodes);
  self->order = g_new0 (guint, self->n_nodes);
  sort_levels (self, tree);
  walk_tree (self, tree);
  return self;
}

/** lab_search_tree_layout_free: frees @self. */
void
lab_search_tree_layout_free (LabSearchTreeLayout *self)
{
  g_free (self->x);
  g_free (self->depth);
  g_free (self->order);
  g_free (self->starts);
  g_free (self);
}

/**
 * lab_search_tree_layout_get_level:
 * @self: the layout
 * @level: a level
 * @n_nodes: (out): their number, at least 1
 *
 * Returns: (transfer none) (array length=n_nodes): the nodes of the level, from left to right
 */
const guint *
lab_search_tree_layout_get_level (const LabSearchTreeLayout *self,
                                  guint                      level,
                                  guint                     *n_nodes)
{
  g_return_val_if_fail (self != NULL && level < self->n_levels && n_nodes != NULL, NULL);

  *n_nodes = self->starts[level + 1] - self->starts[level];
  return self->order + self->starts[level];
}

/**
 * lab_search_tree_layout_find:
 * @self: the layout
 * @level: a level
 * @x: a place on it
 *
 * Finds a node in logarithmic time.
 *
 * Returns: the node of the level that is closest to @x
 */
guint
lab_search_tree_layout_find (const LabSearchTreeLayout *self,
                             guint                      level,
                             double                     x)
{
  guint n_nodes, low = 0, high;
  const guint *nodes = lab_search_tree_layout_get_level (self, level, &n_nodes);

  g_return_val_if_fail (nodes != NULL, LAB_SEARCH_NODE_NONE);

  high = n_nodes - 1;
  while (low < high)
    {
      guint middle = (low + high) / 2;

      if ((self->x[nodes[middle]] + self->x[nodes[middle + 1]]) / 2 < x)
        low = middle + 1;
      else
        high = middle;
    }
  return nodes[low];
}

static char *
name_action (gconstpointer state,
             guint32       action,
             gpointer      user_data)
{
  return ((const LabClassic *) user_data)->format_action (state, action);
}

/* Returns whether every game ends within @depth moves. */
static gboolean
ends_within (const LabZeroSum *game,
             gpointer          state,
             guint             depth)
{
  g_autofree guint32 *actions = NULL;
  gboolean ends = TRUE;
  guint n_actions;

  if (game->is_over (state))
    return TRUE;
  if (depth == 0)
    return FALSE;
  actions = g_new (guint32, game->max_actions);
  n_actions = game->list_actions (state, actions);
  for (guint i = 0; i < n_actions && ends; i++)
    {
      game->apply (state, actions[i]);
      ends = ends_within (game, state, depth - 1);
      game->undo (state, actions[i]);
    }
  return ends;
}

/* Finds the smallest unit in which every win is larger than every estimate. */
static guint
find_unit (const LabSearchTree *tree,
           guint                depth)
{
  double largest = 0;
  guint unit = 100;

  for (guint node = 0; node < tree->nodes->len; node++)
    {
      double score = fabs (lab_search_tree_get (tree, node)->score);

      if (score < LAB_WIN)
        largest = MAX (largest, score);
    }
  while (unit <= largest + depth)
    unit *= 10;
  return unit;
}

static void
build (LabSearchStudy   *self,
       const LabClassic *classic,
       gpointer          state,
       guint             depth)
{
  const LabZeroSum *game = classic->rules;

  self->tree = lab_search_tree_build (game, state, LAB_MAX_PLIES, LAB_SEARCH_STUDY_MAX_NODES,
                                      name_action, (gpointer) classic, &self->max_depth);
  self->limited = !ends_within (game, state, self->max_depth);
  self->depth = self->max_depth;
  if (depth >= self->max_depth)
    return;
  lab_search_tree_unref (self->tree);
  self->tree = lab_search_tree_build (game, state, depth > 0 ? depth : LAB_MAX_PLIES,
                                      depth > 0 ? LAB_SEARCH_STUDY_MAX_NODES : MAX_FIRST_NODES,
                                      name_action, (gpointer) classic, &self->depth);
}

static void
clear (gpointer data)
{
  LabSearchStudy *self = data;

  for (guint i = 0; i < LAB_N_SEARCH_METHODS; i++)
    g_clear_pointer (&self->traces[i], lab_search_trace_free);
  g_clear_pointer (&self->layout, lab_search_tree_layout_free);
  g_clear_pointer (&self->tree, lab_search_tree_unref);
}

/* Returns the position after the step of that kind, or 0 if there is none. */
static guint
find_step (const LabSearchTrace *trace,
           LabSearchStepKind     kind,
           guint                 node,
           guint                 child)
{
  for (guint i = 0; i < trace->steps->len; i++)
    {
      LabSearchStep step;

      lab_search_trace_get_step (trace, i, &step);
      if (step.kind == kind && step.node == node && step.child == child)
        return i + 1;
    }
  return 0;
}

/**
 * lab_search_study_new:
 * @classic: a game
 * @state: its position
 * @depth: how many moves to look ahead; 0 for as many as give a small tree
 * @cancellable: (nullable): looked at before the tree is built, and before each search of it
 *
 * Builds the tree of a position and searches it by each method. This may take some time, and can
 * be called in any thread.
 *
 * Returns: (transfer full) (nullable): the study, or %NULL if it was cancelled
 */
LabSearchStudy *
lab_search_study_new (const LabClassic *classic,
                      gconstpointer     state,
                      guint             depth,
                      GCancellable     *cancellable)
{
  g_autoptr (LabSearchStudy) self = NULL;
  g_autofree gpointer copy = NULL;

  g_return_val_if_fail (classic != NULL && state != NULL, NULL);

  if (g_cancellable_is_cancelled (cancellable))
    return NULL;
  self = g_atomic_rc_box_new0 (LabSearchStudy);
  copy = g_memdup2 (state, classic->state_size);
  self->player = lab_classic_get_player (classic, state);
  build (self, classic, copy, depth);
  self->unit = find_unit (self->tree, self->depth);
  for (guint i = 0; i < LAB_N_SEARCH_METHODS; i++)
    {
      if (g_cancellable_is_cancelled (cancellable))
        return NULL;
      self->traces[i] = lab_search_trace_new (self->tree, i);
    }
  self->layout = lab_search_tree_layout_new (self->tree);
  return g_steal_pointer (&self);
}

/** lab_search_study_ref: takes a reference to @self and returns @self. */
LabSearchStudy *
lab_search_study_ref (LabSearchStudy *self)
{
  return g_atomic_rc_box_acquire (self);
}

/** lab_search_study_unref: drops a reference; the last one frees the study. */
void
lab_search_study_unref (LabSearchStudy *self)
{
  g_atomic_rc_box_release_full (self, clear);
}

/**
 * lab_search_study_find_enter:
 * @self: a study
 * @method: a method
 * @node: a node of the tree
 *
 * Returns: the position after the step that enters @node; if it is pruned, the position after the
 *   cut
 */
guint
lab_search_study_find_enter (const LabSearchStudy *self,
                             LabSearchMethod       method,
                             guint                 node)
{
  g_return_val_if_fail (self != NULL && method < LAB_N_SEARCH_METHODS, 0);

  if (lab_search_trace_is_visited (self->traces[method], node))
    return find_step (self->traces[method], LAB_SEARCH_STEP_ENTER, node, LAB_SEARCH_NODE_NONE);
  /* The search leaves the parent just after the cut. */
  return lab_search_study_find_leave (self, method, node) - 1;
}

/**
 * lab_search_study_find_leave:
 * @self: a study
 * @method: a method
 * @node: a node of the tree
 *
 * Returns: the position after the step that leaves @node; if it is pruned, the closest node above
 *   it that is not
 */
guint
lab_search_study_find_leave (const LabSearchStudy *self,
                             LabSearchMethod       method,
                             guint                 node)
{
  g_return_val_if_fail (self != NULL && method < LAB_N_SEARCH_METHODS, 0);

  while (!lab_search_trace_is_visited (self->traces[method], node))
    node = lab_search_tree_get (self->tree, node)->parent;
  return find_step (self->traces[method], LAB_SEARCH_STEP_LEAVE, node, LAB_SEARCH_NODE_NONE);
}

/**
 * lab_search_study_find_same:
 * @self: a study
 * @from: a method
 * @position: a position in the search by that method
 * @to: the other method
 *
 * Finds the place at which the other method is at the same node.
 *
 * Returns: the position in the search by @to
 */
guint
lab_search_study_find_same (const LabSearchStudy *self,
                            LabSearchMethod       from,
                            guint                 position,
                            LabSearchMethod       to)
{
  LabSearchStep step;
  guint same;

  g_return_val_if_fail (self != NULL && from < LAB_N_SEARCH_METHODS, 0);
  g_return_val_if_fail (to < LAB_N_SEARCH_METHODS, 0);

  if (position == 0)
    return 0;
  lab_search_trace_get_step (self->traces[from], position - 1, &step);
  same = find_step (self->traces[to], step.kind, step.node, step.child);
  if (same > 0)
    return same;
  return lab_search_study_find_leave (self, to,
                                      step.child != LAB_SEARCH_NODE_NONE ? step.child : step.node);
}
