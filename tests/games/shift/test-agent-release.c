/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <gio/gio.h>

#include "lab-agent-release.h"
#include "lab-computer.h"
#include "lab-person.h"

/* An agent whose dispose takes time, like a program's, and records its thread. */

#define LAB_TYPE_SLOW (lab_slow_get_type ())
G_DECLARE_FINAL_TYPE (LabSlow, lab_slow, LAB, SLOW, LabAgent)

struct _LabSlow
{
  LabAgent parent_instance;
};

G_DEFINE_FINAL_TYPE (LabSlow, lab_slow, LAB_TYPE_AGENT)

static GThread *left_in;        /* atomic */

static void
lab_slow_finalize (GObject *object)
{
  g_usleep (G_USEC_PER_SEC / 20);
  g_atomic_pointer_set (&left_in, g_thread_self ());
  G_OBJECT_CLASS (lab_slow_parent_class)->finalize (object);
}

static void
lab_slow_class_init (LabSlowClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = lab_slow_finalize;
}

static void
lab_slow_init (LabSlow *self G_GNUC_UNUSED)
{
}

/* Tests */

static void
on_activate (GApplication *application G_GNUC_UNUSED,
             gpointer      later)
{
  LabAgent *agent = g_object_new (LAB_TYPE_SLOW, "name", "slow", NULL);

  if (GPOINTER_TO_INT (later))
    lab_agent_release_later (agent);
  else
    lab_agent_release (agent);
  g_assert_null (g_atomic_pointer_get (&left_in));
}

/* An otherwise idle application waits for the agent before it ends. */
static void
test_application (gconstpointer later)
{
  g_autoptr (GApplication) application = g_application_new (NULL, G_APPLICATION_NON_UNIQUE);

  g_atomic_pointer_set (&left_in, NULL);
  g_application_set_default (application);
  g_signal_connect (application, "activate", G_CALLBACK (on_activate), (gpointer) later);
  g_assert_cmpint (g_application_run (application, 0, NULL), ==, 0);
  g_assert_nonnull (g_atomic_pointer_get (&left_in));
  g_assert_true (g_atomic_pointer_get (&left_in) != g_thread_self ());
  g_application_set_default (NULL);
}

/* An agent that needs no time is disposed of at once, without a thread. */
static void
test_at_once (void)
{
  LabAgent *agents[] = { lab_person_new (), lab_computer_new (LAB_LEVEL_GREEDY) };

  for (guint i = 0; i < G_N_ELEMENTS (agents); i++)
    {
      gpointer left = agents[i];

      g_object_add_weak_pointer (left, &left);
      lab_agent_release (agents[i]);
      g_assert_null (left);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/agent-release/at-once", test_at_once);
  g_test_add_data_func ("/agent-release/application", GINT_TO_POINTER (FALSE), test_application);
  g_test_add_data_func ("/agent-release/application-later", GINT_TO_POINTER (TRUE),
                        test_application);
  return g_test_run ();
}
