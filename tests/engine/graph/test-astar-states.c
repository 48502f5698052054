/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-astar.h"

#include <string.h>

/* The sliding puzzle with eight tiles: nine bytes, where 0 is the gap. */
#define N_CELLS 9
#define N_PUZZLES 181440    /* states that can be reached, 9! / 2 */
#define MAX_MOVES 31        /* of the hardest of them */

typedef struct
{
  guint8 cells[N_CELLS];
} Puzzle;

static const Puzzle solved = { { 1, 2, 3, 4, 5, 6, 7, 8, 0 } };

/* A random graph. Its states are three bytes, with the number of the node in the first. */
#define MAX_NODES 60
#define MAX_EDGES 240

typedef struct
{
  guint n_nodes;
  guint n_edges;
  struct
  {
    guint from, to, cost;
  } edges[MAX_EDGES];
  guint goal;
  guint estimates[MAX_NODES];
} ListGraph;

/* Private helpers: the puzzle */

static guint
expand_puzzle (gconstpointer data G_GNUC_UNUSED,
               gconstpointer state,
               gpointer      neighbors,
               guint        *costs)
{
  static const int steps[][2] = { { -1, 0 }, { 1, 0 }, { 0, -1 }, { 0, 1 } };
  const Puzzle *puzzle = state;
  Puzzle *next = neighbors;
  int gap = 0;
  guint n = 0;

  while (puzzle->cells[gap] != 0)
    gap++;
  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    {
      int row = gap / 3 + steps[i][0];
      int column = gap % 3 + steps[i][1];

      if (row < 0 || row > 2 || column < 0 || column > 2)
        continue;
      next[n] = *puzzle;
      next[n].cells[gap] = puzzle->cells[row * 3 + column];
      next[n].cells[row * 3 + column] = 0;
      costs[n++] = 1;
    }
  return n;
}

static gboolean
is_solved (gconstpointer data G_GNUC_UNUSED,
           gconstpointer state)
{
  return memcmp (state, &solved, sizeof solved) == 0;
}

static guint
estimate_puzzle (gconstpointer data G_GNUC_UNUSED,
                 gconstpointer state)
{
  const Puzzle *puzzle = state;
  guint sum = 0;

  for (int i = 0; i < N_CELLS; i++)
    {
      int home = puzzle->cells[i] - 1;

      if (puzzle->cells[i] != 0)
        sum += (guint) (ABS (i / 3 - home / 3) + ABS (i % 3 - home % 3));
    }
  return sum;
}

static const LabStateGraph puzzles = {
  sizeof (Puzzle), 4, expand_puzzle, is_solved, estimate_puzzle, NULL,
};

/* Finds the distances of all puzzles from the solved one, breadth first. */
static GArray *
find_puzzle_distances (LabStateTable *states)
{
  GArray *distances = g_array_new (FALSE, FALSE, sizeof (guint));
  guint index, distance = 0;

  lab_state_table_add (states, &solved, &index);
  g_array_append_val (distances, distance);
  for (guint i = 0; i < lab_state_table_get_n_states (states); i++)
    {
      Puzzle next[4];
      guint costs[4];
      guint n = expand_puzzle (NULL, lab_state_table_get_state (states, i), next, costs);

      distance = g_array_index (distances, guint, i) + 1;
      for (guint j = 0; j < n; j++)
        {
          if (lab_state_table_add (states, &next[j], &index))
            g_array_append_val (distances, distance);
        }
    }
  return distances;
}

/* Checks that a path leads from @start to the solved puzzle, one move at a time. */
static void
assert_moves (const LabGraphPath  *path,
              const LabStateTable *states,
              gconstpointer        start)
{
  gconstpointer state = start;

  g_assert_cmpuint (path->nodes->len, ==, path->cost + 1);
  for (guint i = 0; i < path->nodes->len; i++)
    {
      Puzzle next[4];
      guint costs[4], n;
      gboolean seen = FALSE;

      state = lab_state_table_get_state (states, g_array_index (path->nodes, guint, i));
      if (i == 0)
        g_assert_cmpmem (state, sizeof (Puzzle), start, sizeof (Puzzle));
      if (i == path->cost)
        break;
      n = expand_puzzle (NULL, state, next, costs);
      state = lab_state_table_get_state (states, g_array_index (path->nodes, guint, i + 1));
      for (guint j = 0; j < n; j++)
        seen |= memcmp (&next[j], state, sizeof (Puzzle)) == 0;
      g_assert_true (seen);
    }
  g_assert_true (is_solved (NULL, state));
}

