/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-robots-fast-private.h"

#include <string.h>

/* The fast solver is A* (Hart, Nilsson, and Raphael 1968) with five changes.
 *
 * - States wait in buckets by their estimate and their moves (Dial 1969) instead of a heap, those
 *   with most moves first: a move costs one, so few estimates are alive.
 * - The estimate is h2, and the moves of other robots that are certain to be needed, see
 *   lab-robots-perimeter.c. The longer a search takes, the more it looks for them.
 * - Of two moves that can be made in any order, one order is enough, see lab-robots-worker.c.
 * - The set of states costs one access to memory for a question, and the states of a batch are
 *   fetched at the same time, see lab-robots-set-private.h.
 * - A beam search finds some solution early. States whose estimate is not below its moves are of no
 *   use, which saves most of the last layer and, if the solution is optimal, all of it.
 */

#define DEFAULT_MEMORY ((guint64) 1 << 30)

/* The time between two calls of the progress function, in microseconds. */
#define PROGRESS_TIME 50000

/* Progress and limits */

/* The moves of the best solution that is known; %LAB_ROBOTS_NO_MOVES if none is. */
guint
lab_robots_search_get_best (const LabRobotsSearch *search)
{
  guint best = search->fast->workers[0].best;

  return search->beam != NULL ? MIN (best, search->beam->len - 1) : best;
}

/* Counts states and memory. */
void
lab_robots_search_count (LabRobotsSearch *search)
{
  LabRobotsFast *fast = search->fast;

  search->memory = lab_robots_set_get_memory (&fast->set)
                   + lab_robots_perimeter_get_memory (fast->perimeters[0]);
  /* While a thread makes the other perimeter, nobody knows how much it has. */
  if (search->job == NULL)
    search->memory += lab_robots_perimeter_get_memory (fast->perimeters[1]);

  search->solution->n_expanded = 0;
  search->solution->n_generated = 0;
  for (guint i = 0; i < G_N_ELEMENTS (fast->workers); i++)
    {
      search->solution->n_expanded += fast->workers[i].n_expanded;
      search->solution->n_generated += fast->workers[i].n_generated;
      search->memory += fast->workers[i].pool.n_chunks * sizeof (LabRobotsChunk);
    }
  search->solution->memory = MAX (search->solution->memory, search->memory);
  search->solution->lower_bound = search->bound;
}

/* Tells the caller how far the search has come, if enough time has passed or it @is_sure. */
void
lab_robots_search_tell (LabRobotsSearch *search,
                        gboolean         is_sure)
{
  gint64 now = g_get_monotonic_time ();
  guint best = lab_robots_search_get_best (search);
  LabRobotsProgress progress;

  if (search->options->progress == NULL
      || (!is_sure && now - search->last_progress < PROGRESS_TIME))
    return;
  search->last_progress = now;
  progress = (LabRobotsProgress) {
    .lower_bound = MIN (search->bound, best),
    .best = best != LAB_ROBOTS_NO_MOVES ? best : 0,
    .n_expanded = search->solution->n_expanded,
    .n_generated = search->solution->n_generated,
    .seconds = (double) (now - search->start_time) / 1e6,
  };
  search->options->progress (&progress, search->options->data);
}

/* Ends the search before its time. */
void
lab_robots_search_stop (LabRobotsSearch  *search,
                        LabRobotsOutcome  outcome)
{
  search->is_stopped = TRUE;
  search->solution->outcome = outcome;
}

/* Looks at the clock, the limits, and the wishes of the caller. */
void
lab_robots_search_look (LabRobotsSearch *search)
{
  lab_robots_search_count (search);
  if (g_cancellable_is_cancelled (search->options->cancellable))
    lab_robots_search_stop (search, LAB_ROBOTS_CANCELLED);
  else if (search->memory > search->max_memory)
    lab_robots_search_stop (search, LAB_ROBOTS_NO_MEMORY);
  lab_robots_search_tell (search, FALSE);
}

