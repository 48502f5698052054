/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-test-program.h"

/* Two ways from 0 to 3, and a node that cannot be reached. */
#define GRAPH "0 1\n1 2\n2 3 5\n3 4\n0 3 7 # mud\n9\n"
/* The same without weights, connected, with names that have gaps. */
#define SIMPLE "40 7\n7 30\n30 5\n5 40\n5 1\n"

/* Private helpers */

/* Runs `labyrinthe-lab graph` with words that are separated by blanks. */
static LabTestRun *
run_graph (const char *input,
           const char *words)
{
  g_autofree char *line = g_strconcat ("graph ", words, NULL);
  g_auto (GStrv) args = g_strsplit (line, " ", -1);

  return lab_test_runv (input, args);
}

static void
assert_printed (const char *input,
                const char *words,
                const char *out)
{
  g_autoptr (LabTestRun) run = run_graph (input, words);

  g_assert_cmpstr (run->err, ==, "");
  g_assert_cmpstr (run->out, ==, out);
  g_assert_cmpint (run->status, ==, 0);
}

static void
assert_refused (const char *input,
                const char *words,
                const char *reason)
{
  g_autoptr (LabTestRun) run = run_graph (input, words);

  lab_test_assert_refused (run, reason);
}

/* Asserts that the answer is no. */
static void
assert_no (const char *input,
           const char *words,
           const char *reason)
{
  g_autoptr (LabTestRun) run = run_graph (input, words);
  g_autofree char *line = g_strdup_printf ("labyrinthe-lab: %s\n", reason);

  g_assert_cmpstr (run->err, ==, line);
  g_assert_cmpint (run->status, ==, 1);
}

/* Test cases */

static void
test_traverse (void)
{
  assert_printed (GRAPH, "traverse - --by dfs",
                  "Node  Distance  Parent\n"
                  "   0         0       -\n"
                  "   3         7       0\n"
                  "   4         8       3\n"
                  "   2        12       3\n"
                  "   1        13       2\n"
                  "\nVisited: 5 of 6 nodes\n");
  assert_printed (GRAPH, "traverse - --csv",
                  "node,distance,parent\n0,0,\n1,1,0\n3,7,0\n2,2,1\n4,8,3\n");
  assert_printed (GRAPH, "traverse - --csv --by dijkstra",
                  "node,distance,parent\n0,0,\n1,1,0\n2,2,1\n3,7,0\n4,8,3\n");
  assert_printed (GRAPH, "traverse - --csv --by recursive --from 3",
                  "node,distance,parent\n3,0,\n2,5,3\n1,6,2\n0,7,1\n4,1,3\n");
  assert_printed (SIMPLE, "traverse - --csv --by iterative",
                  "node,distance,parent\n40,0,\n7,1,40\n5,1,40\n30,2,7\n1,2,5\n");
}

/* Neighbors are sorted by the numbers in the file. */
static void
test_sorted (void)
{
  assert_printed (SIMPLE, "traverse - --csv --sorted",
                  "node,distance,parent\n40,0,\n5,1,40\n7,1,40\n1,2,5\n30,2,5\n");
}

static void
test_stops (void)
{
  assert_printed (GRAPH, "traverse - --stop 2 --stop 3 --by dijkstra",
                  "Node  Distance  Parent\n"
                  "   0         0       -\n"
                  "   1         1       0\n"
                  "   2         2       1\n"
                  "\nVisited: 3 of 6 nodes\nStopped at node 2\n");
  assert_no (GRAPH, "traverse - --stop 9", "No node of --stop can be reached from node 0.");
  assert_no (GRAPH, "traverse - --all", "Only 5 of 6 nodes can be reached from node 0.");
  assert_refused (SIMPLE, "traverse - --by iterative --stop 7 --stop 5",
                  "With the order iterative, use --stop at most once.");
}

static void
test_json (void)
{
  assert_printed ("5 6 3", "traverse - --json",
                  "{\n  \"by\": \"bfs\",\n  \"source\": 5,\n  \"nodes\": 2,\n  \"visited\": 2,\n"
                  "  \"stop\": null,\n  \"table\": [\n"
                  "    {\"node\": 5, \"distance\": 0, \"parent\": null},\n"
                  "    {\"node\": 6, \"distance\": 3, \"parent\": 5}\n  ]\n}\n");
  assert_printed ("5 6 3", "route - --to 6 --json",
                  "{\n  \"by\": \"bfs\",\n  \"distance\": 3,\n  \"visited\": 2,\n"
                  "  \"route\": [5, 6]\n}\n");
  assert_printed ("5 -> 6 3", "distances - --json",
                  "{\n  \"method\": \"searches\",\n  \"nodes\": [5, 6],\n  \"distances\": [\n"
                  "    [0, 3],\n    [null, 0]\n  ]\n}\n");
}

