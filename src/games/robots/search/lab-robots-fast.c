/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <string.h>

#include "lab-robots-fast.h"

/* The fast solver is A* (Hart, Nilsson, and Raphael 1968) with five changes.
 *
 * - States wait in buckets by their estimate and their moves (Dial 1969) instead of a heap, those
 *   with most moves first: a move costs one, so few estimates are alive.
 * - The estimate is h2, and the moves of other robots that are certain to be needed, see
 *   lab-robots-perimeter.c. The longer a search takes, the more it looks for them.
 * - Of two moves that can be made in any order, one order is enough, see lab-robots-worker.c.
 * - The set of states costs one access to memory for a question, and the states of a batch are
 *   fetched at the same time, see lab-robots-set.h.
 * - A beam search finds some solution early. States whose estimate is not below its moves are of no
 *   use, which saves most of the last layer and, if the solution is optimal, all of it.
 */

#define DEFAULT_MEMORY ((guint64) 1 << 30)

/* The time between two calls of the progress function, in microseconds. */
#define PROGRESS_TIME 50000

/* How the states of a search are taken from buckets, expanded, and put into buckets again. */

/* Two threads work if so many chunks wait, and the set has as much room. */
#define SHARED_CHUNKS 4
#define SHARED_ROOM 20000

/* How many chunks two threads expand before they stop for a look at the clock. */
#define CHUNKS_PER_ROUND 64

/* More states than a chunk usually adds. */
#define EXPECTED_STATES 3500

/* For how many numbers of moves there are buckets at the start. */
#define FIRST_DEPTHS 64

/* Private helpers */

/* Buckets */

/* Makes buckets for twice as many numbers of moves, or more. */
static void
add_depths (LabRobotsSolver *self,
            guint          depth)
{
  guint n_depths = MAX (FIRST_DEPTHS, self->n_depths);

  while (n_depths <= depth)
    n_depths *= 2;
  for (guint layer = 0; layer < LAB_N_ROBOTS_LAYERS; layer++)
    {
      self->buckets[layer] = g_renew (LabRobotsBucket, self->buckets[layer], n_depths);
      memset (self->buckets[layer] + self->n_depths, 0,
              (n_depths - self->n_depths) * sizeof (LabRobotsBucket));
    }
  self->n_depths = n_depths;
}

static void
fill_bucket (LabRobotsSolver   *self,
             LabRobotsWorker *worker,
             guint            estimate,
             guint            depth,
             LabRobotsBucket *bucket)
{
  guint layer = estimate % LAB_N_ROBOTS_LAYERS;

  if (bucket->first == NULL)
    return;
  if (depth >= self->n_depths)
    add_depths (self, depth);
  lab_robots_bucket_take_all (&self->buckets[layer][depth], bucket, &worker->pool);
  self->deepest[layer] = MAX (self->deepest[layer], depth);
}

/* Puts what a worker has found into the buckets of the search. */
static void
lab_robots_fast_hand_over (LabRobotsSolver   *self,
                           LabRobotsWorker *worker)
{
  for (guint i = 0; i < LAB_N_ROBOTS_BUCKETS; i++)
    fill_bucket (self, worker, worker->bound + i, worker->depth + 1, &worker->buckets[i]);
  for (guint i = 0; i < LAB_ROBOTS_MAX_LEVELS; i++)
    fill_bucket (self, worker, worker->bound + 1 + i, worker->depth, &worker->retry_buckets[i]);
}

/* Empties all buckets. */
static void
lab_robots_fast_empty (LabRobotsSolver *self)
{
  for (guint layer = 0; layer < LAB_N_ROBOTS_LAYERS; layer++)
    {
      for (guint depth = 0; depth < self->n_depths && depth <= self->deepest[layer]; depth++)
        lab_robots_bucket_clear (&self->buckets[layer][depth], &self->workers[0].pool);
      self->deepest[layer] = 0;
    }
}

/* Whether states wait. */
static gboolean
lab_robots_fast_has_states (const LabRobotsSolver *self)
{
  for (guint layer = 0; layer < LAB_N_ROBOTS_LAYERS; layer++)
    {
      for (guint depth = 0; depth < self->n_depths && depth <= self->deepest[layer]; depth++)
        {
          if (self->buckets[layer][depth].first != NULL)
            return TRUE;
        }
    }
  return FALSE;
}

/* Room */

/* Doubles the set if it is nearly full and there is memory. */
static void
make_room (LabRobotsSearch *search)
{
  LabRobotsSet *set = &search->fast->set;

  if (search->n_added + LAB_ROBOTS_MAX_CHILDREN <= lab_robots_set_get_room (set))
    return;
  lab_robots_search_count (search);
  if (search->memory + lab_robots_set_get_memory (set) <= search->max_memory)
    (void) lab_robots_set_grow (set);
}

/* Ends the search before its time. */
static void
lab_robots_search_stop (LabRobotsSearch  *search,
                        LabRobotsOutcome  outcome)
{
  search->is_stopped = TRUE;
  search->solution->outcome = outcome;
}

