/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-robots-fast-private.h"

/* When so many states were expanded, another level of the perimeter pays: it costs about as much as
 * they did, and saves half of the rest, often more. These numbers are for four robots on 16x16
 * cells: the first one is for the first level; the others count for each partial state of the level
 * before, and grow with the number of other robots and the size of the board, as the levels do. */
#define FIRST_LEVEL_STATES 200
static const guint STATES_PER_PARTIAL[LAB_ROBOTS_MAX_LEVELS] = { 0, 4, 8, 3 };

/* From so many levels on, the next one is made in a thread of its own. */
#define FIRST_SIDE_LEVEL 2

/* When so many states were expanded, which takes some 10 ms, a beam search finds some solution.
 * If it finds none, a wider one follows at once. If it finds one, wider ones follow when the search
 * takes long: they make the proof no shorter, but may find a better solution. */
#define BEAM_STATES 40000
#define MAX_BEAM_WIDTH 1600
#define BEAM_FACTOR 4

/* A beam needs up to so much memory. */
#define BEAM_MEMORY ((guint64) 1 << 24)

/* The longest solution that a beam search looks for. */
#define MAX_BEAM_MOVES 400

/**
 * LabRobotsSideJob:
 * @thread: the thread
 * @cancellable: stops it
 * @is_done: whether it is done, set atomically
 * @perimeter: what makes the estimates of a beam
 * @start: where a beam starts
 * @width: its width; 0 if this is no beam
 * @max_moves: the longest solution that is of use
 * @states: (nullable): the solution found
 * @made: the perimeter to make
 * @n_levels: how many levels it gets
 * @max_memory: how many bytes it may have
 * @is_complete: whether it has these levels
 */
struct _LabRobotsSideJob
{
  GThread                  *thread;
  GCancellable             *cancellable;
  gint                      is_done;
  const LabRobotsPerimeter *perimeter;
  guint64                   start;
  guint                     width;
  guint                     max_moves;
  GArray                   *states;
  LabRobotsPerimeter       *made;
  guint                     n_levels;
  guint64                   max_memory;
  gboolean                  is_complete;
};

/* Private helpers */

static gpointer
run (gpointer data)
{
  LabRobotsSideJob *self = data;

  if (self->width > 0)
    self->states = lab_robots_beam_search (self->perimeter, self->start, self->width,
                                           self->max_moves, self->cancellable);
  else
    self->is_complete = lab_robots_perimeter_make (self->made, self->n_levels, self->max_memory,
                                                   self->cancellable);
  g_atomic_int_set (&self->is_done, TRUE);
  return NULL;
}

static LabRobotsSideJob *
begin (LabRobotsSideJob *self)
{
  self->cancellable = g_cancellable_new ();
  self->thread = g_thread_new ("robots-side", run, self);
  return self;
}

/* Public functions */

/* Begins a beam search. */
LabRobotsSideJob *
lab_robots_side_job_new_beam (const LabRobotsPerimeter *perimeter,
                              guint64                   start,
                              guint                     width,
                              guint                     max_moves)
{
  LabRobotsSideJob *self = g_new0 (LabRobotsSideJob, 1);

  self->perimeter = perimeter;
  self->start = start;
  self->width = width;
  self->max_moves = max_moves;
  return begin (self);
}

/* Begins to make a perimeter, which is open, but empty. */
LabRobotsSideJob *
lab_robots_side_job_new_perimeter (LabRobotsPerimeter *perimeter,
                                   guint               n_levels,
                                   guint64             max_memory)
{
  LabRobotsSideJob *self = g_new0 (LabRobotsSideJob, 1);

  self->made = perimeter;
  self->n_levels = n_levels;
  self->max_memory = max_memory;
  return begin (self);
}

/* Whether the job is done. */
gboolean
lab_robots_side_job_is_done (LabRobotsSideJob *self)
{
  return g_atomic_int_get (&self->is_done);
}

/* Whether the job is a beam search. */
gboolean
lab_robots_side_job_is_beam (const LabRobotsSideJob *self)
{
  return self->width > 0;
}

/* Waits until the job is done, or cancels it if it @is_wanted no more, and frees it.
 * *is_complete is whether the perimeter was made, *states what the beam search found, %NULL if
 * nothing. */
void
lab_robots_side_job_finish (LabRobotsSideJob  *self,
                            gboolean           is_wanted,
                            gboolean          *is_complete,
                            GArray           **states)
{
  if (!is_wanted)
    g_cancellable_cancel (self->cancellable);
  g_thread_join (self->thread);
  *is_complete = self->is_complete;
  *states = self->states;
  g_object_unref (self->cancellable);
  g_free (self);
}

/* The jobs of a search */

static guint64
count_expanded (const LabRobotsSearch *search)
{
  const LabRobotsWorker *workers = search->fast->workers;

  return workers[0].n_expanded + workers[1].n_expanded;
}

