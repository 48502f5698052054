/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-arena.h"

/* The threads share four words, which they only access atomically. Each game has its own
 * result, which one thread writes and which is only read after that thread has ended. */
struct _LabArena
{
  const LabMatch *match;
  LabMatchResult *games;
  GCancellable *cancellable;
  GPtrArray *threads;
  GSourceFunc done;
  gpointer done_data;

  guint next;           /* the first game that no thread has taken */
  guint n_finished;
  guint n_running;      /* threads */
  LabFailure *failures; /* not yet returned by lab_arena_take_failures() */
};

/* Private helpers */

static void
add_failure (guint       game,
             guint       player,
             const char *reason,
             const char *detail,
             gpointer    arena)
{
  LabArena *self = arena;
  LabFailure *failure = g_new (LabFailure, 1);

  failure->game = game;
  failure->player = player;
  failure->reason = g_strdup (reason);
  failure->detail = g_strdup (detail);
  do
    failure->next = g_atomic_pointer_get (&self->failures);
  while (!g_atomic_pointer_compare_and_exchange (&self->failures, failure->next, failure));
}

/* Plays one game after the other until no game is left. */
static gpointer
work (gpointer arena)
{
  LabArena *self = arena;
  const LabMatchGame *game = self->match->game;
  gpointer umpire = game->open (self->match, add_failure, self);

  while (!g_cancellable_is_cancelled (self->cancellable))
    {
      guint number = (guint) g_atomic_int_add (&self->next, 1);

      if (number >= self->match->n_games)
        break;
      if (game->play (umpire, number, self->cancellable, &self->games[number]))
        g_atomic_int_inc (&self->n_finished);
    }
  game->close (umpire);
  if (g_atomic_int_dec_and_test (&self->n_running))
    g_idle_add (self->done, self->done_data);
  return NULL;
}

/* Starts a thread. Returns %FALSE if the system allows no more threads. */
static gboolean
start_thread (LabArena *self)
{
  GThread *thread = g_thread_try_new ("arena", work, self, NULL);

  if (thread != NULL)
    g_ptr_array_add (self->threads, thread);
  return thread != NULL;
}

/* Public functions */

/**
 * lab_arena_new:
 * @match: what to play, which must outlive the arena
 *
 * Returns: (transfer full) (nullable): an arena that has not started yet; %NULL if there is too
 *   little memory for the results of all games
 */
LabArena *
lab_arena_new (const LabMatch *match)
{
  LabMatchResult *games;
  LabArena *self;

  g_return_val_if_fail (match != NULL && match->game != NULL, NULL);

  games = g_try_new0 (LabMatchResult, match->n_games);
  if (games == NULL)
    return NULL;
  self = g_new0 (LabArena, 1);
  self->match = match;
  self->games = games;
  self->cancellable = g_cancellable_new ();
  self->threads = g_ptr_array_new ();
  return self;
}

/** lab_arena_free: cancels the current games, waits for their threads, and frees @self. */
void
lab_arena_free (LabArena *self)
{
  lab_arena_cancel (self);
  lab_arena_wait (self);
  lab_failure_free (self->failures);
  g_ptr_array_unref (self->threads);
  g_object_unref (self->cancellable);
  g_free (self->games);
  g_free (self);
}

/**
 * lab_arena_start:
 * @self: an arena that has not started yet
 * @n_jobs: the number of threads; if it is larger, one for each game
 * @done: called from the default main context when all threads have ended
 * @data: for @done
 *
 * Starts to play the games. The results are the same for any number of threads. If the system
 * allows no more threads, there are fewer; without any, the games are played before this returns.
 */
void
lab_arena_start (LabArena    *self,
                 guint        n_jobs,
                 GSourceFunc  done,
                 gpointer     data)
{
  g_return_if_fail (self != NULL && n_jobs > 0 && done != NULL);
  g_return_if_fail (self->threads->len == 0);

  self->done = done;
  self->done_data = data;
  n_jobs = MIN (n_jobs, self->match->n_games);
  /* One more, so that @done is not called before all have started. */
  self->n_running = 1;
  for (guint i = 0; i < n_jobs; i++)
    {
      g_atomic_int_inc (&self->n_running);
      if (!start_thread (self))
        {
          g_atomic_int_add (&self->n_running, -1);
          break;
        }
    }
  if (self->threads->len == 0)
    work (self);
  else if (g_atomic_int_dec_and_test (&self->n_running))
    g_idle_add (done, data);
}

/** lab_arena_cancel: cancels the current games and starts no others. */
void
lab_arena_cancel (LabArena *self)
{
  g_cancellable_cancel (self->cancellable);
}

/** lab_arena_wait: waits until all threads have ended. */
void
lab_arena_wait (LabArena *self)
{
  for (guint i = 0; i < self->threads->len; i++)
    g_thread_join (g_ptr_array_index (self->threads, i));
  g_ptr_array_set_size (self->threads, 0);
}

/** lab_arena_count_finished: returns the number of finished games. Can be called at any time. */
guint
lab_arena_count_finished (LabArena *self)
{
  return (guint) g_atomic_int_get (&self->n_finished);
}

/**
 * lab_arena_take_failures:
 * @self: an arena, which may be playing
 *
 * Returns: (transfer full) (nullable): the failures since the last call, the latest
 *   first
 */
LabFailure *
lab_arena_take_failures (LabArena *self)
{
  LabFailure *failures;

  do
    failures = g_atomic_pointer_get (&self->failures);
  while (!g_atomic_pointer_compare_and_exchange (&self->failures, failures, NULL));
  return failures;
}

/**
 * lab_arena_get_games:
 * @self: an arena, after lab_arena_wait()
 *
 * Returns: (transfer none): the results of all games of the match; those that are not
 *   finished do not count
 */
const LabMatchResult *
lab_arena_get_games (LabArena *self)
{
  g_return_val_if_fail (self != NULL && self->threads->len == 0, NULL);

  return self->games;
}

/** lab_failure_free: frees @self, which may be %NULL, and all failures before it. */
void
lab_failure_free (LabFailure *self)
{
  while (self != NULL)
    {
      LabFailure *next = self->next;

      g_free (self->reason);
      g_free (self->detail);
      g_free (self);
      self = next;
    }
}
