/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-ordering.h"

#include "lab-test-graph.h"

#include <string.h>

#define N_ACTIONS LAB_TEST_GRAPH_MAX_ACTIONS

/* Private helpers */

/* Makes a position with six actions that have the given @orders. */
static void
begin_graph (LabTestGraph      *graph,
             LabTestGraphState *state,
             const int          orders[N_ACTIONS])
{
  memset (graph, 0, sizeof *graph);
  graph->n_nodes = 1;
  graph->nodes[0].n_children = N_ACTIONS;
  graph->nodes[0].side = 1;
  memcpy (graph->nodes[0].orders, orders, sizeof graph->nodes[0].orders);
  lab_test_graph_state_init (state, graph, 0);
}

static guint32
nth_action (guint n)
{
  return G_MAXUINT32 - n;
}

/* @expected has a digit for each action. */
static void
assert_order (LabOrdering       *ordering,
              LabTestGraphState *state,
              guint              ply,
              gint64             first,
              const char        *expected)
{
  char order[N_ACTIONS + 1] = "";

  g_assert_cmpuint (lab_ordering_begin (ordering, state, ply, first), ==, N_ACTIONS);
  for (guint i = 0; i < N_ACTIONS; i++)
    order[i] = (char) ('0' + (G_MAXUINT32 - lab_ordering_take (ordering, ply)));
  g_assert_cmpstr (order, ==, expected);
}

/* Lists the same actions with other numbers; the last one has the number 0. */
static guint
list_downwards (gconstpointer state G_GNUC_UNUSED,
                guint32      *actions)
{
  for (guint i = 0; i < N_ACTIONS; i++)
    actions[i] = N_ACTIONS - 1 - i;
  return N_ACTIONS;
}

/* Tests */

static void
test_by_game (void)
{
  g_autoptr (LabOrdering) ordering = lab_ordering_new (&lab_test_graph, 3);
  g_autofree LabTestGraph *graph = g_new (LabTestGraph, 1);
  LabTestGraphState state;

  begin_graph (graph, &state, (const int[]) { 0, 0, 0, 0, 0, 0 });
  assert_order (ordering, &state, 0, LAB_NO_ACTION, "012345");
  begin_graph (graph, &state, (const int[]) { -1, 2, 0, 2, G_MININT, G_MAXINT });
  assert_order (ordering, &state, 0, LAB_NO_ACTION, "513204");
  assert_order (ordering, &state, 3, LAB_NO_ACTION, "513204");
}

static void
test_first (void)
{
  g_autoptr (LabOrdering) ordering = lab_ordering_new (&lab_test_graph, 0);
  g_autofree LabTestGraph *graph = g_new (LabTestGraph, 1);
  LabTestGraphState state;

  begin_graph (graph, &state, (const int[]) { 0, 1, 2, 3, 4, -40000 });
  assert_order (ordering, &state, 0, nth_action (5), "543210");
  assert_order (ordering, &state, 0, nth_action (0), "043215");
  /* An action of another position has no effect here. */
  assert_order (ordering, &state, 0, nth_action (6), "432105");
  assert_order (ordering, &state, 0, 0, "432105");
}

static void
test_killers (void)
{
  g_autoptr (LabOrdering) ordering = lab_ordering_new (&lab_test_graph, 2);
  g_autofree LabTestGraph *graph = g_new (LabTestGraph, 1);
  LabTestGraphState state;

  begin_graph (graph, &state, (const int[]) { 1, 0, 0, 0, -1, -2 });
  lab_ordering_learn (ordering, -1, 1, 1, nth_action (3));
  assert_order (ordering, &state, 1, LAB_NO_ACTION, "031245");
  lab_ordering_learn (ordering, -1, 1, 1, nth_action (5));
  assert_order (ordering, &state, 1, LAB_NO_ACTION, "053124");
  /* Learning the same action twice keeps the other killer move; a third action
   * replaces the oldest. */
  lab_ordering_learn (ordering, -1, 1, 1, nth_action (5));
  assert_order (ordering, &state, 1, LAB_NO_ACTION, "053124");
  lab_ordering_learn (ordering, -1, 1, 1, nth_action (4));
  assert_order (ordering, &state, 1, LAB_NO_ACTION, "045123");
  /* Killer moves apply only at their own ply. */
  assert_order (ordering, &state, 0, LAB_NO_ACTION, "012345");
  assert_order (ordering, &state, 2, LAB_NO_ACTION, "012345");
}

