/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-robots-fast-private.h"

#include <string.h>

/* The fast solver is A* (Hart, Nilsson, and Raphael 1968) with four changes.
 *
 * - States wait in bags by their estimate and their moves (the buckets of Dial 1969) instead of a
 *   heap, those with most moves first: a move costs one, so few estimates are alive.
 * - The estimate is h2, and the help of other robots that is certain to be needed, see
 *   lab-robots-help.c. It is made when a state is taken from a bag, once for each state.
 * - The set of states costs one access to memory for a question, and the states of a batch are
 *   fetched at the same time, see lab-robots-set-private.h.
 * - Beam searches find some solution early. States whose estimate is not below its moves are of no
 *   use, which saves most of the last layer and, if the solution is optimal, all of it.
 */

#define N_LAYERS 4

#define DEFAULT_MEMORY ((guint64) 1 << 30)

/* How many batches are expanded between two looks at the clock. */
#define BATCHES_PER_LOOK 64

/* The time between two calls of the progress function, in microseconds. */
#define PROGRESS_TIME 50000

/* A bag is shared by two threads if it has as many chunks, and the set as much room. */
#define SHARED_CHUNKS 6
#define SHARED_ROOM 400000

/* When so many states were expanded, a beam search of this width begins. */
static const struct
{
  guint64 n_expanded;
  guint   width;
} BEAMS[] = {
  { 60000, 200 },
  { 600000, 3000 },
};

struct _LabRobotsFast
{
  LabRobotsField  field;
  LabRobotsSet    set;
  LabRobotsWorker workers[2];
  LabRobotsBag    bags[N_LAYERS][LAB_ROBOTS_MAX_MOVES + 2];
  guint           deepest[N_LAYERS];
  guint           n_used_depths;
};

/**
 * Search:
 * @fast: the tables
 * @start: the packed state in which the search starts
 * @bound: no solution has fewer moves
 * @cap: solutions of as many moves, or more, are not wanted
 * @beam: (nullable) (element-type guint64): the states of a solution that a beam search found
 * @n_beams: how many beam searches were made
 * @is_stopped: whether the search was cancelled, or has no more memory
 *
 * One search.
 */
typedef struct
{
  LabRobotsFast          *fast;
  const LabRobotsOptions *options;
  LabRobotsSolution      *solution;
  guint64                 start;
  guint                   bound;
  guint                   cap;
  GArray                 *beam;
  guint                   n_beams;
  gboolean                is_stopped;
  guint                   n_threads;
  guint                   n_batches;
  guint64                 max_memory;
  guint64                 n_added;
  gint64                  start_time;
  gint64                  last_progress;
} Search;

/* Bags */

static void
fill_bag (LabRobotsFast *self,
          guint          estimate,
          guint          depth,
          LabRobotsBag  *bag)
{
  if (bag->first == NULL)
    return;
  lab_robots_bag_take_all (&self->bags[estimate % N_LAYERS][depth], bag, &self->workers[0].pool);
  self->deepest[estimate % N_LAYERS] = MAX (self->deepest[estimate % N_LAYERS], depth);
  self->n_used_depths = MAX (self->n_used_depths, depth + 1);
}

/* Puts what a worker has found into the bags of all. */
static void
hand_over (LabRobotsFast   *self,
           LabRobotsWorker *worker)
{
  for (guint i = 0; i < LAB_N_ROBOTS_BAGS; i++)
    fill_bag (self, worker->bound + i, worker->depth + 1, &worker->bags[i]);
  for (guint i = 0; i < LAB_ROBOTS_MAX_HELP; i++)
    fill_bag (self, worker->bound + 1 + i, worker->depth, &worker->retry_bags[i]);
}

static void
empty_bags (LabRobotsFast *self)
{
  for (guint layer = 0; layer < N_LAYERS; layer++)
    {
      for (guint depth = 0; depth < self->n_used_depths; depth++)
        lab_robots_bag_clear (&self->bags[layer][depth], &self->workers[0].pool);
      self->deepest[layer] = 0;
    }
  self->n_used_depths = 0;
}

/* Progress and limits */

static guint
get_best (const Search *search)
{
  guint best = search->fast->workers[0].best;

  return search->beam != NULL ? MIN (best, search->beam->len - 1) : best;
}

