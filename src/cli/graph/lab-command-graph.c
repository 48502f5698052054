/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib.h>
#include <glib/gi18n.h>
#include <string.h>

#include "lab-all-pairs.h"
#include "lab-cheese-maze.h"
#include "lab-command.h"
#include "lab-compact-graph.h"
#include "lab-iterative-deepening.h"
#include "lab-operands.h"
#include "lab-terminal.h"
#include "lab-text.h"
#include "lab-traversal.h"

/**
 * LabGraphWalk:
 * @graph: the graph
 * @source: where the traversal begins
 * @stops: (element-type guint): where it ends
 * @by: the word for the order of its visits
 * @traversal: (nullable): what it found, except by iterative deepening
 * @deepening: what it found by iterative deepening
 * @table: the routing table
 * @visited: the nodes in the order of the visits
 * @n_visited: their number
 * @stop: the node where it ended, or %LAB_NO_NODE
 *
 * A traversal of a graph in a file, with the names of its nodes.
 */
typedef struct
{
  LabCompactGraph *graph;
  guint source;
  GArray *stops;
  const char *by;
  LabTraversal *traversal;
  LabIterativeDeepening deepening;
  LabRoutingTable table;
  const guint *visited;
  guint n_visited;
  guint stop;
} LabGraphWalk;

#define ITERATIVE "iterative"

static const struct
{
  const char *word;
  LabTraversalOrder order;
} orders[] = {
  { "dfs", LAB_TRAVERSAL_STACK },
  { "bfs", LAB_TRAVERSAL_QUEUE },
  { "dijkstra", LAB_TRAVERSAL_HEAP },
  { "recursive", LAB_TRAVERSAL_RECURSIVE },
  { ITERATIVE, LAB_TRAVERSAL_STACK },
};

/* Private helpers */

static gboolean
find_node (const LabCompactGraph  *graph,
           const char             *text,
           guint                  *node,
           GError                **error)
{
  guint name;

  if (lab_text_parse_number (text, 0, LAB_NO_NODE - 1, &name)
      && lab_compact_graph_find (graph, name, node))
    return TRUE;
  /* Translators: %s is what was typed. */
  return lab_command_refuse (error, _("“%s” is not a node of the graph."), text);
}

static gboolean
add_stop (LabGraphWalk  *self,
          const char    *text,
          GError       **error)
{
  guint node;

  if (!find_node (self->graph, text, &node, error))
    return FALSE;
  g_array_append_val (self->stops, node);
  return TRUE;
}

static gboolean
find_ends (LabGraphWalk      *self,
           const LabOptions  *options,
           GError           **error)
{
  GStrv stops = lab_options_list (options, "stop");
  const char *from = lab_options_get (options, "from"), *to = lab_options_get (options, "to");

  if (from != NULL && !find_node (self->graph, from, &self->source, error))
    return FALSE;
  for (guint i = 0; stops != NULL && stops[i] != NULL; i++)
    {
      if (!add_stop (self, stops[i], error))
        return FALSE;
    }
  return to == NULL || add_stop (self, to, error);
}

static gboolean
parse_order (LabGraphWalk       *self,
             const char         *word,
             LabTraversalOrder  *order,
             GError            **error)
{
  for (guint i = 0; i < G_N_ELEMENTS (orders); i++)
    {
      if (strcmp (orders[i].word, word != NULL ? word : "bfs") != 0)
        continue;
      self->by = orders[i].word;
      *order = orders[i].order;
      return TRUE;
    }
  return lab_command_refuse (error,
                             /* Translators: %s was typed; the words after the semicolon are typed
                              * as they are. */
                             _("“%s” is not an order of visits; use dfs, bfs, dijkstra, recursive, "
                               "or iterative."), word);
}

