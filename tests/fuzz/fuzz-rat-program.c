/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-fuzz-child.h"

#include "lab-cheese-maze.h"
#include "lab-rat.h"

/* Fuzzes the output of a program that is a rat: it prepares, is asked for some turns, and told how
 * the race ended, in races until its output ends. */

#define MAZE "{0: {1: 1, 3: 1}, 1: {0: 1, 2: 3}, 2: {1: 3}, 3: {0: 1}}"
#define MAX_RACES 6
#define TURNS_EACH 3

static void
check (gboolean  is_done,
       GError  **error)
{
  if (lab_fuzz_check (is_done, error))
    return;
  g_assert_true ((*error)->domain == LAB_DIALOGUE_ERROR
                 || g_error_matches (*error, G_IO_ERROR, G_IO_ERROR_CANCELLED));
  g_clear_error (error);
}

static void
race (LabRat              *program,
      const LabCheeseDeal *deal,
      guint64              seed)
{
  g_auto (LabCheesePosition) position = { 0 };
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GError) error = NULL;

  lab_cheese_position_init (&position, deal);
  check (lab_rat_prepare (program, deal->maze, &position, 0, seed, cancellable, &error), &error);
  for (guint i = 0; i < TURNS_EACH; i++)
    {
      LabCheeseAction action = LAB_N_CHEESE_ACTIONS;
      gboolean is_done = lab_rat_choose (program, &position, cancellable, &action, &error);

      check (is_done, &error);
      g_assert_true (is_done == (action < LAB_N_CHEESE_ACTIONS));
    }
  check (lab_rat_finish (program, &position, &error), &error);
}

LAB_FUZZ (data, size)
{
  const guint8 team = 0;
  const guint start = 0, cheese[] = { 1, 2 };
  g_autoptr (LabCheeseMaze) maze = lab_cheese_maze_new_from_text (MAZE, -1, NULL);
  g_autoptr (LabCheeseDeal) deal = lab_cheese_deal_new_fixed (maze, 1, &team, &start, cheese, 2,
                                                              NULL);
  g_autoptr (LabRat) program = lab_rat_new ("program:program --quiet", NULL);

  lab_fuzz_child_set_input (data, size);
  for (guint i = 0; i < MAX_RACES && lab_fuzz_child_has_input (); i++)
    race (program, deal, i);
}
