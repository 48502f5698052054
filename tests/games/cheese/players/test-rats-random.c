/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include "lab-cheese-match.h"
#include "lab-statistics.h"
#include "lab-test-cheese.h"

/* Tests the rats that draw lots: each step must be one that the rat's definition allows, and each
 * step that it allows must be drawn about equally often. The definitions are written here again,
 * apart from the rats. */

#define N_GAMES 150
#define MAX_TURNS 400
#define MAX_CHOICES (LAB_N_CHEESE_ACTIONS + 1)

/* What a kind does. */
typedef struct
{
  const char *id;
  gboolean remembers;           /* prefers cells where it has not been */
  gboolean reduces;             /* never enters dead ends without cheese */
  gboolean is_nearest;          /* prefers the cell nearest to cheese in a straight line */
  enum { DRAWS, RETRACES, SHORTCUTS } back;     /* what it does when it is stuck */
} Definition;

static const Definition definitions[] = {
  { "random2", FALSE, FALSE, FALSE, DRAWS },
  { "random3", TRUE, FALSE, FALSE, DRAWS },
  { "random4", TRUE, TRUE, FALSE, DRAWS },
  { "random5", TRUE, TRUE, FALSE, SHORTCUTS },
  { "random6", TRUE, TRUE, TRUE, RETRACES },
  { "random7", TRUE, FALSE, TRUE, RETRACES },
};

typedef struct
{
  const Definition *definition;
  const LabCheeseMaze *maze;
  const LabCheesePosition *position;
  guint n_cells;
  gboolean *is_visited;
  gboolean *is_dead;
  GArray *path;                           /* of guint: how a rat that retraces its steps came */
  guint counts[MAX_CHOICES][MAX_CHOICES]; /* of so many choices, which one was taken */
} Walk;

/* Private helpers */

/* Lists the neighbors that are no dead ends and, if wanted, new. */
static guint
list_neighbors (const Walk *walk,
                guint       cell,
                gboolean    is_new,
                guint      *list)
{
  guint n_neighbors;
  const LabEdge *edges = lab_cheese_maze_get_neighbors (walk->maze, cell, &n_neighbors);
  guint n = 0;

  for (guint i = 0; i < n_neighbors; i++)
    {
      if (!walk->is_dead[edges[i].node] && !(is_new && walk->is_visited[edges[i].node]))
        list[n++] = edges[i].node;
    }
  return n;
}

/* A dead end is a cell with one neighbor, or one that becomes so when dead ends are closed. */
static void
find_dead_ends (Walk *walk)
{
  guint list[MAX_CHOICES];
  gboolean is_changed = walk->definition->reduces;

  memset (walk->is_dead, 0, walk->n_cells * sizeof walk->is_dead[0]);
  while (is_changed)
    {
      is_changed = FALSE;
      for (guint cell = 0; cell < walk->n_cells; cell++)
        {
          if (!lab_cheese_maze_has_cell (walk->maze, cell) || walk->is_dead[cell]
              || cell == walk->position->rats[0].cell
              || lab_cheese_position_has_cheese (walk->position, cell)
              || list_neighbors (walk, cell, FALSE, list) != 1)
            continue;
          walk->is_dead[cell] = is_changed = TRUE;
        }
    }
}

static guint
get_square (const Walk *walk,
            guint       cell)
{
  int width = (int) walk->maze->width;
  int least = G_MAXINT;

  for (guint i = 0; i < walk->position->n_cheese; i++)
    {
      int cheese = (int) walk->position->cheese[i];
      int rows = cheese / width - (int) cell / width;
      int columns = cheese % width - (int) cell % width;

      least = MIN (least, rows * rows + columns * columns);
    }
  return (guint) least;
}

static guint
keep_nearest (const Walk *walk,
              guint      *list,
              guint       n)
{
  guint least = G_MAXUINT;
  guint n_kept = 0;

  for (guint i = 0; i < n; i++)
    least = MIN (least, get_square (walk, list[i]));
  for (guint i = 0; i < n; i++)
    {
      if (get_square (walk, list[i]) == least)
        list[n_kept++] = list[i];
    }
  return n_kept;
}

/* How many steps away the next cell is that has a new neighbor, by growing rings. */
static guint
measure_way_on (const Walk *walk,
                guint       cell)
{
  g_autofree guint *rings = g_new0 (guint, walk->n_cells);
  guint list[MAX_CHOICES];

  rings[cell] = 1;
  for (guint ring = 1; ring <= walk->n_cells; ring++)
    {
      for (guint i = 0; i < walk->n_cells; i++)
        {
          guint n;

          if (rings[i] != ring)
            continue;
          if (list_neighbors (walk, i, TRUE, list) > 0)
            return ring - 1;
          n = list_neighbors (walk, i, FALSE, list);
          for (guint j = 0; j < n; j++)
            {
              if (rings[list[j]] == 0)
                rings[list[j]] = ring + 1;
            }
        }
    }
  return G_MAXUINT;
}

/* Checks a step, and counts which of the allowed ones it is. */
static void
check_step (Walk  *walk,
            guint  cell,
            guint  next)
{
  guint list[MAX_CHOICES];
  guint n = list_neighbors (walk, cell, walk->definition->remembers, list);
  gboolean is_stuck = n == 0;
  guint at = 0;

  if (is_stuck)
    n = list_neighbors (walk, cell, FALSE, list);
  if (is_stuck && walk->definition->back == SHORTCUTS)
    {
      g_assert_cmpuint (measure_way_on (walk, next) + 1, ==, measure_way_on (walk, cell));
      return;
    }
  if (is_stuck && walk->definition->back == RETRACES)
    {
      g_array_set_size (walk->path, walk->path->len - 1);
      g_assert_cmpuint (next, ==, g_array_index (walk->path, guint, walk->path->len - 1));
      return;
    }
  if (walk->definition->is_nearest)
    n = keep_nearest (walk, list, n);
  while (at < n && list[at] != next)
    at++;
  g_assert_cmpuint (at, <, n);
  walk->counts[n][at]++;
  g_array_append_val (walk->path, next);
}

