/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-graph-walk.h"

#include <string.h>

#include <glib/gi18n.h>

#include "lab-cheese-maze-text.h"
#include "lab-operands.h"

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
  guint64 name;

  if (g_ascii_string_to_unsigned (text, 10, 0, LAB_NO_NODE - 1, &name, NULL)
      && lab_compact_graph_find (graph, (guint) name, node))
    return TRUE;
  /* Translators: %s is what was typed. */
  return lab_command_refuse (error, _("“%s” is not a node of the graph."), text);
}

static gboolean
find_ends (LabGraphWalk                  *self,
           const LabGraphCommandOptions  *options,
           GError                       **error)
{
  guint node;

  if (options->from != NULL && !find_node (self->graph, options->from, &self->source, error))
    return FALSE;
  for (guint i = 0; options->stops != NULL && options->stops[i] != NULL; i++)
    {
      if (!find_node (self->graph, options->stops[i], &node, error))
        return FALSE;
      g_array_append_val (self->stops, node);
    }
  if (options->to == NULL)
    return TRUE;
  if (!find_node (self->graph, options->to, &node, error))
    return FALSE;
  g_array_append_val (self->stops, node);
  return TRUE;
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
  const LabGraph *graph = lab_compact_graph_get_graph (self->graph);
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

  self->traversal = lab_traversal_new (lab_compact_graph_get_graph (self->graph));
  if (self->traversal == NULL)
    return lab_refuse (error, LAB_ROUTE_ERROR, LAB_ROUTE_ERROR_MEMORY,
                       _("There is not enough memory for this graph."));
  if (!lab_traversal_run (self->traversal, self->source, &options, error))
    return FALSE;
  self->table = *lab_traversal_get_table (self->traversal);
  self->visited = lab_traversal_get_visited (self->traversal);
  self->n_visited = lab_traversal_get_n_visited (self->traversal);
  self->stop = lab_traversal_get_stop (self->traversal);
  return TRUE;
}

/* Returns the lines of a graph for a maze of the cheese race, with its cells and their neighbors in
 * their order. */
static char *
describe_maze (const LabCheeseMaze *maze)
{
  const guint *cells = lab_cheese_maze_get_cells (maze);
  guint n_cells = lab_cheese_maze_get_n_cells (maze);
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
LabCompactGraph *
lab_graph_walk_read_file (const LabCommand  *command,
                          const LabOptions  *options,
                          GError           **error)
{
  g_autoptr (GError) reason = NULL;
  g_autofree char *text = NULL;
  const char *path;
  gsize length;
  LabCompactGraph *graph;

  if (!lab_operands_expect (command, (const char * const *) options->operands, 1, 1, error))
    return NULL;
  if (options->graph.as_json && options->graph.as_csv)
    {
      lab_command_refuse (error, _("Use either --json or --csv."));
      return NULL;
    }
  path = options->operands[0];
  if (!g_file_get_contents (strcmp (path, "-") == 0 ? "/dev/stdin" : path, &text, &length, &reason))
    {
      g_set_error_literal (error, LAB_COMMAND_ERROR, LAB_COMMAND_ERROR_USAGE, reason->message);
      return NULL;
    }
  graph = read_graph (text, length, error);
  if (graph != NULL && options->graph.is_sorted)
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
gboolean
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
  if (!parse_order (self, options->graph.by, &order, error))
    return FALSE;
  self->graph = lab_graph_walk_read_file (command, options, error);
  if (self->graph == NULL || !find_ends (self, &options->graph, error))
    return FALSE;
  is_done = strcmp (self->by, ITERATIVE) == 0 ? deepen (self, &reason)
                                              : traverse (self, order, &reason);
  return is_done || explain (reason, error);
}

/** lab_graph_walk_get_name: returns the number that a node has in the file. */
guint
lab_graph_walk_get_name (const LabGraphWalk *self,
                         guint               node)
{
  return lab_compact_graph_get_name (self->graph, node);
}

/** lab_graph_walk_clear: frees the contents of @self. */
void
lab_graph_walk_clear (LabGraphWalk *self)
{
  g_clear_pointer (&self->traversal, lab_traversal_free);
  g_clear_pointer (&self->graph, lab_compact_graph_free);
  g_clear_pointer (&self->stops, g_array_unref);
  lab_iterative_deepening_clear (&self->deepening);
}
