/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include "lab-astar.h"

/* A graph as a list of its edges, with a table as its heuristic. */

#define MAX_NODES 40
#define MAX_EDGES 200
#define FAR_AWAY 1000000

typedef struct
{
  guint n_nodes;
  guint n_edges;
  struct { guint from, to, cost; } edges[MAX_EDGES];
  guint estimates[MAX_NODES];
} ListGraph;

/* Private helpers */

static guint
expand_list (gconstpointer data,
             guint         node,
             LabEdge      *edges)
{
  const ListGraph *list = data;
  guint n = 0;

  for (guint i = 0; i < list->n_edges; i++)
    {
      if (list->edges[i].from == node)
        edges[n++] = (LabEdge) { list->edges[i].to, list->edges[i].cost };
    }
  return n;
}

static guint
estimate_list (gconstpointer data,
               guint         node,
               guint         goal G_GNUC_UNUSED)
{
  const ListGraph *list = data;

  return list->estimates[node];
}

static LabGraphPath
search_list (const ListGraph *list,
             gboolean         with_estimates,
             guint            start,
             guint            goal)
{
  LabGraph graph = { list->n_nodes, MAX_EDGES, expand_list, with_estimates ? estimate_list : NULL,
                     list };

  return lab_astar_search (&graph, start, goal, NULL);
}

/* Computes the cheapest cost from each node to @goal with the Bellman-Ford
 * algorithm. */
static void
find_distances (const ListGraph *list,
                guint            goal,
                guint            distances[MAX_NODES])
{
  for (guint node = 0; node < list->n_nodes; node++)
    distances[node] = node == goal ? 0 : FAR_AWAY;
  for (guint round = 0; round < list->n_nodes; round++)
    {
      for (guint i = 0; i < list->n_edges; i++)
        distances[list->edges[i].from] = MIN (distances[list->edges[i].from],
                                              distances[list->edges[i].to] + list->edges[i].cost);
    }
}

static guint
cheapest_edge (const ListGraph *list,
               guint            from,
               guint            to)
{
  guint cost = FAR_AWAY;

  for (guint i = 0; i < list->n_edges; i++)
    {
      if (list->edges[i].from == from && list->edges[i].to == to)
        cost = MIN (cost, list->edges[i].cost);
    }
  return cost;
}

/* Asserts that @path leads from @start to @goal along edges, and that its cost is
 * right and the lowest. */
static void
assert_path (const ListGraph    *list,
             const LabGraphPath *path,
             guint               start,
             guint               goal)
{
  guint distances[MAX_NODES];
  gboolean seen[MAX_NODES] = { FALSE };
  guint cost = 0;

  find_distances (list, goal, distances);
  g_assert_cmpint (path->outcome, ==,
                   distances[start] < FAR_AWAY ? LAB_GRAPH_FOUND : LAB_GRAPH_NO_PATH);
  if (path->outcome != LAB_GRAPH_FOUND)
    {
      g_assert_cmpuint (path->nodes->len, ==, 0);
      return;
    }
  g_assert_cmpuint (path->nodes->len, >, 0);
  g_assert_cmpuint (g_array_index (path->nodes, guint, 0), ==, start);
  g_assert_cmpuint (g_array_index (path->nodes, guint, path->nodes->len - 1), ==, goal);
  for (guint i = 0; i < path->nodes->len; i++)
    {
      guint node = g_array_index (path->nodes, guint, i);

      g_assert_false (seen[node]);
      seen[node] = TRUE;
      if (i > 0)
        cost += cheapest_edge (list, g_array_index (path->nodes, guint, i - 1), node);
    }
  g_assert_cmpuint (path->cost, ==, distances[start]);
  g_assert_cmpuint (cost, ==, path->cost);
}