static void
test_history (void)
{
  g_autoptr (LabOrdering) ordering = lab_ordering_new (&lab_test_graph, 2);
  g_autofree LabTestGraph *graph = g_new (LabTestGraph, 1);
  LabTestGraphState state;

  begin_graph (graph, &state, (const int[]) { 0, 0, 0, 0, 1, 1 });
  lab_ordering_learn (ordering, 1, 0, 2, nth_action (2));
  lab_ordering_learn (ordering, 1, 0, 3, nth_action (3));
  lab_ordering_learn (ordering, 1, 0, 1, nth_action (5));
  assert_order (ordering, &state, 2, LAB_NO_ACTION, "543201");
  lab_ordering_learn (ordering, 1, 0, 2, nth_action (2));
  lab_ordering_learn (ordering, 1, 0, 2, nth_action (2));
  assert_order (ordering, &state, 2, LAB_NO_ACTION, "542301");
  /* What one player has learned does not count for the other. */
  graph->nodes[0].side = -1;
  assert_order (ordering, &state, 2, LAB_NO_ACTION, "450123");
  /* Even after much learning, history counts less than the more important criteria. */
  for (guint i = 0; i < 1000; i++)
    lab_ordering_learn (ordering, -1, 0, LAB_MAX_PLIES, nth_action (0));
  assert_order (ordering, &state, 2, LAB_NO_ACTION, "450123");
}

/* Tests an action with the number 0 in a game without an ordering of its own. */
static void
test_zero (void)
{
  LabZeroSum game = lab_test_graph;
  g_autoptr (LabOrdering) ordering = NULL;
  g_autofree LabTestGraph *graph = g_new (LabTestGraph, 1);
  LabTestGraphState state;

  game.list_actions = list_downwards;
  game.order = NULL;
  ordering = lab_ordering_new (&game, 0);
  begin_graph (graph, &state, (const int[]) { 0, 0, 0, 0, 0, 0 });
  for (guint round = 0; round < 2; round++)
    {
      lab_ordering_begin (ordering, &state, 0, LAB_NO_ACTION);
      g_assert_cmpuint (lab_ordering_take (ordering, 0), ==, round == 0 ? N_ACTIONS - 1 : 0);
      lab_ordering_learn (ordering, 1, 0, 1, 0);
    }
}

static void
test_has_action (void)
{
  g_autoptr (LabOrdering) ordering = lab_ordering_new (&lab_test_graph, 1);
  g_autofree LabTestGraph *graph = g_new (LabTestGraph, 1);
  LabTestGraphState state;

  begin_graph (graph, &state, (const int[]) { 0, 0, 0, 0, 0, 0 });
  for (guint i = 0; i < N_ACTIONS; i++)
    g_assert_true (lab_ordering_has_action (ordering, &state, 1, nth_action (i)));
  g_assert_false (lab_ordering_has_action (ordering, &state, 1, nth_action (N_ACTIONS)));
  g_assert_false (lab_ordering_has_action (ordering, &state, 1, 0));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/games/ordering/by-game", test_by_game);
  g_test_add_func ("/games/ordering/first", test_first);
  g_test_add_func ("/games/ordering/killers", test_killers);
  g_test_add_func ("/games/ordering/history", test_history);
  g_test_add_func ("/games/ordering/zero", test_zero);
  g_test_add_func ("/games/ordering/has-action", test_has_action);
  return g_test_run ();
}
