/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-compact-graph.h"

#include <glib/gi18n.h>
#include <string.h>

#include "lab-refuse.h"
#include "lab-sort.h"
#include "lab-text.h"

#define MAX_WORDS 4
/* The number of characters of a line that a message repeats. */
#define MAX_SHOWN 60

#define refuse(error, code, ...) \
  lab_refuse (error, LAB_ROUTE_ERROR, LAB_ROUTE_ERROR_##code, __VA_ARGS__)

/* A text that is read. */
typedef struct
{
  guint line;                   /* its number, from 1 */
  GArray *names;                /* of the nodes */
  GHashTable *nodes;            /* by their names */
  GArray *arcs;
  GHashTable *known;            /* the arcs, each as both of its nodes in one number */
} Reader;

/* Private helpers: words */

static guint
split (char  *line,
       char **words)
{
  static const char blanks[] = " \t\r";
  guint n = 0;

  line[strcspn (line, "#")] = '\0';
  for (line += strspn (line, blanks); *line != '\0'; line += strspn (line, blanks))
    {
      if (n == MAX_WORDS)
        return MAX_WORDS + 1;
      words[n++] = line;
      line += strcspn (line, blanks);
      if (*line != '\0')
        *line++ = '\0';
    }
  return n;
}

static gboolean
read_name (const Reader  *reader,
           const char    *word,
           guint         *name,
           GError       **error)
{
  if (lab_text_parse_number (word, 0, LAB_NO_NODE - 1, name))
    return TRUE;
  return refuse (error, SYNTAX,
                 /* Translators: %u is the number of a line in a text, %s what was written there. */
                 _("Line %u: “%s” is not a node; write a whole number from 0 to %u."),
                 reader->line, LAB_QUOTED (word, MAX_SHOWN), LAB_NO_NODE - 1);
}

static gboolean
read_weight (const Reader  *reader,
             const char    *word,
             guint         *weight,
             GError       **error)
{
  if (lab_text_parse_number (word, 1, LAB_COMPACT_GRAPH_MAX_WEIGHT, weight))
    return TRUE;
  return refuse (error, BAD_WEIGHT,
                 /* Translators: %u is the number of a line in a text, %s what was written there. */
                 _("Line %u: “%s” is not a weight; write a whole number from 1 to %u."),
                 reader->line, LAB_QUOTED (word, MAX_SHOWN), (guint) LAB_COMPACT_GRAPH_MAX_WEIGHT);
}

/* Private helpers: nodes and edges */

static guint
add_node (Reader *reader,
          guint   name)
{
  gpointer found;
  guint node = reader->names->len;

  if (g_hash_table_lookup_extended (reader->nodes, GUINT_TO_POINTER (name), NULL, &found))
    return GPOINTER_TO_UINT (found);
  g_hash_table_insert (reader->nodes, GUINT_TO_POINTER (name), GUINT_TO_POINTER (node));
  g_array_append_val (reader->names, name);
  return node;
}

/* Returns FALSE if the edge is known already. */
static gboolean
add_arc (Reader *reader,
         guint   from,
         guint   to,
         guint   weight)
{
  LabArc arc = { from, to, weight };
  gint64 *both = g_new (gint64, 1);

  *both = (gint64) ((guint64) from << 32 | to);
  if (!g_hash_table_add (reader->known, both))
    return FALSE;
  g_array_append_val (reader->arcs, arc);
  return TRUE;
}

static gboolean
add_edge (Reader    *reader,
          guint      from,
          guint      to,
          guint      weight,
          gboolean   is_one_way,
          GError   **error)
{
  guint first, second;

  if (from == to)
    return refuse (error, SYNTAX,
                   /* Translators: the first %u is the number of a line in a text. */
                   _("Line %u: the edge joins node %u with itself."), reader->line, from);
  first = add_node (reader, from);
  second = add_node (reader, to);
  if (add_arc (reader, first, second, weight)
      && (is_one_way || add_arc (reader, second, first, weight)))
    return TRUE;
  return refuse (error, SYNTAX,
                 /* Translators: the first %u is the number of a line in a text; the others are
                  * nodes of a graph. */
                 _("Line %u: there is already an edge between nodes %u and %u."), reader->line,
                 from, to);
}

static gboolean
refuse_line (const Reader  *reader,
             GError       **error)
{
  return refuse (error, SYNTAX,
                 /* Translators: %u is the number of a line in a text; A and B stand for numbers,
                  * WEIGHT too; “->” is typed as it is. */
                 _("Line %u: write “A” for a node, “A B WEIGHT” for an edge, or “A -> B WEIGHT” "
                   "for an edge in one direction."), reader->line);
}

static gboolean
read_line (Reader  *reader,
           char    *line,
           GError **error)
{
  char *words[MAX_WORDS] = { NULL };
  guint n = split (line, words), from = 0, to = 0, weight = 1, next;
  gboolean is_one_way = n >= 2 && n <= MAX_WORDS && strcmp (words[1], "->") == 0;

  if (n == 0)
    return TRUE;
  next = is_one_way ? 2 : 1;
  if (n > next + 2 || n > MAX_WORDS || (is_one_way && n == next))
    return refuse_line (reader, error);
  if (!read_name (reader, words[0], &from, error))
    return FALSE;
  if (n == 1)
    {
      add_node (reader, from);
      return TRUE;
    }
  return read_name (reader, words[next], &to, error)
         && (n == next + 1 || read_weight (reader, words[next + 1], &weight, error))
         && add_edge (reader, from, to, weight, is_one_way, error);
}

static gboolean
read_lines (Reader      *reader,
            const char  *text,
            gsize        length,
            GError     **error)
{
  const char *end = text + length;

  if (memchr (text, '\0', length) != NULL || !g_utf8_validate_len (text, length, NULL))
    return refuse (error, SYNTAX, _("The graph is not valid UTF-8 text."));
  while (text < end)
    {
      const char *feed = memchr (text, '\n', (gsize) (end - text));
      gsize size = feed != NULL ? (gsize) (feed - text) : (gsize) (end - text);
      g_autofree char *line = g_strndup (text, size);

      reader->line++;
      if (!read_line (reader, line, error))
        return FALSE;
      text += MIN (size + 1, (gsize) (end - text));
    }
  if (reader->names->len == 0)
    return refuse (error, SYNTAX, _("The graph has no nodes."));
  return TRUE;
}

/* Public functions */

/**
 * lab_compact_graph_new_from_text:
 * @text: (array length=length): lines that each describe a node or an edge
 * @length: the number of bytes; -1 if @text ends with a null byte
 * @error: return location for a #LabRouteError
 *
 * Reads a graph. A line `A B WEIGHT` is an edge in both directions, `A -> B WEIGHT` one from A to
 * B; without a weight, it is 1. A line `A` is a node. The nodes are whole numbers, not necessarily
 * without gaps, and come in the order in which the text names them first; the neighbors of a node
 * come in the order of the lines. What follows a `#` is a comment.
 *
 * Returns: (transfer full) (nullable): the graph
 */
LabCompactGraph *
lab_compact_graph_new_from_text (const char  *text,
                                 gssize       length,
                                 GError     **error)
{
  g_autoptr (GArray) names = g_array_new (FALSE, FALSE, sizeof (guint));
  g_autoptr (GArray) arcs = g_array_new (FALSE, FALSE, sizeof (LabArc));
  g_autoptr (GHashTable) nodes = g_hash_table_new (NULL, NULL);
  g_autoptr (GHashTable) known = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);
  Reader reader = { 0, names, nodes, arcs, known };
  LabCompactGraph *self;
  guint n_nodes;

  g_return_val_if_fail (text != NULL, NULL);

  if (!read_lines (&reader, text, length < 0 ? strlen (text) : (gsize) length, error))
    return NULL;
  n_nodes = names->len;
  self = lab_compact_graph_new (n_nodes, (const LabArc *) (gpointer) arcs->data, arcs->len);
  if (self == NULL)
    {
      refuse (error, MEMORY, _("There is not enough memory for this graph."));
      return NULL;
    }
  self->names = (guint *) (gpointer) g_array_free (g_steal_pointer (&names), FALSE);
  self->nodes = g_steal_pointer (&nodes);
  return self;
}

