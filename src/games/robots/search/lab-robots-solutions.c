/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <gio/gio.h>
#include <string.h>

#include "lab-robots-fast.h"
#include "lab-robots-field.h"
#include "lab-robots-set.h"

/* Counts and lists all optimal solutions of a finished search, the nicest first.
 *
 * First, back from the solved states: the states on ways to them, and how many ways there are from
 * each. Then, from the start: the same states again, but with the names of the robots, which ones
 * have moved, and which one was the last. In this graph each way has a rank that is a sum over its
 * moves, so the least rank from each node to the end is easy to find, and a best-first search with
 * it lists the ways one by one in the right order. It never looks at more ways than it lists. */

/* A rank has from above: how many robots move, how often another one moves than before, and how
 * many cells they travel. */
#define CHANGES_SHIFT 24
#define ROBOTS_SHIFT 48

/* What a solution needs beside its moves: its array, its place in the list, and what the allocator
 * adds. */
#define SOLUTION_BYTES 80

/* No robot. */
#define NOBODY LAB_ROBOTS_MAX_ROBOTS

/* Ways back from the solved states */

/* Of the table of a layer at the start. */
#define FIRST_BITS 4

/**
 * Entry:
 * @state: a packed state
 * @n_ways: how many ways lead from it to the end; 0 if the entry is free
 *
 * A state on optimal ways.
 */
typedef struct
{
  guint64 state;
  guint64 n_ways;
} Entry;

/**
 * SolutionLayer:
 * @entries: a hash table
 * @bits: there are `1 << bits` entries
 * @n_states: how many are used
 *
 * The states after a number of moves.
 */
typedef struct
{
  Entry *entries;
  guint  bits;
  gsize  n_states;
} SolutionLayer;

/* The states on optimal ways, for each number of moves, with the number of ways from each to the
 * end. */
typedef struct
{
  const LabRobotsField *field;
  const LabRobotsSet   *set;
  SolutionLayer        *layers;
  guint                 n_layers;
  guint                 depth;
  guint64               n_ways;
  guint64               memory;
} Solutions;

/* Private helpers */

static Entry *
find (const SolutionLayer *layer,
      guint64              state)
{
  gsize mask = ((gsize) 1 << layer->bits) - 1;
  gsize at = (gsize) (state * G_GUINT64_CONSTANT (0x9e3779b97f4a7c15) >> (64 - layer->bits));

  while (layer->entries[at].n_ways != 0 && layer->entries[at].state != state)
    at = (at + 1) & mask;
  return &layer->entries[at];
}

static void
make_layer (Solutions     *self,
            SolutionLayer *layer,
            guint          bits)
{
  layer->bits = bits;
  layer->entries = g_new0 (Entry, (gsize) 1 << bits);
  self->memory += sizeof (Entry) << bits;
}

static void
add (Solutions     *self,
     SolutionLayer *layer,
     guint64        state,
     guint64        n_ways)
{
  Entry *entry = find (layer, state);

  if (entry->n_ways == 0 && ++layer->n_states > (gsize) 1 << (layer->bits - 1))
    {
      g_autofree Entry *old = layer->entries;
      gsize n_old = (gsize) 1 << layer->bits;

      make_layer (self, layer, layer->bits + 1);
      for (gsize i = 0; i < n_old; i++)
        {
          if (old[i].n_ways != 0)
            *find (layer, old[i].state) = old[i];
        }
      entry = find (layer, state);
    }
  entry->state = state;
  entry->n_ways = entry->n_ways > G_MAXUINT64 - n_ways ? G_MAXUINT64 : entry->n_ways + n_ways;
}

static gboolean
add_predecessor (guint64  state,
                 gpointer data)
{
  Solutions *self = data;
  SolutionLayer *layer = &self->layers[self->depth];

  if (find (layer, state)->n_ways != 0 || lab_robots_set_is_closed (self->set, state, self->depth))
    add (self, layer, state, self->n_ways);
  return FALSE;
}

static void
solutions_free (Solutions *self)
{
  for (guint i = 0; i < self->n_layers; i++)
    g_free (self->layers[i].entries);
  g_free (self->layers);
  g_free (self);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Solutions, solutions_free)

