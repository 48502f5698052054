/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-compact-graph.h"

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

G_END_DECLS
