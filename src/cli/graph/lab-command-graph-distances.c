/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gi18n.h>

#include "lab-all-pairs.h"
#include "lab-columns.h"
#include "lab-graph-walk.h"
#include "lab-terminal.h"

/* The words of the table are computed for at most this many nodes; other forms have no limit. */
#define MAX_TABLE_NODES 2000

/* Private helpers */

static char *
format_distance (guint       distance,
                 const char *none)
{
  return distance == LAB_NO_DISTANCE ? g_strdup (none) : g_strdup_printf ("%u", distance);
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
  g_autoptr (LabColumns) table = lab_columns_new (alignments);
  g_autofree char *text = NULL;

  lab_columns_add (table, "");
  for (guint i = 0; i < n; i++)
    lab_columns_take (table, g_strdup_printf ("%u", lab_compact_graph_get_name (graph, i)));
  for (guint i = 0; i < n; i++)
    {
      lab_columns_take (table, g_strdup_printf ("%u", lab_compact_graph_get_name (graph, i)));
      for (guint j = 0; j < n; j++)
        lab_columns_take (table, format_distance (distances[(gsize) i * n + j], "-"));
    }
  text = lab_columns_format (table);
  lab_terminal_print ("%s", text);
}

static gboolean
parse_method (const char         *word,
              LabAllPairsMethod  *method,
              GError            **error)
{
  *method = LAB_ALL_PAIRS_SEARCHES;
  if (word == NULL || lab_all_pairs_parse (word, method))
    return TRUE;
  return lab_command_refuse (error,
                             /* Translators: %s was typed; the words after the semicolon are typed
                              * as they are. */
                             _("“%s” is not a method; use searches, seidel, or floyd-warshall."),
                             word);
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

  if (!parse_method (options->graph.method, &method, error))
    return LAB_COMMAND_STATUS_MISUSED;
  graph = lab_graph_walk_read_file (self, options, error);
  if (graph == NULL)
    return LAB_COMMAND_STATUS_MISUSED;
  n = lab_compact_graph_get_graph (graph)->n_nodes;
  if (n > MAX_TABLE_NODES && !options->graph.as_json && !options->graph.as_csv)
    {
      lab_command_refuse (error, _("A table can have %u nodes. Use --json or --csv."),
                          (guint) MAX_TABLE_NODES);
      return LAB_COMMAND_STATUS_MISUSED;
    }
  distances = lab_all_pairs_find (lab_compact_graph_get_graph (graph), method, NULL, error);
  if (distances == NULL)
    return LAB_COMMAND_STATUS_MISUSED;
  if (options->graph.as_json)
    print_json (graph, method, distances, n);
  else if (options->graph.as_csv)
    print_csv (graph, distances, n);
  else
    print_table (graph, distances, n);
  return LAB_COMMAND_STATUS_DONE;
}

const LabCommand lab_command_graph_distances = {
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
  .options = LAB_OPTION_SET_GRAPH_PAIRS | LAB_OPTION_SET_GRAPH_FORMS,
  .run = run,
};