static void
walk_race (Walk  *walk,
           LabRat *rat,
           guint   seed)
{
  g_autoptr (LabCheeseDeal) deal = lab_test_cheese_deal_default (seed, 1, 1 + seed % 3, 0);
  g_auto (LabCheesePosition) position = { 0 };
  g_autofree gboolean *is_visited = NULL;
  g_autofree gboolean *is_dead = NULL;

  lab_cheese_position_init (&position, deal);
  walk->maze = deal->maze;
  walk->position = &position;
  walk->n_cells = deal->maze->width * deal->maze->height;
  walk->is_visited = is_visited = g_new0 (gboolean, walk->n_cells);
  walk->is_dead = is_dead = g_new0 (gboolean, walk->n_cells);
  find_dead_ends (walk);
  g_array_set_size (walk->path, 0);
  g_array_append_val (walk->path, position.rats[0].cell);
  g_assert_true (lab_rat_prepare (rat, deal->maze, &position, 0, seed, NULL, NULL));
  while (!lab_cheese_position_is_over (&position) && position.turn < MAX_TURNS)
    {
      guint cell = position.rats[0].cell;
      LabCheeseAction action;

      walk->is_visited[cell] = TRUE;
      g_assert_true (lab_rat_choose (rat, &position, NULL, &action, NULL));
      check_step (walk, cell, lab_cheese_maze_get_next (deal->maze, cell, action));
      lab_cheese_position_play (&position, deal->maze, &action, NULL);
    }
}

/* The counts of equal chances differ from their mean by less than five standard deviations. */
static void
check_fair (const guint *counts,
            guint        n)
{
  double sum = 0;

  for (guint i = 0; i < n; i++)
    sum += counts[i];
  for (guint i = 0; i < n; i++)
    {
      double error = counts[i] - sum / n;

      g_assert_cmpfloat (error * error, <=, 25 * sum * (n - 1) / (n * n));
    }
}

/* Tests */

static void
test_definition (gconstpointer data)
{
  const Definition *definition = data;
  g_autoptr (LabRat) rat = lab_rat_new (definition->id, NULL);
  Walk walk = { .definition = definition, .path = g_array_new (FALSE, FALSE, sizeof (guint)) };

  for (guint seed = 0; seed < N_GAMES; seed++)
    walk_race (&walk, rat, seed);
  g_array_unref (walk.path);
  for (guint n = 2; n < MAX_CHOICES; n++)
    check_fair (walk.counts[n], n);
  /* The rats that go to cheese have only few choices, those between equals. */
  g_assert_cmpuint (walk.counts[2][0] + walk.counts[2][1], >, 100);
}

LAB_TEST ("/rats-random/random1", test_any_action)
{
  g_autoptr (LabRat) rat = lab_rat_new ("random1", NULL);
  g_autoptr (LabCheeseDeal) deal = lab_test_cheese_deal_default (1, 1, 1, 0);
  g_auto (LabCheesePosition) position = { 0 };
  guint counts[LAB_N_CHEESE_ACTIONS] = { 0 };

  lab_cheese_position_init (&position, deal);
  g_assert_true (lab_rat_prepare (rat, deal->maze, &position, 0, 1, NULL, NULL));
  for (guint i = 0; i < 5000; i++)
    {
      LabCheeseAction action;

      g_assert_true (lab_rat_choose (rat, &position, NULL, &action, NULL));
      counts[action]++;
    }
  check_fair (counts, LAB_N_CHEESE_ACTIONS);
}

/* The turns of 1,000 games in the mazes of the practical. */
static double *
play_practical (const char *id)
{
  double *turns = g_new (double, 1000);
  g_autoptr (LabRat) rat = lab_rat_new (id, NULL);
  g_auto (LabCheeseRecord) record = { 0 };

  for (guint seed = 0; seed < 1000; seed++)
    {
      g_autoptr (LabCheeseDeal) deal = lab_test_cheese_deal_default (seed, 1, 1, 0);

      g_assert_true (lab_cheese_umpire_play (&record, deal, &rat, seed, 20000, FALSE, NULL, NULL));
      g_assert_false (record.is_cut);
      turns[seed] = record.turns;
    }
  return turns;
}

/* Our own rats are as strong as those of the study that the practical tells of. Its shares of all
 * pairs of games in which they take more turns are known to three digits. */
LAB_TEST ("/rats-random/calibration", test_calibration)
{
  static const struct { const char *ids[2]; double share; } known[] = {
    { { "random5", "dfs" }, 0.762 }, { { "random6", "dfs" }, 0.191 },
    { { "random7", "dfs" }, 0.218 }, { { "random6", "bfs" }, 0.597 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (known); i++)
    {
      g_autofree double *own = play_practical (known[i].ids[0]);
      g_autofree double *other = play_practical (known[i].ids[1]);
      LabRankResult result = lab_rank_tests_u (own, 1000, other, 1000);

      g_test_message ("%s against %s: %.4f", known[i].ids[0], known[i].ids[1], result.effect);
      g_assert_cmpfloat_with_epsilon (result.effect, known[i].share, 0.01);
    }
}

LAB_TEST_CASES ()
{
  for (guint i = 0; i < G_N_ELEMENTS (definitions); i++)
    {
      g_autofree char *path = g_strdup_printf ("/rats-random/%s", definitions[i].id);

      g_test_add_data_func (path, &definitions[i], test_definition);
    }
}
