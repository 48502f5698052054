/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define _GNU_SOURCE     /* for RTLD_NEXT */

#include "lab-test-main.h"

#include "lab-match.h"
#include "lab-test-threads.h"

#define N_GAMES 300

/* A game whose result is random but fixed by its number; the second player fails in
 * every tenth game. */
typedef struct
{
  const LabMatch *match;
  LabMatchReport report;
  gpointer data;
} Umpire;

static gint n_open;

/* Private helpers */

static gpointer
open_umpire (const LabMatch *match,
             LabMatchReport  report,
             gpointer        data)
{
  Umpire *self = g_new (Umpire, 1);

  *self = (Umpire) { match, report, data };
  g_atomic_int_inc (&n_open);
  return self;
}

static gboolean
play (gpointer        umpire,
      guint           number,
      GCancellable   *cancellable,
      LabMatchResult *result)
{
  Umpire *self = umpire;
  guint64 lot = lab_match_get_agent_seed (self->match, number, 0);

  if (g_cancellable_is_cancelled (cancellable))
    return FALSE;
  *result = (LabMatchResult) {
    .finished = TRUE,
    .starter = (guint8) lab_match_get_player (self->match, number, 0),
    .winner = (guint8) (lot % self->match->n_players),
    .n_turns = { 5, 5 },
  };
  if (number % 10 != 0)
    return TRUE;
  result->failed = 2;
  self->report (number, 1, "It had no ideas.", "detail", self->data);
  return TRUE;
}

static void
close_umpire (gpointer umpire)
{
  g_atomic_int_add (&n_open, -1);
  g_free (umpire);
}

static const LabMatchGame lots = { .open = open_umpire, .play = play, .close = close_umpire };
static const char * const players[] = { "one", "two" };
static const LabMatch match = {
  .players = players,
  .n_players = 2,
  .n_games = N_GAMES,
  .seed = 3,
  .max_turns = 10,
  .game = &lots,
};

static guint
count_finished (LabArena *arena)
{
  return lab_workers_count_finished (arena->workers);
}

static gboolean
on_done (gpointer done)
{
  *(gboolean *) done = TRUE;
  return G_SOURCE_REMOVE;
}

static void
run (LabArena *arena,
     guint     n_jobs)
{
  gboolean done = FALSE;

  lab_workers_start (arena->workers, n_jobs, on_done, &done);
  lab_test_wait (done);
  lab_workers_wait (arena->workers);
}

/* Tests */

/* The results do not depend on the number of threads. */
LAB_TEST ("/arena/jobs", test_jobs)
{
  g_autoptr (LabArena) alone = lab_arena_new (&match);
  g_autoptr (LabArena) together = lab_arena_new (&match);

  run (alone, 1);
  run (together, 5);
  g_assert_cmpuint (count_finished (alone), ==, N_GAMES);
  g_assert_cmpuint (count_finished (together), ==, N_GAMES);
  g_assert_cmpint (g_atomic_int_get (&n_open), ==, 0);
  for (guint i = 0; i < N_GAMES; i++)
    {
      const LabMatchResult *one = &alone->games[i];
      const LabMatchResult *other = &together->games[i];

      g_assert_true (one->finished && other->finished);
      g_assert_cmpuint (one->winner, ==, other->winner);
      g_assert_cmpuint (one->starter, ==, i % 2);
      g_assert_cmpuint (other->starter, ==, i % 2);
    }
}

/* All games are played even if the system allows few threads, or none. */
LAB_TEST ("/arena/few-threads", test_few_threads)
{
  for (int left = 0; left < 3; left++)
    {
      g_autoptr (LabArena) arena = lab_arena_new (&match);

      lab_test_threads_left = left;
      run (arena, 5);
      lab_test_threads_left = -1;
      g_assert_cmpuint (count_finished (arena), ==, N_GAMES);
      g_assert_cmpint (g_atomic_int_get (&n_open), ==, 0);
    }
}

/* Each failure is reported once, with the whole message of the umpire. */
LAB_TEST ("/arena/failures", test_failures)
{
  g_autoptr (LabArena) arena = lab_arena_new (&match);
  g_autoptr (LabFailure) failures = NULL;
  g_auto (LabResults) results = { 0 };
  guint n = 0;

  run (arena, 3);
  failures = lab_arena_take_failures (arena);
  for (LabFailure *failure = failures; failure != NULL; failure = failure->next, n++)
    {
      g_assert_cmpuint (failure->game % 10, ==, 0);
      g_assert_cmpuint (failure->player, ==, 1);
      g_assert_cmpstr (failure->reason, ==, "It had no ideas.");
      g_assert_cmpstr (failure->detail, ==, "detail");
    }
  g_assert_cmpuint (n, ==, N_GAMES / 10);
  g_assert_null (lab_arena_take_failures (arena));
  lab_results_init (&results, &match, arena->games);
  g_assert_cmpuint (results.standings[0].n_failures, ==, 0);
  g_assert_cmpuint (results.standings[1].n_failures, ==, n);
}

/* After the arena is canceled, no game starts, and the umpires are closed. */
LAB_TEST ("/arena/cancel", test_cancel)
{
  g_autoptr (LabArena) arena = lab_arena_new (&match);

  g_cancellable_cancel (arena->workers->cancellable);
  run (arena, 2);
  g_assert_cmpuint (count_finished (arena), ==, 0);
  g_assert_cmpint (g_atomic_int_get (&n_open), ==, 0);
}
