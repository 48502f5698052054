/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-cheese-tour.h"

#include <glib/gi18n.h>
#include <string.h>

#include "lab-cheese-tour-search.h"
#include "lab-random.h"
#include "lab-traversal.h"

/* Up to this number of pieces, the table is faster than branching. */
#define FAST_TABLE_MAX 9
/* With more pieces, a good tour is looked for, but not proved. */
#define MAX_PROVED 249
/* How often a tour is changed at random and made better again. */
#define N_KICKS 200

static gboolean
find_distances (LabCheeseDistances   *distances,
                const LabCheeseMaze  *maze,
                const guint          *places,
                GError              **error)
{
  g_autoptr (LabTraversal) traversal = lab_traversal_new (&maze->graph);
  const LabTraversalOptions options = { .order = LAB_TRAVERSAL_BUCKETS };

  if (traversal == NULL)
    return lab_refuse (error, LAB_CHEESE_ERROR, LAB_CHEESE_ERROR_FAILED,
                       _("There is not enough memory for this maze."));
  for (guint a = 0; a < distances->n; a++)
    {
      if (!lab_traversal_run (traversal, places[a], &options, error))
        return FALSE;
      for (guint b = 0; b < distances->n; b++)
        {
          guint turns = traversal->distances[places[b]];

          if (turns == LAB_NO_DISTANCE)
            return lab_refuse (error, LAB_CHEESE_ERROR, LAB_CHEESE_ERROR_MAZE,
                               _("No way leads to the cheese in cell %u."), places[b]);
          distances->turns[(gsize) a * distances->n + b] = turns;
        }
    }
  return TRUE;
}

/* Begins with the nearest piece, then always takes the piece that is nearest to the tour, and puts
 * it where it costs least (nearest insertion: Rosenkrantz, Stearns and Lewis, 1977). O(n^2). */
static guint
find_insertion (const LabCheeseDistances *distances,
                const guint              *order,
                guint                     n_order,
                guint                     place,
                gint64                   *cost)
{
  guint best = n_order;

  *cost = lab_cheese_distances_get (distances, order[n_order - 1], place);
  for (guint i = 1; i < n_order; i++)
    {
      gint64 more = (gint64) lab_cheese_distances_get (distances, order[i - 1], place)
                    + lab_cheese_distances_get (distances, place, order[i])
                    - lab_cheese_distances_get (distances, order[i - 1], order[i]);

      if (more < *cost)
        {
          *cost = more;
          best = i;
        }
    }
  return best;
}

static void
insert_nearest (const LabCheeseDistances *distances,
                guint                    *order)
{
  guint n = distances->n;
  g_autofree guint32 *nearest = g_new (guint32, n);
  g_autofree guint8 *is_in = g_new0 (guint8, n);

  order[0] = 0;
  for (guint i = 1; i < n; i++)
    nearest[i] = lab_cheese_distances_get (distances, 0, i);
  for (guint n_order = 1; n_order < n; n_order++)
    {
      guint place = 0;
      guint at;
      gint64 cost;

      for (guint i = 1; i < n; i++)
        {
          if (is_in[i] == 0 && (place == 0 || nearest[i] < nearest[place]))
            place = i;
        }
      at = find_insertion (distances, order, n_order, place, &cost);
      memmove (order + at + 1, order + at, (n_order - at) * sizeof order[0]);
      order[at] = place;
      is_in[place] = 1;
      for (guint i = 1; i < n; i++)
        nearest[i] = MIN (nearest[i], lab_cheese_distances_get (distances, place, i));
    }
}

static void
reverse (guint *order,
         guint  from,
         guint  to)
{
  for (; from < to; from++, to--)
    {
      guint place = order[from];

      order[from] = order[to];
      order[to] = place;
    }
}

/* The length of the step to a place; none leads on from the end. */
static inline gint64
get_step (const LabCheeseDistances *distances,
          const guint              *order,
          guint                     from,
          guint                     to)
{
  return to < distances->n ? lab_cheese_distances_get (distances, order[from], order[to]) : 0;
}

