/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gi18n.h>

#include "lab-graph-walk.h"
#include "lab-terminal.h"

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
print_json (const LabGraphWalk *walk,
            const GArray       *route)
{
  lab_terminal_print ("{\n  \"by\": \"%s\",\n", walk->by);
  if (walk->stop != LAB_NO_NODE)
    lab_terminal_print ("  \"distance\": %u,\n", walk->table.distances[walk->stop]);
  else
    lab_terminal_print ("  \"distance\": null,\n");
  lab_terminal_print ("  \"visited\": %u,\n  \"route\": [", walk->n_visited);
  print_nodes (walk, route, ", ");
  lab_terminal_print ("]\n}\n");
}

static void
print_csv (const LabGraphWalk *walk,
           const GArray       *route)
{
  lab_terminal_print ("node,distance\n");
  for (guint i = 0; i < route->len; i++)
    {
      guint node = g_array_index (route, guint, i);

      lab_terminal_print ("%u,%u\n", lab_graph_walk_get_name (walk, node),
                          walk->table.distances[node]);
    }
}

static LabCommandStatus
run (const LabCommand *self,
     const LabOptions *options,
     GError          **error)
{
  g_auto (LabGraphWalk) walk = { 0 };
  g_autoptr (GArray) route = g_array_new (FALSE, FALSE, sizeof (guint));

  if (options->graph.to == NULL)
    {
      lab_command_refuse (error, _("The option --to is missing; write the last node."));
      return LAB_COMMAND_STATUS_MISUSED;
    }
  if (!lab_graph_walk_run (&walk, self, options, error)
      || (walk.stop != LAB_NO_NODE
          && !lab_routing_table_find_route (&walk.table, walk.source, walk.stop, route, error)))
    return LAB_COMMAND_STATUS_MISUSED;
  if (options->graph.as_json)
    print_json (&walk, route);
  else if (options->graph.as_csv)
    print_csv (&walk, route);
  else if (walk.stop != LAB_NO_NODE)
    {
      print_nodes (&walk, route, " ");
      lab_terminal_print ("\n");
    }
  if (walk.stop != LAB_NO_NODE)
    return LAB_COMMAND_STATUS_DONE;
  g_set_error (error, LAB_COMMAND_ERROR, LAB_COMMAND_ERROR_FAILED,
               /* Translators: %u is a node of a graph, %s another one. */
               _("No way leads from node %u to node %s."),
               lab_graph_walk_get_name (&walk, walk.source), options->graph.to);
  return LAB_COMMAND_STATUS_NO;
}

const LabCommand lab_command_graph_route = {
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
  .options = LAB_OPTION_SET_GRAPH_WALK | LAB_OPTION_SET_GRAPH_END | LAB_OPTION_SET_GRAPH_FORMS,
  .run = run,
};