/* Explains an error of a graph from a file, in which nodes have names of their own. */
static gboolean
explain (GError  *reason,
         GError **error)
{
  if (g_error_matches (reason, LAB_ROUTE_ERROR, LAB_ROUTE_ERROR_BAD_WEIGHT))
    lab_command_refuse (error, _("The weights are too large. Distances can be up to %u."),
                        LAB_NO_DISTANCE - 1);
  else if (g_error_matches (reason, LAB_ROUTE_ERROR, LAB_ROUTE_ERROR_MEMORY))
    g_set_error_literal (error, LAB_COMMAND_ERROR, LAB_COMMAND_ERROR_FAILED, reason->message);
  else
    g_propagate_error (error, g_error_copy (reason));
  g_error_free (reason);
  return FALSE;
}

static gboolean
deepen (LabGraphWalk  *self,
        GError       **error)
{
  const LabGraph *graph = &self->graph->graph;
  guint target = LAB_NO_NODE;

  if (self->stops->len > 1)
    return lab_command_refuse (error,
                               /* Translators: “iterative” and “--stop” are typed as they are. */
                               _("With the order iterative, use --stop at most once."));
  if (self->stops->len > 0)
    target = g_array_index (self->stops, guint, 0);
  if (!lab_iterative_deepening_run (&self->deepening, graph, self->source, target, NULL, error))
    return FALSE;
  self->table = lab_iterative_deepening_get_table (&self->deepening);
  self->visited = self->deepening.visited;
  self->n_visited = self->deepening.n_visited;
  if (target != LAB_NO_NODE && self->table.distances[target] != LAB_NO_DISTANCE)
    self->stop = target;
  return TRUE;
}

static gboolean
traverse (LabGraphWalk       *self,
          LabTraversalOrder   order,
          GError            **error)
{
  const LabTraversalOptions options = {
    .order = order,
    .stops = (const guint *) (gpointer) self->stops->data,
    .n_stops = self->stops->len,
  };

  self->traversal = lab_traversal_new (&self->graph->graph);
  if (self->traversal == NULL)
    return lab_refuse (error, LAB_ROUTE_ERROR, LAB_ROUTE_ERROR_MEMORY,
                       _("There is not enough memory for this graph."));
  if (!lab_traversal_run (self->traversal, self->source, &options, error))
    return FALSE;
  self->table = *lab_traversal_get_table (self->traversal);
  self->visited = self->traversal->visited;
  self->n_visited = self->traversal->n_visited;
  self->stop = self->traversal->stop;
  return TRUE;
}

/* Returns the lines of a graph for a maze of the cheese race, with its cells and their neighbors in
 * their order. */
static char *
describe_maze (const LabCheeseMaze *maze)
{
  const guint *cells = maze->cells;
  guint n_cells = maze->n_cells;
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < n_cells; i++)
    g_string_append_printf (text, "%u\n", cells[i]);
  for (guint i = 0; i < n_cells; i++)
    {
      guint n = 0;
      const LabEdge *neighbors = lab_cheese_maze_get_neighbors (maze, cells[i], &n);

      for (guint j = 0; j < n; j++)
        g_string_append_printf (text, "%u -> %u %u\n", cells[i], neighbors[j].node,
                                neighbors[j].cost);
    }
  return g_string_free (text, FALSE);
}

/* Reads a graph, or a maze of the cheese race, which begins with a bracket or a corner. */
static LabCompactGraph *
read_graph (const char  *text,
            gsize        length,
            GError     **error)
{
  g_autoptr (LabCheeseMaze) maze = NULL;
  g_autofree char *lines = NULL;
  gsize blanks = strspn (text, " \t\r\n");

  if (blanks == length || strchr ("{[+", text[blanks]) == NULL)
    return lab_compact_graph_new_from_text (text, (gssize) length, error);
  maze = lab_cheese_maze_new_from_text (text, (gssize) length, error);
  if (maze == NULL)
    return NULL;
  lines = describe_maze (maze);
  return lab_compact_graph_new_from_text (lines, -1, error);
}

/* Public functions */

