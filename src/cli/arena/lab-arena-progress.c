/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-arena-progress.h"

#include <stdio.h>

#include <glib/gi18n.h>

#include "lab-progress.h"
#include "lab-terminal.h"

/* The number of failures that are printed in full. */
#define MAX_PRINTED 5

/* Other threads play; the main thread uses this to print the failures. */
typedef struct
{
  LabArena *arena;
  const LabMatch *match;
  guint n_failures;
} Spectator;

/* Private helpers */

static void
print_failure (const Spectator  *self,
               LabProgress      *progress,
               const LabFailure *failure)
{
  g_autofree char *reason = lab_terminal_make_safe (failure->reason);

  lab_progress_clear (progress);
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
print_failures (LabProgress *progress,
                gpointer     data)
{
  Spectator *self = data;
  g_autoptr (LabFailure) failures = lab_arena_take_failures (self->arena);
  g_autoptr (GPtrArray) order = g_ptr_array_new ();

  for (LabFailure *failure = failures; failure != NULL; failure = failure->next)
    g_ptr_array_insert (order, 0, failure);
  for (guint i = 0; i < order->len; i++, self->n_failures++)
    {
      if (self->n_failures < MAX_PRINTED)
        print_failure (self, progress, g_ptr_array_index (order, i));
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
  Spectator self = { .arena = arena, .match = match };
  gboolean complete;

  complete = lab_progress_watch (lab_arena_get_workers (arena), n_jobs, NULL, print_failures,
                                 &self);
  print_failure_count (&self);
  return complete;
}