static void
make_random_list (GRand     *random,
                  ListGraph *list)
{
  memset (list, 0, sizeof *list);
  list->n_nodes = (guint) g_rand_int_range (random, 2, MAX_NODES + 1);
  list->n_edges = (guint) g_rand_int_range (random, 0, (gint32) MIN (MAX_EDGES, 4 * list->n_nodes));
  for (guint i = 0; i < list->n_edges; i++)
    {
      list->edges[i].from = (guint) g_rand_int_range (random, 0, (gint32) list->n_nodes);
      list->edges[i].to = (guint) g_rand_int_range (random, 0, (gint32) list->n_nodes);
      list->edges[i].cost = (guint) g_rand_int_range (random, 0, 20);
    }
}

/* Fills in estimates that are admissible (never above the true cost) but usually not
 * consistent. */
static void
estimate_wildly (GRand     *random,
                 ListGraph *list,
                 guint      goal)
{
  guint distances[MAX_NODES];

  find_distances (list, goal, distances);
  for (guint node = 0; node < list->n_nodes; node++)
    list->estimates[node] = (guint) g_rand_int_range (random, 0,
                                                      (gint32) MIN (distances[node], 100) + 1);
}

/* An open grid of 15 by 15 nodes. */
#define GRID_SIZE 15

static guint
expand_grid (gconstpointer data G_GNUC_UNUSED,
             guint         node,
             LabEdge      *edges)
{
  guint n = 0;

  if (node >= GRID_SIZE)
    edges[n++] = (LabEdge) { node - GRID_SIZE, 1 };
  if (node % GRID_SIZE + 1 < GRID_SIZE)
    edges[n++] = (LabEdge) { node + 1, 1 };
  if (node + GRID_SIZE < GRID_SIZE * GRID_SIZE)
    edges[n++] = (LabEdge) { node + GRID_SIZE, 1 };
  if (node % GRID_SIZE > 0)
    edges[n++] = (LabEdge) { node - 1, 1 };
  return n;
}

static guint
manhattan (gconstpointer data G_GNUC_UNUSED,
           guint         node,
           guint         goal)
{
  int columns = (int) (node % GRID_SIZE) - (int) (goal % GRID_SIZE);
  int rows = (int) (node / GRID_SIZE) - (int) (goal / GRID_SIZE);

  return (guint) (ABS (columns) + ABS (rows));
}

/* Tests */

LAB_TEST ("/graph/astar/random-graphs", test_random_graphs)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (1);
  guint n_found = 0;

  for (guint round = 0; round < 3000; round++)
    {
      ListGraph list;
      guint start, goal;
      g_auto (LabGraphPath) plain = { 0 };
      g_auto (LabGraphPath) guided = { 0 };

      make_random_list (random, &list);
      start = (guint) g_rand_int_range (random, 0, (gint32) list.n_nodes);
      goal = (guint) g_rand_int_range (random, 0, (gint32) list.n_nodes);
      plain = search_list (&list, FALSE, start, goal);
      assert_path (&list, &plain, start, goal);
      /* Without a heuristic the search is Dijkstra's, which expands no node twice. */
      g_assert_cmpuint (plain.n_expanded, <=, list.n_nodes);

      estimate_wildly (random, &list, goal);
      guided = search_list (&list, TRUE, start, goal);
      assert_path (&list, &guided, start, goal);
      n_found += guided.outcome == LAB_GRAPH_FOUND ? 1 : 0;
    }
  g_assert_cmpuint (n_found, >, 500);
  g_assert_cmpuint (n_found, <, 2900);
}

/* A heuristic that knows where there is no path saves the whole search. */
LAB_TEST ("/graph/astar/perfect-estimates", test_perfect_estimates)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (2);

  for (guint round = 0; round < 500; round++)
    {
      ListGraph list;
      g_auto (LabGraphPath) plain = { 0 };
      g_auto (LabGraphPath) guided = { 0 };

      make_random_list (random, &list);
      find_distances (&list, 1, list.estimates);
      for (guint node = 0; node < list.n_nodes; node++)
        list.estimates[node] = list.estimates[node] < FAR_AWAY ? list.estimates[node]
                                                               : LAB_GRAPH_DEAD_END;
      plain = search_list (&list, FALSE, 0, 1);
      guided = search_list (&list, TRUE, 0, 1);
      assert_path (&list, &guided, 0, 1);
      g_assert_cmpuint (guided.n_expanded, <=, plain.n_expanded);
      if (guided.outcome == LAB_GRAPH_NO_PATH)
        g_assert_cmpuint (guided.n_expanded, ==, 0);
    }
}

