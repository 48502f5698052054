/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-robots-fast.h"

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
 * @thread: (nullable): the thread; %NULL if the search has only one
 * @cancellable: (nullable): stops it
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

/* Private helpers */

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
static GArray *
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
  LabRobotsSolver *fast = search->fast;

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

/* Waits until the job is done, and returns it. */
static LabRobotsSideJob *
end_job (LabRobotsSearch *search)
{
  LabRobotsSideJob *job = g_steal_pointer (&search->job);

  g_clear_pointer (&job->thread, g_thread_join);
  g_clear_object (&job->cancellable);
  return job;
}

/* Takes over what the job has done. */
static void
finish_job (LabRobotsSearch *search)
{
  g_autofree LabRobotsSideJob *job = end_job (search);

  if (job->width > 0)
    take_beam (search, job->states);
  else
    take_perimeter (search, job->is_complete);
}

/* Begins a job, or does it if there is one thread. */
static void
begin_job (LabRobotsSearch        *search,
           const LabRobotsSideJob *job)
{
  search->job = g_memdup2 (job, sizeof *job);
  if (search->n_threads > 1)
    {
      search->job->cancellable = g_cancellable_new ();
      search->job->thread = g_thread_new ("robots-side", run, search->job);
      return;
    }
  g_set_object (&search->job->cancellable, search->options->cancellable);
  run (search->job);
  finish_job (search);
}

/* Begins a beam search if it is time for one. */
static void
begin_beam (LabRobotsSearch *search)
{
  guint best = lab_robots_search_get_best (search);
  guint max_moves = MIN (MIN (best, search->cap) - 1, MAX_BEAM_MOVES);
  guint64 factor = best == LAB_ROBOTS_NO_MOVES ? 1
                                               : search->beam_width / LAB_ROBOTS_FIRST_BEAM_WIDTH;

  if (search->beam_width == 0 || search->memory + BEAM_MEMORY > search->max_memory
      || max_moves <= search->bound || count_expanded (search) < BEAM_STATES * factor * factor)
    return;
  begin_job (search, &(LabRobotsSideJob) {
    .perimeter = search->fast->perimeters[0],
    .start = search->start,
    .width = search->beam_width,
    .max_moves = max_moves,
  });
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
  LabRobotsSolver *fast = search->fast;
  guint n_levels = fast->perimeters[0]->n_levels;
  guint64 max_memory = search->max_memory / 4;

  if (search->is_deep_enough || n_levels == LAB_ROBOTS_MAX_LEVELS
      || count_expanded (search) < count_before_level (fast->perimeters[0]))
    return FALSE;
  if (n_levels < FIRST_SIDE_LEVEL)
    search->is_deep_enough = !lab_robots_perimeter_deepen (fast->perimeters[0], max_memory,
                                                           search->options->cancellable);
  else
    begin_job (search, &(LabRobotsSideJob) {
      .made = fast->perimeters[1],
      .n_levels = n_levels + 1,
      .max_memory = max_memory,
    });
  return TRUE;
}

/* Public functions */

/* Takes over what a side job has done, and begins another one if it is time. */
void
lab_robots_search_tend_jobs (LabRobotsSearch *search)
{
  if (search->job != NULL && g_atomic_int_get (&search->job->is_done))
    finish_job (search);
  if (search->job == NULL && !begin_perimeter (search))
    begin_beam (search);
}

/* Cancels the side job. */
void
lab_robots_search_drop_jobs (LabRobotsSearch *search)
{
  g_autofree LabRobotsSideJob *job = NULL;

  if (search->job == NULL)
    return;
  g_cancellable_cancel (search->job->cancellable);
  job = end_job (search);
  lab_robots_search_count (search);
  g_clear_pointer (&job->states, g_array_unref);
  lab_robots_perimeter_open (search->fast->perimeters[1], &search->fast->field);
}
