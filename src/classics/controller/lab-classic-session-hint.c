/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-classic-session-private.h"

#include "lab-classic-worker.h"

/* Private helpers */

/* The task of the hint is not the one that ran in the thread, which might release the session
 * there. */
static void
on_advice (GObject      *source G_GNUC_UNUSED,
           GAsyncResult *result,
           gpointer      data)
{
  g_autoptr (GTask) task = data;
  GError *error = NULL;
  LabClassicHint *hint = lab_classic_worker_advise_finish (result, &error);

  if (hint != NULL)
    g_task_return_pointer (task, hint, (GDestroyNotify) lab_classic_hint_free);
  else
    g_task_return_error (task, error);
}

/* Public functions */

/**
 * lab_classic_session_ask_hint:
 * @self: a session
 * @cancellable: (nullable): stops the search
 * @done: called at the end
 * @data: data for @done
 *
 * Asks for advice for the person whose turn it is. It is refused when it is not a person’s turn.
 * The session stays alive until @done is called.
 */
void
lab_classic_session_ask_hint (LabClassicSession   *self,
                              GCancellable        *cancellable,
                              GAsyncReadyCallback  done,
                              gpointer             data)
{
  g_autoptr (GTask) task = NULL;
  GError *error = NULL;

  g_return_if_fail (LAB_IS_CLASSIC_SESSION (self));

  task = g_task_new (self, cancellable, done, data);
  if (!lab_classic_session_is_persons_turn (self))
    {
      lab_classic_session_refuse_turn (self, &error);
      g_task_return_error (task, error);
      return;
    }
  self->advice = task;
  lab_classic_worker_advise (self->game, cancellable, on_advice, g_steal_pointer (&task));
}

/**
 * lab_classic_session_ask_hint_finish:
 * @self: a session
 * @result: what the callback was given
 * @error: return location for a #LabClassicError, or %G_IO_ERROR_CANCELLED
 *
 * Ends lab_classic_session_ask_hint(), and counts the hint.
 *
 * Returns: (transfer full) (nullable): the hint; %NULL if it was refused or cancelled, or if the
 *   position has changed
 */
LabClassicHint *
lab_classic_session_ask_hint_finish (LabClassicSession  *self,
                                     GAsyncResult       *result,
                                     GError            **error)
{
  g_autoptr (LabClassicHint) hint = NULL;

  g_return_val_if_fail (LAB_IS_CLASSIC_SESSION (self), NULL);
  g_return_val_if_fail (g_task_is_valid (result, self), NULL);

  hint = g_task_propagate_pointer (G_TASK (result), error);
  if (hint == NULL)
    return NULL;
  if (self->advice != result)
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_CANCELLED, "The position has changed.");
      return NULL;
    }
  self->advice = NULL;
  self->n_hints++;
  lab_classic_session_emit_changed (self);
  return g_steal_pointer (&hint);
}

/** lab_classic_hint_free: frees @self. */
void
lab_classic_hint_free (LabClassicHint *self)
{
  g_clear_pointer (&self->line, g_array_unref);
  g_free (self);
}