/* Adds the states for which the set had no room, after it has grown. */
static void
add_overflow (LabRobotsSearch *search,
              LabRobotsWorker *worker)
{
  g_autoptr (GArray) overflow = NULL;

  if (worker->overflow->len == 0)
    return;
  lab_robots_search_count (search);
  if (search->memory + lab_robots_set_get_memory (&search->fast->set)
          > search->max_memory
      || !lab_robots_set_grow (&search->fast->set))
    {
      g_array_set_size (worker->overflow, 0);
      lab_robots_search_stop (search, LAB_ROBOTS_NO_MEMORY);
      return;
    }
  overflow = worker->overflow;
  worker->overflow = g_array_new (FALSE, FALSE, sizeof (LabRobotsChild));
  for (guint i = 0; i < overflow->len; i++)
    {
      const LabRobotsChild *child = &g_array_index (overflow, LabRobotsChild, i);

      if (worker->depth != child->depth)
        {
          lab_robots_fast_hand_over (search->fast, worker);
          worker->depth = child->depth;
        }
      lab_robots_worker_add_child (worker, child);
    }
}

/* Rounds */

/* Takes a chunk of the states with most moves of those whose estimate is the bound, and tells the
 * worker how many moves these are; NULL if none waits. */
static LabRobotsChunk *
take_chunk (LabRobotsSearch *search,
            LabRobotsWorker *worker)
{
  LabRobotsSolver *fast = search->fast;
  guint layer = search->bound % LAB_N_ROBOTS_LAYERS;

  for (;; fast->deepest[layer]--)
    {
      LabRobotsBucket *bucket = &fast->buckets[layer][fast->deepest[layer]];

      worker->depth = fast->deepest[layer];
      if (bucket->first != NULL || fast->deepest[layer] == 0)
        return lab_robots_bucket_take (bucket);
    }
}

/* Looks at the clock, the limits, and the wishes of the caller. */
static void
lab_robots_search_look (LabRobotsSearch *search)
{
  lab_robots_search_count (search);
  if (g_cancellable_is_cancelled (search->options->cancellable))
    lab_robots_search_stop (search, LAB_ROBOTS_CANCELLED);
  else if (search->memory > search->max_memory)
    lab_robots_search_stop (search, LAB_ROBOTS_NO_MEMORY);
  lab_robots_search_tell (search, FALSE);
}

/* Expands the states of one chunk in this thread. */
static void
run_alone (LabRobotsSearch *search,
           LabRobotsChunk  *chunk)
{
  LabRobotsWorker *worker = &search->fast->workers[0];

  for (guint i = 0; i < chunk->n_states && !search->is_stopped; i += LAB_ROBOTS_BATCH)
    {
      guint64 n_added = worker->n_added;

      make_room (search);
      lab_robots_worker_expand (worker, chunk->states + i,
                                MIN (LAB_ROBOTS_BATCH, (guint) chunk->n_states - i));
      add_overflow (search, worker);
      search->n_added += worker->n_added - n_added;
    }
  lab_robots_pool_give_back (&worker->pool, chunk);
  lab_robots_fast_hand_over (search->fast, worker);
  lab_robots_search_look (search);
}

/**
 * Round:
 * @search: the search
 * @lock: protects all that follows, the buckets of the search, and its cap
 * @changed: a chunk was expanded
 * @n_working: how many threads expand a chunk now
 * @n_chunks: how many chunks may still be taken
 * @n_expected: how many states the set has, and is going to have when all have done their chunks
 *
 * What two threads share.
 */
typedef struct
{
  LabRobotsSearch *search;
  GMutex           lock;
  GCond            changed;
  guint            n_working;
  guint            n_chunks;
  guint64          n_expected;
} Round;

/* Expands chunks until the round is over. The lock is held but while states are expanded. */
static void
work (Round           *round,
      LabRobotsWorker *worker)
{
  LabRobotsSearch *search = round->search;
  guint64 room = lab_robots_set_get_room (worker->set);

  g_mutex_lock (&round->lock);
  while (round->n_chunks > 0 && round->n_expected + EXPECTED_STATES <= room
         && search->bound < search->cap)
    {
      LabRobotsChunk *chunk = take_chunk (search, worker);
      guint64 n_added = worker->n_added;

      if (chunk == NULL)
        {
          if (round->n_working == 0)
            break;
          g_cond_wait (&round->changed, &round->lock);
          continue;
        }
      round->n_chunks--;
      round->n_working++;
      round->n_expected += EXPECTED_STATES;
      worker->cap = search->cap;
      g_mutex_unlock (&round->lock);

      for (guint i = 0; i < chunk->n_states; i += LAB_ROBOTS_BATCH)
        lab_robots_worker_expand (worker, chunk->states + i,
                                  MIN (LAB_ROBOTS_BATCH, (guint) chunk->n_states - i));
      lab_robots_pool_give_back (&worker->pool, chunk);

      g_mutex_lock (&round->lock);
      search->cap = MIN (search->cap, worker->cap);
      lab_robots_fast_hand_over (search->fast, worker);
      round->n_expected += worker->n_added - n_added;
      round->n_expected -= EXPECTED_STATES;
      round->n_working--;
      g_cond_broadcast (&round->changed);
    }
  g_mutex_unlock (&round->lock);
}

