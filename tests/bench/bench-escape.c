/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <string.h>

#include "lab-bench.h"
#include "lab-escape-level.h"
#include "lab-escape-position.h"

/* Makes levels of the escape game, finds the par of each, plays the best way, and walks out without
 * items. It fails if any level cannot be solved. The arguments are the first and the last level;
 * with the word “list” after them, each level is printed. All 100,000 levels:
 *
 *   build/tests/bench/bench-escape 1 100000
 */

#define LAST 300

/* A longest time for one par, in seconds. */
#define MAX_PAR_TIME 1.0

typedef struct
{
  guint n_levels;
  guint n_unsolved;
  guint n_with_items;
  double making;
  double solving;
  double slowest_making;
  double slowest;
  guint64 slowest_number;
  GArray *times;
} Totals;

/* Private helpers */

/* Plays the best way by the rules. */
static gboolean
escapes (const LabEscapeLevel *level,
         const LabEscapePar   *par)
{
  LabEscapePosition position;

  lab_escape_position_init (&position, level);
  for (guint i = 0; i < par->moves->len; i++)
    {
      if (!lab_escape_position_play (&position, level,
                                     g_array_index (par->moves, LabEscapeMove, i), NULL))
        return FALSE;
    }
  return lab_escape_position_is_over (&position, level) && position.n_moves == par->n_moves;
}

/* Walks to the goals and the exit without items.
 * Returns: the number of moves; 0 if there is no way */
static guint
walk_out (const LabEscapeLevel *level)
{
  LabEscapePosition position;

  lab_escape_position_init (&position, level);
  while (!lab_escape_position_is_over (&position, level))
    {
      g_autoptr (GArray) way = lab_escape_position_find_way (&position, level);
      guint before = position.n_moves;

      for (guint i = 1; i < way->len; i++)
        {
          LabMazeCell from = g_array_index (way, LabMazeCell, i - 1);
          LabMazeCell to = g_array_index (way, LabMazeCell, i);
          LabMazeDirection direction = to.row < from.row       ? LAB_MAZE_UP
                                       : to.row > from.row     ? LAB_MAZE_DOWN
                                       : to.column < from.column ? LAB_MAZE_LEFT
                                                                 : LAB_MAZE_RIGHT;

          if (!lab_escape_position_play (&position, level, LAB_ESCAPE_STEP + direction, NULL))
            return 0;
        }
      if (position.n_moves == before)
        return 0;
    }
  return position.n_moves;
}

static void
print_level (const LabEscapeLevel *level,
             const LabEscapePar   *par,
             guint                 walked,
             double                making,
             double                solving)
{
  const LabEscapeRecipe *plan = &level->recipe;

  g_print ("%6" G_GUINT64_FORMAT " %3u x %-3u %u goals, sight %2u, par %3u, without items %3u, "
           "difficulty %6.1f (%6.1f), %7u states, made in %6.1f ms, par in %6.1f ms,",
           plan->number, level->height, level->width,
           plan->n_goals, plan->sight, par->n_moves, walked,
           lab_escape_recipe_measure (plan), lab_escape_maker_get_difficulty (plan->number),
           par->n_states, making * 1e3, solving * 1e3);
  for (guint i = 0; i < LAB_N_ESCAPE_ITEMS; i++)
    {
      if (plan->has_item[i])
        g_print (" %s", lab_escape_item_get_word (i));
    }
  g_print ("\n");
}

static void
run_level (Totals   *totals,
           guint64   number,
           gboolean  list)
{
  g_auto (LabEscapePar) par = { 0 };
  double start = lab_bench_get_time (CLOCK_PROCESS_CPUTIME_ID), making, solving;
  g_autoptr (LabEscapeLevel) level = lab_escape_maker_make (number, NULL);
  LabEscapePosition position;
  gboolean found;
  guint walked;

  making = lab_bench_get_time (CLOCK_PROCESS_CPUTIME_ID) - start;
  lab_escape_position_init (&position, level);
  start = lab_bench_get_time (CLOCK_PROCESS_CPUTIME_ID);
  found = lab_escape_par_find (level, &position, &par);
  solving = lab_bench_get_time (CLOCK_PROCESS_CPUTIME_ID) - start;
  walked = walk_out (level);
  totals->n_levels++;
  if (!found || !escapes (level, &par) || walked < par.n_moves || solving > MAX_PAR_TIME)
    {
      g_print ("Level %" G_GUINT64_FORMAT " failed\n", number);
      totals->n_unsolved++;
      return;
    }
  totals->n_with_items += walked > par.n_moves ? 1 : 0;
  totals->making += making;
  totals->solving += solving;
  totals->slowest_making = MAX (totals->slowest_making, making);
  g_array_append_val (totals->times, solving);
  if (solving > totals->slowest)
    {
      totals->slowest = solving;
      totals->slowest_number = number;
    }
  if (list)
    print_level (level, &par, walked, making, solving);
}

int
main (int   argc,
      char *argv[])
{
  guint64 first = argc > 1 ? g_ascii_strtoull (argv[1], NULL, 10) : 1;
  guint64 last = argc > 2 ? g_ascii_strtoull (argv[2], NULL, 10) : LAST;
  g_autoptr (GArray) times = g_array_new (FALSE, FALSE, sizeof (double));
  Totals totals = { .times = times };
  guint n;

  for (guint64 number = MAX (first, 1); number <= last; number++)
    run_level (&totals, number, argc > 3 && strcmp (argv[3], "list") == 0);
  n = times->len;
  g_array_sort (times, lab_bench_compare);
  g_print ("%u levels of the escape game (%s build), %u unsolved; in %u the items save moves\n",
           totals.n_levels, BUILD_TYPE, totals.n_unsolved, totals.n_with_items);
  if (n > 0)
    g_print ("made in %.1f ms on average, %.1f ms at most; par in %.1f ms on average, median %.1f, "
             "90 %% %.1f, at most %.1f ms (level %" G_GUINT64_FORMAT ")\n",
             totals.making / n * 1e3, totals.slowest_making * 1e3, totals.solving / n * 1e3,
             g_array_index (times, double, n / 2) * 1e3,
             g_array_index (times, double, n * 9 / 10) * 1e3, totals.slowest * 1e3,
             totals.slowest_number);
  return totals.n_unsolved > 0 || n == 0 ? EXIT_FAILURE : EXIT_SUCCESS;
}
