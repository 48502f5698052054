/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-test-loop.h"

static LabTestTurnFunc watch_turn;

/* Private helpers */

static gboolean
iterate (gboolean may_block)
{
  gboolean any;

  if (watch_turn != NULL)
    watch_turn (TRUE);
  any = g_main_context_iteration (NULL, may_block);
  if (watch_turn != NULL)
    watch_turn (FALSE);
  return any;
}

static gboolean
on_wake_up (gpointer data G_GNUC_UNUSED)
{
  return G_SOURCE_REMOVE;
}

/* Public functions */

/**
 * lab_test_iterate: runs the main loop for a moment.
 */
void
lab_test_iterate (void)
{
  guint source = g_timeout_add (5, on_wake_up, NULL);

  if (iterate (TRUE))
    {
      GSource *left = g_main_context_find_source_by_id (NULL, source);

      if (left != NULL)
        g_source_destroy (left);
    }
}

/**
 * lab_test_iterate_ready: runs everything in the main loop that is ready.
 */
void
lab_test_iterate_ready (void)
{
  while (g_main_context_pending (NULL))
    iterate (FALSE);
}

/**
 * lab_test_watch_turns: calls @watch before and after each iteration of the main loop,
 * until it is %NULL.
 */
void
lab_test_watch_turns (LabTestTurnFunc watch)
{
  watch_turn = watch;
}
