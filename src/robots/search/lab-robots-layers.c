/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-robots-fast-private.h"

/* How the states of a search are taken from bags, expanded, and put into bags again. */

/* How many batches are expanded between two looks at the clock. */
#define BATCHES_PER_LOOK 64

/* A bag is shared by two threads if it has as many chunks, and the set as much room. */
#define SHARED_CHUNKS 6
#define SHARED_ROOM 400000

/* Bags */

static void
fill_bag (LabRobotsFast *self,
          guint          estimate,
          guint          depth,
          LabRobotsBag  *bag)
{
  guint layer = estimate % LAB_N_ROBOTS_LAYERS;

  if (bag->first == NULL)
    return;
  lab_robots_bag_take_all (&self->bags[layer][depth], bag, &self->workers[0].pool);
  self->deepest[layer] = MAX (self->deepest[layer], depth);
  self->n_used_depths = MAX (self->n_used_depths, depth + 1);
}

/* Puts what a worker has found into the bags of all. */
void
lab_robots_fast_hand_over (LabRobotsFast   *self,
           LabRobotsWorker *worker)
{
  for (guint i = 0; i < LAB_N_ROBOTS_BAGS; i++)
    fill_bag (self, worker->bound + i, worker->depth + 1, &worker->bags[i]);
  for (guint i = 0; i < LAB_ROBOTS_MAX_HELP; i++)
    fill_bag (self, worker->bound + 1 + i, worker->depth, &worker->retry_bags[i]);
}

void
lab_robots_fast_empty_bags (LabRobotsFast *self)
{
  for (guint layer = 0; layer < LAB_N_ROBOTS_LAYERS; layer++)
    {
      for (guint depth = 0; depth < self->n_used_depths; depth++)
        lab_robots_bag_clear (&self->bags[layer][depth], &self->workers[0].pool);
      self->deepest[layer] = 0;
    }
  self->n_used_depths = 0;
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
  if (search->solution->memory + lab_robots_set_get_memory (set) <= search->max_memory)
    (void) lab_robots_set_grow (set);
}

/* Adds the states for which the set had no room, after it has grown. */
static void
house_homeless (LabRobotsSearch          *search,
                LabRobotsWorker *worker)
{
  g_autoptr (GArray) homeless = NULL;

  if (worker->homeless->len == 0)
    return;
  lab_robots_search_count (search);
  if (search->solution->memory + lab_robots_set_get_memory (&search->fast->set)
          > search->max_memory
      || !lab_robots_set_grow (&search->fast->set))
    {
      g_array_set_size (worker->homeless, 0);
      lab_robots_search_stop (search, LAB_ROBOTS_NO_MEMORY);
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
run_alone (LabRobotsSearch         *search,
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
        lab_robots_search_look (search);
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
run_shared (LabRobotsSearch       *search,
            LabRobotsBag *bag)
{
  LabRobotsWorker *workers = search->fast->workers;
  guint64 room = lab_robots_set_get_room (&search->fast->set);
  gint64 free_room = (gint64) room - (gint64) search->n_added;
  guint64 n_added = workers[0].n_added + workers[1].n_added;
  Share share = { .bag = bag, .worker = &workers[1] };
  GThread *thread;

  /* The most that a chunk can add; what it really adds is a tenth. */
  share.n_chunks = CLAMP (free_room / ((gint64) LAB_ROBOTS_CHUNK_STATES * 4), 1, 64);
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
  lab_robots_fast_hand_over (search->fast, &workers[1]);
  make_room (search);
  lab_robots_search_look (search);
}

/* Expands all states whose estimate is the bound, those with most moves first. */
void
lab_robots_search_run_layer (LabRobotsSearch *search)
{
  LabRobotsFast *fast = search->fast;
  LabRobotsWorker *worker = &fast->workers[0];
  guint layer = search->bound % LAB_N_ROBOTS_LAYERS;
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
        lab_robots_search_stop (search, LAB_ROBOTS_NO_MEMORY);
      else if (search->n_threads > 1 && bag->n_chunks >= SHARED_CHUNKS
               && search->n_added + SHARED_ROOM < lab_robots_set_get_room (&fast->set))
        run_shared (search, bag);
      else
        run_alone (search, lab_robots_bag_take (bag));
      search->cap = MIN (search->cap, worker->cap);
      lab_robots_fast_hand_over (fast, worker);
      depth = fast->deepest[layer];
    }
  fast->deepest[layer] = 0;
}

/* Whether states wait. */
gboolean
lab_robots_fast_has_states (const LabRobotsFast *fast)
{
  for (guint layer = 0; layer < LAB_N_ROBOTS_LAYERS; layer++)
    {
      for (guint depth = 0; depth < fast->n_used_depths; depth++)
        {
          if (fast->bags[layer][depth].first != NULL)
            return TRUE;
        }
    }
  return FALSE;
}