/* Private helpers: random graphs */

static void
make_state (guint   node,
            guint8 *state)
{
  state[0] = (guint8) node;
  state[1] = (guint8) ~node;
  state[2] = 7;
}

static guint
expand_list (gconstpointer data,
             gconstpointer state,
             gpointer      neighbors,
             guint        *costs)
{
  const ListGraph *list = data;
  guint node = *(const guint8 *) state;
  guint n = 0;

  for (guint i = 0; i < list->n_edges; i++)
    {
      if (list->edges[i].from != node)
        continue;
      make_state (list->edges[i].to, (guint8 *) neighbors + 3 * n);
      costs[n++] = list->edges[i].cost;
    }
  return n;
}

static gboolean
is_list_goal (gconstpointer data,
              gconstpointer state)
{
  return *(const guint8 *) state == ((const ListGraph *) data)->goal;
}

static guint
estimate_list (gconstpointer data,
               gconstpointer state)
{
  return ((const ListGraph *) data)->estimates[*(const guint8 *) state];
}

static void
make_list (GRand     *random,
           ListGraph *list,
           guint      max_cost)
{
  memset (list, 0, sizeof *list);
  list->n_nodes = (guint) g_rand_int_range (random, 2, MAX_NODES + 1);
  list->n_edges = (guint) g_rand_int_range (random, 0, (gint32) MIN (MAX_EDGES, 4 * list->n_nodes));
  for (guint i = 0; i < list->n_edges; i++)
    {
      list->edges[i].from = (guint) g_rand_int_range (random, 0, (gint32) list->n_nodes);
      list->edges[i].to = (guint) g_rand_int_range (random, 0, (gint32) list->n_nodes);
      list->edges[i].cost = (guint) g_rand_int_range (random, max_cost == 1, (gint32) max_cost + 1);
    }
  list->goal = (guint) g_rand_int_range (random, 0, (gint32) list->n_nodes);
}

/* Finds the cost of a cheapest path from each node to the goal (Bellman, 1958; Ford, 1956). */
static void
find_costs (const ListGraph *list,
            guint            costs[MAX_NODES])
{
  for (guint node = 0; node < list->n_nodes; node++)
    costs[node] = node == list->goal ? 0 : LAB_GRAPH_DEAD_END;
  for (guint round = 0; round < list->n_nodes; round++)
    {
      for (guint i = 0; i < list->n_edges; i++)
        {
          guint beyond = costs[list->edges[i].to];

          if (beyond != LAB_GRAPH_DEAD_END)
            costs[list->edges[i].from]
                = MIN (costs[list->edges[i].from], beyond + list->edges[i].cost);
        }
    }
}

/* Finds the number of steps from @start to the goal, breadth first. */
static guint
count_steps (const ListGraph *list,
             guint            start)
{
  guint steps[MAX_NODES], queue[MAX_NODES];
  guint n = 1;

  for (guint node = 0; node < list->n_nodes; node++)
    steps[node] = node == start ? 0 : LAB_GRAPH_DEAD_END;
  queue[0] = start;
  for (guint i = 0; i < n; i++)
    {
      for (guint j = 0; j < list->n_edges; j++)
        {
          if (list->edges[j].from != queue[i]
              || steps[list->edges[j].to] != LAB_GRAPH_DEAD_END)
            continue;
          steps[list->edges[j].to] = steps[queue[i]] + 1;
          queue[n++] = list->edges[j].to;
        }
    }
  return steps[list->goal];
}

static LabGraphPath
search_list (const ListGraph *list,
             gboolean         with_estimates,
             guint            start)
{
  const LabStateGraph graph = { 3, MAX_EDGES, expand_list, is_list_goal,
                                with_estimates ? estimate_list : NULL, list };
  g_autoptr (LabStateTable) states = lab_state_table_new (3);
  guint8 state[3];

  make_state (start, state);
  return lab_astar_search_states (&graph, state, states, NULL);
}

static void
assert_cost (const LabGraphPath *path,
             guint               cost)
{
  g_assert_cmpint (path->outcome, ==,
                   cost == LAB_GRAPH_DEAD_END ? LAB_GRAPH_NO_PATH : LAB_GRAPH_FOUND);
  g_assert_cmpuint (path->cost, ==, cost == LAB_GRAPH_DEAD_END ? 0 : cost);
  g_assert_true ((path->nodes->len > 0) == (path->outcome == LAB_GRAPH_FOUND));
}

