/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-robots-fast-private.h"

#include <string.h>

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

/* Buckets */

/* Makes buckets for twice as many numbers of moves, or more. */
static void
add_depths (LabRobotsFast *self,
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
fill_bucket (LabRobotsFast   *self,
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
void
lab_robots_fast_hand_over (LabRobotsFast   *self,
                           LabRobotsWorker *worker)
{
  for (guint i = 0; i < LAB_N_ROBOTS_BUCKETS; i++)
    fill_bucket (self, worker, worker->bound + i, worker->depth + 1, &worker->buckets[i]);
  for (guint i = 0; i < LAB_ROBOTS_MAX_LEVELS; i++)
    fill_bucket (self, worker, worker->bound + 1 + i, worker->depth, &worker->retry_buckets[i]);
}

/* Empties all buckets. */
void
lab_robots_fast_empty (LabRobotsFast *self)
{
  for (guint layer = 0; layer < LAB_N_ROBOTS_LAYERS; layer++)
    {
      for (guint depth = 0; depth < self->n_depths && depth <= self->deepest[layer]; depth++)
        lab_robots_bucket_clear (&self->buckets[layer][depth], &self->workers[0].pool);
      self->deepest[layer] = 0;
    }
}

/* Whether states wait. */
gboolean
lab_robots_fast_has_states (const LabRobotsFast *self)
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
  LabRobotsFast *fast = search->fast;
  guint layer = search->bound % LAB_N_ROBOTS_LAYERS;

  for (;; fast->deepest[layer]--)
    {
      LabRobotsBucket *bucket = &fast->buckets[layer][fast->deepest[layer]];

      worker->depth = fast->deepest[layer];
      if (bucket->first != NULL || fast->deepest[layer] == 0)
        return lab_robots_bucket_take (bucket);
    }
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
  const LabRobotsFast *fast = search->fast;
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
void
lab_robots_search_run_layer (LabRobotsSearch *search)
{
  LabRobotsFast *fast = search->fast;
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
