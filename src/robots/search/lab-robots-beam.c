/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-robots-fast-private.h"

/* A beam search (Lowerre 1976) is a breadth-first search that keeps only some of the states of each
 * layer: those with the least estimates. It finds some solution soon, if not a shortest one.
 *
 * Estimates alone would let it drift: very many states have the same one. Of those, it keeps the
 * ones whose pairs of robots were seen least often on their places (novelty, as in best-first width
 * search, Lipovetzky and Geffner 2017). So solutions are found with a quarter of the width, and are
 * much shorter. */

/**
 * Node:
 * @state: the packed state
 * @parent: its index in the layer before
 * @rank: the estimate, below it how often its pairs were seen, and below that a part of a hash, so
 *   that the states that are kept differ
 *
 * A state of a layer.
 */
typedef struct
{
  guint64 state;
  guint   parent;
  guint   rank;
} Node;

#define ESTIMATE_SHIFT 20
#define SEEN_SHIFT 14

/* Pairs are not counted any further. */
#define MAX_SEEN ((1U << (ESTIMATE_SHIFT - SEEN_SHIFT)) - 1)

/* The bits of memory that the states of a beam need at most. */
#define MAX_MEMORY ((guint64) 1 << 26)

/**
 * Beam:
 * @field: the board
 * @perimeter: what makes estimates better
 * @set: all states seen
 * @n_states: their number
 * @layers: (element-type GArray of Node): the states that were kept, for each number of moves
 * @next: (element-type Node): what the last layer leads to
 * @seen: how many states were seen with each pair of places
 *
 * One search.
 */
typedef struct
{
  const LabRobotsField     *field;
  const LabRobotsPerimeter *perimeter;
  LabRobotsSet              set;
  guint64                   n_states;
  GPtrArray                *layers;
  GArray                   *next;
  guint8                   *seen;
} Beam;

/* Counts the pairs of a state: those of robot 1 and another one, or all if any robot can reach the
 * target. Returns how often the rarest one was seen before. */
static guint
count_seen (Beam                 *self,
            const LabRobotsState *state)
{
  const LabRobotsField *field = self->field;
  guint rarest = MAX_SEEN;

  for (guint i = 0; i < (field->any_robot ? field->n_robots : 1); i++)
    {
      for (guint j = i + 1; j < field->n_robots; j++)
        {
          guint8 *seen = &self->seen[state->places[i] << 2 * field->shift | state->places[j]];

          rarest = MIN (rarest, *seen);
          if (*seen < MAX_SEEN)
            (*seen)++;
        }
    }
  return rarest;
}

/* The estimate of a state: h2, and what the perimeter adds. The others are in descending order. */
static guint
estimate_state (const Beam           *self,
                const LabRobotsState *state)
{
  const LabRobotsField *field = self->field;
  guint best = LAB_ROBOTS_NEVER;

  for (guint i = 0; i < (field->any_robot ? field->n_robots : 1); i++)
    {
      guint node = state->places[i] << 2 | state->axes[i];
      guint least = field->least[node];
      guint others[LAB_ROBOTS_MAX_ROBOTS];
      guint n_others = 0;

      for (guint j = 0; j < field->n_robots; j++)
        {
          if (j != i)
            others[n_others++] = state->places[j];
        }
      if (least > 0 && least < best)
        least += lab_robots_perimeter_count (self->perimeter,
                                             field->must_ricochet ? node : state->places[i], others,
                                             n_others);
      best = MIN (best, least);
    }
  return best;
}

/* Adds a state that was not seen before. Returns FALSE if there is no memory. */
static gboolean
add (Beam    *self,
     guint64  packed,
     guint    parent)
{
  guint64 mixed = lab_robots_set_mix (&self->set, packed);
  LabRobotsFinding finding;
  LabRobotsState state;
  Node node;

  if (self->n_states == lab_robots_set_get_room (&self->set) && !lab_robots_set_grow (&self->set))
    return FALSE;
  finding = self->set.is_wide ? lab_robots_set_add_wide (&self->set, mixed, 0, 0, FALSE)
                              : lab_robots_set_add_narrow (&self->set, mixed, 0, 0, FALSE);
  if (finding != LAB_ROBOTS_NEW)
    return finding == LAB_ROBOTS_KNOWN;

  self->n_states++;
  node.state = packed;
  node.parent = parent;
  lab_robots_field_unpack (self->field, packed, &state);
  node.rank = estimate_state (self, &state) << ESTIMATE_SHIFT
              | count_seen (self, &state) << SEEN_SHIFT
              | (guint) (packed * G_GUINT64_CONSTANT (0x9e3779b97f4a7c15) >> (64 - SEEN_SHIFT));
  g_array_append_val (self->next, node);
  return TRUE;
}

