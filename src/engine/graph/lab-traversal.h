/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-graph.h"
#include "lab-routing-table.h"

G_BEGIN_DECLS

/**
 * LabTraversalEntry:
 * @node: a node
 * @distance: the length of the way by which it was found
 * @parent: the node before it on this way; %LAB_NO_NODE for the source
 *
 * What a structure of open nodes keeps.
 */
typedef struct
{
  guint node;
  guint distance;
  guint parent;
} LabTraversalEntry;

/**
 * LabOpenStructure:
 * @initialize: makes the structure empty
 * @add: adds an entry; returns %FALSE if there is not enough memory
 * @get: takes the next entry; returns %FALSE if the structure is empty
 * @data: passed to the functions
 *
 * A structure that decides which open node a traversal visits next.
 */
typedef struct
{
  void     (*initialize) (gpointer                 data);
  gboolean (*add)        (gpointer                 data,
                          const LabTraversalEntry *entry);
  gboolean (*get)        (gpointer                 data,
                          LabTraversalEntry       *entry);
  gpointer data;
} LabOpenStructure;

/**
 * LabTraversalOrder:
 * @LAB_TRAVERSAL_STACK: the entry that was added last: depth-first
 * @LAB_TRAVERSAL_QUEUE: the entry that was added first: breadth-first
 * @LAB_TRAVERSAL_HEAP: the entry with the smallest distance, from a heap: Dijkstra's algorithm
 * @LAB_TRAVERSAL_BUCKETS: the same, from a list for each distance (Dial, 1969); fast where weights
 *   are small
 * @LAB_TRAVERSAL_RECURSIVE: depth-first as a recursive function visits: the first neighbor first.
 *   The calls are kept in an array, so that long paths need no stack of the processor
 *
 * The structures that are built in.
 */
typedef enum
{
  LAB_TRAVERSAL_STACK,
  LAB_TRAVERSAL_QUEUE,
  LAB_TRAVERSAL_HEAP,
  LAB_TRAVERSAL_BUCKETS,
  LAB_TRAVERSAL_RECURSIVE,
} LabTraversalOrder;

/**
 * LabTraversalOptions:
 * @structure: (nullable): a structure of the caller, used instead of @order
 * @order: a structure that is built in
 * @is_sorted: whether the neighbors of a node are added by ascending number
 * @all: whether to refuse a graph in which some node cannot be reached
 * @n_nodes: with @all, how many nodes must be reached; 0 for all nodes of the graph
 * @stops: (nullable) (array length=n_stops): the traversal ends when it visits one of these nodes
 * @n_stops: their number
 * @log: (nullable): takes down each step
 * @cancellable: (nullable): cancels the traversal from another thread
 *
 * What a traversal does. All zeros is a depth-first traversal of all nodes that can be reached.
 */
typedef struct
{
  const LabOpenStructure *structure;
  LabTraversalOrder       order;
  gboolean                is_sorted;
  gboolean                all;
  guint                   n_nodes;
  const guint            *stops;
  guint                   n_stops;
  LabEventLog            *log;
  GCancellable           *cancellable;
} LabTraversalOptions;

/**
 * LabEntryList:
 * @entries: (array length=n_entries): the entries
 * @n_entries: their number, with those that were taken from a queue
 * @n_taken: how many entries were taken from a queue
 * @n_allocated: how many entries there is memory for
 *
 * The open nodes of a traversal: a stack, a queue, or a heap. All zeros is an empty list.
 */
typedef struct
{
  LabTraversalEntry *entries;
  gsize              n_entries;
  gsize              n_taken;
  gsize              n_allocated;
} LabEntryList;

/**
 * LabEntryBuckets:
 * @buckets: (array length=n_buckets): a queue for each distance that can be open at the same time:
 *   from that of the node which is visited to that plus the largest weight
 * @n_buckets: their number
 * @bucket: the distance modulo @n_buckets from which entries are taken
 * @n_entries: the number of entries in all buckets
 *
 * The open nodes of a traversal by their distances (Dial, 1969).
 */
typedef struct
{
  LabEntryList *buckets;
  guint         n_buckets;
  guint         bucket;
  gsize         n_entries;
} LabEntryBuckets;

/**
 * LabTraversal:
 *
 * Traverses a graph from a source. One traversal serves all structures: a node is visited when its
 * entry is taken, not when it is added, and then all its neighbors are added in their order. So
 * the parent of a node is that of the entry which was taken first. The memory is used again by
 * the next traversal.
 */
typedef struct _LabTraversal LabTraversal;

struct _LabTraversal
{
  LabGraph graph;
  guint *distances;             /* of the way by which a node was found, or LAB_NO_DISTANCE */
  guint *parents;
  guint *visited;               /* in the order of the visits */
  guint8 *is_stop;              /* a byte for each node */
  guint n_visited;              /* how many nodes were visited */
  guint source;                 /* LAB_NO_NODE before the first traversal */
  guint stop;                   /* the node at which it stopped; LAB_NO_NODE if at none */
  LabEdge *edges;
  LabEntryList list;
  LabEntryBuckets buckets;
  LabRoutingTable table;
};

LabTraversal          *lab_traversal_new              (const LabGraph             *graph);
void                   lab_traversal_free             (LabTraversal               *self);
gboolean               lab_traversal_run              (LabTraversal               *self,
                                                       guint                       source,
                                                       const LabTraversalOptions  *options,
                                                       GError                    **error);
gboolean               lab_traversal_is_visited       (const LabTraversal         *self,
                                                       guint                       node);
const LabRoutingTable *lab_traversal_get_table        (LabTraversal               *self);
gboolean               lab_traversal_find_route       (LabTraversal               *self,
                                                       guint                       target,
                                                       GArray                     *route,
                                                       GError                    **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LabTraversal, lab_traversal_free)

G_END_DECLS
