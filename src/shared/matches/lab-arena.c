/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-arena.h"

/* Each game has its own result, which one thread writes and which is only read after that thread
 * has ended. The threads share the failures, which they only access atomically. */
struct _LabArena
{
  const LabMatch *match;
  LabMatchResult *games;
  LabWorkers *workers;
  LabFailure *failures; /* not yet returned by lab_arena_take_failures() */
};

/* What a thread needs. */
typedef struct
{
  const LabMatchGame *game;
  gpointer umpire;
} Table;

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

static gpointer
open_table (gpointer arena)
{
  LabArena *self = arena;
  Table *table = g_new (Table, 1);

  table->game = self->match->game;
  table->umpire = table->game->open (self->match, add_failure, self);
  return table;
}

static void
close_table (gpointer data)
{
  Table *table = data;

  table->game->close (table->umpire);
  g_free (table);
}

static gboolean
play (gpointer      arena,
      gpointer      data,
      guint         number,
      GCancellable *cancellable)
{
  LabArena *self = arena;
  Table *table = data;

  return table->game->play (table->umpire, number, cancellable, &self->games[number]);
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
  self->workers = lab_workers_new (match->n_games, play, self);
  lab_workers_set_state (self->workers, open_table, close_table);
  return self;
}

/** lab_arena_free: cancels the current games, waits for their threads, and frees @self. */
void
lab_arena_free (LabArena *self)
{
  lab_workers_free (self->workers);
  lab_failure_free (self->failures);
  g_free (self->games);
  g_free (self);
}

/**
 * lab_arena_get_workers:
 * @self: an arena
 *
 * Returns: (transfer none): the threads that play, one task for each game. The results are the
 *   same for any number of threads.
 */
LabWorkers *
lab_arena_get_workers (LabArena *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->workers;
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
 * @self: an arena, after lab_workers_wait()
 *
 * Returns: (transfer none): the results of all games of the match; those that are not
 *   finished do not count
 */
const LabMatchResult *
lab_arena_get_games (LabArena *self)
{
  g_return_val_if_fail (self != NULL, NULL);

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