/* The result */

/* Takes over the best solution that is known. */
static void
take_best (LabRobotsSearch         *search,
           const LabRobotsPosition *start)
{
  LabRobotsFast *fast = search->fast;
  const LabRobotsWorker *worker = &fast->workers[0];
  guint best = lab_robots_search_get_best (search);
  g_autoptr (GArray) states = NULL;

  if (search->beam != NULL && search->beam->len - 1 == best)
    states = g_array_ref (search->beam);
  else
    {
      states = lab_robots_walk_back (&fast->field, &fast->set, search->start, worker->best_parent,
                                     best - 1);
      g_array_append_val (states, worker->best_goal);
    }
  lab_robots_solution_take (search->solution,
                            lab_robots_field_read_moves (&fast->field, start,
                                                         (guint64 *) (void *) states->data,
                                                         states->len));
}

/* Lists all solutions that were asked for, in the memory that is left. */
static void
list_solutions (LabRobotsSearch         *search,
                const LabRobotsPosition *start)
{
  LabRobotsFast *fast = search->fast;
  LabRobotsSolution *solution = search->solution;
  guint64 peak = solution->memory;

  solution->memory = search->memory;
  lab_robots_list_solutions (&fast->field, &fast->set, start, fast->workers[0].goals,
                             solution->n_moves, search->options->max_solutions,
                             search->max_memory - MIN (search->memory, search->max_memory),
                             search->options->cancellable, solution);
  solution->memory = MAX (solution->memory, peak);
}

static void
conclude (LabRobotsSearch         *search,
          const LabRobotsPosition *start)
{
  LabRobotsSolution *solution = search->solution;
  guint best = lab_robots_search_get_best (search);

  lab_robots_search_count (search);
  if (best != LAB_ROBOTS_NO_MOVES)
    {
      solution->n_moves = best;
      if (!search->is_stopped)
        {
          solution->outcome = LAB_ROBOTS_SOLVED;
          if (search->options->max_solutions > 1)
            list_solutions (search, start);
        }
      if (solution->solutions->len == 0)
        take_best (search, start);
      solution->lower_bound = search->is_stopped ? MIN (search->bound, best) : best;
    }
  else if (!search->is_stopped && search->options->max_moves > 0)
    {
      solution->outcome = LAB_ROBOTS_BOUNDED;
      solution->lower_bound = search->cap;
    }
  solution->seconds = (double) (g_get_monotonic_time () - search->start_time) / 1e6;
}

/* The start */

static gboolean
prepare (LabRobotsSearch         *search,
         const LabRobotsBoard    *board,
         const LabRobotsPosition *start)
{
  LabRobotsFast *fast = search->fast;
  LabRobotsState state;
  LabRobotsChild child;

  lab_robots_field_init (&fast->field, board);
  for (guint i = 0; i < G_N_ELEMENTS (fast->perimeters); i++)
    lab_robots_perimeter_open (fast->perimeters[i], &fast->field);
  lab_robots_field_read_position (&fast->field, start, &state);
  search->start = lab_robots_field_pack (&fast->field, &state);
  search->bound = lab_robots_field_get_least (&fast->field, &state);
  for (guint i = 0; i < G_N_ELEMENTS (fast->workers); i++)
    {
      LabRobotsWorker *worker = &fast->workers[i];

      worker->field = &fast->field;
      worker->set = &fast->set;
      worker->perimeter = fast->perimeters[0];
      worker->bound = search->bound;
      worker->cap = search->cap;
      worker->want_all = search->options->max_solutions > 1;
      worker->best = LAB_ROBOTS_NO_MOVES;
      worker->n_expanded = 0;
      worker->n_generated = 0;
      worker->n_added = 0;
      g_array_set_size (worker->goals, 0);
    }
  if (search->bound == LAB_ROBOTS_NEVER)
    return FALSE;
  if (!lab_robots_set_open (&fast->set, lab_robots_field_get_key_bits (&fast->field),
                            search->max_memory))
    {
      lab_robots_search_stop (search, LAB_ROBOTS_NO_MEMORY);
      return FALSE;
    }

  child.state = search->start;
  child.mixed = lab_robots_set_mix (&fast->set, search->start);
  child.estimate = search->bound;
  child.move = 0;
  /* As if a move had led to it. */
  fast->workers[0].depth = G_MAXUINT;
  lab_robots_worker_add_child (&fast->workers[0], &child);
  lab_robots_fast_hand_over (fast, &fast->workers[0]);
  search->n_added = 1;
  return TRUE;
}

