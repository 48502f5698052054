/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-test-check.h"
#include "lab-test-graph.h"

#include <string.h>

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

/* Asserts that every search to @depth finds @value and the variation in @line, which
 * gives the action in each position. The variation must be the only best one. */
static void
assert_found (const LabTestGraph *graph,
              guint               depth,
              int                 value,
              const char         *line)
{
  g_autoptr (LabTransposition) table = lab_transposition_new (1 << 12);
  LabTestGraphState state;
  LabSearchResult results[4];

  lab_test_graph_state_init (&state, graph, 0);
  lab_minimax (&lab_test_graph, &state, depth, NULL, &results[0]);
  lab_alphabeta (&lab_test_graph, &state, depth, NULL, NULL, &results[1]);
  lab_alphabeta (&lab_test_graph, &state, depth, table, NULL, &results[2]);
  lab_alphabeta_iterate (&lab_test_graph, &state, depth, NULL, NULL, NULL, &results[3]);
  for (guint i = 0; i < G_N_ELEMENTS (results); i++)
    {
      const LabVariation *variation = &results[i].variation;

      g_assert_cmpint (results[i].value, ==, value);
      g_assert_cmpuint (variation->length, ==, strlen (line));
      for (guint j = 0; j < variation->length; j++)
        g_assert_cmpint ((char) ('0' + (G_MAXUINT32 - variation->actions[j])), ==, line[j]);
    }
}

/* Tests */

static void
test_two_plies (void)
{
  g_autofree LabTestGraph *graph = g_new0 (LabTestGraph, 1);

  /* The first player can get 3 or 5, or 9 if the second player made a mistake. The
   * estimates of the leaves are for the first player, who is to move there. */
  add_node (graph, 1, 7, "123");
  add_node (graph, -1, -10, "45");
  add_node (graph, -1, -20, "46");
  add_node (graph, -1, -30, "67");
  add_node (graph, 1, 3, "");
  add_node (graph, 1, 4, "");
  add_node (graph, 1, 9, "");
  add_node (graph, 1, 5, "");
  assert_found (graph, 0, 7, "");
  assert_found (graph, 1, 30, "2");
  assert_found (graph, 2, 5, "21");
  assert_found (graph, LAB_TO_THE_END, 5, "21");
}

static void
test_not_in_turn (void)
{
  g_autofree LabTestGraph *graph = g_new0 (LabTestGraph, 1);

  /* The second player acts twice, and the estimates of the leaves are for the second
   * player. */
  add_node (graph, 1, 0, "12");
  add_node (graph, -1, 0, "34");
  add_node (graph, -1, 0, "56");
  add_node (graph, -1, 0, "78");
  add_node (graph, 1, 0, "9");
  add_node (graph, -1, 6, "");
  add_node (graph, 1, 1, "");
  add_node (graph, -1, 2, "");
  add_node (graph, -1, 3, "");
  add_node (graph, 1, 2, "");
  assert_found (graph, 3, -3, "001");
}

static void
test_quicker_win (void)
{
  g_autofree LabTestGraph *graph = g_new0 (LabTestGraph, 1);

  add_node (graph, 1, 0, "12");
  add_node (graph, 1, 0, "3");
  add_node (graph, 1, LAB_WIN, "");
  add_node (graph, 1, LAB_WIN, "");
  assert_found (graph, 5, lab_win_value (1), "1");
  graph->nodes[0].n_children = 1;
  assert_found (graph, 5, lab_win_value (2), "00");
  g_assert_cmpuint (lab_value_get_distance (lab_win_value (2)), ==, 2);
}

/* A player who can win at once need not search any other action. */
static void
test_win_at_once (void)
{
  g_autofree LabTestGraph *graph = g_new0 (LabTestGraph, 1);
  LabTestGraphState state;
  LabSearchResult result;

  add_node (graph, 1, 0, "1222");
  add_node (graph, 1, LAB_WIN, "");
  add_node (graph, 1, 0, "");
  lab_test_graph_state_init (&state, graph, 0);
  lab_alphabeta (&lab_test_graph, &state, LAB_TO_THE_END, NULL, NULL, &result);
  g_assert_cmpuint (result.nodes, ==, 2);
}

static void
test_later_loss (void)
{
  g_autofree LabTestGraph *graph = g_new0 (LabTestGraph, 1);

  add_node (graph, 1, 0, "213");
  add_node (graph, 1, 0, "2");
  add_node (graph, 1, -LAB_WIN, "");
  add_node (graph, -1, LAB_WIN, "");
  assert_found (graph, 5, -lab_win_value (2), "10");
  /* Any end that is not a loss is better than a loss, however low its value. */
  graph->nodes[3].estimate = LAB_WIN - 1;
  assert_found (graph, 5, 1 - LAB_WIN, "2");
}

