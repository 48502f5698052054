/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include "lab-astar.h"

/* The sliding puzzle with eight tiles: nine bytes, where 0 is the gap. */
#define N_CELLS 9
#define N_PUZZLES 181440    /* states that can be reached, 9! / 2 */
#define MAX_MOVES 31        /* of the hardest of them */

typedef struct
{
  guint8 cells[N_CELLS];
} Puzzle;

static const Puzzle solved = { { 1, 2, 3, 4, 5, 6, 7, 8, 0 } };

/* Private helpers */

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
  for (guint i = 0; i < states->n_states; i++)
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

/* Tests */

LAB_TEST ("/graph/astar-states/puzzle", test_puzzle)
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
      g_assert_cmpuint (path.cost, ==, g_array_index (distances, guint, distances->len - 1 - i));
      assert_moves (&path, states, start);
      most = MAX (most, path.cost);
    }
  g_assert_cmpuint (most, ==, MAX_MOVES);
}

/* With two tiles swapped there is no solution, which takes all states to find out. */
LAB_TEST ("/graph/astar-states/no-path", test_no_path)
{
  static const Puzzle swapped = { { 2, 1, 3, 4, 5, 6, 7, 8, 0 } };
  g_autoptr (LabStateTable) states = lab_state_table_new (sizeof (Puzzle));
  g_auto (LabGraphPath) path = lab_astar_search_states (&puzzles, &swapped, states, NULL);

  g_assert_cmpint (path.outcome, ==, LAB_GRAPH_NO_PATH);
  g_assert_cmpuint (path.nodes->len, ==, 0);
  g_assert_cmpuint (path.n_expanded, ==, N_PUZZLES);
  g_assert_cmpuint (states->n_states, ==, N_PUZZLES);
}

LAB_TEST ("/graph/astar-states/limits", test_limits)
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
        g_assert_cmpuint (states->n_states, ==, options[round].max_states);
      if (round == 0)
        {
          n_needed = path.n_expanded;
          n_states = states->n_states;
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

LAB_TEST ("/graph/astar-states/cancel", test_cancel)
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

LAB_TEST ("/graph/astar-states/log", test_log)
{
  static const Puzzle easy = { { 1, 2, 3, 0, 5, 6, 4, 7, 8 } };
  g_autoptr (LabEventLog) log = lab_event_log_new (100000);
  const LabGraphOptions options = { .log = log };
  g_autoptr (LabStateTable) states = lab_state_table_new (sizeof (Puzzle));
  g_auto (LabGraphPath) path = lab_astar_search_states (&puzzles, &easy, states, &options);
  gsize n_events = log->n_events;
  const LabEvent *event = &log->events[0];

  g_assert_cmpuint (path.cost, ==, 3);
  g_assert_cmpuint (log->counts[LAB_EVENT_EXPANDED], ==, path.n_expanded);
  g_assert_cmpuint (log->counts[LAB_EVENT_QUEUED], ==, states->n_states);
  g_assert_cmpuint (log->counts[LAB_EVENT_FOUND], ==, 1);
  g_assert_cmpint (event->kind, ==, LAB_EVENT_QUEUED);
  g_assert_cmpuint (event->cost, ==, 0);
  event = &log->events[n_events - 1];
  g_assert_cmpint (event->kind, ==, LAB_EVENT_FOUND);
  g_assert_cmpuint (event->cost, ==, path.cost);
  g_assert_true (is_solved (NULL, lab_state_table_get_state (states, event->node)));
  for (gsize i = 0; i < n_events; i++)
    g_assert_cmpuint (log->events[i].node, <, states->n_states);
}
