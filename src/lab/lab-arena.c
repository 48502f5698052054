/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab/lab-arena.h"

#include <gio/gio.h>

#include "lab/lab-umpire.h"

/* The threads share four words that are only touched atomically. Each game has a place
 * of its own, which one thread writes and nobody reads before that thread has ended. */
struct _LabArena
{
  const LabMatch *match;
  LabMatchGame *games;
  GCancellable *cancellable;
  GPtrArray *threads;
  GSourceFunc done;
  gpointer done_data;

  guint next;           /* the next game that nobody plays yet */
  guint n_finished;
  guint n_running;      /* threads */
  LabFailure *failures; /* those that nobody has taken yet */
};

/* Private helpers */

static void
add_failure (guint       game,
             guint       player,
             const char *reason,
             gpointer    arena)
{
  LabArena *self = arena;
  LabFailure *failure = g_new (LabFailure, 1);

  failure->game = game;
  failure->player = player;
  failure->reason = g_strdup (reason);
  do
    failure->next = g_atomic_pointer_get (&self->failures);
  while (!g_atomic_pointer_compare_and_exchange (&self->failures, failure->next, failure));
}

/* Takes one game after the other until none is left. */
static gpointer
work (gpointer arena)
{
  LabArena *self = arena;
  g_autoptr (LabUmpire) umpire = lab_umpire_new (self->match, add_failure, self);

  while (!g_cancellable_is_cancelled (self->cancellable))
    {
      guint number = (guint) g_atomic_int_add (&self->next, 1);

      if (number >= self->match->n_games)
        break;
      if (lab_umpire_play (umpire, number, self->cancellable, &self->games[number]))
        g_atomic_int_inc (&self->n_finished);
    }
  g_clear_pointer (&umpire, lab_umpire_free);
  if (g_atomic_int_dec_and_test (&self->n_running))
    g_idle_add (self->done, self->done_data);
  return NULL;
}

/* Public functions */

/**
 * lab_arena_new:
 * @match: what to play, which must outlive the arena; its players can be made
 *
 * Returns: (transfer full): an arena in which nothing is played yet
 */
LabArena *
lab_arena_new (const LabMatch *match)
{
  LabArena *self;

  g_return_val_if_fail (match != NULL, NULL);

  self = g_new0 (LabArena, 1);
  self->match = match;
  self->games = g_new0 (LabMatchGame, match->n_games);
  self->cancellable = g_cancellable_new ();
  self->threads = g_ptr_array_new ();
  return self;
}

/** lab_arena_free: cancels what is still played, waits for it, and frees @self. */
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
 * @self: an arena in which nothing was played yet
 * @n_jobs: how many threads to play in; more than there are games are of no use
 * @done: called from the default main context when no thread plays any more
 * @data: for @done
 *
 * Begins to play. What comes of it is the same for any number of threads.
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
  self->n_running = MIN (n_jobs, self->match->n_games);
  for (guint i = MIN (n_jobs, self->match->n_games); i > 0; i--)
    g_ptr_array_add (self->threads, g_thread_new ("arena", work, self));
}

/** lab_arena_cancel: leaves the games that are played, and begins no others. */
void
lab_arena_cancel (LabArena *self)
{
  g_cancellable_cancel (self->cancellable);
}

/** lab_arena_wait: waits until no thread plays any more. */
void
lab_arena_wait (LabArena *self)
{
  for (guint i = 0; i < self->threads->len; i++)
    g_thread_join (g_ptr_array_index (self->threads, i));
  g_ptr_array_set_size (self->threads, 0);
}

/** lab_arena_count_finished: how many games are finished; at any time. */
guint
lab_arena_count_finished (LabArena *self)
{
  return (guint) g_atomic_int_get (&self->n_finished);
}

/**
 * lab_arena_take_failures:
 * @self: an arena; at any time
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
 * Returns: (transfer none): the games of the match, of which those that were finished
 *   count
 */
const LabMatchGame *
lab_arena_get_games (LabArena *self)
{
  g_return_val_if_fail (self != NULL && self->threads->len == 0, NULL);

  return self->games;
}

/** lab_failure_free: frees @self, which may be %NULL, and those before it. */
void
lab_failure_free (LabFailure *self)
{
  while (self != NULL)
    {
      LabFailure *next = self->next;

      g_free (self->reason);
      g_free (self);
      self = next;
    }
}