static void
update_counts (Search *search)
{
  LabRobotsFast *fast = search->fast;
  guint64 memory = lab_robots_set_get_memory (&fast->set);

  search->solution->n_expanded = 0;
  search->solution->n_generated = 0;
  for (guint i = 0; i < G_N_ELEMENTS (fast->workers); i++)
    {
      search->solution->n_expanded += fast->workers[i].n_expanded;
      search->solution->n_generated += fast->workers[i].n_generated;
      memory += fast->workers[i].pool.n_chunks * sizeof (LabRobotsChunk);
    }
  search->solution->memory = MAX (search->solution->memory, memory);
  search->solution->lower_bound = search->bound;
}

static void
tell_progress (Search   *search,
               gboolean  is_sure)
{
  gint64 now = g_get_monotonic_time ();
  guint best = get_best (search);
  LabRobotsProgress progress;

  if (search->options->progress == NULL
      || (!is_sure && now - search->last_progress < PROGRESS_TIME))
    return;
  search->last_progress = now;
  progress = (LabRobotsProgress) {
    .lower_bound = MIN (search->bound, best),
    .best = best < LAB_ROBOTS_MAX_MOVES ? best : 0,
    .n_expanded = search->solution->n_expanded,
    .n_generated = search->solution->n_generated,
    .seconds = (double) (now - search->start_time) / 1e6,
  };
  search->options->progress (&progress, search->options->data);
}

static void
stop (Search           *search,
      LabRobotsOutcome  outcome)
{
  search->is_stopped = TRUE;
  search->solution->outcome = outcome;
}

/* Looks for some solution, and keeps it if it is better. */
static void
run_beam (Search *search)
{
  guint best = get_best (search);
  GArray *beam = lab_robots_beam_search (&search->fast->field, search->start,
                                         BEAMS[search->n_beams].width,
                                         MIN (best, search->cap) - 1,
                                         search->options->cancellable);

  search->n_beams++;
  if (beam == NULL)
    return;
  g_clear_pointer (&search->beam, g_array_unref);
  search->beam = beam;
  search->cap = MIN (search->cap, beam->len - (search->options->max_solutions > 1 ? 0 : 1));
  for (guint i = 0; i < G_N_ELEMENTS (search->fast->workers); i++)
    search->fast->workers[i].cap = search->cap;
  tell_progress (search, TRUE);
}

/* Looks at the clock, the limits, and the wishes of the caller. */
static void
look_around (Search *search)
{
  update_counts (search);
  if (g_cancellable_is_cancelled (search->options->cancellable))
    stop (search, LAB_ROBOTS_CANCELLED);
  else if (search->solution->memory > search->max_memory)
    stop (search, LAB_ROBOTS_NO_MEMORY);
  else if (search->n_beams < G_N_ELEMENTS (BEAMS)
           && search->solution->n_expanded >= BEAMS[search->n_beams].n_expanded
           && get_best (search) > search->bound)
    run_beam (search);
  tell_progress (search, FALSE);
}

/* Room */

/* Doubles the set if it is nearly full and there is memory. */
static void
make_room (Search *search)
{
  LabRobotsSet *set = &search->fast->set;

  if (search->n_added + LAB_ROBOTS_MAX_CHILDREN <= lab_robots_set_get_room (set))
    return;
  update_counts (search);
  if (search->solution->memory + lab_robots_set_get_memory (set) <= search->max_memory)
    (void) lab_robots_set_grow (set);
}

/* Adds the states for which the set had no room, after it has grown. */
static void
house_homeless (Search          *search,
                LabRobotsWorker *worker)
{
  g_autoptr (GArray) homeless = NULL;

  if (worker->homeless->len == 0)
    return;
  update_counts (search);
  if (search->solution->memory + lab_robots_set_get_memory (&search->fast->set)
          > search->max_memory
      || !lab_robots_set_grow (&search->fast->set))
    {
      g_array_set_size (worker->homeless, 0);
      stop (search, LAB_ROBOTS_NO_MEMORY);
      return;
    }
  homeless = worker->homeless;
  worker->homeless = g_array_new (FALSE, FALSE, sizeof (LabRobotsChild));
  for (guint i = 0; i < homeless->len; i++)
    lab_robots_worker_add_child (worker, &g_array_index (homeless, LabRobotsChild, i));
}

/* Rounds */

static void
expand_chunk (LabRobotsWorker      *worker,
              const LabRobotsChunk *chunk)
{
  for (guint i = 0; i < chunk->n_states; i += LAB_ROBOTS_BATCH)
    lab_robots_worker_expand (worker, chunk->states + i,
                              MIN (LAB_ROBOTS_BATCH, (guint) chunk->n_states - i));
}

