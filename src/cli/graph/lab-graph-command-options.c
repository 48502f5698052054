/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-graph-command-options.h"

#include <glib/gi18n.h>

/* Texts are declared as file names for the reason in lab-options-describe.c. */

/* Private helpers */

static void
add (GArray             *entries,
     const GOptionEntry *more)
{
  for (; more->long_name != NULL; more++)
    g_array_append_val (entries, *more);
}

/* Public functions */

/** lab_graph_command_options_describe_walk: adds how a graph is traversed, and from where. */
void
lab_graph_command_options_describe_walk (LabGraphCommandOptions *self,
                                         GArray                 *entries)
{
  const GOptionEntry more[] = {
    { "by", 0, 0, G_OPTION_ARG_FILENAME, &self->by,
      /* Translators: the words after the colon are typed as they are. */
      N_("Order of the visits: dfs, bfs, dijkstra, recursive, or iterative (default: bfs)"),
      /* Translators: stands for a word after an option, as in “--by=ORDER”. */
      N_("ORDER") },
    { "from", 0, 0, G_OPTION_ARG_FILENAME, &self->from,
      N_("First node (default: the first one in the file)"),
      /* Translators: stands for the number of a node after an option, as in “--from=NODE”. */
      N_("NODE") },
    { "sorted", 0, 0, G_OPTION_ARG_NONE, &self->is_sorted,
      N_("Take the neighbors of a node by ascending number, not in the order of the file"), NULL },
    { NULL },
  };

  add (entries, more);
}

/** lab_graph_command_options_describe_stops: adds where a traversal ends. */
void
lab_graph_command_options_describe_stops (LabGraphCommandOptions *self,
                                          GArray                 *entries)
{
  const GOptionEntry more[] = {
    { "stop", 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &self->stops,
      N_("Stop when this node is visited; repeat to stop at the first of several"), N_("NODE") },
    { "all", 0, 0, G_OPTION_ARG_NONE, &self->all,
      N_("Fail if a node cannot be reached"), NULL },
    { NULL },
  };

  add (entries, more);
}

/** lab_graph_command_options_describe_end: adds where a route ends. */
void
lab_graph_command_options_describe_end (LabGraphCommandOptions *self,
                                        GArray                 *entries)
{
  const GOptionEntry more[] = {
    { "to", 0, 0, G_OPTION_ARG_FILENAME, &self->to, N_("Last node of the route"), N_("NODE") },
    { NULL },
  };

  add (entries, more);
}

/** lab_graph_command_options_describe_pairs: adds how all distances are found. */
void
lab_graph_command_options_describe_pairs (LabGraphCommandOptions *self,
                                          GArray                 *entries)
{
  const GOptionEntry more[] = {
    { "method", 0, 0, G_OPTION_ARG_FILENAME, &self->method,
      /* Translators: the words after the colon are typed as they are. */
      N_("How to find the distances: searches, seidel, or floyd-warshall (default: searches)"),
      /* Translators: stands for a word after an option, as in “--method=METHOD”. */
      N_("METHOD") },
    { NULL },
  };

  add (entries, more);
}

/** lab_graph_command_options_describe_forms: adds in which form results are printed. */
void
lab_graph_command_options_describe_forms (LabGraphCommandOptions *self,
                                          GArray                 *entries)
{
  const GOptionEntry more[] = {
    { "json", 0, 0, G_OPTION_ARG_NONE, &self->as_json, N_("Print JSON"), NULL },
    { "csv", 0, 0, G_OPTION_ARG_NONE, &self->as_csv, N_("Print comma-separated values"), NULL },
    { NULL },
  };

  add (entries, more);
}

/** lab_graph_command_options_clear: frees the contents of @self. */
void
lab_graph_command_options_clear (LabGraphCommandOptions *self)
{
  g_clear_pointer (&self->by, g_free);
  g_clear_pointer (&self->from, g_free);
  g_clear_pointer (&self->to, g_free);
  g_clear_pointer (&self->stops, g_strfreev);
  g_clear_pointer (&self->method, g_free);
}
