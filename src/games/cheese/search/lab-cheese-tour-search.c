/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-cheese-tour-search.h"

#include <string.h>

#include <string.h>

#define NEVER G_MAXUINT32

/** lab_cheese_tour_measure: returns how many turns a tour takes, beginning with place 0. */
guint64
lab_cheese_tour_measure (const LabCheeseDistances *distances,
                         const guint              *order)
{
  guint64 turns = 0;

  for (guint i = 1; i < distances->n; i++)
    turns += lab_cheese_distances_get (distances, order[i - 1], order[i]);
  return turns;
}

/* The table of Bellman (1962) and of Held and Karp (1962): for each set of pieces of cheese and
 * each piece in it, the fewest turns to fetch the set and end there. O(2^n n^2). */

static void
extend (guint32                  *table,
        const LabCheeseDistances *distances,
        guint                     n,
        guint                     set,
        guint                     last)
{
  guint32 turns = table[(gsize) set * n + last];

  if (turns == NEVER)
    return;
  for (guint next = 0; next < n; next++)
    {
      guint32 *better;
      guint32 sum = turns + lab_cheese_distances_get (distances, last + 1, next + 1);

      if ((set >> next & 1) != 0)
        continue;
      better = &table[(gsize) (set | 1u << next) * n + next];
      *better = MIN (*better, sum);
    }
}

/* Follows the table back from its end. */
static void
trace (LabCheeseTourSearch *search,
       const guint32       *table,
       guint                n)
{
  guint set = (1u << n) - 1;
  guint last = 0;

  for (guint i = 1; i < n; i++)
    {
      if (table[(gsize) set * n + i] < table[(gsize) set * n + last])
        last = i;
    }
  search->turns = search->bound = table[(gsize) set * n + last];
  search->order[0] = 0;
  for (guint place = n; place > 0; place--)
    {
      guint before = set & ~(1u << last);
      guint32 turns = table[(gsize) set * n + last];

      search->order[place] = last + 1;
      set = before;
      for (guint i = 0; i < n && before != 0; i++)
        {
          if ((before >> i & 1) != 0 && table[(gsize) before * n + i] != NEVER
              && table[(gsize) before * n + i]
                         + lab_cheese_distances_get (search->distances, i + 1, last + 1)
                     == turns)
            {
              last = i;
              break;
            }
        }
    }
}

/**
 * lab_cheese_tour_table:
 * @search: a search of at most %LAB_CHEESE_TABLE_MAX pieces of cheese
 *
 * Finds the shortest tour with a table.
 *
 * Returns: %FALSE if there is not enough memory, or if it was cancelled
 */
gboolean
lab_cheese_tour_table (LabCheeseTourSearch *search)
{
  guint n = search->distances->n - 1;
  gsize n_sets;
  g_autofree guint32 *table = NULL;

  g_return_val_if_fail (n >= 1 && n <= LAB_CHEESE_TABLE_MAX, FALSE);

  n_sets = (gsize) 1 << n;
  table = g_try_new (guint32, n_sets * n);
  if (table == NULL)
    return FALSE;
  for (gsize i = 0; i < n_sets * n; i++)
    table[i] = NEVER;
  for (guint i = 0; i < n; i++)
    table[((gsize) 1 << i) * n + i] = lab_cheese_distances_get (search->distances, 0, i + 1);
  for (guint set = 1; set < n_sets; set++)
    {
      if (set % 4096 == 0 && g_cancellable_is_cancelled (search->cancellable))
        return FALSE;
      for (guint last = 0; last < n; last++)
        {
          if ((set >> last & 1) != 0)
            extend (table, search->distances, n, set, last);
        }
    }
  search->n_nodes = n_sets * n;
  trace (search, table, n);
  return TRUE;
}

/* Branch and bound with 1-trees (Held and Karp, 1970 and 1971), branching as Volgenant and Jonker
 * (1982) do. A tour from the start to any end becomes a round trip by one more place, the door: it
 * is next to the start, and no distance away from all cheese. Without the door, a round trip is a
 * tree; so a shortest tree, plus two passages of the door, is never longer. Prices of the places
 * make trees with many branches expensive, which changes no round trip by more than a constant, and
 * so the bound comes near to the shortest one.
 *
 * All is counted in whole numbers, so the bound is exact. */

