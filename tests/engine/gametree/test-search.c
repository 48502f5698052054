/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include "lab-test-check.h"
#include "lab-test-graph.h"

#define MAX_DEPTH 7

/* Private helpers */

/* Adds a position; each digit of @children is the index of a child. */
static void
add_node (LabTestGraph *graph,
          int           side,
          int           estimate,
          const char   *children)
{
  LabTestGraphNode *node = &graph->nodes[graph->n_nodes];

  node->side = side;
  node->estimate = estimate;
  node->key = lab_test_hash (graph->n_nodes);
  for (; *children != '\0'; children++)
    node->children[node->n_children++] = (guint) (*children - '0');
  graph->n_nodes++;
}

/* Tests */

/* A player who can win at once need not search any other action. */
LAB_TEST ("/games/search/win-at-once",
           test_win_at_once)
{
  g_autofree LabTestGraph *graph = g_new0 (LabTestGraph, 1);
  LabTestGraphState state;
  LabSearchResult result;

  add_node (graph, 1, 0, "1222");
  add_node (graph, 1, LAB_WIN, "");
  add_node (graph, 1, 0, "");
  lab_test_graph_state_init (&state, graph, 0);
  lab_alphabeta (&lab_test_graph, &state, LAB_TO_THE_END, LAB_TO_THE_END, NULL, NULL, NULL,
                 &result);
  g_assert_cmpuint (result.nodes, ==, 2);
  g_assert_cmpuint (lab_value_get_distance (result.value), ==, 1);
}

LAB_TEST ("/games/search/horizon",
           test_horizon)
{
  g_autofree LabTestGraph *graph = g_new0 (LabTestGraph, 1);
  LabTestGraphState state;
  LabSearchResult result;

  add_node (graph, 1, 0, "12");
  add_node (graph, 1, 4, "3");
  add_node (graph, 1, 5, "");
  add_node (graph, 1, 2, "");
  lab_test_graph_state_init (&state, graph, 0);
  lab_minimax (&lab_test_graph, &state, 1, 1, NULL, NULL, &result);
  g_assert_false (result.solved);
  lab_alphabeta (&lab_test_graph, &state, 1, 1, NULL, NULL, NULL, &result);
  g_assert_false (result.solved);
  lab_minimax (&lab_test_graph, &state, 2, 2, NULL, NULL, &result);
  g_assert_true (result.solved);
  /* The search stops when it has seen all ends. */
  lab_alphabeta (&lab_test_graph, &state, 1, LAB_TO_THE_END, NULL, NULL, NULL, &result);
  g_assert_true (result.solved);
  g_assert_cmpuint (result.depth, ==, 2);
}

/* In this tree every position has the same number of actions with equal values, so
 * that alpha-beta must visit exactly the smallest possible number of nodes. */
LAB_TEST ("/games/search/least-tree",
           test_least_tree)
{
  g_autofree LabTestGraph *graph = g_new0 (LabTestGraph, 1);
  guint64 n_all = 0, n_least = 0;
  guint64 all = 1, upper = 1, lower = 1;

  for (guint i = 0; i <= MAX_DEPTH; i++)
    add_node (graph, i % 2 == 0 ? 1 : -1, 0,
              (const char[]) { (char) ('1' + i), (char) ('1' + i), (char) ('1' + i), '\0' });
  for (guint depth = 0; depth <= MAX_DEPTH; depth++)
    {
      LabTestGraphState state;
      LabSearchResult result;

      /* Knuth and Moore's formula adds powers of the number of actions to half the
       * depth, rounded up and down. */
      n_all += all;
      n_least += upper + lower - 1;
      all *= 3;
      if (depth % 2 == 0)
        upper *= 3;
      else
        lower *= 3;

      lab_test_graph_state_init (&state, graph, 0);
      lab_minimax (&lab_test_graph, &state, depth, depth, NULL, NULL, &result);
      g_assert_cmpuint (result.nodes, ==, n_all);
      /* The first of several equal actions wins. */
      g_assert_cmpuint (result.action, ==, G_MAXUINT32);
      lab_alphabeta (&lab_test_graph, &state, depth, depth, NULL, NULL, NULL, &result);
      g_assert_cmpuint (result.nodes, ==, n_least);
      g_assert_cmpuint (result.variation.length, ==, depth);
    }
}

/* With a table each position is searched only once. */
LAB_TEST ("/games/search/table-saves",
           test_table_saves)
{
  g_autofree LabTestGraph *graph = g_new0 (LabTestGraph, 1);
  g_autoptr (LabTransposition) table = lab_transposition_new (1 << 12);
  LabTestGraphState state;
  LabSearchResult result;

  for (guint i = 0; i <= MAX_DEPTH; i++)
    add_node (graph, i % 2 == 0 ? 1 : -1, i == MAX_DEPTH - 1 ? 5 : 0,
              (const char[]) { (char) ('1' + i), (char) ('1' + i), (char) ('1' + i), '\0' });
  lab_test_graph_state_init (&state, graph, 0);
  lab_alphabeta (&lab_test_graph, &state, MAX_DEPTH - 1, MAX_DEPTH - 1, NULL, table, NULL, &result);
  g_assert_cmpuint (result.nodes, <=, 1 + 3 * (MAX_DEPTH - 1));
  /* The next search visits only the children of the start, and still finds the whole
   * variation. */
  lab_alphabeta (&lab_test_graph, &state, MAX_DEPTH - 1, MAX_DEPTH - 1, NULL, table, NULL, &result);
  g_assert_cmpint (result.value, ==, 5);
  g_assert_cmpuint (result.nodes, ==, 1 + 3);
  g_assert_cmpuint (result.variation.length, ==, MAX_DEPTH - 1);
  g_assert_false (result.solved);
}

/* A deeper search can reuse a position that was searched to the end of the game, but
 * not one that was searched only to some depth. */
LAB_TEST ("/games/search/table-depth",
           test_table_depth)
{
  g_autofree LabTestGraph *graph = g_new0 (LabTestGraph, 1);
  g_autoptr (LabTransposition) table = lab_transposition_new (1 << 12);
  LabTestGraphState state;
  LabSearchResult result;

  add_node (graph, 1, 0, "1");
  add_node (graph, 1, 0, "2");
  add_node (graph, 1, 0, "3");
  add_node (graph, 1, 8, "");
  lab_test_graph_state_init (&state, graph, 0);
  lab_alphabeta (&lab_test_graph, &state, 2, 2, NULL, table, NULL, &result);
  g_assert_cmpint (result.value, ==, 0);
  lab_alphabeta (&lab_test_graph, &state, 3, 3, NULL, table, NULL, &result);
  g_assert_cmpint (result.value, ==, 8);
  g_assert_cmpuint (result.nodes, ==, 4);
  lab_alphabeta (&lab_test_graph, &state, 4, 4, NULL, table, NULL, &result);
  g_assert_cmpint (result.value, ==, 8);
  g_assert_cmpuint (result.nodes, ==, 2);
  g_assert_cmpuint (result.variation.length, ==, 3);
  g_assert_true (result.solved);
  /* A search two actions deep does not know the value of the third. */
  lab_alphabeta (&lab_test_graph, &state, 2, 2, NULL, table, NULL, &result);
  g_assert_cmpint (result.value, ==, 0);
}