static void
test_horizon (void)
{
  g_autofree LabTestGraph *graph = g_new0 (LabTestGraph, 1);
  LabTestGraphState state;
  LabSearchResult result;

  add_node (graph, 1, 0, "12");
  add_node (graph, 1, 4, "3");
  add_node (graph, 1, 5, "");
  add_node (graph, 1, 2, "");
  lab_test_graph_state_init (&state, graph, 0);
  lab_minimax (&lab_test_graph, &state, 1, NULL, &result);
  g_assert_false (result.solved);
  lab_alphabeta (&lab_test_graph, &state, 1, NULL, NULL, &result);
  g_assert_false (result.solved);
  lab_minimax (&lab_test_graph, &state, 2, NULL, &result);
  g_assert_true (result.solved);
  /* The search stops when it has seen all ends. */
  lab_alphabeta_iterate (&lab_test_graph, &state, LAB_TO_THE_END, NULL, NULL, NULL, &result);
  g_assert_true (result.solved);
  g_assert_cmpuint (result.depth, ==, 2);
}

static void
test_over (void)
{
  g_autofree LabTestGraph *graph = g_new0 (LabTestGraph, 1);
  LabTestGraphState state;
  LabTestTally tally = { 0 };

  add_node (graph, -1, LAB_WIN, "");
  lab_test_graph_state_init (&state, graph, 0);
  for (guint depth = 0; depth < 3; depth++)
    g_assert_cmpint (lab_test_check_searches (&lab_test_graph, &state, sizeof state, depth, NULL,
                                              &tally),
                     ==, lab_win_value (0));
  g_assert_cmpuint (tally.n_solved, ==, 3);
  g_assert_cmpuint (tally.n_minimax, ==, 3);
}

/* In this tree every position has the same number of actions with equal values, so
 * that alpha-beta must visit exactly the smallest possible number of nodes. */
static void
test_least_tree (void)
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
      lab_minimax (&lab_test_graph, &state, depth, NULL, &result);
      g_assert_cmpuint (result.nodes, ==, n_all);
      /* The first of several equal actions wins. */
      g_assert_cmpuint (result.action, ==, G_MAXUINT32);
      lab_alphabeta (&lab_test_graph, &state, depth, NULL, NULL, &result);
      g_assert_cmpuint (result.nodes, ==, n_least);
      g_assert_cmpuint (result.variation.length, ==, depth);
    }
}

/* With a table each position is searched only once. */
static void
test_table_saves (void)
{
  g_autofree LabTestGraph *graph = g_new0 (LabTestGraph, 1);
  g_autoptr (LabTransposition) table = lab_transposition_new (1 << 12);
  LabTestGraphState state;
  LabSearchResult result;

  for (guint i = 0; i <= MAX_DEPTH; i++)
    add_node (graph, i % 2 == 0 ? 1 : -1, i == MAX_DEPTH - 1 ? 5 : 0,
              (const char[]) { (char) ('1' + i), (char) ('1' + i), (char) ('1' + i), '\0' });
  lab_test_graph_state_init (&state, graph, 0);
  lab_alphabeta (&lab_test_graph, &state, MAX_DEPTH - 1, table, NULL, &result);
  g_assert_cmpuint (result.nodes, <=, 1 + 3 * (MAX_DEPTH - 1));
  /* The next search visits only the children of the start, and still finds the whole
   * variation. */
  lab_alphabeta (&lab_test_graph, &state, MAX_DEPTH - 1, table, NULL, &result);
  g_assert_cmpint (result.value, ==, 5);
  g_assert_cmpuint (result.nodes, ==, 1 + 3);
  g_assert_cmpuint (result.variation.length, ==, MAX_DEPTH - 1);
  g_assert_false (result.solved);
}

/* A deeper search can reuse a position that was searched to the end of the game, but
 * not one that was searched only to some depth. */
static void
test_table_depth (void)
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
  lab_alphabeta (&lab_test_graph, &state, 2, table, NULL, &result);
  g_assert_cmpint (result.value, ==, 0);
  lab_alphabeta (&lab_test_graph, &state, 3, table, NULL, &result);
  g_assert_cmpint (result.value, ==, 8);
  g_assert_cmpuint (result.nodes, ==, 4);
  lab_alphabeta (&lab_test_graph, &state, 4, table, NULL, &result);
  g_assert_cmpint (result.value, ==, 8);
  g_assert_cmpuint (result.nodes, ==, 2);
  g_assert_cmpuint (result.variation.length, ==, 3);
  g_assert_true (result.solved);
  /* A search two actions deep does not know the value of the third. */
  lab_alphabeta (&lab_test_graph, &state, 2, table, NULL, &result);
  g_assert_cmpint (result.value, ==, 0);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/games/search/two-plies", test_two_plies);
  g_test_add_func ("/games/search/not-in-turn", test_not_in_turn);
  g_test_add_func ("/games/search/quicker-win", test_quicker_win);
  g_test_add_func ("/games/search/win-at-once", test_win_at_once);
  g_test_add_func ("/games/search/later-loss", test_later_loss);
  g_test_add_func ("/games/search/horizon", test_horizon);
  g_test_add_func ("/games/search/over", test_over);
  g_test_add_func ("/games/search/least-tree", test_least_tree);
  g_test_add_func ("/games/search/table-saves", test_table_saves);
  g_test_add_func ("/games/search/table-depth", test_table_depth);
  return g_test_run ();
}