/* Takes over the solution of a beam search, and says how wide the next one is. */
static void
take_beam (LabRobotsSearch *search,
           GArray          *states)
{
  search->beam_width *= BEAM_FACTOR;
  if (search->beam_width > MAX_BEAM_WIDTH)
    search->beam_width = 0;
  if (states == NULL)
    return;

  g_clear_pointer (&search->beam, g_array_unref);
  search->beam = states;
  search->cap = MIN (search->cap, states->len - (search->options->max_solutions > 1 ? 0 : 1));
  for (guint i = 0; i < G_N_ELEMENTS (search->fast->workers); i++)
    search->fast->workers[i].cap = search->cap;
  lab_robots_search_tell (search, TRUE);
}

/* The perimeter that was made is the one in use from now on, if it @is_complete. Only one of the
 * two keeps its memory. */
static void
take_perimeter (LabRobotsSearch *search,
                gboolean         is_complete)
{
  LabRobotsFast *fast = search->fast;

  lab_robots_search_count (search);
  if (is_complete)
    {
      LabRobotsPerimeter *deeper = fast->perimeters[1];

      fast->perimeters[1] = fast->perimeters[0];
      fast->perimeters[0] = deeper;
      for (guint i = 0; i < G_N_ELEMENTS (fast->workers); i++)
        fast->workers[i].perimeter = deeper;
    }
  else
    search->is_deep_enough = TRUE;
  lab_robots_perimeter_open (fast->perimeters[1], &fast->field);
}

/* Begins a beam search if it is time for one, or makes it if there is one thread. */
static gboolean
begin_beam (LabRobotsSearch *search)
{
  const LabRobotsPerimeter *perimeter = search->fast->perimeters[0];
  guint best = lab_robots_search_get_best (search);
  guint max_moves = MIN (MIN (best, search->cap) - 1, MAX_BEAM_MOVES);
  guint64 factor = best == LAB_ROBOTS_NO_MOVES ? 1
                                               : search->beam_width / LAB_ROBOTS_FIRST_BEAM_WIDTH;

  if (search->beam_width == 0 || search->memory + BEAM_MEMORY > search->max_memory
      || max_moves <= search->bound || count_expanded (search) < BEAM_STATES * factor * factor)
    return FALSE;
  if (search->n_threads > 1)
    search->job = lab_robots_side_job_new_beam (perimeter, search->start, search->beam_width,
                                                max_moves);
  else
    take_beam (search, lab_robots_beam_search (perimeter, search->start, search->beam_width,
                                               max_moves, search->options->cancellable));
  return TRUE;
}

/* How many states are expanded before another level pays. */
static guint64
count_before_level (const LabRobotsPerimeter *perimeter)
{
  const LabRobotsField *field = perimeter->field;
  guint n_levels = perimeter->n_levels;
  guint64 n_cells = (guint64) field->size * field->size;

  if (n_levels == 0)
    return FIRST_LEVEL_STATES * n_cells * field->size / 4096 * (field->must_ricochet ? 4U : 1U);
  return perimeter->n_generated * STATES_PER_PARTIAL[n_levels] * (field->n_robots - 1) * n_cells
         / 768;
}

/* Gives the perimeter one more level if that pays. The first ones are made where they are used;
 * then another perimeter is made, since estimates never may fall: if it needs too much memory,
 * the first one stays as it is. */
static gboolean
begin_perimeter (LabRobotsSearch *search)
{
  LabRobotsFast *fast = search->fast;
  guint n_levels = fast->perimeters[0]->n_levels;
  guint64 max_memory = search->max_memory / 4;

  if (search->is_deep_enough || n_levels == LAB_ROBOTS_MAX_LEVELS
      || count_expanded (search) < count_before_level (fast->perimeters[0]))
    return FALSE;
  if (n_levels < FIRST_SIDE_LEVEL)
    search->is_deep_enough = !lab_robots_perimeter_deepen (fast->perimeters[0], max_memory,
                                                           search->options->cancellable);
  else if (search->n_threads > 1)
    search->job = lab_robots_side_job_new_perimeter (fast->perimeters[1], n_levels + 1, max_memory);
  else
    take_perimeter (search,
                    lab_robots_perimeter_make (fast->perimeters[1], n_levels + 1, max_memory,
                                               search->options->cancellable));
  return TRUE;
}

/* Takes over what a side job has done, and begins another one if it is time. */
void
lab_robots_search_tend_jobs (LabRobotsSearch *search)
{
  if (search->job != NULL && lab_robots_side_job_is_done (search->job))
    {
      gboolean is_beam = lab_robots_side_job_is_beam (search->job);
      gboolean is_complete;
      GArray *states;

      lab_robots_side_job_finish (search->job, TRUE, &is_complete, &states);
      search->job = NULL;
      if (is_beam)
        take_beam (search, states);
      else
        take_perimeter (search, is_complete);
    }
  if (search->job == NULL && !begin_perimeter (search))
    begin_beam (search);
}

/* Cancels the side job. */
void
lab_robots_search_drop_jobs (LabRobotsSearch *search)
{
  gboolean is_complete;
  GArray *states = NULL;

  if (search->job == NULL)
    return;
  lab_robots_side_job_finish (search->job, FALSE, &is_complete, &states);
  search->job = NULL;
  lab_robots_search_count (search);
  g_clear_pointer (&states, g_array_unref);
  lab_robots_perimeter_open (search->fast->perimeters[1], &search->fast->field);
}