/**
 * lab_graph_walk_read_file:
 * @command: the command
 * @options: its options; the only operand is a file, or “-” for the standard input
 * @error: return location for an error
 *
 * Reads a graph in text, or a maze of the cheese race in one of its forms.
 *
 * Returns: (transfer full) (nullable): the graph in the file
 */
static LabCompactGraph *
lab_graph_walk_read_file (const LabCommand  *command,
                          const LabOptions  *options,
                          GError           **error)
{
  g_autoptr (GError) reason = NULL;
  g_autofree char *text = NULL;
  const char *path;
  gsize length;
  LabCompactGraph *graph;

  if (!lab_operands_expect (command, options->operands, 1, 1, error)
      || (lab_options_has (options, "json") && lab_options_has (options, "csv")
          && !lab_command_refuse (error, _("Use either --json or --csv."))))
    return NULL;
  path = options->operands[0];
  if (!g_file_get_contents (strcmp (path, "-") == 0 ? "/dev/stdin" : path, &text, &length, &reason))
    {
      g_set_error_literal (error, LAB_COMMAND_ERROR, LAB_COMMAND_ERROR_USAGE, reason->message);
      return NULL;
    }
  graph = read_graph (text, length, error);
  if (graph != NULL && lab_options_has (options, "sorted"))
    lab_compact_graph_sort (graph);
  return graph;
}

/**
 * lab_graph_walk_run:
 * @self: all zeros; afterwards what was found
 * @command: the command
 * @options: its options
 * @error: return location for an error
 *
 * Reads the graph and traverses it, as the options ask.
 *
 * Returns: whether it was traversed
 */
static gboolean
lab_graph_walk_run (LabGraphWalk      *self,
                    const LabCommand  *command,
                    const LabOptions  *options,
                    GError           **error)
{
  LabTraversalOrder order = LAB_TRAVERSAL_QUEUE;
  GError *reason = NULL;
  gboolean is_done;

  self->stop = LAB_NO_NODE;
  self->stops = g_array_new (FALSE, FALSE, sizeof (guint));
  if (!parse_order (self, lab_options_get (options, "by"), &order, error))
    return FALSE;
  self->graph = lab_graph_walk_read_file (command, options, error);
  if (self->graph == NULL || !find_ends (self, options, error))
    return FALSE;
  is_done = strcmp (self->by, ITERATIVE) == 0 ? deepen (self, &reason)
                                              : traverse (self, order, &reason);
  return is_done || explain (reason, error);
}