/* Private helpers */

static guint
expand (gconstpointer data,
        guint         node,
        LabEdge      *edges)
{
  const LabCompactGraph *self = data;
  gsize n = self->first[node + 1] - self->first[node];

  memcpy (edges, self->edges + self->first[node], n * sizeof edges[0]);
  return (guint) n;
}

/* Sorts the arcs by their first nodes; those of a node stay in their order. */
static void
fill (LabCompactGraph *self,
      const LabArc    *arcs,
      gsize            n_arcs)
{
  guint n_nodes = self->graph.n_nodes;

  for (gsize i = 0; i < n_arcs; i++)
    self->first[arcs[i].from + 1]++;
  for (guint node = 0; node < n_nodes; node++)
    {
      self->graph.max_edges = MAX (self->graph.max_edges, (guint) self->first[node + 1]);
      self->first[node + 1] += self->first[node];
    }
  for (gsize i = 0; i < n_arcs; i++)
    self->edges[self->first[arcs[i].from]++] = (LabEdge) { arcs[i].to, arcs[i].weight };
  for (guint node = n_nodes; node > 0; node--)
    self->first[node] = self->first[node - 1];
  self->first[0] = 0;
}

static int
compare_edges (gconstpointer a,
               gconstpointer b,
               gpointer      data)
{
  guint first = lab_compact_graph_get_name (data, ((const LabEdge *) a)->node);
  guint second = lab_compact_graph_get_name (data, ((const LabEdge *) b)->node);

  return (first > second) - (first < second);
}

