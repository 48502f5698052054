/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-search-trace.h"

#include <math.h>

#define NEVER G_MAXUINT

/* A node that the search is in, while it searches. */
typedef struct
{
  guint node;
  guint next;     /* the place of the next child in the children of the node */
  double alpha;   /* with the best value so far, also by minimax */
  double beta;
} Frame;

/* Private helpers */

static void
add_step (LabSearchTrace    *self,
          LabSearchStepKind  kind,
          guint              node,
          guint              child)
{
  const LabSearchStep step = { kind, node, child };

  g_array_append_val (self->steps, step);
}

static void
enter (LabSearchTrace *self,
       GArray         *stack,
       guint           node,
       double          alpha,
       double          beta)
{
  const Frame frame = { .node = node, .alpha = alpha, .beta = beta };

  self->visits[node]
      = (LabSearchVisit){ .alpha = alpha, .beta = beta, .entered = self->steps->len };
  self->n_visited++;
  add_step (self, LAB_SEARCH_STEP_ENTER, node, LAB_SEARCH_NODE_NONE);
  g_array_append_val (stack, frame);
}

static void
enter_child (LabSearchTrace *self,
             GArray         *stack,
             guint           child)
{
  const Frame parent = g_array_index (stack, Frame, stack->len - 1);

  if (self->method == LAB_SEARCH_METHOD_MINIMAX)
    enter (self, stack, child, -INFINITY, INFINITY);
  else
    enter (self, stack, child, parent.alpha, parent.beta);
}

/* Improves alpha or beta by the value of a child. Only a better value does: of equal ones the first
 * stays. */
static gboolean
improve (const LabSearchTrace *self,
         guint                 node,
         double                value,
         double               *alpha,
         double               *beta)
{
  if (lab_search_tree_get (self->tree, node)->maximizes)
    {
      if (!(value > *alpha))
        return FALSE;
      *alpha = value;
      return TRUE;
    }
  if (!(value < *beta))
    return FALSE;
  *beta = value;
  return TRUE;
}

/* Takes the value of a child into account. */
static void
receive (LabSearchTrace *self,
         Frame          *frame,
         guint           child,
         guint           n_children)
{
  if (!improve (self, frame->node, self->visits[child].value, &frame->alpha, &frame->beta))
    return;
  add_step (self, LAB_SEARCH_STEP_UPDATE, frame->node, child);
  if (self->method == LAB_SEARCH_METHOD_MINIMAX || frame->alpha < frame->beta
      || frame->next == n_children)
    return;
  add_step (self, LAB_SEARCH_STEP_CUT, frame->node, child);
  frame->next = n_children;
}

/* Leaves the node on top of the stack. A value outside the window is replaced by alpha or beta
 * (fail-hard). */
static void
leave (LabSearchTrace *self,
       GArray         *stack,
       gboolean        is_leaf)
{
  const Frame frame = g_array_index (stack, Frame, stack->len - 1);
  LabSearchVisit *visit = &self->visits[frame.node];

  if (is_leaf)
    visit->value = CLAMP (lab_search_tree_get (self->tree, frame.node)->score, frame.alpha,
                          frame.beta);
  else
    visit->value = lab_search_tree_get (self->tree, frame.node)->maximizes ? frame.alpha
                                                                           : frame.beta;
  visit->left = self->steps->len;
  add_step (self, LAB_SEARCH_STEP_LEAVE, frame.node, LAB_SEARCH_NODE_NONE);
  g_array_set_size (stack, stack->len - 1);
}

/* A stack of its own instead of recursion, because a tree can be very deep. */
static void
search (LabSearchTrace *self)
{
  g_autoptr (GArray) stack = g_array_new (FALSE, FALSE, sizeof (Frame));

  enter (self, stack, 0, -INFINITY, INFINITY);
  while (stack->len > 0)
    {
      Frame *frame = &g_array_index (stack, Frame, stack->len - 1);
      guint n_children;
      const guint *children = lab_search_tree_get_children (self->tree, frame->node, &n_children);

      if (frame->next > 0)
        receive (self, frame, children[frame->next - 1], n_children);
      if (frame->next < n_children)
        enter_child (self, stack, children[frame->next++]);
      else
        leave (self, stack, n_children == 0);
    }
}

/* Whether the search has skipped @node, which it never enters, after @position steps. The cut
 * happens in the closest node above that the search enters, just before it leaves that node. */
static gboolean
is_pruned (const LabSearchTrace *self,
           guint                 node,
           guint                 position)
{
  while (self->visits[node].entered == NEVER)
    node = lab_search_tree_get (self->tree, node)->parent;
  return position >= self->visits[node].left;
}

/* Public functions */

/**
 * lab_search_trace_new:
 * @tree: a tree with at least one node; it must not change any more
 * @method: how to search
 *
 * Searches a tree from left to right, and records each step. Alpha-beta is the fail-hard form
 * (Knuth and Moore, 1975): a node whose value is outside its window of alpha and beta returns the
 * closer one of the two. The time does not depend on the shape of the tree.
 *
 * Returns: (transfer full): the trace
 */
LabSearchTrace *
lab_search_trace_new (LabSearchTree   *tree,
                      LabSearchMethod  method)
{
  LabSearchTrace *self;
  guint n_nodes;

  g_return_val_if_fail (tree != NULL && tree->nodes->len > 0, NULL);

  n_nodes = tree->nodes->len;
  self = g_new0 (LabSearchTrace, 1);
  self->tree = lab_search_tree_ref (tree);
  self->method = method;
  self->steps = g_array_new (FALSE, FALSE, sizeof (LabSearchStep));
  self->visits = g_new (LabSearchVisit, n_nodes);
  for (guint i = 0; i < n_nodes; i++)
    self->visits[i].entered = NEVER;
  search (self);
  return self;
}

