/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-arena-progress.h"

#include <signal.h>
#include <stdio.h>

#include <glib-unix.h>
#include <glib/gi18n.h>

#include "lab-progress.h"
#include "lab-terminal.h"

/* How often the bar is drawn, in milliseconds. */
#define INTERVAL 100
/* The number of failures that are printed in full. */
#define MAX_PRINTED 5

/* Other threads play; the main thread uses this to show the progress. */
typedef struct
{
  LabArena *arena;
  const LabMatch *match;
  GMainLoop *loop;
  LabProgress progress;
  guint n_failures;
  guint interrupt;      /* the source that waits for Ctrl-C; 0 after Ctrl-C */
} Spectator;

/* Private helpers */

static void
print_failure (Spectator        *self,
               const LabFailure *failure)
{
  g_autofree char *reason = lab_terminal_make_safe (failure->reason);

  lab_progress_clear (&self->progress);
  fputs ("labyrinthe-lab: ", stderr);
  /* Translators: the number of a game, the number of a player, its name, and a sentence
   * that says what went wrong. */
  fprintf (stderr, _("In game %u player %u (%s) failed: %s"), failure->game + 1,
           failure->player + 1, self->match->players[failure->player], reason);
  putc ('\n', stderr);
  if (failure->detail != NULL)
    {
      /* Translators: %s is a line that was sent to a program, such as “observation …”. */
      fputs ("labyrinthe-lab: ", stderr);
      fprintf (stderr, _("Last line sent: %s"), failure->detail);
      putc ('\n', stderr);
    }
}

/* Prints the first failures in full, earliest first, and counts the others. */
static void
print_failures (Spectator *self)
{
  g_autoptr (LabFailure) failures = lab_arena_take_failures (self->arena);
  g_autoptr (GPtrArray) order = g_ptr_array_new ();

  for (LabFailure *failure = failures; failure != NULL; failure = failure->next)
    g_ptr_array_insert (order, 0, failure);
  for (guint i = 0; i < order->len; i++, self->n_failures++)
    {
      if (self->n_failures < MAX_PRINTED)
        print_failure (self, g_ptr_array_index (order, i));
    }
}

static void
print_failure_count (Spectator *self)
{
  guint n_more = self->n_failures - MIN (self->n_failures, MAX_PRINTED);

  if (n_more == 0)
    return;
  fputs ("labyrinthe-lab: ", stderr);
  /* Translators: follows a few failures of players that were printed in full. */
  fprintf (stderr, ngettext ("… and %u more failure.", "… and %u more failures.", n_more), n_more);
  putc ('\n', stderr);
}

static gboolean
on_tick (gpointer data)
{
  Spectator *self = data;

  print_failures (self);
  lab_progress_show (&self->progress, lab_arena_count_finished (self->arena));
  return G_SOURCE_CONTINUE;
}

/* The first Ctrl-C ends the match. It also removes this handler, so the second one ends the
 * program. */
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
 * lab_arena_progress_watch:
 * @arena: an arena that has not started yet
 * @match: the match that it plays
 * @n_jobs: the number of threads that play
 *
 * Plays the match. Prints the players that fail to the standard error, and a progress bar if that
 * is a terminal. The user can stop the match early with Ctrl-C.
 *
 * Returns: %FALSE if the user stopped the match
 */
gboolean
lab_arena_progress_watch (LabArena       *arena,
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
  print_failures (&self);
  lab_progress_clear (&self.progress);
  print_failure_count (&self);
  if (self.interrupt == 0)
    return FALSE;
  g_source_remove (self.interrupt);
  return TRUE;
}
