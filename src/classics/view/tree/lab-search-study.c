/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-search-study.h"

#include <math.h>

#include "lab-search-tree-game.h"

/* A tree that is shown first has at most so many nodes, so that its nodes can be read. */
#define MAX_FIRST_NODES 150

/* Private helpers */

static char *
name_action (gconstpointer state,
             guint32       action,
             gpointer      user_data)
{
  return lab_classic_format_action (user_data, state, action);
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

  for (guint node = 0; node < lab_search_tree_get_n_nodes (tree); node++)
    {
      double score = fabs (lab_search_tree_get_score (tree, node));

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
  for (guint i = 0; i < lab_search_trace_get_n_steps (trace); i++)
    {
      LabSearchStep step;

      lab_search_trace_get_step (trace, i, &step);
      if (step.kind == kind && step.node == node && step.child == child)
        return i + 1;
    }
  return 0;
}

/* Public functions */

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
  copy = lab_classic_copy_state (classic, state);
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

/** lab_search_study_count_after: returns the number of children of @node after @child. */
guint
lab_search_study_count_after (const LabSearchStudy *self,
                              guint                 node,
                              guint                 child)
{
  guint n_children, place = 0;
  const guint *children = lab_search_tree_get_children (self->tree, node, &n_children);

  while (place < n_children && children[place] != child)
    place++;
  g_return_val_if_fail (place < n_children, 0);

  return n_children - place - 1;
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
    node = lab_search_tree_get_parent (self->tree, node);
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