/* Finds the ways of @n_moves moves to one of @goals, in the set of a finished search.
 *
 * Returns: (nullable): %NULL if that was cancelled, or needs more memory */
static Solutions *
solutions_new (const LabRobotsField *field,
               const LabRobotsSet   *set,
               const GArray         *goals,
               guint                 n_moves,
               guint64               max_memory,
               GCancellable         *cancellable)
{
  g_autoptr (Solutions) self = g_new0 (Solutions, 1);

  self->field = field;
  self->set = set;
  self->n_layers = n_moves + 1;
  self->layers = g_new0 (SolutionLayer, self->n_layers);
  for (guint i = 0; i < self->n_layers; i++)
    make_layer (self, &self->layers[i], FIRST_BITS);
  for (guint i = 0; i < goals->len; i++)
    add (self, &self->layers[n_moves], g_array_index (goals, guint64, i), 1);

  for (guint depth = n_moves; depth-- > 0;)
    {
      const SolutionLayer *layer = &self->layers[depth + 1];

      self->depth = depth;
      for (gsize i = 0; i < (gsize) 1 << layer->bits; i++)
        {
          if (layer->entries[i].n_ways == 0)
            continue;
          self->n_ways = layer->entries[i].n_ways;
          lab_robots_field_list_predecessors (field, layer->entries[i].state, add_predecessor,
                                              self);
          if (self->memory > max_memory)
            return NULL;
        }
      if (g_cancellable_is_cancelled (cancellable))
        return NULL;
    }
  return g_steal_pointer (&self);
}

/* How many ways lead from @state, after @depth moves, to the end; at most %G_MAXUINT64. */
static guint64
solutions_count (const Solutions *self,
                 guint            depth,
                 guint64          state)
{
  return find (&self->layers[depth], state)->n_ways;
}

/* What lists them */

/**
 * Node:
 * @state: where the robots are, by their names
 * @moved: a bit for each robot that has moved
 * @last: the robot that moved last
 * @first_edge: the first of its edges
 * @n_edges: how many edges it has, to nodes of the next layer
 * @rest: the rank of the best way from here to the end, with the robots that have moved before
 *
 * Ways that have come to the same state, and for which the same counts from now on.
 */
typedef struct
{
  guint64 state;
  guint   moved;
  guint   last;
  guint   first_edge;
  guint   n_edges;
  guint64 rest;
} Node;

/**
 * Edge:
 * @move: a move
 * @rank: what it adds to the rank
 * @node: the number of the node to which it leads, in the next layer
 *
 * A move on optimal ways.
 */
typedef struct
{
  LabRobotsMove move;
  guint         rank;
  guint         node;
} Edge;

/**
 * Layer:
 * @nodes: (element-type Node): the nodes
 * @edges: (element-type Edge): their edges
 *
 * The nodes after a number of moves.
 */
typedef struct
{
  GArray *nodes;
  GArray *edges;
} Layer;

/**
 * Prefix:
 * @before: the number of the prefix without the last move
 * @move: the last move
 * @depth: how many moves it has
 * @node: the number of its node in its layer
 * @rank: its rank so far
 *
 * The beginning of ways.
 */
typedef struct
{
  guint         before;
  LabRobotsMove move;
  guint         depth;
  guint         node;
  guint64       rank;
} Prefix;

/**
 * Listing:
 * @field: the board
 * @solutions: the states on optimal ways
 * @n_moves: how many moves they have
 * @layers: the graph, for each number of moves
 * @prefixes: (element-type Prefix): the beginnings of ways that were looked at
 * @heap: (element-type guint): the prefixes that wait, the best one first
 * @memory: the bytes of all that
 * @max_memory: how many there may be
 * @cancellable: (nullable): stops the work
 *
 * The work.
 */
typedef struct
{
  const LabRobotsField *field;
  const Solutions      *solutions;
  guint                 n_moves;
  Layer                *layers;
  GArray               *prefixes;
  GArray               *heap;
  guint64               memory;
  guint64               max_memory;
  GCancellable         *cancellable;
} Listing;

/* Nodes */