/* Expands the states of one chunk in this thread. */
static void
run_alone (Search         *search,
           LabRobotsChunk *chunk)
{
  LabRobotsWorker *worker = &search->fast->workers[0];

  for (guint i = 0; i < chunk->n_states && !search->is_stopped; i += LAB_ROBOTS_BATCH)
    {
      guint64 n_added = worker->n_added;

      make_room (search);
      lab_robots_worker_expand (worker, chunk->states + i,
                                MIN (LAB_ROBOTS_BATCH, (guint) chunk->n_states - i));
      house_homeless (search, worker);
      search->n_added += worker->n_added - n_added;
      if (++search->n_batches % BATCHES_PER_LOOK == 0)
        look_around (search);
    }
  lab_robots_pool_give_back (&worker->pool, chunk);
}

/**
 * Share:
 * @bag: the states to expand
 * @lock: protects @bag
 * @n_chunks: how many chunks may be taken before the set is full
 *
 * What two threads share.
 */
typedef struct
{
  LabRobotsBag    *bag;
  GMutex           lock;
  gint64           n_chunks;
  LabRobotsWorker *worker;
} Share;

static LabRobotsChunk *
take_shared_chunk (Share *share)
{
  LabRobotsChunk *chunk = NULL;

  g_mutex_lock (&share->lock);
  if (share->n_chunks > 0)
    {
      share->n_chunks--;
      chunk = lab_robots_bag_take (share->bag);
    }
  g_mutex_unlock (&share->lock);
  return chunk;
}

static void
expand_shared_chunks (Share           *share,
                      LabRobotsWorker *worker)
{
  LabRobotsChunk *chunk;

  while ((chunk = take_shared_chunk (share)) != NULL)
    {
      expand_chunk (worker, chunk);
      lab_robots_pool_give_back (&worker->pool, chunk);
    }
}

static gpointer
help_in_thread (gpointer data)
{
  Share *share = data;

  expand_shared_chunks (share, share->worker);
  return NULL;
}

/* Expands the states of a bag in two threads, or as many as there is room for. */
static void
run_shared (Search       *search,
            LabRobotsBag *bag)
{
  LabRobotsWorker *workers = search->fast->workers;
  guint64 room = lab_robots_set_get_room (&search->fast->set);
  gint64 free_room = (gint64) room - (gint64) search->n_added;
  guint64 n_added = workers[0].n_added + workers[1].n_added;
  Share share = { .bag = bag, .worker = &workers[1] };
  GThread *thread;

  /* The most that a chunk can add; what it really adds is a tenth. */
  share.n_chunks = CLAMP (free_room / (LAB_ROBOTS_CHUNK_STATES * 4), 1, 64);
  g_mutex_init (&share.lock);
  for (guint i = 0; i < 2; i++)
    {
      workers[i].is_shared = TRUE;
      workers[i].bound = workers[0].bound;
      workers[i].depth = workers[0].depth;
      workers[i].cap = search->cap;
    }
  workers[1].best = workers[0].best;
  thread = g_thread_new ("robots", help_in_thread, &share);
  expand_shared_chunks (&share, &workers[0]);
  g_thread_join (thread);
  g_mutex_clear (&share.lock);

  if (workers[1].best < workers[0].best)
    {
      workers[0].best = workers[1].best;
      workers[0].best_goal = workers[1].best_goal;
      workers[0].best_parent = workers[1].best_parent;
    }
  workers[0].cap = MIN (workers[0].cap, workers[1].cap);
  for (guint i = 0; i < 2; i++)
    {
      workers[i].is_shared = FALSE;
      house_homeless (search, &workers[i]);
    }
  g_array_append_vals (workers[0].goals, workers[1].goals->data, workers[1].goals->len);
  g_array_set_size (workers[1].goals, 0);
  search->n_added += workers[0].n_added + workers[1].n_added - n_added;
  hand_over (search->fast, &workers[1]);
  make_room (search);
  look_around (search);
}