/* Adds what a state leads to. */
static gboolean
expand (Beam    *self,
        guint64  packed,
        guint    index)
{
  const LabRobotsField *field = self->field;
  guint stops[LAB_ROBOTS_MAX_ROBOTS][LAB_N_ROBOTS_SIDES];
  LabRobotsState state;

  lab_robots_field_unpack (field, packed, &state);
  lab_robots_field_slide (field, state.places, field->n_robots, field->shift, stops);
  for (guint i = 0; i < field->n_robots; i++)
    {
      guint place = state.places[i];
      guint axes = state.axes[i];

      for (guint side = 0; side < LAB_N_ROBOTS_SIDES; side++)
        {
          if (stops[i][side] == place)
            continue;
          state.places[i] = stops[i][side];
          if (lab_robots_field_has_axes (field, i))
            state.axes[i] = axes | 1U << (side & 1);
          if (!add (self, lab_robots_field_pack (field, &state), index))
            return FALSE;
        }
      state.places[i] = place;
      state.axes[i] = axes;
    }
  return TRUE;
}

/* Keeps about @width of the nodes, in their order: those with the least ranks. Where there is not
 * room for all with the same estimate and novelty, it takes as many by their hashes. */
static void
keep_best (GArray *nodes,
           guint   width)
{
  Node *all = (Node *) (void *) nodes->data;
  guint counts[(LAB_ROBOTS_NEVER + LAB_ROBOTS_MAX_LEVELS + 1) * (MAX_SEEN + 1)] = { 0 };
  guint n_kept = 0, last = 0;
  guint limit;

  if (nodes->len <= width)
    return;
  for (guint i = 0; i < nodes->len; i++)
    counts[all[i].rank >> SEEN_SHIFT]++;
  for (; n_kept + counts[last] <= width; last++)
    n_kept += counts[last];
  limit = last << SEEN_SHIFT
          | (guint) ((guint64) (width - n_kept) * ((1U << SEEN_SHIFT) - 1) / counts[last]);
  n_kept = 0;
  for (guint i = 0; i < nodes->len; i++)
    {
      if (all[i].rank <= limit)
        all[n_kept++] = all[i];
    }
  g_array_set_size (nodes, n_kept);
}

/* The states from the start to @node, to which as many moves lead as there are layers. */
static GArray *
collect_states (const Beam *self,
                Node        node)
{
  GArray *states = g_array_new (FALSE, FALSE, sizeof (guint64));

  g_array_set_size (states, self->layers->len + 1);
  for (guint i = self->layers->len; i > 0; i--)
    {
      g_array_index (states, guint64, i) = node.state;
      node = g_array_index ((GArray *) g_ptr_array_index (self->layers, i - 1), Node, node.parent);
    }
  g_array_index (states, guint64, 0) = node.state;
  return states;
}

/* Expands the last layer, and keeps the best @width states as the next one.
 *
 * Returns: (nullable): the states of a solution */
static GArray *
step (Beam  *self,
      guint  width)
{
  const GArray *last = g_ptr_array_index (self->layers, self->layers->len - 1);
  GArray *next = g_array_new (FALSE, FALSE, sizeof (Node));

  self->next = next;
  for (guint i = 0; i < last->len; i++)
    {
      guint n_before = next->len;

      if (!expand (self, g_array_index (last, Node, i).state, i))
        break;
      for (guint j = n_before; j < next->len; j++)
        {
          const Node node = g_array_index (next, Node, j);

          if (node.rank >> ESTIMATE_SHIFT == 0)
            {
              g_array_unref (next);
              return collect_states (self, node);
            }
        }
    }
  keep_best (next, width);
  g_ptr_array_add (self->layers, next);
  return NULL;
}

/* Returns the packed states of a solution of at most @max_moves moves, from the start to the end;
 * NULL if none was found. */
GArray *
lab_robots_beam_search (const LabRobotsPerimeter *perimeter,
                        guint64                   start,
                        guint                     width,
                        guint                     max_moves,
                        GCancellable             *cancellable)
{
  Beam beam = { .field = perimeter->field, .perimeter = perimeter };
  GArray *first = g_array_new (FALSE, FALSE, sizeof (Node));
  GArray *states = NULL;
  Node root = { .state = start };

  g_array_append_val (first, root);
  beam.layers = g_ptr_array_new_with_free_func ((GDestroyNotify) g_array_unref);
  g_ptr_array_add (beam.layers, first);
  beam.seen = g_new0 (guint8, (gsize) 1 << 4 * perimeter->field->shift);
  if (!lab_robots_set_open (&beam.set, lab_robots_field_get_key_bits (perimeter->field),
                            MAX_MEMORY))
    max_moves = 0;
  while (states == NULL && beam.layers->len <= max_moves
         && ((GArray *) g_ptr_array_index (beam.layers, beam.layers->len - 1))->len > 0
         && !g_cancellable_is_cancelled (cancellable))
    states = step (&beam, width);
  lab_robots_set_close (&beam.set);
  g_free (beam.seen);
  g_ptr_array_unref (beam.layers);
  return states;
}