/* Turns a part of the tour round where that is shorter (2-opt: Croes, 1958). */
static gboolean
turn_parts (const LabCheeseDistances *distances,
            guint                    *order)
{
  gboolean is_better = FALSE;

  for (guint i = 1; i + 1 < distances->n; i++)
    {
      for (guint j = i + 1; j < distances->n; j++)
        {
          gint64 before = get_step (distances, order, i - 1, i)
                          + get_step (distances, order, j, j + 1);
          gint64 after = get_step (distances, order, i - 1, j)
                         + get_step (distances, order, i, j + 1);

          if (after >= before)
            continue;
          reverse (order, i, j);
          is_better = TRUE;
        }
    }
  return is_better;
}

/* Moves up to three places to where they cost less (Or, 1976), as a turn of three parts. */
static gboolean
move_parts (const LabCheeseDistances *distances,
            guint                    *order)
{
  gboolean is_better = FALSE;
  guint n = distances->n;

  for (guint length = 1; length <= 3; length++)
    {
      for (guint i = 1; i + length <= n; i++)
        {
          guint last = i + length - 1;
          gint64 gain = get_step (distances, order, i - 1, i)
                        + get_step (distances, order, last, last + 1)
                        - (last + 1 < n ? get_step (distances, order, i - 1, last + 1) : 0);

          for (guint j = last + 1; j < n; j++)
            {
              gint64 cost = get_step (distances, order, j, i)
                            + get_step (distances, order, last, j + 1)
                            - get_step (distances, order, j, j + 1);

              if (cost >= gain)
                continue;
              reverse (order, i, j);
              reverse (order, i, j - length);
              reverse (order, j - length + 1, j);
              is_better = TRUE;
              break;
            }
        }
    }
  return is_better;
}

static void
improve (const LabCheeseDistances *distances,
         guint                    *order)
{
  gboolean turned, moved;

  do
    {
      turned = turn_parts (distances, order);
      moved = move_parts (distances, order);
    }
  while (turned || moved);
}

/* Exchanges two neighboring parts at random, and improves the tour again (a double bridge: Martin,
 * Otto and Felten, 1991). */
static void
kick (const LabCheeseDistances *distances,
      guint                    *order,
      LabRandom                *random)
{
  guint n = distances->n;
  guint from = 1 + lab_random_below (random, n - 2);
  guint middle = from + lab_random_below (random, n - from);
  guint to = middle + lab_random_below (random, n - middle);

  if (middle > from)
    reverse (order, from, middle - 1);
  reverse (order, middle, to);
  reverse (order, from, to);
  improve (distances, order);
}

static void
find_good_tour (LabCheeseTourSearch *search)
{
  const LabCheeseDistances *distances = search->distances;
  gsize size = distances->n * sizeof search->order[0];
  guint n_kicks = distances->n > 60 ? 0 : N_KICKS;
  g_autofree guint *order = NULL;
  LabRandom random;

  insert_nearest (distances, search->order);
  improve (distances, search->order);
  search->turns = lab_cheese_tour_measure (distances, search->order);
  if (distances->n < 6)
    return;
  lab_random_init (&random, distances->n);
  order = g_memdup2 (search->order, size);
  for (guint i = 0; i < n_kicks; i++)
    {
      guint64 turns;

      kick (distances, order, &random);
      turns = lab_cheese_tour_measure (distances, order);
      if (turns < search->turns)
        {
          search->turns = turns;
          memcpy (search->order, order, size);
        }
      else if (turns > search->turns)
        memcpy (order, search->order, size);
    }
}

static void
note_search (LabCheeseTour             *self,
             const LabCheeseTourSearch *search,
             const guint               *places,
             gboolean                   is_proved)
{
  for (guint i = 1; i < search->distances->n; i++)
    g_array_append_val (self->cells, places[search->order[i]]);
  self->turns = search->turns;
  self->bound = is_proved ? search->turns : search->bound;
  self->n_nodes = search->n_nodes;
  self->is_proved = is_proved;
}

