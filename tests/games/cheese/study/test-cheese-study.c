/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include <math.h>

#include "lab-cheese-stopping.h"
#include "lab-cheese-study.h"

/* Tests studies of rats: what is played, what is compared, and what is told. */

/* Games of some rats for one piece of cheese, without mud. */
#define SETUP(games, ...)                                                                          \
  {                                                                                                \
    .n_games = games, .rats = { __VA_ARGS__ },                                                     \
    .n_rats = G_N_ELEMENTS (((const char *[]) { __VA_ARGS__ })), .n_cheese = 1,                    \
    .maze = { .width = 15, .height = 13, .cell_percentage = 80, .wall_percentage = 60,             \
              .min_mud = 4, .max_mud = 9 },                                                        \
  }

/* Private helpers */

static gboolean
on_done (gpointer data G_GNUC_UNUSED)
{
  return G_SOURCE_REMOVE;
}

static LabCheeseStudy *
play (const LabCheeseStudySetup *setup,
      guint                      n_jobs)
{
  g_autoptr (GError) error = NULL;
  LabCheeseStudy *self = lab_cheese_study_new (setup, &error);

  g_assert_no_error (error);
  lab_workers_start (self->base.workers, n_jobs, on_done, NULL);
  lab_workers_wait (self->base.workers);
  lab_experiment_check (&self->base, &error);
  g_assert_no_error (error);
  return self;
}

/* Tests */

/* All texts are the same for any number of threads. */
LAB_TEST ("/cheese-study/jobs", test_jobs)
{
  LabCheeseStudySetup setup = SETUP (100, "random2", "random5", "dfs", "bfs");
  g_autofree char *expected = NULL;

  for (guint n_jobs = 1; n_jobs < 8; n_jobs += 3)
    {
      g_autoptr (LabCheeseStudy) self = play (&setup, n_jobs);
      g_autofree char *csv = self->base.kind->format_csv (&self->base);
      g_autofree char *json = self->base.kind->format_json (&self->base);
      g_autofree char *tables = self->base.kind->format_table (&self->base);
      g_autofree char *all = g_strconcat (csv, json, tables, NULL);

      if (expected == NULL)
        expected = g_steal_pointer (&all);
      else
        g_assert_cmpstr (all, ==, expected);
    }
}

/* A game counts for all rats or, if it was stopped, for none. */
LAB_TEST ("/cheese-study/cancel", test_cancel)
{
  LabCheeseStudySetup setup = SETUP (2000, "bfs", "random1");
  g_autoptr (LabCheeseStudy) self = NULL;
  g_autoptr (GArray) pairs = NULL;
  LabWorkers *workers;

  setup.maze.width = setup.maze.height = 30;
  self = lab_cheese_study_new (&setup, NULL);
  workers = self->base.workers;
  lab_workers_start (workers, 2, on_done, NULL);
  while (lab_workers_count_finished (workers) < 1)
    g_thread_yield ();
  g_cancellable_cancel (workers->cancellable);
  lab_workers_wait (workers);
  g_assert_cmpuint (lab_experiment_count_all (&self->base), >, 0);
  for (guint game = 0; game < setup.n_games; game++)
    g_assert_cmpint (self->base.finished[game], ==,
                     self->turns[game] > 0 && self->turns[setup.n_games + game] > 0);
  pairs = lab_cheese_study_compare (self);
  g_assert_cmpuint (pairs->len, ==, 1);
  g_assert_false (isnan (g_array_index (pairs, LabCheesePair, 0).u.p));
}

/* Both tests count a game that was cut as the limit. The expected numbers are those of SciPy 1.10
 * for what the table says. */
LAB_TEST ("/cheese-study/cut", test_cut)
{
  LabCheeseStudySetup setup = SETUP (600, "random1", "dfs", "bfs");
  g_autoptr (LabCheeseStudy) self = NULL;
  g_autoptr (GArray) pairs = NULL;
  const LabCheesePair *pair;

  setup.max_turns = 100;
  self = play (&setup, 2);
  g_assert_cmpuint (lab_cheese_study_count_cut (self, 1), ==, 0);
  pairs = lab_cheese_study_compare (self);
  pair = &g_array_index (pairs, LabCheesePair, 2);
  g_assert_cmpfloat (pair->u.statistic, ==, 330866.5);
  g_assert_cmpfloat (pair->u.p, ==, 1.486083149214467e-139);
  for (guint game = 0; game < setup.n_games; game++)
    {
      if (lab_cheese_study_is_cut (self, 0, game))
        g_assert_cmpuint (lab_cheese_study_get_turns (self, 0, game), ==, 100);
    }
}

/* The limit decides about ranks as any other number of turns does. */
LAB_TEST ("/cheese-study/cut-pairs", test_cut_pairs)
{
  LabCheeseStudySetup setup = SETUP (200, "dfs", "bfs");
  g_autofree double *first = g_new (double, setup.n_games);
  g_autofree double *second = g_new (double, setup.n_games);
  g_autoptr (LabCheeseStudy) self = NULL;
  g_autoptr (GArray) pairs = NULL;
  LabRankResult expected;

  setup.max_turns = 12;
  self = play (&setup, 1);
  g_assert_cmpuint (lab_cheese_study_count_cut (self, 0), >, 0);
  g_assert_cmpuint (lab_cheese_study_count_cut (self, 1), >, 0);
  for (guint game = 0; game < setup.n_games; game++)
    {
      first[game] = lab_cheese_study_get_turns (self, 0, game);
      second[game] = lab_cheese_study_get_turns (self, 1, game);
    }
  expected = lab_rank_tests_signed (first, second, setup.n_games);
  pairs = lab_cheese_study_compare (self);
  g_assert_cmpfloat (g_array_index (pairs, LabCheesePair, 0).paired.statistic, ==,
                     expected.statistic);
  g_assert_cmpfloat (g_array_index (pairs, LabCheesePair, 0).paired.p, ==, expected.p);
}