LAB_TEST ("/graph/astar/inconsistent", test_inconsistent)
{
  /* The path from 0 to 2 costs 3, or 2 by way of 1. The heuristic hides node 1 until
   * 2 has been expanded, so the search must open 2 again. */
  ListGraph list = {
    4, 4, { { 0, 1, 1 }, { 1, 2, 1 }, { 0, 2, 3 }, { 2, 3, 4 } }, { 0, 5, 0, 0 },
  };
  g_auto (LabGraphPath) path = search_list (&list, TRUE, 0, 3);

  assert_path (&list, &path, 0, 3);
  g_assert_cmpuint (path.cost, ==, 6);
  g_assert_cmpuint (path.nodes->len, ==, 4);
  g_assert_cmpuint (path.n_expanded, ==, 4);
}

LAB_TEST ("/graph/astar/start-is-goal", test_start_is_goal)
{
  ListGraph list = { 3, 2, { { 0, 1, 1 }, { 1, 0, 1 } }, { 0 } };
  g_auto (LabGraphPath) path = search_list (&list, FALSE, 1, 1);

  g_assert_cmpint (path.outcome, ==, LAB_GRAPH_FOUND);
  g_assert_cmpuint (path.cost, ==, 0);
  g_assert_cmpuint (path.nodes->len, ==, 1);
  g_assert_cmpuint (g_array_index (path.nodes, guint, 0), ==, 1);
  g_assert_cmpuint (path.n_expanded, ==, 0);
}

LAB_TEST ("/graph/astar/manhattan", test_manhattan)
{
  const LabGraph blind = { GRID_SIZE * GRID_SIZE, 4, expand_grid, NULL, NULL };
  const LabGraph guided = { GRID_SIZE * GRID_SIZE, 4, expand_grid, manhattan, NULL };
  guint64 n_blind = 0, n_guided = 0;

  for (guint start = 0; start < blind.n_nodes; start += 3)
    {
      for (guint goal = 0; goal < blind.n_nodes; goal += 7)
        {
          g_auto (LabGraphPath) without = lab_astar_search (&blind, start, goal, NULL);
          g_auto (LabGraphPath) with = lab_astar_search (&guided, start, goal, NULL);

          g_assert_cmpuint (without.cost, ==, manhattan (NULL, start, goal));
          g_assert_cmpuint (with.cost, ==, manhattan (NULL, start, goal));
          g_assert_cmpuint (with.nodes->len, ==, with.cost + 1);
          g_assert_cmpuint (with.n_expanded, <=, without.n_expanded);
          n_blind += without.n_expanded;
          n_guided += with.n_expanded;
        }
    }
  /* On an open grid, if ties go to the node nearer to the goal, the heuristic saves
   * most expansions. */
  g_assert_cmpuint (5 * n_guided, <, n_blind);
}

LAB_TEST ("/graph/astar/manhattan-clear-case", test_manhattan_clear_case)
{
  const LabGraph blind = { GRID_SIZE * GRID_SIZE, 4, expand_grid, NULL, NULL };
  const LabGraph guided = { GRID_SIZE * GRID_SIZE, 4, expand_grid, manhattan, NULL };
  guint start = 7 * GRID_SIZE + 7, goal = 7 * GRID_SIZE + 14;
  g_auto (LabGraphPath) without = lab_astar_search (&blind, start, goal, NULL);
  g_auto (LabGraphPath) with = lab_astar_search (&guided, start, goal, NULL);

  /* On a straight path the search expands only the nodes on the path, each once. */
  g_assert_cmpuint (with.n_expanded, ==, 7);
  g_assert_cmpuint (without.n_expanded, >, 50);
}
