/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* Compares alpha-beta with a table and move ordering with minimax and with a plain alpha-beta,
 * which is written here, on the small games. All must find the same values. Minimax is left out
 * where it would take hours: it visits up to the square of the nodes of the plain search, which are
 * hundreds of millions there. */

#include "config.h"

#include <stdio.h>

#include "lab-alphabeta.h"
#include "lab-bench.h"
#include "lab-classic.h"
#include "lab-minimax.h"

#define TABLE_SIZE (64 << 20)
#define INFINITE_VALUE (2 * LAB_WIN)
/* A search is repeated for this long, in seconds, so that the time of a short one is exact. */
#define MIN_SECONDS 0.2

typedef struct
{
  const char *game;
  guint depth;
  gboolean minimax;
  gboolean plain;
} Case;

static const Case cases[] = {
  { "hexapawn:4x4", LAB_TO_THE_END, TRUE, TRUE },
  { "hexapawn:5x5", 9, TRUE, TRUE },
  { "hexapawn:5x5", LAB_TO_THE_END, FALSE, TRUE },
  { "tictactoe:3x3", LAB_TO_THE_END, TRUE, TRUE },
  { "tictactoe:4x4,4", 6, TRUE, TRUE },
  { "tictactoe:4x4,4", LAB_TO_THE_END, FALSE, TRUE },
};

/* What one search did. */
typedef struct
{
  int     value;
  guint64 nodes;
  double  seconds;
} Work;

/* Alpha-beta in the form of negamax (Knuth and Moore, 1975), without a table or ordering. The
 * players of these games move in turns. */
static int
search_plain (const LabZeroSum *rules,
              gpointer          state,
              guint             ply,
              guint             depth,
              int               alpha,
              int               beta,
              guint64          *nodes)
{
  guint32 actions[LAB_MAX_PLIES];
  int best = -INFINITE_VALUE;
  guint n;

  (*nodes)++;
  if (rules->is_over (state))
    return lab_value_of_end (rules->estimate (state), ply);
  if (depth == 0)
    return rules->estimate (state);
  n = rules->list_actions (state, actions);
  for (guint i = 0; i < n && best < beta; i++)
    {
      int value;

      rules->apply (state, actions[i]);
      value = -search_plain (rules, state, ply + 1, depth - 1, -beta, -MAX (alpha, best), nodes);
      rules->undo (state, actions[i]);
      best = MAX (best, value);
    }
  return best;
}

static Work
run_plain (const LabZeroSum *rules,
           gpointer          state,
           guint             depth)
{
  Work work = { 0 };
  double start = lab_bench_get_time (CLOCK_PROCESS_CPUTIME_ID);

  work.value = search_plain (rules, state, 0, MIN (depth, LAB_MAX_PLIES), -INFINITE_VALUE,
                             INFINITE_VALUE, &work.nodes);
  work.seconds = lab_bench_get_time (CLOCK_PROCESS_CPUTIME_ID) - start;
  return work;
}

static Work
run_minimax (const LabZeroSum *rules,
             gpointer          state,
             guint             depth)
{
  LabSearchResult result;
  double start = lab_bench_get_time (CLOCK_PROCESS_CPUTIME_ID);

  lab_minimax (rules, state, depth, depth, NULL, NULL, &result);
  return (Work) { result.value, result.nodes,
                  lab_bench_get_time (CLOCK_PROCESS_CPUTIME_ID) - start };
}

/* The table is empty at the start, as in a first search. The time to empty it does not count. */
static Work
run_alphabeta (const LabZeroSum *rules,
               gpointer          state,
               guint             depth)
{
  static LabTransposition *table;
  LabSearchResult result;
  double start;

  if (table == NULL)
    table = lab_transposition_new (TABLE_SIZE);
  lab_transposition_clear (table);
  start = lab_bench_get_time (CLOCK_PROCESS_CPUTIME_ID);
  lab_alphabeta (rules, state, depth, depth, NULL, table, NULL, &result);
  return (Work) { result.value, result.nodes,
                  lab_bench_get_time (CLOCK_PROCESS_CPUTIME_ID) - start };
}

/* Repeats a search, which must give the same result each time, and returns its mean time. */
static Work
measure (Work             (*run) (const LabZeroSum *, gpointer, guint),
         const LabZeroSum  *rules,
         gpointer           state,
         guint              depth)
{
  Work work = run (rules, state, depth);
  double sum = work.seconds;
  guint n = 1;

  for (; sum < MIN_SECONDS; n++)
    {
      Work again = run (rules, state, depth);

      g_assert_cmpint (again.value, ==, work.value);
      g_assert_cmpuint (again.nodes, ==, work.nodes);
      sum += again.seconds;
    }
  work.seconds = sum / n;
  return work;
}

static void
print_work (const char *name,
            const Work *work,
            const Work *reference)
{
  printf ("  %-22s %11" G_GUINT64_FORMAT " nodes  %9.5f s  %6.2f Mnodes/s  %8.1f times the nodes, "
          "%8.1f times the time\n", name, work->nodes, work->seconds,
          (double) work->nodes / MAX (work->seconds, 1e-6) / 1e6,
          (double) work->nodes / (double) reference->nodes,
          work->seconds / MAX (reference->seconds, 1e-6));
  g_assert_cmpint (work->value, ==, reference->value);
}

static void
run_case (const Case *self)
{
  g_autofree gpointer state = NULL;
  const LabClassic *classic = lab_classic_parse (self->game, &state, NULL);
  Work best = measure (run_alphabeta, classic->rules, state, self->depth);

  if (self->depth == LAB_TO_THE_END)
    printf ("%s to the end, value %d\n", self->game, best.value);
  else
    printf ("%s to depth %u, value %d\n", self->game, self->depth, best.value);
  print_work ("table and ordering", &best, &best);
  if (self->plain)
    {
      Work work = measure (run_plain, classic->rules, state, self->depth);

      print_work ("plain alpha-beta", &work, &best);
    }
  if (self->minimax)
    {
      Work work = measure (run_minimax, classic->rules, state, self->depth);

      print_work ("minimax", &work, &best);
    }
}

int
main (void)
{
  printf ("build type: %s\n", BUILD_TYPE);
  printf ("time: processor time, the mean of whole searches; emptying the table of %u MiB is not "
          "counted\n",
          (guint) (TABLE_SIZE >> 20));
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    run_case (&cases[i]);
  return 0;
}
