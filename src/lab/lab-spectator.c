/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab/lab-spectator.h"

#include <signal.h>
#include <stdio.h>

#include <glib-unix.h>
#include <glib/gi18n.h>

#include "lab/lab-progress.h"
#include "lab/lab-terminal.h"

/* How often the bar is drawn, in milliseconds. */
#define INTERVAL 100
/* How many failures are told in full. */
#define MAX_TOLD 5

/* What the main thread does while others play. */
typedef struct
{
  LabArena *arena;
  const LabMatch *match;
  GMainLoop *loop;
  LabProgress progress;
  guint n_failures;
  guint interrupt;      /* the source that waits for Ctrl-C; 0 after it */
} Spectator;

/* Private helpers */

static void
tell_failure (Spectator        *self,
              const LabFailure *failure)
{
  g_autofree char *name = lab_terminal_make_safe (self->match->players[failure->player]);
  g_autofree char *reason = lab_terminal_make_safe (failure->reason);

  lab_progress_clear (&self->progress);
  fputs ("labyrinthe-lab: ", stderr);
  /* Translators: the number of a game, the number of a player, its name, and a sentence
   * that says what went wrong. */
  fprintf (stderr, _("In game %u player %u (%s) failed: %s"), failure->game + 1,
           failure->player + 1, name, reason);
  putc ('\n', stderr);
}

/* Tells the first failures in full, earliest first, and counts the others. */
static void
tell_failures (Spectator *self)
{
  g_autoptr (LabFailure) failures = lab_arena_take_failures (self->arena);
  g_autoptr (GPtrArray) order = g_ptr_array_new ();

  for (LabFailure *failure = failures; failure != NULL; failure = failure->next)
    g_ptr_array_insert (order, 0, failure);
  for (guint i = 0; i < order->len; i++, self->n_failures++)
    {
      if (self->n_failures < MAX_TOLD)
        tell_failure (self, g_ptr_array_index (order, i));
    }
}

static void
tell_more_failures (Spectator *self)
{
  guint n_more = self->n_failures - MIN (self->n_failures, MAX_TOLD);

  if (n_more == 0)
    return;
  fputs ("labyrinthe-lab: ", stderr);
  /* Translators: comes after some failures of players that were told in full. */
  fprintf (stderr, ngettext ("… and %u more failure.", "… and %u more failures.", n_more), n_more);
  putc ('\n', stderr);
}

static gboolean
on_tick (gpointer data)
{
  Spectator *self = data;

  tell_failures (self);
  lab_progress_show (&self->progress, lab_arena_count_finished (self->arena));
  return G_SOURCE_CONTINUE;
}

/* The first Ctrl-C ends the match; as its source goes, the second one ends the program. */
static gboolean
on_interrupt (gpointer data)
{
  Spectator *self = data;

  self->interrupt = 0;
  lab_arena_cancel (self->arena);
  return G_SOURCE_REMOVE;
}

static gboolean
on_done (gpointer data)
{
  Spectator *self = data;

  g_main_loop_quit (self->loop);
  return G_SOURCE_REMOVE;
}

/* Public functions */

/**
 * lab_spectator_watch:
 * @arena: an arena in which nothing was played yet
 * @match: what it plays
 * @n_jobs: how many threads to play in
 *
 * Plays the match and tells on the standard error how far it is, if that is a terminal,
 * and who failed. Ctrl-C ends it before its time.
 *
 * Returns: %FALSE if it was ended before its time
 */
gboolean
lab_spectator_watch (LabArena       *arena,
                     const LabMatch *match,
                     guint           n_jobs)
{
  g_autoptr (GMainLoop) loop = g_main_loop_new (NULL, FALSE);
  Spectator self = { .arena = arena, .match = match, .loop = loop };
  guint tick;

  lab_progress_init (&self.progress, match->n_games);
  self.interrupt = g_unix_signal_add (SIGINT, on_interrupt, &self);
  tick = g_timeout_add (INTERVAL, on_tick, &self);
  lab_arena_start (arena, n_jobs, on_done, &self);
  g_main_loop_run (loop);
  lab_arena_wait (arena);

  g_source_remove (tick);
  tell_failures (&self);
  lab_progress_clear (&self.progress);
  tell_more_failures (&self);
  if (self.interrupt == 0)
    return FALSE;
  g_source_remove (self.interrupt);
  return TRUE;
}
