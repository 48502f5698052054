/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * LabEventKind:
 * @LAB_EVENT_QUEUED: the node was put on the open list, because it is new or because a
 *   cheaper path to it was found
 * @LAB_EVENT_EXPANDED: the neighbors of the node were looked at
 * @LAB_EVENT_FOUND: the node is the goal, and the search is over
 *
 * One kind of step of a search.
 */
typedef enum
{
  LAB_EVENT_QUEUED,
  LAB_EVENT_EXPANDED,
  LAB_EVENT_FOUND,
} LabEventKind;

#define LAB_N_EVENT_KINDS 3

/**
 * LabEvent:
 * @kind: what happened
 * @node: the number of the node, or the index of the state
 * @cost: what the path to it costs, as far as known at that step
 *
 * One step of a search.
 */
typedef struct
{
  LabEventKind kind;
  guint        node;
  guint        cost;
} LabEvent;

/**
 * LabEventLog:
 *
 * The steps of a search, from the first one on. A log has room for a fixed number of
 * events; later events are counted, but dropped.
 */
typedef struct _LabEventLog LabEventLog;

struct _LabEventLog
{
  LabEvent *events;                     /* the oldest ones first */
  gsize n_events;
  gsize n_allocated;
  gsize max_events;
  guint64 counts[LAB_N_EVENT_KINDS];    /* dropped events too */
};

LabEventLog    *lab_event_log_new           (gsize              max_events);
void            lab_event_log_free          (LabEventLog       *self);
void            lab_event_log_add           (LabEventLog       *self,
                                             LabEventKind       kind,
                                             guint              node,
                                             guint              cost);
guint64         lab_event_log_get_n_dropped (const LabEventLog *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LabEventLog, lab_event_log_free)

G_END_DECLS
