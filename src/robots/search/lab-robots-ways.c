/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-robots-ways-private.h"

/* Of the table of a layer at the start. */
#define FIRST_BITS 4

/**
 * Entry:
 * @state: a packed state
 * @ways: how many ways lead from it to the end; 0 if the entry is free
 *
 * A state on optimal ways.
 */
typedef struct
{
  guint64 state;
  guint64 ways;
} Entry;

/**
 * Layer:
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
} Layer;

struct _LabRobotsWays
{
  const LabRobotsField *field;
  const LabRobotsSet   *set;
  Layer                *layers;
  guint                 n_layers;
  guint                 depth;
  guint64               ways;
  guint64               memory;
};

/* Private helpers */

static Entry *
find (const Layer *layer,
      guint64      state)
{
  gsize mask = ((gsize) 1 << layer->bits) - 1;
  gsize at = (gsize) (state * G_GUINT64_CONSTANT (0x9e3779b97f4a7c15) >> (64 - layer->bits));

  while (layer->entries[at].ways != 0 && layer->entries[at].state != state)
    at = (at + 1) & mask;
  return &layer->entries[at];
}

static void
make_layer (LabRobotsWays *self,
            Layer         *layer,
            guint          bits)
{
  layer->bits = bits;
  layer->entries = g_new0 (Entry, (gsize) 1 << bits);
  self->memory += sizeof (Entry) << bits;
}

static void
add (LabRobotsWays *self,
     Layer         *layer,
     guint64        state,
     guint64        ways)
{
  Entry *entry = find (layer, state);

  if (entry->ways == 0 && ++layer->n_states > (gsize) 1 << (layer->bits - 1))
    {
      g_autofree Entry *old = layer->entries;
      gsize n_old = (gsize) 1 << layer->bits;

      make_layer (self, layer, layer->bits + 1);
      for (gsize i = 0; i < n_old; i++)
        {
          if (old[i].ways != 0)
            *find (layer, old[i].state) = old[i];
        }
      entry = find (layer, state);
    }
  entry->state = state;
  entry->ways = entry->ways > G_MAXUINT64 - ways ? G_MAXUINT64 : entry->ways + ways;
}

static gboolean
add_predecessor (guint64  state,
                 gpointer data)
{
  LabRobotsWays *self = data;
  Layer *layer = &self->layers[self->depth];

  if (find (layer, state)->ways != 0 || lab_robots_set_is_closed (self->set, state, self->depth))
    add (self, layer, state, self->ways);
  return FALSE;
}

/* Public functions */

/* Finds the ways of @n_moves moves to one of @goals, in the set of a finished search.
 *
 * Returns: (nullable): %NULL if that was cancelled, or needs more memory */
LabRobotsWays *
lab_robots_ways_new (const LabRobotsField *field,
                     const LabRobotsSet   *set,
                     const GArray         *goals,
                     guint                 n_moves,
                     guint64               max_memory,
                     GCancellable         *cancellable)
{
  g_autoptr (LabRobotsWays) self = g_new0 (LabRobotsWays, 1);

  self->field = field;
  self->set = set;
  self->n_layers = n_moves + 1;
  self->layers = g_new0 (Layer, self->n_layers);
  for (guint i = 0; i < self->n_layers; i++)
    make_layer (self, &self->layers[i], FIRST_BITS);
  for (guint i = 0; i < goals->len; i++)
    add (self, &self->layers[n_moves], g_array_index (goals, guint64, i), 1);

  for (guint depth = n_moves; depth-- > 0;)
    {
      const Layer *layer = &self->layers[depth + 1];

      self->depth = depth;
      for (gsize i = 0; i < (gsize) 1 << layer->bits; i++)
        {
          if (layer->entries[i].ways == 0)
            continue;
          self->ways = layer->entries[i].ways;
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

/* Frees @self. */
void
lab_robots_ways_free (LabRobotsWays *self)
{
  for (guint i = 0; i < self->n_layers; i++)
    g_free (self->layers[i].entries);
  g_free (self->layers);
  g_free (self);
}

/* How many ways lead from @state, after @depth moves, to the end; at most %G_MAXUINT64. */
guint64
lab_robots_ways_count (const LabRobotsWays *self,
                       guint                depth,
                       guint64              state)
{
  return find (&self->layers[depth], state)->ways;
}

/* Whether @state, after @depth moves, is on an optimal way. */
gboolean
lab_robots_ways_has (const LabRobotsWays *self,
                     guint                depth,
                     guint64              state)
{
  return lab_robots_ways_count (self, depth, state) != 0;
}

/* The bytes that all layers have needed. */
guint64
lab_robots_ways_get_memory (const LabRobotsWays *self)
{
  return self->memory;
}