#define SCALE 1024
#define FAR ((gint64) 1 << 50)
#define ROOT_ROUNDS 600
#define NODE_ROUNDS 25
/* After so many rounds without a better bound, steps are halved. */
#define MAX_WAITS 3
#define NODES_BETWEEN_LOOKS 64
#define MAX_PLACES 256

typedef enum
{
  FREE,
  KEPT,
  CUT,
} Status;

typedef struct
{
  LabCheeseTourSearch *search;
  guint n;                      /* places with the door, which is the last one */
  gint64 *costs;                /* scaled, and changed by FAR if a passage is kept or cut */
  guint8 *status;               /* a Status for each pair of places */
  guint n_kept;                 /* how many passages must be kept */
  gint64 *prices;               /* of the places in the current node */
  guint *parents;               /* the tree, from place 0 on */
  guint *order;                 /* in which places came into the tree */
  guint *best_parents;          /* the tree with the best bound */
  guint *best_order;
  guint doors[2];               /* the two places next to the door */
  guint best_doors[2];
  guint *degrees;
  gint64 *keys;                 /* of Prim's algorithm */
  gint64 *dearest;              /* the dearest passage of the tree between each pair of places */
  gint64 deadline;
  gboolean is_stopped;
} Branch;

static inline gsize
get_pair (const Branch *self,
          guint         a,
          guint         b)
{
  return (gsize) a * self->n + b;
}

/* A passage that must be kept comes before all others, and one that is cut after all others. */
static inline void
set_status (Branch *self,
            guint   a,
            guint   b,
            Status  status)
{
  static const gint64 changes[] = { [FREE] = 0, [KEPT] = -FAR, [CUT] = FAR };
  gsize pair = get_pair (self, a, b);
  gsize other = get_pair (self, b, a);

  self->n_kept += (status == KEPT) - (self->status[pair] == KEPT);
  self->costs[pair] += changes[status] - changes[self->status[pair]];
  self->costs[other] = self->costs[pair];
  self->status[pair] = self->status[other] = (guint8) status;
}

static inline gint64
get_cost (const Branch *self,
          guint         a,
          guint         b)
{
  return self->costs[get_pair (self, a, b)] + self->prices[a] + self->prices[b];
}

/* Finds a shortest tree over all places but the door (Prim, 1957). */
static gint64
find_tree (Branch *self)
{
  const gint64 *prices = self->prices;
  guint n = self->n - 1;
  guint open[MAX_PLACES] = { 0 };
  guint n_open = n - 1;
  guint last = 0;
  gint64 sum = 0;

  for (guint i = 1; i < n; i++)
    {
      self->keys[i] = G_MAXINT64;
      open[i - 1] = i;
    }
  while (n_open > 0)
    {
      const gint64 *costs = self->costs + get_pair (self, last, 0);
      gint64 least = G_MAXINT64;
      guint best = 0;

      for (guint i = 0; i < n_open; i++)
        {
          guint place = open[i];
          gint64 cost = costs[place] + prices[place] + prices[last];

          if (cost < self->keys[place])
            {
              self->keys[place] = cost;
              self->parents[place] = last;
            }
          if (self->keys[place] < least)
            {
              least = self->keys[place];
              best = i;
            }
        }
      last = open[best];
      self->order[n - 1 - n_open] = last;
      open[best] = open[--n_open];
      sum += self->keys[last];
      self->degrees[last]++;
      self->degrees[self->parents[last]]++;
    }
  return sum;
}

static gint64
find_doors (Branch *self)
{
  guint door = self->n - 1;
  gint64 costs[2] = { G_MAXINT64, G_MAXINT64 };

  self->doors[0] = self->doors[1] = 0;
  for (guint i = 0; i < door; i++)
    {
      gint64 cost = get_cost (self, door, i);

      if (cost < costs[0])
        {
          costs[1] = costs[0];
          self->doors[1] = self->doors[0];
          costs[0] = cost;
          self->doors[0] = i;
        }
      else if (cost < costs[1])
        {
          costs[1] = cost;
          self->doors[1] = i;
        }
    }
  self->degrees[self->doors[0]]++;
  self->degrees[self->doors[1]]++;
  self->degrees[door] = 2;
  return costs[0] + costs[1];
}

