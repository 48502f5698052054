/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-fuzz-child.h"

#include "lab-classic-player.h"

/* Fuzzes the output of a program that plays the small games: in each game, it is asked for the
 * first move a few times. */

#define MAX_QUESTIONS 20
#define QUESTIONS_EACH 3

static void
ask (LabClassicPlayer *program,
     const LabClassic *classic)
{
  const LabLimits limits = { .time = G_USEC_PER_SEC };
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autofree gpointer state = lab_classic_new_start (classic, NULL, NULL);
  g_autoptr (GArray) actions = lab_classic_list_actions (classic, state);
  g_autoptr (GError) error = NULL;
  gboolean is_legal = FALSE;
  guint32 action = 0xa5a5;

  if (!lab_classic_player_choose (program, classic, state, &limits, cancellable, &action, &error))
    {
      lab_fuzz_assert_refused (error);
      g_assert_true (g_error_matches (error, LAB_CLASSIC_ERROR, LAB_CLASSIC_ERROR_PROGRAM)
                     || g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED));
      g_assert_true (action == 0xa5a5);
      return;
    }
  g_assert_no_error (error);
  for (guint i = 0; i < actions->len; i++)
    is_legal |= g_array_index (actions, guint32, i) == action;
  g_assert_true (is_legal);
}

LAB_FUZZ (data, size)
{
  const LabClassic * const *classics = lab_classic_get_all ();
  LabClassicPlayer *program = lab_classic_player_new ("program:program --quiet", NULL);
  guint n_classics = 0;

  while (classics[n_classics] != NULL)
    n_classics++;
  lab_fuzz_child_set_input (data, size);
  for (guint i = 0; i < MAX_QUESTIONS && lab_fuzz_child_has_input (); i++)
    {
      if (i % QUESTIONS_EACH == 0)
        lab_classic_player_begin (program, i);
      ask (program, classics[i / QUESTIONS_EACH % n_classics]);
    }
  lab_classic_player_free (program);
}