/* Tests */

static void
test_steps (void)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (1);

  for (guint round = 0; round < 2000; round++)
    {
      ListGraph list;
      g_auto (LabGraphPath) path = { 0 };

      make_list (random, &list, 1);
      path = search_list (&list, FALSE, 0);
      assert_cost (&path, count_steps (&list, 0));
      g_assert_cmpuint (path.n_expanded, <=, list.n_nodes);
    }
}

/* Heuristics that are admissible, but seldom consistent. */
static void
test_inconsistent (void)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (2);
  guint n_again = 0;

  for (guint round = 0; round < 2000; round++)
    {
      ListGraph list;
      guint costs[MAX_NODES];
      g_auto (LabGraphPath) plain = { 0 };
      g_auto (LabGraphPath) guided = { 0 };

      make_list (random, &list, 20);
      find_costs (&list, costs);
      for (guint node = 0; node < list.n_nodes; node++)
        list.estimates[node] = (guint) g_rand_int_range (random, 0,
                                                         (gint32) MIN (costs[node], 100) + 1);
      plain = search_list (&list, FALSE, 0);
      guided = search_list (&list, TRUE, 0);
      assert_cost (&plain, costs[0]);
      assert_cost (&guided, costs[0]);
      n_again += guided.n_expanded > plain.n_expanded;
    }
  g_assert_cmpuint (n_again, >, 10);
}

/* A heuristic that knows where there is no path saves the whole search. */
static void
test_dead_ends (void)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (3);

  for (guint round = 0; round < 500; round++)
    {
      ListGraph list;
      g_auto (LabGraphPath) path = { 0 };

      make_list (random, &list, 20);
      find_costs (&list, list.estimates);
      path = search_list (&list, TRUE, 0);
      assert_cost (&path, list.estimates[0]);
      if (path.outcome == LAB_GRAPH_NO_PATH)
        g_assert_cmpuint (path.n_expanded, ==, 0);
    }
}

static void
test_puzzle (void)
{
  g_autoptr (LabStateTable) all = lab_state_table_new (sizeof (Puzzle));
  g_autoptr (GArray) distances = find_puzzle_distances (all);
  guint most = 0;

  g_assert_cmpuint (distances->len, ==, N_PUZZLES);
  for (guint i = 0; i < distances->len; i += 1500)
    {
      g_autoptr (LabStateTable) states = lab_state_table_new (sizeof (Puzzle));
      gconstpointer start = lab_state_table_get_state (all, distances->len - 1 - i);
      g_auto (LabGraphPath) path = lab_astar_search_states (&puzzles, start, states, NULL);

      g_assert_cmpint (path.outcome, ==, LAB_GRAPH_FOUND);
      g_assert_cmpuint (path.cost, ==,
                        g_array_index (distances, guint, distances->len - 1 - i));
      assert_moves (&path, states, start);
      most = MAX (most, path.cost);
    }
  g_assert_cmpuint (most, ==, MAX_MOVES);
}

/* With two tiles swapped there is no solution, which takes all states to find out. */
static void
test_no_path (void)
{
  static const Puzzle swapped = { { 2, 1, 3, 4, 5, 6, 7, 8, 0 } };
  g_autoptr (LabStateTable) states = lab_state_table_new (sizeof (Puzzle));
  g_auto (LabGraphPath) path = lab_astar_search_states (&puzzles, &swapped, states, NULL);

  g_assert_cmpint (path.outcome, ==, LAB_GRAPH_NO_PATH);
  g_assert_cmpuint (path.nodes->len, ==, 0);
  g_assert_cmpuint (path.n_expanded, ==, N_PUZZLES);
  g_assert_cmpuint (lab_state_table_get_n_states (states), ==, N_PUZZLES);
}