static Node *
get_node (const Listing *self,
          guint          depth,
          guint          number)
{
  GArray *nodes = self->layers[depth].nodes;

  g_assert (nodes != NULL && number < nodes->len);
  return &g_array_index (nodes, Node, number);
}

static guint
hash_node (gconstpointer key)
{
  const Node *node = key;
  guint64 hash = (node->state ^ (guint64) (node->moved << 3 | node->last) << 58)
                 * G_GUINT64_CONSTANT (0x9e3779b97f4a7c15);

  return (guint) (hash >> 32);
}

static gboolean
equal_nodes (gconstpointer a,
             gconstpointer b)
{
  const Node *first = a;
  const Node *second = b;

  return first->state == second->state && first->moved == second->moved
         && first->last == second->last;
}

/* Robots by their names: the token of each one. */
static guint64
pack_names (const LabRobotsField *field,
            const LabRobotsState *state)
{
  guint64 packed = 0;

  for (guint i = 0; i < field->n_robots; i++)
    packed = packed << 12 | state->places[i] << 2 | state->axes[i];
  return packed;
}

static void
unpack_names (const LabRobotsField *field,
              guint64               packed,
              LabRobotsState       *state)
{
  memset (state, 0, sizeof *state);
  for (guint i = field->n_robots; i-- > 0; packed >>= 12)
    {
      state->places[i] = (guint) (packed & 4095) >> 2;
      state->axes[i] = (guint) packed & 3;
    }
}

/* The number of a node of the next layer, which is added if it is new. @numbers has the numbers. */
static guint
find_node (Listing    *self,
           Layer      *layer,
           GHashTable *numbers,
           const Node *node)
{
  gpointer number;
  Node *key;

  if (g_hash_table_lookup_extended (numbers, node, NULL, &number))
    return GPOINTER_TO_UINT (number);
  key = g_memdup2 (node, sizeof *node);
  g_hash_table_insert (numbers, key, GUINT_TO_POINTER (layer->nodes->len));
  g_array_append_vals (layer->nodes, node, 1);
  /* The key and its place in the table are freed again, but are needed at the same time. */
  self->memory += 2 * sizeof *node + 4 * sizeof (gpointer);
  return layer->nodes->len - 1;
}

/* How far a robot moves, in cells. */
static guint
measure (const LabRobotsField *field,
         guint                 from,
         guint                 to)
{
  guint difference = from > to ? from - to : to - from;

  return difference >> field->shift != 0 ? difference >> field->shift : difference;
}

/* Adds the edges of a node, and what they lead to. */
static void
expand_node (Listing    *self,
             guint       depth,
             guint       number,
             GHashTable *numbers)
{
  const LabRobotsField *field = self->field;
  Layer *layer = &self->layers[depth];
  const Node node = g_array_index (layer->nodes, Node, number);
  LabRobotsState state;

  unpack_names (field, node.state, &state);
  g_array_index (layer->nodes, Node, number).first_edge = layer->edges->len;
  for (guint robot = 0; robot < field->n_robots; robot++)
    {
      for (guint side = 0; side < LAB_N_ROBOTS_SIDES; side++)
        {
          LabRobotsState next = state;
          Node child = { .moved = node.moved | 1U << robot, .last = robot };
          Edge edge = { .move = { (guint8) robot, (guint8) side } };

          if (!lab_robots_field_move (field, &next, robot, (LabRobotsSide) side)
              || solutions_count (self->solutions, depth + 1,
                                  lab_robots_field_pack (field, &next)) == 0)
            continue;
          child.state = pack_names (field, &next);
          edge.rank = measure (field, state.places[robot], next.places[robot]);
          if (node.last != NOBODY && node.last != robot)
            edge.rank += 1U << CHANGES_SHIFT;
          edge.node = find_node (self, layer + 1, numbers, &child);
          g_array_append_val (layer->edges, edge);
          self->memory += sizeof edge;
        }
    }
  g_array_index (layer->nodes, Node, number).n_edges
      = layer->edges->len - g_array_index (layer->nodes, Node, number).first_edge;
}

static gboolean
is_over (const Listing *self)
{
  return self->memory > self->max_memory || g_cancellable_is_cancelled (self->cancellable);
}

