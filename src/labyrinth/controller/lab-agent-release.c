/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-agent-release.h"

#include "lab-computer.h"
#include "lab-person.h"

/* Releases players without making the game wait. A program that plays gets a message to quit and
 * some time to end, so a thread waits for it. The application stays alive until then: it must
 * not leave other programs running. */

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
  lab_agent_release_allow_exit ();
}

static gboolean
on_later (gpointer agent)
{
  lab_agent_release (agent);
  lab_agent_release_allow_exit ();
  return G_SOURCE_REMOVE;
}

/**
 * lab_agent_release:
 * @agent: (transfer full): an agent that is no longer needed
 *
 * Releases @agent: at once if that takes no time, otherwise in a thread.
 */
void
lab_agent_release (LabAgent *agent)
{
  g_autoptr (GTask) task = NULL;

  g_return_if_fail (LAB_IS_AGENT (agent));

  if (LAB_IS_PERSON (agent) || LAB_IS_COMPUTER (agent))
    {
      g_object_unref (agent);
      return;
    }
  lab_agent_release_block_exit ();
  task = g_task_new (NULL, NULL, on_agent_ended, NULL);
  g_task_set_task_data (task, agent, g_object_unref);
  g_task_run_in_thread (task, end_agent);
}

/**
 * lab_agent_release_later:
 * @agent: (transfer full): an agent that is no longer needed
 *
 * Calls lab_agent_release() from the main loop. Use it where a function that is still running needs
 * @agent.
 */
void
lab_agent_release_later (LabAgent *agent)
{
  g_return_if_fail (LAB_IS_AGENT (agent));

  lab_agent_release_block_exit ();
  g_idle_add (on_later, agent);
}

/**
 * lab_agent_release_block_exit:
 *
 * Keeps the application alive, if there is one, until a matching call of
 * lab_agent_release_allow_exit().
 */
void
lab_agent_release_block_exit (void)
{
  if (g_application_get_default () != NULL)
    g_application_hold (g_application_get_default ());
}

/**
 * lab_agent_release_allow_exit:
 *
 * Ends the effect of one call of lab_agent_release_block_exit().
 */
void
lab_agent_release_allow_exit (void)
{
  if (g_application_get_default () != NULL)
    g_application_release (g_application_get_default ());
}