static void
test_limits (void)
{
  static const Puzzle hard = { { 8, 6, 7, 2, 5, 4, 3, 0, 1 } };
  guint64 n_needed = 0;
  guint n_states = 0;

  for (guint round = 0; round < 6; round++)
    {
      const LabGraphOptions options[] = {
        { .max_states = 0 },
        { .limits = { .nodes = 500 } },
        { .max_states = 700 },
        { .limits = { .time = 1 } },
        { .limits = { .nodes = n_needed }, .max_states = n_states },
        { .limits = { .nodes = n_needed - 1 } },
      };
      g_autoptr (LabStateTable) states = lab_state_table_new (sizeof (Puzzle));
      g_auto (LabGraphPath) path
          = lab_astar_search_states (&puzzles, &hard, states, &options[round]);
      gboolean enough = round == 0 || round == 4;

      g_assert_cmpint (path.outcome, ==, enough ? LAB_GRAPH_FOUND : LAB_GRAPH_LIMIT_REACHED);
      g_assert_cmpuint (path.cost, ==, enough ? MAX_MOVES : 0);
      if (options[round].limits.nodes > 0)
        g_assert_cmpuint (path.n_expanded, ==, options[round].limits.nodes);
      if (options[round].max_states > 0)
        g_assert_cmpuint (lab_state_table_get_n_states (states), ==, options[round].max_states);
      if (round == 0)
        {
          n_needed = path.n_expanded;
          n_states = lab_state_table_get_n_states (states);
        }
    }
}

static guint
expand_and_cancel (gconstpointer data,
                   gconstpointer state,
                   gpointer      neighbors,
                   guint        *costs)
{
  g_cancellable_cancel ((GCancellable *) data);
  return expand_puzzle (NULL, state, neighbors, costs);
}

static void
test_cancel (void)
{
  static const Puzzle hard = { { 8, 6, 7, 2, 5, 4, 3, 0, 1 } };
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  const LabStateGraph graph = { sizeof (Puzzle), 4, expand_and_cancel, is_solved, NULL,
                                cancellable };
  const LabGraphOptions options = { .cancellable = cancellable };

  for (guint round = 0; round < 2; round++)
    {
      g_autoptr (LabStateTable) states = lab_state_table_new (sizeof (Puzzle));
      g_auto (LabGraphPath) path = lab_astar_search_states (&graph, &hard, states, &options);

      /* The first node cancels the search; in the second round it is canceled before
       * the start. */
      g_assert_cmpint (path.outcome, ==, LAB_GRAPH_CANCELLED);
      g_assert_cmpuint (path.nodes->len, ==, 0);
      if (round == 0)
        g_assert_cmpuint (path.n_expanded, <, 1000);
      else
        g_assert_cmpuint (path.n_expanded, ==, 0);
    }
}

static void
test_log (void)
{
  static const Puzzle easy = { { 1, 2, 3, 0, 5, 6, 4, 7, 8 } };
  g_autoptr (LabEventLog) log = lab_event_log_new (100000);
  const LabGraphOptions options = { .log = log };
  g_autoptr (LabStateTable) states = lab_state_table_new (sizeof (Puzzle));
  g_auto (LabGraphPath) path = lab_astar_search_states (&puzzles, &easy, states, &options);
  gsize n_events = lab_event_log_get_n_events (log);
  const LabEvent *event = lab_event_log_get_event (log, 0);

  g_assert_cmpuint (path.cost, ==, 3);
  g_assert_cmpuint (lab_event_log_count (log, LAB_EVENT_EXPANDED), ==, path.n_expanded);
  g_assert_cmpuint (lab_event_log_count (log, LAB_EVENT_QUEUED), ==,
                    lab_state_table_get_n_states (states));
  g_assert_cmpuint (lab_event_log_count (log, LAB_EVENT_FOUND), ==, 1);
  g_assert_cmpint (event->kind, ==, LAB_EVENT_QUEUED);
  g_assert_cmpuint (event->cost, ==, 0);
  event = lab_event_log_get_event (log, n_events - 1);
  g_assert_cmpint (event->kind, ==, LAB_EVENT_FOUND);
  g_assert_cmpuint (event->cost, ==, path.cost);
  g_assert_true (is_solved (NULL, lab_state_table_get_state (states, event->node)));
  for (gsize i = 0; i < n_events; i++)
    g_assert_cmpuint (lab_event_log_get_event (log, i)->node, <,
                      lab_state_table_get_n_states (states));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/graph/astar-states/steps", test_steps);
  g_test_add_func ("/graph/astar-states/inconsistent", test_inconsistent);
  g_test_add_func ("/graph/astar-states/dead-ends", test_dead_ends);
  g_test_add_func ("/graph/astar-states/puzzle", test_puzzle);
  g_test_add_func ("/graph/astar-states/no-path", test_no_path);
  g_test_add_func ("/graph/astar-states/limits", test_limits);
  g_test_add_func ("/graph/astar-states/cancel", test_cancel);
  g_test_add_func ("/graph/astar-states/log", test_log);
  return g_test_run ();
}