/* No p-value is told as 0, however small it is. */
LAB_TEST ("/cheese-study/tiny", test_tiny)
{
  LabCheeseStudySetup setup = SETUP (2000, "dfs", "bfs");
  g_autoptr (LabCheeseStudy) self = play (&setup, 2);
  g_autofree char *tables = self->base.kind->format_table (&self->base);
  g_autofree char *json = self->base.kind->format_json (&self->base);

  g_assert_nonnull (strstr (tables, " 10^-446.7 "));
  g_assert_nonnull (strstr (tables, " 10^-307.4 "));
  g_assert_nonnull (strstr (tables, "(Holm: p = 10^-446.7)"));
  g_assert_nonnull (strstr (json, "\"p\": null, \"log10_p\": -446.720689,"));
  g_assert_nonnull (strstr (json, "\"wilcoxon_p\": null, \"wilcoxon_log10_p\": -307.377625,"));
}

/* Rats that run the same way are not told apart. */
LAB_TEST ("/cheese-study/equal", test_equal)
{
  LabCheeseStudySetup setup = SETUP (50, "bfs", "dijkstra");
  g_autoptr (LabCheeseStudy) self = play (&setup, 1);
  g_autofree char *tables = self->base.kind->format_table (&self->base);

  g_assert_nonnull (strstr (tables, "The games do not show whether bfs or dijkstra is faster "
                            "(Holm: p = 1)."));
}

/* A program takes part under its command. The example goes the shortest way. */
LAB_TEST ("/cheese-study/program", test_program)
{
  g_autofree char *command = g_shell_quote (g_getenv ("LABYRINTHE_RAT"));
  g_autofree char *rat = g_strconcat ("program:", command, NULL);
  LabCheeseStudySetup setup = SETUP (20, "bfs", rat);
  g_autoptr (LabCheeseStudy) self = play (&setup, 2);

  g_assert_cmpstr (self->names[1], ==, command);
  g_assert_cmpuint (lab_experiment_count_all (&self->base), ==, 20);
  for (guint game = 0; game < setup.n_games; game++)
    g_assert_cmpuint (lab_cheese_study_get_turns (self, 1, game), ==,
                      lab_cheese_study_get_turns (self, 0, game));
}

/* Every rat is in the plot, also when games were cut. */
LAB_TEST ("/cheese-study/plot", test_plot)
{
  LabCheeseStudySetup setup
      = SETUP (10, "greedy", "rival", "tour", "insertion", "dijkstra", "bfs", "bfs-early", "dfs",
               "dfs-sorted", "dfs-early", "random5", "random6", "random7");
  gsize before = 0;
  guint n_all = setup.n_rats;

  for (setup.n_rats = 1; setup.n_rats <= n_all; setup.n_rats++)
    {
      g_autoptr (LabCheeseStudy) self = NULL;
      g_autoptr (GBytes) svg = NULL;

      setup.max_turns = setup.n_rats == n_all ? 5 : 0;
      self = play (&setup, 1);
      svg = self->base.kind->render (&self->base, LAB_FIGURE_SVG, NULL);
      g_assert_nonnull (svg);
      /* A picture with one rat more is longer. */
      if (setup.n_rats < n_all)
        g_assert_cmpuint (g_bytes_get_size (svg), >, before);
      before = g_bytes_get_size (svg);
    }
}

/* The plot names rats as players read them. */
LAB_TEST ("/cheese-study/legend", test_legend)
{
  LabCheeseStudySetup setup = SETUP (10, "greedy", "bfs");
  g_autoptr (LabCheeseStudy) self = play (&setup, 1);
  g_autoptr (GBytes) plot = self->base.kind->render (&self->base, LAB_FIGURE_PNG, NULL);
  g_autoptr (GBytes) expected = NULL;

  for (guint rat = 0; rat < setup.n_rats; rat++)
    {
      g_free (self->names[rat]);
      self->names[rat] = g_strdup (lab_rat_kind_find (setup.rats[rat])->name);
    }
  expected = self->base.kind->render (&self->base, LAB_FIGURE_PNG, NULL);
  g_assert_true (g_bytes_equal (plot, expected));
}

/* Stopping at the cheese spares about half of the cells, and changes no route. */
LAB_TEST ("/cheese-study/stopping", test_stopping)
{
  LabCheeseMazeSettings settings = LAB_CHEESE_MAZE_DEFAULTS;
  g_autoptr (LabCheeseStopping) self = lab_cheese_stopping_new (&settings, 500, 0);

  lab_workers_start (self->base.workers, 2, on_done, NULL);
  lab_workers_wait (self->base.workers);
  g_assert_cmpuint (lab_experiment_count_all (&self->base), ==, 500);
  g_assert_true (lab_cheese_stopping_is_same (self));
  for (LabCheeseSearch i = 0; i < LAB_N_CHEESE_SEARCHES; i++)
    {
      LabSummary summary = lab_cheese_stopping_summarize (self, i);

      g_assert_cmpuint (summary.n_values, ==, 500);
      g_assert_cmpfloat (summary.mean, >, 40);
      g_assert_cmpfloat (summary.mean, <, 60);
      g_assert_cmpfloat (lab_cheese_stopping_get_time (self, i), >, 0);
    }
}
