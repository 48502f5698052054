/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-robots-fast-private.h"

/* Finds a solution in the set of a finished search, by going back from a solved state. The set knows
 * the moves to a state modulo 8 only, but that is enough: a state before another one needs at most
 * one move less, so a wrong one needs eight moves more, as do all states before it, and none of
 * them is the start. */

/* From states to moves */

/* Reads the moves between packed states. The robots are those of @start. */
GArray *
lab_robots_field_read_moves (const LabRobotsField    *field,
                             const LabRobotsPosition *start,
                             const guint64           *states,
                             guint                    n_states)
{
  GArray *moves = g_array_new (FALSE, FALSE, sizeof (LabRobotsMove));
  LabRobotsState state;

  lab_robots_field_read_position (field, start, &state);
  for (guint i = 1; i < n_states; i++)
    {
      gboolean is_found = FALSE;

      for (guint robot = 0; robot < field->n_robots && !is_found; robot++)
        {
          for (guint side = 0; side < LAB_N_ROBOTS_SIDES && !is_found; side++)
            {
              LabRobotsState next = state;
              LabRobotsMove move = { (guint8) robot, (guint8) side };

              is_found = lab_robots_field_move (field, &next, robot, (LabRobotsSide) side)
                         && lab_robots_field_pack (field, &next) == states[i];
              if (is_found)
                {
                  g_array_append_val (moves, move);
                  state = next;
                }
            }
        }
      g_assert (is_found);
    }
  return moves;
}

/* One way back */

/**
 * Step:
 * @state: a state
 * @depth: the moves to it
 *
 * A step of a walk. A state can be tried with a wrong number of moves before the right one.
 */
typedef struct
{
  guint64 state;
  guint64 depth;
} Step;

static guint
hash_step (gconstpointer key)
{
  const Step *step = key;

  return g_int64_hash (&step->state) ^ (guint) step->depth;
}

static gboolean
equal_steps (gconstpointer a,
             gconstpointer b)
{
  const Step *first = a;
  const Step *second = b;

  return first->state == second->state && first->depth == second->depth;
}

/**
 * Walk:
 * @field: the board
 * @set: the states that were expanded
 * @start: where the walk ends
 * @states: (array length=n_moves+1): the states of the way
 * @depth: the moves to the state that is looked at
 * @failed: (element-type Step): states that do not lead back to the start in as many moves
 *
 * A walk back from one state.
 */
typedef struct
{
  const LabRobotsField *field;
  const LabRobotsSet   *set;
  guint64               start;
  guint64              *states;
  guint                 depth;
  GHashTable           *failed;
} Walk;

static gboolean
walk_back (guint64  state,
           gpointer data)
{
  Walk *walk = data;
  Step step = { state, walk->depth - 1 };
  gboolean is_done;

  if (!lab_robots_set_is_closed (walk->set, state, walk->depth - 1)
      || g_hash_table_contains (walk->failed, &step))
    return FALSE;

  walk->depth--;
  walk->states[walk->depth] = state;
  is_done = walk->depth == 0 ? state == walk->start
                             : lab_robots_field_list_predecessors (walk->field, state, walk_back,
                                                                   walk);
  walk->depth++;
  if (!is_done)
    g_hash_table_add (walk->failed, g_memdup2 (&step, sizeof step));
  return is_done;
}

/* Returns the states from @start to @last, to which @n_moves moves lead. */
GArray *
lab_robots_walk_back (const LabRobotsField *field,
                      const LabRobotsSet   *set,
                      guint64               start,
                      guint64               last,
                      guint                 n_moves)
{
  GArray *states = g_array_new (FALSE, FALSE, sizeof (guint64));
  g_autoptr (GHashTable) failed = g_hash_table_new_full (hash_step, equal_steps, g_free, NULL);
  Walk walk = { field, set, start, NULL, n_moves, failed };
  gboolean is_found = TRUE;

  g_array_set_size (states, n_moves + 1);
  walk.states = (guint64 *) (void *) states->data;
  walk.states[n_moves] = last;
  if (n_moves > 0)
    is_found = lab_robots_field_list_predecessors (field, last, walk_back, &walk);
  g_assert (is_found);
  return states;
}