/* Public functions */

/**
 * lab_compact_graph_new:
 * @n_nodes: the number of nodes, less than %LAB_NO_NODE
 * @arcs: (array length=n_arcs): the edges, each in one direction
 * @n_arcs: their number
 *
 * Returns: (transfer full) (nullable): a graph; %NULL if there is not enough memory
 */
LabCompactGraph *
lab_compact_graph_new (guint         n_nodes,
                       const LabArc *arcs,
                       gsize         n_arcs)
{
  LabCompactGraph *self;

  g_return_val_if_fail (n_nodes < LAB_NO_NODE && (arcs != NULL || n_arcs == 0), NULL);
  for (gsize i = 0; i < n_arcs; i++)
    g_return_val_if_fail (arcs[i].from < n_nodes && arcs[i].to < n_nodes, NULL);

  self = g_new0 (LabCompactGraph, 1);
  self->first = g_try_new0 (gsize, (gsize) n_nodes + 1);
  self->edges = g_try_new (LabEdge, MAX (n_arcs, 1));
  if (self->first == NULL || self->edges == NULL)
    {
      lab_compact_graph_free (self);
      return NULL;
    }
  self->graph = (LabGraph) { .n_nodes = n_nodes, .expand = expand, .data = self };
  fill (self, arcs, n_arcs);
  return self;
}

/**
 * lab_compact_graph_free:
 * @self: (transfer full): a graph
 *
 * Frees a graph.
 */
void
lab_compact_graph_free (LabCompactGraph *self)
{
  g_return_if_fail (self != NULL);

  g_free (self->first);
  g_free (self->edges);
  g_free (self->names);
  g_clear_pointer (&self->nodes, g_hash_table_unref);
  g_free (self);
}

/** lab_compact_graph_sort: orders the neighbors of each node by their numbers in the text. */
void
lab_compact_graph_sort (LabCompactGraph *self)
{
  g_return_if_fail (self != NULL);

  for (guint node = 0; node < self->graph.n_nodes; node++)
    {
      gsize n = self->first[node + 1] - self->first[node];

      lab_sort (self->edges + self->first[node], n, sizeof self->edges[0], compare_edges, self);
    }
}

/** lab_compact_graph_get_name: returns the number that a node has in the text. */
guint
lab_compact_graph_get_name (const LabCompactGraph *self,
                            guint                  node)
{
  g_return_val_if_fail (self != NULL && node < self->graph.n_nodes, LAB_NO_NODE);

  return self->names != NULL ? self->names[node] : node;
}

/**
 * lab_compact_graph_find:
 * @self: a graph
 * @name: the number of a node in the text
 * @node: (out): the node
 *
 * Returns: whether there is such a node
 */
gboolean
lab_compact_graph_find (const LabCompactGraph *self,
                        guint                  name,
                        guint                 *node)
{
  gpointer found;

  g_return_val_if_fail (self != NULL && node != NULL, FALSE);

  if (self->nodes == NULL)
    {
      *node = name;
      return name < self->graph.n_nodes;
    }
  if (!g_hash_table_lookup_extended (self->nodes, GUINT_TO_POINTER (name), NULL, &found))
    return FALSE;
  *node = GPOINTER_TO_UINT (found);
  return TRUE;
}