/* Fills the layers from the start on. Returns FALSE if that takes too much memory. */
static gboolean
make_graph (Listing              *self,
            const LabRobotsState *start)
{
  Node first = { .state = pack_names (self->field, start), .last = NOBODY };

  self->layers = g_new0 (Layer, (gsize) self->n_moves + 1);
  for (guint i = 0; i <= self->n_moves; i++)
    {
      self->layers[i].nodes = g_array_new (FALSE, FALSE, sizeof (Node));
      self->layers[i].edges = g_array_new (FALSE, FALSE, sizeof (Edge));
    }
  g_array_append_val (self->layers[0].nodes, first);
  for (guint depth = 0; depth < self->n_moves; depth++)
    {
      g_autoptr (GHashTable) numbers = g_hash_table_new_full (hash_node, equal_nodes, g_free, NULL);

      for (guint i = 0; i < self->layers[depth].nodes->len; i++)
        {
          expand_node (self, depth, i, numbers);
          if (is_over (self))
            return FALSE;
        }
    }
  return TRUE;
}

/* Finds the least rank from each node to the end. */
static void
rank_nodes (Listing *self)
{
  for (guint depth = self->n_moves + 1; depth-- > 0;)
    {
      Layer *layer = &self->layers[depth];

      for (guint i = 0; i < layer->nodes->len; i++)
        {
          Node *node = &g_array_index (layer->nodes, Node, i);
          const Edge *edges = (const Edge *) (const void *) layer->edges->data;

          node->rest = depth == self->n_moves
                           ? (guint64) __builtin_popcount (node->moved) << ROBOTS_SHIFT
                           : G_MAXUINT64;
          for (guint j = node->first_edge; j < node->first_edge + node->n_edges; j++)
            node->rest = MIN (node->rest, get_node (self, depth + 1, edges[j].node)->rest
                                              + edges[j].rank);
        }
    }
}

/* The heap */

static const Prefix *
get_prefix (const Listing *self,
            guint          number)
{
  return &g_array_index (self->prefixes, Prefix, number);
}

/* The least rank of ways with a prefix. */
static guint64
get_total (const Listing *self,
           const Prefix  *prefix)
{
  return prefix->rank + get_node (self, prefix->depth, prefix->node)->rest;
}

/* Compares prefixes of the same rank by their moves. None is the beginning of the other one. */
static gboolean
has_lower_moves (const Listing *self,
                 guint          first,
                 guint          second)
{
  while (get_prefix (self, first)->depth > get_prefix (self, second)->depth)
    first = get_prefix (self, first)->before;
  while (get_prefix (self, second)->depth > get_prefix (self, first)->depth)
    second = get_prefix (self, second)->before;
  while (get_prefix (self, first)->before != get_prefix (self, second)->before)
    {
      first = get_prefix (self, first)->before;
      second = get_prefix (self, second)->before;
    }
  return memcmp (&get_prefix (self, first)->move, &get_prefix (self, second)->move,
                 sizeof (LabRobotsMove)) < 0;
}

static gboolean
is_nicer (const Listing *self,
          guint          first,
          guint          second)
{
  guint64 first_total = get_total (self, get_prefix (self, first));
  guint64 second_total = get_total (self, get_prefix (self, second));

  return first_total != second_total ? first_total < second_total
                                     : has_lower_moves (self, first, second);
}

static void
push (Listing      *self,
      const Prefix *prefix)
{
  guint number = self->prefixes->len;
  guint at = self->heap->len;
  guint *heap;

  g_array_append_vals (self->prefixes, prefix, 1);
  g_array_append_val (self->heap, number);
  /* An array has room for up to twice as many. */
  self->memory += 2 * (sizeof *prefix + sizeof number);
  heap = (guint *) (void *) self->heap->data;
  for (; at > 0 && is_nicer (self, number, heap[(at - 1) / 2]); at = (at - 1) / 2)
    heap[at] = heap[(at - 1) / 2];
  heap[at] = number;
}

