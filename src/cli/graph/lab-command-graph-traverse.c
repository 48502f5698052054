/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gi18n.h>

#include "lab-columns.h"
#include "lab-graph-walk.h"
#include "lab-terminal.h"

/* Private helpers */

static void
print_json (const LabGraphWalk *walk)
{
  lab_terminal_print ("{\n  \"by\": \"%s\",\n  \"source\": %u,\n  \"nodes\": %u,\n"
                      "  \"visited\": %u,\n  \"stop\": ", walk->by,
                      lab_graph_walk_get_name (walk, walk->source), walk->table.n_nodes,
                      walk->n_visited);
  if (walk->stop != LAB_NO_NODE)
    lab_terminal_print ("%u", lab_graph_walk_get_name (walk, walk->stop));
  else
    lab_terminal_print ("null");
  lab_terminal_print (",\n  \"table\": [");
  for (guint i = 0; i < walk->n_visited; i++)
    {
      guint node = walk->visited[i];
      guint parent = walk->table.parents[node];

      lab_terminal_print ("%s\n    {\"node\": %u, \"distance\": %u, \"parent\": ",
                          i > 0 ? "," : "", lab_graph_walk_get_name (walk, node),
                          walk->table.distances[node]);
      if (parent != LAB_NO_NODE)
        lab_terminal_print ("%u}", lab_graph_walk_get_name (walk, parent));
      else
        lab_terminal_print ("null}");
    }
  lab_terminal_print ("\n  ]\n}\n");
}

static void
print_csv (const LabGraphWalk *walk)
{
  lab_terminal_print ("node,distance,parent\n");
  for (guint i = 0; i < walk->n_visited; i++)
    {
      guint node = walk->visited[i];
      guint parent = walk->table.parents[node];

      lab_terminal_print ("%u,%u,", lab_graph_walk_get_name (walk, node),
                          walk->table.distances[node]);
      if (parent != LAB_NO_NODE)
        lab_terminal_print ("%u", lab_graph_walk_get_name (walk, parent));
      lab_terminal_print ("\n");
    }
}

static void
print_table (const LabGraphWalk *walk)
{
  g_autoptr (LabColumns) table = lab_columns_new ("rrr");
  g_autofree char *text = NULL;

  /* Translators: the heading of a column with nodes of a graph. */
  lab_columns_add (table, _("Node"));
  /* Translators: the heading of a column with distances from a node of a graph. */
  lab_columns_add (table, _("Distance"));
  /* Translators: the heading of a column with the nodes before others on the way to them. */
  lab_columns_add (table, _("Parent"));
  for (guint i = 0; i < walk->n_visited; i++)
    {
      guint node = walk->visited[i];
      guint parent = walk->table.parents[node];

      lab_columns_take (table, g_strdup_printf ("%u", lab_graph_walk_get_name (walk, node)));
      lab_columns_take (table, g_strdup_printf ("%u", walk->table.distances[node]));
      lab_columns_take (table, parent != LAB_NO_NODE
                                 ? g_strdup_printf ("%u", lab_graph_walk_get_name (walk, parent))
                                 : g_strdup ("-"));
    }
  text = lab_columns_format (table);
  lab_terminal_print ("%s\n", text);
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
  else
    return LAB_COMMAND_STATUS_DONE;
  return LAB_COMMAND_STATUS_NO;
}

static LabCommandStatus
run (const LabCommand *self,
     const LabOptions *options,
     GError          **error)
{
  g_auto (LabGraphWalk) walk = { 0 };

  if (!lab_graph_walk_run (&walk, self, options, error))
    return LAB_COMMAND_STATUS_MISUSED;
  if (options->graph.as_json)
    print_json (&walk);
  else if (options->graph.as_csv)
    print_csv (&walk);
  else
    print_table (&walk);
  return judge (&walk, options->graph.all, error);
}

const LabCommand lab_command_graph_traverse = {
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
  .options = LAB_OPTION_SET_GRAPH_WALK | LAB_OPTION_SET_GRAPH_STOPS | LAB_OPTION_SET_GRAPH_FORMS,
  .run = run,
};