/* Returns the length of a shortest 1-tree, without the prices; more than FAR / 2 if it needs a
 * passage that is cut. */
static gint64
find_one_tree (Branch *self)
{
  gint64 sum;

  memset (self->degrees, 0, self->n * sizeof self->degrees[0]);
  sum = find_tree (self) + find_doors (self) + (gint64) self->n_kept * FAR;
  for (guint i = 0; i < self->n; i++)
    sum -= 2 * self->prices[i];
  return sum;
}

static gboolean
is_round_trip (const Branch *self)
{
  for (guint i = 0; i < self->n; i++)
    {
      if (self->degrees[i] != 2)
        return FALSE;
    }
  return TRUE;
}

/* Notes the tour that a 1-tree without branches is. */
static void
note_tour (Branch *self)
{
  guint n = self->n - 1;
  g_autofree guint *order = g_new (guint, n);
  guint before = n;
  guint place = 0;
  guint64 turns;

  for (guint at = 0; at < n; at++)
    {
      guint next = n;

      order[at] = place;
      for (guint i = 1; i < n; i++)
        {
          if (i == place && self->parents[i] != before)
            next = self->parents[i];
          else if (self->parents[i] == place && i != before && i != place)
            next = i;
        }
      before = place;
      place = next;
    }
  turns = lab_cheese_tour_measure (self->search->distances, order);
  if (turns >= self->search->turns)
    return;
  self->search->turns = turns;
  memcpy (self->search->order, order, n * sizeof order[0]);
}

static guint64
round_up (gint64 length)
{
  return length <= 0 ? 0 : (guint64) ((length + SCALE - 1) / SCALE);
}

/* Raises the bound by changing the prices (subgradients, Held, Wolfe and Crowder, 1974). Leaves the
 * best prices, and its tree. Returns the bound, scaled. */
static gint64
raise_bound (Branch *self,
             guint   n_rounds)
{
  gint64 *prices = self->prices;
  g_autofree gint64 *best_prices = g_memdup2 (prices, self->n * sizeof prices[0]);
  gint64 best = G_MININT64;
  double agility = 1;
  guint waits = 0;

  for (guint round = 0; round < n_rounds; round++)
    {
      gint64 length = find_one_tree (self);
      gint64 gap = (gint64) self->search->turns * SCALE - length;
      gint64 errors = 0;
      gint64 step;

      if (length > best)
        {
          best = length;
          waits = 0;
          memcpy (best_prices, prices, self->n * sizeof prices[0]);
          memcpy (self->best_parents, self->parents, self->n * sizeof self->parents[0]);
          memcpy (self->best_order, self->order, (self->n - 2) * sizeof self->order[0]);
          memcpy (self->best_doors, self->doors, sizeof self->doors);
        }
      else if (++waits >= MAX_WAITS)
        {
          agility /= 2;
          waits = 0;
        }
      if (is_round_trip (self))
        note_tour (self);
      if (round_up (best) >= self->search->turns)
        break;
      for (guint i = 0; i < self->n; i++)
        {
          gint64 surplus = (gint64) self->degrees[i] - 2;

          errors += surplus * surplus;
        }
      if (errors == 0)
        break;
      step = (gint64) (agility * (double) MAX (gap, SCALE) / (double) errors);
      if (step < 1)
        break;
      for (guint i = 0; i < self->n; i++)
        prices[i] += ((gint64) self->degrees[i] - 2) * step;
    }
  memcpy (prices, best_prices, self->n * sizeof prices[0]);
  return best;
}

/* Finds for each pair of places the dearest passage on the way between them in the tree. */
static void
find_dearest (Branch *self)
{
  guint n = self->n;

  self->dearest[0] = 0;
  for (guint i = 0; i < n - 2; i++)
    {
      guint place = self->best_order[i];
      guint parent = self->best_parents[place];
      gint64 cost = get_cost (self, place, parent);

      for (guint j = 0; j <= i; j++)
        {
          guint other = j == 0 ? 0 : self->best_order[j - 1];
          gint64 dearest = other == parent
                               ? cost
                               : MAX (cost, self->dearest[get_pair (self, parent, other)]);

          self->dearest[get_pair (self, place, other)] = dearest;
          self->dearest[get_pair (self, other, place)] = dearest;
        }
    }
}