/* Expands all states whose estimate is the bound, those with most moves first. */
static void
run_layer (Search *search)
{
  LabRobotsFast *fast = search->fast;
  LabRobotsWorker *worker = &fast->workers[0];
  guint layer = search->bound % N_LAYERS;
  guint depth = fast->deepest[layer];

  worker->bound = search->bound;
  while (search->bound < search->cap && !search->is_stopped)
    {
      LabRobotsBag *bag = &fast->bags[layer][depth];

      if (bag->first == NULL)
        {
          if (depth-- == 0)
            break;
          continue;
        }
      worker->depth = depth;
      fast->deepest[layer] = depth;
      if (depth >= LAB_ROBOTS_MAX_MOVES - 1)
        stop (search, LAB_ROBOTS_NO_MEMORY);
      else if (search->n_threads > 1 && bag->n_chunks >= SHARED_CHUNKS
               && search->n_added + SHARED_ROOM < lab_robots_set_get_room (&fast->set))
        run_shared (search, bag);
      else
        run_alone (search, lab_robots_bag_take (bag));
      search->cap = MIN (search->cap, worker->cap);
      hand_over (fast, worker);
      depth = fast->deepest[layer];
    }
  fast->deepest[layer] = 0;
}

/* Whether states wait. */
static gboolean
has_states (const LabRobotsFast *fast)
{
  for (guint layer = 0; layer < N_LAYERS; layer++)
    {
      for (guint depth = 0; depth < fast->n_used_depths; depth++)
        {
          if (fast->bags[layer][depth].first != NULL)
            return TRUE;
        }
    }
  return FALSE;
}

/* The result */

/* Takes over the best solution that is known. */
static void
take_best (Search                  *search,
           const LabRobotsPosition *start)
{
  LabRobotsFast *fast = search->fast;
  const LabRobotsWorker *worker = &fast->workers[0];
  guint best = get_best (search);
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

static void
conclude (Search                  *search,
          const LabRobotsBoard    *board,
          const LabRobotsPosition *start)
{
  LabRobotsSolution *solution = search->solution;
  guint best = get_best (search);

  update_counts (search);
  if (best < LAB_ROBOTS_MAX_MOVES)
    {
      solution->n_moves = best;
      if (!search->is_stopped)
        {
          solution->outcome = LAB_ROBOTS_SOLVED;
          if (search->options->max_solutions > 1)
            lab_robots_list_solutions (&search->fast->field, &search->fast->set, board, start,
                                       search->fast->workers[0].goals, best,
                                       search->options->max_solutions,
                                       search->options->cancellable, solution);
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
prepare (Search                  *search,
         const LabRobotsBoard    *board,
         const LabRobotsPosition *start)
{
  LabRobotsFast *fast = search->fast;
  LabRobotsState state;
  LabRobotsChild child;

  lab_robots_field_init (&fast->field, board);
  lab_robots_field_read_position (&fast->field, start, &state);
  search->start = lab_robots_field_pack (&fast->field, &state);
  search->bound = lab_robots_field_get_least (&fast->field, &state);
  for (guint i = 0; i < G_N_ELEMENTS (fast->workers); i++)
    {
      LabRobotsWorker *worker = &fast->workers[i];

      worker->field = &fast->field;
      worker->set = &fast->set;
      worker->bound = search->bound;
      worker->cap = search->cap;
      worker->want_all = search->options->max_solutions > 1;
      worker->best = LAB_ROBOTS_MAX_MOVES;
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
      stop (search, LAB_ROBOTS_NO_MEMORY);
      return FALSE;
    }

  child.state = search->start;
  child.mixed = lab_robots_set_mix (&fast->set, search->start);
  child.estimate = search->bound;
  /* As if a move had led to it. */
  fast->workers[0].depth = G_MAXUINT;
  lab_robots_worker_add_child (&fast->workers[0], &child);
  hand_over (fast, &fast->workers[0]);
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
  return self;
}

/* Frees the tables. */
void
lab_robots_fast_free (LabRobotsFast *self)
{
  for (guint i = 0; i < G_N_ELEMENTS (self->workers); i++)
    lab_robots_worker_clear (&self->workers[i]);
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
  Search search = {
    .fast = self,
    .options = options,
    .solution = solution,
    .cap = options->max_moves > 0 ? MIN (options->max_moves, LAB_ROBOTS_MAX_MOVES - 1) + 1
                                  : LAB_ROBOTS_MAX_MOVES,
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
          run_layer (&search);
          if (search.is_stopped || !has_states (self))
            break;
          update_counts (&search);
          tell_progress (&search, search.n_batches >= BATCHES_PER_LOOK);
        }
      empty_bags (self);
    }
  conclude (&search, board, start);
  g_clear_pointer (&search.beam, g_array_unref);
}
