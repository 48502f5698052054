/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-robots-party-thinking.h"

/* A puzzle that a thread solves. */
typedef struct
{
  LabRobotsBoard puzzle;
  guint robot;
  LabRobotsSolution solution;
} Thought;

/* Private helpers */

static void
free_thought (gpointer data)
{
  Thought *self = data;

  lab_robots_solution_clear (&self->solution);
  g_free (self);
}

static void
solve_in_thread (GTask        *task,
                 gpointer      source G_GNUC_UNUSED,
                 gpointer      data,
                 GCancellable *cancellable)
{
  Thought *self = data;
  LabRobotsOptions options = { .cancellable = cancellable };

  lab_robots_solve (&self->puzzle, &options, &self->solution);
  g_task_return_boolean (task, TRUE);
}

/* Changes the numbers of two robots, so that the moves are those of the party. */
static GArray *
rename_robots (GArray *moves,
               guint   robot)
{
  GArray *renamed = g_array_copy (moves);

  for (guint i = 0; i < renamed->len; i++)
    {
      LabRobotsMove *move = &g_array_index (renamed, LabRobotsMove, i);

      if (move->robot == 0)
        move->robot = (guint8) robot;
      else if (move->robot == robot)
        move->robot = 0;
    }
  return renamed;
}

/* Functions of the other files */

/**
 * lab_robots_party_think:
 * @puzzle: the puzzle of a target, see lab_robots_party_state_get_puzzle()
 * @robot: the robot of the party that is robot 1 of the puzzle
 * @done: called when the best way is known, or was given up
 * @object: an object; @done gets a #GWeakRef to it as its data, see lab_robots_party_thought()
 *
 * Looks for the best way to a target in a thread.
 *
 * Returns: (transfer full): what stops it
 */
GCancellable *
lab_robots_party_think (const LabRobotsBoard *puzzle,
                        guint                 robot,
                        GAsyncReadyCallback   done,
                        GObject              *object)
{
  GCancellable *cancellable = g_cancellable_new ();
  GWeakRef *weak = g_new0 (GWeakRef, 1);
  Thought *thought = g_new0 (Thought, 1);
  g_autoptr (GTask) task = NULL;

  g_weak_ref_init (weak, object);
  thought->puzzle = *puzzle;
  thought->robot = robot;
  task = g_task_new (NULL, cancellable, done, weak);
  g_task_set_task_data (task, thought, free_thought);
  g_task_run_in_thread (task, solve_in_thread);
  return cancellable;
}

/**
 * lab_robots_party_thought:
 * @result: what the callback of lab_robots_party_think() got
 * @data: its data, which is freed
 * @object: (out) (transfer full) (nullable): the object that wanted to know it, if it still lives
 * @best: (out caller-allocates): the best way, whose robots have their numbers in the party
 *
 * Gets the best way.
 *
 * Returns: %FALSE if the thread was stopped or the object is gone; @best is then empty
 */
gboolean
lab_robots_party_thought (GAsyncResult       *result,
                          gpointer            data,
                          GObject           **object,
                          LabRobotsPartyBest *best)
{
  Thought *thought = g_task_get_task_data (G_TASK (result));
  GWeakRef *weak = data;
  GArray *moves;

  *best = (LabRobotsPartyBest) { 0 };
  *object = g_weak_ref_get (weak);
  g_weak_ref_clear (weak);
  g_free (weak);
  /* This also fails if the thread was stopped after its end. */
  if (!g_task_propagate_boolean (G_TASK (result), NULL) || *object == NULL)
    return FALSE;
  moves = lab_robots_solution_get_moves (&thought->solution);
  best->outcome = thought->solution.outcome;
  best->lower_bound = thought->solution.lower_bound;
  best->moves = moves != NULL ? rename_robots (moves, thought->robot) : NULL;
  return TRUE;
}
