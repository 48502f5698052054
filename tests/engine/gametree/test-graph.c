/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include "lab-test-check.h"
#include "lab-test-graph.h"

#define N_GAMES 500
#define N_STARTS 3
#define MAX_DEPTH 6
#define DEEPER 8

/* Private helpers */

/* Asserts that a solved position has the same value at every greater depth. */
static void
check_solved (const LabTestGraph *graph,
              guint               start,
              const int          *values,
              LabTransposition   *table)
{
  LabTestGraphState state;
  LabSearchResult result;

  lab_test_graph_state_init (&state, graph, start);
  lab_alphabeta (&lab_test_graph, &state, 1, MAX_DEPTH, NULL, table, NULL, &result);
  g_assert_cmpint (result.value, ==, values[result.depth * graph->n_nodes + start]);
  if (!result.solved)
    return;
  for (guint depth = result.depth; depth <= MAX_DEPTH + DEEPER; depth++)
    g_assert_cmpint (result.value, ==, values[depth * graph->n_nodes + start]);
}

/* Searches random games of one kind to random depths. Minimax must agree with values
 * that were computed without a search, and alpha-beta with minimax. One table serves
 * the whole game: entries from other depths and other starts must not change a
 * result. */
static void
test_kind (gconstpointer data)
{
  LabTestGraphKind kind = GPOINTER_TO_UINT (data);
  g_autoptr (GRand) random = g_rand_new_with_seed (kind + 1);
  g_autoptr (LabTransposition) table = lab_transposition_new (1 << 14);
  g_autofree LabTestGraph *graph = g_new (LabTestGraph, 1);
  LabTestTally tally = { 0 };
  guint n_decided = 0;

  for (guint i = 0; i < lab_test_rounds (N_GAMES) * N_STARTS; i++)
    {
      g_autofree int *values = NULL;
      guint start = 0, depth = (guint) g_rand_int_range (random, 0, MAX_DEPTH + 1);
      LabTestGraphState state;
      int value;

      if (i % N_STARTS == 0)
        {
          lab_test_graph_init (graph, random, kind,
                               (guint) g_rand_int_range (random, 1, LAB_TEST_GRAPH_MAX_NODES + 1));
          lab_transposition_clear (table);
        }
      else
        {
          start = (guint) g_rand_int_range (random, 0, (gint32) graph->n_nodes);
        }
      values = lab_test_graph_solve (graph, MAX_DEPTH + DEEPER);
      lab_test_graph_state_init (&state, graph, start);
      value = lab_test_check_searches (&lab_test_graph, &state, sizeof state, depth, table, &tally);
      g_assert_cmpint (value, ==, values[depth * graph->n_nodes + start]);
      n_decided += lab_value_is_decided (value) ? 1 : 0;
      check_solved (graph, start, values, i % 2 == 0 ? table : NULL);
    }
  g_test_message ("%u searches, %u decided, %u solved: minimax %" G_GUINT64_FORMAT
                  ", alpha-beta %" G_GUINT64_FORMAT ", with a table %" G_GUINT64_FORMAT,
                  tally.n_searches, n_decided, tally.n_solved, tally.n_minimax, tally.n_alphabeta,
                  tally.n_with_table);
  g_assert_cmpuint (n_decided, >, N_GAMES / 10);
  g_assert_cmpuint (tally.n_solved, >, n_decided);
  g_assert_cmpuint (tally.n_solved, <, tally.n_searches - N_GAMES / 10);
  g_assert_cmpuint (tally.n_alphabeta, <, tally.n_minimax);
}

/* Tests */

LAB_TEST ("/games/graph/undo", test_undo)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (6);

  for (guint i = 0; i < 20; i++)
    {
      g_autofree LabTestGraph *graph = g_new (LabTestGraph, 1);
      LabTestGraphState state;

      lab_test_graph_init (graph, random, i % LAB_TEST_GRAPH_N_KINDS, LAB_TEST_GRAPH_MAX_NODES);
      lab_test_graph_state_init (&state, graph, 0);
      lab_test_check_undo (&lab_test_graph, &state, sizeof state, NULL, random, 300);
    }
}

LAB_TEST_CASES ()
{
  static const char * const paths[LAB_TEST_GRAPH_N_KINDS] = {
    "/games/graph/trees", "/games/graph/layers", "/games/graph/acyclic", "/games/graph/cyclic",
  };

  for (guint kind = 0; kind < LAB_TEST_GRAPH_N_KINDS; kind++)
    g_test_add_data_func (paths[kind], GUINT_TO_POINTER (kind), test_kind);
}
