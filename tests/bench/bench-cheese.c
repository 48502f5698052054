/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-bench-cheese.h"
#include "lab-cheese-match.h"
#include "lab-cheese-study.h"
#include "lab-random.h"

/* Measures the cheese race on one core: whole games of one rat, with the maze of each, a study of
 * nine rats and what each of them costs in it, moves of the rules alone, and large mazes. It fails
 * if the sums of turns over the first thousand seeds are not those of the original. The argument is
 * the number of games. */

#define N_GAMES 10000
#define N_CHECKED 1000
#define N_MOVES 50000000

/* What the original takes over the seeds 0 to 999. */
#define SUM_DFS 35830
#define SUM_BFS 9302

/* Private helpers */

/* Plays games, and returns the sum of the turns in the first thousand. */
static guint64
play_games (LabRat  *rat,
            guint    n_games)
{
  g_autoptr (LabCheeseMaker) maker = lab_cheese_maker_new ();
  g_auto (LabCheeseRecord) record = { NULL };
  guint64 sum = 0;

  for (guint i = 0; i < n_games; i++)
    {
      LabCheeseDealSettings settings = lab_bench_cheese_settings (i, 15, 13);
      g_autoptr (LabCheeseDeal) deal = NULL;
      g_autoptr (GError) error = NULL;

      settings.maze.mud_percentage = 0;
      deal = lab_bench_cheese_deal (&settings, maker);
      lab_cheese_umpire_play (&record, deal, &rat, i, 0, FALSE, NULL, &error);
      g_assert_no_error (error);
      sum += i < N_CHECKED ? (guint64) record.turns : 0;
    }
  return sum;
}

static gboolean
measure_games (const char *kind,
               guint       n_games,
               guint64     expected)
{
  g_autoptr (LabRat) rat = lab_rat_new (kind, NULL);
  double start = lab_bench_get_time (CLOCK_PROCESS_CPUTIME_ID), time;
  guint64 sum = play_games (rat, n_games);

  time = lab_bench_get_time (CLOCK_PROCESS_CPUTIME_ID) - start;
  g_print ("%-5s %8.0f games/s, with the maze of each (%u games)\n", kind, n_games / time, n_games);
  if (n_games < N_CHECKED || sum == expected)
    return TRUE;
  g_printerr ("%s: the first %d games took another number of turns than in the original.\n", kind,
              N_CHECKED);
  return FALSE;
}

/* Is not called, because nothing runs the main loop. */
static gboolean
on_done (gpointer data G_GNUC_UNUSED)
{
  return G_SOURCE_REMOVE;
}

static double
measure_rats (const char * const *rats,
              guint               n_rats)
{
  LabCheeseStudySetup setup = { .n_rats = n_rats, .n_games = N_CHECKED, .n_cheese = 1,
                                .maze = LAB_CHEESE_MAZE_DEFAULTS };
  g_autoptr (LabCheeseStudy) study = NULL;
  g_autoptr (GArray) pairs = NULL;
  double time = lab_bench_get_time (CLOCK_PROCESS_CPUTIME_ID);

  setup.maze.mud_percentage = 0;
  for (guint i = 0; i < n_rats; i++)
    setup.rats[i] = rats[i];
  study = lab_cheese_study_new (&setup, NULL);
  lab_workers_start (study->base.workers, 1, on_done, NULL);
  lab_workers_wait (study->base.workers);
  pairs = lab_cheese_study_compare (study);
  return lab_bench_get_time (CLOCK_PROCESS_CPUTIME_ID) - time;
}

/* Studies the nine rats of the practical with all tests, in one thread, and each of them alone,
 * which includes its mazes. */
static void
measure_study (void)
{
  static const char * const rats[] = { "random1", "random2", "random3", "random4", "random5",
                                       "random6", "random7", "dfs", "bfs" };

  g_print ("study of nine rats %8.3f s (%u games)\n", measure_rats (rats, G_N_ELEMENTS (rats)),
           (guint) (G_N_ELEMENTS (rats) * N_CHECKED));
  for (guint i = 0; i < G_N_ELEMENTS (rats); i++)
    g_print ("study of %-9s %8.3f s (%d games)\n", rats[i], measure_rats (&rats[i], 1),
             N_CHECKED);
}

/* Lets a rat run at random between cheese. */
static void
measure_moves (void)
{
  LabCheeseDealSettings settings = lab_bench_cheese_settings (1, 15, 13);
  g_autoptr (LabCheeseDeal) deal = NULL;
  LabCheesePosition start, position = { 0 };
  LabRandom random;
  double time;

  settings.maze.mud_percentage = 0;
  settings.n_cheese = 20;
  deal = lab_cheese_deal_new (&settings, NULL, NULL);
  lab_cheese_position_init (&start, deal);
  lab_cheese_position_copy (&position, &start);
  lab_random_init (&random, 1);
  time = lab_bench_get_time (CLOCK_PROCESS_CPUTIME_ID);
  for (guint i = 0; i < N_MOVES; i++)
    {
      LabCheeseAction action = 1 + (LabCheeseAction) (lab_random_next (&random) >> 62);

      lab_cheese_position_play (&position, deal->maze, &action, NULL);
      if (lab_cheese_position_is_over (&position))
        lab_cheese_position_copy (&position, &start);
    }
  time = lab_bench_get_time (CLOCK_PROCESS_CPUTIME_ID) - time;
  g_print ("rules %8.1f million moves/s\n", N_MOVES / time / 1e6);
  lab_cheese_position_clear (&start);
  lab_cheese_position_clear (&position);
}

static void
measure_mazes (guint width,
               guint height,
               guint n_mazes)
{
  g_autoptr (LabCheeseMaker) maker = lab_cheese_maker_new ();
  LabCheeseMazeSettings settings = LAB_CHEESE_MAZE_DEFAULTS;

  settings.width = width;
  settings.height = height;
  for (guint style = 0; style < LAB_N_CHEESE_STYLES; style++)
    {
      double time = lab_bench_get_time (CLOCK_PROCESS_CPUTIME_ID);

      settings.style = style;
      for (guint i = 0; i < n_mazes; i++)
        {
          g_autoptr (LabCheeseMaze) maze = lab_cheese_maker_make (maker, &settings, i, NULL, NULL);

          g_assert_nonnull (maze);
        }
      time = lab_bench_get_time (CLOCK_PROCESS_CPUTIME_ID) - time;
      g_print ("%-13s %4u x %-4u %10.3f ms\n", lab_cheese_styles[style].id, width, height,
               1000 * time / n_mazes);
    }
}

int
main (int    argc,
      char **argv)
{
  guint n_games = argc > 1 ? (guint) atoi (argv[1]) : N_GAMES;
  gboolean good;

  g_print ("Build type %s\n", BUILD_TYPE);
  good = measure_games ("dfs", n_games, SUM_DFS);
  good = measure_games ("bfs", n_games, SUM_BFS) && good;
  measure_study ();
  measure_moves ();
  measure_mazes (15, 13, 2000);
  measure_mazes (200, 200, 5);
  return good ? EXIT_SUCCESS : EXIT_FAILURE;
}
