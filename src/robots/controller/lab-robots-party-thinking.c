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

/* Solves @puzzle, in which @robot of the party is robot 1. @done is called with a weak reference
 * to @object as its data, which must be freed there. Returns what stops it. */
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

/* Gets the best way. Returns FALSE if the thread was stopped. */
gboolean
lab_robots_party_thought (GAsyncResult       *result,
                          LabRobotsPartyBest *best)
{
  Thought *thought = g_task_get_task_data (G_TASK (result));
  GArray *moves;

  if (!g_task_propagate_boolean (G_TASK (result), NULL))
    return FALSE;
  moves = lab_robots_solution_get_moves (&thought->solution);
  best->outcome = thought->solution.outcome;
  best->lower_bound = thought->solution.lower_bound;
  best->moves = moves != NULL ? rename_robots (moves, thought->robot) : NULL;
  return TRUE;
}