/** lab_search_trace_free: frees @self. */
void
lab_search_trace_free (LabSearchTrace *self)
{
  lab_search_tree_unref (self->tree);
  g_array_unref (self->steps);
  g_free (self->visits);
  g_free (self);
}

/**
 * lab_search_trace_get_step:
 * @self: the trace
 * @step: which step, from 0
 * @result: (out caller-allocates): the step
 *
 * Gets a step. lab_search_trace_get_state() has the values at its node, before and after it.
 */
void
lab_search_trace_get_step (const LabSearchTrace *self,
                           guint                 step,
                           LabSearchStep        *result)
{
  g_return_if_fail (self != NULL && step < self->steps->len && result != NULL);

  *result = g_array_index (self->steps, LabSearchStep, step);
}

/**
 * lab_search_trace_get_current:
 * @self: the trace
 * @position: the number of steps that were taken
 *
 * Returns: the node of the last of these steps; %LAB_SEARCH_NODE_NONE before the search
 */
guint
lab_search_trace_get_current (const LabSearchTrace *self,
                              guint                 position)
{
  LabSearchStep step;

  g_return_val_if_fail (self != NULL, LAB_SEARCH_NODE_NONE);

  if (position == 0)
    return LAB_SEARCH_NODE_NONE;
  lab_search_trace_get_step (self, position - 1, &step);
  return step.node;
}

/**
 * lab_search_trace_get_state:
 * @self: the trace
 * @node: a node of the tree
 * @position: the number of steps that were taken
 * @state: (out caller-allocates): the state of the node
 *
 * Gets what the search knows about a node at a position. The time depends on the number of children
 * of the node, or on its depth, but not on the position.
 */
void
lab_search_trace_get_state (const LabSearchTrace *self,
                            guint                 node,
                            guint                 position,
                            LabSearchNodeState   *state)
{
  const LabSearchVisit *visit;
  const guint *children;
  guint n_children;

  g_return_if_fail (self != NULL && node < self->tree->nodes->len);
  g_return_if_fail (position <= self->steps->len && state != NULL);

  visit = &self->visits[node];
  *state = (LabSearchNodeState) { .best = LAB_SEARCH_NODE_NONE };
  if (visit->entered == NEVER && is_pruned (self, node, position))
    state->progress = LAB_SEARCH_PROGRESS_PRUNED;
  if (visit->entered == NEVER || visit->entered >= position)
    return;

  state->progress = visit->left < position ? LAB_SEARCH_PROGRESS_DONE : LAB_SEARCH_PROGRESS_OPEN;
  state->alpha = visit->alpha;
  state->beta = visit->beta;
  children = lab_search_tree_get_children (self->tree, node, &n_children);
  for (guint i = 0; i < n_children; i++)
    {
      const LabSearchVisit *child = &self->visits[children[i]];

      /* The step after leaving a child gives its value to the parent. */
      if (child->entered == NEVER || child->left + 1 >= position)
        break;
      if (improve (self, node, child->value, &state->alpha, &state->beta))
        state->best = children[i];
    }
  if (state->progress == LAB_SEARCH_PROGRESS_DONE)
    state->value = visit->value;
  else if (state->best != LAB_SEARCH_NODE_NONE)
    state->value = self->visits[state->best].value;
  if (self->method == LAB_SEARCH_METHOD_MINIMAX)
    {
      state->alpha = -INFINITY;
      state->beta = INFINITY;
    }
}

/** lab_search_trace_get_n_pruned: returns the number of nodes that the search never enters. */
guint
lab_search_trace_get_n_pruned (const LabSearchTrace *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->tree->nodes->len - self->n_visited;
}

/** lab_search_trace_is_visited: returns whether the search enters @node. */
gboolean
lab_search_trace_is_visited (const LabSearchTrace *self,
                             guint                 node)
{
  g_return_val_if_fail (self != NULL && node < self->tree->nodes->len, FALSE);

  return self->visits[node].entered != NEVER;
}

/**
 * lab_search_trace_get_bound:
 * @self: the trace
 * @node: a node
 *
 * Returns: what the value says about @node: its exact value if that is between
 *   alpha and beta on entering; an upper bound if it is alpha, a lower bound if it is beta. Nothing
 *   if the search never enters @node
 */
LabBound
lab_search_trace_get_bound (const LabSearchTrace *self,
                            guint                 node)
{
  const LabSearchVisit *visit;

  if (!lab_search_trace_is_visited (self, node))
    return LAB_BOUND_NONE;
  visit = &self->visits[node];
  if (visit->value <= visit->alpha)
    return LAB_BOUND_UPPER;
  return visit->value >= visit->beta ? LAB_BOUND_LOWER : LAB_BOUND_EXACT;
}

/** lab_search_trace_get_decision: returns the best child of the root: the first one of those with
 * the best value. %LAB_SEARCH_NODE_NONE if the root is a leaf. */
guint
lab_search_trace_get_decision (const LabSearchTrace *self)
{
  LabSearchNodeState state;

  g_return_val_if_fail (self != NULL, LAB_SEARCH_NODE_NONE);

  lab_search_trace_get_state (self, 0, self->steps->len, &state);
  return state.best;
}