/* Solves a board on which nothing has to be moved. */
static gboolean
is_solved_already (const LabRobotsBoard    *board,
                   const LabRobotsPosition *start,
                   LabRobotsSolution       *solution)
{
  if (!lab_robots_position_is_solved (start, board))
    return FALSE;
  solution->outcome = LAB_ROBOTS_SOLVED;
  solution->n_optimal = 1;
  lab_robots_solution_take (solution, g_array_new (FALSE, FALSE, sizeof (LabRobotsMove)));
  return TRUE;
}

/* Public functions */

/* Returns a solver without tables. */
LabRobotsFast *
lab_robots_fast_new (void)
{
  LabRobotsFast *self = g_new0 (LabRobotsFast, 1);

  for (guint i = 0; i < G_N_ELEMENTS (self->workers); i++)
    lab_robots_worker_init (&self->workers[i]);
  for (guint i = 0; i < G_N_ELEMENTS (self->perimeters); i++)
    self->perimeters[i] = g_new0 (LabRobotsPerimeter, 1);
  return self;
}

/* Frees the tables. */
void
lab_robots_fast_free (LabRobotsFast *self)
{
  for (guint i = 0; i < G_N_ELEMENTS (self->workers); i++)
    lab_robots_worker_clear (&self->workers[i]);
  for (guint i = 0; i < G_N_ELEMENTS (self->perimeters); i++)
    {
      lab_robots_perimeter_close (self->perimeters[i]);
      g_free (self->perimeters[i]);
    }
  for (guint i = 0; i < LAB_N_ROBOTS_LAYERS; i++)
    g_free (self->buckets[i]);
  lab_robots_set_close (&self->set);
  g_free (self);
}

/* Solves a board. */
void
lab_robots_fast_run (LabRobotsFast           *self,
                     const LabRobotsBoard    *board,
                     const LabRobotsPosition *start,
                     const LabRobotsOptions  *options,
                     LabRobotsSolution       *solution)
{
  LabRobotsSearch search = {
    .fast = self,
    .options = options,
    .solution = solution,
    .cap = options->max_moves > 0 ? MIN (options->max_moves, LAB_ROBOTS_NO_MOVES - 1) + 1
                                  : LAB_ROBOTS_NO_MOVES,
    .beam_width = LAB_ROBOTS_FIRST_BEAM_WIDTH,
    .n_threads = options->n_threads > 0 ? options->n_threads : MIN (2, g_get_num_processors ()),
    .max_memory = options->max_memory > 0 ? options->max_memory : DEFAULT_MEMORY,
    .start_time = g_get_monotonic_time (),
  };

  if (is_solved_already (board, start, solution))
    return;
  if (prepare (&search, board, start))
    {
      for (; search.bound < search.cap && !search.is_stopped; search.bound++)
        {
          lab_robots_search_run_layer (&search);
          if (search.is_stopped || !lab_robots_fast_has_states (self))
            break;
          lab_robots_search_count (&search);
          lab_robots_search_tell (&search, search.solution->n_expanded > 0);
        }
      lab_robots_search_drop_jobs (&search);
      lab_robots_fast_empty (self);
    }
  conclude (&search, start);
  g_clear_pointer (&search.beam, g_array_unref);
}
