/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-zero-sum.h"

#define LAB_TEST_GRAPH_MAX_NODES 400
#define LAB_TEST_GRAPH_MAX_ACTIONS 6

/**
 * LabTestGraphKind:
 * @LAB_TEST_GRAPH_TREE: there is one path to each node
 * @LAB_TEST_GRAPH_LAYERS: there may be several paths, all of the same length
 * @LAB_TEST_GRAPH_ACYCLIC: there may be several paths, of different lengths
 * @LAB_TEST_GRAPH_CYCLIC: there may be cycles
 *
 * The shape of a random game.
 */
typedef enum
{
  LAB_TEST_GRAPH_TREE,
  LAB_TEST_GRAPH_LAYERS,
  LAB_TEST_GRAPH_ACYCLIC,
  LAB_TEST_GRAPH_CYCLIC,
  LAB_TEST_GRAPH_N_KINDS,
} LabTestGraphKind;

/**
 * LabTestGraphNode:
 * @n_children: the number of actions; the game is over if there are none
 * @children: the node that each action leads to
 * @orders: how promising the game says each action is
 * @side: the player to move
 * @estimate: the estimate for the player to move
 * @key: its key
 *
 * A position of a random game.
 */
typedef struct
{
  guint   n_children;
  guint   children[LAB_TEST_GRAPH_MAX_ACTIONS];
  int     orders[LAB_TEST_GRAPH_MAX_ACTIONS];
  int     side;
  int     estimate;
  guint64 key;
} LabTestGraphNode;

typedef struct
{
  guint            n_nodes;
  LabTestGraphNode nodes[LAB_TEST_GRAPH_MAX_NODES];
} LabTestGraph;

/**
 * LabTestGraphState:
 * @graph: the game
 * @node: the position
 * @ply: how many actions it is from the start
 * @path: the positions before it, then zeros
 *
 * A game in progress.
 */
typedef struct
{
  const LabTestGraph *graph;
  guint               node;
  guint               ply;
  guint               path[2 * LAB_MAX_PLIES];
} LabTestGraphState;

extern const LabZeroSum lab_test_graph;

void lab_test_graph_init       (LabTestGraph       *self,
                                GRand              *random,
                                LabTestGraphKind    kind,
                                guint               n_nodes);
void lab_test_graph_state_init (LabTestGraphState  *self,
                                const LabTestGraph *graph,
                                guint               node);
int *lab_test_graph_solve      (const LabTestGraph *self,
                                guint               depth);
