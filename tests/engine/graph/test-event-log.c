/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include "lab-event-log.h"

LAB_TEST ("/graph/event-log/bounded", test_bounded)
{
  g_autoptr (LabEventLog) log = lab_event_log_new (1000);

  for (guint i = 0; i < 2500; i++)
    lab_event_log_add (log, i % 2 == 0 ? LAB_EVENT_QUEUED : LAB_EVENT_EXPANDED, i, 2 * i);
  g_assert_cmpuint (log->n_events, ==, 1000);
  g_assert_cmpuint (lab_event_log_get_n_dropped (log), ==, 1500);
  g_assert_cmpuint (log->counts[LAB_EVENT_QUEUED], ==, 1250);
  g_assert_cmpuint (log->counts[LAB_EVENT_EXPANDED], ==, 1250);
  g_assert_cmpuint (log->counts[LAB_EVENT_FOUND], ==, 0);
  for (guint i = 0; i < 1000; i++)
    {
      const LabEvent *event = &log->events[i];

      g_assert_cmpint (event->kind, ==, i % 2 == 0 ? LAB_EVENT_QUEUED : LAB_EVENT_EXPANDED);
      g_assert_cmpuint (event->node, ==, i);
      g_assert_cmpuint (event->cost, ==, 2 * i);
    }
}

LAB_TEST ("/graph/event-log/counts-only", test_counts_only)
{
  g_autoptr (LabEventLog) log = lab_event_log_new (0);

  lab_event_log_add (log, LAB_EVENT_FOUND, 1, 2);
  g_assert_cmpuint (log->n_events, ==, 0);
  g_assert_cmpuint (lab_event_log_get_n_dropped (log), ==, 1);
  g_assert_cmpuint (log->counts[LAB_EVENT_FOUND], ==, 1);
}
