/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

#include "lab-search-tree.h"
#include "lab-transposition.h"

G_BEGIN_DECLS

/**
 * LabSearchMethod:
 * @LAB_SEARCH_METHOD_MINIMAX: minimax, which visits every node
 * @LAB_SEARCH_METHOD_ALPHABETA: alpha-beta, which leaves out nodes that cannot change the result
 *
 * How to search a tree.
 */
typedef enum
{
  LAB_SEARCH_METHOD_MINIMAX,
  LAB_SEARCH_METHOD_ALPHABETA,
} LabSearchMethod;

/**
 * LabSearchStepKind:
 * @LAB_SEARCH_STEP_ENTER: the search enters a node
 * @LAB_SEARCH_STEP_UPDATE: the value of a child is the best one so far at its parent
 * @LAB_SEARCH_STEP_CUT: the search skips the children of a node that follow
 * @LAB_SEARCH_STEP_LEAVE: the search leaves a node with its value
 *
 * What happens in one step of a search.
 */
typedef enum
{
  LAB_SEARCH_STEP_ENTER,
  LAB_SEARCH_STEP_UPDATE,
  LAB_SEARCH_STEP_CUT,
  LAB_SEARCH_STEP_LEAVE,
} LabSearchStepKind;

/**
 * LabSearchStep:
 * @kind: what happens
 * @node: the node where it happens
 * @child: for an update and a cut, the child that causes it; otherwise %LAB_SEARCH_NODE_NONE
 *
 * One step of a search.
 */
typedef struct
{
  LabSearchStepKind kind;
  guint             node;
  guint             child;
} LabSearchStep;

/**
 * LabSearchProgress:
 * @LAB_SEARCH_PROGRESS_WAITING: the search has not entered the node yet
 * @LAB_SEARCH_PROGRESS_OPEN: the search is at the node or below it
 * @LAB_SEARCH_PROGRESS_DONE: the search has left the node
 * @LAB_SEARCH_PROGRESS_PRUNED: the search has skipped the node
 *
 * What a search has done with a node after some of its steps.
 */
typedef enum
{
  LAB_SEARCH_PROGRESS_WAITING,
  LAB_SEARCH_PROGRESS_OPEN,
  LAB_SEARCH_PROGRESS_DONE,
  LAB_SEARCH_PROGRESS_PRUNED,
} LabSearchProgress;

/**
 * LabSearchNodeState:
 * @progress: what the search has done with the node
 * @alpha: the largest score that the maximizing player has for certain; -infinity for none
 * @beta: the smallest score that the minimizing player has for certain; infinity for none
 * @best: the child with the best value so far, or %LAB_SEARCH_NODE_NONE
 * @value: the value of the node if the search has left it; otherwise the value of @best
 *
 * What a search knows about a node after some of its steps. Only a node that the search has
 * entered has @alpha, @beta, @best, and @value.
 */
typedef struct
{
  LabSearchProgress progress;
  double            alpha;
  double            beta;
  guint             best;
  double            value;
} LabSearchNodeState;

/**
 * LabSearchVisit:
 * @alpha: the largest score that the maximizing player has for certain when the search enters the
 *   node
 * @beta: the smallest score that the minimizing player has for certain then
 * @value: the value with which the search leaves the node
 * @entered: the step that enters the node, or %G_MAXUINT if there is none: then nothing else is
 *   known
 * @left: the step that leaves it
 *
 * What a search found out about a node.
 */
typedef struct
{
  double alpha;
  double beta;
  double value;
  guint  entered;
  guint  left;
} LabSearchVisit;

/**
 * LabSearchTrace:
 * @tree: the tree
 * @method: how it was searched
 * @steps: (element-type LabSearchStep): the steps
 * @visits: what the search found out about each node of the tree
 * @n_visited: the number of nodes that the search enters
 *
 * A search of a #LabSearchTree, recorded step by step. It does not change, so a view can go
 * forwards and backwards in it. A position in it is the number of steps that were taken: 0 is
 * before the search, and the number of all steps is after it.
 */
typedef struct
{
  LabSearchTree   *tree;
  LabSearchMethod  method;
  GArray          *steps;
  LabSearchVisit  *visits;
  guint            n_visited;
} LabSearchTrace;

LabSearchTrace *lab_search_trace_new          (LabSearchTree        *tree,
                                               LabSearchMethod       method);
void            lab_search_trace_free         (LabSearchTrace       *self);
void            lab_search_trace_get_step     (const LabSearchTrace *self,
                                               guint                 step,
                                               LabSearchStep        *result);
guint           lab_search_trace_get_current  (const LabSearchTrace *self,
                                               guint                 position);
void            lab_search_trace_get_state    (const LabSearchTrace *self,
                                               guint                 node,
                                               guint                 position,
                                               LabSearchNodeState   *state);
guint           lab_search_trace_get_n_pruned (const LabSearchTrace *self);
gboolean        lab_search_trace_is_visited   (const LabSearchTrace *self,
                                               guint                 node);
LabBound        lab_search_trace_get_bound    (const LabSearchTrace *self,
                                               guint                 node);
guint           lab_search_trace_get_decision (const LabSearchTrace *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LabSearchTrace, lab_search_trace_free)

G_END_DECLS