static guint
pop (Listing *self)
{
  guint *heap = (guint *) (void *) self->heap->data;
  guint best = heap[0];
  guint n = self->heap->len - 1;
  guint moved = heap[n];
  guint at = 0;

  for (;;)
    {
      guint child = 2 * at + 1;

      if (child + 1 < n && is_nicer (self, heap[child + 1], heap[child]))
        child++;
      if (child >= n || !is_nicer (self, heap[child], moved))
        break;
      heap[at] = heap[child];
      at = child;
    }
  heap[at] = moved;
  g_array_set_size (self->heap, n);
  return best;
}

/* The list */

static GArray *
collect_moves (const Listing *self,
               guint          number)
{
  GArray *moves = g_array_new (FALSE, FALSE, sizeof (LabRobotsMove));

  g_array_set_size (moves, self->n_moves);
  for (guint i = self->n_moves; i-- > 0; number = get_prefix (self, number)->before)
    g_array_index (moves, LabRobotsMove, i) = get_prefix (self, number)->move;
  return moves;
}

/* Lists the nicest ways, as many as are wanted and fit into memory. */
static void
list_solutions (Listing           *self,
                guint              max_solutions,
                LabRobotsSolution *solution)
{
  Prefix root = { .before = G_MAXUINT };

  self->prefixes = g_array_new (FALSE, FALSE, sizeof (Prefix));
  self->heap = g_array_new (FALSE, FALSE, sizeof (guint));
  push (self, &root);
  while (self->heap->len > 0 && solution->solutions->len < max_solutions && !is_over (self))
    {
      guint number = pop (self);
      const Prefix prefix = *get_prefix (self, number);
      const Layer *layer = &self->layers[prefix.depth];
      const Node *node = get_node (self, prefix.depth, prefix.node);

      if (prefix.depth == self->n_moves)
        {
          lab_robots_solution_take (solution, collect_moves (self, number));
          self->memory += 2 * sizeof (LabRobotsMove) * self->n_moves + SOLUTION_BYTES;
        }
      for (guint i = 0; i < node->n_edges; i++)
        {
          const Edge *edge = &g_array_index (layer->edges, Edge, node->first_edge + i);
          Prefix next = { number, edge->move, prefix.depth + 1, edge->node,
                          prefix.rank + edge->rank };

          push (self, &next);
        }
    }
  g_array_unref (self->prefixes);
  g_array_unref (self->heap);
}

/* Public functions */

/* Counts the solutions that end in one of @goals, and lists the @max_solutions nicest ones, or as
 * many as @max_memory bytes allow. If even counting needs more, the number is 0. */
void
lab_robots_list_solutions (const LabRobotsField    *field,
                           const LabRobotsSet      *set,
                           const LabRobotsPosition *start,
                           const GArray            *goals,
                           guint                    n_moves,
                           guint                    max_solutions,
                           guint64                  max_memory,
                           GCancellable            *cancellable,
                           LabRobotsSolution       *solution)
{
  g_autoptr (Solutions) solutions = solutions_new (field, set, goals, n_moves, max_memory,
                                                   cancellable);
  Listing listing = { .field = field, .solutions = solutions, .n_moves = n_moves,
                      .max_memory = max_memory, .cancellable = cancellable };
  LabRobotsState state;

  if (g_cancellable_is_cancelled (cancellable))
    solution->outcome = LAB_ROBOTS_CANCELLED;
  if (solutions == NULL)
    {
      solution->memory += max_memory;
      return;
    }

  lab_robots_field_read_position (field, start, &state);
  solution->n_optimal = solutions_count (solutions, 0, lab_robots_field_pack (field, &state));
  g_assert (solution->n_optimal > 0);
  listing.memory = solutions->memory;
  if (make_graph (&listing, &state))
    {
      rank_nodes (&listing);
      list_solutions (&listing, max_solutions, solution);
    }
  solution->memory += listing.memory;
  for (guint i = 0; i <= n_moves; i++)
    {
      g_array_unref (listing.layers[i].nodes);
      g_array_unref (listing.layers[i].edges);
    }
  g_free (listing.layers);
  if (g_cancellable_is_cancelled (cancellable))
    solution->outcome = LAB_ROBOTS_CANCELLED;
}
