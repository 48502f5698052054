/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-robots-fast-private.h"

#include <stdlib.h>
#include <string.h>

#include "lab-sort.h"

/* Finds solutions in the set of a finished search, by going back from solved states. The set knows
 * the moves to a state modulo 8 only, but that is enough: a state before another one needs at most
 * one move less, so a wrong one needs eight moves more, as do all states before it, and none of
 * them is the start. */

/* If there are more optimal solutions than this, the nicest ones are chosen from as many. */
#define MAX_COMPARED 200000

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

/* All ways */

/**
 * Layers:
 * @field: the board
 * @set: the states that were expanded
 * @layers: (element-type GHashTable): for each number of moves, the states on ways to solved ones,
 *   with the number of ways from the state to a solved one
 * @depth: the layer that is being filled
 * @ways: the ways from the state whose predecessors are listed
 *
 * All optimal solutions together.
 */
typedef struct
{
  const LabRobotsField *field;
  const LabRobotsSet   *set;
  GPtrArray            *layers;
  guint                 depth;
  guint64               ways;
} Layers;

static guint64
add_without_overflow (guint64 a,
                      guint64 b)
{
  return a > G_MAXUINT64 - b ? G_MAXUINT64 : a + b;
}

static gboolean
add_predecessor (guint64  state,
                 gpointer data)
{
  Layers *layers = data;
  GHashTable *layer = g_ptr_array_index (layers->layers, layers->depth);
  guint64 *ways = g_hash_table_lookup (layer, &state);

  if (ways == NULL)
    {
      guint64 *entry;

      if (!lab_robots_set_is_closed (layers->set, state, layers->depth))
        return FALSE;
      entry = g_new0 (guint64, 2);
      entry[0] = state;
      g_hash_table_insert (layer, entry, entry + 1);
      ways = entry + 1;
    }
  *ways = add_without_overflow (*ways, layers->ways);
  return FALSE;
}

/* Fills the layers from the last one to the first. */
static gboolean
fill_layers (Layers       *layers,
             const GArray *goals,
             guint         n_moves,
             GCancellable *cancellable)
{
  for (guint i = 0; i <= n_moves; i++)
    g_ptr_array_add (layers->layers,
                     g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL));
  for (guint i = 0; i < goals->len; i++)
    {
      guint64 *entry = g_new (guint64, 2);

      entry[0] = g_array_index (goals, guint64, i);
      entry[1] = 1;
      g_hash_table_insert (g_ptr_array_index (layers->layers, n_moves), entry, entry + 1);
    }

  for (guint i = n_moves; i-- > 0;)
    {
      GHashTableIter iter;
      gpointer state, ways;

      if (g_cancellable_is_cancelled (cancellable))
        return FALSE;
      layers->depth = i;
      g_hash_table_iter_init (&iter, g_ptr_array_index (layers->layers, i + 1));
      while (g_hash_table_iter_next (&iter, &state, &ways))
        {
          layers->ways = *(guint64 *) ways;
          lab_robots_field_list_predecessors (layers->field, *(guint64 *) state, add_predecessor,
                                              layers);
        }
    }
  return TRUE;
}

/* Niceness */

/**
 * Candidate:
 * @moves: (array): the moves
 * @n_robots: how many robots move
 * @n_changes: how often another robot moves than before
 * @travel: how many cells they travel
 *
 * A solution, and what makes it nice.
 */
typedef struct
{
  LabRobotsMove moves[LAB_ROBOTS_MAX_MOVES];
  guint         n_moves;
  guint         n_robots;
  guint         n_changes;
  guint         travel;
} Candidate;

static int
compare_candidates (gconstpointer a,
                    gconstpointer b,
                    gpointer      data G_GNUC_UNUSED)
{
  const Candidate *first = *(Candidate * const *) a;
  const Candidate *second = *(Candidate * const *) b;

  if (first->n_robots != second->n_robots)
    return first->n_robots < second->n_robots ? -1 : 1;
  if (first->n_changes != second->n_changes)
    return first->n_changes < second->n_changes ? -1 : 1;
  if (first->travel != second->travel)
    return first->travel < second->travel ? -1 : 1;
  return memcmp (first->moves, second->moves, first->n_moves * sizeof first->moves[0]);
}