static gpointer
work_in_thread (gpointer data)
{
  Round *round = data;

  work (round, &round->search->fast->workers[1]);
  return NULL;
}

/* Takes over what the second worker knows. */
static void
merge_workers (LabRobotsWorker *workers)
{
  if (workers[1].best < workers[0].best)
    {
      workers[0].best = workers[1].best;
      workers[0].best_goal = workers[1].best_goal;
      workers[0].best_parent = workers[1].best_parent;
    }
  g_array_append_vals (workers[0].goals, workers[1].goals->data, workers[1].goals->len);
  g_array_set_size (workers[1].goals, 0);
}

/* Expands some chunks in two threads. */
static void
run_shared (LabRobotsSearch *search)
{
  LabRobotsWorker *workers = search->fast->workers;
  Round round = {
    .search = search,
    .n_chunks = CHUNKS_PER_ROUND,
    .n_expected = search->n_added,
  };
  GThread *thread;

  g_mutex_init (&round.lock);
  g_cond_init (&round.changed);
  workers[1].bound = search->bound;
  workers[1].best = workers[0].best;
  for (guint i = 0; i < 2; i++)
    workers[i].is_shared = TRUE;
  thread = g_thread_new ("robots", work_in_thread, &round);
  work (&round, &workers[0]);
  g_thread_join (thread);
  g_cond_clear (&round.changed);
  g_mutex_clear (&round.lock);

  search->n_added = round.n_expected;
  merge_workers (workers);
  for (guint i = 0; i < 2; i++)
    {
      guint64 n_added = workers[i].n_added;

      workers[i].is_shared = FALSE;
      add_overflow (search, &workers[i]);
      search->n_added += workers[i].n_added - n_added;
      lab_robots_fast_hand_over (search->fast, &workers[i]);
    }
  make_room (search);
  lab_robots_search_look (search);
}

/* Whether there is enough to do for two. */
static gboolean
is_for_two (const LabRobotsSearch *search)
{
  const LabRobotsSolver *fast = search->fast;
  guint layer = search->bound % LAB_N_ROBOTS_LAYERS;
  guint n_chunks = 0;

  if (search->n_threads < 2 || search->job != NULL
      || search->n_added + SHARED_ROOM > lab_robots_set_get_room (&fast->set))
    return FALSE;
  for (guint depth = 0; depth <= fast->deepest[layer] && n_chunks < SHARED_CHUNKS; depth++)
    n_chunks += fast->buckets[layer][depth].n_chunks;
  return n_chunks >= SHARED_CHUNKS;
}

/* Expands all states whose estimate is the bound, those with most moves first. */
static void
lab_robots_search_run_layer (LabRobotsSearch *search)
{
  LabRobotsSolver *fast = search->fast;
  LabRobotsWorker *worker = &fast->workers[0];

  worker->bound = search->bound;
  while (search->bound < search->cap && !search->is_stopped)
    {
      LabRobotsChunk *chunk;

      lab_robots_search_tend_jobs (search);
      if (is_for_two (search))
        {
          run_shared (search);
          continue;
        }
      chunk = take_chunk (search, worker);
      if (chunk == NULL)
        break;
      run_alone (search, chunk);
      search->cap = MIN (search->cap, worker->cap);
    }
}

/* Finds a solution in the set of a finished search, by going back from a solved state. The set
 * knows the moves to a state modulo 8 only, but that is enough: a state before another one needs
 * at most one move less, so a wrong one needs eight moves more, as do all states before it, and
 * none of them is the start. */

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
static GArray *
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

/* The result */

/* Takes over the best solution that is known. */
static void
take_best (LabRobotsSearch         *search,
           const LabRobotsPosition *start)
{
  LabRobotsSolver *fast = search->fast;
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
  LabRobotsSolver *fast = search->fast;
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
  LabRobotsSolver *fast = search->fast;
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
  LabRobotsSolver *fast = search->fast;

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

/** lab_robots_solver_new: (transfer full): returns a solver whose tables are empty. */
LabRobotsSolver *
lab_robots_solver_new (void)
{
  LabRobotsSolver *self = g_new0 (LabRobotsSolver, 1);

  for (guint i = 0; i < G_N_ELEMENTS (self->workers); i++)
    lab_robots_worker_init (&self->workers[i]);
  for (guint i = 0; i < G_N_ELEMENTS (self->perimeters); i++)
    self->perimeters[i] = g_new0 (LabRobotsPerimeter, 1);
  return self;
}

/** lab_robots_solver_free: frees @self and its tables. */
void
lab_robots_solver_free (LabRobotsSolver *self)
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
lab_robots_fast_run (LabRobotsSolver           *self,
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