static void
test_route (void)
{
  assert_printed (GRAPH, "route - --to 4", "0 3 4\n");
  assert_printed (GRAPH, "route - --from 4 --to 1 --by dijkstra", "4 3 2 1\n");
  assert_printed (SIMPLE, "route - --from 1 --to 7 --by iterative --csv",
                  "node,distance\n1,0\n5,1\n30,2\n7,3\n");
  assert_printed (GRAPH, "route - --from 9 --to 9", "9\n");
  assert_no (GRAPH, "route - --to 9", "No way leads from node 0 to node 9.");
  assert_refused (GRAPH, "route -", "The option --to is missing; write the last node.");
  assert_refused (GRAPH, "route - --to 17", "“17” is not a node of the graph.");
  assert_refused (GRAPH, "route - --to 4 --from x", "“x” is not a node of the graph.");
}

static void
test_distances (void)
{
  static const char * const methods[] = { "searches", "seidel", "floyd-warshall" };

  for (guint i = 0; i < G_N_ELEMENTS (methods); i++)
    {
      g_autofree char *words = g_strconcat ("distances - --method ", methods[i], NULL);

      assert_printed (SIMPLE, words,
                      "    40  7  30  5  1\n"
                      "40   0  1   2  1  2\n"
                      " 7   1  0   1  2  3\n"
                      "30   2  1   0  1  2\n"
                      " 5   1  2   1  0  1\n"
                      " 1   2  3   2  1  0\n");
    }
  assert_printed ("1 2\n3", "distances - --csv",
                  "from,to,distance\n1,1,0\n1,2,1\n1,3,\n2,1,1\n2,2,0\n2,3,\n3,1,\n3,2,\n3,3,0\n");
  assert_refused (GRAPH, "distances - --method seidel",
                  "This algorithm needs a graph in which all weights are 1.");
  assert_refused ("1 2\n3", "distances - --method seidel",
                  "This algorithm needs a graph that is connected.");
  assert_refused ("1 -> 2", "distances - --method seidel",
                  "This algorithm needs a graph in which all edges lead in both directions.");
}

/* A maze of the cheese race keeps the orders of its cells and neighbors. */
static void
test_maze (void)
{
  assert_printed ("{2: {1: 3}, 1: {2: 3, 0: 1}, 0: {1: 1, 3: 1}, 3: {0: 1}}", "traverse - --csv",
                  "node,distance,parent\n2,0,\n1,3,2\n0,4,1\n3,5,0\n");
  assert_printed ("+---+---+\n|       |\n+---+   +\n|       |\n+---+---+\n",
                  "route - --to 2", "0 1 3 2\n");
  assert_refused ("{0: {1: 0}}", "traverse -",
                  "Line 1, column 6: The weight from 0 to 1 must be a whole number from 1 to "
                  "1000000.");
}

static void
test_refused (void)
{
  assert_refused (GRAPH, "traverse - --by widest",
                  "“widest” is not an order of visits; use dfs, bfs, dijkstra, recursive, or "
                  "iterative.");
  assert_refused (GRAPH, "distances - --method magic",
                  "“magic” is not a method; use searches, seidel, or floyd-warshall.");
  assert_refused (GRAPH, "traverse - --json --csv", "Use either --json or --csv.");
  assert_refused ("0 1\n1 2 3 4", "traverse -",
                  "Line 2: write “A” for a node, “A B WEIGHT” for an edge, or “A -> B WEIGHT” for "
                  "an edge in one direction.");
  assert_refused ("0 1 1000000000\n1 2 1000000000\n2 3 1000000000\n3 4 1000000000\n"
                  "4 5 1000000000", "traverse -",
                  "The weights are too large. Distances can be up to 4294967294.");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/lab-graph/traverse", test_traverse);
  g_test_add_func ("/lab-graph/sorted", test_sorted);
  g_test_add_func ("/lab-graph/stops", test_stops);
  g_test_add_func ("/lab-graph/json", test_json);
  g_test_add_func ("/lab-graph/route", test_route);
  g_test_add_func ("/lab-graph/distances", test_distances);
  g_test_add_func ("/lab-graph/maze", test_maze);
  g_test_add_func ("/lab-graph/refused", test_refused);

  return g_test_run ();
}