/* Fills in what makes a solution nice. */
static void
judge (Candidate               *candidate,
       const LabRobotsBoard    *board,
       const LabRobotsPosition *start)
{
  LabRobotsPosition position = *start;
  guint robots = 0;

  candidate->n_changes = 0;
  candidate->travel = 0;
  for (guint i = 0; i < candidate->n_moves; i++)
    {
      LabRobotsMove move = candidate->moves[i];
      guint from = position.cells[move.robot];
      guint to;

      lab_robots_position_play (&position, board, move, NULL);
      to = position.cells[move.robot];
      candidate->travel += (from > to ? from - to : to - from)
                           / (move.side % 2 == 0 ? board->size : 1);
      candidate->n_changes += i > 0 && move.robot != candidate->moves[i - 1].robot ? 1 : 0;
      robots |= 1U << move.robot;
    }
  candidate->n_robots = (guint) __builtin_popcount (robots);
}

/**
 * Listing:
 * @layers: the states on the ways
 * @board: the board
 * @start: where it starts
 * @way: the moves so far
 * @candidates: (element-type Candidate): the solutions
 *
 * The state of the walk through all solutions.
 */
typedef struct
{
  const Layers            *layers;
  const LabRobotsBoard    *board;
  const LabRobotsPosition *start;
  guint                    n_moves;
  Candidate                way;
  GPtrArray               *candidates;
} Listing;

/* Walks all ways from a state. */
static void
list_from (Listing              *listing,
           const LabRobotsState *state,
           guint                 depth)
{
  const LabRobotsField *field = listing->layers->field;

  if (depth == listing->n_moves)
    {
      listing->way.n_moves = depth;
      judge (&listing->way, listing->board, listing->start);
      g_ptr_array_add (listing->candidates, g_memdup2 (&listing->way, sizeof listing->way));
      return;
    }
  for (guint robot = 0; robot < field->n_robots; robot++)
    {
      for (guint side = 0; side < LAB_N_ROBOTS_SIDES; side++)
        {
          LabRobotsState next = *state;
          guint64 packed;

          if (listing->candidates->len >= MAX_COMPARED
              || !lab_robots_field_move (field, &next, robot, (LabRobotsSide) side))
            continue;
          packed = lab_robots_field_pack (field, &next);
          if (!g_hash_table_contains (g_ptr_array_index (listing->layers->layers, depth + 1),
                                      &packed))
            continue;
          listing->way.moves[depth] = (LabRobotsMove) { (guint8) robot, (guint8) side };
          list_from (listing, &next, depth + 1);
        }
    }
}

/* Lists the @max_solutions nicest solutions that end in one of @goals, and counts all. */
void
lab_robots_list_solutions (const LabRobotsField    *field,
                           const LabRobotsSet      *set,
                           const LabRobotsBoard    *board,
                           const LabRobotsPosition *start,
                           const GArray            *goals,
                           guint                    n_moves,
                           guint                    max_solutions,
                           GCancellable            *cancellable,
                           LabRobotsSolution       *solution)
{
  g_autoptr (GPtrArray) tables
      = g_ptr_array_new_with_free_func ((GDestroyNotify) g_hash_table_unref);
  g_autoptr (GPtrArray) candidates = g_ptr_array_new_with_free_func (g_free);
  Layers layers = { field, set, tables, 0, 0 };
  Listing listing = { .layers = &layers, .board = board, .start = start, .n_moves = n_moves,
                      .candidates = candidates };
  LabRobotsState state;
  guint64 packed;
  const guint64 *ways;

  if (!fill_layers (&layers, goals, n_moves, cancellable))
    {
      solution->outcome = LAB_ROBOTS_CANCELLED;
      return;
    }
  lab_robots_field_read_position (field, start, &state);
  packed = lab_robots_field_pack (field, &state);
  ways = g_hash_table_lookup (g_ptr_array_index (tables, 0), &packed);
  g_assert (ways != NULL);
  solution->n_optimal = *ways;

  list_from (&listing, &state, 0);
  g_ptr_array_sort_with_data (candidates, compare_candidates, NULL);
  for (guint i = 0; i < MIN (candidates->len, max_solutions); i++)
    {
      const Candidate *candidate = g_ptr_array_index (candidates, i);
      GArray *moves = g_array_new (FALSE, FALSE, sizeof (LabRobotsMove));

      g_array_append_vals (moves, candidate->moves, candidate->n_moves);
      lab_robots_solution_take (solution, moves);
    }
}
