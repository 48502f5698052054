/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-robots-fast-private.h"

#include <stdlib.h>

/* A beam search (Lowerre 1976) is a breadth-first search that keeps only some of the states of each
 * layer: those with the least h2 and help. It finds some solution soon, if not a shortest one. */

/**
 * BeamNode:
 * @state: the packed state
 * @parent: its index in the layer before
 * @rank: what it is sorted by: the estimate, then a random number, so that the states that are kept
 *   differ
 *
 * A state of a layer.
 */
typedef struct
{
  guint64 state;
  guint   parent;
  guint   rank;
} BeamNode;

#define ESTIMATE_SHIFT 20

static int
compare_nodes (gconstpointer a,
               gconstpointer b)
{
  const BeamNode *first = a;
  const BeamNode *second = b;

  if (first->rank != second->rank)
    return first->rank < second->rank ? -1 : 1;
  return first->state < second->state ? -1 : first->state > second->state;
}

static guint
estimate_state (const LabRobotsField  *field,
                const LabRobotsState  *state,
                LabRobotsPlaces       *robots)
{
  guint best = LAB_ROBOTS_NEVER;

  for (guint i = 0; i < (field->any_robot ? field->n_robots : 1); i++)
    {
      guint least = field->least[state->places[i] << 2 | state->axes[i]];

      if (least == 0 || least >= best)
        {
          best = MIN (best, least);
          continue;
        }
      lab_robots_places_flip (robots, field, state->places[i]);
      least += lab_robots_count_help (field, robots, state->places[i], state->axes[i]);
      lab_robots_places_flip (robots, field, state->places[i]);
      best = MIN (best, least);
    }
  return best;
}

/* Adds what a state leads to. */
static void
expand_node (const LabRobotsField *field,
             guint64               packed,
             guint                 index,
             GHashTable           *seen,
             GArray               *layer)
{
  LabRobotsPlaces robots = { { 0 }, { 0 } };
  LabRobotsState state;

  lab_robots_field_unpack (field, packed, &state);
  for (guint i = 0; i < field->n_robots; i++)
    lab_robots_places_flip (&robots, field, state.places[i]);
  for (guint i = 0; i < field->n_robots; i++)
    {
      guint stops[LAB_N_ROBOTS_SIDES];
      guint place = state.places[i];
      guint axes = state.axes[i];

      lab_robots_field_slide (field, &robots, place, stops);
      for (guint side = 0; side < LAB_N_ROBOTS_SIDES; side++)
        {
          BeamNode node = { .parent = index };

          if (stops[side] == place)
            continue;
          state.places[i] = stops[side];
          if (lab_robots_field_has_axes (field, i))
            state.axes[i] = axes | 1U << (side & 1);
          node.state = lab_robots_field_pack (field, &state);
          if (!g_hash_table_contains (seen, &node.state))
            {
              lab_robots_places_flip (&robots, field, place);
              lab_robots_places_flip (&robots, field, stops[side]);
              node.rank = estimate_state (field, &state, &robots) << ESTIMATE_SHIFT
                          | (guint) (node.state * G_GUINT64_CONSTANT (0x9e3779b97f4a7c15)
                                     >> (64 - ESTIMATE_SHIFT));
              lab_robots_places_flip (&robots, field, stops[side]);
              lab_robots_places_flip (&robots, field, place);
              g_hash_table_add (seen, g_memdup2 (&node.state, sizeof node.state));
              g_array_append_val (layer, node);
            }
        }
      state.places[i] = place;
      state.axes[i] = axes;
    }
}

/* The states from the start to the last state of the last layer that is solved. */
static GArray *
collect_states (GPtrArray *layers,
                guint      index)
{
  GArray *states = g_array_new (FALSE, FALSE, sizeof (guint64));

  g_array_set_size (states, layers->len);
  for (guint i = layers->len; i-- > 0;)
    {
      const BeamNode *node = &g_array_index ((GArray *) g_ptr_array_index (layers, i), BeamNode,
                                             index);

      g_array_index (states, guint64, i) = node->state;
      index = node->parent;
    }
  return states;
}

/* Returns the packed states of a solution of at most @max_moves moves, from the start to the end;
 * NULL if none was found. */
GArray *
lab_robots_beam_search (const LabRobotsField *field,
                        guint64               start,
                        guint                 width,
                        guint                 max_moves,
                        GCancellable         *cancellable)
{
  g_autoptr (GPtrArray) layers = g_ptr_array_new_with_free_func ((GDestroyNotify) g_array_unref);
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);
  GArray *first = g_array_new (FALSE, FALSE, sizeof (BeamNode));
  BeamNode root = { .state = start };

  g_array_append_val (first, root);
  g_ptr_array_add (layers, first);
  g_hash_table_add (seen, g_memdup2 (&start, sizeof start));
  while (layers->len <= max_moves && !g_cancellable_is_cancelled (cancellable))
    {
      GArray *last = g_ptr_array_index (layers, layers->len - 1);
      GArray *layer = g_array_new (FALSE, FALSE, sizeof (BeamNode));

      g_ptr_array_add (layers, layer);
      for (guint i = 0; i < last->len; i++)
        expand_node (field, g_array_index (last, BeamNode, i).state, i, seen, layer);
      if (layer->len == 0)
        break;
      g_array_sort (layer, compare_nodes);
      if (g_array_index (layer, BeamNode, 0).rank >> ESTIMATE_SHIFT == 0)
        return collect_states (layers, 0);
      g_array_set_size (layer, MIN (layer->len, width));
    }
  return NULL;
}