/* Cuts each passage with which the bound would reach the best tour (Volgenant and Jonker, 1982). */
static void
cut_dear_passages (Branch *self,
                   gint64  length)
{
  guint door = self->n - 1;
  gint64 dearest_door = MAX (get_cost (self, door, self->best_doors[0]),
                             get_cost (self, door, self->best_doors[1]));

  find_dearest (self);
  for (guint a = 0; a < door; a++)
    {
      for (guint b = 0; b < a; b++)
        {
          gsize pair = get_pair (self, a, b);

          if (self->status[pair] == FREE
              && round_up (length + get_cost (self, a, b) - self->dearest[pair])
                     >= self->search->turns)
            set_status (self, a, b, CUT);
        }
      if (self->status[get_pair (self, door, a)] == FREE
          && round_up (length + get_cost (self, door, a) - dearest_door)
                 >= self->search->turns)
        set_status (self, door, a, CUT);
    }
}

/* The best tree again, as a list of the places next to each place. */
static void
count_degrees (Branch *self,
               guint  *degrees)
{
  memset (degrees, 0, self->n * sizeof degrees[0]);
  for (guint i = 1; i < self->n - 1; i++)
    {
      degrees[i]++;
      degrees[self->best_parents[i]]++;
    }
  degrees[self->best_doors[0]]++;
  degrees[self->best_doors[1]]++;
  degrees[self->n - 1] = 2;
}

static gboolean
is_in_tree (const Branch *self,
            guint         a,
            guint         b)
{
  guint door = self->n - 1;

  if (a == door || b == door)
    return self->best_doors[0] == MIN (a, b) || self->best_doors[1] == MIN (a, b);
  return (a != 0 && self->best_parents[a] == b) || (b != 0 && self->best_parents[b] == a);
}

static guint
count_kept (const Branch *self,
            guint         place)
{
  guint n = 0;

  for (guint i = 0; i < self->n; i++)
    n += i != place && self->status[get_pair (self, place, i)] == KEPT;
  return n;
}

/* The place with the most passages in the tree, and its two cheapest ones that are still free. */
static guint
choose_place (Branch *self,
              guint  *ends)
{
  g_autofree guint *degrees = g_new (guint, self->n);
  guint place = 0;
  guint n = 0;

  count_degrees (self, degrees);
  for (guint i = 1; i < self->n; i++)
    {
      if (degrees[i] > degrees[place])
        place = i;
    }
  if (degrees[place] <= 2)
    return G_MAXUINT;
  ends[0] = ends[1] = G_MAXUINT;
  for (guint i = 0; i < self->n && n < 2; i++)
    {
      if (i != place && is_in_tree (self, place, i)
          && self->status[get_pair (self, place, i)] == FREE)
        ends[n++] = i;
    }
  return n > 0 ? place : G_MAXUINT;
}

static gboolean
should_stop (Branch *self)
{
  LabCheeseTourSearch *search = self->search;

  if (self->is_stopped)
    return TRUE;
  search->n_nodes++;
  if ((search->limits != NULL && search->limits->nodes > 0
       && search->n_nodes > search->limits->nodes)
      || (search->n_nodes % NODES_BETWEEN_LOOKS == 0
          && (g_cancellable_is_cancelled (search->cancellable)
              || g_get_monotonic_time () >= self->deadline)))
    self->is_stopped = TRUE;
  return self->is_stopped;
}

static void visit_node (Branch *self,
                        guint   n_rounds);

/* Keeps two passages of a place, and cuts all its others. */
static void
visit_with_both (Branch *self,
                 guint   place)
{
  g_autofree guint8 *before = g_new (guint8, self->n);
  gsize row = get_pair (self, place, 0);

  memcpy (before, self->status + row, self->n);
  for (guint i = 0; i < self->n; i++)
    {
      if (i != place && before[i] == FREE)
        set_status (self, place, i, CUT);
    }
  visit_node (self, NODE_ROUNDS);
  for (guint i = 0; i < self->n; i++)
    {
      if (i != place)
        set_status (self, place, i, (Status) before[i]);
    }
}

