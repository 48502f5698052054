/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-retire.h"

#include "players/lab-computer.h"
#include "players/lab-person.h"

/* How a player leaves without anybody waiting. One that is a program says good-bye to it,
 * and waits for it to end; so that is done in a thread of its own. Our program does not
 * end before that: it must not leave others running. */

static void
end_agent (GTask        *task,
           gpointer      source G_GNUC_UNUSED,
           gpointer      data G_GNUC_UNUSED,
           GCancellable *cancellable G_GNUC_UNUSED)
{
  g_task_set_task_data (task, NULL, NULL);
  g_task_return_boolean (task, TRUE);
}

static void
on_agent_ended (GObject      *source G_GNUC_UNUSED,
                GAsyncResult *result G_GNUC_UNUSED,
                gpointer      data G_GNUC_UNUSED)
{
  lab_retire_release_application ();
}

static gboolean
on_later (gpointer agent)
{
  lab_retire (agent);
  lab_retire_release_application ();
  return G_SOURCE_REMOVE;
}

/**
 * lab_retire:
 * @agent: (transfer full): who is not needed any more
 *
 * Lets go of @agent, at once if it takes no time, else in a thread.
 */
void
lab_retire (LabAgent *agent)
{
  g_autoptr (GTask) task = NULL;

  g_return_if_fail (LAB_IS_AGENT (agent));

  if (LAB_IS_PERSON (agent) || LAB_IS_COMPUTER (agent))
    {
      g_object_unref (agent);
      return;
    }
  lab_retire_hold_application ();
  task = g_task_new (NULL, NULL, on_agent_ended, NULL);
  g_task_set_task_data (task, agent, g_object_unref);
  g_task_run_in_thread (task, end_agent);
}

/**
 * lab_retire_later:
 * @agent: (transfer full): who is not needed any more
 *
 * Does the same when the main loop gets round to it.
 */
void
lab_retire_later (LabAgent *agent)
{
  g_return_if_fail (LAB_IS_AGENT (agent));

  lab_retire_hold_application ();
  g_idle_add (on_later, agent);
}

/**
 * lab_retire_hold_application:
 *
 * Lets the application, if there is one, not end before as many calls of
 * lab_retire_release_application().
 */
void
lab_retire_hold_application (void)
{
  if (g_application_get_default () != NULL)
    g_application_hold (g_application_get_default ());
}

/** lab_retire_release_application: lets the application end. */
void
lab_retire_release_application (void)
{
  if (g_application_get_default () != NULL)
    g_application_release (g_application_get_default ());
}
