/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-graph.h"
#include "lab-routing-table.h"

G_BEGIN_DECLS

/* The fields of a #LabCompactGraph. The edges of node i are those from first[i] to first[i + 1]. */
struct _LabCompactGraph
{
  LabGraph graph;
  gsize *first;
  LabEdge *edges;
  guint *names;                 /* of the nodes, or NULL if these are their numbers */
  GHashTable *nodes;            /* by their names, or NULL */
};

/** LAB_COMPACT_GRAPH_MAX_WEIGHT: the largest weight of an edge in a text. */
#define LAB_COMPACT_GRAPH_MAX_WEIGHT 1000000000

/**
 * LabArc:
 * @from: a node
 * @to: a node
 * @weight: at least 1
 *
 * An edge in one direction.
 */
typedef struct
{
  guint from;
  guint to;
  guint weight;
} LabArc;

/**
 * LabCompactGraph:
 *
 * A graph in compact arrays: the edges of all nodes lie one after another, in the order in which
 * they were given. A graph that was read from text also has the names of its nodes, which are
 * numbers, too.
 */
typedef struct _LabCompactGraph LabCompactGraph;

LabCompactGraph *lab_compact_graph_new           (guint                  n_nodes,
                                                  const LabArc          *arcs,
                                                  gsize                  n_arcs);
LabCompactGraph *lab_compact_graph_new_from_text (const char            *text,
                                                  gssize                 length,
                                                  GError               **error);
void             lab_compact_graph_free          (LabCompactGraph       *self);
void             lab_compact_graph_sort          (LabCompactGraph       *self);
guint            lab_compact_graph_get_name      (const LabCompactGraph *self,
                                                  guint                  node);
gboolean         lab_compact_graph_find          (const LabCompactGraph *self,
                                                  guint                  name,
                                                  guint                 *node);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LabCompactGraph, lab_compact_graph_free)

G_END_DECLS
