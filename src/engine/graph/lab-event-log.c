/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-event-log.h"

/**
 * lab_event_log_new:
 * @max_events: how many events to keep at most; 0 to count only
 *
 * Creates a log. It allocates memory as it grows, at most 12 bytes for each event.
 *
 * Returns: (transfer full): an empty log
 */
LabEventLog *
lab_event_log_new (gsize max_events)
{
  LabEventLog *self = g_new0 (LabEventLog, 1);

  self->max_events = max_events;
  return self;
}

/**
 * lab_event_log_free:
 * @self: (transfer full): a log
 *
 * Frees a log.
 */
void
lab_event_log_free (LabEventLog *self)
{
  g_return_if_fail (self != NULL);

  g_free (self->events);
  g_free (self);
}

/**
 * lab_event_log_add:
 * @self: a log
 * @kind: what happened
 * @node: the node
 * @cost: what the path to it costs
 *
 * Adds an event, or only counts it if the log is full.
 */
void
lab_event_log_add (LabEventLog *self,
                   LabEventKind kind,
                   guint        node,
                   guint        cost)
{
  g_return_if_fail (self != NULL && kind < LAB_N_EVENT_KINDS);

  self->counts[kind]++;
  if (self->n_events == self->max_events)
    return;
  if (self->n_events == self->n_allocated)
    {
      self->n_allocated = MAX (2 * self->n_allocated, 64);
      self->n_allocated = MIN (self->n_allocated, self->max_events);
      self->events = g_renew (LabEvent, self->events, self->n_allocated);
    }
  self->events[self->n_events++] = (LabEvent) { kind, node, cost };
}

/**
 * lab_event_log_get_n_dropped:
 * @self: a log
 *
 * Returns: how many events came after the log was full
 */
guint64
lab_event_log_get_n_dropped (const LabEventLog *self)
{
  guint64 n_added = 0;

  g_return_val_if_fail (self != NULL, 0);

  for (guint kind = 0; kind < LAB_N_EVENT_KINDS; kind++)
    n_added += self->counts[kind];
  return n_added - self->n_events;
}
