/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-family.h"

/* Tasks in threads that do not keep the family alive after the window was closed. */

/* The key under which a task stores a weak reference to its family. */
#define TASK_FAMILY "lab-family"

/* Private helpers */

static void
free_weak_ref (gpointer ref)
{
  g_weak_ref_clear (ref);
  g_free (ref);
}

/* Public functions */

/**
 * lab_family_task_new:
 * @self: a family
 * @cancellable: (nullable): cancels the task
 * @done: called in the main thread when the task is done
 *
 * Creates a task that holds only a weak reference to the family, so that it does not keep the
 * family alive after the window was closed. Use it instead of g_task_new().
 *
 * Returns: (transfer full): the task, without a source object
 */
GTask *
lab_family_task_new (LabFamily           *self,
                     GCancellable        *cancellable,
                     GAsyncReadyCallback  done)
{
  GTask *task;
  GWeakRef *family;

  g_return_val_if_fail (LAB_IS_FAMILY (self), NULL);

  task = g_task_new (NULL, cancellable, done, NULL);
  family = g_new0 (GWeakRef, 1);
  g_weak_ref_init (family, self);
  g_object_set_data_full (G_OBJECT (task), TASK_FAMILY, family, free_weak_ref);
  return task;
}

/**
 * lab_family_task_dup_family:
 * @result: the result of a task from lab_family_task_new()
 *
 * Gets the family of a task. The callback of the task must call this before it uses the family.
 *
 * Returns: (type LabFamily) (transfer full) (nullable): the family; %NULL if the window was closed
 */
gpointer
lab_family_task_dup_family (GAsyncResult *result)
{
  g_autoptr (LabFamily) self = NULL;

  g_return_val_if_fail (G_IS_TASK (result), NULL);

  self = g_weak_ref_get (g_object_get_data (G_OBJECT (result), TASK_FAMILY));
  if (self == NULL || lab_family_get_shell (self) == NULL)
    return NULL;
  return g_steal_pointer (&self);
}