/** lab_graph_walk_clear: frees the contents of @self. */
static void
lab_graph_walk_clear (LabGraphWalk *self)
{
  g_clear_pointer (&self->traversal, lab_traversal_free);
  g_clear_pointer (&self->graph, lab_compact_graph_free);
  g_clear_pointer (&self->stops, g_array_unref);
  lab_iterative_deepening_clear (&self->deepening);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (LabGraphWalk, lab_graph_walk_clear)

/** lab_graph_walk_get_name: returns the number that a node has in the file. */
static guint
lab_graph_walk_get_name (const LabGraphWalk *self,
                         guint               node)
{
  return lab_compact_graph_get_name (self->graph, node);
}

/* The words of the table are computed for at most this many nodes; other forms have no limit. */
#define MAX_TABLE_NODES 2000

/* Private helpers */

static char *
format_distance (guint       distance,
                 const char *none)
{
  return distance == LAB_NO_DISTANCE ? g_strdup (none) : g_strdup_printf ("%u", distance);
}

/* Returns the number that a node has in the file; @none for %LAB_NO_NODE. */
static char *
format_node (const LabGraphWalk *walk,
             guint               node,
             const char         *none)
{
  return node == LAB_NO_NODE ? g_strdup (none)
                             : g_strdup_printf ("%u", lab_graph_walk_get_name (walk, node));
}

static void
print_json (const LabCompactGraph *graph,
            LabAllPairsMethod      method,
            const guint           *distances,
            guint                  n)
{
  lab_terminal_print ("{\n  \"method\": \"%s\",\n  \"nodes\": [", lab_all_pairs_get_id (method));
  for (guint i = 0; i < n; i++)
    lab_terminal_print (i > 0 ? ", %u" : "%u", lab_compact_graph_get_name (graph, i));
  lab_terminal_print ("],\n  \"distances\": [");
  for (guint i = 0; i < n; i++)
    {
      lab_terminal_print (i > 0 ? ",\n    [" : "\n    [");
      for (guint j = 0; j < n; j++)
        {
          g_autofree char *text = format_distance (distances[(gsize) i * n + j], "null");

          lab_terminal_print (j > 0 ? ", %s" : "%s", text);
        }
      lab_terminal_print ("]");
    }
  lab_terminal_print ("\n  ]\n}\n");
}

static void
print_csv (const LabCompactGraph *graph,
           const guint           *distances,
           guint                  n)
{
  lab_terminal_print ("from,to,distance\n");
  for (guint i = 0; i < n; i++)
    {
      for (guint j = 0; j < n; j++)
        {
          g_autofree char *text = format_distance (distances[(gsize) i * n + j], "");

          lab_terminal_print ("%u,%u,%s\n", lab_compact_graph_get_name (graph, i),
                              lab_compact_graph_get_name (graph, j), text);
        }
    }
}

static void
print_table (const LabCompactGraph *graph,
             const guint           *distances,
             guint                  n)
{
  g_autofree char *alignments = g_strnfill (n + 1, 'r');
  g_autoptr (LabTextTable) table = lab_text_table_new (alignments);

  lab_text_table_add (table, "");
  for (guint i = 0; i < n; i++)
    lab_text_table_take (table, g_strdup_printf ("%u", lab_compact_graph_get_name (graph, i)));
  for (guint i = 0; i < n; i++)
    {
      lab_text_table_take (table, g_strdup_printf ("%u", lab_compact_graph_get_name (graph, i)));
      for (guint j = 0; j < n; j++)
        lab_text_table_take (table, format_distance (distances[(gsize) i * n + j], "-"));
    }
  lab_terminal_print_take (lab_text_table_format (table));
}

static gboolean
parse_method (const char         *word,
              LabAllPairsMethod  *method,
              GError            **error)
{
  *method = LAB_ALL_PAIRS_SEARCHES;
  return word == NULL || lab_all_pairs_parse (word, method)
         /* Translators: %s was typed; the words after the semicolon are typed as they are. */
         || lab_command_refuse (error, _("“%s” is not a method; use searches, seidel, or "
                                         "floyd-warshall."), word);
}

static LabCommandStatus
run (const LabCommand *self,
     const LabOptions *options,
     GError          **error)
{
  g_autoptr (LabCompactGraph) graph = NULL;
  g_autofree guint *distances = NULL;
  LabAllPairsMethod method;
  guint n;

  if (!parse_method (lab_options_get (options, "method"), &method, error)
      || (graph = lab_graph_walk_read_file (self, options, error)) == NULL)
    return LAB_COMMAND_STATUS_MISUSED;
  n = graph->graph.n_nodes;
  if (n > MAX_TABLE_NODES && !lab_options_has (options, "json")
      && !lab_options_has (options, "csv"))
    return lab_command_misuse (error, _("A table can have %u nodes. Use --json or --csv."),
                               (guint) MAX_TABLE_NODES);
  distances = lab_all_pairs_find (&graph->graph, method, NULL, error);
  if (distances == NULL)
    return LAB_COMMAND_STATUS_MISUSED;
  if (lab_options_has (options, "json"))
    print_json (graph, method, distances, n);
  else if (lab_options_has (options, "csv"))
    print_csv (graph, distances, n);
  else
    print_table (graph, distances, n);
  return LAB_COMMAND_STATUS_DONE;
}

static const GOptionEntry pair_options[] = {
  { "method", 0, 0, G_OPTION_ARG_FILENAME, NULL,
    /* Translators: the words after the colon are typed as they are. */
    N_("How to find the distances: searches, seidel, or floyd-warshall (default: searches)"),
    /* Translators: stands for a word after an option, as in “--method=METHOD”. */
    N_("METHOD") },
  { NULL },
};

static const GOptionEntry form_options[] = {
  { "json", 0, 0, G_OPTION_ARG_NONE, NULL, N_("Print JSON"), NULL },
  { "csv", 0, 0, G_OPTION_ARG_NONE, NULL, N_("Print comma-separated values"), NULL },
  { NULL },
};

static const LabCommand lab_command_graph_distances = {
  .word = "distances",
  .operands = N_("FILE"),
  .summary = N_("Find the distances between all nodes of a graph"),
  .explanation = {
    /* Translators: “graph traverse” is a command. */
    N_("Prints a table with the distance from each node to each other one. The file is as for "
       "“graph traverse”; “-” is the standard input."),
    N_("The methods are searches (a traversal from each node), seidel (products of matrices; only "
       "for connected graphs without weights and directions), and floyd-warshall. They find the "
       "same distances."),
  },
  .example = "graph distances graph.txt --method seidel",
  .options = { pair_options, form_options },
  .run = run,
};

/* Private helpers */

static void
traverse_print_json (const LabGraphWalk *walk)
{
  g_autofree char *stop = format_node (walk, walk->stop, "null");

  lab_terminal_print ("{\n  \"by\": \"%s\",\n  \"source\": %u,\n  \"nodes\": %u,\n"
                      "  \"visited\": %u,\n  \"stop\": %s,\n  \"table\": [", walk->by,
                      lab_graph_walk_get_name (walk, walk->source), walk->table.n_nodes,
                      walk->n_visited, stop);
  for (guint i = 0; i < walk->n_visited; i++)
    {
      guint node = walk->visited[i];
      g_autofree char *parent = format_node (walk, walk->table.parents[node], "null");

      lab_terminal_print ("%s\n    {\"node\": %u, \"distance\": %u, \"parent\": %s}",
                          i > 0 ? "," : "", lab_graph_walk_get_name (walk, node),
                          walk->table.distances[node], parent);
    }
  lab_terminal_print ("\n  ]\n}\n");
}

static void
traverse_print_csv (const LabGraphWalk *walk)
{
  lab_terminal_print ("node,distance,parent\n");
  for (guint i = 0; i < walk->n_visited; i++)
    {
      guint node = walk->visited[i];
      g_autofree char *parent = format_node (walk, walk->table.parents[node], "");

      lab_terminal_say ("%u,%u,%s", lab_graph_walk_get_name (walk, node),
                        walk->table.distances[node], parent);
    }
}

static void
traverse_print_table (const LabGraphWalk *walk)
{
  g_autoptr (LabTextTable) table = lab_text_table_new ("rrr");

  /* Translators: the heading of a column with nodes of a graph. */
  lab_text_table_add (table, _("Node"));
  /* Translators: the heading of a column with distances from a node of a graph. */
  lab_text_table_add (table, _("Distance"));
  /* Translators: the heading of a column with the nodes before others on the way to them. */
  lab_text_table_add (table, _("Parent"));
  for (guint i = 0; i < walk->n_visited; i++)
    {
      guint node = walk->visited[i];

      lab_text_table_take (table, format_node (walk, node, ""));
      lab_text_table_take (table, g_strdup_printf ("%u", walk->table.distances[node]));
      lab_text_table_take (table, format_node (walk, walk->table.parents[node], "-"));
    }
  lab_terminal_say_take (lab_text_table_format (table));
  /* Translators: numbers of nodes of a graph. */
  lab_terminal_say (_("Visited: %u of %u nodes"), walk->n_visited, walk->table.n_nodes);
  if (walk->stop != LAB_NO_NODE)
    /* Translators: a node of a graph, by its number. */
    lab_terminal_say (_("Stopped at node %u"), lab_graph_walk_get_name (walk, walk->stop));
}

/* Says why the answer is no, if it is. */
static LabCommandStatus
judge (const LabGraphWalk *walk,
       gboolean            all,
       GError            **error)
{
  if (walk->stop != LAB_NO_NODE)
    return LAB_COMMAND_STATUS_DONE;
  if (walk->stops->len > 0)
    g_set_error (error, LAB_COMMAND_ERROR, LAB_COMMAND_ERROR_FAILED,
                 /* Translators: a node of a graph, by its number; “--stop” is typed as it is. */
                 _("No node of --stop can be reached from node %u."),
                 lab_graph_walk_get_name (walk, walk->source));
  else if (all && walk->n_visited < walk->table.n_nodes)
    g_set_error (error, LAB_COMMAND_ERROR, LAB_COMMAND_ERROR_FAILED,
                 _("Only %u of %u nodes can be reached from node %u."), walk->n_visited,
                 walk->table.n_nodes, lab_graph_walk_get_name (walk, walk->source));
  return LAB_COMMAND_STATUS_DONE;
}

static LabCommandStatus
traverse_run (const LabCommand *self,
              const LabOptions *options,
              GError          **error)
{
  g_auto (LabGraphWalk) walk = { 0 };

  if (!lab_graph_walk_run (&walk, self, options, error))
    return LAB_COMMAND_STATUS_MISUSED;
  if (lab_options_has (options, "json"))
    traverse_print_json (&walk);
  else if (lab_options_has (options, "csv"))
    traverse_print_csv (&walk);
  else
    traverse_print_table (&walk);
  return judge (&walk, lab_options_has (options, "all"), error);
}

static const GOptionEntry walk_options[] = {
  { "by", 0, 0, G_OPTION_ARG_FILENAME, NULL,
    /* Translators: the words after the colon are typed as they are. */
    N_("Order of the visits: dfs, bfs, dijkstra, recursive, or iterative (default: bfs)"),
    /* Translators: stands for a word after an option, as in “--by=ORDER”. */
    N_("ORDER") },
  { "from", 0, 0, G_OPTION_ARG_FILENAME, NULL,
    N_("First node (default: the first one in the file)"),
    /* Translators: stands for the number of a node after an option, as in “--from=NODE”. */
    N_("NODE") },
  { "sorted", 0, 0, G_OPTION_ARG_NONE, NULL,
    N_("Take the neighbors of a node by ascending number, not in the order of the file"), NULL },
  { NULL },
};

static const GOptionEntry stop_options[] = {
  { "stop", 0, 0, G_OPTION_ARG_FILENAME_ARRAY, NULL,
    N_("Stop when this node is visited; repeat to stop at the first of several"), N_("NODE") },
  { "all", 0, 0, G_OPTION_ARG_NONE, NULL,
    N_("Fail if a node cannot be reached"), NULL },
  { NULL },
};

static const LabCommand lab_command_graph_traverse = {
  .word = "traverse",
  .operands = N_("FILE"),
  .summary = N_("Visit the nodes of a graph"),
  .explanation = {
    N_("Prints the nodes of a graph in the order of the visits, with their distances from the "
       "first one and their parents: the routing table. A node is visited when it is taken from "
       "the open nodes; “-” is the standard input."),
    /* Translators: A, B and WEIGHT stand for numbers; the rest in quotes is typed as it is. */
    N_("Each line of the file is a node, “A”; an edge, “A B” or “A B WEIGHT”; or an edge in one "
       "direction, “A -> B” or “A -> B WEIGHT”. Nodes are whole numbers, and a weight is 1 unless "
       "it is given. A comment begins with #."),
    N_("The orders are dfs and bfs (depth-first and breadth-first), dijkstra (the nearest node "
       "first), recursive (depth-first, the first neighbor first), and iterative (depth-first to "
       "depth 0, 1, 2, and so on)."),
  },
  .example = "graph traverse graph.txt --by dfs",
  .options = { walk_options, stop_options, form_options },
  .run = traverse_run,
};

/* Private helpers */

static void
print_nodes (const LabGraphWalk *walk,
             const GArray       *route,
             const char         *separator)
{
  for (guint i = 0; i < route->len; i++)
    lab_terminal_print ("%s%u", i > 0 ? separator : "",
                        lab_graph_walk_get_name (walk, g_array_index (route, guint, i)));
}

static void
route_print_json (const LabGraphWalk *walk,
                  const GArray       *route)
{
  g_autofree char *distance
      = format_distance (walk->stop != LAB_NO_NODE ? walk->table.distances[walk->stop]
                                                   : LAB_NO_DISTANCE, "null");

  lab_terminal_print ("{\n  \"by\": \"%s\",\n  \"distance\": %s,\n  \"visited\": %u,\n"
                      "  \"route\": [", walk->by, distance, walk->n_visited);
  print_nodes (walk, route, ", ");
  lab_terminal_print ("]\n}\n");
}

static void
route_print_csv (const LabGraphWalk *walk,
                 const GArray       *route)
{
  lab_terminal_print ("node,distance\n");
  for (guint i = 0; i < route->len; i++)
    {
      guint node = g_array_index (route, guint, i);
      /* NOLINTNEXTLINE(clang-analyzer-core.NullDereference): a route was found with distances. */
      guint distance = walk->table.distances[node];

      lab_terminal_print ("%u,%u\n", lab_graph_walk_get_name (walk, node), distance);
    }
}

static LabCommandStatus
route_run (const LabCommand *self,
           const LabOptions *options,
           GError          **error)
{
  g_auto (LabGraphWalk) walk = { 0 };
  g_autoptr (GArray) route = g_array_new (FALSE, FALSE, sizeof (guint));

  if (lab_options_get (options, "to") == NULL)
    return lab_command_misuse (error, _("The option --to is missing; write the last node."));
  if (!lab_graph_walk_run (&walk, self, options, error)
      || (walk.stop != LAB_NO_NODE
          && !lab_routing_table_find_route (&walk.table, walk.source, walk.stop, route, error)))
    return LAB_COMMAND_STATUS_MISUSED;
  if (lab_options_has (options, "json"))
    route_print_json (&walk, route);
  else if (lab_options_has (options, "csv"))
    route_print_csv (&walk, route);
  else if (walk.stop != LAB_NO_NODE)
    {
      print_nodes (&walk, route, " ");
      lab_terminal_print ("\n");
    }
  if (walk.stop == LAB_NO_NODE)
    g_set_error (error, LAB_COMMAND_ERROR, LAB_COMMAND_ERROR_FAILED,
                 /* Translators: %u is a node of a graph, %s another one. */
                 _("No way leads from node %u to node %s."),
                 lab_graph_walk_get_name (&walk, walk.source), lab_options_get (options, "to"));
  return LAB_COMMAND_STATUS_DONE;
}

static const GOptionEntry end_options[] = {
  { "to", 0, 0, G_OPTION_ARG_FILENAME, NULL, N_("Last node of the route"), N_("NODE") },
  { NULL },
};

static const LabCommand lab_command_graph_route = {
  .word = "route",
  .operands = N_("FILE"),
  .summary = N_("Find a way from one node of a graph to another"),
  .explanation = {
    /* Translators: “graph traverse” is a command. */
    N_("Prints the nodes of the way by which a traversal comes to a node. The traversal stops "
       "there. The file and the orders are those of “graph traverse”; “-” is the standard "
       "input."),
    N_("The way has the smallest weight with dijkstra, and the fewest edges with bfs and "
       "iterative. If there is none, a line says so, and the exit status is 1."),
  },
  .example = "graph route graph.txt --from 0 --to 4 --by dijkstra",
  .options = { walk_options, end_options, form_options },
  .run = route_run,
};

static const LabCommand * const commands[] = {
  &lab_command_graph_traverse,
  &lab_command_graph_route,
  &lab_command_graph_distances,
  NULL,
};

const LabCommand lab_command_graph = {
  .word = "graph",
  /* Translators: what a group of commands is about. */
  .summary = N_("Traverse graphs and find routes"),
  .commands = commands,
};