static gboolean
search_tour (LabCheeseTourSearch *search)
{
  guint n_cheese = search->distances->n - 1;

  if (n_cheese <= FAST_TABLE_MAX)
    return lab_cheese_tour_table (search);
  find_good_tour (search);
  return n_cheese <= MAX_PROVED && lab_cheese_tour_branch (search);
}

static gboolean
insert_all (LabCheeseTourSearch *search)
{
  insert_nearest (search->distances, search->order);
  search->turns = lab_cheese_tour_measure (search->distances, search->order);
  return FALSE;
}

/* Finds a tour by @solve, which returns whether it is proved that there is no shorter one. */
static gboolean
find_tour (LabCheeseTour        *self,
           const LabCheeseMaze  *maze,
           guint                 start,
           const guint          *cheese,
           guint                 n_cheese,
           LabCheeseTourSearch   search,
           gboolean            (*solve) (LabCheeseTourSearch *search),
           GError              **error)
{
  LabCheeseDistances distances = { .n = n_cheese + 1 };
  g_autofree guint *places = g_new (guint, distances.n);
  g_autofree guint *order = g_new0 (guint, distances.n);
  g_autofree guint32 *turns = g_new0 (guint32, (gsize) distances.n * distances.n);

  if (self->cells == NULL)
    self->cells = g_array_new (FALSE, FALSE, sizeof (guint));
  g_array_set_size (self->cells, 0);
  self->turns = self->bound = self->n_nodes = 0;
  self->is_proved = TRUE;
  if (n_cheese == 0)
    return TRUE;
  places[0] = start;
  memcpy (places + 1, cheese, n_cheese * sizeof cheese[0]);
  distances.turns = turns;
  search.distances = &distances;
  search.order = order;
  if (!find_distances (&distances, maze, places, error))
    return FALSE;
  note_search (self, &search, places, solve (&search));
  return TRUE;
}

/**
 * lab_cheese_tour_find:
 * @self: a tour, or all zeros
 * @maze: a maze
 * @start: where the tour begins
 * @cheese: (array length=n_cheese): the cells with cheese
 * @n_cheese: their number
 * @limits: (nullable): how long the search may take
 * @cancellable: (nullable): cancels the search from another thread
 * @error: return location for a #LabCheeseError, if some cheese cannot be reached
 *
 * Finds a way to fetch all cheese in the fewest turns, in the order of @self, and proves that there
 * is no shorter one: a few pieces with a table of all sets, more with branch and bound. If it ends
 * before, the best way so far is the result, with the bound that is proved.
 *
 * Returns: %TRUE if there is a tour
 */
gboolean
lab_cheese_tour_find (LabCheeseTour        *self,
                      const LabCheeseMaze  *maze,
                      guint                 start,
                      const guint          *cheese,
                      guint                 n_cheese,
                      const LabLimits      *limits,
                      GCancellable         *cancellable,
                      GError              **error)
{
  const LabCheeseTourSearch search = { .limits = limits, .cancellable = cancellable };

  g_return_val_if_fail (self != NULL && maze != NULL, FALSE);

  return find_tour (self, maze, start, cheese, n_cheese, search, search_tour, error);
}

/**
 * lab_cheese_tour_insertion:
 * @self: a tour, or all zeros
 * @maze: a maze
 * @start: where the tour begins
 * @cheese: (array length=n_cheese): the cells with cheese
 * @n_cheese: their number
 *
 * Finds a good tour by nearest insertion. Cheese that cannot be reached makes it empty.
 */
void
lab_cheese_tour_insertion (LabCheeseTour       *self,
                           const LabCheeseMaze *maze,
                           guint                start,
                           const guint         *cheese,
                           guint                n_cheese)
{
  const LabCheeseTourSearch search = { 0 };

  g_return_if_fail (self != NULL && maze != NULL);

  find_tour (self, maze, start, cheese, n_cheese, search, insert_all, NULL);
}

/**
 * lab_cheese_tour_clear:
 * @self: a tour
 *
 * Frees what belongs to a tour.
 */
void
lab_cheese_tour_clear (LabCheeseTour *self)
{
  g_clear_pointer (&self->cells, g_array_unref);
}