/* Keeps the passage to an end, unless the end has two kept ones already. */
static void
visit_with (Branch *self,
            guint   place,
            guint   end,
            guint   other)
{
  if (count_kept (self, end) >= 2)
    return;
  set_status (self, place, end, KEPT);
  if (count_kept (self, place) >= 2)
    visit_with_both (self, place);
  else if (other != G_MAXUINT)
    {
      set_status (self, place, other, CUT);
      visit_node (self, NODE_ROUNDS);
      set_status (self, place, other, FREE);
      visit_with (self, place, other, G_MAXUINT);
    }
  else
    visit_node (self, NODE_ROUNDS);
  set_status (self, place, end, FREE);
}

static void
branch (Branch *self)
{
  guint ends[2];
  guint place = choose_place (self, ends);

  if (place == G_MAXUINT)
    return;
  set_status (self, place, ends[0], CUT);
  visit_node (self, NODE_ROUNDS);
  set_status (self, place, ends[0], FREE);
  visit_with (self, place, ends[0], ends[1]);
}

static void
restore (Branch       *self,
         const guint8 *status)
{
  for (guint a = 0; a < self->n; a++)
    {
      for (guint b = 0; b < a; b++)
        set_status (self, a, b, (Status) status[get_pair (self, a, b)]);
    }
}

static void
visit_node (Branch *self,
            guint   n_rounds)
{
  gint64 *before = self->prices;
  g_autofree gint64 *own = NULL;
  gint64 length;

  if (should_stop (self))
    return;
  self->prices = own = g_memdup2 (before, self->n * sizeof before[0]);
  length = raise_bound (self, n_rounds);
  if (n_rounds == ROOT_ROUNDS)
    self->search->bound = MIN (round_up (length), self->search->turns);
  if (round_up (length) < self->search->turns)
    {
      g_autofree guint8 *status = g_memdup2 (self->status, (gsize) self->n * self->n);

      cut_dear_passages (self, length);
      branch (self);
      restore (self, status);
    }
  self->prices = before;
}

static void
fill_lengths (Branch *self)
{
  guint door = self->n - 1;

  for (guint a = 0; a < door; a++)
    {
      for (guint b = 0; b < door; b++)
        self->costs[get_pair (self, a, b)]
            = (gint64) lab_cheese_distances_get (self->search->distances, a, b) * SCALE;
      self->costs[get_pair (self, a, door)] = self->costs[get_pair (self, door, a)] = 0;
    }
  self->costs[get_pair (self, door, door)] = 0;
}

/**
 * lab_cheese_tour_branch:
 * @search: a search that has a tour already, of at most 250 places
 *
 * Looks for shorter tours until it is proved that there is none.
 *
 * Returns: %FALSE if it ended before; @search has the best tour and a bound in any case
 */
gboolean
lab_cheese_tour_branch (LabCheeseTourSearch *search)
{
  guint n = search->distances->n + 1;
  gsize n_pairs = (gsize) n * n;
  Branch self = { .search = search, .n = n };
  g_autofree gint64 *costs = self.costs = g_new (gint64, n_pairs);
  g_autofree guint8 *status = self.status = g_new0 (guint8, n_pairs);
  g_autofree guint *parents = self.parents = g_new0 (guint, n);
  g_autofree guint *best_parents = self.best_parents = g_new0 (guint, n);
  g_autofree guint *order = self.order = g_new0 (guint, n);
  g_autofree guint *best_order = self.best_order = g_new0 (guint, n);
  g_autofree gint64 *dearest = self.dearest = g_new0 (gint64, n_pairs);
  g_autofree guint *degrees = self.degrees = g_new (guint, n);
  g_autofree gint64 *keys = self.keys = g_new (gint64, n);
  g_autofree gint64 *prices = self.prices = g_new0 (gint64, n);

  g_return_val_if_fail (search->distances->n >= 2 && search->distances->n <= 250, FALSE);

  self.deadline = search->limits != NULL
                      ? lab_limits_get_deadline (search->limits, g_get_monotonic_time ())
                      : G_MAXINT64;
  fill_lengths (&self);
  set_status (&self, 0, n - 1, KEPT);
  visit_node (&self, ROOT_ROUNDS);
  if (!self.is_stopped)
    search->bound = search->turns;
  return !self.is_stopped;
}
